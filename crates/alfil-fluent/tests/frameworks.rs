//! The functions in the two frameworks that most applications get Fluent from, used as their guides have it.
#![allow(clippy::unwrap_used)]

use std::borrow::Cow;
use std::collections::HashMap;
use std::thread;

use alfil_fluent::{Options, register};
use fluent_bundle::FluentValue;
use fluent_templates::{ArcLoader, Loader, static_loader};
use i18n_embed::fluent::FluentLanguageLoader;
use i18n_embed::{I18nAssets, LanguageLoader};
use unic_langid::LanguageIdentifier;

fn tag(tag: &str) -> LanguageIdentifier {
    tag.parse().unwrap()
}

// -- fluent-templates -------------------------------------------------------------------------------

static_loader! {
    static LOCALES = {
        locales: "./tests/locales",
        fallback_language: "en",
        customise: |bundle| {
            bundle.set_use_isolating(false);
            register(bundle, Options::new()).unwrap();
        },
    };
}

fn arguments(san: &'static str) -> HashMap<Cow<'static, str>, FluentValue<'static>> {
    HashMap::from([(Cow::Borrowed("san"), FluentValue::from(san))])
}

#[test]
fn fluent_templates_with_messages_in_the_program() {
    let say = |locale: &str, id, san| LOCALES.lookup_with_args(&tag(locale), id, &arguments(san));
    assert_eq!(say("en", "last-move", "Nf3"), "Last move: Nf3");
    assert_eq!(say("de", "last-move", "Nf3"), "Letzter Zug: Sf3");
    assert_eq!(say("es", "last-move", "Nf3"), "Última jugada: Cf3");
    assert_eq!(say("es", "in-words", "Nf3"), "caballo a f3");
    assert_eq!(say("de", "selected", "Qh5"), "Die Dame zieht.");
}

#[test]
fn fluent_templates_with_messages_from_files() {
    let loader = ArcLoader::builder("./tests/locales", tag("en"))
        .customize(|bundle| register(bundle, Options::new().style("figurine")).unwrap())
        .build()
        .unwrap();
    let text = loader.lookup_with_args(&tag("de"), "last-move", &arguments("Nf3"));
    assert_eq!(text, "Letzter Zug: \u{2068}♘f3\u{2069}");
}

#[test]
fn fluent_templates_from_several_threads() {
    thread::scope(|scope| {
        for (locale, text) in [("en", "knight to f3"), ("de", "Springer nach f3"), ("es", "caballo a f3")] {
            scope.spawn(move || {
                for _ in 0..50 {
                    let said = LOCALES.lookup_with_args(&tag(locale), "in-words", &arguments("Nf3"));
                    assert_eq!(said, text);
                }
            });
        }
    });
}

// -- i18n-embed -------------------------------------------------------------------------------------

/// The messages as `rust-embed` would hold them.
struct Assets;

const FILES: [(&str, &str); 3] = [
    ("en/game.ftl", include_str!("locales/en/game.ftl")),
    ("de/game.ftl", include_str!("locales/de/game.ftl")),
    ("es/game.ftl", include_str!("locales/es/game.ftl")),
];

impl I18nAssets for Assets {
    fn get_files(&self, path: &str) -> Vec<Cow<'_, [u8]>> {
        FILES.iter().filter(|(name, _)| *name == path).map(|(_, text)| text.as_bytes().into()).collect()
    }

    fn filenames_iter(&self) -> Box<dyn Iterator<Item = String> + '_> {
        Box::new(FILES.iter().map(|(name, _)| name.to_string()))
    }
}

fn embedded(locale: &str) -> FluentLanguageLoader {
    let loader = FluentLanguageLoader::new("game", tag("en"));
    loader.load_languages(&Assets, &[tag(locale)]).unwrap();
    loader.set_use_isolating(false);
    loader.with_bundles_mut(|bundle| register(bundle, Options::new()).unwrap());
    loader
}

fn say(loader: &FluentLanguageLoader, id: &str, san: &'static str) -> String {
    loader.get_args(id, HashMap::from([("san", san)]))
}

#[test]
fn i18n_embed() {
    let german = embedded("de");
    assert_eq!(say(&german, "last-move", "Nf3"), "Letzter Zug: Sf3");
    assert_eq!(say(&german, "in-words", "O-O"), "kurze Rochade");
    assert_eq!(say(&german, "selected", "Qh5"), "Die Dame zieht.");
    assert_eq!(say(&embedded("es"), "last-move", "Nf3"), "Última jugada: Cf3");
}

#[test]
fn an_untranslated_message_of_i18n_embed_shows_the_moves_of_its_own_language() {
    assert_eq!(say(&embedded("de"), "only-english", "Nf3"), "Untranslated: Nf3");
}

/// Loading makes new bundles, and what was done to the old ones is gone.
#[test]
fn i18n_embed_needs_the_functions_again_after_each_load() {
    let loader = FluentLanguageLoader::new("game", tag("en"));
    loader.with_bundles_mut(|_| unreachable!("there are no bundles before the first load"));
    loader.load_languages(&Assets, &[tag("de")]).unwrap();
    loader.set_use_isolating(false);
    loader.with_bundles_mut(|bundle| register(bundle, Options::new()).unwrap());
    assert_eq!(say(&loader, "last-move", "Nf3"), "Letzter Zug: Sf3");
    loader.load_languages(&Assets, &[tag("es")]).unwrap();
    loader.set_use_isolating(false);
    assert_eq!(say(&loader, "last-move", "Nf3"), "Última jugada: {MOVE()}");
    loader.with_bundles_mut(|bundle| register(bundle, Options::new()).unwrap());
    assert_eq!(say(&loader, "last-move", "Nf3"), "Última jugada: Cf3");
}

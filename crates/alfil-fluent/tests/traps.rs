//! What Fluent does not expect of a function, each with what `alfil-fluent` does about it.
#![allow(clippy::unwrap_used)]

use std::sync::{Arc, Mutex};
use std::thread;

use alfil_fluent::{Options, RegisterError, register};
use fluent_bundle::concurrent::FluentBundle as Concurrent;
use fluent_bundle::{FluentArgs, FluentBundle, FluentError, FluentResource};

const MESSAGES: &str = r#"
alone = { MOVE($san) }
within = Zug: { MOVE($san) }.
spanish = { MOVE($san, notation: "es", style: "figurine") } { MOVE($san, notation: "es") }
words = { MOVE($san, style: "words") }
speech = { MOVE($san, style: "speech") }
line = { MOVES($line) }
line-in-words = { MOVES($line, style: "words") }
figurine = { MOVE($san, style: "figurine") }
twice-the-limit = MANY
shown = { MOVE($san) ->
    [Nf3] the default language
    [Sf3] the text
   *[other] nothing
}
selected = { PIECE($san) ->
    [queen] Die Dame zieht.
    [castling] Rochade!
   *[other] Eine Figur zieht.
}
name = { PIECE_NAME($san) } { PIECE_NAME("rook") } { PIECE_NAME("rook", notation: "hu") }
bad-style = { MOVE($san, style: "fancy") }
bad-option = { MOVE($san, stile: "fide") }
bad-notation = { MOVE($san, notation: "tlh") }
no-words = { MOVE($san, notation: "tk", style: "words") }
"#;

type Reports = Arc<Mutex<Vec<String>>>;

fn options() -> (Options, Reports) {
    let reports = Reports::default();
    let sink = Arc::clone(&reports);
    let report = move |report: &alfil_fluent::Report| {
        sink.lock().unwrap().push(format!("{} {:?}: {}", report.function, report.text, report.message));
    };
    (Options::new().on_report(report), reports)
}

struct App {
    bundle: FluentBundle<FluentResource>,
    reports: Reports,
}

impl App {
    fn new(tag: &str) -> App {
        let (options, reports) = options();
        let mut bundle = FluentBundle::new(vec![tag.parse().unwrap()]);
        register(&mut bundle, options).unwrap();
        // More placeables than Fluent allows in a message.
        let messages = MESSAGES.replace("MANY", &"{ MOVE($san) } ".repeat(120));
        bundle.add_resource(FluentResource::try_new(messages).unwrap()).unwrap();
        App { bundle, reports }
    }

    fn format(&self, id: &str, san: &str) -> (String, Vec<FluentError>) {
        let mut arguments = FluentArgs::new();
        arguments.set("san", san);
        arguments.set("line", san);
        let pattern = self.bundle.get_message(id).unwrap().value().unwrap();
        let mut errors = Vec::new();
        (self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned(), errors)
    }

    fn text(&self, id: &str, san: &str) -> String {
        let (text, errors) = self.format(id, san);
        assert!(errors.is_empty(), "{errors:?}");
        text
    }

    fn reports(&self) -> Vec<String> {
        std::mem::take(&mut *self.reports.lock().unwrap())
    }
}

/// Fluent does not tell a function for which locale it is called.
#[test]
fn the_locale_is_taken_at_registration() {
    assert_eq!(App::new("de-AT").text("alone", "Nf3"), "Sf3");
    assert_eq!(App::new("ru").text("alone", "Nf3"), "Кf3");
    assert_eq!(App::new("de").text("spanish", "Nf3"), "\u{2068}♘f3\u{2069} \u{2068}Cf3\u{2069}");
    let mut klingon = FluentBundle::<FluentResource>::new(vec!["tlh".parse().unwrap()]);
    assert!(matches!(register(&mut klingon, Options::new()), Err(RegisterError::Notation(_))));
    let mut nowhere = FluentBundle::<FluentResource>::new(Vec::new());
    assert!(matches!(register(&mut nowhere, Options::new()), Err(RegisterError::NoLocale)));
    assert!(register(&mut nowhere, Options::new().notation("es")).is_ok());
}

/// `FluentValue::Error` would put `MOVE()` into the text and tell nobody.
#[test]
fn what_cannot_be_read_stays_and_is_reported() {
    let app = App::new("de");
    assert_eq!(app.text("alone", "Sf3"), "Sf3");
    assert_eq!(app.text("alone", "Nf33"), "Nf33");
    assert_eq!(app.text("words", "Nf33"), "Nf33");
    assert_eq!(app.reports().len(), 3);
    for id in ["bad-style", "bad-option", "bad-notation", "no-words"] {
        assert_eq!(app.text(id, "Nf3"), "Nf3");
        assert_eq!(app.reports().len(), 1, "{id}");
    }
    assert_eq!(app.text("alone", "Nf3"), "Sf3");
    assert!(app.reports().is_empty());
}

#[test]
fn a_missing_variable_is_an_error_of_fluent_and_a_report() {
    let app = App::new("de");
    let pattern = app.bundle.get_message("alone").unwrap().value().unwrap();
    let mut errors = Vec::new();
    assert_eq!(app.bundle.format_pattern(pattern, None, &mut errors), "MOVE()");
    assert_eq!((errors.len(), app.reports().len()), (1, 1));
}

/// A value of a type of its own would match no variant, ever.
#[test]
fn keys_select_variants() {
    let app = App::new("de");
    assert_eq!(app.text("selected", "Qh5"), "Die Dame zieht.");
    assert_eq!(app.text("selected", "O-O"), "Rochade!");
    assert_eq!(app.text("selected", "e4"), "Eine Figur zieht.");
    assert_eq!(app.text("shown", "Nf3"), "the text", "a written move is text too");
    assert_eq!(app.text("name", "exd5"), "\u{2068}Bauer\u{2069} \u{2068}Turm\u{2069} \u{2068}bástya\u{2069}");
}

/// Fluent breaks a message off behind a hundred placeables.
#[test]
fn a_line_of_any_length_is_one_placeable() {
    let app = App::new("de");
    let (text, errors) = app.format("twice-the-limit", "Nf3");
    assert!(!errors.is_empty() && text.matches("Sf3").count() <= 100, "why there is `MOVES`");
    let line = "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(100);
    assert_eq!(app.text("line", line.trim()), line.trim().replace('N', "S"));
    assert_eq!(app.text("line", "1. Nf3 Nf66"), "1. Sf3 Nf66");
    assert_eq!(app.reports().len(), 1);
}

#[test]
fn isolation_marks_stand_around_a_move_within_a_sentence_only() {
    let app = App::new("de");
    assert_eq!(app.text("alone", "Nf3"), "Sf3");
    assert_eq!(app.text("within", "Nf3"), "Zug: \u{2068}Sf3\u{2069}.");
}

/// What a screen shows may come back: the marks around a move are no part of it.
#[test]
fn isolation_marks_around_a_move_do_not_keep_it_from_being_read() {
    let app = App::new("de");
    assert_eq!(app.text("alone", "\u{2068}Nf3\u{2069}"), "\u{2068}Sf3\u{2069}");
    assert_eq!(app.text("line", "1. \u{2068}Nf3\u{2069} Nf6"), "1. \u{2068}Sf3\u{2069} Sf6");
    assert_eq!(app.text("words", "\u{2068}Nf3\u{2069}"), "Springer nach f3");
    assert!(app.reports().is_empty());
}

/// So a reader's preference goes into the options.
#[test]
fn options_in_messages_are_literals() {
    assert!(FluentResource::try_new("move = { MOVE($san, style: $style) }".into()).is_err());
    assert!(FluentResource::try_new("move = { move($san) }".into()).is_err(), "and names are in capitals");
    let (options, _) = options();
    let mut bundle = FluentBundle::new(vec!["de".parse().unwrap()]);
    register(&mut bundle, options.style("figurine")).unwrap();
    bundle.add_resource(FluentResource::try_new(MESSAGES.into()).unwrap()).unwrap();
    let app = App { bundle, reports: Reports::default() };
    assert_eq!(app.text("alone", "Nf3"), "♘f3");
    assert_eq!(app.text("words", "Nf3"), "Springer nach f3", "a message may insist");
}

#[test]
fn a_style_that_is_none_is_refused_at_registration() {
    let mut bundle = FluentBundle::<FluentResource>::new(vec!["de".parse().unwrap()]);
    let error = register(&mut bundle, Options::new().style("fancy")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "there is no style `fancy`; the styles are as-written, fide, pgn, handbook-short, figurine, long, words, speech"
    );
    let RegisterError::Style { name, allowed } = error else { panic!("{error:?}") };
    assert_eq!(name, "fancy");
    for style in allowed {
        let mut bundle = FluentBundle::<FluentResource>::new(vec!["de".parse().unwrap()]);
        register(&mut bundle, Options::new().style(*style)).unwrap();
    }
    let mut turkmen = FluentBundle::<FluentResource>::new(vec!["tk".parse().unwrap()]);
    let error = register(&mut turkmen, Options::new().style("words")).unwrap_err();
    assert!(matches!(error, RegisterError::NoWords(tag) if tag == "tk"));
    assert!(register(&mut turkmen, Options::new()).is_ok(), "the refused attempt left nothing behind");
}

#[test]
fn words() {
    let app = App::new("pl");
    assert_eq!(app.text("words", "Nxf3+"), "skoczek bije na f3, szach");
    assert_eq!(app.text("speech", "b4"), "pion na be cztery");
}

#[test]
fn a_line_in_words_is_said_wholly_or_not_at_all() {
    let app = App::new("de");
    assert_eq!(
        app.text("line-in-words", "1. e4 e5 2. Nf3! $14 Nc6 ±"),
        "Bauer nach e4; Bauer nach e5; Springer nach f3, guter Zug, Weiß steht etwas besser; \
         Springer nach c6, Weiß steht deutlich besser"
    );
    assert!(app.reports().is_empty());
    for line in ["1. e4 e55", "1. e4 {best} e5", "1. e4 (1. d4) e5", "1. e4 e5 1-0", "1. e4 $99 e5", "$14 e4"]
    {
        assert_eq!(app.text("line-in-words", line), line);
        assert_eq!(app.reports().len(), 1, "{line}");
    }
}

#[test]
fn judgements_are_written_in_the_style_and_said_in_words() {
    let app = App::new("es");
    assert_eq!(app.text("words", "Nf3! $14"), "caballo a f3, buena jugada, las blancas están algo mejor");
    assert_eq!(app.text("words", "Nf3 ⇆"), "caballo a f3, con contrajuego");
    assert_eq!(app.text("words", "$10"), "posición de tablas");
    assert_eq!(app.text("figurine", "Nf3 $14"), "♘f3 ⩲");
    assert_eq!(app.text("alone", "Nf3 $14"), "Cf3 $14");
    assert_eq!(app.text("selected", "Qh5 $14"), "Die Dame zieht.");
    assert!(app.reports().is_empty());
    assert_eq!(app.text("words", "Nf3 $99"), "Nf3 $99");
    assert_eq!(app.reports().len(), 1);
}

#[test]
fn twice_is_an_error() {
    let mut app = App::new("de");
    assert!(matches!(register(&mut app.bundle, Options::new()), Err(RegisterError::Fluent(_))));
}

#[test]
fn threads_share_a_bundle() {
    let mut bundle = Concurrent::new_concurrent(vec!["es".parse().unwrap()]);
    register(&mut bundle, Options::new().style("words")).unwrap();
    bundle.add_resource(FluentResource::try_new(MESSAGES.into()).unwrap()).unwrap();
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let mut arguments = FluentArgs::new();
                arguments.set("san", "Nf3");
                let pattern = bundle.get_message("alone").unwrap().value().unwrap();
                let text = bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new());
                assert_eq!(text, "caballo a f3");
            });
        }
    });
}

//! The command's messages in the language of its user: [`Catalogue`].
//!
//! The text of a message in another language than English is in `messages/<tag>.ftl`; the English one is the
//! message itself. What a catalogue has not, or cannot say, is said in English.

use std::env;
use std::fs;
use std::path::Path;

use alfil::Tag;
use alfil::engine::{Argument, Joint, Message};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use crate::failure::Failure;
use crate::messages;

include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// The messages in one language.
pub(crate) struct Catalogue {
    /// Nothing for English, which needs no catalogue.
    bundle: Option<FluentBundle<FluentResource>>,
}

impl Catalogue {
    pub(crate) const ENGLISH: Catalogue = Catalogue { bundle: None };

    /// The catalogue of the option `--ui-lang`: that of a tag, or a file that a translator works on.
    pub(crate) fn asked_for(tag: &str) -> Result<Catalogue, Failure> {
        if tag.ends_with(".ftl") {
            let path = Path::new(tag);
            let text = fs::read_to_string(path).map_err(|error| Failure::Unreadable(path.into(), error))?;
            let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            return Catalogue::read(stem, text)
                .map_err(|fault| Failure::Usage(messages::catalogue_is_faulty(tag, fault)));
        }
        Catalogue::of(tag).ok_or_else(|| {
            let tags: Vec<&str> = CATALOGUES.iter().map(|(tag, _)| *tag).collect();
            Failure::Usage(messages::no_ui_language(tag, tags.join(", ")))
        })
    }

    /// The catalogue of the user's environment; English where it names a language that there is none for.
    pub(crate) fn of_environment() -> Catalogue {
        let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
        let named = named.into_iter().find(|value| !value.is_empty());
        named.and_then(|tag| Catalogue::of(&tag)).unwrap_or(Catalogue::ENGLISH)
    }

    /// The catalogue of a tag, or of the tag without its last parts: `es` for `es-MX`.
    fn of(tag: &str) -> Option<Catalogue> {
        // In POSIX, `C` is the language of the program.
        if ["C", "POSIX"].contains(&tag.split('.').next().unwrap_or(tag)) {
            return Some(Catalogue::ENGLISH);
        }
        let mut tag = tag.parse::<Tag>().ok()?.language();
        loop {
            if tag == "en" {
                return Some(Catalogue::ENGLISH);
            }
            if let Some((_, text)) = CATALOGUES.iter().find(|(known, _)| *known == tag) {
                return Catalogue::read(&tag, (*text).to_string()).ok();
            }
            tag.truncate(tag.rfind('-')?);
        }
    }

    fn read(tag: &str, text: String) -> Result<Catalogue, String> {
        let resource = FluentResource::try_new(text)
            .map_err(|(_, faults)| faults.first().map_or_else(String::new, |fault| fault.to_string()))?;
        let languages = tag.parse().into_iter().collect();
        let mut bundle = FluentBundle::new(languages);
        // The marks would stand between letters that terminals and editors show as they are.
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        Ok(Catalogue { bundle: Some(bundle) })
    }

    /// A message in this language; in English if the catalogue has it not.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.translated(message).unwrap_or_else(|| message.to_string())
    }

    fn translated(&self, message: &Message) -> Option<String> {
        let bundle = self.bundle.as_ref()?;
        let mut arguments = FluentArgs::new();
        for (name, argument) in message.arguments() {
            arguments.set(name, self.value(argument));
        }
        // Other people's words stay, but there may be messages among them.
        if message.key() == Message::VERBATIM {
            return message.arguments().next().map(|(_, argument)| self.text(argument));
        }
        let pattern = bundle.get_message(message.key())?.value()?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    fn value(&self, argument: &Argument) -> FluentValue<'static> {
        match argument {
            Argument::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.text(other)),
        }
    }

    fn text(&self, argument: &Argument) -> String {
        match argument {
            Argument::Message(message) => self.say(message),
            Argument::List(parts, joint) => {
                let parts: Vec<String> = parts.iter().map(|part| self.text(part)).collect();
                match (joint, parts.as_slice()) {
                    (Joint::Or, [first @ .., last]) if !first.is_empty() => {
                        self.say(&messages::joint_or(first.join(", "), last))
                    }
                    (Joint::And, [first @ .., last]) if !first.is_empty() => {
                        self.say(&messages::joint_and(first.join(", "), last))
                    }
                    (Joint::Semicolon, parts) => parts.join("; "),
                    (_, parts) => parts.join(", "),
                }
            }
            other => other.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use alfil::engine::Template;
    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

    use super::*;

    /// Every message that there is. One that two crates have is there once.
    fn templates() -> BTreeMap<&'static str, &'static Template> {
        let crates = [
            alfil::engine::MESSAGES,
            alfil::board::MESSAGES,
            alfil::locale::MESSAGES,
            alfil::document::MESSAGES,
            messages::TEMPLATES,
        ];
        let mut templates = BTreeMap::new();
        for template in crates.into_iter().flatten() {
            if let Some(other) = templates.insert(template.key, template) {
                assert_eq!(other, template, "two messages of one name");
            }
        }
        templates
    }

    fn directory() -> &'static Path {
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/messages"))
    }

    /// A template as a message of Fluent.
    fn as_fluent(template: &Template) -> String {
        let mut text = String::new();
        let mut rest = template.english;
        while let Some(at) = rest.find(['{', '}']) {
            text.push_str(&rest[..at]);
            let name = rest[at + 1..].split('}').next().unwrap();
            if rest[at..].starts_with('{') && template.variables.contains(&name) {
                text.push_str(&format!("{{ ${name} }}"));
                rest = &rest[at + name.len() + 2..];
            } else {
                text.push_str(&format!("{{\"{}\"}}", &rest[at..=at]));
                rest = &rest[at + 1..];
            }
        }
        text.push_str(rest);
        if text.is_empty() { "{\"\"}".into() } else { text }
    }

    /// `UPDATE_MESSAGES=1 cargo test -p alfil-cli` writes the catalogue anew.
    #[test]
    fn the_english_catalogue_says_what_the_program_says() {
        let mut expected = String::from(
            "# What alfil says in English, for translators to start from. It is written by a test: the texts are in\n\
             # the source. docs/ui-languages.md tells how to translate it.\n\n",
        );
        for (key, template) in templates() {
            let unused =
                template.variables.iter().filter(|name| !template.english.contains(&format!("{{{name}}}")));
            for name in unused {
                expected.push_str(&format!("# There is ${name} as well.\n"));
            }
            expected.push_str(&format!("{key} = {}\n", as_fluent(template)));
        }
        let path = directory().join("en.ftl");
        if env::var_os("UPDATE_MESSAGES").is_some() {
            fs::write(&path, &expected).unwrap();
        }
        assert_eq!(
            fs::read_to_string(path).unwrap_or_default(),
            expected,
            "UPDATE_MESSAGES=1 writes it anew"
        );
    }

    #[derive(Default)]
    struct Uses<'t> {
        variables: BTreeSet<&'t str>,
        messages: BTreeSet<&'t str>,
    }

    impl<'t> Uses<'t> {
        fn pattern(&mut self, pattern: &Pattern<&'t str>) {
            for element in &pattern.elements {
                if let PatternElement::Placeable { expression } = element {
                    self.expression(expression);
                }
            }
        }

        fn expression(&mut self, expression: &Expression<&'t str>) {
            match expression {
                Expression::Inline(inline) => self.inline(inline),
                Expression::Select { selector, variants } => {
                    self.inline(selector);
                    variants.iter().for_each(|variant| self.pattern(&variant.value));
                }
            }
        }

        fn inline(&mut self, inline: &InlineExpression<&'t str>) {
            match inline {
                InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name)),
                InlineExpression::MessageReference { id, .. } => drop(self.messages.insert(id.name)),
                InlineExpression::Placeable { expression } => self.expression(expression),
                _ => {}
            }
        }
    }

    #[test]
    fn every_catalogue_has_every_message_with_its_variables_and_no_other() {
        let templates = templates();
        let mut faults = Vec::new();
        for (tag, text) in CATALOGUES {
            let resource = fluent_syntax::parser::parse(*text).expect(tag);
            let mut found: BTreeMap<&str, Uses<'_>> = BTreeMap::new();
            for entry in &resource.body {
                let Entry::Message(message) = entry else { continue };
                let mut uses = Uses::default();
                uses.pattern(message.value.as_ref().expect(tag));
                let twice = found.insert(message.id.name, uses).is_some();
                assert!(!twice, "{tag}: {} is there twice", message.id.name);
            }
            let mut referred = BTreeSet::new();
            for (key, template) in &templates {
                let Some(uses) = found.get(key) else {
                    faults.push(format!("{tag}: {key} is missing: {}", template.english));
                    continue;
                };
                let mut variables = uses.variables.clone();
                let mut open: Vec<&str> = uses.messages.iter().copied().collect();
                while let Some(helper) = open.pop() {
                    referred.insert(helper);
                    let uses = found.get(helper).expect(key);
                    variables.extend(&uses.variables);
                    open.extend(&uses.messages);
                }
                for name in variables.iter().filter(|name| !template.variables.contains(name)) {
                    faults.push(format!("{tag}: {key} does not get ${name}"));
                }
                for name in template.variables {
                    // The English name of a language is of use in English; its tag in any language.
                    if *name == "language" && variables.contains("tag") {
                        continue;
                    }
                    if template.english.contains(&format!("{{{name}}}")) && !variables.contains(name) {
                        faults.push(format!("{tag}: {key} does not say ${name}"));
                    }
                }
            }
            let unused = found.keys().filter(|key| !templates.contains_key(*key) && !referred.contains(*key));
            faults.extend(unused.map(|key| format!("{tag}: {key} is used by nothing")));
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    fn sample(template: &'static Template) -> Message {
        let mut values = ["knight", "e4", "white", "Black", "f6", "g"].into_iter().map(Argument::from);
        let mut next = || values.next().unwrap();
        match template.variables.len() {
            0 => Message::new(template, []),
            1 => Message::new(template, [next()]),
            2 => Message::new(template, [next(), next()]),
            3 => Message::new(template, [next(), next(), next()]),
            4 => Message::new(template, [next(), next(), next(), next()]),
            _ => Message::new(template, [next(), next(), next(), next(), next()]),
        }
    }

    #[test]
    fn every_message_can_be_said_in_every_catalogue() {
        for (tag, text) in CATALOGUES {
            let catalogue = Catalogue::read(tag, (*text).to_string()).unwrap();
            for (key, template) in templates() {
                let message = sample(template);
                let said = catalogue.translated(&message);
                assert!(said.is_some(), "{tag}: {key} cannot be said");
                if *tag == "en" {
                    assert_eq!(said.unwrap(), message.to_string(), "{key}");
                }
            }
        }
    }

    #[test]
    fn a_catalogue_is_found_by_any_tag_of_its_language() {
        for tag in ["es", "es-MX", "ES_es", "es_ES.UTF-8", "es-Latn-ES", "de_CH.ISO-8859-1", "ca_ES@valencia"]
        {
            let spanish = Catalogue::of(tag).map(|catalogue| catalogue.say(&messages::one_game()));
            let expected = match &tag[..2].to_lowercase()[..] {
                "es" => Some("1 partida"),
                "de" => Some("1 Partie"),
                _ => None,
            };
            assert_eq!(spanish.as_deref(), expected, "{tag}");
        }
        for tag in ["C", "POSIX", "C.UTF-8", "en", "en_GB.UTF-8"] {
            assert!(Catalogue::of(tag).unwrap().bundle.is_none(), "{tag}");
        }
        assert!(
            Catalogue::of("tlh").is_none()
                && Catalogue::of("").is_none()
                && Catalogue::of("e\u{301}").is_none()
        );
    }

    #[test]
    fn what_a_catalogue_has_not_or_cannot_say_is_said_in_english() {
        let catalogue = Catalogue::read("es", "one_game = { $nothing }".into()).unwrap();
        assert_eq!(catalogue.say(&messages::one_game()), "1 game");
        assert_eq!(catalogue.say(&messages::one_move()), "1 move");
        assert_eq!(catalogue.say(&Message::verbatim("Nf3")), "Nf3");
    }
}

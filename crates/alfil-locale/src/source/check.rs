//! Holds a language file to the format, and makes the [`Locale`].

use std::borrow::Cow;
use std::sync::{Arc, Mutex, PoisonError};

use alfil_engine::{
    BadSpelling, Diagnostic, Message, Role, Span, Symbol, SymbolTable, TableError, Translator, parse,
};
use unic_langid::LanguageIdentifier;
use unicode_normalization::UnicodeNormalization;

use super::decode::{Document, ExampleEntry, SourceEntry, Spellings, VariantEntry, decode};
use super::layers::{Claim, Layers, Origin, Spelled};
use super::{Located, Refusal, script};
use crate::locale::{Direction, Example, Locale, Source, Status, Text, Variant};
use crate::messages;

/// The format that this program knows.
const SCHEMA: i64 = 1;

/// The table from which all others inherit.
const ROOT: &str = "root";

/// Where the files are that a table inherits from.
pub(crate) trait Library {
    /// The text of the file for `tag`.
    fn text(&self, tag: &str) -> Option<Cow<'_, str>>;
}

/// Checks the text of a language file whose name, without its ending, is `stem`.
///
/// # Errors
/// All that is wrong with it, in the order of the file.
pub(crate) fn check(
    stem: Option<&str>,
    text: &str,
    library: &dyn Library,
) -> Result<Locale, Vec<Diagnostic>> {
    let (document, faults) = decode(text);
    let mut check = Check { document: &document, text, faults };
    let locale = check.locale(stem, library);
    let mut faults = check.faults;
    // What seems to be missing from a file that is not TOML may stand where it could not be read.
    if faults.iter().any(|fault| fault.code == Refusal::Syntax.code()) {
        let missing = [Refusal::MissingKey, Refusal::MissingPiece, Refusal::NoSource, Refusal::UnknownKey];
        faults.retain(|fault| !missing.iter().any(|refusal| refusal.code() == fault.code));
    }
    match locale {
        Some(locale) if faults.is_empty() => Ok(locale),
        _ => {
            faults.sort_by_key(|fault| fault.span);
            faults.dedup();
            Err(faults)
        }
    }
}

struct Check<'a> {
    document: &'a Document,
    text: &'a str,
    faults: Vec<Diagnostic>,
}

impl<'a> Check<'a> {
    /// Runs every check. `None` only together with a fault.
    fn locale(&mut self, stem: Option<&str>, library: &dyn Library) -> Option<Locale> {
        let document = self.document;
        self.schema();
        let tag = self.tag(stem);
        for alias in &document.aliases {
            self.canonical(alias);
        }
        let english = self.required("english", &document.english);
        let native = self.required("native", &document.native);
        let status = self.required("status", &document.status);
        let sources = self.sources();
        let base = self.base(library)?;
        self.form_of(&document.spellings);
        let own = self.table(&base, &document.spellings, true);
        let variants = self.variants(&own.0);
        let table = own.1?;
        if let Some(style) = &document.style
            && let Err(error) = style.value.check_against(&table)
        {
            let message = messages::unreadable_style(error.message());
            self.faults.push(Refusal::Style.at(style.span, message));
        }
        let examples = self.examples(&table, &variants, library);
        Some(Locale {
            tag: Cow::Owned(tag?),
            english: Cow::Owned(english?),
            native: Cow::Owned(native?),
            status: if status? == Status::Attested.name() { Status::Attested } else { Status::Provisional },
            direction: match &document.direction {
                Some(direction) if direction.value == Direction::RightToLeft.name() => Direction::RightToLeft,
                _ => Direction::LeftToRight,
            },
            aliases: document.aliases.iter().map(|alias| owned(&alias.value)).collect(),
            inherits: document.inherits.as_ref().map(|parent| owned(&parent.value)),
            sources: sources.into(),
            table,
            variants: variants.into_iter().flatten().collect(),
            style: document.style.as_ref().map(|style| style.value.clone()),
            examples: examples.into(),
            toml: owned(self.text),
            ftl: None,
        })
    }

    // -- the head of the file -----------------------------------------------------------------------

    fn schema(&mut self) {
        match &self.document.schema {
            Some(schema) if schema.value == SCHEMA => {}
            Some(schema) => {
                let message = messages::format_differs(schema.value.to_string(), SCHEMA.to_string());
                let help = if schema.value > SCHEMA {
                    messages::update_the_program()
                } else {
                    messages::write_line(format!("schema = {SCHEMA}"))
                };
                self.faults.push(Refusal::Schema.at(schema.span, message).with_help(help));
            }
            None => self.missing("schema", &format!("schema = {SCHEMA}")),
        }
    }

    fn tag(&mut self, stem: Option<&str>) -> Option<String> {
        let Some(tag) = &self.document.tag else {
            self.missing("tag", &format!("tag = \"{}\"", stem.unwrap_or("eu")));
            return None;
        };
        if let Some(stem) = stem.filter(|stem| *stem != tag.value) {
            let message = messages::stem_differs(&tag.value, stem);
            let help = messages::name_the_file(&tag.value);
            self.faults.push(Refusal::Stem.at(tag.span, message).with_help(help));
        }
        self.canonical(tag);
        Some(tag.value.clone())
    }

    fn canonical(&mut self, tag: &Located<String>) {
        match tag.value.parse::<LanguageIdentifier>() {
            Ok(identifier) if identifier.to_string() == tag.value => {}
            Ok(identifier) => {
                let message = messages::not_canonical(&tag.value);
                let help = messages::write_line(identifier.to_string());
                self.faults.push(Refusal::Tag.at(tag.span, message).with_help(help));
            }
            Err(_) => {
                let message = messages::not_a_tag(&tag.value);
                let help = messages::tags_look_like();
                self.faults.push(Refusal::Tag.at(tag.span, message).with_help(help));
            }
        }
    }

    fn required(&mut self, key: &str, value: &Option<Located<String>>) -> Option<String> {
        match value {
            Some(value) if value.value.trim().is_empty() => {
                self.faults.push(Refusal::Empty.at(value.span, messages::key_is_empty(key)));
                None
            }
            Some(value) => Some(value.value.clone()),
            // A faulty value was reported already.
            None if self.has_key(key) => None,
            None => {
                self.missing(key, &format!("{key} = \"…\""));
                None
            }
        }
    }

    fn has_key(&self, key: &str) -> bool {
        self.text.lines().take_while(|line| !line.trim_start().starts_with('[')).any(|line| {
            line.trim_start().strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='))
        })
    }

    fn missing(&mut self, key: &str, line: &str) {
        let fault = Refusal::MissingKey.at(0..0, messages::key_is_missing(key));
        self.faults.push(fault.with_help(messages::add_a_line(line)));
    }

    fn sources(&mut self) -> Vec<Source> {
        let mut sources = Vec::new();
        for SourceEntry { title, subjects, span } in &self.document.sources {
            match title {
                Some(title) if title.value.trim().is_empty() => {
                    let fault = Refusal::Empty.at(title.span, messages::title_is_empty());
                    self.faults.push(fault.with_help(messages::name_the_book()));
                }
                Some(title) => {
                    let subjects = subjects.iter().map(|subject| owned(&subject.value)).collect();
                    sources.push(Source { title: owned(&title.value), subjects });
                }
                None => {
                    let fault = Refusal::MissingKey.at(*span, messages::no_title());
                    self.faults.push(fault.with_help(messages::name_the_book()));
                }
            }
        }
        if self.document.sources.is_empty() {
            let fault = Refusal::NoSource.at(0..0, messages::no_source());
            self.faults.push(fault.with_help(messages::add_a_source()));
        }
        sources
    }

    // -- the spellings ------------------------------------------------------------------------------

    /// What the file inherits, root first.
    fn base(&mut self, library: &dyn Library) -> Option<Layers> {
        let mut chain: Vec<(String, Spellings)> = Vec::new();
        let mut next = self.document.inherits.clone();
        let mut seen: Vec<String> = self.document.tag.iter().map(|tag| tag.value.clone()).collect();
        while let Some(parent) = next {
            // A place in a parent's file means nothing here: blame the line that leads there.
            let span = self.document.inherits.as_ref().map_or(parent.span, |inherits| inherits.span);
            if seen.contains(&parent.value) {
                seen.push(parent.value.clone());
                let message = messages::circle(seen.join(" → "));
                self.faults.push(Refusal::Cycle.at(span, message));
                return None;
            }
            let Some(text) = library.text(&parent.value).filter(|_| parent.value != ROOT) else {
                let message = messages::no_parent(&parent.value);
                let help = messages::root_is_inherited();
                self.faults.push(Refusal::UnknownParent.at(span, message).with_help(help));
                return None;
            };
            let document = decode(&text).0;
            seen.push(parent.value.clone());
            chain.push((parent.value, document.spellings));
            next = document.inherits;
        }
        let root = library.text(ROOT).map(|text| decode(&text).0.spellings).unwrap_or_default();
        let mut layers = Layers::new();
        layers.lay(&root, Some(ROOT));
        for (tag, spellings) in chain.iter().rev() {
            layers.lay(spellings, Some(tag));
        }
        Some(layers)
    }

    /// Lays the file's own spellings over `base` and compiles the result.
    fn table(&mut self, base: &Layers, own: &Spellings, complete: bool) -> (Layers, Option<SymbolTable>) {
        let mut layers = base.clone();
        for key in layers.lay(own, None) {
            let name = key_name(self.text, key);
            let message = messages::only_repeats(name);
            self.faults.push(Refusal::Repeats.at(key, message).with_help(messages::remove_it()));
        }
        self.doubled(own);
        if complete {
            for role in Role::PIECES {
                if layers.writes(role.into()).is_some() || own.faulty.contains(&role.into()) {
                    continue;
                }
                let message = messages::no_letter(role);
                let entry = own.symbols.iter().find(|(symbol, _)| *symbol == role.into());
                self.faults.push(match entry {
                    Some((_, entry)) => {
                        let help = messages::say_which_is_written("{ write = \"…\", read = [\"…\"] }");
                        Refusal::MissingPiece.at(entry.key, message).with_help(help)
                    }
                    None => {
                        let help = messages::add_to_pieces(format!("{role} = \"…\""));
                        Refusal::MissingPiece.at(0..0, message).with_help(help)
                    }
                });
            }
        }
        match layers.compile() {
            Ok(table) => (layers, Some(table)),
            Err(errors) => {
                for error in errors {
                    self.table_error(&error, &layers);
                }
                (layers, None)
            }
        }
    }

    /// A spelling that stands twice in one entry.
    fn doubled(&mut self, own: &Spellings) {
        for (_, entry) in &own.symbols {
            let spellings: Vec<_> = entry.write.iter().chain(entry.read.iter().flatten()).collect();
            for (number, spelling) in spellings.iter().enumerate() {
                if spellings.iter().take(number).any(|earlier| earlier.value == spelling.value) {
                    let message = messages::stands_twice(&spelling.value);
                    self.faults
                        .push(Refusal::Repeats.at(spelling.span, message).with_help(messages::remove_one()));
                }
            }
        }
    }

    fn table_error(&mut self, error: &TableError, layers: &Layers) {
        let fault = match error {
            // Reported by name, with the section it belongs to.
            TableError::Missing { .. } => return,
            TableError::BadSpelling { symbol, spelling, reason } => {
                let refusal = match reason {
                    BadSpelling::Empty => Refusal::Empty,
                    _ => Refusal::Character,
                };
                refusal.at(self.place(layers.origin(*symbol, spelling)), error.message())
            }
            TableError::Conflict { spelling, first, second } => {
                let (first, second) = (layers.claim(*first, spelling), layers.claim(*second, spelling));
                self.two_places(Refusal::TwoMeanings, error.message(), second, first)
            }
            TableError::Misread { meant: (symbol, spelling), read, .. } => {
                let meant = layers.claim(*symbol, spelling);
                let read = read.as_ref().and_then(|(symbol, spelling)| layers.claim(*symbol, spelling));
                self.two_places(Refusal::NotUnique, error.message(), meant, read)
            }
            _ => Refusal::NotUnique.at(0..0, error.message()),
        };
        self.faults.push(fault);
    }

    /// A fault with two culprits: marked at the later one that stands in this file, with the other beside it.
    fn two_places(
        &self,
        refusal: Refusal,
        message: Message,
        one: Option<Claim<'_>>,
        other: Option<Claim<'_>>,
    ) -> Diagnostic {
        let here = |claim: Option<Claim<'_>>| match claim?.spelled.origin {
            Origin::Here(span) => Some(span),
            Origin::Inherited(_) => None,
        };
        let (one, other) = if here(one) >= here(other) { (one, other) } else { (other, one) };
        let fault = refusal.at(self.place(one.map(|claim| claim.spelled)), message);
        let Some(Claim { symbol, spelled: Spelled { origin, text }, written }) = other else { return fault };
        match origin {
            Origin::Here(span) => fault.with_related(*span, messages::other_claim(text)),
            Origin::Inherited(table) if written => {
                fault.with_help(messages::choose_another(text, symbol, table))
            }
            Origin::Inherited(table) => {
                fault.with_help(messages::replace_the_list(text, table, "read = [\"…\"]", symbol))
            }
        }
    }

    fn place(&self, spelled: Option<&Spelled>) -> Span {
        match spelled {
            Some(Spelled { origin: Origin::Here(span), .. }) => *span,
            // The line that led there.
            _ => self.document.inherits.as_ref().map_or(Span::default(), |inherits| inherits.span),
        }
    }

    /// Checks what can be seen of each spelling alone: its normal form and its script.
    fn form_of(&mut self, own: &Spellings) {
        let tag = self.document.tag.as_ref().map_or("", |tag| tag.value.as_str());
        let scripts = script::of_tag(tag);
        let letters = own.symbols.iter().filter(|(symbol, _)| matches!(symbol, Symbol::Piece(_)));
        let letters = letters.flat_map(|(_, entry)| entry.write.iter().chain(entry.read.iter().flatten()));
        // Many languages write their pieces in Latin letters whatever their script; none mixes the two.
        let latin = unicode_script::Script::Latin;
        let native = letters.clone().any(|letter| {
            script::of_text(&letter.value).is_some_and(|script| script != latin && scripts.contains(&script))
        });
        let mut faults = Vec::new();
        for letter in letters {
            let Some(found) = script::of_text(&letter.value) else { continue };
            let fits =
                if native { scripts.contains(&found) } else { found == latin || scripts.contains(&found) };
            if !fits && !scripts.is_empty() {
                let message = messages::foreign_script(
                    &letter.value,
                    found.full_name(),
                    if native { scripts[0].full_name() } else { latin.full_name() },
                );
                let help = messages::type_the_letter();
                faults.push(Refusal::Script.at(letter.span, message).with_help(help));
            }
        }
        let signs =
            own.symbols.iter().flat_map(|(_, entry)| entry.write.iter().chain(entry.read.iter().flatten()));
        let files = own.coordinates.iter().flat_map(|entry| &entry.spellings);
        for spelling in signs.chain(files) {
            let composed: String = spelling.value.nfc().collect();
            if composed != spelling.value {
                let message = messages::not_composed(&spelling.value);
                let points: Vec<_> = composed.chars().map(|c| format!("U+{:04X}", u32::from(c))).collect();
                let help = messages::write_composed(composed, points.join(" "));
                faults.push(Refusal::NotNfc.at(spelling.span, message).with_help(help));
            }
        }
        self.faults.append(&mut faults);
    }

    fn variants(&mut self, own: &Layers) -> Vec<Option<Variant>> {
        let document = self.document;
        let mut variants = Vec::new();
        for VariantEntry { name, description, spellings } in &document.variants {
            let well_named = name.value.starts_with(|c: char| c.is_ascii_lowercase())
                && name.value.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            if !well_named {
                let message = messages::bad_variant_name(&name.value);
                let help = messages::variant_names_look_like();
                self.faults.push(Refusal::UnknownValue.at(name.span, message).with_help(help));
            }
            if description.is_none() {
                let message = messages::no_description(&name.value);
                self.faults.push(Refusal::MissingKey.at(name.span, message));
            }
            let table = self.table(own, spellings, false).1;
            variants.push(table.map(|table| Variant {
                name: owned(&name.value),
                description: owned(description.as_ref().map_or("", |text| &text.value)),
                table,
            }));
        }
        variants
    }

    // -- the examples -------------------------------------------------------------------------------

    fn examples(
        &mut self,
        table: &SymbolTable,
        variants: &[Option<Variant>],
        library: &dyn Library,
    ) -> Vec<Example> {
        let document = self.document;
        let mut examples = Vec::new();
        let Some(english) = english(library) else { return examples };
        for entry in &document.examples {
            let table = match &entry.variant {
                None => table,
                Some(name) => match variants.iter().flatten().find(|variant| variant.name == name.value) {
                    Some(variant) => &variant.table,
                    None => {
                        let message = messages::no_variant(&name.value);
                        self.faults.push(Refusal::UnknownValue.at(name.span, message));
                        continue;
                    }
                },
            };
            if let Some(example) = self.example(entry, table, &english) {
                examples.push(example);
            }
        }
        examples
    }

    fn example(
        &mut self,
        entry: &ExampleEntry,
        table: &SymbolTable,
        english: &SymbolTable,
    ) -> Option<Example> {
        let Some(text) = &entry.text else {
            self.faults.push(Refusal::MissingKey.at(entry.span, messages::example_needs_text()));
            return None;
        };
        let fail = |message| Some(Refusal::Example.at(text.span, message));
        let fault = match (&entry.san, entry.error) {
            (None, true) => match parse(&text.value, table) {
                Ok(_) => fail(messages::example_is_read(&text.value)),
                Err(_) => None,
            },
            (Some(san), false) => {
                let there = Translator::new(english, table).translate(&san.value);
                let back = Translator::new(table, english).translate(&text.value);
                if let Err(error) = parse(&san.value, english) {
                    Some(
                        Refusal::Example
                            .at(san.span, messages::example_not_english(&san.value, error.message())),
                    )
                } else if let Err(error) = parse(&text.value, table) {
                    fail(messages::example_not_a_move(&text.value, error.message()))
                } else if there.text != text.value {
                    fail(messages::example_written(&san.value, &there.text, &text.value))
                } else if back.text != san.value {
                    fail(messages::example_read(&text.value, &back.text, &san.value))
                } else {
                    None
                }
            }
            _ => {
                let message = messages::example_is_either();
                Some(Refusal::Example.at(entry.span, message))
            }
        };
        if let Some(fault) = fault {
            self.faults.push(fault);
            return None;
        }
        Some(Example {
            san: entry.san.as_ref().map(|san| owned(&san.value)),
            text: owned(&text.value),
            variant: entry.variant.as_ref().map(|name| owned(&name.value)),
        })
    }
}

/// The notation that examples give their moves in: the letters of the Laws' English text.
fn english(library: &dyn Library) -> Option<Arc<SymbolTable>> {
    /// The texts that the table was made from last, and the table: it is the same for every file, and making
    /// it proves it.
    static LAST: Mutex<Option<([String; 2], Arc<SymbolTable>)>> = Mutex::new(None);
    let texts = [library.text(ROOT)?.into_owned(), library.text("en")?.into_owned()];
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, table)) = last.as_ref().filter(|(of, _)| *of == texts) {
        return Some(Arc::clone(table));
    }
    let mut layers = Layers::new();
    for (tag, text) in [ROOT, "en"].into_iter().zip(&texts) {
        layers.lay(&decode(text).0.spellings, Some(tag));
    }
    let table = Arc::new(layers.compile().ok()?);
    *last = Some((texts, Arc::clone(&table)));
    Some(table)
}

fn owned(text: &str) -> Text {
    Cow::Owned(text.to_string())
}

fn key_name(text: &str, span: Span) -> &str {
    text.get(span.start..span.end).unwrap_or("")
}

//! The text of a language file, taken apart: every value with its place, every fault of form.
//!
//! serde stops at the first fault of a file. A contributor should see all of them, so the parsed TOML is
//! walked by hand.

use alfil_engine::{Diagnostic, File, Message, Rank, Role, Sign, Span, Style, Symbol};
use toml::de::{DeTable, DeValue};

use super::style::style;
use super::{Located, Refusal};
use crate::messages;

/// A language file as it was written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Document {
    pub(crate) schema: Option<Located<i64>>,
    pub(crate) tag: Option<Located<String>>,
    pub(crate) english: Option<Located<String>>,
    pub(crate) native: Option<Located<String>>,
    pub(crate) status: Option<Located<String>>,
    pub(crate) direction: Option<Located<String>>,
    pub(crate) inherits: Option<Located<String>>,
    pub(crate) aliases: Vec<Located<String>>,
    pub(crate) sources: Vec<SourceEntry>,
    pub(crate) spellings: Spellings,
    pub(crate) style: Option<Located<Style>>,
    pub(crate) variants: Vec<VariantEntry>,
    pub(crate) examples: Vec<ExampleEntry>,
}

#[derive(Clone, Debug)]
pub(crate) struct SourceEntry {
    pub(crate) title: Option<Located<String>>,
    pub(crate) subjects: Vec<Located<String>>,
    pub(crate) span: Span,
}

/// The sections `[pieces]`, `[figurines]`, `[signs]` and `[coordinates]`, of a table or of a variant.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spellings {
    pub(crate) symbols: Vec<(Symbol, SymbolEntry)>,
    /// The pieces whose entries were faulty, and were reported and left out.
    pub(crate) faulty: Vec<Symbol>,
    pub(crate) figurines: Vec<(Role, SymbolEntry)>,
    pub(crate) coordinates: Vec<CoordinateEntry>,
}

/// `"text"` or `{ write = "text", read = ["other", …] }`.
#[derive(Clone, Debug)]
pub(crate) struct SymbolEntry {
    pub(crate) write: Option<Located<String>>,
    pub(crate) read: Option<Vec<Located<String>>>,
    pub(crate) key: Span,
}

/// Eight spellings of files or ranks.
#[derive(Clone, Debug)]
pub(crate) struct CoordinateEntry {
    pub(crate) symbols: [Symbol; 8],
    pub(crate) spellings: Vec<Located<String>>,
    /// Whether they are written, or only read.
    pub(crate) written: bool,
    pub(crate) key: Span,
}

#[derive(Clone, Debug)]
pub(crate) struct VariantEntry {
    pub(crate) name: Located<String>,
    pub(crate) description: Option<Located<String>>,
    pub(crate) spellings: Spellings,
}

#[derive(Clone, Debug)]
pub(crate) struct ExampleEntry {
    pub(crate) san: Option<Located<String>>,
    pub(crate) text: Option<Located<String>>,
    pub(crate) error: bool,
    pub(crate) variant: Option<Located<String>>,
    pub(crate) span: Span,
}

/// Takes `text` apart. What is faulty is reported and left out.
pub(crate) fn decode(text: &str) -> (Document, Vec<Diagnostic>) {
    let (table, errors) = DeTable::parse_recoverable(text);
    let faults = errors
        .iter()
        .map(|error| {
            let span = error.span().unwrap_or(0..0);
            Refusal::Syntax.at(span, Message::verbatim(error.message().trim()))
        })
        .collect();
    let mut decoder = Decoder { faults };
    let document = decoder.document(table.get_ref());
    (document, decoder.faults)
}

/// Takes the text of a file apart that holds nothing but a style.
pub(super) fn decode_style(text: &str) -> (Style, Vec<Diagnostic>) {
    let (table, errors) = DeTable::parse_recoverable(text);
    let faults = errors
        .iter()
        .map(|error| {
            let message = Message::verbatim(error.message().trim());
            Refusal::Syntax.at(error.span().unwrap_or(0..0), message)
        })
        .collect();
    let mut decoder = Decoder { faults };
    let style = style(&mut decoder, table.get_ref());
    (style, decoder.faults)
}

pub(super) struct Decoder {
    faults: Vec<Diagnostic>,
}

type Value<'i> = toml::Spanned<DeValue<'i>>;

impl Decoder {
    fn document(&mut self, table: &DeTable<'_>) -> Document {
        const KEYS: [&str; 16] = [
            "schema",
            "tag",
            "english",
            "native",
            "status",
            "direction",
            "inherits",
            "aliases",
            "sources",
            "pieces",
            "figurines",
            "signs",
            "coordinates",
            "style",
            "variants",
            "examples",
        ];
        let mut document = Document { spellings: self.spellings(table), ..Document::default() };
        for (key, span, value) in self.entries(table, &KEYS) {
            match key {
                "schema" => document.schema = self.integer(value),
                "tag" => document.tag = self.string(value),
                "english" => document.english = self.string(value),
                "native" => document.native = self.string(value),
                "status" => document.status = self.one_of(value, &["attested", "provisional"]),
                "direction" => document.direction = self.one_of(value, &["ltr", "rtl"]),
                "inherits" => document.inherits = self.string(value),
                "aliases" => document.aliases = self.strings(value),
                "sources" => {
                    for (table, span) in self.tables(value) {
                        let entry = self.source(table, span);
                        document.sources.push(entry);
                    }
                }
                "style" => {
                    if let Some(table) = self.table(value) {
                        document.style = Some(Located::new(style(self, table), span));
                    }
                }
                "variants" => document.variants = self.variants(value),
                "examples" => {
                    for (table, span) in self.tables(value) {
                        let entry = self.example(table, span);
                        document.examples.push(entry);
                    }
                }
                _ => {}
            }
        }
        document
    }

    fn source(&mut self, table: &DeTable<'_>, span: Span) -> SourceEntry {
        let mut entry = SourceEntry { title: None, subjects: Vec::new(), span };
        for (key, _, value) in self.entries(table, &["title", "for"]) {
            match key {
                "title" => entry.title = self.string(value),
                _ => {
                    entry.subjects = self.strings(value);
                    for subject in entry.subjects.clone() {
                        self.must_be_one_of(&subject, &["pieces", "signs", "coordinates", "examples"]);
                    }
                }
            }
        }
        entry
    }

    fn example(&mut self, table: &DeTable<'_>, span: Span) -> ExampleEntry {
        let mut entry = ExampleEntry { san: None, text: None, error: false, variant: None, span };
        for (key, _, value) in self.entries(table, &["san", "text", "error", "variant"]) {
            match key {
                "san" => entry.san = self.string(value),
                "text" => entry.text = self.string(value),
                "error" => entry.error = self.boolean(value).unwrap_or(false),
                _ => entry.variant = self.string(value),
            }
        }
        entry
    }

    fn variants(&mut self, value: &Value<'_>) -> Vec<VariantEntry> {
        let mut variants = Vec::new();
        let Some(table) = self.table(value) else { return variants };
        for (name, value) in table {
            let Some(table) = self.table(value) else { continue };
            let mut description = None;
            let keys = ["description", "pieces", "signs", "coordinates"];
            for (key, _, value) in self.entries(table, &keys) {
                if key == "description" {
                    description = self.string(value);
                }
            }
            let name = Located::new(name.get_ref().to_string(), name.span());
            variants.push(VariantEntry { name, description, spellings: self.spellings(table) });
        }
        variants
    }

    /// The sections of spellings in `table`; other keys are somebody else's business.
    fn spellings(&mut self, table: &DeTable<'_>) -> Spellings {
        let mut spellings = Spellings::default();
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "pieces" => {
                    let entries = self.symbols(value, Role::ALL, Role::name);
                    let keys = value.get_ref().as_table();
                    for role in Role::ALL
                        .into_iter()
                        .filter(|role| keys.is_some_and(|keys| keys.contains_key(role.name())))
                    {
                        if !entries.iter().any(|(other, _)| *other == role) {
                            spellings.faulty.push(role.into());
                        }
                    }
                    for (role, entry) in entries {
                        spellings.symbols.push((role.into(), entry));
                    }
                }
                "signs" => {
                    for (sign, entry) in self.symbols(value, Sign::ALL, Sign::name) {
                        spellings.symbols.push((sign.into(), entry));
                    }
                }
                "figurines" => spellings.figurines = self.symbols(value, Role::ALL, Role::name),
                "coordinates" => spellings.coordinates = self.coordinates(value),
                _ => {}
            }
        }
        spellings
    }

    fn symbols<S: Copy, const N: usize>(
        &mut self,
        value: &Value<'_>,
        all: [S; N],
        name: impl Fn(S) -> &'static str,
    ) -> Vec<(S, SymbolEntry)> {
        let Some(table) = self.table(value) else { return Vec::new() };
        let names = all.map(&name);
        let mut symbols = Vec::new();
        for (key, span, value) in self.entries(table, &names) {
            let entry = self.symbol(value, span);
            let symbol = all.into_iter().find(|symbol| name(*symbol) == key);
            symbols.extend(symbol.zip(entry));
        }
        symbols
    }

    fn symbol(&mut self, value: &Value<'_>, key: Span) -> Option<SymbolEntry> {
        let mut entry = SymbolEntry { write: None, read: None, key };
        match value.get_ref() {
            DeValue::String(_) => entry.write = self.string(value),
            DeValue::Table(table) => {
                for (key, _, value) in self.entries(table, &["write", "read"]) {
                    match key {
                        "write" => entry.write = self.string(value),
                        _ => entry.read = Some(self.strings(value)),
                    }
                }
                // All that it says was faulty.
                if entry.write.is_none() && entry.read.is_none() && !table.is_empty() {
                    return None;
                }
            }
            other => {
                self.wrong_type(value, messages::a_spelling(), other);
                return None;
            }
        }
        Some(entry)
    }

    fn coordinates(&mut self, value: &Value<'_>) -> Vec<CoordinateEntry> {
        let mut entries = Vec::new();
        let Some(table) = self.table(value) else { return entries };
        let mut written = false;
        for (key, span, value) in self.entries(table, &["files", "ranks", "write"]) {
            let symbols = match key {
                "files" => File::ALL.map(Symbol::File),
                "ranks" => Rank::ALL.map(Symbol::Rank),
                _ => {
                    written = self.boolean(value).unwrap_or(false);
                    continue;
                }
            };
            let spellings = self.strings(value);
            if spellings.len() == symbols.len() {
                entries.push(CoordinateEntry { symbols, spellings, written: false, key: span });
            } else {
                let message = messages::not_eight(key, spellings.len());
                self.faults.push(Refusal::Count.at(value.span(), message));
            }
        }
        for entry in &mut entries {
            entry.written = written;
        }
        entries
    }

    // -- values of a type ---------------------------------------------------------------------------

    /// The entries of a table with their keys' places. Keys that are not in `known` are reported.
    pub(super) fn entries<'t, 'i>(
        &mut self,
        table: &'t DeTable<'i>,
        known: &[&'static str],
    ) -> Vec<(&'static str, Span, &'t Value<'i>)> {
        let mut entries = Vec::new();
        for (key, value) in table {
            let name = key.get_ref().as_ref();
            match known.iter().find(|other| **other == name) {
                Some(known) => entries.push((*known, Span::from(key.span()), value)),
                None => {
                    let message = messages::unknown_key(name);
                    let fault = Refusal::UnknownKey.at(key.span(), message);
                    self.faults.push(match nearest(name, known) {
                        Some(right) => fault.with_help(messages::did_you_mean(right)),
                        None => fault.with_help(messages::keys_are(list(known))),
                    });
                }
            }
        }
        entries
    }

    fn wrong_type(&mut self, value: &Value<'_>, expected: Message, found: &DeValue<'_>) {
        let message = messages::expected_type(expected, a_type(found));
        self.faults.push(Refusal::WrongType.at(value.span(), message));
    }

    fn table<'t, 'i>(&mut self, value: &'t Value<'i>) -> Option<&'t DeTable<'i>> {
        let table = value.get_ref().as_table();
        if table.is_none() {
            self.wrong_type(value, messages::a_table(), value.get_ref());
        }
        table
    }

    fn tables<'t, 'i>(&mut self, value: &'t Value<'i>) -> Vec<(&'t DeTable<'i>, Span)> {
        match value.get_ref().as_array() {
            Some(array) => array
                .iter()
                .filter_map(|value| Some((self.table(value)?, Span::from(value.span()))))
                .collect(),
            None => {
                self.wrong_type(value, messages::an_array_of_tables(), value.get_ref());
                Vec::new()
            }
        }
    }

    pub(super) fn string(&mut self, value: &Value<'_>) -> Option<Located<String>> {
        match value.get_ref().as_str() {
            Some(text) => Some(Located::new(text.to_string(), value.span())),
            None => {
                self.wrong_type(value, messages::a_string(), value.get_ref());
                None
            }
        }
    }

    fn strings(&mut self, value: &Value<'_>) -> Vec<Located<String>> {
        match value.get_ref().as_array() {
            Some(array) => array.iter().filter_map(|value| self.string(value)).collect(),
            None => {
                self.wrong_type(value, messages::an_array_of_strings(), value.get_ref());
                Vec::new()
            }
        }
    }

    fn boolean(&mut self, value: &Value<'_>) -> Option<bool> {
        let boolean = value.get_ref().as_bool();
        if boolean.is_none() {
            self.wrong_type(value, messages::true_or_false(), value.get_ref());
        }
        boolean
    }

    fn integer(&mut self, value: &Value<'_>) -> Option<Located<i64>> {
        let number = value
            .get_ref()
            .as_integer()
            .and_then(|number| i64::from_str_radix(number.as_str(), number.radix()).ok());
        if number.is_none() {
            self.wrong_type(value, messages::a_whole_number(), value.get_ref());
        }
        number.map(|number| Located::new(number, value.span()))
    }

    pub(super) fn one_of(&mut self, value: &Value<'_>, allowed: &[&'static str]) -> Option<Located<String>> {
        let value = self.string(value)?;
        self.must_be_one_of(&value, allowed).then_some(value)
    }

    fn must_be_one_of(&mut self, value: &Located<String>, allowed: &[&'static str]) -> bool {
        let right = allowed.contains(&value.value.as_str());
        if !right {
            let message = messages::not_one_of(&value.value, list(allowed));
            let fault = Refusal::UnknownValue.at(value.span, message);
            self.faults.push(match nearest(&value.value, allowed) {
                Some(near) => fault.with_help(messages::did_you_mean(near)),
                None => fault,
            });
        }
        right
    }
}

/// The one of `known` that was probably meant.
pub(crate) fn nearest<'k>(name: &str, known: &[&'k str]) -> Option<&'k str> {
    known
        .iter()
        .map(|other| (strsim::damerau_levenshtein(&name.to_lowercase(), other), *other))
        .filter(|(distance, other)| *distance <= 1 + other.len() / 4)
        .min()
        .map(|(_, other)| other)
}

fn list(words: &[&str]) -> String {
    words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
}

fn a_type(value: &DeValue<'_>) -> Message {
    match value {
        DeValue::String(_) => messages::a_string(),
        DeValue::Integer(_) => messages::an_integer(),
        DeValue::Float(_) => messages::a_float(),
        DeValue::Boolean(_) => messages::a_boolean(),
        DeValue::Datetime(_) => messages::a_datetime(),
        DeValue::Array(_) => messages::an_array(),
        DeValue::Table(_) => messages::a_table(),
    }
}

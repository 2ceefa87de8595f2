//! What is known of one language's notation: [`Locale`].

use std::borrow::Cow;

use alfil_engine::{Style, SymbolTable};

/// Text of a locale: in the program for built-in tables, owned for those that were dropped in.
pub(crate) type Text = Cow<'static, str>;

/// A list of a locale; see [`Text`].
pub(crate) type List<T> = Cow<'static, [T]>;

/// The notation of one language: its table and what the file says about it.
#[derive(Clone, Debug)]
pub struct Locale {
    pub(crate) tag: Text,
    pub(crate) english: Text,
    pub(crate) native: Text,
    pub(crate) status: Status,
    pub(crate) direction: Direction,
    pub(crate) aliases: List<Text>,
    pub(crate) inherits: Option<Text>,
    pub(crate) sources: List<Source>,
    pub(crate) table: SymbolTable,
    pub(crate) variants: List<Variant>,
    pub(crate) style: Option<Style>,
    pub(crate) examples: List<Example>,
    pub(crate) toml: Text,
    pub(crate) ftl: Option<Text>,
}

/// How well a table is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Its letters stand in print.
    Attested,
    /// No printed source was seen.
    Provisional,
}

/// The direction in which a language is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

/// Where a table's facts come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    pub(crate) title: Text,
    pub(crate) subjects: List<Text>,
}

/// Another way to write a language, asked for as `tag@name`.
#[derive(Clone, Debug)]
pub struct Variant {
    pub(crate) name: Text,
    pub(crate) description: Text,
    pub(crate) table: SymbolTable,
}

/// A move in the language and in English, or a text that is none in the language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    pub(crate) san: Option<Text>,
    pub(crate) text: Text,
    pub(crate) variant: Option<Text>,
}

impl Locale {
    /// The BCP 47 tag, in canonical form: `es`, `sr-Cyrl`, `pt-BR`.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The English name of the language.
    pub fn english(&self) -> &str {
        &self.english
    }

    /// The language's own name for itself.
    pub fn native(&self) -> &str {
        &self.native
    }

    /// How well the table is known.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The direction in which the language is written. The notation itself runs from left to right.
    pub fn direction(&self) -> Direction {
        self.direction
    }

    /// Other tags that this table answers to.
    pub fn aliases(&self) -> impl Iterator<Item = &str> {
        self.aliases.iter().map(|alias| alias.as_ref())
    }

    /// The tag of the table that this one takes over what it does not say itself.
    pub fn inherits(&self) -> Option<&str> {
        self.inherits.as_deref()
    }

    /// Where the facts come from; never empty.
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// The letters and signs.
    pub fn table(&self) -> &SymbolTable {
        &self.table
    }

    /// Other ways to write this language.
    pub fn variants(&self) -> &[Variant] {
        &self.variants
    }

    /// The variant of this name.
    pub fn variant(&self, name: &str) -> Option<&Variant> {
        self.variants.iter().find(|variant| variant.name == name)
    }

    /// The layout that printers of this language prefer, where the file tells.
    pub fn style(&self) -> Option<&Style> {
        self.style.as_ref()
    }

    /// The examples that the file carries. They were tried when the table was made.
    pub fn examples(&self) -> &[Example] {
        &self.examples
    }

    /// The text of the file that this locale was made from.
    pub fn toml(&self) -> &str {
        &self.toml
    }

    /// The messages for moves in words, in Fluent's syntax, where the language has them.
    ///
    /// ```
    /// assert!(alfil_locale::builtin::DE.ftl().is_some_and(|ftl| ftl.contains("Springer")));
    /// ```
    pub fn ftl(&self) -> Option<&str> {
        self.ftl.as_deref()
    }
}

impl Status {
    /// Its word in files: `attested`, `provisional`.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Attested => "attested",
            Status::Provisional => "provisional",
        }
    }
}

impl Direction {
    /// Its word in files: `ltr`, `rtl`.
    pub const fn name(self) -> &'static str {
        match self {
            Direction::LeftToRight => "ltr",
            Direction::RightToLeft => "rtl",
        }
    }
}

impl Source {
    /// What it is.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// What was taken from it: `pieces`, `signs`, `coordinates`, `examples`.
    pub fn subjects(&self) -> impl Iterator<Item = &str> {
        self.subjects.iter().map(|subject| subject.as_ref())
    }
}

impl Variant {
    /// What follows the `@`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What is different, in English.
    pub fn description(&self) -> &str {
        &self.description
    }

    /// The letters and signs.
    pub fn table(&self) -> &SymbolTable {
        &self.table
    }
}

impl Example {
    /// The move in English, `None` for a text that is no move in this language.
    pub fn san(&self) -> Option<&str> {
        self.san.as_deref()
    }

    /// The text in this language.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The variant that it is an example of.
    pub fn variant(&self) -> Option<&str> {
        self.variant.as_deref()
    }
}

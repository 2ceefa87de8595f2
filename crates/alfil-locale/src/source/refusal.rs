//! Why a language file may be refused: [`Refusal`].

use alfil_engine::{Diagnostic, Message, Severity, Span};

/// Every reason for which a language file is refused. Each has a stable code, which the diagnostics carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Refusal {
    /// The file is not TOML.
    Syntax,
    /// A key that the format does not have.
    UnknownKey,
    /// A value of the wrong type.
    WrongType,
    /// A value that is not one of those allowed.
    UnknownValue,
    /// A key without which a table says too little.
    MissingKey,
    /// A format newer than this program.
    Schema,
    /// The file's name is not its tag.
    Stem,
    /// A tag that is not a language tag, or not in its canonical form.
    Tag,
    /// No source.
    NoSource,
    /// A piece has no letter.
    MissingPiece,
    /// An empty spelling.
    Empty,
    /// A character that cannot stand in a spelling.
    Character,
    /// A spelling that is not in the composed form NFC.
    NotNfc,
    /// One spelling with two meanings.
    TwoMeanings,
    /// A table that cannot be read back uniquely.
    NotUnique,
    /// A letter of a script that the language is not written in.
    Script,
    /// A value that is inherited anyway.
    Repeats,
    /// A list of files or ranks that does not have eight entries.
    Count,
    /// A style whose signs the table does not read.
    Style,
    /// An example that does not hold.
    Example,
    /// Inheritance from a table that does not exist.
    UnknownParent,
    /// Inheritance in a circle.
    Cycle,
    /// A tag that another table already answers to.
    TakenTag,
}

impl Refusal {
    /// All of them.
    pub const ALL: [Refusal; 23] = [
        Refusal::Syntax,
        Refusal::UnknownKey,
        Refusal::WrongType,
        Refusal::UnknownValue,
        Refusal::MissingKey,
        Refusal::Schema,
        Refusal::Stem,
        Refusal::Tag,
        Refusal::NoSource,
        Refusal::MissingPiece,
        Refusal::Empty,
        Refusal::Character,
        Refusal::NotNfc,
        Refusal::TwoMeanings,
        Refusal::NotUnique,
        Refusal::Script,
        Refusal::Repeats,
        Refusal::Count,
        Refusal::Style,
        Refusal::Example,
        Refusal::UnknownParent,
        Refusal::Cycle,
        Refusal::TakenTag,
    ];

    /// The code of this refusal in diagnostics.
    pub const fn code(self) -> &'static str {
        match self {
            Refusal::Syntax => "syntax",
            Refusal::UnknownKey => "unknown-key",
            Refusal::WrongType => "wrong-type",
            Refusal::UnknownValue => "unknown-value",
            Refusal::MissingKey => "missing-key",
            Refusal::Schema => "schema-too-new",
            Refusal::Stem => "stem-is-not-tag",
            Refusal::Tag => "tag-not-canonical",
            Refusal::NoSource => "no-source",
            Refusal::MissingPiece => "missing-piece",
            Refusal::Empty => "empty-spelling",
            Refusal::Character => "bad-character",
            Refusal::NotNfc => "not-nfc",
            Refusal::TwoMeanings => "two-meanings",
            Refusal::NotUnique => "not-unique",
            Refusal::Script => "foreign-script",
            Refusal::Repeats => "repeats-inherited",
            Refusal::Count => "not-eight",
            Refusal::Style => "unreadable-style",
            Refusal::Example => "example-fails",
            Refusal::UnknownParent => "unknown-parent",
            Refusal::Cycle => "inheritance-cycle",
            Refusal::TakenTag => "tag-taken",
        }
    }

    /// A diagnostic with this refusal's code.
    pub(crate) fn at(self, span: impl Into<Span>, message: impl Into<Message>) -> Diagnostic {
        Diagnostic::new(self.code(), Severity::Error, span.into(), message)
    }
}

//! What is found in prose: [`Found`], how sure that is, and why.

use core::fmt;

use alfil_engine::{Message, San, Span};

use crate::messages;

/// A move, or a piece on a square, that stands in running text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Found {
    /// The move itself, without its number and without an ending of the language (`Hb5:-tel`).
    pub span: Span,
    /// What it says. Of a manoeuvre (`Nf3-e5-g4`) that is the first step; of a piece on a square
    /// (`N on f3`) that piece with that square.
    pub san: San,
    /// Whether it is a move or names a piece on a square.
    pub kind: FoundKind,
    /// How sure it is that this is chess.
    pub confidence: Confidence,
    /// What speaks for it, or against it.
    pub why: Why,
}

/// What a find is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum FoundKind {
    /// A move.
    Move,
    /// A chessman on a square, or a square alone: "the Nf3", "visí Pa7". Its letter is translated; it is
    /// not replayed.
    Reference,
}

impl FoundKind {
    /// Its key in machine output: `move`, `reference`.
    pub const fn name(self) -> &'static str {
        match self {
            FoundKind::Move => "move",
            FoundKind::Reference => "reference",
        }
    }
}

/// How sure it is that a find is chess, from the least to the most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Confidence {
    /// It has the form of a move, and nothing more speaks for it: `e4` may be a paragraph, `Ca2+` an ion.
    Any,
    /// Form and neighbourhood say chess.
    #[default]
    Likely,
    /// Nothing else is written like that, or the game under way makes it legal.
    Certain,
}

impl Confidence {
    /// Its key in machine output and on the command line: `any`, `likely`, `certain`.
    pub const fn name(self) -> &'static str {
        match self {
            Confidence::Any => "any",
            Confidence::Likely => "likely",
            Confidence::Certain => "certain",
        }
    }

    /// The confidence with this name.
    ///
    /// ```
    /// use alfil_document::Confidence;
    /// assert_eq!(Confidence::named("certain"), Some(Confidence::Certain));
    /// assert_eq!(Confidence::named("sure"), None);
    /// ```
    pub fn named(name: &str) -> Option<Confidence> {
        [Confidence::Any, Confidence::Likely, Confidence::Certain]
            .into_iter()
            .find(|confidence| confidence.name() == name)
    }
}

impl fmt::Display for Confidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The reason for a find's confidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Why {
    /// The game under way makes it legal.
    Legal,
    /// In the game under way, that piece stands there.
    Stands,
    /// A move number stands before it.
    Numbered,
    /// Dots stand before it in place of White's move.
    Dotted,
    /// It follows another move directly.
    Follows,
    /// Hardly anything else has this form: `Nxe5`, `h1=Q`, `♘f3`.
    Form,
    /// A piece's letter with a square, which nothing else explains.
    Letter,
    /// It has the form, and other moves stand nearby.
    Company,
    /// A square is named, and moves stand nearby.
    Square,
    /// It has the form of a move, but nothing around it speaks of chess.
    Alone,
    /// Its capital may be that of any word that begins a sentence.
    Opening,
    /// It may be an ion: `Ca2+`.
    Ion,
    /// It may be a chord, a seat or a cell among others.
    Grid,
    /// Its number makes it a move, but the game under way does not allow it.
    Illegal,
    /// Moves of another notation stand around it, so its letter cannot be trusted.
    Mixed,
}

impl Why {
    /// A stable code for machine output.
    pub const fn code(self) -> &'static str {
        match self {
            Why::Legal => "legal",
            Why::Stands => "stands-there",
            Why::Numbered => "numbered",
            Why::Dotted => "dotted",
            Why::Follows => "follows-a-move",
            Why::Form => "form",
            Why::Letter => "letter-and-square",
            Why::Company => "moves-nearby",
            Why::Square => "square-nearby-moves",
            Why::Alone => "alone",
            Why::Opening => "sentence-start",
            Why::Ion => "maybe-ion",
            Why::Grid => "maybe-chord-or-cell",
            Why::Illegal => "illegal",
            Why::Mixed => "mixed-notation",
        }
    }

    /// The same for a person, in any language.
    ///
    /// ```
    /// use alfil_document::Why;
    ///
    /// assert_eq!(Why::Ion.message(), "it may be an ion");
    /// assert_eq!(Why::Ion.to_string(), "it may be an ion");
    /// ```
    pub fn message(self) -> Message {
        match self {
            Why::Legal => messages::why_legal(),
            Why::Stands => messages::why_stands(),
            Why::Numbered => messages::why_numbered(),
            Why::Dotted => messages::why_dotted(),
            Why::Follows => messages::why_follows(),
            Why::Form => messages::why_form(),
            Why::Letter => messages::why_letter(),
            Why::Company => messages::why_company(),
            Why::Square => messages::why_square(),
            Why::Alone => messages::why_alone(),
            Why::Opening => messages::why_opening(),
            Why::Ion => messages::why_ion(),
            Why::Grid => messages::why_grid(),
            Why::Illegal => messages::why_illegal(),
            Why::Mixed => messages::why_mixed(),
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

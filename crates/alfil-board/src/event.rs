//! What a [`Walk`](crate::Walk) says of a score: [`Event`].

use alloc::boxed::Box;
use core::fmt;

use alfil_engine::{Message, Outcome, San, Span};

use crate::color::Color;
use crate::fen::FenError;
use crate::messages;
use crate::refusal::Refusal;
use crate::resolve::Resolved;

/// Something that happens in a score. Spans are in bytes of the text that was fed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Event {
    /// A move was read.
    Ply(Ply),
    /// A word that was meant as a move could not be read. The rest of its line has no position.
    /// [`Walk::before`](crate::Walk::before) is the position before it.
    Unreadable {
        /// The word.
        span: Span,
        /// Its game, counted from 0.
        game: u32,
        /// How many variations it is in.
        depth: usize,
    },
    /// A game has ended. [`Walk::position`](crate::Walk::position) is that at the end of its main line.
    GameEnd {
        /// The result, or an empty span where there is none.
        span: Span,
        /// Which game, counted from 0.
        game: u32,
        /// The result that was written.
        outcome: Option<Outcome>,
        /// How many moves the game had, those in variations and the unreadable ones included.
        plies: u32,
    },
    /// Something is wrong with the score around the moves.
    Finding {
        /// Where.
        span: Span,
        /// In which game, counted from 0.
        game: u32,
        /// What.
        finding: Finding,
    },
}

/// A move of a score. [`Walk::before`](crate::Walk::before) is the position before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Where it stands. Two moves that are glued together have a span each.
    pub span: Span,
    /// What was written.
    pub san: San,
    /// Its game, counted from 0.
    pub game: u32,
    /// How many variations it is in: 0 in the main line.
    pub depth: usize,
    /// What it is on the board.
    pub verdict: Verdict,
    /// Which number it has, and whether that is right.
    pub numbering: Numbering,
    /// The word right before it that was taken for none of the moves. Where the move fails, that word may
    /// have been one: `Rel` for `Re1`.
    pub skipped: Option<Span>,
}

impl Ply {
    /// The move, where it was resolved exactly or nearly.
    pub fn resolved(&self) -> Option<&Resolved> {
        match &self.verdict {
            Verdict::Resolved(resolved) => Some(resolved),
            _ => None,
        }
    }

    /// Why it was not resolved.
    pub fn refusal(&self) -> Option<&Refusal> {
        match &self.verdict {
            Verdict::Refused(refusal) => Some(refusal),
            _ => None,
        }
    }
}

/// What a move is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// This legal move.
    Resolved(Resolved),
    /// None, and why.
    Refused(Refusal),
    /// Nobody knows, for the position is not known: an earlier move of the line failed, the start is
    /// missing, or the variation is nested too deep.
    Unknown,
}

/// The number of a move (PGN 8.2.2), as it was written and as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbering {
    /// What was written before the move, if anything.
    pub written: Option<WrittenNumber>,
    /// Its number by the position, or by the author's count where that has a constant difference.
    pub expected: u32,
    /// Whose move it is.
    pub turn: Color,
    /// What is wrong with the number.
    pub problem: Option<NumberProblem>,
}

/// A number in a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenNumber {
    /// The number.
    pub number: u32,
    /// Whose move it announces: `12.` is White's, `12...` Black's.
    pub color: Color,
    /// Where the number stands, without its dots.
    pub span: Span,
}

/// What is wrong with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NumberProblem {
    /// Another number was due. From here on the author's count is followed.
    Wrong,
    /// The number before was written once more.
    Repeated,
    /// It announces the other side's move.
    OtherSide,
    /// White's move has none, although the game has numbers.
    Missing,
    /// The move is not legal, and by its number this many plies before it are missing.
    MovesMissing(u32),
    /// The move is not legal, and its number says that the score starts in the middle of a game. The
    /// position at its start is needed.
    StartsLater,
    /// By its number, and on the board, the move stands in the place of the one before.
    Alternative,
}

impl NumberProblem {
    /// A stable code for machine output.
    pub const fn code(self) -> &'static str {
        match self {
            NumberProblem::Wrong => "wrong-number",
            NumberProblem::Repeated => "repeated-number",
            NumberProblem::OtherSide => "number-of-other-side",
            NumberProblem::Missing => "missing-number",
            NumberProblem::MovesMissing(_) => "missing-moves",
            NumberProblem::StartsLater => "missing-start",
            NumberProblem::Alternative => "alternative-move",
        }
    }
}

impl NumberProblem {
    /// What is wrong with the number, to say to a person.
    pub fn message(self) -> Message {
        match self {
            NumberProblem::Wrong => messages::number_wrong(),
            NumberProblem::Repeated => messages::number_repeated(),
            NumberProblem::OtherSide => messages::number_other_side(),
            NumberProblem::Missing => messages::number_missing(),
            NumberProblem::MovesMissing(1) => messages::move_missing(),
            NumberProblem::MovesMissing(plies) => messages::moves_missing(plies),
            NumberProblem::StartsLater => messages::starts_later(),
            NumberProblem::Alternative => messages::alternative(),
        }
    }
}

impl fmt::Display for NumberProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// What may be wrong with a score around its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Finding {
    /// A `FEN` tag that gives no position.
    BadFen(Box<FenError>),
    /// A variation before any move that it could be one of.
    VariationOfNothing,
    /// A bracket closes a variation that was never opened.
    StrayBracket,
    /// A variation is not closed where its game ends.
    OpenVariation,
    /// Variations are nested deeper than [`Walk::MAX_DEPTH`](crate::Walk::MAX_DEPTH); what is in there is
    /// not judged.
    TooDeep,
    /// A game of another variant (tag `Variant`) whose position no `FEN` tag gives, so that its moves are not judged.
    UnknownStart,
}

impl Finding {
    /// A stable code for machine output.
    pub const fn code(&self) -> &'static str {
        match self {
            Finding::BadFen(_) => "bad-fen",
            Finding::VariationOfNothing => "variation-of-nothing",
            Finding::StrayBracket => "stray-bracket",
            Finding::OpenVariation => "open-variation",
            Finding::TooDeep => "deep-variation",
            Finding::UnknownStart => "unknown-start",
        }
    }
}

impl Finding {
    /// What is wrong, to say to a person.
    pub fn message(&self) -> Message {
        match self {
            Finding::BadFen(error) => messages::bad_fen(error.message()),
            Finding::VariationOfNothing => messages::variation_of_nothing(),
            Finding::StrayBracket => messages::stray_bracket(),
            Finding::OpenVariation => messages::open_variation(),
            Finding::TooDeep => messages::too_deep(),
            Finding::UnknownStart => messages::unknown_start(),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

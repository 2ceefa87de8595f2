//! Why a move was not resolved: [`Refusal`].

use core::fmt;

use alfil_engine::{Argument, Joint, Message};

use crate::legal_move::LegalMove;
use crate::messages;

/// Why no move, or no single move, is what a text says.
///
/// This is all that a program needs in order to go on, and costs nothing to make. What to tell a person,
/// [`Position::explain`](crate::Position::explain) finds out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// No legal move fits.
    Illegal,
    /// Several legal moves fit.
    Ambiguous(Candidates),
    /// A pawn arrives on the last rank and no piece is named (C.11, Laws 3.7.3.3). The candidates are the
    /// promotions.
    Incomplete(Candidates),
    /// One legal move fits what is done, but not what is said of it.
    Contradicted {
        /// That move.
        mv: LegalMove,
        /// What is wrongly said.
        by: Contradictions,
    },
    /// A chessman is put on the board from the hand. Chess has no such move.
    Drop,
}

impl Refusal {
    /// The one move that was meant in spite of everything: only where nothing but its marks is wrong.
    pub const fn meant(&self) -> Option<LegalMove> {
        match self {
            Refusal::Contradicted { mv, .. } => Some(*mv),
            _ => None,
        }
    }

    /// The moves that come into question.
    pub fn candidates(&self) -> &[LegalMove] {
        match self {
            Refusal::Ambiguous(candidates) | Refusal::Incomplete(candidates) => candidates.as_slice(),
            Refusal::Contradicted { mv, .. } => core::slice::from_ref(mv),
            Refusal::Illegal | Refusal::Drop => &[],
        }
    }

    /// A stable code for machine output.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Illegal => "illegal-move",
            Refusal::Ambiguous(_) => "ambiguous-move",
            Refusal::Incomplete(_) => "missing-promotion",
            Refusal::Contradicted { .. } => "contradicted-move",
            Refusal::Drop => "drop",
        }
    }
}

impl Refusal {
    /// Why, in short, to say to a person.
    pub fn message(&self) -> Message {
        match self {
            Refusal::Illegal => messages::not_legal_here(),
            Refusal::Ambiguous(candidates) => messages::one_of(candidates.as_slice().len()),
            Refusal::Incomplete(_) => messages::says_not_what(),
            Refusal::Contradicted { by, .. } if by.is_empty() => messages::says_what_is_not_so(),
            Refusal::Contradicted { by, .. } => {
                let said = by.iter().map(Contradiction::message);
                messages::contradictions(Argument::list(said, Joint::Semicolon))
            }
            Refusal::Drop => messages::no_drops(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl core::error::Error for Refusal {}

/// The moves that an ambiguous or incomplete text may mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidates {
    moves: [LegalMove; Candidates::MAX],
    length: u8,
}

impl Candidates {
    /// As many as can be told apart: eight knights around a square; two pawns with four promotions each.
    pub const MAX: usize = 8;

    pub(crate) fn new(first: LegalMove) -> Candidates {
        Candidates { moves: [first; Candidates::MAX], length: 1 }
    }

    pub(crate) fn of(mut moves: impl Iterator<Item = LegalMove>) -> Option<Candidates> {
        let mut candidates = Candidates::new(moves.next()?);
        moves.for_each(|mv| candidates.push(mv));
        Some(candidates)
    }

    pub(crate) fn push(&mut self, mv: LegalMove) {
        if let Some(slot) = self.moves.get_mut(usize::from(self.length)) {
            *slot = mv;
            self.length += 1;
        }
    }

    /// All of them.
    pub fn as_slice(&self) -> &[LegalMove] {
        self.moves.get(..usize::from(self.length)).unwrap_or(&[])
    }
}

impl<'a> IntoIterator for &'a Candidates {
    type Item = &'a LegalMove;
    type IntoIter = core::slice::Iter<'a, LegalMove>;

    fn into_iter(self) -> Self::IntoIter {
        self.as_slice().iter()
    }
}

/// Something that a text says of a move and that is not so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Contradiction {
    /// A capture was written, but nothing is captured.
    Capture,
    /// Another chessman is captured than the one that was named.
    CapturedRole,
    /// "e.p." was written, but the capture is an ordinary one.
    EnPassant,
    /// Check was written, but there is none.
    Check,
    /// Mate was written, but there is none.
    Mate,
    /// `++` was written, but there is neither mate nor double check.
    DoublePlus,
}

impl Contradiction {
    const ALL: [Contradiction; 6] = [
        Contradiction::Capture,
        Contradiction::CapturedRole,
        Contradiction::EnPassant,
        Contradiction::Check,
        Contradiction::Mate,
        Contradiction::DoublePlus,
    ];

    /// A stable code for machine output.
    pub const fn code(self) -> &'static str {
        match self {
            Contradiction::Capture => "no-capture",
            Contradiction::CapturedRole => "other-captured",
            Contradiction::EnPassant => "not-en-passant",
            Contradiction::Check => "no-check",
            Contradiction::Mate => "no-mate",
            Contradiction::DoublePlus => "no-double-check",
        }
    }
}

impl Contradiction {
    /// What is not so, to say to a person.
    pub fn message(self) -> Message {
        match self {
            Contradiction::Capture => messages::no_capture(),
            Contradiction::CapturedRole => messages::other_captured(),
            Contradiction::EnPassant => messages::not_en_passant(),
            Contradiction::Check => messages::no_check(),
            Contradiction::Mate => messages::no_mate(),
            Contradiction::DoublePlus => messages::no_double_check(),
        }
    }
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// A set of [`Contradiction`]s.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Contradictions(u8);

impl Contradictions {
    pub(crate) fn add(&mut self, contradiction: Contradiction) {
        self.0 |= 1 << contradiction as u8;
    }

    /// Whether it holds nothing.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it holds `contradiction`.
    pub const fn contains(self, contradiction: Contradiction) -> bool {
        self.0 >> contradiction as u8 & 1 == 1
    }

    /// What it holds.
    pub fn iter(self) -> impl Iterator<Item = Contradiction> {
        Contradiction::ALL.into_iter().filter(move |contradiction| self.contains(*contradiction))
    }
}

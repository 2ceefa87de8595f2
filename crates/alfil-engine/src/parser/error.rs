//! Why a text is not a move: [`ParseError`].

use alloc::boxed::Box;
use core::fmt;

use crate::message::Message;
use crate::messages;
use crate::token::{Span, Token, TokenKind};

/// Why a text is not a move.
///
/// It carries what a message needs: the place, what stood there, what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    problem: Problem,
    span: Span,
    found: Box<str>,
}

/// The kinds of [`ParseError`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Problem {
    /// There is no text.
    Empty,
    /// A letter or sign that this table has no meaning for.
    UnknownLetter,
    /// The text ends in the middle of a move.
    Ended(Expected),
    /// Something has a meaning, but not here.
    Unexpected(TokenKind, Expected),
    /// Promotion to a king or to a pawn (Laws 3.7.3.3).
    NoPromotion,
    /// A long move from a square to the same square.
    StandsStill,
    /// More tokens than any move has.
    TooLong,
}

/// What could have stood in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Expected {
    /// A move.
    Move,
    /// A square.
    Square,
    /// A closing bracket.
    Close,
    /// Nothing more.
    End,
}

impl Expected {
    /// What was expected, to say to a person.
    pub fn message(self) -> Message {
        match self {
            Expected::Move => messages::expected_move(),
            Expected::Square => messages::expected_square(),
            Expected::Close => messages::expected_close(),
            Expected::End => messages::expected_end(),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl ParseError {
    pub(crate) fn new(problem: Problem, span: Span, text: &str) -> ParseError {
        ParseError { problem, span, found: span.of(text).into() }
    }

    pub(crate) fn unexpected(token: Token, expected: Expected, text: &str) -> ParseError {
        let problem = match token.kind() {
            TokenKind::Unknown => Problem::UnknownLetter,
            kind => Problem::Unexpected(kind, expected),
        };
        ParseError::new(problem, token.span(), text)
    }

    /// What is wrong.
    pub const fn problem(&self) -> Problem {
        self.problem
    }

    /// Where it is wrong, in bytes of the text that was read.
    pub const fn span(&self) -> Span {
        self.span
    }

    /// What stands there.
    pub fn found(&self) -> &str {
        &self.found
    }

    /// The same error in a text that this one is a part of, `by` bytes from its start.
    pub fn shifted(self, by: usize) -> ParseError {
        ParseError { span: self.span.shifted(by), ..self }
    }

    /// A stable code for machine output.
    pub const fn code(&self) -> &'static str {
        match self.problem {
            Problem::Empty => "empty-move",
            Problem::UnknownLetter => "unknown-letter",
            Problem::Ended(_) => "unfinished-move",
            Problem::Unexpected(..) => "unexpected-token",
            Problem::NoPromotion => "impossible-promotion",
            Problem::StandsStill => "zero-length-move",
            Problem::TooLong => "endless-move",
        }
    }

    /// What is wrong, to say to a person.
    pub fn message(&self) -> Message {
        let found = &*self.found;
        match self.problem {
            Problem::Empty => messages::empty_move(),
            Problem::UnknownLetter => messages::unknown_letter(found),
            Problem::Ended(expected) => messages::unfinished_move(expected.message()),
            Problem::Unexpected(kind, expected) => {
                messages::unexpected_token(expected.message(), found, kind)
            }
            Problem::NoPromotion => messages::impossible_promotion(found),
            Problem::StandsStill => messages::zero_length_move(found),
            Problem::TooLong => messages::endless_move(),
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl core::error::Error for ParseError {}

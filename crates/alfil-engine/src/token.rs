//! The pieces a move's text is made of: [`Token`], a [`TokenKind`] with its place.

use core::fmt;
use core::ops::Range;

use crate::message::{Argument, Message};
use crate::messages;
use crate::role::Role;
use crate::square::{File, Rank, Square};
use crate::symbols::Sign;

/// A stretch of a text, in **byte** offsets from its start: `start` inclusive, `end` exclusive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// Offset of the first byte.
    pub start: usize,
    /// Offset just behind the last byte.
    pub end: usize,
}

impl Span {
    /// The span from `start` to `end`.
    pub const fn new(start: usize, end: usize) -> Span {
        Span { start, end }
    }

    /// Its length in bytes.
    pub const fn len(self) -> usize {
        self.end.saturating_sub(self.start)
    }

    /// Whether it holds no byte.
    pub const fn is_empty(self) -> bool {
        self.end <= self.start
    }

    /// The same stretch, `by` bytes further on.
    pub const fn shifted(self, by: usize) -> Span {
        Span { start: self.start + by, end: self.end + by }
    }

    /// The text it covers; empty where it does not fit `text` or would split a character.
    pub fn of(self, text: &str) -> &str {
        text.get(self.start..self.end).unwrap_or("")
    }
}

impl From<Range<usize>> for Span {
    fn from(range: Range<usize>) -> Span {
        Span { start: range.start, end: range.end }
    }
}

impl From<Span> for Range<usize> {
    fn from(span: Span) -> Range<usize> {
        span.start..span.end
    }
}

/// One token of a move's text and where it stands.
///
/// The tokens of a text tile it: each starts where the one before ended, the first at 0, the last at the
/// end. What a table does not know is [`TokenKind::Unknown`]; nothing is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Token {
    kind: TokenKind,
    span: Span,
}

impl Token {
    /// A token of this kind at this place.
    pub const fn new(kind: TokenKind, span: Span) -> Token {
        Token { kind, span }
    }

    /// What it is.
    pub const fn kind(self) -> TokenKind {
        self.kind
    }

    /// Where it stands, in bytes of the text that was read.
    pub const fn span(self) -> Span {
        self.span
    }
}

/// What a token says, the same in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TokenKind {
    /// The letter or figurine of a chessman (C.2, C.3).
    Piece(Role),
    /// A file on its own, as in `Nbd2` or `exd5` (C.9, C.10).
    File(File),
    /// A rank on its own, as in `N5f3` (C.10).
    Rank(Rank),
    /// A file and a rank together: a square (C.7).
    Square(Square),
    /// A sign or a worded sign: capture, check, castling, en passant …
    Sign(Sign),
    /// A suffix annotation, `!` to `??` (PGN 8.2.3.8).
    Annotation(Annotation),
    /// An evaluation such as `±`, `+-` or `=`, which judges the position and says nothing of the move.
    Evaluation,
    /// `(` around a promotion piece, as in `e8(Q)`.
    Open,
    /// `)` around a promotion piece.
    Close,
    /// White space, no-break spaces and line ends included.
    Space,
    /// Characters that are not seen: direction marks, joiners, variation selectors, a byte order mark.
    Invisible,
    /// What this table has no meaning for.
    Unknown,
}

impl TokenKind {
    /// The key of this kind in machine output: `knight`, `square`, `capture`, `unknown` …
    pub const fn name(self) -> &'static str {
        match self {
            TokenKind::Piece(role) => role.name(),
            TokenKind::File(_) => "file",
            TokenKind::Rank(_) => "rank",
            TokenKind::Square(_) => "square",
            TokenKind::Sign(sign) => sign.name(),
            TokenKind::Annotation(_) => "annotation",
            TokenKind::Evaluation => "evaluation",
            TokenKind::Open => "open",
            TokenKind::Close => "close",
            TokenKind::Space => "space",
            TokenKind::Invisible => "invisible",
            TokenKind::Unknown => "unknown",
        }
    }

    /// The meaning in words, to say to a person.
    pub fn message(self) -> Message {
        match self {
            TokenKind::File(file) => messages::word_of("file", file),
            TokenKind::Rank(rank) => messages::word_of("rank", rank),
            TokenKind::Square(square) => messages::word_of("square", square),
            TokenKind::Annotation(annotation) => messages::word_of("annotation", Argument::text(annotation)),
            other => messages::word(other.name()),
        }
    }
}

/// The meaning in words for a person, in the Laws' letters: `knight`, `square f3`, `capture`.
impl fmt::Display for TokenKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// A suffix annotation (PGN 8.2.3.8, which maps the six usual ones to NAGs 1 to 6): a run of `!` and `?`.
///
/// Authors also write `!!!` or `???`; up to [`Annotation::MAX`] signs are kept as they stand.
///
/// ```
/// use alfil_engine::Annotation;
/// let note = Annotation::from_text("!?").unwrap();
/// assert_eq!(note.nag(), Some(5));
/// assert_eq!(Annotation::from_text("???").unwrap().to_string(), "???");
/// assert_eq!(Annotation::from_text("!x"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Annotation {
    length: u8,
    /// Bit `i` is set where sign `i` is `?`.
    doubts: u8,
}

impl Annotation {
    /// The most signs one annotation holds.
    pub const MAX: usize = 8;

    /// The annotation that `text` is; `None` where it is empty, longer than [`Annotation::MAX`] signs or
    /// holds anything but `!`, `?` and their doubled characters (`‼`, `⁇`, `⁈`, `⁉`).
    pub fn from_text(text: &str) -> Option<Annotation> {
        let mut annotation = Annotation { length: 0, doubts: 0 };
        for c in text.chars() {
            match c {
                '!' => annotation.push(false)?,
                '?' => annotation.push(true)?,
                '‼' => annotation.push(false).and_then(|()| annotation.push(false))?,
                '⁇' => annotation.push(true).and_then(|()| annotation.push(true))?,
                '⁉' => annotation.push(false).and_then(|()| annotation.push(true))?,
                '⁈' => annotation.push(true).and_then(|()| annotation.push(false))?,
                _ => return None,
            }
        }
        (annotation.length > 0).then_some(annotation)
    }

    /// Whether `c` is a character that annotations are made of.
    pub(crate) const fn is_sign(c: char) -> bool {
        matches!(c, '!' | '?' | '‼' | '⁇' | '⁈' | '⁉')
    }

    fn push(&mut self, doubt: bool) -> Option<()> {
        if usize::from(self.length) == Annotation::MAX {
            return None;
        }
        self.doubts |= u8::from(doubt) << self.length;
        self.length += 1;
        Some(())
    }

    /// Its signs, one by one.
    pub(crate) fn signs(self) -> impl Iterator<Item = &'static str> {
        (0..self.length).map(move |sign| if self.doubts >> sign & 1 == 0 { "!" } else { "?" })
    }

    /// Its Numeric Annotation Glyph (PGN 10), where it has one.
    pub const fn nag(self) -> Option<u8> {
        Some(match (self.length, self.doubts) {
            (1, 0b0) => 1,
            (1, 0b1) => 2,
            (2, 0b00) => 3,
            (2, 0b11) => 4,
            (2, 0b10) => 5,
            (2, 0b01) => 6,
            _ => return None,
        })
    }
}

impl fmt::Display for Annotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.signs().try_for_each(|sign| f.write_str(sign))
    }
}

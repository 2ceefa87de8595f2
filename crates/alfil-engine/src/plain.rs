//! The short way for plain moves: `Nf3`, `exd5`, `Rae1+`, `e8=Q#!?` and the like.
//!
//! Nearly every move of nearly every score is a letter, a square, perhaps a departure, a capture, a mark.
//! Such a move is read straight from its bytes. Each byte has a [`Class`], which a table fixes once; the
//! kinds of the bytes, four bits each, make a number, the *shape* of the move; and there are so few shapes
//! that one multiplication finds the only one it can be. Whatever is not plain is left to the parser, which
//! knows all of the notation. Where this module gives an answer, it is the parser's: the tests hold the two
//! against each other.

#![allow(clippy::indexing_slicing)] // by a byte into 256 classes, by three bits into eight coordinates

use crate::role::Role;
use crate::san::{Action, Arrival, Capture, Mark, Origin, San, Side};
use crate::square::{File, Rank, Square};
use crate::symbols::{Sign, Symbol, SymbolTable};
use crate::token::{Annotation, Span};

pub(crate) mod bare;
pub(crate) mod flags;

/// What each byte can be at the place where a token starts.
pub(crate) type Classes = [u8; 256];

/// What one byte can be: a kind in bits 0 to 3, the role, file or rank in bits 4 to 6, and in bit 7
/// whether a mark that belongs to the move before it can start here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Class(u8);

/// The kinds of bytes. Those that a bare move is made of are below 8, all others have the bit 8, so that the
/// end of a move is found for many bytes at once.
pub(crate) mod kind {
    /// Before a rank, a file or a capture sign: a file.
    pub(crate) const FILE: u8 = 1;
    /// A rank, which is also a digit.
    pub(crate) const RANK: u8 = 2;
    /// The letter of a piece, whatever follows.
    pub(crate) const PIECE: u8 = 3;
    /// The capture sign that the table writes.
    pub(crate) const CAPTURE: u8 = 4;
    /// The sign before a promotion piece that PGN has.
    pub(crate) const PROMOTION: u8 = 5;
    /// Left to the parser.
    pub(crate) const OTHER: u8 = 8;
    /// The check sign (index 0) or the mate sign (index 1) that the table writes.
    pub(crate) const MARK: u8 = 9;
    /// `!` or `?`.
    pub(crate) const ANNOTATION: u8 = 10;
    /// White space.
    pub(crate) const SPACE: u8 = 11;
    /// A closing bracket.
    pub(crate) const CLOSE: u8 = 12;
    /// A digit that is no rank.
    pub(crate) const DIGIT: u8 = 13;
    /// A full stop.
    pub(crate) const DOT: u8 = 14;
    /// The letter of a piece may start here.
    pub(crate) const PIECE_START: u8 = 15;
}

impl Class {
    const MARK: u8 = 0x80;

    #[inline]
    pub(crate) fn of(text: &[u8], at: usize, classes: &Classes) -> Class {
        // The end of the text ends a word, as white space does.
        text.get(at).map_or(Class(kind::SPACE), |byte| Class(classes[usize::from(*byte)]))
    }

    #[inline]
    pub(crate) const fn kind(self) -> u8 {
        self.0 & 15
    }

    #[inline]
    const fn index(self) -> usize {
        ((self.0 >> 4) & 7) as usize
    }

    #[inline]
    pub(crate) const fn starts_mark(self) -> bool {
        self.0 & Class::MARK != 0
    }
}

/// The classes of `table`.
pub(crate) fn classes(table: &SymbolTable) -> Classes {
    let mut classes = [0; 256];
    for (byte, class) in (0..=255u8).zip(&mut classes) {
        let (kind, index) = kind_of(table, byte);
        let mark = if starts_mark(table, byte) { Class::MARK } else { 0 };
        *class = kind | u8::try_from(index).unwrap_or(0) << 4 | mark;
    }
    classes
}

fn kind_of(table: &SymbolTable, byte: u8) -> (u8, usize) {
    let longer = || table.spellings_from(byte).filter(|(_, spelling)| spelling.len() > 1);
    let single =
        table.spellings_from(byte).find(|(_, spelling)| spelling.len() == 1).map(|(symbol, _)| symbol);
    let written = single.is_some_and(|symbol| table.written(symbol).as_bytes() == [byte]);
    let alone = longer().next().is_none();
    match (byte, single) {
        (b' ' | b'\t' | b'\r' | b'\n', None) => (kind::SPACE, 0),
        (b'.', None) => (kind::DOT, 0),
        (b')', None) => (kind::CLOSE, 0),
        (b'!' | b'?', None) => (kind::ANNOTATION, 0),
        (b'=', Some(Symbol::Sign(Sign::Promotion))) if alone => (kind::PROMOTION, 0),
        (_, Some(Symbol::Piece(role))) if role.is_piece() && alone => (kind::PIECE, role.index()),
        // `e` also starts `e.p.`; what matters is that nothing longer goes on as a square does.
        (_, Some(Symbol::File(file)))
            if longer().all(|(_, spelling)| {
                let next = spelling.as_bytes().get(1).map(core::slice::from_ref);
                let meaning = next.and_then(|next| table.longest(next));
                !matches!(meaning, Some((Symbol::File(_) | Symbol::Rank(_) | Symbol::Sign(Sign::Capture), _)))
            }) =>
        {
            (kind::FILE, file.index())
        }
        (b'1'..=b'8', Some(Symbol::Rank(rank))) if alone => (kind::RANK, rank.index()),
        (_, Some(Symbol::Sign(Sign::Capture))) if alone && written => (kind::CAPTURE, 0),
        (_, Some(Symbol::Sign(Sign::Check))) if written => (kind::MARK, 0),
        (_, Some(Symbol::Sign(Sign::Mate))) if written => (kind::MARK, 1),
        (b'0'..=b'9', _) => (kind::DIGIT, 0),
        _ if table
            .spellings_from(byte)
            .any(|(symbol, _)| matches!(symbol, Symbol::Piece(role) if role.is_piece())) =>
        {
            (kind::PIECE_START, 0)
        }
        _ => (kind::OTHER, 0),
    }
}

/// Whether something that belongs to the move before it can start with `byte`, glued or behind white space.
fn starts_mark(table: &SymbolTable, byte: u8) -> bool {
    let sign = |symbol| matches!(symbol, Symbol::Sign(sign) if !matches!(sign, Sign::CastleShort | Sign::CastleLong | Sign::NullMove));
    // Evaluations, annotations, rarer white space and everything invisible start with one of these.
    matches!(
        byte,
        b'+' | b'-' | b'=' | b'!' | b'?' | 0x0B | 0x0C | 0xC2 | 0xCC | 0xCD | 0xD8 | 0xE1..=0xE3 | 0xEF
    ) || table.spellings_from(byte).any(|(symbol, _)| sign(symbol))
}

// -- shapes -----------------------------------------------------------------------------------------

/// What the bytes of a move are. Offsets count from behind the letter of the piece.
#[derive(Clone, Copy, Debug)]
struct Shape {
    /// The kinds of its bytes, four bits each, the first in the highest.
    key: u32,
    piece: bool,
    /// Where a file of departure stands.
    from_file: Option<u8>,
    /// Where a rank of departure stands.
    from_rank: Option<u8>,
    capture: bool,
    /// Where the square of arrival stands.
    to: u8,
    /// Where the promotion piece stands.
    promotion: Option<u8>,
    /// Castling, which has nothing else.
    castling: Option<Side>,
}

const NO_SHAPE: Shape = Shape {
    key: 0,
    piece: false,
    from_file: None,
    from_rank: None,
    capture: false,
    to: 0,
    promotion: None,
    castling: None,
};

static SHORT: Shape = Shape { castling: Some(Side::Short), ..NO_SHAPE };
static LONG: Shape = Shape { castling: Some(Side::Long), ..NO_SHAPE };

/// Castling as nearly everybody writes it, the longer forms first.
pub(crate) const CASTLINGS: [(&str, Side); 4] =
    [("O-O-O", Side::Long), ("0-0-0", Side::Long), ("O-O", Side::Short), ("0-0", Side::Short)];

const SHAPE_BITS: u32 = 6;
const FACTOR: u32 = factor(false);
static SHAPES: [Shape; 1 << SHAPE_BITS] = shapes();

/// All plain shapes, with `K` for any piece, `a` for any file and `1` for any rank.
const PATTERNS: [&str; 17] = [
    "Ka1", "Kxa1", "Kaa1", "Kaxa1", "K1a1", "K1xa1", "Ka1a1", "Ka1xa1", // C.8 to C.10
    "a1", "axa1", "aa1", // C.8, C.9; the sign is optional
    "a1K", "a1=K", "axa1K", "axa1=K", "aa1K", "aa1=K", // C.11, PGN 8.2.3.3
];

const fn key(pattern: &str) -> u32 {
    let (bytes, mut key, mut at) = (pattern.as_bytes(), 0, 0);
    while at < bytes.len() {
        let kind = match bytes[at] {
            b'K' => kind::PIECE,
            b'a' => kind::FILE,
            b'1' => kind::RANK,
            b'x' => kind::CAPTURE,
            _ => kind::PROMOTION,
        };
        key = key << 4 | kind as u32;
        at += 1;
    }
    key
}

const fn slot(key: u32, factor: u32) -> usize {
    (key.wrapping_mul(factor) >> (32 - SHAPE_BITS)) as usize
}

/// A factor that gives every shape a slot of its own, by its key or by the same from behind.
const fn factor(from_behind: bool) -> u32 {
    let mut factor = 0x9E37_79B1u32;
    loop {
        let (mut taken, mut number) = (0u64, 0);
        while number < PATTERNS.len() {
            let key = key(PATTERNS[number]);
            let bit = 1u64 << slot(if from_behind { reversed(key) } else { key }, factor);
            if taken & bit != 0 {
                break;
            }
            taken |= bit;
            number += 1;
        }
        if number == PATTERNS.len() {
            return factor;
        }
        factor = factor.wrapping_mul(0x0019_660D).wrapping_add(0x3C6E_F35F) | 1;
    }
}

const fn shapes() -> [Shape; 1 << SHAPE_BITS] {
    let mut shapes = [NO_SHAPE; 1 << SHAPE_BITS];
    let mut number = 0;
    while number < PATTERNS.len() {
        let pattern = PATTERNS[number];
        shapes[slot(key(pattern), FACTOR)] = shape(pattern);
        number += 1;
    }
    shapes
}

impl Shape {
    /// Whether nothing more need be asked of a move of this shape: no promotion, and no full square of departure,
    /// which must not be that of arrival.
    const fn is_bare(&self) -> bool {
        self.promotion.is_none() && (self.from_file.is_none() || self.from_rank.is_none())
    }
}

const BARE_FACTOR: u32 = factor(true);

/// The kinds of a key, the first in the lowest four bits.
const fn reversed(mut key: u32) -> u32 {
    let mut kinds = 0;
    while key > 0 {
        kinds = kinds << 4 | key & 15;
        key >>= 4;
    }
    kinds
}

const fn shape(pattern: &str) -> Shape {
    let bytes = pattern.as_bytes();
    let mut shape = NO_SHAPE;
    shape.key = key(pattern);
    shape.piece = bytes[0] == b'K';
    let first = shape.piece as usize;
    let mut end = bytes.len();
    if !shape.piece && bytes[end - 1] == b'K' {
        shape.promotion = Some((end - 1) as u8);
        end -= if bytes[end - 2] == b'=' { 2 } else { 1 };
    }
    shape.to = (end - 2 - first) as u8;
    let mut at = first;
    while at < end - 2 {
        match bytes[at] {
            b'a' => shape.from_file = Some((at - first) as u8),
            b'1' => shape.from_rank = Some((at - first) as u8),
            _ => shape.capture = true,
        }
        at += 1;
    }
    shape
}

// -- reading ----------------------------------------------------------------------------------------

/// A plain move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plain {
    shape: &'static Shape,
    start: usize,
    /// Where the letter of the piece ends; `start` for a pawn's move.
    tail: usize,
    /// The letter of the promotion piece.
    promotion: Span,
    /// Where the move ends without its marks.
    bare_end: usize,
    end: usize,
}

/// Reads the plain move that starts at `at`. `None` where none starts there, where its end is in doubt, or
/// where something other than a plain mark belongs to it.
#[inline(always)] // it is called in one loop, and half of its work there is shared with the next move
pub(crate) fn read(text: &[u8], at: usize, table: &SymbolTable, classes: &Classes) -> Option<Plain> {
    let first = Class::of(text, at, classes).kind();
    let lead = if first == kind::PIECE_START { letter_end(text, at, table)? } else { at };
    let (mut key, length) = gather(text, lead, classes);
    let mut end = lead + length;
    if lead > at {
        if length > LONGEST {
            return None;
        }
        key |= u32::from(kind::PIECE) << (4 * length);
    }
    let mut promotion = Span::new(end, end);
    if length > 0 && Class::of(text, end, classes).kind() == kind::PIECE_START {
        promotion = Span::new(end, letter_end(text, end, table)?);
        end = promotion.end;
        key = key << 4 | u32::from(kind::PIECE);
    }
    let mut shape = &SHAPES[slot(key, FACTOR)];
    if shape.key != key || length == 0 || length > LONGEST {
        let Some(b'O' | b'0') = text.get(at) else { return None };
        (shape, end) = castling(text, at, table)?;
        promotion = Span::new(end, end);
    }
    let tail = if first == kind::PIECE { at + 1 } else { lead };
    if let Some(offset) = shape.promotion {
        if promotion.is_empty() {
            promotion = Span::new(tail + usize::from(offset), end);
        }
        promotes(text, promotion, tail + usize::from(shape.to) + 1, table)?;
    } else if shape.to >= 2 {
        // From a square to the same square.
        let to = tail + usize::from(shape.to);
        if text.get(tail..tail + 2) == text.get(to..to + 2) {
            return None;
        }
    }
    let bare_end = end;
    let mut class = Class::of(text, end, classes);
    if class.kind() != kind::SPACE {
        let marks = usize::from(class.kind() == kind::MARK);
        while matches!(class.kind(), kind::ANNOTATION) || (class.kind() == kind::MARK && end == bare_end) {
            end += 1;
            class = Class::of(text, end, classes);
        }
        if end - bare_end > marks + Annotation::MAX {
            return None;
        }
    }
    ends(text, end, table, classes).then_some(Plain { shape, start: at, tail, promotion, bare_end, end })
}

#[inline(never)]
fn castling(text: &[u8], at: usize, table: &SymbolTable) -> Option<(&'static Shape, usize)> {
    let rest = text.get(at..)?;
    let (written, side) = CASTLINGS.into_iter().find(|(written, _)| rest.starts_with(written.as_bytes()))?;
    let (sign, shape) = match side {
        Side::Short => (Sign::CastleShort, &SHORT),
        Side::Long => (Sign::CastleLong, &LONG),
    };
    (table.longest(rest)? == (sign.into(), written.len())).then_some((shape, at + written.len()))
}

/// The longest run of bytes that a plain shape has.
const LONGEST: usize = 6;

/// The kinds of the bytes from `at` on, up to the first that a bare move has no place for, and how many
/// they are. From eight on it does not matter how many.
#[inline(always)]
fn gather(text: &[u8], at: usize, classes: &Classes) -> (u32, usize) {
    const OTHERS: u32 = 0x8888_8888;
    let mut padded = [b' '; 8];
    let window = match text.get(at..).and_then(|rest| rest.first_chunk::<8>()) {
        Some(window) => window,
        None => {
            let rest = text.get(at..).unwrap_or(&[]);
            for (to, from) in padded.iter_mut().zip(rest) {
                *to = *from;
            }
            &padded
        }
    };
    let mut kinds = 0;
    for byte in window {
        kinds = kinds << 4 | u32::from(Class(classes[usize::from(*byte)]).kind());
    }
    let length = (kinds & OTHERS).leading_zeros() / 4;
    let key = u64::from(kinds) >> (32 - 4 * length);
    (u32::try_from(key).unwrap_or(0), length as usize)
}

/// The end of the piece's letter at `at`, if nothing invisible belongs to it.
fn letter_end(text: &[u8], at: usize, table: &SymbolTable) -> Option<usize> {
    let (symbol, length) = table.longest(text.get(at..)?)?;
    let piece = matches!(symbol, Symbol::Piece(role) if role.is_piece());
    // Variation selectors start with this byte.
    (piece && text.get(at + length) != Some(&0xEF)).then_some(at + length)
}

/// Checks that the piece at `promotion` is one that a pawn may become, on the rank at `rank`.
#[inline]
fn promotes(text: &[u8], promotion: Span, rank: usize, table: &SymbolTable) -> Option<()> {
    let last = matches!(text.get(rank), Some(b'1' | b'8'));
    let (symbol, _) = table.longest(text.get(promotion.start..)?)?;
    let promotable = matches!(symbol, Symbol::Piece(role) if role.is_promotion());
    (last && promotable).then_some(())
}

/// Whether the move is certain to end at `end`: at a bracket, or at white space with nothing behind it that
/// could be a mark of the move.
#[inline(always)]
fn ends(text: &[u8], end: usize, table: &SymbolTable, classes: &Classes) -> bool {
    let mut class = Class::of(text, end, classes);
    if class.kind() != kind::SPACE {
        return class.kind() == kind::CLOSE;
    }
    let mut next = end;
    while class.kind() == kind::SPACE && next < text.len() {
        next += 1;
        class = Class::of(text, next, classes);
    }
    if !class.starts_mark() {
        return true;
    }
    // `e4` is a move, `e.p.` is a mark. A square or a capture decides quickly.
    let second = Class::of(text, next + 1, classes).kind();
    let square = class.kind() == kind::FILE && matches!(second, kind::RANK | kind::CAPTURE);
    square || starts_otherwise(text, next, table)
}

/// Whether what starts at `at` is no mark, although its first byte could begin one.
#[inline(never)]
pub(crate) fn starts_otherwise(text: &[u8], at: usize, table: &SymbolTable) -> bool {
    let rest = text.get(at..).unwrap_or(&[]);
    match table.longest(rest) {
        Some((Symbol::Piece(_) | Symbol::File(_) | Symbol::Rank(_), _)) => true,
        Some((Symbol::Sign(_), _)) => false,
        // `(` begins a variation, if not the offer of a draw.
        None => matches!(rest.first(), Some(byte) if *byte == b'(' || byte.is_ascii_alphabetic()),
    }
}

impl Plain {
    /// Where it ends.
    #[inline]
    pub(crate) fn end(&self) -> usize {
        self.end
    }

    /// The letter of its piece; empty for a pawn's move.
    #[inline]
    pub(crate) fn letter(&self) -> Span {
        Span::new(self.start, self.tail)
    }

    /// The letter of its promotion piece; empty where there is none.
    #[inline]
    pub(crate) fn promotion(&self) -> Span {
        self.promotion
    }

    /// Whether it is spelled as in PGN's export format, in the letters that the table writes (PGN 8.2.3).
    #[inline]
    pub(crate) fn is_exported(&self, text: &[u8], table: &SymbolTable) -> bool {
        let shape = self.shape;
        if shape.castling.is_some() {
            return text.get(self.start) == Some(&b'O');
        }
        let promotion = self.promotion;
        let signed = promotion.is_empty() || text.get(promotion.start.wrapping_sub(1)) == Some(&b'=');
        let sideways = !shape.piece && shape.from_file.is_some() && shape.from_rank.is_none();
        let letter = |letter: Span| {
            let spelling = text.get(letter.start..letter.end).unwrap_or(&[]);
            let symbol = |(symbol, _)| table.written(symbol).as_bytes() == spelling;
            spelling.is_empty() || table.longest(spelling).is_some_and(symbol)
        };
        signed && (shape.capture || !sideways) && letter(self.letter()) && letter(promotion)
    }

    /// What it says.
    pub(crate) fn san(&self, text: &[u8], table: &SymbolTable) -> Option<San> {
        let classes = table.classes();
        let shape = self.shape;
        if let Some(side) = shape.castling {
            return self.marked(San::new(Action::Castle(side)), text, classes);
        }
        let index = |offset: u8| Class::of(text, self.tail + usize::from(offset), classes).index();
        let to = Square::new(File::new(index(shape.to))?, Rank::new(index(shape.to + 1))?);
        let from = Origin {
            file: shape.from_file.and_then(|offset| File::new(index(offset))),
            rank: shape.from_rank.and_then(|offset| Rank::new(index(offset))),
        };
        let capture = shape.capture.then_some(Capture::PLAIN);
        let role = |at: usize| match table.longest(text.get(at..)?)? {
            (Symbol::Piece(role), _) => Some(role),
            _ => None,
        };
        let first = Class::of(text, self.start, classes);
        let action = if !shape.piece {
            let promotion = if self.promotion.is_empty() { None } else { Some(role(self.promotion.start)?) };
            Action::Pawn { from, capture, to: Arrival::Square(to), promotion }
        } else if first.kind() == kind::PIECE {
            Action::Piece { role: Role::ALL.get(first.index()).copied()?, from, capture, to }
        } else {
            Action::Piece { role: role(self.start)?, from, capture, to }
        };
        self.marked(San::new(action), text, classes)
    }

    /// The move with the marks that stand behind it.
    fn marked(&self, mut san: San, text: &[u8], classes: &Classes) -> Option<San> {
        let mut at = self.bare_end;
        let class = Class::of(text, at, classes);
        san.mark = match (class.kind(), class.index()) {
            (kind::MARK, 0) => Some(Mark::Check),
            (kind::MARK, _) => Some(Mark::Mate),
            _ => None,
        };
        at += usize::from(san.mark.is_some());
        if at < self.end {
            san.annotation =
                Some(Annotation::from_text(core::str::from_utf8(text.get(at..self.end)?).ok()?)?);
        }
        Some(san)
    }
}

//! The short way for plain moves: `Nf3`, `exd5`, `Rae1+`, `e8=Q#` and the like.
//!
//! Nearly every move of nearly every score is a letter, a square, perhaps a departure, a capture, a mark.
//! Here such a move is read straight from its bytes, by a table of what each byte can be. Whatever is not
//! plain is left to the parser, which knows all of the notation; where this module gives an answer, it is
//! the parser's answer. (The tests hold the two against each other.)

#![allow(clippy::indexing_slicing)] // by bytes into 256 classes, and by three bits into eight coordinates

use crate::role::Role;
use crate::san::{Action, Arrival, Capture, Mark, Origin, San};
use crate::square::{File, Rank, Square};
use crate::symbols::{Sign, Symbol, SymbolTable};
use crate::token::{Annotation, Span};

/// What each byte can be at the place where a token starts; one of the constants of [`class`], perhaps
/// with [`class::STARTS_MARK`].
pub(crate) type Classes = [u8; 256];

/// The classes of bytes.
pub(crate) mod class {
    /// Anything that is left to the parser.
    pub(crate) const OTHER: u8 = 0;
    /// `PIECE + role`: this byte, whatever follows, is the letter of a piece.
    pub(crate) const PIECE: u8 = 1;
    /// `FILE + file`: this byte before a rank, a file or a capture sign is a file.
    pub(crate) const FILE: u8 = 8;
    /// `RANK + rank`: this byte is a rank (and a digit).
    pub(crate) const RANK: u8 = 16;
    /// The capture sign that the table writes.
    pub(crate) const CAPTURE: u8 = 24;
    /// The letter of a piece may start here.
    pub(crate) const PIECE_START: u8 = 25;
    /// White space.
    pub(crate) const SPACE: u8 = 26;
    /// A digit that is no rank.
    pub(crate) const DIGIT: u8 = 27;
    /// A full stop.
    pub(crate) const DOT: u8 = 28;
    /// A closing bracket.
    pub(crate) const CLOSE: u8 = 29;
    /// The check sign that the table writes.
    pub(crate) const CHECK: u8 = 30;
    /// The mate sign that the table writes.
    pub(crate) const MATE: u8 = 31;
    /// Added where a mark behind a move (check, mate, en passant …) can start.
    pub(crate) const STARTS_MARK: u8 = 0x80;
}

/// The classes of `table`.
pub(crate) fn classes(table: &SymbolTable) -> Classes {
    let mut classes = [class::OTHER; 256];
    for (byte, class) in (0..=255u8).zip(&mut classes) {
        *class = class_of(table, byte);
        if starts_mark(table, byte) {
            *class |= class::STARTS_MARK;
        }
    }
    classes
}

fn class_of(table: &SymbolTable, byte: u8) -> u8 {
    let longer = || table.spellings_from(byte).filter(|(_, spelling)| spelling.len() > 1);
    let single =
        table.spellings_from(byte).find(|(_, spelling)| spelling.len() == 1).map(|(symbol, _)| symbol);
    let index = |index: usize| u8::try_from(index).unwrap_or(0);
    match (byte, single) {
        (b' ' | b'\t' | b'\r' | b'\n', None) => class::SPACE,
        (b'.', None) => class::DOT,
        (b')', None) => class::CLOSE,
        (_, Some(Symbol::Piece(role))) if role.is_piece() && longer().next().is_none() => {
            class::PIECE + index(role.index())
        }
        // `e` also starts `e.p.`; what matters is that nothing longer goes on as a square does.
        (_, Some(Symbol::File(file)))
            if longer().all(|(_, spelling)| {
                let next = spelling.as_bytes().get(1).map(|next| core::slice::from_ref(next));
                let meaning = next.and_then(|next| table.longest(next));
                !matches!(meaning, Some((Symbol::File(_) | Symbol::Rank(_) | Symbol::Sign(Sign::Capture), _)))
            }) =>
        {
            class::FILE + index(file.index())
        }
        (b'1'..=b'8', Some(Symbol::Rank(rank))) if longer().next().is_none() => {
            class::RANK + index(rank.index())
        }
        (_, Some(symbol @ Symbol::Sign(sign))) if table.written(symbol).as_bytes() == [byte] => match sign {
            Sign::Capture if longer().next().is_none() => class::CAPTURE,
            Sign::Check => class::CHECK,
            Sign::Mate => class::MATE,
            _ => class::OTHER,
        },
        (b'0'..=b'9', _) => class::DIGIT,
        _ if table
            .spellings_from(byte)
            .any(|(symbol, _)| matches!(symbol, Symbol::Piece(role) if role.is_piece())) =>
        {
            class::PIECE_START
        }
        _ => class::OTHER,
    }
}

/// Whether something that belongs to the move before it can start with `byte`: glued, or behind white space.
fn starts_mark(table: &SymbolTable, byte: u8) -> bool {
    let mark = |symbol| {
        matches!(
            symbol,
            Symbol::Sign(
                Sign::Check
                    | Sign::DoublePlus
                    | Sign::Mate
                    | Sign::EnPassant
                    | Sign::DrawOffer
                    | Sign::Capture
                    | Sign::Dash
                    | Sign::Promotion
                    | Sign::Drop
            )
        )
    };
    // All evaluations and annotations, and everything invisible, start with one of these.
    matches!(byte, b'+' | b'-' | b'=' | b'!' | b'?' | 0x80..)
        || table.spellings_from(byte).any(|(symbol, _)| mark(symbol))
}

/// A plain move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plain {
    pub(crate) san: San,
    /// Where it ends.
    pub(crate) end: usize,
    /// Its piece letter; empty for a pawn's move.
    pub(crate) letter: Span,
    /// The letter of its promotion piece; empty where there is none.
    pub(crate) promotion: Span,
}

/// Reads the plain move that starts at `at`. `None` where none starts there, where its end is in doubt, or
/// where something other than a plain mark belongs to it.
#[inline]
pub(crate) fn read(text: &[u8], at: usize, table: &SymbolTable) -> Option<Plain> {
    let classes = table.classes();
    let class = |at: usize| {
        text.get(at).map_or(class::SPACE, |byte| classes[usize::from(*byte)] & !class::STARTS_MARK)
    };
    let mut plain = Plain {
        san: San::new(Action::Null),
        end: at,
        letter: Span::new(at, at),
        promotion: Span::new(at, at),
    };
    let first = class(at);
    match first {
        class::PIECE..class::FILE => {
            plain.letter = Span::new(at, at + 1);
            let role = role(first - class::PIECE);
            plain.piece(role, &class)?;
        }
        class::FILE..class::RANK => plain.pawn(file(first), text, table, &class)?,
        class::PIECE_START => {
            let (Symbol::Piece(role), length) = table.longest(text.get(at..)?)? else { return None };
            if role == Role::Pawn || invisible_may_follow(text.get(at + length)) {
                return None;
            }
            plain.letter = Span::new(at, at + length);
            plain.piece(role, &class)?;
        }
        _ => return None,
    }
    plain.marks(text, table)?;
    Some(plain)
}

/// A variation selector or a joiner behind a letter starts with one of these bytes.
fn invisible_may_follow(byte: Option<&u8>) -> bool {
    byte.is_some_and(|byte| *byte >= 0x80)
}

impl Plain {
    /// What follows the letter of a piece.
    #[inline]
    fn piece(&mut self, role: Role, class: &impl Fn(usize) -> u8) -> Option<()> {
        let mut at = self.letter.end;
        let mut from = Origin::NONE;
        let mut capture = None;
        // A departure, if what follows it is not the end of a square.
        let (one, two) = (class(at), class(at + 1));
        if is_file(one) && is_rank(two) {
            let three = class(at + 2);
            if is_file(three) && is_rank(class(at + 3)) {
                from = Origin::square(Square::new(file(one), rank(two)));
                at += 2;
            } else if three == class::CAPTURE && is_file(class(at + 3)) {
                from = Origin::square(Square::new(file(one), rank(two)));
                capture = Some(Capture::PLAIN);
                at += 3;
            }
        } else {
            if is_file(one) {
                from = Origin::file(file(one));
                at += 1;
            } else if is_rank(one) {
                from = Origin::rank(rank(one));
                at += 1;
            }
            if class(at) == class::CAPTURE {
                capture = Some(Capture::PLAIN);
                at += 1;
            }
        }
        let to = square(class(at), class(at + 1))?;
        if from.to_square() == Some(to) {
            return None;
        }
        self.san.action = Action::Piece { role, from, capture, to };
        self.end = at + 2;
        Some(())
    }

    /// What follows the file that a pawn's move starts with.
    #[inline]
    fn pawn(
        &mut self,
        first: File,
        text: &[u8],
        table: &SymbolTable,
        class: &impl Fn(usize) -> u8,
    ) -> Option<()> {
        let mut at = self.end;
        let mut from = Origin::NONE;
        let mut capture = None;
        let to = if is_rank(class(at + 1)) {
            at += 2;
            // A second square makes it a long move, or two glued ones.
            Square::new(first, rank(class(at - 1)))
        } else if class(at + 1) == class::CAPTURE {
            from = Origin::file(first);
            capture = Some(Capture::PLAIN);
            at += 4;
            square(class(at - 2), class(at - 1))?
        } else {
            from = Origin::file(first);
            at += 3;
            square(class(at - 2), class(at - 1))?
        };
        let mut promotion = None;
        if matches!(to.rank(), Rank::First | Rank::Eighth) {
            let signed = usize::from(text.get(at) == Some(&b'='));
            let letter = text.get(at + signed..)?;
            match class(at + signed) {
                class::SPACE if signed == 0 => {}
                class::PIECE..class::FILE | class::PIECE_START => {
                    let (Symbol::Piece(role), length) = table.longest(letter)? else { return None };
                    let sign = table.meaning("=") == Some(Symbol::Sign(Sign::Promotion));
                    if !role.is_promotion()
                        || signed == 1 && !sign
                        || invisible_may_follow(letter.get(length))
                    {
                        return None;
                    }
                    promotion = Some(role);
                    self.promotion = Span::new(at + signed, at + signed + length);
                    at = self.promotion.end;
                }
                _ => return None,
            }
        }
        self.san.action = Action::Pawn { from, capture, to: Arrival::Square(to), promotion };
        self.end = at;
        Some(())
    }

    /// The marks behind the move, and the certainty that nothing else belongs to it.
    #[inline]
    fn marks(&mut self, text: &[u8], table: &SymbolTable) -> Option<()> {
        let classes = table.classes();
        let mut at = self.end;
        match text.get(at).map(|byte| classes[usize::from(*byte)] & !class::STARTS_MARK) {
            Some(class::CHECK) => {
                self.san.mark = Some(Mark::Check);
                at += 1;
            }
            Some(class::MATE) => {
                self.san.mark = Some(Mark::Mate);
                at += 1;
            }
            _ => {}
        }
        if let Some(b'!' | b'?') = text.get(at) {
            let run = text.get(at..)?.iter().take_while(|byte| matches!(byte, b'!' | b'?')).count();
            let signs = core::str::from_utf8(text.get(at..at + run)?).ok()?;
            self.san.annotation = Some(Annotation::from_text(signs)?);
            at += run;
        }
        self.end = at;
        // White space, then something that no mark starts with.
        let mut next = at;
        let mut byte = text.get(next);
        while matches!(byte, Some(b' ' | b'\n' | b'\r' | b'\t')) {
            next += 1;
            byte = text.get(next);
        }
        let Some(byte) = byte else { return Some(()) };
        let class = classes[usize::from(*byte)];
        if next == at && class & !class::STARTS_MARK != class::CLOSE {
            return None;
        }
        if class & class::STARTS_MARK == 0 {
            return Some(());
        }
        // `e4` is a move, `e.p.` is a mark. A square or a capture decides quickly.
        let plain = class & !class::STARTS_MARK;
        let second = text.get(next + 1).map_or(class::OTHER, |byte| classes[usize::from(*byte)]);
        if is_file(plain) && matches!(second & !class::STARTS_MARK, class::RANK..=class::CAPTURE) {
            return Some(());
        }
        match table.longest(text.get(next..)?) {
            Some((Symbol::Piece(_) | Symbol::File(_) | Symbol::Rank(_), _)) => Some(()),
            _ => None,
        }
    }
}

#[inline]
fn is_file(class: u8) -> bool {
    class.wrapping_sub(class::FILE) < 8
}

#[inline]
fn is_rank(class: u8) -> bool {
    class.wrapping_sub(class::RANK) < 8
}

#[inline]
fn file(class: u8) -> File {
    File::ALL[usize::from(class & 7)]
}

#[inline]
fn rank(class: u8) -> Rank {
    Rank::ALL[usize::from(class & 7)]
}

#[inline]
fn role(number: u8) -> Role {
    Role::ALL[usize::from(number) % 6]
}

#[inline]
fn square(one: u8, two: u8) -> Option<Square> {
    (is_file(one) && is_rank(two)).then(|| Square::new(file(one), rank(two)))
}

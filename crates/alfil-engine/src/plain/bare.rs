//! The plainest moves at one look: a letter, a departure, a capture, a square, a mark: [`read`].

use super::{BARE_FACTOR, PATTERNS, SHAPE_BITS};
use super::{Class, Classes, ends, kind, reversed, shape, slot};
use crate::role::Role;
use crate::san::{Action, Arrival, Capture, Mark, Origin, San};
use crate::square::{File, Rank, Square};
use crate::symbols::SymbolTable;
use crate::token::Annotation;

/// What most moves say: a chessman goes to a square. It is a [`San`] without choices, so that it is read, and looked
/// for on a board, without asking what kind of move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BareMove {
    /// Which chessman.
    pub role: Role,
    /// What was said of the square of departure: nothing, a file or a rank.
    pub from: Origin,
    /// Whether a capture was written.
    pub capture: bool,
    /// The square of arrival.
    pub to: Square,
    /// The check or mate mark, where one was written.
    pub mark: Option<Mark>,
    /// The suffix annotation.
    pub annotation: Option<Annotation>,
}

impl From<BareMove> for San {
    fn from(bare: BareMove) -> San {
        let BareMove { role, from, capture, to, mark, annotation } = bare;
        let capture = capture.then_some(Capture::PLAIN);
        let action = match role {
            Role::Pawn => Action::Pawn { from, capture, to: Arrival::Square(to), promotion: None },
            _ => Action::Piece { role, from, capture, to },
        };
        San { mark, annotation, ..San::new(action) }
    }
}

/// The bytes of a bare move, its letter as one of them: their kinds in the lower half, and which file, rank or piece
/// each of them names in the upper half, four bits each, the first in the lowest. The highest eight bits of each half are
/// free for [`Signature::with_lengths`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Signature(u64);

impl Signature {
    /// What one byte of this class adds at this place.
    pub(crate) const fn part(class: u8, place: usize) -> u64 {
        let class = Class(class);
        ((class.kind() as u64) | (class.index() as u64) << 32) << (4 * place)
    }

    /// What the parts are together, of which the first `length` belong to the move.
    #[inline(always)]
    pub(crate) const fn new(parts: u64, length: usize) -> Signature {
        let mask = (1u64 << (4 * length)).wrapping_sub(1);
        Signature(parts & (mask | mask << 32))
    }

    /// The same behind the letter of a piece.
    #[inline(always)]
    pub(crate) const fn behind_letter(self, role: u8) -> Signature {
        Signature(self.0 << 4 | Signature::part(kind::PIECE | role << 4, 0))
    }

    /// Not of a move, but of a bracket around a variation.
    pub(crate) const BRACKET: Signature = Signature(0);

    /// Whether it is that of a bracket.
    #[inline(always)]
    pub(crate) const fn is_bracket(self) -> bool {
        self.kinds() == 0
    }

    /// The same with two more numbers: how many bytes the move has with its marks, and how many of them the letter of
    /// its piece has, one of a pawn's move too.
    #[inline(always)]
    pub(crate) const fn with_lengths(self, length: u8, lead: u8) -> Signature {
        Signature(self.0 | (length as u64) << 24 | (lead as u64) << 56)
    }

    /// Those two numbers.
    #[inline(always)]
    const fn lengths(self) -> (usize, usize) {
        ((self.0 >> 24 & 0xFF) as usize, (self.0 >> 56) as usize)
    }

    /// The kinds, the first in the lowest four bits.
    #[inline(always)]
    const fn kinds(self) -> u32 {
        self.0 as u32 & 0x00FF_FFFF
    }
}

/// How many of these parts, from the first on, a bare move may have, which has no more than `most`.
#[inline(always)]
const fn length(parts: u64, most: usize) -> usize {
    // A bit for each byte that such a move has no place for.
    ((parts & 0x8888_8888 | 8 << (4 * most)).trailing_zeros() / 4) as usize
}

/// Where the parts of a bare move stand in its signature, in bits.
#[derive(Clone, Copy)]
struct Parts {
    /// The kinds of its bytes, the first in the lowest four bits.
    kinds: u32,
    piece: bool,
    from_file: Option<u8>,
    from_rank: Option<u8>,
    capture: bool,
    to: u8,
    /// How many bytes it has, one for the letter.
    length: u8,
}

static PARTS: [Parts; 1 << SHAPE_BITS] = parts();

const fn parts() -> [Parts; 1 << SHAPE_BITS] {
    let none = Parts {
        kinds: u32::MAX,
        piece: false,
        from_file: None,
        from_rank: None,
        capture: false,
        to: 0,
        length: 0,
    };
    let (mut parts, mut number) = ([none; 1 << SHAPE_BITS], 0);
    while number < PATTERNS.len() {
        let shape = shape(PATTERNS[number]);
        if shape.is_bare() {
            let kinds = reversed(shape.key);
            let lead = if shape.piece { 1 } else { 0 };
            parts[slot(kinds, BARE_FACTOR)] = Parts {
                kinds,
                piece: shape.piece,
                from_file: bit(shape.from_file, lead),
                from_rank: bit(shape.from_rank, lead),
                capture: shape.capture,
                to: 32 + 4 * (shape.to + lead),
                length: PATTERNS[number].len() as u8,
            };
        }
        number += 1;
    }
    parts
}

/// Where the number of the byte at `offset` behind a letter starts in a signature.
const fn bit(offset: Option<u8>, lead: u8) -> Option<u8> {
    match offset {
        Some(offset) => Some(32 + 4 * (offset + lead)),
        None => None,
    }
}

/// A move that was read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bare {
    pub(crate) says: BareMove,
    pub(crate) end: usize,
    /// Whether it is spelled as in PGN's export format, see [`Plain::is_exported`](super::Plain::is_exported).
    pub(crate) exported: bool,
}

/// Reads the move that starts at `at`, where at least a window of bytes is left. `None` of what is not quite bare
/// or whose end is in doubt, and where the letter of its piece is not one byte.
#[inline(always)]
pub(crate) fn read(text: &[u8], at: usize, table: &SymbolTable, classes: &Classes) -> Option<Bare> {
    let word = text.get(at..)?.first_chunk::<16>()?;
    let parts =
        (0..6).fold(0, |parts, place| parts | Signature::part(classes[usize::from(word[place])], place));
    let signature = Signature::new(parts, length(parts, 6));
    let parts = parts_of(signature)?;
    let mut end = at + usize::from(parts.length);
    let mut next = Class::of(text, end, classes).kind();
    if next == kind::MARK {
        end += 1;
        next = Class::of(text, end, classes).kind();
    }
    let signs = end;
    while next == kind::ANNOTATION && end - signs <= Annotation::MAX {
        end += 1;
        next = Class::of(text, end, classes).kind();
    }
    if !ends(text, end, table, classes) {
        return None;
    }
    let signature = signature.with_lengths((end - at) as u8, 1);
    known(text, Found { start: at, behind: 0, signature }, table, classes)
}

/// A bare move that somebody has found, or a bracket around a variation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) start: usize,
    /// A place between the move before it and this one: there are at most remarks before it, and at most a number
    /// behind it. The beginning of the text where nobody knows that.
    pub(crate) behind: usize,
    /// With its [lengths](Signature::with_lengths).
    pub(crate) signature: Signature,
}

#[inline(always)]
fn parts_of(signature: Signature) -> Option<&'static Parts> {
    let parts = &PARTS[slot(signature.kinds(), BARE_FACTOR)];
    (parts.kinds == signature.kinds()).then_some(parts)
}

/// What a move says that was found.
#[inline(always)]
pub(crate) fn known(text: &[u8], found: Found, table: &SymbolTable, classes: &Classes) -> Option<Bare> {
    let Found { start, signature, .. } = found;
    let (length, lead) = signature.lengths();
    let end = start + length;
    let parts = parts_of(signature)?;
    let number = |bit: u8| (signature.0 >> (bit & 63) & 7) as usize;
    let to = Square::new(File::new(number(parts.to))?, Rank::new(number(parts.to + 4))?);
    let from = Origin {
        file: parts.from_file.and_then(|bit| File::new(number(bit))),
        rank: parts.from_rank.and_then(|bit| Rank::new(number(bit))),
    };
    let (role, exported) = if parts.piece {
        let role = *Role::ALL.get(number(32))?;
        (role, is_written(text.get(start..start + lead)?, role, table))
    } else {
        (Role::Pawn, parts.capture || from.file.is_none())
    };
    let (mut mark, mut annotation) = (None, None);
    let mut at = start + lead - 1 + usize::from(parts.length);
    if at < end {
        let class = Class::of(text, at, classes);
        if class.kind() == kind::MARK {
            mark = Some(if class.index() == 0 { Mark::Check } else { Mark::Mate });
            at += 1;
        }
        if at < end {
            annotation = Some(Annotation::from_text(core::str::from_utf8(text.get(at..end)?).ok()?)?);
        }
    }
    let says = BareMove { role, from, capture: parts.capture, to, mark, annotation };
    Some(Bare { says, end, exported })
}

/// Whether this is what is written for a piece.
#[inline(always)]
fn is_written(letter: &[u8], role: Role, table: &SymbolTable) -> bool {
    match letter {
        [letter] => table.writes_as_byte(role.into(), *letter),
        letter => table.written(role.into()).as_bytes() == letter,
    }
}

#[cfg(test)]
mod tests {
    use super::super::read as read_plain;
    use super::*;
    use crate::doctest::english;
    use alloc::format;

    #[test]
    fn a_bare_move_is_the_same_plain_move() {
        let table = english();
        let classes = table.classes();
        let bodies = [
            "e4", "Nf3", "exd5", "ed5", "Nbd2", "N1f3", "Raxe1", "R1xe1", "Qh4xe1", "Qh4e1", "e8=Q", "e8Q",
            "O-O", "Kx", "Ne", "xe4", "e4e5", "eee4", "N11f3", "Pe4", "e9", "i4", "Nff33", "N", "e", "",
        ];
        let mut read_both = 0;
        for body in bodies {
            for tail in [
                "", "+", "#", "!", "??", "+!?", "!!!", "!!!!!!", "++", "+ !", " +", " e.p.", " e5", ")", "x",
                ",", "\n\n(",
            ] {
                let text = format!("{body}{tail} and what else there is to come");
                let bytes = text.as_bytes();
                let plain = read_plain(bytes, 0, &table, classes);
                if let Some(bare) = read(bytes, 0, &table, classes) {
                    let plain = plain.expect(&text);
                    let (san, exported) = (plain.san(bytes, &table), plain.is_exported(bytes, &table));
                    assert_eq!(
                        (Some(San::from(bare.says)), bare.end, bare.exported),
                        (san, plain.end(), exported),
                        "{text}"
                    );
                    read_both += 1;
                }
            }
        }
        assert!(read_both > 80, "{read_both}");
    }
}

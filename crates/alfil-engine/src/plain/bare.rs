//! The plainest moves at one look: a letter of one byte, a departure, a capture, a square, a mark: [`read`].

use super::{BARE_FACTOR, PATTERNS, SHAPE_BITS};
use super::{Class, Classes, ends, kind, reversed, shape, slot};
use crate::role::Role;
use crate::san::{Action, Arrival, Capture, Mark, Origin, San};
use crate::square::{File, Rank, Square};
use crate::symbols::SymbolTable;
use crate::token::Annotation;

/// A move that was read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bare {
    pub(crate) san: San,
    pub(crate) end: usize,
    /// Whether it is spelled as in PGN's export format, see [`Plain::is_exported`](super::Plain::is_exported).
    pub(crate) exported: bool,
}

/// Where the parts of a bare move stand, in bytes from its start.
#[derive(Clone, Copy)]
struct Parts {
    /// The kinds of its bytes, as [`is_bare`](super::is_bare) has them.
    kinds: u32,
    piece: bool,
    from_file: Option<u8>,
    from_rank: Option<u8>,
    capture: bool,
    to: u8,
}

static PARTS: [Parts; 1 << SHAPE_BITS] = parts();

const fn parts() -> [Parts; 1 << SHAPE_BITS] {
    let none =
        Parts { kinds: u32::MAX, piece: false, from_file: None, from_rank: None, capture: false, to: 0 };
    let (mut parts, mut number) = ([none; 1 << SHAPE_BITS], 0);
    while number < PATTERNS.len() {
        let shape = shape(PATTERNS[number]);
        if shape.is_bare() {
            let kinds = reversed(shape.key);
            let lead = if shape.piece { 1 } else { 0 };
            parts[slot(kinds, BARE_FACTOR)] = Parts {
                kinds,
                piece: shape.piece,
                from_file: behind(shape.from_file, lead),
                from_rank: behind(shape.from_rank, lead),
                capture: shape.capture,
                to: shape.to + lead,
            };
        }
        number += 1;
    }
    parts
}

const fn behind(offset: Option<u8>, lead: u8) -> Option<u8> {
    match offset {
        Some(offset) => Some(offset + lead),
        None => None,
    }
}

/// Reads the move that starts at `at`, where at least a window of bytes is left. `None` of what is not quite bare
/// or whose end is in doubt.
#[inline(always)]
pub(crate) fn read(text: &[u8], at: usize, table: &SymbolTable, classes: &Classes) -> Option<Bare> {
    let word = text.get(at..)?.first_chunk::<16>()?;
    let class = |offset: usize| Class(classes[usize::from(word[offset & 15])]);
    // As in the short way through a translation: a bit for each byte that such a move has no place for.
    let kinds = (0..6).fold(0, |kinds, place| kinds | u32::from(class(place).kind()) << (4 * place));
    let others = kinds & 0x0088_8888 | 0x0800_0000;
    let length = others.trailing_zeros() as usize / 4;
    let kinds = kinds & ((others & others.wrapping_neg()) >> 3).wrapping_sub(1);
    let parts = &PARTS[slot(kinds, BARE_FACTOR)];
    if parts.kinds != kinds {
        return None;
    }
    let mut end = length;
    let mut next = class(end);
    let mark = match (next.kind() == kind::MARK, next.index()) {
        (false, _) => None,
        (true, 0) => Some(Mark::Check),
        (true, _) => Some(Mark::Mate),
    };
    if mark.is_some() {
        end += 1;
        next = class(end);
    }
    let mut annotation = None;
    if next.kind() == kind::ANNOTATION {
        let start = end;
        while class(end).kind() == kind::ANNOTATION && end - start <= Annotation::MAX {
            end += 1;
        }
        let signs = core::str::from_utf8(word.get(start..end)?).ok()?;
        annotation = Some(Annotation::from_text(signs)?);
    }
    if !ends(text, at + end, table, classes) {
        return None;
    }
    let coordinate = |offset: u8| class(usize::from(offset)).index();
    let to = Square::new(File::new(coordinate(parts.to))?, Rank::new(coordinate(parts.to + 1))?);
    let from = Origin {
        file: parts.from_file.and_then(|offset| File::new(coordinate(offset))),
        rank: parts.from_rank.and_then(|offset| Rank::new(coordinate(offset))),
    };
    let capture = parts.capture.then_some(Capture::PLAIN);
    let (action, exported) = if parts.piece {
        let role = *Role::ALL.get(class(0).index())?;
        let written = table.writes_as_byte(role.into(), word[0]);
        (Action::Piece { role, from, capture, to }, written)
    } else {
        let to = Arrival::Square(to);
        (Action::Pawn { from, capture, to, promotion: None }, parts.capture || from.file.is_none())
    };
    let san = San { mark, annotation, ..San::new(action) };
    Some(Bare { san, end: at + end, exported })
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
                        (Some(bare.san), bare.end, bare.exported),
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

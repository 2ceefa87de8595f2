//! Bare moves by the flags of their bytes, eight at once: [`Flags`].
//!
//! A flag says less of a byte than its [`kind`]: only what is needed to tell where a bare move ends, and that it is
//! one. So little has a place in the bits of one byte, and processors find it out for sixteen bytes by looking up their
//! upper and their lower halves: see [`FlagTable`].

#![allow(clippy::indexing_slicing)] // by a byte into 256, by a slot into so many

use super::{PATTERNS, kind, shape};

const FILE: u8 = 1;
const RANK: u8 = 2;
const CAPTURE: u8 = 4;
/// The letter of a piece, of which there are two flags.
const PIECE: [u8; 2] = [8, 16];
const MARK: u8 = 32;
/// What ends a move: white space, or the bracket that ends a variation. Two flags.
const END: [u8; 2] = [64, 128];

/// What a bare move is made of.
const OF_MOVE: u8 = FILE | RANK | CAPTURE | PIECE[0] | PIECE[1];

const fn repeat(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// The flags that bytes have, and which of them one after another are a bare move.
#[derive(Clone, Debug)]
pub(crate) struct FlagTable {
    /// Those of each byte.
    pub(crate) each: [u8; 256],
    /// The same by halves, if they [divide](FlagTable::divide).
    #[cfg_attr(not(all(target_arch = "x86_64", feature = "std")), allow(dead_code))]
    pub(crate) halves: Halves,
    divide: bool,
    shapes: [u64; SLOTS],
}

/// The flags of the halves of bytes. A byte has the flags that both its halves have, the upper one and the lower one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Halves {
    pub(crate) upper: [u8; 16],
    pub(crate) lower: [u8; 16],
}

impl FlagTable {
    /// The flags of bytes of these [kinds](kind).
    pub(crate) fn new(kinds: &[u8; 256]) -> FlagTable {
        let each = kinds.map(|kind| match kind {
            kind::FILE => FILE,
            kind::RANK => RANK,
            kind::CAPTURE => CAPTURE,
            kind::PIECE => PIECE[0],
            kind::MARK => MARK,
            kind::SPACE | kind::CLOSE => END[0],
            _ => 0,
        });
        let halves = Halves::new(&each);
        FlagTable { each, halves: halves.unwrap_or_default(), divide: halves.is_some(), shapes: SHAPES }
    }

    /// Takes a pawn's capture without a sign for it for no bare move.
    pub(crate) fn forget_unsigned_captures(&mut self) {
        let flags = flags_of("aa1", PIECE[0]);
        self.shapes.iter_mut().filter(|shape| **shape == flags).for_each(|shape| *shape = NO_SHAPE);
    }

    /// Whether the flags divide among the halves of bytes. Else those of the halves are none.
    pub(crate) const fn divide(&self) -> bool {
        self.divide
    }

    /// Whether bytes with these flags are a move whatever files, ranks and pieces they name.
    #[inline(always)]
    pub(crate) fn is_bare(&self, flags: u64) -> bool {
        self.shapes[slot(flags, FACTOR)] == flags
    }
}

impl Halves {
    fn new(each: &[u8; 256]) -> Option<Halves> {
        let mut halves = Halves::default();
        for flags in [&[FILE][..], &[RANK], &[CAPTURE], &PIECE, &[MARK], &END] {
            let first = flags.first()?;
            let mut free = flags.iter();
            for (upper, row) in each.chunks(16).enumerate() {
                let mut lower = row.iter().enumerate().filter(|(_, has)| *has == first).peekable();
                if lower.peek().is_some() {
                    // A flag for each row, as most have but one. What is no ASCII has no halves.
                    let flag = *free.next().filter(|_| upper < 8)?;
                    halves.upper[upper] |= flag;
                    lower.for_each(|(lower, _)| halves.lower[lower] |= flag);
                }
            }
        }
        Some(halves)
    }
}

/// The flags of eight bytes, the first in the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Flags(pub(crate) u64);

impl Flags {
    /// What these bytes begin with that may be a bare move: how many of them, and its [shape](FlagTable::is_bare). All of it, or
    /// what stands behind the letter of a piece.
    #[inline(always)]
    pub(crate) const fn beginning(self, behind_letter: bool) -> (u32, u64) {
        let of_move = self.0 & repeat(OF_MOVE);
        // The highest bit of the first byte that is not of a move; above it there may be others.
        let others = of_move.wrapping_sub(repeat(1)) & !of_move & repeat(0x80);
        let below = ((others & others.wrapping_neg()) >> 7).wrapping_sub(1);
        let shape = self.0 & below;
        let length = others.trailing_zeros() / 8;
        (length, if behind_letter { shape << 8 | PIECE[0] as u64 } else { shape })
    }

    /// Those behind the first `length` bytes.
    #[inline(always)]
    pub(crate) const fn behind(self, length: u32) -> Flags {
        // No move has as many as eight.
        Flags(self.0 >> ((8 * length) & 63))
    }

    /// How many marks the first byte is.
    #[inline(always)]
    pub(crate) const fn marks(self) -> u32 {
        (self.0 as u32 / MARK as u32) & 1
    }

    /// Whether a move may end before the first byte.
    #[inline(always)]
    pub(crate) const fn ends(self) -> bool {
        self.0 & (END[0] | END[1]) as u64 != 0
    }
}

const SLOTS: usize = 64;
const SHAPES: [u64; SLOTS] = shapes(FACTOR).0;
/// No byte has all flags.
const NO_SHAPE: u64 = u64::MAX;
const FACTOR: u64 = factor();

const fn slot(flags: u64, factor: u64) -> usize {
    (flags.wrapping_mul(factor) >> (64 - SLOTS.trailing_zeros())) as usize
}

/// The flags of a pattern's bytes.
const fn flags_of(pattern: &str, piece: u8) -> u64 {
    let (bytes, mut flags, mut at) = (pattern.as_bytes(), 0, pattern.len());
    while at > 0 {
        at -= 1;
        let flag = match bytes[at] {
            b'K' => piece,
            b'a' => FILE,
            b'1' => RANK,
            _ => CAPTURE,
        };
        flags = flags << 8 | flag as u64;
    }
    flags
}

/// The bare shapes in their slots, and whether there is one for each.
const fn shapes(factor: u64) -> ([u64; SLOTS], bool) {
    let (mut shapes, mut number) = ([NO_SHAPE; SLOTS], 0);
    while number < PATTERNS.len() * PIECE.len() {
        let pattern = PATTERNS[number / PIECE.len()];
        if shape(pattern).is_bare() {
            let flags = flags_of(pattern, PIECE[number % PIECE.len()]);
            let slot = slot(flags, factor);
            if shapes[slot] != NO_SHAPE && shapes[slot] != flags {
                return (shapes, false);
            }
            shapes[slot] = flags;
        }
        number += 1;
    }
    (shapes, true)
}

const fn factor() -> u64 {
    let mut factor = 0x9E37_79B9_7F4A_7C15u64;
    while !shapes(factor).1 {
        factor = factor.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F) | 1;
    }
    factor
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctest::english;

    fn kinds() -> [u8; 256] {
        english().classes().map(|class| class & 15)
    }

    #[test]
    fn halves_have_the_flags_that_each_byte_has() {
        let table = FlagTable::new(&kinds());
        let Halves { upper, lower } = table.halves;
        assert!(table.divide());
        for byte in 0..=255u8 {
            let both = upper[usize::from(byte >> 4)] & lower[usize::from(byte & 15)];
            let expected = table.each[usize::from(byte)];
            let expected = [PIECE, END].into_iter().find(|flags| flags.contains(&expected));
            match expected {
                Some(flags) => assert!(flags.contains(&both), "{byte}"),
                None => assert_eq!(both, table.each[usize::from(byte)], "{byte}"),
            }
        }
    }

    #[test]
    fn flags_that_have_too_many_rows_have_no_halves() {
        let mut kinds = kinds();
        kinds[usize::from(b'k')] = kind::PIECE;
        assert!(!FlagTable::new(&kinds).divide());
        let mut kinds = self::kinds();
        kinds[0xE9] = kind::RANK;
        assert!(!FlagTable::new(&kinds).divide());
    }

    #[test]
    fn bare_moves_end_where_something_else_begins() {
        let table = FlagTable::new(&kinds());
        let read = |text: &str| {
            let bytes = text.bytes().chain(*b"        ");
            let (word, _) = bytes.take(8).fold((0, 0), |(word, bits), byte| {
                (word | u64::from(table.each[usize::from(byte)]) << bits, bits + 8)
            });
            let (length, shape) = Flags(word).beginning(false);
            let behind = Flags(word).behind(length);
            let marks = behind.marks();
            table.is_bare(shape).then(|| (length, marks, behind.behind(marks).ends()))
        };
        assert_eq!(read("e4 e5"), Some((2, 0, true)));
        assert_eq!(read("Nbxd2+ x"), Some((5, 1, true)));
        assert_eq!(read("R1a3#) x"), Some((4, 1, true)));
        assert_eq!(read("Nf3++"), Some((3, 1, false)));
        assert_eq!(read("e8=Q"), Some((2, 0, false)));
        for none in ["", "e", "e9", "Nf", "Ka1a1", "Nbxd2e4", "NNf3", "e4Nf3e4", "x", "1", "+"] {
            assert_eq!(read(none), None, "{none}");
        }
    }
}

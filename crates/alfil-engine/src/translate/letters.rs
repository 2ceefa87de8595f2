//! What is written in place of each letter of a piece: [`Letters`].

#![allow(clippy::indexing_slicing)] // by a byte into 256

use alloc::vec::Vec;

use super::{Layout, Translator};
use crate::output::Short;
use crate::plain::bare::Signature;
use crate::plain::flags::FlagTable;
use crate::plain::kind;
use crate::role::Role;
use crate::style::{Lettering, Nags};
use crate::symbols::{Sign, Symbol, SymbolTable};

/// The letters of pieces and what is written in their place, made ready for looking up without a choice: also
/// for what is no letter there is an answer, itself.
#[derive(Clone, Debug)]
pub(super) struct Letters {
    /// What each byte can be, see [`kind`].
    pub(super) kinds: [u8; 256],
    /// What ends a bare move and what it is made of.
    pub(super) flags: FlagTable,
    /// The bytes of a move one after another, as they are parts of its [`Signature`].
    pub(super) places: [[u64; 256]; Letters::PLACES],
    /// What is written in place of each byte.
    pub(super) single: [Short; 256],
    /// Spellings that start with a byte of [`kind::PIECE_START`], by [`slot`]; within one, the longer first.
    slots: [Slot; SLOTS],
    factor: u32,
    none: Long,
    /// Where pieces are written with nothing but characters beyond ASCII.
    pub(super) runs: Option<Runs>,
    /// Whether a spelling starts with an opening bracket and this byte.
    bracketed: [bool; 256],
    /// What is written in place of castling in letters, short and long, if nothing else starts as it does.
    pub(super) castling: Option<[Short; 2]>,
    /// Whether the layout is a style's, which leaves less as it is.
    pub(super) style: Styled,
}

/// What besides letters may change in a style.
#[derive(Clone, Copy, Debug)]
pub(super) struct Styled {
    /// Whether castling and promotions do.
    pub(super) is: bool,
    /// Whether NAGs do.
    pub(super) nags: bool,
}

const SLOTS: usize = 64;

/// So many spellings may begin with characters that share a slot.
const PER_SLOT: usize = 3;

type Slot = [Long; PER_SLOT];

/// A spelling that is more than one byte, or may be the beginning of a longer one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Long {
    /// Its bytes, the first in the lowest.
    bits: u64,
    mask: u64,
    /// Nothing for what is no piece or too long, so that no plain move starts with it.
    pub(super) length: usize,
    /// Which piece it is.
    pub(super) role: u8,
    pub(super) new: Short,
}

impl Long {
    /// What no text starts with, as no bits are left by this mask.
    const NONE: Long =
        Long { bits: 1, mask: 0, length: 0, role: 0, new: Short { bytes: [0; Short::MAX], length: 0 } };

    /// The spelling of a piece, and what is written in its place if not itself; or of something else.
    fn new(spelling: &str, piece: Option<(Role, Option<&str>)>) -> Option<Long> {
        let seen = spelling.len().min(Short::MAX);
        let mut bits = [0; Short::MAX];
        bits.iter_mut().zip(spelling.bytes()).for_each(|(to, from)| *to = from);
        let piece = piece.filter(|_| seen == spelling.len());
        Some(Long {
            bits: u64::from_le_bytes(bits),
            mask: u64::MAX >> (64 - 8 * seen),
            length: if piece.is_some() { seen } else { 0 },
            role: piece.map_or(0, |(role, _)| role.index() as u8),
            new: Short::of(
                piece.and_then(|(_, written)| written).unwrap_or(spelling.get(..seen).unwrap_or("")),
            )?,
        })
    }
}

impl Letters {
    /// The most bytes that a bare move has, if its letter is one of them.
    pub(super) const PLACES: usize = 5;

    /// `None` where plain moves differ in more than the letters of their pieces, or in longer ones.
    pub(super) fn new(translator: &Translator<'_>) -> Option<Letters> {
        let from = translator.from;
        let kinds = from.classes().map(|class| class & 15);
        let mut single = [Short { bytes: [0; Short::MAX], length: 1 }; 256];
        let mut long: Vec<Long> = Vec::new();
        for (byte, (new, kind)) in (0..=255u8).zip(single.iter_mut().zip(kinds)) {
            new.bytes = [byte, 0, 0, 0, 0, 0, 0, 0];
            for (symbol, spelling) in from.spellings_from(byte) {
                let piece = match symbol {
                    Symbol::Piece(role) if role.is_piece() => Some(role),
                    _ => None,
                };
                let written = replacement(translator, symbol, spelling);
                match kind {
                    kind::PIECE => *new = Short::of(written.unwrap_or(spelling))?,
                    // Everything else in a plain move stays as it is.
                    kind::FILE | kind::RANK | kind::CAPTURE | kind::MARK if spelling.len() == 1 => {
                        written.is_none().then_some(())?;
                    }
                    kind::PIECE_START if piece.is_none() && !begins_as_move(from, spelling, &kinds) => {}
                    kind::PIECE_START => {
                        long.push(Long::new(spelling, piece.map(|role| (role, written)))?);
                    }
                    _ => {}
                }
            }
        }
        long.sort_by_key(|long| usize::MAX - long.mask.count_ones() as usize);
        let (slots, factor) = slots(&long)?;
        // Comments, the ends of variations and NAGs are looked for without asking the table.
        if [b'{', b')', b'$'].into_iter().any(|byte| from.spellings_from(byte).next().is_some()) {
            return None;
        }
        let mut bracketed = [false; 256];
        for (_, spelling) in from.spellings_from(b'(') {
            let second = spelling.as_bytes().get(1)?;
            *bracketed.get_mut(usize::from(*second))? = true;
        }
        let runs = Runs::new(translator);
        let places = core::array::from_fn(|place| from.classes().map(|class| Signature::part(class, place)));
        let style = match &translator.layout {
            Layout::AsWritten => Styled { is: false, nags: false },
            Layout::Styled(style) => Styled { is: true, nags: style.nags == Nags::Signs },
        };
        let mut flags = FlagTable::new(&kinds.map(|kind| match kind {
            // Those that know runs know no other letters.
            kind::PIECE if runs.is_some() => kind::OTHER,
            kind => kind,
        }));
        if style.is {
            // It is written with a sign.
            flags.forget_unsigned_captures();
        }
        let castling = castling(translator);
        Some(Letters {
            kinds,
            flags,
            places,
            single,
            slots,
            factor,
            none: Long::NONE,
            runs,
            bracketed,
            castling,
            style,
        })
    }

    /// Whether an opening bracket before `next` begins nothing but a variation.
    #[inline(always)]
    pub(super) fn opens_variation(&self, next: u8) -> bool {
        !self.bracketed[usize::from(next)]
    }

    /// The longest spelling of several bytes that `text` starts with; one of no length where there is none.
    #[inline]
    pub(super) fn longest(&self, text: [u8; 8]) -> &Long {
        let bits = u64::from_le_bytes(text);
        let slot = &self.slots[slot(text, self.factor)];
        slot.iter().find(|long| bits & long.mask == long.bits).unwrap_or(&self.none)
    }
}

/// The spellings of pieces that are characters beyond ASCII and nothing else. Behind them a move goes on in ASCII, so the
/// whole run of such characters is looked up, and of the absence of any too there is something to be found: whether a
/// piece moves or a pawn, and which of two pieces of which one begins as the other, is never asked.
#[derive(Clone, Debug)]
pub(super) struct Runs {
    runs: [Run; Runs::SLOTS],
    factor: u64,
}

/// A run of characters beyond ASCII, and what is written in its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    /// Its bytes, the first in the lowest.
    bits: u64,
    /// Which piece it is.
    pub(super) role: u8,
    pub(super) new: Short,
}

impl Runs {
    const SLOTS: usize = 128;

    /// `None` where the letters of pieces are others, or too long.
    fn new(translator: &Translator<'_>) -> Option<Runs> {
        let from = translator.from;
        if Role::PIECES.into_iter().any(|role| from.written(role.into()).bytes().any(|byte| byte.is_ascii()))
        {
            return None;
        }
        let mut runs = Vec::new();
        for (symbol, spelling) in (0x80..=0xFF).flat_map(|first| from.spellings_from(first)) {
            if let Symbol::Piece(role) = symbol
                && role.is_piece()
                && let Some(Short { bytes, .. }) =
                    Short::of(spelling).filter(|_| spelling.bytes().all(|byte| !byte.is_ascii()))
            {
                let new = Short::of(replacement(translator, symbol, spelling).unwrap_or(spelling))?;
                runs.push(Run { bits: u64::from_le_bytes(bytes), role: role.index() as u8, new });
            }
        }
        factors().find_map(|factor| {
            // Of nothing there are no bits, and it is replaced by nothing; of a text there is no run of this one.
            let nothing = Run { bits: 0, role: 0, new: Short { bytes: [0; Short::MAX], length: 0 } };
            let mut slots = [Run { bits: 1, ..nothing }; Runs::SLOTS];
            for run in runs.iter().chain([&nothing]) {
                let slot = slots.get_mut(Runs::slot(run.bits, factor))?;
                (slot.bits == 1).then(|| *slot = *run)?;
            }
            Some(Runs { runs: slots, factor })
        })
    }

    fn slot(bits: u64, factor: u64) -> usize {
        (bits.wrapping_mul(factor) >> (64 - Runs::SLOTS.trailing_zeros())) as usize
    }

    /// How many bytes beyond ASCII `text` begins with, and the run that they are. `None` if it is none of these.
    #[inline(always)]
    pub(super) fn first(&self, text: [u8; 8]) -> Option<(usize, &Run)> {
        let bits = u64::from_le_bytes(text);
        let ascii = !bits & 0x8080_8080_8080_8080;
        let length = (ascii.trailing_zeros() / 8) as usize;
        // All bits below those of the first byte of ASCII; all that there are, without one.
        let below = ((ascii & ascii.wrapping_neg()) >> 7).wrapping_sub(1);
        let run = &self.runs[Runs::slot(bits & below, self.factor)];
        (run.bits == bits & below).then_some((length, run))
    }
}

/// What is written in place of `O-O` and `O-O-O`; `None` where that is not certain, or too long.
fn castling(translator: &Translator<'_>) -> Option<[Short; 2]> {
    let from = translator.from;
    let read = [("O-O", Sign::CastleShort), ("O-O-O", Sign::CastleLong)];
    let only_castling = from
        .spellings_from(b'O')
        .all(|(symbol, _)| matches!(symbol, Symbol::Sign(Sign::CastleShort | Sign::CastleLong)));
    if !only_castling || read.iter().any(|(text, sign)| from.meaning(text) != Some((*sign).into())) {
        return None;
    }
    let [short, long] = match &translator.layout {
        Layout::AsWritten => {
            read.map(|(text, sign)| translator.replacement(sign.into(), text).unwrap_or(text))
        }
        Layout::Styled(style) => [style.castling.short(), style.castling.long()],
    };
    Some([Short::of(short)?, Short::of(long)?])
}

/// What is written in place of one token of a bare move, `None` where it stays.
fn replacement<'t>(translator: &'t Translator<'_>, symbol: Symbol, spelling: &str) -> Option<&'t str> {
    let Layout::Styled(style) = &translator.layout else { return translator.replacement(symbol, spelling) };
    let written = match symbol {
        Symbol::Piece(role) if style.lettering == Lettering::Figurines => translator.to.figurine(role),
        Symbol::Sign(Sign::Capture) => &style.capture,
        Symbol::Sign(Sign::Check) => &style.check,
        Symbol::Sign(Sign::Mate) => &style.mate,
        _ => translator.to.written(symbol),
    };
    (written != spelling).then_some(written)
}

/// Whether something that is no piece is spelled as a piece's move might begin. Only that must be known, so that it
/// is not taken for one.
fn begins_as_move(table: &SymbolTable, spelling: &str, kinds: &[u8; 256]) -> bool {
    let Some(first) = spelling.bytes().next() else { return false };
    let goes_on = |piece: &str| {
        let next = spelling.strip_prefix(piece).and_then(|rest| rest.bytes().next());
        next.is_some_and(|next| matches!(kinds[usize::from(next)], kind::FILE | kind::RANK | kind::CAPTURE))
    };
    table.spellings_from(first).any(|(symbol, spelling)| {
        matches!(symbol, Symbol::Piece(role) if role.is_piece()) && goes_on(spelling)
    })
}

/// The spellings in their slots, and the factor by which they are divided among them.
fn slots(long: &[Long]) -> Option<([Slot; SLOTS], u32)> {
    // One is found unless too many spellings have the same first character.
    factors().map(|factor| factor as u32).find_map(|factor| {
        let mut slots = [[Long::NONE; PER_SLOT]; SLOTS];
        for long in long {
            let places = slots.get_mut(slot(long.bits.to_le_bytes(), factor))?;
            *places.iter_mut().find(|place| place.mask == 0)? = *long;
        }
        Some((slots, factor))
    })
}

/// Odd numbers by which spellings are divided among slots.
fn factors() -> impl Iterator<Item = u64> {
    const TRIES: u64 = 500;
    (0..TRIES).map(|number| 0x9E37_79B9_9E37_79B1u64.wrapping_mul(2 * number + 1))
}

/// Where to look for a spelling: by its first character, in which most differ.
#[inline(always)]
fn slot(text: [u8; 8], factor: u32) -> usize {
    let [first, second, third, fourth, ..] = text;
    let behind = 32 - 8 * first.leading_ones().clamp(1, 4);
    let character = u32::from_le_bytes([first, second, third, fourth]) << behind;
    (character.wrapping_mul(factor) >> (32 - SLOTS.trailing_zeros())) as usize
}

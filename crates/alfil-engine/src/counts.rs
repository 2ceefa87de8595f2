//! How often bytes occur that lines and characters are counted by: [`Counts`].
//!
//! All of every text is counted, because a finding may come at its end; so it is done for many bytes at once.

use crate::bytes::{Wide, Work, at_full_width, count_one_by_one};

/// How often the bytes of a text occur by which its lines and characters are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) feeds: usize,
    /// CRs that no LF follows.
    pub(crate) lone: usize,
    /// Bytes that are not the first of a character.
    pub(crate) continuing: usize,
    /// First bytes of characters that are two code units in UTF-16.
    pub(crate) astral: usize,
}

impl Counts {
    /// Goes over bytes, which is many times as fast as going from character to character.
    pub(crate) fn of(bytes: &[u8]) -> Counts {
        at_full_width(Counting(bytes))
    }

    /// Those of two texts.
    #[inline(always)]
    pub(crate) const fn and(self, other: Counts) -> Counts {
        Counts {
            feeds: self.feeds + other.feeds,
            lone: self.lone + other.lone,
            continuing: self.continuing + other.continuing,
            astral: self.astral + other.astral,
        }
    }
}

/// [`Counts::of`], to be done by the widest instructions.
struct Counting<'a>(&'a [u8]);

impl Work for Counting<'_> {
    type Done = Counts;

    #[inline(always)]
    fn run(self, wide: impl Wide) -> Counts {
        /// So many parts that a sum fits into a byte.
        const PARTS: usize = 255;
        let bytes = self.0;
        let (next, _) = bytes.get(1..).unwrap_or(&[]).as_chunks();
        let (parts, rest) = bytes.split_at_checked(32 * next.len()).unwrap_or((bytes, &[]));
        let parts = parts.as_chunks().0.chunks(PARTS).zip(next.chunks(PARTS));
        let behind = rest.iter().skip(1).map(Some).chain([None]);
        parts
            .map(|(parts, next)| wide.count(parts, next))
            .fold(count_one_by_one(rest.iter().zip(behind)), Counts::and)
    }
}

/// How many bytes are not the first of a character, and how many are the first of one that is two code units in
/// UTF-16.
#[inline]
pub(crate) fn continuing_and_astral(bytes: &[u8]) -> (usize, usize) {
    if bytes.is_ascii() {
        return (0, 0);
    }
    let each = |is: fn(&u8) -> bool| bytes.chunks(CHUNK).map(move |chunk| count(chunk, is)).sum();
    (each(|byte| byte & 0xC0 == 0x80), each(|byte| *byte >= 0xF0))
}

/// So many bytes that a sum fits into one, and a multiple of what processors add up at once.
const CHUNK: usize = 224;

/// How many of no more than [`CHUNK`] bytes are such.
#[inline(always)] // for each question a loop of its own
fn count(bytes: &[u8], is: impl Fn(&u8) -> bool) -> usize {
    usize::from(bytes.iter().map(|byte| u8::from(is(byte))).sum::<u8>())
}

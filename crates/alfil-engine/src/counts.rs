//! How often bytes occur that lines and characters are counted by: [`Counts`].
//!
//! All of every text is counted, because a finding may come at its end; so it is done for many bytes at once.

use crate::bytes::{Wide, Work, at_full_width};

/// How often the bytes of a text occur by which its lines and characters are counted.
#[derive(Default)]
pub(crate) struct Counts {
    pub(crate) feeds: usize,
    /// CRs that no LF follows.
    pub(crate) lone: usize,
    /// Bytes that are not the first of a character.
    pub(crate) continuing: usize,
    /// First bytes of characters that are two code units in UTF-16.
    pub(crate) astral: usize,
}

/// So many bytes that a sum fits into one, and a multiple of what processors add up at once.
const CHUNK: usize = 224;

impl Counts {
    /// Goes over bytes, which is many times as fast as going from character to character.
    pub(crate) fn of(bytes: &[u8]) -> Counts {
        at_full_width(Counting(bytes))
    }

    /// Adds a chunk of bytes, behind each of which stands one of `next`.
    #[inline(always)]
    fn add(&mut self, chunk: &[u8; CHUNK], next: &[u8; CHUNK]) {
        let (mut feeds, mut returns, mut all) = (0, 0, 0);
        for byte in chunk {
            feeds += u8::from(*byte == b'\n');
            returns |= u8::from(*byte == b'\r');
            all |= byte;
        }
        self.feeds += usize::from(feeds);
        if returns > 0 {
            let lone = |(byte, next): (&u8, &u8)| u8::from((*byte == b'\r') & (*next != b'\n'));
            self.lone += usize::from(chunk.iter().zip(next).map(lone).sum::<u8>());
        }
        if !all.is_ascii() {
            let (continuing, astral) = continuing_and_astral(chunk);
            self.continuing += continuing;
            self.astral += astral;
        }
    }
}

/// [`Counts::of`], to be done by the widest instructions.
struct Counting<'a>(&'a [u8]);

impl Work for Counting<'_> {
    type Done = Counts;

    #[inline(always)]
    fn run(self, _: impl Wide) -> Counts {
        let (mut counts, mut rest) = (Counts::default(), self.0);
        while let (Some(chunk), Some(next)) =
            (rest.first_chunk::<CHUNK>(), rest.get(1..).and_then(|rest| rest.first_chunk()))
        {
            counts.add(chunk, next);
            rest = rest.get(CHUNK..).unwrap_or(&[]);
        }
        // Nothing is counted of what fills up the last chunk.
        let (mut last, mut behind) = ([0; CHUNK], [0; CHUNK]);
        last.iter_mut().zip(rest).for_each(|(to, from)| *to = *from);
        behind.iter_mut().zip(rest.get(1..).unwrap_or(&[])).for_each(|(to, from)| *to = *from);
        counts.add(&last, &behind);
        counts
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

/// How many of no more than [`CHUNK`] bytes are such.
#[inline(always)] // for each question a loop of its own
fn count(bytes: &[u8], is: impl Fn(&u8) -> bool) -> usize {
    usize::from(bytes.iter().map(|byte| u8::from(is(byte))).sum::<u8>())
}

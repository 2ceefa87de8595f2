//! Questions to many bytes at once: [`Eight`], answered for all of them in a few instructions of any processor,
//! [`behind`] for runs of any length, [`Words`], which finds where words start, and the ends of what is not
//! looked into. What is asked of sixteen bytes and more is answered by [`wide`].

mod wide;

pub(crate) use self::wide::{Usual, Wide, Work, at_full_width, count_one_by_one};

/// Eight bytes of a text, the first in the lowest bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eight(u64);

/// The bytes that an answer is yes for, by their highest bits.
#[derive(Clone, Copy, Debug)]
struct Flags(u64);

const HIGHEST: u64 = repeat(0x80);

const fn repeat(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

impl Eight {
    #[inline(always)]
    pub(crate) const fn new(bytes: [u8; 8]) -> Eight {
        Eight(u64::from_le_bytes(bytes))
    }

    /// How many of them, from the first on, may stand between two moves: white space, full stops, digits.
    #[inline(always)]
    pub(crate) const fn between_moves(self) -> usize {
        let space = self.within(b' ', b' ').or(self.within(b'\t', b'\n')).or(self.within(b'\r', b'\r'));
        space.or(self.within(b'.', b'.')).or(self.within(b'0', b'9')).leading()
    }

    /// How many of them, from the first on, are digits.
    #[inline(always)]
    pub(crate) const fn digits(self) -> usize {
        self.within(b'0', b'9').leading()
    }

    /// Those from `first` to `last`, both of them ASCII.
    #[inline(always)]
    const fn within(self, first: u8, last: u8) -> Flags {
        // Without its highest bit, a byte can be added to without disturbing the next.
        let low = self.0 & !HIGHEST;
        let (from_first, behind_last) = (low + repeat(0x80 - first), low + repeat(0x7F - last));
        Flags(from_first & !behind_last & !self.0)
    }
}

impl Flags {
    #[inline(always)]
    const fn or(self, other: Flags) -> Flags {
        Flags(self.0 | other.0)
    }

    /// How many bytes from the first on have the flag.
    #[inline(always)]
    const fn leading(self) -> usize {
        (!self.0 & HIGHEST).trailing_zeros() as usize / 8
    }
}

/// The bytes from `at` on, with white space behind the end of the text.
#[inline(always)]
pub(crate) fn window(text: &[u8], at: usize) -> [u8; 8] {
    let rest = text.get(at..).unwrap_or(&[]);
    match rest.first_chunk::<8>() {
        Some(window) => *window,
        None => padded_with_space(rest),
    }
}

#[cold]
pub(crate) fn padded_with_space<const N: usize>(text: &[u8]) -> [u8; N] {
    let mut padded = [b' '; N];
    padded.iter_mut().zip(text).for_each(|(to, from)| *to = *from);
    padded
}

/// The end of a run of bytes of one kind.
#[inline(always)]
pub(crate) fn behind(text: &[u8], mut at: usize, count: impl Fn(Eight) -> usize) -> usize {
    while at < text.len() {
        let more = count(Eight::new(window(text, at)));
        at += more;
        if more < 8 {
            break;
        }
    }
    // Behind the end of the text there is white space.
    at.min(text.len())
}

/// Where words start in a text: behind white space or full stops. A figure at the beginning of a word belongs to
/// what stands between words, so that a move number is none; the word starts with what is glued to it.
///
/// They are found 64 bytes at a time and before they are looked at, so that to find a word need not wait until
/// the one before it is understood.
#[derive(Clone, Debug)]
pub(crate) struct Words<'a, W> {
    wide: W,
    text: &'a [u8],
    /// Where the present 64 bytes start.
    base: usize,
    /// The words among them that are still to come, bit 0 for the first byte.
    starts: u64,
    /// Those of the bytes that a number is glued to.
    behind_numbers: u64,
    /// Whether what stands between words goes on at the end of them.
    between: bool,
    /// Whether that is a number.
    number: bool,
}

impl<'a, W: Wide> Words<'a, W> {
    /// No words yet: the first are looked for by [`Words::skip`].
    #[inline(always)]
    pub(crate) fn new(wide: W, text: &'a [u8]) -> Words<'a, W> {
        Words { wide, text, base: 0, starts: 0, behind_numbers: 0, between: false, number: false }
    }

    /// Goes on behind `at`, where no figure stands: a word that starts there is left out.
    #[inline(always)]
    pub(crate) fn skip(&mut self, at: usize) {
        // Whether `at` is among the present 64 bytes is not asked: a wrong guess costs more than to find them anew.
        (self.base, self.between, self.number) = (at, false, false);
        self.find();
        self.starts &= !1;
    }

    /// Where the next word starts, and whether a number is glued to its beginning. The end of the text where
    /// there is none.
    #[inline(always)]
    pub(crate) fn next(&mut self) -> (usize, bool) {
        while self.starts == 0 {
            self.base += 64;
            if self.base >= self.text.len() {
                return (self.text.len(), false);
            }
            self.find();
        }
        let at = self.base + self.starts.trailing_zeros() as usize;
        let others = self.starts & (self.starts - 1);
        let glued = self.starts & !others & self.behind_numbers != 0;
        self.starts = others;
        (at, glued)
    }

    /// Finds the words among the present 64 bytes.
    #[inline(always)]
    fn find(&mut self) {
        let rest = self.text.get(self.base..).unwrap_or(&[]);
        let mut padded = [b' '; 64];
        let bytes = match rest.first_chunk::<64>() {
            Some(bytes) => bytes,
            None => {
                padded.iter_mut().zip(rest).for_each(|(to, from)| *to = *from);
                &padded
            }
        };
        let (space, digits) = self.wide.space_and_digits(bytes);
        let first = !space & (space << 1 | u64::from(self.between));
        // Added to the digits, the first of a number carries over all of it.
        let numbers = digits & !((first & digits).wrapping_add(digits));
        let between = space | numbers;
        self.starts = !between & (between << 1 | u64::from(self.between));
        self.behind_numbers = numbers << 1 | u64::from(self.number);
        (self.between, self.number) = (between >> 63 == 1, numbers >> 63 == 1);
    }
}

#[cfg(any(test, not(target_arch = "x86_64")))]
const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\n' | b'\r' | b'\t' | b'.')
}

/// The first place behind `before` where a comment may be at its end: a closing brace, or an opening bracket at the
/// beginning of a line, where tags begin that it may have swallowed.
#[inline(always)]
pub(crate) fn comment_stop(wide: impl Wide, text: &[u8], mut before: usize) -> Option<usize> {
    while let Some(window) = text.get(before..)?.first_chunk::<65>() {
        let stops = wide.comment_stops(window);
        if stops != 0 {
            return Some(before + 1 + stops.trailing_zeros() as usize);
        }
        before += 64;
    }
    let last = text.get(before..)?.windows(2).position(is_comment_stop);
    last.map(|offset| before + 1 + offset)
}

/// Whether the second of two bytes is such a place.
const fn is_comment_stop(two: &[u8]) -> bool {
    matches!(two, [_, b'}'] | [b'\n', b'['])
}

/// The end of the name of a tag that starts at `from`: letters, digits, underscores.
#[inline(always)]
pub(crate) fn name_end(text: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    while let Some(bytes) = text.get(at..)?.first_chunk::<16>() {
        let others = !Usual::HERE.of_name(bytes);
        if others != 0 {
            return Some(at + others.trailing_zeros() as usize);
        }
        at += 16;
    }
    text.get(at..)?.iter().position(|byte| !is_of_name(*byte)).map(|offset| at + offset)
}

const fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// The first place from `from` on with a byte that the value of a tag has not as it is: a quotation mark, a
/// backslash, a line end.
#[inline(always)]
pub(crate) fn value_stop(text: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    while let Some(bytes) = text.get(at..)?.first_chunk::<16>() {
        let stops = Usual::HERE.value_stops(bytes);
        if stops != 0 {
            return Some(at + stops.trailing_zeros() as usize);
        }
        at += 16;
    }
    text.get(at..)?.iter().position(|byte| is_value_stop(*byte)).map(|offset| at + offset)
}

const fn is_value_stop(byte: u8) -> bool {
    matches!(byte, b'"' | b'\\' | b'\n')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `count` says of eight bytes, of which one is put to `byte` and all others are `usual`.
    fn holds(count: fn(Eight) -> usize, usual: u8, expected: fn(u8) -> bool) {
        for byte in 0..=255u8 {
            for at in 0..8 {
                let mut bytes = [usual; 8];
                bytes[at] = byte;
                let length = if expected(byte) { 8 } else { at };
                assert_eq!(count(Eight::new(bytes)), length, "byte {byte} at {at}");
            }
        }
    }

    #[test]
    fn eight_at_once_are_what_they_are_one_by_one() {
        holds(Eight::between_moves, b'.', |byte| {
            matches!(byte, b' ' | b'\n' | b'\r' | b'\t' | b'.' | b'0'..=b'9')
        });
        holds(Eight::digits, b'7', |byte| byte.is_ascii_digit());
    }

    #[test]
    fn comments_stop_where_they_may_end() {
        for length in 0..70 {
            let filling = "y [\n".chars().cycle().take(length).collect::<alloc::string::String>();
            for (stop, offset) in [("}", 0), ("\n[Event", 1), ("z}", 1), ("", 0), ("\n", 0)] {
                let text = alloc::format!("{{{filling}{stop}");
                let expected = (!stop.trim().is_empty()).then_some(1 + length + offset);
                assert_eq!(comment_stop(Usual::HERE, text.as_bytes(), 0), expected, "{text:?}");
                assert_eq!(
                    comment_stop(Usual::HERE, alloc::format!("{text} }}").as_bytes(), 0),
                    expected.or(Some(text.len() + 1)),
                    "{text:?}"
                );
            }
        }
    }

    #[test]
    fn words_start_behind_space_and_numbers() {
        let starts = |text: &str| {
            let mut words = Words::new(Usual::HERE, text.as_bytes());
            words.skip(0);
            let starts = core::iter::repeat_with(|| words.next()).take_while(|(at, _)| *at < text.len());
            starts.map(|(at, glued)| if glued { at + 1000 } else { at }).collect::<alloc::vec::Vec<_>>()
        };
        assert_eq!(starts("x 1. e4 e5 22...Nf6 (3.d4)"), [5, 8, 16, 20, 23]);
        assert_eq!(starts("x 1e4 1-0 N1f3 12"), [1003, 1007, 10]);
        // The same wherever the 64 bytes end.
        for length in 40..80 {
            let filling = "y".repeat(length);
            let text = alloc::format!("{filling} 123. Nf3 4567d4 N12f3");
            assert_eq!(starts(&text), [6, 1014, 17].map(|offset| length + offset), "{length}");
            let text = alloc::format!("x {} Nf3", "1".repeat(length));
            assert_eq!(starts(&text), [length + 3], "{length}");
        }
    }
}

//! Where in a text one is that passes in parts: [`Lines`].

use memchr::{memchr_iter, memrchr2};

/// Counts the lines of a text that passes by.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lines {
    /// The ends of lines so far.
    ends: usize,
    /// The characters behind the last of them.
    behind: usize,
    /// Whether the last byte was a CR, which may be the first half of a line's end.
    half: bool,
}

impl Lines {
    pub(super) const START: Lines = Lines { ends: 0, behind: 0, half: false };

    /// The line and the column, both counted from 1, of what comes next.
    pub(super) fn place(self) -> (usize, usize) {
        (self.ends + 1, self.behind + 1)
    }

    /// Goes past a part of the text in UTF-8, which may end within a character.
    pub(super) fn pass(&mut self, part: &[u8]) {
        let Some(last) = part.last() else { return };
        let returns = memchr_iter(b'\r', part).count();
        self.ends += memchr_iter(b'\n', part).count() + returns;
        if returns > 0 {
            self.ends -= pairs(part);
        }
        if self.half && part.first() == Some(&b'\n') {
            self.ends -= 1;
        }
        self.half = *last == b'\r';
        let line = match memrchr2(b'\n', b'\r', part) {
            Some(at) => {
                self.behind = 0;
                part.get(at + 1..).unwrap_or(&[])
            }
            None => part,
        };
        // Only the first byte of a character counts.
        self.behind += line.iter().filter(|byte| **byte & 0xC0 != 0x80).count();
    }
}

/// How often a CR stands before an LF. Small sums are added up for many bytes at once.
fn pairs(part: &[u8]) -> usize {
    /// So many that a sum fits into a byte.
    const CHUNK: usize = 224;
    let behind = part.get(1..).unwrap_or(&[]);
    let sum = |(ones, others): (&[u8], &[u8])| {
        let both = ones.iter().zip(others).map(|(one, other)| u8::from((*one == b'\r') & (*other == b'\n')));
        usize::from(both.sum::<u8>())
    };
    part.chunks(CHUNK).zip(behind.chunks(CHUNK)).map(sum).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_are_those_of_the_engine_however_the_text_is_divided() {
        let text = "1. e4\r\n♘f3 é\r\rx\n\n\r\né𝔸b";
        for first in 0..=text.len() {
            for second in first..=text.len() {
                let mut lines = Lines::START;
                for part in [&text.as_bytes()[..first], &text.as_bytes()[first..second]] {
                    lines.pass(part);
                }
                // The engine sees what follows; a line's end that is only half there is none yet.
                if text.is_char_boundary(second) && !lines.half {
                    let place = alfil::engine::Place::START.behind(&text[..second], &text[second..]);
                    assert_eq!(lines.place(), (place.line, place.column), "{first} {second}");
                }
            }
        }
    }
}

//! Where a text is no UTF-8: [`NotUtf8`].

use std::fmt;
use std::str::Utf8Error;

use alfil_engine::Place;

/// The first bytes of a text that are not UTF-8, and what stands around them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NotUtf8 {
    /// Where they start in the whole text.
    pub place: Place,
    /// What stands around them, up to [`NotUtf8::AROUND`] bytes on each side, so that one can find out what they
    /// are.
    pub around: Vec<u8>,
    /// Where in `around` they start, in bytes.
    pub at: usize,
    /// Whether the text ends there, within a character.
    pub ended: bool,
}

impl NotUtf8 {
    /// So many bytes are kept on each side.
    pub const AROUND: usize = 1 << 13;

    /// Looks for what is not UTF-8 in a whole text.
    ///
    /// ```
    /// use alfil_document::NotUtf8;
    /// let fault = NotUtf8::find(b"1. e4\n{Caf\xE9}").unwrap();
    /// assert_eq!((fault.place.line, fault.place.column, fault.place.byte), (2, 5, 10));
    /// assert_eq!(fault.around[fault.at], 0xE9);
    /// assert_eq!(NotUtf8::find("Café".as_bytes()), None);
    /// ```
    pub fn find(bytes: &[u8]) -> Option<NotUtf8> {
        std::str::from_utf8(bytes).err().map(|error| NotUtf8::new(bytes, Place::START, error))
    }

    /// What is amiss with the last part of a text, which starts at `start`.
    pub(super) fn new(bytes: &[u8], start: Place, error: Utf8Error) -> NotUtf8 {
        let at = error.valid_up_to();
        let valid = bytes.get(..at).and_then(|valid| std::str::from_utf8(valid).ok()).unwrap_or("");
        let first = at.saturating_sub(NotUtf8::AROUND);
        let last = at.saturating_add(NotUtf8::AROUND).min(bytes.len());
        NotUtf8 {
            place: start.behind(valid, ""),
            around: bytes.get(first..last).unwrap_or(&[]).to_vec(),
            at: at - first,
            ended: error.error_len().is_none(),
        }
    }
}

impl fmt::Display for NotUtf8 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not UTF-8: see line {}, column {}", self.place.line, self.place.column)
    }
}

impl std::error::Error for NotUtf8 {}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{StreamError, read_stream};

    fn fault(bytes: &[u8]) -> NotUtf8 {
        match read_stream(bytes) {
            Err(StreamError::NotUtf8(fault)) => *fault,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_fault_is_found_wherever_the_parts_of_a_text_end() {
        // A window is a power of two, which no multiple of these characters is.
        for lines in [0, 1, 40_000] {
            let mut bytes = "é𝔸 ♘f3\r\n".repeat(lines).into_bytes();
            let before = bytes.len();
            bytes.extend_from_slice(b"\xC3\xA9 Caf\xE9 Nf3\n");
            let found = fault(&bytes);
            assert_eq!((found.place.line, found.place.column), (lines + 1, 6));
            assert_eq!(found.place.byte, before + 6);
            assert!(found.around[..found.at].ends_with("é Caf".as_bytes()));
            assert!(found.around[found.at..].starts_with(b"\xE9 Nf3\n"));
            assert!(!found.ended);
        }
    }

    #[test]
    fn a_text_that_ends_within_a_character_is_not_taken_for_whole() {
        let found = fault(b"e4 \xE2\x99");
        assert_eq!((found.place.byte, found.at, found.ended), (3, 3, true));
    }
}

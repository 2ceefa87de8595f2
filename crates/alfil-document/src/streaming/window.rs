//! The part of a text that is being looked at: [`Window`].

use std::io::{self, Read};

use alfil_engine::Place;

use super::{NotUtf8, StreamError};

/// The window through which a text is seen, in bytes. Nearly every game fits into it, and it into the cache.
const WINDOW: usize = 1 << 18;

/// A window is never larger than this, whatever stands in it.
const LARGEST: usize = 1 << 21;

/// The part of the input that is being looked at.
pub(super) struct Window {
    bytes: Vec<u8>,
    /// How many of them were read.
    filled: usize,
    ended: bool,
}

impl Window {
    pub(super) fn new() -> Window {
        Window { bytes: vec![0; WINDOW], filled: 0, ended: false }
    }

    pub(super) fn fill(&mut self, reader: &mut impl Read) -> Result<(), StreamError> {
        while self.filled < self.bytes.len() && !self.ended {
            match reader.read(self.bytes.get_mut(self.filled..).unwrap_or(&mut [])) {
                Ok(0) => self.ended = true,
                Ok(read) => self.filled += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(StreamError::Read(error)),
            }
        }
        Ok(())
    }

    /// The text in the window, which starts at `start`, and whether more follows. A character whose end is
    /// still to come is left out.
    pub(super) fn text(&self, start: Place) -> Result<(&str, bool), StreamError> {
        let bytes = self.bytes.get(..self.filled).unwrap_or(&[]);
        let whole = if self.ended { bytes } else { before_open_character(bytes) };
        if let Ok(text) = simdutf8::basic::from_utf8(whole) {
            return Ok((text, !self.ended));
        }
        // Something is wrong with it, and the standard library says what.
        match std::str::from_utf8(bytes) {
            Ok(text) => Ok((text, !self.ended)),
            Err(error) if error.error_len().is_none() && !self.ended => {
                let valid = bytes.get(..error.valid_up_to()).unwrap_or(&[]);
                Ok((std::str::from_utf8(valid).unwrap_or(""), true))
            }
            Err(error) => Err(StreamError::NotUtf8(Box::new(NotUtf8::new(bytes, start, error)))),
        }
    }

    /// Drops what is done with.
    pub(super) fn advance(&mut self, consumed: usize) {
        self.bytes.copy_within(consumed..self.filled, 0);
        self.filled -= consumed;
        // Nothing could be done with a full window: something in it is larger.
        if consumed == 0 && self.filled == self.bytes.len() && self.bytes.len() < LARGEST {
            self.bytes.resize(2 * self.bytes.len(), 0);
        }
    }
}

/// The bytes before a character at the end that would go on behind it.
fn before_open_character(bytes: &[u8]) -> &[u8] {
    /// No character has more bytes.
    const MOST: usize = 4;
    let from_end = bytes.iter().rev().take(MOST).position(|byte| byte & 0xC0 != 0x80);
    let Some(start) = from_end.map(|offset| bytes.len() - 1 - offset) else { return bytes };
    let length = match bytes.get(start) {
        Some(first @ 0xC2..=0xF4) => first.leading_ones() as usize,
        _ => 1,
    };
    match start + length > bytes.len() {
        true => bytes.get(..start).unwrap_or(bytes),
        false => bytes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a window shows of `bytes`, all of which it has read.
    fn shown(bytes: &[u8], ended: bool) -> Option<(String, bool)> {
        let window = Window { bytes: bytes.to_vec(), filled: bytes.len(), ended };
        window.text(Place::START).ok().map(|(text, more)| (text.to_owned(), more))
    }

    #[test]
    fn a_character_is_shown_when_all_of_it_is_there() {
        let text = "1. \u{41A}f3 \u{2658}c6 \u{1D11E}";
        for end in 0..=text.len() {
            let whole = text.floor_char_boundary(end);
            let bytes = &text.as_bytes()[..end];
            assert_eq!(shown(bytes, false), Some((text[..whole].to_owned(), true)), "{end}");
            let last = (whole == end).then(|| (text[..end].to_owned(), false));
            assert_eq!(shown(bytes, true), last, "{end}");
        }
    }

    #[test]
    fn what_is_no_text_is_not_shown() {
        for bad in
            [&b"\xFF"[..], b"a\xFF", b"\x80\x80\x80\x80", b"a\xC3a", b"\xE2\x99", b"\xC0\x80", b"\xF8\x80"]
        {
            // It may be the beginning of a character, if more comes.
            let more = (bad == b"\xE2\x99").then(|| (String::new(), true));
            assert_eq!(shown(bad, false), more, "{bad:?}");
            assert_eq!(shown(bad, true), None, "{bad:?}");
        }
    }
}

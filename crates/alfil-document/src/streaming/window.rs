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

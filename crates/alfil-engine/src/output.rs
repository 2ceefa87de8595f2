//! Where a translation is written: [`Output`].

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

/// A growing text that is written in many short stretches.
///
/// Between two moves stand a dozen bytes. To copy so few, a call costs more than the copy, so whole chunks
/// are copied: what is copied too much is overwritten by what follows. For that, `bytes` is always longer
/// than what is written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Output {
    bytes: Vec<u8>,
    /// How many of the bytes are written.
    pub(crate) length: usize,
}

const CHUNK: usize = 32;
const BLOCK: usize = 64;

/// A text of a few bytes, which is written in one stroke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Short {
    /// The text, and whatever.
    pub(crate) bytes: [u8; Short::MAX],
    pub(crate) length: usize,
}

impl Short {
    /// The most bytes that it can have.
    pub(crate) const MAX: usize = 8;

    /// `None` where the text is longer.
    pub(crate) fn of(text: &str) -> Option<Short> {
        let mut bytes = [0; Short::MAX];
        bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        Some(Short { bytes, length: text.len() })
    }

    /// Whether it is this text.
    #[inline(always)]
    pub(crate) fn is(&self, text: &[u8]) -> bool {
        match text {
            // As most are.
            [only] => self.length == 1 && self.bytes[0] == *only,
            text => self.bytes.get(..self.length) == Some(text),
        }
    }
}

impl Output {
    /// Forgets what was written, and gets ready for about `more` bytes.
    pub(crate) fn start(&mut self, more: usize) {
        self.length = 0;
        self.make_room(more + more / 16);
    }

    /// What was written, which is text if what was copied was.
    pub(crate) fn finish(mut self) -> String {
        self.bytes.truncate(self.length);
        String::from_utf8(self.bytes)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
    }

    /// What was written from byte `start` on.
    pub(crate) fn from(&self, start: usize) -> &[u8] {
        self.bytes.get(start..self.length).unwrap_or(&[])
    }

    /// Copies the bytes of `source` from `start` to `end`.
    #[inline]
    pub(crate) fn copy(&mut self, source: &[u8], start: usize, end: usize) {
        let length = end.saturating_sub(start);
        if self.bytes.len() < self.length + length + CHUNK {
            self.make_room(length);
        }
        let chunk = source.get(start..).and_then(|rest| rest.first_chunk::<CHUNK>());
        let room = self.bytes.get_mut(self.length..).and_then(|rest| rest.first_chunk_mut::<CHUNK>());
        match (chunk, room) {
            (Some(chunk), Some(room)) if length <= CHUNK => *room = *chunk,
            _ => self.copy_slice(source.get(start..end).unwrap_or(&[])),
        }
        self.length += length;
    }

    /// The same of bytes that are more than a few.
    #[inline]
    pub(crate) fn copy_much(&mut self, source: &[u8], start: usize, end: usize) {
        let bytes = source.get(start..end).unwrap_or(&[]);
        if self.bytes.len() < self.length + bytes.len() + CHUNK {
            self.make_room(bytes.len());
        }
        self.copy_slice(bytes);
        self.length += bytes.len();
    }

    /// Copies `source` from `start` on, in chunks that `stops` looks at as they pass by: a bit for each byte where it
    /// is to stop, bit 0 for the byte behind the first. What is not behind `at` does not stop it. Tells where it
    /// stopped, up to where all is copied. `None` near the end of the source or of the room, where nothing is.
    #[inline(always)]
    pub(crate) fn copy_until(
        &mut self,
        source: &[u8],
        mut start: usize,
        at: usize,
        stops: impl Fn(&[u8; BLOCK + 1]) -> u64,
    ) -> Option<usize> {
        let mut lead = at.wrapping_sub(start);
        if lead >= BLOCK {
            self.copy(source, start, at);
            (start, lead) = (at, 0);
        }
        let (mut from, mut to, mut seen) = (start, self.length, u64::MAX << lead);
        loop {
            let window = source.get(from..)?.first_chunk::<{ BLOCK + 1 }>()?;
            let room = self.bytes.get_mut(to..)?.first_chunk_mut::<BLOCK>()?;
            *room = *window.first_chunk()?;
            let found = stops(window) & seen;
            if found != 0 {
                let more = 1 + found.trailing_zeros() as usize;
                self.length = to + more;
                return Some(from + more);
            }
            (from, to, seen) = (from + BLOCK, to + BLOCK, u64::MAX);
        }
    }

    /// Copies the bytes of `source` from `start` to `end` and writes `new` behind them.
    #[inline(always)]
    pub(crate) fn replace(&mut self, source: &[u8], start: usize, end: usize, new: &Short) {
        const ROOM: usize = CHUNK + Short::MAX;
        // If there is nothing between the two, it is very long.
        let length = end.wrapping_sub(start);
        let chunk = source.get(start..).and_then(|rest| rest.first_chunk::<CHUNK>());
        let room = self.bytes.get_mut(self.length..).and_then(|rest| rest.first_chunk_mut::<ROOM>());
        // Nearly always it is not far behind the last.
        if let (Some(chunk), Some(room)) = (chunk, room)
            && length <= CHUNK
        {
            if let Some((front, _)) = room.split_first_chunk_mut::<CHUNK>() {
                *front = *chunk;
            }
            if let Some(place) = room.get_mut(length..length + Short::MAX) {
                place.copy_from_slice(&new.bytes);
            }
            self.length += length + new.length;
        } else {
            self.replace_far(source, start, end, new);
        }
    }

    #[inline(never)]
    fn replace_far(&mut self, source: &[u8], start: usize, end: usize, new: &Short) {
        let from = source.get(start..end).unwrap_or(&[]);
        let length = from.len();
        if self.bytes.len() < self.length + length + Short::MAX {
            self.make_room(length);
        }
        let room = self.bytes.get_mut(self.length..).and_then(|room| room.split_at_mut_checked(length));
        if let Some((front, behind)) = room {
            front.copy_from_slice(from);
            // What is behind it will be overwritten.
            if let Some(place) = behind.first_chunk_mut::<{ Short::MAX }>() {
                *place = new.bytes;
            }
        }
        self.length += length + new.length;
    }

    /// Writes `text`.
    #[inline]
    pub(crate) fn push(&mut self, text: &str) {
        if self.bytes.len() < self.length + text.len() {
            self.make_room(text.len());
        }
        match (text.as_bytes(), self.bytes.get_mut(self.length)) {
            ([only], Some(room)) => *room = *only,
            (bytes, _) => self.copy_slice(bytes),
        }
        self.length += text.len();
    }

    fn copy_slice(&mut self, bytes: &[u8]) {
        if let Some(room) = self.bytes.get_mut(self.length..self.length + bytes.len()) {
            room.copy_from_slice(bytes);
        }
    }

    #[cold]
    fn make_room(&mut self, more: usize) {
        let needed = self.length + more + 2 * CHUNK;
        if self.bytes.is_empty() {
            // Memory that is fresh from the system is zero already.
            self.bytes = vec![0; needed];
        } else if self.bytes.len() < needed {
            self.bytes.resize(needed.max(self.bytes.len() + self.bytes.len() / 4), 0);
        }
    }
}

impl fmt::Write for Output {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.push(text);
        Ok(())
    }
}

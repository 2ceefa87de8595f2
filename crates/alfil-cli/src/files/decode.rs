//! From the bytes of any encoding to UTF-8, in parts: [`decoded`].

use std::fmt;
use std::io::{self, Read};

use super::encoding::Encoding;
use super::lines::Lines;

/// How much of the source is decoded at once, in bytes.
const PART: usize = 1 << 15;

/// How many bytes on each side of a fault are kept, so that one can find out what they are.
const AROUND: usize = 1 << 13;

/// Bytes that their encoding does not allow; it comes as the content of an [`io::Error`].
#[derive(Debug)]
pub(crate) struct Undecodable {
    pub(crate) encoding: Encoding,
    /// The line and the column in the text, both counted from 1.
    pub(crate) place: (usize, usize),
    /// How many bytes come before, once unpacked.
    pub(crate) offset: usize,
    /// What stands around it.
    pub(crate) sample: Vec<u8>,
    /// Where in the sample the fault is.
    pub(crate) at: usize,
    /// Whether the text ends within this character.
    pub(crate) ended: bool,
}

impl fmt::Display for Undecodable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ((line, column), offset) = (self.place, self.offset);
        match self.sample.get(self.at) {
            Some(_) if self.ended => {
                write!(
                    f,
                    "line {line}, column {column} is where it ends within a character (at offset {offset})"
                )
            }
            Some(byte) => write!(
                f,
                "line {line}, column {column} has a byte that cannot stand there ({byte:02X} at offset {offset})"
            ),
            None => write!(f, "line {line}, column {column} cannot be read (offset {offset})"),
        }
    }
}

impl std::error::Error for Undecodable {}

/// The text that `source` is in `encoding`, in UTF-8. All that is read from it is valid, up to an error that
/// is an [`Undecodable`].
pub(super) fn decoded<'r>(source: impl Read + 'r, encoding: Encoding) -> Box<dyn Read + 'r> {
    match encoding.decoder() {
        None => Box::new(Checked::new(source)),
        Some(decoder) => Box::new(Decoder::new(source, encoding, decoder)),
    }
}

/// A text that is said to be UTF-8, which is looked at as it passes by.
struct Checked<R> {
    source: R,
    lines: Lines,
    /// Bytes that passed by.
    passed: usize,
    /// Those of a character whose end is still to come.
    open: Vec<u8>,
    fault: Option<Undecodable>,
}

impl<R: Read> Checked<R> {
    fn new(source: R) -> Checked<R> {
        Checked { source, lines: Lines::START, passed: 0, open: Vec::new(), fault: None }
    }

    /// How much of `part` is valid behind what is open, and whether that is because of a fault.
    fn valid(&mut self, part: &[u8]) -> (usize, bool) {
        let mut closed = 0;
        while !self.open.is_empty() {
            let Some(byte) = part.get(closed) else { return (closed, false) };
            self.open.push(*byte);
            match std::str::from_utf8(&self.open) {
                Ok(_) => self.open.clear(),
                Err(error) if error.error_len().is_none() => {}
                Err(_) => {
                    self.open.pop();
                    return (0, true);
                }
            }
            closed += 1;
        }
        let rest = part.get(closed..).unwrap_or(&[]);
        match std::str::from_utf8(rest) {
            Ok(_) => (part.len(), false),
            Err(error) => {
                let valid = error.valid_up_to();
                if error.error_len().is_some() {
                    return (closed + valid, true);
                }
                self.open.extend_from_slice(rest.get(valid..).unwrap_or(&[]));
                (part.len(), false)
            }
        }
    }

    /// The fault behind what has passed by; `before` comes first in the sample and `after` behind it.
    fn fault(&mut self, before: &[u8], after: &[u8], ended: bool) -> Undecodable {
        // What is open has passed by but is part of the fault.
        let (line, column) = self.lines.place();
        let place = if self.open.is_empty() { (line, column) } else { (line, column - 1) };
        let before = before.get(before.len().saturating_sub(AROUND)..).unwrap_or(&[]);
        let mut sample = [before, &self.open, after.get(..AROUND).unwrap_or(after)].concat();
        // If no more can be read there is less to show.
        let _ = (&mut self.source).take(AROUND as u64).read_to_end(&mut sample);
        let offset = self.passed - self.open.len();
        Undecodable { encoding: Encoding::Utf8, place, offset, sample, at: before.len(), ended }
    }
}

impl<R: Read> Read for Checked<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if let Some(fault) = self.fault.take() {
            return Err(io::Error::new(io::ErrorKind::InvalidData, fault));
        }
        if buffer.is_empty() {
            return Ok(0);
        }
        let read = self.source.read(buffer)?;
        if read == 0 && !self.open.is_empty() {
            let fault = self.fault(&[], &[], true);
            self.open.clear();
            return Err(io::Error::new(io::ErrorKind::InvalidData, fault));
        }
        let part = buffer.get(..read).unwrap_or(&[]);
        let (valid, faulty) = self.valid(part);
        let (before, after) = part.split_at_checked(valid).unwrap_or((part, &[]));
        self.lines.pass(before);
        self.passed += before.len();
        if faulty {
            let fault = self.fault(before, after, false);
            // What is good is handed out first.
            if valid == 0 {
                return Err(io::Error::new(io::ErrorKind::InvalidData, fault));
            }
            self.fault = Some(fault);
        }
        Ok(valid)
    }
}

/// A text in another encoding.
struct Decoder<R> {
    source: R,
    encoding: Encoding,
    decoder: encoding_rs::Decoder,
    lines: Lines,
    /// Bytes of the source that were decoded.
    decoded: usize,
    raw: Vec<u8>,
    ended: bool,
    /// What was decoded last, and how much of it was handed out.
    text: Vec<u8>,
    given: usize,
    fault: Option<Undecodable>,
}

impl<R: Read> Decoder<R> {
    fn new(source: R, encoding: Encoding, decoder: encoding_rs::Decoder) -> Decoder<R> {
        Decoder {
            source,
            encoding,
            decoder,
            lines: Lines::START,
            decoded: 0,
            raw: Vec::new(),
            ended: false,
            text: Vec::new(),
            given: 0,
            fault: None,
        }
    }

    /// Decodes the next part. At the end there is none.
    fn next_part(&mut self) -> io::Result<()> {
        self.text.clear();
        self.given = 0;
        while self.text.is_empty() && !self.ended && self.fault.is_none() {
            self.raw.clear();
            let read = (&mut self.source).take(PART as u64).read_to_end(&mut self.raw)?;
            self.ended = read < PART;
            self.decode_part()?;
        }
        Ok(())
    }

    fn decode_part(&mut self) -> io::Result<()> {
        let room = self.decoder.max_utf8_buffer_length_without_replacement(self.raw.len());
        self.text.resize(room.ok_or(io::ErrorKind::OutOfMemory)?, 0);
        let (result, read, written) =
            self.decoder.decode_to_utf8_without_replacement(&self.raw, &mut self.text, self.ended);
        self.text.truncate(written);
        self.lines.pass(&self.text);
        match result {
            encoding_rs::DecoderResult::InputEmpty => {}
            encoding_rs::DecoderResult::OutputFull => return Err(io::ErrorKind::OutOfMemory.into()),
            encoding_rs::DecoderResult::Malformed(bad, beyond) => {
                let behind = usize::from(bad) + usize::from(beyond);
                // A character that began in the last part has no bytes here.
                let at = read.saturating_sub(behind);
                let start = at.saturating_sub(AROUND);
                let end = at.saturating_add(AROUND).min(self.raw.len());
                self.fault = Some(Undecodable {
                    encoding: self.encoding,
                    place: self.lines.place(),
                    offset: (self.decoded + read).saturating_sub(behind),
                    sample: self.raw.get(start..end).unwrap_or(&[]).to_vec(),
                    at: at - start,
                    ended: self.ended && read == self.raw.len() && self.encoding.is_utf16(),
                });
            }
        }
        self.decoded += read;
        Ok(())
    }
}

impl<R: Read> Read for Decoder<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.given == self.text.len() && !buffer.is_empty() {
            if self.fault.is_none() {
                self.next_part()?;
            }
            if self.given == self.text.len()
                && let Some(fault) = self.fault.take()
            {
                // Nothing more can be read behind it.
                self.ended = true;
                return Err(io::Error::new(io::ErrorKind::InvalidData, fault));
            }
        }
        let read = self.text.get(self.given..).unwrap_or(&[]).read(buffer)?;
        self.given += read;
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All that can be read, through buffers of one size, and the fault at its end.
    fn read(bytes: &[u8], encoding: Encoding, size: usize) -> (String, Option<Undecodable>) {
        let mut reader = decoded(bytes, encoding);
        let (mut text, mut buffer) = (Vec::new(), vec![0; size]);
        loop {
            match reader.read(&mut buffer) {
                Ok(0) => return (String::from_utf8(text).unwrap(), None),
                Ok(read) => text.extend_from_slice(&buffer[..read]),
                Err(error) => {
                    let fault = error.downcast::<Undecodable>().unwrap();
                    let valid = std::str::from_utf8(&text).map_or_else(|e| e.valid_up_to(), str::len);
                    text.truncate(valid);
                    return (String::from_utf8(text).unwrap(), Some(fault));
                }
            }
        }
    }

    #[test]
    fn the_place_of_a_fault_is_the_same_however_the_text_is_read() {
        let bytes = b"1. e4\r\n\xC3\xA9\xF0\x9D\x94\xB8 Caf\xE9 Nf3\n";
        for size in [1, 2, 3, 4, 5, 7, 100] {
            let (text, fault) = read(bytes, Encoding::Utf8, size);
            let fault = fault.unwrap();
            assert_eq!((text.as_str(), fault.place, fault.offset), ("1. e4\r\né𝔸 Caf", (2, 7), 17), "{size}");
            assert_eq!((fault.sample[fault.at], fault.ended), (0xE9, false), "{size}");
            assert!(fault.sample.ends_with(b"\xE9 Nf3\n"), "{size}");
        }
    }

    #[test]
    fn a_text_that_ends_within_a_character_is_not_taken_for_whole() {
        for (bytes, encoding, text, offset) in [
            (&b"e4 \xE2\x99"[..], Encoding::Utf8, "e4 ", 3),
            (b"e\x004\x00x", Encoding::Utf16Le, "e4", 4),
            (b"\x00e\x004\xD8\x35", Encoding::Utf16Be, "e4", 4),
        ] {
            for size in [1, 2, 3, 64] {
                let (read, fault) = read(bytes, encoding, size);
                let fault = fault.unwrap();
                assert_eq!(
                    (read.as_str(), fault.offset, fault.ended),
                    (text, offset, true),
                    "{encoding} {size}"
                );
            }
        }
    }

    #[test]
    fn bytes_that_mean_nothing_in_an_encoding_are_refused() {
        let (text, fault) = read(b"e4\n\xD2", "windows-1253".parse().unwrap(), 10);
        assert_eq!((text.as_str(), fault.unwrap().place), ("e4\n", (2, 1)));
        // Half of a pair.
        let (text, fault) = read(b"e\0\x35\xD8x\0", Encoding::Utf16Le, 10);
        let fault = fault.unwrap();
        assert_eq!((text.as_str(), fault.offset, fault.ended), ("e", 2, false));
    }
}

//! From the bytes of any encoding to UTF-8, in parts: [`decoded`].

use std::fmt;
use std::io::{self, Read};

use alfil::document::NotUtf8;

use super::encoding::Encoding;
use super::lines::Lines;

/// How much of the source is decoded at once, in bytes.
const PART: usize = 1 << 15;

/// How many bytes on each side of a fault are kept, so that one can find out what they are.
const AROUND: usize = NotUtf8::AROUND;

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

impl From<NotUtf8> for Undecodable {
    fn from(fault: NotUtf8) -> Undecodable {
        let NotUtf8 { place, around, at, ended, .. } = fault;
        Undecodable {
            encoding: Encoding::Utf8,
            place: (place.line, place.column),
            offset: place.byte,
            sample: around,
            at,
            ended,
        }
    }
}

/// The text that `source` is in `encoding`, in UTF-8. Of another encoding, all that is read from it is valid, up
/// to an error that is an [`Undecodable`]; what is said to be UTF-8 comes as it is, and whoever reads it finds out
/// whether that is true.
pub(super) fn decoded<'r>(source: impl Read + 'r, encoding: Encoding) -> Box<dyn Read + 'r> {
    match encoding.decoder() {
        None => Box::new(source),
        Some(decoder) => Box::new(Decoder::new(source, encoding, decoder)),
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
    fn a_text_that_ends_within_a_character_is_not_taken_for_whole() {
        for (bytes, encoding, text, offset) in [
            (&b"e\x004\x00x"[..], Encoding::Utf16Le, "e4", 4),
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

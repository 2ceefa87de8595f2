//! From UTF-8 to the bytes of any encoding, in parts: [`Encoder`].

use std::fmt;
use std::io::{self, Write};

use super::encoding::Encoding;
use super::lines::Lines;

/// A character that an encoding has not; it comes as the content of an [`io::Error`].
#[derive(Debug)]
pub(crate) struct Unencodable {
    pub(crate) encoding: Encoding,
    pub(crate) character: char,
    /// The line and the column in the text that was to be written, both counted from 1.
    pub(crate) place: (usize, usize),
}

impl fmt::Display for Unencodable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Unencodable { encoding, character, place: (line, column) } = self;
        let code = u32::from(*character);
        write!(
            f,
            "line {line}, column {column} of the translation has `{character}` (U+{code:04X}), which {encoding} has not"
        )
    }
}

impl std::error::Error for Unencodable {}

/// Takes a text in UTF-8 and writes it in an encoding.
pub(super) struct Encoder<W> {
    target: W,
    encoding: Encoding,
    lines: Lines,
    /// The bytes of a character whose end is still to come.
    open: Vec<u8>,
    bytes: Vec<u8>,
}

impl<W: Write> Encoder<W> {
    pub(super) fn new(target: W, encoding: Encoding) -> Encoder<W> {
        Encoder { target, encoding, lines: Lines::START, open: Vec::new(), bytes: Vec::new() }
    }

    /// Where the text went. It must have ended with a whole character.
    pub(super) fn finish(self) -> io::Result<W> {
        if self.open.is_empty() { Ok(self.target) } else { Err(io::ErrorKind::InvalidData.into()) }
    }

    fn write_text(&mut self, text: &str) -> io::Result<()> {
        self.bytes.clear();
        match self.encoding {
            // Written as it comes.
            Encoding::Utf8 => {}
            Encoding::Utf16Le => self.bytes.extend(text.encode_utf16().flat_map(u16::to_le_bytes)),
            Encoding::Utf16Be => self.bytes.extend(text.encode_utf16().flat_map(u16::to_be_bytes)),
            Encoding::SingleByte(encoding) => {
                let mut encoder = encoding.new_encoder();
                // Never more bytes than in UTF-8.
                self.bytes.resize(text.len() + 16, 0);
                let (result, read, written) =
                    encoder.encode_from_utf8_without_replacement(text, &mut self.bytes, true);
                self.bytes.truncate(written);
                match result {
                    encoding_rs::EncoderResult::InputEmpty => {}
                    encoding_rs::EncoderResult::OutputFull => return Err(io::ErrorKind::OutOfMemory.into()),
                    encoding_rs::EncoderResult::Unmappable(character) => {
                        let before = read.saturating_sub(character.len_utf8());
                        self.lines.pass(text.as_bytes().get(..before).unwrap_or(&[]));
                        let (encoding, place) = (self.encoding, self.lines.place());
                        return Err(io::Error::other(Unencodable { encoding, character, place }));
                    }
                }
            }
        }
        self.lines.pass(text.as_bytes());
        self.target.write_all(&self.bytes)
    }
}

impl<W: Write> Write for Encoder<W> {
    fn write(&mut self, part: &[u8]) -> io::Result<usize> {
        if self.encoding == Encoding::Utf8 {
            return self.target.write(part);
        }
        let mut joined = std::mem::take(&mut self.open);
        let bytes = if joined.is_empty() {
            part
        } else {
            joined.extend_from_slice(part);
            &joined
        };
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) if error.error_len().is_some() => return Err(io::ErrorKind::InvalidData.into()),
            Err(error) => {
                let (valid, open) = bytes.split_at_checked(error.valid_up_to()).unwrap_or((bytes, &[]));
                self.open = open.to_vec();
                std::str::from_utf8(valid).unwrap_or("")
            }
        };
        self.write_text(text)?;
        Ok(part.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.target.flush()
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::super::decode::decoded;
    use super::super::encoding::SINGLE_BYTE;
    use super::*;

    fn encoded(text: &[u8], encoding: Encoding, part: usize) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes, encoding);
        text.chunks(part).try_for_each(|part| encoder.write_all(part))?;
        Ok(bytes)
    }

    #[test]
    fn every_byte_that_can_be_decoded_is_written_as_it_was() {
        for encoding in SINGLE_BYTE.map(Encoding::SingleByte) {
            let mut readable = 0;
            for byte in 0..=u8::MAX {
                let mut text = Vec::new();
                if decoded(&[byte][..], encoding).read_to_end(&mut text).is_ok() {
                    assert_eq!(encoded(&text, encoding, 1).unwrap(), [byte], "{encoding}");
                    readable += 1;
                }
            }
            assert!(readable > 200, "{encoding} has only {readable} characters");
        }
    }

    #[test]
    fn unicode_is_written_as_it_was_with_its_mark() {
        let text = "\u{FEFF}1. ♘f3 𝔸\r\n";
        for encoding in [Encoding::Utf8, Encoding::Utf16Le, Encoding::Utf16Be] {
            for part in 1..9 {
                let bytes = encoded(text.as_bytes(), encoding, part).unwrap();
                let mut back = String::new();
                decoded(&bytes[..], encoding).read_to_string(&mut back).unwrap();
                assert_eq!(back, text, "{encoding}");
            }
        }
    }

    #[test]
    fn a_character_that_an_encoding_has_not_is_named_with_its_place() {
        let error = encoded("1. e4\n2. Кf3".as_bytes(), "latin1".parse().unwrap(), 5).unwrap_err();
        assert_eq!(
            error.to_string(),
            "line 2, column 4 of the translation has `К` (U+041A), which windows-1252 has not"
        );
    }

    proptest::proptest! {
        #[test]
        fn any_bytes_are_refused_or_written_as_they_were(
            bytes in proptest::collection::vec(proptest::num::u8::ANY, 0..200),
            part in 1usize..50,
        ) {
            let unicode = [Encoding::Utf8, Encoding::Utf16Le, Encoding::Utf16Be];
            for encoding in unicode.into_iter().chain(SINGLE_BYTE.map(Encoding::SingleByte)) {
                let mut text = Vec::new();
                if decoded(&bytes[..], encoding).read_to_end(&mut text).is_ok() {
                    proptest::prop_assert_eq!(&encoded(&text, encoding, part).unwrap(), &bytes);
                }
            }
        }
    }
}

//! Reading input and writing output: standard streams or files, packed or not, in any encoding; never half a
//! file.

mod compression;
mod decode;
mod encode;
mod encoding;
mod lines;
mod sink;
mod suggest;
mod tree;
mod zst;

use std::fs::File;
use std::io::{self, Cursor, Read, Write};
use std::path::{Path, PathBuf};

use alfil::SymbolTable;
use alfil::document::NotUtf8;
use memchr::memmem;

pub(crate) use self::compression::{Compression, inner_name};
pub(crate) use self::decode::Undecodable;
pub(crate) use self::encode::Unencodable;
pub(crate) use self::encoding::Encoding;
use self::encoding::Recognised;
pub(crate) use self::sink::Sink;
pub(crate) use self::suggest::Suggestion;
pub(crate) use self::tree::{below, is_document};
use crate::failure::Failure;

/// The name that stands for standard input in messages.
const STDIN: &str = "<stdin>";

/// A packed file that is read as a whole has no more than this in it, in bytes: a small one may hold any
/// amount. Scores are read in parts and may be of any size.
const MOST_UNPACKED: u64 = 1 << 30;

/// A text that was read, and the name that messages give it.
pub(crate) struct Input {
    pub(crate) name: String,
    pub(crate) text: String,
    /// What the file is in.
    pub(crate) encoding: Encoding,
    pub(crate) compression: Option<Compression>,
}

impl Input {
    /// A text that was typed rather than read.
    pub(crate) fn typed(name: &str, text: String) -> Input {
        Input { name: name.into(), text, encoding: Encoding::Utf8, compression: None }
    }
}

/// A text that is read in parts.
pub(crate) struct Opened<'r> {
    /// The text in UTF-8, if it is what it is said to be; see [`Reading::failure`] for its errors.
    pub(crate) reader: Box<dyn Read + 'r>,
    pub(crate) encoding: Encoding,
    compression: Option<Compression>,
}

/// What a text is that is to be read in parts if it is large.
pub(crate) enum Beginning<'r> {
    /// All of it: it is not large.
    Whole(Input),
    /// The games that it begins with, and all of it from the beginning.
    Large(Input, Opened<'r>),
}

/// How texts are to be read.
#[derive(Clone, Copy, Default)]
pub(crate) struct Reading<'a> {
    /// The encoding that they are said to be in; else they must show it.
    pub(crate) encoding: Option<Encoding>,
    /// Whether the user can say it.
    pub(crate) can_be_said: bool,
    /// The table of their language, which helps to find out an encoding.
    pub(crate) table: Option<&'a SymbolTable>,
}

/// Whether the name stands for standard input.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

/// Reads a file, or standard input where there is none or it is `-`.
pub(crate) fn read(path: Option<&Path>) -> Result<Input, Failure> {
    Reading::default().read(path)
}

impl Reading<'_> {
    /// Reads files, or standard input where there are none.
    pub(crate) fn read_all(self, paths: &[PathBuf]) -> Result<Vec<Input>, Failure> {
        match paths {
            [] => Ok(vec![self.read(None)?]),
            paths => paths.iter().map(|path| self.read(Some(path))).collect(),
        }
    }

    /// Reads a file, or standard input where there is none or it is `-`.
    pub(crate) fn read(self, path: Option<&Path>) -> Result<Input, Failure> {
        self.whole(path, self.open(path)?)
    }

    /// All of what was opened.
    pub(crate) fn whole(self, path: Option<&Path>, opened: Opened<'_>) -> Result<Input, Failure> {
        let name = name(path);
        let Opened { reader, encoding, compression } = opened;
        let text = match compression {
            None => text_of(reader, u64::MAX),
            Some(_) => text_of(reader, MOST_UNPACKED),
        };
        let text = text.map_err(|error| self.failure(&name, error))?;
        Ok(Input { name, text, encoding, compression })
    }

    /// Begins to read a file, or standard input where there is none or it is `-`. It is large if it has more than
    /// `enough` bytes, and then its first games have no more than that.
    pub(crate) fn begin<'r>(self, path: Option<&Path>, enough: usize) -> Result<Beginning<'r>, Failure> {
        let name = name(path);
        let Opened { mut reader, encoding, compression } = self.open(path)?;
        let mut head = Vec::new();
        let read = (&mut reader).take(enough as u64 + 1).read_to_end(&mut head);
        let large = read.map_err(|error| self.failure(&name, error))? > enough;
        let first = if large { head.get(..end_of_games(&head)).unwrap_or(&head) } else { &head };
        let text = text_of(first, u64::MAX).map_err(|error| self.failure(&name, error))?;
        let input = Input { name, text, encoding, compression };
        Ok(match large {
            false => Beginning::Whole(input),
            true => {
                let reader = Box::new(Cursor::new(head).chain(reader));
                Beginning::Large(input, Opened { reader, encoding, compression })
            }
        })
    }

    /// Opens a file, or standard input where there is none or it is `-`.
    pub(crate) fn open<'r>(self, path: Option<&Path>) -> Result<Opened<'r>, Failure> {
        let path = path.filter(|path| !is_stdin(path));
        let opened = match path {
            None => self.opened(io::stdin().lock(), None),
            Some(path) => file(path).and_then(|file| self.opened(file, Compression::by_name(path))),
        };
        opened.map_err(|error| self.failure(&name(path), error))
    }

    /// Finds out how a file is packed and what it is in. `packed` is what its name says.
    fn opened<'r>(self, source: impl Read + 'r, packed: Option<Compression>) -> io::Result<Opened<'r>> {
        let (head, source) = peeked(source, compression::MAGIC)?;
        let compression = Compression::by_magic(&head);
        if packed.is_some() && packed != compression {
            let message = "it is not packed in the way that the ending of its name says";
            return Err(io::Error::new(io::ErrorKind::InvalidData, message));
        }
        let unpacked: Box<dyn Read + 'r> = match compression {
            None => Box::new(source),
            Some(compression) => compression.reader(source),
        };
        let (head, unpacked) = peeked(unpacked, encoding::HEAD)?;
        let encoding = self.encoding_of(&head)?;
        Ok(Opened { reader: decode::decoded(unpacked, encoding), encoding, compression })
    }

    /// The encoding that a text is said to be in or shows; it is never guessed.
    fn encoding_of(self, head: &[u8]) -> io::Result<Encoding> {
        let refusal = |message: String| Err(io::Error::new(io::ErrorKind::InvalidData, message));
        match (Encoding::recognised(head), self.encoding) {
            (Recognised::Utf32, _) => refusal("it is in UTF-32; save it as UTF-8".into()),
            (Recognised::Marked(marked), Some(said)) if marked != said => {
                refusal(format!("it begins with the byte order mark of {marked}, so it is not in {said}"))
            }
            (_, Some(said)) => Ok(said),
            (Recognised::Marked(marked), None) => Ok(marked),
            (Recognised::Unmarked(likely), None) => refusal(format!(
                "it looks like {likely} without a byte order mark; if that is right, add --encoding {likely}"
            )),
            (Recognised::Nothing, None) => Ok(Encoding::Utf8),
        }
    }

    /// What an error of reading means.
    pub(crate) fn failure(self, name: &str, error: io::Error) -> Failure {
        let path = PathBuf::from(name);
        match error.downcast::<Undecodable>() {
            Ok(fault) => {
                let suggestions = suggest::suggestions(&fault, self.table);
                let suggestions = self.can_be_said.then_some(suggestions);
                Failure::Undecodable(path, Box::new(fault), suggestions)
            }
            Err(error) => Failure::Unreadable(path, error),
        }
    }
}

/// All of a text that has no more than `most` bytes.
fn text_of(reader: impl Read, most: u64) -> io::Result<String> {
    let mut bytes = Vec::new();
    let read = reader.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if read as u64 > most {
        let message = format!(
            "unpacked it has more than {most} bytes; only games, with --format pgn, are read \
             in parts and may be larger"
        );
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, message));
    }
    String::from_utf8(bytes).map_err(|error| match NotUtf8::find(error.as_bytes()) {
        Some(fault) => not_utf8(fault),
        None => io::ErrorKind::InvalidData.into(),
    })
}

/// Where the last game ends that is complete, or if none is, the last line, or else the last word.
fn end_of_games(bytes: &[u8]) -> usize {
    let last = |what: &[u8]| memmem::rfind(bytes, what).map(|start| start + 1);
    last(b"\n[Event ").or_else(|| last(b"\n")).or_else(|| last(b" ")).unwrap_or(bytes.len())
}

/// What is not UTF-8 as an error of reading.
pub(crate) fn not_utf8(fault: NotUtf8) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, Undecodable::from(fault))
}

/// The first bytes, and all of them once more.
fn peeked<R: Read>(mut source: R, length: usize) -> io::Result<(Vec<u8>, impl Read + use<R>)> {
    let mut head = Vec::new();
    (&mut source).take(length as u64).read_to_end(&mut head)?;
    Ok((head.clone(), Cursor::new(head).chain(source)))
}

fn file(path: &Path) -> io::Result<File> {
    let file = File::open(path)?;
    match file.metadata()?.is_dir() {
        true => Err(io::ErrorKind::IsADirectory.into()),
        false => Ok(file),
    }
}

/// The name that messages give to what is read.
pub(crate) fn name(path: Option<&Path>) -> String {
    path.filter(|path| !is_stdin(path)).map_or(STDIN.into(), |path| path.display().to_string())
}

/// Writes `text` to a file, or to standard output where there is none or it is `-`.
pub(crate) fn write(path: Option<&Path>, text: &str) -> Result<(), Failure> {
    write_to(Sink::create(path, Encoding::Utf8)?, text)
}

/// Writes all that a sink is to have and puts it in its place.
pub(crate) fn write_to(mut sink: Sink, text: &str) -> Result<(), Failure> {
    sink.write_all(text.as_bytes()).map_err(|error| sink.failure(error))?;
    sink.commit()
}

/// Writes to standard output.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    write(None, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_packed_text_that_is_too_large_is_refused() {
        assert_eq!(text_of(&b"12345"[..], 5).unwrap(), "12345");
        assert_eq!(text_of(&b"123456"[..], 5).unwrap_err().kind(), io::ErrorKind::FileTooLarge);
    }

    #[test]
    fn games_end_before_tags() {
        for (text, games) in [
            ("[Event \"1\"]\n1. e4 *\n\n[Event \"2\"]\n1. d", "[Event \"1\"]\n1. e4 *\n\n"),
            ("[Event \"1\"]\n1. e4 e", "[Event \"1\"]\n"),
            ("1. e4 e", "1. e4 "),
            ("1.e4e5", "1.e4e5"),
        ] {
            assert_eq!(&text[..end_of_games(text.as_bytes())], games);
        }
    }

    #[test]
    fn a_text_that_is_not_what_it_is_said_to_be_is_refused() {
        let error = text_of(&b"1. e4\n{Caf\xE9}"[..], u64::MAX).unwrap_err();
        let fault = error.downcast::<Undecodable>().unwrap();
        assert_eq!((fault.place, fault.offset, fault.sample[fault.at]), ((2, 5), 10, 0xE9));
    }
}

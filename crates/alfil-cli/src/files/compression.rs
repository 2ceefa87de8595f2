//! Packed files: [`Compression`].

use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use super::zst;

/// How a file is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Compression {
    Gzip,
    Bzip2,
    Zstandard,
}

/// How many of the first bytes [`Compression::by_magic`] looks at.
pub(super) const MAGIC: usize = 10;

/// How much is read of a packed file at once, in bytes.
const PART: usize = 1 << 16;

impl Compression {
    const ALL: [Compression; 3] = [Compression::Gzip, Compression::Bzip2, Compression::Zstandard];

    fn ending(self) -> &'static str {
        match self {
            Compression::Gzip => "gz",
            Compression::Bzip2 => "bz2",
            Compression::Zstandard => "zst",
        }
    }

    /// How a file of this name is packed.
    pub(crate) fn by_name(path: &Path) -> Option<Compression> {
        let ending = path.extension()?;
        Compression::ALL.into_iter().find(|one| ending.eq_ignore_ascii_case(one.ending()))
    }

    /// What the first bytes give away.
    pub(super) fn by_magic(head: &[u8]) -> Option<Compression> {
        match head {
            [0x1F, 0x8B, 8, ..] => Some(Compression::Gzip),
            [b'B', b'Z', b'h', b'1'..=b'9', 0x31, 0x41, 0x59, 0x26, 0x53, 0x59, ..]
            // Nothing, packed.
            | [b'B', b'Z', b'h', b'1'..=b'9', 0x17, 0x72, 0x45, 0x38, 0x50, 0x90, ..] => Some(Compression::Bzip2),
            // A frame, or one that holds no data and is to be skipped.
            [0x28, 0xB5, 0x2F, 0xFD, ..] | [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..] => Some(Compression::Zstandard),
            _ => None,
        }
    }

    /// Unpacks as it is read, all that `source` has: several files one behind the other are one text.
    pub(super) fn reader<'r>(self, source: impl Read + 'r) -> Box<dyn Read + 'r> {
        let source = BufReader::with_capacity(PART, source);
        match self {
            Compression::Gzip => {
                Box::new(Unpacked { reader: flate2::bufread::MultiGzDecoder::new(source), kind: self })
            }
            Compression::Bzip2 => {
                Box::new(Unpacked { reader: bzip2::bufread::MultiBzDecoder::new(source), kind: self })
            }
            Compression::Zstandard => Box::new(Unpacked { reader: zst::Frames::new(source), kind: self }),
        }
    }

    /// Packs what is written into `file`.
    pub(super) fn writer(self, file: File) -> io::Result<Packer> {
        Ok(match self {
            Compression::Gzip => {
                Packer::Gzip(flate2::write::GzEncoder::new(file, flate2::Compression::default()))
            }
            Compression::Bzip2 => {
                Packer::Bzip2(bzip2::write::BzEncoder::new(file, bzip2::Compression::default()))
            }
            Compression::Zstandard => Packer::Zstandard(zst::FrameWriter::new(file)?),
        })
    }
}

/// The name of a file without the ending that says how it is packed: what kind of document it is, the rest
/// of the name says.
pub(crate) fn inner_name(path: &Path) -> PathBuf {
    match Compression::by_name(path) {
        Some(_) => path.with_extension(""),
        None => path.to_path_buf(),
    }
}

/// What is being unpacked; its errors say what is wrong with the file.
struct Unpacked<R> {
    reader: R,
    kind: Compression,
}

impl<R: Read> Read for Unpacked<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.reader.read(buffer).map_err(|error| {
            let ending = self.kind.ending();
            let message = match error.kind() {
                io::ErrorKind::Interrupted => return error,
                io::ErrorKind::UnexpectedEof => {
                    format!("the packed data (.{ending}) are cut off before their end")
                }
                _ => format!("the packed data (.{ending}) are damaged: {error}"),
            };
            io::Error::new(error.kind(), message)
        })
    }
}

/// Packs what is written to it. Without [`Packer::finish`] the file has no end.
pub(super) enum Packer {
    Gzip(flate2::write::GzEncoder<File>),
    Bzip2(bzip2::write::BzEncoder<File>),
    Zstandard(zst::FrameWriter),
}

impl Packer {
    /// Writes what is still to be written.
    pub(super) fn finish(self) -> io::Result<()> {
        match self {
            Packer::Gzip(encoder) => encoder.finish().map(drop),
            Packer::Bzip2(encoder) => encoder.finish().map(drop),
            Packer::Zstandard(writer) => writer.finish(),
        }
    }
}

impl Write for Packer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Packer::Gzip(encoder) => encoder.write(bytes),
            Packer::Bzip2(encoder) => encoder.write(bytes),
            Packer::Zstandard(writer) => writer.write(bytes),
        }
    }

    /// Leaves what is being packed where it is: packing in small pieces makes large files.
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

//! Reading input and writing output: standard streams or files, never half a file.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::failure::{Failure, NotUtf8};

/// The name that stands for standard input in messages.
const STDIN: &str = "<stdin>";

/// A text that was read, and the name that messages give it.
pub(crate) struct Input {
    pub(crate) name: String,
    pub(crate) text: String,
}

/// Whether the name stands for standard input.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

/// Reads files, or standard input where there are none.
pub(crate) fn read_all(paths: &[PathBuf]) -> Result<Vec<Input>, Failure> {
    match paths {
        [] => Ok(vec![read(None)?]),
        paths => paths.iter().map(|path| read(Some(path))).collect(),
    }
}

/// Reads a file, or standard input where there is none or it is `-`.
pub(crate) fn read(path: Option<&Path>) -> Result<Input, Failure> {
    let path = path.filter(|path| !is_stdin(path));
    let name = path.map_or(PathBuf::from(STDIN), Path::to_path_buf);
    let bytes = match path {
        Some(path) => fs::read(path),
        None => {
            let mut bytes = Vec::new();
            io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
        }
    };
    let bytes = bytes.map_err(|error| Failure::Unreadable(name.clone(), error))?;
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Input { name: name.display().to_string(), text }),
        Err(error) => {
            let byte = error.utf8_error().valid_up_to();
            let bytes = error.as_bytes();
            let line = 1 + bytes.iter().take(byte).filter(|byte| **byte == b'\n').count();
            Err(Failure::NotUtf8(name, NotUtf8 { line, byte, looks_like: guess(bytes) }))
        }
    }
}

/// What an encoding that is not UTF-8 probably is.
fn guess(bytes: &[u8]) -> &'static str {
    match bytes {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => "it begins like UTF-16",
        [0x1F, 0x8B, ..] | [0x28, 0xB5, 0x2F, 0xFD, ..] | [b'B', b'Z', b'h', ..] | [b'P', b'K', ..] => {
            "it begins like a compressed file"
        }
        _ if bytes.contains(&0) => "it is probably not a text",
        _ => "it may be in an older encoding, such as Windows-1252",
    }
}

/// Opens a file, or standard input where there is none or it is `-`.
pub(crate) fn open(path: Option<&Path>) -> Result<Box<dyn Read>, Failure> {
    match path.filter(|path| !is_stdin(path)) {
        None => Ok(Box::new(io::stdin().lock())),
        Some(path) => {
            let file = File::open(path).and_then(|file| match file.metadata()?.is_dir() {
                true => Err(io::ErrorKind::IsADirectory.into()),
                false => Ok(file),
            });
            Ok(Box::new(file.map_err(|error| Failure::Unreadable(path.to_path_buf(), error))?))
        }
    }
}

/// The name that messages give to what [`open`] opens.
pub(crate) fn name(path: Option<&Path>) -> String {
    path.filter(|path| !is_stdin(path)).map_or(STDIN.into(), |path| path.display().to_string())
}

/// Writes `text` to a file, or to standard output where there is none or it is `-`.
pub(crate) fn write(path: Option<&Path>, text: &str) -> Result<(), Failure> {
    let mut sink = Sink::create(path)?;
    sink.write_all(text.as_bytes()).map_err(|error| sink.failure(error))?;
    sink.commit()
}

/// Writes to standard output.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    write(None, text)
}

/// Where output goes: standard output, or a file that takes its place when it is whole.
///
/// The file is written beside its place and renamed by [`Sink::commit`], so that it may be the input, and a
/// failure leaves what was there.
pub(crate) struct Sink {
    writer: Box<dyn Write>,
    path: PathBuf,
    /// The file that is to be renamed.
    beside: Option<PathBuf>,
}

impl Sink {
    pub(crate) fn create(path: Option<&Path>) -> Result<Sink, Failure> {
        let Some(path) = path.filter(|path| *path != Path::new("-")) else {
            let writer = Box::new(io::stdout().lock());
            return Ok(Sink { writer, path: PathBuf::from("<stdout>"), beside: None });
        };
        Sink::to_file(path).map_err(|error| Failure::Unwritable(path.to_path_buf(), error))
    }

    fn to_file(path: &Path) -> io::Result<Sink> {
        // A link is followed, so that what it points to is replaced and not the link.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
        // Devices and pipes cannot be renamed over.
        if fs::metadata(&path).is_ok_and(|metadata| !metadata.is_file()) {
            let writer = Box::new(File::options().write(true).open(&path)?);
            return Ok(Sink { writer, path, beside: None });
        }
        let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_string_lossy().into_owned();
        let beside = path.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
        let writer = Box::new(File::create_new(&beside)?);
        Ok(Sink { writer, path, beside: Some(beside) })
    }

    /// Puts what was written in its place.
    pub(crate) fn commit(mut self) -> Result<(), Failure> {
        let written = self.writer.flush().and_then(|()| {
            let Some(beside) = &self.beside else { return Ok(()) };
            if let Ok(metadata) = fs::metadata(&self.path) {
                fs::set_permissions(beside, metadata.permissions())?;
            }
            File::open(beside)?.sync_all()?;
            fs::rename(beside, &self.path)
        });
        written.map_err(|error| self.failure(error))?;
        self.beside = None;
        Ok(())
    }

    /// What an error of writing means.
    pub(crate) fn failure(&self, error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::PipeClosed,
            _ => Failure::Unwritable(self.path.clone(), error),
        }
    }
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

impl Drop for Sink {
    fn drop(&mut self) {
        // Not committed, so it did not come to its end.
        if let Some(beside) = &self.beside {
            let _ = fs::remove_file(beside);
        }
    }
}

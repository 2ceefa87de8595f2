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

/// Reads a file, or standard input where there is none or it is `-`.
pub(crate) fn read(path: Option<&Path>) -> Result<Input, Failure> {
    let path = path.filter(|path| *path != Path::new("-"));
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

/// Writes `text` to a file, or to standard output where there is none or it is `-`.
///
/// A file is written beside its place and renamed when it is whole, so that it may be the input, and a
/// failure leaves what was there.
pub(crate) fn write(path: Option<&Path>, text: &str) -> Result<(), Failure> {
    match path.filter(|path| *path != Path::new("-")) {
        None => print(text),
        Some(path) => replace(path, text).map_err(|error| Failure::Unwritable(path.to_path_buf(), error)),
    }
}

/// Writes to standard output.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|error| match error.kind() {
        io::ErrorKind::BrokenPipe => Failure::PipeClosed,
        _ => Failure::Unwritable(PathBuf::from("<stdout>"), error),
    })
}

fn replace(path: &Path, text: &str) -> io::Result<()> {
    // A link is followed, so that what it points to is replaced and not the link.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    // Devices and pipes cannot be renamed over.
    if fs::metadata(&path).is_ok_and(|metadata| !metadata.is_file()) {
        return File::options().write(true).open(&path)?.write_all(text.as_bytes());
    }
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_string_lossy().into_owned();
    let beside = path.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
    let written = File::create_new(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        if let Ok(metadata) = fs::metadata(&path) {
            file.set_permissions(metadata.permissions())?;
        }
        file.sync_all()?;
        fs::rename(&beside, &path)
    });
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written
}

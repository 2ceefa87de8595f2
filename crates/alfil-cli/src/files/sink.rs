//! Writing, never half a file: [`Sink`].

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::compression::{Compression, Packer};
use super::encode::{Encoder, Unencodable};
use super::encoding::Encoding;
use crate::failure::Failure;

/// Where output goes: standard output, or a file that takes its place when it is whole.
///
/// The file is written beside its place and renamed by [`Sink::commit`], so that it may be the input, and a
/// failure leaves what was there.
pub(crate) struct Sink {
    /// Nothing once it was committed.
    writer: Option<Encoder<Target>>,
    path: PathBuf,
    /// The file that is to be renamed.
    beside: Option<PathBuf>,
}

/// Where the bytes go.
enum Target {
    Stdout(io::StdoutLock<'static>),
    File(File),
    Packed(Packer),
    Nowhere,
}

impl Sink {
    /// A file, or standard output where there is none or it is `-`. A file is packed as its name says.
    pub(crate) fn create(path: Option<&Path>, encoding: Encoding) -> Result<Sink, Failure> {
        Sink::packed(path, encoding, path.and_then(Compression::by_name))
    }

    /// The same, with a file that is packed as is said.
    pub(crate) fn packed(
        path: Option<&Path>,
        encoding: Encoding,
        compression: Option<Compression>,
    ) -> Result<Sink, Failure> {
        let Some(path) = path.filter(|path| !super::is_stdin(path)) else {
            let target = Target::Stdout(io::stdout().lock());
            return Ok(Sink::new(target, encoding, PathBuf::from("<stdout>"), None));
        };
        Sink::to_file(path, encoding, compression)
            .map_err(|error| Failure::Unwritable(path.to_path_buf(), error))
    }

    /// What could be written if it went to standard output.
    pub(crate) fn nowhere(encoding: Encoding) -> Sink {
        Sink::new(Target::Nowhere, encoding, PathBuf::from("<stdout>"), None)
    }

    fn new(target: Target, encoding: Encoding, path: PathBuf, beside: Option<PathBuf>) -> Sink {
        Sink { writer: Some(Encoder::new(target, encoding)), path, beside }
    }

    fn to_file(path: &Path, encoding: Encoding, compression: Option<Compression>) -> io::Result<Sink> {
        // A link is followed, so that what it points to is replaced and not the link.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
        // Devices and pipes cannot be renamed over.
        if fs::metadata(&path).is_ok_and(|metadata| !metadata.is_file()) {
            let target = Target::of(File::options().write(true).open(&path)?, compression)?;
            return Ok(Sink::new(target, encoding, path, None));
        }
        let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_string_lossy().into_owned();
        let beside = path.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
        let file = File::create_new(&beside)?;
        // From here on it is removed if it does not come to its end.
        let mut sink = Sink::new(Target::Nowhere, encoding, path, Some(beside));
        sink.writer = Some(Encoder::new(Target::of(file, compression)?, encoding));
        Ok(sink)
    }

    /// Puts what was written in its place.
    pub(crate) fn commit(mut self) -> Result<(), Failure> {
        let written = self.finish();
        written.map_err(|error| self.failure(error))?;
        self.beside = None;
        Ok(())
    }

    fn finish(&mut self) -> io::Result<()> {
        self.writer.take().map_or(Ok(()), |writer| writer.finish()?.finish())?;
        let Some(beside) = &self.beside else { return Ok(()) };
        if let Ok(metadata) = fs::metadata(&self.path) {
            fs::set_permissions(beside, metadata.permissions())?;
        }
        File::open(beside)?.sync_all()?;
        fs::rename(beside, &self.path)
    }

    /// What an error of writing means.
    pub(crate) fn failure(&self, error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::PipeClosed,
            _ => match error.downcast::<Unencodable>() {
                Ok(lack) => Failure::Unencodable(self.path.clone(), lack),
                Err(error) => Failure::Unwritable(self.path.clone(), error),
            },
        }
    }
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.writer {
            Some(writer) => writer.write(bytes),
            None => Err(io::ErrorKind::InvalidInput.into()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.as_mut().map_or(Ok(()), Write::flush)
    }
}

impl Drop for Sink {
    fn drop(&mut self) {
        // Not committed, so it did not come to its end.
        self.writer = None;
        if let Some(beside) = &self.beside {
            let _ = fs::remove_file(beside);
        }
    }
}

impl Target {
    fn of(file: File, compression: Option<Compression>) -> io::Result<Target> {
        match compression {
            None => Ok(Target::File(file)),
            Some(compression) => compression.writer(file).map(Target::Packed),
        }
    }

    /// Writes what is still to be written.
    fn finish(self) -> io::Result<()> {
        match self {
            Target::Stdout(mut stdout) => stdout.flush(),
            Target::File(mut file) => file.flush(),
            Target::Packed(packer) => packer.finish(),
            Target::Nowhere => Ok(()),
        }
    }
}

impl Write for Target {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Target::Stdout(stdout) => stdout.write(bytes),
            Target::File(file) => file.write(bytes),
            Target::Packed(packer) => packer.write(bytes),
            Target::Nowhere => Ok(bytes.len()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Target::Stdout(stdout) => stdout.flush(),
            Target::File(file) => file.flush(),
            Target::Packed(packer) => packer.flush(),
            Target::Nowhere => Ok(()),
        }
    }
}

//! Zstandard: [`Frames`] unpacks, [`FrameWriter`] packs.

use std::error::Error;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use ruzstd::encoding::{CompressionLevel, compress};

/// The text of all frames of a file, one behind the other.
pub(super) struct Frames<R> {
    source: BufReader<R>,
    decoder: FrameDecoder,
    /// Whether a frame is being read.
    within: bool,
    /// Whether there was one, so that the file is not just empty.
    any: bool,
}

impl<R: Read> Frames<R> {
    pub(super) fn new(source: BufReader<R>) -> Frames<R> {
        Frames { source, decoder: FrameDecoder::new(), within: false, any: false }
    }

    /// Goes to the next frame with data in it; says whether there is one.
    fn open(&mut self) -> io::Result<bool> {
        loop {
            if self.any && self.source.fill_buf()?.is_empty() {
                return Ok(false);
            }
            self.any = true;
            match self.decoder.init(&mut self.source) {
                Ok(()) => return Ok(true),
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                    length,
                    ..
                })) => {
                    let length = u64::from(length);
                    if io::copy(&mut (&mut self.source).take(length), &mut io::sink())? < length {
                        return Err(io::ErrorKind::UnexpectedEof.into());
                    }
                }
                Err(error) => return Err(reason(error)),
            }
        }
    }

    /// Ends a frame: what was unpacked must be what was packed.
    fn close(&mut self) -> io::Result<()> {
        self.within = false;
        let said = self.decoder.get_checksum_from_data();
        if said.is_some() && said != self.decoder.get_calculated_checksum() {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "the checksum is wrong"));
        }
        Ok(())
    }
}

impl<R: Read> Read for Frames<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if !self.within {
                if !self.open()? {
                    return Ok(0);
                }
                self.within = true;
            }
            while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
                let one = BlockDecodingStrategy::UptoBlocks(1);
                self.decoder.decode_blocks(&mut self.source, one).map_err(reason)?;
            }
            let read = self.decoder.read(buffer)?;
            if read > 0 || buffer.is_empty() {
                return Ok(read);
            }
            self.close()?;
        }
    }
}

/// An error of the decoder; that the data came to an end stands somewhere among its causes.
fn reason(error: FrameDecoderError) -> io::Error {
    let mut cause: Option<&(dyn Error + 'static)> = Some(&error);
    while let Some(one) = cause {
        let kind = one.downcast_ref::<io::Error>().map(io::Error::kind);
        if kind == Some(io::ErrorKind::UnexpectedEof) {
            return io::ErrorKind::UnexpectedEof.into();
        }
        cause = one.source();
    }
    io::Error::new(io::ErrorKind::InvalidData, error.to_string())
}

/// Packs what is written to it into one frame, for not every program reads more than the first.
///
/// The packer takes what it packs from a reader, so it runs beside.
pub(super) struct FrameWriter {
    parts: Option<SyncSender<Vec<u8>>>,
    error: Arc<Mutex<Option<io::Error>>>,
    packer: Option<JoinHandle<()>>,
}

impl FrameWriter {
    pub(super) fn new(file: File) -> io::Result<FrameWriter> {
        // A few parts, so that one side need not wait for the other.
        let (parts, receiver) = sync_channel(4);
        let error = Arc::new(Mutex::new(None));
        let drain = Drain { file, error: Arc::clone(&error) };
        let source = Source { parts: receiver, part: Vec::new(), given: 0 };
        let packer = thread::Builder::new()
            .name("zstandard".into())
            .spawn(move || compress(source, drain, CompressionLevel::Fastest))?;
        Ok(FrameWriter { parts: Some(parts), error, packer: Some(packer) })
    }

    /// Waits until all is packed.
    pub(super) fn finish(mut self) -> io::Result<()> {
        self.end()
    }

    fn end(&mut self) -> io::Result<()> {
        self.parts = None;
        if self.packer.take().is_some_and(|packer| packer.join().is_err()) {
            return Err(io::Error::other("the text cannot be packed"));
        }
        self.failed()
    }

    /// The error of the file, once.
    fn failed(&self) -> io::Result<()> {
        self.error.lock().unwrap_or_else(PoisonError::into_inner).take().map_or(Ok(()), Err)
    }
}

impl Write for FrameWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.failed()?;
        let sent = self.parts.as_ref().is_some_and(|parts| parts.send(bytes.to_vec()).is_ok());
        if !sent {
            self.end()?;
            return Err(io::Error::other("the text cannot be packed"));
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Drop for FrameWriter {
    fn drop(&mut self) {
        // Whoever drops it without finishing has an error of their own to report.
        let _ = self.end();
    }
}

/// What is to be packed.
struct Source {
    parts: Receiver<Vec<u8>>,
    part: Vec<u8>,
    given: usize,
}

impl Read for Source {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.given == self.part.len() {
            let Ok(part) = self.parts.recv() else { return Ok(0) };
            (self.part, self.given) = (part, 0);
        }
        let read = self.part.get(self.given..).unwrap_or(&[]).read(buffer)?;
        self.given += read;
        Ok(read)
    }
}

/// Where what is packed goes. The packer knows no errors, so the first is kept and the rest thrown away.
struct Drain {
    file: File,
    error: Arc<Mutex<Option<io::Error>>>,
}

impl Write for Drain {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut error = self.error.lock().unwrap_or_else(PoisonError::into_inner);
        if error.is_none() {
            *error = self.file.write_all(bytes).err();
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

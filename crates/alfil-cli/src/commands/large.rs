//! Scores of any size, for `alfil translate`: read and written in parts.

use std::io;
use std::path::Path;

use alfil::document::{Part, StreamError, Totals, translate_stream};
use alfil::engine::Message;
use alfil::{Registry, Translator};

use super::translate::{MOST_READ_AGAIN, Work, with_languages};
use crate::failure::Failure;
use crate::files::{self, Encoding, Opened, Reading, Sink};
use crate::report::{Report, Stream};

/// Where a score comes from, and where its translation goes.
#[derive(Clone, Copy)]
pub(super) struct Way<'a> {
    pub(super) input: Option<&'a Path>,
    pub(super) reading: Reading<'a>,
    pub(super) output: Option<&'a Path>,
    pub(super) keep_encoding: bool,
}

/// Translates a score.
pub(super) fn translate(
    translator: &Translator<'_>,
    way: Way<'_>,
    languages: &Registry,
    report: &mut Report,
) -> Result<Work, Failure> {
    let name = files::name(way.input);
    way.look_through(translator)?;
    let opened = way.open()?;
    way.say_encoding(&name, opened.encoding, report);
    let sink = Sink::create(way.output, way.written(opened.encoding))?;
    let (mut said, mut hints) = (Ok(()), MOST_READ_AGAIN);
    let totals = way.send(translator, opened, sink, |part| {
        let findings = with_languages(part, languages, &mut hints);
        let written = report.findings_in(&name, &part.lines(), &findings, Stream::Beside);
        if said.is_ok() {
            said = written;
        }
    })?;
    said?;
    let Totals { games, games_left, moves, findings, .. } = totals;
    Ok(Work { games, games_left, moves, findings })
}

impl<'a> Way<'a> {
    fn open(&self) -> Result<Opened<'a>, Failure> {
        self.reading.open(self.input)
    }

    /// The encoding of the translation, if that of the source is `read`.
    pub(super) fn written(&self, read: Encoding) -> Encoding {
        if self.keep_encoding { read } else { Encoding::Utf8 }
    }

    /// Says to a person in which encodings the texts are.
    pub(super) fn say_encoding(&self, name: &str, read: Encoding, report: &Report) {
        report.encodings(name, read, self.written(read));
    }

    /// Looks through a file before anything of it is written to where it cannot be taken back: whether all of
    /// it can be read and, in an encoding that has not every character, written. Of a pipe, only its own
    /// beginning can be known.
    fn look_through(&self, translator: &Translator<'_>) -> Result<(), Failure> {
        if self.output.is_some_and(|path| !files::is_stdin(path)) || !self.input.is_some_and(Path::is_file) {
            return Ok(());
        }
        let opened = self.open()?;
        match self.written(opened.encoding) {
            encoding @ Encoding::SingleByte(_) => {
                self.send(translator, opened, Sink::nowhere(encoding), |_| {}).map(drop)
            }
            _ => {
                let Opened { mut reader, .. } = opened;
                let read = io::copy(&mut reader, &mut io::sink());
                read.map(drop).map_err(|error| self.unreadable(error))
            }
        }
    }

    /// Translates from one end to the other.
    fn send(
        &self,
        translator: &Translator<'_>,
        opened: Opened<'_>,
        mut sink: Sink,
        report: impl FnMut(&Part<'_>),
    ) -> Result<Totals, Failure> {
        let totals = match translate_stream(translator, opened.reader, &mut sink, report) {
            Ok(totals) => totals,
            Err(StreamError::Read(error)) => return Err(self.unreadable(error)),
            Err(StreamError::Write(error)) => return Err(sink.failure(error)),
            Err(other) => return Err(Failure::Usage(Message::verbatim(other.to_string()))),
        };
        sink.commit()?;
        Ok(totals)
    }

    fn unreadable(&self, error: io::Error) -> Failure {
        self.reading.failure(&files::name(self.input), error)
    }
}

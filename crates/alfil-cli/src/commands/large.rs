//! Collections of any size, for `alfil translate` and `alfil check`: read and written in parts.

use std::num::NonZeroUsize;
use std::path::Path;

use alfil::document::{
    Part, StreamError, Totals, Translating, check_stream, read_stream, translate_stream_on,
};
use alfil::engine::Message;
use alfil::{Notation, Registry, Rules};

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
    pub(super) jobs: NonZeroUsize,
}

/// Translates a score.
pub(super) fn translate(
    by: &(impl Translating + Sync),
    way: &Way<'_>,
    opened: Opened<'_>,
    languages: &Registry,
    report: &mut Report,
) -> Result<Work, Failure> {
    let name = files::name(way.input);
    way.look_through(by)?;
    way.say_encoding(&name, opened.encoding, report);
    let sink = Sink::create(way.output, way.written(opened.encoding))?;
    let (mut said, mut hints) = (Ok(()), MOST_READ_AGAIN);
    let totals = way.send(by, opened, sink, |part| {
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

/// Looks through a collection before anything is said of it.
pub(super) fn look_through(path: &Path, opened: Opened<'_>, reading: Reading<'_>) -> Result<(), Failure> {
    read_stream(opened.reader).map_err(|error| unreadable(reading, Some(path), error))
}

/// Checks a collection, and hands each part that has findings to `each`.
pub(super) fn check(
    path: &Path,
    opened: Opened<'_>,
    reading: Reading<'_>,
    (notation, rules): (Notation<'_>, Rules),
    mut each: impl FnMut(&Part<'_>) -> Result<(), Failure>,
) -> Result<Totals, Failure> {
    let mut said = Ok(());
    let totals = check_stream(notation.table(), rules, opened.reader, |part| {
        if said.is_ok() {
            said = each(part);
        }
    });
    let totals = totals.map_err(|error| unreadable(reading, Some(path), error))?;
    said.map(|()| totals)
}

/// What it means that a text cannot be read to its end.
fn unreadable(reading: Reading<'_>, path: Option<&Path>, error: StreamError) -> Failure {
    let name = files::name(path);
    match error {
        StreamError::Read(error) => reading.failure(&name, error),
        StreamError::NotUtf8(fault) => reading.failure(&name, files::not_utf8(*fault)),
        other => Failure::Usage(Message::verbatim(other.to_string())),
    }
}

impl<'a> Way<'a> {
    pub(super) fn open(&self) -> Result<Opened<'a>, Failure> {
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

    /// Where a translation cannot be taken back and is to be in an encoding that has not every character, looks
    /// whether it can be written before anything of it is. Whether a text can be read is found out on the way,
    /// as it is with a pipe: of a short one before anything is written.
    fn look_through(&self, by: &(impl Translating + Sync)) -> Result<(), Failure> {
        let to_pipe = self.output.is_none_or(files::is_stdin);
        if !(to_pipe && self.keep_encoding && self.input.is_some_and(Path::is_file)) {
            return Ok(());
        }
        let opened = self.open()?;
        match self.written(opened.encoding) {
            encoding @ Encoding::SingleByte(_) => {
                self.send(by, opened, Sink::nowhere(encoding), |_| {}).map(drop)
            }
            _ => Ok(()),
        }
    }

    /// Translates from one end to the other.
    fn send(
        &self,
        by: &(impl Translating + Sync),
        opened: Opened<'_>,
        mut sink: Sink,
        report: impl FnMut(&Part<'_>),
    ) -> Result<Totals, Failure> {
        let totals = match translate_stream_on(self.jobs, by, opened.reader, &mut sink, report) {
            Ok(totals) => totals,
            Err(StreamError::Write(error)) => return Err(sink.failure(error)),
            Err(error) => return Err(unreadable(self.reading, self.input, error)),
        };
        sink.commit()?;
        Ok(totals)
    }
}

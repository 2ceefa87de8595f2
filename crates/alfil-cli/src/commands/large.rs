//! Scores of any size, for `alfil translate`: read and written in parts.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use alfil::document::{StreamError, translate_stream};
use alfil::{Registry, Translator};

use super::translate::{MOST_READ_AGAIN, with_languages};
use crate::failure::{Failure, NotUtf8, Outcome};
use crate::files::{self, Sink};
use crate::report::{Report, Stream};

/// Translates a score from `input` to `output`.
pub(super) fn translate(
    translator: &Translator<'_>,
    input: Option<&Path>,
    output: Option<&Path>,
    languages: &Registry,
    report: &mut Report,
) -> Result<Outcome, Failure> {
    let name = files::name(input);
    if output.is_none() {
        must_be_utf8(input, &name)?;
    }
    let reader = files::open(input)?;
    let mut sink = Sink::create(output)?;
    let (mut said, mut hints) = (Ok(()), MOST_READ_AGAIN);
    let totals = translate_stream(translator, reader, &mut sink, |part| {
        let findings = with_languages(part, languages, &mut hints);
        let written = report.findings_in(&name, &part.lines(), &findings, Stream::Beside);
        if said.is_ok() {
            said = written;
        }
    });
    let totals = match totals {
        Ok(totals) => totals,
        Err(StreamError::Read(error)) => return Err(Failure::Unreadable(PathBuf::from(name), error)),
        Err(StreamError::Write(error)) => return Err(sink.failure(error)),
        Err(StreamError::NotUtf8(place)) => return Err(not_utf8(&name, place.byte, place.line)),
        Err(other) => return Err(Failure::Usage(other.to_string())),
    };
    sink.commit()?;
    said?;
    report.finish(Stream::Beside)?;
    if totals.findings > 0 {
        let plural = if totals.findings == 1 { "" } else { "s" };
        report.note(&format!("{} moves written, {} finding{plural}", totals.moves, totals.findings));
    }
    Ok(Outcome::with_findings(totals.findings > 0))
}

/// Looks through a file before anything of it is written to where it cannot be taken back. Of a pipe, only
/// its own beginning can be known.
fn must_be_utf8(input: Option<&Path>, name: &str) -> Result<(), Failure> {
    let Some(path) = input.filter(|path| path.is_file()) else { return Ok(()) };
    let mut reader = files::open(Some(path))?;
    let (mut window, mut filled, mut before) = (vec![0; 1 << 16], 0, 0);
    loop {
        let read = match reader.read(window.get_mut(filled..).unwrap_or(&mut [])) {
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(Failure::Unreadable(path.to_path_buf(), error)),
        };
        filled += read;
        let bytes = window.get(..filled).unwrap_or(&[]);
        let valid = match std::str::from_utf8(bytes) {
            Ok(text) => text.len(),
            // A character may go on in what is read next.
            Err(error) if error.error_len().is_none() && read > 0 => error.valid_up_to(),
            Err(error) => {
                return Err(not_utf8(
                    name,
                    before + error.valid_up_to(),
                    line_of(path, before + error.valid_up_to()),
                ));
            }
        };
        if read == 0 {
            return Ok(());
        }
        before += valid;
        window.copy_within(valid..filled, 0);
        filled -= valid;
    }
}

/// The line of a byte in a file that was just read.
fn line_of(path: &Path, byte: usize) -> usize {
    let before = fs::read(path).unwrap_or_default();
    1 + before.iter().take(byte).filter(|byte| **byte == b'\n').count()
}

fn not_utf8(name: &str, byte: usize, line: usize) -> Failure {
    let looks_like = "it may be in an older encoding, such as Windows-1252";
    Failure::NotUtf8(PathBuf::from(name), NotUtf8 { line, byte, looks_like })
}

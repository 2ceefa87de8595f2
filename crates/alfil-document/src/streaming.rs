//! Scores of any size through a buffer of fixed size: [`translate_stream`].

use std::fmt;
use std::io::{self, Read, Write};

use alfil_engine::{Diagnostic, LineIndex, Place, Translation, Translator};

/// The window through which a text is seen, in bytes. Nearly every game fits into it, and it into the cache.
const WINDOW: usize = 1 << 18;

/// A window is never larger than this, whatever stands in it.
const LARGEST: usize = 1 << 21;

/// A part of a text that was translated, and what there is to say of it.
#[derive(Debug)]
#[non_exhaustive]
pub struct Part<'a> {
    /// The source.
    pub text: &'a str,
    /// Where it starts in the whole.
    pub start: Place,
    /// What was found in it; offsets count from the beginning of the whole.
    pub findings: &'a [Diagnostic],
}

impl<'a> Part<'a> {
    /// A whole text as one part.
    pub fn whole(text: &'a str, findings: &'a [Diagnostic]) -> Part<'a> {
        Part { text, start: Place::START, findings }
    }

    /// Finds the lines and columns of the part's findings.
    pub fn lines(&self) -> LineIndex<'a> {
        LineIndex::continuing(self.text, self.start)
    }
}

/// What went through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Totals {
    /// Bytes that were read.
    pub bytes: u64,
    /// Moves that were written, changed or not.
    pub moves: u64,
    /// Findings.
    pub findings: u64,
    /// Games.
    pub games: u64,
    /// Games that were left as they were because of foreign moves in them.
    pub games_left: u64,
}

/// Why a text did not go through.
#[derive(Debug)]
#[non_exhaustive]
pub enum StreamError {
    /// It could not be read.
    Read(io::Error),
    /// The translation could not be written.
    Write(io::Error),
    /// It is not UTF-8, from this place on.
    NotUtf8(Place),
}

impl fmt::Display for StreamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StreamError::Read(error) => write!(f, "cannot read: {error}"),
            StreamError::Write(error) => write!(f, "cannot write: {error}"),
            StreamError::NotUtf8(place) => {
                write!(f, "not UTF-8: see line {}, column {}", place.line, place.column)
            }
        }
    }
}

impl std::error::Error for StreamError {}

/// Translates a score of any size in memory of fixed size. Findings go to `report`, part by part.
///
/// The output is the same as that of [`Translator::translate`], as long as every game that has foreign
/// letters fits into the window of a quarter of a megabyte; of a longer one, what was already written cannot
/// be taken back, and the finding says so.
///
/// ```
/// use alfil_document::translate_stream;
/// use alfil_engine::Translator;
/// use alfil_locale::builtin::{EN, ES};
///
/// let translator = Translator::new(EN.table(), ES.table()).record_edits(false);
/// let mut out = Vec::new();
/// let totals = translate_stream(&translator, &b"1. Nf3 Nf6"[..], &mut out, |part| {
///     assert!(part.findings.is_empty());
/// })?;
/// assert_eq!(out, b"1. Cf3 Cf6");
/// assert_eq!(totals.moves, 2);
/// # Ok::<_, alfil_document::StreamError>(())
/// ```
///
/// # Errors
/// Reading or writing failed, or the text is not UTF-8. What came before was written.
pub fn translate_stream(
    translator: &Translator<'_>,
    mut reader: impl Read,
    mut writer: impl Write,
    mut report: impl FnMut(&Part<'_>),
) -> Result<Totals, StreamError> {
    let mut window = Window::new();
    let mut session = translator.session();
    let mut done = Translation::default();
    let mut totals = Totals::default();
    let mut start = Place::START;
    loop {
        window.fill(&mut reader)?;
        let (text, more) = window.text(start)?;
        let consumed = session.feed(text, more, &mut done);
        writer.write_all(done.text.as_bytes()).map_err(StreamError::Write)?;
        if !done.diagnostics.is_empty() {
            totals.findings += done.diagnostics.len() as u64;
            report(&Part { text, start, findings: &done.diagnostics });
        }
        let (read, rest) = text.split_at_checked(consumed).unwrap_or((text, ""));
        start = start.behind(read, rest);
        totals.bytes += consumed as u64;
        totals.moves += done.moves as u64;
        totals.games += done.games as u64;
        totals.games_left += done.games_left as u64;
        done.text.clear();
        done.diagnostics.clear();
        done.moves = 0;
        done.games = 0;
        done.games_left = 0;
        if !more {
            break;
        }
        window.advance(consumed);
    }
    writer.flush().map_err(StreamError::Write)?;
    Ok(totals)
}

/// The part of the input that is being looked at.
struct Window {
    bytes: Vec<u8>,
    /// How many of them were read.
    filled: usize,
    ended: bool,
}

impl Window {
    fn new() -> Window {
        Window { bytes: vec![0; WINDOW], filled: 0, ended: false }
    }

    fn fill(&mut self, reader: &mut impl Read) -> Result<(), StreamError> {
        while self.filled < self.bytes.len() && !self.ended {
            match reader.read(self.bytes.get_mut(self.filled..).unwrap_or(&mut [])) {
                Ok(0) => self.ended = true,
                Ok(read) => self.filled += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(StreamError::Read(error)),
            }
        }
        Ok(())
    }

    /// The text in the window, which starts at `start`, and whether more follows. A character whose end is
    /// still to come is left out.
    fn text(&self, start: Place) -> Result<(&str, bool), StreamError> {
        let bytes = self.bytes.get(..self.filled).unwrap_or(&[]);
        match std::str::from_utf8(bytes) {
            Ok(text) => Ok((text, !self.ended)),
            Err(error) => {
                let valid = bytes.get(..error.valid_up_to()).unwrap_or(&[]);
                let valid = std::str::from_utf8(valid).unwrap_or("");
                match error.error_len() {
                    None if !self.ended => Ok((valid, true)),
                    _ => Err(StreamError::NotUtf8(start.behind(valid, ""))),
                }
            }
        }
    }

    /// Drops what is done with.
    fn advance(&mut self, consumed: usize) {
        self.bytes.copy_within(consumed..self.filled, 0);
        self.filled -= consumed;
        // Nothing could be done with a full window: something in it is larger.
        if consumed == 0 && self.filled == self.bytes.len() && self.bytes.len() < LARGEST {
            self.bytes.resize(2 * self.bytes.len(), 0);
        }
    }
}

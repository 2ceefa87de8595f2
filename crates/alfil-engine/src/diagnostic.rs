//! One shape for everything that is reported: [`Diagnostic`], and where it is, for people: [`LineIndex`].

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::counts::{Counts, continuing_and_astral};
use crate::message::Message;
use crate::token::Span;

/// Something to tell the user about a text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Diagnostic {
    /// A stable name for the kind of finding, in kebab case. Machine formats and translations go by it.
    pub code: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// Where it is, in bytes of the text.
    pub span: Span,
    /// What it is, for a person who plays chess and does not program.
    pub message: Message,
    /// What to do about it.
    pub help: Option<Message>,
    /// Another place that belongs to it, with what is there: the other culprit of a conflict.
    pub related: Vec<(Span, Message)>,
    /// An edit that would mend it. Offered, never applied unasked.
    pub fix: Option<Fix>,
    /// The game that it is about, in a text that has several.
    pub game: Option<GameName>,
}

/// Which game of a collection something is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameName {
    /// Its number in the text, counted from 1.
    pub number: u32,
    /// What its tags say of it, such as `Kramnik – Anand, Linares 2002`; empty without tags.
    pub name: String,
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}", self.number)?;
        if !self.name.is_empty() {
            write!(f, ", {}", self.name)?;
        }
        Ok(())
    }
}

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing.
    Note,
    /// Probably not as intended.
    Warning,
    /// Wrong, or not understood.
    Error,
}

/// A replacement that would mend a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// What to replace, in bytes of the text.
    pub span: Span,
    /// What to put there.
    pub replacement: String,
}

impl Diagnostic {
    /// A finding with nothing but its message.
    pub fn new(
        code: &'static str,
        severity: Severity,
        span: Span,
        message: impl Into<Message>,
    ) -> Diagnostic {
        Diagnostic {
            code,
            severity,
            span,
            message: message.into(),
            help: None,
            related: Vec::new(),
            fix: None,
            game: None,
        }
    }

    /// Adds what to do about it.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<Message>) -> Diagnostic {
        self.help = Some(help.into());
        self
    }

    /// Adds another place that belongs to it.
    #[must_use]
    pub fn with_related(mut self, span: Span, message: impl Into<Message>) -> Diagnostic {
        self.related.push((span, message.into()));
        self
    }
}

impl Severity {
    /// Its key: `note`, `warning`, `error`.
    pub const fn name(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[{}]: {}", self.severity, self.code, self.message)
    }
}

impl core::error::Error for Diagnostic {}

/// Finds the line and the column of byte offsets in one text.
///
/// ```
/// use alfil_engine::LineIndex;
/// let text = "1. e4\r\n♘f3 x\n";
/// let place = LineIndex::new(text).place(text.find('x').unwrap());
/// assert_eq!((place.line, place.column), (2, 5));
/// assert_eq!((place.character, place.utf16), (11, 11));
/// ```
#[derive(Clone, Debug)]
pub struct LineIndex<'a> {
    text: &'a str,
    /// The start of each line, the first of which may have begun before `text`.
    lines: Vec<Place>,
    /// Places within long lines, so that no line, however long, is read from its start for every place in it.
    marks: Vec<Place>,
}

/// A place in a text, in all the units that people and programs count in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Bytes before it.
    pub byte: usize,
    /// Characters (Unicode scalar values) before it.
    pub character: usize,
    /// UTF-16 code units before it.
    pub utf16: usize,
    /// Its line, counted from 1. A line ends with LF, CR LF or a lone CR.
    pub line: usize,
    /// Its column in characters, counted from 1.
    pub column: usize,
}

impl Place {
    /// The beginning of a text.
    pub const START: Place = Place { byte: 0, character: 0, utf16: 0, line: 1, column: 1 };

    /// The place behind `text`, which begins here. `after` is what follows it: a CR before an LF ends no line
    /// by itself.
    ///
    /// ```
    /// use alfil_engine::Place;
    /// let place = Place::START.behind("1. e4\r\n♘f", "3");
    /// assert_eq!((place.line, place.column, place.byte, place.character), (2, 3, 11, 9));
    /// ```
    #[must_use]
    pub fn behind(mut self, text: &str, after: &str) -> Place {
        let bytes = text.as_bytes();
        let Counts { feeds, lone, continuing, astral } = Counts::of(bytes);
        self.byte += bytes.len();
        self.character += bytes.len() - continuing;
        self.utf16 += bytes.len() - continuing + astral;
        // Lines end with LF, or with a CR that no LF follows, which hardly any text has.
        let divided = usize::from(bytes.last() == Some(&b'\r') && after.starts_with('\n'));
        let lone = lone - divided;
        self.line += feeds + lone;
        let last_lone = (lone > 0).then(|| {
            let ends = |at: &usize| bytes.get(at + 1).or(after.as_bytes().first()) != Some(&b'\n');
            memchr::memchr_iter(b'\r', bytes).rfind(ends)
        });
        let last = memchr::memrchr(b'\n', bytes).max(last_lone.flatten());
        self.column = match last {
            Some(at) => 1 + text.get(at + 1..).map_or(0, |rest| rest.chars().count()),
            None => self.column + text.chars().count(),
        };
        self
    }

    /// The place behind one whole line with its end, as [`Place::behind`] has it.
    fn behind_line(self, line: &str) -> Place {
        let (continuing, astral) = continuing_and_astral(line.as_bytes());
        let characters = line.len() - continuing;
        Place {
            byte: self.byte + line.len(),
            character: self.character + characters,
            utf16: self.utf16 + characters + astral,
            line: self.line + 1,
            column: 1,
        }
    }
}

impl<'a> LineIndex<'a> {
    /// How far apart the marks in a long line are, in bytes.
    const STRIDE: usize = 1024;

    /// Reads through `text` once.
    pub fn new(text: &'a str) -> LineIndex<'a> {
        LineIndex::continuing(text, Place::START)
    }

    /// The lines of a part of a text, which begins at `start`. Offsets count from the beginning of the whole.
    pub fn continuing(text: &'a str, start: Place) -> LineIndex<'a> {
        let (mut lines, mut marks) = (Vec::from([start]), Vec::new());
        let (mut here, mut rest) = (start, text);
        while !rest.is_empty() {
            let reach = rest.get(..rest.floor_char_boundary(LineIndex::STRIDE)).unwrap_or(rest);
            let line_end = memchr::memchr2(b'\n', b'\r', reach.as_bytes());
            let length = match line_end {
                Some(end) if rest.get(end..).is_some_and(|end| end.starts_with("\r\n")) => end + 2,
                Some(end) => end + 1,
                None => reach.len(),
            };
            let (piece, after) = rest.split_at_checked(length).unwrap_or((rest, ""));
            here = match line_end {
                Some(_) => here.behind_line(piece),
                None => here.behind(piece, after),
            };
            rest = after;
            match line_end {
                Some(_) => lines.push(here),
                None if rest.is_empty() => {}
                None => marks.push(here),
            }
        }
        LineIndex { text, lines, marks }
    }

    /// The place where the text begins, which is not that of the whole where this is a part.
    fn start(&self) -> Place {
        self.lines.first().copied().unwrap_or(Place::START)
    }

    /// The text from byte `start` to byte `end`, in offsets of the whole.
    fn slice(&self, start: usize, end: usize) -> &'a str {
        let first = self.start().byte;
        self.text.get(start.saturating_sub(first)..end.saturating_sub(first)).unwrap_or("")
    }

    /// Where the text ends, in offsets of the whole.
    fn end(&self) -> usize {
        self.start().byte + self.text.len()
    }

    /// Number `line` among those of this text.
    fn nth(&self, line: usize) -> Option<&Place> {
        self.lines.get(line.checked_sub(self.start().line)?)
    }

    /// The place of byte `offset`; the end of the text where the offset lies beyond it.
    pub fn place(&self, offset: usize) -> Place {
        let before = |places: &[Place]| {
            let after = places.partition_point(|place| place.byte <= offset);
            after.checked_sub(1).and_then(|last| places.get(last)).copied().unwrap_or(self.start())
        };
        let mut place = before(&self.lines).max(before(&self.marks));
        for c in self.slice(place.byte, self.end()).chars() {
            if place.byte + c.len_utf8() > offset {
                break;
            }
            place.byte += c.len_utf8();
            place.character += 1;
            place.utf16 += c.len_utf16();
            place.column += 1;
        }
        place
    }

    /// The text of a place's line that stands before it.
    pub fn prefix(&self, place: Place) -> &'a str {
        self.slice(self.nth(place.line).map_or(place.byte, |start| start.byte), place.byte)
    }

    /// The text of a line, counted from 1 in the whole, without its line end.
    pub fn line(&self, number: usize) -> &'a str {
        let Some(start) = self.nth(number) else { return "" };
        let end = self.nth(number + 1).map_or(self.end(), |next| next.byte);
        self.slice(start.byte, end).trim_end_matches(['\r', '\n'])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counting_over_bytes_is_counting_over_characters() {
        let long = "é♘𝄞x".repeat(200);
        let pieces = [&long, "1. e4 ", "\r\n", "\n", "\r", "♘f3", "К", "\u{1D11E}", "\r\r\n", "\n\r"];
        let mut random = 7u32;
        for length in 0..40 {
            let mut text = String::new();
            for _ in 0..length {
                random = random.wrapping_mul(0x0019_660D).wrapping_add(0x3C6E_F35F);
                text.push_str(pieces[(random >> 16) as usize % pieces.len()]);
            }
            let lines = LineIndex::new(&text);
            assert_eq!(Place::START.behind(&text, ""), lines.place(text.len()), "{text:?}");
            let mut place = Place::START;
            for (at, c) in text.char_indices() {
                assert_eq!(lines.place(at), place, "{text:?}");
                place.byte += c.len_utf8();
                place.character += 1;
                place.utf16 += c.len_utf16();
                place.column += 1;
                if c == '\n' || (c == '\r' && text.as_bytes().get(at + 1) != Some(&b'\n')) {
                    (place.line, place.column) = (place.line + 1, 1);
                }
            }
        }
    }
}

//! Where the text stands in a file, a module for each family of formats: [`segments`].
//!
//! No segmenter writes a file. Each says which bytes are text, and what they stand for.

mod entity;
mod faults;
mod ftl;
mod html;
mod json;
mod latex;
mod map;
mod markdown;
mod markup;
mod po;
mod subtitles;
mod well_formed;
mod xml;

use std::fmt;

use alfil_engine::{Diagnostic, Message, Severity, Span};

use self::faults::Faults;
pub use self::map::{Segment, SegmentRole};
use crate::{Format, messages};

/// What is wrong with a file that is not quite in the format it is said to be in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Malformed {
    at: usize,
    what: Message,
}

impl Malformed {
    pub(crate) fn new(at: usize, what: impl Into<Message>) -> Malformed {
        Malformed { at, what: what.into() }
    }

    /// The byte at which it shows.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// As a finding on the file, of which the rest was read.
    pub fn diagnostic(&self, file: &str) -> Diagnostic {
        let length = file.get(self.at..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
        let span = Span::new(self.at, self.at + length);
        Diagnostic::new("malformed", Severity::Warning, span, self.what.clone())
            .with_help(messages::hidden_by_this())
    }

    /// What is wrong, to say to a person.
    pub fn message(&self) -> Message {
        messages::malformed(self.at, self.what.clone())
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Malformed {}

/// The text of a file in segments, in the order of the file. A list of moves, a score and a plain text are
/// one segment.
///
/// ```
/// use alfil_document::{segments, Format};
///
/// let file = r#"{"Nf3": "12.Nf3 \u2014 best", "id": 7}"#;
/// let found = segments(file, Format::Json)?;
/// assert_eq!((found[0].key(), found[0].text()), ("/Nf3", "12.Nf3 — best"));
/// # Ok::<_, alfil_document::Malformed>(())
/// ```
///
/// # Errors
/// The file is not in this format: JSON that breaks off, XLIFF or other XML that is not well-formed. In other
/// formats what is malformed is no text; [`faults`] tells of it.
pub fn segments(file: &str, format: Format) -> Result<Vec<Segment>, Malformed> {
    read(file, format).map(|read| read.segments)
}

/// What is malformed in a file, in order: where it says so itself, where something begins that never ends, or
/// where nobody knows what a line is. What is reported here is no text, and is never written. Of each kind the
/// first hundred are told one by one; if there are more, one further fault says how many.
///
/// ```
/// use alfil_document::{faults, Format};
///
/// let file = "msgid \"Play 12.Nf3\"\nmsgstr \"Spiele 12.Nf3\n";
/// let found = faults(file, Format::Po);
/// assert_eq!(found[0].at(), file.rfind('"').unwrap());
/// assert_eq!(faults("<resources><string>12.Nf3</resources>", Format::Android).len(), 1);
/// assert_eq!(faults("12.Nf3", Format::Text), []);
/// ```
pub fn faults(file: &str, format: Format) -> Vec<Malformed> {
    match read(file, format) {
        Ok(read) => read.faults,
        Err(fatal) => vec![fatal],
    }
}

/// A file that was read.
pub(crate) struct Read {
    pub(crate) segments: Vec<Segment>,
    /// What is no text because it is malformed.
    pub(crate) faults: Vec<Malformed>,
}

/// Reads a file.
pub(crate) fn read(file: &str, format: Format) -> Result<Read, Malformed> {
    let mut faults = Faults::default();
    let segments = match format {
        Format::Moves | Format::Pgn | Format::Text => {
            let mut whole = Segment::default();
            whole.copy(file, Span::new(0, file.len()));
            vec![whole]
        }
        Format::Markdown => markdown::segments(file, &mut faults),
        Format::Html => {
            // What declares itself to be XML is read as XML.
            if file.trim_start_matches('\u{FEFF}').starts_with("<?xml") {
                well_formed::check(file)?;
            }
            html::segments(file, &mut faults)
        }
        Format::Latex => latex::segments(file, &mut faults),
        Format::Po => po::segments(file, &mut faults),
        Format::Xliff => {
            well_formed::check(file)?;
            xml::xliff(file)
        }
        Format::Android => {
            well_formed::check(file)?;
            xml::android(file)
        }
        Format::Ftl => ftl::segments(file, &mut faults),
        Format::Srt => subtitles::segments(file, false, &mut faults),
        Format::Vtt => subtitles::segments(file, true, &mut faults),
        Format::Json => json::segments(file)?,
    };
    Ok(Read { segments, faults: faults.into_list() })
}

//! Where the text stands in a file, a module for each family of formats: [`segments`].
//!
//! No segmenter writes a file. Each says which bytes are text, and what they stand for.

mod entity;
mod ftl;
mod html;
mod json;
mod latex;
mod map;
mod markdown;
mod markup;
mod po;
mod subtitles;
mod xml;

use std::fmt;

use alfil_engine::Span;

pub use self::map::{Segment, SegmentRole};
use crate::Format;

/// Why a file has no segments: it is not in the format it is said to be in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Malformed {
    at: usize,
    what: &'static str,
}

impl Malformed {
    pub(crate) const fn new(at: usize, what: &'static str) -> Malformed {
        Malformed { at, what }
    }

    /// The byte at which it shows.
    pub const fn at(&self) -> usize {
        self.at
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "malformed at byte {}: {}", self.at, self.what)
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
/// The file is not in this format. Only JSON is that strict: in all other formats what is malformed is no text.
pub fn segments(file: &str, format: Format) -> Result<Vec<Segment>, Malformed> {
    Ok(match format {
        Format::Moves | Format::Pgn | Format::Text => {
            let mut whole = Segment::default();
            whole.copy(file, Span::new(0, file.len()));
            vec![whole]
        }
        Format::Markdown => markdown::segments(file),
        Format::Html => html::segments(file),
        Format::Latex => latex::segments(file),
        Format::Po => po::segments(file),
        Format::Xliff => xml::xliff(file),
        Format::Android => xml::android(file),
        Format::Ftl => ftl::segments(file),
        Format::Srt => subtitles::segments(file, false),
        Format::Vtt => subtitles::segments(file, true),
        Format::Json => json::segments(file)?,
    })
}

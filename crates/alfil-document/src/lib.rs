#![doc = include_str!("../README.md")]

mod check;
mod compare;
mod detect;
mod format;
mod games;
mod messages;
mod prose;
mod replayed;
mod rewrite;
mod segment;
mod splice;
mod streaming;

pub use self::check::{Checked, Rules, apply, check};
pub use self::compare::{Mismatch, MismatchKind, compare, compare_bilingual};
pub use self::detect::{Candidate, Detection, detect, detect_document};
pub use self::format::Format;
/// Every message that this crate can say.
pub use self::messages::TEMPLATES as MESSAGES;
pub use self::prose::{Confidence, Found, FoundKind, Prose, Why, check_prose, find, find_from};
pub use self::replayed::Replayed;
pub use self::rewrite::{Form, Rewriting, rewrite_move};
pub use self::segment::{Malformed, Segment, SegmentRole, faults, segments};
pub use self::splice::{check_document, translate_document};
pub use self::streaming::{
    NotUtf8, Part, StreamError, Totals, Translating, check_stream, read_stream, translate_stream,
    translate_stream_on,
};

#![doc = include_str!("../README.md")]

mod check;
mod detect;
mod format;
mod prose;
mod rewrite;
mod streaming;

pub use self::check::{Checked, Rules, apply, check};
pub use self::detect::{Candidate, Detection, detect};
pub use self::format::Format;
pub use self::prose::{Confidence, Found, FoundKind, Prose, Why, check_prose, find, find_from};
pub use self::rewrite::{Form, Replayed, Rewriting, rewrite_move};
pub use self::streaming::{Part, StreamError, Totals, translate_stream};

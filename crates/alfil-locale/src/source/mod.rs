//! From the text of a language file to a [`Locale`](crate::locale::Locale), with all faults of the file at
//! once.
//!
//! The same code runs in the build script, for the tables in `locales/`, and in a program, for those that
//! are dropped in: nothing that is built in could not have been dropped in. [`decode`] knows TOML and no
//! chess, [`layers`] knows how tables inherit, [`check`] holds a table to the format.

mod check;
mod decode;
mod layers;
mod refusal;
mod script;
mod style;

pub(crate) use self::check::{Library, check};
pub(crate) use self::decode::nearest;
pub use self::refusal::Refusal;
pub(crate) use self::style::read_style;

use alfil_engine::Span;

/// A value and where in the file it stands, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Located<T> {
    pub(crate) value: T,
    pub(crate) span: Span,
}

impl<T> Located<T> {
    pub(crate) fn new(value: T, span: impl Into<Span>) -> Located<T> {
        Located { value, span: span.into() }
    }
}

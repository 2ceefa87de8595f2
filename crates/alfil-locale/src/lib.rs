#![doc = include_str!("../README.md")]

mod locale;
mod messages;
mod registry;
mod source;
mod tag;
mod words;

pub mod builtin;

pub use self::locale::{Direction, Example, Locale, Source, Status, Variant};
/// Every message that this crate can say.
pub use self::messages::TEMPLATES as MESSAGES;
pub use self::registry::{LoadError, LookupError, Notation, Registry};
pub use self::source::Refusal;
pub use self::tag::{Tag, TagError};
pub use self::words::{Context, FileNames, Manner, ReadError, SayError, Words};

use alfil_engine::{Diagnostic, Style};

/// Holds the words of a language, the text of a `.ftl` file, to what moves need of them.
///
/// ```
/// let faults = alfil_locale::check_words("piece = { $peice }").unwrap_err();
/// for code in ["ftl-unknown-variable", "ftl-unsaid", "ftl-missing-message"] {
///     assert!(faults.iter().any(|fault| fault.code == code), "{code}");
/// }
/// ```
///
/// # Errors
/// All that is wrong with them, with its place.
pub fn check_words(text: &str) -> Result<(), Vec<Diagnostic>> {
    let mut faults = words::check::check(text);
    faults.sort_by_key(|fault| fault.span);
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// Reads a house style from the text of a TOML file: the keys that `[style]` has in a language file. What
/// it does not say is as in the Laws.
///
/// ```
/// let style = alfil_locale::read_style("castling = 'O-O'\ncapture = '×'").unwrap();
/// assert_eq!(style.capture, "×");
/// assert_eq!(style.check, "+");
/// assert_eq!(alfil_locale::read_style("captures = 'x'").unwrap_err()[0].code, "unknown-key");
/// ```
///
/// # Errors
/// All that is wrong with it.
pub fn read_style(text: &str) -> Result<Style, Vec<Diagnostic>> {
    source::read_style(text)
}

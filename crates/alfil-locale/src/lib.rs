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

/// Holds the words of a language, the text of a `.ftl` file, to what moves need of them, then puts every kind
/// of move into them and reads it back. Squares are written as in the table of `language`, or in English
/// where there is none yet.
///
/// ```
/// use alfil_locale::{builtin, check_words};
/// let faults = check_words("piece = { $peice }", None).unwrap_err();
/// for code in ["ftl-unknown-variable", "ftl-unsaid", "ftl-missing-message"] {
///     assert!(faults.iter().any(|fault| fault.code == code), "{code}");
/// }
/// let german = builtin::DE.ftl().unwrap();
/// assert!(check_words(german, Some(&builtin::DE)).is_ok());
/// let alike = german.replace("Umwandlung in einen Springer", "Umwandlung in einen Läufer");
/// assert_eq!(check_words(&alike, Some(&builtin::DE)).unwrap_err()[0].code, "ftl-alike");
/// ```
///
/// # Errors
/// All that is wrong with them, with its place.
pub fn check_words(text: &str, language: Option<&Locale>) -> Result<(), Vec<Diagnostic>> {
    let language = language.unwrap_or(&builtin::EN);
    let faults = words::check_all(text, language.tag(), language.table());
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

#![doc = include_str!("../README.md")]

pub use alfil_board as board;
pub use alfil_document as document;
pub use alfil_engine as engine;
pub use alfil_locale as locale;

pub use alfil_board::{LegalMove, Position};
pub use alfil_document::{Replayed, Rewriting, Rules, check, detect};
pub use alfil_engine::{
    Action, Diagnostic, Edit, Fix, Layout, LineIndex, ParseError, Reading, Role, San, Severity, Span, Square,
    Style, SymbolTable, Token, TokenKind, Translation, Translator, lex, parse,
};
pub use alfil_locale::{Locale, LookupError, Notation, Registry, Tag};

/// Translates a score between two of the built-in languages, keeping the author's layout.
///
/// ```
/// let spanish = alfil::translate("1. e4 e5 2. Nf3 {the usual move} Nc6", "en", "es")?;
/// assert_eq!(spanish.text, "1. e4 e5 2. Cf3 {the usual move} Cc6");
/// # Ok::<_, alfil::LookupError>(())
/// ```
///
/// What was not understood is in [`Translation::diagnostics`], and stands in the text as it was. For many
/// texts, for other layouts and for languages of your own, keep a [`Registry`] and a [`Translator`].
///
/// # Errors
/// One of the two tags has no table.
pub fn translate(text: &str, from: &str, to: &str) -> Result<Translation, LookupError> {
    let registry = Registry::builtin();
    let (from, to) = (registry.get(from)?, registry.get(to)?);
    Ok(Translator::new(from.table(), to.table()).translate(text))
}

//! What the option `style:` means.

use alfil_engine::{Layout, Style};
use alfil_locale::Manner;

/// How a move is to be written.
pub(crate) enum Form {
    /// In notation.
    Notation(Layout),
    /// In words.
    Words(Manner),
}

/// The names of all styles, as messages and [`Options::style`](crate::Options::style) write them.
pub(crate) const NAMES: &[&str] =
    &["as-written", "fide", "pgn", "handbook-short", "figurine", "long", "words", "speech"];

impl Form {
    /// The form of this name, `None` where it is none of [`NAMES`].
    pub(crate) fn named(name: &str) -> Option<Form> {
        Some(match name {
            "as-written" => Form::Notation(Layout::AsWritten),
            "fide" => Form::Notation(Layout::Styled(Style::fide())),
            "pgn" => Form::Notation(Layout::Styled(Style::pgn())),
            "handbook-short" => Form::Notation(Layout::Styled(Style::handbook_short())),
            "figurine" => Form::Notation(Layout::Styled(Style::figurine())),
            "long" => Form::Notation(Layout::Styled(Style::long())),
            "words" => Form::Words(Manner::Plain),
            "speech" => Form::Words(Manner::Speech),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_a_style() {
        assert!(NAMES.iter().all(|name| Form::named(name).is_some()));
        assert!(Form::named("fancy").is_none());
    }
}

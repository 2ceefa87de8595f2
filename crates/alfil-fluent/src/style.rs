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

impl Form {
    /// The form of this name.
    pub(crate) fn named(name: &str) -> Result<Form, String> {
        Ok(match name {
            "as-written" => Form::Notation(Layout::AsWritten),
            "fide" => Form::Notation(Layout::Styled(Style::fide())),
            "pgn" => Form::Notation(Layout::Styled(Style::pgn())),
            "handbook-short" => Form::Notation(Layout::Styled(Style::handbook_short())),
            "figurine" => Form::Notation(Layout::Styled(Style::figurine())),
            "long" => Form::Notation(Layout::Styled(Style::long())),
            "words" => Form::Words(Manner::Plain),
            "speech" => Form::Words(Manner::Speech),
            _ => return Err(format!("there is no style `{name}`")),
        })
    }
}

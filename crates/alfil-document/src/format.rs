//! What kind of document a text is: [`Format`].

use std::path::Path;

use alfil_engine::{ItemKind, Movetext, SymbolTable};

/// A kind of document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// A list of moves, each line for itself.
    Moves,
    /// Games, with or without tags.
    Pgn,
}

impl Format {
    /// The format of a document, by its name if that tells, else by its content: a list of moves has no
    /// numbers, comments or tags, and no line with more than one move.
    pub fn of(name: Option<&Path>, text: &str, table: &SymbolTable) -> Format {
        let ending = name.and_then(Path::extension).and_then(|ending| ending.to_str());
        match ending.map(str::to_ascii_lowercase).as_deref() {
            Some("pgn") => return Format::Pgn,
            Some("moves") => return Format::Moves,
            _ => {}
        }
        let mut moves_in_line = 0;
        for item in Movetext::new(text, table) {
            match item.kind {
                ItemKind::Move(_) | ItemKind::Unreadable(_) => moves_in_line += 1,
                ItemKind::Space if item.span.of(text).contains(['\n', '\r']) => moves_in_line = 0,
                ItemKind::Space | ItemKind::Glyph => {}
                _ => return Format::Pgn,
            }
            if moves_in_line > 1 {
                return Format::Pgn;
            }
        }
        Format::Moves
    }
}

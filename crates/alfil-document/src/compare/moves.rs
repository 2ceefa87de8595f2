//! The moves of a text, as far as a comparison looks at them.

use alfil_engine::{Action, ItemKind, Movetext, Origin, Reading, Role, San, Span, SymbolTable};

use crate::{Confidence, find};

/// A move of one of the texts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    pub(super) span: Span,
    pub(super) san: San,
    /// Whether it is surely a move; the others are only there to be matched.
    pub(super) sure: bool,
    /// In what it is written.
    pub(super) letter: Letter,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Letter {
    /// As the language has it.
    Own,
    /// As the source's language has it.
    Foreign,
    /// A letter that neither has. The piece of the move means nothing.
    Unknown,
}

/// The moves of a text.
pub(super) fn moves(text: &str, table: &SymbolTable, game: bool) -> Vec<Move> {
    if !game {
        let found = find(text, table).into_iter();
        return found
            .map(|found| Move {
                span: without_annotation(text, found.span),
                san: found.san,
                sure: found.confidence >= Confidence::Likely,
                letter: Letter::Own,
            })
            .collect();
    }
    let mut found = Vec::new();
    for item in Movetext::new(text, table) {
        if let ItemKind::Move(san) = item.kind {
            found.push(Move {
                span: without_annotation(text, item.span),
                san,
                sure: true,
                letter: Letter::Own,
            });
        }
    }
    found
}

/// A move's place without `!` and `?`, which are the translator's own business.
fn without_annotation(text: &str, span: Span) -> Span {
    let bare = span.of(text).trim_end_matches(['!', '?', '‼', '⁇', '⁈', '⁉', ' ', '\u{A0}']);
    Span::new(span.start, span.start + bare.len())
}

/// The words of a text that may be moves, without numbers before and punctuation behind.
pub(super) fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    /// No move is longer.
    const LONGEST: usize = 24;
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '-' | '+' | '#' | '=' | '×' | '♔'..='♟');
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let rest = text.get(at..)?;
            let start = at + rest.find(is_part)?;
            let rest = text.get(start..)?;
            let length = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
            at = start + length;
            let word = rest.get(..length)?;
            // `-tel`, `-be`: an ending of the language.
            let word = word.trim_matches('-');
            if word.len() <= LONGEST && word.contains(|c: char| c.is_ascii_digit()) {
                return Some((start, word));
            }
        }
    })
}

pub(super) fn has_piece(san: &San) -> bool {
    matches!(san.action, Action::Piece { .. } | Action::Pawn { promotion: Some(_), .. })
}

/// A word that would be a move if its first letter were a piece's.
pub(super) fn unknown_letter(word: &str, table: &SymbolTable) -> Option<San> {
    let mut letters = word.char_indices().take_while(|(_, c)| c.is_uppercase()).take(2);
    let (at, last) = letters.next().map(|first| letters.next().unwrap_or(first))?;
    let rest = word.get(at + last.len_utf8()..)?;
    let known = format!("{}{rest}", table.written(Role::Knight.into()));
    let san = Reading::of(&known, table).ok()?.san();
    matches!(san.action, Action::Piece { .. }).then_some(san)
}

/// The move alone: no capture, mark or annotation, and nothing of its departure.
pub(super) fn bare(san: &San) -> San {
    let action = match san.action {
        Action::Piece { role, to, .. } => Action::Piece { role, from: Origin::NONE, capture: None, to },
        Action::Pawn { to, promotion, from, .. } => {
            let from =
                if from.file == Some(to.file()) { Origin::NONE } else { Origin { rank: None, ..from } };
            Action::Pawn { from, capture: None, to, promotion }
        }
        other => other,
    };
    San::new(action)
}

/// Whether two texts say the same move. One may say more of its departure than the other.
pub(super) fn alike(a: &San, b: &San) -> bool {
    let part = |a: Origin, b: Origin| {
        a.file.zip(b.file).is_none_or(|(a, b)| a == b) && a.rank.zip(b.rank).is_none_or(|(a, b)| a == b)
    };
    match (a.action, b.action) {
        (Action::Piece { from, .. }, Action::Piece { from: other, .. }) => {
            bare(a) == bare(b) && part(from, other)
        }
        (
            Action::Pawn { from, to, promotion, .. },
            Action::Pawn { from: from_b, to: to_b, promotion: promotion_b, .. },
        ) => {
            // `d4` departs from the d-file; only a capture may leave its file out.
            let open = (from.file.is_none() || from_b.file.is_none()) && a.says_capture() && b.says_capture();
            bare(a) == bare(b) || (open && to == to_b && promotion == promotion_b)
        }
        _ => bare(a) == bare(b),
    }
}

/// Whether two moves differ in nothing but the piece.
pub(super) fn alike_but_letter(a: &San, b: &San) -> bool {
    match (a.action, b.action) {
        (Action::Piece { to, .. }, Action::Piece { to: other, .. }) => to == other,
        (Action::Pawn { to, promotion: Some(_), .. }, Action::Pawn { to: other, promotion: Some(_), .. }) => {
            to == other
        }
        _ => false,
    }
}

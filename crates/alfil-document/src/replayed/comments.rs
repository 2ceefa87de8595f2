//! Moves in the comments of a game.

use std::borrow::Cow;

use alfil_board::Walk;
use alfil_engine::{Diagnostic, Item, ItemKind, Severity, Span, Translation};

use crate::{Prose, messages};

/// The part of a text before a comment that does not end in it, so that the comment comes whole with the next
/// part; all of the text if that would leave nothing to go on with.
pub(super) fn before_open_comment(text: &str) -> &str {
    /// More than is held back at the end of a part anyway.
    const LEAST: usize = 4096;
    let closed = text.rfind('}').map_or(0, |end| end + 1);
    let brace = text.get(closed..).and_then(|rest| rest.find('{')).map(|offset| closed + offset);
    let line = text.rfind(['\n', '\r']).map_or(0, |end| end + 1);
    let last_line = text.get(line..).unwrap_or("");
    let semicolon = last_line.find(';').map(|offset| line + offset);
    match [brace, semicolon].into_iter().flatten().min() {
        Some(cut) if cut >= LEAST => text.get(..cut).unwrap_or(text),
        _ => text,
    }
}

/// Translates the comment that is `item` of `text`, after which more may come; `walk` is where it stands.
/// Spans count from its beginning.
pub(super) fn translate(prose: &Prose<'_>, text: &str, item: &Item, more: bool, walk: &Walk) -> Translation {
    let comment = item.span.of(text);
    let whole = match item.kind {
        ItemKind::Comment { closed } => closed && comment.starts_with('{'),
        _ => comment.starts_with(';') && !(more && item.span.end == text.len()),
    };
    if whole {
        return prose.translate_at(&without_commands(comment), walk.before(), walk.position());
    }
    let mut left = Translation::default();
    if comment.starts_with(['{', ';']) && more {
        let (at, message) = (Span::new(0, 1), messages::long_comment());
        left.diagnostics.push(Diagnostic::new("long-comment", Severity::Warning, at, message));
    }
    left
}

/// The comment with spaces in the place of commands for programs: `[%clk 0:10:00]`, `[%cal Gd1d8]`, `[#]`.
/// Everything else stays where it is.
fn without_commands(comment: &str) -> Cow<'_, str> {
    let mut clean = String::new();
    let mut copied = 0;
    while let Some(start) = comment.get(copied..).and_then(command) {
        let (start, rest) = (copied + start, comment.get(copied + start..).unwrap_or(""));
        let end = start + rest.find(']').map_or(rest.len(), |end| end + 1);
        clean.push_str(Span::new(copied, start).of(comment));
        clean.extend(std::iter::repeat_n(' ', end - start));
        copied = end;
    }
    if copied == 0 {
        return Cow::Borrowed(comment);
    }
    clean.push_str(comment.get(copied..).unwrap_or(""));
    Cow::Owned(clean)
}

/// Where the next command begins.
fn command(text: &str) -> Option<usize> {
    text.match_indices('[')
        .map(|(at, _)| at)
        .find(|at| text.get(at + 1..).is_some_and(|rest| rest.starts_with(['%', '#'])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_no_text() {
        let comment = "{[%eval 0.3] Nf3 [%cal Gd1d8,Rf3e5][#] e4 [Ä%] [%x";
        let clean = without_commands(comment);
        assert_eq!(clean.len(), comment.len());
        assert_eq!(clean.split_whitespace().collect::<Vec<_>>(), ["{", "Nf3", "e4", "[Ä%]"]);
    }

    #[test]
    fn a_part_ends_before_a_comment_that_goes_on() {
        let score = "1. e4 ".repeat(1000);
        for open in ["{open", "{open {more", "; open", "; open {", "{open ; {"] {
            assert_eq!(before_open_comment(&format!("{score}{open}")).len(), score.len(), "{open}");
        }
        for whole in ["{a} e5", "{a} b} e5", "; a\ne5", "{;}\n"] {
            let text = format!("{score}{whole}");
            assert_eq!(before_open_comment(&text).len(), text.len(), "{whole}");
        }
        assert_eq!(before_open_comment("{open"), "{open");
    }
}

//! What is said of a score: words that stay, games in comments, games that stay as they were.

use super::Session;
use crate::diagnostic::{Diagnostic, Severity};
use crate::messages;
use crate::movetext::{Likeness, SWALLOWED, Unreadable};
use crate::token::Span;
use crate::translate::Translation;

impl Session<'_> {
    pub(super) fn look_for_game(&mut self, text: &str, comment: Span, done: &mut Translation) {
        if self.game.swallowed {
            return;
        }
        if let Some(mut finding) = swallowed_game(text, comment) {
            self.game.swallowed = true;
            finding.span = finding.span.shifted(self.read);
            for (span, _) in &mut finding.related {
                *span = span.shifted(self.read);
            }
            if let Some(brace) = self.game.comment {
                // It began in an earlier part, whatever this one begins with.
                finding.related.clear();
                finding = finding.with_related(Span::new(brace, brace + 1), messages::comment_begins());
            }
            done.diagnostics.push(finding);
        }
    }

    /// Reports a word that stays because it was not understood.
    pub(super) fn report(&mut self, text: &str, span: Span, unreadable: &Unreadable, done: &mut Translation) {
        let word = span.of(text);
        let diagnostic = match unreadable.likeness {
            Likeness::Word => {
                let message = messages::not_a_move(word);
                Diagnostic::new("stray-word", Severity::Warning, span.shifted(self.read), message)
                    .with_help(messages::put_into_comment())
            }
            Likeness::Move | Likeness::ForeignMove => {
                let message = messages::cannot_be_read(word, unreadable.error.message());
                let span = span.shifted(self.read);
                Diagnostic::new(unreadable.error.code(), Severity::Error, span, message)
            }
        };
        if unreadable.likeness == Likeness::ForeignMove && !self.translator.partial {
            match &mut self.game.foreign {
                Some((_, others)) => *others += 1,
                None => self.game.foreign = Some((diagnostic, 0)),
            }
        } else {
            self.list(diagnostic, done);
        }
    }

    /// Lists what there may be any number of in one game.
    fn list(&mut self, finding: Diagnostic, done: &mut Translation) {
        done.diagnostics.extend(self.game.listed.admit(finding));
    }

    /// Warns of the comment that is not closed at the end of the text, if there is one.
    pub(super) fn unterminated(&self, done: &mut Translation) {
        if let Some(brace) = self.game.comment {
            let (brace, message) = (Span::new(brace, brace + 1), messages::unterminated_comment());
            let finding = Diagnostic::new("unterminated-comment", Severity::Warning, brace, message);
            done.diagnostics.push(finding);
        }
    }

    /// Warns of what is at `span` of the whole text.
    pub(super) fn warn(&mut self, code: &'static str, span: Span, done: &mut Translation) {
        let message = match code {
            "stray-bracket" => messages::stray_bracket(),
            "undecided-mate" => messages::undecided_mate(),
            "pawn-letter" => messages::pawn_without_letter(),
            _ => messages::incomplete_move(),
        };
        self.list(Diagnostic::new(code, Severity::Warning, span, message), done);
    }
}

/// A warning where the tags of another game stand in a comment, or in a part of one: most likely, its end was
/// forgotten.
///
/// ```
/// use alfil_engine::{Span, swallowed_game};
/// let text = "1. e4 {best\n\n[Event \"B\"]\n\n1. d4 {as well} d5";
/// let comment = Span::new(6, text.find('}').unwrap() + 1);
/// let finding = swallowed_game(text, comment).unwrap();
/// assert_eq!(finding.span.of(text), "[Event");
/// assert_eq!(finding.related[0].0.of(text), "{");
/// ```
pub fn swallowed_game(text: &str, comment: Span) -> Option<Diagnostic> {
    let inside = comment.of(text).as_bytes();
    let mut before = memchr::memchr_iter(b'[', inside).filter_map(|bracket| bracket.checked_sub(1));
    let line_end = before.find(|at| inside.get(*at..).is_some_and(|rest| rest.starts_with(SWALLOWED)))?;
    let span = Span::new(line_end + 1, line_end + SWALLOWED.len()).shifted(comment.start);
    let finding = Diagnostic::new("game-in-comment", Severity::Warning, span, messages::game_in_comment());
    let brace = Span::new(comment.start, comment.start + 1);
    Some(match inside.first() {
        Some(b'{') => finding.with_related(brace, messages::comment_begins()),
        _ => finding,
    })
}

/// One finding for a game that stays as it was.
pub(super) fn foreign_game(first: Diagnostic, others: usize, partly_written: bool) -> Diagnostic {
    let left = if partly_written { messages::rest_of_game_is_left() } else { messages::game_is_left() };
    let message = match others {
        0 => messages::foreign_game(first.message, left),
        1 => messages::foreign_game_and_one(first.message, left),
        _ => messages::foreign_game_and_more(first.message, others, left),
    };
    Diagnostic { code: "foreign-game", message, ..first }.with_help(messages::check_the_language())
}

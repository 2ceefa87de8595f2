//! The result of a game in its tags and behind its moves: [`Results`].

use alfil_engine::{Diagnostic, Item, ItemKind, Outcome, Severity, Span};

use crate::games::Cut;
use crate::messages;

/// What the tags of the present game say of its result.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Results {
    /// Where the tag is, in bytes of the whole, and what it says.
    tag: Option<(Span, Outcome)>,
}

impl Results {
    /// Goes on behind an item of a text of which `read` bytes came before. A warning where the game ends otherwise
    /// than its tag says: the two must be the same (PGN 8.1.1.7), and nobody knows which is right.
    pub(super) fn see(&mut self, text: &str, item: &Item, cut: Cut, read: usize) -> Option<Diagnostic> {
        if cut == Cut::Before {
            self.tag = None;
        }
        match item.kind {
            ItemKind::Tag => {
                if let Some(outcome) = result_in(item.span.of(text)) {
                    self.tag = Some((item.span.shifted(read), outcome));
                }
                None
            }
            ItemKind::Outcome(outcome) if cut == Cut::Behind => {
                let (tag, said) = self.tag.take().filter(|(_, said)| *said != outcome)?;
                let message = messages::result_differs(said.text());
                let mut finding = Diagnostic::new("result-differs", Severity::Warning, item.span, message);
                // A part of the text can only show what is in it.
                if let Some(start) = tag.start.checked_sub(read) {
                    let tag = Span::new(start, start + tag.len());
                    finding.related.push((tag, messages::result_tag()));
                }
                Some(finding)
            }
            _ => None,
        }
    }
}

/// The result in a tag pair, if it is that of the result.
fn result_in(tag: &str) -> Option<Outcome> {
    let (name, value) = tag.trim_start_matches('[').trim_start().split_once('"')?;
    if name.trim_end() != "Result" {
        return None;
    }
    let (value, _) = value.rsplit_once('"')?;
    [Outcome::White, Outcome::Black, Outcome::Draw, Outcome::Unknown]
        .into_iter()
        .find(|outcome| outcome.text() == value)
}

#[cfg(test)]
mod tests {
    use crate::{Rules, check};
    use alfil_locale::builtin::EN;

    fn found(text: &str) -> Vec<String> {
        let findings = check(text, EN.table(), Rules::Lenient).findings;
        findings.iter().map(|finding| format!("{} {}", finding.code, finding.span.of(text))).collect()
    }

    #[test]
    fn a_result_that_is_not_that_of_the_tags_is_told() {
        assert_eq!(found("[Result \"0-1\"]\n1. e4 1-0"), ["result-differs 1-0"]);
        assert_eq!(found("[Result \"1-0\"]\n1. e4 *"), ["result-differs *"]);
        for right in [
            "[Result \"1-0\"]\n1. e4 (1. d4 0-1) 1-0",
            "[Result \"1/2-1/2\"]\n1. e4 ½-½",
            "[Result \"1:0\"]\n1. e4 *",
            "[Result \"1-0\"]\n1. e4\n[Event \"2\"]\n1. d4 *",
            "[Result \"1-0\"]\n1. e4 1-0 1. d4 0-1",
            "[ResultX \"1-0\"]\n1. e4 *",
        ] {
            assert_eq!(found(right), [""; 0], "{right}");
        }
    }
}

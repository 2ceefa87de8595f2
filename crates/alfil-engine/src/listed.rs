//! How much is said of one game: [`Listed`].

use crate::diagnostic::{Diagnostic, Severity};
use crate::messages;

/// Counts the findings of a game that are listed one by one, and ends the list where it is long enough.
///
/// What is no score has something to report at every word, and would fill the memory, and the screen of whoever reads
/// the list, with nothing new. What ends the list is a finding too.
///
/// ```
/// use alfil_engine::{Diagnostic, Listed, Message, Severity, Span};
/// let finding = || Diagnostic::new("slip", Severity::Error, Span::new(0, 1), Message::verbatim("a slip"));
/// let mut listed = Listed::default();
/// let list: Vec<_> = (0..5000).filter_map(|_| listed.admit(finding())).collect();
/// assert_eq!(list.len(), Listed::MOST + 1);
/// assert_eq!(list.last().unwrap().code, "more-findings");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    notes: usize,
    /// Warnings and errors.
    wrong: usize,
}

impl Listed {
    /// So many notes on one game are listed, and as many warnings and errors.
    pub const MOST: usize = 1000;

    /// The finding that is to be listed when this one was made, if any is.
    pub fn admit(&mut self, finding: Diagnostic) -> Option<Diagnostic> {
        // How bad the others are is not known yet; but where all are notes, nothing is wrong.
        let (count, severity) = match finding.severity {
            Severity::Note => (&mut self.notes, Severity::Note),
            Severity::Warning | Severity::Error => (&mut self.wrong, Severity::Error),
        };
        *count = count.saturating_add(1);
        match *count {
            ..=Listed::MOST => Some(finding),
            Listed::FIRST_LEFT_OUT => {
                let message = messages::more_findings(Listed::MOST);
                Some(Diagnostic::new("more-findings", severity, finding.span, message))
            }
            _ => None,
        }
    }

    /// Whether the next warning or error will be listed.
    pub const fn goes_on(self) -> bool {
        self.wrong < Listed::MOST
    }

    const FIRST_LEFT_OUT: usize = Listed::MOST + 1;
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::{Message, Span};

    #[test]
    fn notes_are_left_out_for_notes_only() {
        let mut listed = Listed::default();
        let mut list = |severity, count| -> Vec<(&str, Severity)> {
            let finding = Diagnostic::new("x", severity, Span::new(0, 1), Message::verbatim("x"));
            let listed = (0..count).filter_map(|_| listed.admit(finding.clone()));
            listed.map(|finding| (finding.code, finding.severity)).collect()
        };
        let notes = list(Severity::Note, 2000);
        assert_eq!(notes.len(), Listed::MOST + 1);
        assert_eq!(notes.last(), Some(&("more-findings", Severity::Note)));
        assert_eq!(list(Severity::Warning, 900).len(), 900);
        let errors = list(Severity::Error, 200);
        assert_eq!(errors.len(), 101);
        assert_eq!(errors.last(), Some(&("more-findings", Severity::Error)));
    }
}

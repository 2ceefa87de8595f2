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
pub struct Listed(usize);

impl Listed {
    /// So many findings of one game are listed.
    pub const MOST: usize = 1000;

    /// The finding that is to be listed when this one was made, if any is.
    pub fn admit(&mut self, finding: Diagnostic) -> Option<Diagnostic> {
        self.0 = self.0.saturating_add(1);
        match self.0 {
            ..=Listed::MOST => Some(finding),
            Listed::FIRST_LEFT_OUT => {
                let message = messages::more_findings(Listed::MOST);
                // How bad the others are is not known yet.
                Some(Diagnostic::new("more-findings", Severity::Error, finding.span, message))
            }
            _ => None,
        }
    }

    /// Whether the next finding will be listed.
    pub const fn goes_on(self) -> bool {
        self.0 < Listed::MOST
    }

    const FIRST_LEFT_OUT: usize = Listed::MOST + 1;
}

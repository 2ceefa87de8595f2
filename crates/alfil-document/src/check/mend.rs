//! What would mend a game that fails.

use std::collections::BTreeSet;

use alfil_board::{Walk, repair};
use alfil_engine::{Diagnostic, Fix, Severity, Span, SymbolTable};

use crate::messages;

/// What is kept of the game that is being read, in places of the present part.
#[derive(Clone, Copy)]
pub(super) struct Game {
    start: usize,
    /// Whether it began in an earlier part, so that not all of it can be read again.
    begun_before: bool,
    /// The first word that failed, and the place of its finding.
    pub(super) failure: Option<(Span, usize)>,
}

impl Game {
    /// A game that begins at byte `start`.
    pub(super) const fn new(start: usize) -> Game {
        Game { start, begun_before: false, failure: None }
    }

    /// The game goes on in the next part.
    pub(super) const fn goes_on(&mut self) {
        self.begun_before = true;
    }

    /// Whether it failed, and all of it is at hand.
    pub(super) const fn can_be_mended(&self) -> bool {
        self.failure.is_some() && !self.begun_before
    }

    /// Adds the best repair to the finding at which the game failed, if there is a single best one.
    pub(super) fn mend(&self, text: &str, end: usize, table: &SymbolTable, findings: &mut Vec<Diagnostic>) {
        let Some((failed, number)) = self.failure else { return };
        let score = Span::new(self.start, end).of(text);
        let Some(at) = failed.start.checked_sub(self.start) else { return };
        let at = Span::new(at, at + failed.len());
        let repairs = repair(score, table, &Walk::standard(), at);
        let complete: Vec<_> = repairs.iter().filter(|repair| repair.complete).collect();
        let Some(best) = complete.first().copied().or(repairs.first()) else { return };
        let fix = Fix { span: best.fix.span.shifted(self.start), replacement: best.fix.replacement.clone() };
        let others = if best.complete { complete.len() - 1 } else { repairs.len() - 1 };
        let outcome = match (best.complete, best.plies) {
            (true, _) => messages::legal_to_the_end(),
            (false, 1) => messages::only_that_move(),
            (false, plies) => messages::moves_in_a_row(plies),
        };
        let found = fix.span.of(text);
        let help = match repairs.get(1) {
            Some(second) if others > 0 => {
                let other = &second.fix.replacement;
                messages::may_be_meant_as_either(found, &fix.replacement, outcome, other)
            }
            _ => messages::may_be_meant_as(found, &fix.replacement, outcome),
        };
        // A fix is offered only where it is the one that mends the game.
        let fix = (best.complete && others == 0).then_some(fix);
        match findings.get_mut(number) {
            // Its candidates are better advice than another chessman's moves to the same square.
            Some(finding) if finding.code == "ambiguous-move" && fix.is_none() => {}
            Some(finding) => {
                // The move behind the slip only showed it: `6. Rel b5` fails at `b5`.
                if best.complete
                    && finding.span != failed
                    && fix.as_ref().is_some_and(|fix| fix.span == failed)
                {
                    let message = messages::unreadable_as_move(failed.of(text));
                    *finding = Diagnostic::new("unreadable-move", Severity::Error, failed, message);
                }
                finding.help = Some(match finding.help.take() {
                    Some(earlier) => messages::advice(earlier, help),
                    None => help,
                });
                finding.fix = fix.or(finding.fix.take());
            }
            None => {
                let message = messages::nothing_yet();
                let mut finding = Diagnostic::new(FIX_ONLY, Severity::Note, failed, message).with_help(help);
                finding.fix = fix;
                findings.push(finding);
            }
        }
    }
}

/// The code of a repair that waits for the finding it belongs to.
const FIX_ONLY: &str = "fix-only";

/// Gives repairs of unreadable words to the findings on these words.
pub(super) fn merge_fixes(findings: &mut Vec<Diagnostic>) {
    let (fixes, mut others): (Vec<_>, Vec<_>) =
        findings.drain(..).partition(|finding| finding.code == FIX_ONLY);
    for fix in fixes {
        if let Some(finding) = others.iter_mut().find(|finding| finding.span == fix.span) {
            finding.help = fix.help;
            finding.fix = fix.fix;
        }
    }
    // What was found to be a slip is no stray word.
    let slips: BTreeSet<Span> = others
        .iter()
        .filter(|finding| finding.code == "unreadable-move")
        .map(|finding| finding.span)
        .collect();
    others.retain(|finding| finding.code != "stray-word" || !slips.contains(&finding.span));
    *findings = others;
}

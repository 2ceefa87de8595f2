//! Whether the games that a text tells are right: [`check_prose`].

use alfil_engine::{Diagnostic, Severity, Style, SymbolTable};

use super::found::{Confidence, FoundKind};
use super::game::Verdict;
use super::reading::Told;
use super::translate::left_alone;
use crate::check::Checked;

/// Reads the games that a text tells and replays them, side lines included, whether brackets stand around
/// them or not.
///
/// A numbered move that the game does not allow is an error; where another move would be legal, it is named.
/// Moves without numbers are not judged, for nobody knows where they are meant to be played.
///
/// ```
/// use alfil_document::check_prose;
/// use alfil_locale::builtin::EN;
///
/// let text = "The game began 1.e4 e5 2.Nf3 Nc6 3.Bb6, and 3.Bc4 Bc5 is the Italian.";
/// let checked = check_prose(text, EN.table());
/// assert_eq!(checked.findings.len(), 1);
/// assert!(checked.findings[0].message.starts_with("ply 5: Bb6 is illegal"));
/// ```
pub fn check_prose(text: &str, table: &SymbolTable) -> Checked {
    let told = Told::read(text, table);
    let mut checked = Checked { games: told.game.games, ..Checked::default() };
    checked.moves = u32::try_from(
        told.found
            .iter()
            .filter(|(_, found)| found.kind == FoundKind::Move && found.confidence >= Confidence::Likely)
            .count(),
    )
    .unwrap_or(u32::MAX);
    for (item, verdict) in told.items.iter().zip(&told.verdicts) {
        let Verdict::Refused { node, refusal } = verdict else { continue };
        let super::scan::Kind::Shape(shape) = item.kind else { continue };
        let Some(position) = told.game.position(*node) else { continue };
        let explanation = position.explain(&shape.san, refusal);
        let mut finding = explanation.diagnostic(item.span, table, &Style::pgn());
        let ply = told.game.ply(*node) + 1;
        finding.message = format!("ply {ply}: {} is illegal: {}", item.span.of(text), finding.message);
        checked.findings.push(finding);
    }
    for mut finding in left_alone(text, &told) {
        finding.severity = Severity::Error;
        checked.findings.push(finding);
    }
    checked.findings.sort_by_key(|finding: &Diagnostic| finding.span);
    checked
}

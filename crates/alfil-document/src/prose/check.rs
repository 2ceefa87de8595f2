//! Whether the games that a text tells are right: [`check_prose`].

use alfil_engine::{Argument, Diagnostic, Joint, Severity, Style, SymbolTable};

use super::found::{Confidence, Found, FoundKind};
use super::game::{Game, Verdict};
use super::odd::oddities;
use super::reading::Told;
use super::scan::Kind;
use super::translate::left_alone;
use crate::check::Checked;
use crate::messages;

/// As many repairs are looked for; it takes time.
const MOST_REPAIRS: usize = 100;

/// Reads the games that a text tells and replays them, side lines included, whether brackets stand around
/// them or not.
///
/// A numbered move that the game does not allow is an error; where another move would be legal, it is named.
/// Moves without numbers are not judged, for nobody knows where they are meant to be played; only where a
/// sentence names the squares that they come from, they must. A number behind a move that numbers nothing is a
/// warning.
///
/// ```
/// use alfil_document::check_prose;
/// use alfil_locale::builtin::EN;
///
/// let text = "The game began 1.e4 e5 2.Nf3 Nc6 3.Bb6, and 3.Bc4 Bc5 is the Italian.";
/// let checked = check_prose(text, EN.table());
/// assert_eq!(checked.findings.len(), 1);
/// assert!(checked.findings[0].message.to_string().starts_with("ply 5: Bb6 is illegal"));
/// ```
pub fn check_prose(text: &str, table: &SymbolTable) -> Checked {
    let told = Told::with(text, table, Game::new(), MOST_REPAIRS);
    let mut checked = Checked { games: told.game.games, ..Checked::default() };
    let is_move = |found: &Found| found.kind == FoundKind::Move && found.confidence >= Confidence::Likely;
    let moves = told.found.iter().filter(|(_, found)| is_move(found)).count();
    checked.moves = u32::try_from(moves).unwrap_or(u32::MAX);
    checked.findings = refusals(text, table, &told);
    for mut finding in left_alone(text, &told) {
        finding.severity = Severity::Error;
        checked.findings.push(finding);
    }
    checked.findings.extend(oddities(text, &told));
    checked.findings.sort_by_key(|finding: &Diagnostic| finding.span);
    checked
}

/// The numbered moves that the game does not allow, each with what would be legal instead if that was looked
/// for.
pub(super) fn refusals(text: &str, table: &SymbolTable, told: &Told) -> Vec<Diagnostic> {
    let mut findings = Vec::new();
    let mut slips = told.slips.iter().peekable();
    for (at, (item, verdict)) in told.items.iter().zip(&told.verdicts).enumerate() {
        let slip = slips.next_if(|(place, _)| *place == at).map(|(_, slip)| slip);
        let (Verdict::Refused { node, refusal }, Kind::Shape(shape)) = (verdict, item.kind) else { continue };
        let Some(position) = told.game.position(*node) else { continue };
        let mut finding = position.explain(&shape.san, refusal).diagnostic(item.span, table, &Style::pgn());
        let (ply, word) = (told.game.ply(*node) + 1, item.span.of(text));
        let reason = finding.message;
        finding.message = match slip.filter(|slip| !slip.instead.is_empty()) {
            _ if refusal.code() != "illegal-move" => messages::refused_at_ply(ply, word, reason),
            Some(slip) => {
                finding.help = Some(reason);
                let instead = Argument::list(slip.instead.iter(), Joint::Or);
                messages::illegal_but_instead(ply, word, instead)
            }
            None => messages::illegal_at_ply(ply, word, reason),
        };
        if let Some(fix) = slip.and_then(|slip| slip.fix.clone()) {
            if fix.span != item.span {
                let message = messages::with_in_its_place(&fix.replacement);
                finding = finding.with_related(fix.span, message);
            }
            finding.fix = Some(fix);
        }
        findings.push(finding);
    }
    findings
}

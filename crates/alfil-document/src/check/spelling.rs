//! Legal moves that are written against the rules, or may be meant otherwise.

use alfil_board::{Deviation, Position, Resolved};
use alfil_engine::{Argument, Diagnostic, Fix, Joint, Reading, San, Severity, Span, Style, SymbolTable};

use super::Rules;
use crate::messages;

/// A note on a pawn's capture that would be a legal move of a piece with a capital letter: `bxc3` is the
/// pawn's, but in a score without capitals it may be meant as `Bxc3`.
pub(super) fn pawn_or_piece(
    position: &Position,
    san: &San,
    span: Span,
    table: &SymbolTable,
) -> Option<Diagnostic> {
    let twin = position.twin(san, table)?;
    let piece = position.spell(twin).display(table, &Style::pgn()).to_string();
    let message = messages::pawn_or_piece(twin.role(), twin.from(), twin.to());
    let help = messages::write_if_meant(piece, twin.role());
    Some(Diagnostic::new("pawn-or-piece", Severity::Note, span, message).with_help(help))
}

/// Where a legal move is written against the rules.
pub(super) fn breach(
    text: &str,
    span: Span,
    resolved: &Resolved,
    table: &SymbolTable,
    rules: Rules,
) -> Option<Diagnostic> {
    let style = match rules {
        Rules::Lenient => return None,
        Rules::Fide => Style::fide(),
        Rules::Pgn => Style::pgn(),
    };
    let optional = |deviation| {
        rules == Rules::Fide
            && matches!(
                deviation,
                Deviation::MissingCapture
                    | Deviation::MissingCheck
                    | Deviation::MissingMate
                    | Deviation::CheckForMate
                    | Deviation::DoublePlusForMate
            )
    };
    let breaches: Vec<Deviation> =
        resolved.deviations.iter().filter(|deviation| !optional(*deviation)).collect();
    if let Some(first) = breaches.first() {
        let mut finding = resolved.diagnostic(span, table, &style)?;
        finding.severity = Severity::Warning;
        finding.code = first.code();
        let all = breaches.iter().map(|breach| breach.message());
        finding.message = messages::breaches(Argument::list(all, Joint::Semicolon));
        return Some(finding);
    }
    if rules != Rules::Pgn {
        return None;
    }
    // The right move, and still not as PGN's export format has it: zeros, a missing `=`, an `e.p.`.
    let reading = Reading::of(span.of(text), table).ok()?;
    let (san, essence) = reading.essence()?;
    let essence = essence.shifted(span.start);
    let proper = san.display(table, &style).to_string();
    (essence.of(text) != proper).then(|| {
        let message = messages::export_format_has(&proper);
        let mut finding = Diagnostic::new("not-export-format", Severity::Warning, essence, message)
            .with_help(messages::see_export_format());
        finding.fix = Some(Fix { span: essence, replacement: proper });
        finding
    })
}

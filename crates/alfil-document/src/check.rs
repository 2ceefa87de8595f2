//! Whether the games of a text can be read, are legal, and are properly written: [`check`].

use std::collections::BTreeSet;

use alfil_board::{Deviation, Event, Ply, Position, Replay, Verdict, Walk, repair};
use alfil_engine::{
    Argument, Diagnostic, Fix, ItemKind, Joint, Likeness, Movetext, Reading, Severity, Span, Style,
    SymbolTable,
};

use crate::messages;

/// To which rules a text is held, beyond being readable and legal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rules {
    /// To none.
    #[default]
    Lenient,
    /// To the Laws' Appendix C, in which signs for capture, check and mate are optional (C.13).
    Fide,
    /// To PGN's export format (PGN 8.2.3), in the letters of the language.
    Pgn,
}

/// What [`check`] finds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Checked {
    /// What is wrong, in the order of the text.
    pub findings: Vec<Diagnostic>,
    /// How many games there are.
    pub games: u32,
    /// How many moves, those in variations included.
    pub moves: u32,
}

/// Repairs are looked for in so many games of a text; it takes time, and a text with more is hardly in the
/// notation that it is read in.
const MOST_REPAIRS: u32 = 100;

/// Reads and replays the games of `text`.
///
/// Every word that cannot be read and every move that is not legal, ambiguous or contradicted by the
/// position is an error; wrong numbers and brackets are warnings; breaches of `rules` are warnings that cite
/// the article. Where a single small edit makes the rest of a game legal, the first error of the game
/// carries it as its fix.
///
/// What is right but may be meant otherwise is a note: a pawn's `bxc3` where the bishop could capture as
/// well, unless `rules` say that a small letter is a file.
///
/// ```
/// use alfil_document::{check, Rules};
/// use alfil_locale::builtin::EN;
///
/// let text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Rel b5 *";
/// let found = check(text, EN.table(), Rules::Lenient);
/// let [finding] = found.findings.as_slice() else { panic!() };
/// assert_eq!(finding.fix.as_ref().unwrap().replacement, "Re1");
/// ```
pub fn check(text: &str, table: &SymbolTable, rules: Rules) -> Checked {
    let mut checked = Checked::default();
    let mut replay = Replay::new(text, table);
    let mut game = Game::default();
    let mut repairs = 0;
    while let Some(event) = replay.next() {
        match &event {
            Event::Ply(ply) => {
                checked.moves += 1;
                if let Verdict::Refused(_) = ply.verdict {
                    game.failure.get_or_insert((ply.skipped.unwrap_or(ply.span), checked.findings.len()));
                }
                if rules == Rules::Lenient
                    && let Verdict::Resolved(_) = ply.verdict
                    && let Some(position) = replay.walk().before()
                {
                    checked.findings.extend(pawn_or_piece(position, ply, table));
                }
                if let Verdict::Resolved(resolved) = ply.verdict
                    && ply.numbering.problem.is_none()
                {
                    checked.findings.extend(breach(text, ply.span, &resolved, table, rules));
                    continue;
                }
            }
            // The reading below says more about it.
            Event::Unreadable { span, .. } => {
                checked.moves += 1;
                game.failure.get_or_insert((*span, usize::MAX));
                continue;
            }
            Event::GameEnd { span, outcome, .. } => {
                checked.games += 1;
                let end = if outcome.is_some() { span.end } else { span.start };
                if repairs < MOST_REPAIRS && game.failure.is_some() {
                    repairs += 1;
                    game.mend(text, end, table, &mut checked.findings);
                }
                game = Game { start: end, ..Game::default() };
                continue;
            }
            _ => {}
        }
        checked.findings.extend(
            event
                .diagnostic(replay.walk(), table, &Style::pgn())
                .filter(|finding| finding.severity > Severity::Note),
        );
    }
    checked.findings.extend(unreadable(text, table));
    merge_fixes(&mut checked.findings);
    checked.findings.sort_by_key(|finding| finding.span);
    checked
}

/// What is kept of the game that is being read.
#[derive(Default)]
struct Game {
    start: usize,
    /// The first word that failed, and the place of its finding.
    failure: Option<(Span, usize)>,
}

impl Game {
    /// Adds the best repair to the finding at which the game failed, if there is a single best one.
    fn mend(&self, text: &str, end: usize, table: &SymbolTable, findings: &mut Vec<Diagnostic>) {
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
fn merge_fixes(findings: &mut Vec<Diagnostic>) {
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

/// A note on a pawn's capture that would be a legal move of a piece with a capital letter: `bxc3` is the
/// pawn's, but in a score without capitals it may be meant as `Bxc3`.
fn pawn_or_piece(position: &Position, ply: &Ply, table: &SymbolTable) -> Option<Diagnostic> {
    let twin = position.twin(&ply.san, table)?;
    let piece = position.spell(twin).display(table, &Style::pgn()).to_string();
    let message = messages::pawn_or_piece(twin.role(), twin.from(), twin.to());
    let help = messages::write_if_meant(piece, twin.role());
    Some(Diagnostic::new("pawn-or-piece", Severity::Note, ply.span, message).with_help(help))
}

/// The words that cannot be read, with the reason for each, and comments that never end.
fn unreadable(text: &str, table: &SymbolTable) -> Vec<Diagnostic> {
    let mut findings = Vec::new();
    for item in Movetext::new(text, table) {
        let word = item.span.of(text);
        match item.kind {
            ItemKind::Unreadable(unreadable) if unreadable.likeness == Likeness::Word => {
                let message = messages::not_a_move(word);
                findings.push(
                    Diagnostic::new("stray-word", Severity::Warning, item.span, message)
                        .with_help(messages::put_into_comment()),
                );
            }
            ItemKind::Unreadable(unreadable) => {
                let message = messages::cannot_be_read(word, unreadable.error.message());
                findings.push(Diagnostic::new(unreadable.error.code(), Severity::Error, item.span, message));
            }
            ItemKind::Comment { closed: false } => {
                let brace = Span::new(item.span.start, item.span.start + 1);
                let message = messages::unterminated_comment();
                findings.push(Diagnostic::new("unterminated-comment", Severity::Warning, brace, message));
            }
            _ => {}
        }
    }
    findings
}

/// Where a legal move is written against the rules.
fn breach(
    text: &str,
    span: Span,
    resolved: &alfil_board::Resolved,
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

/// Applies the fixes of `findings` to `text`. Where two overlap, only the first is applied. Returns the new
/// text and the findings whose fixes are in it.
///
/// ```
/// use alfil_document::{apply, check, Rules};
/// use alfil_locale::builtin::EN;
///
/// let text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. 0-0 *";
/// let found = check(text, EN.table(), Rules::Pgn);
/// let (mended, applied) = apply(text, &found.findings);
/// assert_eq!(mended, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O *");
/// assert_eq!(applied.len(), 1);
/// ```
pub fn apply<'f>(text: &str, findings: &'f [Diagnostic]) -> (String, Vec<&'f Diagnostic>) {
    let mut fixable: Vec<(&Fix, &Diagnostic)> =
        findings.iter().filter_map(|finding| Some((finding.fix.as_ref()?, finding))).collect();
    fixable.sort_by_key(|(fix, _)| fix.span);
    let mut mended = String::with_capacity(text.len());
    let (mut copied, mut applied) = (0, Vec::new());
    for (fix, finding) in fixable {
        if fix.span.start >= copied {
            mended.push_str(Span::new(copied, fix.span.start).of(text));
            mended.push_str(&fix.replacement);
            copied = fix.span.end;
            applied.push(finding);
        }
    }
    mended.push_str(text.get(copied..).unwrap_or(""));
    (mended, applied)
}

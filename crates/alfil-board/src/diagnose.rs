//! Events in the shape in which everything is reported: [`Diagnostic`].

use alloc::format;
use alloc::string::{String, ToString};

use alfil_engine::{Argument, Diagnostic, Fix, Joint, San, Severity, Span, Style, SymbolTable};

use crate::color::Color;
use crate::event::{Event, NumberProblem, Ply, Verdict};
use crate::explain::Explanation;
use crate::messages;
use crate::resolve::{Deviation, Resolved};
use crate::walk::Walk;

impl Explanation {
    /// This explanation as a finding at `span`, with spellings in the letters of `table`.
    pub fn diagnostic(&self, span: Span, table: &SymbolTable, style: &Style) -> Diagnostic {
        let spellings = list(self.candidates().iter().map(|(_, san)| *san), table, style);
        let article = self.article();
        let help = match (self.code(), self.candidates().is_empty()) {
            ("ambiguous-move" | "missing-promotion", _) => messages::write_one_of(spellings, article),
            ("contradicted-move", _) => messages::properly(spellings, article),
            (_, false) => messages::legal_there(spellings, article),
            (_, true) => messages::see_laws(article),
        };
        let mut diagnostic =
            Diagnostic::new(self.code(), Severity::Error, span, self.message()).with_help(help);
        if let ("contradicted-move", [(_, san)]) = (self.code(), self.candidates()) {
            diagnostic.fix = Some(Fix { span, replacement: san.display(table, style).to_string() });
        }
        diagnostic
    }
}

impl Resolved {
    /// A note on how the move at `span` is properly written, with the edit that makes it so; `None` where
    /// it is.
    pub fn diagnostic(&self, span: Span, table: &SymbolTable, style: &Style) -> Option<Diagnostic> {
        let first = self.deviations.iter().next()?;
        let deviations = self.deviations.iter().map(Deviation::message);
        let message = messages::deviations(Argument::list(deviations, Joint::Semicolon));
        let replacement = self.proper.display(table, style).to_string();
        let help = messages::properly(&replacement, first.article());
        let mut diagnostic = Diagnostic::new(first.code(), Severity::Note, span, message).with_help(help);
        diagnostic.fix = Some(Fix { span, replacement });
        Some(diagnostic)
    }
}

impl Event {
    /// This event as a finding, where there is anything to report: an error for what is not legal or not
    /// readable, a warning for what is wrong around the moves, a note for an improper spelling.
    ///
    /// `walk` is where the event comes from, before it goes on. Of a move that has both, the refusal is
    /// reported rather than the number.
    ///
    /// ```
    /// use alfil_board::Replay;
    /// use alfil_engine::Style;
    /// # let english = alfil_engine::doctest::english();
    /// let text = "1. e4 d5 2. ed5 Qxd5 3. Bb2";
    /// let mut replay = Replay::new(text, &english);
    /// let mut found = Vec::new();
    /// while let Some(event) = replay.next() {
    ///     found.extend(event.diagnostic(replay.walk(), &english, &Style::pgn()));
    /// }
    /// assert_eq!(found[0].to_string(), "note[missing-capture]: the capture is not marked");
    /// assert_eq!(
    ///     found[1].to_string(),
    ///     "error[illegal-move]: no white bishop can go to b2: White's own pawn stands on b2"
    /// );
    /// ```
    pub fn diagnostic(&self, walk: &Walk, table: &SymbolTable, style: &Style) -> Option<Diagnostic> {
        match self {
            Event::Ply(ply) => of_ply(ply, walk, table, style),
            Event::Unreadable { span, .. } => {
                let message = messages::unreadable_move();
                Some(Diagnostic::new("unreadable-move", Severity::Error, *span, message))
            }
            Event::Finding { span, finding, .. } => {
                Some(Diagnostic::new(finding.code(), Severity::Warning, *span, finding.message()))
            }
            Event::GameEnd { .. } => None,
        }
    }
}

fn of_ply(ply: &Ply, walk: &Walk, table: &SymbolTable, style: &Style) -> Option<Diagnostic> {
    let numbering = &ply.numbering;
    let written = numbering.written.map_or(ply.span, |written| written.span);
    let dots = if numbering.turn == Color::White { "." } else { "..." };
    match (&ply.verdict, numbering.problem) {
        (Verdict::Refused(refusal), problem) => {
            let explanation = walk.before()?.explain(&ply.san, refusal);
            let mut diagnostic = explanation.diagnostic(ply.span, table, style);
            if let Some(problem @ NumberProblem::MovesMissing(_)) = problem {
                diagnostic.code = problem.code();
                diagnostic = diagnostic.with_related(written, problem.message());
            }
            if let Some(word) = ply.skipped {
                diagnostic = diagnostic.with_related(word, messages::word_not_understood());
            }
            Some(diagnostic)
        }
        (_, Some(problem)) => {
            let severity = match problem {
                NumberProblem::StartsLater => Severity::Error,
                NumberProblem::Missing => Severity::Note,
                _ => Severity::Warning,
            };
            let diagnostic = Diagnostic::new(problem.code(), severity, written, problem.message());
            Some(match problem {
                NumberProblem::StartsLater => diagnostic.with_help(messages::give_fen_tag()),
                _ => {
                    let number = format!("{}{dots}", numbering.expected);
                    diagnostic.with_help(messages::number_due(number))
                }
            })
        }
        (Verdict::Resolved(resolved), None) => resolved.diagnostic(ply.span, table, style),
        (Verdict::Unknown, None) => None,
    }
}

fn list(moves: impl Iterator<Item = San>, table: &SymbolTable, style: &Style) -> String {
    let mut text = String::new();
    for san in moves {
        if !text.is_empty() {
            text.push_str(", ");
        }
        text.push_str(&san.display(table, style).to_string());
    }
    text
}

//! `alfil render`: single moves.

use alfil::board::Refusal;
use alfil::document::rewrite_move;
use alfil::{
    Diagnostic, Notation, ParseError, Position, Reading, Registry, Rewriting, San, Severity, Span, Style,
    Translator,
};

use super::lines;
use crate::args::Render;
use crate::failure::{Failure, Outcome};
use crate::messages;
use crate::report::Report;

pub(crate) fn run(arguments: &Render, languages: &Registry, report: &mut Report) -> Result<Outcome, Failure> {
    let from = spoken(&arguments.from, languages)?;
    let targets: Vec<Notation<'_>> =
        arguments.to.iter().map(|tag| languages.get(tag)).collect::<Result<_, _>>()?;
    let position = arguments.fen.as_deref().map(position).transpose()?;
    let needed = if position.is_none() { Some("--fen FEN") } else { None };
    let rewriting = arguments.style.rewriting(&targets, needed)?;
    let renderer = Renderer { from, targets, rewriting, position };
    let columns = renderer.targets.len();
    let unread = |text: &str| vec![text; columns].join("\t");
    lines::answer(&arguments.moves, report, unread, |text, start| {
        Ok(renderer.columns(text, start)?.join("\t"))
    })
}

/// The language of single moves, which is never found out: too many languages can read one.
pub(super) fn spoken<'r>(tag: &str, languages: &'r Registry) -> Result<Notation<'r>, Failure> {
    if tag == "auto" {
        return Err(Failure::Usage(messages::single_moves()));
    }
    Ok(languages.get(tag)?)
}

/// The position of the option `--fen`.
pub(super) fn position(fen: &str) -> Result<Position, Failure> {
    Position::from_fen(fen).map_err(|error| Failure::Usage(messages::with_place("--fen", error.message())))
}

struct Renderer<'r> {
    from: Notation<'r>,
    targets: Vec<Notation<'r>>,
    rewriting: Rewriting,
    position: Option<Position>,
}

impl Renderer<'_> {
    /// A move, which stands at byte `start` of the input, in every target.
    fn columns(&self, text: &str, start: usize) -> Result<Vec<String>, Box<Diagnostic>> {
        let from = self.from.table();
        let reading =
            Reading::of(text, from).map_err(|error| Box::new(unreadable(text, error, start, self.from)))?;
        let Some(position) = &self.position else {
            let translators = self
                .targets
                .iter()
                .map(|to| Translator::new(from, to.table()).with_layout(self.rewriting.layout.clone()));
            let columns = translators.map(|translator| translator.render(text)).collect::<Result<_, _>>();
            return columns.map_err(|error| Box::new(unreadable(text, error, start, self.from)));
        };
        let resolved = position.resolve_reading(&reading).map_err(|refusal| {
            Box::new(refused(text, &reading.san(), &refusal, position, start, self.from))
        })?;
        let column =
            |to: &Notation<'_>| rewrite_move(text, &reading, &resolved, from, to.table(), &self.rewriting);
        Ok(self.targets.iter().map(column).collect())
    }
}

/// The finding for a text that is no move, at byte `start` of the input.
pub(super) fn unreadable(text: &str, error: ParseError, start: usize, from: Notation<'_>) -> Diagnostic {
    let message =
        messages::not_a_move_in(text, from.locale().english(), from.locale().tag(), error.message());
    let span = match error.span() {
        empty if empty.is_empty() => Span::new(0, text.len()),
        span => span,
    };
    Diagnostic::new(error.code(), Severity::Error, span.shifted(start), message)
}

/// The finding for a move that the position does not allow.
pub(super) fn refused(
    text: &str,
    san: &San,
    refusal: &Refusal,
    position: &Position,
    start: usize,
    from: Notation<'_>,
) -> Diagnostic {
    let explanation = position.explain(san, refusal);
    explanation.diagnostic(Span::new(start, start + text.len()), from.table(), &Style::fide())
}

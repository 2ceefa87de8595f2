//! `alfil render`: single moves.

use alfil::board::Refusal;
use alfil::document::rewrite_move;
use alfil::engine::Judged;
use alfil::{
    Diagnostic, Notation, ParseError, Position, Reading, Registry, Rewriting, San, Severity, Span, Style,
    SymbolTable, Translator,
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
        let unread = |error| Box::new(unreadable(text, error, start, self.from));
        let written = Written::of(text, from).map_err(unread)?;
        let translators = self.targets.iter().map(|to| {
            let translator = Translator::new(from, to.table());
            (*to, translator.with_layout(self.rewriting.layout.clone()))
        });
        let Some(position) = &self.position else {
            let columns = translators.map(|(_, translator)| written.translated(&translator));
            return columns.collect::<Result<_, _>>().map_err(unread);
        };
        let resolved = position.resolve_reading(&written.reading).map_err(|refusal| {
            Box::new(refused(text, &written.reading.san(), &refusal, position, start, self.from))
        })?;
        let columns = translators.map(|(to, translator)| {
            let Written { reading, text, .. } = &written;
            let moved = rewrite_move(text, reading, &resolved, from, to.table(), &self.rewriting);
            moved + &written.behind(&translator)
        });
        Ok(columns.collect())
    }
}

/// A move as it was written, and the judgements behind it.
pub(super) struct Written<'t> {
    pub(super) reading: Reading,
    /// The text up to the end of the move.
    pub(super) text: &'t str,
    judgements: &'t str,
}

impl<'t> Written<'t> {
    pub(super) fn of(text: &'t str, table: &SymbolTable) -> Result<Written<'t>, ParseError> {
        let reading = match Judged::of(text, table)?.reading {
            Some(reading) => reading,
            // A judgement alone is no move.
            None => Reading::of(text, table)?,
        };
        let (text, judgements) = text.split_at_checked(reading.span().end).unwrap_or((text, ""));
        Ok(Written { reading, text, judgements })
    }

    /// All of it in the translator's language and layout.
    pub(super) fn translated(&self, translator: &Translator<'_>) -> Result<String, ParseError> {
        Ok(translator.render(self.text)? + &self.behind(translator))
    }

    /// The judgements as the translator's layout has them.
    pub(super) fn behind(&self, translator: &Translator<'_>) -> String {
        translator.translate(self.judgements).text
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

//! `alfil render`: single moves.

use alfil::{Diagnostic, Notation, ParseError, Registry, Severity, Span, Translator};

use crate::args::Render;
use crate::failure::{Failure, Outcome};
use crate::files;
use crate::report::{Report, Stream};

pub(crate) fn run(arguments: &Render, languages: &Registry, report: &mut Report) -> Result<Outcome, Failure> {
    let from = languages.get(&arguments.from)?;
    let targets: Vec<Notation<'_>> =
        arguments.to.iter().map(|tag| languages.get(tag)).collect::<Result<_, _>>()?;
    let layout = arguments.style.layout(&targets)?;
    let translators: Vec<Translator<'_>> = targets
        .iter()
        .map(|to| Translator::new(from.table(), to.table()).with_layout(layout.clone()))
        .collect();
    // The arguments make a text of a line each, so that a finding on one has a place.
    let input = match arguments.moves.as_slice() {
        [] => files::read(None)?,
        moves => files::Input { name: "<arguments>".into(), text: moves.join("\n") + "\n" },
    };
    let mut output = String::new();
    let mut findings = Vec::new();
    let mut start = 0;
    for line in input.text.split_inclusive('\n') {
        let text = line.trim_end_matches(['\n', '\r']);
        match columns(&translators, text) {
            Ok(columns) => output.push_str(&columns),
            Err(error) => {
                output.push_str(&vec![text; translators.len()].join("\t"));
                findings.push(unreadable(text, error, start, from));
            }
        }
        output.push_str(line.get(text.len()..).unwrap_or(""));
        start += line.len();
    }
    files::print(&output)?;
    report.findings(&input.name, &input.text, &findings, Stream::Beside)?;
    report.finish(Stream::Beside)?;
    Ok(Outcome::with_findings(!findings.is_empty()))
}

/// A move in every target, separated by tabs. A blank line is no move and no fault.
fn columns(translators: &[Translator<'_>], text: &str) -> Result<String, ParseError> {
    if text.trim().is_empty() {
        return Ok(text.to_string());
    }
    let columns: Vec<String> =
        translators.iter().map(|translator| translator.render(text)).collect::<Result<_, _>>()?;
    Ok(columns.join("\t"))
}

/// The finding for a text that is no move, at byte `start` of the input.
pub(super) fn unreadable(text: &str, error: ParseError, start: usize, from: Notation<'_>) -> Diagnostic {
    let message = format!("`{text}` is not a move in {}: {error}", from.locale().english());
    let span = match error.span() {
        empty if empty.is_empty() => Span::new(0, text.len()),
        span => span,
    };
    Diagnostic::new(error.code(), Severity::Error, span.shifted(start), message)
}

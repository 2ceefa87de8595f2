//! Documents in which moves stand among other text, for `alfil translate` and `alfil check`.

use alfil::document::{
    Checked, Format, FoundKind, Malformed, Prose, SegmentRole, check_document, faults, find, segments,
    translate_document,
};
use alfil::{Diagnostic, Notation, Rewriting, Rules, Severity, Translation};

use crate::args::Translate;
use crate::failure::Failure;
use crate::files::Input;
use crate::messages;
use crate::report::{Report, Stream};

/// The translation of a text with moves in it; nothing for games and lists of moves.
pub(super) fn translate(
    arguments: &Translate,
    name: &str,
    text: &str,
    format: Format,
    from: Notation<'_>,
    to: Notation<'_>,
    rewriting: &Rewriting,
) -> Result<Option<Translation>, Failure> {
    if format.is_games() {
        return Ok(None);
    }
    let prose = Prose::new(from.table(), to.table()).at_least(arguments.moves.confidence());
    let prose = if arguments.replay {
        prose.replayed(rewriting.clone())
    } else {
        prose.with_layout(rewriting.layout.clone())
    };
    let done = translate_document(text, format, &prose);
    done.map(Some).map_err(|error| malformed(name, text, &error))
}

/// Says of everything in a text that has the form of a move how sure it is that it is one, and why.
pub(super) fn explain(
    arguments: &Translate,
    input: &Input,
    format: Format,
    from: Notation<'_>,
    report: &mut Report,
) -> Result<(), Failure> {
    if format.is_games() {
        return Ok(());
    }
    let segments = segments(&input.text, format);
    let segments = segments.map_err(|error| malformed(&input.name, &input.text, &error))?;
    let mut notes = Vec::new();
    for segment in segments.iter().filter(|segment| segment.role() != SegmentRole::Source) {
        notes.extend(find(segment.text(), from.table()).into_iter().map(|found| {
            let word = found.span.of(segment.text());
            let (confidence, why) = (found.confidence.name(), found.why.message());
            let message = match found.kind {
                _ if found.confidence < arguments.moves.confidence() => {
                    messages::found_and_left(word, confidence, why)
                }
                FoundKind::Reference => messages::found_reference(word, confidence, why),
                _ => messages::found_move(word, confidence, why),
            };
            Diagnostic::new(found.why.code(), Severity::Note, segment.cover(found.span), message)
        }));
    }
    report.findings(&input.name, &input.text, &notes, Stream::Beside)
}

/// What is wrong with the games of a document of any format.
pub(super) fn check(
    name: &str,
    text: &str,
    format: Format,
    notation: Notation<'_>,
    rules: Rules,
) -> Result<Checked, Failure> {
    check_document(text, format, notation.table(), rules).map_err(|error| malformed(name, text, &error))
}

/// The failure to read a file in the format that it is said to be in.
pub(super) fn malformed(name: &str, text: &str, error: &Malformed) -> Failure {
    let place = alfil::LineIndex::new(text).place(error.at());
    let place = format!("{name}:{}:{}", place.line, place.column);
    Failure::Usage(messages::with_place(place, error.message()))
}

/// Reports what is malformed in a document and hides a part of it. Returns how much that is.
pub(super) fn hidden(
    input: &Input,
    format: Format,
    stream: Stream,
    report: &mut Report,
) -> Result<usize, Failure> {
    let faults = faults(&input.text, format);
    let findings: Vec<_> = faults.iter().map(|fault| fault.diagnostic(&input.text)).collect();
    report.findings(&input.name, &input.text, &findings, stream)?;
    Ok(findings.len())
}

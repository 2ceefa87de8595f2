//! `alfil check`: are the games readable, legal, properly written?

use std::path::Path;

use alfil::document::{Format, apply, detect_document};
use alfil::engine::{Argument, Joint};
use alfil::{LineIndex, Registry, Rules, Severity};

use super::count;
use super::detect::{identified, some_tags};
use crate::args::{Check, RulesArgument};
use crate::failure::{Failure, Outcome};
use crate::files::{self, Input, Sink};
use crate::messages;
use crate::report::{Report, Stream};

pub(crate) fn run(arguments: &Check, languages: &Registry, report: &mut Report) -> Result<Outcome, Failure> {
    let rules = match arguments.rules {
        RulesArgument::Fide => Rules::Fide,
        RulesArgument::Pgn => Rules::Pgn,
        RulesArgument::Lenient => Rules::Lenient,
    };
    let given = if arguments.lang == "auto" { None } else { Some(languages.get(&arguments.lang)?) };
    if arguments.fix
        && (arguments.files.is_empty() || arguments.files.iter().any(|path| files::is_stdin(path)))
    {
        return Err(Failure::Usage(messages::fix_needs_files()));
    }
    // All are read before anything is said, so that an unreadable file means that nothing was done.
    let inputs = arguments.encoding.reading(given).read_all(&arguments.files)?;
    inputs.iter().for_each(|input| report.encoding(&input.name, input.encoding));
    let read_as = inputs.iter().map(|input| {
        let name = Some(Path::new(&input.name));
        match given {
            Some(notation) => Ok((notation, arguments.format.of(name, &input.text, notation))),
            None => {
                let format = arguments.format.in_any(name, &input.text, languages);
                Ok((identified(input, format, "--lang", languages, report)?, format))
            }
        }
    });
    let read_as = read_as.collect::<Result<Vec<_>, Failure>>()?;
    let mut any = false;
    for (number, (input, (notation, format))) in inputs.iter().zip(read_as).enumerate() {
        let checked = super::document::check(&input.name, &input.text, format, notation, rules)?;
        // Nothing is wrong where there is only something to note.
        let notes = checked.findings.iter().filter(|finding| finding.severity == Severity::Note).count();
        let wrong = checked.findings.len() - notes;
        any |= wrong > 0;
        if given.is_some() && checked.findings.iter().filter(|finding| is_foreign(finding.code)).count() > 1 {
            suggest(input, format, languages, report);
        }
        report.findings(&input.name, &input.text, &checked.findings, Stream::Result)?;
        if let (true, Some(path)) = (arguments.fix, arguments.files.get(number)) {
            mend(path, input, &checked.findings, report)?;
        }
        let counts = [
            Some(count::games(u64::from(checked.games))),
            Some(count::moves(u64::from(checked.moves))),
            Some(count::findings(wrong as u64)),
            (notes > 0).then(|| count::notes(notes as u64)),
        ];
        let counts = Argument::list(counts.into_iter().flatten(), Joint::Comma);
        report.summary(&messages::with_place(&input.name, counts))?;
    }
    report.finish(Stream::Result)?;
    Ok(Outcome::with_findings(any))
}

/// Whether a finding says that a letter may be another language's.
fn is_foreign(code: &str) -> bool {
    matches!(code, "unknown-letter" | "foreign-move")
}

/// Says in which language a text can be read that is hardly in the one that it was said to be in.
fn suggest(input: &Input, format: Format, languages: &Registry, report: &Report) {
    let found = detect_document(&input.text, format, languages);
    let Ok(found) = found else { return };
    if let Some(best) = found.candidates.first().filter(|best| best.is_complete()) {
        let tags = some_tags(&best.locales);
        report.note(&messages::legal_as(&input.name, tags));
    }
}

/// Writes the fixes into the file and lists each.
fn mend(
    path: &Path,
    input: &Input,
    findings: &[alfil::Diagnostic],
    report: &mut Report,
) -> Result<(), Failure> {
    let (mended, applied) = apply(&input.text, findings);
    if applied.is_empty() {
        return Ok(());
    }
    let sink = Sink::packed(Some(path), input.encoding, input.compression)?;
    files::write_to(sink, &mended)?;
    let index = LineIndex::new(&input.text);
    for fix in applied.iter().filter_map(|finding| finding.fix.as_ref()) {
        let place = index.place(fix.span.start);
        let place = format!("{}:{}:{}", input.name, place.line, place.column);
        report.summary(&messages::fixed(place, fix.span.of(&input.text), &fix.replacement))?;
    }
    Ok(())
}

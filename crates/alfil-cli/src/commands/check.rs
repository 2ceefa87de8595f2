//! `alfil check`: are the games readable, legal, properly written?

use std::path::{Path, PathBuf};

use alfil::document::{Format, apply, detect_document};
use alfil::engine::{Argument, Joint, Message};
use alfil::{LineIndex, Notation, Registry, Rules, Severity};

use super::count;
use super::detect::{identified, some_tags};
use super::large;
use super::translate::ENOUGH_TO_TELL;
use crate::args::{Check, RulesArgument};
use crate::failure::{Failure, Outcome};
use crate::files::{self, Beginning, Input, Opened, Reading, Sink};
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
    // All are looked at before anything is said, so that an unreadable file means that nothing was done.
    let reading = arguments.encoding.reading(given);
    let standard_input = [PathBuf::from("-")];
    let paths = if arguments.files.is_empty() { &standard_input } else { arguments.files.as_slice() };
    let sources = paths.iter().map(|path| Source::look(path, arguments, given, languages, report));
    let sources = sources.collect::<Result<Vec<_>, Failure>>()?;
    let mut any = false;
    for (path, source) in paths.iter().zip(sources) {
        let (input, notation, format) = match source {
            Source::Collection(notation, opened) => {
                let opened = match opened {
                    Some(opened) => opened,
                    None => reading.open(Some(path))?,
                };
                any |= collection(path, reading, opened, (notation, rules), languages, report)?;
                continue;
            }
            Source::Text(input, notation, format) => (input, notation, format),
        };
        let checked = super::document::check(&input.name, &input.text, format, notation, rules)?;
        // Nothing is wrong where there is only something to note.
        let notes = checked.findings.iter().filter(|finding| finding.severity == Severity::Note).count();
        let wrong = checked.findings.len() - notes;
        any |= wrong > 0;
        if given.is_some() && checked.findings.iter().filter(|finding| is_foreign(finding.code)).count() > 1 {
            let said = if format.is_games() { messages::legal_as } else { messages::readable_as };
            suggest((&input.name, &input.text), format, languages, said, report);
        }
        report.findings(&input.name, &input.text, &checked.findings, Stream::Result)?;
        if arguments.fix {
            mend(path, &input, &checked.findings, report)?;
        }
        let (games, moves) = (u64::from(checked.games), u64::from(checked.moves));
        summary(&input.name, games, moves, (wrong as u64, notes as u64), report)?;
    }
    report.finish(Stream::Result)?;
    Ok(Outcome::with_findings(any))
}

/// What is to be checked.
enum Source<'t> {
    /// Games, which are read in parts: what was opened already, or the file.
    Collection(Notation<'t>, Option<Opened<'t>>),
    Text(Input, Notation<'t>, Format),
}

impl<'t> Source<'t> {
    fn look(
        path: &Path,
        arguments: &Check,
        given: Option<Notation<'t>>,
        languages: &'t Registry,
        report: &Report,
    ) -> Result<Source<'t>, Failure> {
        let reading = arguments.encoding.reading(given);
        let identified = |input: &Input, format| match given {
            Some(notation) => Ok(notation),
            None => identified(input, format, "--lang", languages, report),
        };
        let input = match reading.begin(Some(path), ENOUGH_TO_TELL)? {
            Beginning::Whole(input) => input,
            // Fixes are written from a whole.
            Beginning::Large(first, opened)
                if !arguments.fix
                    && arguments.format.is_collection(Some(path), &first.text, given, languages) =>
            {
                let notation = identified(&first, Format::Pgn)?;
                // Standard input cannot be looked through first.
                let opened = match files::is_stdin(path) {
                    true => Some(opened),
                    false => {
                        large::look_through(path, opened, reading)?;
                        None
                    }
                };
                report.encoding(&first.name, first.encoding);
                return Ok(Source::Collection(notation, opened));
            }
            Beginning::Large(_, opened) => reading.whole(Some(path), opened)?,
        };
        report.encoding(&input.name, input.encoding);
        let name = Some(Path::new(&input.name));
        let format = arguments.format.in_any(name, &input.text, given, languages);
        let notation = identified(&input, format)?;
        Ok(Source::Text(input, notation, format))
    }
}

/// Checks a collection of any size; whether anything is wrong with it.
fn collection(
    path: &Path,
    reading: Reading<'_>,
    opened: Opened<'_>,
    by: (Notation<'_>, Rules),
    languages: &Registry,
    report: &mut Report,
) -> Result<bool, Failure> {
    let name = files::name(Some(path));
    let mut notes = 0;
    let mut suggested = false;
    let totals = large::check(path, opened, reading, by, |part| {
        notes += part.findings.iter().filter(|finding| finding.severity == Severity::Note).count() as u64;
        if !suggested && part.findings.iter().filter(|finding| is_foreign(finding.code)).count() > 1 {
            suggested = true;
            suggest((&name, part.text), Format::Pgn, languages, messages::part_legal_as, report);
        }
        report.findings_in(&name, &part.lines(), part.findings, Stream::Result)
    })?;
    let wrong = totals.findings.saturating_sub(notes);
    summary(&name, totals.games, totals.moves, (wrong, notes), report)?;
    Ok(wrong > 0)
}

/// Says in a line what was read and how much was found, wrong or to note.
fn summary(
    name: &str,
    games: u64,
    moves: u64,
    (wrong, notes): (u64, u64),
    report: &Report,
) -> Result<(), Failure> {
    let counts = [
        Some(count::games(games)),
        Some(count::moves(moves)),
        Some(count::findings(wrong)),
        (notes > 0).then(|| count::notes(notes)),
    ];
    let counts = Argument::list(counts.into_iter().flatten(), Joint::Comma);
    report.summary(&messages::with_place(name, counts))
}

/// Whether a finding says that a letter may be another language's.
fn is_foreign(code: &str) -> bool {
    matches!(code, "unknown-letter" | "foreign-move")
}

/// Says in which language a text can be read that is hardly in the one that it was said to be in.
fn suggest(
    (name, text): (&str, &str),
    format: Format,
    languages: &Registry,
    said: fn(String, Argument) -> Message,
    report: &Report,
) {
    let found = detect_document(text, format, languages);
    let Ok(found) = found else { return };
    if let Some(best) = found.candidates.first().filter(|best| best.is_complete()) {
        let tags = some_tags(&best.locales);
        report.note(&said(name.to_string(), tags));
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

//! `alfil detect`: in which languages can this be read?

use std::fmt::Write;
use std::path::Path;

use alfil::document::{Candidate, Detection, Format, detect_document};
use alfil::engine::{Argument, Joint};
use alfil::{LineIndex, Locale, Notation, Registry};

use super::document::{hidden, malformed};
use crate::args::Detect;
use crate::failure::{Failure, Outcome};
use crate::files::{self, Input};
use crate::messages;
use crate::report::{Report, Stream};

pub(crate) fn run(arguments: &Detect, languages: &Registry, report: &mut Report) -> Result<Outcome, Failure> {
    let inputs = arguments.encoding.reading(None).read_all(&arguments.files)?;
    inputs.iter().for_each(|input| report.encoding(&input.name, input.encoding));
    let mut certain = true;
    let mut detected = Vec::with_capacity(inputs.len());
    for input in &inputs {
        let format = arguments.format.in_any(Some(Path::new(&input.name)), &input.text, None, languages);
        detected.push((format, read(input, format, languages)?));
    }
    for (input, (format, found)) in inputs.iter().zip(&detected) {
        certain &= hidden(input, *format, Stream::Beside, report)? == 0;
        // One file needs no name before its lines.
        let prefix = if inputs.len() > 1 { format!("{}\t", input.name) } else { String::new() };
        let mut lines = String::new();
        for candidate in &found.candidates {
            let tags = tags(&candidate.locales);
            let _ = writeln!(lines, "{prefix}{tags}\t{}\t{}", candidate.legal, candidate.plies);
        }
        files::print(&lines)?;
        certain &= explain(input, found, report);
    }
    report.finish(Stream::Beside)?;
    Ok(Outcome::with_findings(!certain))
}

/// The languages in which an input of this format can be read.
fn read<'r>(input: &Input, format: Format, languages: &'r Registry) -> Result<Detection<'r>, Failure> {
    detect_document(&input.text, format, languages)
        .map_err(|error| malformed(&input.name, &input.text, &error))
}

/// The tags of languages that cannot be told apart.
pub(super) fn tags(locales: &[&Locale]) -> String {
    locales.iter().map(|locale| locale.tag()).collect::<Vec<_>>().join(",")
}

/// The same for people, who do not read a list of sixty to its end.
pub(super) fn some_tags(locales: &[&Locale]) -> Argument {
    const SHOWN: usize = 8;
    match locales.get(..SHOWN) {
        Some(first) if locales.len() > SHOWN + 1 => {
            messages::and_others(tags(first).replace(',', ", "), locales.len() - SHOWN).into()
        }
        _ => tags(locales).replace(',', ", ").into(),
    }
}

/// The language that a text is in, if all that could be it give the same moves. `option` is the one that
/// says it otherwise.
pub(super) fn identified<'r>(
    input: &Input,
    format: Format,
    option: &str,
    languages: &'r Registry,
    report: &Report,
) -> Result<Notation<'r>, Failure> {
    let found = read(input, format, languages)?;
    let complete = || found.candidates.iter().filter(|candidate| candidate.is_complete());
    match found.candidates.first().and_then(|candidate| candidate.locales.first()) {
        Some(locale) if found.settled => {
            let read = complete().map(|candidate| some_tags(&candidate.locales));
            report.note(&messages::read_as(Argument::list(read, Joint::Semicolon)));
            Ok(languages.get(locale.tag())?)
        }
        Some(_) if complete().next().is_some() => {
            let choices: Vec<String> = complete().map(|candidate| tags(&candidate.locales)).collect();
            Err(Failure::Usage(messages::several_languages(choices.join("; "), option)))
        }
        Some(_) => {
            let nearest = found.candidates.iter().take(3);
            let nearest = nearest.map(|candidate| {
                let Candidate { locales, legal, plies, .. } = candidate;
                messages::legal_of(some_tags(locales), *legal, *plies)
            });
            let nearest = Argument::list(nearest, Joint::Semicolon);
            Err(Failure::Usage(messages::no_language_but_near(nearest, option)))
        }
        None => Err(Failure::Usage(messages::no_game_say_which(option))),
    }
}

/// Says on standard error how sure the answer is and what it rests on. Returns whether it is one.
fn explain(input: &Input, found: &Detection<'_>, report: &Report) -> bool {
    let (name, index) = (&input.name, LineIndex::new(&input.text));
    let Some(best) = found.candidates.first() else {
        report.note(&messages::no_game(name));
        return false;
    };
    if let Some((span, locales)) = &found.turning {
        let (place, word) = (index.place(span.start), span.of(&input.text));
        let place = format!("{name}:{}:{}", place.line, place.column);
        report.note(&messages::reads_on_as(place, word, some_tags(locales)));
    }
    if !best.is_complete() {
        report.note(&messages::no_language_reads(name));
        return false;
    }
    if best.telling == 0 {
        report.note(&messages::too_little_evidence(name));
        return false;
    }
    if let Some((next, (span, read))) =
        found.candidates.iter().find_map(|candidate| Some((candidate, candidate.ruled_out_by?)))
    {
        let (place, word) = (index.place(span.start), span.of(&input.text));
        let (place, tags) = (format!("{name}:{}:{}", place.line, place.column), some_tags(&next.locales));
        report.note(&match read {
            true => messages::not_legal_in(place, word, tags),
            false => messages::unreadable_in(place, word, tags),
        });
    }
    if !found.settled {
        report.note(&messages::several_read(name));
    }
    found.settled
}

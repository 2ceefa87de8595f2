//! `alfil detect`: in which languages can this be read?

use std::fmt::Write;

use alfil::{Locale, Registry, detect};

use crate::args::Detect;
use crate::failure::{Failure, Outcome};
use crate::files::{self, Input};
use crate::report::Report;

pub(crate) fn run(arguments: &Detect, languages: &Registry, report: &mut Report) -> Result<Outcome, Failure> {
    let inputs = arguments.files.iter().map(|path| files::read(Some(path))).collect::<Result<Vec<_>, _>>()?;
    let mut certain = true;
    for input in &inputs {
        // One file needs no name before its lines.
        let prefix = if inputs.len() > 1 { format!("{}\t", input.name) } else { String::new() };
        let found = detect(&input.text, languages);
        let mut lines = String::new();
        for candidate in &found.candidates {
            let tags = tags(&candidate.locales);
            let _ = writeln!(lines, "{prefix}{tags}\t{}\t{}", candidate.legal, candidate.plies);
        }
        files::print(&lines)?;
        certain &= explain(input, &found, report);
    }
    Ok(Outcome::with_findings(!certain))
}

/// The tags of languages that cannot be told apart.
pub(super) fn tags(locales: &[&Locale]) -> String {
    locales.iter().map(|locale| locale.tag()).collect::<Vec<_>>().join(",")
}

/// Says on standard error how sure the answer is and what it rests on. Returns whether it is one.
fn explain(input: &Input, found: &alfil::document::Detection<'_>, report: &Report) -> bool {
    let name = &input.name;
    let Some(best) = found.candidates.first() else {
        report.note(&format!("{name}: no language finds a game in this"));
        return false;
    };
    if let Some((span, locales)) = &found.turning {
        let word = span.of(&input.text);
        report.note(&format!("{name}: from `{word}` on it reads as {}", tags(locales)));
    }
    if !best.is_complete() {
        report.note(&format!("{name}: no language reads all of this legally"));
        return false;
    }
    if best.telling == 0 {
        report.note(&format!("{name}: too little evidence, for no piece moves: any language is as good"));
        return false;
    }
    if let Some((next, (span, read))) =
        found.candidates.iter().find_map(|candidate| Some((candidate, candidate.ruled_out_by?)))
    {
        let why = if read { "is not legal" } else { "cannot be read" };
        let word = span.of(&input.text);
        report.note(&format!("{name}: `{word}` {why} in {}", tags(&next.locales)));
    }
    if !found.settled {
        report.note(&format!("{name}: several languages read all of this legally, with different moves"));
    }
    found.settled
}

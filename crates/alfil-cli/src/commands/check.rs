//! `alfil check`: are the games readable, legal, properly written?

use std::path::{Path, PathBuf};

use alfil::document::{apply, check};
use alfil::{LineIndex, Registry, Rules};

use crate::args::{Check, RulesArgument};
use crate::failure::{Failure, Outcome};
use crate::files::{self, Input};
use crate::report::{Report, Stream};

pub(crate) fn run(arguments: &Check, languages: &Registry, report: &mut Report) -> Result<Outcome, Failure> {
    let notation = languages.get(&arguments.lang)?;
    let rules = match arguments.rules {
        RulesArgument::Fide => Rules::Fide,
        RulesArgument::Pgn => Rules::Pgn,
        RulesArgument::Lenient => Rules::Lenient,
    };
    // All are read before anything is said, so that an unreadable file means that nothing was done.
    let inputs = arguments.files.iter().map(|path| files::read(Some(path))).collect::<Result<Vec<_>, _>>()?;
    let mut any = false;
    for (path, input) in arguments.files.iter().zip(inputs) {
        let checked = check(&input.text, notation.table(), rules);
        any |= !checked.findings.is_empty();
        report.findings(&input.name, &input.text, &checked.findings, Stream::Result)?;
        if arguments.fix {
            mend(path, &input, &checked.findings, report)?;
        }
        report.summary(&format!(
            "{}: {}, {}, {}",
            input.name,
            count(checked.games as usize, "game"),
            count(checked.moves as usize, "move"),
            count(checked.findings.len(), "finding"),
        ))?;
    }
    report.finish(Stream::Result)?;
    Ok(Outcome::with_findings(any))
}

/// Writes the fixes into the file and lists each.
fn mend(
    path: &PathBuf,
    input: &Input,
    findings: &[alfil::Diagnostic],
    report: &mut Report,
) -> Result<(), Failure> {
    let (mended, applied) = apply(&input.text, findings);
    if applied.is_empty() {
        return Ok(());
    }
    if path == Path::new("-") {
        return Err(Failure::Usage("--fix needs a file to write to, not standard input".into()));
    }
    files::write(Some(path), &mended)?;
    let index = LineIndex::new(&input.text);
    for fix in applied.iter().filter_map(|finding| finding.fix.as_ref()) {
        let place = index.place(fix.span.start);
        report.summary(&format!(
            "{}:{}:{}: fixed `{}` to `{}`",
            input.name,
            place.line,
            place.column,
            fix.span.of(&input.text),
            fix.replacement
        ))?;
    }
    Ok(())
}

fn count(number: usize, noun: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{plural}")
}

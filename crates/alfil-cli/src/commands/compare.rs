//! `alfil compare`: has a translation the moves of its source?

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use alfil::document::{Format, Mismatch, compare, compare_bilingual};
use alfil::{Diagnostic, LineIndex, Notation, Registry};

use super::document::malformed;
use crate::args::Compare;
use crate::failure::{Failure, Outcome};
use crate::files::{self, Input};
use crate::report::{Report, Stream};

pub(crate) fn run(
    arguments: &Compare,
    languages: &Registry,
    report: &mut Report,
) -> Result<Outcome, Failure> {
    let (from, to) = (languages.get(&arguments.from)?, languages.get(&arguments.to)?);
    let pair = Languages { from, to, arguments };
    let (mut found, mut compared) = (0, 0);
    for job in jobs(&arguments.source, arguments.target.as_deref())? {
        // One file after the other, so that a large book needs no more memory than its largest chapter.
        found += match job {
            Job::Pair(source, target) => {
                pair.two(&files::read(Some(&source))?, &files::read(Some(&target))?, report)?
            }
            Job::Bilingual(file) => pair.one(&files::read(Some(&file))?, report)?,
            Job::Missing(target) => {
                let message = "this file of the source has no translation";
                let name = target.display().to_string();
                let finding =
                    Diagnostic::new("missing-file", alfil::Severity::Error, alfil::Span::new(0, 0), message);
                report.findings(&name, "", &[finding], Stream::Result)?;
                1
            }
        };
        compared += 1;
    }
    report.finish(Stream::Result)?;
    let plural = |number: usize| if number == 1 { "" } else { "s" };
    report.summary(&format!(
        "{compared} file{} compared, {found} finding{}",
        plural(compared),
        plural(found)
    ))?;
    Ok(Outcome::with_findings(found > 0))
}

/// One thing to compare.
enum Job {
    Pair(PathBuf, PathBuf),
    Bilingual(PathBuf),
    /// A file of the source's directory that the target's has not.
    Missing(PathBuf),
}

fn jobs(source: &Path, target: Option<&Path>) -> Result<Vec<Job>, Failure> {
    match target {
        None if source.is_dir() => {
            let bilingual = |path: &PathBuf| has_ending(path, &["po", "xlf", "xliff"]);
            Ok(below(source)?
                .into_iter()
                .map(|name| source.join(name))
                .filter(bilingual)
                .map(Job::Bilingual)
                .collect())
        }
        None => Ok(vec![Job::Bilingual(source.to_path_buf())]),
        Some(target) if source.is_dir() && target.is_dir() => {
            let names = below(source)?.into_iter().filter(|name| has_ending(name, &COMPARED));
            Ok(names
                .map(|name| {
                    let (source, target) = (source.join(&name), target.join(&name));
                    if target.is_file() { Job::Pair(source, target) } else { Job::Missing(target) }
                })
                .collect())
        }
        Some(target) if source.is_dir() || target.is_dir() => Err(Failure::Usage(format!(
            "{} and {} must both be files or both be directories",
            source.display(),
            target.display()
        ))),
        Some(target) => Ok(vec![Job::Pair(source.to_path_buf(), target.to_path_buf())]),
    }
}

/// The endings of files that are compared in directories; pictures and programs are not.
const COMPARED: [&str; 17] = [
    "pgn", "txt", "md", "markdown", "html", "htm", "xhtml", "tex", "po", "xlf", "xliff", "xml", "ftl", "srt",
    "vtt", "json", "arb",
];

fn has_ending(path: &Path, endings: &[&str]) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or("");
    endings.iter().any(|one| ending.eq_ignore_ascii_case(one))
}

/// The files below a directory, by their names from there on, in order. Links to directories are not followed.
fn below(directory: &Path) -> Result<BTreeSet<PathBuf>, Failure> {
    let unreadable = |path: &Path, error| Failure::Unreadable(path.to_path_buf(), error);
    let (mut found, mut open) = (BTreeSet::new(), vec![directory.to_path_buf()]);
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(&next).map_err(|error| unreadable(&next, error))? {
            let entry = entry.map_err(|error| unreadable(&next, error))?;
            let path = entry.path();
            let hidden = entry.file_name().to_string_lossy().starts_with('.');
            if hidden {
                continue;
            }
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                open.push(path);
            } else if let Ok(name) = path.strip_prefix(directory) {
                found.insert(name.to_path_buf());
            }
        }
    }
    Ok(found)
}

struct Languages<'a> {
    from: Notation<'a>,
    to: Notation<'a>,
    arguments: &'a Compare,
}

impl Languages<'_> {
    fn two(&self, source: &Input, target: &Input, report: &mut Report) -> Result<usize, Failure> {
        let format = |input: &Input, language| {
            self.arguments.format.of(Some(Path::new(&input.name)), &input.text, language)
        };
        let (source_format, target_format) = (format(source, self.from), format(target, self.to));
        let (from, to) = (self.from.table(), self.to.table());
        let found = compare(&source.text, source_format, from, &target.text, target_format, to);
        // Which of the two it is, the place in the other could not tell.
        let found = found.map_err(|error| match alfil::document::segments(&source.text, source_format) {
            Err(error) => malformed(&source.name, &source.text, &error),
            Ok(_) => malformed(&target.name, &target.text, &error),
        })?;
        let index = LineIndex::new(&source.text);
        let findings: Vec<Diagnostic> = found
            .iter()
            .map(|mismatch| {
                let mut finding = mismatch.diagnostic();
                if let Some(span) = mismatch.source {
                    let place = index.place(span.start);
                    finding.help = Some(format!(
                        "the source has `{}` at {}:{}:{}",
                        span.of(&source.text),
                        source.name,
                        place.line,
                        place.column
                    ));
                }
                finding
            })
            .collect();
        report.findings(&target.name, &target.text, &findings, Stream::Result)?;
        Ok(found.len())
    }

    fn one(&self, file: &Input, report: &mut Report) -> Result<usize, Failure> {
        let format = self.arguments.format.of(Some(Path::new(&file.name)), &file.text, self.from);
        if !matches!(format, Format::Po | Format::Xliff) {
            return Err(Failure::Usage(format!(
                "{} has only one language; give the source and its translation, or a PO or XLIFF file",
                file.name
            )));
        }
        let found = compare_bilingual(&file.text, format, self.from.table(), self.to.table());
        let found = found.map_err(|error| malformed(&file.name, &file.text, &error))?;
        let finding = |mismatch: &Mismatch| {
            let finding = mismatch.diagnostic();
            match mismatch.source {
                Some(span) => finding.with_related(span, "the source"),
                None => finding,
            }
        };
        let findings: Vec<Diagnostic> = found.iter().map(finding).collect();
        report.findings(&file.name, &file.text, &findings, Stream::Result)?;
        Ok(found.len())
    }
}

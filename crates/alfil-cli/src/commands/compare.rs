//! `alfil compare`: has a translation the moves of its source?

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use alfil::document::{Format, Malformed, compare, compare_bilingual};
use alfil::engine::{Argument, Joint, Message};
use alfil::{Diagnostic, LineIndex, Notation, Registry, Severity, Span};

use super::count;
use super::document::{hidden, malformed};
use crate::args::Compare;
use crate::failure::{Failure, Outcome};
use crate::files::{self, Input, inner_name};
use crate::messages;
use crate::report::{Report, Side, Stream};

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
                pair.two(&pair.read(&source, from, report)?, &pair.read(&target, to, report)?, report)?
            }
            Job::Bilingual(file) => pair.one(&pair.read(&file, from, report)?, report)?,
            Job::Missing(source, target) => {
                let message = messages::no_translation_of(Argument::text(source.display()));
                whole_file("missing-file", Severity::Error, message, &target, report)?;
                found += 1;
                continue;
            }
            Job::Extra(target) => {
                let message = messages::no_source_of_this();
                whole_file("extra-file", Severity::Note, message, &target, report)?;
                continue;
            }
        };
        compared += 1;
    }
    report.finish(Stream::Result)?;
    let counts = [count::files_compared(compared), count::findings(found as u64)];
    report.summary(&messages::summary(Argument::list(counts, Joint::Comma)))?;
    Ok(Outcome::with_findings(found > 0))
}

/// One thing to compare.
enum Job {
    Pair(PathBuf, PathBuf),
    Bilingual(PathBuf),
    /// A file of the source's directory, and the one that the target's has not.
    Missing(PathBuf, PathBuf),
    /// A file that only the target's directory has.
    Extra(PathBuf),
}

/// Reports something about a file as a whole.
fn whole_file(
    code: &'static str,
    severity: Severity,
    message: Message,
    file: &Path,
    report: &mut Report,
) -> Result<(), Failure> {
    let finding = Diagnostic::new(code, severity, Span::new(0, 0), message);
    report.findings(&file.display().to_string(), "", &[finding], Stream::Result)
}

fn jobs(source: &Path, target: Option<&Path>) -> Result<Vec<Job>, Failure> {
    match target {
        None if source.is_dir() => {
            let names = below(source)?.into_iter().filter(|name| is_bilingual(name));
            let jobs: Vec<Job> = names.map(|name| Job::Bilingual(source.join(name))).collect();
            if jobs.is_empty() {
                Err(Failure::Usage(messages::nothing_bilingual(Argument::text(source.display()))))
            } else {
                Ok(jobs)
            }
        }
        None => Ok(vec![Job::Bilingual(source.to_path_buf())]),
        Some(target) if source.is_dir() && target.is_dir() => {
            let compared = |name: &PathBuf| files::is_document(name);
            let sources: BTreeSet<PathBuf> = below(source)?.into_iter().filter(compared).collect();
            let targets: BTreeSet<PathBuf> = below(target)?.into_iter().filter(compared).collect();
            if sources.is_empty() {
                return Err(Failure::Usage(messages::nothing_readable(Argument::text(source.display()))));
            }
            let names = sources.union(&targets);
            let job = |name: &PathBuf| match (sources.contains(name), targets.contains(name)) {
                (true, true) => Job::Pair(source.join(name), target.join(name)),
                (true, false) => Job::Missing(source.join(name), target.join(name)),
                (false, _) => Job::Extra(target.join(name)),
            };
            Ok(names.map(job).collect())
        }
        Some(target) if source.is_dir() || target.is_dir() => Err(Failure::Usage(messages::both_or_neither(
            Argument::text(source.display()),
            Argument::text(target.display()),
        ))),
        Some(target) => Ok(vec![Job::Pair(source.to_path_buf(), target.to_path_buf())]),
    }
}

/// Whether a file has a text and its translation.
fn is_bilingual(name: &Path) -> bool {
    matches!(Format::by_name(&inner_name(name)), Some(Format::Po | Format::Xliff))
}

/// The files below a directory, all of which must be readable.
fn below(directory: &Path) -> Result<BTreeSet<PathBuf>, Failure> {
    let tree = files::below(directory, None);
    match tree.unreadable.into_iter().next() {
        Some((path, error)) => Err(Failure::Unreadable(path, error)),
        None => Ok(tree.files),
    }
}

struct Languages<'a> {
    from: Notation<'a>,
    to: Notation<'a>,
    arguments: &'a Compare,
}

impl Languages<'_> {
    /// A file that is not what it is said to be. Among many it is a finding, and the others are compared.
    fn unreadable(&self, file: &Input, error: &Malformed, report: &mut Report) -> Result<usize, Failure> {
        if !self.arguments.source.is_dir() {
            return Err(malformed(&file.name, &file.text, error));
        }
        let mut finding = error.diagnostic(&file.text);
        finding.severity = Severity::Error;
        finding.help = Some(messages::nothing_compared());
        report.findings(&file.name, &file.text, &[finding], Stream::Result)?;
        Ok(1)
    }

    fn read(&self, path: &Path, language: Notation<'_>, report: &Report) -> Result<Input, Failure> {
        let input = self.arguments.encoding.reading(Some(language)).read(Some(path))?;
        report.encoding(&input.name, input.encoding);
        Ok(input)
    }

    fn two(&self, source: &Input, target: &Input, report: &mut Report) -> Result<usize, Failure> {
        let format = |input: &Input, language| {
            self.arguments.format.of(Some(Path::new(&input.name)), &input.text, language)
        };
        let (source_format, target_format) = (format(source, self.from), format(target, self.to));
        let (from, to) = (self.from.table(), self.to.table());
        let found = compare(&source.text, source_format, from, &target.text, target_format, to);
        let found = match found {
            Ok(found) => found,
            // Which of the two it is, the place in the other could not tell.
            Err(error) => {
                return match alfil::document::segments(&source.text, source_format) {
                    Err(error) => self.unreadable(source, &error, report),
                    Ok(_) => self.unreadable(target, &error, report),
                };
            }
        };
        let mut faulty = 0;
        for (input, format) in [(source, source_format), (target, target_format)] {
            faulty += hidden(input, format, Stream::Result, report)?;
        }
        let (source_index, target_index) = (LineIndex::new(&source.text), LineIndex::new(&target.text));
        let source = Side { file: &source.name, text: &source.text, index: &source_index };
        let target = Side { file: &target.name, text: &target.text, index: &target_index };
        report.comparison(source, target, &found)?;
        Ok(faulty + found.len())
    }

    fn one(&self, file: &Input, report: &mut Report) -> Result<usize, Failure> {
        let format = self.arguments.format.of(Some(Path::new(&file.name)), &file.text, self.from);
        if !matches!(format, Format::Po | Format::Xliff) {
            return Err(Failure::Usage(messages::only_one_language(&file.name)));
        }
        let found = compare_bilingual(&file.text, format, self.from.table(), self.to.table());
        let found = match found {
            Ok(found) => found,
            Err(error) => return self.unreadable(file, &error, report),
        };
        let index = LineIndex::new(&file.text);
        let side = Side { file: &file.name, text: &file.text, index: &index };
        let faulty = hidden(file, format, Stream::Result, report)?;
        report.comparison(side, side, &found)?;
        Ok(faulty + found.len())
    }
}

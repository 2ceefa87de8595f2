//! `alfil translate`: whole documents.

use std::path::{Path, PathBuf};

use alfil::document::{Format, Part};
use alfil::engine::{Argument, ItemKind, Joint, Likeness, Message, Movetext};
use alfil::{Diagnostic, Layout, Notation, Registry, Replayed, Rewriting, Translator};

use super::batch;
use super::count;
use super::detect::{identified, some_tags};
use super::large::{self, Way};
use crate::args::Translate;
use crate::failure::{Failure, Outcome};
use crate::files::{self, Beginning, Opened, Sink};
use crate::messages;
use crate::report::{Report, Stream};

pub(crate) fn run(
    arguments: &Translate,
    languages: &Registry,
    report: &mut Report,
) -> Result<Outcome, Failure> {
    let to = languages.get(&arguments.to)?;
    let needed = if arguments.replay { None } else { Some("--replay") };
    let rewriting = arguments.style.rewriting(&[to], needed)?;
    let given = if arguments.from == "auto" { None } else { Some(languages.get(&arguments.from)?) };
    let task = Task { arguments, languages, given, to, rewriting };
    let outcome = match (arguments.out_dir.as_deref(), arguments.files.as_slice()) {
        (Some(directory), _) => batch::run(&task, directory, report)?,
        (None, [_, _, ..]) => {
            return Err(Failure::Usage(messages::files_need_directory()));
        }
        (None, files) => {
            let file = files.first().map(PathBuf::as_path);
            let work = task.translate(file, arguments.output.as_deref(), report)?;
            report.closing(&messages::summary(work.summary()), work.findings > 0);
            Outcome::with_findings(work.findings > 0)
        }
    };
    report.finish(Stream::Beside)?;
    Ok(outcome)
}

/// What is to be done with every file.
pub(super) struct Task<'a> {
    pub(super) arguments: &'a Translate,
    languages: &'a Registry,
    /// The language to read, if it is not to be found out.
    given: Option<Notation<'a>>,
    to: Notation<'a>,
    rewriting: Rewriting,
}

impl Task<'_> {
    /// Translates one document, and reports its findings.
    pub(super) fn translate(
        &self,
        file: Option<&Path>,
        output: Option<&Path>,
        report: &mut Report,
    ) -> Result<Work, Failure> {
        let Task { arguments, languages, given, to, ref rewriting } = *self;
        let way = Way {
            input: file,
            reading: arguments.encoding.reading(given),
            output,
            keep_encoding: arguments.keep_encoding,
            jobs: arguments.jobs,
        };
        // Games by name or by word in a language that is said need not be looked at first.
        if let Some(from) = given.filter(|_| arguments.format.is_pgn(file)) {
            return self.collection(from, &way, way.open()?, report);
        }
        let input = match way.reading.begin(file, ENOUGH_TO_TELL)? {
            Beginning::Whole(input) => input,
            Beginning::Large(first, opened) => {
                if arguments.format.is_collection(file, &first.text, given, languages) {
                    // The first of the games tell in which language they are.
                    let from = match given {
                        Some(from) => from,
                        None => identified(&first, Format::Pgn, "--from", languages, report)?,
                    };
                    return self.collection(from, &way, opened, report);
                }
                way.reading.whole(file, opened)?
            }
        };
        way.say_encoding(&input.name, input.encoding, report);
        let format = arguments.format.in_any(file, &input.text, given, languages);
        let from = match given {
            Some(from) => from,
            None => identified(&input, format, "--from", languages, report)?,
        };
        if arguments.explain {
            super::document::explain(arguments, &input, format, from, report)?;
        }
        let texts =
            super::document::translate(arguments, &input.name, &input.text, format, from, to, rewriting)?;
        let done = if let Some(done) = texts {
            done
        } else if arguments.replay || (arguments.comments && format == Format::Pgn) {
            replayed(arguments, from, to, rewriting).translate(&input.text)
        } else {
            translator(arguments, from, to, rewriting.layout.clone(), format).translate(&input.text)
        };
        let sink = Sink::create(way.output, way.written(input.encoding))?;
        files::write_to(sink, &done.text)?;
        let mut hints = MOST_READ_AGAIN;
        let findings = with_languages(&Part::whole(&input.text, &done.diagnostics), languages, &mut hints);
        report.findings(&input.name, &input.text, &findings, Stream::Beside)?;
        Ok(Work {
            games: done.games as u64,
            games_left: done.games_left as u64,
            moves: done.moves as u64,
            findings: findings.len() as u64,
        })
    }

    /// Translates games of any size.
    fn collection(
        &self,
        from: Notation<'_>,
        way: &Way<'_>,
        opened: Opened<'_>,
        report: &mut Report,
    ) -> Result<Work, Failure> {
        let Task { arguments, languages, to, ref rewriting, .. } = *self;
        if arguments.replay || arguments.comments {
            let replayed = replayed(arguments, from, to, rewriting);
            return large::translate(&replayed, way, opened, languages, report);
        }
        let translator = translator(arguments, from, to, rewriting.layout.clone(), Format::Pgn);
        large::translate(&translator, way, opened, languages, report)
    }
}

/// What was done, in numbers.
#[derive(Clone, Copy, Default)]
pub(super) struct Work {
    pub(super) games: u64,
    pub(super) games_left: u64,
    pub(super) moves: u64,
    pub(super) findings: u64,
}

impl Work {
    pub(super) fn add(&mut self, other: Work) {
        self.games += other.games;
        self.games_left += other.games_left;
        self.moves += other.moves;
        self.findings += other.findings;
    }

    /// The numbers, for people.
    pub(super) fn summary(&self) -> Argument {
        let parts = [
            (self.games > 0).then(|| count::games(self.games)),
            Some(count::moves_written(self.moves)),
            (self.games_left > 0).then(|| count::games_left(self.games_left)),
            Some(count::findings(self.findings)),
        ];
        Argument::list(parts.into_iter().flatten(), Joint::Comma)
    }
}

/// The translator that was asked for, with a board.
fn replayed<'t>(
    arguments: &Translate,
    from: Notation<'t>,
    to: Notation<'t>,
    rewriting: &Rewriting,
) -> Replayed<'t> {
    let replayed = Replayed::new(from.table(), to.table())
        .with(rewriting.clone())
        .partial(arguments.partial)
        .judging(arguments.replay);
    if arguments.comments { replayed.comments(arguments.moves.confidence()) } else { replayed }
}

/// The translator that was asked for.
fn translator<'t>(
    arguments: &Translate,
    from: Notation<'t>,
    to: Notation<'t>,
    layout: Layout,
    format: Format,
) -> Translator<'t> {
    Translator::new(from.table(), to.table())
        .with_layout(layout)
        .partial(arguments.partial)
        .lines_apart(format == Format::Moves)
        .record_edits(false)
}

/// Of a collection, so many bytes are looked at to find out what it is, and in which language.
pub(super) const ENOUGH_TO_TELL: usize = 1 << 17;

/// For so many games that were left alone the languages are looked for in which they can be read. A text
/// with more of them is hardly in the language that it is read in, and the first say enough.
pub(super) const MOST_READ_AGAIN: usize = 20;

/// The findings on a part, those on games that were left alone with the languages in which all of them
/// could be read. `hints` is for how many games that is still to be found out.
pub(super) fn with_languages(part: &Part<'_>, languages: &Registry, hints: &mut usize) -> Vec<Diagnostic> {
    let mut findings = part.findings.to_vec();
    for finding in findings.iter_mut().filter(|finding| finding.code == "foreign-game") {
        finding.help = Some(if *hints > 0 {
            *hints -= 1;
            readable(game_around(part.text, finding.span.start.saturating_sub(part.start.byte)), languages)
        } else {
            messages::languages_and_partial()
        });
    }
    findings
}

/// In which languages all of a game can be read, for people.
fn readable(game: &str, languages: &Registry) -> Message {
    let readable = languages.iter().filter(|locale| {
        Movetext::new(game, locale.table())
            .all(|item| !matches!(&item.kind, ItemKind::Unreadable(word) if word.likeness != Likeness::Word))
    });
    match readable.collect::<Vec<_>>().as_slice() {
        [] => messages::no_language_reads_game(),
        locales => messages::game_reads_as(some_tags(locales)),
    }
}

/// The game that byte `at` stands in, roughly: from the last tag before it to the next, and not more than
/// any real game has.
fn game_around(text: &str, at: usize) -> &str {
    const LONG: usize = 1 << 16;
    let least = text.ceil_char_boundary(at.saturating_sub(LONG));
    let most = text.floor_char_boundary(at.saturating_add(LONG).min(text.len()));
    let before = text.get(least..at).unwrap_or("");
    let start = before.rfind("]\n").or_else(|| before.rfind("]\r")).map_or(least, |end| least + end + 1);
    let end = text.get(at..most).and_then(|after| after.find("\n[")).map_or(most, |offset| at + offset);
    text.get(start..end).unwrap_or(text)
}

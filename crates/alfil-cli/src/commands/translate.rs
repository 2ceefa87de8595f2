//! `alfil translate`: whole documents.

use std::path::Path;

use alfil::document::{Format, Part};
use alfil::engine::{ItemKind, Likeness, Movetext};
use alfil::{Diagnostic, Layout, Notation, Registry, Replayed, Translator};

use super::detect::{identified, some_tags};
use super::large::{self, Way};
use crate::args::{FormatArgument, Translate};
use crate::failure::{Failure, Outcome};
use crate::files::{self, Sink, inner_name};
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
    // Games by name or by word need not be looked at first, so they may be of any size.
    let file = arguments.file.as_deref();
    let way = Way {
        input: file,
        reading: arguments.encoding.reading(given),
        output: arguments.output.as_deref(),
        keep_encoding: arguments.keep_encoding,
    };
    let games = match arguments.format {
        FormatArgument::Auto => is_pgn(file),
        FormatArgument::Named(format) => format == Format::Pgn,
    };
    if let Some(from) = given.filter(|_| games && !arguments.replay) {
        let translator = translator(arguments, from, to, rewriting.layout, Format::Pgn);
        return large::translate(&translator, way, languages, report);
    }
    let input = way.reading.read(file)?;
    way.say_encoding(&input.name, input.encoding, report);
    let (from, format) = match given {
        Some(from) => (from, arguments.format.of(file, &input.text, from)),
        None => {
            let format = arguments.format.in_any(file, &input.text, languages);
            (identified(&input, format, "--from", languages, report)?, format)
        }
    };
    let texts = super::document::translate(arguments, &input.text, format, from, to, &rewriting)?;
    let done = if let Some(done) = texts {
        done
    } else if arguments.replay {
        let replayed = Replayed::new(from.table(), to.table()).with(rewriting).partial(arguments.partial);
        replayed.translate(&input.text)
    } else {
        translator(arguments, from, to, rewriting.layout, format).translate(&input.text)
    };
    let sink = Sink::create(way.output, way.written(input.encoding))?;
    files::write_to(sink, &done.text)?;
    let mut hints = MOST_READ_AGAIN;
    let findings = with_languages(&Part::whole(&input.text, &done.diagnostics), languages, &mut hints);
    report.findings(&input.name, &input.text, &findings, Stream::Beside)?;
    report.finish(Stream::Beside)?;
    if !findings.is_empty() {
        let plural = if findings.len() == 1 { "" } else { "s" };
        report.note(&format!("{} moves written, {} finding{plural}", done.moves, findings.len()));
    }
    Ok(Outcome::with_findings(!findings.is_empty()))
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
                .into()
        } else {
            "`--from` says which language it is, `--partial` translates what is understood".into()
        });
    }
    findings
}

/// Whether the name of a file says that it has games.
fn is_pgn(path: Option<&Path>) -> bool {
    path.is_some_and(|path| Format::by_name(&inner_name(path)) == Some(Format::Pgn))
}

/// In which languages all of a game can be read, for people.
fn readable(game: &str, languages: &Registry) -> String {
    let readable = languages.iter().filter(|locale| {
        Movetext::new(game, locale.table())
            .all(|item| !matches!(&item.kind, ItemKind::Unreadable(word) if word.likeness != Likeness::Word))
    });
    match readable.collect::<Vec<_>>().as_slice() {
        [] => "no language here can read all of this game; `--partial` translates what is understood".into(),
        locales => format!(
            "all of this game can be read as {}; `--from` says which, `--partial` translates what is understood",
            some_tags(locales)
        ),
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

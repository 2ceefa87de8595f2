//! `alfil translate`: whole documents.

use alfil::document::Format;
use alfil::engine::{ItemKind, Likeness, Movetext};
use alfil::{Diagnostic, Notation, Registry, Replayed, Translator, detect};

use crate::args::Translate;
use crate::failure::{Failure, Outcome};
use crate::files;
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
    let input = files::read(arguments.file.as_deref())?;
    let from = match given {
        Some(from) => from,
        None => identified(&input.text, languages, report)?,
    };
    let done = if arguments.replay {
        let replayed = Replayed::new(from.table(), to.table()).with(rewriting).partial(arguments.partial);
        replayed.translate(&input.text)
    } else {
        let format = arguments.format.of(arguments.file.as_deref(), &input.text, from);
        let translator = Translator::new(from.table(), to.table())
            .with_layout(rewriting.layout)
            .partial(arguments.partial)
            .lines_apart(format == Format::Moves)
            .record_edits(false);
        translator.translate(&input.text)
    };
    files::write(arguments.output.as_deref(), &done.text)?;
    let findings: Vec<Diagnostic> =
        done.diagnostics.into_iter().map(|finding| with_languages(finding, &input.text, languages)).collect();
    report.findings(&input.name, &input.text, &findings, Stream::Beside)?;
    report.finish(Stream::Beside)?;
    if !findings.is_empty() {
        let left =
            if findings.len() == 1 { "one finding".into() } else { format!("{} findings", findings.len()) };
        report.note(&format!("{} moves written, {left}", done.moves));
    }
    Ok(Outcome::with_findings(!findings.is_empty()))
}

/// The language that a text is in, if all that could be it give the same moves.
fn identified<'r>(text: &str, languages: &'r Registry, report: &Report) -> Result<Notation<'r>, Failure> {
    let found = detect(text, languages);
    let tags = |complete: bool| -> Vec<String> {
        let candidates = found.candidates.iter().filter(|candidate| !complete || candidate.is_complete());
        candidates.map(|candidate| super::detect::tags(&candidate.locales)).collect()
    };
    match found.candidates.first().and_then(|candidate| candidate.locales.first()) {
        Some(locale) if found.settled => {
            report.note(&format!("read as {}", tags(true).join(" or ")));
            Ok(languages.get(locale.tag())?)
        }
        Some(_) if found.candidates.iter().any(|candidate| candidate.is_complete()) => {
            Err(Failure::Usage(format!(
                "this can be read in several languages, with different moves: {}; say which with --from",
                tags(true).join("; ")
            )))
        }
        Some(_) => Err(Failure::Usage(format!(
            "no language reads all of this legally; those that come nearest are {}; say which with --from",
            tags(false).into_iter().take(3).collect::<Vec<_>>().join("; ")
        ))),
        None => Err(Failure::Usage("no language finds a game in this; say which it is with --from".into())),
    }
}

/// Adds to a finding on a game that was left alone in which languages all of it could be read.
fn with_languages(finding: Diagnostic, text: &str, languages: &Registry) -> Diagnostic {
    if finding.code != "foreign-game" {
        return finding;
    }
    let game = game_around(text, finding.span.start);
    let readable = languages.iter().filter(|locale| {
        Movetext::new(game, locale.table())
            .all(|item| !matches!(&item.kind, ItemKind::Unreadable(word) if word.likeness != Likeness::Word))
    });
    let tags: Vec<&str> = readable.map(|locale| locale.tag()).collect();
    let help = match tags.as_slice() {
        [] => "no language here can read all of this game; `--partial` translates what is understood".into(),
        tags => format!(
            "all of this game can be read as {}; `--from` says which, `--partial` translates what is understood",
            tags.join(", ")
        ),
    };
    finding.with_help(help)
}

/// The game that byte `at` stands in, roughly: from the last tag or blank line before it to the next.
fn game_around(text: &str, at: usize) -> &str {
    let start = text
        .get(..at)
        .and_then(|before| before.rfind("]\n").or_else(|| before.rfind("]\r")))
        .map_or(0, |end| end + 1);
    let end = text.get(at..).and_then(|after| after.find("\n[")).map_or(text.len(), |offset| at + offset);
    text.get(start..end).unwrap_or(text)
}

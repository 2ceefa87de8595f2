//! `alfil translate`: whole documents.

use std::path::Path;

use alfil::engine::{ItemKind, Movetext};
use alfil::{Diagnostic, Notation, Registry, Translator};

use crate::args::{Format, Translate};
use crate::failure::{Failure, Outcome};
use crate::files;
use crate::report::{Report, Stream};

pub(crate) fn run(
    arguments: &Translate,
    languages: &Registry,
    report: &mut Report,
) -> Result<Outcome, Failure> {
    let (from, to) = (languages.get(&arguments.from)?, languages.get(&arguments.to)?);
    let layout = arguments.style.layout(&[to])?;
    let input = files::read(arguments.file.as_deref())?;
    let format = match arguments.format {
        Format::Auto => recognise(arguments.file.as_deref(), &input.text, from),
        given => given,
    };
    let translator = Translator::new(from.table(), to.table())
        .with_layout(layout)
        .partial(arguments.partial)
        .lines_apart(format == Format::Moves)
        .record_edits(false);
    let done = translator.translate(&input.text);
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

/// The format of a document, by its name, then by its content: a list of moves has no numbers, comments or
/// tags, and no line with more than one move.
fn recognise(path: Option<&Path>, text: &str, from: Notation<'_>) -> Format {
    let ending = path.and_then(Path::extension).and_then(|ending| ending.to_str());
    match ending.map(str::to_ascii_lowercase).as_deref() {
        Some("pgn") => return Format::Pgn,
        Some("moves") => return Format::Moves,
        _ => {}
    }
    let mut moves_in_line = 0;
    for item in Movetext::new(text, from.table()) {
        match item.kind {
            ItemKind::Move(_) | ItemKind::Unreadable(_) => moves_in_line += 1,
            ItemKind::Space if item.span.of(text).contains(['\n', '\r']) => moves_in_line = 0,
            ItemKind::Space | ItemKind::Glyph => {}
            _ => return Format::Pgn,
        }
        if moves_in_line > 1 {
            return Format::Pgn;
        }
    }
    Format::Moves
}

/// Adds to a finding on a game that was left alone in which languages all of it could be read.
fn with_languages(finding: Diagnostic, text: &str, languages: &Registry) -> Diagnostic {
    if finding.code != "foreign-game" {
        return finding;
    }
    let game = game_around(text, finding.span.start);
    let readable = languages.iter().filter(|locale| {
        Movetext::new(game, locale.table()).all(|item| {
            !matches!(&item.kind, ItemKind::Unreadable(word) if word.likeness != alfil::engine::Likeness::Word)
        })
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

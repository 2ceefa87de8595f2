//! Measures how well moves are found in running text.
//!
//! ```text
//! cargo run --release -p alfil-tests --example prose_recall -- [--all] FILE…
//! ```
//!
//! A `.jsonl` file has one case a line: `lang`, `input`, `expect_moves`, `expect_refs`, `expect_untouched`.
//! A `.toml` file has the same, as in `tests/prose`.
//! Of a `.pgn` file in English, the comments are read, and the game is the judge; see `comments`. Any other
//! file is taken for text about something else, in which nothing should be found; `--lang=TAG` says as what
//! language it is read.

mod comments;
mod measure;

use std::error::Error;
use std::io::Write;

use alfil::Registry;
use alfil::document::{Confidence, find};

use self::measure::{Case, Cases, Score};

fn main() -> Result<(), Box<dyn Error>> {
    let mut out = std::io::stdout().lock();
    let registry = Registry::builtin();
    let (mut all, mut level, mut lang) = (false, Confidence::Likely, String::from("en"));
    for argument in std::env::args().skip(1) {
        if argument == "--all" {
            all = true;
            continue;
        }
        if let Some(named) = argument.strip_prefix("--").and_then(Confidence::named) {
            level = named;
            continue;
        }
        if let Some(tag) = argument.strip_prefix("--lang=") {
            lang = tag.to_string();
            continue;
        }
        let text = std::fs::read_to_string(&argument)?;
        if argument.ends_with(".pgn") {
            comments::measure(&text, &registry, level, all, &mut out)?;
            continue;
        }
        if !argument.ends_with(".jsonl") && !argument.ends_with(".toml") {
            let found = find(&text, registry.get(&lang)?.table());
            let found: Vec<_> = found.iter().filter(|found| found.confidence >= level).collect();
            writeln!(out, "{argument} as {lang} ({level}): {} bytes, {} finds", text.len(), found.len())?;
            for found in found.iter().take(if all { usize::MAX } else { 20 }) {
                let around = comments::around(&text, found.span);
                writeln!(out, "  {} ({}): {around}", found.span.of(&text), found.why.code())?;
            }
            continue;
        }
        let mut score = Score::default();
        let cases: Vec<Case> = if argument.ends_with(".toml") {
            toml::from_str::<Cases>(&text)?.case
        } else {
            let lines = text.lines().filter(|line| !line.trim().is_empty());
            lines.map(serde_json::from_str).collect::<Result<_, _>>()?
        };
        for case in &cases {
            score.add(case, registry.get(&case.lang)?.table(), level);
        }
        writeln!(
            out,
            "{argument} ({level}): {} of {} found, recall {:.1} %; {} of {} finds wrong, precision {:.1} %",
            score.hit,
            score.expected,
            100.0 * score.recall(),
            score.wrong,
            score.found,
            100.0 * score.precision()
        )?;
        for note in &score.notes {
            writeln!(out, "  {note}")?;
        }
    }
    Ok(())
}

//! `alfil parse`: what a move says, token by token.

use std::fmt::Write;

use alfil::{LineIndex, Reading, Registry, Style, Token, lex};
use serde_json::{Value, json};

use super::render::unreadable;
use crate::args::Parse;
use crate::failure::{Failure, Outcome};
use crate::files;
use crate::report::{Report, Spans, Stream};

pub(crate) fn run(arguments: &Parse, languages: &Registry, report: &mut Report) -> Result<Outcome, Failure> {
    let from = languages.get(&arguments.from)?;
    let english = languages.get("en")?;
    let input = arguments.moves.join("\n") + "\n";
    let mut findings = Vec::new();
    let mut output = String::new();
    let mut start = 0;
    for text in &arguments.moves {
        let tokens: Vec<Token> = lex(text, from.table()).collect();
        let san = match Reading::of(text, from.table()) {
            Ok(reading) => Some(reading.san().display(english.table(), &Style::pgn()).to_string()),
            Err(error) => {
                findings.push(unreadable(text, error, start, from));
                None
            }
        };
        if arguments.json {
            let _ = writeln!(output, "{}", object(text, &tokens, san.as_deref()));
        } else {
            output.push_str(&listing(text, &tokens, san.as_deref()));
        }
        start += text.len() + 1;
    }
    files::print(&output)?;
    report.findings("<arguments>", &input, &findings, Stream::Beside)?;
    report.finish(Stream::Beside)?;
    Ok(Outcome::with_findings(!findings.is_empty()))
}

fn object(text: &str, tokens: &[Token], san: Option<&str>) -> Value {
    let index = LineIndex::new(text);
    let tokens: Vec<Value> = tokens
        .iter()
        .map(|token| {
            json!({
                "kind": token.kind().name(),
                "span": Spans::new(&index, token.span()),
                "text": token.span().of(text),
            })
        })
        .collect();
    json!({"text": text, "tokens": tokens, "san": san})
}

fn listing(text: &str, tokens: &[Token], san: Option<&str>) -> String {
    let mut listing = match san {
        Some(san) => format!("{text}: {san} in English\n"),
        None => format!("{text}: not a move\n"),
    };
    for token in tokens {
        let _ = writeln!(listing, "  {:<8} {}", token.span().of(text), token.kind());
    }
    listing
}

//! `alfil parse`: what a move says, token by token.

use std::fmt::Write;

use alfil::engine::Nag;
use alfil::{LineIndex, Reading, Registry, Style, Token, TokenKind, lex};
use serde_json::{Value, json};

use super::render::{position, refused, spoken, unreadable};
use crate::args::Parse;
use crate::failure::{Failure, Outcome};
use crate::files;
use crate::messages;
use crate::report::{Report, Spans, Stream};

pub(crate) fn run(arguments: &Parse, languages: &Registry, report: &mut Report) -> Result<Outcome, Failure> {
    let from = spoken(&arguments.from, languages)?;
    let english = languages.get("en")?;
    let position = arguments.fen.as_deref().map(position).transpose()?;
    let input = arguments.moves.join("\n") + "\n";
    let mut findings = Vec::new();
    let mut output = String::new();
    let mut start = 0;
    for text in &arguments.moves {
        if let Some(nag) = nag(text) {
            output.push_str(&judgement(text, nag, arguments.json, report));
            start += text.len() + 1;
            continue;
        }
        let tokens: Vec<Token> = lex(text, from.table()).collect();
        let mut said = Said::default();
        match Reading::of(text, from.table()) {
            Ok(reading) => {
                let mut san = reading.san();
                let resolved =
                    position.as_ref().map(|position| (position, position.resolve_reading(&reading)));
                match resolved {
                    Some((_, Ok(resolved))) => {
                        san = resolved.proper;
                        said.uci = Some(resolved.mv.uci().to_string());
                    }
                    Some((position, Err(refusal))) => {
                        findings.push(refused(text, &reading, &refusal, position, start, from));
                    }
                    None => {}
                }
                said.san = Some(san.display(english.table(), &Style::pgn()).to_string());
            }
            Err(error) => findings.push(unreadable(text, error, start, from)),
        }
        if arguments.json {
            let _ = writeln!(output, "{}", object(text, &tokens, &said));
        } else {
            output.push_str(&listing(text, &tokens, &said, report));
        }
        start += text.len() + 1;
    }
    files::print(&output)?;
    report.findings("<arguments>", &input, &findings, Stream::Beside)?;
    report.finish(Stream::Beside)?;
    Ok(Outcome::with_findings(!findings.is_empty()))
}

/// The judgement that a text is: `$14`.
fn nag(text: &str) -> Option<Nag> {
    text.strip_prefix('$')?.parse().ok().map(Nag::new)
}

fn judgement(text: &str, nag: Nag, json: bool, report: &Report) -> String {
    let said = nag.message().map(|message| report.say(&message));
    if json {
        return format!(
            "{}\n",
            json!({"text": text, "nag": nag.number(), "sign": nag.sign(), "message": said})
        );
    }
    let said = said.unwrap_or_else(|| report.say(&messages::parsed_unknown_nag()));
    match nag.sign() {
        Some(sign) => format!("{text}: {sign} {said}\n"),
        None => format!("{text}: {said}\n"),
    }
}

/// What a move says, in English and, with a position, for an engine.
#[derive(Default)]
struct Said {
    san: Option<String>,
    uci: Option<String>,
}

fn object(text: &str, tokens: &[Token], said: &Said) -> Value {
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
    let mut object = json!({"text": text, "tokens": tokens, "san": said.san});
    if let Some(uci) = &said.uci {
        object["uci"] = json!(uci);
    }
    object
}

fn listing(text: &str, tokens: &[Token], said: &Said, report: &Report) -> String {
    let heading = match (&said.san, &said.uci) {
        (Some(san), Some(uci)) => messages::parsed_with_uci(text, san, uci),
        (Some(san), None) => messages::parsed(text, san),
        (None, _) => messages::parsed_nothing(text),
    };
    let mut listing = report.say(&heading) + "\n";
    for token in tokens {
        let spelled = token.span().of(text);
        let mut kind = report.say(&token.kind().message());
        if token.kind() == TokenKind::Evaluation
            && let Some(nag) = Nag::from_sign(spelled)
            && let Some(message) = nag.message()
        {
            let _ = write!(kind, " ${}: {}", nag.number(), report.say(&message));
        }
        let _ = writeln!(listing, "  {spelled:<8} {kind}");
    }
    listing
}

//! `alfil parse`: what a move says, token by token.

use std::fmt::Write;

use alfil::board::Resolution;
use alfil::engine::{Judged, Judgement, Nag};
use alfil::locale::Words;
use alfil::{
    LineIndex, Notation, ParseError, Position, Reading, Registry, San, Style, Token, TokenKind, lex,
};
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
        if let Some(judged) = judgement_alone(text) {
            output.push_str(&judgement(text, judged, arguments.json, report));
            start += text.len() + 1;
            continue;
        }
        let mut said = Said::default();
        let tokens: Vec<Token> = match read(text, from) {
            Ok(read) => {
                let mut san = read.san;
                match position.as_ref().map(|position| (position, read.resolve(position))) {
                    Some((_, Ok(resolved))) => {
                        san = resolved.proper;
                        said.uci = Some(resolved.mv.uci().to_string());
                    }
                    Some((position, Err(refusal))) => {
                        findings.push(refused(text, &san, &refusal, position, start, from));
                    }
                    None => {}
                }
                said.san = Some(san.display(english.table(), &Style::pgn()).to_string());
                said.judgements = read.judgements;
                said.behind = read.behind;
                read.tokens
            }
            Err(error) => {
                findings.push(unreadable(text, error, start, from));
                lex(text, from.table()).collect()
            }
        };
        if arguments.json {
            let _ = writeln!(output, "{}", object(text, &tokens, &said, report));
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

/// What a text says that was understood.
pub(super) struct Read {
    pub(super) san: San,
    /// `None` where it was in words.
    reading: Option<Reading>,
    /// Of the move itself, none where it was in words.
    pub(super) tokens: Vec<Token>,
    /// What is said of it by words of their own behind it.
    pub(super) judgements: Vec<Judgement>,
    /// Where these words start, in bytes.
    behind: usize,
}

impl Read {
    pub(super) fn resolve(&self, position: &Position) -> Resolution {
        match &self.reading {
            Some(reading) => position.resolve_reading(reading),
            None => position.resolve(&self.san),
        }
    }
}

/// A move with what is said of it, in notation or in the words of the language.
pub(super) fn read(text: &str, from: Notation<'_>) -> Result<Read, ParseError> {
    let judged = Judged::of(text, from.table()).and_then(|judged| match judged.reading {
        Some(reading) => Ok((reading, judged.judgements)),
        // Judgements alone are no move.
        None => Reading::of(text, from.table()).map(|reading| (reading, Vec::new())),
    });
    match judged {
        Ok((reading, judgements)) => {
            let end = reading.span().end;
            let tokens = lex(text, from.table()).take_while(|token| token.span().end <= end).collect();
            // The signs among the tokens are explained there.
            let within =
                reading.tokens().iter().filter(|token| token.kind() == TokenKind::Evaluation).count();
            let judgements = judgements.into_iter().skip(within).collect();
            Ok(Read { san: reading.san(), reading: Some(reading), tokens, judgements, behind: end })
        }
        Err(error) => {
            let words = Words::of(from.locale()).and_then(|words| words.read_judged(text.trim()).ok());
            let (san, judgements) = words.ok_or(error)?;
            Ok(Read { san, reading: None, tokens: Vec::new(), judgements, behind: text.len() })
        }
    }
}

/// The judgement that a text is, by number or by sign: `$14`, `⩲`.
fn judgement_alone(text: &str) -> Option<(Option<Nag>, Judgement)> {
    if let Some(number) = text.strip_prefix('$') {
        let nag = Nag::new(number.parse().ok()?);
        return Some((Some(nag), Judgement::of(nag).unwrap_or(Judgement::Unnamed(nag))));
    }
    let judgement = Judgement::from_sign(text).filter(|judgement| *judgement != Judgement::Novelty)?;
    Some((Nag::from_sign(text), judgement))
}

fn judgement(text: &str, (nag, judgement): (Option<Nag>, Judgement), json: bool, report: &Report) -> String {
    let said = report.say(&judgement.message());
    let sign = match nag {
        Some(nag) => nag.sign(),
        None => Some(text),
    };
    if json {
        let nag = nag.map(Nag::number);
        let said = if matches!(judgement, Judgement::Unnamed(_)) { None } else { Some(said) };
        return format!("{}\n", json!({"text": text, "nag": nag, "sign": sign, "message": said}));
    }
    match sign.filter(|sign| *sign != text) {
        Some(sign) => format!("{text}: {sign} {said}\n"),
        None => format!("{text}: {said}\n"),
    }
}

/// What a move says, in English and, with a position, for an engine.
#[derive(Default)]
struct Said {
    san: Option<String>,
    uci: Option<String>,
    /// What is said of it by words of their own behind it.
    judgements: Vec<Judgement>,
    behind: usize,
}

fn object(text: &str, tokens: &[Token], said: &Said, report: &Report) -> Value {
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
    if !said.judgements.is_empty() {
        let texts = said.judgements.iter().map(|judgement| report.say(&judgement.message()));
        object["judgements"] = texts.collect::<Vec<_>>().into();
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
            && let Some(judgement) = Judgement::from_sign(spelled)
        {
            if let Some(nag) = Nag::from_sign(spelled) {
                let _ = write!(kind, " ${}", nag.number());
            }
            let _ = write!(kind, ": {}", report.say(&judgement.message()));
        }
        let _ = writeln!(listing, "  {spelled:<8} {kind}");
    }
    // In notation there is a word for each; in words there is none to show apart.
    let mut spelled = text.get(said.behind..).unwrap_or("").split_whitespace();
    for judgement in &said.judgements {
        let spelled = spelled.next().unwrap_or("");
        let _ = writeln!(listing, "  {spelled:<8} {}", report.say(&judgement.message()));
    }
    listing
}

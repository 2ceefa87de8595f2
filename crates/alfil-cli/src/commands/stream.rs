//! `alfil stream`: requests and replies as JSON Lines, as `docs/stream.md` describes them.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use alfil::document::{
    Confidence, Form, Format, Mismatch, Prose, check_document, compare, detect_document, faults, find,
    translate_document,
};
use alfil::locale::{Context, Manner, Words};
use alfil::{
    Diagnostic, Layout, LineIndex, Notation, Position, Reading, Registry, Rewriting, Rules, Span, Style,
    Translator, lex,
};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::args::FormatArgument;
use crate::failure::{Failure, Outcome};
use crate::report::Spans;

/// The longest request that is read, in bytes. What is longer gets an error, and its memory is not used.
const LONGEST: usize = 64 << 20;

pub(crate) fn run(languages: &Registry) -> Result<Outcome, Failure> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    loop {
        // A buffer of its own for each request: a long one must not hold its memory for ever.
        let mut line = Vec::new();
        let read = io::Read::take(&mut input, LONGEST as u64).read_until(b'\n', &mut line);
        let read = read.map_err(|error| Failure::Unreadable(PathBuf::from("<stdin>"), error))?;
        if read == 0 {
            return Ok(Outcome::Clean);
        }
        let reply = if read == LONGEST && !line.ends_with(b"\n") {
            pass_line(&mut input).map_err(|error| Failure::Unreadable(PathBuf::from("<stdin>"), error))?;
            refusal(Value::Null, &Refused::new("too-long", "a request may have 64 MiB"))
        } else if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        } else {
            reply(&line, languages)
        };
        let written = serde_json::to_writer(&mut output, &reply)
            .map_err(io::Error::from)
            .and_then(|()| output.write_all(b"\n"))
            .and_then(|()| output.flush());
        written.map_err(|error| match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::PipeClosed,
            _ => Failure::Unwritable(PathBuf::from("<stdout>"), error),
        })?;
    }
}

/// Reads to the end of a line without keeping it.
fn pass_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let Some(end) = buffer.iter().position(|byte| *byte == b'\n') else {
            let length = buffer.len();
            if length == 0 {
                return Ok(());
            }
            input.consume(length);
            continue;
        };
        input.consume(end + 1);
        return Ok(());
    }
}

/// Why a request gets no answer.
struct Refused {
    code: &'static str,
    message: String,
}

impl Refused {
    fn new(code: &'static str, message: impl Into<String>) -> Refused {
        Refused { code, message: message.into() }
    }
}

impl From<alfil::LookupError> for Refused {
    fn from(error: alfil::LookupError) -> Refused {
        Refused::new("unknown-language", error.to_string())
    }
}

/// What a request may say. Keys that an operation does not need are ignored.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Request {
    op: String,
    text: Option<String>,
    from: Option<String>,
    to: Option<String>,
    lang: Option<String>,
    style: Option<String>,
    fen: Option<String>,
    format: Option<String>,
    moves: Option<String>,
    rules: Option<String>,
    source: Option<String>,
    target: Option<String>,
    partial: bool,
}

/// The reply to one line. It carries the request's `id` wherever that can be read.
fn reply(line: &[u8], languages: &Registry) -> Value {
    let value: Value = match serde_json::from_slice(line) {
        Ok(value) => value,
        Err(error) => return refusal(Value::Null, &Refused::new("malformed", error.to_string())),
    };
    let id = value.get("id").cloned().unwrap_or(Value::Null);
    if !value.is_object() {
        return refusal(id, &Refused::new("malformed", "a request is a JSON object"));
    }
    let answer = serde_json::from_value::<Request>(value)
        .map_err(|error| Refused::new("malformed", error.to_string()))
        .and_then(|request| request.answer(languages));
    match answer {
        Ok(mut answer) => {
            if let Some(object) = answer.as_object_mut() {
                object.insert("id".into(), id);
            }
            answer
        }
        Err(refused) => refusal(id, &refused),
    }
}

fn refusal(id: Value, refused: &Refused) -> Value {
    json!({"id": id, "error": {"code": refused.code, "message": refused.message}})
}

impl Request {
    fn answer(&self, languages: &Registry) -> Result<Value, Refused> {
        match self.op.as_str() {
            "render" => self.render(languages),
            "parse" => self.parse(languages),
            "find" => self.find(languages),
            "translate" => self.translate(languages),
            "check" => self.check(languages),
            "compare" => self.compare(languages),
            "detect" => self.detect(languages),
            "locales" => Ok(locales(languages)),
            "" => Err(Refused::new("malformed", "the request has no `op`")),
            "say" => self.say(languages),
            unknown => Err(Refused::new("unsupported-op", format!("there is no operation `{unknown}`"))),
        }
    }

    fn text(&self) -> Result<&str, Refused> {
        needed(self.text.as_deref(), "text")
    }

    /// The language to read: `from`, or `lang` where one language is meant; English if neither is given.
    fn from<'r>(&self, languages: &'r Registry) -> Result<Notation<'r>, Refused> {
        let tag = self.from.as_deref().or(self.lang.as_deref()).unwrap_or("en");
        Ok(languages.get(tag)?)
    }

    fn to<'r>(&self, languages: &'r Registry) -> Result<Notation<'r>, Refused> {
        Ok(languages.get(needed(self.to.as_deref(), "to")?)?)
    }

    fn position(&self) -> Result<Option<Position>, Refused> {
        let position = self.fen.as_deref().map(Position::from_fen).transpose();
        position.map_err(|error| Refused::new("bad-fen", error.to_string()))
    }

    fn format(&self) -> Result<FormatArgument, Refused> {
        let name = self.format.as_deref().unwrap_or("auto");
        let format = <FormatArgument as clap::ValueEnum>::from_str(name, true);
        format.map_err(|_| Refused::new("bad-argument", format!("there is no format `{name}`")))
    }

    fn confidence(&self) -> Result<Confidence, Refused> {
        let name = self.moves.as_deref().unwrap_or("likely");
        let unknown = || Refused::new("bad-argument", "`moves` is `certain`, `likely` or `any`");
        Confidence::named(name).ok_or_else(unknown)
    }

    /// The way to write. A style from a file is for the command line; a request has no files.
    fn rewriting(&self, to: Notation<'_>) -> Result<Rewriting, Refused> {
        let short = |style| Rewriting { form: Form::Short, layout: Layout::Styled(style) };
        let rewriting = match self.style.as_deref().unwrap_or("as-written") {
            "as-written" => Rewriting::default(),
            "fide" => short(Style::fide()),
            "pgn" => short(Style::pgn()),
            "handbook-short" => short(Style::handbook_short()),
            "figurine" => short(Style::figurine()),
            "long" => Rewriting { form: Form::Long, layout: Layout::Styled(Style::long()) },
            "uci" => Rewriting { form: Form::Uci, layout: Layout::AsWritten },
            unknown => return Err(Refused::new("bad-argument", format!("there is no style `{unknown}`"))),
        };
        if let Layout::Styled(style) = &rewriting.layout {
            let unfit = style.check_against(to.table());
            unfit.map_err(|error| Refused::new("bad-argument", error.to_string()))?;
        }
        Ok(rewriting)
    }

    fn render(&self, languages: &Registry) -> Result<Value, Refused> {
        let (text, from, to) = (self.text()?, self.from(languages)?, self.to(languages)?);
        let rewriting = self.rewriting(to)?;
        let reading = match Reading::of(text, from.table()) {
            Ok(reading) => reading,
            Err(error) => {
                let finding = super::render::unreadable(text, error, 0, from);
                return Ok(json!({"text": text, "exact": false, "diagnostics": findings(text, &[finding])}));
            }
        };
        let Some(position) = self.position()? else {
            if rewriting.form != Form::Short {
                return Err(Refused::new("bad-argument", "this style needs a position: add `fen`"));
            }
            let translator = Translator::new(from.table(), to.table()).with_layout(rewriting.layout);
            let written = translator.render(text).unwrap_or_else(|_| text.to_string());
            return Ok(json!({"text": written, "exact": true, "diagnostics": []}));
        };
        Ok(match position.resolve_reading(&reading) {
            Ok(resolved) => {
                let (from, to) = (from.table(), to.table());
                let written = alfil::document::rewrite_move(text, &reading, &resolved, from, to, &rewriting);
                json!({"text": written, "exact": true, "diagnostics": []})
            }
            Err(refusal) => {
                let finding = super::render::refused(text, &reading, &refusal, &position, 0, from);
                json!({"text": text, "exact": false, "diagnostics": findings(text, &[finding])})
            }
        })
    }

    fn parse(&self, languages: &Registry) -> Result<Value, Refused> {
        let (text, from, english) = (self.text()?, self.from(languages)?, languages.get("en")?);
        let position = self.position()?;
        let index = LineIndex::new(text);
        let tokens: Vec<Value> = lex(text, from.table())
            .map(|token| {
                let span = token.span();
                json!({"kind": token.kind().name(), "span": Spans::new(&index, span), "text": span.of(text)})
            })
            .collect();
        let mut answer = json!({"tokens": tokens, "san": null});
        match Reading::of(text, from.table()) {
            Ok(reading) => {
                let mut san = reading.san();
                match position.as_ref().map(|position| (position, position.resolve_reading(&reading))) {
                    Some((_, Ok(resolved))) => {
                        san = resolved.proper;
                        answer["uci"] = json!(resolved.mv.uci().to_string());
                    }
                    Some((position, Err(refusal))) => {
                        let finding = super::render::refused(text, &reading, &refusal, position, 0, from);
                        answer["diagnostics"] = findings(text, &[finding]);
                    }
                    None => {}
                }
                answer["san"] = json!(san.display(english.table(), &Style::pgn()).to_string());
            }
            Err(error) => {
                answer["diagnostics"] = findings(text, &[super::render::unreadable(text, error, 0, from)]);
            }
        }
        Ok(answer)
    }

    /// With a position, what is captured and whether it is check are told by that.
    fn say(&self, languages: &Registry) -> Result<Value, Refused> {
        let (text, from, to) = (self.text()?, self.from(languages)?, self.to(languages)?);
        let words = Words::of(to.locale());
        let words = words.ok_or_else(|| Refused::new("no-words", format!("{to} has no words for moves")))?;
        let manner = match self.style.as_deref().unwrap_or("plain") {
            "plain" => Manner::Plain,
            "speech" => Manner::Speech,
            unknown => return Err(Refused::new("bad-argument", format!("there is no style `{unknown}`"))),
        };
        let reading = Reading::of(text, from.table());
        let reading = reading.map_err(|error| Refused::new(error.code(), error.to_string()))?;
        let mut san = reading.san();
        if let Some(position) = self.position()? {
            let resolved = position.resolve_reading(&reading);
            let illegal = || Refused::new("illegal-move", format!("`{text}` is not legal in this position"));
            san = resolved.map_err(|_| illegal())?.proper;
        }
        let said = words.say(&san, manner, Context::default());
        Ok(json!({"text": said.map_err(|error| Refused::new("no-words", error.to_string()))?}))
    }

    fn find(&self, languages: &Registry) -> Result<Value, Refused> {
        let (text, from, english) = (self.text()?, self.from(languages)?, languages.get("en")?);
        let (least, index) = (self.confidence()?, LineIndex::new(text));
        let found = find(text, from.table()).into_iter().filter(|found| found.confidence >= least);
        let moves: Vec<Value> = found
            .map(|found| {
                json!({
                    "span": Spans::new(&index, found.span),
                    "text": found.span.of(text),
                    "san": found.san.display(english.table(), &Style::pgn()).to_string(),
                    "kind": found.kind.name(),
                    "confidence": found.confidence.name(),
                    "why": found.why.code(),
                })
            })
            .collect();
        Ok(json!({"moves": moves}))
    }

    fn translate(&self, languages: &Registry) -> Result<Value, Refused> {
        let (text, from, to) = (self.text()?, self.from(languages)?, self.to(languages)?);
        let (format, rewriting) = (self.format()?.of(None, text, from), self.rewriting(to)?);
        if rewriting.form != Form::Short {
            return Err(Refused::new("bad-argument", "this style is for `render` with a `fen`"));
        }
        let done = if format.is_games() {
            Translator::new(from.table(), to.table())
                .with_layout(rewriting.layout)
                .partial(self.partial)
                .lines_apart(format == Format::Moves)
                .translate(text)
        } else {
            let prose = Prose::new(from.table(), to.table()).at_least(self.confidence()?);
            let done = translate_document(text, format, &prose.with_layout(rewriting.layout));
            done.map_err(|error| Refused::new("malformed-document", error.to_string()))?
        };
        let index = LineIndex::new(text);
        let edit = |edit: &alfil::Edit| json!({"span": Spans::new(&index, edit.source), "replacement": edit.target.of(&done.text)});
        let edits: Vec<Value> = done.edits.iter().map(edit).collect();
        Ok(json!({"text": done.text, "edits": edits, "diagnostics": findings(text, &done.diagnostics)}))
    }

    fn check(&self, languages: &Registry) -> Result<Value, Refused> {
        let (text, language) = (self.text()?, self.from(languages)?);
        let rules = match self.rules.as_deref().unwrap_or("lenient") {
            "lenient" => Rules::Lenient,
            "fide" => Rules::Fide,
            "pgn" => Rules::Pgn,
            unknown => return Err(Refused::new("bad-argument", format!("there are no rules `{unknown}`"))),
        };
        let checked = check_document(text, self.format()?.of(None, text, language), language.table(), rules);
        let checked = checked.map_err(|error| Refused::new("malformed-document", error.to_string()))?;
        let index = LineIndex::new(text);
        let findings: Vec<Value> = checked
            .findings
            .iter()
            .map(|finding| {
                let mut object = json!({
                    "code": finding.code,
                    "severity": finding.severity.name(),
                    "message": finding.message,
                    "source_span": Spans::new(&index, finding.span),
                });
                add_fix(&mut object, &index, finding.fix.as_ref());
                object
            })
            .collect();
        Ok(json!({"findings": findings}))
    }

    fn compare(&self, languages: &Registry) -> Result<Value, Refused> {
        let (from, to) = (self.from(languages)?, self.to(languages)?);
        let source = needed(self.source.as_deref(), "source")?;
        let target = needed(self.target.as_deref(), "target")?;
        let (source_format, target_format) =
            (self.format()?.of(None, source, from), self.format()?.of(None, target, to));
        let found = compare(source, source_format, from.table(), target, target_format, to.table());
        let found = found.map_err(|error| Refused::new("malformed-document", error.to_string()))?;
        let (source_index, target_index) = (LineIndex::new(source), LineIndex::new(target));
        let finding = |mismatch: &Mismatch| {
            let mut object = json!({
                "code": mismatch.kind.code(),
                "severity": mismatch.kind.severity().name(),
                "message": mismatch.message,
                "target_span": Spans::new(&target_index, mismatch.target),
            });
            if let Some(span) = mismatch.source {
                object["source_span"] = json!(Spans::new(&source_index, span));
            }
            add_fix(&mut object, &target_index, mismatch.fix.as_ref());
            object
        };
        let mut findings: Vec<Value> = found.iter().map(finding).collect();
        let sides = [
            (source, source_format, "source_span", source_index),
            (target, target_format, "target_span", target_index),
        ];
        for (text, format, key, index) in sides {
            for fault in faults(text, format).iter().map(|fault| fault.diagnostic(text)) {
                let mut object =
                    json!({"code": fault.code, "severity": fault.severity.name(), "message": fault.message});
                object[key] = json!(Spans::new(&index, fault.span));
                findings.push(object);
            }
        }
        Ok(json!({"findings": findings}))
    }

    fn detect(&self, languages: &Registry) -> Result<Value, Refused> {
        let text = self.text()?;
        let format = self.format()?.in_any(None, text, languages);
        let found = detect_document(text, format, languages);
        let found = found.map_err(|error| Refused::new("malformed-document", error.to_string()))?;
        let languages: Vec<Value> = found
            .candidates
            .iter()
            .map(|candidate| {
                let tags: Vec<&str> = candidate.locales.iter().map(|locale| locale.tag()).collect();
                json!({"tags": tags, "read": candidate.legal, "of": candidate.plies})
            })
            .collect();
        Ok(json!({"languages": languages}))
    }
}

fn needed<'a>(value: Option<&'a str>, key: &str) -> Result<&'a str, Refused> {
    value.ok_or_else(|| Refused::new("malformed", format!("the request has no `{key}`")))
}

fn findings(text: &str, findings: &[Diagnostic]) -> Value {
    let index = LineIndex::new(text);
    let object = |finding: &Diagnostic| {
        let mut object = json!({
            "code": finding.code,
            "severity": finding.severity.name(),
            "message": finding.message,
            "span": Spans::new(&index, finding.span),
        });
        if let Some(help) = &finding.help {
            object["help"] = json!(help);
        }
        add_fix(&mut object, &index, finding.fix.as_ref());
        object
    };
    findings.iter().map(object).collect()
}

fn add_fix(object: &mut Value, index: &LineIndex<'_>, fix: Option<&alfil::Fix>) {
    if let Some(fix) = fix {
        let span: Span = fix.span;
        object["fix"] = json!({"span": Spans::new(index, span), "replacement": fix.replacement});
    }
}

fn locales(languages: &Registry) -> Value {
    let locales: Vec<Value> = languages.iter().map(super::locales::object).collect();
    json!({"locales": locales})
}

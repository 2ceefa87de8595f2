//! The answer to each request.

use alfil::document::{
    Form, Format, Mismatch, Prose, check_document, compare, detect_document, faults, find, rewrite_move,
    translate_document,
};
use alfil::locale::{FileNames, Words};
use alfil::{Diagnostic, LineIndex, Registry, Replayed, Span, Style, Token, Translator, lex};
use serde_json::{Value, json};

use super::Refused;
use super::request::{Request, needed};
use crate::commands::render::Written;
use crate::commands::say::Speaker;
use crate::commands::{locales, parse, render};
use crate::report::{Report, Spans};

impl Request {
    /// The answer, without the request's `id`.
    pub(super) fn answer(&self, languages: &Registry, report: &Report) -> Result<Value, Refused> {
        match self.op.as_str() {
            "render" => self.render(languages, report),
            "parse" => self.parse(languages, report),
            "find" => self.find(languages),
            "translate" => self.translate(languages, report),
            "check" => self.check(languages, report),
            "compare" => self.compare(languages, report),
            "detect" => self.detect(languages),
            "locales" => Ok(json!({"locales": languages.iter().map(locales::object).collect::<Vec<_>>()})),
            "" => Err(Refused::new("malformed", "the request has no `op`")),
            "say" => self.say(languages),
            unknown => Err(Refused::new("unsupported-op", format!("there is no operation `{unknown}`"))),
        }
    }

    fn render(&self, languages: &Registry, report: &Report) -> Result<Value, Refused> {
        let (text, from, to) = (self.text()?, self.from(languages)?, self.to(languages)?);
        let rewriting = self.rewriting(to)?;
        let written = match Written::of(text, from.table()) {
            Ok(written) => written,
            Err(error) => {
                let finding = render::unreadable(text, error, 0, from);
                return Ok(
                    json!({"text": text, "exact": false, "diagnostics": findings(text, &[finding], report)}),
                );
            }
        };
        let translator = Translator::new(from.table(), to.table()).with_layout(rewriting.layout.clone());
        let Some(position) = self.position()? else {
            if rewriting.form != Form::Short {
                return Err(Refused::new("bad-argument", "this style needs a position: add `fen`"));
            }
            let written = written.translated(&translator).unwrap_or_else(|_| text.to_string());
            return Ok(json!({"text": written, "exact": true, "diagnostics": []}));
        };
        let reading = &written.reading;
        Ok(match position.resolve_reading(reading) {
            Ok(resolved) => {
                let (from, to) = (from.table(), to.table());
                let moved = rewrite_move(written.text, reading, &resolved, from, to, &rewriting);
                json!({"text": moved + &written.behind(&translator), "exact": true, "diagnostics": []})
            }
            Err(refusal) => {
                let finding = render::refused(text, &reading.san(), &refusal, &position, 0, from);
                json!({"text": text, "exact": false, "diagnostics": findings(text, &[finding], report)})
            }
        })
    }

    fn parse(&self, languages: &Registry, report: &Report) -> Result<Value, Refused> {
        let (text, from, english) = (self.text()?, self.from(languages)?, languages.get("en")?);
        let position = self.position()?;
        let index = LineIndex::new(text);
        let read = parse::read(text, from);
        let tokens = match &read {
            Ok(read) => read.tokens.clone(),
            Err(_) => lex(text, from.table()).collect(),
        };
        let token = |token: Token| {
            let span = token.span();
            json!({"kind": token.kind().name(), "span": Spans::new(&index, span), "text": span.of(text)})
        };
        let tokens: Vec<Value> = tokens.into_iter().map(token).collect();
        let mut answer = json!({"tokens": tokens, "san": null});
        match read {
            Ok(read) => {
                let mut san = read.san;
                match position.as_ref().map(|position| (position, read.resolve(position))) {
                    Some((_, Ok(resolved))) => {
                        san = resolved.proper;
                        answer["uci"] = json!(resolved.mv.uci().to_string());
                    }
                    Some((position, Err(refusal))) => {
                        let finding = render::refused(text, &read.san, &refusal, position, 0, from);
                        answer["diagnostics"] = findings(text, &[finding], report);
                    }
                    None => {}
                }
                answer["san"] = json!(san.display(english.table(), &Style::pgn()).to_string());
                if !read.judgements.is_empty() {
                    let texts = read.judgements.iter().map(|judgement| report.say(&judgement.message()));
                    answer["judgements"] = texts.collect::<Vec<_>>().into();
                }
            }
            Err(error) => {
                answer["diagnostics"] = findings(text, &[render::unreadable(text, error, 0, from)], report);
            }
        }
        Ok(answer)
    }

    /// With a position, what is captured and whether it is check are told by that.
    fn say(&self, languages: &Registry) -> Result<Value, Refused> {
        let (text, from, to) = (self.text()?, self.from(languages)?, self.to(languages)?);
        let words = Words::of(to.locale());
        let words = words.ok_or_else(|| Refused::new("no-words", format!("{to} has no words for moves")))?;
        let (manner, position) = (self.manner()?, self.position()?);
        let speaker = Speaker { from, words, manner, files: FileNames::Letters, position };
        let said = speaker.say(text, 0).map_err(|finding| Refused::telling(finding.code, finding.message))?;
        Ok(json!({"text": said}))
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

    fn translate(&self, languages: &Registry, report: &Report) -> Result<Value, Refused> {
        let (text, from, to) = (self.text()?, self.from(languages)?, self.to(languages)?);
        let (format, rewriting) = (self.format()?.of(None, text, from), self.rewriting(to)?);
        if rewriting.form != Form::Short && !self.replay {
            return Err(Refused::new("bad-argument", "this style needs positions: add `\"replay\": true`"));
        }
        let done = if format.is_games() && self.replay {
            let replayed = Replayed::new(from.table(), to.table()).with(rewriting).partial(self.partial);
            replayed.translate(text)
        } else if format.is_games() {
            Translator::new(from.table(), to.table())
                .with_layout(rewriting.layout)
                .partial(self.partial)
                .lines_apart(format == Format::Moves)
                .translate(text)
        } else {
            let prose = Prose::new(from.table(), to.table()).at_least(self.confidence()?);
            let prose =
                if self.replay { prose.replayed(rewriting) } else { prose.with_layout(rewriting.layout) };
            let done = translate_document(text, format, &prose);
            done.map_err(|error| Refused::telling("malformed-document", error.message()))?
        };
        let index = LineIndex::new(text);
        let edit = |edit: &alfil::Edit| json!({"span": Spans::new(&index, edit.source), "replacement": edit.target.of(&done.text)});
        let edits: Vec<Value> = done.edits.iter().map(edit).collect();
        Ok(
            json!({"text": done.text, "edits": edits, "diagnostics": findings(text, &done.diagnostics, report)}),
        )
    }

    fn check(&self, languages: &Registry, report: &Report) -> Result<Value, Refused> {
        let (text, language) = (self.text()?, self.from(languages)?);
        let rules = self.rules()?;
        let checked = check_document(text, self.format()?.of(None, text, language), language.table(), rules);
        let checked = checked.map_err(|error| Refused::telling("malformed-document", error.message()))?;
        let index = LineIndex::new(text);
        let findings: Vec<Value> = checked
            .findings
            .iter()
            .map(|finding| {
                let mut object = json!({
                    "code": finding.code,
                    "severity": finding.severity.name(),
                    "message": report.say(&finding.message),
                    "source_span": Spans::new(&index, finding.span),
                });
                add_fix(&mut object, &index, finding.fix.as_ref());
                object
            })
            .collect();
        Ok(json!({"findings": findings}))
    }

    fn compare(&self, languages: &Registry, report: &Report) -> Result<Value, Refused> {
        let (from, to) = (self.from(languages)?, self.to(languages)?);
        let source = needed(self.source.as_deref(), "source")?;
        let target = needed(self.target.as_deref(), "target")?;
        let (source_format, target_format) =
            (self.format()?.of(None, source, from), self.format()?.of(None, target, to));
        let found = compare(source, source_format, from.table(), target, target_format, to.table());
        let found = found.map_err(|error| Refused::telling("malformed-document", error.message()))?;
        let (source_index, target_index) = (LineIndex::new(source), LineIndex::new(target));
        let finding = |mismatch: &Mismatch| {
            let mut object = json!({
                "code": mismatch.kind.code(),
                "severity": mismatch.kind.severity().name(),
                "message": report.say(&mismatch.message),
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
                let mut object = json!({"code": fault.code, "severity": fault.severity.name(), "message": report.say(&fault.message)});
                object[key] = json!(Spans::new(&index, fault.span));
                findings.push(object);
            }
        }
        Ok(json!({"findings": findings}))
    }

    fn detect(&self, languages: &Registry) -> Result<Value, Refused> {
        let text = self.text()?;
        let format = self.format()?.in_any(None, text, None, languages);
        let found = detect_document(text, format, languages);
        let found = found.map_err(|error| Refused::telling("malformed-document", error.message()))?;
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

fn findings(text: &str, findings: &[Diagnostic], report: &Report) -> Value {
    let index = LineIndex::new(text);
    let object = |finding: &Diagnostic| {
        let mut object = json!({
            "code": finding.code,
            "severity": finding.severity.name(),
            "message": report.say(&finding.message),
            "span": Spans::new(&index, finding.span),
        });
        if let Some(help) = &finding.help {
            object["help"] = json!(report.say(help));
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

//! How findings are written: for people, for editors, for programs.

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};

use alfil::document::Mismatch;
use alfil::engine::{Argument, GameName, Message, Place};
use alfil::locale::LoadError;
use alfil::{Diagnostic, LineIndex, Severity, Span};
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use serde::Serialize;
use serde_json::{Value, json};

use crate::args::{Common, MessageFormat};
use crate::catalogue::Catalogue;
use crate::failure::Failure;
use crate::files::Encoding;
use crate::messages;
use crate::sarif::{self, Elsewhere};

/// Writes findings in the format that was asked for, to standard error or, where they are the result, to
/// standard output.
pub(crate) struct Report {
    format: MessageFormat,
    quiet: bool,
    catalogue: Catalogue,
    /// The findings of a SARIF document, which is written in one piece at the end.
    sarif: Vec<Value>,
}

/// Where findings go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stream {
    /// Standard error, beside the result.
    Beside,
    /// Standard output: they are the result.
    Result,
}

/// Places in the three units that programs count in; each is a start and an end.
#[derive(Serialize)]
pub(crate) struct Spans {
    bytes: [usize; 2],
    chars: [usize; 2],
    utf16: [usize; 2],
}

impl Spans {
    pub(crate) fn new(index: &LineIndex<'_>, span: Span) -> Spans {
        let (start, end) = (index.place(span.start), index.place(span.end));
        Spans {
            bytes: [start.byte, end.byte],
            chars: [start.character, end.character],
            utf16: [start.utf16, end.utf16],
        }
    }
}

/// A text and its name.
#[derive(Clone, Copy)]
pub(crate) struct Side<'a> {
    pub(crate) file: &'a str,
    pub(crate) text: &'a str,
    pub(crate) index: &'a LineIndex<'a>,
}

impl Side<'_> {
    /// What stands at a place in this text, for people.
    fn told(&self, span: Span) -> Message {
        let place = self.index.place(span.start);
        let place = format!("{}:{}:{}", self.file, place.line, place.column);
        messages::source_has(span.of(self.text), place)
    }

    /// A place in this text, for programs.
    fn place(&self, span: Span) -> Value {
        let start = self.index.place(span.start);
        let mut place = json!(Spans::new(self.index, span));
        place["file"] = json!(self.file);
        place["line"] = json!(start.line);
        place["column"] = json!(start.column);
        place
    }
}

impl Report {
    /// A report in the language that was asked for, or that of the environment. Programs get English where
    /// they do not ask for anything else.
    pub(crate) fn new(common: &Common, for_programs: bool) -> Result<Report, Failure> {
        let for_programs =
            for_programs || matches!(common.message_format, MessageFormat::Json | MessageFormat::Sarif);
        let catalogue = match &common.ui_lang {
            Some(tag) => Catalogue::asked_for(tag)?,
            None if for_programs => Catalogue::ENGLISH,
            None => Catalogue::of_environment(),
        };
        Ok(Report { catalogue, ..Report::in_english(common) })
    }

    pub(crate) fn in_english(common: &Common) -> Report {
        let (format, quiet) = (common.message_format, common.quiet);
        Report { format, quiet, catalogue: Catalogue::ENGLISH, sarif: Vec::new() }
    }

    /// A message in the language of this report.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.catalogue.say(message)
    }

    /// A finding with all its messages in the language of this report.
    fn told(&self, finding: &Diagnostic) -> Diagnostic {
        let told = |message: &Message| Message::verbatim(self.say(message));
        let mut finding = finding.clone();
        finding.message = told(&finding.message);
        if let (Some(game), MessageFormat::Short | MessageFormat::Sarif) = (&finding.game, self.format) {
            finding.message = told(&messages::with_game(finding.message, in_game(game)));
        }
        finding.help = finding.help.as_ref().map(told);
        for (_, message) in &mut finding.related {
            *message = told(message);
        }
        finding
    }

    /// Writes the findings on one text.
    pub(crate) fn findings(
        &mut self,
        file: &str,
        text: &str,
        findings: &[Diagnostic],
        stream: Stream,
    ) -> Result<(), Failure> {
        if findings.is_empty() {
            return Ok(());
        }
        self.findings_in(file, &LineIndex::new(text), findings, stream)
    }

    /// Writes the findings on a text, or on a part of it, whose lines `index` knows.
    pub(crate) fn findings_in(
        &mut self,
        file: &str,
        index: &LineIndex<'_>,
        findings: &[Diagnostic],
        stream: Stream,
    ) -> Result<(), Failure> {
        let mut out = String::new();
        for finding in findings {
            let finding = &self.told(finding);
            match self.format {
                MessageFormat::Human => out.push_str(&self.human(file, index, finding, stream)),
                MessageFormat::Short => out.push_str(&short(file, index.place(finding.span.start), finding)),
                MessageFormat::Json => {
                    let _ = writeln!(out, "{}", json_object(file, index, finding));
                }
                MessageFormat::Sarif => self.sarif.push(sarif::result(file, index, finding, None)),
            }
        }
        emit(&out, stream)
    }

    /// Writes the result of comparing a text with its translation. Findings lie in the translation; most have
    /// a place in the source as well.
    pub(crate) fn comparison(
        &mut self,
        source: Side<'_>,
        target: Side<'_>,
        found: &[Mismatch],
    ) -> Result<(), Failure> {
        for mismatch in found {
            let mut finding = mismatch.diagnostic();
            match (self.format, mismatch.source) {
                (MessageFormat::Human | MessageFormat::Short, span) => {
                    if source.file == target.file {
                        finding.related.extend(span.map(|span| (span, messages::the_source())));
                    } else {
                        finding.help = span.map(|span| source.told(span));
                    }
                    self.findings_in(target.file, target.index, &[finding], Stream::Result)?;
                }
                (MessageFormat::Json, span) => {
                    let mut object = json_object(target.file, target.index, &self.told(&finding));
                    object["target"] = target.place(finding.span);
                    if let Some(span) = span {
                        object["source"] = source.place(span);
                    }
                    emit(&format!("{object}\n"), Stream::Result)?;
                }
                (MessageFormat::Sarif, span) => {
                    let (finding, message) = (self.told(&finding), self.say(&messages::move_in_source()));
                    let elsewhere = span.map(|span| Elsewhere { side: source, span, message: &message });
                    self.sarif.push(sarif::result(target.file, target.index, &finding, elsewhere.as_ref()));
                }
            }
        }
        Ok(())
    }

    /// Writes what was held back until the end.
    pub(crate) fn finish(&mut self, stream: Stream) -> Result<(), Failure> {
        if self.format != MessageFormat::Sarif {
            return Ok(());
        }
        let document = sarif::document(std::mem::take(&mut self.sarif));
        emit(&format!("{document:#}\n"), stream)
    }

    /// Writes a line for a person to standard output, at the end of the findings.
    pub(crate) fn summary(&self, line: &Message) -> Result<(), Failure> {
        match self.format {
            MessageFormat::Human => emit(&format!("{}\n", self.say(line)), Stream::Result),
            _ => Ok(()),
        }
    }

    /// Says something to a person on standard error, unless told to be quiet.
    pub(crate) fn note(&self, message: &Message) {
        if !self.quiet && self.format == MessageFormat::Human {
            let _ = writeln!(io::stderr(), "{}", self.say(message));
        }
    }

    /// Says to a person what a text was read as, where that is not UTF-8.
    pub(crate) fn encoding(&self, name: &str, encoding: Encoding) {
        self.encodings(name, encoding, encoding);
    }

    /// The same where it is written in another one, or in the same.
    pub(crate) fn encodings(&self, name: &str, read: Encoding, written: Encoding) {
        if read != written {
            self.note(&messages::read_and_written_as(name, Argument::text(read), Argument::text(written)));
        } else if read != Encoding::Utf8 {
            self.note(&messages::encoding_read_as(name, Argument::text(read)));
        }
    }

    /// Says to a person at the end what was done, if there was something to say or somebody looks on:
    /// scripts that went well hear nothing.
    pub(crate) fn closing(&self, line: &Message, something_to_say: bool) {
        if something_to_say || io::stderr().is_terminal() {
            self.note(line);
        }
    }

    /// Says that something in a directory was not taken for a document.
    pub(crate) fn left_out(&mut self, name: &str) -> Result<(), Failure> {
        let message = messages::left_out();
        if self.format == MessageFormat::Human {
            self.note(&messages::with_place(name, message));
            return Ok(());
        }
        let finding = Diagnostic::new("left-out", Severity::Note, Span::new(0, 0), message);
        self.findings(name, "", &[finding], Stream::Beside)
    }

    /// Says why the work was not done, at the end.
    pub(crate) fn failure(&mut self, failure: &Failure) {
        self.not_done(failure);
        let _ = self.finish(Stream::Beside);
    }

    /// Says why something was not done.
    pub(crate) fn not_done(&mut self, failure: &Failure) {
        // If standard error is gone there is nobody left to tell.
        let _ = match failure {
            Failure::Tables(errors) => errors.iter().try_for_each(|error| self.load_error(error)),
            Failure::Style(path, text, faults) => {
                self.findings(&path.display().to_string(), text, faults, Stream::Beside)
            }
            other => self.message(&other.message()),
        };
    }

    fn load_error(&mut self, error: &LoadError) -> Result<(), Failure> {
        match error {
            LoadError::Refused { path, text, faults } => {
                self.findings(&path.display().to_string(), text, faults, Stream::Beside)
            }
            other => self.message(&other.message()),
        }
    }

    /// An error without a place.
    fn message(&mut self, message: &Message) -> Result<(), Failure> {
        let said = self.say(message);
        let line = match self.format {
            MessageFormat::Human | MessageFormat::Short => {
                format!("{}\n", self.say(&messages::program_error(said)))
            }
            MessageFormat::Json => {
                let object = json!({"severity": "error", "code": "not-done", "message": said});
                format!("{object}\n")
            }
            MessageFormat::Sarif => {
                self.sarif.push(sarif::message("not-done", &said));
                String::new()
            }
        };
        emit(&line, Stream::Beside)
    }

    /// The line with a mark under the place, and what to do.
    fn human(&self, file: &str, index: &LineIndex<'_>, finding: &Diagnostic, stream: Stream) -> String {
        let level = match finding.severity {
            Severity::Note => Level::NOTE.with_name(self.say(&messages::severity_note())),
            Severity::Warning => Level::WARNING.with_name(self.say(&messages::severity_warning())),
            Severity::Error => Level::ERROR.with_name(self.say(&messages::severity_error())),
        };
        let help_level = || Level::HELP.with_name(self.say(&messages::severity_help()));
        let mut group = Group::with_title(level.primary_title(finding.message.to_string()).id(finding.code));
        let excerpt = Excerpt::around(index, finding.span);
        let mut snippet = Snippet::source(excerpt.text)
            .line_start(excerpt.line)
            .fold(false)
            .annotation(AnnotationKind::Primary.span(excerpt.local(finding.span)));
        let mut others = Vec::new();
        for (span, message) in &finding.related {
            if excerpt.covers(*span) {
                let context = AnnotationKind::Context.span(excerpt.local(*span)).label(message.to_string());
                snippet = snippet.annotation(context);
            } else {
                let other = Excerpt::around(index, *span);
                let context = AnnotationKind::Context.span(other.local(*span)).label(message.to_string());
                others
                    .push(Snippet::source(other.text).line_start(other.line).path(file).annotation(context));
            }
        }
        // Beside a part of a line stands the column in the whole of it.
        let place = index.place(finding.span.start);
        let before = excerpt.text.get(..excerpt.local(finding.span).start).unwrap_or("");
        group = match place.column == before.chars().count() + 1 {
            true => group.element(snippet.path(file)),
            false => {
                let origin = Origin::path(file).line(place.line).char_column(place.column);
                group.element(origin).element(snippet)
            }
        };
        for other in others {
            group = group.element(other);
        }
        if let Some(game) = &finding.game {
            let note = Level::NOTE.with_name(self.say(&messages::severity_note()));
            group = group.element(note.message(self.say(&in_game(game))));
        }
        if let Some(help) = &finding.help {
            group = group.element(help_level().message(help.to_string()));
        }
        if let Some(fix) = &finding.fix {
            group = group.element(help_level().message(self.say(&messages::write_instead(&fix.replacement))));
        }
        let renderer = if colours(stream) { Renderer::styled() } else { Renderer::plain() };
        format!("{}\n\n", renderer.render(&[group]))
    }
}

fn emit(text: &str, stream: Stream) -> Result<(), Failure> {
    match stream {
        Stream::Result => crate::files::print(text),
        Stream::Beside => {
            let _ = io::stderr().lock().write_all(text.as_bytes());
            Ok(())
        }
    }
}

/// The game that a finding is about.
fn in_game(game: &GameName) -> Message {
    match game.name.as_str() {
        "" => messages::in_game(game.number),
        name => messages::in_named_game(game.number, name),
    }
}

/// Whether a person looks on and does not mind colours.
fn colours(stream: Stream) -> bool {
    let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    wanted
        && match stream {
            Stream::Beside => io::stderr().is_terminal(),
            Stream::Result => io::stdout().is_terminal(),
        }
}

/// The line of a place, or the part of a very long line that surrounds it.
struct Excerpt<'a> {
    text: &'a str,
    line: usize,
    start: usize,
}

impl<'a> Excerpt<'a> {
    fn around(index: &LineIndex<'a>, span: Span) -> Excerpt<'a> {
        /// More than fits on a screen, in bytes.
        const WIDE: usize = 160;
        let place = index.place(span.start);
        let whole = index.line(place.line);
        let line_start = place.byte - index.prefix(place).len();
        if whole.len() <= 2 * WIDE {
            return Excerpt { text: whole, line: place.line, start: line_start };
        }
        let within = place.byte - line_start;
        let from = whole.floor_char_boundary(within.saturating_sub(WIDE / 2));
        let to = whole.ceil_char_boundary((within + WIDE).min(whole.len()));
        let part = whole.get(from..to).unwrap_or("");
        Excerpt { text: part, line: place.line, start: line_start + from }
    }

    fn covers(&self, span: Span) -> bool {
        span.start >= self.start && span.start <= self.start + self.text.len()
    }

    /// A span within the excerpt; what goes beyond it is cut off.
    fn local(&self, span: Span) -> std::ops::Range<usize> {
        let local = |at: usize| at.saturating_sub(self.start).min(self.text.len());
        local(span.start)..local(span.end)
    }
}

fn short(file: &str, place: Place, finding: &Diagnostic) -> String {
    let Diagnostic { severity, code, message, .. } = finding;
    format!("{file}:{}:{}: {severity}[{code}]: {message}\n", place.line, place.column)
}

fn json_object(file: &str, index: &LineIndex<'_>, finding: &Diagnostic) -> Value {
    let place = index.place(finding.span.start);
    let mut object = json!({
        "file": file,
        "line": place.line,
        "column": place.column,
        "span": Spans::new(index, finding.span),
        "severity": finding.severity.name(),
        "code": finding.code,
        "message": finding.message.to_string(),
    });
    if let Some(game) = &finding.game {
        object["game"] = json!({"number": game.number, "name": game.name});
    }
    if let Some(help) = &finding.help {
        object["help"] = json!(help.to_string());
    }
    if !finding.related.is_empty() {
        let related = finding.related.iter();
        object["related"] = related
            .map(|(span, message)| json!({"span": Spans::new(index, *span), "message": message.to_string()}))
            .collect();
    }
    if let Some(fix) = &finding.fix {
        object["fix"] = json!({"span": Spans::new(index, fix.span), "replacement": fix.replacement});
    }
    object
}

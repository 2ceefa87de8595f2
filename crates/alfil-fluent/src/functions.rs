//! What the functions do, without Fluent's types around their results.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use alfil_engine::{Action, ItemKind, Judged, Judgement, Movetext, Nag, Role, San, Translator};
use alfil_locale::{Context, Manner, Notation, SayError, Words};
use fluent_bundle::{FluentArgs, FluentValue};

use crate::RegisterError;
use crate::options::{Options, Report};
use crate::style::{self, Form};

/// The functions of one bundle.
pub(crate) struct Functions {
    options: Options,
    /// The language that is written unless a message asks for another.
    tag: String,
    /// The words of the languages that were asked for, by the tags of their tables. Making them takes time.
    words: Mutex<BTreeMap<String, Option<Arc<Words>>>>,
}

/// Why a call was answered with what it was called with.
type Refusal = String;

impl Functions {
    /// # Errors
    /// One of the two languages has no table, or the style is none, or none for this language.
    pub(crate) fn new(options: Options, tag: String) -> Result<Functions, RegisterError> {
        options.registry.get(&options.reading)?;
        let functions = Functions { options, tag, words: Mutex::default() };
        let locale = functions.options.registry.get(&functions.tag)?.locale();
        match Form::named(&functions.options.style) {
            Some(Form::Words(_)) if locale.ftl().is_none() => {
                Err(RegisterError::NoWords(locale.tag().to_string()))
            }
            Some(_) => Ok(functions),
            None => Err(RegisterError::Style { name: functions.options.style, allowed: style::NAMES }),
        }
    }

    /// `MOVE`
    pub(crate) fn one_move(&self, positional: &[FluentValue<'_>], named: &FluentArgs<'_>) -> String {
        self.answer("MOVE", positional, named, &["style", "notation"], |text| {
            let to = self.notation(named)?;
            match self.form(named)? {
                Form::Notation(layout) => {
                    let from = self.reading()?;
                    let translator = Translator::new(from.table(), to.table()).with_layout(layout);
                    match translator.render(text) {
                        Ok(written) => Ok(written),
                        // With judgements by number, or these alone, it is a very short score.
                        Err(_) => self.judged(text).map(|_| translator.translate(text).text),
                    }
                }
                Form::Words(manner) => {
                    let judged = self.judged(text)?;
                    let said = self.words(to)?.say_written(&judged, manner, Context::default());
                    said.map_err(|error| error.to_string())
                }
            }
        })
    }

    /// `MOVES`: a whole line in one placeable, since Fluent allows a message a hundred.
    pub(crate) fn moves(&self, positional: &[FluentValue<'_>], named: &FluentArgs<'_>) -> String {
        self.answer("MOVES", positional, named, &["style", "notation"], |text| {
            let to = self.notation(named)?;
            let from = self.reading()?;
            let layout = match self.form(named)? {
                Form::Notation(layout) => layout,
                Form::Words(manner) => return self.line(text, from, to, manner),
            };
            let translator = Translator::new(from.table(), to.table()).with_layout(layout);
            let done = translator.translate(text);
            for diagnostic in &done.diagnostics {
                self.report("MOVES", diagnostic.span.of(text), &diagnostic.message.to_string());
            }
            Ok(done.text)
        })
    }

    /// A line in words: all of it, or none.
    fn line(
        &self,
        text: &str,
        from: Notation<'_>,
        to: Notation<'_>,
        manner: Manner,
    ) -> Result<String, Refusal> {
        let mut moves: Vec<(San, Vec<Judgement>)> = Vec::new();
        for item in Movetext::new(text, from.table()) {
            let word = item.span.of(text);
            let said = match item.kind {
                ItemKind::Move(san) => {
                    // The signs within its own text, such as `Nf3±`.
                    let judged = Judged::of(word, from.table()).map_err(|error| error.to_string())?;
                    moves.push((san, judged.judgements));
                    continue;
                }
                ItemKind::Number(_) | ItemKind::Dots | ItemKind::Space => continue,
                ItemKind::Nag(Some(number)) => Judgement::of(Nag::new(number)),
                ItemKind::Glyph => Judgement::from_sign(word),
                ItemKind::Unreadable(unreadable) => return Err(unreadable.error.to_string()),
                _ => None,
            };
            match (said, moves.last_mut()) {
                (Some(said), Some((_, judgements))) if judgements.len() < Judged::MAX_JUDGEMENTS => {
                    judgements.push(said);
                }
                _ => return Err(format!("`{word}` is not put into words")),
            }
        }
        let words = self.words(to)?;
        let say = |(san, judgements): &(San, Vec<Judgement>)| {
            words.say_judged(san, judgements, manner, Context::default())
        };
        let said: Result<Vec<String>, SayError> = moves.iter().map(say).collect();
        let line = said.and_then(|said| words.line(said.iter().map(String::as_str), manner));
        line.map_err(|error| error.to_string())
    }

    /// `PIECE`: a key in English, whatever the language, since variants are named in English.
    pub(crate) fn piece(&self, positional: &[FluentValue<'_>], named: &FluentArgs<'_>) -> String {
        self.answer("PIECE", positional, named, &[], |text| {
            Ok(match (self.san(text)?.action, role(&self.san(text)?)) {
                (_, Some(role)) => role.name(),
                (Action::Castle(_), None) => "castling",
                _ => "none",
            }
            .into())
        })
    }

    /// `PIECE_NAME`
    pub(crate) fn piece_name(&self, positional: &[FluentValue<'_>], named: &FluentArgs<'_>) -> String {
        self.answer("PIECE_NAME", positional, named, &["notation"], |text| {
            let key = Role::ALL.into_iter().find(|role| role.name() == text);
            let role = match key {
                Some(role) => role,
                None => role(&self.san(text)?).ok_or("no single chessman moves")?,
            };
            self.words(self.notation(named)?)?.piece(role).map_err(|error| error.to_string())
        })
    }

    /// What `function` makes of the one text it is called with; where it can't, the text, with a report.
    fn answer(
        &self,
        function: &'static str,
        positional: &[FluentValue<'_>],
        named: &FluentArgs<'_>,
        options: &[&str],
        answer: impl FnOnce(&str) -> Result<String, Refusal>,
    ) -> String {
        let text = match positional {
            [FluentValue::String(text)] => text.as_ref(),
            [FluentValue::Number(number)] => {
                let text = number.as_string().into_owned();
                self.report(function, &text, "a number is no move");
                return text;
            }
            _ => {
                self.report(function, "", "one text is needed");
                return format!("{function}()");
            }
        };
        let unknown = named.iter().map(|(name, _)| name).find(|name| !options.contains(name));
        let answered = match unknown {
            Some(name) => Err(format!("there is no option `{name}`")),
            None => answer(text),
        };
        answered.unwrap_or_else(|message| {
            self.report(function, text, &message);
            text.to_string()
        })
    }

    fn report(&self, function: &'static str, text: &str, message: &str) {
        (self.options.sink)(&Report { function, text: text.into(), message: message.into() });
    }

    fn san(&self, text: &str) -> Result<San, Refusal> {
        self.judged(text)?.reading.map(|reading| reading.san()).ok_or_else(|| "no move is made".into())
    }

    fn judged(&self, text: &str) -> Result<Judged, Refusal> {
        Judged::of(text, self.reading()?.table()).map_err(|error| error.to_string())
    }

    fn reading(&self) -> Result<Notation<'_>, Refusal> {
        self.options.registry.get(&self.options.reading).map_err(|error| error.to_string())
    }

    fn notation(&self, named: &FluentArgs<'_>) -> Result<Notation<'_>, Refusal> {
        let tag = option(named, "notation")?.unwrap_or(&self.tag);
        self.options.registry.get(tag).map_err(|error| error.to_string())
    }

    fn form(&self, named: &FluentArgs<'_>) -> Result<Form, Refusal> {
        let name = option(named, "style")?.unwrap_or(&self.options.style);
        Form::named(name)
            .ok_or_else(|| format!("there is no style `{name}`; the styles are {}", style::NAMES.join(", ")))
    }

    fn words(&self, notation: Notation<'_>) -> Result<Arc<Words>, Refusal> {
        let locale = notation.locale();
        // Nothing can be half done in there, so a thread that broke off did no harm.
        let mut words = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        let found = words.entry(locale.tag().to_string()).or_insert_with(|| Words::of(locale).map(Arc::new));
        found.clone().ok_or_else(|| format!("there are no words for moves in `{}`", locale.tag()))
    }
}

/// An option of a call, which must be text.
fn option<'a>(named: &'a FluentArgs<'_>, name: &'static str) -> Result<Option<&'a str>, Refusal> {
    match named.get(name) {
        None => Ok(None),
        Some(FluentValue::String(text)) => Ok(Some(text.as_ref())),
        Some(_) => Err(format!("the option `{name}` must be text")),
    }
}

fn role(san: &San) -> Option<Role> {
    match san.action {
        Action::Piece { role, .. } | Action::Drop { role, .. } => Some(role),
        Action::Pawn { .. } => Some(Role::Pawn),
        _ => None,
    }
}

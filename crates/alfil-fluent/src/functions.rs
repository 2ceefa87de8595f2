//! What the functions do, without Fluent's types around their results.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use alfil_engine::{Action, Role, San, Translator, parse};
use alfil_locale::{Context, Notation, Words};
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
                return Err(RegisterError::NoWords(locale.tag().to_string()));
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
                    translator.render(text).map_err(|error| error.to_string())
                }
                Form::Words(manner) => {
                    let san = self.san(text)?;
                    let said = self.words(to)?.say(&san, manner, Context::default());
                    said.map_err(|error| error.to_string())
                }
            }
        })
    }

    /// `MOVES`: a whole line in one placeable, since Fluent allows a message a hundred.
    pub(crate) fn moves(&self, positional: &[FluentValue<'_>], named: &FluentArgs<'_>) -> String {
        self.answer("MOVES", positional, named, &["style", "notation"], |text| {
            let to = self.notation(named)?;
            let Form::Notation(layout) = self.form(named)? else {
                return Err("a line of moves is not put into words".into());
            };
            let from = self.reading()?;
            let translator = Translator::new(from.table(), to.table()).with_layout(layout);
            let done = translator.translate(text);
            for diagnostic in &done.diagnostics {
                self.report("MOVES", diagnostic.span.of(text), &diagnostic.message.to_string());
            }
            Ok(done.text)
        })
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
        parse(text, self.reading()?.table()).map_err(|error| error.to_string())
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

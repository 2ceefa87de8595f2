//! `alfil say`: moves in words.

use alfil::engine::{Judged, Message};
use alfil::locale::{Context, FileNames, Manner, Words};
use alfil::{Diagnostic, Notation, Position, Registry, Severity, Span};

use super::lines;
use super::render::{position, refused, spoken, unreadable};
use crate::args::{Files, Say, Voice};
use crate::failure::{Failure, Outcome};
use crate::messages;
use crate::report::Report;

pub(crate) fn run(arguments: &Say, languages: &Registry, report: &mut Report) -> Result<Outcome, Failure> {
    let from = spoken(&arguments.from, languages)?;
    let to = languages.get(&arguments.to)?;
    let words = Words::of(to.locale())
        .ok_or_else(|| without(to, |tag, tags| messages::no_words_in(tag, tags), languages, |_| true))?;
    if arguments.files == Files::Names && !words.has_file_names() {
        return Err(without(
            to,
            |tag, tags| messages::no_file_names_in(tag, tags),
            languages,
            Words::has_file_names,
        ));
    }
    let speaker = Speaker {
        from,
        words,
        manner: match arguments.style {
            Voice::Plain => Manner::Plain,
            Voice::Speech => Manner::Speech,
        },
        files: match arguments.files {
            Files::Letters => FileNames::Letters,
            Files::Names => FileNames::Names,
        },
        position: arguments.fen.as_deref().map(position).transpose()?,
    };
    lines::answer(&arguments.moves, report, str::to_string, |text, start| speaker.say(text, start))
}

/// The failure for a language that has not what was asked for, with the languages that have it.
pub(super) fn without(
    to: Notation<'_>,
    message: impl Fn(&str, String) -> Message,
    languages: &Registry,
    has: impl Fn(&Words) -> bool,
) -> Failure {
    let having = |locale: &&alfil::Locale| Words::of(locale).is_some_and(|words| has(&words));
    let tags: Vec<&str> = languages.iter().filter(having).map(alfil::Locale::tag).collect();
    Failure::Usage(message(to.locale().tag(), tags.join(", ")))
}

/// Says moves in the words of one language.
pub(super) struct Speaker<'r> {
    pub(super) from: Notation<'r>,
    pub(super) words: Words,
    pub(super) manner: Manner,
    pub(super) files: FileNames,
    /// Where the moves are made; it tells what is captured and whether it is check.
    pub(super) position: Option<Position>,
}

impl Speaker<'_> {
    /// A move, which stands at byte `start` of the input, in words.
    pub(super) fn say(&self, text: &str, start: usize) -> Result<String, Box<Diagnostic>> {
        let judged = Judged::of(text, self.from.table())
            .map_err(|error| Box::new(unreadable(text, error, start, self.from)))?;
        let mut context = Context { captured: None, files: self.files };
        let said = match (&judged.reading, &self.position) {
            (Some(reading), Some(position)) => {
                let resolved = position.resolve_reading(reading).map_err(|refusal| {
                    Box::new(refused(text, &reading.san(), &refusal, position, start, self.from))
                })?;
                context.captured = resolved.mv.captured();
                self.words.say_judged(&resolved.proper, &judged.judgements, self.manner, context)
            }
            _ => self.words.say_written(&judged, self.manner, context),
        };
        said.map_err(|error| {
            let span = Span::new(start, start + text.len());
            Box::new(Diagnostic::new(
                "not-worded",
                Severity::Error,
                span,
                messages::not_worded(text, error.message()),
            ))
        })
    }
}

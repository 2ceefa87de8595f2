//! How a run can end: [`Outcome`] when the work was done, [`Failure`] when it was not.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use alfil::LookupError;
use alfil::engine::{Argument, Joint, Message, StyleError};
use alfil::locale::LoadError;

use crate::files::{Encoding, Suggestion, Undecodable, Unencodable};
use crate::messages;

/// The work was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// Nothing to say: exit code 0.
    Clean,
    /// Something was left as it was or found wrong, and reported: exit code 1.
    Findings,
    /// Of several files, some were not done, and it was said why: exit code 2.
    Incomplete,
}

/// The work was not done, and nothing was written: exit code 2.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Whoever read our output has had enough. Not an error: the program ends quietly.
    PipeClosed,
    Lookup(LookupError),
    Tables(Vec<LoadError>),
    Unreadable(PathBuf, io::Error),
    Unwritable(PathBuf, io::Error),
    /// With what it could be in, where that can be said.
    Undecodable(PathBuf, Box<Undecodable>, Option<Vec<Suggestion>>),
    Unencodable(PathBuf, Unencodable),
    Style(PathBuf, String, Vec<alfil::Diagnostic>),
    UnfitStyle(String, StyleError),
    Usage(Message),
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> ExitCode {
        match outcome {
            Outcome::Clean => ExitCode::SUCCESS,
            Outcome::Findings => ExitCode::from(1),
            Outcome::Incomplete => ExitCode::from(2),
        }
    }
}

impl Outcome {
    /// [`Outcome::Findings`] if there were any.
    pub(crate) fn with_findings(any: bool) -> Outcome {
        if any { Outcome::Findings } else { Outcome::Clean }
    }
}

impl From<LookupError> for Failure {
    fn from(error: LookupError) -> Failure {
        Failure::Lookup(error)
    }
}

impl Failure {
    /// Why, to say to a person.
    pub(crate) fn message(&self) -> Message {
        let shown = |path: &Path| Argument::text(path.display());
        match self {
            Failure::PipeClosed => messages::output_closed(),
            Failure::Lookup(error) => error.message(),
            Failure::Tables(errors) => match errors.as_slice() {
                [only] => only.message(),
                errors => messages::tables_unusable(errors.len()),
            },
            Failure::Unreadable(path, error) => messages::cannot_read(shown(path), error.to_string()),
            Failure::Unwritable(path, error) => messages::cannot_write(shown(path), error.to_string()),
            Failure::Undecodable(path, fault, suggestions) => {
                let encoding = match fault.encoding {
                    Encoding::Utf8 => "UTF-8".into(),
                    other => other.name(),
                };
                let advice = advice(fault, suggestions.as_deref());
                messages::not_in_encoding(
                    shown(path),
                    Argument::text(encoding),
                    Argument::text(fault),
                    advice,
                )
            }
            Failure::Unencodable(path, lack) => {
                messages::cannot_write_in(shown(path), Argument::text(lack.encoding), Argument::text(lack))
            }
            Failure::Style(path, _, faults) => {
                let reason = faults.first().map(|fault| fault.message.clone());
                messages::style_unusable(shown(path), reason.unwrap_or_else(|| Message::verbatim("")))
            }
            Failure::UnfitStyle(tag, error) => messages::style_unfit(tag, error.message()),
            Failure::Usage(message) => message.clone(),
        }
    }
}

/// What to do with a text that is not in the encoding that it was taken for. `suggestions` are what it could
/// be in, where that can be said.
fn advice(fault: &Undecodable, suggestions: Option<&[Suggestion]>) -> Message {
    match suggestions {
        _ if fault.sample.contains(&0) => messages::probably_no_text(),
        None => messages::save_as_utf8(),
        Some([]) => messages::say_the_encoding(),
        Some(choices @ [first, ..]) => {
            let choice = |choice: &Suggestion| format!("{} (`{}`)", choice.encoding, choice.word);
            let choices = Argument::list(choices.iter().map(choice), Joint::Or);
            messages::may_be_in(choices, Argument::text(first.encoding))
        }
    }
}

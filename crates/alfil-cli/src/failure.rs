//! How a run can end: [`Outcome`] when the work was done, [`Failure`] when it was not.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use alfil::LookupError;
use alfil::engine::StyleError;
use alfil::locale::LoadError;

use crate::files::{Encoding, Suggestion, Undecodable, Unencodable};

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
    Usage(String),
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

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::PipeClosed => f.write_str("the output was closed"),
            Failure::Lookup(error) => error.fmt(f),
            Failure::Tables(errors) => match errors.as_slice() {
                [only] => only.fmt(f),
                errors => write!(f, "{} language tables cannot be used", errors.len()),
            },
            Failure::Unreadable(path, error) => write!(f, "cannot read {}: {error}", path.display()),
            Failure::Unwritable(path, error) => write!(f, "cannot write {}: {error}", path.display()),
            Failure::Undecodable(path, fault, suggestions) => {
                let encoding = match fault.encoding {
                    Encoding::Utf8 => "UTF-8".into(),
                    other => other.name(),
                };
                write!(f, "{} is not {encoding}: {fault}; ", path.display())?;
                advice(f, fault, suggestions.as_deref())
            }
            Failure::Unencodable(path, lack) => write!(
                f,
                "cannot write {} in {}: {lack}; without --keep-encoding it is written in utf-8",
                path.display(),
                lack.encoding
            ),
            Failure::Style(path, _, faults) => write!(
                f,
                "the style {} cannot be used: {}",
                path.display(),
                faults.first().map_or(String::new(), |fault| fault.message.to_string())
            ),
            Failure::UnfitStyle(tag, error) => write!(f, "this style does not fit `{tag}`: {error}"),
            Failure::Usage(message) => f.write_str(message),
        }
    }
}

/// What to do with a text that is not in the encoding that it was taken for. `suggestions` are what it could
/// be in, where that can be said.
fn advice(
    f: &mut fmt::Formatter<'_>,
    fault: &Undecodable,
    suggestions: Option<&[Suggestion]>,
) -> fmt::Result {
    match suggestions {
        _ if fault.sample.contains(&0) => f.write_str("it is probably not a text"),
        None => f.write_str("save it as UTF-8"),
        Some([]) => f.write_str("if it is in another encoding, say which with --encoding"),
        Some([first, others @ ..]) => {
            write!(f, "it may be in {} (`{}`)", first.encoding, first.word)?;
            for (number, other) in others.iter().enumerate() {
                let before = if number + 1 == others.len() { " or" } else { "," };
                write!(f, "{before} {} (`{}`)", other.encoding, other.word)?;
            }
            write!(f, ": say which, as in --encoding {}", first.encoding)
        }
    }
}

//! How a run can end: [`Outcome`] when the work was done, [`Failure`] when it was not.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use alfil::LookupError;
use alfil::engine::StyleError;
use alfil::locale::LoadError;

/// The work was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// Nothing to say: exit code 0.
    Clean,
    /// Something was left as it was or found wrong, and reported: exit code 1.
    Findings,
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
    NotUtf8(PathBuf, NotUtf8),
    Style(PathBuf, String, Vec<alfil::Diagnostic>),
    UnfitStyle(String, StyleError),
    Usage(String),
}

/// What is known of a text that is not UTF-8.
#[derive(Debug)]
pub(crate) struct NotUtf8 {
    pub(crate) line: usize,
    pub(crate) byte: usize,
    pub(crate) looks_like: &'static str,
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> ExitCode {
        match outcome {
            Outcome::Clean => ExitCode::SUCCESS,
            Outcome::Findings => ExitCode::from(1),
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
            Failure::NotUtf8(path, NotUtf8 { line, byte, looks_like }) => write!(
                f,
                "{} is not UTF-8: line {line} has a byte (at offset {byte}) that cannot stand there; {looks_like}. \
                 Convert it first, for example with iconv",
                path.display()
            ),
            Failure::Style(path, _, faults) => write!(
                f,
                "the style {} cannot be used: {}",
                path.display(),
                faults.first().map_or("", |fault| fault.message.as_str())
            ),
            Failure::UnfitStyle(tag, error) => write!(f, "this style does not fit `{tag}`: {error}"),
            Failure::Usage(message) => f.write_str(message),
        }
    }
}

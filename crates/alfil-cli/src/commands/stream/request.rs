//! What a request may say: [`Request`].

use alfil::document::Confidence;
use alfil::locale::Manner;
use alfil::{Layout, Notation, Position, Registry, Rewriting, Rules};
use serde::Deserialize;

use super::Refused;
use crate::args::FormatArgument;
use crate::commands::style;

/// What a request may say. Keys that an operation does not need are ignored.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Request {
    pub(super) op: String,
    text: Option<String>,
    from: Option<String>,
    to: Option<String>,
    lang: Option<String>,
    style: Option<String>,
    fen: Option<String>,
    format: Option<String>,
    moves: Option<String>,
    rules: Option<String>,
    pub(super) source: Option<String>,
    pub(super) target: Option<String>,
    pub(super) partial: bool,
    pub(super) replay: bool,
}

impl Request {
    pub(super) fn text(&self) -> Result<&str, Refused> {
        needed(self.text.as_deref(), "text")
    }

    /// The language to read: `from`, or `lang` where one language is meant; English if neither is given.
    pub(super) fn from<'r>(&self, languages: &'r Registry) -> Result<Notation<'r>, Refused> {
        let tag = self.from.as_deref().or(self.lang.as_deref()).unwrap_or("en");
        Ok(languages.get(tag)?)
    }

    pub(super) fn to<'r>(&self, languages: &'r Registry) -> Result<Notation<'r>, Refused> {
        Ok(languages.get(needed(self.to.as_deref(), "to")?)?)
    }

    pub(super) fn position(&self) -> Result<Option<Position>, Refused> {
        let position = self.fen.as_deref().map(Position::from_fen).transpose();
        position.map_err(|error| Refused::telling("bad-fen", error.message()))
    }

    pub(super) fn format(&self) -> Result<FormatArgument, Refused> {
        let name = self.format.as_deref().unwrap_or("auto");
        let format = <FormatArgument as clap::ValueEnum>::from_str(name, true);
        format.map_err(|_| Refused::new("bad-argument", format!("there is no format `{name}`")))
    }

    pub(super) fn confidence(&self) -> Result<Confidence, Refused> {
        let name = self.moves.as_deref().unwrap_or("likely");
        let unknown = || Refused::new("bad-argument", "`moves` is `certain`, `likely` or `any`");
        Confidence::named(name).ok_or_else(unknown)
    }

    /// The way to write. A style from a file is for the command line; a request has no files.
    pub(super) fn rewriting(&self, to: Notation<'_>) -> Result<Rewriting, Refused> {
        let name = self.style.as_deref().unwrap_or("as-written");
        let unknown = || Refused::new("bad-argument", format!("there is no style `{name}`"));
        let rewriting = style::named(name).ok_or_else(unknown)?;
        if let Layout::Styled(style) = &rewriting.layout {
            let unfit = style.check_against(to.table());
            unfit.map_err(|error| Refused::telling("bad-argument", error.message()))?;
        }
        Ok(rewriting)
    }

    pub(super) fn rules(&self) -> Result<Rules, Refused> {
        match self.rules.as_deref().unwrap_or("lenient") {
            "lenient" => Ok(Rules::Lenient),
            "fide" => Ok(Rules::Fide),
            "pgn" => Ok(Rules::Pgn),
            unknown => Err(Refused::new("bad-argument", format!("there are no rules `{unknown}`"))),
        }
    }

    /// For whom words are.
    pub(super) fn manner(&self) -> Result<Manner, Refused> {
        match self.style.as_deref().unwrap_or("plain") {
            "plain" => Ok(Manner::Plain),
            "speech" => Ok(Manner::Speech),
            unknown => Err(Refused::new("bad-argument", format!("there is no style `{unknown}`"))),
        }
    }
}

/// A key that the operation cannot do without.
pub(super) fn needed<'a>(value: Option<&'a str>, key: &str) -> Result<&'a str, Refused> {
    value.ok_or_else(|| Refused::new("malformed", format!("the request has no `{key}`")))
}

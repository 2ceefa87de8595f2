//! From a move to its words.

use alfil_engine::{
    Action, Annotation, Arrival, Capture, File, Judgement, Mark, Nag, Origin, Rank, Role, San, Side, Square,
};
use fluent_bundle::{FluentArgs, FluentValue};

use super::{FileNames, Manner, SayError, Words};

/// The move, with what it captures named where that is known.
pub(super) fn with_captured(san: &San, captured: Option<Role>) -> San {
    let mut san = *san;
    if captured.is_some()
        && let Action::Piece { capture, .. } | Action::Pawn { capture, .. } = &mut san.action
    {
        *capture = Some(Capture { captured });
    }
    san
}

impl Manner {
    pub(super) const fn key(self) -> &'static str {
        match self {
            Manner::Plain => "plain",
            Manner::Speech => "speech",
        }
    }
}

impl Words {
    /// What is done on the board, in words.
    pub(super) fn action(&self, san: &San, manner: Manner, files: FileNames) -> Result<String, SayError> {
        if san.en_passant && !matches!(san.action, Action::Pawn { .. }) {
            return Err(SayError::NotAMove);
        }
        let voice = Voice { words: self, manner, files };
        let mut arguments = voice.nothing();
        let id = match san.action {
            Action::Piece { role, .. } if !role.is_piece() => return Err(SayError::NotAMove),
            Action::Piece { role, from, capture, to } => {
                arguments.set("piece", role.name());
                voice.origin(&mut arguments, from)?;
                voice.square(&mut arguments, to)?;
                captured(&mut arguments, capture);
                if capture.is_some() { "piece-captures" } else { "piece-moves" }
            }
            Action::Pawn { from, capture, to, promotion } => {
                arguments.set("piece", Role::Pawn.name());
                arguments.set("passing", yes(san.en_passant));
                voice.origin(&mut arguments, from)?;
                match to {
                    Arrival::Square(to) => voice.square(&mut arguments, to)?,
                    Arrival::File(file) => voice.file_only(&mut arguments, file)?,
                }
                captured(&mut arguments, capture);
                match promotion {
                    Some(role) if !role.is_promotion() => return Err(SayError::NotAMove),
                    Some(role) => arguments.set("promotion", role.name()),
                    None => {}
                }
                if capture.is_some() { "pawn-captures" } else { "pawn-moves" }
            }
            Action::Castle(side) => {
                arguments.set("side", if side == Side::Long { "long" } else { "short" });
                "castles"
            }
            Action::Null => "passes",
            Action::Drop { role, to } => {
                arguments.set("piece", role.name());
                voice.square(&mut arguments, to)?;
                "drops"
            }
            _ => return Err(SayError::NotAMove),
        };
        self.format(id, &arguments)
    }

    /// The action with what stands behind the move.
    pub(super) fn frame(&self, san: &San, manner: Manner, action: String) -> Result<String, SayError> {
        let mut arguments = FluentArgs::with_capacity(6);
        arguments.set("action", action);
        arguments.set("manner", manner.key());
        let mark = match san.mark {
            None => "none",
            Some(Mark::Check) => "check",
            Some(Mark::DoublePlus) => "double",
            Some(Mark::Mate) => "mate",
        };
        arguments.set("mark", mark);
        arguments.set("draw", yes(san.draw_offer));
        // A run of signs that is no judgement with a name is written as it is, and is silent.
        let unnamed = san.annotation.filter(|signs| signs.nag().is_none() && manner == Manner::Plain);
        arguments.set("annotation", if unnamed.is_some() { "other" } else { "none" });
        arguments.set("signs", unnamed.map(|signs| signs.to_string()).unwrap_or_default());
        self.format("move", &arguments)
    }

    /// What is said of a move, put behind it.
    pub(super) fn judged(
        &self,
        said: String,
        judgement: Judgement,
        manner: Manner,
    ) -> Result<String, SayError> {
        let mut arguments = FluentArgs::with_capacity(3);
        arguments.set("move", said);
        arguments.set("judgement", self.judgement(judgement, manner)?);
        arguments.set("manner", manner.key());
        self.format("judged", &arguments)
    }
}

/// What a suffix annotation says, where it has a name.
pub(super) fn verdict(annotation: Annotation) -> Option<Judgement> {
    Judgement::of(Nag::new(annotation.nag()?))
}

fn yes(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn captured(arguments: &mut FluentArgs<'_>, capture: Option<Capture>) {
    if let Some(role) = capture.and_then(|capture| capture.captured) {
        arguments.set("captured", role.name());
    }
}

/// Ranks are numbers in messages, since a name of a variant cannot be a figure.
fn number(rank: Rank) -> FluentValue<'static> {
    FluentValue::from(rank.index() + 1)
}

/// How squares are called.
struct Voice<'w> {
    words: &'w Words,
    manner: Manner,
    files: FileNames,
}

impl Voice<'_> {
    /// Every variable, for a move that says nothing; what a move says takes their places. So a message may
    /// ask about whatever it likes.
    fn nothing(&self) -> FluentArgs<'static> {
        let mut arguments = FluentArgs::with_capacity(16);
        for name in ["piece", "captured", "promotion", "side", "from", "from-file", "to-file"] {
            arguments.set(name, "none");
        }
        for name in ["from-text", "from-file-text", "to", "to-file-text"] {
            arguments.set(name, "");
        }
        arguments.set("from-rank", 0);
        arguments.set("to-rank", 0);
        arguments.set("arrival", "square");
        arguments.set("passing", "no");
        arguments.set("manner", self.manner.key());
        arguments
    }

    fn file(&self, file: File) -> Result<String, SayError> {
        let id = match (self.manner, self.files) {
            (Manner::Plain, _) => return Ok(self.words.files.get(file.index()).cloned().unwrap_or_default()),
            (Manner::Speech, FileNames::Letters) => "spoken-file",
            (Manner::Speech, FileNames::Names) if self.words.has_file_names() => "named-file",
            (Manner::Speech, FileNames::Names) => {
                return Err(SayError::NoFileNames(self.words.tag.clone()));
            }
        };
        let mut arguments = FluentArgs::with_capacity(1);
        arguments.set("file", file.name());
        self.words.format(id, &arguments)
    }

    fn rank(&self, rank: Rank) -> Result<String, SayError> {
        if self.manner == Manner::Plain {
            return Ok(self.words.ranks.get(rank.index()).cloned().unwrap_or_default());
        }
        let mut arguments = FluentArgs::with_capacity(1);
        arguments.set("rank", number(rank));
        self.words.format("spoken-rank", &arguments)
    }

    fn name(&self, square: Square) -> Result<String, SayError> {
        let (file, rank) = (self.file(square.file())?, self.rank(square.rank())?);
        Ok(match self.manner {
            Manner::Plain => file + &rank,
            Manner::Speech => format!("{file} {rank}"),
        })
    }

    fn origin(&self, arguments: &mut FluentArgs<'_>, from: Origin) -> Result<(), SayError> {
        let (key, text) = match (from.file, from.rank) {
            (None, None) => return Ok(()),
            (Some(file), None) => ("file", self.file(file)?),
            (None, Some(rank)) => ("rank", self.rank(rank)?),
            (Some(file), Some(rank)) => ("square", self.name(Square::new(file, rank))?),
        };
        arguments.set("from", key);
        arguments.set("from-text", text);
        if let Some(file) = from.file {
            arguments.set("from-file", file.name());
            arguments.set("from-file-text", self.file(file)?);
        }
        if let Some(rank) = from.rank {
            arguments.set("from-rank", number(rank));
        }
        Ok(())
    }

    fn square(&self, arguments: &mut FluentArgs<'_>, to: Square) -> Result<(), SayError> {
        arguments.set("to", self.name(to)?);
        arguments.set("to-file", to.file().name());
        arguments.set("to-file-text", self.file(to.file())?);
        arguments.set("to-rank", number(to.rank()));
        Ok(())
    }

    fn file_only(&self, arguments: &mut FluentArgs<'_>, to: File) -> Result<(), SayError> {
        arguments.set("arrival", "file");
        arguments.set("to", self.file(to)?);
        arguments.set("to-file", to.name());
        arguments.set("to-file-text", self.file(to)?);
        Ok(())
    }
}

//! Where a game starts, as its tags have it: [`Start`].

use alloc::boxed::Box;

use crate::fen::FenError;
use crate::position::Position;

/// What a tag says of the start of its game.
#[derive(Clone, Debug)]
pub(super) enum Start {
    Nothing,
    /// Another variant: nobody knows the position unless a tag tells it.
    Unknown,
    Fen(Box<Result<Position, FenError>>),
}

impl Start {
    /// PGN 9.7.2: the tag `FEN` says where the game starts.
    pub(super) fn of(tag: &str) -> Start {
        let tag = tag.trim_start_matches('[').trim_start();
        // Most tags are others.
        if !tag.starts_with(['F', 'f', 'V', 'v']) {
            return Start::Nothing;
        }
        let Some((name, value)) = tag.split_once('"') else { return Start::Nothing };
        let value = value.rsplit_once('"').map_or("", |(value, _)| value);
        let name = name.trim_end();
        let orthodox = ["", "?", "chess", "standard", "normal", "from position"];
        if name.eq_ignore_ascii_case("FEN") {
            Start::Fen(Box::new(Position::from_fen(value)))
        } else if name.eq_ignore_ascii_case("Variant")
            && !orthodox.iter().any(|name| value.eq_ignore_ascii_case(name))
        {
            Start::Unknown
        } else {
            Start::Nothing
        }
    }
}

//! What goes through a text in parts: [`Session`].

use std::io::{self, Write};

use alfil_engine::{Translation, Translator};

use crate::check::{CheckSession, Checked};
use crate::replayed::{ReplaySession, Replayed};

/// A translator of whole collections: [`Translator`] or [`Replayed`].
pub trait Translating: Sealed {}

impl Translating for Translator<'_> {}
impl Translating for Replayed<'_> {}

/// What only this crate may say of a translator.
pub trait Sealed {
    /// Begins a translation.
    fn session(&self) -> Box<dyn Session + '_>;
}

/// Work on a text that comes in parts. Spans count from the beginning of the whole.
pub trait Session {
    /// Goes on with the next part, writes its translation, and returns how many bytes of it are done with; the
    /// next part must begin with those that are not. Where there is much to report these may be any, even of the last
    /// part.
    fn feed(
        &mut self,
        text: &str,
        more: bool,
        done: &mut Translation,
        writer: &mut dyn Write,
    ) -> io::Result<usize>;

    /// Where the comment begins that is not closed yet.
    fn open_comment(&self) -> Option<usize>;

    /// Whether a tag that came next would begin a game that nothing before it has to do with.
    fn is_between_games(&self) -> bool;

    /// How many games have ended, by the count that findings go by.
    fn games(&self) -> u32;
}

impl Sealed for Translator<'_> {
    fn session(&self) -> Box<dyn Session + '_> {
        Box::new(self.session().pausing())
    }
}

impl Sealed for Replayed<'_> {
    fn session(&self) -> Box<dyn Session + '_> {
        Box::new(ReplaySession::new(self, false))
    }
}

impl Session for alfil_engine::Session<'_> {
    fn feed(
        &mut self,
        text: &str,
        more: bool,
        done: &mut Translation,
        writer: &mut dyn Write,
    ) -> io::Result<usize> {
        let (consumed, translation) = self.lend(text, more, done);
        writer.write_all(translation)?;
        Ok(consumed)
    }

    fn open_comment(&self) -> Option<usize> {
        self.open_comment()
    }

    fn is_between_games(&self) -> bool {
        self.is_between_games()
    }

    fn games(&self) -> u32 {
        0
    }
}

impl Session for ReplaySession<'_> {
    fn feed(
        &mut self,
        text: &str,
        more: bool,
        done: &mut Translation,
        writer: &mut dyn Write,
    ) -> io::Result<usize> {
        self.feed_in_pieces(text, more, done, |done| {
            writer.write_all(done.text.as_bytes())?;
            done.text.clear();
            Ok(())
        })
    }

    fn open_comment(&self) -> Option<usize> {
        self.open_comment()
    }

    fn is_between_games(&self) -> bool {
        self.is_between_games()
    }

    fn games(&self) -> u32 {
        self.games()
    }
}

impl Session for CheckSession<'_> {
    fn feed(
        &mut self,
        text: &str,
        more: bool,
        done: &mut Translation,
        _: &mut dyn Write,
    ) -> io::Result<usize> {
        let mut checked = Checked::default();
        let (games, moves) = (self.games(), self.moves());
        let consumed = self.feed(text, more, &mut checked);
        done.diagnostics.append(&mut checked.findings);
        done.moves += checked.moves.saturating_sub(moves) as usize;
        done.games += checked.games.saturating_sub(games) as usize;
        Ok(consumed)
    }

    fn open_comment(&self) -> Option<usize> {
        self.open_comment()
    }

    fn is_between_games(&self) -> bool {
        self.is_between_games()
    }

    fn games(&self) -> u32 {
        self.games()
    }
}

/// Takes note of nothing.
pub(super) struct Idle;

impl Session for Idle {
    fn feed(&mut self, text: &str, _: bool, _: &mut Translation, _: &mut dyn Write) -> io::Result<usize> {
        Ok(text.len())
    }

    fn open_comment(&self) -> Option<usize> {
        None
    }

    fn is_between_games(&self) -> bool {
        false
    }

    fn games(&self) -> u32 {
        0
    }
}

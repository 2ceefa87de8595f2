//! Scores that come in parts, game by game: [`Session`].
//!
//! Where a game begins is remembered with all that was said and written before it, so that a game with foreign
//! moves in it can be taken back, and one whose end has not come yet can come again.

use core::mem;

use super::letters::Letters;
use super::{Edit, Translation, Translator};
use crate::diagnostic::Diagnostic;
use crate::listed::Listed;
use crate::movetext::{Item, ItemKind, Likeness, Movetext, State};
use crate::nag::Nag;
use crate::output::Output;
use crate::trail::Trail;

mod findings;
mod skim;
mod write;

use self::findings::foreign_game;
pub use self::findings::swallowed_game;

/// What comes behind a part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Nothing: the text ends.
    Nothing,
    /// More of the text. A game is held back until all of it is there, except one that is longer than the part.
    Follows,
    /// The same, and even of a game that is longer than the part nothing is written: it comes again with a longer
    /// part. That is for games that did not begin in an earlier part.
    FollowsGames,
}

/// A translation of a text that comes in parts; made by [`Translator::session`].
#[derive(Clone, Debug)]
pub struct Session<'t> {
    translator: &'t Translator<'t>,
    state: State,
    game: Game,
    out: Output,
    /// How much of the present part is in the translation.
    copied: usize,
    /// Bytes of the source in earlier parts.
    read: usize,
    /// Bytes of the translation in earlier parts.
    taken: usize,
    /// Where in the whole text the last move ends that did not go the short way, for what is glued to it.
    last_move_end: usize,
    edits: Edits,
    /// Whether it stops at the end of a game when there is much to report.
    pausing: bool,
}

/// Which edits are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edits {
    None,
    /// Those that are not as long as what they replace.
    Shifts,
    All,
}

/// What is known of the game that is being read.
#[derive(Clone, Debug, Default)]
struct Game {
    start: Checkpoint,
    /// Whether a move has been seen, so that a tag begins another game.
    begun: bool,
    /// Whether it has tags.
    headed: bool,
    /// How many variations are open.
    depth: usize,
    /// Where in the whole text the comment starts that is not closed yet.
    comment: Option<usize>,
    /// Whether that comment was found to have another game in it.
    swallowed: bool,
    /// What was said of it.
    listed: Listed,
    /// The first of the foreign moves, and how many more there are.
    foreign: Option<(Diagnostic, usize)>,
    /// Whether the foreign moves were reported.
    reported: bool,
    /// Whether a part of it had to be written before all of it was read.
    partly_written: bool,
}

/// All that is needed to undo what was done since.
#[derive(Clone, Copy, Debug, Default)]
struct Checkpoint {
    state: State,
    source: usize,
    target: usize,
    edits: usize,
    diagnostics: usize,
    moves: usize,
}

impl<'t> Session<'t> {
    pub(super) fn new(translator: &'t Translator<'t>) -> Session<'t> {
        Session {
            translator,
            state: State::default(),
            game: Game::default(),
            out: Output::default(),
            copied: 0,
            read: 0,
            taken: 0,
            last_move_end: usize::MAX,
            edits: if translator.edits { Edits::All } else { Edits::None },
            pausing: false,
        }
    }

    /// The same, listing no edits but those by which what stands behind them is shifted. That is enough for those who
    /// want to know where in the translation a place of the source is.
    #[must_use]
    pub const fn list_shifts(mut self) -> Session<'t> {
        self.edits = Edits::Shifts;
        self
    }

    /// The same, stopping at the end of a game, even within the last part, when a few hundred findings are there to be
    /// taken away, so that they never take much memory. What comes behind is to be given again, as ever.
    ///
    /// ```
    /// use alfil_engine::{Translation, Translator};
    /// # let (english, spanish) = (alfil_engine::doctest::english(), alfil_engine::doctest::spanish());
    /// let translator = Translator::new(&english, &spanish);
    /// let (text, mut done) = ("1. Nf3) *\n".repeat(5000), Translation::default());
    /// let mut session = translator.session().pausing();
    /// let (mut at, mut found) = (0, 0);
    /// while at < text.len() {
    ///     at += session.feed(&text[at..], false, &mut done);
    ///     assert!(done.diagnostics.len() < 1000);
    ///     found += done.diagnostics.drain(..).len();
    /// }
    /// assert_eq!((found, done.games), (5000, 5000));
    /// ```
    #[must_use]
    pub const fn pausing(mut self) -> Session<'t> {
        self.pausing = true;
        self
    }
}

impl Session<'_> {
    /// Translates the next part of the text, appending to `done`, and returns how many bytes of it are
    /// done with. The next part must begin with those that are not.
    ///
    /// With `more` to come, a game is held back until all of it is there, for a foreign letter at its end
    /// forbids the translation of its beginning. Only a game that is longer than the part is written
    /// piecemeal. What is in `done` may be taken away between calls; spans count from the beginning of the
    /// whole text.
    pub fn feed(&mut self, text: &str, more: bool, done: &mut Translation) -> usize {
        let rest = if more { Rest::Follows } else { Rest::Nothing };
        let end = self.translate(text, rest, done, None);
        self.taken += self.out.length;
        let translation = mem::take(&mut self.out).finish();
        match done.text.is_empty() {
            true => done.text = translation,
            false => done.text.push_str(&translation),
        }
        end
    }

    /// As [`Session::feed`], but lends the translation of the part, which is UTF-8, and leaves `done.text` as it
    /// is. Nothing is allocated for a part that is no larger than those before it.
    ///
    /// ```
    /// use alfil_engine::{Translation, Translator};
    /// # let (english, spanish) = (alfil_engine::doctest::english(), alfil_engine::doctest::spanish());
    /// let translator = Translator::new(&english, &spanish);
    /// let (mut session, mut done) = (translator.session(), Translation::default());
    /// let (end, translation) = session.lend("1. Nf3 Nf6", false, &mut done);
    /// assert_eq!((end, translation), (10, &b"1. Cf3 Cf6"[..]));
    /// assert_eq!(done.moves, 2);
    /// ```
    pub fn lend(&mut self, text: &str, more: bool, done: &mut Translation) -> (usize, &[u8]) {
        let rest = if more { Rest::Follows } else { Rest::Nothing };
        let end = self.translate(text, rest, done, None);
        self.taken += self.out.length;
        (end, self.out.from(0))
    }

    /// As [`Session::lend`], for those who go through the part once more, to whom the trail is a help. What is lent
    /// is given by [`Session::lent`].
    ///
    /// ```
    /// use alfil_engine::{Movetext, Plain, Rest, Trail, Translation, Translator};
    /// # let (english, spanish) = (alfil_engine::doctest::english(), alfil_engine::doctest::spanish());
    /// let translator = Translator::new(&english, &spanish);
    /// let (mut session, mut done) = (translator.session(), Translation::default());
    /// let (text, mut trail) = ("1. Nf3 Nf6", Trail::default());
    /// session.feed_with_trail(text, Rest::Nothing, &mut done, &mut trail);
    /// assert_eq!(session.lent(), b"1. Cf3 Cf6");
    /// let mut movetext = Movetext::new(text, &english).along(&trail);
    /// let Some(Plain::Move(mv)) = movetext.plain() else { panic!() };
    /// assert_eq!(mv.span.of(text), "Nf3");
    /// ```
    pub fn feed_with_trail(
        &mut self,
        text: &str,
        rest: Rest,
        done: &mut Translation,
        trail: &mut Trail,
    ) -> usize {
        trail.clear();
        let end = self.translate(text, rest, done, Some(trail));
        self.taken += self.out.length;
        end
    }

    /// What was lent last.
    pub fn lent(&self) -> &[u8] {
        self.out.from(0)
    }

    /// Puts the translation of a part into `self.out`.
    fn translate(
        &mut self,
        text: &str,
        rest: Rest,
        done: &mut Translation,
        mut trail: Option<&mut Trail>,
    ) -> usize {
        let more = rest != Rest::Nothing;
        self.copied = 0;
        self.out.start(text.len());
        self.game.start = self.checkpoint(0, self.state, done);
        let mut movetext = Movetext::part(text, self.translator.from, self.state, more);
        let letters = self.translator.letters.as_deref().filter(|_| !self.translator.lines_apart);
        let mut pause = false;
        while !pause {
            if let Some(letters) = letters {
                self.skim(text, letters, &mut movetext, done, trail.as_deref_mut());
            }
            let Some(Item { kind, span }) = movetext.next() else { break };
            match kind {
                ItemKind::Move(san) => {
                    self.game.begun = true;
                    done.moves += 1;
                    if let Some(reading) = movetext.reading() {
                        match self.would_be_numbered(text, &reading, &san) {
                            true => self.warn("pawn-letter", span.shifted(self.read), done),
                            false => self.write_move(text, &reading, &san, done),
                        }
                    }
                    self.last_move_end = self.read + span.end;
                }
                ItemKind::Nag(Some(number)) => self.write_nag(text, span, Nag::new(number), done),
                ItemKind::Glyph => self.write_sign(text, span, done),
                ItemKind::Unreadable(unreadable) => {
                    self.game.begun |= unreadable.likeness != Likeness::Word;
                    self.report(text, span, &unreadable, done);
                }
                // It may have begun in an earlier part.
                ItemKind::Comment { closed: false } => {
                    self.look_for_game(text, span, done);
                    self.game.comment = self.game.comment.or(Some(self.read + span.start));
                }
                ItemKind::Comment { closed: true } => {
                    self.look_for_game(text, span, done);
                    (self.game.comment, self.game.swallowed) = (None, false);
                }
                ItemKind::VariationStart => self.game.depth += 1,
                ItemKind::VariationEnd if self.game.depth > 0 => self.game.depth -= 1,
                ItemKind::VariationEnd => self.warn("stray-bracket", span.shifted(self.read), done),
                ItemKind::Tag if self.is_between_games() => {
                    self.next_tags(text, span.start, done);
                }
                // A result within a variation ends nothing but the variation.
                ItemKind::Outcome(_) if self.game.depth == 0 => {
                    self.result(text, span.end, movetext.state(), done);
                }
                ItemKind::Space if self.translator.lines_apart && span.of(text).contains(['\n', '\r']) => {
                    self.next_game(text, span.end, movetext.state(), done);
                }
                _ => {}
            }
            pause = self.pausing && self.is_time_to_pause();
        }
        let end = if !more && !pause {
            self.unterminated(done);
            if self.game.begun {
                self.count_game(done);
            }
            self.settle(text, text.len(), done);
            text.len()
        } else if self.game.start.source > 0 || (rest == Rest::FollowsGames && !self.game.partly_written) {
            // This game comes again with the next part, and then all of it.
            let start = self.game.start;
            self.undo(done);
            self.state = start.state;
            self.game = Game::default();
            start.source
        } else {
            self.game.partly_written = true;
            self.state = movetext.state();
            self.settle(text, movetext.position(), done);
            movetext.position()
        };
        self.read += end;
        end
    }

    /// Where in the whole text the comment begins that is not closed yet.
    pub const fn open_comment(&self) -> Option<usize> {
        self.game.comment
    }

    /// Whether a part of the present game is written already because the game was longer than the part of the text
    /// that it began in.
    pub const fn is_within_long_game(&self) -> bool {
        self.game.partly_written
    }

    /// Whether a tag that came next would begin a game that nothing before it has to do with.
    pub const fn is_between_games(&self) -> bool {
        self.game.begun || !self.game.headed
    }

    /// Whether there are so many findings of games that have ended that they should be taken away.
    const fn is_time_to_pause(&self) -> bool {
        /// So many findings take some hundred kilobytes.
        const MANY: usize = 256;
        self.game.start.source > 0 && self.game.start.diagnostics >= MANY
    }

    fn checkpoint(&self, source: usize, state: State, done: &Translation) -> Checkpoint {
        Checkpoint {
            state,
            source,
            target: self.out.length,
            edits: done.edits.len(),
            diagnostics: done.diagnostics.len(),
            moves: done.moves,
        }
    }

    fn count_game(&self, done: &mut Translation) {
        if !self.translator.lines_apart {
            done.games += 1;
            done.games_left += usize::from(self.game.foreign.is_some());
        }
    }

    /// Ends the game with its result, behind which `end` is.
    fn result(&mut self, text: &str, end: usize, state: State, done: &mut Translation) {
        self.count_game(done);
        self.next_game(text, end, state, done);
    }

    /// Begins a game with its first tag. That is so even where the one before it has ended, so that what comes
    /// of a game does not depend on what stands between the two.
    fn next_tags(&mut self, text: &str, start: usize, done: &mut Translation) {
        if self.game.begun {
            self.count_game(done);
        }
        self.next_game(text, start, State::default(), done);
        self.game.headed = true;
    }

    /// Ends the game at `end` and begins another one there.
    fn next_game(&mut self, text: &str, end: usize, state: State, done: &mut Translation) {
        self.settle(text, end, done);
        self.game = Game { start: self.checkpoint(end, state, done), ..Game::default() };
    }

    /// Brings the translation up to `end`; without any edit in a game with foreign moves.
    fn settle(&mut self, text: &str, end: usize, done: &mut Translation) {
        if let Some((first, others)) = self.game.foreign.clone() {
            self.undo(done);
            if !self.game.reported {
                self.game.reported = true;
                done.diagnostics.push(foreign_game(first, others, self.game.partly_written));
            }
        }
        self.copy(text, end);
    }

    fn undo(&mut self, done: &mut Translation) {
        let Checkpoint { source, target, edits, diagnostics, moves, .. } = self.game.start;
        self.out.length = target;
        done.edits.truncate(edits);
        done.diagnostics.truncate(diagnostics);
        done.moves = moves;
        self.copied = source;
    }

    /// Copies the source up to `end`.
    fn copy(&mut self, text: &str, end: usize) {
        self.out.copy(text.as_bytes(), self.copied, end);
        self.copied = self.copied.max(end);
    }
}

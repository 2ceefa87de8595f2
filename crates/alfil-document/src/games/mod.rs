//! The games of a collection: where one ends and the next begins, and what they are called.

mod name;

use alfil_engine::{Diagnostic, GameName, ItemKind, Likeness, Span, SymbolTable};

/// Whether an item ends a game, so that another one begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cut {
    /// It does not.
    None,
    /// The next game begins with it.
    Before,
    /// The next game begins behind it.
    Behind,
}

/// Finds where games end, as [`Session`](alfil_engine::Session) does: with a result outside of variations,
/// and before the first of the next game's tags.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bounds {
    begun: bool,
    headed: bool,
    depth: usize,
}

impl Bounds {
    /// Goes on behind a move.
    pub(crate) const fn see_move(&mut self) {
        self.begun = true;
    }

    /// Goes on behind an item.
    pub(crate) fn see(&mut self, kind: &ItemKind) -> Cut {
        match kind {
            ItemKind::Move(_) => self.begun = true,
            ItemKind::Unreadable(word) => self.begun |= word.likeness != Likeness::Word,
            ItemKind::VariationStart => self.depth += 1,
            ItemKind::VariationEnd => self.depth = self.depth.saturating_sub(1),
            ItemKind::Tag if self.begun || !self.headed => {
                *self = Bounds { headed: true, ..Bounds::default() };
                return Cut::Before;
            }
            ItemKind::Outcome(_) if self.depth == 0 => {
                *self = Bounds::default();
                return Cut::Behind;
            }
            _ => {}
        }
        Cut::None
    }
}

/// Tells for each place of a part which game it belongs to, by the count of a [`Walk`](alfil_board::Walk).
#[derive(Clone, Debug, Default)]
pub(crate) struct Labels {
    /// Where games begin, in bytes of the whole, and their numbers, counted from 0.
    starts: Vec<(usize, u32)>,
    /// Where the game behind the one that ended last begins.
    next: usize,
    /// What the game is called that goes on from the part before.
    carried: String,
}

impl Labels {
    /// Begins a part at byte `at` of the whole, in game `number`.
    pub(crate) fn begin_part(&mut self, at: usize, number: u32) {
        self.starts.clear();
        self.starts.push((at, number));
        self.next = at;
    }

    /// A game ends at byte `at` of the whole.
    pub(crate) const fn end(&mut self, at: usize) {
        self.next = at;
    }

    /// Game `number` is under way.
    pub(crate) fn in_game(&mut self, number: u32) {
        if self.starts.last().is_none_or(|(_, last)| *last != number) {
            self.starts.push((self.next, number));
        }
    }

    /// How many starts are known, for [`Labels::back_to`].
    pub(crate) const fn len(&self) -> usize {
        self.starts.len()
    }

    /// Forgets all starts but the first `len`.
    pub(crate) fn back_to(&mut self, len: usize) {
        self.starts.truncate(len);
    }

    /// Says of each finding which game it is about, if there is more than one or the game has a name. `text`
    /// is the part, which begins at byte `start` of the whole.
    pub(crate) fn label(&self, findings: &mut [Diagnostic], text: &str, start: usize, table: &SymbolTable) {
        let mut last: Option<(usize, GameName)> = None;
        for finding in findings {
            let place = self.starts.partition_point(|(at, _)| *at <= finding.span.start).saturating_sub(1);
            let game = match &last {
                Some((known, game)) if *known == place => game.clone(),
                _ => self.name(place, text, start, table),
            };
            finding.game = Some(game.clone()).filter(|game| game.number > 1 || !game.name.is_empty());
            last = Some((place, game));
        }
    }

    /// Keeps the name of the game that goes on in the next part.
    pub(crate) fn carry(&mut self, text: &str, start: usize, table: &SymbolTable) {
        self.carried = self.name(self.starts.len().saturating_sub(1), text, start, table).name;
    }

    /// Forgets the name, where the next part begins with a game of its own.
    pub(crate) fn carry_nothing(&mut self) {
        self.carried.clear();
    }

    fn name(&self, place: usize, text: &str, start: usize, table: &SymbolTable) -> GameName {
        let Some((at, number)) = self.starts.get(place) else {
            return GameName { number: 1, name: String::new() };
        };
        let from = at.saturating_sub(start);
        let name = match place {
            0 if !self.carried.is_empty() => self.carried.clone(),
            _ => name::of(Span::new(from, text.len()).of(text), table),
        };
        GameName { number: number.saturating_add(1), name }
    }
}

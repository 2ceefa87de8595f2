//! A whole text, move by move: [`Replay`].

use alfil_engine::{Movetext, SymbolTable};

use crate::event::Event;
use crate::position::Position;
use crate::walk::Walk;

/// Replays a text: an iterator of [`Event`]s.
///
/// ```
/// use alfil_board::{Event, Replay, Verdict};
/// # let english = alfil_engine::doctest::english();
/// let text = "1. e4 e5 2. Nf3 Nf6 3. Bb2 1-0";
/// let failed = Replay::new(text, &english).find_map(|event| match event {
///     Event::Ply(ply) if matches!(ply.verdict, Verdict::Refused(_)) => Some(ply.span.of(text)),
///     _ => None,
/// });
/// assert_eq!(failed, Some("Bb2"));
/// ```
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    text: &'a str,
    movetext: Movetext<'a>,
    walk: Walk,
}

impl<'a> Replay<'a> {
    /// Replays games that start from the initial position where no tag says otherwise.
    pub fn new(text: &'a str, table: &'a SymbolTable) -> Replay<'a> {
        Replay::with(text, table, Walk::standard())
    }

    /// Replays games that start from `start` where no tag says otherwise.
    pub fn from_position(text: &'a str, table: &'a SymbolTable, start: Position) -> Replay<'a> {
        Replay::with(text, table, Walk::new(start))
    }

    /// Goes on from where `walk` is.
    pub fn with(text: &'a str, table: &'a SymbolTable, walk: Walk) -> Replay<'a> {
        Replay { text, movetext: Movetext::new(text, table), walk }
    }

    /// Where it is now: after the move that was returned last.
    pub const fn walk(&self) -> &Walk {
        &self.walk
    }
}

impl Iterator for Replay<'_> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        if let Some(event) = self.walk.pending() {
            return Some(event);
        }
        loop {
            // Looked at where it is, for moving it would cost more than looking.
            let next = self.movetext.next();
            let Some(item) = &next else { break };
            let event = self.walk.feed(self.text, item, || self.movetext.reading());
            if event.is_some() {
                return event;
            }
        }
        self.walk.finish(self.text.len())
    }
}

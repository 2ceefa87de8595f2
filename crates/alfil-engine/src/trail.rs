//! Where a translation found bare moves, for those who go through the same text again: [`Trail`].

use alloc::vec::Vec;

use crate::plain::bare::Found;

/// Where a translation has found the moves of a part of a text, and what they say, as far as that is easily kept.
///
/// A translation with a board goes through a text twice: without the board first, to know how much of it can be
/// translated, then with it. With the trail of the first, the second need not find and read most of the moves
/// anew. It is made by [`Session::lend_with_trail`](crate::Session::lend_with_trail) and followed by
/// [`Movetext::along`](crate::Movetext::along).
#[derive(Clone, Debug, Default)]
pub struct Trail {
    moves: Vec<Found>,
}

impl Trail {
    /// Forgets the part before.
    pub(crate) fn clear(&mut self) {
        self.moves.clear();
    }

    #[inline(always)]
    pub(crate) fn add(&mut self, found: Found) {
        self.moves.push(found);
    }

    /// Takes back the move that starts at `start`, if it is the last.
    pub(crate) fn take_back(&mut self, start: usize) {
        self.moves.pop_if(|found| found.start == start);
    }

    pub(crate) fn moves(&self) -> &[Found] {
        &self.moves
    }
}

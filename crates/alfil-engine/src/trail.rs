//! Where a translation found moves and brackets, for those who go through the same text again: [`Trail`].

use alloc::vec::Vec;

use crate::plain::bare::Found;

/// Where a translation has found the moves and variations of a part of a text, and what the moves say, as far as that
/// is easily kept.
///
/// A translation with a board goes through a text twice: without the board first, to know how much of it can be
/// translated, then with it. With the trail of the first, the second need not find and read most of the moves
/// anew. It is made by [`Session::feed_with_trail`](crate::Session::feed_with_trail) and followed by
/// [`Movetext::along`](crate::Movetext::along).
#[derive(Clone, Debug, Default)]
pub struct Trail {
    found: Vec<Found>,
}

impl Trail {
    /// Forgets the part before.
    pub(crate) fn clear(&mut self) {
        self.found.clear();
    }

    #[inline(always)]
    pub(crate) fn add(&mut self, found: Found) {
        self.found.push(found);
    }

    /// Takes back the move that starts at `start`, if it is the last.
    pub(crate) fn take_back(&mut self, start: usize) {
        self.found.pop_if(|found| found.start == start);
    }

    pub(crate) fn found(&self) -> &[Found] {
        &self.found
    }
}

//! A variation or the main line, and the count of its moves: [`Line`].

use alfil_engine::{Mark, Saying, Span};

use crate::color::Color;
use crate::event::WrittenNumber;
use crate::geometry::square;
use crate::legal_move::LegalMove;
use crate::position::Position;

/// A variation, or the main line.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// Before its last move, where that is known.
    pub(super) before: Option<Position>,
    /// After its last move, `None` where that is not known.
    pub(super) now: Option<Position>,
    /// What the author's numbers exceed the position's by, and what they exceeded them by before.
    pub(super) offset: i64,
    pub(super) former_offset: i64,
    /// The number that was last written.
    pub(super) last: Option<(u32, Color)>,
    /// Moves of this line.
    pub(super) plies: u32,
    /// Whether `[` opened it.
    pub(super) square: bool,
    /// The bracket that opened it.
    pub(super) opened: Option<Span>,
}

impl Line {
    pub(super) fn at(position: Option<Position>) -> Line {
        Line {
            before: None,
            now: position,
            offset: 0,
            former_offset: 0,
            last: None,
            plies: 0,
            square: false,
            opened: None,
        }
    }

    /// Becomes a variation from before the last move of `line`, or from where that starts.
    pub(super) fn branch_off(&mut self, line: &Line) {
        let start = if line.plies == 0 { &line.now } else { &line.before };
        match (&mut self.now, start) {
            (Some(now), Some(start)) => now.clone_from(start),
            (now, start) => now.clone_from(start),
        }
        self.before = None;
        (self.offset, self.former_offset) = (line.offset, line.former_offset);
        (self.last, self.plies, self.square, self.opened) = (None, 0, false, None);
    }

    /// The author's number of the move that is due, and whose move it is.
    pub(super) fn due(&self) -> (u32, Color) {
        let Some(now) = &self.now else { return (0, Color::White) };
        (u32::try_from(i64::from(now.number()) + self.offset).unwrap_or(0), now.turn())
    }

    /// How many plies a number is beyond what is due. A slip in one number does not make the next ones
    /// wrong, so the count before it is tried as well.
    pub(super) fn ahead(&mut self, written: WrittenNumber) -> i64 {
        let Some(now) = &self.now else { return 0 };
        let due = index(i64::from(now.number()), now.turn());
        let said = index(i64::from(written.number), written.color);
        if said == due + 2 * self.former_offset {
            self.offset = self.former_offset;
        }
        said - due - 2 * self.offset
    }

    /// Goes back before a move that failed, where a number says that it comes again.
    pub(super) fn retake(&mut self, written: Option<WrittenNumber>) {
        if self.now.is_none()
            && let Some(before) = &self.before
            && let Some(written) = written
            && index(i64::from(before.number()) + self.offset, before.turn())
                == index(i64::from(written.number), written.color)
        {
            self.now = self.before.take();
        }
    }

    /// Goes on by a move, if it is properly written. If not, nothing has happened.
    #[inline(always)]
    pub(super) fn advance_exactly(&mut self, says: &Saying) -> Option<LegalMove> {
        let now = self.now.as_mut()?;
        let bare = match says {
            Saying::Bare(bare) => bare,
            Saying::Other(san) => {
                let mv = now.exactly(san)?;
                self.play(Some(mv));
                return Some(mv);
            }
        };
        let mv = now.exact_move(bare.role, bare.from, bare.capture, square(bare.to), None)?;
        let former = self.before.clone();
        match &mut self.before {
            Some(before) => before.clone_from(now),
            None => self.before = Some(now.clone()),
        }
        now.play_own(mv);
        // What kind of check it is, is seen most quickly where the move was played.
        let told = match bare.mark {
            None => !now.is_check(),
            Some(Mark::Check) => now.is_check() && now.has_legal_move(),
            Some(Mark::Mate) => now.is_checkmate(),
            Some(Mark::DoublePlus) => false,
        };
        if !told {
            (self.now, self.before) = (self.before.take(), former);
            return None;
        }
        Some(mv)
    }

    /// Goes on by a move, or loses its way.
    pub(super) fn play(&mut self, mv: Option<LegalMove>) {
        match (mv, &mut self.now) {
            (Some(mv), Some(now)) => {
                match &mut self.before {
                    Some(before) => before.clone_from(now),
                    None => self.before = Some(now.clone()),
                }
                now.play_own(mv);
            }
            _ => self.before = self.now.take(),
        }
    }
}

fn index(number: i64, color: Color) -> i64 {
    2 * number + i64::from(color == Color::Black)
}

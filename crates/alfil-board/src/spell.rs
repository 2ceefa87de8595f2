//! From a legal move to its one proper spelling: [`Position::spell`].

use alfil_engine::{Action, Capture, File, Origin, Rank, San, Side, Square};
use cozy_chess::{BitBoard, Piece, get_knight_moves};

use crate::geometry::{bishop_rays, pawn_attacks_from, role_of, rook_rays, seeing, square_of};
use crate::legal_move::{Kind, LegalMove};
use crate::position::Position;
use crate::resolve::{Check, pawn_action};

impl Position {
    /// The one proper spelling of a legal move (C.8 to C.13): of the square of departure the file where
    /// that is enough, else the rank, else both (C.10; pinned pieces do not count); capture; check or mate;
    /// en passant. Nothing is allocated.
    ///
    /// The move must be one of this position; of any other the spelling means nothing.
    ///
    /// ```
    /// use alfil_board::Position;
    /// use alfil_engine::Style;
    /// # let english = alfil_engine::doctest::english();
    /// // The knight on c3 is pinned, so `Ne2` can only mean the one on g1.
    /// let position = Position::from_fen("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1")?;
    /// let mv = position.move_from_uci("g1e2").unwrap();
    /// let written = |san: alfil_engine::San| san.display(&english, &Style::fide()).to_string();
    /// assert_eq!(written(position.spell(mv)), "Ne2");
    /// assert_eq!(written(position.long(mv)), "Ng1e2");
    /// # Ok::<_, alfil_board::FenError>(())
    /// ```
    pub fn spell(&self, mv: LegalMove) -> San {
        let action = match mv.kind {
            Kind::Castle(side) => Action::Castle(side),
            Kind::Null => Action::Null,
            _ if mv.piece == Piece::Pawn => pawn_action(&mv),
            _ => piece_action(&mv, origin(mv.from, self.movers(mv.piece, mv.to))),
        };
        self.with_marks(mv, action)
    }

    /// The long form of a legal move: as [`Position::spell`], with the whole square of departure.
    pub fn long(&self, mv: LegalMove) -> San {
        let from = Origin::square(mv.from());
        let action = match (mv.kind, pawn_action(&mv)) {
            (Kind::Castle(side), _) => Action::Castle(side),
            (Kind::Null, _) => Action::Null,
            (_, Action::Pawn { capture, to, promotion, .. }) if mv.piece == Piece::Pawn => {
                Action::Pawn { from, capture, to, promotion }
            }
            _ => piece_action(&mv, from),
        };
        self.with_marks(mv, action)
    }

    fn with_marks(&self, mv: LegalMove, action: Action) -> San {
        let mut san = San::new(action);
        san.mark = self.check_after(mv).mark();
        san.en_passant = mv.is_en_passant();
        san
    }

    /// Whether a legal move gives check, and which.
    ///
    /// Mate is looked for only where there is check, and no further than to the first escape.
    #[inline(always)]
    pub fn check_after(&self, mv: LegalMove) -> Check {
        let checkers = self.checkers_after(mv);
        if checkers.is_empty() {
            return Check::None;
        }
        self.kind_of_check(mv, checkers)
    }

    #[inline(never)]
    fn kind_of_check(&self, mv: LegalMove, checkers: BitBoard) -> Check {
        let mut after = self.board.clone();
        after.play_unchecked(mv.to_library());
        if !after.generate_moves(|_| true) {
            Check::Mate
        } else if checkers.0 & (checkers.0 - 1) != 0 {
            Check::Double
        } else {
            Check::Single
        }
    }

    /// Which of the own chessmen attack the other king once `mv` is played; their squares after the move.
    #[inline(always)]
    fn checkers_after(&self, mv: LegalMove) -> BitBoard {
        let board = &self.board;
        let us = board.side_to_move();
        let king = board.king(!us);
        let (from, to) = (mv.from.bitboard(), mv.to.bitboard());
        let mut occupied = (board.occupied() & !from) | to;
        let queens = board.pieces(Piece::Queen);
        let own = board.colors(us) & !from;
        let mut diagonal = own & (board.pieces(Piece::Bishop) | queens);
        let mut straight = own & (board.pieces(Piece::Rook) | queens);
        let mut checkers = BitBoard::EMPTY;
        match mv.kind {
            Kind::Null => return BitBoard::EMPTY,
            Kind::Castle(side) => {
                let (king_to, rook_to) = castled(mv.from, side);
                occupied = (occupied & !to) | king_to.bitboard() | rook_to.bitboard();
                straight = (straight & !to) | rook_to.bitboard();
            }
            _ => {
                if mv.kind == Kind::EnPassant {
                    occupied &= !cozy_chess::Square::new(mv.to.file(), mv.from.rank()).bitboard();
                }
                match mv.promotion.unwrap_or(mv.piece) {
                    Piece::Pawn => checkers = pawn_attacks_from(king, !us) & to,
                    Piece::Knight => checkers = get_knight_moves(king) & to,
                    Piece::Bishop => diagonal |= to,
                    Piece::Rook => straight |= to,
                    Piece::Queen => {
                        diagonal |= to;
                        straight |= to;
                    }
                    Piece::King => {}
                }
            }
        }
        let aligned = (bishop_rays(king) & diagonal) | (rook_rays(king) & straight);
        checkers | seeing(aligned, king, occupied)
    }
}

/// Where king and rook stand after castling (Laws 3.8.2).
pub(crate) fn castled(king: cozy_chess::Square, side: Side) -> (cozy_chess::Square, cozy_chess::Square) {
    let (king_to, rook_to) = match side {
        Side::Short => (cozy_chess::File::G, cozy_chess::File::F),
        Side::Long => (cozy_chess::File::C, cozy_chess::File::D),
    };
    (cozy_chess::Square::new(king_to, king.rank()), cozy_chess::Square::new(rook_to, king.rank()))
}

fn piece_action(mv: &LegalMove, from: Origin) -> Action {
    let capture = mv.captured.map(|_| Capture::PLAIN);
    Action::Piece { role: role_of(mv.piece), from, capture, to: mv.to() }
}

/// What has to be said of a departure from `from` when all of `movers` could make the move (C.10).
#[inline]
pub(crate) fn origin(from: cozy_chess::Square, movers: BitBoard) -> Origin {
    let others = movers & !from.bitboard();
    if others.is_empty() {
        return Origin::NONE;
    }
    let square: Square = square_of(from);
    let (file, rank): (File, Rank) = (square.file(), square.rank());
    if (others & from.file().bitboard()).is_empty() {
        Origin::file(file) // C.10.1
    } else if (others & from.rank().bitboard()).is_empty() {
        Origin::rank(rank) // C.10.2
    } else {
        Origin::square(square) // C.10.3
    }
}

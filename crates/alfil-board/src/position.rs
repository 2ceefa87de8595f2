//! Where everything stands and who is to move: [`Position`].

use core::fmt;

use alfil_engine::{Role, San, Side, Square};
use cozy_chess::{BitBoard, Board, Piece, PieceMoves};

use crate::color::Color;
use crate::geometry::{bishop_rays, role_of, rook_rays, seeing, square, square_of};
use crate::legal_move::{Kind, LegalMove};
use crate::resolve::Resolution;

/// A position: chessmen, side to move, castling rights, en passant, move counters.
///
/// It knows everything that a FEN says and no history. It is small (about a hundred bytes), cheap to clone,
/// and owns nothing on the heap.
///
/// ```
/// use alfil_board::{Color, Position};
/// # let english = alfil_engine::doctest::english();
/// let mut position = Position::initial();
/// for text in ["f3", "e5", "g4", "Qh4#"] {
///     let san = alfil_engine::parse(text, &english)?;
///     let resolved = position.resolve(&san)?;
///     position.play(resolved.mv)?;
/// }
/// assert!(position.is_checkmate());
/// assert_eq!(position.turn(), Color::White);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) board: Board,
    /// Half-moves since the last capture or pawn move. The rules library stops counting at 100.
    pub(crate) halfmoves: u16,
    /// The number of the present move. The rules library stops counting at 65535, which a long record passes.
    pub(crate) number: u32,
}

impl Default for Position {
    fn default() -> Position {
        Position::initial()
    }
}

impl Position {
    /// The initial position (Laws, article 2.3).
    pub fn initial() -> Position {
        Position { board: Board::default(), halfmoves: 0, number: 1 }
    }

    /// The initial position of Chess960 with this number in Scharnagl's order, 0 to 959; 518 is that of
    /// orthodox chess (Laws, Guideline II).
    ///
    /// ```
    /// use alfil_board::Position;
    /// assert_eq!(Position::chess960(518), Some(Position::initial()));
    /// assert_eq!(Position::chess960(960), None);
    /// ```
    pub fn chess960(number: u16) -> Option<Position> {
        let board = |number| Board::chess960_startpos(number);
        (number < 960).then(|| Position { board: board(u32::from(number)), halfmoves: 0, number: 1 })
    }

    /// Who is to move.
    pub fn turn(&self) -> Color {
        Color::of(self.board.side_to_move())
    }

    /// What stands on a square.
    pub fn piece_at(&self, at: Square) -> Option<(Role, Color)> {
        let at = square(at);
        Some((role_of(self.piece_on(at)?), Color::of(self.board.color_on(at)?)))
    }

    /// Where a king stands.
    pub fn king(&self, color: Color) -> Square {
        square_of(self.board.king(library_color(color)))
    }

    /// The number of the present move: 1 at the start, one more after each of Black's moves.
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Half-moves since the last capture or pawn move (Laws 9.3, 9.6.2).
    pub fn halfmoves(&self) -> u32 {
        u32::from(self.halfmoves)
    }

    /// The square that a pawn has just passed over with its double step, whether or not a pawn can capture
    /// there.
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant_square().map(square_of)
    }

    /// Where the rook stands with which this side may still castle (Laws 3.8.2.1), whatever stands in the
    /// way at the moment.
    pub fn castling_rook(&self, color: Color, side: Side) -> Option<Square> {
        let color = library_color(color);
        self.rook_to_castle_with(color, side).map(square_of)
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        !self.board.checkers().is_empty()
    }

    /// Whether the side to move has any legal move. Stops at the first one found.
    pub fn has_legal_move(&self) -> bool {
        self.board.generate_moves(|_| true)
    }

    /// Whether the side to move is checkmated (Laws 1.4.1).
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the side to move is stalemated (Laws 5.2.1).
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// All legal moves, in no particular order. [`Position::resolve`] and [`Position::spell`] do without.
    ///
    /// ```
    /// assert_eq!(alfil_board::Position::initial().legal_moves().count(), 20);
    /// ```
    pub fn legal_moves(&self) -> LegalMoves<'_> {
        let mut groups = [None; LegalMoves::GROUPS];
        let mut free = groups.iter_mut();
        self.board.generate_moves(|moves| match free.next() {
            Some(slot) => {
                *slot = Some(moves);
                false
            }
            None => true,
        });
        LegalMoves { position: self, groups, group: 0, promotions: 0 }
    }

    /// The legal move from one square to another, if there is one; a promotion needs to be named. Castling
    /// is the king's move to g or c, or onto the rook; where the two mean different moves, as they may in
    /// Chess960, the king's own step comes first.
    pub fn move_between(&self, from: Square, to: Square, promotion: Option<Role>) -> Option<LegalMove> {
        let promotion = promotion.map(crate::geometry::piece);
        let (from, to) = (square(from), square(to));
        let mv = cozy_chess::Move { from, to, promotion };
        if self.board.is_legal(mv) {
            return Some(self.describe(mv));
        }
        let us = self.board.side_to_move();
        if self.piece_on(from) != Some(Piece::King) || from.rank() != to.rank() {
            return None;
        }
        let side = match to.file() {
            cozy_chess::File::G => Side::Short,
            cozy_chess::File::C => Side::Long,
            _ => return None,
        };
        let mv = cozy_chess::Move { from, to: self.rook_to_castle_with(us, side)?, promotion };
        self.board.is_legal(mv).then(|| self.describe(mv))
    }

    /// The legal move that is written so in the coordinates of the Universal Chess Interface: `e2e4`,
    /// `e7e8q`, castling as `e1g1` or as king takes rook, `0000` for a null move. Nothing else is accepted.
    pub fn move_from_uci(&self, text: &str) -> Option<LegalMove> {
        if text == "0000" {
            return self.null_move();
        }
        let promotion = match text.get(4..)? {
            "" => None,
            "q" => Some(Role::Queen),
            "r" => Some(Role::Rook),
            "b" => Some(Role::Bishop),
            "n" => Some(Role::Knight),
            _ => return None,
        };
        let (from, to) = (Square::from_name(text.get(..2)?)?, Square::from_name(text.get(2..4)?)?);
        self.move_between(from, to, promotion)
    }

    /// The move that only passes, `None` in check, where no move can be passed over.
    pub fn null_move(&self) -> Option<LegalMove> {
        let king = self.board.king(self.board.side_to_move());
        self.board.checkers().is_empty().then_some(LegalMove {
            piece: Piece::King,
            from: king,
            to: king,
            promotion: None,
            captured: None,
            kind: Kind::Null,
        })
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Where the move came from another position and is not legal in this one. Nothing is changed then.
    pub fn play(&mut self, mv: LegalMove) -> Result<(), NotLegalHere> {
        if !self.allows(mv) {
            return Err(NotLegalHere);
        }
        self.play_own(mv);
        Ok(())
    }

    /// Resolves a move and plays it, which is cheaper than to do the one after the other.
    ///
    /// ```
    /// use alfil_board::Position;
    /// # let english = alfil_engine::doctest::english();
    /// let mut position = Position::initial();
    /// position.advance(&alfil_engine::parse("e4", &english)?)?;
    /// assert!(position.advance(&alfil_engine::parse("e4", &english)?).is_err());
    /// assert_eq!(position.to_fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Position::resolve`]. Nothing is changed then.
    pub fn advance(&mut self, san: &San) -> Resolution {
        let resolution = self.resolve(san);
        if let Ok(resolved) = &resolution {
            self.play_own(resolved.mv);
        }
        resolution
    }

    /// Whether this move, wherever it comes from, is legal here.
    fn allows(&self, mv: LegalMove) -> bool {
        match mv.kind {
            Kind::Null => self.null_move() == Some(mv),
            Kind::Castle(side) => {
                let us = self.board.side_to_move();
                self.rook_to_castle_with(us, side) == Some(mv.to)
                    && self.board.king(us) == mv.from
                    && self.board.is_legal(mv.to_library())
            }
            Kind::EnPassant => {
                self.en_passant_square() == Some(mv.to) && self.capturers_en_passant(mv.to).has(mv.from)
            }
            Kind::Plain => {
                let movers = match mv.piece {
                    Piece::Pawn if mv.from.file() == mv.to.file() => self.pawn_advancing(mv.to),
                    Piece::Pawn => self.pawns_capturing(mv.to),
                    piece => self.movers(piece, mv.to),
                };
                movers.has(mv.from) && self.piece_on(mv.to) == mv.captured
            }
        }
    }

    /// Plays a move that was found in this very position.
    pub(crate) fn play_own(&mut self, mv: LegalMove) {
        self.halfmoves = match mv.captured {
            None if mv.piece != Piece::Pawn => self.halfmoves.saturating_add(1),
            _ => 0,
        };
        if self.board.side_to_move() == cozy_chess::Color::Black {
            self.number = self.number.saturating_add(1);
        }
        match mv.kind {
            // There is none in check, and then `mv` would not have been found here.
            Kind::Null => {
                if let Some(board) = self.board.null_move() {
                    self.board = board;
                }
            }
            _ => self.board.play_unchecked(mv.to_library()),
        }
    }

    /// All there is to know about a move that is legal here.
    pub(crate) fn describe(&self, mv: cozy_chess::Move) -> LegalMove {
        let cozy_chess::Move { from, to, promotion } = mv;
        let piece = self.piece_on(from).unwrap_or(Piece::Pawn);
        let target = self.piece_on(to);
        let (captured, kind) = if self.own().has(to) {
            let side = if to.file() > from.file() { Side::Short } else { Side::Long };
            (None, Kind::Castle(side))
        } else if piece == Piece::Pawn && target.is_none() && from.file() != to.file() {
            (Some(Piece::Pawn), Kind::EnPassant)
        } else {
            (target, Kind::Plain)
        };
        LegalMove { piece, from, to, promotion, captured, kind }
    }

    /// What stands on a square, found without a branch for each kind.
    #[inline(always)]
    pub(crate) fn piece_on(&self, square: cozy_chess::Square) -> Option<Piece> {
        if !self.board.occupied().has(square) {
            return None;
        }
        let bit = |piece| self.board.pieces(piece).0 >> square as u8 & 1;
        let index = bit(Piece::Knight)
            + 2 * bit(Piece::Bishop)
            + 3 * bit(Piece::Rook)
            + 4 * bit(Piece::Queen)
            + 5 * bit(Piece::King);
        Piece::try_index(index as usize)
    }

    // -- what resolving and spelling go by ---------------------------------------------------------

    pub(crate) fn own(&self) -> BitBoard {
        self.board.colors(self.board.side_to_move())
    }

    pub(crate) fn en_passant_square(&self) -> Option<cozy_chess::Square> {
        let rank = cozy_chess::Rank::Sixth.relative_to(self.board.side_to_move());
        self.board.en_passant().map(|file| cozy_chess::Square::new(file, rank))
    }

    pub(crate) fn rook_to_castle_with(
        &self,
        color: cozy_chess::Color,
        side: Side,
    ) -> Option<cozy_chess::Square> {
        let rights = self.board.castle_rights(color);
        let file = match side {
            Side::Short => rights.short,
            Side::Long => rights.long,
        };
        file.map(|file| cozy_chess::Square::new(file, cozy_chess::Rank::First.relative_to(color)))
    }

    /// Chessmen of the opponent that attack `target` when the squares of `occupied` are taken.
    pub(crate) fn attackers(&self, target: cozy_chess::Square, occupied: BitBoard) -> BitBoard {
        let board = &self.board;
        let us = board.side_to_move();
        let queens = board.pieces(Piece::Queen);
        let them = board.colors(!us);
        let diagonal = (board.pieces(Piece::Bishop) | queens) & bishop_rays(target);
        let straight = (board.pieces(Piece::Rook) | queens) & rook_rays(target);
        let far = seeing((diagonal | straight) & them, target, occupied);
        let near = (board.pieces(Piece::Knight) & cozy_chess::get_knight_moves(target))
            | (board.pieces(Piece::King) & cozy_chess::get_king_moves(target))
            | (board.pieces(Piece::Pawn) & crate::geometry::pawn_attacks_from(target, us));
        far | (near & them)
    }
}

pub(crate) const fn library_color(color: Color) -> cozy_chess::Color {
    match color {
        Color::White => cozy_chess::Color::White,
        Color::Black => cozy_chess::Color::Black,
    }
}

/// The iterator that [`Position::legal_moves`] returns.
#[derive(Clone, Debug)]
pub struct LegalMoves<'a> {
    position: &'a Position,
    groups: [Option<PieceMoves>; LegalMoves::GROUPS],
    group: usize,
    /// How many promotions of the present pawn to the present square were given.
    promotions: usize,
}

impl LegalMoves<'_> {
    /// The rules library calls back once for each chessman and at most twice for en passant.
    const GROUPS: usize = 20;
}

impl Iterator for LegalMoves<'_> {
    type Item = LegalMove;

    fn next(&mut self) -> Option<LegalMove> {
        const PROMOTIONS: [Piece; 4] = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight];
        loop {
            let PieceMoves { piece, from, to: squares } = self.groups.get_mut(self.group)?.as_mut()?;
            let Some(to) = squares.next_square() else {
                self.group += 1;
                continue;
            };
            let mut mv = cozy_chess::Move { from: *from, to, promotion: None };
            let last = matches!(to.rank(), cozy_chess::Rank::First | cozy_chess::Rank::Eighth);
            if *piece == Piece::Pawn && last {
                mv.promotion = PROMOTIONS.get(self.promotions).copied();
                self.promotions += 1;
            }
            if mv.promotion.is_none() || self.promotions == PROMOTIONS.len() {
                *squares ^= to.bitboard();
                self.promotions = 0;
            }
            return Some(self.position.describe(mv));
        }
    }
}

/// A [`LegalMove`] was played in a position in which it is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotLegalHere;

impl fmt::Display for NotLegalHere {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this move comes from another position and is not legal in this one")
    }
}

impl core::error::Error for NotLegalHere {}

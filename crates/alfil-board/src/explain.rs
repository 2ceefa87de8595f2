//! Why a move is refused, as one player would tell another: [`Explanation`].

use alloc::vec::Vec;
use core::fmt;

use alfil_engine::{Action, Argument, Arrival, Capture, Joint, Message, Origin, Role, San, Side, Square};
use cozy_chess::{BitBoard, Piece, Rank, get_king_moves, get_knight_moves};

use crate::color::Color;
use crate::geometry::{
    admitted, between, bishop_rays, line, pawn_attacks_from, piece, rook_rays, square, square_of,
};
use crate::legal_move::LegalMove;
use crate::messages;
use crate::position::Position;
use crate::refusal::{Contradiction, Contradictions, Refusal};
use crate::spell::castled;

/// Why a move was refused: everything that stands in its way.
///
/// Written with `{}` it is a sentence in plain English, without a full stop.
///
/// ```
/// use alfil_board::Position;
/// # let english = alfil_engine::doctest::english();
/// let position = Position::from_fen("4k3/8/8/8/8/8/3b4/4K1N1 w - - 0 1").unwrap();
/// let san = alfil_engine::parse("Ne2", &english).unwrap();
/// let refusal = position.resolve(&san).unwrap_err();
/// let explanation = position.explain(&san, &refusal);
/// assert_eq!(
///     explanation.to_string(),
///     "no white knight can go to e2: White is in check from the bishop on d2, and the knight on g1 does \
///      not end that there"
/// );
/// assert_eq!(explanation.article(), "3.9.2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    code: &'static str,
    turn: Color,
    action: Action,
    reasons: Vec<Reason>,
    contradictions: Contradictions,
    candidates: Vec<(LegalMove, San)>,
}

/// One thing that stands in the way of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// The game is over: the side to move is checkmated, or stalemated.
    GameOver {
        /// Whether it is mate.
        mate: bool,
    },
    /// An own chessman stands on the square of arrival (Laws 3.1).
    OwnChessman(Man),
    /// The side has no such piece.
    NoneLeft(Role),
    /// There are such pieces, but none where the move is said to depart.
    NoneThere(Role, Origin),
    /// Something else stands on the square of departure.
    OtherThere(Man),
    /// The chessman that the move names is the other side's.
    OthersTurn(Man),
    /// There are such chessmen, but none stands where it could make the move.
    NoneReaches(Role),
    /// A piece stands where the move departs, but does not move like that.
    NotItsWay(Man),
    /// Something stands in the way (Laws 3.5).
    Blocked(Man, Man),
    /// A chessman shields its king and may not leave the line (Laws 3.9.2).
    Pinned(Man, Man),
    /// The king is in check, and the move does not end that (Laws 3.9.2).
    InCheck(Man, Man),
    /// The king would be attacked on the square of arrival (Laws 3.9.2).
    Attacked(Man),
    /// The king or the rook has moved (Laws 3.8.2.1).
    RightLost(Side),
    /// The king is in check (Laws 3.8.2.2).
    CastlingOutOf(Man),
    /// The king would pass over an attacked square, or arrive on it (Laws 3.8.2.2).
    CastlingThrough(Square, Man),
    /// Something stands between king and rook, or where they go (Laws 3.8.2.2).
    CastlingBlocked(Man),
    /// There is nothing to capture on the square (Laws 3.7.3).
    NothingToCapture(Square),
    /// The pawn that would be captured en passant did not arrive with the last move (Laws 3.7.3.2).
    EnPassantGone(Man),
    /// Something stands on the square a pawn is to advance to (Laws 3.7.1).
    PawnStopped(Man),
    /// Capturing en passant would expose the king (Laws 3.9.2).
    EnPassantExposes(Man),
    /// A promotion is written where the pawn is not on the last rank (Laws 3.7.3.3).
    NotLastRank(Square),
}

/// A chessman on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Man {
    /// Which.
    pub role: Role,
    /// Whose.
    pub color: Color,
    /// Where.
    pub on: Square,
}

impl Man {
    /// Which it is and where it stands, to say to a person.
    pub fn message(self) -> Message {
        messages::man_on(self.role, self.on)
    }
}

impl fmt::Display for Man {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Explanation {
    /// A stable code for machine output; that of the [`Refusal`].
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// Everything that stands in the way, the weightiest first.
    pub fn reasons(&self) -> &[Reason] {
        &self.reasons
    }

    /// The moves that may be meant, each with its proper spelling. For an illegal move these are legal
    /// moves to the same square.
    pub fn candidates(&self) -> &[(LegalMove, San)] {
        &self.candidates
    }

    /// The article of the FIDE Laws that decides.
    pub fn article(&self) -> &'static str {
        match self.code {
            "ambiguous-move" => "C.10",
            "missing-promotion" => "C.11",
            "contradicted-move" => "C.13",
            _ => self.reasons.first().map_or_else(|| self.way(), |reason| reason.article()),
        }
    }

    /// The article on how the chessman moves.
    fn way(&self) -> &'static str {
        match self.action {
            Action::Piece { role, .. } => way_of(role),
            Action::Castle(_) => "3.8.2",
            _ => "3.7",
        }
    }
}

const fn way_of(role: Role) -> &'static str {
    match role {
        Role::Bishop => "3.2",
        Role::Rook => "3.3",
        Role::Queen => "3.4",
        Role::Knight => "3.6",
        Role::King => "3.8.1",
        Role::Pawn => "3.7",
    }
}

impl Reason {
    /// The article of the FIDE Laws that says so.
    pub const fn article(&self) -> &'static str {
        match self {
            Reason::GameOver { mate: true } => "5.1.1",
            Reason::GameOver { mate: false } => "5.2.1",
            Reason::OwnChessman(_) => "3.1",
            Reason::NoneLeft(role) | Reason::NoneThere(role, _) | Reason::NoneReaches(role) => way_of(*role),
            Reason::OthersTurn(_) => "1.3",
            Reason::OtherThere(man) | Reason::NotItsWay(man) => way_of(man.role),
            Reason::Blocked(..) => "3.5",
            Reason::Pinned(..) | Reason::InCheck(..) | Reason::Attacked(_) | Reason::EnPassantExposes(_) => {
                "3.9.2"
            }
            Reason::RightLost(_) => "3.8.2.1",
            Reason::CastlingOutOf(_) | Reason::CastlingThrough(..) | Reason::CastlingBlocked(_) => "3.8.2.2",
            Reason::NothingToCapture(_) => "3.7.3",
            Reason::EnPassantGone(_) => "3.7.3.2",
            Reason::PawnStopped(_) => "3.7.1",
            Reason::NotLastRank(_) => "3.7.3.3",
        }
    }
}

impl Reason {
    /// What stands in the way, to say to a person.
    pub fn message(&self) -> Message {
        match *self {
            Reason::GameOver { mate: true } => messages::over_by_mate(),
            Reason::GameOver { mate: false } => messages::over_by_stalemate(),
            Reason::OwnChessman(man) => messages::own_chessman(man.color, man.role, man.on),
            Reason::NoneLeft(role) => messages::none_left(role),
            Reason::NoneThere(role, from) => match (from.to_square(), from.file, from.rank) {
                (Some(square), ..) => messages::none_on_square(role, square),
                (_, Some(file), _) => messages::none_on_file(role, file),
                (_, _, Some(rank)) => messages::none_on_rank(role, rank),
                _ => messages::none_left(role),
            },
            Reason::OtherThere(man) => messages::other_there(man.on, man.color.adjective(), man.role),
            Reason::OthersTurn(man) => messages::others_turn(man.role, man.on, man.color, man.color.other()),
            Reason::NoneReaches(role) => messages::none_reaches(role),
            Reason::NotItsWay(man) => messages::not_its_way(man.role, man.on),
            Reason::Blocked(man, by) => {
                messages::blocked(man.role, man.on, by.color.adjective(), by.role, by.on)
            }
            Reason::Pinned(man, by) => messages::pinned(man.role, man.on, by.role, by.on),
            Reason::InCheck(man, by) => messages::in_check(man.color, by.role, by.on, man.role, man.on),
            Reason::Attacked(by) => messages::attacked(by.role, by.on),
            Reason::RightLost(Side::Short) => messages::short_right_lost(),
            Reason::RightLost(Side::Long) => messages::long_right_lost(),
            Reason::CastlingOutOf(by) => messages::castling_out_of_check(by.role, by.on),
            Reason::CastlingThrough(square, by) => messages::castling_through(by.role, by.on, square),
            Reason::CastlingBlocked(man) => messages::castling_blocked(man.role, man.on),
            Reason::NothingToCapture(square) => messages::nothing_to_capture(square),
            Reason::EnPassantGone(man) => messages::en_passant_gone(man.role, man.on),
            Reason::PawnStopped(man) => messages::pawn_stopped(man.color.adjective(), man.role, man.on),
            Reason::EnPassantExposes(by) => messages::en_passant_exposes(by.role, by.on),
            Reason::NotLastRank(square) => messages::not_last_rank(square),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Explanation {
    /// Everything that stands in the way, to say to a person.
    pub fn message(&self) -> Message {
        match self.code {
            "ambiguous-move" => {
                let with_arrival = matches!(self.action, Action::Pawn { to: Arrival::File(_), .. });
                let candidates = self.candidates.iter().map(|(mv, _)| match with_arrival {
                    true => messages::man_going_to(mv.role(), mv.from(), mv.to()),
                    false => messages::man_on(mv.role(), mv.from()),
                });
                messages::may_be(Argument::list(candidates, Joint::Or))
            }
            "missing-promotion" => match self.candidates.first() {
                Some((mv, _)) => messages::becomes_what(mv.to()),
                None => messages::pawn_becomes_what(),
            },
            "contradicted-move" => {
                let contradictions = self.contradictions.iter().map(Contradiction::message);
                messages::legal_but(Argument::list(contradictions, Joint::And))
            }
            "drop" => messages::no_drops(),
            _ if self.reasons.is_empty() => self.illegal(),
            _ => {
                let reasons = self.reasons.iter().map(Reason::message);
                messages::because(self.illegal(), Argument::list(reasons, Joint::Semicolon))
            }
        }
    }

    fn illegal(&self) -> Message {
        let turn = self.turn;
        let color = turn.adjective();
        match self.action {
            Action::Piece { role: Role::King, to, .. } => messages::king_cannot_go(color, to),
            Action::Piece { role, to, .. } => messages::piece_cannot_go(color, role, to),
            Action::Pawn { from, capture, to, .. } => {
                let sideways = from.file.is_some_and(|file| file != to.file());
                match (to, sideways || capture.is_some()) {
                    (Arrival::Square(to), true) => messages::pawn_cannot_capture(color, to),
                    (Arrival::Square(to), false) => messages::pawn_cannot_advance(color, to),
                    (Arrival::File(file), _) => match from.file {
                        Some(from) => messages::pawn_of_file_cannot_capture(color, from, file),
                        None => messages::pawn_cannot_capture_on_file(color, file),
                    },
                }
            }
            Action::Castle(Side::Short) => messages::cannot_castle_short(turn),
            Action::Castle(Side::Long) => messages::cannot_castle_long(turn),
            Action::Null => messages::cannot_pass(turn),
            _ => messages::not_legal(),
        }
    }
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Position {
    /// Finds out why `san` was refused here: everything that stands in its way, and what could be meant
    /// instead. `refusal` is what [`Position::resolve`] said of the same move.
    pub fn explain(&self, san: &San, refusal: &Refusal) -> Explanation {
        let mut explanation = Explanation {
            code: refusal.code(),
            turn: self.turn(),
            action: san.action,
            reasons: Vec::new(),
            contradictions: Contradictions::default(),
            candidates: refusal.candidates().iter().map(|mv| (*mv, self.spell(*mv))).collect(),
        };
        match refusal {
            Refusal::Contradicted { by, .. } => explanation.contradictions = *by,
            Refusal::Illegal => {
                if !self.has_legal_move() {
                    explanation.reasons.push(Reason::GameOver { mate: self.is_check() });
                    return explanation;
                }
                let reasons = &mut explanation.reasons;
                match san.action {
                    Action::Piece { role, from, to, .. } => self.why_no_piece(role, from, to, reasons),
                    Action::Pawn { from, capture, to, promotion } => {
                        self.why_no_pawn(from, capture, to, promotion, reasons);
                    }
                    Action::Castle(side) => self.why_no_castling(side, reasons),
                    Action::Null => {
                        reasons.extend(self.men(self.board.checkers()).map(Reason::CastlingOutOf));
                    }
                    _ => {}
                }
                if reasons.is_empty() {
                    reasons.extend(match san.action {
                        Action::Piece { role, .. } => Some(Reason::NoneReaches(role)),
                        Action::Pawn { .. } => Some(Reason::NoneReaches(Role::Pawn)),
                        _ => None,
                    });
                }
                if let Some(to) = san.to() {
                    let fitting = self.legal_moves().filter(|mv| mv.to() == to && mv.castling().is_none());
                    explanation.candidates = fitting.take(4).map(|mv| (mv, self.spell(mv))).collect();
                }
            }
            _ => {}
        }
        explanation
    }

    fn man(&self, on: cozy_chess::Square) -> Option<Man> {
        let on = square_of(on);
        self.piece_at(on).map(|(role, color)| Man { role, color, on })
    }

    fn men(&self, squares: BitBoard) -> impl Iterator<Item = Man> {
        squares.into_iter().filter_map(|square| self.man(square))
    }

    fn why_no_piece(&self, role: Role, from: Origin, to: Square, reasons: &mut Vec<Reason>) {
        let kind = piece(role);
        let to = square(to);
        let own = self.own();
        if own.has(to) {
            reasons.extend(self.man(to).map(Reason::OwnChessman));
        }
        let all = own & self.board.pieces(kind);
        if all.is_empty() {
            reasons.push(Reason::NoneLeft(role));
            return;
        }
        let fitting = all & admitted(from);
        if fitting.is_empty() {
            match from.to_square().and_then(|from| self.man(square(from))) {
                Some(man) if man.role == role => reasons.push(Reason::OthersTurn(man)),
                other => {
                    reasons.push(Reason::NoneThere(role, from));
                    reasons.extend(other.map(Reason::OtherThere));
                }
            }
            return;
        }
        for man in self.men(fitting) {
            let from = square(man.on);
            let on_way = match kind {
                Piece::Knight => get_knight_moves(from).has(to),
                Piece::King => get_king_moves(from).has(to),
                Piece::Bishop => bishop_rays(from).has(to),
                Piece::Rook => rook_rays(from).has(to),
                _ => (bishop_rays(from) | rook_rays(from)).has(to),
            };
            if !on_way {
                // Not worth telling of each of several pieces.
                if fitting == from.bitboard() {
                    reasons.push(Reason::NotItsWay(man));
                }
                continue;
            }
            let blockers = between(from, to) & self.board.occupied();
            if kind != Piece::Knight && !blockers.is_empty() {
                let nearest = if to > from { blockers.into_iter().next() } else { last(blockers) };
                reasons.extend(nearest.and_then(|on| self.man(on)).map(|by| Reason::Blocked(man, by)));
            } else if kind == Piece::King {
                let attackers = self.attackers(to, self.board.occupied() ^ from.bitboard());
                reasons.extend(self.men(attackers).map(Reason::Attacked));
            } else {
                self.why_bound(man, to, reasons);
            }
        }
    }

    /// Why a chessman that reaches a square may not go there for its king's sake.
    fn why_bound(&self, man: Man, to: cozy_chess::Square, reasons: &mut Vec<Reason>) {
        let king = self.board.king(self.board.side_to_move());
        let from = square(man.on);
        let pinned = self.board.pinned().has(from) && !line(king, from).has(to);
        if pinned {
            let occupied = self.board.occupied() & !from.bitboard();
            let behind = self.attackers(king, occupied) & line(king, from) & !self.board.checkers();
            reasons.extend(self.men(behind).map(|by| Reason::Pinned(man, by)));
        }
        for checker in self.board.checkers() {
            if !(between(king, checker) | checker.bitboard()).has(to) {
                reasons.extend(self.man(checker).map(|by| Reason::InCheck(man, by)));
            }
        }
    }

    fn why_no_pawn(
        &self,
        from: Origin,
        capture: Option<Capture>,
        to: Arrival,
        promotion: Option<Role>,
        reasons: &mut Vec<Reason>,
    ) {
        let us = self.board.side_to_move();
        let pawns = self.own() & self.board.pieces(Piece::Pawn);
        let Arrival::Square(to) = to else {
            if (pawns & admitted(from)).is_empty() {
                reasons.push(Reason::NoneThere(Role::Pawn, from));
            }
            return;
        };
        let to = square(to);
        if promotion.is_some() && to.rank() != Rank::Eighth.relative_to(us) {
            reasons.push(Reason::NotLastRank(square_of(to)));
        }
        if self.own().has(to) {
            reasons.extend(self.man(to).map(Reason::OwnChessman));
        }
        let sideways = from.file.is_some_and(|file| file.index() != to.file() as usize);
        if sideways || (capture.is_some() && from.file.is_none()) {
            let able = pawn_attacks_from(to, !us) & pawns & admitted(from);
            let victim = cozy_chess::Square::new(to.file(), Rank::Fifth.relative_to(us));
            let enemy = self.board.colors(!us);
            if self.en_passant_square() == Some(to) {
                let king = self.board.king(us);
                for pawn in able {
                    let occupied =
                        (self.board.occupied() ^ victim.bitboard() ^ pawn.bitboard()) | to.bitboard();
                    let exposed = self.attackers(king, occupied) & !victim.bitboard();
                    reasons.extend(self.men(exposed).map(Reason::EnPassantExposes));
                }
            } else if enemy.has(to) {
                self.men(able).for_each(|man| self.why_bound(man, to, reasons));
            } else if !self.own().has(to) {
                let passed = to.rank() == Rank::Sixth.relative_to(us)
                    && (enemy & self.board.pieces(Piece::Pawn)).has(victim)
                    && !able.is_empty();
                match self.man(victim).filter(|_| passed) {
                    Some(man) => reasons.push(Reason::EnPassantGone(man)),
                    None => reasons.push(Reason::NothingToCapture(square_of(to))),
                }
            }
            if able.is_empty() {
                match from.to_square().map(|from| self.man(square(from))) {
                    Some(Some(man)) if man.role == Role::Pawn && man.color == self.turn() => {
                        reasons.push(Reason::NotItsWay(man));
                    }
                    Some(Some(man)) if man.role == Role::Pawn => reasons.push(Reason::OthersTurn(man)),
                    Some(Some(man)) => reasons.push(Reason::OtherThere(man)),
                    _ if from.file.is_some() => reasons.push(Reason::NoneThere(Role::Pawn, from)),
                    _ => {}
                }
            }
            return;
        }
        if self.board.colors(!us).has(to) {
            reasons.extend(self.man(to).map(Reason::PawnStopped));
        }
        self.why_no_advance(from, to, reasons);
    }

    fn why_no_advance(&self, from: Origin, to: cozy_chess::Square, reasons: &mut Vec<Reason>) {
        let us = self.board.side_to_move();
        let forward = if us == cozy_chess::Color::White { 1 } else { -1 };
        let pawns = self.own() & self.board.pieces(Piece::Pawn);
        let one = to.try_offset(0, -forward);
        let two = to.try_offset(0, -2 * forward).filter(|_| to.rank() == Rank::Fourth.relative_to(us));
        let on_way = [one, two].into_iter().flatten().find(|square| pawns.has(*square));
        match on_way.and_then(|square| self.man(square)) {
            Some(man) if from.admits(man.on) => {
                let blockers = between(square(man.on), to) & self.board.occupied();
                if blockers.is_empty() {
                    if !self.board.occupied().has(to) {
                        self.why_bound(man, to, reasons);
                    }
                } else {
                    reasons.extend(self.men(blockers).map(|by| Reason::Blocked(man, by)));
                }
            }
            _ => match from.to_square().map(|from| self.man(square(from))) {
                Some(Some(man)) if man.role == Role::Pawn && man.color == self.turn() => {
                    reasons.push(Reason::NotItsWay(man));
                }
                Some(Some(man)) if man.role == Role::Pawn => reasons.push(Reason::OthersTurn(man)),
                Some(Some(man)) => reasons.push(Reason::OtherThere(man)),
                Some(None) => reasons.push(Reason::NoneThere(Role::Pawn, from)),
                None => {}
            },
        }
    }

    fn why_no_castling(&self, side: Side, reasons: &mut Vec<Reason>) {
        let us = self.board.side_to_move();
        let king = self.board.king(us);
        let Some(rook) = self.rook_to_castle_with(us, side) else {
            reasons.push(Reason::RightLost(side));
            return;
        };
        reasons.extend(self.men(self.board.checkers()).map(Reason::CastlingOutOf));
        let (king_to, rook_to) = castled(king, side);
        let both = king.bitboard() | rook.bitboard();
        let king_way = between(king, king_to) | king_to.bitboard();
        let way = king_way | between(king, rook) | between(rook, rook_to) | rook_to.bitboard();
        reasons.extend(self.men(way & self.board.occupied() & !both).map(Reason::CastlingBlocked));
        for square in king_way & !king.bitboard() {
            let attackers = self.attackers(square, self.board.occupied() & !both);
            reasons.extend(self.men(attackers).map(|by| Reason::CastlingThrough(square_of(square), by)));
        }
    }
}

fn last(squares: BitBoard) -> Option<cozy_chess::Square> {
    squares.into_iter().last()
}

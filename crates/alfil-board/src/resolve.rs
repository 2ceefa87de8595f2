//! From what a move says to the one legal move that is meant: [`Position::resolve`].
//!
//! Resolving goes backwards: from the square of arrival to the chessmen that attack it. These are few, and
//! only they are tested; no list of moves is ever made.

use core::fmt;

use alfil_engine::{Action, Arrival, Capture, Mark, Message, Origin, Reading, Role, San};
use cozy_chess::{BitBoard, Piece, Rank, get_king_moves, get_knight_moves};

use crate::geometry::{
    admitted, between, bishop_rays, line, pawn_attacks_from, piece, role_of, rook_rays, seeing, square,
};
use crate::legal_move::{Kind, LegalMove};
use crate::messages;
use crate::position::Position;
use crate::refusal::{Candidates, Contradiction, Contradictions, Refusal};
use crate::spell::origin;

/// What [`Position::resolve`] returns.
pub type Resolution = Result<Resolved, Refusal>;

/// The one legal move that a text means, and how well the text says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Resolved {
    /// The move.
    pub mv: LegalMove,
    /// How it is properly written (C.8 to C.13), with the author's annotation and draw offer.
    pub proper: San,
    /// Whether it gives check, and which.
    pub check: Check,
    /// In what the text differs from the proper spelling.
    pub deviations: Deviations,
}

impl Resolved {
    /// Whether the text was the proper spelling.
    pub const fn is_exact(&self) -> bool {
        self.deviations.is_empty()
    }

    /// Notes it if the move begins with a letter for the pawn.
    pub(crate) fn note_pawn_letter(&mut self, reading: Option<&Reading>) {
        if reading.is_some_and(Reading::begins_with_pawn_letter) {
            self.deviations.add(Deviation::PawnLetter);
        }
    }
}

/// Whether a move gives check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Check {
    /// It does not.
    #[default]
    None,
    /// By one piece (Laws 3.9.1).
    Single,
    /// By two pieces at once.
    Double,
    /// It is checkmate (Laws 1.4.1).
    Mate,
}

impl Check {
    /// The mark that belongs behind the move (C.13).
    pub const fn mark(self) -> Option<Mark> {
        match self {
            Check::None => None,
            Check::Single | Check::Double => Some(Mark::Check),
            Check::Mate => Some(Mark::Mate),
        }
    }
}

/// One way in which an accepted text differs from the proper spelling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Deviation {
    /// No capture sign: `Nf3`, `ed5`. Optional in the Laws (C.13), required in PGN.
    MissingCapture,
    /// No check sign. Optional in the Laws (C.13), required in PGN (8.2.3.5).
    MissingCheck,
    /// No mate sign.
    MissingMate,
    /// A check sign where it is mate.
    CheckForMate,
    /// `++` that the position says is mate (C.13).
    DoublePlusForMate,
    /// `++` that the position says is double check, as older books write it.
    DoublePlusForDoubleCheck,
    /// A pawn's capture without the file of departure: `xd5` (C.9 requires it).
    MissingFile,
    /// A pawn's capture without the rank of arrival: `ed`.
    MissingRank,
    /// A file or rank of departure that is not needed: `Nge2` beside a pinned knight (C.10).
    NeedlessOrigin,
    /// The rank of departure where the file is enough and comes first (C.10.1).
    RankForFile,
    /// The whole square of departure where less is enough: `Ng1f3`, `e2e4`.
    LongForm,
    /// A letter for the pawn: `Pe4` (C.4).
    PawnLetter,
    /// The captured chessman is named: `Sd7xSe5`.
    CapturedNamed,
}

impl Deviation {
    const ALL: [Deviation; 13] = [
        Deviation::MissingCapture,
        Deviation::MissingCheck,
        Deviation::MissingMate,
        Deviation::CheckForMate,
        Deviation::DoublePlusForMate,
        Deviation::DoublePlusForDoubleCheck,
        Deviation::MissingFile,
        Deviation::MissingRank,
        Deviation::NeedlessOrigin,
        Deviation::RankForFile,
        Deviation::LongForm,
        Deviation::PawnLetter,
        Deviation::CapturedNamed,
    ];

    /// A stable code for machine output.
    pub const fn code(self) -> &'static str {
        match self {
            Deviation::MissingCapture => "missing-capture",
            Deviation::MissingCheck => "missing-check",
            Deviation::MissingMate => "missing-mate",
            Deviation::CheckForMate => "check-for-mate",
            Deviation::DoublePlusForMate => "double-plus-for-mate",
            Deviation::DoublePlusForDoubleCheck => "double-plus-for-double-check",
            Deviation::MissingFile => "missing-file",
            Deviation::MissingRank => "missing-rank",
            Deviation::NeedlessOrigin => "needless-origin",
            Deviation::RankForFile => "rank-for-file",
            Deviation::LongForm => "long-form",
            Deviation::PawnLetter => "pawn-letter",
            Deviation::CapturedNamed => "captured-named",
        }
    }

    /// The article of the Laws' Appendix C that has the proper form.
    pub const fn article(self) -> &'static str {
        match self {
            Deviation::MissingCapture
            | Deviation::MissingCheck
            | Deviation::MissingMate
            | Deviation::CheckForMate
            | Deviation::DoublePlusForMate
            | Deviation::DoublePlusForDoubleCheck => "C.13",
            Deviation::MissingFile | Deviation::MissingRank => "C.9",
            Deviation::NeedlessOrigin | Deviation::RankForFile => "C.10",
            Deviation::LongForm | Deviation::CapturedNamed => "C.8",
            Deviation::PawnLetter => "C.4",
        }
    }
}

impl Deviation {
    /// What is not proper, to say to a person.
    pub fn message(self) -> Message {
        match self {
            Deviation::MissingCapture => messages::missing_capture(),
            Deviation::MissingCheck => messages::missing_check(),
            Deviation::MissingMate => messages::missing_mate(),
            Deviation::CheckForMate => messages::check_for_mate(),
            Deviation::DoublePlusForMate => messages::double_plus_for_mate(),
            Deviation::DoublePlusForDoubleCheck => messages::double_plus_for_double_check(),
            Deviation::MissingFile => messages::missing_file(),
            Deviation::MissingRank => messages::missing_rank(),
            Deviation::NeedlessOrigin => messages::needless_origin(),
            Deviation::RankForFile => messages::rank_for_file(),
            Deviation::LongForm => messages::long_form(),
            Deviation::PawnLetter => messages::pawn_letter(),
            Deviation::CapturedNamed => messages::captured_named(),
        }
    }
}

impl fmt::Display for Deviation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// A set of [`Deviation`]s.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Deviations(u16);

impl Deviations {
    pub(crate) fn add(&mut self, deviation: Deviation) {
        self.0 |= 1 << deviation as u16;
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `deviation` is one of them.
    pub const fn contains(self, deviation: Deviation) -> bool {
        self.0 >> deviation as u16 & 1 == 1
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = Deviation> {
        Deviation::ALL.into_iter().filter(move |deviation| self.contains(*deviation))
    }
}

impl Position {
    /// The one legal move that `san` means here.
    ///
    /// Texts that say too little (`ed`, `xd5`, a missing `x` or `+`) or too much (`Ng1f3`, `e2e4`) are
    /// accepted when exactly one legal move fits; [`Resolved::deviations`] tells what was amiss. Nothing is
    /// allocated.
    ///
    /// ```
    /// use alfil_board::{Deviation, Position, Refusal};
    /// use alfil_engine::parse;
    /// # let english = alfil_engine::doctest::english();
    /// let position = Position::from_fen("4k3/8/8/3p4/4P3/2N5/8/4K1N1 w - - 0 1")?;
    ///
    /// let capture = position.resolve(&parse("ed", &english)?)?;
    /// assert_eq!(capture.mv.uci().to_string(), "e4d5");
    /// assert!(capture.deviations.contains(Deviation::MissingRank));
    ///
    /// let refusal = position.resolve(&parse("Ne2", &english)?).unwrap_err();
    /// assert!(matches!(refusal, Refusal::Ambiguous(knights) if knights.as_slice().len() == 2));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// A [`Refusal`] where no move fits, several do, a promotion does not say what the pawn becomes, or the
    /// text claims a capture, check or mate that is none.
    pub fn resolve(&self, san: &San) -> Resolution {
        match san.action {
            Action::Piece { role, from, capture, to } => {
                // Written out so that each kind of piece has code of its own: which one it is, is hard to
                // predict for the processor, and so it is asked only once.
                let to = square(to);
                match role {
                    Role::King => self.resolve_piece(san, Piece::King, from, capture, to),
                    Role::Queen => self.resolve_piece(san, Piece::Queen, from, capture, to),
                    Role::Rook => self.resolve_piece(san, Piece::Rook, from, capture, to),
                    Role::Bishop => self.resolve_piece(san, Piece::Bishop, from, capture, to),
                    Role::Knight => self.resolve_piece(san, Piece::Knight, from, capture, to),
                    Role::Pawn => Err(Refusal::Illegal),
                }
            }
            Action::Pawn { from, capture, to: Arrival::Square(to), promotion } => {
                self.resolve_pawn(san, from, capture, square(to), promotion)
            }
            Action::Pawn { from, capture, to: Arrival::File(file), promotion } => {
                self.resolve_files(san, from, capture, file, promotion)
            }
            Action::Castle(side) => {
                let us = self.board.side_to_move();
                let from = self.board.king(us);
                let rook = self.rook_to_castle_with(us, side).ok_or(Refusal::Illegal)?;
                let mv = cozy_chess::Move { from, to: rook, promotion: None };
                if !self.board.is_legal(mv) {
                    return Err(Refusal::Illegal);
                }
                let kind = Kind::Castle(side);
                let mv =
                    LegalMove { piece: Piece::King, from, to: rook, promotion: None, captured: None, kind };
                self.finish(san, None, mv, san.action, Deviations::default())
            }
            Action::Null => {
                let mv = self.null_move().ok_or(Refusal::Illegal)?;
                self.finish(san, None, mv, san.action, Deviations::default())
            }
            Action::Drop { .. } => Err(Refusal::Drop),
            _ => Err(Refusal::Illegal),
        }
    }

    /// As [`Position::resolve`], from a whole reading, which also tells whether a pawn was given a letter.
    ///
    /// # Errors
    /// As [`Position::resolve`].
    pub fn resolve_reading(&self, reading: &Reading) -> Resolution {
        let mut resolution = self.resolve(&reading.san());
        if let Ok(resolved) = &mut resolution {
            resolved.note_pawn_letter(Some(reading));
        }
        resolution
    }

    #[inline(always)]
    fn resolve_piece(
        &self,
        san: &San,
        piece: Piece,
        from: Origin,
        capture: Option<Capture>,
        to: cozy_chess::Square,
    ) -> Resolution {
        let all = self.movers(piece, to);
        let fitting = all & admitted(from);
        let departure = fitting.next_square().ok_or(Refusal::Illegal)?;
        let captured = self.piece_on(to);
        let to_move = |from| LegalMove { piece, from, to, promotion: None, captured, kind: Kind::Plain };
        let mv = to_move(departure);
        if fitting.0 & (fitting.0 - 1) != 0 {
            let candidates = Candidates::of(fitting.into_iter().map(to_move));
            return Err(candidates.map_or(Refusal::Illegal, Refusal::Ambiguous));
        }
        let mut deviations = Deviations::default();
        let proper = origin(departure, all);
        if from != proper {
            deviations.add(if from.to_square().is_some() {
                Deviation::LongForm
            } else if proper == Origin::NONE {
                Deviation::NeedlessOrigin
            } else {
                Deviation::RankForFile
            });
        }
        let marked = captured.map(|_| Capture::PLAIN);
        let action = Action::Piece { role: role_of(piece), from: proper, capture: marked, to: mv.to() };
        self.finish(san, capture, mv, action, deviations)
    }

    #[inline(always)]
    fn resolve_pawn(
        &self,
        san: &San,
        from: Origin,
        capture: Option<Capture>,
        to: cozy_chess::Square,
        promotion: Option<Role>,
    ) -> Resolution {
        let straight = from.file.is_some_and(|file| file.index() == to.file() as usize);
        let sideways = from.file.is_some() && !straight;
        // Without a file, only the sign or "e.p." tells that this is a capture: a bare `d5` is an advance.
        let en_passant = san.en_passant && self.en_passant_square() == Some(to);
        let captures = sideways || (!straight && (capture.is_some() || en_passant));
        let movers = if captures { self.pawns_capturing(to) } else { self.pawn_advancing(to) };
        let fitting = movers & admitted(from);
        let departure = fitting.next_square().ok_or(Refusal::Illegal)?;
        let to_move = |from, promotion: Option<Role>| self.pawn_move(from, to, promotion.map(piece));
        if to.rank() == Rank::Eighth.relative_to(self.board.side_to_move()) {
            if !promotion.is_some_and(Role::is_promotion) {
                let promotions = Role::PROMOTIONS.into_iter();
                let all = promotions
                    .flat_map(|role| fitting.into_iter().map(move |from| to_move(from, Some(role))));
                return Err(Candidates::of(all).map_or(Refusal::Illegal, Refusal::Incomplete));
            }
        } else if promotion.is_some() {
            return Err(Refusal::Illegal);
        }
        if fitting.0 & (fitting.0 - 1) != 0 {
            let all = Candidates::of(fitting.into_iter().map(|from| to_move(from, promotion)));
            return Err(all.map_or(Refusal::Illegal, Refusal::Ambiguous));
        }
        let mv = to_move(departure, promotion);
        let mut deviations = Deviations::default();
        let proper = pawn_origin(&mv);
        if from != proper {
            deviations.add(if from.to_square().is_some() {
                Deviation::LongForm
            } else if captures && from.file.is_none() {
                Deviation::MissingFile
            } else {
                Deviation::NeedlessOrigin
            });
        }
        self.finish(san, capture, mv, pawn_action(&mv), deviations)
    }

    /// `ed`: any capture from one file on another.
    fn resolve_files(
        &self,
        san: &San,
        from: Origin,
        capture: Option<Capture>,
        file: alfil_engine::File,
        promotion: Option<Role>,
    ) -> Resolution {
        let us = self.board.side_to_move();
        let own = self.own() & self.board.pieces(Piece::Pawn) & admitted(from);
        let passed = self.en_passant_square().map_or(BitBoard::EMPTY, |square| square.bitboard());
        let targets = (self.board.colors(!us) | passed) & admitted(Origin::file(file));
        let last = Rank::Eighth.relative_to(us);
        let mut candidates: Option<Candidates> = None;
        let mut incomplete = false;
        for departure in own {
            for to in pawn_attacks_from(departure, us) & targets {
                if !self.pawns_capturing(to).has(departure) {
                    continue;
                }
                incomplete |= to.rank() == last && promotion.is_none();
                let promotion = if to.rank() == last { promotion.or(Some(Role::Queen)) } else { None };
                let mv = self.pawn_move(departure, to, promotion.map(piece));
                match &mut candidates {
                    Some(candidates) => candidates.push(mv),
                    None => candidates = Some(Candidates::new(mv)),
                }
            }
        }
        let candidates = candidates.ok_or(Refusal::Illegal)?;
        let [mv] = *candidates.as_slice() else { return Err(Refusal::Ambiguous(candidates)) };
        if incomplete {
            let all =
                Role::PROMOTIONS.into_iter().map(|role| LegalMove { promotion: Some(piece(role)), ..mv });
            return Err(Candidates::of(all).map_or(Refusal::Illegal, Refusal::Incomplete));
        }
        let mut deviations = Deviations::default();
        deviations.add(Deviation::MissingRank);
        self.finish(san, capture, mv, pawn_action(&mv), deviations)
    }

    /// Compares what was said of a move with what is so.
    #[inline(always)]
    fn finish(
        &self,
        san: &San,
        capture: Option<Capture>,
        mv: LegalMove,
        proper: Action,
        mut deviations: Deviations,
    ) -> Resolution {
        let mut contradictions = Contradictions::default();
        match (capture, mv.captured) {
            (None, None) => {}
            (None, Some(_)) => deviations.add(Deviation::MissingCapture),
            (Some(_), None) => contradictions.add(Contradiction::Capture),
            (Some(Capture { captured: None }), Some(_)) => {}
            (Some(Capture { captured: Some(named) }), Some(captured)) if role_of(captured) == named => {
                deviations.add(Deviation::CapturedNamed);
            }
            (Some(_), Some(_)) => contradictions.add(Contradiction::CapturedRole),
        }
        if san.en_passant && !mv.is_en_passant() {
            contradictions.add(Contradiction::EnPassant);
        }
        let check = self.check_after(mv);
        match (san.mark, check) {
            (None, Check::None)
            | (Some(Mark::Check), Check::Single | Check::Double)
            | (Some(Mark::Mate), Check::Mate) => {}
            (None, Check::Single | Check::Double) => deviations.add(Deviation::MissingCheck),
            (None, Check::Mate) => deviations.add(Deviation::MissingMate),
            (Some(Mark::Check), Check::Mate) => deviations.add(Deviation::CheckForMate),
            (Some(Mark::DoublePlus), Check::Mate) => deviations.add(Deviation::DoublePlusForMate),
            (Some(Mark::DoublePlus), Check::Double) => deviations.add(Deviation::DoublePlusForDoubleCheck),
            (Some(Mark::Check), Check::None) => contradictions.add(Contradiction::Check),
            (Some(Mark::Mate), _) => contradictions.add(Contradiction::Mate),
            (Some(Mark::DoublePlus), _) => contradictions.add(Contradiction::DoublePlus),
        }
        if !contradictions.is_empty() {
            return Err(Refusal::Contradicted { mv, by: contradictions });
        }
        let proper = San { action: proper, mark: check.mark(), en_passant: mv.is_en_passant(), ..*san };
        Ok(Resolved { mv, proper, check, deviations })
    }

    // -- who can go there --------------------------------------------------------------------------

    /// The own pieces of one kind, pawns excepted, that can legally move to `to`.
    #[inline(always)]
    pub(crate) fn movers(&self, piece: Piece, to: cozy_chess::Square) -> BitBoard {
        let own = self.own();
        if own.has(to) {
            return BitBoard::EMPTY;
        }
        let pieces = own & self.board.pieces(piece);
        let occupied = self.board.occupied();
        let reaching = match piece {
            Piece::Knight => get_knight_moves(to) & pieces,
            Piece::Bishop => seeing(bishop_rays(to) & pieces, to, occupied),
            Piece::Rook => seeing(rook_rays(to) & pieces, to, occupied),
            Piece::Queen => seeing((bishop_rays(to) | rook_rays(to)) & pieces, to, occupied),
            Piece::King => {
                let king = get_king_moves(to) & pieces;
                // The king does not shield the squares behind it from what attacks it.
                return if king.is_empty() || !self.attackers(to, occupied ^ king).is_empty() {
                    BitBoard::EMPTY
                } else {
                    king
                };
            }
            Piece::Pawn => BitBoard::EMPTY,
        };
        self.unbound(reaching, to)
    }

    /// Those of `chessmen`, the king excepted, that may go to `to` as far as the own king's safety goes
    /// (Laws 3.9.2).
    #[inline(always)]
    pub(crate) fn unbound(&self, chessmen: BitBoard, to: cozy_chess::Square) -> BitBoard {
        let king = self.board.king(self.board.side_to_move());
        let checkers = self.board.checkers();
        let free = chessmen & !self.board.pinned();
        match checkers.next_square() {
            // On the line of its pin a chessman stays in between.
            None if free == chessmen => chessmen,
            None => free | (chessmen & line(king, to)),
            Some(checker) if checkers == checker.bitboard() => {
                if (between(king, checker) | checker.bitboard()).has(to) { free } else { BitBoard::EMPTY }
            }
            Some(_) => BitBoard::EMPTY,
        }
    }

    /// The own pawns that can legally capture on `to`.
    pub(crate) fn pawns_capturing(&self, to: cozy_chess::Square) -> BitBoard {
        let us = self.board.side_to_move();
        if self.board.colors(!us).has(to) {
            let pawns = pawn_attacks_from(to, !us) & self.own() & self.board.pieces(Piece::Pawn);
            self.unbound(pawns, to)
        } else if self.en_passant_square() == Some(to) {
            self.capturers_en_passant(to)
        } else {
            BitBoard::EMPTY
        }
    }

    /// The own pawns that can legally capture en passant on `to`, the square that was passed over.
    ///
    /// Two pawns leave their squares, so pins do not tell enough: what counts is whether anything attacks
    /// the king afterwards.
    pub(crate) fn capturers_en_passant(&self, to: cozy_chess::Square) -> BitBoard {
        let us = self.board.side_to_move();
        let king = self.board.king(us);
        let victim = cozy_chess::Square::new(to.file(), Rank::Fifth.relative_to(us)).bitboard();
        let mut legal = BitBoard::EMPTY;
        for from in pawn_attacks_from(to, !us) & self.own() & self.board.pieces(Piece::Pawn) {
            let occupied = (self.board.occupied() ^ victim ^ from.bitboard()) | to.bitboard();
            if (self.attackers(king, occupied) & !victim).is_empty() {
                legal |= from.bitboard();
            }
        }
        legal
    }

    /// The own pawn, if any, that can legally advance to `to`.
    pub(crate) fn pawn_advancing(&self, to: cozy_chess::Square) -> BitBoard {
        let us = self.board.side_to_move();
        let pawns = self.own() & self.board.pieces(Piece::Pawn);
        let occupied = self.board.occupied();
        if occupied.has(to) {
            return BitBoard::EMPTY;
        }
        let back = |squares: BitBoard| match us {
            cozy_chess::Color::White => BitBoard(squares.0 >> 8),
            cozy_chess::Color::Black => BitBoard(squares.0 << 8),
        };
        let one = back(to.bitboard());
        let pawn = if to.rank() == Rank::Fourth.relative_to(us) && (one & occupied).is_empty() {
            back(one) & pawns
        } else {
            one & pawns
        };
        self.unbound(pawn, to)
    }

    #[inline(always)]
    pub(crate) fn pawn_move(
        &self,
        from: cozy_chess::Square,
        to: cozy_chess::Square,
        promotion: Option<Piece>,
    ) -> LegalMove {
        let target = self.piece_on(to);
        let (captured, kind) = if from.file() != to.file() && target.is_none() {
            (Some(Piece::Pawn), Kind::EnPassant)
        } else {
            (target, Kind::Plain)
        };
        LegalMove { piece: Piece::Pawn, from, to, promotion, captured, kind }
    }
}

/// What C.8 and C.9 say of a pawn's departure: nothing, or its file when it captures.
pub(crate) fn pawn_origin(mv: &LegalMove) -> Origin {
    if mv.captured.is_some() { Origin::file(mv.from().file()) } else { Origin::NONE }
}

pub(crate) fn pawn_action(mv: &LegalMove) -> Action {
    Action::Pawn {
        from: pawn_origin(mv),
        capture: mv.captured.map(|_| Capture::PLAIN),
        to: Arrival::Square(mv.to()),
        promotion: mv.promotion(),
    }
}

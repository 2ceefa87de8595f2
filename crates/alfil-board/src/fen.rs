//! Positions as text: Forsyth–Edwards Notation (PGN 16.1), with the castling field of X-FEN and Shredder-FEN.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use alfil_engine::{Message, Side, Span, Square};
use cozy_chess::{BoardBuilder, BoardBuilderError, File, Piece, Rank};

use crate::color::Color;
use crate::geometry::square_of;
use crate::messages;
use crate::position::{Position, library_color};

impl Position {
    /// Reads a position in Forsyth–Edwards Notation (PGN 16.1).
    ///
    /// The castling field may be of X-FEN (`KQkq` means the outermost rooks) or of Shredder-FEN (`HAha`
    /// names the rooks' files); both serve Chess960. The two counters at the end may be missing. Fields are
    /// separated by any white space.
    ///
    /// ```
    /// use alfil_board::{FenField, Position};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
    /// assert_eq!(position.to_fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    ///
    /// let error = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w Q - 0 1").unwrap_err();
    /// assert_eq!(error.field(), FenField::Castling);
    /// assert_eq!(error.to_string(), "castling: `Q` needs a white rook on the king's queenside");
    /// # Ok::<_, alfil_board::FenError>(())
    /// ```
    ///
    /// # Errors
    /// Which field is wrong, where it stands and what was expected. Positions that the rules exclude
    /// (no king, the side not to move in check, nine pawns …) are errors of the first field.
    pub fn from_fen(fen: &str) -> Result<Position, FenError> {
        Reader::new(fen).read()
    }

    /// The position in Forsyth–Edwards Notation. As PGN has it (16.1.3.4), the square that a pawn passed
    /// over is given even if no pawn can capture there. Castling is given as X-FEN has it, which for
    /// orthodox chess is the same as PGN.
    pub fn to_fen(&self) -> String {
        self.fen().to_string()
    }

    /// As [`Position::to_fen`], without allocation: write it with `{}`.
    pub const fn fen(&self) -> Fen<'_> {
        Fen { position: self, only_legal: false }
    }

    /// As [`Position::fen`], but with the en passant square only where a capture there is legal, as most
    /// programs write it today.
    pub const fn x_fen(&self) -> Fen<'_> {
        Fen { position: self, only_legal: true }
    }
}

/// What [`Position::fen`] and [`Position::x_fen`] return: write it with `{}`.
#[derive(Clone, Copy, Debug)]
pub struct Fen<'a> {
    position: &'a Position,
    only_legal: bool,
}

impl fmt::Display for Fen<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.position;
        for rank in Rank::ALL.into_iter().rev() {
            let mut empty = 0;
            for file in File::ALL {
                let square = cozy_chess::Square::new(file, rank);
                match (position.board.piece_on(square), position.board.color_on(square)) {
                    (Some(piece), Some(color)) => {
                        gap(f, &mut empty)?;
                        let letter = char::from(piece);
                        let white = color == cozy_chess::Color::White;
                        write!(f, "{}", if white { letter.to_ascii_uppercase() } else { letter })?;
                    }
                    _ => empty += 1,
                }
            }
            gap(f, &mut empty)?;
            f.write_str(if rank == Rank::First { " " } else { "/" })?;
        }
        f.write_str(match position.turn() {
            Color::White => "w ",
            Color::Black => "b ",
        })?;
        self.castling(f)?;
        let passed = position
            .en_passant_square()
            .filter(|to| !self.only_legal || !position.capturers_en_passant(*to).is_empty());
        match passed {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", position.halfmoves, position.number())
    }
}

/// Writes how many squares were empty, if any.
fn gap(f: &mut fmt::Formatter<'_>, empty: &mut u8) -> fmt::Result {
    match core::mem::take(empty) {
        0 => Ok(()),
        empty => write!(f, "{empty}"),
    }
}

impl Fen<'_> {
    /// X-FEN: `K` and `Q` for the outermost rook, the rook's file where it is another one.
    fn castling(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut any = false;
        for color in [Color::White, Color::Black] {
            for (side, letter) in [(Side::Short, 'k'), (Side::Long, 'q')] {
                let library = library_color(color);
                let Some(rook) = self.position.rook_to_castle_with(library, side) else { continue };
                let rooks = self.position.board.colored_pieces(library, Piece::Rook);
                let king = self.position.board.king(library);
                let letter = match outermost(king, side, |square| rooks.has(square)) {
                    Some(outermost) if outermost != rook => char::from(rook.file()),
                    _ => letter,
                };
                any = true;
                write!(f, "{}", if color == Color::White { letter.to_ascii_uppercase() } else { letter })?;
            }
        }
        if any { Ok(()) } else { f.write_str("-") }
    }
}

/// The rook that is farthest from the king on one side of its rank.
fn outermost(
    king: cozy_chess::Square,
    side: Side,
    is_rook: impl Fn(cozy_chess::Square) -> bool,
) -> Option<cozy_chess::Square> {
    let on_side = |file: &File| match side {
        Side::Short => *file > king.file(),
        Side::Long => *file < king.file(),
    };
    let mut rooks = File::ALL
        .into_iter()
        .filter(on_side)
        .map(|file| cozy_chess::Square::new(file, king.rank()))
        .filter(|square| is_rook(*square));
    match side {
        Side::Short => rooks.next_back(),
        Side::Long => rooks.next(),
    }
}

// -- reading -------------------------------------------------------------------------------------------

struct Reader<'a> {
    fen: &'a str,
    at: usize,
    builder: BoardBuilder,
}

impl<'a> Reader<'a> {
    fn new(fen: &'a str) -> Reader<'a> {
        Reader { fen, at: 0, builder: BoardBuilder::empty() }
    }

    fn read(mut self) -> Result<Position, FenError> {
        let placement = self.field(FenField::Placement)?;
        self.placement(placement)?;
        let turn = self.field(FenField::Turn)?;
        self.builder.side_to_move = match turn.of(self.fen) {
            "w" => cozy_chess::Color::White,
            "b" => cozy_chess::Color::Black,
            _ => return Err(self.error(FenField::Turn, FenProblem::Turn, turn)),
        };
        let castling = self.field(FenField::Castling)?;
        self.castling(castling)?;
        let en_passant = self.field(FenField::EnPassant)?;
        self.en_passant(en_passant)?;
        let halfmoves: u16 = self.counter(FenField::Halfmoves)?.unwrap_or(0);
        // Some programs begin to count at 0.
        let number = self.counter(FenField::Number)?.unwrap_or(1).max(1);
        self.builder.fullmove_number = u16::try_from(number).unwrap_or(u16::MAX);
        let rest = self.next();
        if !rest.is_empty() {
            return Err(self.error(FenField::Number, FenProblem::Superfluous, rest));
        }
        self.builder.halfmove_clock = halfmoves.min(100) as u8;
        let board = self.builder.build().map_err(|error| match error {
            BoardBuilderError::InvalidEnPassant => {
                self.error(FenField::EnPassant, FenProblem::NoDoubleStep, en_passant)
            }
            BoardBuilderError::InvalidCastlingRights => {
                self.error(FenField::Castling, FenProblem::CastlingLetter, castling)
            }
            _ => {
                let waiting = Color::of(self.builder.side_to_move).other();
                self.error(FenField::Placement, FenProblem::WaitingInCheck(waiting), placement)
            }
        })?;
        // The library does not look at this one.
        let kings = [cozy_chess::Color::White, cozy_chess::Color::Black].map(|color| board.king(color));
        let [white, black] = kings;
        if cozy_chess::get_king_moves(white).has(black) {
            let waiting = Color::of(board.side_to_move()).other();
            return Err(self.error(FenField::Placement, FenProblem::WaitingInCheck(waiting), placement));
        }
        Ok(Position { board, halfmoves, number })
    }

    /// The next stretch without white space; empty at the end.
    fn next(&mut self) -> Span {
        let rest = self.fen.get(self.at..).unwrap_or("");
        let start = self.at + (rest.len() - rest.trim_start().len());
        let rest = self.fen.get(start..).unwrap_or("");
        let end = start + rest.find(char::is_whitespace).unwrap_or(rest.len());
        self.at = end;
        Span::new(start, end)
    }

    fn field(&mut self, field: FenField) -> Result<Span, FenError> {
        let span = self.next();
        if span.is_empty() { Err(self.error(field, FenProblem::Missing, span)) } else { Ok(span) }
    }

    fn error(&self, field: FenField, problem: FenProblem, span: Span) -> FenError {
        FenError { field, problem, span, found: span.of(self.fen).into() }
    }

    fn placement(&mut self, span: Span) -> Result<(), FenError> {
        let field = FenField::Placement;
        let mut at = span.start;
        let mut rows = Rank::ALL.into_iter().rev();
        for row in span.of(self.fen).split('/') {
            let here = Span::new(at, at + row.len());
            at = here.end + 1;
            let Some(rank) = rows.next() else {
                return Err(self.error(field, FenProblem::Ranks, span));
            };
            let mut files = File::ALL.into_iter();
            let mut at = here.start;
            for c in row.chars() {
                let here = Span::new(at, at + c.len_utf8());
                at = here.end;
                if let Some(empty @ 1..=8) = c.to_digit(10) {
                    for _ in 0..empty {
                        if files.next().is_none() {
                            return Err(self.error(field, FenProblem::RankLength(rank_number(rank)), here));
                        }
                    }
                    continue;
                }
                let Ok(piece) = Piece::try_from(c.to_ascii_lowercase()) else {
                    return Err(self.error(field, FenProblem::Chessman, here));
                };
                let Some(file) = files.next() else {
                    return Err(self.error(field, FenProblem::RankLength(rank_number(rank)), here));
                };
                let color =
                    if c.is_ascii_uppercase() { cozy_chess::Color::White } else { cozy_chess::Color::Black };
                let square = cozy_chess::Square::new(file, rank);
                if piece == Piece::Pawn && matches!(rank, Rank::First | Rank::Eighth) {
                    return Err(self.error(field, FenProblem::PawnOn(square_of(square)), here));
                }
                *self.builder.square_mut(square) = Some((piece, color));
            }
            if files.next().is_some() {
                return Err(self.error(field, FenProblem::RankLength(rank_number(rank)), here));
            }
        }
        if rows.next().is_some() {
            return Err(self.error(field, FenProblem::Ranks, span));
        }
        for color in [Color::White, Color::Black] {
            let count = |role: Option<Piece>| {
                let of_color = self.builder.board.iter().flatten().filter(|(_, c)| Color::of(*c) == color);
                of_color.filter(|(piece, _)| role.is_none_or(|role| role == *piece)).count()
            };
            if count(Some(Piece::King)) != 1 {
                return Err(self.error(field, FenProblem::Kings(color), span));
            }
            if count(Some(Piece::Pawn)) > 8 || count(None) > 16 {
                return Err(self.error(field, FenProblem::TooMany(color), span));
            }
        }
        Ok(())
    }

    fn castling(&mut self, span: Span) -> Result<(), FenError> {
        let field = FenField::Castling;
        let text = span.of(self.fen);
        if text == "-" {
            return Ok(());
        }
        for (at, c) in text.char_indices() {
            let here = Span::new(span.start + at, span.start + at + c.len_utf8());
            let color = if c.is_ascii_uppercase() { Color::White } else { Color::Black };
            let library = library_color(color);
            let back = Rank::First.relative_to(library);
            let stands = |square, piece| self.builder.square(square) == Some((piece, library));
            let on_back_rank = |file| cozy_chess::Square::new(file, back);
            let king = File::ALL.into_iter().map(on_back_rank).find(|square| stands(*square, Piece::King));
            let letter = c.to_ascii_lowercase();
            let (side, rook) = match (letter, king) {
                ('k' | 'q' | 'a'..='h', None) => {
                    return Err(self.error(field, FenProblem::KingAway(color), here));
                }
                ('k', Some(king)) => {
                    (Side::Short, outermost(king, Side::Short, |square| stands(square, Piece::Rook)))
                }
                ('q', Some(king)) => {
                    (Side::Long, outermost(king, Side::Long, |square| stands(square, Piece::Rook)))
                }
                ('a'..='h', Some(king)) => {
                    let square = File::try_from(letter).ok().map(on_back_rank);
                    let rook = square.filter(|square| stands(*square, Piece::Rook));
                    let short = square.is_some_and(|square| square.file() > king.file());
                    (if short { Side::Short } else { Side::Long }, rook)
                }
                _ => return Err(self.error(field, FenProblem::CastlingLetter, here)),
            };
            let Some(rook) = rook else {
                return Err(self.error(field, FenProblem::NoRook(color, side), here));
            };
            let rights = self.builder.castle_rights_mut(library);
            let right = match side {
                Side::Short => &mut rights.short,
                Side::Long => &mut rights.long,
            };
            if right.replace(rook.file()).is_some() {
                return Err(self.error(field, FenProblem::Repeated, here));
            }
        }
        Ok(())
    }

    fn en_passant(&mut self, span: Span) -> Result<(), FenError> {
        let text = span.of(self.fen);
        if text == "-" {
            return Ok(());
        }
        let Some(square) = Square::from_name(text).map(crate::geometry::square) else {
            return Err(self.error(FenField::EnPassant, FenProblem::EnPassant, span));
        };
        if square.rank() != Rank::Sixth.relative_to(self.builder.side_to_move) {
            return Err(self.error(FenField::EnPassant, FenProblem::NoDoubleStep, span));
        }
        self.builder.en_passant = Some(square);
        Ok(())
    }

    /// A number of half-moves or moves, as large as can be counted.
    fn counter<N: FromStr>(&mut self, field: FenField) -> Result<Option<N>, FenError> {
        let span = self.next();
        let text = span.of(self.fen);
        if text.is_empty() {
            return Ok(None);
        }
        match text.parse() {
            Ok(number) if text.bytes().all(|byte| byte.is_ascii_digit()) => Ok(Some(number)),
            _ => Err(self.error(field, FenProblem::Number, span)),
        }
    }
}

const fn rank_number(rank: Rank) -> u8 {
    rank as u8 + 1
}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    field: FenField,
    problem: FenProblem,
    span: Span,
    found: Box<str>,
}

/// A field of Forsyth–Edwards Notation (PGN 16.1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FenField {
    /// What stands where, from rank 8 to rank 1.
    Placement,
    /// Who is to move: `w` or `b`.
    Turn,
    /// Who may still castle.
    Castling,
    /// The square passed over by a pawn's double step.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    Halfmoves,
    /// The number of the move.
    Number,
}

/// What is wrong with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FenProblem {
    /// It is missing.
    Missing,
    /// There are not eight ranks.
    Ranks,
    /// A rank, 1 to 8, does not have eight squares.
    RankLength(u8),
    /// This is no letter of a chessman and no number of empty squares.
    Chessman,
    /// A pawn on the first or the last rank.
    PawnOn(Square),
    /// Not exactly one king.
    Kings(Color),
    /// More than eight pawns or sixteen chessmen.
    TooMany(Color),
    /// The side that is not to move is in check.
    WaitingInCheck(Color),
    /// Neither `w` nor `b`.
    Turn,
    /// None of `KQkq`, the letter of a file, or `-`.
    CastlingLetter,
    /// The king is not on its first rank.
    KingAway(Color),
    /// No rook where it would have to be.
    NoRook(Color, Side),
    /// One side was named twice.
    Repeated,
    /// Neither a square nor `-`.
    EnPassant,
    /// No pawn can have passed over this square with the move before.
    NoDoubleStep,
    /// Not a number, or one that is too large: beyond 65535 half-moves or 4294967295 moves.
    Number,
    /// More fields than six.
    Superfluous,
}

impl FenError {
    /// Which field is wrong.
    pub const fn field(&self) -> FenField {
        self.field
    }

    /// What is wrong with it.
    pub const fn problem(&self) -> FenProblem {
        self.problem
    }

    /// Where it is wrong, in bytes of the text that was read.
    pub const fn span(&self) -> Span {
        self.span
    }

    /// What stands there.
    pub fn found(&self) -> &str {
        &self.found
    }
}

impl FenField {
    /// The field's name, to say to a person.
    pub fn message(self) -> Message {
        match self {
            FenField::Placement => messages::fen_placement_field(),
            FenField::Turn => messages::fen_turn_field(),
            FenField::Castling => messages::fen_castling_field(),
            FenField::EnPassant => messages::fen_en_passant_field(),
            FenField::Halfmoves => messages::fen_halfmoves_field(),
            FenField::Number => messages::fen_number_field(),
        }
    }

    fn expected(self) -> Message {
        match self {
            FenField::Placement => messages::fen_eight_ranks(),
            FenField::Turn => messages::fen_turn(),
            FenField::Castling => messages::fen_castling(),
            FenField::EnPassant => messages::fen_passed_square(),
            FenField::Halfmoves => messages::fen_number(u32::from(u16::MAX)),
            FenField::Number => messages::fen_number(u32::MAX),
        }
    }
}

impl FenError {
    /// What is wrong, to say to a person.
    pub fn message(&self) -> Message {
        let found = &*self.found;
        let expected = self.field.expected();
        let problem = match self.problem {
            FenProblem::Missing => messages::fen_ends(expected),
            FenProblem::Ranks => messages::fen_ranks(found.split('/').count()),
            FenProblem::RankLength(rank) => messages::fen_rank_length(rank),
            FenProblem::Chessman => messages::fen_chessman(found),
            FenProblem::PawnOn(square) => messages::fen_pawn_on(square),
            FenProblem::Kings(color) => messages::fen_kings(color),
            FenProblem::TooMany(color) => messages::fen_too_many(color),
            FenProblem::WaitingInCheck(color) => messages::fen_opponent_in_check(color, color.other()),
            FenProblem::Turn | FenProblem::CastlingLetter | FenProblem::EnPassant | FenProblem::Number => {
                messages::fen_unexpected(expected, found)
            }
            FenProblem::KingAway(color) => messages::fen_king_on_first_rank(found, color.adjective()),
            FenProblem::NoRook(color, Side::Short) => messages::fen_short_rook(found, color.adjective()),
            FenProblem::NoRook(color, Side::Long) => messages::fen_long_rook(found, color.adjective()),
            FenProblem::Repeated => messages::fen_repeated(found),
            FenProblem::NoDoubleStep => messages::fen_no_double_step(found),
            FenProblem::Superfluous => messages::fen_superfluous(found),
        };
        messages::fen_problem(self.field.message(), problem)
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl core::error::Error for FenError {}

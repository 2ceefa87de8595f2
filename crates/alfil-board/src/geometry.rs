//! Lines on the board, and the way between the engine's words for squares and roles and those of the rules
//! library.
//!
//! The library keeps its tables of lines as constants. Whether the compiler turns such a constant of 32 kB
//! into one static or copies it to the stack at every look-up is up to its mood, so these are our own.

use alfil_engine::{File, Origin, Rank, Role, Square};
use cozy_chess::{BitBoard, Color, Piece};

type Table = [[u64; 64]; 64];

static BETWEEN: Table = lines(false);
static LINE: Table = lines(true);
static RAYS: [[u64; 64]; 2] = rays();
static PAWN_ATTACKS: [[u64; 64]; 2] = pawn_attacks();

/// For each pair of squares on one rank, file or diagonal: all squares of that line (`whole`), or only
/// those that lie between the two.
#[allow(clippy::indexing_slicing)] // evaluated by the compiler
const fn lines(whole: bool) -> Table {
    const STEPS: [(i32, i32); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut step = 0;
        while step < 8 {
            let (df, dr) = STEPS[step];
            let forward = ray(from, df, dr);
            let line = forward | ray(from, -df, -dr) | 1 << from;
            let (mut file, mut rank, mut passed) = (from % 8 + df, from / 8 + dr, 0);
            while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                let to = rank * 8 + file;
                table[from as usize][to as usize] = if whole { line } else { passed };
                passed |= 1 << to;
                file += df;
                rank += dr;
            }
            step += 1;
        }
        from += 1;
    }
    table
}

const fn ray(from: i32, df: i32, dr: i32) -> u64 {
    let (mut file, mut rank, mut squares) = (from % 8 + df, from / 8 + dr, 0);
    while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        squares |= 1 << (rank * 8 + file);
        file += df;
        rank += dr;
    }
    squares
}

/// What a rook and a bishop would attack on an empty board.
#[allow(clippy::indexing_slicing)] // evaluated by the compiler
const fn rays() -> [[u64; 64]; 2] {
    let mut table = [[0; 64]; 2];
    let mut from = 0;
    while from < 64 {
        let at = from as usize;
        table[0][at] = ray(from, 0, 1) | ray(from, 1, 0) | ray(from, 0, -1) | ray(from, -1, 0);
        table[1][at] = ray(from, 1, 1) | ray(from, 1, -1) | ray(from, -1, -1) | ray(from, -1, 1);
        from += 1;
    }
    table
}

#[allow(clippy::indexing_slicing)] // evaluated by the compiler
const fn pawn_attacks() -> [[u64; 64]; 2] {
    let mut table = [[0; 64]; 2];
    let mut from = 0;
    while from < 64 {
        let square = 1 << from;
        let west = (square & !0x0101_0101_0101_0101) >> 1;
        let east = (square & !0x8080_8080_8080_8080) << 1;
        table[0][from] = (west | east) << 8;
        table[1][from] = (west | east) >> 8;
        from += 1;
    }
    table
}

/// The squares strictly between two, empty where no line joins them.
#[allow(clippy::indexing_slicing)] // a square is below 64
pub(crate) fn between(from: cozy_chess::Square, to: cozy_chess::Square) -> BitBoard {
    BitBoard(BETWEEN[from as usize & 63][to as usize & 63])
}

/// The whole rank, file or diagonal through two squares, empty where there is none.
#[allow(clippy::indexing_slicing)] // a square is below 64
pub(crate) fn line(from: cozy_chess::Square, to: cozy_chess::Square) -> BitBoard {
    BitBoard(LINE[from as usize & 63][to as usize & 63])
}

/// What a rook would attack on an empty board.
#[allow(clippy::indexing_slicing)] // a square is below 64
pub(crate) fn rook_rays(from: cozy_chess::Square) -> BitBoard {
    BitBoard(RAYS[0][from as usize & 63])
}

/// What a bishop would attack on an empty board.
#[allow(clippy::indexing_slicing)] // a square is below 64
pub(crate) fn bishop_rays(from: cozy_chess::Square) -> BitBoard {
    BitBoard(RAYS[1][from as usize & 63])
}

/// Those of `pieces`, all on lines with `to`, that see it past the occupied squares.
///
/// There are seldom more than two, and then this beats a look-up in the library's table of 700 kB, most of
/// which is never in the processor's cache.
#[inline]
pub(crate) fn seeing(pieces: BitBoard, to: cozy_chess::Square, occupied: BitBoard) -> BitBoard {
    let mut seeing = BitBoard::EMPTY;
    for piece in pieces {
        if (between(piece, to) & occupied).is_empty() {
            seeing |= piece.bitboard();
        }
    }
    seeing
}

/// The squares that a pawn of this colour on `from` attacks.
#[allow(clippy::indexing_slicing)] // a square is below 64, a colour below 2
pub(crate) fn pawn_attacks_from(from: cozy_chess::Square, color: Color) -> BitBoard {
    BitBoard(PAWN_ATTACKS[color as usize & 1][from as usize & 63])
}

/// The squares that satisfy what a move says of its departure.
pub(crate) fn admitted(origin: Origin) -> BitBoard {
    let file = origin.file.map_or(u64::MAX, |file| 0x0101_0101_0101_0101 << file.index());
    let rank = origin.rank.map_or(u64::MAX, |rank| 0xFF << (rank.index() * 8));
    BitBoard(file & rank)
}

/// The engine's name of a square.
pub(crate) fn square_of(square: cozy_chess::Square) -> Square {
    let file = File::new(square as usize & 7).unwrap_or(File::A);
    let rank = Rank::new(square as usize >> 3).unwrap_or(Rank::First);
    Square::new(file, rank)
}

/// The library's name of a square.
pub(crate) fn square(square: Square) -> cozy_chess::Square {
    // The index is below 64, so nothing is ever replaced.
    cozy_chess::Square::try_index(square.index()).unwrap_or(cozy_chess::Square::A1)
}

pub(crate) const fn role_of(piece: Piece) -> Role {
    match piece {
        Piece::Pawn => Role::Pawn,
        Piece::Knight => Role::Knight,
        Piece::Bishop => Role::Bishop,
        Piece::Rook => Role::Rook,
        Piece::Queen => Role::Queen,
        Piece::King => Role::King,
    }
}

pub(crate) const fn piece(role: Role) -> Piece {
    match role {
        Role::Pawn => Piece::Pawn,
        Role::Knight => Piece::Knight,
        Role::Bishop => Piece::Bishop,
        Role::Rook => Piece::Rook,
        Role::Queen => Piece::Queen,
        Role::King => Piece::King,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_agree_with_the_library() {
        for from in cozy_chess::Square::ALL {
            for to in cozy_chess::Square::ALL {
                assert_eq!(between(from, to), cozy_chess::get_between_rays(from, to), "{from}{to}");
                assert_eq!(line(from, to), cozy_chess::get_line_rays(from, to), "{from}{to}");
            }
            assert_eq!(rook_rays(from), cozy_chess::get_rook_rays(from));
            assert_eq!(bishop_rays(from), cozy_chess::get_bishop_rays(from));
            for color in Color::ALL {
                assert_eq!(pawn_attacks_from(from, color), cozy_chess::get_pawn_attacks(from, color));
            }
            assert_eq!(square(square_of(from)), from);
        }
    }
}

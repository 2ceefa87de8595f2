//! What several tests need: chance that repeats itself, and moves as text.
#![allow(dead_code, clippy::unwrap_used)]

use std::sync::LazyLock;

use alfil_board::{LegalMove, Position, Resolution};
use alfil_engine::{San, Style, SymbolTable, doctest, parse};

/// A small generator of numbers (splitmix64), so that every run tries the same.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
}

/// Calls `each` with positions of random games, about `count` in all. Every other game is Chess960.
pub(crate) fn random_positions(seed: u64, count: usize, mut each: impl FnMut(&Position, &[LegalMove])) {
    let mut chance = Chance(seed);
    let mut left = count;
    while left > 0 {
        let mut position = match chance.below(2) {
            0 => Position::initial(),
            _ => Position::chess960(chance.below(960) as u16).unwrap(),
        };
        for _ in 0..160 {
            let moves: Vec<LegalMove> = position.legal_moves().collect();
            if moves.is_empty() || left == 0 {
                break;
            }
            left -= 1;
            each(&position, &moves);
            // Castling, en passant and promotions are rare by chance, so they are preferred.
            let special =
                |mv: &&LegalMove| mv.castling().is_some() || mv.is_en_passant() || mv.promotion().is_some();
            let special: Vec<&LegalMove> = moves.iter().filter(special).collect();
            let mv = match special.is_empty() || chance.below(3) > 0 {
                true => moves[chance.below(moves.len())],
                false => *special[chance.below(special.len())],
            };
            position.play(mv).unwrap();
        }
    }
}

/// Made once, for a table is proved by trying every move there is.
pub(crate) fn english() -> SymbolTable {
    static TABLE: LazyLock<SymbolTable> = LazyLock::new(doctest::english);
    TABLE.clone()
}

pub(crate) fn san(text: &str) -> San {
    parse(text, &english()).unwrap()
}

pub(crate) fn text(san: San) -> String {
    san.display(&english(), &Style::pgn()).to_string()
}

pub(crate) fn resolve(fen: &str, text: &str) -> Resolution {
    Position::from_fen(fen).unwrap().resolve(&san(text))
}

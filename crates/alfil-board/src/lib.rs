#![doc = include_str!("../README.md")]
#![no_std]
#![warn(clippy::indexing_slicing, clippy::panic, clippy::expect_used)]

extern crate alloc;

mod color;
mod fen;
mod geometry;
mod legal_move;
mod position;
mod refusal;
mod resolve;
mod spell;

pub use self::color::Color;
pub use self::fen::{Fen, FenError, FenField, FenProblem};
pub use self::legal_move::{LegalMove, Uci};
pub use self::position::{LegalMoves, NotLegalHere, Position};
pub use self::refusal::{Candidates, Contradiction, Contradictions, Refusal};
pub use self::resolve::{Check, Deviation, Deviations, Resolution, Resolved};

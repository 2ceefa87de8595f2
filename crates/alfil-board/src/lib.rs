#![doc = include_str!("../README.md")]
#![no_std]
#![warn(clippy::indexing_slicing, clippy::panic, clippy::expect_used)]

extern crate alloc;

mod color;
mod diagnose;
mod event;
mod exact;
mod explain;
mod fen;
mod geometry;
mod identify;
mod legal_move;
mod messages;
mod position;
mod refusal;
mod repair;
mod replay;
mod resolve;
mod spell;
mod twin;
mod walk;

pub use self::color::Color;
pub use self::event::{Event, Finding, NumberProblem, Numbering, Ply, Verdict, WrittenNumber};
pub use self::explain::{Explanation, Man, Reason};
pub use self::fen::{Fen, FenError, FenField, FenProblem};
pub use self::identify::{Account, Failure, FailureKind, Identification, Turning, identify, identify_from};
pub use self::legal_move::{LegalMove, Uci};
/// Every message that this crate can say.
pub use self::messages::TEMPLATES as MESSAGES;
pub use self::position::{LegalMoves, NotLegalHere, Position};
pub use self::refusal::{Candidates, Contradiction, Contradictions, Refusal};
pub use self::repair::{Repair, repair};
pub use self::replay::Replay;
pub use self::resolve::{Check, Deviation, Deviations, Resolution, Resolved};
pub use self::walk::Walk;

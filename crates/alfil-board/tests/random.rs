//! Whole positions against a second, naive opinion.
#![allow(clippy::unwrap_used)]

mod support;

use std::collections::HashMap;

use alfil_board::{Check, LegalMove, Position, Resolved};
use alfil_engine::{Action, Capture, Mark, Origin, Role, San};
use support::random_positions;

/// Enough to meet every rule many times, in the time that a test may take without optimisation.
const POSITIONS: usize = if cfg!(debug_assertions) { 12_000 } else { 60_000 };

#[test]
fn every_legal_move_has_a_spelling_of_its_own_that_resolves_to_it() {
    let mut kinds = [0_usize; 6];
    random_positions(1, POSITIONS, |position, moves| {
        let mut spelled: HashMap<San, LegalMove> = HashMap::new();
        for mv in moves {
            let san = position.spell(*mv);
            if let Some(other) = spelled.insert(san, *mv) {
                panic!("{san:?} is both {} and {} in {}", mv.uci(), other.uci(), position.fen());
            }
            let resolved = position
                .resolve(&san)
                .unwrap_or_else(|refusal| panic!("{} in {} is refused: {refusal}", mv.uci(), position.fen()));
            assert_eq!(resolved.mv, *mv, "{}", position.fen());
            assert!(resolved.is_exact(), "{} {:?} in {}", mv.uci(), resolved.deviations, position.fen());
            assert_eq!(resolved.proper, san, "{}", position.fen());

            let long = position.resolve(&position.long(*mv)).unwrap();
            assert_eq!((long.mv, long.proper), (*mv, san), "{}", position.fen());
            kinds[0] += usize::from(mv.castling().is_some());
            kinds[1] += usize::from(mv.is_en_passant());
            kinds[2] += usize::from(mv.promotion().is_some());
            kinds[3] += usize::from(resolved.check == Check::Double);
            kinds[4] += usize::from(resolved.check == Check::Mate);
            kinds[5] +=
                usize::from(matches!(san.action, Action::Piece { from: Origin { rank: Some(_), .. }, .. }));
        }
    });
    assert!(kinds.iter().all(|count| *count > 20), "not every kind of move was met: {kinds:?}");
}

/// As a text would have it: with more or less of the departure, of the signs and of the marks than there should be.
fn spellings(san: San, mv: LegalMove) -> impl Iterator<Item = San> {
    let (file, rank) = (mv.from().file(), mv.from().rank());
    let origins = [Origin::NONE, Origin::file(file), Origin::rank(rank), Origin::square(mv.from())];
    let captures = [None, Some(Capture::PLAIN), Some(Capture { captured: mv.captured() })];
    let marks = [None, Some(Mark::Check), Some(Mark::Mate), Some(Mark::DoublePlus)];
    let pieces = [None, Some(Role::Queen), Some(Role::Knight), Some(Role::King)];
    let departures = origins.into_iter().flat_map(move |from| captures.map(|capture| (from, capture)));
    let actions = departures.flat_map(move |(from, capture)| {
        pieces.map(|promotion| match san.action {
            Action::Piece { role, to, .. } => Action::Piece { role, from, capture, to },
            Action::Pawn { to, .. } => Action::Pawn { from, capture, to, promotion },
            other => other,
        })
    });
    actions.flat_map(move |action| {
        marks
            .into_iter()
            .flat_map(move |mark| [false, true].map(|en_passant| San { action, mark, en_passant, ..san }))
    })
}

#[test]
fn what_is_exact_is_what_resolves_without_deviation() {
    let mut exact = 0;
    random_positions(6, POSITIONS / 40, |position, moves| {
        for mv in moves {
            for san in spellings(position.spell(*mv), *mv) {
                let resolved = position.resolve(&san).ok().filter(Resolved::is_exact);
                let expected = resolved.map(|resolved| resolved.mv);
                assert_eq!(position.exactly(&san), expected, "{san:?} in {}", position.fen());
                exact += usize::from(expected.is_some());
            }
        }
    });
    assert!(exact > POSITIONS / 4, "{exact}");
}

#[test]
fn marks_agree_with_playing_the_move_and_listing_the_replies() {
    random_positions(2, POSITIONS / 4, |position, moves| {
        for mv in moves {
            let mut after = position.clone();
            after.play(*mv).unwrap();
            let mated = after.is_check() && after.legal_moves().next().is_none();
            let mark = match (after.is_check(), mated) {
                (_, true) => Some(Mark::Mate),
                (true, false) => Some(Mark::Check),
                (false, false) => None,
            };
            assert_eq!(position.spell(*mv).mark, mark, "{} in {}", mv.uci(), position.fen());
        }
    });
}

/// C.10 by its words: what the spelling leaves out must not be needed, what it says must be.
#[test]
fn departures_are_named_as_far_as_needed_and_no_further() {
    random_positions(3, POSITIONS / 2, |position, moves| {
        for mv in moves {
            let Action::Piece { from, .. } = position.spell(*mv).action else { continue };
            let rivals: Vec<_> = moves
                .iter()
                .filter(|other| other.role() == mv.role() && other.to() == mv.to() && *other != mv)
                .filter(|other| other.castling().is_none())
                .collect();
            let file = rivals.iter().any(|other| other.from().file() == mv.from().file());
            let rank = rivals.iter().any(|other| other.from().rank() == mv.from().rank());
            let expected = match (rivals.is_empty(), file, rank) {
                (true, ..) => Origin::NONE,
                (_, false, _) => Origin::file(mv.from().file()),
                (_, true, false) => Origin::rank(mv.from().rank()),
                (_, true, true) => Origin::square(mv.from()),
            };
            assert_eq!(from, expected, "{} in {}", mv.uci(), position.fen());
        }
    });
}

#[test]
fn positions_survive_fen_and_moves_survive_coordinates() {
    random_positions(4, POSITIONS / 2, |position, moves| {
        let again = Position::from_fen(&position.to_fen()).unwrap();
        assert_eq!(again, *position, "{}", position.fen());
        for mv in moves {
            assert_eq!(position.move_from_uci(&mv.uci960().to_string()), Some(*mv), "{}", position.fen());
            assert_eq!(position.move_from_uci(&mv.uci().to_string()), Some(*mv), "{}", position.fen());
        }
    });
}

/// Node counts that all programs agree on: the initial position and five made to be difficult.
#[test]
fn perft() {
    let known: [(&str, &[u64]); 8] = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[20, 400, 8_902]),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", &[48, 2_039]),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238]),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &[6, 264, 9_467]),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1_486, 62_379]),
        ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", &[46, 2_079]),
        ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", &[21, 528, 12_189]),
        ("2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", &[21, 807, 18_002]),
    ];
    for (fen, counts) in known {
        let position = Position::from_fen(fen).unwrap();
        for (depth, count) in counts.iter().enumerate() {
            assert_eq!(nodes(&position, depth), *count, "depth {} of {fen}", depth + 1);
        }
    }
}

fn nodes(position: &Position, depth: usize) -> u64 {
    if depth == 0 {
        return position.legal_moves().count() as u64;
    }
    let after = |mv| {
        let mut position = position.clone();
        position.play(mv).unwrap();
        position
    };
    position.legal_moves().map(|mv| nodes(&after(mv), depth - 1)).sum()
}

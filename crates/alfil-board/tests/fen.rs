//! Positions as text: what is accepted, what is refused and how it is told.
#![allow(clippy::unwrap_used)]

mod support;

use alfil_board::{Color, FenField, FenProblem, Position};
use alfil_engine::Side;
use support::Chance;

fn refused(fen: &str) -> (FenField, FenProblem, String) {
    let error = Position::from_fen(fen).expect_err(fen);
    assert_eq!(error.found(), error.span().of(fen));
    (error.field(), error.problem(), error.to_string())
}

#[test]
fn all_spellings_of_castling_rights() {
    let same = |fens: &[&str]| {
        let positions: Vec<Position> = fens.iter().map(|fen| Position::from_fen(fen).unwrap()).collect();
        assert!(positions.windows(2).all(|two| two[0] == two[1]), "{fens:?}");
    };
    same(&["r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"]);
    same(&["1k3r1r/8/8/8/8/8/8/1K3R1R w Kk - 0 1", "1k3r1r/8/8/8/8/8/8/1K3R1R w Hh - 0 1"]);
    // X-FEN names the rook only where it is not the outermost one.
    let inner = Position::from_fen("1k3r1r/8/8/8/8/8/8/1K3R1R w Ff - 0 1").unwrap();
    assert_eq!(inner.to_fen(), "1k3r1r/8/8/8/8/8/8/1K3R1R w Ff - 0 1");
    assert_eq!(inner.castling_rook(Color::White, Side::Short).unwrap().to_string(), "f1");
    assert_eq!(inner.castling_rook(Color::White, Side::Long), None);
}

#[test]
fn counters_may_be_missing_or_large() {
    let short = Position::from_fen(" 4k3/8/8/8/8/8/8/4K3\tb  - - ").unwrap();
    assert_eq!(short.to_fen(), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    // The library stops at 100; the Laws know 150 (9.6.2).
    let mut late = Position::from_fen("4k3/8/8/8/8/8/8/R3K3 w - - 140 190").unwrap();
    late.play(late.move_from_uci("a1a2").unwrap()).unwrap();
    assert_eq!(late.to_fen(), "4k3/8/8/8/8/8/R7/4K3 b - - 141 190");
    assert_eq!(Position::from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 0").unwrap().number(), 1);
    // The library stops at 65535.
    let mut longest = Position::from_fen("4k3/8/8/8/8/8/8/R3K3 b - - 0 65535").unwrap();
    longest.play(longest.move_from_uci("e8e7").unwrap()).unwrap();
    longest.play(longest.null_move().unwrap()).unwrap();
    longest.play(longest.null_move().unwrap()).unwrap();
    assert_eq!(longest.to_fen(), "8/4k3/8/8/8/8/8/R3K3 w - - 3 65537");
    assert_eq!(Position::from_fen(&longest.to_fen()).unwrap(), longest);
    let error = Position::from_fen("4k3/8/8/8/8/8/8/R3K3 b - - 0 4294967296").unwrap_err();
    assert!(error.to_string().contains("up to 4294967295"), "{error}");
}

#[test]
fn the_square_passed_over() {
    let mut position = Position::initial();
    position.play(position.move_from_uci("e2e4").unwrap()).unwrap();
    assert!(position.to_fen().ends_with(" e3 0 1"));
    assert!(position.x_fen().to_string().ends_with(" - 0 1"));
    let met = Position::from_fen("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1").unwrap();
    assert!(met.x_fen().to_string().ends_with(" e3 0 1"));
}

#[test]
fn errors_say_where_and_what() {
    use FenField::{Castling, EnPassant, Halfmoves, Number, Placement, Turn};
    let placement = |fen, problem, message: &str| {
        assert_eq!(refused(fen), (Placement, problem, message.to_string()), "{fen}");
    };
    placement("8/8 w - - 0 1", FenProblem::Ranks, "placement: expected eight ranks, found 2");
    placement(
        "9/8/8/8/8/8/8/8 w - -",
        FenProblem::Chessman,
        "placement: `9` is neither a chessman nor a number of squares",
    );
    placement(
        "7/8/8/8/8/8/8/8 w - -",
        FenProblem::RankLength(8),
        "placement: rank 8 does not have eight squares",
    );
    placement(
        "8/8/8/8/8/8/8/44k w - -",
        FenProblem::RankLength(1),
        "placement: rank 1 does not have eight squares",
    );
    placement(
        "8/8/8/8/8/8/8/K7 w - -",
        FenProblem::Kings(Color::Black),
        "placement: Black must have exactly one king",
    );
    placement(
        "k6P/8/8/8/8/8/8/K7 w - -",
        FenProblem::PawnOn(alfil_engine::Square::from_name("h8").unwrap()),
        "placement: no pawn can stand on h8",
    );
    placement(
        "k7/8/8/8/8/8/8/K6r b - - 0 1",
        FenProblem::WaitingInCheck(Color::White),
        "placement: White is in check, but it is Black's turn",
    );
    placement(
        "8/8/8/8/8/8/kK6/8 w - - 0 1",
        FenProblem::WaitingInCheck(Color::Black),
        "placement: Black is in check, but it is White's turn",
    );
    placement(
        "k7/pppppppp/p7/8/8/8/8/K7 w - -",
        FenProblem::TooMany(Color::Black),
        "placement: Black has more than eight pawns or more than sixteen chessmen",
    );
    placement(
        "",
        FenProblem::Missing,
        "placement: expected eight ranks such as `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR`, but the text ends",
    );

    let bare = "4k3/8/8/8/8/8/8/4K3";
    let rest = |rest: &str| {
        let (field, problem, _) = refused(&format!("{bare} {rest}"));
        (field, problem)
    };
    assert_eq!(rest(""), (Turn, FenProblem::Missing));
    assert_eq!(rest("white - -"), (Turn, FenProblem::Turn));
    assert_eq!(rest("w KQ -"), (Castling, FenProblem::NoRook(Color::White, Side::Short)));
    assert_eq!(rest("w x -"), (Castling, FenProblem::CastlingLetter));
    assert_eq!(rest("w - e9"), (EnPassant, FenProblem::EnPassant));
    assert_eq!(rest("w - e3"), (EnPassant, FenProblem::NoDoubleStep));
    assert_eq!(rest("w - e6"), (EnPassant, FenProblem::NoDoubleStep));
    assert_eq!(rest("w - - x"), (Halfmoves, FenProblem::Number));
    assert_eq!(rest("w - - +5"), (Halfmoves, FenProblem::Number));
    assert_eq!(rest("w - - 99999 1"), (Halfmoves, FenProblem::Number));
    assert_eq!(rest("w - - 0 4294967296"), (Number, FenProblem::Number));
    assert_eq!(rest("w - - 0 1 ;"), (Number, FenProblem::Superfluous));
    let (field, problem, _) = refused("4k3/8/8/8/8/8/4K3/7R w K - 0 1");
    assert_eq!((field, problem), (Castling, FenProblem::KingAway(Color::White)));
    let (field, problem, _) = refused("4k3/8/8/8/8/8/8/4K2R w KH - 0 1");
    assert_eq!((field, problem), (Castling, FenProblem::Repeated));
}

#[test]
fn nothing_panics() {
    let mut chance = Chance(11);
    let pieces: Vec<char> = "rnbqkpRNBQKP12345678/ wb-KQkqHAha3e6 09é♔\u{0}".chars().collect();
    let whole = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
    let mut read = 0;
    for round in 0..40_000 {
        let text: String = if round % 2 == 0 {
            (0..chance.below(70)).map(|_| pieces[chance.below(pieces.len())]).collect()
        } else {
            // A position with one to three characters changed.
            let mut text: Vec<char> = whole.chars().collect();
            for _ in 0..=chance.below(3) {
                let at = chance.below(text.len());
                text[at] = pieces[chance.below(pieces.len())];
            }
            text.into_iter().collect()
        };
        match Position::from_fen(&text) {
            Ok(position) => {
                read += 1;
                assert_eq!(Position::from_fen(&position.to_fen()).unwrap(), position);
                // Whatever is let in can be played on.
                for mv in position.legal_moves() {
                    let mut after = position.clone();
                    after.play(mv).unwrap();
                    let _ = (after.is_checkmate(), position.spell(mv));
                }
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    assert!(read > 500, "{read}");
}

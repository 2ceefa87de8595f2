//! Each way in which a move is said well, badly, or wrongly.
#![allow(clippy::unwrap_used)]

mod support;

use alfil_board::{Contradiction, Deviation, Position, Reason, Refusal};
use support::{resolve, san, text};

/// The coordinates of what a text means in a position, and its deviations.
fn meaning(fen: &str, text: &str) -> (String, Vec<Deviation>) {
    let resolved = resolve(fen, text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    (resolved.mv.uci().to_string(), resolved.deviations.iter().collect())
}

fn check(fen: &str, text: &str, uci: &str, deviations: &[Deviation]) {
    assert_eq!(meaning(fen, text), (uci.to_string(), deviations.to_vec()), "{text} in {fen}");
}

fn proper(fen: &str, written: &str) -> String {
    text(resolve(fen, written).unwrap_or_else(|refusal| panic!("{written}: {refusal}")).proper)
}

/// The sentence that explains a refusal.
fn why(fen: &str, text: &str) -> String {
    let position = Position::from_fen(fen).unwrap();
    let refusal = resolve(fen, text).expect_err(text);
    position.explain(&san(text), &refusal).to_string()
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn proper_spellings_are_exact() {
    check(START, "e4", "e2e4", &[]);
    check(START, "Nf3", "g1f3", &[]);
    check("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "0-0", "e1g1", &[]);
    check("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O", "e8c8", &[]);
    check("8/2P3k1/8/8/8/8/8/4K3 w - - 0 1", "c8Q", "c7c8q", &[]);
    check("4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1", "dxc6 e.p.", "d5c6", &[]);
    check("4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1", "dxc6", "d5c6", &[]);
    check(START, "--", "0000", &[]);
}

#[test]
fn too_little_is_enough_where_one_move_fits() {
    use Deviation::{MissingCapture, MissingFile, MissingRank};
    let scandinavian = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    check(scandinavian, "ed5", "e4d5", &[MissingCapture]);
    check(scandinavian, "ed", "e4d5", &[MissingCapture, MissingRank]);
    check(scandinavian, "exd", "e4d5", &[MissingRank]);
    check(scandinavian, "xd5", "e4d5", &[MissingFile]);
    check("7k/8/8/8/5p2/8/8/K4R2 w - - 0 1", "Rf4", "f1f4", &[MissingCapture]);
    // En passant: without the sign, without the words, with nothing but the words.
    let passed = "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1";
    check(passed, "dc6", "d5c6", &[MissingCapture]);
    check(passed, "dc", "d5c6", &[MissingCapture, MissingRank]);
    check(passed, "c6 e.p.", "d5c6", &[MissingCapture, MissingFile]);
    assert_eq!(proper(passed, "dc"), "dxc6");
}

#[test]
fn marks_are_supplied() {
    use Deviation::{CheckForMate, DoublePlusForDoubleCheck, DoublePlusForMate, MissingCheck, MissingMate};
    let check_fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    check(check_fen, "a8=Q", "a7a8q", &[MissingCheck]);
    assert_eq!(proper(check_fen, "a8Q"), "a8=Q+");
    let mate = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
    check(mate, "Ra8", "a1a8", &[MissingMate]);
    check(mate, "Ra8+", "a1a8", &[CheckForMate]);
    check(mate, "Ra8++", "a1a8", &[DoublePlusForMate]);
    check(mate, "Ra8#", "a1a8", &[]);
    let double = "4k3/8/8/8/4N3/8/8/4R2K w - - 0 1";
    check(double, "Nf6++", "e4f6", &[DoublePlusForDoubleCheck]);
    check(double, "Nf6+", "e4f6", &[]);
    // Castling may mate, and a capture en passant may.
    assert_eq!(proper("8/8/8/8/8/8/7R/3k2KR w H - 0 1", "Rd2"), "Rd2+");
    assert_eq!(proper("5k2/4p1p1/8/8/8/8/8/4K2R w K - 0 1", "0-0"), "O-O+");
    assert_eq!(proper("6bk/7b/8/3pP3/8/8/8/Q3K3 w - d6 0 1", "ed6"), "exd6#");
}

#[test]
fn too_much_is_accepted() {
    use Deviation::{LongForm, NeedlessOrigin, RankForFile};
    check(START, "Ng1f3", "g1f3", &[LongForm]);
    check(START, "Ng1-f3", "g1f3", &[LongForm]);
    check(START, "N1f3", "g1f3", &[NeedlessOrigin]);
    check(START, "Ngf3", "g1f3", &[NeedlessOrigin]);
    check(START, "e2e4", "e2e4", &[LongForm]);
    check(START, "e2-e4", "e2e4", &[LongForm]);
    check(START, "2e4", "e2e4", &[NeedlessOrigin]);
    let pinned = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
    check(pinned, "Ne2", "g1e2", &[]);
    check(pinned, "Nge2", "g1e2", &[NeedlessOrigin]);
    let rooks = "4k3/8/8/R7/8/8/8/R2K4 w - - 0 1";
    check(rooks, "R1a3", "a1a3", &[]);
    check(rooks, "Ra1a3", "a1a3", &[LongForm]);
    let knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    check(knights, "N1d2", "b1d2", &[RankForFile]);
    check(knights, "Nbd2", "b1d2", &[]);
    check("8/1P4k1/8/8/8/8/8/4K3 w - - 0 1", "b7b8N", "b7b8n", &[LongForm]);
    check("4k3/3n4/8/4N3/8/8/8/4K3 b - - 0 1", "Nd7xNe5", "d7e5", &[LongForm, Deviation::CapturedNamed]);
}

#[test]
fn the_whole_square_is_named_as_a_last_resort() {
    // Three queens: neither file nor rank is enough for the one on a1.
    let queens = "8/5k2/8/8/Q7/8/8/Q2Q2K1 w - - 0 1";
    assert_eq!(proper(queens, "Qa1d4"), "Qa1d4");
    assert_eq!(proper(queens, "Qa4d4"), "Q4d4");
    assert_eq!(proper(queens, "Qd1d4"), "Qdd4");
}

#[test]
fn several_moves_fit() {
    let knights = "rnbqk2r/ppp1bppp/4pn2/3p4/8/3P1NP1/PPP1PPBP/RNBQK2R w KQkq - 1 5";
    let Err(Refusal::Ambiguous(candidates)) = resolve(knights, "Nd2") else { panic!("not ambiguous") };
    let position = Position::from_fen(knights).unwrap();
    let mut spelled: Vec<String> = candidates.as_slice().iter().map(|mv| text(position.spell(*mv))).collect();
    spelled.sort();
    assert_eq!(spelled, ["Nbd2", "Nfd2"]);
    assert_eq!(why(knights, "Nd2"), "this may be the knight on b1 or the knight on f3");

    let pawns = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
    assert!(matches!(resolve(pawns, "xd5"), Err(Refusal::Ambiguous(_))));
    let doubled = "4k3/8/3p4/4P3/3p4/4P3/8/4K3 w - - 0 1";
    assert_eq!(why(doubled, "ed"), "this may be the pawn on e3 going to d4 or the pawn on e5 going to d6");
}

#[test]
fn a_promotion_must_name_its_piece() {
    let fen = "8/3P2k1/8/8/8/8/8/4K3 w - - 0 1";
    let Err(Refusal::Incomplete(candidates)) = resolve(fen, "d8") else { panic!("not incomplete") };
    assert_eq!(candidates.as_slice().len(), 4);
    assert_eq!(why(fen, "d8"), "the pawn arrives on d8, but it is not said what it becomes");
    let corner = "2n4k/3P4/8/8/8/8/8/4K3 w - - 0 1";
    assert!(matches!(resolve(corner, "dc"), Err(Refusal::Incomplete(_))));
    assert!(matches!(resolve(corner, "dxc8"), Err(Refusal::Incomplete(_))));
}

#[test]
fn what_is_said_must_be_so() {
    let contradicted = |fen, text: &str, by| match resolve(fen, text) {
        Err(Refusal::Contradicted { by: found, .. }) => {
            assert_eq!(found.iter().collect::<Vec<_>>(), [by], "{text}");
        }
        other => panic!("{text}: {other:?}"),
    };
    contradicted(START, "Nxf3", Contradiction::Capture);
    contradicted(START, "e4+", Contradiction::Check);
    contradicted(START, "e4#", Contradiction::Mate);
    contradicted(START, "e4++", Contradiction::DoublePlus);
    contradicted(START, "e4 e.p.", Contradiction::EnPassant);
    let double = "4k3/8/8/8/4N3/8/8/4R2K w - - 0 1";
    contradicted(double, "Nf6#", Contradiction::Mate);
    contradicted("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8Q++", Contradiction::DoublePlus);
    let capture = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    contradicted(capture, "exd5 e.p.", Contradiction::EnPassant);
    contradicted(capture, "e4xNd5", Contradiction::CapturedRole);
    assert_eq!(why(START, "Nxf3+"), "the move is legal, but nothing is captured, and this is not check");
}

#[test]
fn reasons_for_pieces() {
    assert_eq!(why(START, "Nd2"), "no white knight can go to d2: White's own pawn stands on d2");
    assert_eq!(
        why(START, "Bc4"),
        "no white bishop can go to c4: the bishop on f1 is blocked by the white pawn on e2"
    );
    assert_eq!(
        why(START, "Nf4"),
        "no white knight can go to f4: no knight stands where it could move there from"
    );
    assert_eq!(why(START, "Nbf3"), "no white knight can go to f3: the knight on b1 does not move like that");
    assert_eq!(why(START, "Nef3"), "no white knight can go to f3: there is no knight on the e-file");
    assert_eq!(
        why(START, "Nf1e3"),
        "no white knight can go to e3: there is no knight on f1; what stands on f1 is a white bishop"
    );
    assert_eq!(why("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4"), "no white queen can go to d4: there is no queen");
    assert_eq!(
        why("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "Nd5"),
        "no white knight can go to d5: the knight on c3 is pinned by the bishop on b4"
    );
    assert_eq!(
        why("4k3/8/8/8/7b/8/8/RN2K3 w Q - 0 1", "Nc3"),
        "no white knight can go to c3: White is in check from the bishop on h4, and the knight on b1 does not end that there"
    );
    assert_eq!(
        why("4k3/8/8/8/2b5/8/8/4K3 w - - 0 1", "Kf1"),
        "the white king cannot go to f1: the bishop on c4 attacks that square"
    );
    assert_eq!(
        why("6k1/8/8/8/8/8/8/r3K3 w - - 0 1", "Kf1"),
        "the white king cannot go to f1: the rook on a1 attacks that square"
    );
}

#[test]
fn the_other_side_is_to_move() {
    let black = START.replace(" w ", " b ");
    assert_eq!(
        why(&black, "Ng1f3"),
        "no black knight can go to f3: the knight on g1 is White's, but Black is to move"
    );
    assert_eq!(
        why(&black, "e2e4"),
        "no black pawn can advance to e4: the pawn on e2 is White's, but Black is to move"
    );
}

#[test]
fn reasons_for_pawns() {
    assert_eq!(why(START, "exd3"), "no white pawn can capture on d3: there is nothing to capture on d3");
    assert_eq!(
        why(START, "e5"),
        "no white pawn can advance to e5: no pawn stands where it could move there from"
    );
    let met = "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1";
    assert_eq!(why(met, "e5"), "no white pawn can advance to e5: a black pawn stands on e5");
    let barred = "4k3/8/8/8/8/4n3/4P3/6K1 w - - 0 1";
    assert_eq!(
        why(barred, "e4"),
        "no white pawn can advance to e4: the pawn on e2 is blocked by the black knight on e3"
    );
    let late = "4k3/8/8/2pP4/8/8/8/4K3 w - - 0 1";
    assert_eq!(
        why(late, "dxc6"),
        "no white pawn can capture on c6: the pawn on c5 can be captured en passant only right after its double step"
    );
    let exposed = "4k3/8/8/K1pP3r/8/8/8/8 w - c6 0 1";
    assert_eq!(
        why(exposed, "dxc6"),
        "no white pawn can capture on c6: capturing en passant would expose the king to the rook on h5"
    );
    assert_eq!(
        why(START, "axd3"),
        "no white pawn can capture on d3: there is nothing to capture on d3; there is no pawn on the a-file"
    );
    assert!(why(START, "ed").starts_with("no white pawn of the e-file can capture on the d-file"));
    // A bare square is never taken for a capture, but the capture is offered.
    let passed = "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1";
    let refusal = resolve(passed, "c6").unwrap_err();
    let explanation = Position::from_fen(passed).unwrap().explain(&san("c6"), &refusal);
    assert_eq!(explanation.candidates().len(), 1);
    assert_eq!(text(explanation.candidates()[0].1), "dxc6");
    // A piece that goes to the square passed over captures nobody.
    assert_eq!(proper("4k3/8/8/2pP4/1N6/8/8/4K3 w - c6 0 1", "Nc6"), "Nc6");
}

#[test]
fn reasons_for_castling() {
    let both = |rights: &str, middle: &str| format!("4k3/8/8/8/{middle}/8/8/R3K2R w {rights} - 0 1");
    assert_eq!(
        why(&both("Q", "8"), "0-0"),
        "White cannot castle kingside: the king or the kingside rook has moved"
    );
    assert_eq!(why(&both("KQ", "5r2"), "0-0"), "White cannot castle kingside: the rook on f4 attacks f1");
    assert_eq!(why(&both("KQ", "4r3"), "0-0-0"), "White cannot castle queenside: the rook on e4 gives check");
    assert_eq!(
        why(START, "0-0"),
        "White cannot castle kingside: the bishop on f1 is in the way; the knight on g1 is in the way"
    );
    // The rook may pass over an attacked square, the king may not.
    assert_eq!(proper(&both("KQ", "1r6"), "0-0-0"), "O-O-O");
}

#[test]
fn the_end_of_the_game_is_a_reason() {
    let mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    assert!(why(mated, "e3").ends_with("the game is over by checkmate"));
    assert!(why("7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "Kg8").ends_with("the game is over by stalemate"));
}

#[test]
fn chess960() {
    // The king on b1 and the rook on a1 only change what they must.
    let fen = "1k6/8/8/8/8/8/8/RK5R w HA - 0 1";
    check(fen, "O-O-O", "b1a1", &[]);
    check(fen, "O-O", "b1h1", &[]);
    let position = Position::from_fen(fen).unwrap();
    let mv = position.resolve(&san("O-O-O")).unwrap().mv;
    assert_eq!((mv.to().to_string(), mv.uci960().to_string()), ("c1".into(), "b1a1".into()));
}

#[test]
fn drops_are_no_chess() {
    assert_eq!(resolve(START, "N@f3"), Err(Refusal::Drop));
}

#[test]
fn every_reason_has_its_article() {
    let position = Position::from_fen(START).unwrap();
    let refusal = position.resolve(&san("Bc4")).unwrap_err();
    let explanation = position.explain(&san("Bc4"), &refusal);
    assert_eq!(explanation.article(), "3.5");
    assert!(matches!(explanation.reasons(), [Reason::Blocked(..)]));
}

#[test]
fn whatever_can_be_said_is_answered() {
    // Every move that notation can express, in positions with everything in them.
    let fens = [
        START,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "4k3/8/8/K1pP3r/8/8/8/8 w - c6 0 1",
        "4k3/8/8/8/8/8/4r3/4K2r w - - 0 1",
    ];
    for fen in fens {
        let position = Position::from_fen(fen).unwrap();
        let mut resolved = std::collections::HashSet::new();
        for san in alfil_engine::San::every() {
            match position.resolve(&san) {
                Ok(found) => drop(resolved.insert(found.mv)),
                Err(refusal) => {
                    let explanation = position.explain(&san, &refusal);
                    assert!(!explanation.to_string().is_empty());
                    assert!(!explanation.article().is_empty());
                }
            }
        }
        // The null move is one more.
        let legal = position.legal_moves().count() + usize::from(!position.is_check());
        assert_eq!(resolved.len(), legal, "{fen}");
    }
}

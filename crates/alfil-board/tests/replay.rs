//! Whole scores: numbers, variations, several games, starts in the middle.
#![allow(clippy::unwrap_used)]

mod support;

use alfil_board::{Event, Finding, NumberProblem, Position, Replay, Verdict, Walk};
use alfil_engine::SymbolTable;
use support::{english, text};

/// One word for each event: the proper move, `?move` refused, `~move` unknown, `!word` unreadable, `|` the
/// end of a game, else a code.
fn replay(score: &str) -> String {
    events(score, &english(), Replay::new(score, &english()))
}

fn replay_from(fen: &str, score: &str) -> String {
    let start = Position::from_fen(fen).unwrap();
    events(score, &english(), Replay::from_position(score, &english(), start))
}

fn events(score: &str, _: &SymbolTable, replay: Replay<'_>) -> String {
    let mut words = Vec::new();
    for event in replay {
        let word = match event {
            Event::Ply(ply) => {
                let written = ply.span.of(score);
                let mut word = match ply.verdict {
                    Verdict::Resolved(resolved) => text(resolved.proper),
                    Verdict::Refused(_) => format!("?{written}"),
                    Verdict::Unknown => format!("~{written}"),
                };
                if let Some(problem) = ply.numbering.problem {
                    word = format!("{word}<{}>", problem.code());
                }
                word
            }
            Event::Unreadable { span, .. } => format!("!{}", span.of(score)),
            Event::GameEnd { .. } => "|".into(),
            Event::Finding { finding, .. } => format!("<{}>", finding.code()),
            _ => "other".into(),
        };
        words.push(word);
    }
    words.join(" ")
}

#[test]
fn a_game_ends_in_its_last_position() {
    let table = english();
    // A game that Adolf Anderssen won in London.
    let score = "1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6
        10. g4 Nf6 11. Rg1 cb 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8 15. Bf4 Qf6 16. Nc3 Bc5 17. Nd5 Qb2 18. Bd6 Bg1
        19. e5 Qa1+ 20. Ke2 Na6 21. Ng7+ Kd8 22. Qf6 Nf6 23. Be7++ 1-0";
    let mut replay = Replay::new(score, &table);
    let mut plies = 0;
    let mut end = None;
    while let Some(event) = replay.next() {
        match event {
            Event::Ply(ply) => plies += usize::from(ply.resolved().is_some()),
            Event::GameEnd { .. } => end = replay.walk().position().map(|position| position.to_fen()),
            _ => {}
        }
    }
    assert_eq!(plies, 45);
    assert_eq!(end.as_deref(), Some("r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 1 23"));
}

#[test]
fn plain_scores_become_proper() {
    assert_eq!(replay("1.e4 d5 2.ed Qd5 3.Nc3 Qa5"), "e4 d5 exd5 Qxd5 Nc3 Qa5 |");
    assert_eq!(replay("e4 e5 Qh5 Ke7 Qe5"), "e4 e5 Qh5 Ke7 Qxe5# |");
    assert_eq!(replay("1. f3 e5 2. g4 Qh4 mate"), "f3 e5 g4 Qh4# |");
}

#[test]
fn variations_start_before_the_move_they_replace() {
    let score = "1. e4 e5 2. Nf3 (2. f4 exf4 (2... d5 3. exd5) 3. Nf3) (2. Nc3) 2... Nc6";
    assert_eq!(replay(score), "e4 e5 Nf3 f4 exf4 d5 exd5 Nf3 Nc3 Nc6 |");
    assert_eq!(replay("1. e4 (1. d4) 1-0"), "e4 d4 |");
    assert_eq!(replay("1. e4 e5 [1... c5 2. Nf3] 2. Nf3"), "e4 e5 c5 Nf3 Nf3 |");
}

#[test]
fn a_failure_stays_in_its_line() {
    assert_eq!(replay("1. e4 e5 (1... Ke7 2. d4) 2. Nf3"), "e4 e5 ?Ke7 ~d4 Nf3 |");
    assert_eq!(replay("1. e4 Sf6 2. e5 Nd5"), "e4 !Sf6 ~e5 ~Nd5 |");
    assert_eq!(replay("1. e4 Ke7 (1... e5 2. Nf3) 2. d4"), "e4 ?Ke7 e5 Nf3 ~d4 |");
    // A correction, as typists write it.
    assert_eq!(replay("1. e4 Ke7 1... e5 2. Nf3"), "e4 ?Ke7 e5 Nf3 |");
}

#[test]
fn games_follow_one_another() {
    assert_eq!(replay("1. e4 e5 1-0 1. d4 d5 *"), "e4 e5 | d4 d5 |");
    assert_eq!(replay("*1. e4 e5 1-0 1. e4 *"), "| e4 e5 | e4 |");
    assert_eq!(replay("1. e4 e5 2. Nf3 Nc6\n1. d4 d5"), "e4 e5 Nf3 Nc6 | d4 d5 |");
    assert_eq!(replay("1. e4 e5\n[White \"x\"]\n1. d4"), "e4 e5 | d4 |");
    assert_eq!(replay("[A \"x\"]\n\n[B \"y\"]\n1. e4 *"), "e4 |");
    // A result in a variation ends the variation only.
    assert_eq!(replay("1. e4 e5 (1... f6 1-0) 2. d4 1/2-1/2"), "e4 e5 f6 d4 |");
    // Black's number 1 after a comment is no new game.
    assert_eq!(replay("1. e4 {best} 1... e5 2. d4"), "e4 e5 d4 |");
}

#[test]
fn starts_come_from_tags() {
    let score = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n7... Kd7 8. e4 * 1. e4 *";
    assert_eq!(replay(score), "Kd7 e4 | e4 |");
    let chess960 =
        "[Variant \"Chess960\"]\n[FEN \"nrbbqnkr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQNKR w HBhb - 0 1\"]
        1. f4 f5 2. Nb3 Nb6 3. O-O *";
    assert_eq!(replay(chess960), "f4 f5 Nb3 Nb6 ?O-O |");
    assert_eq!(replay("[Variant \"Chess960\"]\n1. e4 e5 *"), "<unknown-start> ~e4 ~e5 |");
    assert_eq!(replay("[FEN \"nonsense\"] 1. e4 *"), "<bad-fen> ~e4 |");
    assert_eq!(replay("1. e4 [FEN \"nonsense\"] 1. e4 *"), "e4 | <bad-fen> ~e4 |");
}

#[test]
fn numbers() {
    assert_eq!(replay("1. e4 e5 2. Nf3 Nc6 2. Bb5"), "e4 e5 Nf3 Nc6 Bb5<repeated-number> |");
    // One slip is one warning.
    assert_eq!(replay("1. e4 e5 22. Nf3 Nc6 3. Bb5 a6"), "e4 e5 Nf3<wrong-number> Nc6 Bb5 a6 |");
    // A score that counts from elsewhere is one warning, too.
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    assert_eq!(replay_from(fen, "40. e4 Kd7 41. e5 Ke7"), "e4<wrong-number> Kd7 e5 Ke7 |");
    assert_eq!(replay("1. e4 1. e5 2. d4"), "e4 e5<number-of-other-side> d4 |");
    assert_eq!(replay("1. e4 e5 Nf3 Nc6"), "e4 e5 Nf3<missing-number> Nc6 |");
    assert_eq!(replay("1 e4 e5 2 d4 2 ... ed 3.Qd4 Nc6"), "e4 e5 d4 exd4 Qxd4 Nc6 |");
    assert_eq!(replay("1.e4 1... e5 2.—, Nc6"), "e4 e5 ?Nc6<missing-moves> |");
}

#[test]
fn missing_moves_are_told_by_number_and_side() {
    assert_eq!(replay("1. e4 e5 2. Nf3 3. Bb5"), "e4 e5 Nf3 ?Bb5<missing-moves> |");
    let table = english();
    let ply = Replay::new("1. e4 e5 4. Bd4", &table).find_map(|event| match event {
        Event::Ply(ply) if ply.refusal().is_some() => Some(ply),
        _ => None,
    });
    assert_eq!(ply.unwrap().numbering.problem, Some(NumberProblem::MovesMissing(4)));
}

#[test]
fn fragments_need_their_position() {
    assert_eq!(replay("19. e5 Qa1 20. Ke2"), "~e5<missing-start> ~Qa1 ~Ke2 |");
    let fen = "rnb1k1nr/p2p1ppp/3B4/1p1N1N1P/4P1P1/3P1Q2/PqP5/R4Kb1 w kq - 0 19";
    assert_eq!(replay_from(fen, "19. e5! Qa1 20. Ke2 20. ... Na6"), "e5! Qxa1+ Ke2 Na6 |");
}

#[test]
fn an_alternative_stands_for_the_move_before() {
    assert_eq!(replay("1. e4 e5 2. Nf3 or 2. Nc3 Nc6"), "e4 e5 Nf3 Nc3<alternative-move> Nc6 |");
}

#[test]
fn glued_moves() {
    assert_eq!(replay("1.e4e5 2.Nf3Nc6"), "e4 e5 Nf3 Nc6 |");
    assert_eq!(replay("1. e2e4 e7e5"), "e4 e5 |");
    let score = "1. e4e5 2. d4";
    let table = english();
    let spans: Vec<&str> = Replay::new(score, &table)
        .filter_map(|event| match event {
            Event::Ply(ply) => Some(ply.span.of(score)),
            _ => None,
        })
        .collect();
    assert_eq!(spans, ["e4", "e5", "d4"]);
    assert_eq!(replay("1. e4 e5 2. d4 *\n1. d4d5 2. c4"), "e4 e5 d4 | d4 d5 c4 |");
}

#[test]
fn words_of_two_letters_are_words() {
    assert_eq!(replay("1. e4 e5 ed il nero"), "e4 e5 |");
    assert_eq!(replay("1. e4 (un clásico de siempre) 1... d5 2. ed Qd5"), "e4 d5 exd5 Qxd5 |");
    // Marked as a capture it is none.
    assert_eq!(replay("1. e4 e5 2. exd"), "e4 e5 ?exd |");
}

#[test]
fn null_moves() {
    assert_eq!(replay("1. e4 -- 2. d4 -- 3. Nf3"), "e4 -- d4 -- Nf3 |");
    assert_eq!(replay("1. f3 e5 2. g4 Qh4# 3. --"), "f3 e5 g4 Qh4# ?-- |");
}

#[test]
fn brackets_that_do_not_match() {
    assert_eq!(
        replay("((( 1. c4 *"),
        "<variation-of-nothing> <variation-of-nothing> <variation-of-nothing> c4 <open-variation> |"
    );
    assert_eq!(replay("1. c4 ) e5"), "c4 <stray-bracket> e5 |");
    assert_eq!(replay("1. e4 (1. d4"), "e4 d4 <open-variation> |");
    assert_eq!(replay("[pgn] 1. e4 e5 [/pgn]").split(' ').next(), Some("e4"));
}

#[test]
fn pawn_letters_are_noted() {
    let table = SymbolTable::builder()
        .laws()
        .write(alfil_engine::Role::King, "K")
        .write(alfil_engine::Role::Queen, "Q")
        .write(alfil_engine::Role::Rook, "R")
        .write(alfil_engine::Role::Bishop, "B")
        .write(alfil_engine::Role::Knight, "N")
        .read(alfil_engine::Role::Pawn, "P")
        .build()
        .unwrap();
    let noted: Vec<bool> = Replay::new("1. Pe4 d5 2. Pexd5", &table)
        .filter_map(|event| match event {
            Event::Ply(ply) => Some(ply.resolved()?.deviations.contains(alfil_board::Deviation::PawnLetter)),
            _ => None,
        })
        .collect();
    assert_eq!(noted, [true, false, true]);
}

#[test]
fn depth_is_no_problem_and_memory_is_bounded() {
    let depth = Walk::MAX_DEPTH - 1;
    let score = format!("1. e4 {}{} 1... e5", "(1. d4 ".repeat(depth), ")".repeat(depth));
    assert!(replay(&score).ends_with("d4 e5 |"));
    let deeper = format!("1. e4 {}{} 1... e5", "(1. d4 ".repeat(30_000), ")".repeat(30_000));
    let told = replay(&deeper);
    assert!(
        told.contains("<deep-variation> ~d4 ~d4") && told.ends_with("~d4 e5 |"),
        "{}",
        &told[told.len() - 40..]
    );
    assert!(matches!(Finding::TooDeep.code(), "deep-variation"));
}

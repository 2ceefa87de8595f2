//! Slips of typists and of scanners, and what is offered for them.
#![allow(clippy::unwrap_used)]

mod support;

use alfil_board::{Event, Replay, Verdict, Walk, repair};
use support::english;

/// The repairs that are offered where a score first fails: `word>replacement`, complete ones with a `!`.
fn offers(score: &str) -> Vec<String> {
    let table = english();
    let at = Replay::new(score, &table)
        .find_map(|event| match event {
            Event::Ply(ply) if matches!(ply.verdict, Verdict::Refused(_)) => Some(ply.span),
            Event::Unreadable { span, .. } => Some(span),
            _ => None,
        })
        .unwrap_or_else(|| panic!("{score} does not fail"));
    repair(score, &table, &Walk::standard(), at)
        .into_iter()
        .map(|repair| {
            let end = if repair.complete { "!" } else { "" };
            format!("{}>{}{end}", repair.fix.span.of(score), repair.fix.replacement)
        })
        .collect()
}

fn first(score: &str) -> String {
    offers(score).into_iter().next().unwrap_or_default()
}

#[test]
fn lookalikes() {
    let ruy = |rook: &str| {
        format!(
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. 0-0 Be7 6. {rook} b5 7. Bb3 d6 8. c3 0-0 9. h3 *"
        )
    };
    assert_eq!(first(&ruy("Rel")), "Rel>Re1!");
    assert_eq!(first(&ruy("ReI")), "ReI>Re1!");
    assert_eq!(first("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-0 Nf6 5. d3 d6 *"), "O-0>0-0!");
    assert_eq!(first("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. oo Nf6 5. d3 d6 *"), "oo>0-0!");
    // Cyrillic letters for e and c.
    assert_eq!(first("1. \u{435}4 e5 2. Nf3 Nc6 3. Bb5 *"), "\u{435}4>e4!");
    assert_eq!(first("1. e4 e5 2. Nf3 N\u{441}6 3. Bb5 a6 *"), "N\u{441}6>Nc6!");
}

#[test]
fn other_letters_and_figures() {
    assert_eq!(first("1. e4 e5 2. Nf3 Nc6 3. Bb6 a6 4. Ba4 Nf6 *"), "Bb6>Bb5!");
    assert_eq!(first("1. e4 e5 2. nf3 Nc6 3. Bb5 a6 *"), "nf3>Nf3!");
    assert_eq!(first("1. e4 e5 2. Nf33 Nc6 3. Bb5 a6 *"), "Nf33>Nf3!");
    assert_eq!(first("1. e4 e5 2. N3 Nc6 3. Ng5 h6 4. Nf3 *"), "N3>Nf3!");
}

#[test]
fn a_capture_en_passant_without_its_file() {
    assert_eq!(first("1. e4 a6 2. e5 f5 3. f6 exf6 *"), "f6>exf6!");
}

#[test]
fn a_slip_that_shows_later() {
    // The knight that goes to d5 must have come from c3.
    let offers = offers("1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Na3 Nf6 5. 0-0 Be7 6. Nd5 Nxd5 7. exd5 *");
    assert!(offers.contains(&"Na3>Nc3!".to_string()), "{offers:?}");
}

#[test]
fn nothing_is_made_up() {
    // No single edit makes a move of this word.
    assert_eq!(offers("1. e4 e5 2. Qa8b7c6"), Vec::<String>::new());
}

//! How long one ply takes: `cargo bench -p alfil-board`.
//!
//! Every benchmark runs over the plies of the same random legal games; divan's items per second are plies.
#![allow(clippy::unwrap_used, clippy::print_stdout, missing_docs)]

use alfil_board::{LegalMove, Position};
use alfil_engine::San;
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

struct Ply {
    before: Position,
    mv: LegalMove,
    san: San,
}

/// Two hundred random games of at most sixty moves.
fn plies() -> Vec<Ply> {
    let mut state = 7_u64;
    let mut chance = move |limit: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % limit
    };
    let mut plies = Vec::new();
    for _ in 0..200 {
        let mut position = Position::initial();
        for _ in 0..120 {
            let moves: Vec<LegalMove> = position.legal_moves().collect();
            if moves.is_empty() {
                break;
            }
            let mv = moves[chance(moves.len())];
            plies.push(Ply { before: position.clone(), mv, san: position.spell(mv) });
            position.play(mv).unwrap();
        }
    }
    plies
}

#[divan::bench]
fn resolve(bencher: Bencher<'_, '_>) {
    let plies = plies();
    bencher.counter(ItemsCount::new(plies.len())).bench(|| {
        for ply in &plies {
            let _ = black_box(&ply.before.resolve(&ply.san));
        }
    });
}

#[divan::bench]
fn spell(bencher: Bencher<'_, '_>) {
    let plies = plies();
    bencher.counter(ItemsCount::new(plies.len())).bench(|| {
        for ply in &plies {
            black_box(&ply.before.spell(ply.mv));
        }
    });
}

#[divan::bench]
fn play(bencher: Bencher<'_, '_>) {
    let plies = plies();
    bencher.counter(ItemsCount::new(plies.len())).bench(|| {
        let mut position = Position::initial();
        for ply in &plies {
            if ply.before.number() == 1 && ply.before.turn() == alfil_board::Color::White {
                position = Position::initial();
            }
            position.play(ply.mv).unwrap();
        }
        position
    });
}

/// What replaying costs: one position that goes on, each move resolved, its proper spelling known.
#[divan::bench]
fn resolve_spell_and_play(bencher: Bencher<'_, '_>) {
    let plies = plies();
    bencher.counter(ItemsCount::new(plies.len())).bench(|| {
        let mut position = Position::initial();
        for ply in &plies {
            if ply.before.number() == 1 && ply.before.turn() == alfil_board::Color::White {
                position = Position::initial();
            }
            let resolution = position.advance(&ply.san);
            assert!(black_box(&resolution).is_ok());
        }
        position
    });
}

/// A whole text: parsing, numbers and all.
#[divan::bench]
fn replay(bencher: Bencher<'_, '_>) {
    let table = alfil_engine::doctest::english();
    let style = alfil_engine::Style::pgn();
    let mut text = String::new();
    let plies = plies();
    for ply in &plies {
        let number = ply.before.number();
        match ply.before.turn() {
            alfil_board::Color::White if number == 1 => text.push_str("*\n1. "),
            alfil_board::Color::White => text.push_str(&format!("{number}. ")),
            alfil_board::Color::Black => {}
        }
        text.push_str(&format!("{} ", ply.san.display(&table, &style)));
    }
    bencher.counter(ItemsCount::new(plies.len())).bench(|| {
        let mut resolved = 0;
        for event in alfil_board::Replay::new(&text, &table) {
            if let alfil_board::Event::Ply(ply) = event {
                resolved += usize::from(ply.resolved().is_some());
            }
        }
        assert_eq!(resolved, plies.len());
    });
}

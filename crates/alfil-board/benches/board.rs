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

/// An opening with a slip in it, after which every move is right.
const SLIP: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. 0-0 Be7 6. Rel b5 7. Bb3 d6 8. c3 0-0 9. h3 Nb8 \
                    10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 c5 16. d5 c4 *";

/// In which of two notations a score is, told from its first piece on; items are plies.
#[divan::bench]
fn identify(bencher: Bencher<'_, '_>) {
    let (english, spanish) = (alfil_engine::doctest::english(), alfil_engine::doctest::spanish());
    let text = SLIP.replace("Rel", "Re1");
    bencher.counter(ItemsCount::new(32_usize)).bench(|| {
        let found = alfil_board::identify(black_box(&text), &[&spanish, &english]);
        assert_eq!(found.groups, [vec![1], vec![0]]);
    });
}

/// What is offered for one slip: all edits of the word, and how far the game goes with each.
#[divan::bench]
fn repair(bencher: Bencher<'_, '_>) {
    let table = alfil_engine::doctest::english();
    let start = alfil_board::Walk::standard();
    let at = SLIP.find("Rel").unwrap();
    let at = alfil_engine::Span::new(at, at + "Rel".len());
    bencher.bench(|| {
        let repairs = alfil_board::repair(black_box(SLIP), &table, &start, at);
        assert_eq!(repairs[0].fix.replacement, "Re1");
    });
}

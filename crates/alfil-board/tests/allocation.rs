//! The hot path asks for no memory.
#![allow(clippy::unwrap_used, unsafe_code)]

mod support;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use alfil_board::{Event, Position, Replay};
use alfil_engine::Style;
use support::{english, random_positions};

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: passes everything on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract of this very method.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of this very method.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn allocations(work: impl FnOnce()) -> usize {
    let before = ALLOCATIONS.get();
    work();
    ALLOCATIONS.get() - before
}

#[test]
fn resolving_spelling_and_playing_allocate_nothing() {
    random_positions(5, 1_000, |position, moves| {
        let count = allocations(|| {
            for mv in moves {
                let mut after = position.clone();
                let san = after.spell(*mv);
                assert!(after.resolve(&san).is_ok());
                assert!(after.advance(&san).is_ok());
                let _ = after.resolve(&san);
            }
        });
        assert_eq!(count, 0, "{}", position.fen());
    });
}

#[test]
fn replaying_allocates_nothing_per_move() {
    let table = english();
    let mut text = String::new();
    let mut position = Position::initial();
    // Knights out and back again.
    for mv in ["g1f3", "g8f6", "f3g1", "f6g8"].into_iter().cycle().take(400) {
        let mv = position.move_from_uci(mv).unwrap();
        let san = position.spell(mv);
        if position.turn() == alfil_board::Color::White {
            text.push_str(&format!("{}. ", position.number()));
        }
        text.push_str(&format!("{} ", san.display(&table, &Style::pgn())));
        position.play(mv).unwrap();
    }
    let replaying = |text: &str| {
        let mut plies = 0;
        let count = allocations(|| {
            for event in Replay::new(text, &table) {
                if let Event::Ply(ply) = event {
                    plies += usize::from(ply.resolved().is_some());
                }
            }
        });
        (plies, count)
    };
    // What it takes, it takes at its beginning.
    assert_eq!(replaying("1. Nf3 "), (1, 1));
    assert_eq!(replaying(&text), (400, 1));
}

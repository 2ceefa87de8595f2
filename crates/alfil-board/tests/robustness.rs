//! Any text whatever: nothing panics, nothing takes for ever.
#![allow(clippy::unwrap_used)]

mod support;

use alfil_board::{Event, Replay, Walk, identify, repair};
use alfil_engine::Style;
use support::{Chance, english};

const SCRAPS: [&str; 48] = [
    "1.",
    "2.",
    "3...",
    "1",
    "17.",
    "99999999999.",
    "e4",
    "e5",
    "Nf3",
    "Nc6",
    "Bb5",
    "a6",
    "O-O",
    "0-0-0",
    "exd5",
    "ed",
    "xd5",
    "d8=Q",
    "e2e4",
    "e4e5",
    "d2d4d5",
    "Ke2",
    "Qh5+",
    "Qxf7#",
    "++",
    "e.p.",
    "--",
    "(",
    ")",
    "[",
    "]",
    "{ x }",
    "; y\n",
    "*",
    "1-0",
    "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]",
    "[FEN \"?\"]",
    "[Variant \"Chess960\"]",
    "N@f3",
    "Sf3",
    "é",
    "♘f3",
    "\u{0}",
    "…",
    "—",
    "$1",
    "!?",
    "\n",
];

fn scramble(chance: &mut Chance, length: usize) -> String {
    let mut text = String::new();
    for _ in 0..length {
        text.push_str(SCRAPS[chance.below(SCRAPS.len())]);
        if chance.below(3) > 0 {
            text.push(' ');
        }
    }
    text
}

#[test]
fn scrambled_scores() {
    let table = english();
    let style = Style::pgn();
    let mut chance = Chance(21);
    let rounds = if cfg!(debug_assertions) { 2_000 } else { 20_000 };
    for round in 0..rounds {
        let length = chance.below(40);
        let text = scramble(&mut chance, length);
        let mut replay = Replay::new(&text, &table);
        let mut failed = None;
        while let Some(event) = replay.next() {
            let diagnostic = event.diagnostic(replay.walk(), &table, &style);
            if let Some(diagnostic) = &diagnostic {
                assert!(text.get(diagnostic.span.start..diagnostic.span.end).is_some(), "{text:?}");
            }
            match &event {
                Event::Ply(ply) if ply.refusal().is_some() => failed = Some(ply.span),
                Event::Unreadable { span, .. } => failed = Some(*span),
                _ => {}
            }
        }
        if let Some(span) = failed.filter(|_| round % 20 == 0) {
            for repair in repair(&text, &table, &Walk::standard(), span) {
                assert_ne!(repair.fix.span.of(&text), repair.fix.replacement);
            }
        }
        if round % 10 == 0 {
            let found = identify(&text, &[&table, &table]);
            assert!(found.accounts[0].gives_the_same(&found.accounts[1]));
        }
    }
}

/// A walk that is fed in parts says the same as one that gets all at once.
#[test]
fn parts_of_a_text_are_as_good_as_the_whole() {
    use alfil_engine::{Movetext, State};
    let table = english();
    let text = "[White \"x\"]\n1. e4 {a comment} e5 (1... c5 2. Nf3 d6) 2. Nf3 Nc6 3. Bb5 a6 *\n".repeat(40);
    let whole: Vec<_> = Replay::new(&text, &table)
        .filter_map(|event| match event {
            Event::Ply(ply) => Some((ply.san, ply.depth, ply.game)),
            _ => None,
        })
        .collect();
    let mut walk = Walk::standard();
    let mut parts = Vec::new();
    let (mut at, mut state) = (0, State::default());
    while at < text.len() {
        let end = (at + 700).min(text.len());
        let part = &text[at..end];
        let mut movetext = Movetext::part(part, &table, state, end < text.len());
        while let Some(item) = movetext.next() {
            let mut event = walk.feed(part, &item, || movetext.reading());
            while let Some(found) = event {
                if let Event::Ply(ply) = found {
                    parts.push((ply.san, ply.depth, ply.game));
                }
                event = walk.pending();
            }
        }
        assert!(movetext.position() > 0);
        at += movetext.position();
        state = movetext.state();
    }
    assert_eq!(parts, whole);
}

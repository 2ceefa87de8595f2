//! Telling notations apart by what is legal.
#![allow(clippy::unwrap_used)]

mod support;

use std::time::{Duration, Instant};

use alfil_board::{FailureKind, identify};
use alfil_engine::{Role, SymbolTable};

fn table(letters: &str) -> SymbolTable {
    let letters: Vec<String> = letters.chars().map(String::from).collect();
    Role::PIECES
        .into_iter()
        .zip(&letters)
        .fold(SymbolTable::builder().laws(), |builder, (role, letter)| builder.write(role, letter))
        .build()
        .unwrap()
}

/// King, queen, rook, bishop, knight of a few languages.
const LETTERS: [&str; 6] = ["KQRBN", "KDTLS", "RDTFC", "RDTAC", "KDVSJ", "KVTFH"];

fn groups(text: &str) -> Vec<Vec<&'static str>> {
    let tables: Vec<SymbolTable> = LETTERS.iter().map(|letters| table(letters)).collect();
    let found = identify(text, &tables.iter().collect::<Vec<_>>());
    let complete: Vec<usize> = found.complete().collect();
    let name = |place: &usize| LETTERS[*place];
    found
        .groups
        .iter()
        .filter(|group| complete.contains(&group[0]))
        .map(|group| group.iter().map(name).collect())
        .collect()
}

#[test]
fn the_board_tells_what_the_letters_mean() {
    assert_eq!(groups("1. e4 e5 2. Nf3 Nc6 3. Bb5"), [vec!["KQRBN"]]);
    // `S` is a knight to some and a bishop to others; only one of them reaches f3.
    assert_eq!(groups("1. e4 e5 2. Sf3 Sc6 3. Lb5"), [vec!["KDTLS"]]);
    assert_eq!(groups("1. e4 e5 2. Jf3 Jc6 3. Sb5"), [vec!["KDVSJ"]]);
    assert_eq!(groups("1. e4 e5 2. Df3"), [vec!["KDTLS", "RDTFC", "RDTAC", "KDVSJ"]]);
    // The queen of some is the king of nobody, the king of some the rook of others.
    assert_eq!(groups("1. e4 e5 2. Re2"), [vec!["RDTFC", "RDTAC"]]);
    assert_eq!(groups("1. e4 e5 2. Xf3"), Vec::<Vec<&str>>::new());
}

#[test]
fn what_rules_a_table_out_is_named() {
    let tables = [table("KQRBN"), table("RDTAC")];
    let text = "1. e4 e5 2. Ke2 Ke7";
    let found = identify(text, &[&tables[0], &tables[1]]);
    assert_eq!(found.groups, [vec![0], vec![1]]);
    let failure = found.accounts[1].failure.unwrap();
    assert_eq!((failure.span.of(text), failure.kind), ("Ke2", FailureKind::Unreadable));
    assert!(found.accounts[1].stopped);

    let text = "1. e4 e5 2. Re2";
    let found = identify(text, &[&tables[0], &tables[1]]);
    let failure = found.accounts[0].failure.unwrap();
    assert_eq!((failure.span.of(text), failure.kind), ("Re2", FailureKind::Refused));
}

#[test]
fn equal_tables_are_one_group_and_settled() {
    let tables = [table("RDTAC"), table("KQRBN"), table("RDTAC")];
    let found = identify("1. e4 e5 2. Cf3 Cc6", &[&tables[0], &tables[1], &tables[2]]);
    assert_eq!(found.groups[0], [0, 2]);
    assert!(found.is_settled());
    assert_eq!((found.accounts[0].legal, found.accounts[0].telling), (4, 2));
}

#[test]
fn a_mixed_text_is_told_where_it_turns() {
    let tables = [table("KQRBN"), table("RDTAC")];
    let text = "1. e4 e5 2. Nf3 Nc6 3. Ab5 Cf6 4. 0-0";
    let found = identify(text, &[&tables[0], &tables[1]]);
    assert_eq!(found.groups[0], [0]);
    assert!(!found.is_settled() && found.complete().next().is_none());
    let turning = found.turning.unwrap();
    assert_eq!((turning.span.of(text), turning.tables), ("Ab5", vec![1]));
}

#[test]
fn nothing_is_concluded_from_nothing() {
    let tables = [table("KQRBN"), table("RDTAC")];
    let found = identify("It rains.", &[&tables[0], &tables[1]]);
    assert!(found.complete().next().is_none() && !found.is_settled());
    assert!(identify("1. e4", &[]).groups.is_empty());
}

#[test]
fn a_hundred_tables_are_soon_through() {
    let tables: Vec<SymbolTable> = LETTERS.iter().map(|letters| table(letters)).collect();
    let many: Vec<&SymbolTable> = tables.iter().cycle().take(120).collect();
    let text =
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. 0-0 Le7 6. Te1 b5 7. Lb3 d6 8. c3 0-0 *\n".repeat(20);
    let start = Instant::now();
    let found = identify(&text, &many);
    assert_eq!(found.groups[0].len(), 20);
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
}

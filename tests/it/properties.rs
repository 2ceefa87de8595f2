//! What holds for any text: the properties of `alfil_tests`, on random texts and on every kept fuzz input.

use std::fs;

use alfil::engine::{EnPassant, Mark};
use alfil::{San, Style};
use alfil_tests::notations::{EVERY, EVERY_MOVE, table};
use alfil_tests::{boards, fuzzing, places, properties};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

fn config() -> ProptestConfig {
    // What fails becomes a file in fuzz/regressions, where everybody finds it.
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) }
}

fn notation() -> impl Strategy<Value = alfil::Notation<'static>> {
    select(EVERY.as_slice())
}

/// A move in some layout of some language.
fn a_move() -> impl Strategy<Value = String> {
    let style = select(vec![Style::fide(), Style::pgn(), Style::handbook_short(), Style::figurine()]);
    let mark = select(vec![None, None, Some(Mark::Check), Some(Mark::DoublePlus), Some(Mark::Mate)]);
    let glued = any::<bool>();
    let remark = select(vec!["", "", "", "!", "?!", "±", "+-", " (=)", " N", "=", "\u{FE0E}", "\u{200E}"]);
    (select(EVERY_MOVE.as_slice()), notation(), style, mark, any::<bool>(), glued, remark).prop_map(
        |(san, notation, mut style, mark, en_passant, glued, remark)| {
            if glued {
                style.en_passant = EnPassant::Glued;
            }
            let san = San { mark, en_passant, ..san };
            format!("{}{remark}", san.display(notation.table(), &style))
        },
    )
}

/// What stands around moves, whole and broken.
fn around() -> impl Strategy<Value = String> {
    let pieces = vec![
        "{",
        "}",
        ";",
        "\n",
        "\r\n",
        "\r",
        "%",
        "\n%x",
        "[",
        "]",
        "[Event \"x\"]\n",
        "[White \"Nf3 \\\" e4\"]",
        "(",
        ")",
        "$1",
        "$999",
        "$",
        "1-0",
        "0-1",
        "1/2-1/2",
        "½-½",
        "½",
        "*",
        "1.",
        "1...",
        "23…",
        "7",
        "…",
        "e.p.",
        "ep",
        "(=)",
        " ",
        "\t",
        "\u{A0}",
        "\u{FEFF}",
        "\u{200E}",
        "\u{2068}",
        "N",
        "±",
        "--",
        "Z0",
        "<>",
        "@",
        "+",
        "++",
        "#",
        "x",
        ":",
        "=",
        "=Q",
        "(Q)",
        "!",
        "??",
        "-",
        "–",
        "0",
        "O",
        "0-0-0",
        "O-O",
        "e",
        "d4",
        "Nf33",
        "Sf3",
        "матт",
        "Cf3",
        ",",
        "\"",
        "«",
        "\u{301}",
        "Ž",
        "♘",
        "♞\u{FE0F}",
    ];
    select(pieces).prop_map(String::from)
}

fn score() -> impl Strategy<Value = String> {
    let letters = "[KQRBNPSTDLCAFGHJMVWZabcdefghxX:+#=!?()/@0Oo1-8. -]{1,8}";
    let scrap = prop_oneof![
        4 => a_move(),
        3 => around(),
        2 => letters,
        1 => "\\PC{0,6}",
    ];
    let space = select(vec![" ", " ", " ", "", "\n"]);
    vec((scrap, space), 0..24)
        .prop_map(|scraps| scraps.into_iter().map(|(scrap, space)| scrap + space).collect())
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn tokens_and_items_tile_any_text(text in prop_oneof![score(), any::<String>()], notation in notation()) {
        properties::tokens_tile(&text, notation.table());
        properties::items_tile(&text, notation.table());
        properties::readings_tile(&text, notation.table());
    }

    #[test]
    fn the_short_way_agrees_with_the_parser_on_any_word(word in prop_oneof![a_move(), score()], notation in notation()) {
        properties::short_way_agrees(&word, notation.table());
    }

    #[test]
    fn a_move_in_a_score_reads_as_it_does_alone(text in score(), notation in notation()) {
        properties::moves_read_alike_alone(&text, notation.table());
    }

    #[test]
    fn into_the_same_language_nothing_changes(text in score(), notation in notation()) {
        properties::same_language_changes_nothing(&text, notation.table());
    }

    #[test]
    fn nothing_but_moves_changes(text in score(), from in notation(), to in notation()) {
        properties::only_moves_change(&text, from.table(), to.table());
    }

    #[test]
    fn what_was_understood_comes_back(text in score(), from in notation(), to in notation()) {
        properties::there_and_back(&text, from.table(), to.table());
    }

    #[test]
    fn findings_lie_within_the_text(text in score(), from in notation(), to in notation()) {
        properties::translating(&text, from.table(), to.table());
    }

    #[test]
    fn a_text_in_parts_is_translated_as_in_one_piece(
        text in score(),
        times in 1usize..40,
        from in notation(),
        to in notation(),
        sizes in vec(prop_oneof![1usize..16, 1usize..600, 1usize..=65536], 1..4),
        drain in any::<bool>(),
    ) {
        properties::parts_are_like_the_whole(&text.repeat(times), from.table(), to.table(), &sizes, drain);
    }

    #[test]
    fn on_the_board_only_what_is_so_is_said(text in score(), notation in notation()) {
        boards::replaying(&text, notation.table());
    }

    #[test]
    fn any_text_as_a_language_file_is_refused_with_places(text in any::<String>()) {
        properties::language_file(&text);
    }
}

#[test]
fn the_short_way_agrees_with_the_parser_on_every_move() {
    let styles = [Style::fide(), Style::pgn(), Style::handbook_short()];
    for tag in ["en", "es", "ru", "he", "vi", "hu"] {
        let table = table(tag);
        for san in EVERY_MOVE.iter() {
            for style in &styles {
                properties::short_way_agrees(&san.display(table, style).to_string(), table);
            }
        }
    }
}

#[test]
fn every_kept_fuzz_input_still_holds() {
    let fuzz = places::workspace().join("fuzz");
    for (target, run) in fuzzing::TARGETS {
        let source = fuzz.join("fuzz_targets").join(format!("{target}.rs"));
        assert!(source.is_file(), "there is no fuzz target {}", source.display());
        let mut inputs = 0;
        for folder in ["seeds", "regressions"] {
            let folder = fuzz.join(folder).join(target);
            for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
                let input = fs::read(entry.path()).unwrap();
                let held = std::panic::catch_unwind(|| run(&input));
                assert!(held.is_ok(), "{} fails; see above", entry.path().display());
                inputs += usize::from(folder.ends_with(format!("seeds/{target}")));
            }
        }
        assert!(inputs > 0, "the target {target} has no seeds");
    }
}

//! Moves in running text: cases with their answers, translation there and back, games told in words.

use alfil::document::{Checked, Confidence, FoundKind, Prose, Rules, check, check_prose, find};
use alfil::engine::{Severity, Span};
use alfil_tests::notations::{EVERY, table};
use proptest::prelude::*;

use measure::{Case, Cases, Score};

#[path = "../examples/prose_recall/measure.rs"]
mod measure;

const FILES: [(&str, &str); 3] = [
    ("moves", include_str!("../prose/moves.toml")),
    ("references", include_str!("../prose/references.toml")),
    ("other", include_str!("../prose/other.toml")),
];

fn cases() -> Vec<Case> {
    FILES.iter().flat_map(|(_, text)| toml::from_str::<Cases>(text).unwrap().case).collect()
}

/// In a game such words are reported too; in a text only a number tells that they were meant as moves.
#[test]
fn numbered_moves_to_no_square_are_reported() {
    let text = "Nach 5.Sd5 folgt 6.Te9 oder 6...Sf33, nicht Tf33. Modelle: 1. Kb2010, 2. Dx7, 3. L12.";
    let done = Prose::new(table("de"), table("en")).translate(text);
    let found: Vec<_> = done.diagnostics.iter().map(|found| (found.code, found.span.of(text))).collect();
    assert_eq!(found, [("unreadable-move", "Te9"), ("unreadable-move", "Sf33")]);
    assert!(done.text.contains("5.Nd5") && done.text.contains("6.Te9"), "{}", done.text);
}

#[test]
fn nothing_else_is_taken_for_a_move_and_nearly_all_moves_are_found() {
    let mut score = Score::default();
    for case in cases() {
        score.add(&case, table(&case.lang), Confidence::Likely);
    }
    assert_eq!((score.wrong, score.precision()), (0, 1.0), "{:#?}", score.notes);
    assert!(score.recall() >= 0.98, "{:#?}", score.notes);
}

#[test]
fn the_cases_are_of_many_kinds_and_languages() {
    let cases = cases();
    let mut languages: Vec<&str> = cases.iter().map(|case| case.lang.as_str()).collect();
    languages.sort_unstable();
    languages.dedup();
    assert!(cases.len() >= 80 && languages.len() >= 15);
}

#[test]
fn into_the_same_language_nothing_changes() {
    for case in cases() {
        for level in [Confidence::Any, Confidence::Likely, Confidence::Certain] {
            let table = table(&case.lang);
            let done = Prose::new(table, table).at_least(level).translate(&case.input);
            assert_eq!(done.text, case.input, "{}", case.id);
            assert!(done.edits.is_empty());
        }
    }
}

#[test]
fn there_and_back_and_nothing_between_the_edits() {
    for case in cases() {
        for (there, edits) in ["de", "es", "hu", "ru", "tr"].into_iter().map(|to| {
            let done = Prose::new(table(&case.lang), table(to)).translate(&case.input);
            (done.text, done.edits)
        }) {
            let mut back = String::new();
            let mut copied = 0;
            for edit in &edits {
                back.push_str(Span::new(copied, edit.target.start).of(&there));
                back.push_str(edit.source.of(&case.input));
                copied = edit.target.end;
            }
            back.push_str(&there[copied..]);
            assert_eq!(back, case.input, "{}", case.id);
        }
    }
}

#[test]
fn what_is_translated_is_found_again_and_says_the_same() {
    let text =
        "After 12...Nxd4! 13.exd4 the Nf3 goes Nf3-e5-g4, or Bb5/Bc4; not 14.b8=Q+ Rxb8. Next: Qd1-h5.";
    let english: Vec<_> = find(text, table("en")).into_iter().map(|found| found.san).collect();
    assert_eq!(english.len(), 9);
    for to in ["de", "es", "fr", "hu", "pl", "ru", "el", "nl", "cs"] {
        let there = Prose::new(table("en"), table(to)).translate(text).text;
        let again: Vec<_> = find(&there, table(to)).into_iter().map(|found| found.san).collect();
        assert_eq!(again, english, "{there}");
        let back = Prose::new(table(to), table("en")).translate(&there).text;
        assert_eq!(back, text, "{to}: {there}");
    }
}

#[test]
fn manoeuvres_and_references_are_written_anew() {
    let prose = Prose::new(table("en"), table("de"));
    for (english, german) in [
        ("the Nf3-e5-g4 manoeuvre", "the Sf3-e5-g4 manoeuvre"),
        ("then ...a3-a2-a1=Q wins", "then ...a3-a2-a1=D wins"),
        ("Bf1-d3xh7+ is a threat", "Lf1-d3xh7+ is a threat"),
        ("the N on f3 and his B at c4", "the S on f3 and his L at c4"),
        ("print it on A4, Ca2+ in it", "print it on A4, Ca2+ in it"),
        ("5.Nf3, then Nf6.", "5.Sf3, then Sf6."),
    ] {
        assert_eq!(prose.translate(english).text, german);
    }
}

#[test]
fn the_letter_of_a_pawn_is_kept_or_reported() {
    let text = "White attacks the Pe4 with 12.Re1.";
    let spanish = Prose::new(table("en"), table("es")).translate(text);
    assert_eq!(spanish.text, "White attacks the Pe4 with 12.Te1.");
    // German reads no letter for a pawn.
    let german = Prose::new(table("en"), table("de")).translate(text);
    assert_eq!(german.text, "White attacks the Pe4 with 12.Te1.");
    assert_eq!(german.diagnostics[0].code, "pawn-letter");
}

#[test]
fn a_move_of_another_notation_stays_and_is_reported() {
    let text = "Nach 12.Sxe5 Nf6 13.Dh5 Lg5 ist alles klar.";
    let done = Prose::new(table("de"), table("es")).translate(text);
    assert_eq!(done.text, "Nach 12.Cxe5 Nf6 13.Dh5 Ag5 ist alles klar.");
    let finding = &done.diagnostics[0];
    assert_eq!((finding.code, finding.span.of(text)), ("foreign-move", "Nf6"));

    // Where the others are in the majority, no letter is trusted: this is an English text.
    let text = "Nach 12.Nxe5 Nf6 13.Bb5 Kf8 ist alles klar.";
    let done = Prose::new(table("de"), table("es")).translate(text);
    assert_eq!(done.text, text);
    assert_eq!(done.diagnostics.iter().filter(|finding| finding.code == "foreign-move").count(), 4);
}

#[test]
fn a_game_told_in_words_is_replayed_with_its_side_lines() {
    let text = "We begin with 1.e4 e5 2.Nf3 Nc6 3.Bb5 a6. Now 4.Bxc6 dxc6 5.0-0 is the Exchange, for 5.Nxe5 Qd4 \
                leads to nothing.\n\nIn the game came 4.Ba4 Nf6 5.0-0 Be7, though 5...Nxe4 6.d4 b5 7.Bb3 d5 is \
                sharper, and after 6.Re1 b5 7.Bb3 d6 8.c3 0-0 White is a little better.";
    let checked = check_prose(text, table("en"));
    assert_eq!(checked.findings, []);
    assert_eq!((checked.games, checked.moves), (1, 26));
    let legal = find(text, table("en")).iter().filter(|found| found.why.code() == "legal").count();
    assert_eq!(legal, 26);
}

#[test]
fn an_illegal_move_is_reported_with_what_would_be_legal() {
    let text = "Nach 1.e4 e5 2.Sf3 Sc6 3.Lb5 a6 folgte 4.La5 Sf6 5.0-0 Le7 mit ruhigem Spiel.";
    let checked = check_prose(text, table("de"));
    let [finding] = checked.findings.as_slice() else { panic!("{checked:?}") };
    assert_eq!((finding.code, finding.severity), ("illegal-move", Severity::Error));
    assert_eq!(finding.span.of(text), "La5");
    assert!(finding.message.to_string().starts_with("ply 7: La5 is illegal; La4"), "{}", finding.message);
}

#[test]
fn a_slip_is_mended_and_later_ones_are_found_too() {
    let text = "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.0-0 Be7 6.Re2 b5 7.Bb3 d6 8.c3 0-0 9.h3 Na5 10.Bc2 c5 11.d4 Qb7.";
    let checked = check_prose(text, table("en"));
    let found: Vec<&str> = checked.findings.iter().map(|finding| finding.span.of(text)).collect();
    assert_eq!(found, ["Re2", "Qb7"], "{checked:?}");
}

/// Moves of a known game, with words strewn between them.
fn told(moves: &[&str]) -> String {
    let words = ["", "", "and so ", "", "when White chose ", ""];
    let mut text = String::from("It went ");
    for (at, word) in moves.iter().enumerate() {
        if at % 2 == 0 {
            text.push_str(words[at / 2 % words.len()]);
            text.push_str(&format!("{}.", at / 2 + 1));
        }
        text.push_str(word);
        text.push(' ');
    }
    text
}

#[test]
fn whatever_a_replay_of_the_score_refuses_is_refused_in_prose() {
    const GAME: [&str; 22] = [
        "e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "0-0", "Be7", "Re1", "b5", "Bb3", "d6", "c3",
        "0-0", "h3", "Na5", "Bc2", "c5", "d4", "Qc7",
    ];
    let english = table("en");
    let errors =
        |checked: &Checked| checked.findings.iter().any(|finding| finding.severity == Severity::Error);
    assert!(!errors(&check_prose(&told(&GAME), english)));
    let mut injected = 0;
    for at in 0..GAME.len() {
        for square in ["a3", "a5", "b4", "c6", "d4", "d5", "e3", "f6", "g5", "h4", "h8"] {
            let Some(letter) = GAME[at].chars().next().filter(char::is_ascii_uppercase) else { continue };
            let wrong = format!("{letter}{square}");
            let mut moves = GAME;
            moves[at] = &wrong;
            if !errors(&check(&moves.join(" "), english, Rules::Lenient)) {
                continue;
            }
            injected += 1;
            let checked = check_prose(&told(&moves), english);
            assert!(errors(&checked), "{}", told(&moves));
        }
    }
    assert!(injected > 80, "{injected}");
}

#[test]
fn a_board_that_is_given_tells_pieces_from_moves() {
    let position = alfil::Position::from_fen("6k1/8/8/8/8/5N2/8/6K1 w - - 0 40").unwrap();
    let found = alfil::document::find_from("Nf3 stands well and Ne5 improves it.", table("en"), &position);
    let kinds: Vec<_> = found.iter().map(|found| (found.kind, found.confidence)).collect();
    assert_eq!(kinds, [(FoundKind::Reference, Confidence::Certain), (FoundKind::Move, Confidence::Certain)]);
}

fn codes(text: &str, lang: &str) -> Vec<(&'static str, String)> {
    let findings = check_prose(text, table(lang)).findings;
    findings.iter().map(|finding| (finding.code, finding.span.of(text).to_string())).collect()
}

#[test]
fn what_a_number_makes_a_move_is_reported_where_a_letter_of_its_square_is_none() {
    // Cyrillic `е` and `с` look like the Latin letters of the files.
    let text = "После 12.Кf3 Крg8 играют 13.Лае1 и 13...Фе7, потом 14.Сс4. А Фе7 без номера — слово.";
    let found: Vec<_> = codes(text, "ru").into_iter().filter(|(code, _)| *code == "unknown-letter").collect();
    assert_eq!(found.iter().map(|(_, word)| word.as_str()).collect::<Vec<_>>(), ["Лае1", "Фе7", "Сс4"]);
    let done = Prose::new(table("ru"), table("en")).translate(text);
    assert_eq!(done.text, text.replace("12.Кf3 Кр", "12.Nf3 K"));
    assert_eq!(done.diagnostics.len(), 3);
}

#[test]
fn an_ion_beside_a_move_is_no_foreign_move() {
    assert_eq!(codes("Play 12.Nf3! The cell takes up Ca2+, and so do we.", "en"), []);
    assert_eq!(codes("Play 12.Nf3! Then Ca2 follows.", "en").len(), 1);
}

#[test]
fn a_dash_between_spaces_parts_two_moves_or_one_as_the_game_says() {
    for text in [
        "1. e4 - e5 2. Nf3 - Nc6 3. Bb5 - a6 4. Ba4 - Nf6",
        "1. d4 – e5 2. dxe5 – Nc6",
        "1.e2 - e4 e7 - e5 2.Ng1 - f3 Nb8 - c6 3.Bf1 - b5 a7 - a6",
    ] {
        assert_eq!(codes(text, "en"), [], "{text}");
    }
    let text = "1.e2 - e4 e7 - e5 2.Ng1 - f3 Nb8 - d6 3.Bf1 - b5";
    assert_eq!(codes(text, "en"), [("illegal-move", "Nb8".to_string())]);
    let message = check_prose(text, table("en")).findings[0].message.to_string();
    assert!(message.contains("can go to d6"), "{message}");
}

#[test]
fn a_move_behind_brackets_answers_the_one_before_them() {
    let text = "After 1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 (4.Bxc6 dxc6); Ne6 5.O-O Be7.";
    assert_eq!(codes(text, "en"), [("illegal-move", "Ne6".to_string())]);
    for text in [
        "After 1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 (4.Bxc6 dxc6); Nf6 5.O-O Be7.",
        "After 1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 (4.Bxc6 dxc6) (4.Bc4), Nf6 5.O-O Be7.",
        "After 1.e4 e5 2.Nf3 (Ne6 hangs there) 2...Nc6 3.Bb5.",
    ] {
        assert_eq!(codes(text, "en"), [], "{text}");
    }
    let german = "1.e4 c5 2.Sf3 d6 3.d4 cxd4 4.Sxd4 Sf6 5.Sc3 a6 [ Oder 5…Lc6? 6.Lg5 ] 6.Le2 e5.";
    assert_eq!(codes(german, "de"), [("illegal-move", "Lc6?".to_string())]);
    assert_eq!(codes(&german.replace("Lc6?", "Sc6"), "de"), []);
}

#[test]
fn in_a_long_text_the_same_is_found_as_in_a_short_one() {
    // Long texts are looked over for figures first; short ones are read word by word.
    let filler = format!("\n\n{}", "Nothing about it here, as before; then again. ".repeat(8));
    let finds = |text: &str, table| -> Vec<_> {
        find(text, table).into_iter().map(|found| (found.span, found.san, found.confidence)).collect()
    };
    let forms = [
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 Nf6 4.O-O Nxe4",
        "O-O-O! 0-0 12Nf3 ...c5 Ng1-f3",
        "N on f3, Nf3-e5-g4, Bb5/Bc4",
        "b8=Q# exd6 e.p. Ndf3 e2-e4",
        "N x e5, Nf3 x e5",
    ];
    for notation in EVERY.iter() {
        let prose = Prose::new(table("en"), notation.table()).at_least(Confidence::Any);
        for form in forms {
            let text = prose.translate(form).text;
            let whole = format!("{text}{filler}");
            assert_eq!(finds(&whole, notation.table()), finds(&text, notation.table()), "{notation}: {text}");
        }
    }
    for case in cases() {
        let whole = format!("{}{filler}", case.input);
        assert_eq!(finds(&whole, table(&case.lang)), finds(&case.input, table(&case.lang)), "{}", case.id);
    }
}

#[test]
fn hostile_texts_take_no_longer_than_others() {
    let texts = [
        "e4-",
        "Nf3-e5-",
        "1.e4 ",
        "1.e4 e5 2.",
        "(",
        "((1.e4",
        "/e4/",
        "Nf3/",
        "[Bb6]",
        "1...",
        "Ca2+ ",
        "漢e4",
    ];
    for text in texts {
        let long = text.repeat(40_000 / text.len());
        let start = std::time::Instant::now();
        check_prose(&long, table("en"));
        assert!(start.elapsed().as_secs() < 20, "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn finds_are_in_order_and_edits_are_all_that_changes(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "1.", "2", "...", "e4", "e5 ", "Nf3", " Bb5", "Кf3", "♘", "-", "x", "=Q", "+", "#", " ", "\n\n", "(", ")",
                "[", "]", "'", ":", "/", "ten", "é", "漢", "Ca2+", "0-0", "O-O-O", "on", "a7-", "http://", "@", "_", "…",
            ]),
            0..40,
        ),
        notation in 0..EVERY.len(),
    ) {
        let text = words.concat();
        let (from, to) = (EVERY[notation].table(), table("de"));
        let mut end = 0;
        for found in find(&text, from) {
            prop_assert!(end <= found.span.start && found.span.start < found.span.end);
            prop_assert!(!found.span.of(&text).is_empty());
            end = found.span.end;
        }
        check_prose(&text, from);
        let done = Prose::new(from, to).at_least(Confidence::Any).translate(&text);
        let (mut source, mut target) = (0, 0);
        for edit in &done.edits {
            prop_assert_eq!(&text[source..edit.source.start], &done.text[target..edit.target.start]);
            (source, target) = (edit.source.end, edit.target.end);
        }
        prop_assert_eq!(&text[source..], &done.text[target..]);
        let same = Prose::new(from, from).at_least(Confidence::Any).translate(&text);
        prop_assert_eq!(same.text, text);
    }
}

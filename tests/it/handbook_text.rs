//! The Laws' pages as running text: every example is found, nothing else changes, and what is misprinted is
//! reported where it stands. The pages themselves lie beside the repository; where they do not, samples of the
//! same kinds have to do.

use std::collections::HashMap;
use std::fs;

use alfil::document::{Confidence, FoundKind, Prose, check_prose, find};
use alfil::engine::{ItemKind, Movetext};
use alfil::{Span, SymbolTable};
use alfil_tests::notations::table;
use alfil_tests::places;
use toml::{Table, Value};

/// What is reported: the code and the words that it points at.
fn reports(text: &str, table: &SymbolTable) -> Vec<(&'static str, String)> {
    let found = check_prose(text, table).findings;
    found.iter().map(|finding| (finding.code, finding.span.of(text).to_string())).collect()
}

/// Our samples: in which language, the text, the same in the other language, and what is reported.
type Sample = (&'static str, &'static str, &'static str, &'static [(&'static str, &'static str)]);

const SAMPLES: [Sample; 10] = [
    // Examples in a sentence, with and without a full stop behind them.
    (
        "en",
        "A move is written so: Be5, Nf3, Rd1. A pawn's: e5, d4.",
        "A move is written so: Ae5, Cf3, Td1. A pawn's: e5, d4.",
        &[],
    ),
    (
        "es",
        "Puede ponerse una x: Axe5, Cxf3 o bien dxe5, axb5.",
        "Puede ponerse una x: Bxe5, Nxf3 o bien dxe5, axb5.",
        &[],
    ),
    (
        "es",
        "Al paso: exd6 a.p.. Al coronar: d8D, exf8C, g1T.",
        "Al paso: exd6 e.p.. Al coronar: d8Q, exf8N, g1R.",
        &[],
    ),
    // What is departed from.
    (
        "en",
        "Knights on g5 and g1, one of which goes to f3: N5f3 or N1xf3.",
        "Knights on g5 and g1, one of which goes to f3: C5f3 or C1xf3.",
        &[],
    ),
    (
        "en",
        "Knights on h2 and d4, one of which goes to f3: N5f3 or N1f3.",
        "Knights on h2 and d4, one of which goes to f3: C5f3 or C1f3.",
        &[("other-departure", "N5f3"), ("other-departure", "N1f3")],
    ),
    // Numbers of footnotes and pages.
    (
        "es",
        "Caballos en g1 y e1 22, y va a f3: Cgf3 o Cef3.",
        "Caballos en g1 y e1 22, y va a f3: Ngf3 o Nef3.",
        &[("stray-number", "22")],
    ),
    ("es", "+ jaque, ++ ó #23 mate.", "+ jaque, ++ ó #23 mate.", &[("stray-number", "23")]),
    // A game broken into columns, with a move of another language and the page's number behind it.
    (
        "es",
        "1. e4 e5\n5. Dd4 d5\n9 Cbd2 0-0\n2. Cf3 Cf6\n6. ed6 Cd6\n10. 0-0-0 Te8\n11. Kb1 (=)\n8. De3 Ae7\n35",
        "1. e4 e5\n5. Qd4 d5\n9 Nbd2 0-0\n2. Nf3 Nf6\n6. ed6 Nd6\n10. 0-0-0 Re8\n11. Kb1 (=)\n8. Qe3 Be7\n35",
        &[("foreign-move", "Kb1"), ("stray-number", "35")],
    ),
    // Articles, letters and descriptions are no moves.
    (
        "en",
        "See C.10 and C10. K=king, Q=queen. Not pe5, and a) or b).",
        "See C.10 and C10. K=king, Q=queen. Not pe5, and a) or b).",
        &[],
    ),
    (
        "es",
        "Torre de h1 o de h8, filas 1 a 8; A = Alfil (en español).",
        "Torre de h1 o de h8, filas 1 a 8; A = Alfil (en español).",
        &[],
    ),
];

#[test]
fn samples_of_every_kind_are_translated_and_checked() {
    for (language, text, other, misprints) in SAMPLES {
        let (from, to) = (table(language), table(if language == "en" { "es" } else { "en" }));
        assert_eq!(Prose::new(from, to).translate(text).text, other);
        let expected: Vec<(&str, String)> =
            misprints.iter().map(|(code, word)| (*code, (*word).to_string())).collect();
        assert_eq!(reports(text, from), expected, "{text}");
    }
}

#[test]
fn a_number_that_belongs_to_something_is_not_reported() {
    for text in [
        "After 12.Nf3 e5 13 Nc3 White is better.",
        "He played 12.Nf3 20 minutes later, 12...Qe7 1-0",
        "The rook on e1 (22 moves later) and issue #23.",
        "On f7 and e6 the squares are weak: 12.Nf3 Qe7 13.Ng5 or 13.Nd4.",
        "Both e4 and d5 fall: 12.Nbd2 or 12.Rfd1.",
    ] {
        let found = check_prose(text, table("en")).findings;
        assert!(found.is_empty(), "{text}: {found:?}");
    }
}

/// A move without the offer of a draw behind it.
fn bare(word: &str) -> &str {
    word.trim_end_matches("(=)").trim_end()
}

/// Each example of a page, with what it is in the other language.
fn examples(page: &Table) -> HashMap<String, String> {
    let words = |text: &str, table: &SymbolTable| -> Vec<String> {
        Movetext::new(text, table)
            .filter(|item| matches!(item.kind, ItemKind::Move(_)))
            .map(|item| bare(item.span.of(text)).to_string())
            .collect()
    };
    let string = |table: &Table, key: &str| table[key].as_str().unwrap().to_string();
    let all = |key: &str| page.get(key).and_then(Value::as_array).cloned().unwrap_or_default();
    let (one, two) = (table(&string(page, "language")), table(&string(page, "other")));
    let mut examples = HashMap::new();
    for entry in all("moves").iter().filter_map(Value::as_table) {
        examples.insert(string(entry, "text"), string(entry, "other"));
    }
    for entry in all("games").iter().filter_map(Value::as_table) {
        let (texts, others) = (words(&string(entry, "text"), one), words(&string(entry, "other"), two));
        assert_eq!(texts.len(), others.len());
        examples.extend(texts.into_iter().zip(others));
    }
    examples
}

#[test]
fn the_pages_are_translated_and_their_misprints_reported() {
    let pages: [(&str, &[(&str, &str)]); 3] = [
        ("en-appendix-c", &[]),
        ("es-appendix-c", &[("foreign-move", "Kb1"), ("stray-number", "35")]),
        (
            "es-appendix-e",
            &[
                ("stray-number", "22"),
                ("other-departure", "C5f3"),
                ("other-departure", "C1f3"),
                ("stray-number", "23"),
            ],
        ),
    ];
    for (stem, misprints) in pages {
        let Some(path) = places::beside(&format!("handbook/{stem}.txt")) else { continue };
        let text = fs::read_to_string(path).unwrap();
        let data = places::workspace().join("tests/handbook").join(format!("{stem}.toml"));
        let page: Table = toml::from_str(&fs::read_to_string(data).unwrap()).unwrap();
        let examples = examples(&page);
        let (from, to) = (page["language"].as_str().unwrap(), page["other"].as_str().unwrap());
        let (from, to) = (table(from), table(to));
        let found: Vec<_> =
            find(&text, from).into_iter().filter(|found| found.confidence >= Confidence::Likely).collect();
        // Every example stands in the text, and is found there.
        for example in examples.keys() {
            let wanted = |span: Span| bare(span.of(&text)) == example;
            assert!(
                !text.contains(example.as_str()) || found.iter().any(|one| wanted(one.span)),
                "{stem}: {example}"
            );
        }
        // What is found is an example, or a square that is spoken of; and only that changes.
        let (mut expected, mut copied) = (String::new(), 0);
        for one in &found {
            let word = bare(one.span.of(&text));
            let square = one.kind == FoundKind::Reference && word.chars().count() == 2;
            let other = examples.get(word).map(String::as_str).or(square.then_some(word));
            let other = other.unwrap_or_else(|| panic!("{stem}: `{word}` is no example"));
            expected.push_str(Span::new(copied, one.span.start).of(&text));
            expected.push_str(other);
            copied = one.span.start + word.len();
        }
        expected.push_str(&text[copied..]);
        assert_eq!(Prose::new(from, to).translate(&text).text, expected, "{stem}");
        let misprints: Vec<(&str, String)> =
            misprints.iter().map(|(code, word)| (*code, (*word).to_string())).collect();
        assert_eq!(reports(&text, from), misprints, "{stem}");
    }
}

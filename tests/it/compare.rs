//! Translations with an error in them: every error is found, and where it is.

use alfil::document::{Format, MismatchKind, Prose, compare, compare_bilingual, find, translate_document};
use alfil::locale::builtin::{EN, ES};

const CHAPTERS: [&str; 3] = [
    "The Ruy Lopez begins 1.e4 e5 2.Nf3 Nc6 3.Bb5. After 3...a6 4.Ba4 Nf6 5.0-0 Be7 6.Re1 b5 7.Bb3 d6 8.c3 0-0 9.h3 Black has \
     several plans: 9...Na5 10.Bc2 c5 11.d4 Qc7 is the oldest of them, and 12.Nbd2 cxd4 13.cxd4 Nc6 is played most.",
    "In the Queen's Gambit, 1.d4 d5 2.c4 e6 3.Nc3 Nf6 4.Bg5 Be7 5.e3 0-0 6.Nf3 Nbd7 7.Rc1 c6 8.Bd3 dxc4 9.Bxc4 Nd5 10.Bxe7 Qxe7 \
     11.0-0 Nxc3 12.Rxc3 e5 frees Black's game.",
    "The Sicilian, 1.e4 c5 2.Nf3 d6 3.d4 cxd4 4.Nxd4 Nf6 5.Nc3 a6 6.Bg5 e6 7.f4 Be7 8.Qf3 Qc7 9.0-0-0 Nbd7 10.g4 b5 11.Bxf6 Nxf6 \
     12.g5 Nd7 13.f5 leads to sharp play.",
];

/// Small, and the same on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % end
    }
}

fn spanish(text: &str) -> String {
    translate_document(text, Format::Text, &Prose::new(EN.table(), ES.table())).unwrap().text
}

#[test]
fn a_right_translation_has_no_finding() {
    for source in CHAPTERS {
        let found =
            compare(source, Format::Text, EN.table(), &spanish(source), Format::Text, ES.table()).unwrap();
        assert!(found.is_empty(), "{found:#?}");
    }
}

#[test]
fn ten_thousand_injected_errors_are_all_caught() {
    let mut random = Random(6);
    let chapters: Vec<(&str, String)> = CHAPTERS.map(|source| (source, spanish(source))).to_vec();
    let moves: Vec<_> = chapters
        .iter()
        .map(|(source, target)| (find(source, EN.table()), find(target, ES.table())))
        .collect();
    let mut kinds = [0_usize; 5];
    for number in 0..10_000 {
        let chapter = random.below(chapters.len());
        let ((source, right), (english, found)) = (&chapters[chapter], &moves[chapter]);
        assert_eq!(english.len(), found.len());
        let at = random.below(found.len());
        let span = found[at].span;
        let word = span.of(right);
        let letter = word.chars().next().filter(char::is_ascii_uppercase);
        let kind = random.below(5);
        let wrong = match (kind, letter) {
            (0, Some(_)) => english[at].span.of(source).to_string(),
            (1, Some(letter)) => {
                let others: Vec<char> = "RDTAC".chars().filter(|other| *other != letter).collect();
                word.replacen(letter, &others[random.below(4)].to_string(), 1)
            }
            // Another square.
            (2, _) if word.contains(|c: char| c.is_ascii_digit()) && !word.starts_with('0') => {
                let digit = word.rfind(|c: char| c.is_ascii_digit()).unwrap();
                let old = word.as_bytes()[digit] - b'1';
                let new = (old + 1 + u8::try_from(random.below(7)).unwrap()) % 8;
                format!("{}{}{}", &word[..digit], new + 1, &word[digit + 1..])
            }
            (3, _) => String::new(),
            (4, _) => format!("{word} Rh1"),
            _ => continue,
        };
        if wrong == word {
            continue;
        }
        kinds[kind] += 1;
        let target = format!("{}{wrong}{}", &right[..span.start], &right[span.end..]);
        let mismatches =
            compare(source, Format::Text, EN.table(), &target, Format::Text, ES.table()).unwrap();
        // A deleted move is reported behind the move before it; of two that are alike and stand side by
        // side, nobody knows which was deleted.
        let from = at.checked_sub(1).map_or(0, |before| found[before].span.start);
        let here = from..=span.start + wrong.len() + 2;
        let caught = mismatches.iter().any(|one| {
            let deleted = one.kind == MismatchKind::MissingMove && kind == 3;
            let named =
                one.source.is_some_and(|source_span| source_span.of(source) == english[at].span.of(source));
            here.contains(&one.target.start) || (deleted && named)
        });
        assert!(caught, "{number}: `{word}` as `{wrong}` in\n{target}\n{mismatches:#?}");
    }
    assert!(kinds.iter().all(|count| *count > 500), "{kinds:?}");
}

#[test]
fn each_format_tells_the_place() {
    let cases = [
        (Format::Markdown, "Play **12.Nf3** `Nf3`", "Juega **12.Nf3** `Nf3`"),
        (Format::Html, "<p title='Nf3'>12.<b>Nf3</b>", "<p title='Nf3'>12.<b>Nf3</b>"),
        (Format::Latex, "Play \\textbf{12.Nf3}", "Juega \\textbf{12.Nf3} % Cf3"),
        (Format::Ftl, "a = Play 12.Nf3\nb = x", "b = x\na = Juega 12.Nf3\n"),
        (Format::Json, r#"{"a": "12.Nf3", "b": ""}"#, r#"{"b": "", "a": "12.Nf3"}"#),
        (
            Format::Android,
            "<resources><string name='a'>12.Nf3</string></resources>",
            "<resources><string name='a'>12.Nf3</string></resources>",
        ),
        (Format::Srt, "1\n0:0 --> 0:1\n12.Nf3\n", "1\n0:0 --> 0:1\n12.Nf3\n"),
        (Format::Vtt, "WEBVTT\n\n0:0 --> 0:1\n12.Nf3\n", "WEBVTT\n\n0:0 --> 0:1\n<i>12.Nf3</i>\n"),
        (Format::Pgn, "1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. Nf3 Cc6"),
    ];
    for (format, source, target) in cases {
        let found = compare(source, format, EN.table(), target, format, ES.table()).unwrap();
        assert_eq!(found.len(), 1, "{format:?} {found:#?}");
        assert_eq!(found[0].kind, MismatchKind::UntranslatedMove, "{format:?}");
        assert_eq!(found[0].source.unwrap().of(source), "Nf3");
        assert_eq!(found[0].target.of(target), "Nf3");
        assert_eq!(found[0].fix.as_ref().unwrap().replacement, "Cf3");
    }
    let po = "msgid \"Play 12.Nf3\"\nmsgstr \"Juega 12.Nf3\"\n\nmsgid \"12.Nf3\"\nmsgstr \"\"\n";
    let xliff = "<xliff><file><body><trans-unit id='a'><source>12.Nf3</source><target>12.Nf3</target></trans-unit></body></file></xliff>";
    for (format, file) in [(Format::Po, po), (Format::Xliff, xliff)] {
        let found = compare_bilingual(file, format, EN.table(), ES.table()).unwrap();
        assert_eq!(found.len(), 1, "{format:?} {found:#?}");
        assert_eq!(found[0].target.of(file), "Nf3");
        assert!(found[0].target.start > found[0].source.unwrap().end);
    }
}

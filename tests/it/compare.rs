//! Translations with an error in them: every error is found, and where it is.

use alfil::document::{
    Confidence, Format, MismatchKind, Prose, compare, compare_bilingual, find, translate_document,
};
use alfil::locale::builtin::{EN, ES};
use alfil::{Position, Span, Style};

use crate::wrapped::{TEXTS, file, is_bilingual};

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

/// A chapter that nobody wrote: games of random legal moves, numbered, with words between them.
/// What is a move in the one language only, and a copied word in both.
#[test]
fn what_was_copied_is_no_extra_move() {
    let source = "With the Ca2+ ion: 1.e4 e5 2.Nf3 Nc6 3.Bb5 a6.";
    let compared = |target: &str| {
        let found = compare(source, Format::Text, EN.table(), target, Format::Text, ES.table()).unwrap();
        found.iter().map(|found| found.kind).collect::<Vec<_>>()
    };
    assert_eq!(compared("Con el ion Ca2+: 1.e4 e5 2.Cf3 Cc6 3.Ab5 a6."), []);
    // As often as it is in the source, and no more.
    assert_eq!(compared("Con el ion Ca2+: 1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Ca2+."), [MismatchKind::ExtraMove]);
}

fn chapter(random: &mut Random) -> String {
    let words = ["then", "White plays", "and", "but not", "is met by", "Black is fine after", "here"];
    let mut text = String::from("This game went");
    let mut position = Position::initial();
    for ply in 0..16 + random.below(24) {
        let moves: Vec<_> = position.legal_moves().collect();
        let Some(mv) = moves.get(random.below(moves.len().max(1))).copied() else { break };
        let san = position.spell(mv).display(EN.table(), &Style::pgn()).to_string();
        let apart = random.below(3) == 0;
        if apart {
            text += &format!(" {}", words[random.below(words.len())]);
        }
        match ply % 2 {
            0 => text += &format!(" {}.{san}", ply / 2 + 1),
            _ if apart => text += &format!(" {}...{san}", ply / 2 + 1),
            _ => text += &format!(" {san}"),
        }
        position.play(mv).unwrap();
    }
    text + "."
}

/// What is injected.
const KINDS: [MismatchKind; 7] = [
    MismatchKind::UntranslatedMove,
    MismatchKind::WrongLetter,
    MismatchKind::DifferentMove,
    MismatchKind::MissingMove,
    MismatchKind::ExtraMove,
    MismatchKind::Order,
    MismatchKind::MixedNotation,
];

/// The word at `at` with an error of a kind, and where it shows in the new text; nothing where the kind cannot
/// be had there.
fn inject(
    random: &mut Random,
    kind: MismatchKind,
    (source, english): (&str, &[Span]),
    (right, found): (&str, &[Span]),
    at: usize,
) -> Option<String> {
    let (span, word) = (found[at], found[at].of(right));
    let letter = word.chars().next().filter(char::is_ascii_uppercase).filter(|letter| *letter != 'O');
    let replaced = |new: &str| format!("{}{new}{}", &right[..span.start], &right[span.end..]);
    let new = match kind {
        MismatchKind::UntranslatedMove => letter.map(|_| english[at].of(source).to_string())?,
        MismatchKind::WrongLetter => {
            let old = letter?;
            let others = "RDTAC".chars().map(|other| word.replacen(old, &other.to_string(), 1));
            // What the source has there would be an untranslated move.
            let theirs = english[at].of(source);
            let others: Vec<String> = others.filter(|other| other != word && other != theirs).collect();
            others.get(random.below(others.len().max(1)))?.clone()
        }
        MismatchKind::DifferentMove => {
            let digit = word.rfind(|c: char| c.is_ascii_digit()).filter(|_| !word.starts_with(['O', '0']))?;
            let new = (word.as_bytes()[digit] - b'1' + 1 + u8::try_from(random.below(7)).unwrap()) % 8;
            format!("{}{}{}", &word[..digit], new + 1, &word[digit + 1..])
        }
        MismatchKind::MissingMove => String::new(),
        MismatchKind::ExtraMove => format!("{word} Rh{}", 1 + random.below(8)),
        MismatchKind::Order => {
            let next = *found.get(at + 1)?;
            let (other, between) = (next.of(right), Span::new(span.end, next.start).of(right));
            // Signs are a matter of style: `Ba3` and `Bxa3` are one move.
            let bare = |word: &str| word.replace(['x', '+', '#'], "");
            if bare(other) == bare(word) {
                return None;
            }
            return Some(format!("{}{other}{between}{word}{}", &right[..span.start], &right[next.end..]));
        }
        _ => {
            let figurine = "♔♕♖♗♘".chars().nth("RDTAC".find(letter?)?)?;
            word.replacen(letter?, &figurine.to_string(), 1)
        }
    };
    (new != word).then(|| replaced(&new))
}

#[test]
fn ten_thousand_injected_errors_are_all_caught() {
    let mut random = Random(6);
    let mut injected = [0_usize; KINDS.len()];
    let mut sources: Vec<String> = CHAPTERS.map(str::to_string).to_vec();
    sources.extend((0..60).map(|_| chapter(&mut random)));
    let spans = |text: &str, table| -> Vec<Span> {
        let found = find(text, table).into_iter().filter(|one| one.confidence >= Confidence::Likely);
        found.map(|one| one.span).collect()
    };
    let chapters: Vec<_> = sources
        .iter()
        .map(|source| {
            let right = spanish(source);
            let (english, found) = (spans(source, EN.table()), spans(&right, ES.table()));
            assert_eq!(english.len(), found.len(), "{source}\n{right}");
            let clean = compare(source, Format::Text, EN.table(), &right, Format::Text, ES.table()).unwrap();
            assert_eq!(clean, [], "{source}\n{right}");
            (source.as_str(), right, english, found)
        })
        .collect();
    while injected.iter().sum::<usize>() < 10_000 {
        let (source, right, english, found) = &chapters[random.below(chapters.len())];
        let (at, kind) = (random.below(found.len()), random.below(KINDS.len()));
        let wrong = inject(&mut random, KINDS[kind], (source, english), (right, found), at);
        let Some(target) = wrong else { continue };
        injected[kind] += 1;
        let mismatches =
            compare(source, Format::Text, EN.table(), &target, Format::Text, ES.table()).unwrap();
        // A move that was deleted is reported behind the move before it, two that changed places at either; of
        // two that are alike and stand side by side, nobody knows which was deleted.
        let from = at.checked_sub(1).map_or(0, |before| found[before].start);
        let to = found.get(at + 1).map_or(right.len(), |next| next.end) + 4;
        let word = english[at].of(source);
        let caught = mismatches.iter().any(|one| {
            let near = (from..=to).contains(&one.target.start);
            let named =
                one.source.is_some_and(|span| span.of(source).starts_with(word.trim_end_matches(['+', '#'])));
            match KINDS[kind] {
                // These are what they are, and where they are.
                kind @ (MismatchKind::UntranslatedMove
                | MismatchKind::WrongLetter
                | MismatchKind::MixedNotation) => {
                    one.kind == kind
                        && (one.target.start == found[at].start || kind == MismatchKind::MixedNotation)
                }
                MismatchKind::MissingMove => one.kind == MismatchKind::MissingMove && (near || named),
                _ => near,
            }
        });
        assert!(caught, "{:?} of `{word}` in\n{source}\n{target}\n{mismatches:#?}", KINDS[kind]);
    }
    assert!(injected.iter().all(|count| *count > 500), "{injected:?}");
}

#[test]
fn in_every_format_a_wrong_letter_is_caught_where_it_is() {
    let texts: Vec<String> = CHAPTERS.map(|text| text.replace("0-0", "O-O")).to_vec();
    for format in TEXTS {
        let pairs: Vec<(String, String)> = texts.iter().map(|text| (text.clone(), text.clone())).collect();
        let source = file(format, &pairs);
        let done = translate_document(&source, format, &Prose::new(EN.table(), ES.table())).unwrap();
        let compared = |target: &str| {
            let (from, to) = (EN.table(), ES.table());
            if is_bilingual(format) {
                compare_bilingual(target, format, from, to).unwrap()
            } else {
                compare(&source, format, from, target, format, to).unwrap()
            }
        };
        assert_eq!(compared(&done.text), [], "{format:?}");
        assert!(done.edits.len() > 30, "{format:?}: {} edits", done.edits.len());
        for edit in done.edits.iter().step_by(3) {
            let letter = edit.target.of(&done.text);
            let other = if letter == "C" { "A" } else { "C" };
            let (before, behind) = (&done.text[..edit.target.start], &done.text[edit.target.end..]);
            let target = format!("{before}{other}{behind}");
            let found = compared(&target);
            assert_eq!(found.len(), 1, "{format:?} {found:#?}");
            assert_eq!(found[0].kind, MismatchKind::WrongLetter, "{format:?}");
            assert_eq!(found[0].target.start, edit.target.start, "{format:?}");
            assert!(found[0].fix.as_ref().is_some_and(|fix| fix.replacement.starts_with(letter)));
        }
    }
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

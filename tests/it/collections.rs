//! Collections of games: the same bytes and findings, however they are read.

use std::fs;
use std::io::{self, Read};
use std::num::NonZeroUsize;

use alfil::document::{Confidence, Part, Translating, check_stream, translate_stream, translate_stream_on};
use alfil::{Diagnostic, Replayed, Rewriting, Rules, Translation, Translator, check};
use alfil_tests::collections::{Chance, Kind, text};
use alfil_tests::{boards, notations, places};

const ANNOTATED: Kind = Kind { annotated: true };

/// Hands out as many bytes at a time as chance has it.
struct Sips<'a> {
    rest: &'a [u8],
    most: usize,
    chance: Chance,
}

impl Read for Sips<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let length = (1 + self.chance.below(self.most)).min(self.rest.len()).min(into.len());
        let (now, rest) = self.rest.split_at(length);
        into[..length].copy_from_slice(now);
        self.rest = rest;
        Ok(length)
    }
}

/// A finding, and where people are told that it is.
type Placed = (usize, usize, Diagnostic);

fn placed(part: &Part<'_>) -> Vec<Placed> {
    let lines = part.lines();
    let place = |finding: &Diagnostic| lines.place(finding.span.start);
    part.findings
        .iter()
        .map(|finding| (place(finding).line, place(finding).column, finding.clone()))
        .collect()
}

/// The own collections and, where they are at hand, real ones.
fn collections() -> Vec<String> {
    let mut all = vec![
        text(1, Kind::default(), 60_000),
        text(2, ANNOTATED, 60_000),
        broken(&text(3, ANNOTATED, 400_000)),
    ];
    if let Ok(files) = fs::read_dir(places::workspace().join("../shared/pgn")) {
        let mut files: Vec<_> = files.flatten().map(|file| file.path()).collect();
        files.sort();
        all.extend(
            files
                .iter()
                .filter_map(|file| fs::read_to_string(file).ok())
                .filter(|text| text.contains("[Event")),
        );
    }
    all
}

/// The same games with a slip in every few of them.
fn broken(games: &str) -> String {
    let mut chance = Chance(7);
    let slips = ["Nf33", "Sd5", "Ra9", ")", "(", "text", "Kxe5 Kxe5", "½-½", "e4e5"];
    let mut out = String::new();
    for line in games.split_inclusive('\n') {
        if chance.below(60) == 0 && !line.starts_with('[') {
            out.push_str(chance.one(&slips).copied().unwrap_or(""));
            out.push(' ');
        }
        out.push_str(line);
    }
    out
}

/// There may be many of them, so only the first difference is shown.
fn same_findings(found: &[Placed], expected: &[Placed], context: &str) {
    for (found, expected) in found.iter().zip(expected) {
        assert_eq!(found, expected, "{context}");
    }
    assert_eq!(found.len(), expected.len(), "{context}");
}

fn same_as_whole(by: &(impl Translating + Sync), text: &str, whole: &Translation) {
    let index = alfil::LineIndex::new(text);
    let expected: Vec<Placed> = whole
        .diagnostics
        .iter()
        .map(|finding| (index.place(finding.span.start), finding.clone()))
        .map(|(place, finding)| (place.line, place.column, finding))
        .collect();
    for most in [1 << 10, 5_000, 1 << 16] {
        let reader = Sips { rest: text.as_bytes(), most, chance: Chance(most as u64) };
        let (mut out, mut findings) = (Vec::new(), Vec::new());
        let totals = translate_stream(by, reader, &mut out, |part| findings.extend(placed(part))).unwrap();
        assert!(out == whole.text.as_bytes(), "other bytes in reads of up to {most} bytes");
        same_findings(&findings, &expected, &format!("in reads of up to {most} bytes"));
        assert_eq!(totals.moves as usize, whole.moves);
    }
    for jobs in [2, 3, 7] {
        let (mut out, mut findings) = (Vec::new(), Vec::new());
        let jobs = NonZeroUsize::new(jobs).unwrap();
        translate_stream_on(jobs, by, text.as_bytes(), &mut out, |part| findings.extend(placed(part)))
            .unwrap();
        assert!(out == whole.text.as_bytes(), "other bytes on {jobs} threads");
        same_findings(&findings, &expected, &format!("on {jobs} threads"));
    }
}

#[test]
fn a_collection_is_the_same_as_a_whole_in_parts_and_on_threads() {
    let (english, german) = (notations::table("en"), notations::table("de"));
    let translator = Translator::new(english, german).record_edits(false);
    for text in collections() {
        same_as_whole(&translator, &text, &translator.translate(&text));
        let replayed = Replayed::new(english, german).with(Rewriting::pgn());
        same_as_whole(&replayed, &text, &replayed.translate(&text));
        let commented = replayed.judging(false).comments(Confidence::Likely);
        same_as_whole(&commented, &text, &commented.translate(&text));
    }
}

#[test]
fn the_short_way_through_a_game_leads_where_the_long_way_does() {
    let english = notations::table("en");
    for text in collections() {
        boards::following(&text, english);
        // Languages whose moves differ in letters only, in their frame, and in the style of their signs.
        for tag in ["en", "de", "ru", "el", "fa"] {
            boards::same_without_haste(&text, english, notations::table(tag));
            let there = Replayed::new(english, notations::table(tag)).translate(&text).text;
            boards::same_without_haste(&there, notations::table(tag), english);
        }
    }
}

/// A game that no window holds, with so many plies, a comment here and there and one slip at its end.
fn long_game(plies: usize) -> String {
    let there_and_back = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let mut text = String::new();
    for (ply, word) in there_and_back.iter().cycle().take(plies).enumerate() {
        if ply % 2 == 0 {
            text.push_str(&format!("{}. ", ply / 2 + 1));
        }
        text.push_str(word);
        text.push_str(match ply % 997 {
            0 => " $1 ",
            1 => " {Ng5 was better} ",
            2 => "+\r\n",
            _ => " ",
        });
    }
    text + "Ke4 *\n"
}

#[test]
fn a_game_that_no_window_holds_is_the_same_as_a_whole() {
    let (english, german) = (notations::table("en"), notations::table("de"));
    let text = long_game(150_000);
    assert!(text.len() > 1_000_000, "{}", text.len());
    let translator = Translator::new(english, german).record_edits(false);
    same_as_whole(&translator, &text, &translator.translate(&text));
    for rewriting in [Rewriting::default(), Rewriting::pgn()] {
        let replayed = Replayed::new(english, german).with(rewriting);
        let whole = replayed.translate(&text);
        same_as_whole(&replayed, &text, &whole);
        // Knights that give no check, and a king that goes nowhere.
        assert!(whole.diagnostics.iter().all(|finding| finding.span.start > 0));
        assert_eq!(whole.diagnostics.len(), 151 + 1);
    }
}

#[test]
fn moves_are_counted_beyond_what_sixteen_bits_hold() {
    let whole = check(&long_game(140_000).replace('+', ""), notations::table("en"), Rules::Lenient);
    let codes: Vec<_> = whole.findings.iter().map(|finding| finding.code).collect();
    assert_eq!(codes, ["illegal-move"]);
}

#[test]
fn a_collection_is_checked_in_parts_as_a_whole() {
    let table = notations::table("en");
    for text in collections() {
        for rules in [Rules::Lenient, Rules::Pgn] {
            let whole = check(&text, table, rules);
            for most in [1 << 10, 1 << 16] {
                let reader = Sips { rest: text.as_bytes(), most, chance: Chance(3) };
                let mut findings = Vec::new();
                let totals = check_stream(table, rules, reader, |part| {
                    findings.extend(part.findings.iter().cloned());
                });
                let totals = totals.unwrap();
                assert_eq!(findings, whole.findings);
                assert_eq!((totals.games, totals.moves), (u64::from(whole.games), u64::from(whole.moves)));
            }
        }
    }
}

#[test]
fn generated_games_are_legal_and_properly_spelled() {
    for kind in [Kind::default(), ANNOTATED] {
        let found = check(&text(5, kind, 100_000), notations::table("en"), Rules::Pgn);
        assert_eq!(found.findings, []);
        assert!(found.games > 20, "{} games", found.games);
    }
}

#[test]
fn games_come_back_from_every_language() {
    let english = notations::table("en");
    let texts = [text(8, Kind::default(), 20_000), text(9, ANNOTATED, 40_000)];
    notations::check_each(|notation| {
        let mut wrong = Vec::new();
        for text in &texts {
            let there = Translator::new(english, notation.table()).translate(text);
            let back = Translator::new(notation.table(), english).translate(&there.text);
            if there.diagnostics.len() + back.diagnostics.len() > 0 || back.text != *text {
                wrong.push(format!("plainly: {:?}", there.diagnostics.first().or(back.diagnostics.first())));
            }
            let there = Replayed::new(english, notation.table()).translate(text);
            let back = Replayed::new(notation.table(), english).translate(&there.text);
            if there.diagnostics.len() + back.diagnostics.len() > 0 || back.text != *text {
                wrong.push(format!("replayed: {:?}", there.diagnostics.first().or(back.diagnostics.first())));
            }
        }
        wrong
    });
}

#[test]
fn a_finding_names_its_game() {
    let games = "[White \"Kramnik,V\"]\n[Black \"Anand,V\"]\n[Event \"Linares\"]\n[Date \"2002.02.23\"]\n\n1. e4 e5 *\n\n\
                 [White \"Caruana\"]\n[Black \"Ding\"]\n\n1. e5 {illegal} *\n\n1. d4 d5 2. Ra5 *\n";
    let name = |findings: &[Diagnostic]| {
        findings.iter().map(|finding| finding.game.as_ref().unwrap().to_string()).collect::<Vec<_>>()
    };
    let expected = ["game 2, Caruana – Ding", "game 3"];
    assert_eq!(name(&check(games, notations::table("en"), Rules::Lenient).findings), expected);
    let replayed = Replayed::new(notations::table("en"), notations::table("es")).translate(games);
    assert_eq!(name(&replayed.diagnostics), expected);
    assert!(replayed.text.ends_with("1. d4 d5 2. Ra5 *\n"));
}

#[test]
fn moves_in_comments_are_translated_and_nothing_else() {
    let (english, german) = (notations::table("en"), notations::table("de"));
    let translator = Replayed::new(english, german).comments(Confidence::Likely);
    for (comment, expected) in [
        ("{Better was 2. Nc3 Nf6 3. Bc4.}", "{Better was 2. Sc3 Sf6 3. Lc4.}"),
        (
            "{[%clk 0:01:02] Nc6 is next [%cal Gd1d8][%csl Rf3]}",
            "{[%clk 0:01:02] Sc6 is next [%cal Gd1d8][%csl Rf3]}",
        ),
        ("{see http://example.org/Nf3/Bb5 and Rembrandt}", "{see http://example.org/Nf3/Bb5 and Rembrandt}"),
        ("; 2. Nc3 is as good\n", "; 2. Sc3 is as good\n"),
        ("{}", "{}"),
        ("{[%eval 0.3] ", "{[%eval 0.3] "),
    ] {
        let text = format!("1. e4 e5 2. Nf3 {comment} 2... Nc6 *");
        let done = translator.translate(&text).text;
        let rest = if expected.starts_with("{[%eval") { "2... Nc6 *" } else { "2... Sc6 *" };
        assert_eq!(done, format!("1. e4 e5 2. Sf3 {expected} {rest}"));
        // Without being asked for, none changes.
        assert!(Replayed::new(english, german).translate(&text).text.contains(comment));
    }
    // A game in another language stays, and so do its comments.
    let foreign = "1. e4 e5 2. Sf3 {2. Nc3} *";
    assert_eq!(translator.translate(foreign).text, foreign);
}

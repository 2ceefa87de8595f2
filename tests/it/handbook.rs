//! The three pages of the Laws: every example is a case in `tests/handbook/`, every misprint too.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use alfil::engine::{ItemKind, Movetext};
use alfil::{Diagnostic, Role, San, Style, SymbolTable, Translator, lex, parse};
use alfil_board::{Event, Position, Replay};
use alfil_tests::notations::table;
use alfil_tests::places;
use serde::Deserialize;

/// A page with its examples.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    page: String,
    language: String,
    other: String,
    #[serde(default)]
    letters: Vec<Letter>,
    #[serde(default)]
    coordinates: Vec<Coordinates>,
    #[serde(default)]
    figurines: Vec<Figurines>,
    #[serde(default)]
    moves: Vec<Example>,
    #[serde(default)]
    refused: Vec<Refused>,
    #[serde(default)]
    signs: Vec<Sign>,
    #[serde(default)]
    games: Vec<Game>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Letter {
    article: String,
    tag: String,
    letter: String,
    piece: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Coordinates {
    article: String,
    files: Vec<String>,
    ranks: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Figurines {
    article: String,
    text: String,
    means: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Example {
    article: String,
    text: String,
    other: String,
    /// In English, laid out as the Laws have it.
    means: String,
    tokens: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Refused {
    article: String,
    text: String,
    code: String,
    at: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sign {
    article: String,
    text: String,
    other: String,
    means: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Game {
    article: String,
    name: String,
    text: String,
    other: String,
    means: String,
    /// The position after the last move; absent where the moves stand in no order that can be played.
    ends: Option<String>,
}

fn pages() -> Vec<(String, Page)> {
    let folder = places::workspace().join("tests").join("handbook");
    let files: Vec<PathBuf> = places::files(&folder, "toml");
    let pages = files.iter().filter(|path| places::stem(path) != "misprints").map(|path| {
        let page = toml::from_str(&fs::read_to_string(path).unwrap());
        (places::stem(path).to_string(), page.unwrap_or_else(|error| panic!("{}: {error}", path.display())))
    });
    let pages: Vec<(String, Page)> = pages.collect();
    assert_eq!(pages.len(), 3, "the handbook has three pages");
    pages
}

/// What a text says, token by token, in words of no language.
fn kinds(text: &str, table: &SymbolTable) -> String {
    lex(text, table).map(|token| token.kind().to_string()).collect::<Vec<_>>().join(", ")
}

/// Collects what does not hold, so that one run shows all of it.
#[derive(Default)]
struct Holds(Vec<String>);

impl Holds {
    fn same<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, found: T, expected: T) {
        if found != expected {
            self.0.push(format!("{what}: found {found:?}, expected {expected:?}"));
        }
    }

    #[track_caller]
    fn end(self) {
        assert!(self.0.is_empty(), "{} do not hold:\n{}", self.0.len(), self.0.join("\n"));
    }
}

#[test]
fn every_example_means_what_the_page_says_in_both_languages() {
    let english = table("en");
    let mut holds = Holds::default();
    for (stem, page) in pages() {
        let (one, two) = (table(&page.language), table(&page.other));
        for Example { article, text, other, means, tokens } in &page.moves {
            let at = |what: &str| format!("{stem}, {article}, {text}: {what}");
            let said = |text: &str, table| parse(text, table).map_err(|error| error.to_string());
            let (first, second) = (said(text, one), said(other, two));
            holds.same(&at("the meaning of the two"), &first, &second);
            let shown = first.map(|san| san.display(english, &Style::fide()).to_string());
            holds.same(&at("the meaning"), shown, Ok(means.clone()));
            holds.same(&at("the tokens"), &kinds(text, one), tokens);
            holds.same(&at("the tokens of the other"), &kinds(other, two), tokens);
            holds.same(&at("there"), &Translator::new(one, two).translate(text).text, other);
            holds.same(&at("back"), &Translator::new(two, one).translate(other).text, text);
        }
    }
    holds.end();
}

#[test]
fn what_the_page_says_not_to_write_is_refused() {
    let mut holds = Holds::default();
    for (stem, page) in pages() {
        for Refused { article, text, code, at } in &page.refused {
            let error = parse(text, table(&page.language));
            let found = error.as_ref().map_err(|error| (error.code(), error.span().of(text)));
            holds.same(&format!("{stem}, {article}, {text}"), found, Err((code.as_str(), at.as_str())));
        }
    }
    holds.end();
}

#[test]
fn letters_coordinates_figurines_and_signs_are_read_as_the_page_says() {
    let mut holds = Holds::default();
    for (stem, page) in pages() {
        let (one, two) = (table(&page.language), table(&page.other));
        for Letter { article, tag, letter, piece } in &page.letters {
            let meaning = table(tag).meaning(letter).map(|symbol| symbol.to_string());
            holds.same(
                &format!("{stem}, {article}, {letter} in {tag}"),
                meaning.as_deref(),
                Some(piece.as_str()),
            );
        }
        for Coordinates { article, files, ranks } in &page.coordinates {
            let mut squares = BTreeSet::new();
            for file in files {
                for rank in ranks {
                    for table in [one, two] {
                        let square = format!("{file}{rank}");
                        holds.same(
                            &format!("{stem}, {article}"),
                            kinds(&square, table),
                            format!("square {square}"),
                        );
                        squares.insert(square);
                    }
                }
            }
            // C.7: each square has one name, and each name one square.
            holds.same(&format!("{stem}, {article}, squares"), squares.len(), 64);
        }
        for Figurines { article, text, means } in &page.figurines {
            for table in [one, two] {
                holds.same(&format!("{stem}, {article}, {text}"), kinds(text, table), means.join(", "));
            }
        }
        for Sign { article, text, other, means } in &page.signs {
            holds.same(&format!("{stem}, {article}, {text}"), &kinds(text, one), means);
            holds.same(&format!("{stem}, {article}, {other}"), &kinds(other, two), means);
        }
    }
    holds.end();
}

#[test]
fn the_sample_games_go_both_ways_and_are_played_to_their_ends() {
    let english = table("en");
    let mut holds = Holds::default();
    let mut games = 0;
    for (stem, page) in pages() {
        let (one, two) = (table(&page.language), table(&page.other));
        for Game { article, name, text, other, means, ends } in &page.games {
            games += 1;
            let at = |what: &str| format!("{stem}, {article}, {name}: {what}");
            for (from, to, text, other) in [(one, two, text, other), (two, one, other, text)] {
                let done = Translator::new(from, to).translate(text);
                holds.same(&at("the translation"), &done.text, other);
                holds.same(&at("the findings"), codes(&done.diagnostics), Vec::new());
                holds.same(&at("the meaning"), &moves(text, from, english), means);
                if let Some(ends) = ends {
                    holds.same(&at("the last position"), last_position(text, from), Ok(ends.clone()));
                }
            }
            holds.same(&at("the tokens"), kinds(text, one), kinds(other, two));
        }
    }
    // Three games, of which two were printed abbreviated as well, and one as it was scanned.
    holds.same("games", games, 6);
    holds.end();
}

fn codes(findings: &[Diagnostic]) -> Vec<&'static str> {
    findings.iter().map(|finding| finding.code).collect()
}

/// The moves of a score in English, laid out as in the Laws.
fn moves(text: &str, from: &SymbolTable, english: &SymbolTable) -> String {
    let moves = Movetext::new(text, from).filter_map(|item| match item.kind {
        ItemKind::Move(san) => Some(san.display(english, &Style::fide()).to_string()),
        _ => None,
    });
    moves.collect::<Vec<_>>().join(" ")
}

/// Plays a score, and tells where it ends.
fn last_position(text: &str, table: &SymbolTable) -> Result<String, String> {
    let mut replay = Replay::new(text, table);
    let mut end = Err("the game does not end".to_string());
    while let Some(event) = replay.next() {
        match event {
            Event::Ply(ply) if ply.resolved().is_none() => {
                return Err(format!("{} cannot be played", ply.span.of(text)));
            }
            Event::GameEnd { .. } => {
                end = replay.walk().position().map(|it| it.to_fen()).ok_or("unknown".into());
            }
            _ => {}
        }
    }
    end
}

// -- misprints --------------------------------------------------------------------------------------

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Misprints {
    misprints: Vec<Misprint>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Misprint {
    article: String,
    what: String,
    language: String,
    text: String,
    /// What becomes of it in English, or in Spanish if it is English; the text itself where nothing is said.
    other: Option<String>,
    /// As a single move it is refused so.
    refused: Option<Report>,
    /// As a score it is reported so.
    reports: Option<Vec<Report>>,
    /// What it takes to see a misprint that the notation alone cannot see.
    seen_by: Option<String>,
    position: Option<String>,
    #[serde(default)]
    impossible: Vec<String>,
    #[serde(default)]
    possible: Vec<String>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct Report {
    code: String,
    at: String,
    message: String,
}

#[test]
fn every_misprint_is_refused_or_reported_or_it_is_known_what_would_see_it() {
    let path = places::workspace().join("tests").join("handbook").join("misprints.toml");
    let Misprints { misprints } = toml::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let mut holds = Holds::default();
    for misprint in &misprints {
        let Misprint { article, what, language, text, .. } = misprint;
        let at = |part: &str| format!("{article}, {what}: {part}");
        let (from, to) = (table(language), table(if language == "en" { "es" } else { "en" }));
        if let Some(refused) = &misprint.refused {
            let found = parse(text, from).map_err(|error| Report {
                code: error.code().into(),
                at: error.span().of(text).into(),
                message: error.to_string(),
            });
            holds.same(&at("as a move"), found.as_ref().err(), Some(refused));
        }
        if let Some(reports) = &misprint.reports {
            let done = Translator::new(from, to).translate(text);
            let found = done.diagnostics.iter().map(|finding| Report {
                code: finding.code.into(),
                at: finding.span.of(text).into(),
                message: finding.message.to_string(),
            });
            holds.same(&at("the reports"), &found.collect(), reports);
            holds.same(&at("the translation"), &done.text, misprint.other.as_ref().unwrap_or(text));
            let silent = reports.is_empty() && misprint.seen_by.is_none() && !what.ends_with("Dutch");
            holds.same(&at("nobody would see it"), silent, false);
        }
        if let Some(fen) = &misprint.position {
            let position = Position::from_fen(fen).unwrap();
            for (words, possible) in [(&misprint.possible, true), (&misprint.impossible, false)] {
                for word in words {
                    let san: San = parse(word, from).unwrap();
                    holds.same(&at(word), position.resolve(&san).is_ok(), possible);
                }
            }
        }
    }
    holds.end();
}

// -- for a reader -----------------------------------------------------------------------------------

#[test]
fn the_pages_side_by_side() {
    for (stem, page) in pages() {
        let mut table = format!("{}\n\n", page.page);
        let _ = writeln!(table, "{:<14} {:<12} {:<12} tokens", "article", page.language, page.other);
        for Example { article, text, other, tokens, .. } in &page.moves {
            let _ = writeln!(table, "{article:<14} {text:<12} {other:<12} {tokens}");
        }
        for Sign { article, text, other, means } in &page.signs {
            let _ = writeln!(table, "{article:<14} {text:<12} {other:<12} {means}");
        }
        for Game { article, name, text, .. } in &page.games {
            let there =
                Translator::new(self::table(&page.language), self::table(&page.other)).translate(text);
            let _ = write!(table, "\n{article}, {name}\n\n{text}\n{}", there.text);
        }
        crate::snapshot("handbook", &stem, &table);
    }
}

/// The sample game of the Laws in every language, and what an independent list of letters makes of it.
#[test]
fn the_sample_game_in_every_language() {
    let mut all = String::new();
    for notation in alfil_tests::notations::EVERY.iter() {
        let game = Translator::new(table("en"), notation.table()).translate(SAMPLE_GAME);
        assert!(game.diagnostics.is_empty(), "{notation}: {:?}", game.diagnostics);
        let _ = writeln!(all, "{notation}\n  {}", game.text);
    }
    crate::snapshot("handbook", "sample-game", &all);
}

/// The Laws' own sample game (C.13).
pub(crate) const SAMPLE_GAME: &str = "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 \
    7. Bg5 Nc6 8. Qe3+ Be7 9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)";

/// What the Laws' examples are in many languages, from letters that were collected independently. The list
/// lies beside the repository; where it does not, there is nothing to compare with.
#[test]
fn the_examples_agree_with_an_independent_list_of_letters() {
    let Some(path) = places::beside("facts/handbook-golden.json") else { return };
    let golden: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let english = golden["en"].as_object().unwrap();
    let mut holds = Holds::default();
    for (tag, entry) in &golden {
        let (tag, differing) = match KNOWN_DIFFERENCES.iter().find(|(list, ..)| list == tag) {
            Some((_, ours, differing)) => (*ours, *differing),
            None => (tag.as_str(), &[][..]),
        };
        let notation = match alfil_tests::notations::REGISTRY.get(tag) {
            Ok(notation) => notation.table(),
            Err(error) => {
                holds.0.push(format!("{tag}: {error}"));
                continue;
            }
        };
        let letters: Vec<&str> = Role::PIECES.map(|role| notation.written(role.into())).into();
        if !differing.contains(&"letters") {
            holds.same(
                &format!("{tag}, letters"),
                letters.join(" ").as_str(),
                entry["letters"].as_str().unwrap(),
            );
        }
        // The list has English `e.p.` everywhere; its words were not collected.
        let en_passant = notation.written(alfil::engine::Sign::EnPassant.into());
        for (key, text) in english.iter().filter(|(key, _)| !matches!(key.as_str(), "letters" | "attested")) {
            if differing.contains(&key.as_str()) {
                continue;
            }
            let ours = Translator::new(table("en"), notation).translate(text.as_str().unwrap());
            let theirs = entry[key].as_str().unwrap().replace("e.p.", en_passant);
            holds.same(&format!("{tag}, {key}"), &ours.text, &theirs);
        }
    }
    holds.end();
}

/// Where the list and our tables differ, by the list's tag: our tag, and what differs.
const KNOWN_DIFFERENCES: &[(&str, &str, &[&str])] = &[
    // In the list `sr` is in Latin letters; by itself the tag means Cyrillic.
    ("sr", "sr-Latn", &[]),
];

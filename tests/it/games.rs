//! Real games and moves on the board, in the letters of many languages: `tests/games/*.toml`.

use std::collections::BTreeSet;
use std::fs;

use alfil::board::{Event, Replay, Verdict};
use alfil::{
    Position, Reading, Replayed, Rewriting, Rules, Severity, Style, Translation, Translator, check, parse,
};
use alfil_tests::{notations, places};
use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Games<G> {
    games: Vec<G>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Complete {
    name: String,
    lang: String,
    start: Option<String>,
    score: String,
    plies: usize,
    end: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Faulty {
    name: String,
    lang: String,
    start: Option<String>,
    score: String,
    word: String,
    code: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Moves {
    moves: Vec<Move>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Move {
    name: String,
    fen: String,
    text: String,
    uci: Option<String>,
    san: Option<String>,
    error: Option<String>,
}

fn read<T: DeserializeOwned>(file: &str) -> T {
    let path = places::workspace().join("tests/games").join(file);
    toml::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// The score with a tag for its start, where it has one of its own.
fn with_start(start: Option<&str>, score: &str) -> String {
    start.map(|fen| format!("[FEN \"{fen}\"]\n\n")).unwrap_or_default() + score
}

/// Replays the main line and returns its moves in PGN's spelling and the position at its end.
fn replayed(lang: &str, score: &str) -> Result<(Vec<String>, Position), String> {
    let (table, english) = (notations::table(lang), notations::table("en"));
    let mut replay = Replay::new(score, table);
    let mut moves = Vec::new();
    while let Some(event) = replay.next() {
        match event {
            Event::Ply(ply) if ply.depth == 0 => match ply.verdict {
                Verdict::Resolved(resolved) => {
                    moves.push(resolved.proper.display(english, &Style::pgn()).to_string());
                }
                _ => return Err(format!("stops at `{}` after {} plies", ply.span.of(score), moves.len())),
            },
            Event::Unreadable { span, depth: 0, .. } => {
                return Err(format!("cannot read `{}` after {} plies", span.of(score), moves.len()));
            }
            Event::GameEnd { .. } => {
                let end = replay.walk().position().cloned();
                return end.map(|end| (moves, end)).ok_or("ends without a position".into());
            }
            _ => {}
        }
    }
    Err("has no end".into())
}

#[test]
fn complete_games_end_in_the_position_they_should() {
    let Games::<Complete> { games } = read("complete.toml");
    let languages: BTreeSet<&str> = games.iter().map(|game| game.lang.as_str()).collect();
    assert!(languages.len() >= 20, "only {} languages", languages.len());
    let mut wrong = Vec::new();
    for Complete { name, lang, start, score, plies, end } in &games {
        let end = Position::from_fen(end).unwrap_or_else(|error| panic!("{name}: {error}"));
        match replayed(lang, &with_start(start.as_deref(), score)) {
            Ok((moves, position)) if moves.len() == *plies && position.to_fen() == end.to_fen() => {}
            Ok((moves, position)) => wrong.push(format!(
                "{name} ({lang}) has {} plies instead of {plies} and ends in {}",
                moves.len(),
                position.to_fen()
            )),
            Err(why) => wrong.push(format!("{name} ({lang}) {why}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn faulty_games_fail_at_the_word_that_is_wrong() {
    let Games::<Faulty> { games } = read("faulty.toml");
    for Faulty { name, lang, start, score, word, code } in games {
        let score = with_start(start.as_deref(), &score);
        let found = check(&score, notations::table(&lang), Rules::Lenient);
        let first = found.findings.iter().find(|finding| finding.severity == Severity::Error);
        let first = first.unwrap_or_else(|| panic!("{name}: nothing was found"));
        assert_eq!((first.span.of(&score), first.code), (word.as_str(), code.as_str()), "{name}: {first}");
    }
}

#[test]
fn a_single_move_is_resolved_and_properly_spelled_or_refused_with_its_reason() {
    let english = notations::table("en");
    for Move { name, fen, text, uci, san, error } in read::<Moves>("moves.toml").moves {
        let position = Position::from_fen(&fen).unwrap_or_else(|error| panic!("{name}: {error}"));
        let answer = match Reading::of(&text, english) {
            Err(unreadable) => Err(unreadable.code()),
            Ok(reading) => position
                .resolve_reading(&reading)
                .map_err(|refusal| position.explain(&reading.san(), &refusal).code()),
        };
        let answer = answer.map(|resolved| {
            let san = resolved.proper.display(english, &Style::pgn()).to_string();
            (resolved.mv.uci().to_string(), san)
        });
        let expected = match error.as_deref() {
            Some(code) => Err(code),
            None => Ok((uci.unwrap_or_default(), san.unwrap_or_default())),
        };
        assert_eq!(answer, expected, "{name}: `{text}`");
    }
}

/// Scores as newspapers print them: the moves of the complete games without any sign.
#[test]
fn a_score_without_signs_becomes_flawless_pgn_in_every_language() {
    let (english, german) = (notations::table("en"), notations::table("de"));
    let mut tried = 0;
    for game in read::<Games<Complete>>("complete.toml").games {
        let Ok((moves, _)) = replayed(&game.lang, &with_start(game.start.as_deref(), &game.score)) else {
            continue;
        };
        let tag = with_start(game.start.as_deref(), "");
        let (proper, bare) = (tag.clone() + &moves.join(" "), tag + &bare(&moves));
        for table in [notations::table(&game.lang), german] {
            let there = Replayed::new(english, table).with(Rewriting::pgn()).translate(&proper);
            assert_eq!(there.diagnostics, [], "{}", game.name);
            let back = Replayed::new(table, english).with(Rewriting::pgn()).translate(&there.text);
            assert_eq!(back.text, proper, "{}", game.name);
        }
        let derived = Replayed::new(english, english).with(Rewriting::pgn()).translate(&bare);
        assert_eq!(derived.text, proper, "{}", game.name);
        tried += 1;
    }
    assert!(tried >= 20, "only {tried} games");
}

/// The moves without signs of capture, check and mate.
fn bare(moves: &[String]) -> String {
    let bare: Vec<String> = moves
        .iter()
        .map(|mv| {
            assert!(parse(mv, notations::table("en")).is_ok(), "{mv}");
            mv.replace(['x', '+', '#'], "")
        })
        .collect();
    bare.join(" ")
}

#[test]
fn what_is_wrong_in_one_game_does_not_touch_the_next() {
    let (english, german) = (notations::table("en"), notations::table("de"));
    let translator = Replayed::new(english, german).with(Rewriting::pgn());
    let sound = "1. e4 d5 2. ed Qd5 3. Nc3 Qe5 *\n";
    let proper = "1. e4 d5 2. exd5 Dxd5 3. Sc3 De5+ *\n";
    for (faulty, left) in [
        ("1. e4 e5 2. Ra3 Nc6 *\n", "Ra3"),
        ("1. d4 d5 2. Nf3 Nf6 3. c4 e6 4. Nd2 *\n", "Nd2"),
        ("1. e4 e5 2. Nf3# Nc6 *\n", "Nf3#"),
    ] {
        let text = format!("{sound}\n{faulty}\n{sound}");
        let done = translator.translate(&text);
        assert!(done.text.starts_with(proper) && done.text.ends_with(proper), "{}", done.text);
        assert!(done.text.contains(left), "`{left}` was written anew in {}", done.text);
        let [finding] = done.diagnostics.as_slice() else { panic!("{:?}", done.diagnostics) };
        assert_eq!((finding.span.of(&text), finding.severity), (left, Severity::Error));
    }
}

#[test]
fn translating_counts_as_many_games_as_checking() {
    let registry = alfil::Registry::builtin();
    let (en, es) = (registry.get("en").unwrap(), registry.get("es").unwrap());
    for (text, games, left) in [
        ("", 0, 0),
        ("{nothing but a remark}", 0, 0),
        ("1. e4 e5", 1, 0),
        ("1. e4 (1. d4 d5 *) e5 *", 1, 0),
        ("[Event \"a\"]\n\n1. e4 1-0\n\n[Event \"b\"]\n\n1. d4 *\n", 2, 0),
        ("[Event \"a\"]\n\n1. e4\n\n[Event \"b\"]\n\n1. Sf3 *\n", 2, 1),
        ("[Event \"a\"]\n\n1-0\n\n[Event \"b\"]\n\n1/2-1/2\n", 2, 0),
        ("1. Sf3 Sf6 * 1. Nf3 * 1. Cf3", 3, 2),
    ] {
        let done = Translator::new(en.table(), es.table()).translate(text);
        assert_eq!((done.games, done.games_left), (games, left), "{text}");
        assert_eq!(check(text, en.table(), Rules::Lenient).games as usize, games, "{text}");
        // In parts of a byte.
        let translator = Translator::new(en.table(), es.table()).record_edits(false);
        let (mut session, mut done) = (translator.session(), Translation::default());
        let mut start = 0;
        for end in 0..=text.len() {
            start += session.feed(&text[start..end], end < text.len(), &mut done);
        }
        assert_eq!((done.games, done.games_left), (games, left), "{text} in parts");
    }
}

#[test]
fn a_board_knows_where_a_pawn_comes_from_without_its_letter() {
    let registry = alfil::Registry::builtin();
    let (en, de) = (registry.get("en").unwrap(), registry.get("de").unwrap());
    let replayed = Replayed::new(en.table(), de.table());
    let done = replayed.translate("1. P2e4 P7d5 2. P4xd5 P8e5 *");
    // The last one is not legal, and stays.
    assert_eq!(done.text, "1. e4 d5 2. exd5 P8e5 *");
    let codes: Vec<&str> = done.diagnostics.iter().map(|finding| finding.code).collect();
    assert_eq!(codes, ["pawn-letter", "illegal-move"]);
}

//! What every language in `locales/` is held to. The files are found on disk; there is no list of them.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use alfil::engine::{Annotation, Arrival, Capture, EnPassant, File, Mark, Origin, Side, Sign, Symbol};
use alfil::locale::builtin;
use alfil::{Action, Locale, Role, San, Square, Style, SymbolTable, Translator, parse};
use alfil_tests::notations::{EVERY, EVERY_MOVE, REGISTRY, check_each, table};
use alfil_tests::tables::{alternatives, has, kept, presets, writing};
use alfil_tests::{places, properties};

fn language_files() -> Vec<PathBuf> {
    let mut files = places::files(&places::workspace().join("locales"), "toml");
    files.retain(|path| places::stem(path) != "root");
    files.sort_by_key(|path| places::stem(path).to_string());
    assert!(files.len() > 2, "no language files found");
    files
}

#[test]
fn every_file_is_built_in() {
    let stems: Vec<String> = language_files().iter().map(|path| places::stem(path).to_string()).collect();
    let tags: Vec<&str> = builtin::ALL.iter().map(|locale| locale.tag()).collect();
    assert_eq!(tags, stems, "built in (left) and on disk (right)");
}

/// The check that a contributor runs, on the files as they stand, and its result against what was compiled
/// into the program.
#[test]
fn every_file_is_sound_and_is_the_same_dropped_in_as_built_in() {
    let files = language_files();
    check_each(|notation| {
        let (built_in, path) = match (notation.variant(), &files) {
            (None, files) => {
                let path = files.iter().find(|path| places::stem(path) == notation.locale().tag());
                (notation.locale(), path.unwrap())
            }
            // A variant is checked with its language.
            _ => return Vec::new(),
        };
        let text = fs::read_to_string(path).unwrap();
        let dropped_in = match REGISTRY.check_file(path, Some(places::stem(path)), &text) {
            Ok(locale) => locale,
            Err(faults) => return faults.iter().map(|fault| fault.to_string()).collect(),
        };
        let variants = |locale: &Locale| -> Vec<(String, SymbolTable)> {
            locale.variants().iter().map(|variant| (variant.name().into(), variant.table().clone())).collect()
        };
        let mut differing = Vec::new();
        let mut same = |what: &str, same: bool| {
            if !same {
                differing.push(format!("the {what} is another one when it is built in"));
            }
        };
        same("text", built_in.toml() == text);
        same("table", built_in.table() == dropped_in.table());
        same("variants", variants(built_in) == variants(&dropped_in));
        same("style", built_in.style() == dropped_in.style());
        same("examples", built_in.examples() == dropped_in.examples());
        same("sources", built_in.sources() == dropped_in.sources());
        same("aliases", built_in.aliases().eq(dropped_in.aliases()));
        same("direction", built_in.direction() == dropped_in.direction());
        same("status", built_in.status() == dropped_in.status());
        differing
    });
}

#[test]
fn every_file_carries_examples_and_names_its_sources() {
    for locale in builtin::ALL {
        let tag = locale.tag();
        assert!(!locale.sources().is_empty(), "{tag} names no source");
        assert!(locale.examples().iter().any(|example| example.san().is_some()), "{tag} has no example");
        // Two letters that have changed places are noticed by the examples, or by nobody.
        for role in Role::PIECES {
            let letter = table("en").written(role.into());
            let moves = locale.examples().iter().filter(|example| example.variant().is_none());
            let shown = moves.filter_map(|example| example.san()).any(|san| san.contains(letter));
            assert!(shown, "{tag} has no example of a move of the {role}, or of a promotion to one");
        }
        assert!(
            locale.examples().iter().any(|example| example.san().is_none()),
            "{tag} has no example of what is none of its moves"
        );
    }
}

/// Moves with every mark that may stand behind them. Marks meet only what stands right before them, so they
/// are tried on moves that say nothing of their departure.
static REMARKED: LazyLock<Vec<San>> = LazyLock::new(|| EVERY_MOVE.iter().flat_map(remarked).collect());

fn remarked(san: &San) -> Vec<San> {
    let bare = match san.action {
        Action::Piece { from, capture, .. } => from == Origin::NONE && capture.is_none(),
        Action::Pawn { from, to, .. } => from.rank.is_none() && from.file.is_none_or(|file| file < to.file()),
        _ => true,
    };
    if !bare {
        return Vec::new();
    }
    let annotation = Annotation::from_text("!?");
    let mut all = vec![
        San { draw_offer: true, ..*san },
        San { annotation, ..*san },
        San { annotation, mark: Some(Mark::Check), ..*san },
    ];
    for mark in [Mark::Check, Mark::DoublePlus, Mark::Mate] {
        all.push(San { mark: Some(mark), draw_offer: mark == Mark::Mate, ..*san });
    }
    if matches!(san.action, Action::Pawn { .. }) {
        all.push(San { en_passant: true, ..*san });
        all.push(San { en_passant: true, mark: Some(Mark::Check), draw_offer: true, ..*san });
    }
    all
}

/// The presets, with en passant glued to its move as well, and with what the language's printers prefer.
fn styles(preferred: Option<&Style>) -> Vec<(&'static str, Style)> {
    let mut glued = Style::fide();
    glued.en_passant = EnPassant::Glued;
    let mut bracketed = Style::pgn();
    bracketed.promotion = "(".into();
    let mut styles: Vec<(&'static str, Style)> = presets().into();
    styles.extend([("glued", glued), ("bracketed", bracketed)]);
    styles.extend(preferred.map(|style| ("the language's own", style.clone())));
    styles
}

#[test]
fn every_move_in_every_style_reads_back_and_is_written_the_same_again() {
    check_each(|notation| {
        let table = notation.table();
        let (mut found, mut written) = (Vec::new(), String::new());
        for (name, style) in styles(notation.locale().style()) {
            for san in EVERY_MOVE.iter().chain(REMARKED.iter()) {
                written.clear();
                let _ = write!(written, "{}", san.display(table, &style));
                let read = parse(&written, table);
                let expected = kept(san, &style);
                if read != Ok(expected) {
                    found.push(format!("{name}: {written:?} is read as {read:?}, but was {expected:?}"));
                } else if expected != *san && expected.display(table, &style).to_string() != written {
                    found.push(format!("{name}: {written:?} is not written the same again"));
                }
            }
        }
        found
    });
}

/// Every move, or every so many, in each preset, one a line.
fn lines(of: &SymbolTable, step: usize) -> Vec<(&'static str, String)> {
    let text = |style: &Style| {
        let mut text = String::new();
        for san in EVERY_MOVE.iter().step_by(step) {
            let _ = writeln!(text, "{}", san.display(of, style));
        }
        text
    };
    presets().iter().map(|(name, style)| (*name, text(style))).collect()
}

/// The first line in which two texts differ.
fn difference(before: &str, there: &str, after: &str) -> Option<String> {
    let mut lines = before.lines().zip(there.lines()).zip(after.lines());
    let differing = lines.find(|((before, _), after)| before != after);
    differing
        .map(|((before, there), after)| format!("{before:?} became {there:?} and came back as {after:?}"))
}

#[test]
fn there_and_back_from_english_every_move_in_every_style_is_the_same() {
    let english = table("en");
    let texts = lines(english, 1);
    check_each(|notation| {
        let mut found = Vec::new();
        for (name, text) in &texts {
            let there = Translator::new(english, notation.table()).translate(text);
            let back = Translator::new(notation.table(), english).translate(&there.text);
            let findings = there.diagnostics.iter().chain(&back.diagnostics);
            // `ed` names no square, and is the same in all languages.
            found.extend(findings.take(2).map(|finding| format!("{name}: {finding}")));
            found.extend(difference(text, &there.text, &back.text).map(|line| format!("{name}: {line}")));
            // More, since a score takes `e2e5` for two moves.
            if there.moves < EVERY_MOVE.len() {
                found.push(format!("{name}: {} of {} moves were written", there.moves, EVERY_MOVE.len()));
            }
        }
        found
    });
}

#[test]
fn there_and_back_to_english_moves_in_every_style_are_the_same() {
    let english = table("en");
    check_each(|notation| {
        let mut found = Vec::new();
        for (name, text) in lines(notation.table(), 5) {
            let there = Translator::new(notation.table(), english).translate(&text);
            let back = Translator::new(english, notation.table()).translate(&there.text);
            let findings = there.diagnostics.iter().chain(&back.diagnostics);
            found.extend(findings.take(2).map(|finding| format!("{name}: {finding}")));
            found.extend(difference(&text, &there.text, &back.text).map(|line| format!("{name}: {line}")));
        }
        found
    });
}

/// The moves that a spelling of `symbol` can be tried on, and the style that writes it.
fn trials(symbol: Symbol, spelling: &str) -> (Style, Vec<San>) {
    let mut style = Style::fide();
    style.en_passant = EnPassant::Glued;
    let bare = |san: &&San| match san.action {
        Action::Piece { from, .. } => from == Origin::NONE,
        Action::Pawn { from, .. } => from.rank.is_none(),
        _ => true,
    };
    let every = || EVERY_MOVE.iter().filter(bare).copied();
    let pawn = |san: &San| matches!(san.action, Action::Pawn { .. });
    let moves: Vec<San> = match symbol {
        Symbol::Sign(Sign::Capture) => {
            style.capture = spelling.to_string().into();
            EVERY_MOVE.iter().filter(|san| san.says_capture()).copied().collect()
        }
        Symbol::Sign(Sign::Promotion) => {
            style.promotion = spelling.to_string().into();
            every().filter(|san| matches!(san.action, Action::Pawn { promotion: Some(_), .. })).collect()
        }
        Symbol::Sign(Sign::Check) => {
            style.check = spelling.to_string().into();
            every().map(|san| San { mark: Some(Mark::Check), ..san }).collect()
        }
        Symbol::Sign(Sign::Mate) => {
            style.mate = spelling.to_string().into();
            every().map(|san| San { mark: Some(Mark::Mate), ..san }).collect()
        }
        Symbol::Sign(Sign::DoublePlus) => {
            every().map(|san| San { mark: Some(Mark::DoublePlus), ..san }).collect()
        }
        Symbol::Sign(Sign::EnPassant) => {
            every().filter(pawn).map(|san| San { en_passant: true, ..san }).collect()
        }
        Symbol::Sign(Sign::DrawOffer) => every().map(|san| San { draw_offer: true, ..san }).collect(),
        Symbol::Sign(Sign::NullMove) => vec![San::new(Action::Null)],
        Symbol::Sign(Sign::Drop) => every().filter(|san| matches!(san.action, Action::Drop { .. })).collect(),
        _ => EVERY_MOVE.iter().filter(|san| has(san, symbol)).copied().collect(),
    };
    (style, moves)
}

#[test]
fn every_spelling_that_is_read_is_read_in_every_move_it_can_stand_in() {
    check_each(|notation| {
        let table = notation.table();
        let mut found = Vec::new();
        for (symbol, spelling) in alternatives(table) {
            let mut text = String::new();
            let mut wrong = |text: &str, expected: &San| {
                let read = parse(text, table);
                if read.as_ref() != Ok(expected) {
                    found.push(format!(
                        "`{spelling}` for {symbol}: {text:?} is read as {read:?}, but was {expected:?}"
                    ));
                }
            };
            match symbol {
                // No style writes these.
                Symbol::Sign(Sign::CastleShort) => {
                    wrong(&spelling, &San::new(Action::Castle(Side::Short)));
                }
                Symbol::Sign(Sign::CastleLong) => {
                    wrong(&spelling, &San::new(Action::Castle(Side::Long)));
                }
                Symbol::Sign(Sign::Dash) => {
                    let long = San::new(Action::Piece {
                        role: Role::Knight,
                        from: Origin::square(Square::from_name("g1").unwrap()),
                        capture: None,
                        to: Square::from_name("f3").unwrap(),
                    });
                    let shown = long.display(table, &Style::fide()).to_string();
                    let (from, to) = shown.split_at(shown.len() - table.written(File::F.into()).len() - 1);
                    wrong(&format!("{from}{spelling}{to}"), &long);
                }
                // The pawn's letter is read before its move, and written nowhere.
                Symbol::Piece(Role::Pawn) => {
                    for san in EVERY_MOVE.iter().filter(|san| matches!(san.action, Action::Pawn { .. })) {
                        wrong(&format!("{spelling}{}", san.display(table, &Style::fide())), san);
                    }
                }
                _ => {
                    let Some(other) = writing(notation.table(), symbol, &spelling) else {
                        found.push(format!("`{spelling}` for {symbol} is not in the table"));
                        continue;
                    };
                    let (style, moves) = trials(symbol, &spelling);
                    for san in moves.iter().step_by(if moves.len() > 1000 { 3 } else { 1 }) {
                        text.clear();
                        let _ = write!(text, "{}", san.display(&other, &style));
                        wrong(&text, san);
                    }
                }
            }
        }
        found
    });
}

#[test]
fn there_and_back_every_other_spelling_of_english_means_the_same() {
    let english = table("en");
    let mut texts = Vec::new();
    for (symbol, spelling) in alternatives(english) {
        let text = match symbol {
            Symbol::Sign(Sign::CastleShort | Sign::CastleLong) => format!("{spelling}\n{spelling}+\n"),
            Symbol::Sign(Sign::Dash) => format!("Ng1{spelling}f3\ne2{spelling}e4\nRa1{spelling}a8+\n"),
            Symbol::Piece(Role::Pawn) => format!("{spelling}e4\n{spelling}exd5\n{spelling}e8Q\n"),
            _ => {
                let other = writing(english, symbol, &spelling).unwrap();
                let (style, moves) = trials(symbol, &spelling);
                moves.iter().step_by(23).map(|san| format!("{}\n", san.display(&other, &style))).collect()
            }
        };
        assert!(text.len() > 2, "nothing to try `{spelling}` ({symbol}) on");
        texts.push((symbol, spelling, text));
    }
    check_each(|notation| {
        let table = notation.table();
        let mut found = Vec::new();
        for (symbol, spelling, text) in &texts {
            let there = Translator::new(english, table).translate(text);
            let back = Translator::new(table, english).translate(&there.text);
            // A spelling that the other language does not read in this sense cannot come back as it was.
            let returns = *symbol != Symbol::Piece(Role::Pawn) && table.meaning(spelling) == Some(*symbol);
            if returns {
                found.extend(difference(text, &there.text, &back.text));
            }
            properties::there_and_back(text, english, table);
            found.extend(
                there.diagnostics.iter().take(1).map(|finding| format!("`{spelling}` ({symbol}): {finding}")),
            );
        }
        found
    });
}

#[test]
fn a_capture_names_what_it_takes_in_every_language() {
    check_each(|notation| {
        let mut found = Vec::new();
        for san in EVERY_MOVE.iter().filter(|san| san.says_capture()).step_by(11) {
            for captured in Role::PIECES {
                let mut san = *san;
                if let Action::Piece { capture, .. } | Action::Pawn { capture, to: Arrival::Square(_), .. } =
                    &mut san.action
                {
                    *capture = Some(Capture { captured: Some(captured) });
                }
                let written = san.display(notation.table(), &Style::fide()).to_string();
                let read = parse(&written, notation.table());
                if read != Ok(san) {
                    found.push(format!("{written:?} is read as {read:?}, but was {san:?}"));
                }
            }
        }
        found
    });
}

#[test]
fn real_games_come_back_from_every_language_as_they_were() {
    let Some(folder) = places::beside("pgn") else { return };
    let english = table("en");
    let games: Vec<(String, String)> = places::files(&folder, "pgn")
        .iter()
        .map(|path| (places::stem(path).to_string(), fs::read_to_string(path).unwrap()))
        .collect();
    check_each(|notation| {
        let mut found = Vec::new();
        for (name, game) in &games {
            let there = Translator::new(english, notation.table()).translate(game);
            let back = Translator::new(notation.table(), english).translate(&there.text);
            let understood = back.moves == there.moves && there.moves > 100;
            if !understood {
                found.push(format!("{name}: {} moves went, {} came back", there.moves, back.moves));
            }
            found.extend(difference(game, &there.text, &back.text).map(|line| format!("{name}: {line}")));
            if back.text != *game {
                found.push(format!("{name}: the bytes differ"));
            }
        }
        found
    });
}

#[test]
fn every_notation_is_looked_up_by_its_own_name() {
    for notation in EVERY.iter() {
        let found = REGISTRY.get(&notation.to_string()).map(|found| found.to_string());
        assert_eq!(found, Ok(notation.to_string()));
    }
}

/// Languages whose figures or files are not those of the Laws have no short way to or from the others.
#[test]
fn nearly_every_language_goes_the_short_way() {
    let english = table("en");
    let long: Vec<&str> = builtin::ALL
        .iter()
        .filter(|locale| {
            let there = Translator::new(english, locale.table());
            let back = Translator::new(locale.table(), english);
            !(there.changes_letters_only() && back.changes_letters_only())
        })
        .map(|locale| locale.tag())
        .collect();
    assert_eq!(long, [""; 0]);
}

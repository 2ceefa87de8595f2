//! Moves in words, in every language that has them. The `.ftl` files are found on disk; there is no list of them.

use std::collections::HashMap;
use std::fmt::Write;
use std::fs;
use std::sync::LazyLock;

use alfil::engine::{Annotation, Capture, Judgement, Mark, Origin};
use alfil::locale::{Context, FileNames, Manner, ReadError, Registry, Words, builtin, check_words};
use alfil::{Action, Locale, Role, San, parse};
use alfil_tests::places;

fn languages() -> impl Iterator<Item = (&'static Locale, Words)> {
    builtin::ALL.iter().filter_map(|locale| Some((*locale, Words::of(locale)?)))
}

fn plain(words: &Words, san: &San) -> String {
    words.say(san, Manner::Plain, Context::default()).unwrap()
}

/// Every action, with en passant and named captures added where they can be said.
static ACTIONS: LazyLock<Vec<San>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for san in San::every() {
        all.push(san);
        match san.action {
            Action::Pawn { from: Origin { file: Some(_), rank: None }, .. } => {
                all.push(San { en_passant: true, ..san });
                all.push(named(&san, Role::Knight));
            }
            Action::Piece { from: Origin::NONE, capture: Some(_), .. } => {
                all.extend(Role::ALL.map(|role| named(&san, role)));
            }
            _ => {}
        }
    }
    all
});

fn named(san: &San, role: Role) -> San {
    let mut san = *san;
    if let Action::Piece { capture, .. } | Action::Pawn { capture, .. } = &mut san.action {
        *capture = Some(Capture { captured: Some(role) });
    }
    san
}

/// Some of the actions, other ones for each language, with all that can stand behind a move.
fn sample(step: usize, offset: usize) -> impl Iterator<Item = San> {
    let marks = [None, Some(Mark::Check), Some(Mark::DoublePlus), Some(Mark::Mate)];
    let signs = ["", "!", "?", "!!", "??", "!?", "?!", "!!!", "?!?"];
    ACTIONS.iter().skip(offset).step_by(step).enumerate().map(move |(turn, san)| San {
        mark: marks[turn % marks.len()],
        annotation: Annotation::from_text(signs[turn / 4 % signs.len()]),
        draw_offer: turn % 5 == 0,
        ..*san
    })
}

#[test]
fn every_file_is_built_in_and_is_the_same_dropped_in() {
    let files = places::files(&places::workspace().join("locales"), "ftl");
    assert_eq!(files.len(), languages().count());
    assert!(files.len() > 11, "the languages that were promised");
    for path in files {
        let mut registry = Registry::empty();
        let dropped_in = registry.add_file(&path.with_extension("toml")).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(dropped_in.ftl(), Some(text.as_str()));
        let tag = dropped_in.tag();
        let built_in = builtin::ALL.iter().find(|locale| locale.tag() == tag).unwrap();
        assert_eq!(built_in.ftl(), Some(text.as_str()), "{tag}");
    }
}

/// Each in words of its own: where two moves had the same words, the words would not say the move. Every
/// seventh action, other ones for each language; the step has no divisor in common with the board.
#[test]
fn every_move_has_words_of_its_own_in_every_language() {
    for (offset, (locale, words)) in languages().enumerate() {
        let mut moves: HashMap<String, San> = HashMap::new();
        for san in ACTIONS.iter().skip(offset).step_by(7) {
            let text = plain(&words, san);
            let clean =
                !text.contains("  ") && !text.contains(" ,") && text.trim() == text && !text.is_empty();
            assert!(clean && !text.contains(['{', '}']), "{}: {text:?}", locale.tag());
            if let Some(other) = moves.insert(text.clone(), *san) {
                panic!("{}: {text:?} is {san:?} and {other:?}", locale.tag());
            }
        }
    }
}

#[test]
fn every_file_passes_the_check_that_the_command_makes() {
    for (locale, _) in languages() {
        let faults = check_words(locale.ftl().unwrap(), Some(locale)).err().unwrap_or_default();
        assert!(faults.is_empty(), "{}: {faults:#?}", locale.tag());
    }
}

/// No figure and no square that a voice would make something else of, and no two moves that sound alike.
#[test]
fn speech_has_words_only() {
    for (offset, (locale, words)) in languages().enumerate() {
        let spoken = |context| {
            let mut moves: HashMap<String, San> = HashMap::new();
            for san in ACTIONS.iter().skip(offset).step_by(41) {
                let text = words.say(san, Manner::Speech, context).unwrap();
                let voiced = text
                    .chars()
                    .all(|c| c.is_alphabetic() || matches!(c, ' ' | ',' | '-' | '\'' | '’' | '，' | '、'));
                assert!(voiced, "{}: {text:?}", locale.tag());
                assert_eq!(moves.insert(text.clone(), *san), None, "{}: {text:?}", locale.tag());
            }
        };
        spoken(Context::default());
        let names = Context { files: FileNames::Names, ..Context::default() };
        if words.has_file_names() {
            spoken(names);
        } else {
            let san = parse("Nf3", builtin::EN.table()).unwrap();
            assert!(words.say(&san, Manner::Speech, names).is_err(), "never another language's names");
        }
    }
}

#[test]
fn what_is_written_is_read_back() {
    for (offset, (locale, words)) in languages().enumerate() {
        for san in sample(1511, offset) {
            let text = plain(&words, &san);
            assert_eq!(words.read(&text), Ok(san), "{}: {text}", locale.tag());
        }
    }
}

#[test]
fn what_is_said_of_a_move_is_read_back() {
    let knight = parse("Nf3+", builtin::EN.table()).unwrap();
    for (locale, words) in languages() {
        let say = |san: &San, said: &[Judgement]| {
            words.say_judged(san, said, Manner::Plain, Context::default()).unwrap()
        };
        for judgement in Judgement::every() {
            let text = say(&knight, &[judgement]);
            let (san, said) = words.read_judged(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(say(&san, &said), text, "{}", locale.tag());
            // What is also written as a suffix is read as one.
            let suffix = san.annotation.is_some() && said.is_empty();
            assert!(suffix || (san, said) == (knight, vec![judgement]), "{}: {text}", locale.tag());
            let both = say(&knight, &[Judgement::Unclear, judgement]);
            assert_eq!(words.read_judged(&both), Ok((knight, vec![Judgement::Unclear, judgement])), "{both}");
            assert!(suffix || words.read(&text).is_err(), "a judgement is not dropped: {text}");
        }
    }
}

/// Each kind of move at least once, not left to the sample.
#[test]
fn every_move_of_the_sheet_is_read_back() {
    for (locale, words) in languages() {
        for (san, text) in sheet(&words) {
            assert_eq!(words.read(&text), Ok(san), "{}: {text}", locale.tag());
        }
    }
}

#[test]
fn nothing_is_read_that_was_not_written() {
    for (locale, words) in languages() {
        for (_, text) in sheet(&words) {
            let mut wrong =
                vec![format!("{text} "), format!(" {text}"), format!("{text}."), text.to_uppercase()];
            let end = text.char_indices().next_back().map_or(0, |(at, _)| at);
            wrong.push(text[..end].to_string());
            wrong.push(text.replacen(' ', "  ", 1));
            for wrong in wrong.iter().filter(|wrong| **wrong != text) {
                if let Ok(san) = words.read(wrong) {
                    // The end may have been what made it another move; then these are that one's words.
                    assert_eq!(plain(&words, &san), *wrong, "{}", locale.tag());
                }
            }
        }
        for text in ["", "Nf3", "e4", "knight to i9", "a1 b2 c3"] {
            assert_eq!(words.read(text), Err(ReadError::NotAMove), "{}: {text:?}", locale.tag());
        }
    }
}

/// What a native reader looks at: one move of every kind, with what a position adds.
fn sheet(words: &Words) -> Vec<(San, String)> {
    let moves = [
        ("Nf3", None),
        ("Ra1", None),
        ("Qb2", None),
        ("Kc6", None),
        ("Be8", None),
        ("Nbd2", None),
        ("R5e7", None),
        ("Qh4e1", None),
        ("Bxe5", None),
        ("Nxf3+", None),
        ("Nbxd2", None),
        ("Rxa8", Some(Role::Queen)),
        ("Qxd1", Some(Role::Rook)),
        ("Kxe2", Some(Role::Bishop)),
        ("Bxf6", Some(Role::Knight)),
        ("Nxc7+", Some(Role::Pawn)),
        ("e4", None),
        ("a3", None),
        ("d7d5", None),
        ("exd5", None),
        ("exd5", Some(Role::Pawn)),
        ("bxa8=Q#", Some(Role::Rook)),
        ("exd6 e.p.", None),
        ("e5xd6 e.p.+", None),
        ("e8=Q", None),
        ("a1=R", None),
        ("c8=B", None),
        ("f8=N+", None),
        ("exd", None),
        ("ed4", None),
        ("O-O", None),
        ("O-O-O+", None),
        ("Qf7#", None),
        ("Re8++", None),
        ("Nd5!", None),
        ("Nd5?", None),
        ("Nd5!!", None),
        ("Nd5??", None),
        ("Nd5!?", None),
        ("Nd5?!", None),
        ("Nd5+!!!", None),
        ("Qg4 (=)", None),
        ("--", None),
        ("N@f3", None),
        ("R@b6+", None),
        ("P@e6", None),
    ];
    let read =
        |text: &str| parse(text, builtin::EN.table()).unwrap_or_else(|error| panic!("{text}: {error}"));
    let with = |(text, captured): (&str, Option<Role>)| {
        let san = captured.map_or(read(text), |role| named(&read(text), role));
        (san, plain(words, &san))
    };
    moves.map(with).to_vec()
}

#[test]
fn sheets() {
    for (locale, words) in languages() {
        let mut text = String::new();
        for (san, plain) in sheet(&words) {
            let speech = words.say(&san, Manner::Speech, Context::default()).unwrap();
            writeln!(text, "{plain}\n    {speech}").unwrap();
        }
        writeln!(text, "\nOf moves and positions").unwrap();
        for judgement in Judgement::every() {
            writeln!(text, "{}", words.judgement(judgement, Manner::Plain).unwrap()).unwrap();
        }
        let moves = ["e4", "e5", "Nf3"].map(|text| plain(&words, &parse(text, builtin::EN.table()).unwrap()));
        let line = words.line(moves.iter().map(String::as_str), Manner::Plain).unwrap();
        writeln!(text, "\nA line\n{line}").unwrap();
        crate::snapshot("words", locale.tag(), &text);
    }
}

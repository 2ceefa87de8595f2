//! Never silently wrong: what is not understood through one table stays, and is reported.

use alfil::Translator;
use alfil_tests::notations::{EVERY, table};

/// The opening of a game that A. Anderssen won in 1851, in the letters of its readers.
const FOREIGN: [(&str, &str); 9] = [
    ("German", "1. e4 e5 2. f4 exf4 3. Lc4 Dh4+ 4. Kf1 b5 5. Lxb5 Sf6 6. Sf3 Dh6"),
    ("French", "1. e4 e5 2. f4 exf4 3. Fc4 Dh4+ 4. Rf1 b5 5. Fxb5 Cf6 6. Cf3 Dh6"),
    ("Italian", "1. e4 e5 2. f4 exf4 3. Ac4 Dh4+ 4. Rf1 b5 5. Axb5 Cf6 6. Cf3 Dh6"),
    ("Russian", "1. e4 e5 2. f4 exf4 3. Сc4 Фh4+ 4. Крf1 b5 5. Сxb5 Кf6 6. Кf3 Фh6"),
    ("Dutch", "1. e4 e5 2. f4 exf4 3. Lc4 Dh4+ 4. Kf1 b5 5. Lxb5 Pf6 6. Pf3 Dh6"),
    ("Polish", "1. e4 e5 2. f4 exf4 3. Gc4 Hh4+ 4. Kf1 b5 5. Gxb5 Sf6 6. Sf3 Hh6"),
    ("Hungarian", "1. e4 e5 2. f4 exf4 3. Fc4 Vh4+ 4. Kf1 b5 5. Fxb5 Hf6 6. Hf3 Vh6"),
    ("Hebrew", "1. e4 e5 2. f4 exf4 3. רc4 מהh4+ 4. מf1 b5 5. רxb5 פf6 6. פf3 מהh6"),
    ("Greek", "1. e4 e5 2. f4 exf4 3. Αc4 Βh4+ 4. Ρf1 b5 5. Αxb5 Ιf6 6. Ιf3 Βh6"),
];

#[test]
fn a_game_in_another_language_is_not_english() {
    let english = table("en");
    for to in EVERY.iter() {
        for (language, game) in FOREIGN {
            let done = Translator::new(english, to.table()).translate(game);
            assert_eq!(done.text, game, "{language}, said to be English, was changed on the way to {to}");
            let codes: Vec<&str> = done.diagnostics.iter().map(|finding| finding.code).collect();
            assert_eq!(codes, ["foreign-game"], "{language} read as English, on the way to {to}");
        }
    }
}

#[test]
fn the_report_of_a_foreign_game_points_to_its_first_foreign_letter() {
    let (_, game) = FOREIGN[0];
    let done = Translator::new(table("en"), table("es")).translate(game);
    let finding = &done.diagnostics[0];
    assert_eq!(finding.span.of(game), "Lc4");
    assert_eq!(
        finding.message,
        "`Lc4` cannot be read: `L` has no meaning in this notation (nor can 5 more moves); \
         this game is left as it was"
    );
    assert!(finding.help.is_some());
}

/// Of each pair of languages: a game of the one, read as the other, either keeps every move it cannot read,
/// or is a game of the other as well.
#[test]
fn a_game_of_any_language_read_as_any_other_is_whole_or_untouched() {
    const GAME: &str = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Be7 4. Qe2 d6 5. Kd1 Rb8 6. Rg1 Kf8";
    let english = table("en");
    for one in EVERY.iter() {
        let game = Translator::new(english, one.table()).translate(GAME).text;
        for other in EVERY.iter() {
            let done = Translator::new(other.table(), english).translate(&game);
            if done.diagnostics.is_empty() {
                assert_eq!(done.moves, 12, "{one} read as {other}: {game}");
            } else {
                assert_eq!(done.text, game, "{one} read as {other} was changed and reported");
            }
        }
    }
}

#[test]
fn one_foreign_game_does_not_stop_the_next() {
    let text = "[White \"A\"]\n\n1. Sf3 d5 1-0\n\n[White \"B\"]\n\n1. Nf3 d5 0-1\n";
    let done = Translator::new(table("en"), table("es")).translate(text);
    assert_eq!(done.text, text.replace("Nf3", "Cf3"));
    assert_eq!(done.diagnostics.len(), 1);
}

#[test]
fn a_spanish_rook_becomes_an_english_rook_and_stays_one() {
    let (english, spanish) = (table("en"), table("es"));
    let once = Translator::new(spanish, english).translate("Te1").text;
    assert_eq!(once, "Re1");
    // Said to be Spanish again, `Re1` is a king's move: it is the caller's word against the text's.
    assert_eq!(Translator::new(english, english).translate(&once).text, "Re1");
    assert_eq!(Translator::new(english, spanish).translate(&once).text, "Te1");
}

#[test]
fn no_letter_is_ever_dropped_from_a_move() {
    let english = table("en");
    // A letter that is not English before a square is never read as a pawn's move to that square.
    for word in
        ["Cf3", "Sf3", "Кf3", "Lf3", "Žf3", "Σf3", "nf3", "kf3", "Nnf3", "NNf3", "KNf3", "♘♘f3", "Hf3", "Öf3"]
    {
        let done = Translator::new(english, table("es")).partial(true).translate(word);
        assert_eq!(done.text, word);
        assert_eq!(done.moves, 0, "{word} was read as a move");
        assert_eq!(done.diagnostics.len(), 1, "{word} was not reported");
    }
}

#[test]
fn no_ending_is_ever_dropped_from_a_move() {
    let english = table("en");
    for word in [
        "Nf33", "Nf3Q", "e8K", "e8QQ", "e4x", "Nf9", "Ni3", "N", "Nf", "O-O-O-O", "0-0-0-0", "Nf3abc",
        "e5+x", "Nf3=Q",
    ] {
        let done = Translator::new(english, table("es")).partial(true).translate(word);
        assert_eq!(done.text, word, "{word} was changed");
        if word != "N" {
            assert_eq!(done.moves, 0, "{word} was read as a move");
            assert_eq!(done.diagnostics.len(), 1, "{word} was not reported");
        }
    }
}

#[test]
fn case_is_meaning() {
    // The Germanic D is a queen and d a file; the English B a bishop and b a file.
    let german = Translator::new(table("de"), table("en"));
    assert_eq!(german.translate("Dxe5 dxe5").text, "Qxe5 dxe5");
    let english = Translator::new(table("en"), table("de"));
    assert_eq!(english.translate("Bxc3 bxc3").text, "Lxc3 bxc3");
    // Vietnamese: X is a rook and x a capture.
    let vietnamese = Translator::new(table("vi"), table("en"));
    assert_eq!(vietnamese.translate("Xxd5 Xd5").text, "Rxd5 Rd5");
    // Estonian: O is a bishop, and O-O castling.
    let estonian = Translator::new(table("et"), table("en"));
    assert_eq!(estonian.translate("Oe7 O-O Oxd8").text, "Be7 O-O Bxd8");
}

#[test]
fn look_alikes_of_another_script_are_not_read() {
    // Cyrillic С and К, Greek Β, in English and the Latin letters in Russian and Greek.
    for (tag, word) in [
        ("en", "Вb5"),
        ("en", "Кf1"),
        ("en", "Βb5"),
        ("ru", "Kf3"),
        ("ru", "Cf4"),
        ("el", "Bd4"),
        ("es", "Сf3"),
    ] {
        let done = Translator::new(table(tag), table("de")).translate(word);
        assert_eq!((done.text.as_str(), done.moves), (word, 0), "{word} in {tag}");
        assert_eq!(done.diagnostics[0].code, "foreign-game", "{word} in {tag}");
    }
    let typed = Translator::new(table("ru@latin"), table("en"));
    assert_eq!(typed.translate("Kpe2 Ke2 Cf4").text, "Ke2 Ne2 Bf4");
}

#[test]
fn a_sign_that_means_something_else_elsewhere_is_translated_not_copied() {
    // Russian X behind a move is mate; English X in a move is a capture.
    let there = Translator::new(table("en"), table("ru")).translate("NXd5");
    assert_eq!(there.text, "Кxd5");
    let back = Translator::new(table("ru"), table("en")).translate("Кd5X");
    assert_eq!(back.text, "Nd5#");
}

#[test]
fn what_cannot_be_seen_ends_no_word() {
    // A soft hyphen, a direction mark, a joiner behind the first letter: not `f3`.
    for word in ["S\u{AD}f3", "S\u{200E}f3", "N\u{AD}f3", "N\u{200D}f3", "K\u{200F}рf1"] {
        let done = Translator::new(table("he"), table("en")).partial(true).translate(word);
        assert_eq!((done.moves, done.text.as_str()), (0, word), "{word:?}");
        assert_eq!(done.diagnostics.len(), 1, "{word:?}");
    }
    // Around a move it changes nothing.
    let done = Translator::new(table("en"), table("es"))
        .translate("\u{2068}Nf3\u{2069} \u{200E}e4\u{200E} N\u{200E}g1");
    assert_eq!(done.text, "\u{2068}Cf3\u{2069} \u{200E}e4\u{200E} C\u{200E}g1");
}

#[test]
fn a_piece_of_two_letters_of_which_one_is_known_is_foreign_too() {
    // To a Serbian К is the king, С the knight and Л the bishop; the game is Russian.
    let game = "1. e4 e5 2. Сe2 Лb8 3. Крf1";
    let done = Translator::new(table("sr-Cyrl"), table("en")).translate(game);
    assert_eq!(done.text, game);
    assert_eq!(done.diagnostics[0].code, "foreign-game");
}

#[test]
fn a_pawns_letter_that_is_not_written_still_parts_two_moves() {
    let (spanish, russian) = (table("es"), table("ru"));
    let as_written = Translator::new(spanish, russian);
    let styled = as_written.clone().with_layout(alfil::engine::Layout::Styled(alfil::Style::fide()));
    for (text, expected) in [
        ("Cf3Pd8b8", "Кf3 d8b8"),
        ("Cf3\u{200E}Pd8b8", "Кf3\u{200E} d8b8"),
        ("1. Cf3Pe5 2. Pe4Pd5", "1. Кf3 e5 2. e4 d5"),
        ("1.Pe4 Pe5", "1.e4 e5"),
        ("Tb8+Pxd4", "Лb8+ xd4"),
    ] {
        for translator in [&as_written, &styled] {
            let done = translator.translate(text);
            assert_eq!((done.text.as_str(), done.diagnostics.len()), (expected, 0), "{text}");
        }
    }
}

#[test]
fn a_pawns_letter_stays_that_keeps_a_rank_from_being_a_number() {
    let (english, spanish, russian) = (table("en"), table("es"), table("ru"));
    let as_written = Translator::new(english, russian);
    let styled = as_written.clone().with_layout(alfil::engine::Layout::Styled(alfil::Style::fide()));
    for (text, expected, kept) in [
        ("1. P2e4 Nc6", "1. P2e4 Кc6", "P2e4"),
        ("1. e4 d5 2. P4xd5 Qxd5", "1. e4 d5 2. P4xd5 Фxd5", "P4xd5"),
        ("1. d4 P1d5d4", "1. d4 P1d5d4", "P1d5"),
    ] {
        for translator in [&as_written, &styled] {
            let done = translator.translate(text);
            let [finding] = done.diagnostics.as_slice() else { panic!("{text}: {:?}", done.diagnostics) };
            assert_eq!((done.text.as_str(), finding.span.of(text)), (expected, kept), "{text}");
        }
    }
    // What is read in the other language needs no word, and with its file the rank is no number.
    let done = Translator::new(english, spanish).translate("1. P2e4 Nc6");
    assert_eq!((done.text.as_str(), done.diagnostics.len()), ("1. P2e4 Cc6", 0));
    let done = as_written.translate("1. Pe2e4 Pe7e5");
    assert_eq!((done.text.as_str(), done.diagnostics.len()), ("1. e2e4 e7e5", 0));
}

//! One page for each notation, to be read in a minute by somebody who plays chess in that language: the
//! letters, all kinds of moves, the signs, a game. The pages are in `tests/snapshots/languages/`.

use std::fmt::Write;

use alfil::engine::{Sign, Symbol};
use alfil::{Layout, Notation, Role, Style, Translator};
use alfil_tests::notations::{EVERY, table};

use crate::handbook::SAMPLE_GAME;

/// What is done, and a move that does it, in English.
const MOVES: [(&str, &str); 27] = [
    ("the king moves", "Ke2"),
    ("the queen moves", "Qd4"),
    ("a rook moves", "Rd1"),
    ("a bishop moves", "Bb5"),
    ("a knight moves", "Nf3"),
    ("a pawn moves", "e4"),
    ("a piece takes", "Bxe5"),
    ("a pawn takes", "exd5"),
    ("a pawn takes en passant", "exd6 e.p."),
    ("the one from the b-file", "Nbd2"),
    ("the one from the first rank", "R1e2"),
    ("the one from h4 takes", "Qh4xe1"),
    ("in full", "Ng1-f3"),
    ("in full, a pawn", "e2-e4"),
    ("in full, a pawn takes", "e4xd5"),
    ("promotion to a queen", "e8Q"),
    ("promotion to a rook", "a1R"),
    ("promotion to a bishop", "b8B"),
    ("taking and promotion to a knight", "dxc1N"),
    ("castling kingside", "0-0"),
    ("castling queenside", "0-0-0"),
    ("check", "Qh5+"),
    ("mate", "Qxf7#"),
    ("mate or double check", "Nc7++"),
    ("good, bad, interesting", "Nd5! f6? g4!?"),
    ("a draw is offered", "Kb1 (=)"),
    ("a move is passed over", "--"),
];

#[test]
fn a_page_for_each_notation() {
    for notation in EVERY.iter() {
        crate::snapshot("languages", &notation.to_string(), &page(*notation));
    }
}

#[test]
fn no_page_is_left_of_a_language_that_is_gone() {
    let folder = alfil_tests::places::workspace().join("tests").join("snapshots").join("languages");
    let mut pages: Vec<String> = alfil_tests::places::files(&folder, "snap")
        .iter()
        .map(|path| alfil_tests::places::stem(path).to_string())
        .collect();
    let mut notations: Vec<String> = EVERY.iter().map(|notation| notation.to_string()).collect();
    pages.sort();
    notations.sort();
    assert_eq!(pages, notations, "pages (left) and notations (right)");
}

fn page(notation: Notation<'_>) -> String {
    let (locale, table) = (notation.locale(), notation.table());
    let english = self::table("en");
    let translator = Translator::new(english, table);
    let mut page = format!(
        "{notation}: {} ({}), {}, {}\n",
        locale.english(),
        locale.native(),
        locale.status().name(),
        locale.direction().name()
    );
    if let Some(variant) = notation.variant() {
        let _ = writeln!(page, "{}", variant.description());
    }
    let letters: Vec<&str> = Role::PIECES.map(|role| table.written(role.into())).into();
    let _ = writeln!(page, "\nking, queen, rook, bishop, knight: {}\n", letters.join(" "));
    for (what, english) in MOVES {
        let _ = writeln!(page, "{what:<34}{english:<16}{}", translator.translate(english).text);
    }
    let styles = [
        ("as the Laws have it", Style::fide()),
        ("as PGN has it", Style::pgn()),
        ("as short as it gets", Style::handbook_short()),
        ("with figurines", Style::figurine()),
    ];
    let _ = writeln!(page);
    for (what, style) in
        styles.into_iter().chain(locale.style().map(|style| ("as printers like it", style.clone())))
    {
        let styled = translator.clone().with_layout(Layout::Styled(style));
        let text = styled.translate("O-O Nxe5 exd6 e.p. bxa8=Q# Qg7+").text;
        let _ = writeln!(page, "{what:<34}{text}");
    }
    let _ = writeln!(page, "\nRead as well");
    for symbol in Symbol::all() {
        let also: Vec<&str> =
            table.reads(symbol).filter(|spelling| differs(table.written(symbol), spelling)).collect();
        if !also.is_empty() {
            let _ = writeln!(page, "{:<34}{}", symbol.to_string(), also.join("  "));
        }
    }
    let _ = write!(page, "\n{}\n", translator.translate(SAMPLE_GAME).text);
    page
}

/// Whether a spelling says more than that dashes differ and that words may stand in brackets, which is so
/// everywhere.
fn differs(written: &str, spelling: &str) -> bool {
    let dashes = spelling.contains(['‐', '‑', '–', '—', '−']);
    let bracketed = spelling.starts_with('(') && spelling.len() > 3;
    let figurine = spelling.chars().all(|c| ('♔'..='♟').contains(&c));
    spelling != written && !dashes && !bracketed && !figurine
}

#[test]
fn the_pages_show_every_sign() {
    // What is on no page, nobody reviews.
    let english = table("en");
    let mut shown: Vec<String> = MOVES
        .iter()
        .flat_map(|(_, text)| alfil::lex(text, english).map(|token| token.kind().name().to_string()))
        .collect();
    shown.push(Sign::Promotion.name().into());
    for sign in Sign::ALL.into_iter().filter(|sign| *sign != Sign::Drop) {
        assert!(shown.iter().any(|name| name == sign.name()), "{sign} is on no page");
    }
}

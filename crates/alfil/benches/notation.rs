//! One move and whole scores, in ASCII and multi-byte notations: `cargo bench -p alfil`.

use alfil::{Registry, Style, SymbolTable, Translator, parse};
use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use std::fmt::Write;

/// The table of a built-in language.
fn table(tag: &str) -> &'static SymbolTable {
    static LANGUAGES: Registry = Registry::builtin();
    LANGUAGES.get(tag).expect("a built-in language").table()
}

fn main() {
    divan::main();
}

/// Moves of every kind, in English.
const MOVES: [&str; 8] = ["e4", "Nf3", "exd5", "Bxc6+", "0-0", "Rad1", "e8=Q#", "Qh4!?"];

/// A score of the Morphy–Brunswick game over and over, without and with what annotators add.
fn score(annotated: bool) -> String {
    let game = if annotated {
        "1. e4 e5 2. Nf3 d6 {Philidor's defence. [%clk 1:30:00]} 3. d4 Bg4? (3... exd4 4. Nxd4 Nf6 5. Nc3 $14) \
         4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 {Threatens both Qxb7 and Bxf7+.} Qe7 8. Nc3 c6 9. Bg5 b5? \
         10. Nxb5! cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7! Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+!! Nxb8 \
         17. Rd8# 1-0\n\n"
    } else {
        "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 \
         10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 \
         17. Rd8# 1-0\n\n"
    };
    game.repeat(2000)
}

#[divan::bench(args = ["en", "de", "ru"])]
fn parse_one(bencher: Bencher<'_, '_>, tag: &str) {
    let (english, table) = (table("en"), table(tag));
    let translator = Translator::new(english, table);
    let moves = MOVES.map(|text| translator.translate(text).text);
    bencher.counter(ItemsCount::new(moves.len())).bench(|| {
        for text in &moves {
            let _ = black_box(parse(black_box(text), table));
        }
    });
}

#[divan::bench(args = ["en", "de", "ru"])]
fn render_one(bencher: Bencher<'_, '_>, tag: &str) {
    let (english, table) = (table("en"), table(tag));
    let moves = MOVES.map(|text| parse(text, english).expect("English moves"));
    let style = Style::fide();
    let mut buffer = String::with_capacity(64);
    bencher.counter(ItemsCount::new(moves.len())).bench_local(|| {
        for san in &moves {
            buffer.clear();
            write!(buffer, "{}", san.display(table, &style)).expect("writing to a string");
            black_box(&buffer);
        }
    });
}

#[divan::bench(args = [("en", "de"), ("en", "ru"), ("ru", "en")], consts = [false, true])]
fn translate_score<const ANNOTATED: bool>(bencher: Bencher<'_, '_>, (from, to): (&str, &str)) {
    let score = Translator::new(table("en"), table(from)).translate(&score(ANNOTATED)).text;
    let translator = Translator::new(table(from), table(to)).record_edits(false);
    bencher.counter(BytesCount::of_str(&score)).bench(|| translator.translate(black_box(&score)));
}

/// A score of which 95 % is comments.
#[divan::bench(args = [80, 400, 4000])]
fn translate_comments(bencher: Bencher<'_, '_>, length: usize) {
    let comment = "White stands well, for the knight is better than the bishop. ".repeat(length / 60 + 1);
    let mv = "1. Nf3 ".repeat(length.div_ceil(7 * 19));
    let score = format!("{mv}{{{}}} ", comment.get(..length).unwrap_or(&comment)).repeat(8_000_000 / length);
    let translator = Translator::new(table("en"), table("de")).record_edits(false);
    bencher.counter(BytesCount::of_str(&score)).bench(|| translator.translate(black_box(&score)));
}

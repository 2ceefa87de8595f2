//! What the fuzz targets run, and the tests with the kept inputs: bytes in, every property of one kind.

use std::sync::LazyLock;

use alfil::SymbolTable;

use crate::{boards, notations, properties};

/// The name of a target, which is also that of its folders of inputs, and what it runs.
pub type Target = (&'static str, fn(&[u8]));

/// All of them.
pub const TARGETS: [Target; 6] = [
    ("tokens", tokens),
    ("translate", translate),
    ("locale_toml", locale_toml),
    ("fen", fen),
    ("replay", replay),
    ("detect", detect),
];

/// Notations that differ from each other in all that makes reading hard: letters of several bytes, letters
/// that begin others or look like signs and files, files of two alphabets, worded signs.
static HARD: LazyLock<Vec<&'static SymbolTable>> = LazyLock::new(|| {
    ["en", "es", "ru", "ru@latin", "he", "el@greek-files", "bn", "vi", "hu", "et", "zh-Hans"]
        .map(notations::table)
        .into()
});

/// Reading: tokens, items and moves tile their text, and the two readers agree.
pub fn tokens(bytes: &[u8]) {
    HARD.iter().for_each(|table| tokens_in(table, bytes));
}

/// Translating: nothing but moves changes, there and back, whole and in parts.
pub fn translate(bytes: &[u8]) {
    HARD.iter().for_each(|table| translate_in(table, bytes));
}

/// As [`tokens`], in one of the notations, for speed.
pub fn tokens_in_one(bytes: &[u8]) {
    tokens_in(one(bytes), bytes);
}

/// As [`translate`], to and from one of the notations, for speed.
pub fn translate_in_one(bytes: &[u8]) {
    translate_in(one(bytes), bytes);
}

/// One of the notations: which, depends on the input.
fn one(bytes: &[u8]) -> &'static SymbolTable {
    let sum = bytes.iter().fold(0usize, |sum, byte| sum + usize::from(*byte));
    HARD.get(sum % HARD.len()).copied().unwrap_or_else(|| notations::table("en"))
}

fn tokens_in(table: &SymbolTable, bytes: &[u8]) {
    properties::reading(&String::from_utf8_lossy(bytes), table);
}

fn translate_in(table: &SymbolTable, bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    // The sizes of the parts come from the input, so that they too are searched.
    let sizes: Vec<usize> = bytes.iter().take(4).map(|byte| usize::from(*byte) + 1).collect();
    let english = notations::table("en");
    properties::translating(&text, english, table);
    properties::translating(&text, table, english);
    if !sizes.is_empty() {
        properties::parts_are_like_the_whole(&text, english, table, &sizes, bytes.len().is_multiple_of(2));
    }
}

/// A language file: sound, or refused with a place for each fault.
pub fn locale_toml(bytes: &[u8]) {
    properties::language_file(&String::from_utf8_lossy(bytes));
}

/// A position: there and back, and its moves spelled and read.
pub fn fen(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for tag in ["en", "el@greek-files"] {
        boards::position(&text, notations::table(tag));
    }
}

/// A score on the board, in notations of several kinds.
pub fn replay(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for tag in ["en", "es", "ru", "el@greek-files"] {
        boards::replaying(&text, notations::table(tag));
    }
}

/// A text whose language nobody knows.
pub fn detect(bytes: &[u8]) {
    boards::detecting(&String::from_utf8_lossy(bytes), &notations::REGISTRY);
}

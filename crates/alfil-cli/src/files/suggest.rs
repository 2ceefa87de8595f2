//! What a text could be in that is not in the encoding that it was taken for: [`suggestions`].

use std::collections::BTreeSet;

use alfil::SymbolTable;
use alfil::engine::{ItemKind, Movetext};

use super::decode::Undecodable;
use super::encoding::{Encoding, SINGLE_BYTE};

/// An encoding, and what one of the words around the fault is in it: people see which is right.
#[derive(Debug)]
pub(crate) struct Suggestion {
    pub(crate) encoding: Encoding,
    pub(crate) word: String,
}

/// So many suggestions are enough to choose from.
const MOST: usize = 3;

/// The encodings in which what stands around a fault makes sense, the likeliest first. `table` is that of the
/// language that the moves are in.
pub(super) fn suggestions(fault: &Undecodable, table: Option<&SymbolTable>) -> Vec<Suggestion> {
    if fault.sample.contains(&0) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for encoding in SINGLE_BYTE {
        let decode = |bytes| encoding.decode_without_bom_handling_and_without_replacement(bytes);
        let (before, after) = fault.sample.split_at_checked(fault.at).unwrap_or((&[], &[]));
        let (Some(before), Some(after)) = (decode(before), decode(after)) else { continue };
        let text = format!("{before}{after}");
        let (moves, likeness) = (table.map_or(0, |table| moves(&text, table)), likeness(&text));
        if moves > 0 || likeness > 0 {
            let suggestion = Suggestion {
                encoding: Encoding::SingleByte(encoding),
                word: word_at(&text, before.len()).to_string(),
            };
            found.push((moves, likeness, text, suggestion));
        }
    }
    // Those that read the same are in the order of their frequency.
    found.sort_by_key(|(moves, likeness, ..)| std::cmp::Reverse((*moves, *likeness)));
    let best = found.first().map_or(0, |(moves, ..)| *moves);
    found.retain(|(moves, ..)| *moves == best);
    // Where two give the same text there is nothing to choose.
    let mut texts = BTreeSet::new();
    found.retain(|(_, _, text, _)| texts.insert(text.clone()));
    found.into_iter().map(|(.., suggestion)| suggestion).take(MOST).collect()
}

/// How many moves with letters beyond ASCII there are: nothing else is as telling.
fn moves(text: &str, table: &SymbolTable) -> usize {
    Movetext::new(text, table)
        .filter(|item| matches!(item.kind, ItemKind::Move(_)) && !item.span.of(text).is_ascii())
        .count()
}

/// How much the characters beyond ASCII look like writing: letters in words of one script, without capitals
/// in their middle, and the signs that printers use.
fn likeness(text: &str) -> i32 {
    let mut before = ' ';
    let mut sum = 0;
    let mut rest = text.chars().peekable();
    while let Some(this) = rest.next() {
        let after = rest.peek().copied().unwrap_or(' ');
        sum += match this {
            _ if this.is_ascii() => 0,
            _ if this.is_alphabetic() => {
                let neighbours = [before, after].into_iter().filter(|one| one.is_alphabetic());
                let fits =
                    neighbours.map(|one| if script(one) == script(this) { 1 } else { -2 }).sum::<i32>();
                fits - if before.is_lowercase() && this.is_uppercase() { 3 } else { 0 }
            }
            '„' | '“' | '”' | '’' | '‘' | '«' | '»' | '–' | '—' | '…' | '½' | '×' | '±' | '\u{A0}' => {
                1
            }
            _ => -2,
        };
        before = this;
    }
    sum
}

/// Which alphabet a letter is of, roughly.
fn script(letter: char) -> u32 {
    match u32::from(letter) {
        0..0x0370 => 0,
        0x0370..0x0400 => 1,
        0x0400..0x0530 => 2,
        other => 3 + other / 0x80,
    }
}

/// The word around a place.
fn word_at(text: &str, at: usize) -> &str {
    /// Longer than any word that says something.
    const LONG: usize = 24;
    let (before, after) = text.split_at_checked(at).unwrap_or((text, ""));
    let is_part = |c: &char| c.is_alphanumeric();
    let back = before.chars().rev().take(LONG).take_while(is_part).map(char::len_utf8).sum::<usize>();
    // The character itself is shown, whatever it is.
    let first = after.chars().next().map_or(0, char::len_utf8);
    let rest = after.get(first..).unwrap_or("").chars().take(LONG).take_while(is_part).map(char::len_utf8);
    text.get(at - back..at + first + rest.sum::<usize>()).unwrap_or("")
}

#[cfg(test)]
mod tests {
    use alfil::Registry;

    use super::*;

    fn suggested(text: &str, encoding: &str, tag: Option<&str>) -> Vec<(String, String)> {
        let Encoding::SingleByte(encoding) = encoding.parse().unwrap() else { panic!() };
        let (sample, ..) = encoding.encode(text);
        let at = sample.iter().position(|byte| !byte.is_ascii()).unwrap();
        let fault = Undecodable {
            encoding: Encoding::Utf8,
            place: (1, 1),
            offset: 0,
            sample: sample.into_owned(),
            at,
            ended: false,
        };
        let languages = Registry::builtin();
        let table = tag.map(|tag| languages.get(tag).unwrap().table());
        let found = suggestions(&fault, table);
        found.into_iter().map(|one| (one.encoding.name(), one.word)).collect()
    }

    #[test]
    fn the_moves_tell_the_encoding() {
        for encoding in ["windows-1251", "koi8-r", "cp866"] {
            let found = suggested("1. e4 e5 2. Кf3 Кc6 3. Сb5 Фe7 4. Лg1 Крf8", encoding, Some("ru"));
            assert_eq!(found[0], (encoding.into(), "Кf3".into()), "{found:?}");
        }
    }

    #[test]
    fn the_words_tell_the_encoding() {
        let russian = "{Белые хотят сыграть. Чёрные защищаются} 1. e4";
        for encoding in ["windows-1251", "koi8-r", "cp866"] {
            assert_eq!(suggested(russian, encoding, None)[0].0, encoding);
        }
        let german = suggested("{Schwarz verteidigt sich natürlich mit dem Läufer}", "latin1", Some("de"));
        assert_eq!(german[0], ("windows-1252".into(), "natürlich".into()));
    }

    #[test]
    fn what_is_no_text_is_nothing_in_particular() {
        let fault = Undecodable {
            encoding: Encoding::Utf8,
            place: (1, 1),
            offset: 0,
            sample: b"\0\x01\xFF\0".to_vec(),
            at: 2,
            ended: false,
        };
        assert!(suggestions(&fault, None).is_empty());
    }
}

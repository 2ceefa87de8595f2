//! What a game is called, from its tags.

use alfil_engine::{ItemKind, Movetext, SymbolTable};

/// Longer values are cut, in characters.
const LONGEST: usize = 60;

/// What the tags at the beginning of `text` say of their game: `Kramnik – Anand, Linares 2002 (7)`. Empty
/// where they say nothing.
pub(super) fn of(text: &str, table: &SymbolTable) -> String {
    let [mut white, mut black, mut event, mut site, mut date, mut round] = [const { String::new() }; 6];
    for item in Movetext::new(text, table) {
        match item.kind {
            ItemKind::Tag => {
                let Some((name, value)) = pair(item.span.of(text)) else { continue };
                match name {
                    "White" => white = surname(&value),
                    "Black" => black = surname(&value),
                    "Event" => event = value,
                    "Site" => site = value,
                    "Date" => date = value,
                    "Round" => round = value,
                    _ => {}
                }
            }
            ItemKind::Space | ItemKind::Comment { .. } | ItemKind::LineComment | ItemKind::Escape => {}
            _ => break,
        }
    }
    let players = match (white.is_empty(), black.is_empty()) {
        (true, true) => String::new(),
        _ => format!("{} – {}", known(&white), known(&black)),
    };
    let mut place = if event.is_empty() { site } else { event };
    let year = date.get(..4).filter(|year| year.bytes().all(|byte| byte.is_ascii_digit())).unwrap_or("");
    if !year.is_empty() && !place.contains(year) {
        if !place.is_empty() {
            place.push(' ');
        }
        place.push_str(year);
    }
    if !round.is_empty() {
        place = format!("{place} ({round})").trim_start().to_string();
    }
    let parts = [players, place];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// The name and the value of a tag pair; the value is empty where it says that nothing is known.
fn pair(tag: &str) -> Option<(&str, String)> {
    let (name, value) = tag.trim_start_matches('[').split_once('"')?;
    let (value, _) = value.rsplit_once('"')?;
    let value = value.replace("\\\"", "\"").replace("\\\\", "\\");
    let unknown = value.trim_matches(['?', '.', '-', ' ']).is_empty();
    let value = if unknown { String::new() } else { value.trim().chars().take(LONGEST).collect() };
    Some((name.trim(), value))
}

fn surname(name: &str) -> String {
    name.split(',').next().unwrap_or(name).trim().to_string()
}

fn known(name: &str) -> &str {
    if name.is_empty() { "?" } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alfil_locale::builtin::EN;

    #[test]
    fn a_game_is_called_by_its_players_and_its_place() {
        let name = |tags: &str| of(tags, EN.table());
        let tags = "[Event \"Linares\"]\n[Site \"Linares\"]\n[Date \"2002.02.23\"]\n[Round \"1\"]\n\
                    [White \"Kramnik,V\"]\n[Black \"Anand, V.\"]\n\n1. e4 [White \"Other\"]";
        assert_eq!(name(tags), "Kramnik – Anand, Linares 2002 (1)");
        assert_eq!(name("[Event \"Linares 2002\"]\n[Date \"2002\"]"), "Linares 2002");
        assert_eq!(name("[White \"?\"]\n[Black \"N. \\\"Nick\\\" N\"]\n[Round \"-\"]"), "? – N. \"Nick\" N");
        assert_eq!(name("[Event \"?\"]\n[Date \"????.??.??\"]\n1. e4"), "");
        assert_eq!(name("1. e4 e5"), "");
    }
}

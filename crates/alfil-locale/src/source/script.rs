//! Which scripts a language is written in, to find look-alike letters of another one.

use unic_langid::LanguageIdentifier;
use unicode_script::{Script, UnicodeScript};

/// The scripts of a tag: the one it names, or the usual one of its language.
pub(super) fn of_tag(tag: &str) -> Vec<Script> {
    let Ok(mut identifier) = tag.parse::<LanguageIdentifier>() else { return Vec::new() };
    identifier.maximize();
    match identifier.script.as_ref().map(|script| script.as_str()) {
        Some("Hans" | "Hant") => vec![Script::Han],
        Some("Jpan") => vec![Script::Han, Script::Hiragana, Script::Katakana],
        Some("Kore") => vec![Script::Hangul, Script::Han],
        Some(name) => Script::from_short_name(name).into_iter().collect(),
        None => Vec::new(),
    }
}

/// The script of the letters of `text`; `None` for a text without letters, and for signs of all scripts.
pub(super) fn of_text(text: &str) -> Option<Script> {
    text.chars()
        .filter(|c| c.is_alphabetic())
        .map(|c| c.script())
        .find(|script| !matches!(script, Script::Common | Script::Inherited | Script::Unknown))
}

//! `[style]` in a language file, and files with a house style.

use alfil_engine::{Castling, Diagnostic, EnPassant, Lettering, Nags, Style};
use toml::de::DeTable;

use super::decode::{Decoder, decode_style};

/// Reads a file with a house style: the keys of `[style]`, at its top level.
pub(crate) fn read_style(text: &str) -> Result<Style, Vec<Diagnostic>> {
    let (style, faults) = decode_style(text);
    if faults.is_empty() { Ok(style) } else { Err(faults) }
}

/// The style in `table`. What it does not say is as in the Laws.
pub(super) fn style(decoder: &mut Decoder, table: &DeTable<'_>) -> Style {
    const KEYS: [&str; 9] =
        ["pieces", "castling", "capture", "dash", "promotion", "check", "mate", "en-passant", "nags"];
    let mut style = Style::fide();
    for (key, _, value) in decoder.entries(table, &KEYS) {
        let allowed: &[&'static str] = match key {
            "pieces" => &["letters", "figurines"],
            "castling" => &["0-0", "O-O"],
            "en-passant" => &["omitted", "spaced", "glued"],
            "nags" => &["as-written", "numbers", "signs"],
            _ => {
                if let Some(sign) = decoder.string(value) {
                    let sign = sign.value.into();
                    match key {
                        "capture" => style.capture = sign,
                        "dash" => style.dash = sign,
                        "promotion" => style.promotion = sign,
                        "check" => style.check = sign,
                        _ => style.mate = sign,
                    }
                }
                continue;
            }
        };
        let Some(chosen) = decoder.one_of(value, allowed) else { continue };
        match chosen.value.as_str() {
            "letters" => style.lettering = Lettering::Letters,
            "figurines" => style.lettering = Lettering::Figurines,
            "0-0" => style.castling = Castling::Zeros,
            "O-O" => style.castling = Castling::Letters,
            "omitted" => style.en_passant = EnPassant::Omitted,
            "spaced" => style.en_passant = EnPassant::Spaced,
            "glued" => style.en_passant = EnPassant::Glued,
            "numbers" => style.nags = Nags::Numbers,
            "signs" => style.nags = Nags::Signs,
            _ => style.nags = Nags::AsWritten,
        }
    }
    style
}

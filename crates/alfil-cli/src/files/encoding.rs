//! The encodings of texts: [`Encoding`].

use std::fmt;
use std::str::FromStr;

/// An encoding in which every text that was decoded can be written again, byte for byte.
///
/// That is so for Unicode's own and for those with a byte for each character. The old encodings of East Asia
/// have several ways to write one character, so they are not among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Utf8,
    Utf16Le,
    Utf16Be,
    SingleByte(&'static encoding_rs::Encoding),
}

/// The encodings with a byte for each character, the likelier first.
pub(super) const SINGLE_BYTE: [&encoding_rs::Encoding; 27] = [
    encoding_rs::WINDOWS_1252,
    encoding_rs::WINDOWS_1250,
    encoding_rs::WINDOWS_1251,
    encoding_rs::KOI8_R,
    encoding_rs::IBM866,
    encoding_rs::WINDOWS_1253,
    encoding_rs::WINDOWS_1254,
    encoding_rs::WINDOWS_1257,
    encoding_rs::WINDOWS_1255,
    encoding_rs::WINDOWS_1256,
    encoding_rs::WINDOWS_1258,
    encoding_rs::WINDOWS_874,
    encoding_rs::ISO_8859_2,
    encoding_rs::ISO_8859_3,
    encoding_rs::ISO_8859_4,
    encoding_rs::ISO_8859_5,
    encoding_rs::ISO_8859_6,
    encoding_rs::ISO_8859_7,
    encoding_rs::ISO_8859_8,
    encoding_rs::ISO_8859_10,
    encoding_rs::ISO_8859_13,
    encoding_rs::ISO_8859_14,
    encoding_rs::ISO_8859_15,
    encoding_rs::ISO_8859_16,
    encoding_rs::KOI8_U,
    encoding_rs::MACINTOSH,
    encoding_rs::X_MAC_CYRILLIC,
];

/// The bytes by which UTF-8 and UTF-16 say what they are.
const MARKS: [(&[u8], Encoding); 3] =
    [(b"\xEF\xBB\xBF", Encoding::Utf8), (b"\xFF\xFE", Encoding::Utf16Le), (b"\xFE\xFF", Encoding::Utf16Be)];

/// How many of the first bytes [`Encoding::recognised`] looks at.
pub(super) const HEAD: usize = 64;

/// What the first bytes of a text tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Recognised {
    /// The mark of an encoding.
    Marked(Encoding),
    /// The zero bytes of UTF-16, without its mark.
    Unmarked(Encoding),
    /// The mark of UTF-32, which nobody uses for files.
    Utf32,
    /// Nothing; UTF-8, if anything, will show by being valid.
    Nothing,
}

impl Encoding {
    /// The name that people type.
    pub(crate) fn name(self) -> String {
        match self {
            Encoding::Utf8 => "utf-8".into(),
            Encoding::Utf16Le => "utf-16le".into(),
            Encoding::Utf16Be => "utf-16be".into(),
            Encoding::SingleByte(encoding) if encoding == encoding_rs::IBM866 => "cp866".into(),
            Encoding::SingleByte(encoding) => encoding.name().to_ascii_lowercase(),
        }
    }

    /// Whether a character takes two bytes or four.
    pub(super) fn is_utf16(self) -> bool {
        matches!(self, Encoding::Utf16Le | Encoding::Utf16Be)
    }

    /// What the first bytes of a text tell; [`HEAD`] of them are enough.
    pub(super) fn recognised(head: &[u8]) -> Recognised {
        if head.starts_with(b"\xFF\xFE\0\0") || head.starts_with(b"\0\0\xFE\xFF") {
            return Recognised::Utf32;
        }
        if let Some((_, encoding)) = MARKS.iter().find(|(mark, _)| head.starts_with(mark)) {
            return Recognised::Marked(*encoding);
        }
        // Valid UTF-8 as well, but then a text in which every other character is a zero.
        let pairs: Vec<(u8, u8)> =
            head.chunks_exact(2).filter_map(|pair| Some((*pair.first()?, *pair.last()?))).collect();
        let most = |count: usize| count > 0 && count * 4 >= pairs.len() * 3;
        if most(pairs.iter().filter(|(low, high)| *low != 0 && *high == 0).count()) {
            Recognised::Unmarked(Encoding::Utf16Le)
        } else if most(pairs.iter().filter(|(high, low)| *low != 0 && *high == 0).count()) {
            Recognised::Unmarked(Encoding::Utf16Be)
        } else {
            Recognised::Nothing
        }
    }

    /// The decoder for all but UTF-8, which needs none. A mark at the beginning is a character like any other.
    pub(super) fn decoder(self) -> Option<encoding_rs::Decoder> {
        let encoding = match self {
            Encoding::Utf8 => return None,
            Encoding::Utf16Le => encoding_rs::UTF_16LE,
            Encoding::Utf16Be => encoding_rs::UTF_16BE,
            Encoding::SingleByte(encoding) => encoding,
        };
        Some(encoding.new_decoder_without_bom_handling())
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl FromStr for Encoding {
    type Err = String;

    /// The encoding by one of the names that people give it: `latin1`, `ISO-8859-1`, `cp1252`, `Windows 1252`.
    fn from_str(typed: &str) -> Result<Encoding, String> {
        let name: String =
            typed.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect();
        let number = ["windows", "win", "cp", "codepage", "ibm", "dos", "xcp", "ansi"]
            .iter()
            .find_map(|start| name.strip_prefix(start))
            .filter(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()));
        let label = match (name.as_str(), number) {
            ("utf8" | "utf8bom" | "unicode8", _) => return Ok(Encoding::Utf8),
            ("utf16le", _) => return Ok(Encoding::Utf16Le),
            ("utf16be", _) => return Ok(Encoding::Utf16Be),
            ("koi8" | "koi8r", _) => "koi8-r".into(),
            ("koi8u", _) => "koi8-u".into(),
            ("macroman" | "macosroman" | "mac", _) => "macintosh".into(),
            ("maccyrillic" | "xmaccyrillic", _) => "x-mac-cyrillic".into(),
            (_, Some("866")) | ("866", _) => "ibm866".into(),
            (_, Some("65001")) => return Ok(Encoding::Utf8),
            (_, Some(number)) => format!("windows-{number}"),
            (name, _) => match name.strip_prefix("iso8859").or(name.strip_prefix("latin")) {
                Some(part) if name.starts_with("iso") => format!("iso-8859-{part}"),
                Some("7") => "iso-8859-13".into(),
                Some("8") => "iso-8859-14".into(),
                Some("10") => "iso-8859-16".into(),
                Some(part) => format!("l{part}"),
                None => typed.trim().to_ascii_lowercase(),
            },
        };
        let known = encoding_rs::Encoding::for_label(label.as_bytes())
            .filter(|encoding| SINGLE_BYTE.contains(encoding))
            .map(Encoding::SingleByte);
        known.ok_or_else(|| {
            let hint = match name.as_str() {
                "utf16" | "ucs2" | "unicode" => {
                    "a text in UTF-16 with a byte order mark needs no name; without one, say utf-16le or utf-16be"
                        .into()
                }
                _ => {
                    let names = SINGLE_BYTE.iter().map(|encoding| Encoding::SingleByte(encoding).name());
                    format!("there are auto, utf-8, utf-16le, utf-16be, {}", names.collect::<Vec<_>>().join(", "))
                }
            };
            format!("no such encoding can be read here: {hint}")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_known_by_the_names_people_give_them() {
        for (names, encoding) in [
            (&["utf-8", "UTF8", "utf_8", "cp65001"][..], "utf-8"),
            (&["latin1", "Latin-1", "ISO-8859-1", "iso8859-1", "ISO_8859-1", "l1"], "windows-1252"),
            (&["cp1252", "CP-1252", "windows-1252", "win1252", "Windows 1252", "ansi1252"], "windows-1252"),
            (&["cp1250", "win-1250"], "windows-1250"),
            (&["latin2", "iso-8859-2"], "iso-8859-2"),
            (&["latin9", "iso-8859-15"], "iso-8859-15"),
            (&["cp1251", "windows1251", "x-cp1251"], "windows-1251"),
            (&["koi8-r", "KOI8R", "koi8"], "koi8-r"),
            (&["cp866", "IBM866", "ibm-866", "866", "dos866"], "cp866"),
            (&["UTF-16LE", "utf16le"], "utf-16le"),
            (&["macroman", "macintosh"], "macintosh"),
        ] {
            for name in names {
                assert_eq!(name.parse::<Encoding>().map(Encoding::name).as_deref(), Ok(encoding), "{name}");
            }
        }
    }

    #[test]
    fn what_cannot_be_written_back_byte_for_byte_is_no_encoding_here() {
        for name in
            ["", "shift_jis", "gbk", "euc-kr", "utf-16", "utf-7", "x-user-defined", "replacement", "cp437"]
        {
            assert!(name.parse::<Encoding>().is_err(), "{name}");
        }
    }

    #[test]
    fn every_name_that_is_listed_can_be_typed() {
        for encoding in SINGLE_BYTE.map(Encoding::SingleByte) {
            assert_eq!(encoding.name().parse(), Ok(encoding));
        }
    }

    #[test]
    fn utf16_without_its_mark_is_not_taken_for_utf8() {
        let le: Vec<u8> = "1. e4 e5".encode_utf16().flat_map(u16::to_le_bytes).collect();
        let be: Vec<u8> = "1. e4 e5".encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(Encoding::recognised(&le), Recognised::Unmarked(Encoding::Utf16Le));
        assert_eq!(Encoding::recognised(&be), Recognised::Unmarked(Encoding::Utf16Be));
        assert_eq!(Encoding::recognised(b"1. e4\0 e5"), Recognised::Nothing);
        assert_eq!(Encoding::recognised(b""), Recognised::Nothing);
        assert_eq!(Encoding::recognised(b"\0\0\0\0"), Recognised::Nothing);
    }
}

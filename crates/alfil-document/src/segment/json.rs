//! JSON: the string values. Keys are never touched.

use std::fmt::Write;

use alfil_engine::Span;

use super::Malformed;
use super::map::{Escape, Segment};
use crate::messages;

/// Deeper than this, all values have the name of their ancestor at this depth.
const NAMED_DEPTH: usize = 32;

struct Container {
    object: bool,
    items: usize,
    /// How long the path of the container is.
    path: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Expects {
    Value,
    ValueOrEnd,
    Key,
    KeyOrEnd,
    Colon,
    CommaOrEnd,
}

pub(super) fn segments(file: &str) -> Result<Vec<Segment>, Malformed> {
    let mut found = Vec::new();
    let mut open: Vec<Container> = Vec::new();
    let mut path = String::new();
    let mut expects = Expects::Value;
    let bytes = file.as_bytes();
    let mut at = if file.starts_with('\u{FEFF}') { 3 } else { 0 };
    loop {
        at += bytes.get(at..).unwrap_or(&[]).iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let Some(byte) = bytes.get(at).copied() else { break };
        let wrong = |what| Malformed::new(at, what);
        match (byte, expects) {
            (b'"', Expects::Key | Expects::KeyOrEnd) => {
                let (key, end) = string(file, at)?;
                if let Some(container) = open.last()
                    && open.len() <= NAMED_DEPTH
                {
                    path.truncate(container.path);
                    let _ = write!(path, "/{}", key.text());
                }
                at = end;
                expects = Expects::Colon;
                continue;
            }
            (b':', Expects::Colon) => {
                expects = Expects::Value;
                at += 1;
                continue;
            }
            (b',', Expects::CommaOrEnd) => {
                let Some(container) = open.last() else { return Err(wrong(messages::stray_comma())) };
                expects = if container.object { Expects::Key } else { Expects::Value };
                at += 1;
                continue;
            }
            (b']' | b'}', Expects::CommaOrEnd | Expects::ValueOrEnd | Expects::KeyOrEnd) => {
                match open.pop() {
                    Some(container) if container.object == (byte == b'}') => path.truncate(container.path),
                    _ => return Err(wrong(messages::closes_nothing())),
                }
                expects = Expects::CommaOrEnd;
                at += 1;
                continue;
            }
            (_, Expects::Value | Expects::ValueOrEnd) => {}
            _ => return Err(wrong(messages::cannot_stand_here())),
        }
        if let Some(array) = open.last_mut().filter(|container| !container.object) {
            if path.len() >= array.path {
                path.truncate(array.path);
            }
            let number = array.items;
            array.items += 1;
            if open.len() <= NAMED_DEPTH {
                let _ = write!(path, "/{number}");
            }
        }
        match byte {
            b'"' => {
                let (mut value, end) = string(file, at)?;
                value.key.clone_from(&path);
                found.push(value);
                at = end;
                expects = Expects::CommaOrEnd;
            }
            b'{' | b'[' => {
                let object = byte == b'{';
                open.push(Container { object, items: 0, path: path.len() });
                expects = if object { Expects::KeyOrEnd } else { Expects::ValueOrEnd };
                at += 1;
            }
            _ => {
                let literal =
                    |byte: &&u8| byte.is_ascii_alphanumeric() || matches!(**byte, b'-' | b'+' | b'.');
                let length = bytes.get(at..).unwrap_or(&[]).iter().take_while(literal).count();
                let word = Span::new(at, at + length).of(file);
                let number = word.starts_with(|c: char| c == '-' || c.is_ascii_digit());
                if !number && !matches!(word, "true" | "false" | "null") {
                    return Err(wrong(messages::no_value()));
                }
                at += length;
                expects = Expects::CommaOrEnd;
            }
        }
        if open.is_empty() {
            // JSON Lines: another value may follow.
            expects = Expects::Value;
            path.clear();
        }
    }
    match open.last() {
        Some(_) => Err(Malformed::new(file.len(), messages::ends_too_early())),
        None => Ok(found),
    }
}

/// The string that begins with the quote at `start`, and where it ends.
fn string(file: &str, start: usize) -> Result<(Segment, usize), Malformed> {
    let mut segment = Segment::new(Escape::Quoted);
    let (mut at, mut copied) = (start + 1, start + 1);
    loop {
        let rest = file.get(at..).unwrap_or("");
        let Some(offset) = rest.find(['"', '\\', '\n']) else {
            return Err(Malformed::new(start, messages::string_never_ends()));
        };
        let mark = at + offset;
        segment.copy(file, Span::new(copied, mark));
        match file.as_bytes().get(mark) {
            Some(b'"') => return Ok((segment, mark + 1)),
            Some(b'\\') => {}
            _ => return Err(Malformed::new(start, messages::string_leaves_line())),
        }
        let (decoded, end) = match file.as_bytes().get(mark + 1) {
            Some(b'n') => ('\n', mark + 2),
            Some(b't') => ('\t', mark + 2),
            Some(b'r') => ('\r', mark + 2),
            Some(b'b' | b'f') => (' ', mark + 2),
            Some(byte @ (b'"' | b'\\' | b'/')) => (char::from(*byte), mark + 2),
            Some(b'u') => {
                unicode(file, mark).ok_or_else(|| Malformed::new(mark, messages::no_such_escape()))?
            }
            _ => return Err(Malformed::new(mark, messages::no_such_escape())),
        };
        segment.escaped(decoded.encode_utf8(&mut [0; 4]), Span::new(mark, end));
        at = end;
        copied = end;
    }
}

/// The character of a `\u` with four digits at `mark`, or of two such that make one character, and where it ends.
fn unicode(file: &str, mark: usize) -> Option<(char, usize)> {
    let unit = |at: usize| -> Option<u16> {
        let digits = file.get(at..at + 6)?.strip_prefix("\\u")?;
        // Rust would take a sign for a part of the number.
        let number = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        number.then(|| u16::from_str_radix(digits, 16).ok()).flatten()
    };
    let first = unit(mark)?;
    if let Some(c) = char::from_u32(first.into()) {
        return Some((c, mark + 6));
    }
    let pair = unit(mark + 6).map(|second| [first, second]);
    match pair.and_then(|pair| char::decode_utf16(pair).next()?.ok()) {
        Some(c) => Some((c, mark + 12)),
        // Half a character is allowed in JSON and says nothing.
        None => Some((char::REPLACEMENT_CHARACTER, mark + 6)),
    }
}

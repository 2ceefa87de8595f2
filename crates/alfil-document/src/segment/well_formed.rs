//! Whether a file is well-formed XML: [`check`].
//!
//! Where tags do not nest, nobody knows what a text belongs to, so nothing of such a file is written. What it
//! takes to tell is checked, and no more: names, encodings and document types are not our business.

use alfil_engine::{Message, Span};

use super::Malformed;
use crate::messages;

/// Finds the first place at which a file is not well-formed.
pub(super) fn check(file: &str) -> Result<(), Malformed> {
    let mut reader = Reader { file, at: if file.starts_with('\u{FEFF}') { 3 } else { 0 } };
    let mut open: Vec<Span> = Vec::new();
    let mut has_root = false;
    while reader.at < file.len() {
        let start = reader.at;
        let rest = reader.rest();
        if rest.starts_with("<!--") {
            reader.pass("<!--", "-->", messages::a_comment)?;
        } else if rest.starts_with("<![CDATA[") {
            if open.is_empty() {
                return Err(Malformed::new(start, messages::outside_of_root(messages::a_cdata_section())));
            }
            reader.pass("<![CDATA[", "]]>", messages::a_cdata_section)?;
        } else if rest.starts_with("<?") {
            reader.pass("<?", "?>", messages::an_instruction)?;
        } else if rest.starts_with("<!") {
            reader.declaration()?;
        } else if rest.starts_with("</") {
            let name = reader.closing_tag()?;
            match open.pop() {
                Some(opened) if opened.of(file) == name.of(file) => {}
                Some(opened) => {
                    let (name, opened) = (name.of(file), opened.of(file));
                    return Err(Malformed::new(start, messages::other_tag_first(name, opened)));
                }
                None => {
                    return Err(Malformed::new(start, messages::tag_closes_nothing(name.of(file))));
                }
            }
        } else if rest.starts_with('<') {
            if open.is_empty() && has_root {
                return Err(Malformed::new(start, messages::second_root()));
            }
            has_root = true;
            let (name, closed) = reader.opening_tag()?;
            if !closed {
                open.push(name);
            }
        } else {
            reader.text(open.is_empty())?;
        }
    }
    match open.last() {
        Some(opened) => {
            let name = opened.of(file);
            Err(Malformed::new(opened.start.saturating_sub(1), messages::element_never_closed(name)))
        }
        None if !has_root => Err(Malformed::new(0, messages::no_element())),
        None => Ok(()),
    }
}

struct Reader<'a> {
    file: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        self.file.get(self.at..).unwrap_or("")
    }

    fn spaces(&mut self) -> bool {
        let rest = self.rest();
        let length = rest.len() - rest.trim_start_matches([' ', '\t', '\r', '\n']).len();
        self.at += length;
        length > 0
    }

    fn name(&mut self, tag: usize) -> Result<Span, Malformed> {
        let rest = self.rest();
        let belongs = |c: char| c.is_alphanumeric() || matches!(c, '_' | ':' | '-' | '.' | '·');
        let length = rest.find(|c| !belongs(c)).unwrap_or(rest.len());
        let name = Span::new(self.at, self.at + length);
        if !rest.starts_with(|c: char| c.is_alphabetic() || matches!(c, '_' | ':')) {
            return Err(Malformed::new(tag, messages::sign_in_text("<", "&lt;")));
        }
        self.at = name.end;
        Ok(name)
    }

    /// Goes from `open` behind `close`.
    fn pass(&mut self, open: &str, close: &str, what: fn() -> Message) -> Result<(), Malformed> {
        let inside = self.rest().get(open.len()..).unwrap_or("");
        let length =
            inside.find(close).ok_or_else(|| Malformed::new(self.at, messages::never_ends(what(), close)))?;
        self.at += open.len() + length + close.len();
        Ok(())
    }

    /// A document type, which may have declarations of its own in brackets.
    fn declaration(&mut self) -> Result<(), Malformed> {
        let never = Malformed::new(self.at, messages::never_ends(messages::a_declaration(), ">"));
        let mut inside = false;
        let mut bytes = self.rest().bytes().enumerate();
        while let Some((offset, byte)) = bytes.next() {
            match byte {
                b'[' => inside = true,
                b']' => inside = false,
                b'"' | b'\'' => {
                    let _ = bytes.find(|(_, other)| *other == byte);
                }
                b'>' if !inside => {
                    self.at += offset + 1;
                    return Ok(());
                }
                _ => {}
            }
        }
        Err(never)
    }

    fn closing_tag(&mut self) -> Result<Span, Malformed> {
        let start = self.at;
        self.at += 2;
        let name = self.name(start)?;
        self.spaces();
        if !self.rest().starts_with('>') {
            return Err(Malformed::new(start, messages::unended_closing_tag()));
        }
        self.at += 1;
        Ok(name)
    }

    /// The name of the element, and whether it is closed at once.
    fn opening_tag(&mut self) -> Result<(Span, bool), Malformed> {
        let start = self.at;
        self.at += 1;
        let name = self.name(start)?;
        loop {
            let apart = self.spaces();
            let rest = self.rest();
            if rest.starts_with('>') {
                self.at += 1;
                return Ok((name, false));
            }
            if rest.starts_with("/>") {
                self.at += 2;
                return Ok((name, true));
            }
            if rest.is_empty() {
                return Err(Malformed::new(start, messages::never_ends(messages::a_tag(), ">")));
            }
            if !apart {
                return Err(Malformed::new(self.at, messages::space_before_attribute()));
            }
            self.attribute()?;
        }
    }

    fn attribute(&mut self) -> Result<(), Malformed> {
        let start = self.at;
        self.name(start).map_err(|_| Malformed::new(start, messages::no_attribute()))?;
        self.spaces();
        if !self.rest().starts_with('=') {
            return Err(Malformed::new(start, messages::attribute_without_value()));
        }
        self.at += 1;
        self.spaces();
        let quote = self.rest().chars().next().filter(|c| matches!(c, '"' | '\''));
        let quote = quote.ok_or_else(|| Malformed::new(self.at, messages::value_without_quotes()))?;
        self.at += 1;
        let value = self.rest();
        let length = value.find([quote, '<']);
        let length = length.filter(|length| value.get(*length..).is_some_and(|rest| rest.starts_with(quote)));
        let length = length.ok_or_else(|| Malformed::new(start, messages::value_never_ends()))?;
        references(self.at, value.get(..length).unwrap_or(""))?;
        self.at += length + 1;
        Ok(())
    }

    fn text(&mut self, outside: bool) -> Result<(), Malformed> {
        let rest = self.rest();
        let length = rest.find('<').unwrap_or(rest.len());
        let text = rest.get(..length).unwrap_or("");
        if outside && let Some(offset) = text.find(|c: char| !c.is_ascii_whitespace()) {
            return Err(Malformed::new(self.at + offset, messages::outside_of_root(messages::a_text())));
        }
        references(self.at, text)?;
        self.at += length;
        Ok(())
    }
}

/// Every `&` begins a reference.
fn references(start: usize, text: &str) -> Result<(), Malformed> {
    for (at, _) in text.match_indices('&') {
        let rest = text.get(at + 1..).unwrap_or("");
        let name = rest.strip_prefix('#').unwrap_or(rest);
        let behind =
            name.trim_start_matches(|c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | ':'));
        if behind.len() == name.len() || !behind.starts_with(';') {
            let what = messages::sign_in_text("&", "&amp;");
            return Err(Malformed::new(start + at, what));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn well_formed_files_pass() {
        for file in [
            "<a/>",
            "\u{FEFF}<?xml version='1.0'?>\n<!DOCTYPE a [<!ENTITY x \"]>\">]>\n<!-- <b> -->\n<a b='1' c = \"<\u{301}\"/>\n",
            "<x:a x:b='&lt;'>text &#x4e; &amp; <![CDATA[<b>&]]><b></b ></x:a>\n<!-- end -->",
        ] {
            let found = check(file);
            // `<` may not stand in a value.
            assert_eq!(found.is_ok(), !file.contains("\"<\u{301}\""), "{file}: {found:?}");
        }
    }

    #[test]
    fn the_first_fault_is_placed() {
        for (file, at) in [
            ("", 0),
            ("text", 0),
            ("<a>", 0),
            ("<a></b>", 3),
            ("<a></a></a>", 7),
            ("<a/><b/>", 4),
            ("<a/>text", 4),
            ("<a><!-- ", 3),
            ("<a><![CDATA[ </a>", 3),
            ("<a b></a>", 3),
            ("<a b=c></a>", 5),
            ("<a b='c></a>", 3),
            ("<a b='c'd='e'/>", 8),
            ("<a>1 < 2</a>", 5),
            ("<a>R & D</a>", 5),
            ("<a", 0),
            ("<a></a", 3),
            ("<!DOCTYPE a", 0),
        ] {
            assert_eq!(check(file).map_err(|error| error.at()), Err(at), "{file}");
        }
    }
}

//! Tags, text and the rest of an XML or HTML file, as ranges: [`Markup`].
//!
//! It never fails: what is no tag is text, and what never ends goes to the end of the file and is not text; what
//! that was is kept.

use alfil_engine::{Message, Span};

use super::Malformed;
use crate::messages;

/// A part of a file. The parts tile the file, but for the marks around CDATA.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part {
    Text(Span),
    Open {
        name: Span,
        tag: Span,
        closed: bool,
    },
    Close {
        name: Span,
        tag: Span,
    },
    /// What stands inside a CDATA section.
    Cdata(Span),
}

/// Goes through a file. Comments, declarations and the content of `script` and `style` are passed over.
pub(super) struct Markup<'a> {
    file: &'a str,
    at: usize,
    end: usize,
    html: bool,
    /// The HTML element whose content is no markup.
    raw: Option<&'a str>,
    /// What began and never ended, and so hides the rest.
    unended: Option<Malformed>,
}

impl<'a> Markup<'a> {
    pub(super) fn new(file: &'a str, span: Span, html: bool) -> Markup<'a> {
        Markup { file, at: span.start, end: span.end, html, raw: None, unended: None }
    }

    /// What began and never ended, once all parts were taken.
    pub(super) fn unended(&self) -> Option<&Malformed> {
        self.unended.as_ref()
    }

    fn rest(&self) -> &'a str {
        Span::new(self.at, self.end).of(self.file)
    }

    /// Goes behind the next `mark`, or to the end, which is then told of what began at byte `from`.
    fn pass(&mut self, mark: &str, from: usize, what: impl FnOnce() -> Message) -> Span {
        let start = self.at;
        match self.rest().find(mark) {
            Some(offset) => {
                self.at += offset + mark.len();
                Span::new(start, start + offset)
            }
            None => {
                self.unended.get_or_insert_with(|| Malformed::new(from, what()));
                self.at = self.end;
                Span::new(start, self.end)
            }
        }
    }

    fn tag(&mut self) -> Option<Part> {
        let start = self.at;
        let closing = self.rest().starts_with("</");
        let name_start = start + 1 + usize::from(closing);
        let after = Span::new(name_start, self.end).of(self.file);
        let length = after.find(|c: char| c.is_whitespace() || matches!(c, '>' | '/')).unwrap_or(after.len());
        let name = Span::new(name_start, name_start + length);
        self.at = name.end;
        let mut value = false;
        let mut slash = false;
        loop {
            let rest = self.rest();
            let mut characters = rest.char_indices();
            let (_, c) = characters.next()?;
            match c {
                '>' => {
                    self.at += 1;
                    break;
                }
                '"' | '\'' if value => {
                    self.at += 1;
                    self.pass(c.encode_utf8(&mut [0; 4]), start, messages::quote_never_closed);
                    (value, slash) = (false, false);
                }
                '=' => {
                    self.at += 1;
                    value = true;
                }
                c if c.is_whitespace() => self.at += c.len_utf8(),
                c if value => {
                    // A value without quotes goes to the next white space.
                    let length = rest.find(|c: char| c.is_whitespace() || c == '>').unwrap_or(rest.len());
                    slash = !self.html && rest.get(..length).is_some_and(|value| value.ends_with('/'));
                    self.at += length.max(c.len_utf8());
                    value = false;
                }
                c => {
                    slash = c == '/';
                    self.at += c.len_utf8();
                }
            }
        }
        let tag = Span::new(start, self.at);
        if closing {
            return Some(Part::Close { name, tag });
        }
        let text = name.of(self.file);
        if self.html && RAW.iter().any(|raw| text.eq_ignore_ascii_case(raw)) {
            self.raw = Some(text);
        }
        Some(Part::Open { name, tag, closed: slash })
    }
}

fn declaration() -> Message {
    messages::never_ends(messages::a_declaration(), ">")
}

/// HTML elements whose content is neither markup nor text.
const RAW: [&str; 6] = ["script", "style", "xmp", "iframe", "noembed", "noframes"];

impl Iterator for Markup<'_> {
    type Item = Part;

    fn next(&mut self) -> Option<Part> {
        loop {
            if let Some(name) = self.raw.take() {
                let rest = self.rest().as_bytes();
                let closes = |at: &usize| {
                    rest.get(*at..*at + 2) == Some(b"</")
                        && rest
                            .get(*at + 2..*at + 2 + name.len())
                            .is_some_and(|found| found.eq_ignore_ascii_case(name.as_bytes()))
                };
                let close = (0..rest.len()).find(closes);
                if close.is_none() && !rest.is_empty() {
                    let what = messages::element_never_closed(name);
                    self.unended.get_or_insert(Malformed::new(self.at, what));
                }
                self.at += close.unwrap_or(rest.len());
            }
            let rest = self.rest();
            if rest.is_empty() {
                return None;
            }
            let from = self.at;
            if rest.starts_with("<!--") {
                self.at += 4;
                self.pass("-->", from, || messages::never_ends(messages::a_comment(), "-->"));
            } else if rest.starts_with("<![CDATA[") {
                self.at += 9;
                let inside =
                    self.pass("]]>", from, || messages::never_ends(messages::a_cdata_section(), "]]>"));
                return Some(Part::Cdata(inside));
            } else if rest.starts_with("<!") {
                // A document type may have declarations of its own in brackets.
                match rest.find(['[', '>']) {
                    Some(at) if rest.as_bytes().get(at) == Some(&b'[') => {
                        self.pass("]", from, declaration);
                        self.pass(">", from, declaration);
                    }
                    _ => drop(self.pass(">", from, declaration)),
                }
            } else if rest.starts_with("<?") {
                self.pass(if self.html { ">" } else { "?>" }, from, declaration);
            } else if is_tag(rest) {
                match self.tag() {
                    Some(part) => return Some(part),
                    None => {
                        self.unended.get_or_insert(Malformed::new(
                            from,
                            messages::never_ends(messages::a_tag(), ">"),
                        ));
                        self.at = self.end;
                    }
                }
            } else {
                let start = self.at;
                let mut length = rest.chars().next().map_or(1, char::len_utf8);
                while let Some(offset) = rest.get(length..).and_then(|rest| rest.find('<')) {
                    length += offset;
                    let here = rest.get(length..).unwrap_or("");
                    if is_tag(here) || here.starts_with("<!") || here.starts_with("<?") {
                        self.at = start + length;
                        return Some(Part::Text(Span::new(start, self.at)));
                    }
                    length += 1;
                }
                self.at = self.end;
                return Some(Part::Text(Span::new(start, self.at)));
            }
        }
    }
}

fn is_tag(text: &str) -> bool {
    let Some(text) = text.strip_prefix('<') else { return false };
    text.strip_prefix('/').unwrap_or(text).starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// The value of an attribute of a tag, with its references as they stand.
pub(super) fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    let mut rest = tag;
    loop {
        let equals = rest.find('=')?;
        let (before, after) = (rest.get(..equals)?, rest.get(equals + 1..)?.trim_start());
        let found = before.trim_end().rsplit(|c: char| c.is_whitespace()).next()?;
        let (value, behind) = match after.chars().next()? {
            quote @ ('"' | '\'') => after.get(1..)?.split_once(quote)?,
            _ => {
                let end = after.find(|c: char| c.is_whitespace() || c == '>').unwrap_or(after.len());
                after.split_at(end)
            }
        };
        if found.eq_ignore_ascii_case(name) {
            return Some(value);
        }
        rest = behind;
    }
}

/// A name without the prefix of its name space.
pub(super) fn local(name: &str) -> &str {
    name.rsplit(':').next().unwrap_or(name)
}

//! Fluent: the text of messages, attributes and variants. What stands in braces is left alone, but for the
//! variants of a selection.

use alfil_engine::Span;

use super::Malformed;
use super::faults::Faults;
use super::map::{Escape, OBJECT, Segment};
use crate::messages;

/// What is open at a place within a pattern.
enum Frame {
    /// A text; `variant` if it belongs to a selection.
    Pattern { text: Segment, variant: bool },
    /// A placeable; `selects` once its variants have begun.
    Placeable { selects: bool },
}

pub(super) fn segments(file: &str, faults: &mut Faults) -> Vec<Segment> {
    let at = if file.starts_with('\u{FEFF}') { 3 } else { 0 };
    let mut reader = Reader { file, at, found: Vec::new(), faults };
    let mut entry = String::new();
    while reader.at < file.len() {
        let line = reader.line();
        let trimmed = line.trim_start_matches(' ');
        let indent = line.len() - trimmed.len();
        let name = trimmed.strip_prefix(['-', '.']).unwrap_or(trimmed);
        let length =
            name.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').unwrap_or(name.len());
        let after = name.get(length..).unwrap_or("").trim_start_matches(' ');
        let begins =
            length > 0 && name.starts_with(|c: char| c.is_ascii_alphabetic()) && after.starts_with('=');
        let attribute = trimmed.starts_with('.');
        let head = trimmed.len() - after.len();
        if !begins || (indent > 0) != attribute {
            if indent == 0 {
                entry.clear();
                // What the lines after it belong to, nobody knows either.
                if !matches!(trimmed.trim_end(), "" | "}") && !trimmed.starts_with(['#', '[', '*']) {
                    reader.faults.push(Malformed::new(reader.at, messages::no_message()));
                }
            }
            reader.next_line();
            continue;
        }
        let identifier = trimmed.get(..head).unwrap_or("").trim_end();
        reader.at += indent + head + 1;
        // The attributes of a term are for the program.
        if attribute && (entry.is_empty() || entry.starts_with('-')) {
            reader.next_line();
            continue;
        }
        let key = if attribute {
            format!("{entry}{identifier}")
        } else {
            entry = identifier.to_string();
            entry.clone()
        };
        reader.pattern(&key);
    }
    reader.found
}

struct Reader<'a> {
    file: &'a str,
    at: usize,
    found: Vec<Segment>,
    faults: &'a mut Faults,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        self.file.get(self.at..).unwrap_or("")
    }

    fn line(&self) -> &'a str {
        self.rest().split('\n').next().unwrap_or("")
    }

    fn next_line(&mut self) {
        self.at = (self.at + self.line().len() + 1).min(self.file.len());
    }

    /// Reads a pattern with all that is in it, to the line where something else begins.
    fn pattern(&mut self, key: &str) {
        let mut frames = vec![Frame::Pattern { text: message(key), variant: false }];
        let unclosed = |at| Malformed::new(at, messages::group_never_closed("{", "}"));
        // How much was found before, and where the outermost placeable begins.
        let (known, mut opened) = (self.found.len(), self.at);
        let mut fault: Option<Malformed> = None;
        while let Some(frame) = frames.last_mut() {
            match frame {
                Frame::Pattern { text, variant } => {
                    let variant = *variant;
                    let rest = self.rest();
                    let length = rest.find(['{', '}', '\n']).unwrap_or(rest.len());
                    text.copy(self.file, Span::new(self.at, self.at + length));
                    self.at += length;
                    match self.rest().as_bytes().first() {
                        Some(b'{') => {
                            text.gap(OBJECT, self.at);
                            if !variant {
                                opened = self.at;
                            }
                            self.at += 1;
                            frames.push(Frame::Placeable { selects: false });
                        }
                        Some(b'\n') => {
                            if self.continues() {
                                let text_line = self.line_break();
                                text.escaped("\n", text_line);
                            } else {
                                self.at += 1;
                                self.end(&mut frames);
                                if !variant {
                                    break;
                                }
                            }
                        }
                        // The end of the selection that the variant belongs to.
                        Some(_) if variant => self.end(&mut frames),
                        Some(_) => {
                            let what = messages::sign_in_text("}", "{\"}\"}");
                            fault.get_or_insert(Malformed::new(self.at, what));
                            self.at += 1;
                        }
                        None => {
                            fault = fault.or_else(|| variant.then(|| unclosed(opened)));
                            break;
                        }
                    }
                }
                Frame::Placeable { selects } => {
                    let rest = self.rest();
                    let Some(offset) = rest.find(['{', '}', '"', '\n', '-', '[']) else {
                        self.at = self.file.len();
                        fault = Some(unclosed(opened));
                        break;
                    };
                    self.at += offset;
                    let here = self.rest();
                    if here.starts_with("->") {
                        *selects = true;
                        self.at += 2;
                    } else if here.starts_with('"') {
                        let start = self.at;
                        if !self.string() {
                            fault = Some(Malformed::new(start, messages::string_without_end()));
                            break;
                        }
                    } else if here.starts_with('{') {
                        self.at += 1;
                        frames.push(Frame::Placeable { selects: false });
                    } else if here.starts_with('}') {
                        self.at += 1;
                        frames.pop();
                    } else if here.starts_with('[') && *selects {
                        let line = self.line();
                        let name = line.get(1..).and_then(|line| line.split(']').next()).unwrap_or("");
                        self.at += (name.len() + 2).min(line.len());
                        let key = format!("{key}[{}]", name.trim());
                        frames.push(Frame::Pattern { text: message(&key), variant: true });
                    } else if here.starts_with('\n') && starts_entry(here.get(1..).unwrap_or("")) {
                        // The next message is read for itself.
                        self.at += 1;
                        fault = Some(unclosed(opened));
                        break;
                    } else {
                        self.at += 1;
                    }
                }
            }
        }
        if let Some(fault) = fault {
            // All of the message is lost for a program too.
            self.found.truncate(known);
            self.faults.push(fault);
            return;
        }
        while !frames.is_empty() {
            self.end(&mut frames);
        }
    }

    /// Closes the innermost frame; the text of a pattern is a segment.
    fn end(&mut self, frames: &mut Vec<Frame>) {
        if let Some(Frame::Pattern { text, .. }) = frames.pop()
            && !text.text().trim().is_empty()
        {
            self.found.push(text);
        }
    }

    /// Whether the pattern goes on behind the line end here.
    fn continues(&self) -> bool {
        let behind = self.rest().trim_start_matches(['\n', '\r', ' ']);
        let before = self.rest().len() - behind.len();
        let indented = self.rest().get(..before).is_some_and(|space| space.ends_with(' '));
        match behind.chars().next() {
            None => false,
            Some('{') => true,
            // Variants and attributes, which no line of a text begins like.
            Some('}' | '[' | '*' | '.') => false,
            Some(_) => indented,
        }
    }

    /// Passes over a line end and the space before the next line's text.
    fn line_break(&mut self) -> Span {
        let start = self.at;
        let behind = self.rest().trim_start_matches(['\n', '\r', ' ']);
        self.at += self.rest().len() - behind.len();
        Span::new(start, self.at)
    }

    /// Passes over a string literal. Returns whether it ends in its line.
    fn string(&mut self) -> bool {
        self.at += 1;
        while let Some(offset) = self.rest().find(['"', '\\', '\n']) {
            self.at += offset;
            match self.rest().as_bytes().first() {
                Some(b'\\') => self.at += 1 + self.rest().chars().nth(1).map_or(0, char::len_utf8),
                Some(b'"') => {
                    self.at += 1;
                    return true;
                }
                _ => return false,
            }
        }
        self.at = self.file.len();
        false
    }
}

fn message(key: &str) -> Segment {
    let mut segment = Segment::new(Escape::Fluent);
    segment.key = key.to_string();
    segment
}

fn starts_entry(line: &str) -> bool {
    line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '#' || c == '-')
}

//! PO files of gettext: messages and their translations. Obsolete entries (`#~`), previous ids (`#|`) and the
//! header are left alone.

use alfil_engine::Span;

use super::Malformed;
use super::faults::Faults;
use super::map::{Escape, Segment, SegmentRole};
use crate::messages;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Context,
    Id,
    Plural,
    /// A translation, and its number.
    Translation(u32),
}

/// Reads a file; what is malformed is reported, and its entry is left alone.
pub(super) fn segments(file: &str, faults: &mut Faults) -> Vec<Segment> {
    let mut reader = Reader {
        found: Vec::new(),
        part: None,
        segment: None,
        context: String::new(),
        id: None,
        plural: None,
        translated: false,
        at: 0,
        id_at: 0,
        broken: false,
        faults,
    };
    let mut start = 0;
    for line in file.split_inclusive('\n') {
        let at = start + (line.len() - line.trim_start_matches([' ', '\t', '\u{FEFF}']).len());
        start += line.len();
        let rest = Span::new(at, start).of(file);
        if rest.starts_with('#') || rest.trim().is_empty() {
            reader.end_entry_if_translated();
            continue;
        }
        let part = if rest.starts_with('"') {
            reader.part
        } else if rest.starts_with("msgctxt") {
            Some(Part::Context)
        } else if rest.starts_with("msgid_plural") {
            Some(Part::Plural)
        } else if rest.starts_with("msgid") {
            Some(Part::Id)
        } else if let Some(number) = rest.strip_prefix("msgstr[") {
            let digits = number.split(']').next().unwrap_or("");
            digits.parse().ok().map(Part::Translation)
        } else if rest.starts_with("msgstr") {
            Some(Part::Translation(0))
        } else {
            None
        };
        if part.is_none() {
            let what =
                if rest.starts_with('"') { messages::string_of_nothing() } else { messages::no_line_of_po() };
            reader.faults.push(Malformed::new(at, what));
        }
        if !rest.starts_with('"') {
            reader.begin(part, at);
        }
        if let Some(segment) = &mut reader.segment {
            let read = match rest.find('"') {
                Some(quote) => string(segment, file, Span::new(at + quote + 1, start)),
                None => Err(Malformed::new(at, messages::string_is_missing())),
            };
            if let Err(fault) = read {
                reader.faults.push(fault);
                reader.broken = true;
            }
        }
    }
    reader.end_entry();
    reader.found
}

struct Reader<'a> {
    found: Vec<Segment>,
    part: Option<Part>,
    segment: Option<Segment>,
    context: String,
    id: Option<usize>,
    plural: Option<usize>,
    /// Whether the entry has a translation, so that what comes next belongs to another.
    translated: bool,
    /// Where the present part and the entry's `msgid` begin.
    at: usize,
    id_at: usize,
    /// Whether the present part is malformed.
    broken: bool,
    faults: &'a mut Faults,
}

impl Reader<'_> {
    fn begin(&mut self, part: Option<Part>, at: usize) {
        self.end_part();
        if matches!(part, Some(Part::Context | Part::Id)) && (self.translated || self.id.is_some()) {
            self.end_entry();
        }
        self.part = part;
        self.at = at;
        self.segment = part.map(|_| Segment::new(Escape::Quoted));
    }

    fn end_part(&mut self) {
        let broken = std::mem::take(&mut self.broken);
        let (Some(part), Some(mut segment)) = (self.part.take(), self.segment.take()) else { return };
        let next = self.found.len();
        match part {
            Part::Context => {
                self.context = segment.text().to_string();
                return;
            }
            Part::Id => {
                self.id = Some(next);
                self.id_at = self.at;
                segment.role = SegmentRole::Source;
                segment.key = match self.context.as_str() {
                    "" => segment.text().to_string(),
                    context => format!("{context}\u{4}{}", segment.text()),
                };
            }
            Part::Plural => {
                self.plural = Some(next);
                segment.role = SegmentRole::Source;
                segment.key = segment.text().to_string();
            }
            Part::Translation(number) => {
                self.translated = true;
                if self.id.is_none() {
                    self.faults.push(Malformed::new(self.at, messages::translation_without_id()));
                }
                if broken {
                    return;
                }
                segment.role = SegmentRole::Target;
                segment.source = if number == 0 { self.id } else { self.plural.or(self.id) };
                let source = segment.source.and_then(|source| self.found.get(source));
                // The header is the translation of nothing.
                if source.is_none_or(|source| source.text().is_empty()) {
                    return;
                }
                segment.key = source.map_or_else(String::new, |source| source.key().to_string());
            }
        }
        self.found.push(segment);
    }

    fn end_entry(&mut self) {
        self.end_part();
        if self.id.is_some() && !self.translated {
            self.faults.push(Malformed::new(self.id_at, messages::id_without_translation()));
        }
        self.context.clear();
        (self.id, self.plural, self.translated) = (None, None, false);
    }

    fn end_entry_if_translated(&mut self) {
        self.end_part();
        if self.translated {
            self.end_entry();
        }
    }
}

/// Appends a quoted string, from behind its opening quote to the end of its line.
fn string(segment: &mut Segment, file: &str, span: Span) -> Result<(), Malformed> {
    let text = span.of(file);
    let unended = || Malformed::new(span.start - 1, messages::string_without_end());
    let (mut at, mut copied) = (0, 0);
    let copy = |segment: &mut Segment, from: usize, to: usize| {
        segment.copy(file, Span::new(from, to).shifted(span.start));
    };
    while let Some(offset) = text.get(at..).and_then(|rest| rest.find(['"', '\\', '\n'])) {
        let start = at + offset;
        at = start + 1;
        match text.as_bytes().get(start) {
            Some(b'\\') => {}
            Some(b'"') => {
                copy(segment, copied, start);
                let behind = text.get(at..).unwrap_or("");
                return match behind.find(|c: char| !c.is_whitespace()) {
                    Some(offset) => {
                        let place = span.start + at + offset;
                        Err(Malformed::new(place, messages::behind_the_string("\\\"")))
                    }
                    None => Ok(()),
                };
            }
            _ => return Err(unended()),
        }
        let Some(c) = text.get(at..).and_then(|rest| rest.chars().next()) else { break };
        if matches!(c, '\n' | '\r') {
            return Err(unended());
        }
        at += c.len_utf8();
        let decoded = match c {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'a' | 'b' | 'f' | 'v' => ' ',
            'x' => number(text, &mut at, 16, 2, 0),
            '0'..='7' => number(text, &mut at, 8, 2, c.to_digit(8).unwrap_or(0)),
            c => c,
        };
        copy(segment, copied, start);
        segment.escaped(decoded.encode_utf8(&mut [0; 4]), Span::new(start, at).shifted(span.start));
        copied = at;
    }
    Err(unended())
}

/// The character of an escape by number. Beyond ASCII it would be a byte of some encoding.
fn number(text: &str, at: &mut usize, radix: u32, most: usize, mut value: u32) -> char {
    for _ in 0..most {
        let digit = text.as_bytes().get(*at).and_then(|byte| char::from(*byte).to_digit(radix));
        let Some(digit) = digit else { break };
        value = value * radix + digit;
        *at += 1;
    }
    u8::try_from(value).ok().filter(u8::is_ascii).map_or('\u{FFFC}', char::from)
}

//! XLIFF 1.2 and 2.x, and Android's `strings.xml`.

use alfil_engine::Span;

use super::entity::{decode, decode_with};
use super::html;
use super::map::{Escape, OBJECT, Segment, SegmentRole};
use super::markup::{Markup, Part, attribute, local};

/// Elements of XLIFF that stand for an object of the original file, or whose content is its code.
const OBJECTS: [&str; 3] = ["x", "ph", "cp"];

/// Elements of XLIFF that begin or end something, such as bold type. It may begin within a move.
const PAIRED: [&str; 7] = ["bx", "ex", "bpt", "ept", "it", "sc", "ec"];

/// XLIFF: the sources and targets of its units. Translations from a memory are no part of it.
pub(super) fn xliff(file: &str) -> Vec<Segment> {
    let mut found: Vec<Segment> = Vec::new();
    let mut open: Vec<&str> = Vec::new();
    let mut unit = Unit::default();
    // The segment that is being read, and how many elements were open where it began.
    let mut reading: Option<(Segment, usize)> = None;
    // How many elements were open where something began that is to be left alone.
    let mut left_out: Option<usize> = None;
    for part in Markup::new(file, Span::new(0, file.len()), false) {
        match part {
            Part::Text(span) => {
                if let (Some((segment, _)), None) = (&mut reading, left_out) {
                    decode(segment, file, span);
                }
            }
            Part::Cdata(span) => {
                if let (Some((segment, _)), None) = (&mut reading, left_out) {
                    segment.copy(file, span);
                }
            }
            Part::Open { name, tag, closed } => {
                let name = local(name.of(file));
                let attribute = |name| attribute(tag.of(file), name);
                let parent = open.last().copied().unwrap_or("");
                let protected =
                    attribute("translate") == Some("no") || attribute("mtype") == Some("protected");
                match (&mut reading, name) {
                    (None, "trans-unit" | "unit") => {
                        unit = Unit { id: attribute("id").unwrap_or("").to_string(), ..Unit::default() };
                    }
                    (None, "segment") => {
                        unit.segment += 1;
                        unit.source = None;
                    }
                    (None, "source" | "target")
                        if matches!(parent, "trans-unit" | "segment") && left_out.is_none() && !closed =>
                    {
                        let mut segment = Segment::new(Escape::Xml);
                        segment.key = format!("{}:{}", unit.id, unit.segment);
                        segment.role =
                            if name == "source" { SegmentRole::Source } else { SegmentRole::Target };
                        reading = Some((segment, open.len()));
                    }
                    (Some((segment, _)), name)
                        if left_out.is_none()
                            && (OBJECTS.contains(&name) || PAIRED.contains(&name) || protected) =>
                    {
                        if protected || OBJECTS.contains(&name) {
                            segment.gap(OBJECT, tag.start);
                        }
                        left_out = (!closed).then_some(open.len());
                    }
                    _ => {}
                }
                if reading.is_none() && protected && !closed && left_out.is_none() {
                    left_out = Some(open.len());
                }
                if !closed {
                    open.push(name);
                }
            }
            Part::Close { name, .. } => {
                let name = local(name.of(file));
                if open.last() != Some(&name) {
                    // Not well-formed: what follows cannot be trusted to be where it seems.
                    continue;
                }
                open.pop();
                if left_out == Some(open.len()) {
                    left_out = None;
                }
                if let Some((mut segment, _)) = reading.take_if(|(_, depth)| *depth == open.len()) {
                    match segment.role {
                        SegmentRole::Target => segment.source = unit.source,
                        _ => unit.source = Some(found.len()),
                    }
                    found.push(segment);
                }
            }
        }
    }
    found
}

#[derive(Default)]
struct Unit {
    id: String,
    segment: usize,
    /// The source that the next target translates.
    source: Option<usize>,
}

/// Android's strings: the content of `string`, and of `item` in plurals and arrays.
pub(super) fn android(file: &str) -> Vec<Segment> {
    let mut found: Vec<Segment> = Vec::new();
    let mut open: Vec<&str> = Vec::new();
    let mut parent_key = String::new();
    let mut items = 0;
    let mut reading: Option<(Segment, usize)> = None;
    let mut left_out: Option<usize> = None;
    for part in Markup::new(file, Span::new(0, file.len()), false) {
        match part {
            Part::Text(span) => {
                if let (Some((segment, _)), None) = (&mut reading, left_out) {
                    decode_with(segment, file, span, |segment, span| backslashes(segment, file, span));
                }
            }
            Part::Cdata(span) => {
                if let (Some((segment, _)), None) = (&mut reading, left_out) {
                    let _ = html::text(segment, file, span);
                }
            }
            Part::Open { name, tag, closed } => {
                let whole = name.of(file);
                let name = local(whole);
                let attribute = |name| attribute(tag.of(file), name);
                let parent = open.last().copied().unwrap_or("");
                if let Some((segment, _)) = &mut reading {
                    // A placeholder of the program.
                    if whole.ends_with(":g") && left_out.is_none() {
                        segment.gap(OBJECT, tag.start);
                        left_out = (!closed).then_some(open.len());
                    }
                } else if attribute("translatable") == Some("false") {
                    left_out = left_out.or((!closed).then_some(open.len()));
                } else if matches!(name, "plurals" | "string-array" | "array") {
                    parent_key = attribute("name").unwrap_or("").to_string();
                    items = 0;
                } else if left_out.is_none() && !closed {
                    let key = match name {
                        "string" => attribute("name").unwrap_or("").to_string(),
                        "item" if matches!(parent, "plurals" | "string-array" | "array") => {
                            items += 1;
                            match attribute("quantity") {
                                Some(quantity) => format!("{parent_key}[{quantity}]"),
                                None => format!("{parent_key}[{}]", items - 1),
                            }
                        }
                        _ => String::new(),
                    };
                    if !key.is_empty() {
                        let mut segment = Segment::new(Escape::Android);
                        segment.key = key;
                        reading = Some((segment, open.len()));
                    }
                }
                if !closed {
                    open.push(name);
                }
            }
            Part::Close { name, .. } => {
                if open.last() != Some(&local(name.of(file))) {
                    continue;
                }
                open.pop();
                if left_out == Some(open.len()) {
                    left_out = None;
                }
                if let Some((segment, _)) = reading.take_if(|(_, depth)| *depth == open.len()) {
                    found.push(segment);
                }
            }
        }
    }
    found
}

/// Appends text in which a backslash protects what follows.
fn backslashes(segment: &mut Segment, file: &str, span: Span) {
    let (mut at, mut copied) = (span.start, span.start);
    while let Some(offset) = Span::new(at, span.end).of(file).find('\\') {
        let start = at + offset;
        at = start + 1;
        let mut characters = Span::new(at, span.end).of(file).chars();
        let Some(c) = characters.next() else { break };
        let (decoded, length) = match c {
            'n' => ('\n', 1),
            't' => ('\t', 1),
            'u' => {
                let digits = Span::new(at + 1, at + 5).of(file);
                match u32::from_str_radix(digits, 16).ok().and_then(char::from_u32) {
                    Some(decoded) if at + 5 <= span.end => (decoded, 5),
                    _ => continue,
                }
            }
            c => (c, c.len_utf8()),
        };
        segment.copy(file, Span::new(copied, start));
        at += length;
        copied = at;
        segment.escaped(decoded.encode_utf8(&mut [0; 4]), Span::new(start, at));
    }
    segment.copy(file, Span::new(copied, span.end));
}

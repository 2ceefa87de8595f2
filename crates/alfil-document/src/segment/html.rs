//! HTML and XHTML: the text of a page, as one segment.

use alfil_engine::Span;

use super::Malformed;
use super::entity::decode;
use super::faults::Faults;
use super::map::{Escape, OBJECT, Segment};
use super::markup::{Markup, Part, attribute};
use crate::messages;

/// Elements whose content is not for people, or is to be copied to the letter.
const CODE: [&str; 13] = [
    "code", "kbd", "samp", "var", "tt", "template", "textarea", "math", "svg", "object", "noscript",
    "script", "style",
];

/// Elements in the middle of a line. All others begin and end a line.
const INLINE: [&str; 31] = [
    "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "data", "del", "dfn", "em", "font", "i", "ins",
    "label", "mark", "nobr", "q", "rp", "rt", "ruby", "s", "small", "span", "strike", "strong", "sub", "sup",
    "time", "u",
];

/// Elements without content.
const VOID: [&str; 14] = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track",
    "wbr",
];

pub(super) fn segments(file: &str, faults: &mut Faults) -> Vec<Segment> {
    let mut segment = Segment::new(Escape::Xml);
    faults.extend(text(&mut segment, file, Span::new(0, file.len())));
    vec![segment]
}

/// Appends the text of a stretch of HTML. Returns what began in it and never ended, and so hides the rest.
pub(super) fn text(segment: &mut Segment, file: &str, span: Span) -> Option<Malformed> {
    // The element that is left out, and how many of its name are open.
    let mut skipped: Option<(&str, usize)> = None;
    let mut begun = 0;
    let mut markup = Markup::new(file, span, true);
    for part in markup.by_ref() {
        match (part, &mut skipped) {
            (Part::Text(span), None) => decode(segment, file, span),
            (Part::Text(_) | Part::Cdata(_), _) => {}
            (Part::Open { name, closed, .. }, Some((left_out, depth))) => {
                if !closed && name.of(file).eq_ignore_ascii_case(left_out) {
                    *depth += 1;
                }
            }
            (Part::Close { name, .. }, Some((left_out, depth))) => {
                if name.of(file).eq_ignore_ascii_case(left_out) {
                    *depth -= 1;
                    if *depth == 0 {
                        skipped = None;
                    }
                }
            }
            (Part::Open { name, tag, closed }, None) => {
                let name = name.of(file);
                let void = closed || is_in(&VOID, name);
                if is_code(name, tag.of(file)) && !void {
                    segment.gap(OBJECT, tag.start);
                    skipped = Some((name, 1));
                    begun = tag.start;
                } else {
                    edge(segment, name, tag.start);
                }
            }
            (Part::Close { name, tag }, None) => edge(segment, name.of(file), tag.start),
        }
    }
    let unclosed = skipped.map(|(name, _)| Malformed::new(begun, messages::element_hides_the_rest(name)));
    unclosed.or(markup.unended().cloned())
}

/// Whether the content of an element is to be left alone.
pub(super) fn is_code(name: &str, tag: &str) -> bool {
    is_in(&CODE, name)
        || attribute(tag, "translate").is_some_and(|value| value.eq_ignore_ascii_case("no"))
        || attribute(tag, "class")
            .is_some_and(|value| value.split_whitespace().any(|one| one == "notranslate"))
}

fn edge(segment: &mut Segment, name: &str, at: usize) {
    if name.eq_ignore_ascii_case("br") {
        segment.gap("\n", at);
    } else if name.eq_ignore_ascii_case("img") {
        segment.gap(OBJECT, at);
    } else if !is_in(&INLINE, name) && !name.eq_ignore_ascii_case("wbr") {
        segment.block(at);
    }
}

fn is_in(list: &[&str], name: &str) -> bool {
    list.iter().any(|one| name.eq_ignore_ascii_case(one))
}

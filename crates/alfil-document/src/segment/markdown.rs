//! Markdown (CommonMark with tables, footnotes and front matter): the text, as one segment.

use alfil_engine::Span;
use pulldown_cmark::{Event, LinkType, Options, Parser, Tag, TagEnd};

use super::faults::Faults;
use super::html;
use super::map::{Escape, OBJECT, Segment};
use super::markup::{Markup, Part};

pub(super) fn segments(file: &str, faults: &mut Faults) -> Vec<Segment> {
    let options = Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_STRIKETHROUGH
        | Options::ENABLE_TASKLISTS
        | Options::ENABLE_YAML_STYLE_METADATA_BLOCKS
        | Options::ENABLE_PLUSES_DELIMITED_METADATA_BLOCKS;
    let mut segment = Segment::new(Escape::Markdown);
    // How many things are open whose text is to be left alone.
    let mut code = 0_usize;
    // The element of inline HTML whose content is left alone, and how many of its name are open.
    let mut element: Option<(&str, usize)> = None;
    let mut html_from: Option<usize> = None;
    for (event, range) in Parser::new_ext(file, options).into_offset_iter() {
        let span = Span::from(range);
        let silent = code > 0 || element.is_some();
        match event {
            Event::Start(Tag::HtmlBlock) => html_from = Some(span.start),
            Event::Html(_) if html_from.is_none() => html_from = Some(span.start),
            Event::End(TagEnd::HtmlBlock) => {
                if let Some(start) = html_from.take() {
                    segment.block(start);
                    let unended = html::text(&mut segment, file, Span::new(start, span.end));
                    // Elsewhere a block of HTML ends with an empty line, and what it left open is not missed.
                    let last = file.get(span.end..).is_none_or(|rest| rest.trim_start().is_empty());
                    faults.extend(unended.filter(|_| last));
                    segment.block(span.end);
                }
            }
            Event::Start(tag) => {
                if is_code(&tag) {
                    code += 1;
                } else if is_block(&tag) {
                    segment.block(span.start);
                }
            }
            Event::End(tag) => match tag {
                TagEnd::CodeBlock | TagEnd::MetadataBlock(_) => {
                    code = code.saturating_sub(1);
                    segment.block(span.end);
                }
                TagEnd::Link if code > 0 => code -= 1,
                TagEnd::Link | TagEnd::Emphasis | TagEnd::Strong | TagEnd::Strikethrough | TagEnd::Image => {}
                _ => {
                    // An element that was not closed in its paragraph ends with it.
                    element = None;
                    segment.block(span.end);
                }
            },
            Event::Text(text) if !silent => append(&mut segment, file, &text, span),
            Event::SoftBreak | Event::HardBreak if !silent => segment.escaped("\n", span),
            Event::Code(_) | Event::InlineMath(_) | Event::DisplayMath(_) if !silent => {
                segment.gap(OBJECT, span.start);
            }
            Event::FootnoteReference(_) if !silent => segment.gap(" ", span.start),
            Event::InlineHtml(_) => inline(&mut segment, file, span, &mut element),
            _ => {}
        }
    }
    vec![segment]
}

/// Whether the text within is to be left alone. An address in angle brackets is its own text.
fn is_code(tag: &Tag<'_>) -> bool {
    matches!(
        tag,
        Tag::CodeBlock(_)
            | Tag::MetadataBlock(_)
            | Tag::Link { link_type: LinkType::Autolink | LinkType::Email, .. }
    )
}

fn is_block(tag: &Tag<'_>) -> bool {
    !matches!(tag, Tag::Link { .. } | Tag::Image { .. } | Tag::Emphasis | Tag::Strong | Tag::Strikethrough)
}

/// Appends a text of the parser's, which is the file's but for escapes and references.
fn append(segment: &mut Segment, file: &str, text: &str, span: Span) {
    if span.of(file) != text {
        segment.escaped(text, span);
        return;
    }
    // A backslash that protects the first character belongs to it.
    let escaped = span.start.checked_sub(1).filter(|at| {
        file.as_bytes().get(*at) == Some(&b'\\') && segment.source_end().is_none_or(|end| end <= *at)
    });
    match (escaped, text.chars().next()) {
        (Some(backslash), Some(first)) if first.is_ascii_punctuation() => {
            let behind = span.start + first.len_utf8();
            segment.escaped(first.encode_utf8(&mut [0; 4]), Span::new(backslash, behind));
            segment.copy(file, Span::new(behind, span.end));
        }
        _ => segment.copy(file, span),
    }
}

fn inline<'f>(segment: &mut Segment, file: &'f str, span: Span, element: &mut Option<(&'f str, usize)>) {
    for part in Markup::new(file, span, true) {
        match (part, &mut *element) {
            (Part::Open { name, tag, closed: false }, None) => {
                let name = name.of(file);
                if html::is_code(name, tag.of(file)) {
                    segment.gap(OBJECT, tag.start);
                    *element = Some((name, 1));
                } else if name.eq_ignore_ascii_case("br") {
                    segment.gap("\n", tag.start);
                }
            }
            (Part::Open { name, closed: false, .. }, Some((open, depth))) => {
                *depth += usize::from(name.of(file).eq_ignore_ascii_case(open));
            }
            (Part::Close { name, .. }, Some((open, depth))) => {
                *depth -= usize::from(name.of(file).eq_ignore_ascii_case(open));
                if *depth == 0 {
                    *element = None;
                }
            }
            _ => {}
        }
    }
}

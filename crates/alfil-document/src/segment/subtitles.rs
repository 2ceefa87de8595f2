//! Subtitles, SRT and WebVTT: what is spoken or shown, all cues in one segment.

use alfil_engine::Span;

use super::Malformed;
use super::entity::decode;
use super::faults::Faults;
use super::map::{Escape, Segment};
use crate::messages;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Block {
    /// Between blocks, or before the times of a cue.
    Head,
    Cue,
    /// Notes, styles, regions, the header.
    Other,
}

pub(super) fn segments(file: &str, vtt: bool, faults: &mut Faults) -> Vec<Segment> {
    let mut segment = Segment::new(if vtt { Escape::Xml } else { Escape::Verbatim });
    let mut block = if vtt { Block::Other } else { Block::Head };
    let mut start = 0;
    // Where a block begins that has no times yet.
    let mut untimed: Option<usize> = None;
    let mut lost = |untimed: &mut Option<usize>| {
        faults.extend(untimed.take().map(|at| Malformed::new(at, messages::lines_without_times())));
    };
    for line in file.split_inclusive('\n') {
        let text = line.trim_end_matches(['\n', '\r']);
        let span = Span::new(start, start + text.len());
        start += line.len();
        if text.trim_matches(['\u{FEFF}', ' ', '\t']).is_empty() {
            block = Block::Head;
            lost(&mut untimed);
        } else if text.contains("-->") {
            block = Block::Cue;
            untimed = None;
            segment.gap("\n", span.start);
        } else if block == Block::Cue {
            cue(&mut segment, file, span, vtt);
            segment.escaped("\n", Span::new(span.end, start));
        } else if vtt && ["NOTE", "STYLE", "REGION"].iter().any(|word| text.starts_with(word)) {
            block = Block::Other;
        } else if block == Block::Head {
            untimed.get_or_insert(span.start);
        }
    }
    lost(&mut untimed);
    vec![segment]
}

/// Appends a line of a cue without its tags.
fn cue(segment: &mut Segment, file: &str, span: Span, vtt: bool) {
    let mut copy = |span: Span| if vtt { decode(segment, file, span) } else { segment.copy(file, span) };
    let mut at = span.start;
    loop {
        let rest = Span::new(at, span.end).of(file);
        let tag = |open: usize| -> Option<usize> {
            let after = rest.get(open + 1..)?;
            // No tag is longer, and one that is never closed is not looked through again and again.
            let after = after.get(..after.floor_char_boundary(256))?;
            match rest.as_bytes().get(open)? {
                // `{\an8}` and its like place the cue.
                b'{' if after.starts_with('\\') => after.find('}'),
                b'<' if after.starts_with(|c: char| c == '/' || c.is_ascii_alphanumeric()) => after.find('>'),
                _ => None,
            }
            .map(|close| open + 1 + close + 1)
        };
        let first = rest.match_indices(['<', '{']).take(16).find_map(|(open, _)| Some((open, tag(open)?)));
        match first {
            Some((open, close)) => {
                copy(Span::new(at, at + open));
                at += close;
            }
            None => {
                copy(Span::new(at, span.end));
                return;
            }
        }
    }
}

//! From the text that people read to the bytes of the file: [`Segment`].

use std::borrow::Cow;

use alfil_engine::Span;

/// A stretch of a document's text, decoded, with the way back to the bytes of the file.
///
/// ```
/// use alfil_document::{segments, Format};
/// use alfil_engine::Span;
///
/// let page = "<p>12.&nbsp;&#78;f3<code>Nf3</code></p>";
/// let found = segments(page, Format::Html)?;
/// let text = found[0].text();
/// assert!(text.starts_with("12.\u{A0}Nf3"));
/// let knight = text.find('N').unwrap();
/// assert_eq!(found[0].place(Span::new(knight, knight + 1)).unwrap().of(page), "&#78;");
/// # Ok::<_, alfil_document::Malformed>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Segment {
    text: String,
    pieces: Vec<Piece>,
    pub(super) role: SegmentRole,
    pub(super) key: String,
    pub(super) source: Option<usize>,
    pub(super) escape: Escape,
}

/// What a segment is in a file that has a text and its translation side by side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SegmentRole {
    /// The file has one language only.
    #[default]
    Plain,
    /// The text that was translated.
    Source,
    /// Its translation.
    Target,
}

/// What stands for an object in the middle of a text: a placeholder, a stretch of code.
pub(super) const OBJECT: &str = "\u{FFFC}";

/// How characters of a replacement are protected in the file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Escape {
    #[default]
    Verbatim,
    Xml,
    Android,
    Quoted,
    Latex,
    Markdown,
    Fluent,
}

#[derive(Clone, Copy, Debug)]
struct Piece {
    text: Span,
    source: Span,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The same bytes in both.
    Verbatim,
    /// An escape or an entity, which can only be replaced as a whole.
    Escaped,
    /// Nothing in the file can be replaced here.
    Gap,
}

impl Segment {
    /// An empty segment, to be filled from a file that protects characters in this way.
    pub(super) fn new(escape: Escape) -> Segment {
        Segment { escape, ..Segment::default() }
    }

    /// What stands at byte `at` of a file for a segment that the file has not.
    pub(crate) fn absent(at: usize) -> Segment {
        let mut segment = Segment::default();
        segment.gap(" ", at);
        segment
    }

    /// The text, without escapes and markup.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What it is in a file with two languages.
    pub fn role(&self) -> SegmentRole {
        self.role
    }

    /// What the file calls it: a message's identifier, the path of a JSON value. Empty where it has no name.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// For a translation the place, among all segments of the file, of what it translates.
    pub fn source(&self) -> Option<usize> {
        self.source
    }

    /// The bytes of the file that stand for a stretch of the text, if replacing them replaces just that.
    pub fn place(&self, span: Span) -> Option<Span> {
        let first = self.piece_at(span.start);
        if span.is_empty() {
            let piece = self.pieces.get(first)?;
            return match piece.kind {
                Kind::Verbatim => {
                    let at = piece.source.start + (span.start - piece.text.start);
                    Some(Span::new(at, at))
                }
                Kind::Escaped if span.start == piece.text.start => {
                    Some(Span::new(piece.source.start, piece.source.start))
                }
                _ => None,
            };
        }
        let mut place: Option<Span> = None;
        for piece in self.pieces.get(first..)? {
            let (from, to) = (span.start.max(piece.text.start), span.end.min(piece.text.end));
            let part = match piece.kind {
                Kind::Verbatim => {
                    Span::new(from - piece.text.start, to - piece.text.start).shifted(piece.source.start)
                }
                Kind::Escaped if from == piece.text.start && to == piece.text.end => piece.source,
                _ => return None,
            };
            place = match place {
                None => Some(part),
                Some(before) if before.end == part.start => Some(Span::new(before.start, part.end)),
                Some(_) => return None,
            };
            if span.end <= piece.text.end {
                return place;
            }
        }
        None
    }

    /// The bytes of the file from where a stretch of the text begins to where it ends, markup in between
    /// included; for pointing at it.
    pub fn cover(&self, span: Span) -> Span {
        let at = |offset: usize, end: bool| -> usize {
            let Some(piece) = self.pieces.get(self.piece_at(offset)).or(self.pieces.last()) else {
                return 0;
            };
            match piece.kind {
                Kind::Verbatim => {
                    let within = offset.saturating_sub(piece.text.start).min(piece.text.len());
                    piece.source.start + within
                }
                _ if end || offset >= piece.text.end => piece.source.end,
                _ => piece.source.start,
            }
        };
        let start = at(span.start, false);
        if span.is_empty() {
            return Span::new(start, start);
        }
        // The end lies in the piece of the last byte, not in the one behind it.
        let last = self.pieces.get(self.piece_at(span.end - 1));
        let end = match last {
            Some(piece) if piece.kind == Kind::Verbatim => {
                piece.source.start + span.end.min(piece.text.end).saturating_sub(piece.text.start)
            }
            Some(piece) => piece.source.end,
            None => at(span.end, true),
        };
        Span::new(start, end.max(start))
    }

    /// `replacement` as the file has to write it.
    pub fn encode<'r>(&self, replacement: &'r str) -> Cow<'r, str> {
        encode(self.escape, replacement)
    }

    fn piece_at(&self, offset: usize) -> usize {
        self.pieces.partition_point(|piece| piece.text.end <= offset)
    }

    /// Appends bytes of the file as they are.
    pub(super) fn copy(&mut self, file: &str, span: Span) {
        let part = span.of(file);
        if part.is_empty() {
            return;
        }
        let start = self.text.len();
        self.text.push_str(part);
        match self.pieces.last_mut() {
            Some(last) if last.kind == Kind::Verbatim && last.source.end == span.start => {
                last.source.end = span.end;
                last.text.end = self.text.len();
            }
            _ => self.push(start, span, Kind::Verbatim),
        }
    }

    /// Appends what an escape stands for.
    pub(super) fn escaped(&mut self, decoded: &str, span: Span) {
        let kind = if span.is_empty() { Kind::Gap } else { Kind::Escaped };
        self.append(decoded, span, kind);
    }

    /// Appends a text that the file does not have, at byte `at`.
    pub(super) fn gap(&mut self, text: &str, at: usize) {
        self.append(text, Span::new(at, at), Kind::Gap);
    }

    /// The same, unless there is such a gap already or nothing before it.
    pub(super) fn block(&mut self, at: usize) {
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.gap("\n\n", at);
        }
    }

    fn append(&mut self, text: &str, span: Span, kind: Kind) {
        if !text.is_empty() {
            let start = self.text.len();
            self.text.push_str(text);
            self.push(start, span, kind);
        }
    }

    fn push(&mut self, start: usize, source: Span, kind: Kind) {
        self.pieces.push(Piece { text: Span::new(start, self.text.len()), source, kind });
    }

    /// Where the last piece ends in the file.
    pub(super) fn source_end(&self) -> Option<usize> {
        self.pieces.last().map(|piece| piece.source.end)
    }
}

fn encode(escape: Escape, text: &str) -> Cow<'_, str> {
    let special: &[char] = match escape {
        Escape::Verbatim => &[],
        Escape::Xml => &['&', '<', '>'],
        Escape::Android => &['&', '<', '>', '\'', '"', '\\'],
        Escape::Quoted => &['"', '\\'],
        Escape::Latex => &['#', '&', '%', '_', '$', '{', '}', '~', '^', '\\'],
        Escape::Markdown => &['*', '_', '`', '[', ']', '<', '&', '\\'],
        Escape::Fluent => &['{', '}'],
    };
    if !text.contains(special) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        if !special.contains(&c) {
            out.push(c);
            continue;
        }
        match (escape, c) {
            (Escape::Xml | Escape::Android, '&') => out.push_str("&amp;"),
            (Escape::Xml | Escape::Android, '<') => out.push_str("&lt;"),
            (Escape::Xml | Escape::Android, '>') => out.push_str("&gt;"),
            (Escape::Latex, '~') => out.push_str("\\textasciitilde{}"),
            (Escape::Latex, '^') => out.push_str("\\textasciicircum{}"),
            (Escape::Latex, '\\') => out.push_str("\\textbackslash{}"),
            (Escape::Fluent, c) => {
                out.push_str("{\"");
                out.push(c);
                out.push_str("\"}");
            }
            (_, c) => {
                out.push('\\');
                out.push(c);
            }
        }
    }
    Cow::Owned(out)
}

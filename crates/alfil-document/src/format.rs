//! Kinds of documents and how to tell them apart: [`Format`].

use std::path::Path;

use alfil_engine::{ItemKind, Likeness, Movetext, SymbolTable};
use alfil_locale::Registry;

/// A kind of document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// A list of moves, each line for itself.
    Moves,
    /// Games, with or without tags.
    Pgn,
    /// Prose with moves in it.
    Text,
    /// Markdown.
    Markdown,
    /// HTML or XHTML.
    Html,
    /// LaTeX.
    Latex,
    /// A PO file of gettext: messages with their translations.
    Po,
    /// XLIFF 1.2 or 2.x: texts with their translations.
    Xliff,
    /// Android's `strings.xml`.
    Android,
    /// Fluent.
    Ftl,
    /// SubRip subtitles.
    Srt,
    /// WebVTT subtitles.
    Vtt,
    /// JSON, of which the string values are text.
    Json,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 13] = [
        Format::Moves,
        Format::Pgn,
        Format::Text,
        Format::Markdown,
        Format::Html,
        Format::Latex,
        Format::Po,
        Format::Xliff,
        Format::Android,
        Format::Ftl,
        Format::Srt,
        Format::Vtt,
        Format::Json,
    ];

    /// Its name in options and machine output.
    ///
    /// ```
    /// use alfil_document::Format;
    /// assert!(Format::ALL.iter().all(|format| Format::named(format.name()) == Some(*format)));
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Format::Moves => "moves",
            Format::Pgn => "pgn",
            Format::Text => "text",
            Format::Markdown => "markdown",
            Format::Html => "html",
            Format::Latex => "latex",
            Format::Po => "po",
            Format::Xliff => "xliff",
            Format::Android => "android",
            Format::Ftl => "ftl",
            Format::Srt => "srt",
            Format::Vtt => "vtt",
            Format::Json => "json",
        }
    }

    /// What it is and which part of it is text, in a line for people.
    pub const fn summary(self) -> &'static str {
        match self {
            Format::Moves => "A list of moves, each line for itself",
            Format::Pgn => "Games, with or without tags",
            Format::Text => "Prose with moves in it",
            Format::Markdown => "Markdown; never code or addresses",
            Format::Html => "HTML or XHTML; never code, scripts or attributes",
            Format::Latex => "LaTeX; never mathematics, verbatim text or the macros of skak and xskak",
            Format::Po => "PO: the translations",
            Format::Xliff => "XLIFF 1.2 and 2.x: the targets",
            Format::Android => "Android's strings.xml",
            Format::Ftl => "Fluent",
            Format::Srt => "SubRip subtitles",
            Format::Vtt => "WebVTT subtitles",
            Format::Json => "JSON: the string values",
        }
    }

    /// The format with this name.
    ///
    /// ```
    /// use alfil_document::Format;
    /// assert_eq!(Format::named("markdown"), Some(Format::Markdown));
    /// assert_eq!(Format::named("docx"), None);
    /// ```
    pub fn named(name: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.name() == name)
    }

    /// Whether it is games or moves and nothing else, in which every word counts. In all other formats moves
    /// stand among other text.
    pub const fn is_games(self) -> bool {
        matches!(self, Format::Moves | Format::Pgn)
    }

    /// The format of a document, by its name if that tells, else by its content.
    ///
    /// ```
    /// use alfil_document::Format;
    /// use alfil_locale::builtin::EN;
    /// use std::path::Path;
    ///
    /// let of = |name: &str, text| Format::of(Some(Path::new(name)), text, EN.table());
    /// assert_eq!(of("chapter.md", ""), Format::Markdown);
    /// assert_eq!(of("download", "WEBVTT\n\n00:01.000 --> 00:02.000\nNf3"), Format::Vtt);
    /// assert_eq!(of("moves.txt", "Nf3\nBb5\n"), Format::Moves);
    /// assert_eq!(of("game.txt", "1. e4 e5 2. Nf3"), Format::Pgn);
    /// assert_eq!(of("page.txt", "White would like to play 12.Nf3 here."), Format::Text);
    /// ```
    pub fn of(name: Option<&Path>, text: &str, table: &SymbolTable) -> Format {
        name.and_then(Format::by_name)
            .or_else(|| Format::by_marks(text))
            .unwrap_or_else(|| Format::by_moves(text, table))
    }

    /// As [`Format::of`], for a document whose language is not known: where its content has to tell, it is
    /// games if it is so to any of the languages. Only the first part of a long text is looked at.
    ///
    /// ```
    /// use alfil_document::Format;
    /// use alfil_locale::Registry;
    ///
    /// let registry = Registry::builtin();
    /// assert_eq!(Format::in_any(None, "1. e4 e5 2. Sf3 Sc6", &registry), Format::Pgn);
    /// assert_eq!(Format::in_any(None, "Hier gefällt mir 12.Sf3 am besten.", &registry), Format::Text);
    /// ```
    pub fn in_any(name: Option<&Path>, text: &str, registry: &Registry) -> Format {
        const HEAD: usize = 1 << 14;
        let known = name.and_then(Format::by_name).or_else(|| Format::by_marks(text));
        let head = text.get(..text.floor_char_boundary(HEAD)).unwrap_or(text);
        let mut formats = registry.iter().map(|locale| Format::by_moves(head, locale.table()));
        known.or_else(|| formats.find(|format| *format != Format::Text)).unwrap_or(Format::Text)
    }

    /// The format that the ending of a file's name tells, if it tells one. `.txt` and `.xml` do not.
    ///
    /// ```
    /// use alfil_document::Format;
    /// use std::path::Path;
    ///
    /// assert_eq!(Format::by_name(Path::new("book/chapter.MD")), Some(Format::Markdown));
    /// assert_eq!(Format::by_name(Path::new("page.txt")), None);
    /// ```
    pub fn by_name(name: &Path) -> Option<Format> {
        let ending = name.extension()?.to_str()?.to_ascii_lowercase();
        Some(match ending.as_str() {
            "pgn" => Format::Pgn,
            "moves" => Format::Moves,
            "md" | "markdown" | "mkd" => Format::Markdown,
            "html" | "htm" | "xhtml" => Format::Html,
            "tex" | "ltx" | "latex" => Format::Latex,
            "po" | "pot" => Format::Po,
            "xlf" | "xliff" => Format::Xliff,
            "ftl" => Format::Ftl,
            "srt" => Format::Srt,
            "vtt" => Format::Vtt,
            "json" | "jsonl" | "arb" => Format::Json,
            _ => return None,
        })
    }

    /// The format that the first bytes give away.
    fn by_marks(text: &str) -> Option<Format> {
        /// More than enough for declarations and comments at the head of a file.
        const HEAD: usize = 4096;
        let head = text.get(..text.floor_char_boundary(HEAD)).unwrap_or(text);
        let head = head.trim_start_matches('\u{FEFF}').trim_start();
        if head.starts_with('<') {
            let lower = head.to_ascii_lowercase();
            let marks = [
                ("<xliff", Format::Xliff),
                ("<resources", Format::Android),
                ("<html", Format::Html),
                ("<!doctype html", Format::Html),
                ("<p", Format::Html),
                ("<div", Format::Html),
            ];
            return marks.into_iter().find(|(mark, _)| lower.contains(mark)).map(|(_, format)| format);
        }
        if head.starts_with("WEBVTT") {
            return Some(Format::Vtt);
        }
        if head.starts_with("\\documentclass") || head.contains("\\begin{document}") {
            return Some(Format::Latex);
        }
        let mut lines = head.lines().map(str::trim);
        let (first, second) = (lines.next().unwrap_or(""), lines.next().unwrap_or(""));
        if !first.is_empty() && first.bytes().all(|byte| byte.is_ascii_digit()) && second.contains(" --> ") {
            return Some(Format::Srt);
        }
        let has_line = |start: &str| head.lines().any(|line| line.starts_with(start));
        if has_line("msgid \"") && has_line("msgstr") {
            return Some(Format::Po);
        }
        if head.starts_with(['{', '[']) && crate::segments(text, Format::Json).is_ok() {
            return Some(Format::Json);
        }
        None
    }

    /// A list of moves has no numbers, comments or tags, and no line with more than one move; in a text at
    /// least one word in four is no move.
    fn by_moves(text: &str, table: &SymbolTable) -> Format {
        let (mut moves_in_line, mut list) = (0, true);
        let (mut moves, mut words) = (0_usize, 0_usize);
        for item in Movetext::new(text, table) {
            match item.kind {
                ItemKind::Tag => return Format::Pgn,
                ItemKind::Unreadable(unreadable) if unreadable.likeness == Likeness::Word => {
                    words += 1;
                    moves_in_line += 1;
                }
                ItemKind::Move(_) | ItemKind::Unreadable(_) => {
                    moves += 1;
                    moves_in_line += 1;
                }
                ItemKind::Space if item.span.of(text).contains(['\n', '\r']) => moves_in_line = 0,
                ItemKind::Space | ItemKind::Glyph => {}
                _ => list = false,
            }
            list &= moves_in_line <= 1;
        }
        if words > 0 && words * 3 >= moves {
            Format::Text
        } else if list {
            Format::Moves
        } else {
            Format::Pgn
        }
    }
}

//! LaTeX: the text, as one segment. Left alone are comments, mathematics, verbatim text, and the macros of
//! skak, xskak and chessboard, which read moves in their own notation.

use alfil_engine::Span;

use super::Malformed;
use super::faults::Faults;
use super::map::{Escape, OBJECT, Segment};
use crate::messages;

/// Environments whose content is left alone.
const CODE: [&str; 24] = [
    "verbatim",
    "verbatim*",
    "Verbatim",
    "lstlisting",
    "minted",
    "alltt",
    "comment",
    "filecontents",
    "filecontents*",
    "equation",
    "equation*",
    "align",
    "align*",
    "displaymath",
    "math",
    "eqnarray",
    "eqnarray*",
    "gather",
    "gather*",
    "tikzpicture",
    "multline",
    "multline*",
    "luacode",
    "luacode*",
];

/// Commands whose arguments are no text.
const NO_TEXT: &[&str] = &[
    "mainline",
    "wmove",
    "bmove",
    "variation",
    "hidemoves",
    "newchessgame",
    "newgame",
    "resumechessgame",
    "chessboard",
    "setchessboard",
    "xskakset",
    "xskakloadgame",
    "fenboard",
    "longmoves",
    "printchessgame",
    "mainlinestyle",
    "storegame",
    "restoregame",
    "savegame",
    "loadgame",
    "lastmove",
    "showboard",
    "styleA",
    "label",
    "ref",
    "pageref",
    "eqref",
    "autoref",
    "cref",
    "cite",
    "citep",
    "citet",
    "nocite",
    "input",
    "include",
    "includegraphics",
    "usepackage",
    "documentclass",
    "bibliography",
    "bibliographystyle",
    "url",
    "nolinkurl",
    "newcommand",
    "renewcommand",
    "def",
    "index",
    "hypersetup",
    "setlength",
    "hspace",
    "vspace",
    "color",
    "definecolor",
    "fontsize",
    "pagestyle",
    "thispagestyle",
    "selectlanguage",
    "setcounter",
    "addtocounter",
    "graphicspath",
    "bibitem",
];

/// Environments that say in braces how they are laid out.
const LAID_OUT: [&str; 12] = [
    "tabular",
    "tabular*",
    "tabularx",
    "tabulary",
    "longtable",
    "array",
    "minipage",
    "multicols",
    "wrapfigure",
    "wraptable",
    "thebibliography",
    "adjustwidth",
];

/// Commands that end a line of thought.
const BREAKS: [&str; 12] = [
    "par",
    "item",
    "chapter",
    "section",
    "subsection",
    "subsubsection",
    "paragraph",
    "part",
    "footnote",
    "caption",
    "newpage",
    "title",
];

pub(super) fn segments(file: &str, faults: &mut Faults) -> Vec<Segment> {
    let mut segment = Segment::new(Escape::Latex);
    let mut reader = Reader { file, at: 0, open: Vec::new(), faults };
    if let Some(start) = file.find("\\begin{document}").filter(|_| file.contains("\\documentclass")) {
        reader.at = start;
    }
    reader.read(&mut segment);
    // The innermost is enough: it is where the author forgot it, or near to it.
    let unclosed = reader.open.pop().map(|at| Malformed::new(at, messages::group_never_closed("{", "}")));
    let first = reader.faults.is_empty();
    reader.faults.extend(unclosed.filter(|_| first));
    vec![segment]
}

struct Reader<'a> {
    file: &'a str,
    at: usize,
    /// Where the groups begin that are open.
    open: Vec<usize>,
    faults: &'a mut Faults,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        self.file.get(self.at..).unwrap_or("")
    }

    fn read(&mut self, segment: &mut Segment) {
        loop {
            let start = self.at;
            let rest = self.rest();
            let plain = rest.find(['\\', '%', '$', '{', '}', '~']).unwrap_or(rest.len());
            segment.copy(self.file, Span::new(start, start + plain));
            self.at += plain;
            let at = self.at;
            match self.rest().as_bytes().first() {
                None => return,
                Some(b'%') => {
                    // The end of the line and the spaces before the next belong to the comment.
                    self.pass("\n");
                    let next = self.rest();
                    self.at += next.len() - next.trim_start_matches([' ', '\t']).len();
                }
                Some(b'$') => self.dollar(segment),
                Some(b'~') => {
                    self.at += 1;
                    segment.escaped("\u{A0}", Span::new(at, at + 1));
                }
                Some(b'\\') => self.command(segment),
                Some(b'{') => {
                    self.open.push(at);
                    self.at += 1;
                }
                _ => {
                    if self.open.pop().is_none() {
                        self.faults.push(Malformed::new(at, messages::group_closes_nothing("}")));
                    }
                    self.at += 1;
                    if self.rest().starts_with('{') {
                        // Two arguments, as in `\textcolor{red}{Nf3}`, are no one word.
                        segment.gap(OBJECT, self.at);
                    }
                }
            }
        }
    }

    /// Goes behind the next `mark`, or to the end. Returns whether there was one.
    fn pass(&mut self, mark: &str) -> bool {
        let found = self.rest().find(mark);
        self.at += found.map_or(self.rest().len(), |offset| offset + mark.len());
        found.is_some()
    }

    /// The same for what begins at `start` and must end.
    fn pass_closed(&mut self, mark: &str, start: usize) {
        if !self.pass(mark) {
            self.faults.push(Malformed::new(start, messages::end_is_missing(mark)));
        }
    }

    /// Mathematics; a dollar that no other follows in its paragraph is a dollar.
    fn dollar(&mut self, segment: &mut Segment) {
        let at = self.at;
        let mark = if self.rest().starts_with("$$") { "$$" } else { "$" };
        self.at += mark.len();
        segment.gap(OBJECT, at);
        let rest = self.rest();
        let mut from = 0;
        while let Some(offset) = rest.get(from..).and_then(|rest| rest.find(['$', '\n', '\\'])) {
            let here = from + offset;
            let after = rest.get(here..).unwrap_or("");
            from = here + 1;
            if after.starts_with('\\') {
                from += after.chars().nth(1).map_or(0, char::len_utf8);
            } else if after.starts_with('\n') {
                let blank = after.get(1..).unwrap_or("").trim_start_matches([' ', '\t', '\r']);
                if blank.starts_with('\n') {
                    return;
                }
            } else {
                self.at += here + if after.starts_with(mark) { mark.len() } else { 1 };
                return;
            }
        }
    }

    fn command(&mut self, segment: &mut Segment) {
        let start = self.at;
        self.at += 1;
        let rest = self.rest();
        let Some(first) = rest.chars().next() else { return };
        if !first.is_ascii_alphabetic() {
            self.at += first.len_utf8();
            let whole = Span::new(start, self.at);
            match first {
                '#' | '&' | '%' | '_' | '$' | '{' | '}' => {
                    segment.escaped(first.encode_utf8(&mut [0; 4]), whole);
                }
                ',' | ' ' | ';' | ':' | '/' => {
                    segment.escaped(if first == '/' { "\u{200C}" } else { " " }, whole);
                }
                '\\' => segment.escaped("\n", whole),
                '(' => self.skip_to(segment, start, "\\)"),
                '[' => self.skip_to(segment, start, "\\]"),
                '-' | '@' => {}
                // An accent: it belongs to a letter that is not decoded.
                _ => segment.gap(OBJECT, start),
            }
            return;
        }
        let length = rest.find(|c: char| !c.is_ascii_alphabetic() && c != '@').unwrap_or(rest.len());
        let name = rest.get(..length).unwrap_or("");
        self.at += length;
        if self.rest().starts_with('*') {
            self.at += 1;
        }
        match name {
            "begin" | "end" => self.environment(segment, name == "begin", start),
            "verb" | "lstinline" | "mintinline" => {
                if let Some(mark) = self.rest().chars().next() {
                    self.at += mark.len_utf8();
                    let close = if mark == '{' { '}' } else { mark };
                    // It ends with its line at the latest.
                    let length = self.rest().find([close, '\n']).unwrap_or(self.rest().len());
                    self.at += length;
                    if self.rest().starts_with(close) {
                        self.at += close.len_utf8();
                    }
                }
                segment.gap(OBJECT, start);
            }
            "href" => self.arguments(1),
            "times" | "ldots" | "dots" | "textellipsis" => {
                let spaces = self.rest().len() - self.rest().trim_start_matches([' ', '\t']).len();
                self.at += spaces;
                segment.escaped(if name == "times" { "×" } else { "…" }, Span::new(start, self.at));
            }
            name if NO_TEXT.contains(&name) => {
                self.arguments(usize::MAX);
                segment.gap(OBJECT, start);
            }
            name if BREAKS.contains(&name) => {
                segment.gap("\n\n", start);
                self.option();
            }
            _ => {
                self.option();
                if !self.rest().starts_with('{') {
                    // A command without arguments stands for something, perhaps for a chessman.
                    let rest = self.rest();
                    let spaces = rest.len() - rest.trim_start_matches([' ', '\t']).len();
                    self.at += spaces;
                    segment.gap(OBJECT, start);
                }
            }
        }
    }

    fn skip_to(&mut self, segment: &mut Segment, start: usize, mark: &str) {
        self.pass_closed(mark, start);
        segment.gap(OBJECT, start);
    }

    fn environment(&mut self, segment: &mut Segment, begins: bool, start: usize) {
        let rest = self.rest();
        // No name is longer, and a brace that is never closed is not looked for again and again.
        let head = rest.get(..rest.floor_char_boundary(64)).unwrap_or("");
        let Some((name, _)) = head.strip_prefix('{').and_then(|head| head.split_once('}')) else { return };
        self.at += name.len() + 2;
        segment.block(start);
        if begins && CODE.contains(&name) {
            self.pass_closed(&format!("\\end{{{name}}}"), start);
        } else if begins && LAID_OUT.contains(&name) {
            self.arguments(usize::MAX);
        } else if begins {
            self.option();
        }
    }

    /// Passes over an argument in square brackets.
    fn option(&mut self) {
        if self.rest().starts_with('[') {
            self.group(b'[', b']');
        }
    }

    /// Passes over arguments, at most `most` of those in braces.
    fn arguments(&mut self, most: usize) {
        let mut seen = 0;
        while seen < most {
            match self.rest().as_bytes().first() {
                Some(b'[') => self.group(b'[', b']'),
                Some(b'{') => {
                    self.group(b'{', b'}');
                    seen += 1;
                }
                _ => return,
            }
        }
    }

    /// Passes over a group with all groups in it.
    fn group(&mut self, open: u8, close: u8) {
        let mut depth = 0_usize;
        let mut bytes = self.rest().bytes().enumerate();
        while let Some((offset, byte)) = bytes.next() {
            if byte == b'\\' {
                bytes.next();
            } else if byte == open {
                depth += 1;
            } else if byte == close {
                depth -= 1;
                if depth == 0 {
                    self.at += offset + 1;
                    return;
                }
            }
        }
        let (open, close) = (char::from(open).to_string(), char::from(close).to_string());
        self.faults.push(Malformed::new(self.at, messages::group_never_closed(open, close)));
        self.at = self.file.len();
    }
}

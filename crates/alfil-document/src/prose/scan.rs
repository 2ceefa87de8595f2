//! Prose in, what matters for chess out, in order: [`scan`].

use alfil_engine::{Action, Origin, Role, San, Sign, Span, Square, Symbol, SymbolTable, TokenKind, lex};

use super::glance::Glance;
use super::shape::{self, Form, Shape};
use super::text::{self, Ending};

/// Something in a text that may have to do with chess.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    pub(super) kind: Kind,
    pub(super) span: Span,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    /// What has the form of a move.
    Shape(Shape),
    /// A move in which a letter stands that the table does not have.
    Foreign {
        to: Square,
    },
    /// A piece's letter with what is nearly a square.
    Unread(Unread),
    /// A number, with the dots behind it.
    Number {
        number: u32,
        dots: Dots,
    },
    /// Dots that stand for White's move; whether a word is glued to them.
    Dots {
        glued: bool,
    },
    Open,
    Close,
    /// An empty line.
    Paragraph,
}

/// Why what is nearly a move is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unread {
    /// In the place of a file stands this letter, which is none: a Cyrillic `е` in `Фе7`.
    Letter(char),
    /// Something that is no text stands within it: `Q<ph id="1"/>e2`.
    Object,
    /// Its rank is none, or stands twice: `Re9`, `Nf33`.
    Rank,
}

/// What stands behind a move number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dots {
    /// Nothing: `9 Nbd2`.
    None,
    /// One dot: White's move.
    White,
    /// Two or more: Black's.
    Black,
}

/// Goes through a text once.
pub(super) fn scan(text: &str, table: &SymbolTable) -> Vec<Item> {
    let mut scanner = Scanner { text, table, glance: Glance::new(text, table), items: Vec::new(), at: 0 };
    while scanner.at < text.len() {
        let start = scanner.at;
        scanner.step();
        scanner.at = scanner.at.max(start + 1);
        while !text.is_char_boundary(scanner.at) {
            scanner.at += 1;
        }
    }
    scanner.items
}

struct Scanner<'a> {
    text: &'a str,
    table: &'a SymbolTable,
    glance: Glance<'a>,
    items: Vec<Item>,
    at: usize,
}

impl Scanner<'_> {
    fn char_at(&self, at: usize) -> Option<char> {
        self.text.get(at..)?.chars().next()
    }

    fn run(&self, at: usize, belongs: impl Fn(char) -> bool) -> usize {
        let rest = self.text.get(at..).unwrap_or("");
        at + rest.find(|c| !belongs(c)).unwrap_or(rest.len())
    }

    fn push(&mut self, kind: Kind, end: usize) {
        self.items.push(Item { kind, span: Span::new(self.at, end) });
        self.at = end;
    }

    fn step(&mut self) {
        let at = self.at;
        let Some(first) = self.char_at(at) else { return };
        if first.is_whitespace() {
            let end = self.run(at, char::is_whitespace);
            if self.text.get(at..end).is_some_and(|space| space.matches('\n').count() > 1) {
                self.push(Kind::Paragraph, end);
            }
            self.at = end;
            if let Some(end) = text::address(self.text, self.at) {
                self.at = end;
            }
            return;
        }
        if at == 0
            && let Some(end) = text::address(self.text, at)
        {
            self.at = end;
            return;
        }
        match first {
            '(' | '[' => self.push(Kind::Open, at + 1),
            ')' | ']' => self.push(Kind::Close, at + 1),
            '.' | '…' => self.dots(),
            '0'..='9' => self.figures(),
            _ if self.joins_list(at) || text::may_begin(self.text, at) => self.word(),
            _ => self.skip_word(),
        }
    }

    /// Whether what stands at `at` goes on a list of moves, `Bb5/Bc4`, or is glued to a move, `e4e5`.
    fn joins_list(&self, at: usize) -> bool {
        let Some(Item { kind: Kind::Shape(_) | Kind::Foreign { .. }, span }) = self.items.last() else {
            return false;
        };
        span.end == at || (span.end + 1 == at && Span::new(span.end, at).of(self.text) == "/")
    }

    fn skip_word(&mut self) {
        let first = self.char_at(self.at).map_or(1, char::len_utf8);
        let named = self.char_at(self.at).is_some_and(|c| text::is_word(c) && c != '_');
        self.at = if named { self.run(self.at, text::is_word) } else { self.at + first };
    }

    fn word(&mut self) {
        if text::is_address_start(self.text, self.at)
            && let Some(end) = text::address(self.text, self.at)
        {
            self.at = end;
            return;
        }
        if !self.char_at(self.at).is_some_and(|first| self.glance.may_be_move(self.at, first)) {
            self.skip_word();
        } else if let Some(shape) = shape::read(self.text, self.at, self.table) {
            self.push(Kind::Shape(shape), shape.span.end);
        } else if let Some((to, end)) = self.foreign() {
            self.push(Kind::Foreign { to }, end);
        } else if let Some((unread, end)) = self.unread() {
            self.push(Kind::Unread(unread), end);
        } else if let Some(shape) = self.apart() {
            self.push(Kind::Shape(shape), shape.span.end);
        } else {
            self.skip_word();
        }
    }

    /// `..`, `...`, `…` before Black's move.
    fn dots(&mut self) {
        let end = self.run(self.at, |c| matches!(c, '.' | '…'));
        let run = Span::new(self.at, end).of(self.text);
        if run.chars().count() > 1 || run == "…" {
            let glued = text::window_before(self.text, self.at, 4).ends_with(text::is_word);
            self.push(Kind::Dots { glued }, end);
        }
        self.at = end;
    }

    /// Castling with zeros, or a move number.
    fn figures(&mut self) {
        let at = self.at;
        let before = text::window_before(self.text, at, 4);
        let castles = lex(text::window(self.text, at, 16), self.table)
            .next()
            .is_some_and(|token| matches!(token.kind(), TokenKind::Sign(_)));
        if castles && (text::may_begin(self.text, at) || self.joins_list(at)) {
            self.word();
            return;
        }
        let end = self.run(at, |c| c.is_ascii_digit());
        let inside = before
            .ends_with(|c: char| text::is_word(c) || matches!(c, '-' | '/' | '#' | '$' | '@' | ':'))
            || (before.ends_with(['.', ','])
                && before.trim_end_matches(['.', ',']).ends_with(|c: char| c.is_alphanumeric())
                && !self.follows_move(at));
        let number =
            Span::new(at, end).of(self.text).parse::<u32>().ok().filter(|number| (1..=400).contains(number));
        let (Some(number), false) = (number, inside && !self.joins_list(at)) else {
            self.at = self.run(at, text::is_word);
            return;
        };
        let (dots, end) = self.dots_behind(end);
        if dots == Dots::None && self.char_at(end).is_some_and(text::is_word) {
            // `12Nf3`, `1e4`; but no `2nd`, and no `1a`.
            if shape::read(self.text, end, self.table).is_none() {
                self.at = self.run(at, text::is_word);
                return;
            }
        }
        self.push(Kind::Number { number, dots }, end);
        if matches!(self.char_at(end), Some(c) if !c.is_whitespace() && !matches!(c, '.' | '…' | '(' | '['))
        {
            self.word();
        }
    }

    /// Whether a move ends right before the dot that stands before `at`: `4.Bxc6.5.Nxe5`.
    fn follows_move(&self, at: usize) -> bool {
        matches!(self.items.last(), Some(Item { kind: Kind::Shape(_), span }) if at - span.end <= 2)
    }

    /// The dots behind a number: `12.`, `12...`, `12. ...`, `3.-`, `3. ... ,`.
    fn dots_behind(&self, end: usize) -> (Dots, usize) {
        let near = self.run(end, |c| matches!(c, '.' | '…'));
        let space = self.run(near, |c| c == ' ' || c == '\u{A0}');
        let far = self.run(space, |c| matches!(c, '.' | '…'));
        let count = |from: usize, to: usize| {
            Span::new(from, to).of(self.text).chars().map(|c| if c == '…' { 3 } else { 1 }).sum::<usize>()
        };
        let (near_dots, far_dots) = (count(end, near), count(space, far));
        let (mut dots, mut end) = match (near_dots, far_dots) {
            (_, 2..) => (Dots::Black, far),
            (0, _) => (Dots::None, end),
            (1, _) => (Dots::White, near),
            _ => (Dots::Black, near),
        };
        if dots != Dots::None {
            // Finnish and old German print `3.-Rf6` and `10.—, Nf6`.
            let space = self.run(end, |c| c == ' ');
            let dash = self.run(space, text::is_dash);
            let behind = self.run(dash, |c| matches!(c, ' ' | ','));
            let comma = self.run(space, |c| matches!(c, ' ' | ','));
            let dash_text = Span::new(space, dash).of(self.text);
            if dash_text.chars().count() == 1 && self.char_at(behind).is_some_and(char::is_alphanumeric) {
                (dots, end) = (Dots::Black, behind);
            } else if dots == Dots::Black && Span::new(space, comma).of(self.text).contains(',') {
                end = comma;
            }
        }
        (dots, end)
    }

    /// A move with a letter in the place of a piece that this table does not have.
    fn foreign(&self) -> Option<(Square, usize)> {
        let at = self.at;
        let window = text::window(self.text, at, 24);
        let mut tokens = lex(window, self.table);
        let letter = tokens.next()?;
        let spelled = letter.span().of(window);
        let known = !matches!(letter.kind(), TokenKind::Unknown);
        let mut characters = spelled.chars();
        let capital = characters
            .next()
            .is_some_and(|c| c.is_alphabetic() && !c.is_lowercase() && !text::is_unspaced(c));
        if known || !capital || characters.count() > 1 {
            return None;
        }
        let mut captures = false;
        for token in tokens.take(4) {
            match token.kind() {
                TokenKind::Square(to) => {
                    let end = at + token.span().end;
                    return (text::ending(self.text, end) != Ending::Inside).then_some((to, end));
                }
                TokenKind::File(_) | TokenKind::Rank(_) if !captures => {}
                TokenKind::Sign(Sign::Capture) if !captures => captures = true,
                _ => return None,
            }
        }
        None
    }

    /// A piece's letter with a square in which one thing is wrong.
    fn unread(&self) -> Option<(Unread, usize)> {
        let window = text::window(self.text, self.at, 32);
        let mut tokens = lex(window, self.table);
        if !matches!(tokens.next()?.kind(), TokenKind::Piece(_)) {
            return None;
        }
        let mut wrong = None;
        let mut before = None;
        for token in tokens.take(6) {
            let spelled = token.span().of(window);
            let digit = matches!(spelled.as_bytes(), [b'0'..=b'9']);
            match (before, token.kind()) {
                (Some(TokenKind::Square(_)), _) | (Some(TokenKind::File(_)), TokenKind::Unknown) if digit => {
                    let end = self.at + token.span().end;
                    let ends = text::ending(self.text, end) != Ending::Inside;
                    return (wrong.is_none() && ends).then_some((Unread::Rank, end));
                }
                (Some(TokenKind::Square(_)), _) => return None,
                _ => before = Some(token.kind()),
            }
            let found = match (token.kind(), wrong) {
                (TokenKind::Square(_), Some(Unread::Object))
                | (TokenKind::Rank(_), Some(Unread::Letter(_))) => {
                    let end = self.at + token.span().end;
                    return (text::ending(self.text, end) != Ending::Inside).then_some((wrong?, end));
                }
                (
                    TokenKind::Square(_)
                    | TokenKind::File(_)
                    | TokenKind::Rank(_)
                    | TokenKind::Sign(Sign::Capture),
                    None,
                ) => continue,
                (TokenKind::Sign(Sign::Capture), Some(Unread::Object)) => continue,
                (TokenKind::Unknown, None) => spelled,
                _ => return None,
            };
            let letters = found.chars().count() <= 3 && found.chars().all(char::is_lowercase);
            wrong = match found.chars().next_back() {
                Some('\u{FFFC}') if found.chars().count() == 1 => Some(Unread::Object),
                Some(letter) if letters => Some(Unread::Letter(letter)),
                _ => return None,
            };
        }
        None
    }

    /// `N on f3`: a piece's letter and a square with a short word in between.
    fn apart(&self) -> Option<Shape> {
        let at = self.at;
        let window = text::window(self.text, at, 32);
        // Most words have no space where it must stand.
        let space = window.bytes().take(16).position(|byte| byte == b' ')?;
        let (letter, rest) = (window.get(..space)?, window.get(space + 1..)?);
        let (word, rest) = rest.split_once(' ')?;
        let short = (1..=5).contains(&word.len()) && word.chars().all(|c| c.is_lowercase());
        let Some(Symbol::Piece(role)) = self.table.meaning(letter) else { return None };
        if !short || role == Role::Pawn || text::begins_sentence(self.text, at) {
            return None;
        }
        let token = lex(rest, self.table).next()?;
        let TokenKind::Square(to) = token.kind() else { return None };
        let end = at + (window.len() - rest.len()) + token.span().end;
        let san = San::new(Action::Piece { role, from: Origin::NONE, capture: None, to });
        let span = Span::new(at, end);
        (text::ending(self.text, end) == Ending::Clean).then_some(Shape {
            span,
            san,
            core: end,
            form: Form::Weak,
            ending: Ending::Clean,
            ion: false,
            apart: true,
        })
    }
}

//! Text and a table in, tokens out: lossless, without allocation, without knowing what a move is.

use crate::role::Role;
use crate::square::Square;
use crate::symbols::{Sign, Symbol, SymbolTable};
use crate::token::{Annotation, Span, Token, TokenKind};

/// Splits `text` into tokens as `table` spells them.
///
/// The tokens tile the text. At every place the longest spelling wins (`Кр` before `К`, `O-O-O` before
/// `O-O` before `O`); a file with a rank behind it is one square. What the table does not know becomes
/// [`TokenKind::Unknown`].
///
/// ```
/// use alfil_engine::{lex, Role, Sign, SymbolTable, TokenKind};
/// # let english = alfil_engine::doctest::english();
/// let kinds: Vec<_> = lex("Nxf3+", &english).map(|token| token.kind()).collect();
/// assert_eq!(kinds[0], TokenKind::Piece(Role::Knight));
/// assert_eq!(kinds[1], TokenKind::Sign(Sign::Capture));
/// assert_eq!(kinds[2].to_string(), "square f3");
/// assert_eq!(kinds[3], TokenKind::Sign(Sign::Check));
///
/// // A Spanish knight says nothing in English, and does not turn into a pawn move.
/// assert_eq!(lex("Cf3", &english).next().unwrap().kind(), TokenKind::Unknown);
/// ```
pub fn lex<'a>(text: &'a str, table: &'a SymbolTable) -> Lexer<'a> {
    Lexer { text, table, at: 0 }
}

/// The iterator that [`lex`] returns.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a str,
    table: &'a SymbolTable,
    at: usize,
}

impl<'a> Lexer<'a> {
    /// A lexer of the same text that starts at byte `at`.
    pub(crate) fn starting_at(text: &'a str, table: &'a SymbolTable, at: usize) -> Lexer<'a> {
        Lexer { text, table, at }
    }

    fn bytes_from(&self, at: usize) -> &'a [u8] {
        self.text.as_bytes().get(at..).unwrap_or(&[])
    }

    fn char_at(&self, at: usize) -> Option<char> {
        self.text.get(at..)?.chars().next()
    }

    /// The end of the run of characters from `at` on that satisfy `belongs`.
    fn run(&self, at: usize, belongs: impl Fn(char) -> bool) -> usize {
        let rest = self.text.get(at..).unwrap_or("");
        at + rest.find(|c| !belongs(c)).unwrap_or(rest.len())
    }

    /// The kind of the token that starts at `at`, and its length.
    fn token_at(&self, at: usize) -> (TokenKind, usize) {
        let symbol = self.table.longest(self.bytes_from(at));
        let evaluation = evaluation(self.bytes_from(at));
        match symbol {
            // `+-` is longer than `+`; the `=` of an evaluation is as long as that of a promotion, and
            // only what follows tells them apart.
            Some((symbol, length)) if length >= evaluation || self.promotes(at + evaluation) => {
                self.symbol_token(at, symbol, length, evaluation)
            }
            _ if evaluation > 0 => (TokenKind::Evaluation, evaluation),
            _ => self.other_token(at),
        }
    }

    fn symbol_token(
        &self,
        at: usize,
        symbol: Symbol,
        length: usize,
        evaluation: usize,
    ) -> (TokenKind, usize) {
        match symbol {
            Symbol::File(file) => match self.table.longest(self.bytes_from(at + length)) {
                Some((Symbol::Rank(rank), more)) => {
                    (TokenKind::Square(Square::new(file, rank)), length + more)
                }
                _ => (TokenKind::File(file), length),
            },
            Symbol::Rank(rank) => (TokenKind::Rank(rank), length),
            // A figurine may be followed by the request to show it as text or as an emoji.
            Symbol::Piece(role) => {
                let end = self.run(at + length, |c| matches!(c, '\u{FE0E}' | '\u{FE0F}'));
                (TokenKind::Piece(role), end - at)
            }
            Symbol::Sign(Sign::Promotion) if !self.promotes(at + length) => {
                if evaluation == length {
                    (TokenKind::Evaluation, length)
                } else {
                    self.other_token(at)
                }
            }
            Symbol::Sign(sign) => (TokenKind::Sign(sign), length),
        }
    }

    /// Whether a promotion piece, bare or in brackets, stands at `at`.
    fn promotes(&self, at: usize) -> bool {
        let rest = self.bytes_from(at);
        let rest = rest.strip_prefix(b"(").unwrap_or(rest);
        matches!(self.table.longest(rest), Some((Symbol::Piece(role), _)) if role != Role::Pawn)
    }

    /// A token that no table spells.
    fn other_token(&self, at: usize) -> (TokenKind, usize) {
        let Some(first) = self.char_at(at) else { return (TokenKind::Unknown, 0) };
        if first.is_whitespace() {
            return (TokenKind::Space, self.run(at, char::is_whitespace) - at);
        }
        if is_invisible(first) {
            return (TokenKind::Invisible, self.run(at, is_invisible) - at);
        }
        if Annotation::is_sign(first) {
            let end = self.run(at, Annotation::is_sign);
            let text = Span::new(at, end).of(self.text);
            let kind = Annotation::from_text(text).map_or(TokenKind::Unknown, TokenKind::Annotation);
            return (kind, end - at);
        }
        match first {
            '(' => (TokenKind::Open, 1),
            ')' => (TokenKind::Close, 1),
            _ => (TokenKind::Unknown, self.unknown_end(at, first) - at),
        }
    }

    /// An unknown letter takes its combining marks and further unknown letters with it, so that a foreign
    /// `Kr` or `Žž` is one token.
    fn unknown_end(&self, at: usize, first: char) -> usize {
        let mut end = self.run(at + first.len_utf8(), is_combining);
        while first.is_alphabetic() {
            match self.char_at(end) {
                Some(next) if next.is_alphabetic() && self.table.longest(self.bytes_from(end)).is_none() => {
                    end = self.run(end + next.len_utf8(), is_combining);
                }
                _ => break,
            }
        }
        end
    }
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        let start = self.at;
        if start >= self.text.len() {
            return None;
        }
        let (kind, length) = self.token_at(start);
        self.at = start + length.max(1);
        Some(Token::new(kind, Span::new(start, self.at)))
    }
}

impl core::iter::FusedIterator for Lexer<'_> {}

/// The signs of evaluations.
pub(crate) const EVALUATIONS: [&str; 29] = [
    "+/-", "+/−", "-/+", "−/+", "+/=", "=/+", "+-", "+−", "+–", "-+", "−+", "–+", "+=", "=+", "=/∞", "=",
    "±", "∓", "⩲", "⩱", "∞", "□", "⌓", "△", "⇆", "⟳", "⊕", "→", "↑",
];

/// The length of the evaluation that `text` starts with, 0 where there is none.
///
/// These judge a position. They are no table's business: the Informant made them so that all languages
/// share them.
pub(crate) fn evaluation(text: &[u8]) -> usize {
    // Decides nearly every text by its first byte.
    if !matches!(text.first(), Some(b'+' | b'-' | b'=' | 0xC2 | 0xE2)) {
        return 0;
    }
    EVALUATIONS.iter().find(|sign| text.starts_with(sign.as_bytes())).map_or(0, |sign| sign.len())
}

/// Characters without a picture of their own that may stand around or inside a move: direction marks and
/// isolates, joiners, variation selectors, a soft hyphen, a byte order mark.
pub(crate) const fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{AD}' | '\u{61C}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{2069}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}')
}

/// Marks that change the character before them.
pub(crate) const fn is_combining(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5BD}' | '\u{610}'..='\u{61A}'
        | '\u{64B}'..='\u{65F}' | '\u{93C}' | '\u{9BC}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}'
        | '\u{20D0}'..='\u{20FF}' | '\u{FE20}'..='\u{FE2F}')
}

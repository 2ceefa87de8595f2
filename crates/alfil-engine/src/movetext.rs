//! What stands around the moves: numbers, comments, variations, glyphs, tags, results.
//!
//! One state machine walks a score and tells what each stretch is. It needs no line or game to be whole:
//! a text may come in parts (see [`Movetext::part`]), so a file of any size goes through a fixed buffer.

use alloc::boxed::Box;

use memchr::{memchr, memchr2};

use crate::lexer::{Lexer, evaluation, is_invisible};
use crate::parser::{Context, Expected, ParseError, Reading};
use crate::plain;
use crate::plain::bare::Found;
use crate::symbols::{Sign, Symbol, SymbolTable};
use crate::token::{Annotation, Span, Token, TokenKind};

mod known;
mod plain_move;
mod remarks;
mod tag;

pub use self::plain_move::{Plain, PlainMove, PlainNumber, Saying};
pub(crate) use self::remarks::{comment_end, nag_end};
use self::tag::TagPair;
pub(crate) use self::tag::{next_line_tag, usual_tag_end};

/// Splits a score into [`Item`]s that tile it: moves and all that PGN allows around them.
///
/// A word that is not wholly understood is one [`ItemKind::Unreadable`] item: `Nf33` is no `Nf3`.
///
/// ```
/// use alfil_engine::{ItemKind, Movetext};
/// # let english = alfil_engine::doctest::english();
/// let score = "1.e4 {best by test} e5 2. Nf3 $1 Nf66 1-0";
/// let moves = Movetext::new(score, &english)
///     .filter(|item| matches!(item.kind, ItemKind::Move(_)))
///     .map(|item| item.span.of(score))
///     .collect::<Vec<_>>();
/// assert_eq!(moves, ["e4", "e5", "Nf3"]);
/// ```
#[derive(Clone, Debug)]
pub struct Movetext<'a> {
    text: &'a str,
    table: &'a SymbolTable,
    at: usize,
    /// Whether more text follows this one.
    more: bool,
    state: State,
    /// Words up to here were found to be readable to their ends.
    verified: usize,
    /// Where the move that was returned last starts.
    last_move: Option<usize>,
    /// What is known already of the moves that are still to come.
    trail: &'a [Found],
}

/// What must be known to go on in the next part of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    place: In,
    inside_line: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum In {
    #[default]
    Score,
    Comment,
    LineComment,
    Escape,
    /// In a word of monstrous length, the beginning of which was unreadable.
    Word,
}

impl State {
    /// Among moves, not at the beginning of a line.
    pub(crate) const WITHIN_LINE: State = State { place: In::Score, inside_line: true };
}

/// A stretch of a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// What it is.
    pub kind: ItemKind,
    /// Where it is, in bytes.
    pub span: Span,
}

/// What a stretch of a score is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ItemKind {
    /// A move that was understood to its last byte; [`Movetext::reading`] has its tokens.
    Move(crate::San),
    /// A move number (PGN 8.2.2). A number beyond `u32` is given as its maximum.
    Number(u32),
    /// Dots behind a number or in place of White's move: `.`, `...`, `…`.
    Dots,
    /// A comment in braces (PGN 5), or a part of one where the text came in parts.
    Comment {
        /// Whether it ends here, as it should.
        closed: bool,
    },
    /// A comment from `;` to the end of its line (PGN 5).
    LineComment,
    /// A line that begins with `%` (PGN 6).
    Escape,
    /// A tag pair (PGN 8.1).
    Tag,
    /// `(` before a variation (PGN 8.2.5).
    VariationStart,
    /// `)` behind a variation.
    VariationEnd,
    /// A Numeric Annotation Glyph (PGN 10), `None` where its number is beyond 255.
    Nag(Option<u8>),
    /// A game termination marker (PGN 8.2.6).
    Outcome(Outcome),
    /// A mark that stands on its own: `±`, `!?` behind a comment, the novelty sign `N`.
    Glyph,
    /// White space and what cannot be seen.
    Space,
    /// Commas, quotation marks and the like between moves.
    Punctuation,
    /// A word that is not wholly understood.
    Unreadable(Unreadable),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// `1-0`
    White,
    /// `0-1`
    Black,
    /// `1/2-1/2`
    Draw,
    /// `*`
    Unknown,
}

impl Outcome {
    /// The game termination marker (PGN 8.2.6): `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub const fn text(self) -> &'static str {
        match self {
            Outcome::White => "1-0",
            Outcome::Black => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::Unknown => "*",
        }
    }
}

/// Why a word was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// What stopped the reading; its span is within the whole text.
    pub error: Box<ParseError>,
    /// What sort of word it is.
    pub likeness: Likeness,
}

/// What an unreadable word looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Likeness {
    /// A move in which a letter that this table does not have stands in a piece's place: perhaps a move of
    /// another language, and then no letter of its game can be trusted.
    ForeignMove,
    /// It names a square, or begins as a move does, so it was probably meant as one.
    Move,
    /// Nothing of the sort.
    Word,
}

impl<'a> Movetext<'a> {
    /// The items of a whole text.
    pub fn new(text: &'a str, table: &'a SymbolTable) -> Movetext<'a> {
        Movetext::part(text, table, State::default(), false)
    }

    /// The items of a part of a text, which continues from `state`. Where `more` text follows, an item that
    /// reaches the end is held back, because it may go on: the next part must begin at
    /// [`Movetext::position`]. Only comments and escaped lines come in pieces.
    pub fn part(text: &'a str, table: &'a SymbolTable, state: State, more: bool) -> Movetext<'a> {
        Movetext { text, table, at: 0, more, state, verified: 0, last_move: None, trail: &[] }
    }

    /// What must be known to go on at [`Movetext::position`].
    pub const fn state(&self) -> State {
        self.state
    }

    /// Where the next item starts, in bytes.
    pub const fn position(&self) -> usize {
        self.at
    }

    /// The move that was returned last, with its tokens. They are read anew at each call, so that those who
    /// need none pay for none.
    pub fn reading(&self) -> Option<Reading> {
        let (reading, _) = Reading::at(self.text, self.last_move?, self.table, Context::Score).ok()?;
        Some(reading)
    }

    /// From where and up to where, in bytes, something may start that is read with no state but the score's own
    /// and has no more than [`SHORT`] bytes. What is close to the end of a part is left to [`Movetext::next`], which
    /// knows when to hold back: all who read a part must come to the same end.
    pub(crate) fn skimmable(&self) -> Option<(usize, usize)> {
        let length = self.text.len();
        let limit = if self.more { length.saturating_sub(LOOKAHEAD + SHORT) } else { length };
        (self.state.place == In::Score && self.at >= self.verified).then_some((self.at, limit))
    }

    /// Goes on at byte `at`, before which all was read in another way.
    pub(crate) fn advance(&mut self, at: usize) {
        self.at = at;
        self.state.inside_line = !matches!(self.byte(at.wrapping_sub(1)), Some(b'\n' | b'\r'));
    }

    fn bytes(&self) -> &'a [u8] {
        self.text.as_bytes()
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.bytes().get(at).copied()
    }

    fn rest(&self, at: usize) -> &'a str {
        self.text.get(at..).unwrap_or("")
    }

    fn char_at(&self, at: usize) -> Option<char> {
        self.rest(at).chars().next()
    }

    /// The end of the run of characters from `at` on that satisfy `belongs`.
    fn run(&self, at: usize, belongs: impl Fn(char) -> bool) -> usize {
        let rest = self.rest(at);
        at + rest.find(|c| !belongs(c)).unwrap_or(rest.len())
    }

    /// The kind and the end of the item that starts at `at`.
    fn item_at(&mut self, at: usize) -> (ItemKind, usize) {
        match self.state.place {
            In::Score => {}
            In::Comment => return self.comment(at, at),
            In::LineComment => return self.until_line_end(at, In::LineComment, ItemKind::LineComment),
            In::Escape => return self.until_line_end(at, In::Escape, ItemKind::Escape),
            In::Word if self.char_at(at).is_some_and(|c| !is_boundary(c)) => return self.monster(at),
            In::Word => self.state.place = In::Score,
        }
        match self.byte(at).unwrap_or(b' ') {
            b' ' | b'\n' | b'\r' | b'\t' => (ItemKind::Space, self.blank_end(at)),
            b'{' => self.comment(at, at + 1),
            b';' => self.until_line_end(at, In::LineComment, ItemKind::LineComment),
            b'%' if !self.state.inside_line => self.until_line_end(at, In::Escape, ItemKind::Escape),
            b'[' => match self.tag(at) {
                TagPair::Ends(end) => (ItemKind::Tag, end),
                _ => (ItemKind::Punctuation, at + 1),
            },
            b'(' => match self.sign_at(at) {
                Some(end) => (ItemKind::Glyph, end),
                None => (ItemKind::VariationStart, at + 1),
            },
            b')' => (ItemKind::VariationEnd, at + 1),
            b'$' => self.nag(at),
            b'*' => (ItemKind::Outcome(Outcome::Unknown), at + 1),
            b'.' => (ItemKind::Dots, self.run(at, is_dot)),
            b'0'..=b'9' => self.number(at),
            0x80.. if self.is_unseen_before_figure(at) => (ItemKind::Space, self.blank_end(at)),
            _ => self.word(at),
        }
    }

    /// Whether characters that cannot be seen stand at `at`, and a figure behind them: as behind white space, that
    /// begins a number, and no pawn's move from a rank.
    fn is_unseen_before_figure(&self, at: usize) -> bool {
        let end = self.run(at, is_invisible);
        at >= self.verified && end > at && self.byte(end).is_some_and(|byte| byte.is_ascii_digit())
    }

    fn blank_end(&self, at: usize) -> usize {
        self.run(at, |c| c.is_whitespace() || is_invisible(c))
    }

    /// A comment whose text starts at `from`.
    fn comment(&mut self, at: usize, from: usize) -> (ItemKind, usize) {
        match memchr(b'}', self.bytes().get(from..).unwrap_or(&[])) {
            Some(offset) => {
                self.state.place = In::Score;
                (ItemKind::Comment { closed: true }, from + offset + 1)
            }
            None if self.more => {
                self.state.place = In::Comment;
                // The tags of another game are not taken apart, so that those who look for them see them.
                let text = self.bytes().get(from..).unwrap_or(&[]);
                let begins = |length: &usize| SWALLOWED.get(..*length).is_some_and(|tag| text.ends_with(tag));
                let tag = (1..SWALLOWED.len()).rfind(begins);
                (ItemKind::Comment { closed: false }, self.text.len() - tag.unwrap_or(0))
            }
            None => {
                self.state.place = In::Score;
                (ItemKind::Comment { closed: false }, self.text.len().max(at))
            }
        }
    }

    /// What lasts until its line ends; the line end is not part of it.
    fn until_line_end(&mut self, at: usize, place: In, kind: ItemKind) -> (ItemKind, usize) {
        match memchr2(b'\n', b'\r', self.bytes().get(at..).unwrap_or(&[])) {
            Some(offset) => {
                self.state.place = In::Score;
                (kind, at + offset)
            }
            None => {
                self.state.place = if self.more { place } else { In::Score };
                (kind, self.text.len())
            }
        }
    }

    fn nag(&self, at: usize) -> (ItemKind, usize) {
        let end = self.run(at + 1, |c| c.is_ascii_digit());
        match self.text.get(at + 1..end) {
            None | Some("") => (ItemKind::Punctuation, at + 1),
            Some(number) => (ItemKind::Nag(number.parse().ok()), end),
        }
    }

    /// What begins with a figure: castling with zeros, a result, or a move number.
    fn number(&mut self, at: usize) -> (ItemKind, usize) {
        let castling =
            matches!(self.table.longest(self.bytes().get(at..).unwrap_or(&[])), Some((Symbol::Sign(_), _)));
        if castling || at < self.verified {
            return self.word(at);
        }
        if let Some((outcome, end)) = self.outcome(at) {
            return (ItemKind::Outcome(outcome), end);
        }
        let end = self.run(at, |c| c.is_ascii_digit());
        // `1.e4`, `9 Nbd2` and `1e4` are numbers; `12abc` and `3-d5` are not.
        if self.ends_here(end) || self.readable_to(end).is_some() {
            let number = self.text.get(at..end).and_then(|number| number.parse().ok());
            return (ItemKind::Number(number.unwrap_or(u32::MAX)), end);
        }
        let error = self.first_error(end).unwrap_or_else(|| self.stray(end));
        self.unreadable(at, error)
    }

    /// A game termination marker with the dashes and fractions that printers use.
    fn outcome(&self, at: usize) -> Option<(Outcome, usize)> {
        let (left, middle) = self.score_at(at)?;
        let separator = self.char_at(middle);
        let end = match separator {
            Some(c) if c == ':' || is_dash(c) => {
                let (right, end) = self.score_at(middle + c.len_utf8())?;
                let outcome = match (left, right) {
                    (2, 0) => Outcome::White,
                    (0, 2) => Outcome::Black,
                    (1, 1) => Outcome::Draw,
                    _ => return None,
                };
                return self.ends_here(end).then_some((outcome, end));
            }
            _ => middle,
        };
        // `1/2` and `½` alone also mean a draw.
        (left == 1 && self.ends_here(end)).then_some((Outcome::Draw, end))
    }

    /// Half points that are written at `at`, and where they end.
    fn score_at(&self, at: usize) -> Option<(u8, usize)> {
        [("1/2", 1), ("½", 1), ("1", 2), ("0", 0)]
            .into_iter()
            .find(|(text, _)| self.rest(at).starts_with(text))
            .map(|(text, points)| (points, at + text.len()))
    }

    /// A move, or what else begins with a letter or a sign.
    fn word(&mut self, at: usize) -> (ItemKind, usize) {
        if at >= self.verified
            && let Some(plain) = plain::read(self.bytes(), at, self.table, self.table.classes())
            && let Some(san) = plain.san(self.bytes(), self.table)
        {
            self.last_move = Some(at);
            return (ItemKind::Move(san), plain.end());
        }
        let error = match Reading::at(self.text, at, self.table, Context::Score) {
            Ok((reading, end))
                if at < self.verified || self.ends_here(end) || self.readable_to(end).is_some() =>
            {
                if at >= self.verified && !self.ends_here(end) {
                    self.verified = self.readable_to(end).unwrap_or(end);
                }
                self.last_move = Some(at);
                return (ItemKind::Move(reading.san()), end);
            }
            Ok((_, end)) => self.first_error(end).unwrap_or_else(|| self.stray(end)),
            Err(error) => error,
        };
        if let Some(end) = self.mark_end(at) {
            return (ItemKind::Glyph, end);
        }
        match self.char_at(at) {
            Some('…') => (ItemKind::Dots, self.run(at, is_dot)),
            Some('½') if self.outcome(at).is_some() => {
                let (outcome, end) = self.outcome(at).unwrap_or((Outcome::Draw, self.text.len()));
                (ItemKind::Outcome(outcome), end)
            }
            Some(c) if c.is_whitespace() || is_invisible(c) => (ItemKind::Space, self.blank_end(at)),
            Some(c) if is_boundary(c) => (ItemKind::Punctuation, at + c.len_utf8()),
            // A dash alone separates, or stands for a move that is not given.
            Some(c) if is_dash(c) && self.ends_here(at + c.len_utf8()) => {
                (ItemKind::Punctuation, at + c.len_utf8())
            }
            _ => self.unreadable(at, error),
        }
    }

    /// The end of a mark that stands on its own at `at`.
    fn mark_end(&self, at: usize) -> Option<usize> {
        let first = self.char_at(at)?;
        let end = match evaluation(self.bytes().get(at..)?) {
            0 if Annotation::is_sign(first) => return Some(self.run(at, Annotation::is_sign)),
            // The novelty sign of the Informants. A piece's letter without a square is no move.
            0 if first == 'N' => at + 1,
            0 => self.sign_at(at)?,
            length => at + length,
        };
        self.ends_here(end).then_some(end)
    }

    /// The end of a sign that may stand behind a move with something in between.
    fn sign_at(&self, at: usize) -> Option<usize> {
        match self.table.longest(self.bytes().get(at..)?)? {
            (
                Symbol::Sign(Sign::Check | Sign::DoublePlus | Sign::Mate | Sign::EnPassant | Sign::DrawOffer),
                length,
            ) => Some(at + length),
            _ => None,
        }
    }

    /// Whether a word may end at `at`. What cannot be seen ends no word: with a direction mark behind its
    /// first letter, a foreign `Sf3` is no `f3`.
    fn ends_here(&self, at: usize) -> bool {
        match self.char_at(at) {
            Some(c) if is_invisible(c) => self.char_at(self.run(at, is_invisible)).is_none_or(is_boundary),
            next => next.is_none_or(is_boundary),
        }
    }

    /// The end of the word that goes on at `at`, if all of it is moves: `Nf3Nf6` is, `Nf33` is not.
    fn readable_to(&self, mut at: usize) -> Option<usize> {
        loop {
            at = Reading::at(self.text, at, self.table, Context::Score).ok()?.1;
            if self.ends_here(at) {
                return Some(at);
            }
        }
    }

    /// What is wrong with the word that goes on at `at`.
    fn first_error(&self, mut at: usize) -> Option<ParseError> {
        while !self.ends_here(at) {
            match Reading::at(self.text, at, self.table, Context::Score) {
                Ok((_, end)) => at = end,
                // A figure or a capture sign begins no move: it is too much of the one before it.
                Err(_) if self.goes_on(at) => return Some(self.stray(at)),
                Err(error) => return Some(error),
            }
        }
        None
    }

    /// Whether what stands at `at` can only go on with something.
    fn goes_on(&self, at: usize) -> bool {
        let symbol = self.table.longest(self.bytes().get(at..).unwrap_or(&[]));
        matches!(symbol, Some((Symbol::Rank(_) | Symbol::Sign(Sign::Capture), _)))
    }

    fn stray(&self, at: usize) -> ParseError {
        let token = Lexer::starting_at(self.text, self.table, at).next();
        let token = token.unwrap_or(Token::new(TokenKind::Unknown, Span::new(at, at)));
        ParseError::unexpected(token, Expected::End, self.text)
    }

    fn unreadable(&self, at: usize, error: ParseError) -> (ItemKind, usize) {
        let first = self.char_at(at).map_or(1, char::len_utf8);
        let end = self.run(at + first, |c| !is_boundary(c));
        let unseen = Span::new(at + first, end).of(self.text);
        let end = at + first + unseen.trim_end_matches(is_invisible).len();
        let word = Span::new(at, end);
        let foreign = Reading::at(self.text, at, self.table, Context::Foreign)
            .is_ok_and(|(_, stop)| stop >= end && self.ends_here(stop));
        let likeness = if foreign {
            Likeness::ForeignMove
        } else if self.names_square(word) || self.begins_move(word) {
            Likeness::Move
        } else {
            Likeness::Word
        };
        // A word is reported for what it is, not for what came behind it.
        let error = if error.span().start <= end { error } else { self.stray(at) };
        (ItemKind::Unreadable(Unreadable { error: Box::new(error), likeness }), end)
    }

    fn tokens_of(&self, word: Span) -> impl Iterator<Item = TokenKind> {
        let tokens = Lexer::starting_at(self.text, self.table, word.start);
        tokens.take_while(move |token| token.span().start < word.end).map(|token| token.kind())
    }

    /// Goes on with a word of which nothing more is expected.
    fn monster(&mut self, at: usize) -> (ItemKind, usize) {
        let end = self.run(at, |c| !is_boundary(c));
        if end < self.text.len() || !self.more {
            self.state.place = In::Score;
        }
        let error = Box::new(self.stray(at));
        (ItemKind::Unreadable(Unreadable { error, likeness: Likeness::Word }), end)
    }

    fn names_square(&self, word: Span) -> bool {
        self.tokens_of(word).any(|kind| matches!(kind, TokenKind::Square(_)))
    }

    /// Whether a word is a piece's move that breaks off: `Fxg`, or `A6` for `Af6`.
    fn begins_move(&self, word: Span) -> bool {
        let mut tokens = self.tokens_of(word);
        let piece = matches!(tokens.next(), Some(TokenKind::Piece(_)));
        let second = matches!(tokens.next(), Some(TokenKind::Rank(_) | TokenKind::Sign(Sign::Capture)));
        piece && second && tokens.all(|kind| matches!(kind, TokenKind::File(_) | TokenKind::Rank(_)))
    }
}

impl Iterator for Movetext<'_> {
    type Item = Item;

    fn next(&mut self) -> Option<Item> {
        let start = self.at;
        if start >= self.text.len() {
            return None;
        }
        let state = self.state;
        let (kind, end) = self.item_at(start);
        if self.more && end <= start {
            self.state = state;
            return None;
        }
        let end = end.max(start + 1).min(self.text.len());
        if self.more && self.may_go_on(&kind, end) {
            if start > 0 || end < MONSTER {
                self.state = state;
                return None;
            }
            // There is no telling how far it goes, and memory has an end.
            if matches!(kind, ItemKind::Unreadable(_) | ItemKind::Move(_)) {
                self.state.place = In::Word;
            }
        }
        let span = Span::new(start, end);
        self.at = end;
        self.state.inside_line = !span.of(self.text).ends_with(['\n', '\r']);
        Some(Item { kind, span })
    }
}

impl Movetext<'_> {
    /// Whether an item that ends at `end` could be longer, or another one, if the text went on. A move may
    /// have marks behind white space, so it is held back until something else has begun.
    fn may_go_on(&self, kind: &ItemKind, end: usize) -> bool {
        match kind {
            ItemKind::Comment { .. } | ItemKind::LineComment | ItemKind::Escape => false,
            _ if self.state.place == In::Word => false,
            ItemKind::VariationEnd | ItemKind::Tag => false,
            ItemKind::Punctuation if self.byte(end.saturating_sub(1)) == Some(b'[') => {
                self.tag(end - 1) == TagPair::Unfinished
            }
            _ => self.rest(end).len() < LOOKAHEAD && self.blank_end(end) + LOOKAHEAD > self.text.len(),
        }
    }
}

/// More bytes than any word or mark behind a move has.
const LOOKAHEAD: usize = 256;

/// No plain move, result or usual glyph is longer than this, in bytes.
const SHORT: usize = 64;

/// How the tags of another game begin that stand in a comment whose end was forgotten.
pub(crate) const SWALLOWED: &[u8] = b"\n[Event";

/// Things that are longer than this come in pieces if the text does.
const MONSTER: usize = 1 << 16;

const fn is_dot(c: char) -> bool {
    matches!(c, '.' | '…')
}

const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '‐' | '‑' | '–' | '—' | '−')
}

/// Whether a word ends before `c`. All other characters belong to the word, so that nothing is taken for a
/// move that has an unknown sign, mark or letter attached to it.
fn is_boundary(c: char) -> bool {
    if c.is_ascii() {
        return matches!(
            c,
            ' ' | '\t'
                | '\n'
                | '\r'
                | '\u{B}'
                | '\u{C}'
                | '.'
                | ','
                | ';'
                | '('
                | ')'
                | '{'
                | '}'
                | '['
                | ']'
                | '<'
                | '>'
                | '$'
                | '*'
                | '"'
                | '\''
        );
    }
    is_dot(c)
        || c.is_whitespace()
        || matches!(
            c,
            '«' | '»' | '‹' | '›' | '‘'..='‟' | '、' | '。' | '，' | '；' | '（' | '）' | '·' | '•'
        )
}

#[cfg(test)]
mod tests {
    use super::tag::LONGEST_TAG;
    use super::*;
    use crate::doctest::english;
    use alloc::string::{String, ToString};
    use alloc::vec::Vec;

    fn items(text: &str) -> String {
        let table = english();
        let items: Vec<String> = Movetext::new(text, &table)
            .filter(|item| item.kind != ItemKind::Space)
            .map(|item| {
                let text = item.span.of(text);
                match item.kind {
                    ItemKind::Move(_) => text.to_string(),
                    ItemKind::Unreadable(_) => alloc::format!("!{text}!"),
                    ItemKind::Number(_) => alloc::format!("#{text}"),
                    ItemKind::Outcome(outcome) => alloc::format!("{outcome:?}"),
                    ItemKind::Glyph => alloc::format!("~{text}"),
                    ItemKind::Tag => "tag".into(),
                    _ => alloc::format!("_{text}"),
                }
            })
            .collect();
        items.join(" ")
    }

    #[test]
    fn glued_moves_and_numbers() {
        assert_eq!(items("1.e4e5 2.Nf3Nc6"), "#1 _. e4e5 #2 _. Nf3 Nc6");
        assert_eq!(items("e4c5"), "e4 c5");
        assert_eq!(items("9 Nbd2 0-0 10.0-0-0"), "#9 Nbd2 0-0 #10 _. 0-0-0");
        assert_eq!(items("12...Nf6 12…Nf6 1 ... e5"), "#12 _... Nf6 #12 _… Nf6 #1 _... e5");
        // Nor does what cannot be seen make a rank of a number.
        assert_eq!(items("\u{FEFF}1e4 \u{200E}1e5 1.\u{2068}2f1f3"), "#1 e4 #1 e5 #1 _. #2 f1f3");
    }

    #[test]
    fn what_is_not_wholly_understood_is_no_move() {
        assert_eq!(items("Nf33 Sf3 O-O-O-O e4x nf3 Кf3"), "!Nf33! !Sf3! !O-O-O-O! !e4x! !nf3! !Кf3!");
        assert_eq!(items("aa10. d4 e5abc"), "!aa10! _. d4 !e5abc!");
        // What cannot be seen ends no word.
        assert_eq!(items("N\u{AD}f3"), "N\u{AD}f3");
        assert_eq!(items("S\u{AD}f3 e4\u{200E}"), "!S\u{AD}f3! e4");
    }

    #[test]
    fn marks_behind_a_move() {
        assert_eq!(items("exd6 e.p. Qh5 + exf6e.p. d6(e.p.)"), "exd6 e.p. Qh5 + exf6e.p. d6(e.p.)");
        assert_eq!(items("Kb1 (=) cd5= b6 h7+- Nc5=+"), "Kb1 (=) cd5= b6 h7+- Nc5=+");
        assert_eq!(items("e4 {x} ! e5 N ±"), "e4 _{x} ~! e5 ~N ~±");
    }

    #[test]
    fn results() {
        assert_eq!(items("1-0 0-1 1/2-1/2 ½–½ 1/2 *"), "White Black Draw Draw Draw Unknown");
        assert_eq!(items("0-0 1:0"), "0-0 White");
    }

    #[test]
    fn tags_and_other_brackets() {
        assert_eq!(items("[A \"b\\\"]\"] [ Event\"x\" ] [Or Nf3]"), "tag tag _[ !Or! Nf3 _]");
        assert_eq!(items("%esc Nf3\nNf3 %"), "_%esc Nf3 Nf3 !%!");
    }

    #[test]
    fn a_comment_ends_no_part_within_the_tags_of_another_game() {
        let table = english();
        let text = "{best\n[Event \"B\"]";
        for length in 1..text.len() {
            let mut movetext = Movetext::part(&text[..length], &table, State::default(), true);
            assert!(movetext.next().is_some());
            assert_eq!(movetext.next(), None);
            let expected = if (6..12).contains(&length) { 5 } else { length };
            assert_eq!(movetext.position(), expected, "{length}");
            // Nor does a part that begins with them.
            let rest = &text[5..length.max(5)];
            let mut movetext = Movetext::part(rest, &table, movetext.state(), true);
            assert_eq!(movetext.next().is_some(), length >= 12, "{length}");
        }
    }

    #[test]
    fn a_bracket_does_not_wait_for_an_end_that_cannot_come() {
        let table = english();
        let part = |text: &str| {
            let mut movetext = Movetext::part(text, &table, State::default(), true);
            while movetext.next().is_some() {}
            movetext.position()
        };
        assert!(part(&("[ e4 ".to_string() + &"d5 ".repeat(400))) > 800);
        assert_eq!(part(&("[Event \"".to_string() + &"d5 ".repeat(400))), 0);
        assert!(part(&("[Event \"".to_string() + &"d5 ".repeat(LONGEST_TAG))) > LONGEST_TAG);
    }
}

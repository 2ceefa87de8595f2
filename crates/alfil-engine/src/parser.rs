//! Tokens in, a [`San`] out, or the reason why not.

use crate::lexer::{Lexer, is_combining, is_invisible};
use crate::plain;
use crate::role::Role;
use crate::san::{Action, Arrival, Capture, Mark, Origin, San, Side};
use crate::square::{Rank, Square};
use crate::symbols::{Sign, SymbolTable};
use crate::token::{Span, Token, TokenKind};

mod error;

pub use self::error::{Expected, ParseError, Problem};

/// Reads one move. The whole text must be understood, but for white space around it.
///
/// ```
/// # let english = alfil_engine::doctest::english();
/// use alfil_engine::parse;
/// assert!(parse("exd8=Q#", &english).is_ok());
///
/// let error = parse("Sf3", &english).unwrap_err();
/// assert_eq!(error.span().of("Sf3"), "S");
/// assert_eq!(error.to_string(), "`S` has no meaning in this notation");
/// ```
///
/// # Errors
/// A [`ParseError`] that says where reading stopped, what stood there and what would have been possible.
pub fn parse(text: &str, table: &SymbolTable) -> Result<San, ParseError> {
    if let Some(plain) = plain::read(text.as_bytes(), 0, table, table.classes())
        && plain.end() == text.len()
        && let Some(san) = plain.san(text.as_bytes(), table)
    {
        return Ok(san);
    }
    Reading::of(text, table).map(|reading| reading.san)
}

/// A move that was read, with the tokens that it was read from.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    san: San,
    tokens: [Token; Reading::MAX_TOKENS],
    length: u8,
}

impl Reading {
    /// The most tokens that one move may have. The longest that says something has about twenty; a text
    /// that goes on beyond that is no move.
    pub const MAX_TOKENS: usize = 32;

    /// Reads one move, as [`parse`] does, and keeps its tokens.
    ///
    /// # Errors
    /// As [`parse`].
    pub fn of(text: &str, table: &SymbolTable) -> Result<Reading, ParseError> {
        let start = text.len() - text.trim_start_matches(is_blank).len();
        if start == text.len() {
            return Err(ParseError::new(Problem::Empty, Span::new(0, text.len()), text));
        }
        let (reading, end) = Reading::at(text, start, table, Context::Alone)?;
        let rest = Span::new(end, text.len());
        if rest.of(text).chars().all(is_blank) {
            return Ok(reading);
        }
        // Name the first thing that does not belong, rather than all that follows.
        let stray = Lexer::starting_at(text, table, end)
            .find(|token| !matches!(token.kind(), TokenKind::Space | TokenKind::Invisible));
        let stray = stray.unwrap_or(Token::new(TokenKind::Unknown, rest));
        Err(ParseError::unexpected(stray, Expected::End, text))
    }

    /// Reads the move that starts at byte `start`, as far as it goes, and tells where it ends.
    pub(crate) fn at(
        text: &str,
        start: usize,
        table: &SymbolTable,
        context: Context,
    ) -> Result<(Reading, usize), ParseError> {
        Parser::new(text, start, table, context).run()
    }

    /// What the move says.
    pub const fn san(&self) -> San {
        self.san
    }

    /// What it was read from. The tokens tile the move's text.
    pub fn tokens(&self) -> &[Token] {
        self.tokens.get(..usize::from(self.length)).unwrap_or(&[])
    }

    /// Whether a letter for the pawn comes first, which is read and in most languages not written (C.4).
    pub fn begins_with_pawn_letter(&self) -> bool {
        let seen = self.tokens().iter().map(|token| token.kind()).find(|kind| *kind != TokenKind::Invisible);
        seen == Some(TokenKind::Piece(Role::Pawn))
    }

    /// The part of the move that a style lays out, and what that part says. Annotations, evaluations and
    /// draw offers behind it are no matter of style. `None` where such a thing stands in the middle.
    ///
    /// ```
    /// use alfil_engine::Reading;
    /// # let english = alfil_engine::doctest::english();
    /// let reading = Reading::of("exd8Q+! ±", &english)?;
    /// let (san, span) = reading.essence().unwrap();
    /// assert_eq!(span.of("exd8Q+! ±"), "exd8Q+");
    /// assert_eq!(san.annotation, None);
    /// # Ok::<_, alfil_engine::ParseError>(())
    /// ```
    pub fn essence(&self) -> Option<(San, Span)> {
        let remark = |token: &Token| {
            use TokenKind::{Annotation, Evaluation, Invisible, Space};
            matches!(
                token.kind(),
                Annotation(_) | Evaluation | Invisible | Space | TokenKind::Sign(Sign::DrawOffer)
            )
        };
        let tokens = self.tokens();
        let last = tokens.iter().rposition(|token| !remark(token))?;
        let unseen = |token: &Token| matches!(token.kind(), TokenKind::Invisible | TokenKind::Space);
        let first = tokens.iter().position(|token| !unseen(token))?;
        let essential = tokens.get(first..=last)?;
        let has = |kind: fn(TokenKind) -> bool| essential.iter().any(|token| kind(token.kind()));
        if has(|kind| matches!(kind, TokenKind::Evaluation | TokenKind::Invisible)) {
            return None;
        }
        let mut san = self.san;
        if !has(|kind| matches!(kind, TokenKind::Annotation(_))) {
            san.annotation = None;
        }
        if !has(|kind| kind == TokenKind::Sign(Sign::DrawOffer)) {
            san.draw_offer = false;
        }
        let span = Span::new(essential.first()?.span().start, essential.last()?.span().end);
        Some((san, span))
    }

    /// Where the move stands.
    pub fn span(&self) -> Span {
        match self.tokens() {
            [first, .., last] => Span::new(first.span().start, last.span().end),
            [only] => only.span(),
            [] => Span::default(),
        }
    }
}

/// Where a move stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Context {
    /// On its own.
    Alone,
    /// Among others, where a square that no pawn could reach from the one before starts another move.
    Score,
    /// As [`Context::Score`], in a table to which one more letter is added: an unknown token in the place
    /// of a piece stands for a piece. Tells moves of another language from mere words.
    Foreign,
}

pub(crate) fn is_blank(c: char) -> bool {
    c.is_whitespace() || is_invisible(c)
}

struct Parser<'a> {
    text: &'a str,
    table: &'a SymbolTable,
    context: Context,
    lexer: Lexer<'a>,
    peeked: Option<Token>,
    /// What cannot be seen and stands before `peeked`.
    unseen: Option<Token>,
    /// Whether a check was written before the promotion piece.
    early_check: bool,
    /// Everything up to here was understood.
    end: usize,
    tokens: [Token; Reading::MAX_TOKENS],
    length: u8,
}

type Parsed<T> = Result<T, ParseError>;

impl<'a> Parser<'a> {
    fn new(text: &'a str, start: usize, table: &'a SymbolTable, context: Context) -> Parser<'a> {
        const BLANK: Token = Token::new(TokenKind::Unknown, Span::new(0, 0));
        let lexer = Lexer::starting_at(text, table, start);
        Parser {
            text,
            table,
            context,
            lexer,
            peeked: None,
            unseen: None,
            early_check: false,
            end: start,
            tokens: [BLANK; _],
            length: 0,
        }
    }

    fn run(mut self) -> Parsed<(Reading, usize)> {
        let action = self.action()?;
        let mut san = San::new(action);
        san.mark = self.early_check.then_some(Mark::Check);
        while self.suffix(&mut san)? {}
        Ok((Reading { san, tokens: self.tokens, length: self.length }, self.end))
    }

    // -- what is done ------------------------------------------------------------------------------

    fn action(&mut self) -> Parsed<Action> {
        let first = self.peek();
        let Some(token) = first else {
            return Err(ParseError::new(Problem::Empty, Span::new(self.end, self.end), self.text));
        };
        match self.role_of(token) {
            Some(role) => {
                self.advance()?;
                if self.eat(Sign::Drop)? {
                    return Ok(Action::Drop { role, to: self.square()? });
                }
                // "not pe5, Pd4, pa5", says C.4, but books have it.
                return if role == Role::Pawn { self.pawn() } else { self.piece(role) };
            }
            None if token.kind() == TokenKind::Unknown => {
                return Err(ParseError::new(Problem::UnknownLetter, token.span(), self.text));
            }
            None => {}
        }
        match token.kind() {
            TokenKind::Sign(Sign::CastleShort) => self.advance().map(|()| Action::Castle(Side::Short)),
            TokenKind::Sign(Sign::CastleLong) => self.advance().map(|()| Action::Castle(Side::Long)),
            TokenKind::Sign(Sign::NullMove) => self.advance().map(|()| Action::Null),
            TokenKind::Sign(Sign::Drop) => {
                self.advance()?;
                Ok(Action::Drop { role: Role::Pawn, to: self.square()? })
            }
            TokenKind::File(_) | TokenKind::Rank(_) | TokenKind::Square(_) => self.pawn(),
            // `xd5`: the file of departure is missing.
            TokenKind::Sign(Sign::Capture) => self.pawn(),
            _ => Err(ParseError::unexpected(token, Expected::Move, self.text)),
        }
    }

    /// C.8 to C.10: what follows the letter of a piece.
    fn piece(&mut self, role: Role) -> Parsed<Action> {
        let mut from = Origin::NONE;
        // Where this table has `К`, another has `Кр`.
        if self.context == Context::Foreign
            && let Some(token) = self.peek()
            && token.kind() == TokenKind::Unknown
            && is_second_letter(token.span().of(self.text))
        {
            self.advance()?;
        }
        if let Some(token) = self.peek() {
            match token.kind() {
                TokenKind::File(file) => {
                    self.advance()?;
                    from = Origin::file(file);
                }
                TokenKind::Rank(rank) => {
                    self.advance()?;
                    from = Origin::rank(rank);
                }
                // The square of arrival, unless another one follows.
                TokenKind::Square(square) => {
                    self.advance()?;
                    match self.onward()? {
                        Onward::Capture(capture, to) => {
                            return self.piece_move(role, Origin::square(square), Some(capture), to);
                        }
                        Onward::Move(to) => return self.piece_move(role, Origin::square(square), None, to),
                        Onward::Nothing => {
                            let capture = self.capture_behind()?;
                            return self.piece_move(role, from, capture, square);
                        }
                    }
                }
                _ => {}
            }
        }
        if let Some(capture) = self.capture_sign()? {
            let to = self.square()?;
            return self.piece_move(role, from, Some(capture), to);
        }
        let to = self.square()?;
        let capture = self.capture_behind()?;
        self.piece_move(role, from, capture, to)
    }

    fn piece_move(&self, role: Role, from: Origin, capture: Option<Capture>, to: Square) -> Parsed<Action> {
        self.must_move(from, to)?;
        Ok(Action::Piece { role, from, capture, to })
    }

    /// C.8, C.9, C.11: a pawn's move, behind its letter if it has one.
    fn pawn(&mut self) -> Parsed<Action> {
        let mut from = Origin::NONE;
        let token = self.peek();
        match token.map(Token::kind) {
            Some(TokenKind::Square(square)) => {
                self.advance()?;
                return match self.onward()? {
                    Onward::Capture(capture, to) => {
                        self.pawn_move(Origin::square(square), Some(capture), Arrival::Square(to))
                    }
                    Onward::Move(to) => self.pawn_move(Origin::square(square), None, Arrival::Square(to)),
                    Onward::Nothing => self.pawn_move(from, None, Arrival::Square(square)),
                };
            }
            Some(TokenKind::File(file)) => {
                self.advance()?;
                from = Origin::file(file);
            }
            Some(TokenKind::Rank(rank)) => {
                self.advance()?;
                from = Origin::rank(rank);
            }
            _ => {}
        }
        let sign = self.capture_sign()?;
        let Some(token) = self.peek() else {
            return Err(self.ended(Expected::Square));
        };
        match token.kind() {
            TokenKind::Square(to) => {
                self.advance()?;
                self.pawn_move(from, sign, Arrival::Square(to))
            }
            // `ed`, `exd`, `ed:` – a capture on the neighbouring file. Other pairs of letters are words.
            TokenKind::File(to) if from.file.is_some_and(|file| file.index().abs_diff(to.index()) == 1) => {
                self.advance()?;
                let capture = match sign {
                    Some(capture) => Some(capture),
                    None => self.capture_behind()?,
                };
                self.pawn_move(from, capture, Arrival::File(to))
            }
            _ => Err(ParseError::unexpected(token, Expected::Square, self.text)),
        }
    }

    fn pawn_move(&mut self, from: Origin, capture: Option<Capture>, to: Arrival) -> Parsed<Action> {
        let Arrival::Square(square) = to else {
            return Ok(Action::Pawn { from, capture, to, promotion: None });
        };
        self.must_move(from, square)?;
        let promotion = match square.rank() {
            Rank::First | Rank::Eighth => self.promotion()?,
            _ => None,
        };
        Ok(Action::Pawn { from, capture, to, promotion })
    }

    /// C.11: "followed immediately by the abbreviation of the new piece", with or without a sign.
    fn promotion(&mut self) -> Parsed<Option<Role>> {
        let before = self.mark();
        // `gxh1+=Q`: the check stands before the promotion.
        let early_check = self.peek_is(Sign::Check);
        if early_check {
            self.advance()?;
        }
        let signed = self.eat_promotion_sign()?;
        if early_check && !signed {
            self.reset(before);
            return Ok(None);
        }
        let bracketed = matches!(self.peek().map(Token::kind), Some(TokenKind::Open));
        if bracketed {
            self.advance()?;
        }
        let piece = self.peek().and_then(|token| Some((token, self.role_of(token)?)));
        match piece {
            Some((_, role)) if role.is_promotion() => {
                self.advance()?;
                if bracketed {
                    match self.peek() {
                        Some(token) if token.kind() == TokenKind::Close => self.advance()?,
                        // `e8 (Qd7`: that bracket opened a variation.
                        _ if !signed => {
                            self.reset(before);
                            return Ok(None);
                        }
                        Some(token) => {
                            return Err(ParseError::unexpected(token, Expected::Close, self.text));
                        }
                        None => return Err(self.ended(Expected::Close)),
                    }
                }
                self.early_check = early_check;
                Ok(Some(role))
            }
            Some((token, _)) if signed => Err(ParseError::new(Problem::NoPromotion, token.span(), self.text)),
            _ => {
                self.reset(before);
                Ok(None)
            }
        }
    }

    // -- parts -------------------------------------------------------------------------------------

    /// What follows a first square.
    fn onward(&mut self) -> Parsed<Onward> {
        let before = self.mark();
        if let Some(capture) = self.capture_sign()? {
            if let Some(TokenKind::Square(to)) = self.peek().map(Token::kind) {
                self.advance()?;
                return Ok(Onward::Capture(capture, to));
            }
            self.reset(before);
            return Ok(Onward::Nothing);
        }
        if self.eat_spaced(Sign::Dash)? {
            if let Some(TokenKind::Square(to)) = self.peek().map(Token::kind)
                && self.joins(to)
            {
                self.advance()?;
                return Ok(Onward::Move(to));
            }
            self.reset(before);
            return Ok(Onward::Nothing);
        }
        match self.peek().map(Token::kind) {
            Some(TokenKind::Square(to)) if self.joins(to) => {
                self.advance()?;
                Ok(Onward::Move(to))
            }
            _ => Ok(Onward::Nothing),
        }
    }

    /// Whether two squares side by side, or with a dash between them, are one move. Behind a piece they
    /// are; `e4e5` may be a pawn's move and may be two moves glued together, which only a position can
    /// tell; `e4c5` is certainly two.
    fn joins(&self, to: Square) -> bool {
        let mut before = self.tokens().iter().rev().map(|token| token.kind());
        let Some(from) = before.find_map(|kind| match kind {
            TokenKind::Square(square) => Some(square),
            _ => None,
        }) else {
            return true;
        };
        let of_pawn = before.all(|kind| matches!(kind, TokenKind::Piece(Role::Pawn) | TokenKind::Invisible));
        if self.context == Context::Alone || !of_pawn {
            return true;
        }
        let files = from.file().index().abs_diff(to.file().index());
        let ranks = from.rank().index().abs_diff(to.rank().index());
        matches!((files, ranks), (0 | 1, 1) | (0, 2))
    }

    /// A capture sign in the usual place, with the captured piece that some write behind it.
    fn capture_sign(&mut self) -> Parsed<Option<Capture>> {
        let before = self.mark();
        if !self.eat_spaced(Sign::Capture)? {
            return Ok(None);
        }
        let Some(token) = self.peek() else {
            self.reset(before);
            return Ok(None);
        };
        let captured = self.role_of(token);
        if captured.is_some() {
            self.advance()?;
        }
        Ok(Some(Capture { captured }))
    }

    /// A capture sign behind the square of arrival, as Hungarian books have it: `He5:`, `de:`.
    fn capture_behind(&mut self) -> Parsed<Option<Capture>> {
        Ok(self.eat(Sign::Capture)?.then_some(Capture::PLAIN))
    }

    fn square(&mut self) -> Parsed<Square> {
        match self.peek() {
            Some(token) => match token.kind() {
                TokenKind::Square(square) => self.advance().map(|()| square),
                TokenKind::Unknown => Err(ParseError::new(Problem::UnknownLetter, token.span(), self.text)),
                _ => Err(ParseError::unexpected(token, Expected::Square, self.text)),
            },
            None => Err(self.ended(Expected::Square)),
        }
    }

    /// A chessman does not move to where it stands.
    fn must_move(&self, from: Origin, to: Square) -> Parsed<()> {
        if from.to_square() == Some(to) {
            let span = Span::new(self.tokens().first().map_or(0, |token| token.span().start), self.end);
            return Err(ParseError::new(Problem::StandsStill, span, self.text));
        }
        Ok(())
    }

    // -- what stands behind ------------------------------------------------------------------------

    /// Takes one mark behind the move, glued or after white space, into `san`.
    fn suffix(&mut self, san: &mut San) -> Parsed<bool> {
        let before = self.mark();
        let spaced = self.skip_space()?;
        let Some(token) = self.peek() else {
            self.reset(before);
            return Ok(false);
        };
        let pawn = matches!(san.action, Action::Pawn { .. });
        let fits = match token.kind() {
            TokenKind::Sign(Sign::Check | Sign::DoublePlus | Sign::Mate) => san.mark.is_none(),
            TokenKind::Sign(Sign::EnPassant) => pawn && !san.en_passant,
            TokenKind::Sign(Sign::DrawOffer) => !san.draw_offer,
            TokenKind::Annotation(_) => san.annotation.is_none(),
            TokenKind::Evaluation => true,
            _ => false,
        };
        // A word such as `mate` or `ep` must end where it ends: `material` is none.
        let whole = !spaced || ends_word(self.text, token.span().end);
        if !(fits && whole) {
            self.reset(before);
            return Ok(false);
        }
        match token.kind() {
            TokenKind::Sign(Sign::Check) => san.mark = Some(Mark::Check),
            TokenKind::Sign(Sign::DoublePlus) => san.mark = Some(Mark::DoublePlus),
            TokenKind::Sign(Sign::Mate) => san.mark = Some(Mark::Mate),
            TokenKind::Sign(Sign::EnPassant) => san.en_passant = true,
            TokenKind::Sign(Sign::DrawOffer) => san.draw_offer = true,
            TokenKind::Annotation(annotation) => san.annotation = Some(annotation),
            _ => {}
        }
        self.advance()?;
        Ok(true)
    }

    // -- tokens ------------------------------------------------------------------------------------

    fn tokens(&self) -> &[Token] {
        self.tokens.get(..usize::from(self.length)).unwrap_or(&[])
    }

    /// The next token, with what cannot be seen stepped over.
    fn peek(&mut self) -> Option<Token> {
        if self.peeked.is_none() {
            self.peeked = self.lexer.next();
            if self.peeked.is_some_and(|token| token.kind() == TokenKind::Invisible) {
                self.unseen = self.peeked;
                self.peeked = self.lexer.next();
            }
        }
        self.peeked
    }

    fn advance(&mut self) -> Parsed<()> {
        let Some(token) = self.peek() else { return Ok(()) };
        for token in self.unseen.take().into_iter().chain([token]) {
            let Some(slot) = self.tokens.get_mut(usize::from(self.length)) else {
                return Err(ParseError::new(Problem::TooLong, token.span(), self.text));
            };
            *slot = token;
            self.length += 1;
        }
        self.end = token.span().end;
        self.peeked = None;
        Ok(())
    }

    fn mark(&self) -> usize {
        usize::from(self.length)
    }

    /// Forgets all tokens from number `length` on.
    fn reset(&mut self, length: usize) {
        if let Some(token) = self.tokens.get(length).copied().filter(|_| length < self.mark()) {
            self.end = token.span().start;
            self.length = u8::try_from(length).unwrap_or(self.length);
            self.lexer = Lexer::starting_at(self.text, self.table, self.end);
            self.peeked = None;
            self.unseen = None;
        }
    }

    fn role_of(&self, token: Token) -> Option<Role> {
        match token.kind() {
            TokenKind::Piece(role) => Some(role),
            TokenKind::Unknown if self.context == Context::Foreign => {
                is_foreign_letter(token.span().of(self.text)).then_some(Role::Knight)
            }
            _ => None,
        }
    }

    fn peek_is(&mut self, sign: Sign) -> bool {
        self.peek().map(Token::kind) == Some(TokenKind::Sign(sign))
    }

    fn eat(&mut self, sign: Sign) -> Parsed<bool> {
        let there = self.peek_is(sign);
        if there {
            self.advance()?;
        }
        Ok(there)
    }

    fn eat_promotion_sign(&mut self) -> Parsed<bool> {
        // To the lexer, `=` before a letter of another language is an evaluation.
        if self.context == Context::Foreign
            && let Some(token) = self.peek()
            && token.kind() == TokenKind::Evaluation
            && token.span().of(self.text) == "="
        {
            return self.advance().map(|()| true);
        }
        self.eat(Sign::Promotion)
    }

    /// As [`Parser::eat`], with white space allowed on both sides: `e5 x d4`.
    fn eat_spaced(&mut self, sign: Sign) -> Parsed<bool> {
        let before = self.mark();
        let spaced = self.skip_space()?;
        if !self.eat(sign)? {
            self.reset(before);
            return Ok(false);
        }
        // White space on one side only separates: `Rb1 -e5`, `1. e4 - e5` are not one move.
        if self.skip_space()? != spaced {
            self.reset(before);
            return Ok(false);
        }
        Ok(true)
    }

    fn skip_space(&mut self) -> Parsed<bool> {
        let there = self.peek().map(Token::kind) == Some(TokenKind::Space);
        if there {
            self.advance()?;
        }
        Ok(there)
    }

    fn ended(&self, expected: Expected) -> ParseError {
        ParseError::new(Problem::Ended(expected), Span::new(self.end, self.end), self.text)
    }
}

enum Onward {
    Capture(Capture, Square),
    Move(Square),
    Nothing,
}

/// Whether an unknown token may be another language's piece: one or two letters, the first not a small one.
/// (A small `n` is a slip for `N`; Hebrew or Georgian letters are neither small nor capital.)
fn is_foreign_letter(text: &str) -> bool {
    let mut letters = text.chars().filter(|c| c.is_alphabetic());
    letters.next().is_some_and(|first| !first.is_lowercase()) && letters.count() <= 1
}

/// Whether an unknown token may be the second letter of another language's piece.
fn is_second_letter(text: &str) -> bool {
    let mut letters = text.chars().filter(|c| !is_combining(*c));
    letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none()
}

/// Whether no letter or figure goes on at byte `at`.
fn ends_word(text: &str, at: usize) -> bool {
    text.get(at..).and_then(|rest| rest.chars().next()).is_none_or(|next| !next.is_alphanumeric())
}

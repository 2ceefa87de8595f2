//! Whole scores from one table to another: [`Translator`].
//!
//! Moves are written anew; every other byte is copied. What is not understood stays, with a diagnostic.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::mem;

use crate::diagnostic::{Diagnostic, Severity};
use crate::messages;
use crate::movetext::{Item, ItemKind, Likeness, Movetext, State, Unreadable};
use crate::nag::Nag;
use crate::output::Output;
use crate::parser::{ParseError, Reading};
use crate::plain::CASTLINGS;
use crate::san::{Action, Arrival, Mark, San};
use crate::square::{File, Rank};
use crate::style::{Nags, Style};
use crate::symbols::{Sign, Symbol, SymbolTable};
use crate::token::{Span, TokenKind};
use crate::trail::Trail;

mod letters;
mod skim;

use self::letters::Letters;

/// How the moves of a translation are laid out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// As the author wrote them: only what differs between the languages is changed.
    #[default]
    AsWritten,
    /// All in one style.
    Styled(Style),
}

/// Translates scores from the notation of one table to that of another.
///
/// ```
/// use alfil_engine::Translator;
/// # let (english, spanish) = (alfil_engine::doctest::english(), alfil_engine::doctest::spanish());
/// let translator = Translator::new(&english, &spanish);
/// let done = translator.translate("1. Nf3 {Not Nc3!} Nf6 2. Rg1?");
/// assert_eq!(done.text, "1. Cf3 {Not Nc3!} Cf6 2. Tg1?");
/// assert!(done.diagnostics.is_empty());
///
/// // German: if `Sf3` is not English, nobody knows what `Kf1` is. The game stays as it is.
/// let refused = translator.translate("1. Sf3 d5 2. Kf1");
/// assert_eq!(refused.text, "1. Sf3 d5 2. Kf1");
/// assert_eq!(refused.diagnostics[0].code, "foreign-game");
/// ```
#[derive(Clone, Debug)]
pub struct Translator<'t> {
    from: &'t SymbolTable,
    to: &'t SymbolTable,
    layout: Layout,
    partial: bool,
    lines_apart: bool,
    edits: bool,
    /// What plain moves change in, where they change in nothing but the letters of their pieces.
    letters: Option<Letters>,
}

/// What [`Translator::translate`] returns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Translation {
    /// The translated text.
    pub text: String,
    /// What was changed, in order. Everything between the edits is the same in both texts.
    pub edits: Vec<Edit>,
    /// What was not understood and left as it was, in order.
    pub diagnostics: Vec<Diagnostic>,
    /// How many moves were understood and written, changed or not.
    pub moves: usize,
    /// How many games there are: scores with a move or a result in them. The lines of a list of moves are none.
    pub games: usize,
    /// How many of the games were left as they were because of foreign moves in them.
    pub games_left: usize,
}

/// A stretch of the source and what stands for it in the translation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edit {
    /// Bytes of the source.
    pub source: Span,
    /// Bytes of the translation.
    pub target: Span,
}

impl<'t> Translator<'t> {
    /// A translator that keeps the author's layout and leaves a game alone that has foreign letters in it.
    pub fn new(from: &'t SymbolTable, to: &'t SymbolTable) -> Translator<'t> {
        let translator = Translator {
            from,
            to,
            layout: Layout::AsWritten,
            partial: false,
            lines_apart: false,
            edits: true,
            letters: None,
        };
        translator.ready()
    }

    /// Whether to list what was changed in [`Translation::edits`]. On unless said otherwise.
    #[must_use]
    pub const fn record_edits(mut self, edits: bool) -> Translator<'t> {
        self.edits = edits;
        self
    }

    /// The same with another layout.
    #[must_use]
    pub fn with_layout(mut self, layout: Layout) -> Translator<'t> {
        self.layout = layout;
        self.ready()
    }

    /// Finds out what the short way is.
    fn ready(self) -> Translator<'t> {
        let short = self.layout != Layout::AsWritten || same_frame(self.from, self.to);
        let letters = if short { Letters::new(&self) } else { None };
        Translator { letters, ..self }
    }

    /// Whether to translate what is understood even in a game with moves of another language in it.
    #[must_use]
    pub const fn partial(mut self, partial: bool) -> Translator<'t> {
        self.partial = partial;
        self
    }

    /// Whether each line stands for itself, as in a list of moves, rather than being part of a game.
    #[must_use]
    pub const fn lines_apart(mut self, lines_apart: bool) -> Translator<'t> {
        self.lines_apart = lines_apart;
        self
    }

    /// Whether a move changes in nothing but the letters of its pieces: the two languages write files, ranks and
    /// signs alike, and the layout is the author's.
    pub const fn changes_letters_only(&self) -> bool {
        matches!(self.layout, Layout::AsWritten) && self.letters.is_some()
    }

    /// Translates a whole text.
    pub fn translate(&self, text: &str) -> Translation {
        let mut session = self.session();
        let mut done = Translation::default();
        session.feed(text, false, &mut done);
        done
    }

    /// Writes one move anew. The whole text must be a move, with nothing but white space around it.
    ///
    /// ```
    /// use alfil_engine::{Layout, Style, Translator};
    /// # let (english, spanish) = (alfil_engine::doctest::english(), alfil_engine::doctest::spanish());
    /// let as_written = Translator::new(&english, &spanish);
    /// assert_eq!(as_written.render("O-O-O").unwrap(), "O-O-O");
    /// let fide = as_written.with_layout(Layout::Styled(Style::fide()));
    /// assert_eq!(fide.render("exd8=Q+").unwrap(), "exd8D+");
    /// ```
    ///
    /// # Errors
    /// Why the text is not a move.
    pub fn render(&self, text: &str) -> Result<String, ParseError> {
        let reading = Reading::of(text, self.from)?;
        let mut session = self.session();
        let mut done = Translation::default();
        session.write_move(text, &reading, &reading.san(), &mut done);
        session.copy(text, text.len());
        Ok(session.out.finish())
    }

    /// Starts a translation of a text that comes in parts.
    pub fn session(&self) -> Session<'_> {
        Session {
            translator: self,
            state: State::default(),
            game: Game::default(),
            out: Output::default(),
            copied: 0,
            read: 0,
            taken: 0,
            last_move_end: usize::MAX,
            edits: if self.edits { Edits::All } else { Edits::None },
        }
    }

    /// What is written in place of one token, `None` where it stays.
    ///
    /// The spelling that the source language writes becomes the one that the target language writes. Any
    /// other spelling is the author's choice and stays if the target language reads it; if that happens to
    /// be the very spelling the target writes, the two change places, so that the way back is open.
    fn replacement(&self, symbol: Symbol, spelling: &str) -> Option<&'t str> {
        let written = self.to.written(symbol);
        let usual = self.from.written(symbol);
        let new = if spelling == usual || self.to.meaning(spelling) != Some(symbol) {
            written
        } else if spelling == written && self.to.meaning(usual) == Some(symbol) {
            usual
        } else {
            return None;
        };
        (new != spelling).then_some(new)
    }
}

impl Translator<'_> {
    /// Hands each stretch of a move that changes, and what replaces it, to `edit`.
    fn as_written(&self, text: &str, reading: &Reading, mut edit: impl FnMut(Span, &str)) {
        for token in reading.tokens() {
            let span = token.span();
            match token.kind() {
                TokenKind::Square(square) => {
                    // The one token that two symbols are spelled in.
                    let file = self.from.longest(span.of(text).as_bytes()).map_or(0, |(_, length)| length);
                    let (file, rank) =
                        (Span::new(span.start, span.start + file), Span::new(span.start + file, span.end));
                    for (symbol, span) in [(square.file().into(), file), (square.rank().into(), rank)] {
                        self.replacement(symbol, span.of(text)).into_iter().for_each(|new| edit(span, new));
                    }
                }
                kind => {
                    if let Some((symbol, span)) = symbol_of(kind, span, text)
                        && let Some(new) = self.replacement(symbol, span.of(text))
                    {
                        edit(span, new);
                    }
                }
            }
        }
    }
}

/// Whether plain moves differ in nothing but the letters of their pieces: two tables write the squares and
/// the common signs alike.
fn same_frame(from: &SymbolTable, to: &SymbolTable) -> bool {
    let signs = [Sign::Capture, Sign::Check, Sign::Mate].map(Symbol::Sign);
    let coordinates = File::ALL.map(Symbol::File).into_iter().chain(Rank::ALL.map(Symbol::Rank));
    let alike = |symbol| from.written(symbol) == to.written(symbol);
    let equals = to.meaning("=") == Some(Sign::Promotion.into());
    let castling = [Sign::CastleShort, Sign::CastleLong].map(Symbol::Sign).into_iter().all(alike)
        && CASTLINGS.iter().all(|(written, _)| {
            from.meaning(written).is_none_or(|symbol| to.meaning(written) == Some(symbol))
        });
    equals && castling && signs.into_iter().chain(coordinates).all(alike)
}

/// The symbol that a token spells, and the part of it that is its spelling.
fn symbol_of(kind: TokenKind, span: Span, text: &str) -> Option<(Symbol, Span)> {
    Some(match kind {
        // The request to show a figurine as text or as an emoji is no part of it.
        TokenKind::Piece(role) => {
            let figurine = span.of(text).trim_end_matches(['\u{FE0E}', '\u{FE0F}']);
            (role.into(), Span::new(span.start, span.start + figurine.len()))
        }
        TokenKind::File(file) => (file.into(), span),
        TokenKind::Rank(rank) => (rank.into(), span),
        // Nor are the brackets around `e.p.`.
        TokenKind::Sign(Sign::EnPassant) if span.of(text).starts_with('(') => {
            (Sign::EnPassant.into(), Span::new(span.start + 1, span.end.saturating_sub(1)))
        }
        TokenKind::Sign(sign) => (sign.into(), span),
        _ => return None,
    })
}

/// What comes behind a part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Nothing: the text ends.
    Nothing,
    /// More of the text. A game is held back until all of it is there, except one that is longer than the part.
    Follows,
    /// The same, and even of a game that is longer than the part nothing is written: it comes again with a longer
    /// part. That is for games that did not begin in an earlier part.
    FollowsGames,
}

/// A translation of a text that comes in parts; made by [`Translator::session`].
#[derive(Clone, Debug)]
pub struct Session<'t> {
    translator: &'t Translator<'t>,
    state: State,
    game: Game,
    out: Output,
    /// How much of the present part is in the translation.
    copied: usize,
    /// Bytes of the source in earlier parts.
    read: usize,
    /// Bytes of the translation in earlier parts.
    taken: usize,
    /// Where in the whole text the last move ends that did not go the short way, for what is glued to it.
    last_move_end: usize,
    edits: Edits,
}

/// Which edits are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edits {
    None,
    /// Those that are not as long as what they replace.
    Shifts,
    All,
}

/// What is known of the game that is being read.
#[derive(Clone, Debug, Default)]
struct Game {
    start: Checkpoint,
    /// Whether a move has been seen, so that a tag begins another game.
    begun: bool,
    /// Whether it has tags.
    headed: bool,
    /// How many variations are open.
    depth: usize,
    /// Where in the whole text the comment starts that is not closed yet.
    comment: Option<usize>,
    /// Whether that comment was found to have another game in it.
    swallowed: bool,
    /// The first of the foreign moves, and how many more there are.
    foreign: Option<(Diagnostic, usize)>,
    /// Whether the foreign moves were reported.
    reported: bool,
    /// Whether a part of it had to be written before all of it was read.
    partly_written: bool,
}

/// All that is needed to undo what was done since.
#[derive(Clone, Copy, Debug, Default)]
struct Checkpoint {
    state: State,
    source: usize,
    target: usize,
    edits: usize,
    diagnostics: usize,
    moves: usize,
}

impl<'t> Session<'t> {
    /// The same, listing no edits but those by which what stands behind them is shifted. That is enough for those who
    /// want to know where in the translation a place of the source is.
    #[must_use]
    pub const fn list_shifts(mut self) -> Session<'t> {
        self.edits = Edits::Shifts;
        self
    }
}

impl Session<'_> {
    /// Translates the next part of the text, appending to `done`, and returns how many bytes of it are
    /// done with. The next part must begin with those that are not.
    ///
    /// With `more` to come, a game is held back until all of it is there, for a foreign letter at its end
    /// forbids the translation of its beginning. Only a game that is longer than the part is written
    /// piecemeal. What is in `done` may be taken away between calls; spans count from the beginning of the
    /// whole text.
    pub fn feed(&mut self, text: &str, more: bool, done: &mut Translation) -> usize {
        let rest = if more { Rest::Follows } else { Rest::Nothing };
        let end = self.translate(text, rest, done, None);
        self.taken += self.out.length;
        let translation = mem::take(&mut self.out).finish();
        match done.text.is_empty() {
            true => done.text = translation,
            false => done.text.push_str(&translation),
        }
        end
    }

    /// As [`Session::feed`], but lends the translation of the part, which is UTF-8, and leaves `done.text` as it
    /// is. Nothing is allocated for a part that is no larger than those before it.
    ///
    /// ```
    /// use alfil_engine::{Translation, Translator};
    /// # let (english, spanish) = (alfil_engine::doctest::english(), alfil_engine::doctest::spanish());
    /// let translator = Translator::new(&english, &spanish);
    /// let (mut session, mut done) = (translator.session(), Translation::default());
    /// let (end, translation) = session.lend("1. Nf3 Nf6", false, &mut done);
    /// assert_eq!((end, translation), (10, &b"1. Cf3 Cf6"[..]));
    /// assert_eq!(done.moves, 2);
    /// ```
    pub fn lend(&mut self, text: &str, more: bool, done: &mut Translation) -> (usize, &[u8]) {
        let rest = if more { Rest::Follows } else { Rest::Nothing };
        let end = self.translate(text, rest, done, None);
        self.taken += self.out.length;
        (end, self.out.from(0))
    }

    /// As [`Session::lend`], for those who go through the part once more, to whom the trail is a help. What is lent
    /// is given by [`Session::lent`].
    ///
    /// ```
    /// use alfil_engine::{Movetext, Plain, Rest, Trail, Translation, Translator};
    /// # let (english, spanish) = (alfil_engine::doctest::english(), alfil_engine::doctest::spanish());
    /// let translator = Translator::new(&english, &spanish);
    /// let (mut session, mut done) = (translator.session(), Translation::default());
    /// let (text, mut trail) = ("1. Nf3 Nf6", Trail::default());
    /// session.feed_with_trail(text, Rest::Nothing, &mut done, &mut trail);
    /// assert_eq!(session.lent(), b"1. Cf3 Cf6");
    /// let mut movetext = Movetext::new(text, &english).along(&trail);
    /// let Some(Plain::Move(mv)) = movetext.plain() else { panic!() };
    /// assert_eq!(mv.span.of(text), "Nf3");
    /// ```
    pub fn feed_with_trail(
        &mut self,
        text: &str,
        rest: Rest,
        done: &mut Translation,
        trail: &mut Trail,
    ) -> usize {
        trail.clear();
        let end = self.translate(text, rest, done, Some(trail));
        self.taken += self.out.length;
        end
    }

    /// What was lent last.
    pub fn lent(&self) -> &[u8] {
        self.out.from(0)
    }

    /// Puts the translation of a part into `self.out`.
    fn translate(
        &mut self,
        text: &str,
        rest: Rest,
        done: &mut Translation,
        mut trail: Option<&mut Trail>,
    ) -> usize {
        let more = rest != Rest::Nothing;
        self.copied = 0;
        self.out.start(text.len());
        self.game.start = self.checkpoint(0, self.state, done);
        let mut movetext = Movetext::part(text, self.translator.from, self.state, more);
        let letters = self.translator.letters.as_ref().filter(|_| !self.translator.lines_apart);
        loop {
            if let Some(letters) = letters {
                self.skim(text, letters, &mut movetext, done, trail.as_deref_mut());
            }
            let Some(Item { kind, span }) = movetext.next() else { break };
            match kind {
                ItemKind::Move(san) => {
                    self.game.begun = true;
                    done.moves += 1;
                    if let Some(reading) = movetext.reading() {
                        self.write_move(text, &reading, &san, done);
                    }
                    self.last_move_end = self.read + span.end;
                }
                ItemKind::Nag(Some(number)) => self.write_nag(text, span, Nag::new(number), done),
                ItemKind::Glyph => self.write_sign(text, span, done),
                ItemKind::Unreadable(unreadable) => {
                    self.game.begun |= unreadable.likeness != Likeness::Word;
                    self.report(text, span, &unreadable, done);
                }
                // It may have begun in an earlier part.
                ItemKind::Comment { closed: false } => {
                    self.look_for_game(text, span, done);
                    self.game.comment = self.game.comment.or(Some(self.read + span.start));
                }
                ItemKind::Comment { closed: true } => {
                    self.look_for_game(text, span, done);
                    (self.game.comment, self.game.swallowed) = (None, false);
                }
                ItemKind::VariationStart => self.game.depth += 1,
                ItemKind::VariationEnd if self.game.depth > 0 => self.game.depth -= 1,
                ItemKind::VariationEnd => self.warn("stray-bracket", span.shifted(self.read), done),
                ItemKind::Tag if self.is_between_games() => {
                    self.next_tags(text, span.start, done);
                }
                // A result within a variation ends nothing but the variation.
                ItemKind::Outcome(_) if self.game.depth == 0 => {
                    self.result(text, span.end, movetext.state(), done);
                }
                ItemKind::Space if self.translator.lines_apart && span.of(text).contains(['\n', '\r']) => {
                    self.next_game(text, span.end, movetext.state(), done);
                }
                _ => {}
            }
        }
        let end = if !more {
            if let Some(brace) = self.game.comment {
                self.warn("unterminated-comment", Span::new(brace, brace + 1), done);
            }
            if self.game.begun {
                self.count_game(done);
            }
            self.settle(text, text.len(), done);
            text.len()
        } else if self.game.start.source > 0 || (rest == Rest::FollowsGames && !self.game.partly_written) {
            // This game comes again with the next part, and then all of it.
            let start = self.game.start;
            self.undo(done);
            self.state = start.state;
            self.game = Game::default();
            start.source
        } else {
            self.game.partly_written = true;
            self.state = movetext.state();
            self.settle(text, movetext.position(), done);
            movetext.position()
        };
        self.read += end;
        end
    }

    /// Where in the whole text the comment begins that is not closed yet.
    pub const fn open_comment(&self) -> Option<usize> {
        self.game.comment
    }

    /// Whether a part of the present game is written already because the game was longer than the part of the text
    /// that it began in.
    pub const fn is_within_long_game(&self) -> bool {
        self.game.partly_written
    }

    /// Whether a tag that came next would begin a game that nothing before it has to do with.
    pub const fn is_between_games(&self) -> bool {
        self.game.begun || !self.game.headed
    }

    fn look_for_game(&mut self, text: &str, comment: Span, done: &mut Translation) {
        if self.game.swallowed {
            return;
        }
        if let Some(mut finding) = swallowed_game(text, comment) {
            self.game.swallowed = true;
            finding.span = finding.span.shifted(self.read);
            for (span, _) in &mut finding.related {
                *span = span.shifted(self.read);
            }
            if let Some(brace) = self.game.comment {
                // It began in an earlier part, whatever this one begins with.
                finding.related.clear();
                finding = finding.with_related(Span::new(brace, brace + 1), messages::comment_begins());
            }
            done.diagnostics.push(finding);
        }
    }

    fn checkpoint(&self, source: usize, state: State, done: &Translation) -> Checkpoint {
        Checkpoint {
            state,
            source,
            target: self.out.length,
            edits: done.edits.len(),
            diagnostics: done.diagnostics.len(),
            moves: done.moves,
        }
    }

    fn count_game(&self, done: &mut Translation) {
        if !self.translator.lines_apart {
            done.games += 1;
            done.games_left += usize::from(self.game.foreign.is_some());
        }
    }

    /// Ends the game with its result, behind which `end` is.
    fn result(&mut self, text: &str, end: usize, state: State, done: &mut Translation) {
        self.count_game(done);
        self.next_game(text, end, state, done);
    }

    /// Begins a game with its first tag. That is so even where the one before it has ended, so that what comes
    /// of a game does not depend on what stands between the two.
    fn next_tags(&mut self, text: &str, start: usize, done: &mut Translation) {
        if self.game.begun {
            self.count_game(done);
        }
        self.next_game(text, start, State::default(), done);
        self.game.headed = true;
    }

    /// Ends the game at `end` and begins another one there.
    fn next_game(&mut self, text: &str, end: usize, state: State, done: &mut Translation) {
        self.settle(text, end, done);
        self.game = Game { start: self.checkpoint(end, state, done), ..Game::default() };
    }

    /// Brings the translation up to `end`; without any edit in a game with foreign moves.
    fn settle(&mut self, text: &str, end: usize, done: &mut Translation) {
        if let Some((first, others)) = self.game.foreign.clone() {
            self.undo(done);
            if !self.game.reported {
                self.game.reported = true;
                done.diagnostics.push(foreign_game(first, others, self.game.partly_written));
            }
        }
        self.copy(text, end);
    }

    fn undo(&mut self, done: &mut Translation) {
        let Checkpoint { source, target, edits, diagnostics, moves, .. } = self.game.start;
        self.out.length = target;
        done.edits.truncate(edits);
        done.diagnostics.truncate(diagnostics);
        done.moves = moves;
        self.copied = source;
    }

    /// Copies the source up to `end`.
    fn copy(&mut self, text: &str, end: usize) {
        self.out.copy(text.as_bytes(), self.copied, end);
        self.copied = self.copied.max(end);
    }

    /// Writes `replacement` in the place of `span`.
    fn replace(&mut self, text: &str, span: Span, replacement: fmt::Arguments<'_>, done: &mut Translation) {
        self.copy(text, span.start);
        let start = self.out.length;
        // Writing to memory cannot fail.
        let _ = self.out.write_fmt(replacement);
        self.copied = span.end;
        let changed = match self.edits {
            Edits::None => false,
            Edits::Shifts => self.out.length - start != span.len(),
            Edits::All => self.out.from(start) != span.of(text).as_bytes(),
        };
        if changed {
            let target = Span::new(start, self.out.length).shifted(self.taken);
            done.edits.push(Edit { source: span.shifted(self.read), target });
        }
    }

    fn write_move(&mut self, text: &str, reading: &Reading, san: &San, done: &mut Translation) {
        let translator = self.translator;
        // `Cf3Pd8`: a letter that is not written stood between two moves, which must not become one.
        let parting = match self.last_move_end == self.read + reading.span().start {
            true if reading.begins_with_pawn_letter() => " ",
            _ => "",
        };
        if let Layout::Styled(style) = &translator.layout
            && let Some((essence, span)) = reading.essence()
        {
            let display = essence.display(translator.to, style);
            self.replace(text, span, format_args!("{parting}{display}"), done);
            if style.nags == Nags::Numbers {
                self.number_signs(text, reading, span.end, done);
            }
            if san.mark == Some(Mark::DoublePlus) && !(style.check.is_empty() && style.mate.is_empty()) {
                self.warn("undecided-mate", reading.span().shifted(self.read), done);
            }
            if matches!(san.action, Action::Pawn { to: Arrival::File(_), .. }) {
                self.warn("incomplete-move", reading.span().shifted(self.read), done);
            }
            return;
        }
        translator.as_written(text, reading, |span, new| {
            let new = if new.is_empty() { parting } else { new };
            self.replace(text, span, format_args!("{new}"), done);
        });
    }

    /// Writes the signs behind a move, which ends at `end`, as NAGs, each with a space before it.
    fn number_signs(&mut self, text: &str, reading: &Reading, end: usize, done: &mut Translation) {
        let mut before = end;
        for token in reading.tokens().iter().filter(|token| token.span().start >= end) {
            let span = token.span();
            if token.kind() == TokenKind::Evaluation
                && let Some(nag) = Nag::from_sign(span.of(text))
            {
                let spaced =
                    text.get(before..span.start).is_some_and(|gap| gap.ends_with(char::is_whitespace));
                let space = if spaced { "" } else { " " };
                self.replace(text, span, format_args!("{space}${}", nag.number()), done);
            }
            if token.kind() != TokenKind::Space {
                before = span.end;
            }
        }
    }

    /// What the style asks of judgements.
    fn nags(&self) -> Nags {
        match &self.translator.layout {
            Layout::Styled(style) => style.nags,
            Layout::AsWritten => Nags::AsWritten,
        }
    }

    /// Writes a NAG as a sign where the style asks for that.
    fn write_nag(&mut self, text: &str, span: Span, nag: Nag, done: &mut Translation) {
        if let Some(sign) = nag.sign()
            && self.nags() == Nags::Signs
        {
            self.replace(text, span, format_args!("{sign}"), done);
        }
    }

    /// Writes a sign that stands alone as a NAG where the style asks for that.
    fn write_sign(&mut self, text: &str, span: Span, done: &mut Translation) {
        if let Some(nag) = Nag::from_sign(span.of(text)).filter(|nag| !nag.is_suffix())
            && self.nags() == Nags::Numbers
        {
            self.replace(text, span, format_args!("${}", nag.number()), done);
        }
    }

    /// Reports a word that stays because it was not understood.
    fn report(&mut self, text: &str, span: Span, unreadable: &Unreadable, done: &mut Translation) {
        let word = span.of(text);
        let diagnostic = match unreadable.likeness {
            Likeness::Word => {
                let message = messages::not_a_move(word);
                Diagnostic::new("stray-word", Severity::Warning, span.shifted(self.read), message)
                    .with_help(messages::put_into_comment())
            }
            Likeness::Move | Likeness::ForeignMove => {
                let message = messages::cannot_be_read(word, unreadable.error.message());
                let span = span.shifted(self.read);
                Diagnostic::new(unreadable.error.code(), Severity::Error, span, message)
            }
        };
        if unreadable.likeness == Likeness::ForeignMove && !self.translator.partial {
            match &mut self.game.foreign {
                Some((_, others)) => *others += 1,
                None => self.game.foreign = Some((diagnostic, 0)),
            }
        } else {
            done.diagnostics.push(diagnostic);
        }
    }

    /// Warns of what is at `span` of the whole text.
    fn warn(&self, code: &'static str, span: Span, done: &mut Translation) {
        let message = match code {
            "unterminated-comment" => messages::unterminated_comment(),
            "stray-bracket" => messages::stray_bracket(),
            "undecided-mate" => messages::undecided_mate(),
            _ => messages::incomplete_move(),
        };
        done.diagnostics.push(Diagnostic::new(code, Severity::Warning, span, message));
    }
}

/// A warning where the tags of another game stand in a comment, or in a part of one: most likely, its end was
/// forgotten.
///
/// ```
/// use alfil_engine::{Span, swallowed_game};
/// let text = "1. e4 {best\n\n[Event \"B\"]\n\n1. d4 {as well} d5";
/// let comment = Span::new(6, text.find('}').unwrap() + 1);
/// let finding = swallowed_game(text, comment).unwrap();
/// assert_eq!(finding.span.of(text), "[Event");
/// assert_eq!(finding.related[0].0.of(text), "{");
/// ```
pub fn swallowed_game(text: &str, comment: Span) -> Option<Diagnostic> {
    const TAG: &[u8] = b"[Event";
    let inside = comment.of(text).as_bytes();
    let at = memchr::memchr_iter(b'[', inside).find(|at| {
        let line_begins = at.checked_sub(1).and_then(|before| inside.get(before)) == Some(&b'\n');
        line_begins && inside.get(*at..).is_some_and(|rest| rest.starts_with(TAG))
    })?;
    let span = Span::new(at, at + TAG.len()).shifted(comment.start);
    let finding = Diagnostic::new("game-in-comment", Severity::Warning, span, messages::game_in_comment());
    let brace = Span::new(comment.start, comment.start + 1);
    Some(match inside.first() {
        Some(b'{') => finding.with_related(brace, messages::comment_begins()),
        _ => finding,
    })
}

/// One finding for a game that stays as it was.
fn foreign_game(first: Diagnostic, others: usize, partly_written: bool) -> Diagnostic {
    let left = if partly_written { messages::rest_of_game_is_left() } else { messages::game_is_left() };
    let message = match others {
        0 => messages::foreign_game(first.message, left),
        1 => messages::foreign_game_and_one(first.message, left),
        _ => messages::foreign_game_and_more(first.message, others, left),
    };
    Diagnostic { code: "foreign-game", message, ..first }.with_help(messages::check_the_language())
}

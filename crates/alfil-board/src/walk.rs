//! One step after another through a score: [`Walk`].

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::vec::Vec;

use alfil_engine::{
    Action, Arrival, Item, ItemKind, Likeness, Origin, Outcome, PlainMove, PlainNumber, Reading, San, Span,
    Token, TokenKind,
};

use crate::color::Color;
use crate::event::{Event, Finding, NumberProblem, Numbering, Ply, Verdict, WrittenNumber};
use crate::legal_move::LegalMove;
use crate::position::Position;
use crate::refusal::Refusal;

mod line;
mod start;

use self::line::Line;
use self::start::Start;

/// Follows a score item by item and says of each move what it is on the board.
///
/// A `Walk` knows where it is: game, variation, position, number. It is fed the [`Item`]s of
/// [`Movetext`](alfil_engine::Movetext), from one text or in parts, and skips comments and words between
/// the moves; a bare `ed` or `de` that is no legal capture is such a word. [`Replay`](crate::Replay) does
/// that for a whole text.
///
/// Games follow one another: a result, a tag behind moves, or number 1 once more begins another game. A
/// position in a `FEN` tag is where its game starts. Where a move cannot be resolved, the rest of its line
/// has no position and is [`Verdict::Unknown`], while the lines around it go on.
///
/// Nothing recurses, and nothing is allocated per move. Memory grows with the depth of open variations, up
/// to [`Walk::MAX_DEPTH`]; what is deeper is not judged.
///
/// ```
/// use alfil_board::{Event, Position, Verdict, Walk};
/// use alfil_engine::Movetext;
/// # let english = alfil_engine::doctest::english();
/// let text = "1. e4 e5 (1... c5 2. Nf3) 2. f4";
/// let mut movetext = Movetext::new(text, &english);
/// let mut walk = Walk::new(Position::initial());
/// let mut depths = Vec::new();
/// while let Some(item) = movetext.next() {
///     let mut event = walk.feed(text, &item, || movetext.reading());
///     while let Some(Event::Ply(ply)) = event {
///         assert!(matches!(ply.verdict, Verdict::Resolved(_)));
///         depths.push(ply.depth);
///         event = walk.pending();
///     }
/// }
/// assert_eq!(depths, [0, 0, 1, 1, 0]);
/// ```
#[derive(Clone, Debug)]
pub struct Walk {
    start: Position,
    /// Whether somebody said where games start, rather than it being taken for granted.
    start_given: bool,
    line: Box<Line>,
    #[allow(clippy::vec_box)] // lines change places, and are large
    stack: Vec<Box<Line>>,
    /// Lines that were closed, to be used again.
    #[allow(clippy::vec_box)]
    spare: Vec<Box<Line>>,
    /// Variations that are open beyond [`Walk::MAX_DEPTH`].
    too_deep: usize,
    game: u32,
    /// Moves of the present game, variations included.
    plies: u32,
    /// Whether the present game has ended, so that whatever follows belongs to another.
    ended: bool,
    /// Whether a tag of the present game gave its position.
    tagged: bool,
    /// The tag of the present game by which nobody knows its position, until that is said.
    unknown: Option<Span>,
    /// Whether the present game has tags.
    headed: bool,
    numbered: bool,
    written: Option<WrittenNumber>,
    /// Whether dots stand behind that number.
    dotted: bool,
    /// The last word since the last move that was not understood and not taken for a move.
    skipped: Option<Span>,
    /// What is left to do for the present item.
    todo: VecDeque<Todo>,
    /// Where the text that is fed starts in the whole.
    base: usize,
}

/// What one item has in store beyond its first event.
#[derive(Clone, Debug)]
enum Todo {
    Move(San, Span, Option<WrittenNumber>),
    /// A game ends without a result before what stands there.
    End(Span),
    /// A tag of the next game, and the position or the error in it.
    Tag(Span, Start),
}

impl Walk {
    /// How deep variations may be nested and still be judged.
    pub const MAX_DEPTH: usize = 12_000;

    /// A walk whose games start from the initial position where no tag says otherwise.
    pub fn standard() -> Walk {
        Walk { start_given: false, ..Walk::new(Position::initial()) }
    }

    /// A walk whose games start from `start` where no tag says otherwise.
    pub fn new(start: Position) -> Walk {
        Walk {
            line: Box::new(Line::at(Some(start.clone()))),
            start,
            start_given: true,
            stack: Vec::new(),
            spare: Vec::new(),
            too_deep: 0,
            game: 0,
            plies: 0,
            ended: false,
            tagged: false,
            unknown: None,
            headed: false,
            numbered: false,
            written: None,
            dotted: false,
            skipped: None,
            todo: VecDeque::new(),
            base: 0,
        }
    }

    /// The text that is fed from now on starts at byte `start` of the whole. Spans of items are places in the
    /// text that is fed with them, those of events are places in the whole.
    pub const fn continue_at(&mut self, start: usize) {
        self.base = start;
    }

    /// Whether a tag that came next would begin a game of its own, as it does behind a result and behind
    /// moves, and where no tag came before.
    pub const fn is_between_games(&self) -> bool {
        self.ended || self.plies > 0 || !self.headed
    }

    /// The position after the last move of the present line, where that is known.
    pub const fn position(&self) -> Option<&Position> {
        self.line.now.as_ref()
    }

    /// The position before the last move of the present line, or before the word that was unreadable, where
    /// that is known.
    pub const fn before(&self) -> Option<&Position> {
        self.line.before.as_ref()
    }

    /// How many variations are open.
    pub fn depth(&self) -> usize {
        self.stack.len() + self.too_deep
    }

    /// Which game of the text this is, counted from 0.
    pub const fn game(&self) -> u32 {
        self.game
    }

    /// Goes on to the next item of `text`, in which the item's span lies. `reading` gives the tokens of a
    /// move; it is asked only where these matter, which is seldom: for a pawn's letter, and to part two moves
    /// that are glued together.
    ///
    /// What else there is to say of the same item, [`Walk::pending`] returns.
    pub fn feed(&mut self, text: &str, item: &Item, reading: impl Fn() -> Option<Reading>) -> Option<Event> {
        while !self.todo.is_empty() {
            self.pending();
        }
        let span = item.span.shifted(self.base);
        match &item.kind {
            ItemKind::Move(san) => self.step(san, item.span, text, reading),
            ItemKind::Space | ItemKind::Comment { .. } | ItemKind::LineComment | ItemKind::Escape => None,
            ItemKind::Number(number) => {
                self.written = Some(WrittenNumber { number: *number, color: Color::White, span });
                self.dotted = false;
                None
            }
            ItemKind::Dots => {
                if let Some(written) = &mut self.written {
                    // `1.` is White's; `1...`, `1…` and `1. ...` are Black's.
                    if span.len() > 1 || self.dotted {
                        written.color = Color::Black;
                    }
                    self.dotted = true;
                }
                None
            }
            ItemKind::Punctuation => self.punctuation(item.span.of(text), span),
            ItemKind::VariationStart => self.open(span, false),
            ItemKind::VariationEnd => self.close(span),
            ItemKind::Outcome(outcome) => {
                self.written = None;
                if self.depth() > 0 {
                    return None;
                }
                self.begin_if_ended();
                Some(self.end(Some(*outcome), span))
            }
            ItemKind::Tag => self.tag(item.span.of(text), span),
            ItemKind::Unreadable(unreadable) if unreadable.likeness != Likeness::Word => {
                self.begin_if_ended();
                self.written = None;
                self.skipped = None;
                self.plies = self.plies.saturating_add(1);
                if self.too_deep == 0 {
                    self.line.plies = self.line.plies.saturating_add(1);
                    self.line.before = self.line.now.take();
                }
                let (game, depth) = (self.game, self.depth());
                Some(Event::Unreadable { span, game, depth })
            }
            ItemKind::Unreadable(_) => {
                self.skipped = Some(span);
                None
            }
            _ => None,
        }
    }

    /// What else there is to say of the item that was fed last.
    pub fn pending(&mut self) -> Option<Event> {
        match self.todo.pop_front()? {
            Todo::Move(san, span, written) => {
                self.begin_if_ended();
                Some(Event::Ply(self.ply(&san, span, written)))
            }
            Todo::End(span) => Some(self.end(None, span)),
            Todo::Tag(span, start) => self.start_from(start, span),
        }
    }

    /// Whether this tag pair means nothing here, which is so of most: it neither begins a game nor says where one
    /// starts, and need not be fed.
    ///
    /// ```
    /// use alfil_board::Walk;
    /// use alfil_engine::Movetext;
    /// # let english = alfil_engine::doctest::english();
    /// let text = "[White \"A\"]";
    /// let mut walk = Walk::standard();
    /// assert!(!walk.passes(text)); // it begins a game
    /// walk.feed(text, &Movetext::new(text, &english).next().unwrap(), || None);
    /// assert!(walk.passes("[Black \"B\"]"));
    /// assert!(!walk.passes("[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]"));
    /// ```
    pub fn passes(&self, tag: &str) -> bool {
        let headed = self.headed && self.plies == 0 && !self.ended && self.written.is_none();
        headed && matches!(Start::of(tag), Start::Nothing)
    }

    /// What there is to say where the tags of another game are known to start at byte `at`, before they are fed; to be
    /// asked until there is no more.
    pub fn before_tags(&mut self, at: usize) -> Option<Event> {
        // Without a move they are more tags of the same game.
        let begun = self.plies > 0 && !self.ended;
        begun.then(|| self.finish(at)).flatten()
    }

    /// What there is to say at the end of the text, which is `at` bytes long; to be asked until there is no more.
    pub fn finish(&mut self, at: usize) -> Option<Event> {
        let at = at + self.base;
        if let Some(open) = self.unclosed(Span::new(at, at)) {
            return Some(open);
        }
        let begun = self.plies > 0 && !self.ended;
        begun.then(|| self.end(None, Span::new(at, at)))
    }

    /// Goes on by a plain move and the number before it, as feeding their items would, if nothing is to be said of
    /// them but that the move is properly written: it is legal, the number is right, nothing is missing. That is
    /// so for nearly all moves. `None` of others, and then nothing has happened: they are for [`Walk::feed`].
    ///
    /// ```
    /// use alfil_board::Walk;
    /// use alfil_engine::{Movetext, Plain};
    /// # let english = alfil_engine::doctest::english();
    /// let mut movetext = Movetext::new("1. e4 e5 2. Ne2 Nge7", &english);
    /// let mut walk = Walk::standard();
    /// while let Some(Plain::Move(mv)) = movetext.plain()
    ///     && walk.follow(&mv).is_some()
    /// {
    ///     movetext.pass(&mv);
    /// }
    /// // The file of departure is not needed.
    /// assert_eq!(movetext.position(), 15);
    /// ```
    #[inline(always)] // into the loops over whole texts
    pub fn follow(&mut self, mv: &PlainMove) -> Option<LegalMove> {
        let written = match mv.number {
            Some(PlainNumber { number, dots }) => {
                Some((number, if dots > 1 { Color::Black } else { Color::White }))
            }
            None if self.written.is_some() => return None,
            None => None,
        };
        if self.ended || self.too_deep > 0 || !self.todo.is_empty() {
            return None;
        }
        let line = &mut self.line;
        let now = line.now.as_ref()?;
        let turn = now.turn();
        match written {
            Some((number, color)) => {
                let due = i64::from(now.number()) + line.offset;
                // A 1 may belong to the next game, and a game's count may go back to what it was.
                if (i64::from(number), color) != (due, turn)
                    || (number == 1 && color == Color::White && line.plies > 0)
                {
                    return None;
                }
            }
            None if self.numbered && turn == Color::White && line.plies > 0 => return None,
            None => {}
        }
        if line.offset != line.former_offset {
            return None;
        }
        let played = line.advance_exactly(&mv.says)?;
        self.plies = self.plies.saturating_add(1);
        line.plies = line.plies.saturating_add(1);
        if written.is_some() {
            self.numbered = true;
            self.written = None;
            self.dotted = true;
            line.last = written;
        }
        self.skipped = None;
        Some(played)
    }

    // -- games -------------------------------------------------------------------------------------

    fn end(&mut self, outcome: Option<Outcome>, span: Span) -> Event {
        self.close_all();
        self.ended = true;
        Event::GameEnd { span, game: self.game, outcome, plies: self.plies }
    }

    fn close_all(&mut self) {
        self.too_deep = 0;
        self.stack.truncate(1);
        if let Some(main) = self.stack.pop() {
            self.line = main;
        }
    }

    /// Begins another game at the usual place.
    fn begin(&mut self) {
        self.game += 1;
        *self.line = Line::at(Some(self.start.clone()));
        self.stack.clear();
        self.too_deep = 0;
        self.plies = 0;
        self.ended = false;
        self.tagged = false;
        self.unknown = None;
        self.headed = false;
        self.numbered = false;
        self.skipped = None;
    }

    fn begin_if_ended(&mut self) {
        if self.ended {
            self.begin();
        }
    }

    fn tag(&mut self, tag: &str, span: Span) -> Option<Event> {
        self.written = None;
        let start = Start::of(tag);
        if self.plies > 0 && !self.ended {
            let open = self.unclosed(span);
            if open.is_some() {
                self.todo.push_back(Todo::End(span));
            }
            self.todo.push_back(Todo::Tag(span, start));
            return open.or_else(|| Some(self.end(None, span)));
        }
        self.start_from(start, span)
    }

    /// A variation that is open where its game ends, which is `here`.
    fn unclosed(&mut self, here: Span) -> Option<Event> {
        let depth = self.depth();
        (depth > 0).then(|| {
            let outermost = self.stack.get(1).map_or(self.line.opened, |line| line.opened);
            self.close_all();
            self.finding(Finding::OpenVariation, outermost.unwrap_or(here))
        })
    }

    fn start_from(&mut self, start: Start, span: Span) -> Option<Event> {
        self.begin_if_ended();
        self.headed = true;
        match start {
            Start::Nothing => None,
            Start::Unknown if self.tagged => None,
            Start::Unknown => {
                self.unknown = Some(span);
                *self.line = Line::at(None);
                None
            }
            Start::Fen(fen) => {
                self.unknown = None;
                match *fen {
                    Ok(position) => {
                        self.tagged = true;
                        *self.line = Line::at(Some(position));
                        None
                    }
                    Err(error) => {
                        *self.line = Line::at(None);
                        Some(self.finding(Finding::BadFen(Box::new(error)), span))
                    }
                }
            }
        }
    }

    fn finding(&self, finding: Finding, span: Span) -> Event {
        Event::Finding { span, game: self.game, finding }
    }

    // -- variations --------------------------------------------------------------------------------

    fn open(&mut self, span: Span, square: bool) -> Option<Event> {
        self.begin_if_ended();
        self.written = None;
        self.skipped = None;
        if self.too_deep > 0 || self.stack.len() >= Walk::MAX_DEPTH {
            self.too_deep += 1;
            return (self.too_deep == 1).then(|| self.finding(Finding::TooDeep, span));
        }
        let stray = self.line.plies == 0;
        let mut variation = self.spare.pop().unwrap_or_else(|| Box::new(Line::at(None)));
        variation.branch_off(&self.line);
        (variation.square, variation.opened) = (square, Some(span));
        self.stack.push(core::mem::replace(&mut self.line, variation));
        stray.then(|| self.finding(Finding::VariationOfNothing, span))
    }

    fn close(&mut self, span: Span) -> Option<Event> {
        self.written = None;
        self.skipped = None;
        if self.too_deep > 0 {
            self.too_deep -= 1;
            return None;
        }
        match self.stack.pop() {
            Some(line) => {
                self.spare.push(core::mem::replace(&mut self.line, line));
                None
            }
            None => Some(self.finding(Finding::StrayBracket, span)),
        }
    }

    fn punctuation(&mut self, sign: &str, span: Span) -> Option<Event> {
        match sign {
            // Some authors put their variations in square brackets.
            "[" if self.line.plies > 0 => self.open(span, true),
            "]" if self.line.square && self.too_deep == 0 => self.close(span),
            // `10.—,` leaves White's move out.
            "-" | "‐" | "‑" | "–" | "—" | "−" => {
                if let Some(written) = &mut self.written {
                    written.color = Color::Black;
                }
                None
            }
            _ => None,
        }
    }

    // -- moves -------------------------------------------------------------------------------------

    fn step(
        &mut self,
        san: &San,
        word: Span,
        text: &str,
        reading: impl Fn() -> Option<Reading>,
    ) -> Option<Event> {
        self.begin_if_ended();
        let (span, base) = (word.shifted(self.base), self.base);
        if self.is_mere_word(san) {
            self.skipped = Some(span);
            return None;
        }
        let written = self.written.take();
        // White's number 1 cannot belong to a game that has got beyond it.
        let again = matches!(written, Some(WrittenNumber { number: 1, color: Color::White, .. }));
        let glued = self.glued(san).map(|[first, second]| {
            let squares = reading().and_then(|reading| {
                let is_square = |token: &&Token| matches!(token.kind(), TokenKind::Square(_));
                let mut squares = reading.tokens().iter().filter(is_square).map(|token| token.span());
                Some((squares.next()?.end + base, squares.next()?.start + base))
            });
            let (end, start) = squares.unwrap_or((span.end, span.start));
            [(first, Span::new(span.start, end)), (second, Span::new(start, span.end))]
        });
        let (san, span) = match glued {
            Some([first, (second, span)]) => {
                self.todo.push_back(Todo::Move(second, span, None));
                first
            }
            None => (*san, span),
        };
        if let Some(tag) = self.unknown.take() {
            self.todo.push_front(Todo::Move(san, span, written));
            return Some(self.finding(Finding::UnknownStart, tag));
        }
        if again && self.depth() == 0 && self.line.plies >= 2 {
            self.todo.push_front(Todo::Move(san, span, written));
            return Some(self.end(None, Span::new(span.start, span.start)));
        }
        let mut event = Some(Event::Ply(self.ply(&san, span, written)));
        if let Some(Event::Ply(Ply { verdict: Verdict::Resolved(resolved), .. })) = &mut event
            && glued.is_none()
            && may_have_pawn_letter(&san, word.of(text))
        {
            resolved.note_pawn_letter(reading().as_ref());
        }
        event
    }

    fn ply(&mut self, san: &San, span: Span, written: Option<WrittenNumber>) -> Ply {
        let (game, depth) = (self.game, self.depth());
        self.plies = self.plies.saturating_add(1);
        let mut numbering = Numbering { written, expected: 0, turn: Color::White, problem: None };
        let unknown = Ply {
            span,
            san: *san,
            game,
            depth,
            verdict: Verdict::Unknown,
            numbering,
            skipped: self.skipped.take(),
        };
        if self.too_deep > 0 {
            return unknown;
        }
        let first = self.line.plies == 0;
        self.line.plies = self.line.plies.saturating_add(1);
        self.line.retake(written);
        let Some(here) = &self.line.now else {
            self.line.before = None;
            return unknown;
        };
        let mut resolution = here.resolve(san);
        let ahead = match written {
            Some(written) => self.line.ahead(written),
            None => 0,
        };
        (numbering.expected, numbering.turn) = self.line.due();
        let failed = matches!(resolution, Err(Refusal::Illegal));
        if failed
            && ahead == -1
            && let Some(before) = self.line.before.take_if(|before| before.resolve(san).is_ok())
        {
            // `7.Qc4 or 7.Qc3`
            resolution = before.resolve(san);
            self.line.now = Some(before);
            (numbering.expected, numbering.turn) = self.line.due();
            numbering.problem = Some(NumberProblem::Alternative);
        } else if failed && ahead > 0 {
            let taken_for_granted = first && depth == 0 && !self.start_given && !self.tagged;
            numbering.problem = Some(match u32::try_from(ahead) {
                _ if taken_for_granted => NumberProblem::StartsLater,
                Ok(plies) => NumberProblem::MovesMissing(plies),
                Err(_) => NumberProblem::Wrong,
            });
        } else {
            numbering.problem = self.number_problem(written, ahead, first);
        }
        if let Some(written) = written {
            self.numbered = true;
            self.line.last = Some((written.number, written.color));
        }
        let mv = match &resolution {
            Ok(resolved) => Some(resolved.mv),
            Err(refusal) => refusal.meant(),
        };
        self.line.play(mv);
        let verdict = match resolution {
            Ok(resolved) => Verdict::Resolved(resolved),
            // The position is not the one that the author has in mind.
            Err(_) if numbering.problem == Some(NumberProblem::StartsLater) => {
                self.line.before = None;
                Verdict::Unknown
            }
            Err(refusal) => Verdict::Refused(refusal),
        };
        Ply { verdict, numbering, ..unknown }
    }

    /// What is wrong with a number that is `ahead` plies beyond what is due, where the move itself does not
    /// tell. Follows the author's count from there.
    fn number_problem(
        &mut self,
        written: Option<WrittenNumber>,
        ahead: i64,
        first: bool,
    ) -> Option<NumberProblem> {
        let (due, turn) = self.line.due();
        let Some(written) = written else {
            let missing = self.numbered && !first && turn == Color::White;
            return missing.then_some(NumberProblem::Missing);
        };
        if ahead == 0 {
            return None;
        }
        if written.color != turn {
            return Some(NumberProblem::OtherSide);
        }
        let repeated = self.line.last == Some((written.number, written.color));
        self.line.former_offset = self.line.offset;
        self.line.offset += i64::from(written.number) - i64::from(due);
        Some(if repeated { NumberProblem::Repeated } else { NumberProblem::Wrong })
    }

    /// Whether this is a word of two letters, like Italian `ed` or Spanish `de`, rather than a capture that
    /// names only files: there is no such capture here, and nothing marks it as one.
    fn is_mere_word(&self, san: &San) -> bool {
        matches!(san.action, Action::Pawn { capture: None, to: Arrival::File(_), .. })
            && (san.mark, san.en_passant, san.annotation) == (None, false, None)
            && self.line.now.as_ref().is_none_or(|now| now.resolve(san) == Err(Refusal::Illegal))
    }

    /// The two moves that `e4e5` is where it cannot be one.
    fn glued(&self, san: &San) -> Option<[San; 2]> {
        let Action::Pawn { from, capture: None, to: Arrival::Square(to), promotion } = san.action else {
            return None;
        };
        let middle = from.to_square()?;
        let here = self.line.now.as_ref().filter(|_| self.too_deep == 0)?;
        if here.resolve(san) != Err(Refusal::Illegal) {
            return None;
        }
        let advance = |to, promotion| Action::Pawn {
            from: Origin::NONE,
            capture: None,
            to: Arrival::Square(to),
            promotion,
        };
        let first = San::new(advance(middle, None));
        let second = San { action: advance(to, promotion), ..*san };
        let mut after = here.clone();
        after.advance(&first).ok()?;
        after.resolve(&second).ok()?;
        Some([first, second])
    }
}

/// Whether a pawn's move has more characters than the squares, signs and marks that it is known to have.
/// Most have not, and then nobody needs to look for a letter.
fn may_have_pawn_letter(san: &San, text: &str) -> bool {
    let Action::Pawn { from, capture, to, promotion } = san.action else { return false };
    let known = usize::from(from.file.is_some())
        + usize::from(from.rank.is_some())
        + usize::from(capture.is_some())
        + 1
        + usize::from(to.square().is_some())
        + usize::from(promotion.is_some())
        + usize::from(san.mark.is_some());
    text.chars().count() != known
}

//! One step after another through a score: [`Walk`].

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::vec::Vec;

use alfil_engine::{
    Action, Arrival, Item, ItemKind, Likeness, Origin, Outcome, Reading, San, Span, Token, TokenKind,
};

use crate::color::Color;
use crate::event::{Event, Finding, NumberProblem, Numbering, Ply, Verdict, WrittenNumber};
use crate::fen::FenError;
use crate::position::Position;
use crate::refusal::Refusal;

/// Follows a score item by item and says of each move what it is on the board.
///
/// A `Walk` knows where it is: game, variation, position, number. It is fed the [`Item`]s of
/// [`Movetext`](alfil_engine::Movetext), from one text or in parts, and skips comments and words between
/// the moves. [`Replay`](crate::Replay) does that for a whole text.
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
    line: Line,
    stack: Vec<Line>,
    /// Variations that are open beyond [`Walk::MAX_DEPTH`].
    too_deep: usize,
    game: u32,
    /// Moves of the present game, variations included.
    plies: u32,
    /// Whether the present game has ended, so that whatever follows belongs to another.
    ended: bool,
    /// Whether tags of the present game were read.
    tagged: bool,
    numbered: bool,
    written: Option<WrittenNumber>,
    /// What there is to say of the present item beyond the first event.
    queue: VecDeque<Event>,
}

/// A variation, or the main line.
#[derive(Clone, Debug)]
struct Line {
    /// Before its last move, where that is known.
    before: Option<Position>,
    /// After its last move, `None` where that is not known.
    now: Option<Position>,
    /// What the author's numbers exceed the position's by, and what they exceeded them by before.
    offset: i64,
    former_offset: i64,
    /// The number that was last written.
    last: Option<(u32, Color)>,
    /// Moves of this line.
    plies: u32,
    /// Whether `[` opened it.
    square: bool,
}

impl Line {
    fn at(position: Option<Position>) -> Line {
        Line { before: None, now: position, offset: 0, former_offset: 0, last: None, plies: 0, square: false }
    }
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
            line: Line::at(Some(start.clone())),
            start,
            start_given: true,
            stack: Vec::new(),
            too_deep: 0,
            game: 0,
            plies: 0,
            ended: false,
            tagged: false,
            numbered: false,
            written: None,
            queue: VecDeque::new(),
        }
    }

    /// The position after the last move of the present line, where that is known.
    pub const fn position(&self) -> Option<&Position> {
        self.line.now.as_ref()
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
    pub fn feed(
        &mut self,
        text: &str,
        item: &Item,
        reading: impl FnOnce() -> Option<Reading>,
    ) -> Option<Event> {
        let span = item.span;
        match &item.kind {
            ItemKind::Move(san) => self.step(san, span, text, reading),
            ItemKind::Space | ItemKind::Comment { .. } | ItemKind::LineComment | ItemKind::Escape => None,
            ItemKind::Number(number) => {
                self.written = Some(WrittenNumber { number: *number, color: Color::White, span });
                None
            }
            ItemKind::Dots => {
                if let Some(written) = &mut self.written {
                    // `1.` is White's; `1...`, `1…` and `1. ...` are Black's.
                    let before = Span::new(written.span.end, span.start).of(text);
                    if span.len() > 1 || before.contains('.') {
                        written.color = Color::Black;
                    }
                }
                None
            }
            ItemKind::Punctuation => self.punctuation(text, span),
            ItemKind::VariationStart => self.open(span, false),
            ItemKind::VariationEnd => self.close(span),
            ItemKind::Outcome(outcome) => {
                self.written = None;
                if self.depth() > 0 {
                    return None;
                }
                let event = self.end(Some(*outcome), span);
                self.ended = true;
                Some(event)
            }
            ItemKind::Tag => self.tag(text, span),
            ItemKind::Unreadable(unreadable) if unreadable.likeness != Likeness::Word => {
                self.begin_if_ended();
                self.written = None;
                self.plies = self.plies.saturating_add(1);
                if self.too_deep == 0 {
                    self.line.plies = self.line.plies.saturating_add(1);
                    self.line.before = self.line.now.take();
                }
                let (game, depth) = (self.game, self.depth());
                Some(Event::Unreadable { span, game, depth, before: self.line.before.clone() })
            }
            _ => None,
        }
    }

    /// What else there is to say of the item that was fed last.
    pub fn pending(&mut self) -> Option<Event> {
        self.queue.pop_front()
    }

    /// What there is to say at the end of the text, which is `at` bytes long.
    pub fn finish(&mut self, at: usize) -> Option<Event> {
        if self.depth() > 0 {
            let finding = self.finding(Finding::OpenVariation, Span::new(at, at));
            self.stack.truncate(1);
            self.too_deep = 0;
            if let Some(line) = self.stack.pop() {
                self.line = line;
            }
            return Some(finding);
        }
        let begun = self.plies > 0 && !self.ended;
        self.ended = true;
        begun.then(|| self.end(None, Span::new(at, at)))
    }

    // -- games -------------------------------------------------------------------------------------

    fn end(&mut self, outcome: Option<Outcome>, span: Span) -> Event {
        Event::GameEnd { span, game: self.game, outcome, plies: self.plies, position: self.line.now.clone() }
    }

    /// Begins another game at the usual place.
    fn begin(&mut self) {
        self.game += 1;
        self.line = Line::at(Some(self.start.clone()));
        self.stack.clear();
        self.too_deep = 0;
        self.plies = 0;
        self.ended = false;
        self.tagged = false;
        self.numbered = false;
    }

    fn begin_if_ended(&mut self) {
        if self.ended {
            self.begin();
        }
    }

    /// PGN 9.7.2: the tag `FEN` says where the game starts.
    fn tag(&mut self, text: &str, span: Span) -> Option<Event> {
        let mut event = None;
        if self.plies > 0 && !self.ended {
            event = Some(self.end(None, span));
            self.ended = true;
        }
        self.begin_if_ended();
        self.written = None;
        let tag = span.of(text).trim_start_matches('[').trim_start();
        let (name, value) = tag.split_once('"')?;
        let value = value.rsplit_once('"').map_or("", |(value, _)| value);
        let name = name.trim_end();
        if name.eq_ignore_ascii_case("FEN") {
            match Position::from_fen(value) {
                Ok(position) => {
                    self.tagged = true;
                    self.line = Line::at(Some(position));
                }
                Err(error) => {
                    self.line = Line::at(None);
                    let finding = self.bad_fen(error, span);
                    if event.is_some() {
                        self.queue.push_back(finding);
                    } else {
                        event = Some(finding);
                    }
                }
            }
        } else if name.eq_ignore_ascii_case("Variant") && !self.tagged {
            let orthodox = ["", "chess", "standard", "normal", "from position", "?"];
            if !orthodox.iter().any(|name| value.eq_ignore_ascii_case(name)) {
                // In Chess960 the position must be given; of other variants nothing is known here.
                self.line = Line::at(None);
            }
        }
        event
    }

    fn bad_fen(&self, error: FenError, span: Span) -> Event {
        self.finding(Finding::BadFen(Box::new(error)), span)
    }

    fn finding(&self, finding: Finding, span: Span) -> Event {
        Event::Finding { span, game: self.game, finding }
    }

    // -- variations --------------------------------------------------------------------------------

    fn open(&mut self, span: Span, square: bool) -> Option<Event> {
        self.begin_if_ended();
        self.written = None;
        if self.too_deep > 0 || self.stack.len() >= Walk::MAX_DEPTH {
            self.too_deep += 1;
            return (self.too_deep == 1).then(|| self.finding(Finding::TooDeep, span));
        }
        let stray = self.line.plies == 0;
        let start = if stray { self.line.now.clone() } else { self.line.before.clone() };
        let Line { offset, former_offset, .. } = self.line;
        let variation = Line { offset, former_offset, square, ..Line::at(start) };
        self.stack.push(core::mem::replace(&mut self.line, variation));
        stray.then(|| self.finding(Finding::VariationOfNothing, span))
    }

    fn close(&mut self, span: Span) -> Option<Event> {
        self.written = None;
        if self.too_deep > 0 {
            self.too_deep -= 1;
            return None;
        }
        match self.stack.pop() {
            Some(line) => {
                self.line = line;
                None
            }
            None => Some(self.finding(Finding::StrayBracket, span)),
        }
    }

    fn punctuation(&mut self, text: &str, span: Span) -> Option<Event> {
        match span.of(text) {
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
        span: Span,
        text: &str,
        reading: impl FnOnce() -> Option<Reading>,
    ) -> Option<Event> {
        self.begin_if_ended();
        let written = self.written.take();
        // White's number 1 cannot belong to a game that has got beyond it.
        let again = matches!(written, Some(WrittenNumber { number: 1, color: Color::White, .. }));
        if again && self.depth() == 0 && self.line.plies >= 2 {
            let end = self.end(None, Span::new(span.start, span.start));
            self.queue.push_back(end);
            self.begin();
        }
        match self.glued(san) {
            Some([first, second]) => {
                let squares = reading().and_then(|reading| {
                    let tokens = reading.tokens().iter();
                    let is_square = |token: &&Token| matches!(token.kind(), TokenKind::Square(_));
                    let mut squares = tokens.filter(is_square).map(|token| token.span());
                    Some((squares.next()?.end, squares.next()?.start))
                });
                let (end, start) = squares.unwrap_or((span.end, span.start));
                let ply = self.ply(&first, Span::new(span.start, end), written);
                self.queue.push_back(Event::Ply(ply));
                let ply = self.ply(&second, Span::new(start, span.end), None);
                self.queue.push_back(Event::Ply(ply));
            }
            None => {
                let mut ply = self.ply(san, span, written);
                if let Verdict::Resolved(resolved) = &mut ply.verdict
                    && may_have_pawn_letter(san, span.of(text))
                {
                    resolved.note_pawn_letter(reading().as_ref());
                }
                if self.queue.is_empty() {
                    return Some(Event::Ply(ply));
                }
                self.queue.push_back(Event::Ply(ply));
            }
        }
        self.queue.pop_front()
    }

    fn ply(&mut self, san: &San, span: Span, written: Option<WrittenNumber>) -> Ply {
        let (game, depth) = (self.game, self.depth());
        self.plies = self.plies.saturating_add(1);
        let mut numbering = Numbering { written, expected: 0, turn: Color::White, problem: None };
        let unknown =
            Ply { span, san: *san, game, depth, before: None, verdict: Verdict::Unknown, numbering };
        if self.too_deep > 0 {
            return unknown;
        }
        let first = self.line.plies == 0;
        self.line.plies = self.line.plies.saturating_add(1);
        let Some(mut here) = self.line.now.take().or_else(|| self.line.retake(written)) else {
            self.line.before = None;
            return unknown;
        };
        let mut resolution = here.resolve(san);
        numbering.turn = here.turn();
        let ahead = written.map_or(0, |written| self.line.ahead(&here, written));
        let failed = matches!(resolution, Err(Refusal::Illegal));
        if failed
            && ahead == -1
            && let Some(before) = self.line.before.take()
            && let again @ Ok(_) = before.resolve(san)
        {
            // `7.Qc4 or 7.Qc3`
            (here, resolution) = (before, again);
            numbering.turn = here.turn();
            numbering.problem = Some(NumberProblem::Alternative);
        } else if failed && ahead > 0 {
            let taken_for_granted = first && depth == 0 && !self.start_given && !self.tagged;
            numbering.problem = Some(match u32::try_from(ahead) {
                _ if taken_for_granted => NumberProblem::StartsLater,
                Ok(plies) => NumberProblem::MovesMissing(plies),
                Err(_) => NumberProblem::Wrong,
            });
        } else {
            numbering.problem = self.number_problem(&here, written, ahead, first);
        }
        numbering.expected = self.line.number(&here);
        self.numbered |= written.is_some();
        if let Some(written) = written {
            self.line.last = Some((written.number, written.color));
        }
        // The position is not the one that the author has in mind.
        let elsewhere = numbering.problem == Some(NumberProblem::StartsLater);
        let mv = match &resolution {
            Ok(resolved) => Some(resolved.mv),
            Err(refusal) => refusal.meant(),
        };
        self.line.now = mv.map(|mv| {
            let mut after = here.clone();
            after.play_own(mv);
            after
        });
        self.line.before = (!elsewhere).then(|| here.clone());
        let verdict = match resolution {
            Ok(resolved) => Verdict::Resolved(resolved),
            Err(_) if elsewhere => Verdict::Unknown,
            Err(refusal) => Verdict::Refused(refusal),
        };
        Ply { before: Some(here), verdict, numbering, ..unknown }
    }

    /// What is wrong with a number that is `ahead` plies beyond what is due, where the move itself does not
    /// tell. Follows the author's count from there.
    fn number_problem(
        &mut self,
        here: &Position,
        written: Option<WrittenNumber>,
        ahead: i64,
        first: bool,
    ) -> Option<NumberProblem> {
        let Some(written) = written else {
            let missing = self.numbered && !first && here.turn() == Color::White;
            return missing.then_some(NumberProblem::Missing);
        };
        if ahead == 0 {
            return None;
        }
        if written.color != here.turn() {
            return Some(NumberProblem::OtherSide);
        }
        let repeated = self.line.last == Some((written.number, written.color));
        self.line.former_offset = self.line.offset;
        self.line.offset = i64::from(written.number) - i64::from(here.number());
        Some(if repeated { NumberProblem::Repeated } else { NumberProblem::Wrong })
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

impl Line {
    /// The author's number of the move that is due at `here`.
    fn number(&self, here: &Position) -> u32 {
        u32::try_from(i64::from(here.number()) + self.offset).unwrap_or(0)
    }

    /// How many plies a number is beyond what is due. A slip in one number does not make the next ones
    /// wrong, so the count before it is tried as well.
    fn ahead(&mut self, here: &Position, written: WrittenNumber) -> i64 {
        let due = index(i64::from(here.number()), here.turn());
        let said = index(i64::from(written.number), written.color);
        if said == due + 2 * self.former_offset {
            self.offset = self.former_offset;
        }
        said - due - 2 * self.offset
    }

    /// The position before a move that failed, where a number says that it comes again.
    fn retake(&mut self, written: Option<WrittenNumber>) -> Option<Position> {
        let written = written?;
        let before = self.before.take()?;
        let due = index(i64::from(before.number()) + self.offset, before.turn());
        (index(i64::from(written.number), written.color) == due).then_some(before)
    }
}

fn index(number: i64, color: Color) -> i64 {
    2 * number + i64::from(color == Color::Black)
}

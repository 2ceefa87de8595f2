//! Games that come in parts, translated with a board at hand: [`ReplaySession`].

use std::borrow::Cow;

use alfil_board::{Event, NumberProblem, Resolved, Verdict, Walk};
use alfil_engine::{
    Diagnostic, Edit, Item, ItemKind, Layout, Listed, Movetext, Plain, PlainMove, Reading, Rest, Session,
    Severity, Span, State, Style, Trail, Translation,
};

use super::{Replayed, comments};
use crate::games::{Bounds, Cut, Labels};
use crate::rewrite::{Form, Rewriting, rewrite};

/// A translation by [`Replayed`] of a text that comes in parts.
///
/// A translation without a board goes before, and decides how much of a part is done with: whole games, where
/// they fit. Then the board goes through the same stretch, and its changes take the place of the other's.
pub(crate) struct ReplaySession<'r> {
    by: &'r Replayed<'r>,
    base: Session<'r>,
    /// What the translation without a board says of the present part, but for its text, which the session lends.
    plain: Translation,
    /// Where it has found moves.
    trail: Trail,
    /// Bytes of such a translation in earlier parts.
    plain_before: usize,
    state: State,
    walk: Walk,
    bounds: Bounds,
    labels: Labels,
    /// Whether the game that goes on from the part before is left alone.
    foreign: bool,
    /// Bytes of the source in earlier parts.
    read: usize,
    records: bool,
    /// What was said of the part before, to be written over.
    said: Said,
    /// What the board said of the game that is under way.
    listed: Listed,
    games: u32,
    /// As many bytes as are looked at once, if the games are not longer.
    piece: usize,
    brief: Brief,
    /// Where in the whole text the last move ends that did not go the short way.
    last_move_end: usize,
}

/// As many bytes are looked at once where there is not much to report: a few games.
const PIECE: usize = 3 << 14;

/// As many are where there is, and at first.
const LEAST_PIECE: usize = 1 << 12;

/// As many findings are a reason to pause; they take some hundred kilobytes.
const MANY: usize = 256;

/// Which plain moves that are exact on the board may be left to the translation without a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Brief {
    None,
    /// Those that are spelled as in PGN's export format.
    Exported,
    All,
}

impl Brief {
    fn of(by: &Replayed<'_>) -> Brief {
        let Rewriting { form, layout } = &by.rewriting;
        match (form, layout) {
            _ if !by.judging => Brief::All,
            (Form::Short, Layout::AsWritten) => Brief::All,
            (Form::Short, Layout::Styled(style))
                if *style == Style::pgn() && by.from.has_pgn_frame() && by.base.changes_letters_only() =>
            {
                Brief::Exported
            }
            _ => Brief::None,
        }
    }
}

/// What takes the place of a stretch of the text: a new text, or the old one, whatever the translation
/// without a board would have put there.
struct Change {
    span: Span,
    /// In the texts that are kept with the changes.
    text: Option<Span>,
}

/// What the board says of a part, in spans of the whole.
#[derive(Default)]
struct Said {
    changes: Vec<Change>,
    /// The texts of the changes, one behind the other.
    text: String,
    findings: Vec<Diagnostic>,
    /// Moves in comments that were written.
    moves: usize,
    game: Start,
}

/// Where a game begins: in the text, and among what is said.
#[derive(Clone, Copy, Default)]
struct Start {
    at: usize,
    changes: usize,
    findings: usize,
    moves: usize,
}

impl Said {
    fn change(&mut self, span: Span, new: &str) {
        let start = self.text.len();
        self.text.push_str(new);
        self.changes.push(Change { span, text: Some(Span::new(start, self.text.len())) });
    }
}

/// Whether something in `span` has a new text in these changes, which are in order.
fn is_rewritten(span: Span, changes: &[Change]) -> bool {
    let first = changes.partition_point(|change| change.span.end <= span.start);
    changes.get(first).is_some_and(|change| change.span.start < span.end && change.text.is_some())
}

impl<'r> ReplaySession<'r> {
    /// A session that lists the edits if it `records` them; that is for texts in one part.
    pub(crate) fn new(by: &'r Replayed<'r>, records: bool) -> ReplaySession<'r> {
        ReplaySession {
            by,
            base: if records { by.base.session() } else { by.base.session().list_shifts().pausing() },
            plain: Translation::default(),
            trail: Trail::default(),
            plain_before: 0,
            state: State::default(),
            walk: Walk::standard(),
            bounds: Bounds::default(),
            labels: Labels::default(),
            foreign: false,
            read: 0,
            records,
            said: Said::default(),
            listed: Listed::default(),
            games: 0,
            piece: LEAST_PIECE,
            brief: Brief::of(by),
            last_move_end: usize::MAX,
        }
    }

    /// How many games have ended.
    pub(crate) const fn games(&self) -> u32 {
        self.games
    }

    /// Whether a tag that came next would begin a game that nothing before it has to do with.
    pub(crate) const fn is_between_games(&self) -> bool {
        self.walk.is_between_games() && self.base.is_between_games()
    }

    /// Where the comment begins that is not closed yet.
    pub(crate) const fn open_comment(&self) -> Option<usize> {
        self.base.open_comment()
    }

    /// As [`Session::feed`].
    pub(crate) fn feed(&mut self, text: &str, more: bool, done: &mut Translation) -> usize {
        self.feed_games(text, more, true, done).unwrap_or(0)
    }

    /// As [`ReplaySession::feed`], a few games at a time, which takes less memory. What is done of the text is
    /// handed to `each`. Where there is much to report it stops early, even within the last part.
    pub(crate) fn feed_in_pieces<E>(
        &mut self,
        text: &str,
        more: bool,
        done: &mut Translation,
        mut each: impl FnMut(&mut Translation) -> Result<(), E>,
    ) -> Result<usize, E> {
        let (mut consumed, mut size) = (0, self.piece);
        loop {
            let rest = text.get(consumed..).unwrap_or("");
            let end = rest.floor_char_boundary(size);
            let now = match rest.get(..end) {
                Some(piece) if end < rest.len() && !self.base.is_within_long_game() => {
                    self.feed_games(piece, true, false, done)
                }
                _ => {
                    consumed += self.feed(rest, more, done);
                    each(done)?;
                    return Ok(consumed);
                }
            };
            match now {
                Some(now) if now > 0 => {
                    consumed += now;
                    each(done)?;
                    let many = done.diagnostics.len() >= MANY;
                    self.piece = if many { LEAST_PIECE } else { PIECE.min(2 * self.piece) };
                    size = self.piece;
                    if many {
                        return Ok(consumed);
                    }
                }
                _ => size *= 2,
            }
        }
    }

    /// As [`ReplaySession::feed`]. Nothing is done, and nothing returned, where there would be only a part of a game
    /// to write although `parts` of games are not to be written.
    fn feed_games(&mut self, text: &str, more: bool, parts: bool, done: &mut Translation) -> Option<usize> {
        let whole = text.len();
        let text = match more && self.by.prose.is_some() {
            true => comments::before_open_comment(text),
            false => text,
        };
        let more = more || text.len() < whole;
        let mut plain = std::mem::take(&mut self.plain);
        let rest = match (more, parts) {
            (false, _) => Rest::Nothing,
            (true, true) => Rest::Follows,
            (true, false) => Rest::FollowsGames,
        };
        let mut trail = std::mem::take(&mut self.trail);
        let consumed = self.base.feed_with_trail(text, rest, &mut plain, &mut trail);
        if consumed == 0 && !parts {
            (self.plain, self.trail) = (plain, trail);
            return None;
        }
        let mut said = self.go_through(text, consumed, more, &plain.diagnostics, &trail);
        self.trail = trail;
        done.moves += plain.moves + said.moves;
        done.games += plain.games;
        done.games_left += plain.games_left;
        // The board reports brackets too.
        let judging = self.by.judging;
        let changes = &said.changes;
        let mut findings: Vec<Diagnostic> = plain
            .diagnostics
            .drain(..)
            .filter(|finding| !judging || finding.code != "stray-bracket")
            // On a board the rank is of no use, and the move was written without it.
            .filter(|finding| finding.code != "pawn-letter" || !is_rewritten(finding.span, changes))
            .chain(said.findings.drain(..))
            .collect();
        findings.sort_by_key(|finding| finding.span);
        self.labels.label(&mut findings, text, self.read, self.by.from);
        match consumed < text.len() || !more {
            true => self.labels.carry_nothing(),
            false => self.labels.carry(text, self.read, self.by.from),
        }
        done.diagnostics.extend(findings);
        self.write(text.get(..consumed).unwrap_or(text), &plain.edits, &said, done);
        self.said = said;
        self.plain_before += self.base.lent().len();
        self.put_back(plain);
        self.read += consumed;
        Some(consumed)
    }

    /// Keeps the room that a translation without a board took, to be written over.
    fn put_back(&mut self, mut plain: Translation) {
        plain.edits.clear();
        plain.diagnostics.clear();
        (plain.moves, plain.games, plain.games_left) = (0, 0, 0);
        self.plain = plain;
    }

    /// Puts the part that is done with on the board.
    fn go_through(
        &mut self,
        text: &str,
        consumed: usize,
        more: bool,
        plain: &[Diagnostic],
        trail: &Trail,
    ) -> Said {
        let mut said = std::mem::take(&mut self.said);
        said.changes.clear();
        said.text.clear();
        said.moves = 0;
        said.game = Start { at: self.read, ..Start::default() };
        let mut movetext = Movetext::part(text, self.by.from, self.state, more).along(trail);
        self.walk.continue_at(self.read);
        self.labels.begin_part(self.read, self.walk.game());
        while movetext.position() < consumed {
            if let Some(mv) = &movetext.known_move(self.by.prose.is_none())
                && mv.span.end <= consumed
                && self.may_be_left(mv)
                && self.walk.follow(mv).is_some()
            {
                movetext.pass(mv);
                self.bounds.see_move();
                continue;
            }
            let within = |bracket: &Plain| bracket.span().end <= consumed;
            let mut next = movetext.known_bracket(self.by.prose.is_none()).filter(within);
            if next.is_none() {
                if self.by.prose.is_none() && movetext.pass_remarks() {
                    continue;
                }
                next = movetext.plain();
            }
            let next = &next;
            if let Some(Plain::Move(mv)) = next
                && mv.span.end <= consumed
                && self.may_be_left(mv)
                && follow(&mut self.walk, mv)
            {
                movetext.pass(mv);
                self.bounds.see_move();
                continue;
            }
            if movetext.position() >= consumed {
                break;
            }
            let Some(item) = movetext.next_behind(next) else { break };
            let cut = self.bounds.see(&item.kind);
            if cut == Cut::Before {
                while let Some(event) = self.walk.before_tags(item.span.start) {
                    self.event(text, &event, &mut said);
                }
                self.settle(self.read + item.span.start, plain, &mut said);
            }
            let mut event = self.walk.feed(text, &item, || movetext.reading());
            while let Some(here) = event {
                self.event(text, &here, &mut said);
                event = self.walk.pending();
            }
            self.labels.in_game(self.walk.game());
            if matches!(item.kind, ItemKind::Tag) {
                movetext.pass_tags(|tag| self.walk.passes(tag));
            }
            if matches!(item.kind, ItemKind::Comment { .. } | ItemKind::LineComment) {
                self.comment(text, &item, more, &mut said);
            }
            if cut == Cut::Behind {
                self.settle(self.read + item.span.end, plain, &mut said);
            }
        }
        self.state = movetext.state();
        // The tags come with the next part, but what they end is in this one.
        if movetext.position() == consumed
            && matches!(movetext.next(), Some(Item { kind: ItemKind::Tag, .. }))
        {
            while let Some(event) = self.walk.before_tags(consumed) {
                self.event(text, &event, &mut said);
            }
        }
        // Even of the last part the rest may come again.
        let ends = !more && consumed >= text.len();
        if ends {
            while let Some(event) = self.walk.finish(text.len()) {
                self.event(text, &event, &mut said);
            }
        }
        let foreign = self.take_back_foreign(self.read + consumed, plain, &mut said);
        self.foreign = foreign && !ends;
        said
    }

    /// Whether a plain move may be left to the translation without a board if it is exact.
    fn may_be_left(&self, mv: &PlainMove) -> bool {
        match self.brief {
            Brief::None => false,
            Brief::Exported => mv.exported,
            Brief::All => true,
        }
    }

    /// A game ends at byte `end` of the whole.
    fn settle(&mut self, end: usize, plain: &[Diagnostic], said: &mut Said) {
        self.take_back_foreign(end, plain, said);
        self.foreign = false;
        let (changes, findings, moves) = (said.changes.len(), said.findings.len(), said.moves);
        said.game = Start { at: end, changes, findings, moves };
    }

    /// Takes back what was said of a game that stays as it is: that would only repeat that it is not
    /// understood.
    fn take_back_foreign(&mut self, end: usize, plain: &[Diagnostic], said: &mut Said) -> bool {
        let Start { at, changes, findings, moves } = said.game;
        let here =
            |finding: &Diagnostic| finding.code == "foreign-game" && (at..end).contains(&finding.span.start);
        let foreign = self.foreign || plain.iter().any(here);
        if foreign {
            said.changes.truncate(changes);
            said.findings.truncate(findings);
            said.moves = moves;
        }
        foreign
    }

    fn event(&mut self, text: &str, event: &Event, said: &mut Said) {
        if let Event::GameEnd { span, outcome, .. } = event {
            self.games = self.games.saturating_add(1);
            self.labels.end(if outcome.is_some() { span.end } else { span.start });
            self.listed = Listed::default();
        }
        if !self.by.judging {
            return;
        }
        if let Event::Ply(ply) = event {
            match ply.verdict {
                Verdict::Resolved(resolved) => self.resolved(text, ply.span, &resolved, said),
                Verdict::Refused(_) => said.changes.push(Change { span: ply.span, text: None }),
                Verdict::Unknown => {}
            }
            self.last_move_end = ply.span.end;
        }
        // Unreadable words the translation without a board reports.
        if matches!(event, Event::Unreadable { .. }) || is_right(event) {
            return;
        }
        let finding = event.diagnostic(&self.walk, self.by.from, &Style::pgn());
        // Improper spellings are mended, not reported.
        let Some(mut finding) = finding.filter(|finding| finding.severity > Severity::Note) else { return };
        // What is said of a number in an earlier part is said of the move.
        if let (true, Event::Ply(ply)) = (finding.span.start < self.read, event) {
            finding.span = ply.span;
        }
        finding.span.start = finding.span.start.max(self.read);
        finding.span.end = finding.span.end.max(finding.span.start);
        finding.related.retain(|(span, _)| span.start >= self.read);
        said.findings.extend(self.listed.admit(finding));
    }

    fn resolved(&self, text: &str, span: Span, resolved: &Resolved, said: &mut Said) {
        let Replayed { from, to, rewriting, .. } = self.by;
        let word = self.local(span).of(text);
        let Ok(reading) = Reading::of(word, from) else { return };
        if let Some((place, new)) = rewrite(word, span.start, &reading, resolved, from, to, rewriting) {
            // As in a translation without a board, two moves that a pawn's letter parts must not become one.
            match self.last_move_end == span.start && reading.begins_with_pawn_letter() {
                true => said.change(place, &format!(" {new}")),
                false => said.change(place, &new),
            }
        }
    }

    fn comment(&mut self, text: &str, item: &Item, more: bool, said: &mut Said) {
        let Some(prose) = &self.by.prose else { return };
        let done = comments::translate(prose, text, item, more, &self.walk);
        let at = self.read + item.span.start;
        said.moves += done.moves;
        for edit in &done.edits {
            said.change(edit.source.shifted(at), edit.target.of(&done.text));
        }
        said.findings.extend(done.diagnostics.into_iter().filter_map(|mut finding| {
            finding.span = finding.span.shifted(at);
            self.listed.admit(finding)
        }));
    }

    /// A span of the whole in the present part.
    fn local(&self, span: Span) -> Span {
        Span::new(span.start.saturating_sub(self.read), span.end.saturating_sub(self.read))
    }

    /// Writes the translation without a board, with the board's changes in the place of what they overlap.
    fn write(&self, text: &str, edits: &[Edit], said: &Said, done: &mut Translation) {
        let lent = self.base.lent();
        let plain = match simdutf8::basic::from_utf8(lent) {
            Ok(plain) => Cow::Borrowed(plain),
            // It is text if what was copied was.
            Err(_) => String::from_utf8_lossy(lent),
        };
        let (plain_before, records) = (self.plain_before, self.records);
        let mut writing = Writing { plain: &plain, edits, plain_before, records, at: 0, next: 0 };
        for Change { span, text: new } in &said.changes {
            writing.copy_to(span.start, self.read, done);
            writing.skip_to(span.end, self.read);
            let old = self.local(*span).of(text);
            let new = new.map_or(old, |new| new.of(&said.text));
            let start = done.text.len();
            done.text.push_str(new);
            if self.records && new != old {
                done.edits.push(Edit { source: *span, target: Span::new(start, done.text.len()) });
            }
        }
        writing.copy_rest(done);
    }
}

/// Goes through a translation, to write it in stretches.
struct Writing<'p> {
    plain: &'p str,
    edits: &'p [Edit],
    /// Bytes of the translation in earlier parts.
    plain_before: usize,
    records: bool,
    /// How far it has come, in bytes of the present part of the translation.
    at: usize,
    /// The first edit that is still to come.
    next: usize,
}

impl Writing<'_> {
    /// Copies what stands for the source up to byte `source` of the whole, where `read` bytes are in earlier parts.
    fn copy_to(&mut self, source: usize, read: usize, done: &mut Translation) {
        let (from, first) = (self.at, self.next);
        self.skip_to(source, read);
        self.copy(from, first, done);
    }

    fn copy_rest(&mut self, done: &mut Translation) {
        let (from, first) = (self.at, self.next);
        (self.at, self.next) = (self.plain.len(), self.edits.len());
        self.copy(from, first, done);
    }

    /// Copies from byte `from` and edit `first` to where it is now.
    fn copy(&self, from: usize, first: usize, done: &mut Translation) {
        let start = done.text.len();
        done.text.push_str(Span::new(from, self.at).of(self.plain));
        if self.records {
            let edits = self.edits.get(first..self.next).unwrap_or(&[]);
            let place = |at: usize| at - self.plain_before - from + start;
            done.edits.extend(edits.iter().map(|Edit { source, target }| Edit {
                source: *source,
                target: Span::new(place(target.start), place(target.end)),
            }));
        }
    }

    /// Leaves out what stands for the source up to byte `source`.
    fn skip_to(&mut self, source: usize, read: usize) {
        let edits = self.edits;
        let next = edits.get(self.next..).unwrap_or(&[]);
        self.next += next.partition_point(|edit| edit.source.start < source);
        self.at = match self.next.checked_sub(1).and_then(|last| edits.get(last)) {
            Some(last) => last.target.end - self.plain_before + source.saturating_sub(last.source.end),
            None => source.saturating_sub(read),
        };
    }
}

/// [`Walk::follow`], for moves that are seldom: what is done for nearly all has its own copy of it.
#[inline(never)]
fn follow(walk: &mut Walk, mv: &PlainMove) -> bool {
    walk.follow(mv).is_some()
}

/// Whether there is nothing to report of a move but its spelling, which is mended.
fn is_right(event: &Event) -> bool {
    let Event::Ply(ply) = event else { return false };
    !matches!(ply.verdict, Verdict::Refused(_))
        && matches!(ply.numbering.problem, None | Some(NumberProblem::Missing))
}

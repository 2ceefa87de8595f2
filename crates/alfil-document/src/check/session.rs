//! Games that come in parts, checked: [`CheckSession`].

use alfil_board::{Event, Verdict, Walk};
use alfil_engine::{
    Diagnostic, Item, ItemKind, Likeness, Listed, Movetext, Plain, San, Severity, Span, State, Style,
    SymbolTable, swallowed_game,
};

use super::mend::{Game, merge_fixes};
use super::result::Results;
use super::spelling::{breach, pawn_or_piece};
use super::{Checked, Rules};
use crate::games::{Bounds, Cut, Labels};
use crate::messages;

/// Repairs are looked for in so many games of a text; it takes time, and a text with more is hardly in the
/// notation that it is read in.
const MOST_REPAIRS: u32 = 100;

/// As many findings are a reason to pause; they take some hundred kilobytes.
const MANY: usize = 256;

/// A check of a text that comes in parts.
pub(crate) struct CheckSession<'t> {
    table: &'t SymbolTable,
    rules: Rules,
    /// Whether the table writes all but letters as PGN does.
    pgn_frame: bool,
    live: Live,
    labels: Labels,
    /// Bytes of earlier parts.
    read: usize,
    /// Whether it stops at the end of a game when there is much to report.
    pausing: bool,
}

/// What changes from item to item, and is taken back where a game comes again with the next part.
#[derive(Clone)]
struct Live {
    walk: Walk,
    state: State,
    bounds: Bounds,
    results: Results,
    game: Game,
    /// What was said of the game.
    listed: Listed,
    repairs: u32,
    games: u32,
    moves: u32,
    /// Where in the whole the comment begins that is not closed yet.
    comment: Option<usize>,
    /// Whether that comment was found to have another game in it.
    swallowed: bool,
}

/// Where a game begins.
struct Checkpoint {
    live: Live,
    at: usize,
    findings: usize,
    labels: usize,
}

impl<'t> CheckSession<'t> {
    pub(crate) fn new(table: &'t SymbolTable, rules: Rules) -> CheckSession<'t> {
        let live = Live {
            walk: Walk::standard(),
            state: State::default(),
            bounds: Bounds::default(),
            results: Results::default(),
            game: Game::new(0),
            listed: Listed::default(),
            repairs: 0,
            games: 0,
            moves: 0,
            comment: None,
            swallowed: false,
        };
        CheckSession {
            table,
            rules,
            pgn_frame: table.has_pgn_frame(),
            live,
            labels: Labels::default(),
            read: 0,
            pausing: false,
        }
    }

    /// The same, stopping at the end of a game, even within the last part, when a few hundred findings are there to be
    /// taken away, so that they never take much memory.
    pub(crate) const fn pausing(mut self) -> CheckSession<'t> {
        self.pausing = true;
        self
    }

    /// Checks the next part of the text and returns how many bytes of it are done with; the next part must
    /// begin with those that are not. With `more` to come, a game is held back until all of it is there, if
    /// a part is large enough for it.
    ///
    /// Findings are added to those of `checked`, in places of the whole. Games and moves are those of all
    /// parts so far.
    pub(crate) fn feed(&mut self, text: &str, more: bool, checked: &mut Checked) -> usize {
        let mut findings = Vec::new();
        self.live.walk.continue_at(self.read);
        self.labels.begin_part(self.read, self.live.walk.game());
        let mut movetext = Movetext::part(text, self.table, self.live.state, more);
        let mut start: Option<Checkpoint> = None;
        let exported = self.rules == Rules::Pgn;
        let mut pause = false;
        while !pause {
            let plain = &movetext.plain();
            if let Some(Plain::Move(mv)) = plain
                && (!exported || (mv.exported && self.pgn_frame))
                && self.live.walk.follow(mv).is_some()
            {
                movetext.pass(mv);
                self.live.bounds.see_move();
                self.live.moves = self.live.moves.saturating_add(1);
                self.twin(&mv.san(), mv.span, &mut findings);
                continue;
            }
            if plain.is_none() && movetext.pass_remarks() {
                continue;
            }
            let state = movetext.state();
            let Some(item) = movetext.next_behind(plain) else { break };
            let before = self.live.bounds;
            let cut = self.live.bounds.see(&item.kind);
            pause = self.pausing && cut != Cut::None && findings.len() >= MANY;
            if (more || pause) && cut == Cut::Before && item.span.start > 0 {
                // As it was before the tag.
                let live = Live { state, bounds: before, ..self.live.clone() };
                start = Some(self.checkpoint(live, item.span.start, &findings));
            }
            findings.extend(self.live.results.see(text, &item, cut, self.read));
            self.unreadable(text, &item, &mut findings);
            let mut event = self.live.walk.feed(text, &item, || movetext.reading());
            while let Some(here) = event {
                self.event(text, &here, &mut findings);
                if let (Event::GameEnd { .. }, Cut::Before, Some(start)) = (&here, cut, &mut start) {
                    // The game before has ended now, and its tag comes again.
                    start.findings = findings.len();
                    start.live = Live { state, bounds: before, ..self.live.clone() };
                }
                event = self.live.walk.pending();
            }
            self.labels.in_game(self.live.walk.game());
            if (more || pause) && cut == Cut::Behind {
                let live = Live { state: movetext.state(), ..self.live.clone() };
                start = Some(self.checkpoint(live, item.span.end, &findings));
            }
        }
        let mut consumed = movetext.position();
        self.live.state = movetext.state();
        let ends = !more && !pause;
        if ends {
            while let Some(event) = self.live.walk.finish(text.len()) {
                self.event(text, &event, &mut findings);
            }
            consumed = text.len();
        }
        self.live.game.goes_on();
        let goes_on = !ends && start.is_none();
        if let Some(Checkpoint { live, at, findings: found, labels }) = start {
            self.live = live;
            self.live.game = Game::new(0);
            self.labels.back_to(labels);
            findings.truncate(found);
            consumed = at;
        }
        merge_fixes(&mut findings);
        findings.sort_by_key(|finding| finding.span);
        findings.iter_mut().for_each(|finding| shift(finding, |at| at + self.read));
        if let Some(brace) = self.live.comment.filter(|_| ends) {
            let place = findings.partition_point(|finding| finding.span.start <= brace);
            findings.insert(place, unterminated(Span::new(brace, brace + 1)));
        }
        self.labels.label(&mut findings, text, self.read, self.table);
        match goes_on {
            true => self.labels.carry(text, self.read, self.table),
            false => self.labels.carry_nothing(),
        }
        checked.findings.append(&mut findings);
        (checked.games, checked.moves) = (self.live.games, self.live.moves);
        self.read += consumed;
        consumed
    }

    /// How many games and moves there were so far.
    pub(crate) const fn games(&self) -> u32 {
        self.live.games
    }

    pub(crate) const fn moves(&self) -> u32 {
        self.live.moves
    }

    /// Where the comment begins that is not closed yet.
    pub(crate) const fn open_comment(&self) -> Option<usize> {
        self.live.comment
    }

    /// Whether a tag that came next would begin a game that nothing before it has to do with.
    pub(crate) const fn is_between_games(&self) -> bool {
        self.live.walk.is_between_games()
    }

    fn checkpoint(&self, live: Live, at: usize, findings: &[Diagnostic]) -> Checkpoint {
        Checkpoint { live, at, findings: findings.len(), labels: self.labels.len() }
    }

    fn event(&mut self, text: &str, event: &Event, findings: &mut Vec<Diagnostic>) {
        if let Event::Ply(ply) = event
            && let Verdict::Resolved(_) = ply.verdict
        {
            self.twin(&ply.san, local(ply.span, self.read), findings);
        }
        let live = &mut self.live;
        match event {
            Event::Ply(ply) => {
                live.moves = live.moves.saturating_add(1);
                let span = local(ply.span, self.read);
                if let Verdict::Refused(_) = ply.verdict {
                    let failed = ply.skipped.filter(|word| word.start >= self.read);
                    let failed = failed.map_or(span, |word| local(word, self.read));
                    let finding = if live.listed.goes_on() { findings.len() } else { usize::MAX };
                    live.game.failure.get_or_insert((failed, finding));
                }
                if let Verdict::Resolved(resolved) = ply.verdict
                    && ply.numbering.problem.is_none()
                {
                    let breach = breach(text, span, &resolved, self.table, self.rules);
                    self.list(breach, findings);
                    return;
                }
            }
            // What makes it unreadable says more about it.
            Event::Unreadable { span, .. } => {
                live.moves = live.moves.saturating_add(1);
                live.game.failure.get_or_insert((local(*span, self.read), usize::MAX));
                return;
            }
            Event::GameEnd { span, outcome, .. } => {
                live.games = live.games.saturating_add(1);
                let end = if outcome.is_some() { span.end } else { span.start };
                self.labels.end(end);
                let end = end.saturating_sub(self.read);
                if live.repairs < MOST_REPAIRS && live.game.can_be_mended() {
                    live.repairs += 1;
                    live.game.mend(text, end, self.table, findings);
                }
                (live.game, live.listed) = (Game::new(end), Listed::default());
                return;
            }
            _ => {}
        }
        let finding = event.diagnostic(&live.walk, self.table, &Style::pgn());
        let Some(mut finding) = finding.filter(|finding| finding.severity > Severity::Note) else { return };
        // What is said of a number in an earlier part is said of the move.
        if let (true, Event::Ply(ply)) = (finding.span.start < self.read, event) {
            finding.span = ply.span;
        }
        finding.related.retain(|(span, _)| span.start >= self.read);
        shift(&mut finding, |at| at.saturating_sub(self.read));
        self.list(Some(finding), findings);
    }

    /// Lists what there may be any number of in one game.
    fn list(&mut self, finding: Option<Diagnostic>, findings: &mut Vec<Diagnostic>) {
        findings.extend(finding.and_then(|finding| self.live.listed.admit(finding)));
    }

    /// Notes it of the last move if it may be meant as a piece's rather than a pawn's.
    fn twin(&mut self, san: &San, span: Span, findings: &mut Vec<Diagnostic>) {
        if self.rules == Rules::Lenient
            && let Some(position) = self.live.walk.before()
        {
            let twin = pawn_or_piece(position, san, span, self.table);
            self.list(twin, findings);
        }
    }

    /// Words that cannot be read, with the reason, and comments that never end.
    fn unreadable(&mut self, text: &str, item: &Item, findings: &mut Vec<Diagnostic>) {
        let word = item.span.of(text);
        match &item.kind {
            ItemKind::Unreadable(unreadable) if unreadable.likeness == Likeness::Word => {
                let message = messages::not_a_move(word);
                let finding = Diagnostic::new("stray-word", Severity::Warning, item.span, message)
                    .with_help(messages::put_into_comment());
                self.list(Some(finding), findings);
            }
            ItemKind::Unreadable(unreadable) => {
                let message = messages::cannot_be_read(word, unreadable.error.message());
                let code = unreadable.error.code();
                let finding = Diagnostic::new(code, Severity::Error, item.span, message);
                self.list(Some(finding), findings);
            }
            ItemKind::Comment { closed } => {
                if let Some(finding) = swallowed_game(text, item.span).filter(|_| !self.live.swallowed) {
                    self.live.swallowed = true;
                    findings.push(finding);
                }
                if *closed {
                    (self.live.comment, self.live.swallowed) = (None, false);
                    return;
                }
                self.live.comment = self.live.comment.or(Some(self.read + item.span.start));
            }
            _ => {}
        }
    }
}

fn unterminated(brace: Span) -> Diagnostic {
    Diagnostic::new("unterminated-comment", Severity::Warning, brace, messages::unterminated_comment())
}

/// A span of the whole in a part that begins at byte `start`.
fn local(span: Span, start: usize) -> Span {
    Span::new(span.start.saturating_sub(start), span.end.saturating_sub(start))
}

/// Moves all places of a finding.
pub(crate) fn shift(finding: &mut Diagnostic, to: impl Fn(usize) -> usize) {
    let related = finding.related.iter_mut().map(|(span, _)| span);
    let fix = finding.fix.as_mut().map(|fix| &mut fix.span);
    for span in [&mut finding.span].into_iter().chain(related).chain(fix) {
        *span = Span::new(to(span.start), to(span.end));
    }
}

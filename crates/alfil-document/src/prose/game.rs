//! The games that a text tells, as a tree of positions that numbers lead through: [`Game`].

use std::collections::{HashMap, VecDeque};

use alfil_board::{Color, LegalMove, Position, Refusal, Resolved};
use alfil_engine::{Action, Arrival, Role, San, Square};

/// What the games told so far say of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Nothing: no position is known for it.
    Unknown,
    /// It was played.
    Played,
    /// It has no number, and could be played where the text is.
    Playable,
    /// It has no number; such a piece stands there.
    Stands,
    /// It has a number, and cannot be played; the node before it, and whether the text went on from there.
    Refused { node: usize, refusal: Refusal },
}

/// How many positions are kept. A book's chapter has fewer; a longer one forgets its games.
const MOST_NODES: usize = 4096;
/// How many lines a number may go on.
const MOST_LINES: usize = 8;
/// How deep brackets are followed.
const MOST_BRACKETS: usize = 64;

struct Node {
    parent: Option<usize>,
    /// A node further up, for long ways: chosen so that any ancestor is a logarithm of steps away.
    jump: usize,
    /// Plies played before this position.
    ply: u32,
    position: Position,
    /// The item that led here.
    item: Option<usize>,
}

/// Follows numbered moves through prose. A number that goes on where a line stopped goes on with it; one
/// that goes back begins a side line, with or without brackets around it.
pub(super) struct Game {
    nodes: Vec<Node>,
    /// Where the text is; `None` before the first game and after a move that failed.
    here: Option<usize>,
    /// The ends of the lines told last, the latest first.
    lines: VecDeque<usize>,
    brackets: Vec<Option<usize>>,
    /// A move without a number that can be played here. If the next number leaves a place for it, it was.
    pending: Option<(San, usize)>,
    /// Whether a move failed and nothing fitted since, so that more of the same would be no news.
    lost: bool,
    /// The moves that were played, each with its item; kept when their positions are forgotten.
    played: Vec<(usize, Resolved)>,
    pub(super) games: u32,
}

/// How surely a move that follows another without a number is the answer to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    /// The next number stands behind it.
    Certain,
    /// It has a piece's letter. It may still name a piece: "12.Nf3 Qb7 hangs".
    Likely,
    /// It may be a square that is spoken of.
    Perhaps,
}

/// How two squares with a dash and spaces between them are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spaced {
    /// As White's move and Black's, or nobody knows.
    Two,
    /// As one move, which was played.
    Played,
    /// As one move, for the piece stands where it departs from; but it cannot be played.
    One,
}

impl Reply {
    fn is_certain(self, mention: impl FnOnce() -> Verdict) -> bool {
        match self {
            Reply::Certain => true,
            Reply::Likely => mention() != Verdict::Stands,
            Reply::Perhaps => false,
        }
    }
}

impl Game {
    pub(super) fn new() -> Game {
        Game {
            nodes: Vec::new(),
            here: None,
            lines: VecDeque::new(),
            brackets: Vec::new(),
            pending: None,
            lost: false,
            played: Vec::new(),
            games: 0,
        }
    }

    pub(super) fn position(&self, node: usize) -> Option<&Position> {
        self.nodes.get(node).map(|node| &node.position)
    }

    /// The position up to `most` plies before `node`, and the items that led from there to it.
    pub(super) fn approach(&self, node: usize, most: usize) -> Option<(&Position, Vec<usize>)> {
        let mut items = Vec::new();
        let mut at = self.nodes.get(node)?;
        while items.len() < most
            && let (Some(parent), Some(item)) = (at.parent, at.item)
        {
            items.push(item);
            at = self.nodes.get(parent)?;
        }
        items.reverse();
        Some((&at.position, items))
    }

    pub(super) fn ply(&self, node: usize) -> u32 {
        self.nodes.get(node).map_or(0, |node| node.ply)
    }

    pub(super) fn open(&mut self) {
        if self.brackets.len() < MOST_BRACKETS {
            self.brackets.push(self.here);
        }
    }

    pub(super) fn close(&mut self) {
        if let Some(before) = self.brackets.pop() {
            self.here = before;
            self.pending = None;
        }
    }

    /// An empty line: brackets do not reach over it.
    pub(super) fn paragraph(&mut self) {
        self.brackets.clear();
    }

    /// A game that goes on from `position`, with the one `before` its last move, where that is known.
    pub(super) fn reached(before: Option<&Position>, position: &Position) -> Game {
        let mut nodes = Vec::new();
        for position in before.into_iter().chain([position]) {
            let ply = 2 * position.number().saturating_sub(1) + u32::from(position.turn() == Color::Black);
            let parent = nodes.len().checked_sub(1);
            nodes.push(Node { parent, jump: ROOT, ply, position: position.clone(), item: None });
        }
        let here = nodes.len() - 1;
        Game { nodes, here: Some(here), lines: VecDeque::from([here]), ..Game::new() }
    }

    /// A move with a number, before which `ply` plies were played.
    pub(super) fn numbered(&mut self, san: &San, ply: u32, item: usize) -> Verdict {
        let mut refused = None;
        self.settle(Some(ply));
        self.pending = None;
        for node in self.places(ply) {
            match self.play(node, san, item) {
                Ok(()) => return Verdict::Played,
                Err(refusal) => refused = refused.or(Some((node, refusal))),
            }
        }
        match refused {
            Some((node, refusal)) => {
                let news = !self.lost;
                if let Some(mv) = refusal.meant() {
                    self.enter(node, mv, item);
                } else {
                    self.here = None;
                    self.lost = true;
                }
                if news { Verdict::Refused { node, refusal } } else { Verdict::Unknown }
            }
            None => {
                self.here = None;
                Verdict::Unknown
            }
        }
    }

    /// How `e2 - e4` is meant, in a text that has spaces around its dashes: as `plain`, `e2`, with Black's answer
    /// behind it, or `joined`. Where it is one move that can be played, it is.
    pub(super) fn spaced(&mut self, plain: &San, joined: &San, ply: Option<u32>, item: usize) -> Spaced {
        self.begin();
        self.settle(ply);
        let places = ply.map_or_else(|| self.here.into_iter().collect(), |ply| self.places(ply));
        let positions =
            || places.iter().filter_map(|node| self.position(*node).map(|position| (*node, position)));
        let fitting =
            |san: &San| positions().find_map(|(node, here)| Some((node, here.resolve(san).ok()?.mv)));
        if fitting(plain).is_some() {
            return Spaced::Two;
        }
        if let Some((node, mv)) = fitting(joined) {
            self.enter(node, mv, item);
            return Spaced::Played;
        }
        let (role, square) = match plain.action {
            Action::Piece { role, to, .. } => (role, to),
            Action::Pawn { to: Arrival::Square(to), .. } => (Role::Pawn, to),
            _ => return Spaced::Two,
        };
        let departs = |(_, here): (usize, &Position)| here.piece_at(square) == Some((role, here.turn()));
        if positions().any(departs) { Spaced::One } else { Spaced::Two }
    }

    /// Where the next number leaves a place for a move that was spoken of, it was played.
    fn settle(&mut self, ply: Option<u32>) {
        if let Some(here) = self.here
            && Some(self.ply(here) + 1) == ply
            && let Some(node) =
                self.pending.take().and_then(|(pending, item)| self.after(here, &pending, item))
        {
            self.here = Some(node);
        }
    }

    /// A move that follows the one before it without a number; `reply` says how surely it is the answer.
    pub(super) fn following(&mut self, san: &San, reply: Reply, item: usize) -> Verdict {
        let Some(here) = self.here else { return Verdict::Unknown };
        match self.play(here, san, item) {
            Ok(()) => Verdict::Played,
            Err(refusal) if reply.is_certain(|| self.mentioned(san, item)) && !self.lost => {
                match refusal.meant() {
                    Some(mv) => self.enter(here, mv, item),
                    None => {
                        self.here = None;
                        self.lost = true;
                    }
                }
                Verdict::Refused { node: here, refusal }
            }
            Err(_) => self.mentioned(san, item),
        }
    }

    /// A move of another notation, of which only the square is known: where a single piece can go there, it
    /// did.
    pub(super) fn foreign(&mut self, to: Square, ply: Option<u32>, item: usize) {
        self.pending = None;
        let place = match ply {
            Some(ply) => self.places(ply).first().copied(),
            None => self.here,
        };
        let Some(place) = place else { return };
        let Some(position) = self.position(place) else { return };
        let mut fitting = position.legal_moves().filter(|mv| mv.to() == to && mv.role() != Role::Pawn);
        match (fitting.next(), fitting.next()) {
            (Some(mv), None) => self.enter(place, mv, item),
            _ => {
                self.here = None;
                self.lost = true;
            }
        }
    }

    /// A move without a number, with words before it.
    pub(super) fn mentioned(&mut self, san: &San, item: usize) -> Verdict {
        let Some(here) = self.here else { return Verdict::Unknown };
        let Some(node) = self.nodes.get(here) else { return Verdict::Unknown };
        let standing = match san.action {
            Action::Piece { role, from, capture: None, to } if from.file.is_none() && from.rank.is_none() => {
                Some((role, to))
            }
            Action::Pawn { from, capture: None, to: Arrival::Square(to), .. } if from.file.is_none() => {
                Some((Role::Pawn, to))
            }
            _ => None,
        };
        if node.position.resolve(san).is_ok() {
            self.pending = Some((*san, item));
            return Verdict::Playable;
        }
        let before = node.parent.and_then(|parent| self.nodes.get(parent));
        let stands = |position: &Position| {
            standing.is_some_and(|(role, at)| position.piece_at(at).is_some_and(|(here, _)| here == role))
        };
        if stands(&node.position) && san.mark.is_none() {
            return Verdict::Stands;
        }
        if before.is_some_and(|before| before.position.resolve(san).is_ok()) {
            return Verdict::Playable;
        }
        // "…, and Nd5 follows": White's next move, said with Black to move.
        let passed = node.position.null_move().and_then(|mv| {
            let mut position = node.position.clone();
            position.play(mv).ok()?;
            position.resolve(san).ok()
        });
        if passed.is_some() { Verdict::Playable } else { Verdict::Unknown }
    }

    /// Where a move with this number can be played, the likeliest first.
    fn places(&self, ply: u32) -> Vec<usize> {
        let mut places = Vec::new();
        let lines = self.here.into_iter().chain(self.lines.iter().copied());
        let (ends, inner): (Vec<usize>, Vec<usize>) = lines.partition(|line| self.ply(*line) == ply);
        places.extend(ends);
        places.extend(inner.into_iter().filter_map(|line| self.ancestor(line, ply)));
        if ply == 0 && (self.nodes.is_empty() || self.ply(ROOT) == 0) {
            places.push(ROOT);
        }
        let mut seen = Vec::new();
        places.retain(|place| {
            !seen.contains(place) && {
                seen.push(*place);
                true
            }
        });
        places
    }

    /// Where a child of `parent` jumps to (a skew-binary list): twice as far as its parent does where the two
    /// jumps above it are alike.
    fn jump_from(&self, parent: usize) -> usize {
        let jump = |at: usize| self.nodes.get(at).map_or(0, |node| node.jump);
        let (first, second) = (jump(parent), jump(jump(parent)));
        let alike = self.ply(parent) - self.ply(first) == self.ply(first) - self.ply(second);
        if alike { second } else { parent }
    }

    fn ancestor(&self, line: usize, ply: u32) -> Option<usize> {
        let mut at = line;
        while self.ply(at) > ply {
            let node = self.nodes.get(at)?;
            at = if self.ply(node.jump) >= ply && node.jump != at { node.jump } else { node.parent? };
        }
        (self.ply(at) == ply).then_some(at)
    }

    /// Makes sure that there is a position to begin with.
    fn begin(&mut self) {
        if self.nodes.is_empty() {
            self.nodes.push(Node {
                parent: None,
                jump: 0,
                ply: 0,
                position: Position::initial(),
                item: None,
            });
        }
    }

    fn play(&mut self, place: usize, san: &San, item: usize) -> Result<(), Refusal> {
        self.begin();
        let Some(position) = self.position(place) else { return Err(Refusal::Illegal) };
        let resolved = position.resolve(san)?;
        self.enter(place, resolved.mv, item);
        self.played.push((item, resolved));
        Ok(())
    }

    /// The moves that were played, each with its item's place; a move that was played in two lines has the
    /// last of them.
    pub(super) fn played(&self) -> HashMap<usize, Resolved> {
        self.played.iter().copied().collect()
    }

    fn after(&mut self, place: usize, san: &San, item: usize) -> Option<usize> {
        self.play(place, san, item).ok()?;
        self.here
    }

    /// Goes to the position after `mv`, and remembers its line.
    pub(super) fn enter(&mut self, place: usize, mv: LegalMove, item: usize) {
        let Some(node) = self.nodes.get(place) else { return };
        let mut position = node.position.clone();
        let ply = node.ply + 1;
        if position.play(mv).is_err() {
            return;
        }
        if self.nodes.len() >= MOST_NODES {
            self.nodes.clear();
            self.lines.clear();
            self.brackets.clear();
            self.here = None;
            return;
        }
        if place == ROOT && self.brackets.is_empty() {
            self.games += 1;
        }
        let jump = self.jump_from(place);
        self.nodes.push(Node { parent: Some(place), jump, ply, position, item: Some(item) });
        let new = self.nodes.len() - 1;
        self.lines.retain(|line| *line != place);
        self.lines.push_front(new);
        self.lines.truncate(MOST_LINES);
        self.here = Some(new);
        self.lost = false;
        self.pending = None;
    }
}

/// The initial position's place.
const ROOT: usize = 0;

//! A text read as a whole: scanned, replayed and weighed. See [`Told`].

use alfil_board::Position;
use alfil_engine::{Reading, San, Span, SymbolTable};

use super::found::Found;
use super::game::{Game, Reply, Spaced, Verdict};
use super::links::{Link, links};
use super::scan::{Item, Kind, scan};
use super::shape::Form;
use super::slip::{Slip, slip};
use super::text;
use super::weigh::weigh;

/// What a text tells.
pub(super) struct Told {
    pub(super) items: Vec<Item>,
    pub(super) links: Vec<Link>,
    pub(super) verdicts: Vec<Verdict>,
    pub(super) game: Game,
    /// How refused moves may be meant, each with its item's place.
    pub(super) slips: Vec<(usize, Slip)>,
    /// The finds, each with its item's place.
    pub(super) found: Vec<(usize, Found)>,
}

impl Told {
    /// Reads a text; `start` is the position of a game that is under way where it begins.
    pub(super) fn read(text: &str, table: &SymbolTable, start: Option<&Position>) -> Told {
        Told::with(text, table, start.map_or_else(Game::new, |start| Game::reached(None, start)), 0)
    }

    /// Reads a text about `game`, and looks for repairs of up to `repairs` moves that fail, so that the game
    /// goes on.
    pub(super) fn with(text: &str, table: &SymbolTable, game: Game, repairs: usize) -> Told {
        let mut items = scan(text, table);
        let links = links(text, &items);
        let mut replay = Replay {
            text,
            table,
            items: &items,
            links: &links,
            game,
            verdicts: Vec::new(),
            slips: Vec::new(),
            repairs,
            part: None,
            joined: Vec::new(),
        };
        replay.run();
        let Replay { game, verdicts, slips, joined, .. } = replay;
        for (at, san) in joined {
            if let Some(Item { kind: Kind::Shape(shape), .. }) = items.get_mut(at) {
                shape.san = san;
            }
        }
        let found = weigh(text, &items, &links, &verdicts);
        Told { items, links, verdicts, game, slips, found }
    }
}

/// Plays the numbered moves, and asks the board about the others.
struct Replay<'a> {
    text: &'a str,
    table: &'a SymbolTable,
    items: &'a [Item],
    links: &'a [Link],
    game: Game,
    verdicts: Vec<Verdict>,
    slips: Vec<(usize, Slip)>,
    /// How many more repairs may be looked for.
    repairs: usize,
    /// The item that is the second half of a move: the `e4` of `e2 - e4`.
    part: Option<usize>,
    /// Such moves that cannot be played, each with its first item's place.
    joined: Vec<(usize, San)>,
}

impl Replay<'_> {
    fn run(&mut self) {
        for (at, (item, link)) in self.items.iter().zip(self.links).enumerate() {
            let verdict = self.step(at, item.kind, link);
            self.verdicts.push(verdict);
            if let Verdict::Refused { node, refusal } = verdict
                && refusal.meant().is_none()
                && self.repairs > 0
            {
                self.repairs -= 1;
                let slip = slip(self.text, self.table, self.items, self.links, &self.game, at, node);
                if let Some(mv) = slip.as_ref().and_then(|slip| slip.mv) {
                    self.game.enter(node, mv, at);
                }
                self.slips.extend(slip.map(|slip| (at, slip)));
            }
        }
    }

    /// Whether the next number leaves room for just one move, so that item `at`, right behind a numbered move
    /// of White's, must be it: "4.Ba4 Nf6, when White chose 5.0-0".
    fn skipped_by_next(&self, at: usize) -> bool {
        const REACH: usize = 4;
        let before = at.checked_sub(1).and_then(|before| self.links.get(before)).and_then(|link| link.number);
        let mut next = self.links.iter().skip(at + 1).take(REACH).filter_map(|link| link.number);
        before.zip(next.next()).is_some_and(|(before, next)| next.ply() == before.ply() + 2)
    }

    /// The long move that item `at` and the next make, with a dash and spaces between them.
    fn spaced(&self, at: usize) -> Option<San> {
        let (first, second) = (self.items.get(at)?, self.items.get(at + 1)?);
        let gap = Span::new(first.span.end, second.span.start).of(self.text);
        let dash = gap.len() <= 5 && gap.trim().chars().all(text::is_dash) && gap.trim().chars().count() == 1;
        if !dash || !matches!(second.kind, Kind::Shape(shape) if shape.core == shape.span.end) {
            return None;
        }
        let word = format!("{}-{}", first.span.of(self.text), second.span.of(self.text));
        Reading::of(&word, self.table).ok().map(|reading| reading.san())
    }

    fn step(&mut self, at: usize, kind: Kind, link: &Link) -> Verdict {
        if self.part.take_if(|part| *part == at).is_some() {
            return Verdict::Played;
        }
        match kind {
            Kind::Open => self.game.open(),
            Kind::Close => self.game.close(),
            Kind::Paragraph => self.game.paragraph(),
            Kind::Number { .. } | Kind::Dots { .. } => {}
            Kind::Foreign { to } if link.number.is_some() || link.follows.is_some() => {
                self.game.foreign(to, link.number.map(|number| number.ply()), at);
            }
            Kind::Foreign { .. } | Kind::Unread(_) => {}
            // A manoeuvre is no single move.
            Kind::Shape(shape) if shape.core != shape.span.end || shape.apart => {}
            Kind::Shape(shape) => {
                let after_played = link
                    .follows
                    .is_some_and(|before| matches!(self.verdicts.get(before), Some(Verdict::Played)));
                let ply = link.number.map(|number| number.ply());
                if (ply.is_some() || after_played)
                    && let Some(joined) = self.spaced(at)
                {
                    let meant = self.game.spaced(&shape.san, &joined, ply, at);
                    if meant != Spaced::Two {
                        self.part = Some(at + 1);
                    }
                    match meant {
                        Spaced::Two => {}
                        Spaced::Played => return Verdict::Played,
                        Spaced::One => {
                            self.joined.push((at, joined));
                            return match ply {
                                Some(ply) => self.game.numbered(&joined, ply, at),
                                None => self.game.following(&joined, Reply::Certain, at),
                            };
                        }
                    }
                }
                return match link.number {
                    Some(number) => self.game.numbered(&shape.san, number.ply(), at),
                    None if after_played => {
                        let reply = match shape.form {
                            Form::TwoFiles | Form::Unsigned => Reply::Perhaps,
                            _ if link.numbered_next || self.skipped_by_next(at) => Reply::Certain,
                            Form::Piece | Form::Telling if !link.comma => Reply::Likely,
                            _ => Reply::Perhaps,
                        };
                        self.game.following(&shape.san, reply, at)
                    }
                    None if shape.form == Form::TwoFiles => Verdict::Unknown,
                    None => self.game.mentioned(&shape.san, at),
                };
            }
        }
        Verdict::Unknown
    }
}

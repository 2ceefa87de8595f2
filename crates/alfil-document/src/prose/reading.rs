//! A text read as a whole: scanned, replayed and weighed. See [`Told`].

use alfil_engine::{Action, Arrival, SymbolTable};

use super::found::Found;
use super::game::{Game, Verdict};
use super::links::{Link, links};
use super::scan::{Item, Kind, scan};
use super::shape::Form;
use super::weigh::weigh;

/// What a text tells.
pub(super) struct Told {
    pub(super) items: Vec<Item>,
    pub(super) links: Vec<Link>,
    pub(super) verdicts: Vec<Verdict>,
    pub(super) game: Game,
    /// The finds, each with its item's place.
    pub(super) found: Vec<(usize, Found)>,
}

impl Told {
    pub(super) fn read(text: &str, table: &SymbolTable) -> Told {
        let items = scan(text, table);
        let links = links(text, &items);
        let (verdicts, game) = replay(&items, &links);
        let found = weigh(text, &items, &links, &verdicts);
        Told { items, links, verdicts, game, found }
    }
}

/// Plays the numbered moves, and asks the board about the others.
fn replay(items: &[Item], links: &[Link]) -> (Vec<Verdict>, Game) {
    let mut game = Game::new();
    let mut verdicts = vec![Verdict::Unknown; items.len()];
    for (at, (item, link)) in items.iter().zip(links).enumerate() {
        let verdict = match item.kind {
            Kind::Open => {
                game.open();
                continue;
            }
            Kind::Close => {
                game.close();
                continue;
            }
            Kind::Paragraph => {
                game.paragraph();
                continue;
            }
            Kind::Foreign { to } => {
                if link.number.is_some() || link.follows.is_some() {
                    game.foreign(to, link.number.map(|number| number.ply()));
                }
                continue;
            }
            Kind::Shape(shape) if shape.core != shape.span.end || shape.apart => continue,
            Kind::Shape(shape) => {
                let san = shape.san;
                let followed_played =
                    link.follows.is_some_and(|before| matches!(verdicts.get(before), Some(Verdict::Played)));
                match (link.number, followed_played) {
                    (Some(number), _) => game.numbered(&san, number.ply()),
                    (None, true) => {
                        let certain = link.numbered_next && shape.form > Form::TwoFiles;
                        game.following(&san, certain)
                    }
                    _ if shape.form == Form::TwoFiles => Verdict::Unknown,
                    _ if matches!(san.action, Action::Pawn { to: Arrival::File(_), .. }) => Verdict::Unknown,
                    _ => game.mentioned(&san),
                }
            }
            Kind::Number { .. } | Kind::Dots { .. } => continue,
        };
        if let Some(slot) = verdicts.get_mut(at) {
            *slot = verdict;
        }
    }
    (verdicts, game)
}

//! What a move that the game does not allow may be meant as: [`slip`].

use alfil_board::{LegalMove, Walk, repair};
use alfil_engine::{Fix, Span, SymbolTable};

use super::game::Game;
use super::links::Link;
use super::scan::{Item, Kind};

/// What a refused move may be meant as.
#[derive(Clone, Debug)]
pub(super) struct Slip {
    /// The move, where another one in its place lets the game go on.
    pub(super) mv: Option<LegalMove>,
    /// Spellings in its place that are legal, the best first.
    pub(super) instead: Vec<String>,
    /// The one edit that mends the game, here or at a move before.
    pub(super) fix: Option<Fix>,
}

/// How many moves before the refused one may be the culprit, and how many after it must bear a repair out.
const BEFORE: usize = 12;
const AFTER: usize = 24;
/// How many spellings are named.
const NAMED: usize = 3;

/// Looks for what the move of item `at`, refused at `node`, may be meant as.
///
/// The line is written out as a score, from some moves before it to where it stops, and mended there.
pub(super) fn slip(
    text: &str,
    table: &SymbolTable,
    items: &[Item],
    links: &[Link],
    game: &Game,
    at: usize,
    node: usize,
) -> Option<Slip> {
    let (position, mut line) = game.approach(node, BEFORE)?;
    line.push(at);
    line.extend(onward(items, links, at, game.ply(node)));
    let mut score = String::new();
    // Where each word of the score begins, and its place in the text.
    let mut words: Vec<(usize, Span)> = Vec::new();
    let mut failed = Span::default();
    for place in &line {
        let Some(Item { kind: Kind::Shape(shape), .. }) = items.get(*place) else { continue };
        let start = score.len();
        score.push_str(shape.span.of(text));
        words.push((start, shape.span));
        if *place == at {
            failed = Span::new(start, score.len());
        }
        score.push(' ');
    }
    let repairs = repair(&score, table, &Walk::new(position.clone()), failed);
    // Of equals, the same piece on another square is the likelier.
    let letter = failed.of(&score).chars().next();
    let mut here: Vec<_> = repairs.iter().filter(|repair| repair.fix.span == failed).collect();
    here.sort_by_key(|repair| {
        let other = repair.fix.replacement.chars().next() != letter;
        (!repair.complete, u32::MAX - repair.plies, other)
    });
    let instead = here.iter().map(|repair| repair.fix.replacement.clone()).take(NAMED).collect();
    let complete: Vec<_> = repairs.iter().filter(|repair| repair.complete).collect();
    let fix = match complete.as_slice() {
        [only] => words
            .iter()
            .find(|(start, _)| *start == only.fix.span.start)
            .map(|(_, span)| Fix { span: *span, replacement: only.fix.replacement.clone() }),
        _ => None,
    };
    let mv = here.iter().find(|repair| repair.complete || repair.plies > 1).map(|repair| repair.mv);
    Some(Slip { mv, instead, fix })
}

/// The moves that go on from item `at`, before which `ply` plies were played.
fn onward<'a>(items: &'a [Item], links: &'a [Link], at: usize, ply: u32) -> impl Iterator<Item = usize> + 'a {
    let (mut last, mut ply, mut depth) = (at, ply, 0_usize);
    let rest = items.iter().zip(links).enumerate().skip(at + 1).take(8 * AFTER);
    let onward = rest.filter_map(move |(place, (item, link))| {
        match item.kind {
            Kind::Open => depth += 1,
            Kind::Close => depth = depth.saturating_sub(1),
            Kind::Shape(shape) if depth == 0 && shape.core == shape.span.end => {
                let next =
                    link.number.is_some_and(|number| number.ply() == ply + 1) || link.follows == Some(last);
                if next {
                    (last, ply) = (place, ply + 1);
                    return Some(place);
                }
            }
            _ => {}
        }
        None
    });
    onward.take(AFTER)
}

//! How sure it is that what has the form of a move is one: [`weigh`].

use alfil_engine::{Action, Origin, Span};

use super::found::{Confidence, Found, FoundKind, Why};
use super::game::Verdict;
use super::links::Link;
use super::scan::{Dots, Item, Kind};
use super::shape::{Form, Shape};
use super::text::{self, Ending};

/// How near other moves must stand to speak for one, in bytes.
const NEAR: usize = 400;
/// The same for what may be an ion.
const VERY_NEAR: usize = 120;
/// How many moves on each side are asked.
const FEW: usize = 4;

/// The moves and references among the items, each with its item's place.
pub(super) fn weigh(text: &str, items: &[Item], links: &[Link], verdicts: &[Verdict]) -> Vec<(usize, Found)> {
    let anchors = anchors(text, items, links);
    let played = verdicts.iter().filter(|verdict| **verdict == Verdict::Played).count();
    let mut found: Vec<(usize, Found)> = Vec::new();
    for (at, item) in items.iter().enumerate() {
        let (Kind::Shape(shape), Some(link), Some(verdict)) = (item.kind, links.get(at), verdicts.get(at))
        else {
            continue;
        };
        let before = match (link.follows, found.last()) {
            (Some(before), Some((place, found))) if before == *place => Some(*found),
            _ => None,
        };
        let place = Place { text, shape: &shape, link, verdict: *verdict, before, anchors: &anchors, played };
        if let Some((kind, confidence, why)) = place.judge() {
            found.push((at, Found { span: shape.span, san: shape.san, kind, confidence, why }));
        }
    }
    mistrust(items, links, verdicts, &mut found);
    found
}

/// A move that speaks for others.
#[derive(Clone, Copy, Debug)]
struct Anchor {
    span: Span,
    /// Whether it has the form of an ion, and so does not speak for another.
    ion: bool,
}

/// The moves that speak for others: those that need nobody to speak for them.
fn anchors(text: &str, items: &[Item], links: &[Link]) -> Vec<Anchor> {
    items
        .iter()
        .zip(links)
        .filter_map(|(item, link)| {
            let Kind::Shape(shape) = item.kind else { return None };
            let dotted = link.number.is_some_and(|number| number.dots != Dots::None) || link.dotted.is_some();
            let anchor = match shape.form {
                Form::Telling => true,
                Form::Piece => {
                    dotted
                        || (!shape.ion
                            && !opens(text, &shape)
                            && !text::is_bracketed_chord(text, shape.span.start, shape.span.end)
                            && text::cells_around(text, shape.span.start, shape.span.end) < 2)
                }
                Form::PawnLetter => dotted,
                Form::Square => link.number.is_some_and(|number| {
                    number.dots == Dots::Black || (number.dots == Dots::White && number.glued)
                }),
                Form::Weak | Form::Unsigned | Form::TwoFiles => false,
            };
            anchor.then_some(Anchor { span: item.span, ion: shape.ion })
        })
        .collect()
}

/// Whether a piece's capital may be that of a word that begins a sentence: `Be4` may, `Nf3` may not.
fn opens(text: &str, shape: &Shape) -> bool {
    let mut characters = shape.span.of(text).chars();
    let (Some(first), Some(second)) = (characters.next(), characters.next()) else { return false };
    let vowel = |c: char| "aeiouAEIOU".contains(c);
    let latin = first.is_alphabetic() && first <= '\u{24F}';
    latin && first != 'Q' && (vowel(first) || vowel(second)) && text::begins_sentence(text, shape.span.start)
}

struct Place<'a> {
    text: &'a str,
    shape: &'a Shape,
    link: &'a Link,
    verdict: Verdict,
    before: Option<Found>,
    anchors: &'a [Anchor],
    /// How many moves of the text could be played.
    played: usize,
}

type Judgement = Option<(FoundKind, Confidence, Why)>;

impl Place<'_> {
    fn judge(&self) -> Judgement {
        use Confidence::{Any, Certain, Likely};
        let form = self.shape.form;
        if form == Form::TwoFiles {
            return self.two_files();
        }
        if self.shape.ending == Ending::Glued && !self.has_evidence() {
            return None;
        }
        let kind = self.kind();
        let judged = |confidence, why| Some((kind, confidence, why));
        if self.verdict == Verdict::Played && (form >= Form::PawnLetter || self.played > 1) {
            return judged(Certain, Why::Legal);
        }
        if let Verdict::Refused { refusal, .. } = self.verdict
            && refusal.meant().is_none()
        {
            return judged(if form >= Form::PawnLetter { Likely } else { Any }, Why::Illegal);
        }
        if let Some(number) = self.link.number {
            let solid =
                number.glued || number.dots == Dots::Black || self.link.followed || self.link.numbered_next;
            match number.dots {
                Dots::None if form >= Form::PawnLetter => return judged(Likely, Why::Numbered),
                _ if form == Form::Unsigned && !self.company(NEAR) => return judged(Any, Why::Alone),
                Dots::None => {}
                _ if form >= Form::PawnLetter => return judged(Certain, Why::Numbered),
                _ if solid || self.company(usize::MAX) => return judged(Likely, Why::Numbered),
                _ => {}
            }
        }
        if let Some(attached) = self.link.dotted {
            match form {
                Form::PawnLetter | Form::Piece | Form::Telling => return judged(Certain, Why::Dotted),
                _ if attached || self.company(NEAR) => return judged(Likely, Why::Dotted),
                _ => {}
            }
        }
        if let Some(before) = self.before
            && before.kind == FoundKind::Move
            && before.confidence >= Likely
        {
            return judged(
                before.confidence.min(if self.played > 1 { Certain } else { Likely }),
                Why::Follows,
            );
        }
        self.unnumbered(kind)
    }

    fn unnumbered(&self, kind: FoundKind) -> Judgement {
        use Confidence::{Any, Certain, Likely};
        let (form, shape) = (self.shape.form, self.shape);
        let judged = |confidence, why| Some((kind, confidence, why));
        match self.verdict {
            Verdict::Playable if form >= Form::Piece && !shape.ion => return judged(Certain, Why::Legal),
            Verdict::Playable if form >= Form::Weak => return judged(Likely, Why::Legal),
            Verdict::Stands if form >= Form::PawnLetter => return judged(Certain, Why::Stands),
            _ => {}
        }
        if shape.apart {
            let named = text::follows_determiner(self.text, shape.span.start) || self.company(NEAR);
            return if named { judged(Likely, Why::Letter) } else { judged(Any, Why::Alone) };
        }
        if shape.ion {
            return match self.company(VERY_NEAR) {
                true => judged(Likely, Why::Company),
                false => judged(Any, Why::Ion),
            };
        }
        match form {
            Form::Telling => judged(Certain, Why::Form),
            Form::Piece | Form::PawnLetter => {
                let cells = text::cells_around(self.text, shape.span.start, shape.span.end);
                let chord = text::is_bracketed_chord(self.text, shape.span.start, shape.span.end);
                if chord || (cells > 1 && !self.company(VERY_NEAR)) {
                    return judged(Any, Why::Grid);
                }
                match opens(self.text, shape) {
                    true if self.company(usize::MAX) => judged(Likely, Why::Company),
                    true => judged(Any, Why::Opening),
                    false => judged(Likely, Why::Letter),
                }
            }
            Form::Weak if self.company(NEAR) => judged(Likely, Why::Company),
            Form::Square if self.company(NEAR) => judged(Likely, Why::Square),
            _ => judged(Any, Why::Alone),
        }
    }

    /// `ed` and `be` are words of many languages. They are captures only where a game says so.
    fn two_files(&self) -> Judgement {
        (self.verdict == Verdict::Played && (self.link.number.is_some() || self.before.is_some()))
            .then_some((FoundKind::Move, Confidence::Certain, Why::Legal))
    }

    fn has_evidence(&self) -> bool {
        self.link.number.is_some() || self.link.dotted.is_some() || self.before.is_some()
    }

    fn kind(&self) -> FoundKind {
        let (shape, san) = (self.shape, self.shape.san);
        let marked = san.mark.is_some() || san.annotation.is_some();
        if shape.apart {
            return FoundKind::Reference;
        }
        if marked || self.has_evidence() {
            return FoundKind::Move;
        }
        match shape.form {
            Form::Square | Form::PawnLetter => FoundKind::Reference,
            Form::Piece | Form::Telling => {
                let plain = matches!(san.action, Action::Piece { from: Origin::NONE, capture: None, .. })
                    && shape.core == shape.span.end;
                let named =
                    self.verdict == Verdict::Stands || text::follows_determiner(self.text, shape.span.start);
                if plain && named { FoundKind::Reference } else { FoundKind::Move }
            }
            _ => FoundKind::Move,
        }
    }

    /// Whether a move that needs no company stands within `reach` bytes.
    fn company(&self, reach: usize) -> bool {
        let span = self.shape.span;
        let after = self.anchors.partition_point(|anchor| anchor.span.start <= span.start);
        let speaks = |anchor: &&Anchor| anchor.span != span && !(self.shape.ion && anchor.ion);
        // A few are looked at, for an ion among ions has no company.
        let next = self.anchors.get(after..).and_then(|next| next.iter().take(FEW).find(speaks));
        let before = self.anchors.get(..after).and_then(|before| before.iter().rev().take(FEW).find(speaks));
        next.is_some_and(|next| next.span.start.saturating_sub(span.end) <= reach)
            || before.is_some_and(|before| span.start.saturating_sub(before.span.end) <= reach)
    }
}

/// Where as many moves of another notation stand around a move as moves of this one, its letter may be the
/// other's too, unless a board has confirmed it.
fn mistrust(items: &[Item], links: &[Link], verdicts: &[Verdict], found: &mut [(usize, Found)]) {
    let foreign: Vec<Span> = items
        .iter()
        .zip(links)
        .filter(|(item, link)| {
            let linked = link.number.is_some() || link.dotted.is_some() || link.follows.is_some();
            matches!(item.kind, Kind::Foreign { .. }) && (linked || link.followed || link.numbered_next)
        })
        .map(|(item, _)| item.span)
        .collect();
    if foreign.is_empty() {
        return;
    }
    let confirmed =
        |at: usize| matches!(verdicts.get(at), Some(Verdict::Played | Verdict::Playable | Verdict::Stands));
    let lettered = |found: &Found| matches!(found.san.action, Action::Piece { .. });
    let own: Vec<usize> = found
        .iter()
        .filter(|(at, found)| lettered(found) && !confirmed(*at))
        .map(|(_, found)| found.span.start)
        .collect();
    let within = |list: &[usize], at: usize| {
        list.partition_point(|start| *start <= at.saturating_add(NEAR))
            - list.partition_point(|start| *start < at.saturating_sub(NEAR))
    };
    let others: Vec<usize> = foreign.iter().map(|span| span.start).collect();
    for (at, found) in found.iter_mut() {
        let start = found.span.start;
        let count = within(&others, start);
        if lettered(found) && !confirmed(*at) && count > 0 && count >= within(&own, start) {
            (found.confidence, found.why) = (Confidence::Any, Why::Mixed);
        }
    }
}

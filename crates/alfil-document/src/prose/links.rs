//! How the moves of a text hang together: numbers, dots, and what follows what. See [`links`].

use alfil_engine::Span;

use super::scan::{Dots, Item, Kind};

/// What stands before a move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Link {
    /// Its number: the figure, the dots, and whether nothing stands between them and the move.
    pub(super) number: Option<Number>,
    /// Dots without a number; whether they are attached to the move and to no word before them.
    pub(super) dotted: Option<bool>,
    /// The item before it, where nothing but white space parts the two, or brackets before the next number.
    pub(super) follows: Option<usize>,
    /// Whether a comma stands between the two.
    pub(super) comma: bool,
    /// Whether the next item is a number right behind it.
    pub(super) numbered_next: bool,
    /// Whether a move follows right behind it.
    pub(super) followed: bool,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Number {
    pub(super) number: u32,
    pub(super) dots: Dots,
    pub(super) glued: bool,
}

impl Number {
    /// How many plies were played before the move with this number.
    pub(super) const fn ply(self) -> u32 {
        2 * (self.number - 1) + if matches!(self.dots, Dots::Black) { 1 } else { 0 }
    }
}

/// The links of all items, each at its item's place.
pub(super) fn links(text: &str, items: &[Item]) -> Vec<Link> {
    let mut links = vec![Link::default(); items.len()];
    for (at, pair) in items.windows(2).enumerate() {
        let [before, item] = pair else { continue };
        let gap = Span::new(before.span.end, item.span.start).of(text);
        // Some authors put a comma between White's move and Black's, and before the next number.
        let comma = gap.starts_with([',', ';']) && gap.len() < 4;
        let numbered =
            || links.get(at).is_some_and(|link: &Link| link.number.is_some() || link.follows.is_some());
        let rest = if comma && numbered() { gap.get(1..).unwrap_or(gap) } else { gap };
        if !rest.chars().all(|c| c.is_whitespace() || matches!(c, '*' | '_' | '\u{200B}'..='\u{200F}')) {
            continue;
        }
        let glued = gap.is_empty();
        let is_move = |kind| matches!(kind, Kind::Shape(_) | Kind::Foreign { .. } | Kind::Unread(_));
        if is_move(before.kind)
            && let Some(earlier) = links.get_mut(at)
        {
            earlier.numbered_next = matches!(item.kind, Kind::Number { .. });
            earlier.followed = is_move(item.kind);
        }
        let Some(link) = links.get_mut(at + 1).filter(|_| is_move(item.kind)) else { continue };
        match before.kind {
            Kind::Number { number, dots } => link.number = Some(Number { number, dots, glued }),
            Kind::Dots { glued: word } => link.dotted = Some(glued && !word),
            _ if is_move(before.kind) => (link.follows, link.comma) = (Some(at), comma),
            _ => {}
        }
    }
    over_brackets(text, items, &mut links);
    links
}

/// `4.Ba4 (4.Bxc6 dxc6); Nf6 5.O-O`: a move behind brackets and before a number answers the one before them.
fn over_brackets(text: &str, items: &[Item], links: &mut [Link]) {
    let mut open: Vec<usize> = Vec::new();
    let mut answered: Option<usize> = None;
    for (at, item) in items.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|before| items.get(before));
        match item.kind {
            Kind::Open => open.push(at),
            Kind::Close => {
                let earlier = open.pop().and_then(|open| open.checked_sub(1));
                // Brackets behind brackets belong to the same move.
                let is_move =
                    |at: &usize| matches!(items.get(*at).map(|item| item.kind), Some(Kind::Shape(_)));
                let again = earlier
                    .is_some_and(|at| matches!(items.get(at).map(|item| item.kind), Some(Kind::Close)));
                answered = earlier.filter(is_move).or(answered.filter(|_| again));
                continue;
            }
            Kind::Paragraph => open.clear(),
            Kind::Shape(_) | Kind::Foreign { .. }
                if before.is_some_and(|before| {
                    let gap = Span::new(before.span.end, item.span.start).of(text);
                    matches!(before.kind, Kind::Close)
                        && gap.trim_matches([',', ';', ' ', '\n', '\r']).is_empty()
                }) =>
            {
                if let Some(link) = links.get_mut(at).filter(|link| link.numbered_next) {
                    (link.follows, link.comma) = (answered, true);
                }
            }
            _ => {}
        }
        if !matches!(item.kind, Kind::Open) {
            answered = None;
        }
    }
}

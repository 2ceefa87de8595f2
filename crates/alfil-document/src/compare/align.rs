//! Which move of the translation stands for which of the source: [`align`].

use super::moves::{Letter, Move, alike, alike_but_letter};

/// What becomes of two moves that stand across from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Pair,
    Source,
    Target,
}

/// The cheapest way from one list of moves to the other. Long lists are aligned piece by piece, so that time
/// grows with their length.
pub(super) fn align(texts: (&str, &str), sources: &[Move], targets: &[Move]) -> Vec<Step> {
    /// So many moves of each list are looked at together.
    const WINDOW: usize = 400;
    let mut steps = Vec::new();
    let (mut a, mut b) = (sources, targets);
    loop {
        let same = a.iter().zip(b).take_while(|(a, b)| cost(texts, a, b) == 0).count();
        steps.extend(std::iter::repeat_n(Step::Pair, same));
        (a, b) = (a.get(same..).unwrap_or(&[]), b.get(same..).unwrap_or(&[]));
        if a.is_empty() || b.is_empty() {
            steps.extend(std::iter::repeat_n(Step::Source, a.len()));
            steps.extend(std::iter::repeat_n(Step::Target, b.len()));
            return steps;
        }
        let last = a.len() <= WINDOW && b.len() <= WINDOW;
        let window = (a.get(..WINDOW.min(a.len())).unwrap_or(a), b.get(..WINDOW.min(b.len())).unwrap_or(b));
        let mut part = cheapest(texts, window.0, window.1);
        if !last {
            // What is near the edge of the window is looked at again with what comes behind it.
            part.truncate(WINDOW / 2);
        }
        let count = |without: Step| part.iter().filter(|step| **step != without).count();
        let (done_a, done_b) = (count(Step::Target), count(Step::Source));
        (a, b) = (a.get(done_a..).unwrap_or(&[]), b.get(done_b..).unwrap_or(&[]));
        steps.extend(part);
    }
}

/// How far two moves are apart. A move that is left out costs 3.
fn cost(texts: (&str, &str), a: &Move, b: &Move) -> u32 {
    let doubt = u32::from(!b.sure && b.letter == Letter::Own);
    if b.letter == Letter::Own && alike(&a.san, &b.san) {
        0
    } else if (b.letter == Letter::Foreign && alike(&a.san, &b.san))
        || a.span.of(texts.0) == b.span.of(texts.1)
    {
        1
    } else if alike_but_letter(&a.san, &b.san) {
        2 + doubt
    } else if b.sure && a.sure {
        6
    } else {
        // Two that are only perhaps moves have nothing to do with each other.
        8
    }
}

/// The cheapest alignment, by the table of all.
fn cheapest(texts: (&str, &str), a: &[Move], b: &[Move]) -> Vec<Step> {
    // Leaving out what is not surely a move costs little.
    let gap = |of: &Move| if of.sure { 3_u32 } else { 1 };
    let width = b.len() + 1;
    let mut costs: Vec<u32> = Vec::with_capacity((a.len() + 1) * width);
    let mut steps: Vec<Step> = Vec::with_capacity((a.len() + 1) * width);
    let mut total = 0;
    costs.push(0);
    steps.push(Step::Pair);
    for target in b {
        total += gap(target);
        costs.push(total);
        steps.push(Step::Target);
    }
    for (row, source) in a.iter().enumerate() {
        let above = row * width;
        let first = costs.get(above).copied().unwrap_or(0) + gap(source);
        costs.push(first);
        steps.push(Step::Source);
        let mut left = first;
        for (column, target) in b.iter().enumerate() {
            let at = |offset: usize| costs.get(above + column + offset).copied().unwrap_or(u32::MAX / 2);
            let pair = (at(0) + cost(texts, source, target), Step::Pair);
            let up = (at(1) + gap(source), Step::Source);
            let beside = (left + gap(target), Step::Target);
            let mut best = pair;
            for other in [up, beside] {
                if other.0 < best.0 {
                    best = other;
                }
            }
            left = best.0;
            costs.push(best.0);
            steps.push(best.1);
        }
    }
    let (mut row, mut column) = (a.len(), b.len());
    let mut path = Vec::with_capacity(row + column);
    while row > 0 || column > 0 {
        let step = steps.get(row * width + column).copied().unwrap_or(Step::Pair);
        path.push(step);
        row = row.saturating_sub(usize::from(step != Step::Target));
        column = column.saturating_sub(usize::from(step != Step::Source));
    }
    path.reverse();
    path
}

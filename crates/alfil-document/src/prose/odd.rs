//! What a reader would stumble over although every move can be read: [`oddities`].

use alfil_engine::{Action, Arrival, Diagnostic, Origin, Role, Severity, Span, Square};

use super::reading::Told;
use super::scan::{Dots, Item, Kind};
use super::shape::Form;
use super::text;
use crate::messages;

/// Numbers behind a square or a move that number nothing, and moves from squares of which the sentence names
/// others.
pub(super) fn oddities(text: &str, told: &Told) -> Vec<Diagnostic> {
    let mut findings = stray_numbers(text, &told.items);
    findings.extend(stray_marks(text));
    for sentence in sentences(text, &told.items) {
        findings.extend(other_departures(text, sentence));
    }
    findings
}

/// `g1 and e1 22, …`: a page's or a footnote's number that ran into the text.
fn stray_numbers(text: &str, items: &[Item]) -> Vec<Diagnostic> {
    let mut findings = Vec::new();
    for (at, pair) in items.windows(2).enumerate() {
        let [before, number] = pair else { continue };
        let (Kind::Shape(_), Kind::Number { dots: Dots::None, .. }) = (before.kind, number.kind) else {
            continue;
        };
        let blank = |from: usize, to: usize| Span::new(from, to).of(text).trim().is_empty();
        let numbers = items.get(at + 2).is_some_and(|next| blank(number.span.end, next.span.start));
        let behind = text.get(number.span.end..).unwrap_or("").chars().next();
        let ends = behind.is_none_or(|c| matches!(c, ',' | ';' | ':' | ')' | '.' | '\n' | '\r'));
        if ends && !numbers && blank(before.span.end, number.span.start) {
            findings.push(stray(text, number.span));
        }
    }
    findings
}

/// `++ or #23`: the same behind a sign that stands alone. Elsewhere `#23` is the number of something.
fn stray_marks(whole: &str) -> Vec<Diagnostic> {
    let mut findings = Vec::new();
    for (at, _) in whole.match_indices("++") {
        let rest = text::window(whole, at + 2, 32);
        let mut words = rest.split(' ').skip(1).take(2);
        let (Some(word), Some(sign)) = (words.next(), words.next()) else { continue };
        let joins = (1..=5).contains(&word.chars().count()) && rest.starts_with(' ');
        let digits = sign.strip_prefix('#').unwrap_or("");
        let length = digits.len() - digits.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if joins && length > 0 {
            let start = at + 2 + 1 + word.len() + 1 + 1;
            findings.push(stray(whole, Span::new(start, start + length)));
        }
    }
    findings
}

fn stray(text: &str, span: Span) -> Diagnostic {
    let message = messages::number_of_no_move(span.of(text));
    Diagnostic::new("stray-number", Severity::Warning, span, message)
        .with_help(messages::perhaps_a_footnote())
}

/// The items of each sentence.
fn sentences<'i>(text: &str, items: &'i [Item]) -> Vec<&'i [Item]> {
    let ends = |a: &Item, b: &Item| {
        let gap = Span::new(a.span.end, b.span.start).of(text);
        let stop = gap.match_indices(['.', '!', '?']);
        matches!(b.kind, Kind::Paragraph)
            || stop
                .into_iter()
                .any(|(at, _)| gap.get(at + 1..).is_some_and(|rest| rest.starts_with(char::is_whitespace)))
    };
    items.chunk_by(|a, b| !ends(a, b)).collect()
}

/// `Knights stand on h2 and d4: N5f3 or N1f3`. Where two squares are named and then moves of one piece to one
/// square that are told apart by their departures, the departures are those squares.
fn other_departures(text: &str, sentence: &[Item]) -> Vec<Diagnostic> {
    let shapes = || {
        sentence.iter().filter_map(|item| match item.kind {
            Kind::Shape(shape) => Some((item.span, shape)),
            _ => None,
        })
    };
    let moves: Vec<(Span, Role, Origin, Square)> = shapes()
        .filter_map(|(span, shape)| match shape.san.action {
            Action::Piece { role, from, to, .. } if from != Origin::NONE => Some((span, role, from, to)),
            _ => None,
        })
        .collect();
    let Some((first, role, _, to)) = moves.first().copied() else { return Vec::new() };
    let alike = moves.iter().all(|(_, other, _, square)| (*other, *square) == (role, to));
    let mut named: Vec<Square> = shapes()
        .take_while(|(span, _)| span.start < first.start)
        .filter_map(|(_, shape)| match shape.san.action {
            Action::Pawn { from: Origin::NONE, to: Arrival::Square(square), promotion: None, .. }
                if shape.form == Form::Square && square != to =>
            {
                Some(square)
            }
            _ => None,
        })
        .collect();
    named.sort();
    named.dedup();
    let [one, other] = named.as_slice() else { return Vec::new() };
    if !alike || moves.len() < 2 {
        return Vec::new();
    }
    let comes_from = |from: &Origin, square: Square| {
        from.file.is_none_or(|file| file == square.file())
            && from.rank.is_none_or(|rank| rank == square.rank())
    };
    let strange =
        moves.iter().filter(|(_, _, from, _)| !named.iter().any(|square| comes_from(from, *square)));
    strange
        .map(|(span, ..)| {
            let word = span.of(text);
            let message = messages::other_departure(word, *one, *other);
            Diagnostic::new("other-departure", Severity::Warning, *span, message)
                .with_help(messages::squares_or_moves())
        })
        .collect()
}

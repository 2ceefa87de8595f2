//! The comments of a PGN file in English, with its games as the judge.
//!
//! Nobody has marked the moves in these comments, so two things are counted that need no marking. Every word
//! that has the letter of a chessman and a square, or a capture, in the form of a move is expected to be
//! found. And every find is held against the board: it is borne out if it can be played where the comment
//! stands, a move earlier or later, or on from the finds before it, or if such a piece stands there.

use std::error::Error;
use std::io::Write;

use alfil::board::Walk;
use alfil::document::{Confidence, Found, FoundKind, find, find_from};
use alfil::engine::{Action, Arrival, ItemKind, Movetext, Span, SymbolTable, parse};
use alfil::{Position, Registry, San};

/// Measures the comments of `text`; with `all`, names every miss and every find that no board bears out.
pub(crate) fn measure(
    text: &str,
    registry: &Registry,
    level: Confidence,
    all: bool,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let table = registry.get("en")?.table();
    for with_game in [false, true] {
        let mut counts = Counts::default();
        let mut movetext = Movetext::new(text, table);
        let mut walk = Walk::standard();
        while let Some(item) = movetext.next() {
            walk.feed(text, &item, || movetext.reading());
            while walk.pending().is_some() {}
            if matches!(item.kind, ItemKind::Comment { .. }) {
                let comment = item.span.of(text).trim_start_matches('{').trim_end_matches('}');
                counts.comment(comment, table, level, &walk, with_game);
            }
        }
        let given = if with_game { "with the game's position" } else { "the text alone" };
        writeln!(
            out,
            "comments, {given} ({level}): {} comments; {} of {} words of a move's form found, recall {:.1} %; \
             {} finds besides; of {} finds with a letter, the board bears out {}, contradicts {}",
            counts.comments,
            counts.hit,
            counts.expected,
            100.0 * counts.hit as f64 / counts.expected.max(1) as f64,
            counts.besides.len(),
            counts.lettered,
            counts.borne_out,
            counts.lettered - counts.borne_out,
        )?;
        if all {
            for note in counts.missed.iter().chain(&counts.besides).chain(&counts.unborne) {
                writeln!(out, "  {note}")?;
            }
        }
    }
    Ok(())
}

#[derive(Default)]
struct Counts {
    comments: usize,
    expected: usize,
    hit: usize,
    lettered: usize,
    borne_out: usize,
    missed: Vec<String>,
    besides: Vec<String>,
    unborne: Vec<String>,
}

impl Counts {
    fn comment(&mut self, text: &str, table: &SymbolTable, level: Confidence, walk: &Walk, with_game: bool) {
        self.comments += 1;
        let found = match walk.position().filter(|_| with_game) {
            Some(position) => find_from(text, table, position),
            None => find(text, table),
        };
        let found: Vec<Found> = found.into_iter().filter(|found| found.confidence >= level).collect();
        let expected = words(text, table);
        for word in &expected {
            self.expected += 1;
            if found.iter().any(|found| found.span.start <= word.start && word.end <= found.span.end) {
                self.hit += 1;
            } else {
                self.missed.push(format!("missed {}: {}", word.of(text), around(text, *word)));
            }
        }
        let mut positions: Vec<Position> =
            walk.position().into_iter().chain(walk.before()).cloned().collect();
        for found in &found {
            let word = found.span.of(text);
            let square = found.kind == FoundKind::Reference && word.len() == 2;
            let overlaps = |word: &Span| word.start < found.span.end && found.span.start < word.end;
            if !square && !telling(&found.san) && !expected.iter().any(overlaps) {
                self.besides.push(format!(
                    "besides {word} ({}): {}",
                    found.why.code(),
                    around(text, found.span)
                ));
            }
            if telling(&found.san) {
                self.lettered += 1;
                if borne_out(&found.san, &mut positions) {
                    self.borne_out += 1;
                } else {
                    self.unborne.push(format!(
                        "not on the board {word} ({}): {}",
                        found.why.code(),
                        around(text, found.span)
                    ));
                }
            }
        }
    }
}

/// The words of a text that have the form of a move with a letter, by a far simpler reading than alfil's.
fn words(text: &str, table: &SymbolTable) -> Vec<Span> {
    let mut words = Vec::new();
    let mut start = 0;
    for (end, c) in text.char_indices().chain([(text.len(), ' ')]) {
        if c.is_ascii_alphanumeric() || matches!(c, '=' | '+' | '#') {
            continue;
        }
        let word = Span::new(start, end);
        start = end + c.len_utf8();
        let bare = word.of(text).trim_start_matches(|c: char| c.is_ascii_digit());
        if let Ok(san) = parse(bare, table)
            && telling(&san)
        {
            words.push(Span::new(word.end - bare.len(), word.end));
        }
    }
    words
}

/// Whether a move has the letter of a chessman or a capture's sign.
fn telling(san: &San) -> bool {
    match san.action {
        Action::Piece { .. } => true,
        Action::Pawn { capture, to: Arrival::Square(_), .. } => capture.is_some(),
        _ => false,
    }
}

/// Whether a find can be played in one of the positions, with either side to move, or names a piece that
/// stands there. What can be played is, so that lines are followed.
fn borne_out(san: &San, positions: &mut Vec<Position>) -> bool {
    let mut borne = false;
    let mut next = Vec::new();
    for position in positions.iter() {
        let passed = position.null_move().and_then(|mv| {
            let mut passed = position.clone();
            passed.play(mv).ok()?;
            Some(passed)
        });
        for mut position in [Some(position.clone()), passed].into_iter().flatten() {
            let stands = match san.action {
                Action::Piece { role, to, .. } => position.piece_at(to).is_some_and(|(here, _)| here == role),
                _ => false,
            };
            borne |= stands;
            if position.advance(san).is_ok() {
                borne = true;
                next.push(position);
            }
        }
    }
    positions.extend(next);
    // The oldest two are those of the score.
    let surplus = positions.len().saturating_sub(64);
    positions.drain(2.min(positions.len())..(2 + surplus).min(positions.len()));
    borne
}

/// A find with some of the text around it.
pub(crate) fn around(text: &str, span: Span) -> String {
    let (mut start, mut end) = (span.start.saturating_sub(30), text.len().min(span.end + 30));
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    while !text.is_char_boundary(end) {
        end += 1;
    }
    Span::new(start, end).of(text).replace('\n', " ")
}

//! Precision and recall of finding moves in prose, over cases with known answers.

use alfil::document::{Confidence, Found, FoundKind, find};
use alfil::engine::{Span, SymbolTable};

/// A text with what is to be found in it.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub(crate) struct Case {
    #[serde(default, alias = "about")]
    pub(crate) id: String,
    /// The language's tag.
    pub(crate) lang: String,
    /// The text.
    pub(crate) input: String,
    /// The moves in it, in order; a number before one is no part of it.
    #[serde(default, alias = "moves")]
    pub(crate) expect_moves: Vec<String>,
    /// Pieces on squares, and squares.
    #[serde(default, alias = "refs")]
    pub(crate) expect_refs: Vec<String>,
    /// Stretches in which nothing may be found.
    #[serde(default, alias = "untouched")]
    pub(crate) expect_untouched: Vec<String>,
    /// The moves of a whole game, in its own notation.
    #[serde(default)]
    pub(crate) mainline: Option<String>,
}

/// A file of cases.
#[derive(Clone, Debug, serde::Deserialize)]
pub(crate) struct Cases {
    pub(crate) case: Vec<Case>,
}

/// How finding went.
#[derive(Clone, Debug, Default)]
pub(crate) struct Score {
    pub(crate) expected: usize,
    pub(crate) hit: usize,
    pub(crate) found: usize,
    pub(crate) wrong: usize,
    /// One line for each miss and each false find.
    pub(crate) notes: Vec<String>,
}

impl Score {
    /// Adds what one case gives.
    pub(crate) fn add(&mut self, case: &Case, table: &SymbolTable, at_least: Confidence) {
        let text = case.input.as_str();
        let found: Vec<Found> =
            find(text, table).into_iter().filter(|found| found.confidence >= at_least).collect();
        let mut used = vec![false; found.len()];
        let mainline: Vec<String> =
            case.mainline.iter().flat_map(|line| line.split_whitespace().map(str::to_string)).collect();
        let moves = case.expect_moves.iter().chain(&mainline);
        for expected in moves {
            let bare = without_number(expected);
            self.expected += 1;
            let hit =
                found.iter().enumerate().find(|(at, found)| !used[*at] && same(found.span.of(text), bare));
            match hit {
                Some((at, _)) => {
                    used[at] = true;
                    self.hit += 1;
                }
                None => self.notes.push(format!("{}: missed {expected}", case.id)),
            }
        }
        // Squares need no translation; a piece on a square does.
        for expected in &case.expect_refs {
            let hit = found
                .iter()
                .enumerate()
                .find(|(at, found)| !used[*at] && same(found.span.of(text), expected));
            let square = expected.len() == 2;
            self.expected += usize::from(!square);
            match hit {
                Some((at, _)) => {
                    used[at] = true;
                    self.hit += usize::from(!square);
                }
                None if square => {}
                None => self.notes.push(format!("{}: missed the reference {expected}", case.id)),
            }
        }
        let forbidden: Vec<Span> = case
            .expect_untouched
            .iter()
            .flat_map(|word| {
                text.match_indices(word.as_str()).map(|(at, word)| Span::new(at, at + word.len()))
            })
            .collect();
        self.found += found.len();
        for (found, used) in found.iter().zip(used) {
            let touched =
                forbidden.iter().any(|word| word.start < found.span.end && found.span.start < word.end);
            let extra = !used && case.mainline.is_none();
            let square = found.kind == FoundKind::Reference && found.span.len() == 2;
            if (touched && !used) || (extra && !square) {
                self.wrong += 1;
                let word = found.span.of(text);
                self.notes.push(format!("{}: {word} is no {:?} ({})", case.id, found.kind, found.why.code()));
            }
        }
    }

    /// The share of the finds that are right.
    pub(crate) fn precision(&self) -> f64 {
        share(self.found - self.wrong, self.found)
    }

    /// The share of what is to be found that was.
    pub(crate) fn recall(&self) -> f64 {
        share(self.hit, self.expected)
    }
}

fn share(part: usize, whole: usize) -> f64 {
    if whole == 0 { 1.0 } else { part as f64 / whole as f64 }
}

fn same(found: &str, expected: &str) -> bool {
    found == expected || found.trim_end_matches(['!', '?']) == expected.trim_end_matches(['!', '?'])
}

/// A move without its number and the dots, dashes and commas behind it.
pub(crate) fn without_number(text: &str) -> &str {
    let castles = text.starts_with("0-0");
    let after = if castles { text } else { text.trim_start_matches(|c: char| c.is_ascii_digit()) };
    match after.starts_with(['.', '…', ' ']) {
        true => after.trim_start_matches(['.', '…', ' ', ',', '-']),
        false if castles => text,
        false => after,
    }
}

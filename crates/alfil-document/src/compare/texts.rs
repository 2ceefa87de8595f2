//! One text and its translation, move by move: [`Tables`].

use std::collections::HashMap;

use alfil_engine::{Fix, Reading, San, Span, SymbolTable, Translator};

use super::align::{Step, align};
use super::moves::{Letter, Move, alike, alike_but_letter, bare, has_piece, moves, unknown_letter, words};
use super::{Mismatch, MismatchKind};
use crate::{Segment, messages};

/// The languages of source and target.
pub(super) struct Tables<'t> {
    pub(super) from: &'t SymbolTable,
    pub(super) to: &'t SymbolTable,
    /// Whether source and target are scores, in which every word counts.
    pub(super) games: [bool; 2],
}

impl Tables<'_> {
    /// Compares a text with its translation.
    pub(super) fn compare(&self, source: &Segment, target: &Segment, found: &mut Vec<Mismatch>) {
        let sources = moves(source.text(), self.from, self.games[0]);
        let mut targets = moves(target.text(), self.to, self.games[1]);
        self.add_strangers(target.text(), &mut targets);
        let texts = (source.text(), target.text());
        let mut missing: Vec<Missing> = Vec::new();
        let mut extra: Vec<Move> = Vec::new();
        let mut own: Vec<(Move, Move)> = Vec::new();
        let (mut s, mut t) = (0, 0);
        for step in align(texts, &sources, &targets) {
            let (a, b) = (sources.get(s).copied(), targets.get(t).copied());
            match (step, a, b) {
                (Step::Pair, Some(a), Some(b)) => {
                    (s, t) = (s + 1, t + 1);
                    match self.judge(texts, a, b) {
                        None => own.push((a, b)),
                        Some(kind) if a.sure && (b.sure || kind != MismatchKind::DifferentMove) => {
                            found.push(self.mismatch(kind, (source, a), (target, b)));
                        }
                        Some(_) => {
                            missing.extend(a.sure.then_some(Missing { source: a, at: b.span.start }));
                            extra.extend(b.sure.then_some(b));
                        }
                    }
                }
                (Step::Source, Some(a), _) => {
                    s += 1;
                    let at =
                        t.checked_sub(1).and_then(|t| targets.get(t)).map_or(0, |before| before.span.end);
                    missing.extend(a.sure.then_some(Missing { source: a, at }));
                }
                (Step::Target, _, Some(b)) => {
                    t += 1;
                    extra.extend(b.sure.then_some(b));
                }
                _ => break,
            }
        }
        self.misplaced((source, &mut missing), (target, &mut extra), found);
        for Missing { source: a, at } in missing {
            let expected = self.expected(texts.0, a);
            let word = a.span.of(texts.0);
            found.push(Mismatch {
                kind: MismatchKind::MissingMove,
                message: messages::move_is_missing(word, expected),
                source: Some(source.cover(a.span)),
                target: target.cover(Span::new(at, at)),
                fix: None,
            });
        }
        let mut copies = Copies::of(texts.0, &sources);
        for b in extra {
            let word = b.span.of(texts.1);
            if copies.take(word) {
                continue;
            }
            found.push(Mismatch {
                kind: MismatchKind::ExtraMove,
                message: messages::not_in_the_source(word),
                source: None,
                target: target.cover(b.span),
                fix: None,
            });
        }
        self.mixed(source, target, &own, found);
    }

    /// What is wrong with a pair.
    fn judge(&self, texts: (&str, &str), a: Move, b: Move) -> Option<MismatchKind> {
        let same = alike(&a.san, &b.san) && b.letter != Letter::Unknown;
        let (word, other) = (a.span.of(texts.0), b.span.of(texts.1));
        match b.letter {
            Letter::Own if same => None,
            Letter::Foreign if same => Some(MismatchKind::UntranslatedMove),
            _ if word == other && self.expected(texts.0, a) != word => Some(MismatchKind::UntranslatedMove),
            _ if alike_but_letter(&a.san, &b.san) => Some(MismatchKind::WrongLetter),
            _ => Some(MismatchKind::DifferentMove),
        }
    }

    fn mismatch(&self, kind: MismatchKind, source: (&Segment, Move), target: (&Segment, Move)) -> Mismatch {
        let ((source, a), (target, b)) = (source, target);
        let expected = self.expected(source.text(), a);
        let (word, other) = (a.span.of(source.text()), b.span.of(target.text()));
        let message = match kind {
            MismatchKind::UntranslatedMove => messages::not_translated(other, &expected),
            MismatchKind::WrongLetter => messages::another_piece(other, word, &expected),
            _ => messages::stands_for_another(other, word, &expected),
        };
        let certain = matches!(kind, MismatchKind::UntranslatedMove | MismatchKind::WrongLetter);
        let fix = target
            .place(b.span)
            .filter(|_| certain)
            .map(|span| Fix { span, replacement: target.encode(&expected).into_owned() });
        Mismatch { kind, message, source: Some(source.cover(a.span)), target: target.cover(b.span), fix }
    }

    /// A move of the source as the target should have it.
    fn expected(&self, text: &str, a: Move) -> String {
        let word = a.span.of(text);
        Translator::new(self.from, self.to).render(word).unwrap_or_else(|_| word.to_string())
    }

    /// Adds the words of a target that are moves in the source's notation, or with a letter that nobody has.
    fn add_strangers(&self, text: &str, moves: &mut Vec<Move>) {
        let mut strangers: Vec<Move> = Vec::new();
        let mut next = 0;
        for (start, word) in words(text) {
            let span = Span::new(start, start + word.len());
            while moves.get(next).is_some_and(|known| known.span.end <= span.start) {
                next += 1;
            }
            if moves.get(next).is_some_and(|known| known.span.start < span.end) {
                continue;
            }
            let foreign = Reading::of(word, self.from).ok().filter(|reading| has_piece(&reading.san()));
            let (san, letter) = match foreign {
                Some(reading) => (reading.san(), Letter::Foreign),
                None => match unknown_letter(word, self.to).or_else(|| unknown_letter(word, self.from)) {
                    Some(san) => (san, Letter::Unknown),
                    None => continue,
                },
            };
            strangers.push(Move { span, san, sure: false, letter });
        }
        moves.extend(strangers);
        moves.sort_by_key(|found| found.span);
    }

    /// Moves that are missing in one place and stand in another.
    fn misplaced(
        &self,
        (source, missing): (&Segment, &mut Vec<Missing>),
        (target, extra): (&Segment, &mut Vec<Move>),
        found: &mut Vec<Mismatch>,
    ) {
        let mut places: HashMap<San, Vec<usize>> = HashMap::new();
        for (number, b) in extra.iter().enumerate().rev() {
            places.entry(bare(&b.san)).or_default().push(number);
        }
        let mut taken = vec![false; extra.len()];
        missing.retain(|Missing { source: a, .. }| {
            let Some(number) = places.get_mut(&bare(&a.san)).and_then(Vec::pop) else { return true };
            let Some((b, taken)) = extra.get(number).zip(taken.get_mut(number)) else { return true };
            *taken = true;
            let word = b.span.of(target.text());
            found.push(Mismatch {
                kind: MismatchKind::Order,
                message: messages::stands_elsewhere(word),
                source: Some(source.cover(a.span)),
                target: target.cover(b.span),
                fix: None,
            });
            false
        });
        let mut taken = taken.into_iter();
        extra.retain(|_| !taken.next().unwrap_or(false));
    }

    /// Figurines among letters, or letters among figurines: the rarer are reported, once.
    fn mixed(&self, source: &Segment, target: &Segment, own: &[(Move, Move)], found: &mut Vec<Mismatch>) {
        let is_figurine = |text: &str, span: Span| span.of(text).contains(|c| ('♔'..='♟').contains(&c));
        let count = |figurine: bool, of: &dyn Fn(&(Move, Move)) -> bool| {
            own.iter().filter(|pair| has_piece(&pair.0.san) && of(pair) == figurine).count()
        };
        let in_source = |pair: &(Move, Move)| is_figurine(source.text(), pair.0.span);
        let in_target = |pair: &(Move, Move)| is_figurine(target.text(), pair.1.span);
        let (figurines, letters) = (count(true, &in_target), count(false, &in_target));
        let source_mixes = count(true, &in_source) > 0 && count(false, &in_source) > 0;
        if figurines == 0 || letters == 0 || source_mixes {
            return;
        }
        // Of as many, those are odd that the source does not have.
        let rare = figurines < letters || (figurines == letters && count(true, &in_source) == 0);
        let first = own.iter().find(|pair| has_piece(&pair.0.san) && in_target(pair) == rare);
        if let Some((a, b)) = first {
            let word = b.span.of(target.text());
            let message = match rare {
                true => messages::figurine_among_letters(word),
                false => messages::letter_among_figurines(word),
            };
            found.push(Mismatch {
                kind: MismatchKind::MixedNotation,
                message,
                source: Some(source.cover(a.span)),
                target: target.cover(b.span),
                fix: None,
            });
        }
    }
}

/// A move of the source that the target has not, and where it should stand.
struct Missing {
    source: Move,
    at: usize,
}

/// Words of a source that are no moves there. What looks like a move in the translation may be a copy of one: `Ca2+`
/// is a knight's move in Spanish, and an ion in any language.
struct Copies<'t> {
    text: &'t str,
    moves: &'t [Move],
    /// How far the source was looked through, for each word that was asked for.
    taken: Vec<(&'t str, usize)>,
}

impl<'t> Copies<'t> {
    fn of(text: &'t str, moves: &'t [Move]) -> Copies<'t> {
        Copies { text, moves, taken: Vec::new() }
    }

    /// Whether there is such a word that was not taken yet.
    fn take(&mut self, word: &str) -> bool {
        let known = self.taken.iter().position(|(known, _)| *known == word);
        let from = known.and_then(|known| self.taken.get(known)).map_or(0, |(_, end)| *end);
        let rest = self.text.get(from..).unwrap_or("");
        let whole = |start: usize| {
            let before = self.text.get(..start).and_then(|before| before.chars().next_back());
            let behind = self.text.get(start + word.len()..).and_then(|behind| behind.chars().next());
            !before.is_some_and(char::is_alphanumeric) && !behind.is_some_and(char::is_alphanumeric)
        };
        let is_move = |start: usize| {
            self.moves.iter().any(|known| known.span.start < start + word.len() && start < known.span.end)
        };
        let mut places = rest.match_indices(word).map(|(at, _)| from + at);
        let Some(start) = places.find(|start| whole(*start) && !is_move(*start)) else { return false };
        let end = start + word.len();
        match known.and_then(|known| self.taken.get_mut(known)) {
            Some((_, taken)) => *taken = end,
            None => self.taken.push((self.text.get(start..end).unwrap_or(""), end)),
        }
        true
    }
}

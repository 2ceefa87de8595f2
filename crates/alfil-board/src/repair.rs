//! Single small edits that make a game legal: [`repair`].

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use alfil_engine::{
    Action, Arrival, Castling, File, Fix, Item, ItemKind, Rank, Role, San, Span, Style, SymbolTable, parse,
};

use crate::event::{Event, Verdict};
use crate::legal_move::LegalMove;
use crate::replay::Replay;
use crate::resolve::Deviation;
use crate::walk::Walk;

/// An edit that would mend a game. It is offered, never applied by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Repair {
    /// The edit: one word of the score, written anew.
    pub fix: Fix,
    /// The move that the word then means.
    pub mv: LegalMove,
    /// How many moves in a row are legal then, this one included.
    pub plies: u32,
    /// Whether the game is then legal to its end.
    pub complete: bool,
}

/// How many moves before the failure may be the culprit.
const REACH: usize = 12;

/// As many repairs as anybody wants to choose from.
const MOST: usize = 5;

/// Looks for single small edits that make a game go on where it fails.
///
/// `text` is the game, which begins where `start` is, and `at` is the word that failed. What is tried: a
/// character taken for another that looks like it (`Tal` for `Ta1`, `O` for `0`, Cyrillic `е` for `e`),
/// another file, rank or piece, a character too many or too few, two in the wrong order, a capture whose
/// sign and file are missing. The moves shortly before the failure are tried as well, as a slip may be
/// legal and show only later; of these, only repairs that make the whole game legal are offered.
///
/// The best come first: those that make the game legal to its end, then those after which it goes on
/// longest. Repairs that are clearly worse than the best are left out.
///
/// ```
/// use alfil_board::{repair, Walk};
/// use alfil_engine::Span;
/// # let english = alfil_engine::doctest::english();
/// let text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Rel b5 7. Bb3 *";
/// let start = text.find("Rel").unwrap();
/// let repairs = repair(text, &english, &Walk::standard(), Span::new(start, start + 3));
/// assert_eq!(repairs[0].fix.replacement, "Re1");
/// assert!(repairs[0].complete);
/// ```
pub fn repair(text: &str, table: &SymbolTable, start: &Walk, at: Span) -> Vec<Repair> {
    let places = places(text, table, start, at);
    let mut repairs: Vec<Repair> = Vec::new();
    for Place { span, before, near } in places.iter().rev() {
        for word in edits(span.of(text), table, before) {
            let Some((mv, walk)) = attempt(&word, *span, table, before) else { continue };
            let (plies, complete) = outlook(text.get(span.end..).unwrap_or(""), table, walk);
            let plies = plies + 1;
            if *near || complete {
                repairs.push(Repair { fix: Fix { span: *span, replacement: word }, mv, plies, complete });
            }
        }
    }
    // The sort is stable: of equal repairs, the likelier kinds of edit and the nearer places stay first.
    repairs.sort_by_key(|repair| {
        let distance = at.start.saturating_sub(repair.fix.span.start);
        (!repair.complete, if repair.complete { 0 } else { u32::MAX - repair.plies }, distance)
    });
    if let Some(best) = repairs.first().cloned() {
        repairs.retain(|repair| if best.complete { repair.complete } else { repair.plies * 2 > best.plies });
    }
    repairs.truncate(MOST);
    repairs
}

/// A word that may be the culprit.
struct Place {
    span: Span,
    /// The walk as it was before the word.
    before: Walk,
    /// Whether it is where the game fails, rather than one of the moves before.
    near: bool,
}

/// The word at `at`, what was skipped before it, and the moves shortly before.
fn places(text: &str, table: &SymbolTable, start: &Walk, at: Span) -> Vec<Place> {
    let words = |event: &Event| match event {
        Event::Ply(ply) => Some((ply.skipped, ply.span)),
        Event::Unreadable { span, .. } => Some((None, *span)),
        _ => None,
    };
    // Once to count, once to stop for the last ones.
    let all = Replay::with(text, table, start.clone()).filter_map(|event| words(&event));
    let earlier = all.take_while(|(_, span)| span.start < at.start).count();
    let mut places: Vec<Place> = Vec::new();
    let mut replay = Replay::with(text, table, start.clone());
    let mut count = 0_usize;
    loop {
        let before = (count + REACH >= earlier).then(|| replay.walk().clone());
        let found = replay.next().map(|event| words(&event));
        let last = found.flatten().is_none_or(|(_, span)| span.start >= at.start);
        if let (Some(before), Some(Some((skipped, span)))) = (&before, found) {
            for word in skipped.into_iter().chain([span]).filter(|word| word.start <= at.start) {
                places.push(Place { span: word, before: before.clone(), near: span.start >= at.start });
            }
            count += 1;
        }
        match found {
            Some(None) => continue,
            Some(Some(_)) if before.is_none() => count += 1,
            _ => {}
        }
        if last {
            // Nothing that happened has to do with the word itself.
            if !places.iter().any(|place| place.span == at)
                && let Some(before) = before
            {
                places.push(Place { span: at, before, near: true });
            }
            return places;
        }
    }
}

/// Plays a word as a move, if that is what it is.
fn attempt(word: &str, span: Span, table: &SymbolTable, before: &Walk) -> Option<(LegalMove, Walk)> {
    let san = parse(word, table).ok()?;
    let resolved = before.position()?.resolve(&san).ok()?;
    let mv = resolved.mv;
    // `2f3` says the right thing, but nobody writes like that.
    if resolved.deviations.contains(Deviation::NeedlessOrigin) {
        return None;
    }
    let mut walk = before.clone();
    walk.feed("", &Item { kind: ItemKind::Move(san), span }, || None);
    Some((mv, walk))
}

/// How many moves are legal from `walk` on, and whether all to the end of the game are.
fn outlook(rest: &str, table: &SymbolTable, walk: Walk) -> (u32, bool) {
    let mut plies = 0;
    for event in Replay::with(rest, table, walk) {
        match event {
            Event::Ply(ply) if matches!(ply.verdict, Verdict::Resolved(_)) => plies += 1,
            Event::Ply(_) | Event::Unreadable { .. } => return (plies, false),
            Event::GameEnd { .. } => break,
            Event::Finding { .. } => {}
        }
    }
    (plies, true)
}

/// Characters that are taken for each other: by readers of print, or by those who type in two scripts.
const LOOKALIKES: [&str; 20] = [
    "l1I|iІі!",
    "0OoОоΟο",
    "aаα",
    "bЬ6б",
    "cсC",
    "eеc",
    "dԁ",
    "gq9",
    "hһн",
    "3З",
    "6бb",
    "8B",
    "5S",
    "2Z",
    "BВΒ8",
    "KКΚ",
    "NΝH",
    "TТΤ",
    "CС",
    "AАΑ",
];

/// All words that are one small edit away from `word`, the likelier edits first.
fn edits(word: &str, table: &SymbolTable, before: &Walk) -> Vec<String> {
    const LONGEST: usize = 16;
    let characters: Vec<(usize, char)> = word.char_indices().collect();
    let mut words = Words { word, all: Vec::new() };
    if characters.len() > LONGEST {
        return words.all;
    }
    for group in LOOKALIKES {
        for (at, c) in &characters {
            if group.contains(*c) {
                group.chars().filter(|other| other != c).for_each(|other| words.replace(*at, *c, other));
            }
        }
    }
    // `nf3`
    for (at, c) in &characters {
        for other in c.to_uppercase().chain(c.to_lowercase()).filter(|other| other != c) {
            words.replace(*at, *c, other);
        }
    }
    words.castling(table);
    words.captures(table, before);
    let files = File::ALL.map(|file| table.written(file.into()));
    let ranks = Rank::ALL.map(|rank| table.written(rank.into()));
    let roles = Role::PIECES.map(|role| table.written(role.into()));
    let symbols = || ranks.iter().chain(&files).chain(&roles).copied();
    for (at, c) in &characters {
        for symbol in symbols() {
            words.splice(*at, c.len_utf8(), symbol);
        }
    }
    for (at, c) in &characters {
        words.splice(*at, c.len_utf8(), "");
    }
    for two in characters.windows(2) {
        if let [(at, first), (_, second)] = two {
            let swapped: String = [*second, *first].iter().collect();
            words.splice(*at, swapped.len(), &swapped);
        }
    }
    for at in characters.iter().map(|(at, _)| *at).chain([word.len()]) {
        for symbol in symbols() {
            words.splice(at, 0, symbol);
        }
    }
    words.all
}

struct Words<'a> {
    word: &'a str,
    all: Vec<String>,
}

impl Words<'_> {
    fn add(&mut self, new: String) {
        if new != self.word && !self.all.contains(&new) {
            self.all.push(new);
        }
    }

    /// The word with `length` bytes from `at` on replaced.
    fn splice(&mut self, at: usize, length: usize, new: &str) {
        if let (Some(before), Some(after)) = (self.word.get(..at), self.word.get(at + length..)) {
            let mut text = String::with_capacity(self.word.len() + new.len());
            text.push_str(before);
            text.push_str(new);
            text.push_str(after);
            self.add(text);
        }
    }

    fn replace(&mut self, at: usize, old: char, new: char) {
        self.splice(at, old.len_utf8(), new.encode_utf8(&mut [0; 4]));
    }

    /// `00`, `o-o`, `О-О`: two or three round characters with or without dashes.
    fn castling(&mut self, table: &SymbolTable) {
        let rounds = self.word.chars().filter(|c| "0OoОоΟο".contains(*c)).count();
        let marks = self.word.trim_start_matches(|c: char| "0OoОоΟο-–—−".contains(c));
        let others = self.word.len() - marks.len();
        let dashes = self.word.chars().filter(|c| "-–—−".contains(*c)).count();
        let round_bytes: usize =
            self.word.chars().filter(|c| "0OoОоΟο-–—−".contains(*c)).map(char::len_utf8).sum();
        if round_bytes != others || dashes > 2 {
            return;
        }
        let sign = match rounds {
            2 => Castling::Zeros.short(),
            3 => Castling::Zeros.long(),
            _ => return,
        };
        if table.meaning(sign).is_some() {
            let text = [sign, marks].concat();
            self.add(text);
        }
    }

    /// `g6` for `fxg6`: any capture by a pawn that arrives where the word says.
    fn captures(&mut self, table: &SymbolTable, before: &Walk) {
        let Ok(San { action: Action::Pawn { to: Arrival::Square(to), .. }, .. }) = parse(self.word, table)
        else {
            return;
        };
        let Some(position) = before.position() else { return };
        let style = Style::pgn();
        for mv in position.legal_moves() {
            if mv.role() == Role::Pawn && mv.captured().is_some() && mv.to() == to {
                self.add(position.spell(mv).display(table, &style).to_string());
            }
        }
    }
}

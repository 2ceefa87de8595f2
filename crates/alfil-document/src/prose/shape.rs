//! What a stretch of text could be as a move, by its form alone: [`read`].

use alfil_engine::{
    Action, Arrival, Origin, Reading, Role, San, Sign, Span, Square, SymbolTable, TokenKind, lex,
};

use super::text::{self, Ending};

/// A stretch of text that has the form of a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    /// All of it: a manoeuvre to its last square.
    pub(super) span: Span,
    pub(super) san: San,
    /// How far the first step of a manoeuvre reaches; the end of `span` for all others.
    pub(super) core: usize,
    pub(super) form: Form,
    pub(super) ending: Ending,
    /// Whether it has the form of an ion, such as `Ca2+`.
    pub(super) ion: bool,
    /// Whether the letter is set apart from the square: `N on f3`.
    pub(super) apart: bool,
}

/// How telling a form is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Form {
    /// Two files, as `ed` or `be`: words in many languages.
    TwoFiles,
    /// A square, `e4`, perhaps with a mark.
    Square,
    /// What needs a number or company: `ed4`, `0-0`, `e2-e4`.
    Weak,
    /// The pawn's letter and a square: `Pa7`.
    PawnLetter,
    /// A piece's letter and a square: `Nf3`, `Nbd2`.
    Piece,
    /// Nothing else is written like this: `Nxe5`, `exd5`, `h1=Q`, `♘f3`, `Ng1-f3`.
    Telling,
}

/// No move is longer than so many bytes, figurines and words for signs included.
const LONGEST: usize = 64;

/// Reads the longest move that starts at `start`, if a word can end behind it.
pub(super) fn read(text: &str, start: usize, table: &SymbolTable) -> Option<Shape> {
    let window = text::window(text, start, LONGEST);
    let mut ends = [(0_usize, TokenKind::Unknown); 20];
    let mut count = 0;
    let (mut square, mut files, mut castle) = (false, 0, false);
    for token in lex(window, table) {
        let kind = token.kind();
        match kind {
            TokenKind::Square(_) => square = true,
            TokenKind::File(_) => files += 1,
            TokenKind::Sign(Sign::CastleShort | Sign::CastleLong) => castle = true,
            TokenKind::Piece(_) | TokenKind::Rank(_) if count == 0 || square || files > 0 => {}
            TokenKind::Rank(_) | TokenKind::Sign(_) | TokenKind::Annotation(_) => {}
            TokenKind::Open | TokenKind::Close | TokenKind::Invisible | TokenKind::Piece(_) => {}
            _ => break,
        }
        match ends.get_mut(count) {
            Some(slot) => *slot = (token.span().end, kind),
            None => break,
        }
        count += 1;
    }
    if !(square || files > 1 || castle) {
        return None;
    }
    let ends = ends.get(..count).unwrap_or(&[]);
    // Most words that begin like a move are none; what has no square in it is hardly worth a parse.
    for (length, last) in ends.iter().rev() {
        let (end, trailing) = (start + length, *last == TokenKind::Sign(Sign::Capture));
        let Some(read) = window.get(..*length).and_then(|word| Reading::of(word, table).ok()) else {
            continue;
        };
        let mut end = end;
        // `Nf3: …` and the Finnish `Rf3:n` have a colon of their own.
        if trailing && text::colon_is_punctuation(text, end) {
            let without = ends.iter().rev().map(|(length, _)| start + length).find(|other| *other < end);
            match without {
                Some(shorter) if Reading::of(text.get(start..shorter).unwrap_or(""), table).is_ok() => {
                    end = shorter;
                }
                _ => continue,
            }
        }
        let san = match Reading::of(text.get(start..end).unwrap_or(""), table) {
            Ok(reading) => reading.san(),
            Err(_) => read.san(),
        };
        let core = end;
        let end = manoeuvre(text, core, &san, table);
        let ending = text::ending(text, end);
        if ending == Ending::Inside {
            continue;
        }
        let end = if end == core { worded_mark(text, start, end, table) } else { end };
        let core = if end == core { core } else { core.min(end) };
        let span = Span::new(start, end);
        let form = form(&san, span.of(text), table);
        if impossible(&san) {
            return None;
        }
        let ion = text::is_ion(span.of(text));
        let core =
            if end > core && text.get(core..end).is_some_and(|rest| rest.starts_with(char::is_whitespace)) {
                end
            } else {
                core
            };
        return Some(Shape { span, san, core, form, ending, ion, apart: false });
    }
    None
}

/// Follows the further steps of `Nf3-e5-g4`.
fn manoeuvre(text: &str, core: usize, san: &San, table: &SymbolTable) -> usize {
    let Action::Piece { .. } = san.action else { return core };
    let mut end = core;
    loop {
        let mut tokens = lex(text::window(text, end, 16), table);
        let (Some(dash), Some(square)) = (tokens.next(), tokens.next()) else { return end };
        match (dash.kind(), square.kind()) {
            (TokenKind::Sign(Sign::Dash), TokenKind::Square(_)) => end += square.span().end,
            _ => return end,
        }
    }
}

/// Takes a word for a mark in: `Le7 matt`, `exd6 e.p.`.
fn worded_mark(text: &str, start: usize, end: usize, table: &SymbolTable) -> usize {
    let window = text::window(text, end, 24);
    let mut tokens = lex(window, table);
    let first = tokens.next();
    let (Some(space), Some(mark)) = (first, tokens.next()) else { return end };
    let worded = mark.span().of(window).starts_with(char::is_alphabetic);
    let mark_kind =
        matches!(mark.kind(), TokenKind::Sign(Sign::Check | Sign::Mate | Sign::DoublePlus | Sign::EnPassant));
    let far = end + mark.span().end;
    let whole = space.kind() == TokenKind::Space
        && space.span().of(window) == " "
        && worded
        && mark_kind
        && text::ending(text, far) == Ending::Clean
        && Reading::of(text.get(start..far).unwrap_or(""), table).is_ok();
    if whole { far } else { end }
}

fn form(san: &San, word: &str, table: &SymbolTable) -> Form {
    let figurine = word.starts_with(|c| ('\u{2654}'..='\u{265F}').contains(&c));
    match san.action {
        Action::Piece { .. } if figurine => Form::Telling,
        Action::Piece { capture: Some(_), .. } => Form::Telling,
        Action::Piece { from: Origin { file: Some(_), rank: Some(_) }, .. } => Form::Telling,
        Action::Piece { .. } => Form::Piece,
        Action::Pawn { to: Arrival::File(_), .. } => Form::TwoFiles,
        Action::Pawn { promotion: Some(_), .. } => Form::Telling,
        Action::Pawn { from, capture, to: Arrival::Square(_), .. } => {
            let lettered = table.reads(Role::Pawn.into()).any(|letter| word.starts_with(letter));
            match (lettered, capture.is_some(), from) {
                (true, ..) => Form::PawnLetter,
                (_, true, Origin { file: Some(_), .. }) => Form::Telling,
                (_, true, _) => Form::Weak,
                (_, false, Origin::NONE) => Form::Square,
                _ => Form::Weak,
            }
        }
        Action::Castle(_) if word.starts_with(|c: char| c.is_alphabetic()) => Form::Piece,
        _ => Form::Weak,
    }
}

/// What has the form, but is no move of that piece from anywhere: the diagonal `a7-g1`, the span `a1-a8`.
fn impossible(san: &San) -> bool {
    match san.action {
        Action::Piece { role, from, to, .. } => from.to_square().is_some_and(|from| !reaches(role, from, to)),
        Action::Pawn { from, to: Arrival::Square(to), capture, .. } => {
            let files = from.file.map_or(0, |file| file.index().abs_diff(to.file().index()));
            let ranks = from.rank.map_or(1, |rank| rank.index().abs_diff(to.rank().index()));
            let double = from.rank.is_some_and(|rank| matches!(rank.index(), 1 | 6)) && files == 0;
            files > 1
                || ranks == 0
                || ranks > 2
                || (ranks == 2 && !double)
                || (files == 0 && from.file.is_some() && capture.is_some())
        }
        Action::Drop { .. } | Action::Null => true,
        _ => false,
    }
}

fn reaches(role: Role, from: Square, to: Square) -> bool {
    let files = from.file().index().abs_diff(to.file().index());
    let ranks = from.rank().index().abs_diff(to.rank().index());
    match role {
        Role::King => files <= 1 && ranks <= 1,
        Role::Knight => files + ranks == 3 && files > 0 && ranks > 0,
        Role::Bishop => files == ranks,
        Role::Rook => files == 0 || ranks == 0,
        _ => files == ranks || files == 0 || ranks == 0,
    }
}

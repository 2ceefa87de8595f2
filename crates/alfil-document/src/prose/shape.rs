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
    /// A capture without a sign, `ed4`: moves of draughts look like that.
    Unsigned,
    /// A square, `e4`, perhaps with a mark.
    Square,
    /// What needs a number or company: `0-0`, `e2-e4`.
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
    let mut tokens = lex(window, table).peekable();
    let mut last = TokenKind::Unknown;
    while let Some(token) = tokens.next() {
        let kind = token.kind();
        let captures = |kind| kind == TokenKind::Sign(Sign::Capture);
        match kind {
            // `Sf3 x e5`
            TokenKind::Space
                if token.span().len() == 1
                    && (captures(last) || tokens.peek().is_some_and(|next| captures(next.kind()))) => {}
            TokenKind::Square(_) => square = true,
            TokenKind::File(_) => files += 1,
            TokenKind::Sign(Sign::CastleShort | Sign::CastleLong) => castle = true,
            TokenKind::Piece(_) | TokenKind::Rank(_) if count == 0 || square || files > 0 => {}
            TokenKind::Rank(_) | TokenKind::Sign(_) | TokenKind::Annotation(_) => {}
            TokenKind::Open | TokenKind::Close | TokenKind::Invisible | TokenKind::Piece(_) => {}
            _ => break,
        }
        last = kind;
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
    for (place, (length, last)) in ends.iter().enumerate().rev() {
        if *last == TokenKind::Space {
            continue;
        }
        // Behind a move, only a colon is a capture's sign: `Hb5:`, but no `Nf3x`.
        let behind = *last == TokenKind::Sign(Sign::Capture);
        if behind && window.get(..*length).is_some_and(|word| word.ends_with(char::is_alphabetic)) {
            continue;
        }
        let Some(san) = parsed(window, *length, table) else { continue };
        // `Nf3: …` and the Finnish `Rf3:n` have a colon of their own.
        let colon =
            *last == TokenKind::Sign(Sign::Capture) && text::colon_is_punctuation(text, start + length);
        let shorter = place.checked_sub(1).and_then(|place| ends.get(place)).map(|(length, _)| *length);
        let (san, length) = match shorter.filter(|_| colon) {
            Some(length) => match parsed(window, length, table) {
                Some(san) => (san, length),
                None => continue,
            },
            None => (san, *length),
        };
        let core = start + length;
        let end = manoeuvre(text, core, &san, table);
        let ending = text::ending(text, end);
        if ending == Ending::Inside {
            continue;
        }
        if impossible(&san) {
            return None;
        }
        let (core, end) = match end == core {
            true => (worded_mark(text, start, end, table), worded_mark(text, start, end, table)),
            false => (core, end),
        };
        let span = Span::new(start, end);
        let ion = text::is_ion(span.of(text));
        // A pawn's way that ends in a capture, `f2-f3xe4`, is as telling as a capture.
        let captures = Span::new(core, end).of(text).contains(['x', '×', ':']);
        let form = if captures { Form::Telling } else { form(&san, span.of(text), table) };
        return Some(Shape { span, san, core, form, ending, ion, apart: false });
    }
    None
}

/// The move that the first `length` bytes of `window` are.
fn parsed(window: &str, length: usize, table: &SymbolTable) -> Option<San> {
    Reading::of(window.get(..length)?, table).ok().map(|reading| reading.san())
}

/// Follows the further steps of `Nf3-e5xg4+` and `a3-a2-a1=Q` from the end of the first.
fn manoeuvre(text: &str, core: usize, san: &San, table: &SymbolTable) -> usize {
    let (Action::Piece { .. } | Action::Pawn { promotion: None, to: Arrival::Square(_), .. }) = san.action
    else {
        return core;
    };
    let mut end = core;
    while let Some(next) = step(text, end, table) {
        end = next;
    }
    end
}

/// The end of a further step from `at`: a dash or a capture's sign, a square, and what marks it.
fn step(text: &str, at: usize, table: &SymbolTable) -> Option<usize> {
    let window = text::window(text, at, 24);
    let mut tokens = lex(window, table);
    let (sign, square) = (tokens.next()?, tokens.next()?);
    let moves = matches!(sign.kind(), TokenKind::Sign(Sign::Dash | Sign::Capture));
    if !moves || !matches!(square.kind(), TokenKind::Square(_)) {
        return None;
    }
    let mut end = square.span().end;
    for token in tokens {
        match token.kind() {
            TokenKind::Sign(Sign::Promotion | Sign::Check | Sign::Mate | Sign::DoublePlus) => {}
            TokenKind::Annotation(_) => {}
            TokenKind::Piece(role) if role.is_promotion() && window.get(..end)?.ends_with('=') => {}
            _ => break,
        }
        end = token.span().end;
    }
    // A sign that leads nowhere belongs to the sentence.
    Some(at + window.get(..end)?.trim_end_matches('=').len())
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
        Action::Piece { role, from, to, .. }
            if from.to_square().is_some_and(|from| reaches(role, from, to)) =>
        {
            Form::Telling
        }
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
                (_, false, Origin { rank: None, .. }) => Form::Unsigned,
                _ => Form::Weak,
            }
        }
        Action::Castle(_) if word.starts_with(|c: char| c.is_alphabetic()) => Form::Piece,
        _ => Form::Weak,
    }
}

/// What has the form, but no pawn moves like that: the diagonal `a7-g1`, the file `a1-a8`.
fn impossible(san: &San) -> bool {
    match san.action {
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

/// Whether a piece can get from one square to the other. One that cannot is a slip of the author, not of
/// ours: it is a move all the same, though not a telling one.
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

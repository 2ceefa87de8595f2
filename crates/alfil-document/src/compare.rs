//! Whether a translation has the moves of its source, in its own notation: [`compare`].

use std::collections::HashMap;

use alfil_engine::{
    Action, Diagnostic, Fix, ItemKind, Message, Movetext, Origin, Reading, Role, San, Severity, Span,
    SymbolTable, Translator,
};

use crate::messages;
use crate::{Confidence, Format, Malformed, Segment, SegmentRole, find, segments};

/// What is wrong with a translation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Mismatch {
    /// Which kind.
    pub kind: MismatchKind,
    /// What it is, for a person.
    pub message: Message,
    /// Where it is in the source; nothing for a move that only the target has.
    pub source: Option<Span>,
    /// Where it is in the target. For a missing move an empty span where it should stand.
    pub target: Span,
    /// What would mend it in the target, where that is certain.
    pub fix: Option<Fix>,
}

/// The kinds of [`Mismatch`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum MismatchKind {
    /// A move stands as in the source, which in the target's language is none or another.
    UntranslatedMove,
    /// A move of the source is not in the target.
    MissingMove,
    /// A move of the target is not in the source.
    ExtraMove,
    /// Another move stands in its place.
    DifferentMove,
    /// The move has the letter of another piece, or a letter that no piece has.
    WrongLetter,
    /// The move is there, but elsewhere.
    Order,
    /// Some moves have figurines and others letters, which the source does not mix.
    MixedNotation,
}

impl MismatchKind {
    /// Its code in machine output.
    pub const fn code(self) -> &'static str {
        match self {
            MismatchKind::UntranslatedMove => "untranslated-move",
            MismatchKind::MissingMove => "missing-move",
            MismatchKind::ExtraMove => "extra-move",
            MismatchKind::DifferentMove => "different-move",
            MismatchKind::WrongLetter => "wrong-letter",
            MismatchKind::Order => "order",
            MismatchKind::MixedNotation => "mixed-notation",
        }
    }

    /// How bad it is.
    pub const fn severity(self) -> Severity {
        match self {
            MismatchKind::Order | MismatchKind::MixedNotation => Severity::Warning,
            _ => Severity::Error,
        }
    }
}

impl Mismatch {
    /// As a finding on the target.
    pub fn diagnostic(&self) -> Diagnostic {
        let mut finding =
            Diagnostic::new(self.kind.code(), self.kind.severity(), self.target, self.message.clone());
        finding.fix.clone_from(&self.fix);
        finding
    }
}

/// Compares a file with its translation. Where the format names its texts, as messages and JSON do, each is
/// compared with the one of the same name; else the files are compared as a whole.
///
/// ```
/// use alfil_document::{compare, Format, MismatchKind};
/// use alfil_locale::builtin::{DE, EN};
///
/// let source = "After 15.Nxe5 Qe7 White has 16.Nf3.";
/// let target = "Nach 15.Sxe4 De7 hat Weiß 16.Nf3.";
/// let found = compare(source, Format::Text, EN.table(), target, Format::Text, DE.table())?;
/// assert_eq!(found[0].kind, MismatchKind::DifferentMove);
/// assert_eq!(found[1].kind, MismatchKind::UntranslatedMove);
/// assert_eq!(found[1].fix.as_ref().unwrap().replacement, "Sf3");
/// # Ok::<_, alfil_document::Malformed>(())
/// ```
///
/// # Errors
/// One of the files is not in its format.
pub fn compare(
    source: &str,
    source_format: Format,
    from: &SymbolTable,
    target: &str,
    target_format: Format,
    to: &SymbolTable,
) -> Result<Vec<Mismatch>, Malformed> {
    let (sources, targets) = (segments(source, source_format)?, segments(target, target_format)?);
    let whole = |segments: &[Segment]| segments.iter().all(|segment| segment.key().is_empty());
    let tables = Tables { from, to, games: [is_game(source_format), is_game(target_format)] };
    let mut found = Vec::new();
    if whole(&sources) || whole(&targets) {
        let empty = Segment::default();
        let source = sources.first().unwrap_or(&empty);
        tables.compare(source, targets.first().unwrap_or(&empty), &mut found);
    } else {
        let mut by_key: HashMap<(&str, usize), &Segment> = HashMap::new();
        let mut seen: HashMap<&str, usize> = HashMap::new();
        for target in targets.iter().filter(|segment| segment.role() != SegmentRole::Source) {
            let number = seen.entry(target.key()).or_default();
            by_key.insert((target.key(), *number), target);
            *number += 1;
        }
        seen.clear();
        let absent = Segment::absent(target.len());
        for source in &sources {
            let number = seen.entry(source.key()).or_default();
            let target = by_key.remove(&(source.key(), *number)).unwrap_or(&absent);
            *number += 1;
            tables.compare(source, target, &mut found);
        }
        // What only the target has.
        let mut left: Vec<_> = by_key.into_values().collect();
        left.sort_by_key(|segment| segment.cover(Span::new(0, 1)));
        for target in left {
            tables.compare(&Segment::default(), target, &mut found);
        }
    }
    found.sort_by_key(|mismatch| (mismatch.target, mismatch.kind));
    Ok(found)
}

/// Compares the texts of a file that has their translations beside them: PO and XLIFF. Texts without a
/// translation are passed over.
///
/// ```
/// use alfil_document::{compare_bilingual, Format, MismatchKind};
/// use alfil_locale::builtin::{EN, ES};
///
/// let file = "msgid \"Play 12.Nf3!\"\nmsgstr \"¡Juegue 12.Af3!\"\n";
/// let found = compare_bilingual(file, Format::Po, EN.table(), ES.table())?;
/// assert_eq!(found[0].kind, MismatchKind::WrongLetter);
/// assert_eq!(found[0].target.of(file), "Af3");
/// # Ok::<_, alfil_document::Malformed>(())
/// ```
///
/// # Errors
/// The file is not in this format.
pub fn compare_bilingual(
    file: &str,
    format: Format,
    from: &SymbolTable,
    to: &SymbolTable,
) -> Result<Vec<Mismatch>, Malformed> {
    let all = segments(file, format)?;
    let tables = Tables { from, to, games: [false; 2] };
    let mut found = Vec::new();
    for target in &all {
        let source = target.source().and_then(|source| all.get(source));
        if let Some(source) = source.filter(|_| !target.text().trim().is_empty()) {
            tables.compare(source, target, &mut found);
        }
    }
    found.sort_by_key(|mismatch| (mismatch.target, mismatch.kind));
    Ok(found)
}

fn is_game(format: Format) -> bool {
    matches!(format, Format::Moves | Format::Pgn)
}

struct Tables<'t> {
    from: &'t SymbolTable,
    to: &'t SymbolTable,
    /// Whether source and target are scores, in which every word counts.
    games: [bool; 2],
}

/// A move of one of the texts.
#[derive(Clone, Copy, Debug)]
struct Move {
    span: Span,
    san: San,
    /// Whether it is surely a move; the others are only there to be matched.
    sure: bool,
    /// In what it is written.
    letter: Letter,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Letter {
    /// As the language has it.
    Own,
    /// As the source's language has it.
    Foreign,
    /// A letter that neither has. The piece of the move means nothing.
    Unknown,
}

/// What becomes of two moves that stand across from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Pair,
    Source,
    Target,
}

impl Tables<'_> {
    fn compare(&self, source: &Segment, target: &Segment, found: &mut Vec<Mismatch>) {
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
        for b in extra {
            let word = b.span.of(texts.1);
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
        let rare = figurines < letters;
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

/// The moves of a text.
fn moves(text: &str, table: &SymbolTable, game: bool) -> Vec<Move> {
    if !game {
        let found = find(text, table).into_iter();
        return found
            .map(|found| Move {
                span: without_annotation(text, found.span),
                san: found.san,
                sure: found.confidence >= Confidence::Likely,
                letter: Letter::Own,
            })
            .collect();
    }
    let mut found = Vec::new();
    for item in Movetext::new(text, table) {
        if let ItemKind::Move(san) = item.kind {
            found.push(Move {
                span: without_annotation(text, item.span),
                san,
                sure: true,
                letter: Letter::Own,
            });
        }
    }
    found
}

/// A move's place without `!` and `?`, which are the translator's own business.
fn without_annotation(text: &str, span: Span) -> Span {
    let bare = span.of(text).trim_end_matches(['!', '?', '‼', '⁇', '⁈', '⁉', ' ', '\u{A0}']);
    Span::new(span.start, span.start + bare.len())
}

/// The words of a text that may be moves, without numbers before and punctuation behind.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    /// No move is longer.
    const LONGEST: usize = 24;
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '-' | '+' | '#' | '=' | '×' | '♔'..='♟');
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let rest = text.get(at..)?;
            let start = at + rest.find(is_part)?;
            let rest = text.get(start..)?;
            let length = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
            at = start + length;
            let word = rest.get(..length)?;
            // `-tel`, `-be`: an ending of the language.
            let word = word.trim_matches('-');
            if word.len() <= LONGEST && word.contains(|c: char| c.is_ascii_digit()) {
                return Some((start, word));
            }
        }
    })
}

fn has_piece(san: &San) -> bool {
    matches!(san.action, Action::Piece { .. } | Action::Pawn { promotion: Some(_), .. })
}

/// A word that would be a move if its first letter were a piece's.
fn unknown_letter(word: &str, table: &SymbolTable) -> Option<San> {
    let mut letters = word.char_indices().take_while(|(_, c)| c.is_uppercase()).take(2);
    let (at, last) = letters.next().map(|first| letters.next().unwrap_or(first))?;
    let rest = word.get(at + last.len_utf8()..)?;
    let known = format!("{}{rest}", table.written(Role::Knight.into()));
    let san = Reading::of(&known, table).ok()?.san();
    matches!(san.action, Action::Piece { .. }).then_some(san)
}

/// The move alone: no capture, mark or annotation, and nothing of its departure.
fn bare(san: &San) -> San {
    let action = match san.action {
        Action::Piece { role, to, .. } => Action::Piece { role, from: Origin::NONE, capture: None, to },
        Action::Pawn { to, promotion, from, .. } => {
            let from =
                if from.file == Some(to.file()) { Origin::NONE } else { Origin { rank: None, ..from } };
            Action::Pawn { from, capture: None, to, promotion }
        }
        other => other,
    };
    San::new(action)
}

/// Whether two texts say the same move. One may say more of its departure than the other.
fn alike(a: &San, b: &San) -> bool {
    let part = |a: Origin, b: Origin| {
        a.file.zip(b.file).is_none_or(|(a, b)| a == b) && a.rank.zip(b.rank).is_none_or(|(a, b)| a == b)
    };
    match (a.action, b.action) {
        (Action::Piece { from, .. }, Action::Piece { from: other, .. }) => {
            bare(a) == bare(b) && part(from, other)
        }
        (
            Action::Pawn { from, to, promotion, .. },
            Action::Pawn { from: from_b, to: to_b, promotion: promotion_b, .. },
        ) => {
            // `d4` departs from the d-file; only a capture may leave its file out.
            let open = (from.file.is_none() || from_b.file.is_none()) && a.says_capture() && b.says_capture();
            bare(a) == bare(b) || (open && to == to_b && promotion == promotion_b)
        }
        _ => bare(a) == bare(b),
    }
}

/// Whether two moves differ in nothing but the piece.
fn alike_but_letter(a: &San, b: &San) -> bool {
    match (a.action, b.action) {
        (Action::Piece { to, .. }, Action::Piece { to: other, .. }) => to == other,
        (Action::Pawn { to, promotion: Some(_), .. }, Action::Pawn { to: other, promotion: Some(_), .. }) => {
            to == other
        }
        _ => false,
    }
}

/// The cheapest way from one list of moves to the other. Long lists are aligned piece by piece, so that time
/// grows with their length.
fn align(texts: (&str, &str), sources: &[Move], targets: &[Move]) -> Vec<Step> {
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

#[cfg(test)]
mod tests {
    use alfil_locale::builtin::{DE, EN};

    use super::*;

    fn codes(source: &str, target: &str) -> Vec<(&'static str, String)> {
        let found = compare(source, Format::Text, EN.table(), target, Format::Text, DE.table());
        let found = found.expect("a text is never malformed");
        found.iter().map(|one| (one.kind.code(), one.target.of(target).to_string())).collect()
    }

    #[test]
    fn every_kind() {
        let source = "After 15.Nxe5 Qe7 16.Bd3 Rad8 17.f4 White is better.";
        let right = "Nach 15.Sxe5 De7 16.Ld3 Tad8 17.f4 steht Weiß besser.";
        assert_eq!(codes(source, right), []);
        let cases = [
            ("15.Sxe5", "15.Nxe5", "untranslated-move", "Nxe5"),
            ("15.Sxe5", "15.Sxe4", "different-move", "Sxe4"),
            ("De7", "Te7", "wrong-letter", "Te7"),
            ("De7", "Je7", "wrong-letter", "Je7"),
            ("16.Ld3 Tad8 ", "16.Ld3 ", "missing-move", ""),
            ("De7", "De7 Kh8", "extra-move", "Kh8"),
            ("15.Sxe5 De7", "15.De7 Sxe5", "order", "De7"),
            ("De7", "♛e7", "mixed-notation", "♛e7"),
        ];
        for (old, new, code, at) in cases {
            let target = right.replace(old, new);
            assert_eq!(codes(source, &target), [(code, at.to_string())], "{target}");
        }
    }
}

//! Whether a translation has the moves of its source, in its own notation: [`compare`].

mod align;
mod moves;
mod texts;

use std::collections::HashMap;

use alfil_engine::{Diagnostic, Fix, Message, Severity, Span, SymbolTable};

use self::texts::Tables;
use crate::{Format, Malformed, Segment, SegmentRole, segments};

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
    let tables = Tables { from, to, games: [source_format.is_games(), target_format.is_games()] };
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

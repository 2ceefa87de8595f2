//! Whether the games of a text can be read, are legal, and are properly written: [`check`].

mod mend;
mod result;
mod session;
mod spelling;

use alfil_engine::{Diagnostic, Fix, Span, SymbolTable};

pub(crate) use self::session::{CheckSession, shift};

/// To which rules a text is held, beyond being readable and legal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rules {
    /// To none.
    #[default]
    Lenient,
    /// To the Laws' Appendix C, in which signs for capture, check and mate are optional (C.13).
    Fide,
    /// To PGN's export format (PGN 8.2.3), in the letters of the language.
    Pgn,
}

/// What [`check`] finds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Checked {
    /// What is wrong, in the order of the text.
    pub findings: Vec<Diagnostic>,
    /// How many games there are.
    pub games: u32,
    /// How many moves, those in variations included.
    pub moves: u32,
}

/// Reads and replays the games of `text`.
///
/// Every word that cannot be read and every move that is not legal, ambiguous or contradicted by the
/// position is an error; wrong numbers and brackets are warnings; breaches of `rules` are warnings that cite
/// the article. Where a single small edit makes the rest of a game legal, the first error of the game
/// carries it as its fix.
///
/// What is right but may be meant otherwise is a note: a pawn's `bxc3` where the bishop could capture as
/// well, unless `rules` say that a small letter is a file.
///
/// ```
/// use alfil_document::{check, Rules};
/// use alfil_locale::builtin::EN;
///
/// let text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Rel b5 *";
/// let found = check(text, EN.table(), Rules::Lenient);
/// let [finding] = found.findings.as_slice() else { panic!() };
/// assert_eq!(finding.fix.as_ref().unwrap().replacement, "Re1");
/// ```
pub fn check(text: &str, table: &SymbolTable, rules: Rules) -> Checked {
    let mut checked = Checked::default();
    CheckSession::new(table, rules).feed(text, false, &mut checked);
    checked
}

/// Applies the fixes of `findings` to `text`. Where two overlap, only the first is applied. Returns the new
/// text and the findings whose fixes are in it.
///
/// ```
/// use alfil_document::{apply, check, Rules};
/// use alfil_locale::builtin::EN;
///
/// let text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. 0-0 *";
/// let found = check(text, EN.table(), Rules::Pgn);
/// let (mended, applied) = apply(text, &found.findings);
/// assert_eq!(mended, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O *");
/// assert_eq!(applied.len(), 1);
/// ```
pub fn apply<'f>(text: &str, findings: &'f [Diagnostic]) -> (String, Vec<&'f Diagnostic>) {
    let mut fixable: Vec<(&Fix, &Diagnostic)> =
        findings.iter().filter_map(|finding| Some((finding.fix.as_ref()?, finding))).collect();
    fixable.sort_by_key(|(fix, _)| fix.span);
    let mut mended = String::with_capacity(text.len());
    let (mut copied, mut applied) = (0, Vec::new());
    for (fix, finding) in fixable {
        if fix.span.start >= copied {
            mended.push_str(Span::new(copied, fix.span.start).of(text));
            mended.push_str(&fix.replacement);
            copied = fix.span.end;
            applied.push(finding);
        }
    }
    mended.push_str(text.get(copied..).unwrap_or(""));
    (mended, applied)
}

//! In which languages a text can be read: [`detect`].

use alfil_board::{FailureKind, identify};
use alfil_engine::{ItemKind, Movetext, Span, SymbolTable, TokenKind};
use alfil_locale::{Locale, Registry};

/// What [`detect`] finds.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Detection<'r> {
    /// Languages that give the same moves, together; the best first. Those that read nothing are left out.
    pub candidates: Vec<Candidate<'r>>,
    /// Whether all languages that read everything legally give the same moves, so that any of them will do.
    pub settled: bool,
    /// Where the best language stops fitting and others go on, and which: the text mixes languages.
    pub turning: Option<(Span, Vec<&'r Locale>)>,
}

/// Languages in which a text reads alike.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Candidate<'r> {
    /// The languages, in the order of their tags.
    pub locales: Vec<&'r Locale>,
    /// Plies that are read and legal; where other languages read everything, those up to the first that is
    /// not.
    pub legal: u32,
    /// Plies in all: what looks like a move in these languages.
    pub plies: u32,
    /// Legal plies with a piece's letter. Without any, nothing tells languages apart.
    pub telling: u32,
    /// The first word that is not a legal move, and whether it could at least be read.
    pub ruled_out_by: Option<(Span, bool)>,
}

impl Candidate<'_> {
    /// Whether all of the text is read and legal.
    pub fn is_complete(&self) -> bool {
        self.ruled_out_by.is_none() && self.legal > 0
    }
}

/// Finds the languages of `registry` in which `text` can be read, by replaying it in each.
///
/// ```
/// use alfil_document::detect;
/// use alfil_locale::Registry;
///
/// let registry = Registry::builtin();
/// let found = detect("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6", &registry);
/// let tags: Vec<_> = found.candidates[0].locales.iter().map(|locale| locale.tag()).collect();
/// assert_eq!(tags, ["ca", "es", "it"]);
/// assert!(found.settled);
/// ```
pub fn detect<'r>(text: &str, registry: &'r Registry) -> Detection<'r> {
    let locales: Vec<&Locale> = registry.iter().collect();
    let tables: Vec<&SymbolTable> = locales.iter().map(|locale| locale.table()).collect();
    let found = identify(text, &tables);
    let all = |places: &[usize]| -> Vec<&'r Locale> {
        let mut found: Vec<&Locale> =
            places.iter().filter_map(|place| locales.get(*place).copied()).collect();
        found.sort_by(|a, b| a.tag().cmp(b.tag()));
        found
    };
    let candidates = found.groups.iter().flat_map(|group| {
        // Some tables read letters that they would not write. They give the same moves, but a language that
        // writes just these letters is the better answer.
        let writes = |place: &usize| tables.get(*place).is_some_and(|table| writes_its_letters(text, table));
        let (native, lenient): (Vec<usize>, Vec<usize>) = group.iter().copied().partition(writes);
        let account = group.first().and_then(|place| found.accounts.get(*place));
        let account = account.filter(|account| account.legal > 0).copied();
        let groups = [native, lenient].into_iter().filter(|group| !group.is_empty());
        groups.filter_map(move |group| Some((group, account?)))
    });
    // A replay that is given up at its first failure has not counted to the end.
    let plies = found.accounts.iter().filter(|account| !account.stopped).map(|account| account.words).max();
    let candidates = candidates.map(|(group, account)| Candidate {
        locales: all(&group),
        legal: account.legal,
        plies: match plies {
            Some(plies) if account.stopped => plies.max(account.words),
            _ => account.words,
        },
        telling: account.telling,
        ruled_out_by: account.failure.map(|failure| (failure.span, failure.kind == FailureKind::Refused)),
    });
    Detection {
        candidates: candidates.collect(),
        settled: found.is_settled(),
        turning: found.turning.as_ref().map(|turning| (turning.span, all(&turning.tables))),
    }
}

/// Whether every piece in the moves of `text` has the letter that `table` writes, or a figurine.
fn writes_its_letters(text: &str, table: &SymbolTable) -> bool {
    let mut movetext = Movetext::new(text, table);
    while let Some(item) = movetext.next() {
        let reading = matches!(item.kind, ItemKind::Move(_)).then(|| movetext.reading()).flatten();
        let lenient = reading.is_some_and(|reading| {
            reading.tokens().iter().any(|token| match token.kind() {
                TokenKind::Piece(role) => {
                    let letter = token.span().of(text);
                    letter.chars().all(char::is_alphabetic) && letter != table.written(role.into())
                }
                _ => false,
            })
        });
        if lenient {
            return false;
        }
    }
    true
}

//! In which languages a text can be read: [`detect`], [`detect_document`].

use alfil_board::{FailureKind, identify};
use alfil_engine::{Action, ItemKind, Movetext, Span, SymbolTable, TokenKind};
use alfil_locale::{Locale, Registry};

use crate::prose::Account;
use crate::splice::written;
use crate::{Format, Malformed, segments};

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
    /// not. In a text those that are read and that no game which the text tells contradicts.
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
        in_order(places.iter().filter_map(|place| locales.get(*place).copied()).collect())
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

/// Finds the languages in which a document of any format can be read. Of a file that has texts with their
/// translations, the translations are read.
///
/// In a text a language is ruled out by a move that no game allows, by a letter that it does not have, and by
/// a move that it does not see where another language sees it and all others.
///
/// ```
/// use alfil_document::{detect_document, Format};
/// use alfil_locale::Registry;
///
/// let registry = Registry::builtin();
/// let page = "# Spanisch\n\nNach 1.e4 e5 2.Sf3 Sc6 3.Lb5 droht Weiß noch nichts; `Nf3` ist ein Wort.";
/// let found = detect_document(page, Format::Markdown, &registry)?;
/// assert!(found.settled);
/// assert!(found.candidates[0].locales.iter().any(|locale| locale.tag() == "de"));
/// # Ok::<_, alfil_document::Malformed>(())
/// ```
///
/// # Errors
/// The file is not in this format.
pub fn detect_document<'r>(
    file: &str,
    format: Format,
    registry: &'r Registry,
) -> Result<Detection<'r>, Malformed> {
    if format.is_games() {
        return Ok(detect(file, registry));
    }
    let segments = segments(file, format)?;
    let mut groups: Vec<Group<'r>> = Vec::new();
    for locale in registry.iter() {
        let (account, moves) = Account::of(written(&segments), locale.table());
        let same = |group: &&mut Group<'_>| {
            group.account.gives_the_same(&account) && group.account.lenient == account.lenient
        };
        match groups.iter_mut().filter(|_| account.read > 0).find(same) {
            Some(group) => group.locales.push(locale),
            None if account.read > 0 => groups.push(Group { account, moves, locales: vec![locale] }),
            None => {}
        }
    }
    let best = groups.iter().enumerate().filter(|(_, group)| group.account.is_complete());
    let best = best.max_by_key(|(_, group)| (group.account.read, !group.account.lenient));
    if let Some((most, all)) = best.map(|(place, group)| (group.account.read, place))
        && let Some(all) = groups.get(all).map(|group| group.moves.clone())
    {
        let fewer = groups.iter_mut().filter(|group| group.account.read < most);
        for group in fewer.filter(|group| group.account.is_complete()) {
            group.account.failure = unseen(&all, &group.moves).map(|span| (span, false));
        }
    }
    groups.sort_by_key(|group| {
        let account = &group.account;
        (!account.is_complete(), u32::MAX - account.read, account.lenient)
    });
    let mut complete = groups.iter().map(|group| &group.account).filter(|account| account.is_complete());
    let settled = complete.next().is_some_and(|first| complete.all(|other| first.gives_the_same(other)));
    let turning = groups.first().and_then(|group| group.account.failure).and_then(|(span, _)| {
        let fitting = groups.iter().filter(|group| group.moves.iter().any(|(place, _)| *place == span));
        let others: Vec<&Locale> = fitting.flat_map(|group| group.locales.iter().copied()).collect();
        (!others.is_empty()).then(|| (span, in_order(others)))
    });
    let words = groups.iter().map(|group| group.account.words).max().unwrap_or(0);
    let candidates = groups.into_iter().map(|Group { account, locales, .. }| Candidate {
        locales: in_order(locales),
        legal: account.read,
        plies: if account.is_complete() { account.words } else { words },
        telling: account.telling,
        ruled_out_by: account.failure,
    });
    Ok(Detection { candidates: candidates.collect(), settled, turning })
}

/// Languages in which a document reads alike.
struct Group<'r> {
    account: Account,
    moves: Vec<(Span, Action)>,
    locales: Vec<&'r Locale>,
}

fn in_order(mut locales: Vec<&Locale>) -> Vec<&Locale> {
    locales.sort_by_key(|locale| locale.tag());
    locales
}

/// The first move of `all` that `some` lacks, if it has no move that `all` lacks.
fn unseen(all: &[(Span, Action)], some: &[(Span, Action)]) -> Option<Span> {
    let has = |list: &[(Span, Action)], one: &(Span, Action)| {
        let at = list.partition_point(|(span, _)| *span < one.0);
        list.get(at) == Some(one)
    };
    if !some.iter().all(|one| has(all, one)) {
        return None;
    }
    all.iter().find(|one| !has(some, one)).map(|(span, _)| *span)
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

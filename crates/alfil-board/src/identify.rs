//! In which notations a text can be read: [`identify`].

use alloc::vec::Vec;

use alfil_engine::{Action, Span, SymbolTable};

use crate::event::{Event, Verdict};
use crate::legal_move::LegalMove;
use crate::replay::Replay;
use crate::walk::Walk;

/// What [`identify`] finds out.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Identification {
    /// One account for each table, in the order in which they were given.
    pub accounts: Vec<Account>,
    /// The tables, by their places in that order, in groups that give the same moves; the best group first.
    pub groups: Vec<Vec<usize>>,
    /// Where the best group stops fitting and others go on: a text that mixes notations.
    pub turning: Option<Turning>,
}

/// How well a text can be read with one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Account {
    /// Words that look like moves to this table, readable or not.
    pub words: u32,
    /// Words that it reads as moves.
    pub read: u32,
    /// Moves that are legal where they stand.
    pub legal: u32,
    /// Legal moves with the letter of a piece: these tell notations apart.
    pub telling: u32,
    /// The first word that is not a legal move, and why it is not.
    pub failure: Option<Failure>,
    /// Whether reading stopped at the failure, because other tables had none. The counts go up to there.
    pub stopped: bool,
    /// What was played, in one number: tables with the same one give the same moves in the same places.
    fingerprint: u64,
}

/// Where and how a table fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The word.
    pub span: Span,
    /// What is wrong with it.
    pub kind: FailureKind,
}

/// How a table fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FailureKind {
    /// The word cannot be read.
    Unreadable,
    /// It can be read, but no single legal move is what it says.
    Refused,
}

/// Where a text changes its notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turning {
    /// The word at which the best tables fail.
    pub span: Span,
    /// The tables, by place, that read this word as a legal move after what came before.
    pub tables: Vec<usize>,
}

impl Account {
    const NONE: Account = Account {
        words: 0,
        read: 0,
        legal: 0,
        telling: 0,
        failure: None,
        stopped: false,
        fingerprint: 0xCBF2_9CE4_8422_2325,
    };

    /// Whether the table reads the whole text, and every move is legal.
    pub const fn is_complete(&self) -> bool {
        self.failure.is_none() && self.legal > 0
    }

    /// Whether two tables give the same moves in the same places.
    pub const fn gives_the_same(&self, other: &Account) -> bool {
        self.fingerprint == other.fingerprint && self.legal == other.legal && self.words == other.words
    }

    /// Better accounts first: complete ones, then by legal moves, then by fewer words left.
    fn rank(&self) -> (bool, u32, u32) {
        (!self.is_complete(), u32::MAX - self.legal, self.words - self.legal.min(self.words))
    }

    fn play(&mut self, span: Span, mv: LegalMove) {
        self.legal += 1;
        for part in [
            span.start as u64,
            mv.from().index() as u64,
            mv.to().index() as u64 + 64 * u64::from(mv.castling().is_some()),
            mv.promotion().map_or(9, |role| role.index() as u64),
        ] {
            self.fingerprint = (self.fingerprint ^ part).wrapping_mul(0x0000_0100_0000_01B3);
            self.fingerprint ^= self.fingerprint >> 29;
        }
    }

    fn fail(&mut self, span: Span, kind: FailureKind) {
        self.failure.get_or_insert(Failure { span, kind });
    }
}

impl Identification {
    /// The tables that read the whole text legally, if any: the first group, or several, as far as they are
    /// complete.
    pub fn complete(&self) -> impl Iterator<Item = usize> {
        let complete = |place: &usize| self.accounts.get(*place).is_some_and(Account::is_complete);
        self.groups.iter().flatten().copied().filter(complete)
    }

    /// Whether all tables that read the whole text legally give the same moves. Then it does not matter
    /// which one is taken.
    pub fn is_settled(&self) -> bool {
        let mut accounts = self.complete().filter_map(|place| self.accounts.get(place));
        let Some(first) = accounts.next() else { return false };
        accounts.all(|other| first.gives_the_same(other))
    }
}

/// Finds out with which of some tables a text can be read, by replaying it with each.
///
/// `tables` may be as many as there are languages: tables that read alike are replayed once, and as soon
/// as any table reads everything legally, others stop at their first failure. Games start from the initial
/// position where no tag says otherwise; [`identify_from`] takes another start.
///
/// ```
/// use alfil_board::identify;
/// # let (english, spanish) = (alfil_engine::doctest::english(), alfil_engine::doctest::spanish());
/// let found = identify("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6", &[&english, &spanish]);
/// assert_eq!(found.groups, [vec![1], vec![0]]);
/// assert!(found.is_settled());
/// let failure = found.accounts[0].failure.unwrap();
/// assert_eq!(failure.span.of("1. e4 e5 2. Cf3"), "Cf3");
///
/// // Nothing but pawns moves: both tables give the same, and nothing tells them apart.
/// let unknown = identify("1. e4 e5 2. f4 exf4", &[&english, &spanish]);
/// assert_eq!(unknown.groups, [vec![0, 1]]);
/// assert_eq!(unknown.accounts[0].telling, 0);
/// ```
pub fn identify(text: &str, tables: &[&SymbolTable]) -> Identification {
    identify_from(text, tables, &Walk::standard())
}

/// As [`identify`], going on from where `start` is.
pub fn identify_from(text: &str, tables: &[&SymbolTable], start: &Walk) -> Identification {
    let twins = twins(tables);
    let mut accounts: Vec<Account> = Vec::with_capacity(tables.len());
    for (place, table) in tables.iter().enumerate() {
        let account = match twins.get(place).and_then(|twin| accounts.get(*twin)) {
            Some(account) => *account,
            None => account(text, table, start, true),
        };
        accounts.push(account);
    }
    // Where nothing fits, how much fits decides, so all must be read to the end.
    if !accounts.iter().any(Account::is_complete) {
        for place in 0..accounts.len() {
            let twin = twins.get(place).filter(|twin| **twin < place);
            let whole = match (twin.and_then(|twin| accounts.get(*twin)), tables.get(place)) {
                (Some(account), _) => *account,
                (None, Some(table)) => account(text, table, start, false),
                (None, None) => continue,
            };
            if let Some(slot) = accounts.get_mut(place) {
                *slot = whole;
            }
        }
    }
    let groups = groups(&accounts);
    let turning = turning(text, tables, &accounts, &groups, start);
    Identification { accounts, groups, turning }
}

/// For each table the first one that reads the same texts in the same way; itself, where it is that one.
fn twins(tables: &[&SymbolTable]) -> Vec<usize> {
    let same = |a: &SymbolTable, b: &SymbolTable| {
        let (a, b) = (a.parts(), b.parts());
        let spellings = |parts: &alfil_engine::Parts<'_>, entry: &alfil_engine::Entry| {
            let start = usize::from(entry.spelling.start);
            let end = start + usize::from(entry.spelling.length);
            parts.pool.as_bytes().get(start..end).map(<[u8]>::to_vec)
        };
        a.read.len() == b.read.len()
            && a.read.iter().zip(b.read).all(|(x, y)| {
                x.symbol == y.symbol
                    && x.spelling.length == y.spelling.length
                    && spellings(&a, x) == spellings(&b, y)
            })
    };
    let mut twins = Vec::with_capacity(tables.len());
    for (place, table) in tables.iter().enumerate() {
        let earlier = tables.iter().take(place).position(|other| same(table, other));
        twins.push(earlier.unwrap_or(place));
    }
    twins
}

/// Replays `text` with one table, up to its first failure if `stop`.
fn account(text: &str, table: &SymbolTable, start: &Walk, stop: bool) -> Account {
    let mut account = Account::NONE;
    for event in Replay::with(text, table, start.clone()) {
        match event {
            Event::Ply(ply) => {
                account.words += 1;
                account.read += 1;
                match ply.verdict {
                    Verdict::Resolved(resolved) => {
                        account.play(ply.span, resolved.mv);
                        let letter = matches!(ply.san.action, Action::Piece { .. })
                            || resolved.mv.promotion().is_some();
                        account.telling += u32::from(letter);
                    }
                    Verdict::Refused(_) => account.fail(ply.span, FailureKind::Refused),
                    Verdict::Unknown => {}
                }
            }
            Event::Unreadable { span, .. } => {
                account.words += 1;
                account.fail(span, FailureKind::Unreadable);
            }
            _ => {}
        }
        if stop && account.failure.is_some() {
            account.stopped = true;
            break;
        }
    }
    account
}

fn groups(accounts: &[Account]) -> Vec<Vec<usize>> {
    let mut groups: Vec<(Account, Vec<usize>)> = Vec::new();
    for (place, account) in accounts.iter().enumerate() {
        let same = |group: &&mut (Account, Vec<usize>)| {
            group.0.gives_the_same(account) && group.0.is_complete() == account.is_complete()
        };
        match groups.iter_mut().find(same) {
            Some((_, places)) => places.push(place),
            None => groups.push((*account, Vec::from([place]))),
        }
    }
    groups.sort_by_key(|(account, _)| account.rank());
    groups.into_iter().map(|(_, places)| places).collect()
}

/// At the first failure of the best table, which others read on.
fn turning(
    text: &str,
    tables: &[&SymbolTable],
    accounts: &[Account],
    groups: &[Vec<usize>],
    start: &Walk,
) -> Option<Turning> {
    let best = groups.first()?;
    let (place, failure) = best.iter().find_map(|place| Some((*place, accounts.get(*place)?.failure?)))?;
    // The way up to there, with the best table.
    let mut replay = Replay::with(text, tables.get(place)?, start.clone());
    let before = loop {
        let before = replay.walk().clone();
        match replay.next()? {
            Event::Ply(ply) if ply.span.start >= failure.span.start => break before,
            Event::Unreadable { span, .. } if span.start >= failure.span.start => break before,
            _ => {}
        }
    };
    let word = failure.span.of(text);
    let reads = |table: &SymbolTable| {
        let mut events = Replay::with(word, table, before.clone());
        matches!(events.next(), Some(Event::Ply(ply)) if ply.span.len() == word.len() && ply.resolved().is_some())
    };
    let others = tables.iter().enumerate().filter(|(other, _)| !best.contains(other));
    let tables: Vec<usize> = others.filter(|(_, table)| reads(table)).map(|(place, _)| place).collect();
    (!tables.is_empty()).then_some(Turning { span: failure.span, tables })
}

//! How well running text can be read with one table: [`Account`].

use std::hash::{DefaultHasher, Hash, Hasher};

use alfil_engine::{Action, Span, SymbolTable, TokenKind, lex};

use super::found::Confidence;
use super::game::Verdict;
use super::reading::Told;
use super::scan::Kind;
use super::translate::left_alone;
use crate::Segment;

/// How well the texts of a document can be read with one table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Account {
    /// Moves that are read, and that no game which the text tells contradicts.
    pub(crate) read: u32,
    /// These, and the words that look like moves and are not.
    pub(crate) words: u32,
    /// Moves with the letter of a piece: these tell languages apart.
    pub(crate) telling: u32,
    /// The first word that is not read, in the bytes of the file, and whether it is at least a move.
    pub(crate) failure: Option<(Span, bool)>,
    /// Whether some letter is one that the table reads and does not write.
    pub(crate) lenient: bool,
    /// All that was read, in one number.
    fingerprint: DefaultHasher,
}

/// A move that is read, or a word that is not, in the bytes of the file.
enum Reading {
    Move(Span, Action),
    /// Whether it is a move that cannot be played.
    Failed(Span, bool),
}

impl Account {
    /// Reads all texts; also the moves, in the order of the segments.
    pub(crate) fn of<'s>(
        segments: impl Iterator<Item = &'s Segment>,
        table: &SymbolTable,
    ) -> (Account, Vec<(Span, Action)>) {
        let (mut account, mut moves) = (Account::default(), Vec::new());
        for segment in segments {
            for (word, reading) in read(segment, table) {
                account.words += 1;
                match reading {
                    Reading::Move(span, action) => {
                        account.read += 1;
                        (span, action).hash(&mut account.fingerprint);
                        moves.push((span, action));
                        let letter = piece_letter(word, table);
                        account.telling += u32::from(letter.is_some());
                        account.lenient |= letter.is_some_and(|native| !native);
                    }
                    Reading::Failed(span, refused) => {
                        account.failure = Some(match account.failure {
                            Some(first) if first.0 <= span => first,
                            _ => (span, refused),
                        });
                    }
                }
            }
        }
        (account, moves)
    }

    /// Whether all that looks like a move is one.
    pub(crate) fn is_complete(&self) -> bool {
        self.failure.is_none() && self.read > 0
    }

    /// Whether two tables give the same moves in the same places.
    pub(crate) fn gives_the_same(&self, other: &Account) -> bool {
        self.fingerprint.finish() == other.fingerprint.finish() && self.words == other.words
    }
}

/// Every word of a text that looks like a move, with what becomes of it.
fn read<'s>(segment: &'s Segment, table: &SymbolTable) -> Vec<(&'s str, Reading)> {
    let text = segment.text();
    let told = Told::read(text, table, None);
    let mut all = Vec::new();
    let refused = told.items.iter().zip(&told.verdicts).filter(|(item, verdict)| {
        let meant = matches!(verdict, Verdict::Refused { refusal, .. } if refusal.meant().is_none());
        meant && matches!(item.kind, Kind::Shape(_))
    });
    for (item, _) in refused {
        all.push((item.span.of(text), Reading::Failed(segment.cover(item.span), true)));
    }
    for finding in left_alone(text, &told) {
        all.push((finding.span.of(text), Reading::Failed(segment.cover(finding.span), false)));
    }
    for (at, found) in &told.found {
        let refused = matches!(told.verdicts.get(*at), Some(Verdict::Refused { refusal, .. }) if refusal.meant().is_none());
        if found.confidence >= Confidence::Likely && !refused {
            all.push((found.span.of(text), Reading::Move(segment.cover(found.span), found.san.action)));
        }
    }
    all
}

/// Whether the letter of a move's piece is the one that the table writes; nothing for a move without a letter
/// or with a figurine.
fn piece_letter(word: &str, table: &SymbolTable) -> Option<bool> {
    lex(word, table).find_map(|token| {
        let TokenKind::Piece(role) = token.kind() else { return None };
        let letter = token.span().of(word);
        letter.chars().all(char::is_alphabetic).then(|| letter == table.written(role.into()))
    })
}

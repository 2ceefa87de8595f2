//! Moves in running text, in any language.

mod account;
mod check;
mod found;
mod game;
mod glance;
mod links;
mod odd;
mod placed;
mod reading;
mod scan;
mod shape;
mod slip;
mod text;
mod translate;
mod weigh;

use alfil_board::Position;
use alfil_engine::SymbolTable;

pub(crate) use self::account::Account;
pub use self::check::check_prose;
pub use self::found::{Confidence, Found, FoundKind, Why};
pub use self::translate::Prose;

/// Finds the moves that stand in running text, and the pieces that are named on squares, in the order of
/// the text.
///
/// The form of a move is not enough: `e4` is a paragraph, `A4` a paper, `Ca2+` an ion. What speaks for a
/// move is its number, the moves around it, and the game that the text tells: numbered moves are replayed,
/// and what is legal where the text stands is a move. Each find says how sure it is, and why. Those of
/// [`Confidence::Any`] have the form and little else; most callers want [`Confidence::Likely`] and above.
///
/// ```
/// use alfil_document::{find, Confidence, FoundKind};
/// use alfil_locale::builtin::EN;
///
/// let text = "After 5.Nf3 Black can try ...c5 at once; print it on A4. The Nf3 stays.";
/// let found: Vec<_> = find(text, EN.table())
///     .into_iter()
///     .filter(|found| found.confidence >= Confidence::Likely)
///     .map(|found| (found.span.of(text), found.kind, found.why.code()))
///     .collect();
/// assert_eq!(
///     found,
///     [
///         ("Nf3", FoundKind::Move, "numbered"),
///         ("c5", FoundKind::Move, "dotted"),
///         ("Nf3", FoundKind::Reference, "letter-and-square"),
///     ],
/// );
/// ```
pub fn find(text: &str, table: &SymbolTable) -> Vec<Found> {
    reading::Told::read(text, table, None).found.into_iter().map(|(_, found)| found).collect()
}

/// As [`find`], in a text about a game that has come to `position`, such as a comment in its score.
///
/// ```
/// use alfil_board::Position;
/// use alfil_document::{find_from, FoundKind};
/// use alfil_locale::builtin::EN;
///
/// let position = Position::from_fen("6k1/8/8/8/8/5N2/8/6K1 w - - 0 40")?;
/// let found = find_from("Be4 on, the Nf3 needs Kg2 and Ne5.", EN.table(), &position);
/// let codes: Vec<_> = found.iter().map(|found| (found.kind, found.why.code())).collect();
/// assert_eq!(codes[1], (FoundKind::Reference, "stands-there"));
/// assert_eq!(codes[2], (FoundKind::Move, "legal"));
/// # Ok::<_, alfil_board::FenError>(())
/// ```
pub fn find_from(text: &str, table: &SymbolTable, position: &Position) -> Vec<Found> {
    reading::Told::read(text, table, Some(position)).found.into_iter().map(|(_, found)| found).collect()
}

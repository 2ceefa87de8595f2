//! Tables for the examples of this crate, which knows no language. Real ones come from `alfil-locale`.

use alloc::vec::Vec;

use crate::{Role, SymbolTable, TableError};

/// The letters `K Q R B N`.
#[must_use]
pub fn english() -> SymbolTable {
    table(["K", "Q", "R", "B", "N"])
}

/// The letters `R D T A C`.
#[must_use]
pub fn spanish() -> SymbolTable {
    table(["R", "D", "T", "A", "C"])
}

#[allow(clippy::expect_used)]
fn table(letters: [&str; 5]) -> SymbolTable {
    let builder = SymbolTable::builder().laws();
    let named = Role::PIECES.into_iter().zip(letters);
    let table: Result<_, Vec<TableError>> =
        named.fold(builder, |builder, (role, letter)| builder.write(role, letter)).build();
    table.expect("both sets of letters are sound")
}

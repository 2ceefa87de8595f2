//! What can be said of any table: what a style keeps of a move, and every spelling in turn as the written
//! one.

use alfil::engine::{Action, Capture, EnPassant, Mark, San, Symbol, SymbolTable};
use alfil::{Role, Style};

/// The layouts that every language can write.
pub fn presets() -> [(&'static str, Style); 4] {
    [
        ("fide", Style::fide()),
        ("pgn", Style::pgn()),
        ("handbook-short", Style::handbook_short()),
        ("figurine", Style::figurine()),
    ]
}

/// What is left of `san` when it is written in `style` and read again.
pub fn kept(san: &San, style: &Style) -> San {
    let mut kept = *san;
    let sign = !style.capture.is_empty();
    match &mut kept.action {
        Action::Piece { capture, .. } if !sign => *capture = None,
        Action::Pawn { from, capture, to, .. } => {
            // Without a file of departure nothing but the sign tells a capture from an advance.
            let needed = from.file.is_none() && capture.is_some();
            let says = capture.is_some() || from.file.is_some_and(|file| file != to.file());
            *capture = (says && (sign || needed)).then_some(capture.unwrap_or(Capture::PLAIN));
        }
        _ => {}
    }
    let written = match kept.mark {
        None => false,
        Some(Mark::Check) => !style.check.is_empty(),
        Some(Mark::Mate) => !style.mate.is_empty(),
        Some(Mark::DoublePlus) => !style.check.is_empty() || !style.mate.is_empty(),
    };
    kept.mark = kept.mark.filter(|_| written);
    kept.en_passant &= style.en_passant != EnPassant::Omitted;
    kept
}

/// The table `of`, with `spelling`, which it reads, as what it writes for `symbol`.
pub fn writing(of: &'static SymbolTable, symbol: Symbol, spelling: &str) -> Option<SymbolTable> {
    let mut parts = of.parts();
    let pool = parts.pool;
    let entry = parts.read.iter().find(|entry| {
        let start = usize::from(entry.spelling.start);
        usize::from(entry.symbol) == symbol.index()
            && pool.get(start..start + usize::from(entry.spelling.length)) == Some(spelling)
    })?;
    *parts.written.get_mut(symbol.index())? = entry.spelling;
    Some(SymbolTable::from_parts(parts))
}

/// Every symbol with each spelling that is read but not written.
pub fn alternatives(table: &SymbolTable) -> Vec<(Symbol, String)> {
    Symbol::all()
        .flat_map(|symbol| table.reads(symbol).map(move |spelling| (symbol, spelling.to_string())))
        .filter(|(symbol, spelling)| table.written(*symbol) != spelling)
        .collect()
}

/// Whether writing `san` writes `symbol`.
pub fn has(san: &San, symbol: Symbol) -> bool {
    let square = |square: alfil::Square| {
        Symbol::File(square.file()) == symbol || Symbol::Rank(square.rank()) == symbol
    };
    match san.action {
        Action::Piece { role, from, to, .. } => {
            symbol == Symbol::Piece(role)
                || square(to)
                || from.file.is_some_and(|file| Symbol::File(file) == symbol)
                || from.rank.is_some_and(|rank| Symbol::Rank(rank) == symbol)
        }
        Action::Pawn { from, to, promotion, .. } => {
            Symbol::File(to.file()) == symbol
                || to.square().is_some_and(square)
                || promotion.is_some_and(|role| Symbol::Piece(role) == symbol)
                || from.file.is_some_and(|file| Symbol::File(file) == symbol)
                || from.rank.is_some_and(|rank| Symbol::Rank(rank) == symbol)
        }
        Action::Drop { role, to } => Symbol::Piece(role) == symbol || square(to),
        _ => false,
    }
}

/// The table `of` with the letters of two pieces in each other's place. It can write, and no more: what it
/// would read was worked out for the letters as they were.
pub fn swapped(of: &'static SymbolTable, one: Role, other: Role) -> SymbolTable {
    let mut parts = of.parts();
    parts.written.swap(Symbol::Piece(one).index(), Symbol::Piece(other).index());
    SymbolTable::from_parts(parts)
}

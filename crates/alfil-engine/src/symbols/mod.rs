//! What a language's table says: for each [`Symbol`] one spelling to write and any number to read.
//!
//! A [`SymbolTable`] is made by a checking [`SymbolTableBuilder`] and never changes afterwards. It is plain
//! data without pointers of its own (offsets into one string), so a table can be computed when a crate is
//! built and stand in the program as a `static`.

mod builder;
mod proof;

use alloc::borrow::Cow;
use core::fmt;

pub use self::builder::{BadSpelling, SymbolTableBuilder, TableError};

use crate::plain::Classes;
use crate::role::Role;
use crate::square::{File, Rank};

/// Something that a table spells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// The letter of a chessman.
    Piece(Role),
    /// The letter of a file.
    File(File),
    /// The figure of a rank.
    Rank(Rank),
    /// A sign.
    Sign(Sign),
}

/// A sign of the notation (C.9 to C.13), or what stands for it in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sign {
    /// `x`: captures (C.13).
    Capture,
    /// `-` between the squares of a move in long form.
    Dash,
    /// What introduces the promotion piece, `=` in PGN (8.2.3.3); the Laws write none (C.11).
    Promotion,
    /// `0-0`: castling with rook h1 or h8 (C.13).
    CastleShort,
    /// `0-0-0`: castling with rook a1 or a8 (C.13).
    CastleLong,
    /// `+`: check (C.13).
    Check,
    /// `++`, which the Laws read as mate and older books as double check. Only a position can tell, so it
    /// is a sign of its own.
    DoublePlus,
    /// `#`: mate (C.13).
    Mate,
    /// `e.p.`: captures en passant (C.9, C.13).
    EnPassant,
    /// `(=)`: the offer of a draw (C.12).
    DrawOffer,
    /// `--`: a move that is passed over.
    NullMove,
    /// `@`: a chessman from the hand is dropped on the board, as in crazyhouse.
    Drop,
}

impl Sign {
    /// All signs, in the order of [`Sign::index`].
    pub const ALL: [Sign; 12] = [
        Sign::Capture,
        Sign::Dash,
        Sign::Promotion,
        Sign::CastleShort,
        Sign::CastleLong,
        Sign::Check,
        Sign::DoublePlus,
        Sign::Mate,
        Sign::EnPassant,
        Sign::DrawOffer,
        Sign::NullMove,
        Sign::Drop,
    ];

    /// Position in [`Sign::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key of this sign in tables and in machine output.
    pub const fn name(self) -> &'static str {
        match self {
            Sign::Capture => "capture",
            Sign::Dash => "dash",
            Sign::Promotion => "promotion",
            Sign::CastleShort => "castle-short",
            Sign::CastleLong => "castle-long",
            Sign::Check => "check",
            Sign::DoublePlus => "double-plus",
            Sign::Mate => "mate",
            Sign::EnPassant => "en-passant",
            Sign::DrawOffer => "draw-offer",
            Sign::NullMove => "null-move",
            Sign::Drop => "drop",
        }
    }
}

impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Symbol {
    /// How many symbols there are.
    pub const COUNT: usize = 6 + 8 + 8 + 12;

    /// All symbols, in the order of [`Symbol::index`].
    pub fn all() -> impl Iterator<Item = Symbol> {
        (0..Symbol::COUNT).filter_map(Symbol::new)
    }

    /// The symbol with this [`index`](Symbol::index).
    #[allow(clippy::indexing_slicing)] // each arm is as long as its list
    pub const fn new(index: usize) -> Option<Symbol> {
        match index {
            0..6 => Some(Symbol::Piece(Role::ALL[index])),
            6..14 => Some(Symbol::File(File::ALL[index - 6])),
            14..22 => Some(Symbol::Rank(Rank::ALL[index - 14])),
            22..34 => Some(Symbol::Sign(Sign::ALL[index - 22])),
            _ => None,
        }
    }

    /// A number from 0 to [`Symbol::COUNT`] − 1.
    pub const fn index(self) -> usize {
        match self {
            Symbol::Piece(role) => role.index(),
            Symbol::File(file) => 6 + file.index(),
            Symbol::Rank(rank) => 14 + rank.index(),
            Symbol::Sign(sign) => 22 + sign.index(),
        }
    }

    /// Whether a table must be able to write this symbol. A pawn has no letter (C.4), and a promotion
    /// needs no sign (C.11).
    pub const fn is_required(self) -> bool {
        !matches!(self, Symbol::Piece(Role::Pawn) | Symbol::Sign(Sign::Promotion))
    }
}

/// For people: `knight`, `file e`, `rank 4`, `capture`.
impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Symbol::Piece(role) => role.fmt(f),
            Symbol::File(file) => write!(f, "file {file}"),
            Symbol::Rank(rank) => write!(f, "rank {rank}"),
            Symbol::Sign(sign) => sign.fmt(f),
        }
    }
}

impl From<Role> for Symbol {
    fn from(role: Role) -> Symbol {
        Symbol::Piece(role)
    }
}

impl From<File> for Symbol {
    fn from(file: File) -> Symbol {
        Symbol::File(file)
    }
}

impl From<Rank> for Symbol {
    fn from(rank: Rank) -> Symbol {
        Symbol::Rank(rank)
    }
}

impl From<Sign> for Symbol {
    fn from(sign: Sign) -> Symbol {
        Symbol::Sign(sign)
    }
}

/// The spellings of one language, compiled for reading and for writing.
///
/// Every spelling has one meaning, and every move that the notation can express reads back as itself when
/// it is written with this table: [`SymbolTableBuilder::build`] has tried them all.
///
/// ```
/// use alfil_engine::{Role, Sign, SymbolTable};
///
/// # fn spanish() -> Result<SymbolTable, Vec<alfil_engine::TableError>> {
/// let spanish = SymbolTable::builder()
///     .laws()                                  // files, ranks and the signs of C.13
///     .write(Role::King, "R")
///     .write(Role::Queen, "D")
///     .write(Role::Rook, "T")
///     .write(Role::Bishop, "A")
///     .write(Role::Knight, "C")
///     .read(Sign::Check, "jaque")
///     .build()?;
/// # Ok(spanish) }
/// # let spanish = spanish().unwrap();
/// assert_eq!(spanish.written(Role::Knight.into()), "C");
/// assert_eq!(spanish.reads(Role::King.into()).collect::<Vec<_>>(), ["R"]);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct SymbolTable {
    /// Every spelling, end to end.
    pool: Cow<'static, str>,
    /// What is written, by [`Symbol::index`].
    written: [Slice; Symbol::COUNT],
    /// The figurine of each role, by [`Role::index`].
    figurines: [Slice; 6],
    /// What is read: grouped by first byte, longest first within a group.
    read: Cow<'static, [Entry]>,
    /// For each first byte, where its group in `read` starts; entry 256 is the length of `read`.
    groups: Cow<'static, [u16; 257]>,
    /// What each byte can be, for reading plain moves.
    classes: Cow<'static, Classes>,
}

/// A part of a table's pool.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slice {
    pub start: u16,
    pub length: u8,
}

/// One readable spelling and its meaning.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    pub spelling: Slice,
    /// [`Symbol::index`].
    pub symbol: u8,
}

/// A table as plain data, for build scripts that write tables into a program.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct Parts<'a> {
    pub pool: &'a str,
    pub written: [Slice; Symbol::COUNT],
    pub figurines: [Slice; 6],
    pub read: &'a [Entry],
    pub groups: &'a [u16; 257],
    pub classes: &'a [u8; 256],
}

impl SymbolTable {
    /// Starts an empty table.
    pub fn builder() -> SymbolTableBuilder {
        SymbolTableBuilder::new()
    }

    /// Puts together a table that was checked before, from its [`parts`](SymbolTable::parts).
    #[doc(hidden)]
    pub const fn from_parts(parts: Parts<'static>) -> SymbolTable {
        SymbolTable {
            pool: Cow::Borrowed(parts.pool),
            written: parts.written,
            figurines: parts.figurines,
            read: Cow::Borrowed(parts.read),
            groups: Cow::Borrowed(parts.groups),
            classes: Cow::Borrowed(parts.classes),
        }
    }

    /// The table as plain data.
    #[doc(hidden)]
    pub fn parts(&self) -> Parts<'_> {
        Parts {
            pool: &self.pool,
            written: self.written,
            figurines: self.figurines,
            read: &self.read,
            groups: &self.groups,
            classes: &self.classes,
        }
    }

    /// The spelling that is written for a symbol; empty where there is none to write, as for the pawn.
    pub fn written(&self, symbol: Symbol) -> &str {
        self.written.get(symbol.index()).map_or("", |slice| self.slice(*slice))
    }

    /// Whether what is written for a symbol is this byte and nothing else.
    #[inline(always)]
    pub(crate) fn writes_as_byte(&self, symbol: Symbol, byte: u8) -> bool {
        let Some(Slice { start, length: 1 }) = self.written.get(symbol.index()) else { return false };
        self.pool.as_bytes().get(usize::from(*start)) == Some(&byte)
    }

    /// The figurine of a role (♔ for the king), or its letter where the table has no figurine.
    pub fn figurine(&self, role: Role) -> &str {
        match self.figurines.get(role.index()).map_or("", |slice| self.slice(*slice)) {
            "" => self.written(role.into()),
            figurine => figurine,
        }
    }

    /// Every spelling that is read as this symbol, figurines and the written one included.
    pub fn reads(&self, symbol: Symbol) -> impl Iterator<Item = &str> {
        self.read
            .iter()
            .filter(move |entry| usize::from(entry.symbol) == symbol.index())
            .map(|entry| self.slice(entry.spelling))
    }

    /// The one meaning of this exact spelling, `None` where the table does not know it.
    ///
    /// No prefixes, no folding of case, no likeness: `Sf` is not `S`.
    pub fn meaning(&self, spelling: &str) -> Option<Symbol> {
        match self.longest(spelling.as_bytes()) {
            Some((symbol, length)) if length == spelling.len() => Some(symbol),
            _ => None,
        }
    }

    /// The longest spelling that `text` starts with: its meaning and its length in bytes.
    pub(crate) fn longest(&self, text: &[u8]) -> Option<(Symbol, usize)> {
        let first = usize::from(*text.first()?);
        let start = usize::from(*self.groups.get(first)?);
        let end = usize::from(*self.groups.get(first + 1)?);
        let pool = self.pool.as_bytes();
        for entry in self.read.get(start..end)? {
            let spelling = usize::from(entry.spelling.start);
            let length = usize::from(entry.spelling.length);
            // The first byte is the group's. Most spellings are nothing but that byte, and of most others the
            // second byte is enough to tell that they are not there.
            if length > 1 && text.get(1) != pool.get(spelling + 1) {
                continue;
            }
            if length <= 2 || text.get(..length) == pool.get(spelling..spelling + length) {
                return Some((Symbol::new(usize::from(entry.symbol))?, length));
            }
        }
        None
    }

    /// What each byte can be.
    /// Whether files, ranks and the signs of captures, checks and mates are written as in PGN (8.2.3), so that
    /// moves differ from it in nothing but the letters of pieces, and in castling.
    pub fn has_pgn_frame(&self) -> bool {
        let files = File::ALL.into_iter().map(Symbol::File).zip('a'..='h');
        let ranks = Rank::ALL.into_iter().map(Symbol::Rank).zip('1'..='8');
        let signs = [(Sign::Capture, 'x'), (Sign::Check, '+'), (Sign::Mate, '#')];
        let signs = signs.into_iter().map(|(sign, written)| (Symbol::Sign(sign), written));
        files.chain(ranks).chain(signs).all(|(symbol, written)| {
            let mut characters = self.written(symbol).chars();
            characters.next() == Some(written) && characters.next().is_none()
        })
    }

    pub(crate) fn classes(&self) -> &Classes {
        &self.classes
    }

    /// The readable spellings that start with `byte`, longest first.
    pub(crate) fn spellings_from(&self, byte: u8) -> impl Iterator<Item = (Symbol, &str)> {
        let bound = |at: usize| self.groups.get(at).map_or(0, |at| usize::from(*at));
        let first = usize::from(byte);
        let entries = self.read.get(bound(first)..bound(first + 1)).unwrap_or(&[]);
        entries
            .iter()
            .filter_map(|entry| Some((Symbol::new(usize::from(entry.symbol))?, self.slice(entry.spelling))))
    }

    fn slice(&self, slice: Slice) -> &str {
        let start = usize::from(slice.start);
        self.pool.get(start..start + usize::from(slice.length)).unwrap_or("")
    }
}

impl fmt::Debug for SymbolTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(Symbol::all().map(|symbol| (symbol, self.written(symbol)))).finish()
    }
}

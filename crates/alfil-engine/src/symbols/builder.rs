//! How a [`SymbolTable`] is made: collect spellings, check them all, compile the matcher.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::{Entry, Sign, Slice, Symbol, SymbolTable};
use crate::message::Message;
use crate::messages;
use crate::plain::classes;
use crate::role::Role;
use crate::square::{File, Rank};
use crate::token::Annotation;

/// Collects the spellings of a table and checks them; see [`SymbolTable::builder`].
#[derive(Clone, Debug, Default)]
pub struct SymbolTableBuilder {
    spellings: Vec<Spelling>,
    figurines: Vec<(Role, String)>,
}

#[derive(Clone, Debug)]
struct Spelling {
    symbol: Symbol,
    text: String,
    written: bool,
}

/// What makes a table unusable.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TableError {
    /// A symbol has no spelling.
    Missing {
        /// Which symbol.
        symbol: Symbol,
    },
    /// A spelling cannot stand in a move.
    BadSpelling {
        /// What it was to spell.
        symbol: Symbol,
        /// The spelling.
        spelling: String,
        /// What is wrong with it.
        reason: BadSpelling,
    },
    /// One spelling has two meanings.
    Conflict {
        /// The spelling.
        spelling: String,
        /// What claimed it first.
        first: Symbol,
        /// What claimed it as well.
        second: Symbol,
    },
    /// A move does not read back as itself, although no two spellings are equal: Bengali `G` (bishop) with
    /// the file `h` behind it is spelled as `Gh` (knight).
    Misread {
        /// The move as this table writes it.
        text: String,
        /// The symbol that is not read, and how it is spelled.
        meant: (Symbol, String),
        /// The symbol that is read in its place, if any, and its spelling.
        read: Option<(Symbol, String)>,
    },
    /// There are more spellings than a table holds.
    TooLarge,
}

/// What is wrong with a spelling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BadSpelling {
    /// It is empty.
    Empty,
    /// It is longer than 64 bytes.
    TooLong,
    /// It has a character that cannot stand in this place.
    Character(char),
}

impl TableError {
    /// What is wrong, to say to a person.
    pub fn message(&self) -> Message {
        match self {
            TableError::Missing { symbol } => messages::no_spelling(*symbol),
            TableError::BadSpelling { symbol, spelling, reason } => match reason {
                BadSpelling::Empty => messages::empty_spelling(*symbol),
                BadSpelling::TooLong => messages::long_spelling(*symbol, spelling),
                BadSpelling::Character(c) if c.is_control() => {
                    let number = format!("U+{:04X}", u32::from(*c));
                    messages::control_character(*symbol, number)
                }
                BadSpelling::Character(c) => messages::bad_character(*symbol, spelling, *c),
            },
            TableError::Conflict { spelling, first, second } => {
                messages::two_meanings(spelling, *first, *second)
            }
            TableError::Misread { text, meant: (symbol, spelling), read } => match read {
                Some((other, found)) => messages::taken_for(text, spelling, *symbol, found, *other),
                None => messages::not_recognised(text, spelling, *symbol),
            },
            TableError::TooLarge => messages::table_too_large(),
        }
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl core::error::Error for TableError {}

impl SymbolTableBuilder {
    pub(super) fn new() -> SymbolTableBuilder {
        SymbolTableBuilder::default()
    }

    /// Adds what the Laws give every language: the files and ranks (C.5, C.6), the signs of C.12 and C.13,
    /// `=` and `O-O` as PGN has them, and the signs that are common to all writers of long moves, null
    /// moves and drops.
    pub fn laws(mut self) -> SymbolTableBuilder {
        for file in File::ALL {
            self = self.write(file, file.name());
        }
        for rank in Rank::ALL {
            self = self.write(rank, rank.name());
        }
        let signs = [
            (Sign::Capture, "x"),
            (Sign::Dash, "-"),
            (Sign::CastleShort, "0-0"),
            (Sign::CastleLong, "0-0-0"),
            (Sign::Check, "+"),
            (Sign::DoublePlus, "++"),
            (Sign::Mate, "#"),
            (Sign::EnPassant, "e.p."),
            (Sign::DrawOffer, "(=)"),
            (Sign::NullMove, "--"),
            (Sign::Drop, "@"),
        ];
        for (sign, spelling) in signs {
            self = self.write(sign, spelling);
        }
        self.read(Sign::Promotion, "=").read(Sign::CastleShort, "O-O").read(Sign::CastleLong, "O-O-O")
    }

    /// Sets the spelling that is written for a symbol, instead of an earlier one, and read as it.
    pub fn write(mut self, symbol: impl Into<Symbol>, spelling: &str) -> SymbolTableBuilder {
        let symbol = symbol.into();
        self.spellings.retain(|entry| !(entry.written && entry.symbol == symbol));
        self.spellings.push(Spelling { symbol, text: spelling.into(), written: true });
        self
    }

    /// Adds a spelling that is read as a symbol.
    pub fn read(mut self, symbol: impl Into<Symbol>, spelling: &str) -> SymbolTableBuilder {
        self.spellings.push(Spelling { symbol: symbol.into(), text: spelling.into(), written: false });
        self
    }

    /// Sets the figurine that is written for a role in figurine notation, and read as it in any.
    pub fn figurine(mut self, role: Role, figurine: &str) -> SymbolTableBuilder {
        self.figurines.retain(|(other, _)| *other != role);
        self.figurines.push((role, figurine.into()));
        self.read(role, figurine)
    }

    /// Checks everything and compiles the table.
    ///
    /// The last check tries every move that the notation can express: each must read back as itself.
    ///
    /// # Errors
    /// All that is wrong, not just the first.
    pub fn build(self) -> Result<SymbolTable, Vec<TableError>> {
        let table = self.compile()?;
        let misread = table.prove();
        if misread.is_empty() { Ok(table) } else { Err(misread) }
    }

    fn compile(self) -> Result<SymbolTable, Vec<TableError>> {
        let mut errors = Vec::new();
        for symbol in Symbol::all().filter(|symbol| symbol.is_required()) {
            if !self.spellings.iter().any(|entry| entry.written && entry.symbol == symbol) {
                errors.push(TableError::Missing { symbol });
            }
        }
        for Spelling { symbol, text, .. } in &self.spellings {
            if let Some(reason) = fault(*symbol, text) {
                errors.push(TableError::BadSpelling { symbol: *symbol, spelling: text.clone(), reason });
            }
        }
        let mut readings: Vec<(String, Symbol)> = Vec::new();
        // An empty spelling was reported above, and conflicts with nothing but others like it.
        for Spelling { symbol, text, .. } in self.spellings.iter().filter(|entry| !entry.text.is_empty()) {
            for form in forms(*symbol, text) {
                match readings.iter().find(|(other, _)| *other == form) {
                    None => readings.push((form, *symbol)),
                    Some((_, first)) if first == symbol => {}
                    Some((spelling, first)) => {
                        let (spelling, first) = (spelling.clone(), *first);
                        errors.push(TableError::Conflict { spelling, first, second: *symbol });
                    }
                }
            }
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        self.lay_out(readings).ok_or_else(|| Vec::from([TableError::TooLarge]))
    }

    /// Puts checked spellings into the form that is searched.
    fn lay_out(&self, mut readings: Vec<(String, Symbol)>) -> Option<SymbolTable> {
        readings.sort_by(|(a, _), (b, _)| {
            a.as_bytes().first().cmp(&b.as_bytes().first()).then(b.len().cmp(&a.len())).then(a.cmp(b))
        });
        let mut pool = String::new();
        let mut add = |text: &str| {
            let start = pool.find(text).unwrap_or_else(|| {
                pool.push_str(text);
                pool.len() - text.len()
            });
            Some(Slice { start: u16::try_from(start).ok()?, length: u8::try_from(text.len()).ok()? })
        };
        let mut read = Vec::with_capacity(readings.len());
        for (text, symbol) in &readings {
            read.push(Entry { spelling: add(text)?, symbol: u8::try_from(symbol.index()).ok()? });
        }
        let mut written = [Slice::default(); Symbol::COUNT];
        for Spelling { symbol, text, .. } in self.spellings.iter().filter(|entry| entry.written) {
            *written.get_mut(symbol.index())? = add(text)?;
        }
        let mut figurines = [Slice::default(); 6];
        for (role, text) in &self.figurines {
            *figurines.get_mut(role.index())? = add(text)?;
        }
        let mut groups = [0; 257];
        for (first, start) in groups.iter_mut().enumerate() {
            let before =
                readings.iter().filter(|(text, _)| text.as_bytes().first() < Some(&(first.min(255) as u8)));
            *start = u16::try_from(if first == 256 { readings.len() } else { before.count() }).ok()?;
        }
        let mut table = SymbolTable {
            pool: Cow::Owned(pool),
            written,
            figurines,
            read: Cow::Owned(read),
            groups: Cow::Owned(groups),
            classes: Cow::Owned([0; 256]),
        };
        table.classes = Cow::Owned(classes(&table));
        Some(table)
    }
}

/// All forms in which a spelling is read.
///
/// A hyphen in a castling sign or between squares stands for any dash, since typesetters use all of them.
/// Words for en passant also stand in brackets.
fn forms(symbol: Symbol, text: &str) -> Vec<String> {
    const DASHES: [&str; 6] = ["-", "‐", "‑", "–", "—", "−"];
    match symbol {
        Symbol::Sign(Sign::CastleShort | Sign::CastleLong | Sign::Dash) if text.contains('-') => {
            DASHES.iter().map(|dash| text.replace('-', dash)).collect()
        }
        Symbol::Sign(Sign::EnPassant) => Vec::from([text.to_string(), format!("({text})")]),
        _ => Vec::from([text.to_string()]),
    }
}

/// What is wrong with a spelling on its own.
fn fault(symbol: Symbol, text: &str) -> Option<BadSpelling> {
    const LONGEST: usize = 64;
    if text.is_empty() {
        return Some(BadSpelling::Empty);
    }
    if text.len() > LONGEST {
        return Some(BadSpelling::TooLong);
    }
    let ends_in_space = text.starts_with(char::is_whitespace) || text.ends_with(char::is_whitespace);
    text.chars()
        .find(|c| match symbol {
            _ if c.is_control() || matches!(c, '{' | '}' | ';' | '[' | ']' | '$' | '%' | '*' | ',') => true,
            Symbol::Piece(_) | Symbol::File(_) => {
                c.is_whitespace() || c.is_numeric() || Annotation::is_sign(*c) || "()+#=-.@:/".contains(*c)
            }
            Symbol::Rank(_) => c.is_whitespace() || Annotation::is_sign(*c) || "()+#=-.@:/".contains(*c),
            Symbol::Sign(_) => Annotation::is_sign(*c) || (c.is_whitespace() && ends_in_space),
        })
        .map(BadSpelling::Character)
}

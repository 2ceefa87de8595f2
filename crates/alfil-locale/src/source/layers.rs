//! What a table says once everything it inherits is put together: [`Layers`].
//!
//! A file holds only what differs. Laid over one another, `root`, the parents, the file and perhaps one of
//! its variants give every symbol its spellings, each with the file it came from, so that a conflict can
//! name both culprits.

use alfil_engine::{Role, Span, Symbol, SymbolTable, SymbolTableBuilder, TableError};
use unicode_normalization::UnicodeNormalization;

use super::Located;
use super::decode::{CoordinateEntry, Spellings, SymbolEntry};

/// The spellings of every symbol.
#[derive(Clone, Debug)]
pub(super) struct Layers {
    symbols: Vec<Merged>,
    figurines: Vec<(Role, Merged)>,
}

/// The spellings of one symbol, and where each comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Merged {
    write: Option<Spelled>,
    read: Vec<Spelled>,
}

/// A spelling and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spelled {
    pub(super) text: String,
    pub(super) origin: Origin,
}

/// A spelling with what it is to mean.
#[derive(Clone, Copy, Debug)]
pub(super) struct Claim<'a> {
    pub(super) symbol: Symbol,
    pub(super) spelled: &'a Spelled,
    /// Whether it is written, and not only read.
    pub(super) written: bool,
}

/// Where a spelling was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// In the file that is checked.
    Here(Span),
    /// In the table of this name, which the file inherits from.
    Inherited(String),
}

impl Layers {
    pub(super) fn new() -> Layers {
        Layers { symbols: vec![Merged::default(); Symbol::COUNT], figurines: Vec::new() }
    }

    /// Lays `spellings` over what is there. `origin` is the table they come from, or `None` if that is the
    /// file that is checked. Returns the keys that say nothing new.
    pub(super) fn lay(&mut self, spellings: &Spellings, origin: Option<&str>) -> Vec<Span> {
        let mut idle = Vec::new();
        for (symbol, entry) in &spellings.symbols {
            if let Some(merged) = self.symbols.get_mut(symbol.index())
                && !merged.lay(entry, origin)
            {
                idle.push(entry.key);
            }
        }
        for (role, entry) in &spellings.figurines {
            if !self.figurines.iter().any(|(other, _)| other == role) {
                self.figurines.push((*role, Merged::default()));
            }
            for (_, merged) in self.figurines.iter_mut().filter(|(other, _)| other == role) {
                merged.lay(entry, origin);
            }
        }
        for entry in &spellings.coordinates {
            if !self.lay_coordinates(entry, origin) {
                idle.push(entry.key);
            }
        }
        idle
    }

    /// Files and ranks are always read as the Laws name them too, for players mix the two.
    fn lay_coordinates(&mut self, entry: &CoordinateEntry, origin: Option<&str>) -> bool {
        let mut changed = false;
        for (symbol, spelling) in entry.symbols.iter().zip(&entry.spellings) {
            let Some(merged) = self.symbols.get_mut(symbol.index()) else { continue };
            let spelled = Spelled::new(spelling, origin);
            let before = merged.texts();
            if entry.written {
                merged.read.extend(merged.write.replace(spelled));
            } else if !merged.knows(&spelled.text) {
                merged.read.push(spelled);
            }
            changed |= merged.texts() != before;
        }
        changed
    }

    /// Whether a symbol has a spelling to write.
    pub(super) fn writes(&self, symbol: Symbol) -> Option<&Spelled> {
        self.symbols.get(symbol.index())?.write.as_ref()
    }

    /// Compiles the table. Every spelling is read in its decomposed form too, which some keyboards and file
    /// systems produce.
    pub(super) fn compile(&self) -> Result<SymbolTable, Vec<TableError>> {
        let mut builder = SymbolTable::builder();
        for (symbol, merged) in Symbol::all().zip(&self.symbols) {
            if let Some(written) = &merged.write {
                builder = builder.write(symbol, &written.text);
            }
            for spelled in merged.write.iter().chain(&merged.read) {
                builder = read(builder, symbol, &spelled.text);
            }
        }
        for (role, merged) in &self.figurines {
            if let Some(figurine) = &merged.write {
                builder = builder.figurine(*role, &figurine.text);
            }
            for spelled in &merged.read {
                builder = builder.read(*role, &spelled.text);
            }
        }
        builder.build()
    }

    /// Who claims the spelling that an error of [`Layers::compile`] names.
    pub(super) fn claim(&self, symbol: Symbol, spelling: &str) -> Option<Claim<'_>> {
        let spelled = self.origin(symbol, spelling)?;
        let written = self.writes(symbol).is_some_and(|written| written == spelled);
        Some(Claim { symbol, spelled, written })
    }

    /// Where the spelling that an error of [`Layers::compile`] names was written. The table also reads
    /// other forms of what is written, so the likest spelling of the symbol is taken.
    pub(super) fn origin(&self, symbol: Symbol, spelling: &str) -> Option<&Spelled> {
        let merged = self.symbols.get(symbol.index())?;
        let figurines = self.figurines.iter().filter(|(role, _)| Symbol::from(*role) == symbol);
        let all = || {
            let figurines = figurines.clone().flat_map(|(_, merged)| merged.write.iter().chain(&merged.read));
            merged.write.iter().chain(&merged.read).chain(figurines)
        };
        all()
            .find(|spelled| spelled.text == spelling)
            .or_else(|| all().min_by_key(|spelled| strsim::levenshtein(&spelled.text, spelling)))
    }
}

fn read(builder: SymbolTableBuilder, symbol: Symbol, spelling: &str) -> SymbolTableBuilder {
    let decomposed: String = spelling.nfd().collect();
    let builder = builder.read(symbol, spelling);
    if decomposed == spelling { builder } else { builder.read(symbol, &decomposed) }
}

impl Merged {
    /// Lays an entry over what is there: a written spelling takes the place of the inherited one, a list
    /// of read ones takes the place of the inherited list. Returns whether anything changed.
    fn lay(&mut self, entry: &SymbolEntry, origin: Option<&str>) -> bool {
        let before = self.texts();
        if let Some(write) = &entry.write {
            self.write = Some(Spelled::new(write, origin));
        }
        if let Some(read) = &entry.read {
            self.read = read.iter().map(|spelling| Spelled::new(spelling, origin)).collect();
        }
        self.texts() != before
    }

    fn knows(&self, text: &str) -> bool {
        self.write.iter().chain(&self.read).any(|spelled| spelled.text == text)
    }

    fn texts(&self) -> (Option<String>, Vec<String>) {
        let text = |spelled: &Spelled| spelled.text.clone();
        (self.write.as_ref().map(text), self.read.iter().map(text).collect())
    }
}

impl Spelled {
    fn new(spelling: &Located<String>, origin: Option<&str>) -> Spelled {
        let origin = match origin {
            Some(table) => Origin::Inherited(table.to_string()),
            None => Origin::Here(spelling.span),
        };
        Spelled { text: spelling.value.clone(), origin }
    }
}

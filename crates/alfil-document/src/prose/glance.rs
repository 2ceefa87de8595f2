//! Which words of a text can be no move, seen at a glance: [`Glance`].
//!
//! Most words of a text have no figure near them, so no square, and are not castling. To read each of them as a
//! move would take most of the time.

use alfil_engine::{File, Rank, Role, Sign, Symbol, SymbolTable};

use super::text;

/// Texts shorter than this are not worth the preparation.
const SHORT: usize = 256;
/// No square of a move begins further behind the move's beginning, in bytes.
const NEAR: usize = 32;
/// What is longer and has no figure in it are not two files, `edep`, whatever marks they have.
const TWO_FILES: usize = 8;

/// Knows where squares may stand in a text.
pub(super) struct Glance<'a> {
    text: &'a str,
    /// Whether the spelling of a rank begins with a byte; nothing for a short text.
    ranks: Option<[bool; 256]>,
    /// The first characters of files and of castling: what a move without a square begins with.
    openers: Vec<char>,
    /// How many letters these have at most before any other character, marks included.
    opening: usize,
    /// How many letters may stand before the square of a piece's move: `Nbx`.
    before_square: usize,
    /// The first rank that was not passed.
    next: usize,
}

impl<'a> Glance<'a> {
    pub(super) fn new(text: &'a str, table: &SymbolTable) -> Glance<'a> {
        let mut glance =
            Glance { text, ranks: None, openers: Vec::new(), opening: TWO_FILES, before_square: 0, next: 0 };
        if text.len() < SHORT {
            return glance;
        }
        let mut ranks = [false; 256];
        for rank in Rank::ALL {
            for spelling in table.reads(Symbol::Rank(rank)) {
                let first = spelling.bytes().next().and_then(|byte| ranks.get_mut(usize::from(byte)));
                first.into_iter().for_each(|first| *first = true);
            }
        }
        let files = File::ALL.map(Symbol::File);
        let castling = [Symbol::Sign(Sign::CastleShort), Symbol::Sign(Sign::CastleLong)];
        for spelling in files.into_iter().chain(castling).flat_map(|symbol| table.reads(symbol)) {
            let letters = spelling.chars().take_while(|c| text::is_word(*c)).count();
            glance.opening = glance.opening.max(letters + 2);
            glance.openers.extend(spelling.chars().next());
        }
        for role in Role::ALL {
            let letters = table.reads(role.into()).map(|spelling| spelling.chars().count()).max();
            glance.before_square = glance.before_square.max(letters.unwrap_or(0) + 3);
        }
        glance.openers.sort_unstable();
        glance.openers.dedup();
        glance.ranks = Some(ranks);
        glance
    }

    /// Whether what begins with `first` at byte `at` may be a move. Bytes must be asked for in order.
    pub(super) fn may_be_move(&mut self, at: usize, first: char) -> bool {
        let Some(ranks) = &self.ranks else { return true };
        if self.next < at {
            let rest = self.text.as_bytes().get(at..).unwrap_or(&[]);
            let rank = rest.iter().position(|byte| ranks.get(usize::from(*byte)).copied().unwrap_or(false));
            self.next = at + rank.unwrap_or(rest.len());
        }
        let rest = self.text.get(at..).unwrap_or("");
        let letters = || rest.chars().take(64).take_while(|c| text::is_word(*c));
        if self.next < self.text.len() && self.next - at < NEAR {
            let bytes: usize = letters().map(char::len_utf8).sum();
            if self.next < at + bytes || letters().count() <= self.before_square {
                return true;
            }
        }
        // Without a square: castling, or two files with the sign of a capture between them and a mark.
        let invisible = !first.is_ascii() && !text::is_word(first);
        invisible || (self.openers.binary_search(&first).is_ok() && letters().count() <= self.opening)
    }
}

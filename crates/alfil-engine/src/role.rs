//! What kind of chessman moves: [`Role`].

use core::fmt;

/// A kind of chessman, in FIDE's order (Laws, Appendix C.2).
///
/// The Laws use *piece* for every chessman except the pawn; `Role` covers all six, because a table may
/// have a pawn letter that it reads and because a drop may place a pawn.
///
/// ```
/// use alfil_engine::Role;
/// assert_eq!(Role::Knight.name(), "knight");
/// assert!(Role::Knight.is_piece() && !Role::Pawn.is_piece());
/// assert_eq!(Role::PIECES.len(), 5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// The king.
    King,
    /// The queen.
    Queen,
    /// The rook.
    Rook,
    /// The bishop.
    Bishop,
    /// The knight.
    Knight,
    /// The pawn, which is "recognised by the absence" of a letter (C.4).
    Pawn,
}

impl Role {
    /// All six, in FIDE's order.
    pub const ALL: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

    /// The five pieces in the Laws' sense: everything but the pawn.
    pub const PIECES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// What a pawn may become (C.11).
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// Position in [`Role::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether this is a piece in the Laws' sense, that is, not a pawn.
    pub const fn is_piece(self) -> bool {
        !matches!(self, Role::Pawn)
    }

    /// Whether a pawn may be promoted to this role (C.11, Laws 3.7.3.3).
    pub const fn is_promotion(self) -> bool {
        matches!(self, Role::Queen | Role::Rook | Role::Bishop | Role::Knight)
    }

    /// The key used in tables, messages and machine output: `king`, `queen`, `rook`, `bishop`, `knight`,
    /// `pawn`. A key, not an English word to show to readers.
    pub const fn name(self) -> &'static str {
        match self {
            Role::King => "king",
            Role::Queen => "queen",
            Role::Rook => "rook",
            Role::Bishop => "bishop",
            Role::Knight => "knight",
            Role::Pawn => "pawn",
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

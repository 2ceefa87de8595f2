//! What one move says, apart from any language and any position: [`San`].

use crate::role::Role;
use crate::square::{File, Rank, Square};
use crate::token::Annotation;

/// What one move of a score says: the move itself and the marks behind it.
///
/// A `San` is what the author wrote, not what is true on a board: whether `Nf3` is possible, or whether
/// its `+` is really check, only a position can tell. It is small and `Copy`.
///
/// ```
/// use alfil_engine::{parse, Action, Mark, Role};
/// # let english = alfil_engine::doctest::english();
/// let san = parse("Nbxd2+", &english)?;
/// assert_eq!(san.mark, Some(Mark::Check));
/// assert!(matches!(san.action, Action::Piece { role: Role::Knight, capture, .. } if capture.is_some()));
/// # Ok::<_, alfil_engine::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct San {
    /// What is done on the board.
    pub action: Action,
    /// The check or mate mark, where one was written. It is optional (C.13).
    pub mark: Option<Mark>,
    /// Whether "e.p." was written. It is optional (C.9, C.13).
    pub en_passant: bool,
    /// Whether the offer of a draw was marked (C.12).
    pub draw_offer: bool,
    /// The suffix annotation.
    pub annotation: Option<Annotation>,
}

/// What a move does on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Action {
    /// A piece moves (C.8 to C.10). `role` is never [`Role::Pawn`].
    Piece {
        /// Which piece.
        role: Role,
        /// What was said of the square of departure.
        from: Origin,
        /// Whether a capture was written.
        capture: Option<Capture>,
        /// The square of arrival.
        to: Square,
    },
    /// A pawn moves (C.8, C.9, C.11).
    Pawn {
        /// What was said of the square of departure.
        from: Origin,
        /// Whether a capture was written. `ed4` has a file of departure and no capture: without the `x`
        /// that is all it says.
        capture: Option<Capture>,
        /// Where the pawn arrives.
        to: Arrival,
        /// What it becomes there.
        promotion: Option<Role>,
    },
    /// Castling (C.13).
    Castle(Side),
    /// A move is passed over, as in analysis.
    Null,
    /// A chessman from the hand is put on the board.
    Drop {
        /// Which chessman.
        role: Role,
        /// Where it is put.
        to: Square,
    },
}

/// What a move says of its square of departure: nothing, a file, a rank, or both (C.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Origin {
    /// The file, if it was written.
    pub file: Option<File>,
    /// The rank, if it was written.
    pub rank: Option<Rank>,
}

impl Origin {
    /// Nothing was said.
    pub const NONE: Origin = Origin { file: None, rank: None };

    /// Only the file.
    pub const fn file(file: File) -> Origin {
        Origin { file: Some(file), rank: None }
    }

    /// Only the rank.
    pub const fn rank(rank: Rank) -> Origin {
        Origin { file: None, rank: Some(rank) }
    }

    /// The whole square.
    pub const fn square(square: Square) -> Origin {
        Origin { file: Some(square.file()), rank: Some(square.rank()) }
    }

    /// The square, where both its file and its rank were written.
    pub const fn to_square(self) -> Option<Square> {
        match (self.file, self.rank) {
            (Some(file), Some(rank)) => Some(Square::new(file, rank)),
            _ => None,
        }
    }

    /// Whether a chessman on `square` fits what was said.
    pub fn admits(self, square: Square) -> bool {
        self.file.is_none_or(|file| file == square.file())
            && self.rank.is_none_or(|rank| rank == square.rank())
    }
}

/// Where a pawn arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrival {
    /// A square.
    Square(Square),
    /// Only a file, as in `ed` for a pawn of the e-file that captures on the d-file.
    File(File),
}

impl Arrival {
    /// The square, where it was written in full.
    pub const fn square(self) -> Option<Square> {
        match self {
            Arrival::Square(square) => Some(square),
            Arrival::File(_) => None,
        }
    }

    /// The file, which is always known.
    pub const fn file(self) -> File {
        match self {
            Arrival::Square(square) => square.file(),
            Arrival::File(file) => file,
        }
    }
}

/// A capture as it was written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Capture {
    /// What is captured, which some authors write behind the sign: `Sd7xSe5`.
    pub captured: Option<Role>,
}

impl Capture {
    /// The usual capture, which names nobody.
    pub const PLAIN: Capture = Capture { captured: None };
}

/// The two ways to castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// `0-0`, kingside: with rook h1 or h8.
    Short,
    /// `0-0-0`, queenside: with rook a1 or a8.
    Long,
}

/// A check or mate mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// `+`
    Check,
    /// `++`: mate to the Laws (C.13), double check to older books. Without a position nobody can decide.
    DoublePlus,
    /// `#`
    Mate,
}

impl San {
    /// A move with nothing behind it.
    pub const fn new(action: Action) -> San {
        San { action, mark: None, en_passant: false, draw_offer: false, annotation: None }
    }

    /// The square of arrival. `None` for castling, a null move and a capture that names only a file.
    pub const fn to(&self) -> Option<Square> {
        match self.action {
            Action::Piece { to, .. } | Action::Drop { to, .. } => Some(to),
            Action::Pawn { to, .. } => to.square(),
            Action::Castle(_) | Action::Null => None,
        }
    }

    /// Whether the text says that something is captured: by a sign, or by a pawn's file of departure that
    /// differs from that of arrival.
    pub fn says_capture(&self) -> bool {
        match self.action {
            Action::Piece { capture, .. } => capture.is_some(),
            Action::Pawn { capture, from, to, .. } => {
                capture.is_some() || from.file.is_some_and(|file| file != to.file())
            }
            Action::Castle(_) | Action::Null | Action::Drop { .. } => false,
        }
    }
}

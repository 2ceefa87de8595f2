//! A move that a position allows: [`LegalMove`].

use core::fmt;

use alfil_engine::{File, Role, Side, Square};
use cozy_chess::Piece;

use crate::geometry::{role_of, square_of};

/// A move that is legal in the position that made it.
///
/// Only a [`Position`](crate::Position) makes these: by [`resolve`](crate::Position::resolve),
/// [`legal_moves`](crate::Position::legal_moves) and [`move_between`](crate::Position::move_between). Two
/// are equal when they do the same to the same chessmen.
///
/// ```
/// use alfil_board::Position;
/// use alfil_engine::{Role, Square};
/// let position = Position::initial();
/// let mv = position.move_from_uci("g1f3").unwrap();
/// assert_eq!(mv.role(), Role::Knight);
/// assert_eq!(mv.to(), Square::from_name("f3").unwrap());
/// assert!(mv.captured().is_none() && !mv.is_null());
/// assert_eq!(mv.uci().to_string(), "g1f3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LegalMove {
    pub(crate) piece: Piece,
    pub(crate) from: cozy_chess::Square,
    /// As in the rules library: in castling, where the rook stands.
    pub(crate) to: cozy_chess::Square,
    pub(crate) promotion: Option<Piece>,
    pub(crate) captured: Option<Piece>,
    pub(crate) kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    Plain,
    EnPassant,
    Castle(Side),
    Null,
}

impl LegalMove {
    /// What moves; the king in castling and in a null move, the pawn in a promotion.
    pub const fn role(&self) -> Role {
        role_of(self.piece)
    }

    /// The square of departure; the king's in castling.
    pub fn from(&self) -> Square {
        square_of(self.from)
    }

    /// The square of arrival; the king's in castling: g1, c1, g8 or c8.
    pub fn to(&self) -> Square {
        let to = square_of(self.to);
        match self.kind {
            Kind::Castle(Side::Short) => Square::new(File::G, to.rank()),
            Kind::Castle(Side::Long) => Square::new(File::C, to.rank()),
            _ => to,
        }
    }

    /// What a pawn becomes (Laws 3.7.3.3).
    pub fn promotion(&self) -> Option<Role> {
        self.promotion.map(role_of)
    }

    /// What is captured. In a capture en passant that is a pawn, although not on [`LegalMove::to`].
    pub fn captured(&self) -> Option<Role> {
        self.captured.map(role_of)
    }

    /// Whether this is a capture en passant (Laws 3.7.3.1).
    pub const fn is_en_passant(&self) -> bool {
        matches!(self.kind, Kind::EnPassant)
    }

    /// The side castled to (Laws 3.8.2).
    pub const fn castling(&self) -> Option<Side> {
        match self.kind {
            Kind::Castle(side) => Some(side),
            _ => None,
        }
    }

    /// The rook's square of departure in castling. In Chess960 it may be on any file.
    pub fn castling_rook(&self) -> Option<Square> {
        self.castling().map(|_| square_of(self.to))
    }

    /// Whether the move is only passed over, as in analysis.
    pub const fn is_null(&self) -> bool {
        matches!(self.kind, Kind::Null)
    }

    /// The move in the coordinates of the Universal Chess Interface: `e2e4`, `e7e8q`, `0000`. Castling is
    /// the king's move, `e1g1`, where king and rook stand as in orthodox chess, else king takes rook,
    /// `f1h1`.
    pub const fn uci(&self) -> Uci {
        Uci { mv: *self, king_takes_rook: false }
    }

    /// As [`LegalMove::uci`] with castling always as king takes rook, as engines in Chess960 mode want it.
    pub const fn uci960(&self) -> Uci {
        Uci { mv: *self, king_takes_rook: true }
    }

    pub(crate) const fn to_library(self) -> cozy_chess::Move {
        cozy_chess::Move { from: self.from, to: self.to, promotion: self.promotion }
    }
}

/// What [`LegalMove::uci`] returns: write it with `{}`.
#[derive(Clone, Copy, Debug)]
pub struct Uci {
    mv: LegalMove,
    king_takes_rook: bool,
}

impl fmt::Display for Uci {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mv = &self.mv;
        if mv.is_null() {
            return f.write_str("0000");
        }
        let rook = mv.castling_rook();
        let orthodox =
            mv.from().file() == File::E && rook.is_none_or(|rook| matches!(rook.file(), File::A | File::H));
        let to = match rook {
            Some(rook) if self.king_takes_rook || !orthodox => rook,
            _ => mv.to(),
        };
        write!(f, "{}{to}", mv.from())?;
        f.write_str(match mv.promotion {
            Some(Piece::Queen) => "q",
            Some(Piece::Rook) => "r",
            Some(Piece::Bishop) => "b",
            Some(Piece::Knight) => "n",
            _ => "",
        })
    }
}

//! Small letters that may be a pawn's file or a slip for a piece: [`Position::twin`].

use alfil_engine::{Action, Arrival, Origin, Role, San, SymbolTable};

use crate::geometry::{piece, square};
use crate::legal_move::{Kind, LegalMove};
use crate::position::Position;

impl Position {
    /// The piece's move that a pawn's capture would be with a capital letter: English `bxc3` for `Bxc3`.
    ///
    /// A small letter means the file, so [`Position::resolve`] never thinks of a piece. Where it is legal as
    /// well, a careful program says so; where the pawn's capture is not legal, a lenient one may take it.
    /// `None` where the table has no piece with that letter, or not exactly one such move is legal.
    ///
    /// ```
    /// use alfil_board::Position;
    /// # let english = alfil_engine::doctest::english();
    /// let position = Position::from_fen("7k/8/8/8/1pPb4/8/8/7K b - c3 0 1")?;
    /// let san = alfil_engine::parse("bxc3", &english).unwrap();
    /// assert_eq!(position.resolve(&san).unwrap().mv.uci().to_string(), "b4c3");
    /// assert_eq!(position.twin(&san, &english).unwrap().uci().to_string(), "d4c3");
    /// # Ok::<_, alfil_board::FenError>(())
    /// ```
    pub fn twin(&self, san: &San, table: &SymbolTable) -> Option<LegalMove> {
        let Action::Pawn { from: Origin { file: Some(file), rank: None }, to: Arrival::Square(to), .. } =
            san.action
        else {
            return None;
        };
        let small = table.written(file.into());
        let same = |role: &Role| {
            table.written((*role).into()).chars().flat_map(char::to_lowercase).eq(small.chars())
        };
        let (piece, to) = (piece(Role::PIECES.into_iter().find(same)?), square(to));
        let movers = self.movers(piece, to);
        let from = movers.next_square().filter(|from| movers == from.bitboard())?;
        let captured = self.piece_on(to);
        Some(LegalMove { piece, from, to, promotion: None, captured, kind: Kind::Plain })
    }
}

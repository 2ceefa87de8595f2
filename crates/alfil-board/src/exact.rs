//! Whether a move is written just as it should be: [`Position::exactly`].

use alfil_engine::{Action, Arrival, Capture, Mark, Origin, Role, San};
use cozy_chess::{Piece, Rank, Square};

use crate::geometry::{admitted, piece, square};
use crate::legal_move::{Kind, LegalMove};
use crate::position::Position;
use crate::resolve::{Check, Resolved};
use crate::spell::origin;

impl Position {
    /// The legal move that `san` properly spells (C.8 to C.13), `None` where there is none, or another spelling is
    /// the proper one. This is [`Position::resolve`] where it is [exact](Resolved::is_exact), for those who want no
    /// account of what is amiss.
    ///
    /// ```
    /// use alfil_board::Position;
    /// # let english = alfil_engine::doctest::english();
    /// let position = Position::initial();
    /// let exactly = |text| position.exactly(&alfil_engine::parse(text, &english).unwrap());
    /// assert_eq!(exactly("Nf3").unwrap().uci().to_string(), "g1f3");
    /// assert_eq!(exactly("Ngf3"), None);
    /// assert_eq!(exactly("Nf3+"), None);
    /// ```
    pub fn exactly(&self, san: &San) -> Option<LegalMove> {
        let (role, from, capture, to, promotion) = match san.action {
            _ if san.en_passant => return self.resolved_exactly(san),
            Action::Piece { role, from, capture, to } => (role, from, capture, to, None),
            Action::Pawn { from, capture, to: Arrival::Square(to), promotion } => {
                (Role::Pawn, from, capture, to, promotion)
            }
            _ => return self.resolved_exactly(san),
        };
        if capture.is_some_and(|capture| capture != Capture::PLAIN) {
            return None;
        }
        let mv = self.exact_move(role, from, capture.is_some(), square(to), promotion)?;
        let told = match self.check_after(mv) {
            Check::None => san.mark.is_none(),
            Check::Single | Check::Double => san.mark == Some(Mark::Check),
            Check::Mate => san.mark == Some(Mark::Mate),
        };
        told.then_some(mv)
    }

    fn resolved_exactly(&self, san: &San) -> Option<LegalMove> {
        self.resolve(san).ok().filter(Resolved::is_exact).map(|resolved| resolved.mv)
    }

    /// The legal move that is properly spelled so, whatever is to be said of check.
    #[inline(always)]
    pub(crate) fn exact_move(
        &self,
        role: Role,
        from: Origin,
        capture: bool,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<LegalMove> {
        // As in `resolve`, each kind of chessman has code of its own.
        match role {
            Role::King => self.exact_piece(Piece::King, from, capture, to),
            Role::Queen => self.exact_piece(Piece::Queen, from, capture, to),
            Role::Rook => self.exact_piece(Piece::Rook, from, capture, to),
            Role::Bishop => self.exact_piece(Piece::Bishop, from, capture, to),
            Role::Knight => self.exact_piece(Piece::Knight, from, capture, to),
            Role::Pawn => self.exact_pawn(from, capture, to, promotion),
        }
    }

    #[inline(always)]
    fn exact_piece(&self, piece: Piece, from: Origin, capture: bool, to: Square) -> Option<LegalMove> {
        let all = self.movers(piece, to);
        let departure = (all & admitted(from)).next_square()?;
        if from == Origin::NONE {
            // Whoever else could go there would have to be told apart.
            (all.0 & (all.0 - 1) == 0).then_some(())?;
        } else if origin(departure, all) != from {
            return None;
        }
        let captured = self.piece_on(to);
        let mv = LegalMove { piece, from: departure, to, promotion: None, captured, kind: Kind::Plain };
        (captured.is_some() == capture).then_some(mv)
    }

    #[inline(always)]
    fn exact_pawn(
        &self,
        from: Origin,
        capture: bool,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<LegalMove> {
        let movers = match from {
            Origin::NONE if !capture => self.pawn_advancing(to),
            Origin { file: Some(_), rank: None } if capture => self.pawns_capturing(to) & admitted(from),
            _ => return None,
        };
        let departure = movers.next_square()?;
        let last = to.rank() == Rank::Eighth.relative_to(self.board.side_to_move());
        if last != promotion.is_some_and(Role::is_promotion) || last != promotion.is_some() {
            return None;
        }
        let mv = self.pawn_move(departure, to, promotion.map(piece));
        (mv.captured.is_some() == capture).then_some(mv)
    }
}

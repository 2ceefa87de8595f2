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
        match san.action {
            Action::Piece { role, from, capture, to } if !san.en_passant => {
                let to = square(to);
                // As in `resolve`, each kind of piece has code of its own.
                match role {
                    Role::King => self.exact_piece(san, Piece::King, from, capture, to),
                    Role::Queen => self.exact_piece(san, Piece::Queen, from, capture, to),
                    Role::Rook => self.exact_piece(san, Piece::Rook, from, capture, to),
                    Role::Bishop => self.exact_piece(san, Piece::Bishop, from, capture, to),
                    Role::Knight => self.exact_piece(san, Piece::Knight, from, capture, to),
                    Role::Pawn => None,
                }
            }
            Action::Pawn { from, capture, to: Arrival::Square(to), promotion } if !san.en_passant => {
                self.exact_pawn(san, from, capture, square(to), promotion)
            }
            _ => self.resolve(san).ok().filter(Resolved::is_exact).map(|resolved| resolved.mv),
        }
    }

    #[inline(always)]
    fn exact_piece(
        &self,
        san: &San,
        piece: Piece,
        from: Origin,
        capture: Option<Capture>,
        to: Square,
    ) -> Option<LegalMove> {
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
        self.is_told(san, capture, mv).then_some(mv)
    }

    #[inline(always)]
    fn exact_pawn(
        &self,
        san: &San,
        from: Origin,
        capture: Option<Capture>,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<LegalMove> {
        let movers = match (from, capture) {
            (Origin::NONE, None) => self.pawn_advancing(to),
            (Origin { file: Some(_), rank: None }, Some(_)) => self.pawns_capturing(to) & admitted(from),
            _ => return None,
        };
        let departure = movers.next_square()?;
        let last = to.rank() == Rank::Eighth.relative_to(self.board.side_to_move());
        if last != promotion.is_some_and(Role::is_promotion) || last != promotion.is_some() {
            return None;
        }
        let mv = self.pawn_move(departure, to, promotion.map(piece));
        self.is_told(san, capture, mv).then_some(mv)
    }

    /// Whether capture and check are written as they are.
    #[inline(always)]
    fn is_told(&self, san: &San, capture: Option<Capture>, mv: LegalMove) -> bool {
        let captures = mv.captured.map(|_| Capture::PLAIN);
        let check = self.check_after(mv);
        capture == captures
            && match san.mark {
                None => check == Check::None,
                Some(Mark::Check) => matches!(check, Check::Single | Check::Double),
                Some(Mark::Mate) => check == Check::Mate,
                Some(Mark::DoublePlus) => false,
            }
    }
}

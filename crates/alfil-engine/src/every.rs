//! Everything that can be said: [`San::every`].

use crate::role::Role;
use crate::san::{Action, Arrival, Capture, Origin, San, Side};
use crate::square::{File, Rank, Square};

impl San {
    /// Every action the notation can express: each piece with each form of departure to each square, with
    /// and without capture; each pawn's move, capture and promotion; castling, null move and drops.
    ///
    /// About seventy thousand moves, most of them impossible on any board: this is what can be *said*.
    pub fn every() -> impl Iterator<Item = San> {
        let pieces = Role::PIECES.into_iter().flat_map(|role| {
            Square::all().flat_map(move |to| {
                origins().filter(move |from| from.to_square() != Some(to)).flat_map(move |from| {
                    [None, Some(Capture::PLAIN)]
                        .map(|capture| San::new(Action::Piece { role, from, capture, to }))
                })
            })
        });
        pieces.chain(pawns()).chain(others())
    }
}

fn origins() -> impl Iterator<Item = Origin> + Clone {
    core::iter::once(Origin::NONE)
        .chain(File::ALL.map(Origin::file))
        .chain(Rank::ALL.map(Origin::rank))
        .chain(Square::all().map(Origin::square))
}

fn pawns() -> impl Iterator<Item = San> {
    let to_square = Square::all().flat_map(|to| {
        let files = File::ALL.into_iter().filter(move |file| *file != to.file()).map(Origin::file);
        let captures = files.map(|from| (from, Some(Capture::PLAIN)));
        let squares = Square::all()
            .filter(move |from| *from != to && from.file().index().abs_diff(to.file().index()) < 2);
        let long = squares
            .map(move |from| (Origin::square(from), (from.file() != to.file()).then_some(Capture::PLAIN)));
        core::iter::once((Origin::NONE, None)).chain(captures).chain(long).flat_map(move |(from, capture)| {
            promotions(to).map(move |promotion| {
                San::new(Action::Pawn { from, capture, to: Arrival::Square(to), promotion })
            })
        })
    });
    let to_file = File::ALL.into_iter().flat_map(|from| {
        let near = move |to: &File| from.index().abs_diff(to.index()) == 1;
        File::ALL.into_iter().filter(near).map(move |to| {
            let (from, to) = (Origin::file(from), Arrival::File(to));
            San::new(Action::Pawn { from, capture: Some(Capture::PLAIN), to, promotion: None })
        })
    });
    to_square.chain(to_file)
}

fn promotions(to: Square) -> impl Iterator<Item = Option<Role>> {
    let last = matches!(to.rank(), Rank::First | Rank::Eighth);
    core::iter::once(None).chain(Role::PROMOTIONS.into_iter().filter(move |_| last).map(Some))
}

fn others() -> impl Iterator<Item = San> {
    let drops = Square::all().flat_map(|to| Role::ALL.map(|role| San::new(Action::Drop { role, to })));
    [Action::Castle(Side::Short), Action::Castle(Side::Long), Action::Null]
        .map(San::new)
        .into_iter()
        .chain(drops)
}

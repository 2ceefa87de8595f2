//! Where the moves of a text are played: [`Board`].

use std::collections::HashMap;

use alfil_board::Resolved;
use alfil_engine::{Diagnostic, Severity, Span};

use super::found::{Found, FoundKind};
use super::game::Verdict;
use super::reading::Told;
use super::shape::Shape;
use crate::messages;
use crate::{Form, Rewriting};

/// What the games of a text say of its moves.
pub(super) struct Board<'a> {
    rewriting: Rewriting,
    played: HashMap<usize, Resolved>,
    verdicts: &'a [Verdict],
}

/// Where a move is played.
pub(super) enum Placed<'a> {
    Here(&'a Resolved, &'a Rewriting),
    /// Where its number says, and there it cannot be played.
    Refused,
    /// Nobody knows, and the form needs a board.
    Nowhere,
    /// Nobody knows, or it only names a piece; it can be written without a board.
    Free,
}

impl<'a> Board<'a> {
    /// The games of a text that was read.
    pub(super) fn new(told: &'a Told, rewriting: Rewriting) -> Board<'a> {
        Board { rewriting, played: told.game.played(), verdicts: &told.verdicts }
    }

    /// Where the find of item `at` is played.
    pub(super) fn place(&self, at: usize, found: &Found, shape: &Shape) -> Placed<'_> {
        if found.kind != FoundKind::Move {
            return Placed::Free;
        }
        match (self.verdicts.get(at), self.played.get(&at)) {
            (Some(Verdict::Refused { .. }), _) => Placed::Refused,
            (_, Some(resolved)) if shape.core == shape.span.end => Placed::Here(resolved, &self.rewriting),
            _ if self.rewriting.form == Form::Short => Placed::Free,
            _ => Placed::Nowhere,
        }
    }
}

/// The finding on a move that nobody can place.
pub(super) fn unplaced(word: &str, span: Span) -> Diagnostic {
    let message = messages::position_unknown(word);
    Diagnostic::new("unplaced-move", Severity::Warning, span, message)
        .with_help(messages::write_the_moves_before())
}

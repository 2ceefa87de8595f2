//! Things counted, for summaries. One thing has a message of its own, for English has no other way to tell.

use alfil::engine::Message;

use crate::messages;

pub(super) fn findings(number: u64) -> Message {
    if number == 1 { messages::one_finding() } else { messages::findings(number) }
}

pub(super) fn games(number: u64) -> Message {
    if number == 1 { messages::one_game() } else { messages::games(number) }
}

pub(super) fn moves(number: u64) -> Message {
    if number == 1 { messages::one_move() } else { messages::moves(number) }
}

pub(super) fn notes(number: u64) -> Message {
    if number == 1 { messages::one_note() } else { messages::notes(number) }
}

pub(super) fn files_compared(number: u64) -> Message {
    if number == 1 { messages::one_file_compared() } else { messages::files_compared(number) }
}

pub(super) fn moves_written(number: u64) -> Message {
    if number == 1 { messages::one_move_written() } else { messages::moves_written(number) }
}

pub(super) fn games_left(number: u64) -> Message {
    if number == 1 { messages::one_game_left() } else { messages::games_left(number) }
}

pub(super) fn files_translated(number: u64) -> Message {
    if number == 1 { messages::one_file_translated() } else { messages::files_translated(number) }
}

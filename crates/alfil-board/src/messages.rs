//! All that this crate says to people.

use alfil_engine::Argument;

use crate::color::Color;

alfil_engine::messages! {
    pub(crate) fn over_by_mate() = "the game is over by checkmate";
    pub(crate) fn over_by_stalemate() = "the game is over by stalemate";
    pub(crate) fn own_chessman(side, role, square) = "{side}'s own {role} stands on {square}";
    pub(crate) fn none_left(role) = "there is no {role}";
    pub(crate) fn none_on_square(role, square) = "there is no {role} on {square}";
    pub(crate) fn none_on_file(role, file) = "there is no {role} on the {file}-file";
    pub(crate) fn none_on_rank(role, rank) = "there is no {role} on rank {rank}";
    pub(crate) fn other_there(square, color, role) = "what stands on {square} is a {color} {role}";
    pub(crate) fn others_turn(role, square, side, turn) =
        "the {role} on {square} is {side}'s, but {turn} is to move";
    pub(crate) fn none_reaches(role) = "no {role} stands where it could move there from";
    pub(crate) fn not_its_way(role, square) = "the {role} on {square} does not move like that";
    pub(crate) fn blocked(role, square, by_color, by_role, by_square) =
        "the {role} on {square} is blocked by the {by_color} {by_role} on {by_square}";
    pub(crate) fn pinned(role, square, by_role, by_square) =
        "the {role} on {square} is pinned by the {by_role} on {by_square}";
    pub(crate) fn in_check(side, by_role, by_square, role, square) =
        "{side} is in check from the {by_role} on {by_square}, and the {role} on {square} does not end that there";
    pub(crate) fn attacked(role, square) = "the {role} on {square} attacks that square";
    pub(crate) fn short_right_lost() = "the king or the kingside rook has moved";
    pub(crate) fn long_right_lost() = "the king or the queenside rook has moved";
    pub(crate) fn castling_out_of_check(role, square) = "the {role} on {square} gives check";
    pub(crate) fn castling_through(role, square, passed) = "the {role} on {square} attacks {passed}";
    pub(crate) fn castling_blocked(role, square) = "the {role} on {square} is in the way";
    pub(crate) fn nothing_to_capture(square) = "there is nothing to capture on {square}";
    pub(crate) fn en_passant_gone(role, square) =
        "the {role} on {square} can be captured en passant only right after its double step";
    pub(crate) fn pawn_stopped(color, role, square) = "a {color} {role} stands on {square}";
    pub(crate) fn en_passant_exposes(role, square) =
        "capturing en passant would expose the king to the {role} on {square}";
    pub(crate) fn not_last_rank(square) = "no pawn is promoted on {square}";

    pub(crate) fn may_be(candidates) = "this may be {candidates}";
    pub(crate) fn man_on(role, square) = "the {role} on {square}";
    pub(crate) fn man_going_to(role, square, arrival) = "the {role} on {square} going to {arrival}";
    pub(crate) fn becomes_what(square) = "the pawn arrives on {square}, but it is not said what it becomes";
    pub(crate) fn pawn_becomes_what() = "it is not said what the pawn becomes";
    pub(crate) fn legal_but(contradictions) = "the move is legal, but {contradictions}";
    pub(crate) fn no_drops() = "chess has no chessmen in hand that could be put on the board";
    pub(crate) fn because(what, reasons) = "{what}: {reasons}";
    pub(crate) fn king_cannot_go(color, square) = "the {color} king cannot go to {square}";
    pub(crate) fn piece_cannot_go(color, role, square) = "no {color} {role} can go to {square}";
    pub(crate) fn pawn_cannot_capture(color, square) = "no {color} pawn can capture on {square}";
    pub(crate) fn pawn_cannot_advance(color, square) = "no {color} pawn can advance to {square}";
    pub(crate) fn pawn_of_file_cannot_capture(color, file, arrival) =
        "no {color} pawn of the {file}-file can capture on the {arrival}-file";
    pub(crate) fn pawn_cannot_capture_on_file(color, arrival) =
        "no {color} pawn can capture on the {arrival}-file";
    pub(crate) fn cannot_castle_short(side) = "{side} cannot castle kingside";
    pub(crate) fn cannot_castle_long(side) = "{side} cannot castle queenside";
    pub(crate) fn cannot_pass(side) = "{side} cannot pass over a move";
    pub(crate) fn not_legal() = "this move is not legal";
    pub(crate) fn not_legal_here() = "this move is not legal here";
    pub(crate) fn one_of(count) = "this may be any of {count} moves";
    pub(crate) fn says_not_what() = "this does not say what the pawn becomes";
    pub(crate) fn says_what_is_not_so() = "this says something that is not so";

    pub(crate) fn contradictions(contradictions) = "{contradictions}";
    pub(crate) fn deviations(deviations) = "{deviations}";
    pub(crate) fn no_capture() = "nothing is captured";
    pub(crate) fn other_captured() = "another chessman is captured than the one named";
    pub(crate) fn not_en_passant() = "this capture is not en passant";
    pub(crate) fn no_check() = "this is not check";
    pub(crate) fn no_mate() = "this is not mate";
    pub(crate) fn no_double_check() = "this is neither mate nor double check";

    pub(crate) fn missing_capture() = "the capture is not marked";
    pub(crate) fn missing_check() = "the check is not marked";
    pub(crate) fn missing_mate() = "the mate is not marked";
    pub(crate) fn check_for_mate() = "the mate is marked as a mere check";
    pub(crate) fn double_plus_for_mate() = "`++` stands for mate";
    pub(crate) fn double_plus_for_double_check() = "`++` stands for double check";
    pub(crate) fn missing_file() = "the file that the pawn leaves is missing";
    pub(crate) fn missing_rank() = "the rank that the pawn reaches is missing";
    pub(crate) fn needless_origin() = "no other piece can make this move, so its file or rank is needless";
    pub(crate) fn rank_for_file() = "the rank of departure stands where the file is enough";
    pub(crate) fn long_form() = "the square of departure is written in full";
    pub(crate) fn pawn_letter() = "the pawn has a letter";
    pub(crate) fn captured_named() = "the captured chessman is named";

    pub(crate) fn number_wrong() = "another number is due here";
    pub(crate) fn number_repeated() = "this number was used before";
    pub(crate) fn number_other_side() = "this number announces a move of the other side";
    pub(crate) fn number_missing() = "this move has no number";
    pub(crate) fn move_missing() = "by its number, a move before it is missing";
    pub(crate) fn moves_missing(plies) =
        "by its number, {plies} moves of White and Black before it are missing";
    pub(crate) fn starts_later() = "the score starts in the middle of a game, and its position is not given";
    pub(crate) fn alternative() = "this move stands in the place of the one before";

    pub(crate) fn bad_fen(reason) = "the position in this tag cannot be read: {reason}";
    pub(crate) fn variation_of_nothing() = "there is no move that this could be a variation of";
    pub(crate) fn stray_bracket() = "this bracket closes a variation that was never opened";
    pub(crate) fn open_variation() = "a variation is never closed";
    pub(crate) fn unknown_start() =
        "the game is of another variant and its position is not given, so its moves are not judged";
    pub(crate) fn too_deep() = "variations are nested too deep here to be judged any further";

    pub(crate) fn write_one_of(spellings, article) = "write {spellings} (Laws, {article})";
    pub(crate) fn properly(spelling, article) = "properly it is written {spelling} (Laws, {article})";
    pub(crate) fn legal_there(spellings, article) = "legal there: {spellings} (Laws, {article})";
    pub(crate) fn see_laws(article) = "see the Laws, {article}";
    pub(crate) fn unreadable_move() = "this move cannot be read, so what follows it has no position";
    pub(crate) fn word_not_understood() = "this word before it was not understood";
    pub(crate) fn give_fen_tag() = "give the position in a FEN tag";
    pub(crate) fn number_due(number) = "{number} is due";

    pub(crate) fn fen_problem(field, problem) = "{field}: {problem}";
    pub(crate) fn fen_placement_field() = "placement";
    pub(crate) fn fen_turn_field() = "side to move";
    pub(crate) fn fen_castling_field() = "castling";
    pub(crate) fn fen_en_passant_field() = "en passant";
    pub(crate) fn fen_halfmoves_field() = "half-move clock";
    pub(crate) fn fen_number_field() = "move number";
    pub(crate) fn fen_eight_ranks() =
        "eight ranks such as `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR`";
    pub(crate) fn fen_turn() = "`w` or `b`";
    pub(crate) fn fen_castling() = "`-`, or letters such as `KQkq` or `HAha`";
    pub(crate) fn fen_passed_square() = "`-`, or the square that a pawn passed over";
    pub(crate) fn fen_number(most) = "a number up to {most}";
    pub(crate) fn fen_ends(expected) = "expected {expected}, but the text ends";
    pub(crate) fn fen_ranks(count) = "expected eight ranks, found {count}";
    pub(crate) fn fen_rank_length(rank) = "rank {rank} does not have eight squares";
    pub(crate) fn fen_chessman(found) = "`{found}` is neither a chessman nor a number of squares";
    pub(crate) fn fen_pawn_on(square) = "no pawn can stand on {square}";
    pub(crate) fn fen_kings(side) = "{side} must have exactly one king";
    pub(crate) fn fen_too_many(side) = "{side} has more than eight pawns or more than sixteen chessmen";
    pub(crate) fn fen_opponent_in_check(side, turn) = "{side} is in check, but it is {turn}'s turn";
    pub(crate) fn fen_unexpected(expected, found) = "expected {expected}, found `{found}`";
    pub(crate) fn fen_king_on_first_rank(found, color) = "`{found}` needs the {color} king on its first rank";
    pub(crate) fn fen_short_rook(found, color) = "`{found}` needs a {color} rook on the king's kingside";
    pub(crate) fn fen_long_rook(found, color) = "`{found}` needs a {color} rook on the king's queenside";
    pub(crate) fn fen_repeated(found) = "`{found}` names a side that was already named";
    pub(crate) fn fen_no_double_step(found) = "no pawn can just have passed over {found}";
    pub(crate) fn fen_superfluous(found) = "expected nothing more, found `{found}`";
}

impl From<Color> for Argument {
    /// The English name of the side, by which catalogues select.
    fn from(color: Color) -> Argument {
        Argument::text(color)
    }
}

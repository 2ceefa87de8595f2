//! All that this crate says to people.

use crate::message::Argument;
use crate::symbols::{Sign, Symbol};
use crate::token::TokenKind;

crate::messages! {
    /// A word with a meaning in this field: a chessman, a sign, a kind of token.
    pub(crate) fn word(word) = "{word}";
    /// Such a word and which one it is: file e, square d4.
    pub(crate) fn word_of(word, which) = "{word} {which}";

    pub(crate) fn expected_move() = "a move";
    pub(crate) fn expected_square() = "a square";
    pub(crate) fn expected_close() = "`)`";
    pub(crate) fn expected_end() = "the end of the move";

    pub(crate) fn empty_move() = "there is no move here";
    pub(crate) fn unknown_letter(found) = "`{found}` has no meaning in this notation";
    pub(crate) fn unfinished_move(expected) = "the move ends too early: expected {expected}";
    pub(crate) fn unexpected_token(expected, found, kind) = "expected {expected}, found `{found}` ({kind})";
    pub(crate) fn impossible_promotion(found) = "a pawn cannot become `{found}`";
    pub(crate) fn zero_length_move(found) = "`{found}` departs from the square it arrives at";
    pub(crate) fn endless_move() = "this goes on beyond the length of any move";

    pub(crate) fn not_a_move(word) = "`{word}` is not a move";
    pub(crate) fn put_into_comment() = "put text that is not part of the game into a comment: { … }";
    pub(crate) fn cannot_be_read(word, reason) = "`{word}` cannot be read: {reason}";
    pub(crate) fn unterminated_comment() =
        "this comment is never closed, so all that follows was taken for a part of it";
    pub(crate) fn game_in_comment() =
        "the tags of a game stand in a comment and were taken for a part of it; perhaps the end of the comment is missing";
    pub(crate) fn comment_begins() = "the comment begins here";
    pub(crate) fn stray_bracket() = "this bracket closes a variation that was never opened";
    pub(crate) fn undecided_mate() =
        "`++` may be mate or double check; only a position can tell, so it stays";
    pub(crate) fn incomplete_move() =
        "this capture names no square of arrival, so it cannot be written in full";
    pub(crate) fn pawn_without_letter() =
        "without the letter for the pawn this rank would be taken for the number of a move, so it stays";
    pub(crate) fn more_findings(count) =
        "more than {count} things are to be said of this game; the rest of them is not listed";
    pub(crate) fn foreign_game(first, left) = "{first}; {left}";
    pub(crate) fn foreign_game_and_one(first, left) = "{first} (nor can one more move); {left}";
    pub(crate) fn foreign_game_and_more(first, others, left) =
        "{first} (nor can {others} more moves); {left}";
    pub(crate) fn game_is_left() = "this game is left as it was";
    pub(crate) fn rest_of_game_is_left() =
        "the rest of this game is left as it was; it is too long to take back what was already written";
    pub(crate) fn check_the_language() =
        "if a letter is unknown, the others may mean something else too: check the language of the source, or ask for a partial translation";

    pub(crate) fn nag_good_move() = "a good move";
    pub(crate) fn nag_poor_move() = "a mistake";
    pub(crate) fn nag_very_good_move() = "a brilliant move";
    pub(crate) fn nag_very_poor_move() = "a blunder";
    pub(crate) fn nag_speculative_move() = "a move that deserves attention";
    pub(crate) fn nag_questionable_move() = "a dubious move";
    pub(crate) fn nag_forced_move() = "a forced move";
    pub(crate) fn nag_singular_move() = "the only reasonable move";
    pub(crate) fn nag_worst_move() = "the worst move";
    pub(crate) fn nag_drawish() = "a drawish position";
    pub(crate) fn nag_equal_quiet() = "equal chances in a quiet position";
    pub(crate) fn nag_equal_active() = "equal chances in an active position";
    pub(crate) fn nag_unclear() = "an unclear position";
    pub(crate) fn nag_slight_advantage(side) = "{side} has a slight advantage";
    pub(crate) fn nag_moderate_advantage(side) = "{side} has a moderate advantage";
    pub(crate) fn nag_decisive_advantage(side) = "{side} has a decisive advantage";
    pub(crate) fn nag_crushing_advantage(side) = "{side} has a crushing advantage";
    pub(crate) fn nag_zugzwang(side) = "{side} is in zugzwang";
    pub(crate) fn nag_development(side) = "{side} is ahead in development";
    pub(crate) fn nag_initiative(side) = "{side} has the initiative";
    pub(crate) fn nag_attack(side) = "{side} has the attack";
    pub(crate) fn nag_compensation(side) = "{side} has compensation for the material";
    pub(crate) fn nag_counterplay(side) = "{side} has counterplay";
    pub(crate) fn nag_time_pressure(side) = "{side} is in severe time pressure";
    pub(crate) fn nag_idea() = "with the idea";
    pub(crate) fn nag_aimed_against() = "directed against";
    pub(crate) fn nag_better() = "better is";
    pub(crate) fn nag_comment() = "editorial comment";
    pub(crate) fn nag_novelty() = "a novelty";
    pub(crate) fn nag_unnamed() = "a judgement that has no name here";
    pub(crate) fn sign_equal() = "an equal position";
    pub(crate) fn sign_development() = "a lead in development";
    pub(crate) fn sign_initiative() = "the initiative";
    pub(crate) fn sign_attack() = "an attack";
    pub(crate) fn sign_compensation() = "compensation for the material";
    pub(crate) fn sign_counterplay() = "counterplay";
    pub(crate) fn sign_time_pressure() = "severe time pressure";

    pub(crate) fn no_spelling(symbol) = "there is no spelling for {symbol}";
    pub(crate) fn empty_spelling(symbol) = "the spelling of {symbol} is empty";
    pub(crate) fn long_spelling(symbol, spelling) = "the spelling `{spelling}` of {symbol} is too long";
    pub(crate) fn control_character(symbol, character) =
        "the spelling of {symbol} has a control character, {character}";
    pub(crate) fn bad_character(symbol, spelling, character) =
        "the spelling `{spelling}` of {symbol} has `{character}`, which cannot stand there";
    pub(crate) fn two_meanings(spelling, first, second) = "`{spelling}` is to mean both {first} and {second}";
    pub(crate) fn taken_for(text, spelling, symbol, found, other) =
        "`{text}` cannot be read back: `{spelling}` ({symbol}) is taken for `{found}` ({other})";
    pub(crate) fn not_recognised(text, spelling, symbol) =
        "`{text}` cannot be read back: `{spelling}` ({symbol}) is not recognised there";
    pub(crate) fn table_too_large() = "the table has too many spellings";
    pub(crate) fn unread_sign(text, sign) = "`{text}` is not read as {sign} by this table";
}

impl From<Symbol> for Argument {
    fn from(symbol: Symbol) -> Argument {
        match symbol {
            Symbol::Piece(role) => word(role).into(),
            Symbol::File(file) => word_of("file", file).into(),
            Symbol::Rank(rank) => word_of("rank", rank).into(),
            Symbol::Sign(sign) => sign.into(),
        }
    }
}

impl From<Sign> for Argument {
    fn from(sign: Sign) -> Argument {
        word(sign.name()).into()
    }
}

impl From<TokenKind> for Argument {
    fn from(kind: TokenKind) -> Argument {
        kind.message().into()
    }
}

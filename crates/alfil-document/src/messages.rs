//! All that this crate says to people.

alfil_engine::messages! {
    pub(crate) fn not_a_move(word) = "`{word}` is not a move";
    pub(crate) fn put_into_comment() = "put text that is not part of the game into a comment: { … }";
    pub(crate) fn cannot_be_read(word, reason) = "`{word}` cannot be read: {reason}";
    pub(crate) fn result_differs(said) = "the tag `Result` says {said}";
    pub(crate) fn result_tag() = "it is here";
    pub(crate) fn unterminated_comment() =
        "this comment is never closed, so all that follows was taken for a part of it";

    pub(crate) fn long_comment() =
        "this comment is too long for its moves to be translated; it is left as it was";
    pub(crate) fn pawn_or_piece(role, square, arrival) =
        "this is the pawn's capture; the {role} on {square} could capture on {arrival} as well";
    pub(crate) fn write_if_meant(spelling, role) = "write `{spelling}` if the {role} is meant (Laws, C.2)";
    pub(crate) fn breaches(breaches) = "{breaches}";
    pub(crate) fn export_format_has(spelling) = "PGN's export format has `{spelling}` for this move";
    pub(crate) fn see_export_format() = "see PGN 8.2.3";

    pub(crate) fn unreadable_as_move(word) = "`{word}` cannot be read as a move";
    pub(crate) fn may_be_meant_as(found, replacement, outcome) =
        "`{found}` may be meant as `{replacement}`: {outcome}";
    pub(crate) fn may_be_meant_as_either(found, replacement, outcome, other) =
        "`{found}` may be meant as `{replacement}`: {outcome}, but so it is with `{other}`";
    pub(crate) fn legal_to_the_end() = "the game is then legal to its end";
    pub(crate) fn only_that_move() = "that move is then legal, but not the next";
    pub(crate) fn moves_in_a_row(plies) = "{plies} moves in a row are then legal";
    pub(crate) fn advice(first, second) = "{first}; {second}";
    pub(crate) fn nothing_yet() = "";

    pub(crate) fn cut_in_two(word) = "`{word}` is cut in two by markup, so it stays as it is";
    pub(crate) fn pawn_letter_stays(word) =
        "`{word}` has a letter for the pawn, for which the other language has none; it stays";
    pub(crate) fn no_piece_here(word, letter) =
        "`{word}` is left as it was: `{letter}` is no piece in this notation";
    pub(crate) fn no_file_here(word, letter) =
        "`{word}` is left as it was: `{letter}` is no file in this notation";
    pub(crate) fn looks_like_another() =
        "a letter of another script may look like the right one";
    pub(crate) fn never_translated() =
        "it may be a move in another language's notation that was never translated";
    pub(crate) fn other_notation_around(word) =
        "`{word}` is left as it was: moves of another notation stand around it";

    pub(crate) fn why_legal() = "legal in the game under way";
    pub(crate) fn why_stands() = "that piece stands there in the game under way";
    pub(crate) fn why_numbered() = "a move number stands before it";
    pub(crate) fn why_dotted() = "dots stand before it in place of White's move";
    pub(crate) fn why_follows() = "it follows another move";
    pub(crate) fn why_form() = "hardly anything else is written like this";
    pub(crate) fn why_letter() = "the letter of a piece with a square";
    pub(crate) fn why_company() = "other moves stand nearby";
    pub(crate) fn why_square() = "a square is named, and moves stand nearby";
    pub(crate) fn why_alone() = "nothing around it speaks of chess";
    pub(crate) fn why_opening() = "its capital may only begin a sentence";
    pub(crate) fn why_ion() = "it may be an ion";
    pub(crate) fn why_grid() = "it may be a chord, a seat or a cell among others";
    pub(crate) fn why_illegal() = "the game under way does not allow it";
    pub(crate) fn why_mixed() = "moves of another notation stand around it";

    pub(crate) fn position_unknown(word) =
        "`{word}` is left as it was: the text does not tell in which position it is played";
    pub(crate) fn write_the_moves_before() =
        "write the moves that lead to it with their numbers, or take a style that needs no board";

    pub(crate) fn refused_at_ply(ply, word, reason) = "ply {ply}: {word}: {reason}";
    pub(crate) fn illegal_at_ply(ply, word, reason) = "ply {ply}: {word} is illegal: {reason}";
    pub(crate) fn illegal_but_instead(ply, word, instead) =
        "ply {ply}: {word} is illegal; {instead} would be legal";
    pub(crate) fn move_is_missing(word, expected) = "`{word}` of the source is missing here: `{expected}`";
    pub(crate) fn not_in_the_source(word) = "`{word}` is not in the source";
    pub(crate) fn not_translated(found, expected) = "`{found}` is not translated: `{expected}`";
    pub(crate) fn another_piece(found, word, expected) =
        "`{found}` has another piece than `{word}` of the source: `{expected}`";
    pub(crate) fn stands_for_another(found, word, expected) =
        "`{found}` stands for `{word}` of the source, which is `{expected}`";
    pub(crate) fn stands_elsewhere(word) = "`{word}` stands elsewhere than in the source";
    pub(crate) fn figurine_among_letters(word) =
        "`{word}` has a figurine, where other moves of this text have letters";
    pub(crate) fn letter_among_figurines(word) =
        "`{word}` has a letter, where other moves of this text have figurines";

    pub(crate) fn malformed(byte, what) = "malformed at byte {byte}: {what}";
    pub(crate) fn more_alike(count, what) = "{count} faults of this kind from here on: {what}";
    pub(crate) fn hidden_by_this() =
        "what is hidden by this was not looked at and stays as it is; mend it and run this again";
    pub(crate) fn stray_comma() = "a comma outside of everything";
    pub(crate) fn closes_nothing() = "a bracket that closes nothing";
    pub(crate) fn cannot_stand_here() = "this cannot stand here";
    pub(crate) fn no_value() = "this is no value";
    pub(crate) fn ends_too_early() = "the file ends too early";
    pub(crate) fn string_never_ends() = "a string that never ends";
    pub(crate) fn string_leaves_line() = "a string that does not end in its line";
    pub(crate) fn no_such_escape() = "no such escape";

    pub(crate) fn never_ends(what, end) = "{what} that never ends; `{end}` ends one";
    pub(crate) fn a_comment() = "a comment";
    pub(crate) fn a_cdata_section() = "a CDATA section";
    pub(crate) fn an_instruction() = "a processing instruction";
    pub(crate) fn a_declaration() = "a declaration";
    pub(crate) fn a_tag() = "a tag";
    pub(crate) fn quote_never_closed() = "a tag with a quote that is never closed";
    pub(crate) fn element_never_closed(name) = "`<{name}>` is never closed; `</{name}>` is missing";
    pub(crate) fn element_hides_the_rest(name) =
        "`<{name}>` is never closed, so all that follows was taken for a part of it";
    pub(crate) fn other_tag_first(found, first) = "`</{found}>` stands where `</{first}>` must come first";
    pub(crate) fn tag_closes_nothing(name) = "`</{name}>` closes nothing";
    pub(crate) fn outside_of_root(what) = "{what} outside of the root element";
    pub(crate) fn a_text() = "a text";
    pub(crate) fn second_root() = "a second root element; a file has one";
    pub(crate) fn no_element() = "there is no element in it";
    pub(crate) fn sign_in_text(sign, written) =
        "`{sign}` cannot stand here; in a text it is written `{written}`";
    pub(crate) fn unended_closing_tag() = "a closing tag that does not end with `>`";
    pub(crate) fn space_before_attribute() = "a space is missing before this attribute";
    pub(crate) fn no_attribute() = "this cannot stand in a tag";
    pub(crate) fn attribute_without_value() = "an attribute without a value";
    pub(crate) fn value_without_quotes() = "the value of an attribute needs quotes";
    pub(crate) fn value_never_ends() = "an attribute whose value never ends";
    pub(crate) fn string_without_end() = "a string that does not end in its line; a quote is missing";
    pub(crate) fn string_of_nothing() =
        "a string that belongs to nothing; `msgid` or `msgstr` must come before it";
    pub(crate) fn no_line_of_po() = "this is no line of a PO file; comments begin with `#`";
    pub(crate) fn string_is_missing() = "a string in quotes is missing in this line";
    pub(crate) fn behind_the_string(written) =
        "something behind the end of a string; a quote within is `{written}`";
    pub(crate) fn translation_without_id() = "a `msgstr` without a `msgid` before it";
    pub(crate) fn id_without_translation() = "a `msgid` without a `msgstr` behind it";
    pub(crate) fn no_message() = "this is no message: `name = text`";
    pub(crate) fn group_never_closed(open, close) = "a `{open}` that no `{close}` closes";
    pub(crate) fn group_closes_nothing(close) = "a `{close}` that closes nothing";
    pub(crate) fn end_is_missing(end) = "this never ends: `{end}` is missing";
    pub(crate) fn lines_without_times() =
        "these lines belong to no subtitle: no times (`00:00:01,000 --> 00:00:02,000`) stand before them";
    pub(crate) fn number_of_no_move(number) = "the number `{number}` belongs to no move";
    pub(crate) fn perhaps_a_footnote() = "perhaps the number of a page or a footnote ran into the text";
    pub(crate) fn other_departure(word, one, other) =
        "`{word}` can come neither from {one} nor from {other}, which are named before it";
    pub(crate) fn squares_or_moves() = "either the squares or the moves belong to something else";

    pub(crate) fn with_in_its_place(replacement) = "with {replacement} in its place, the game goes on";
}

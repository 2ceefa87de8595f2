//! All that the command itself says to people.

alfil::engine::messages! {
    pub(crate) fn joint_or(first, last) = "{first} or {last}";
    pub(crate) fn joint_and(first, last) = "{first}, and {last}";
    pub(crate) fn severity_error() = "error";
    pub(crate) fn severity_warning() = "warning";
    pub(crate) fn severity_note() = "note";
    pub(crate) fn severity_help() = "help";
    pub(crate) fn write_instead(replacement) = "write `{replacement}`";
    pub(crate) fn program_error(message) = "alfil: error: {message}";
    pub(crate) fn with_place(place, message) = "{place}: {message}";
    pub(crate) fn in_game(number) = "game {number}";
    pub(crate) fn in_named_game(number, name) = "game {number}, {name}";
    pub(crate) fn with_game(message, game) = "{message} ({game})";

    pub(crate) fn no_ui_language(tag, known) =
        "there are no messages in the language `{tag}`; there are some in {known}";
    pub(crate) fn catalogue_is_faulty(file, fault) = "the messages in {file} cannot be used: {fault}";

    pub(crate) fn output_closed() = "the output was closed";
    pub(crate) fn tables_unusable(count) = "{count} language tables cannot be used";
    pub(crate) fn cannot_read(path, reason) = "cannot read {path}: {reason}";
    pub(crate) fn cannot_write(path, reason) = "cannot write {path}: {reason}";
    pub(crate) fn not_in_encoding(path, encoding, fault, advice) = "{path} is not {encoding}: {fault}; {advice}";
    pub(crate) fn cannot_write_in(path, encoding, lack) =
        "cannot write {path} in {encoding}: {lack}; without --keep-encoding it is written in utf-8";
    pub(crate) fn probably_no_text() = "it is probably not a text";
    pub(crate) fn save_as_utf8() = "save it as UTF-8";
    pub(crate) fn say_the_encoding() = "if it is in another encoding, say which with --encoding";
    pub(crate) fn may_be_in(choices, first) = "it may be in {choices}: say which, as in --encoding {first}";
    pub(crate) fn style_unusable(path, reason) = "the style {path} cannot be used: {reason}";
    pub(crate) fn style_unfit(tag, reason) = "this style does not fit `{tag}`: {reason}";
    pub(crate) fn no_style(style, styles) =
        "there is no style `{style}`, and no file of that name; the styles are {styles}";
    pub(crate) fn style_needs_position(style, option) = "the style {style} needs a position: add {option}";

    pub(crate) fn one_move_written() = "1 move written";
    pub(crate) fn moves_written(count) = "{count} moves written";
    pub(crate) fn one_game_left() = "1 game left as it was";
    pub(crate) fn games_left(count) = "{count} games left as they were";
    pub(crate) fn one_file_translated() = "1 file translated";
    pub(crate) fn files_translated(count) = "{count} files translated";
    pub(crate) fn files_not_done(count) = "{count} not done";
    pub(crate) fn summary(counts) = "{counts}";
    pub(crate) fn one_finding() = "1 finding";
    pub(crate) fn findings(count) = "{count} findings";
    pub(crate) fn one_game() = "1 game";
    pub(crate) fn games(count) = "{count} games";
    pub(crate) fn one_move() = "1 move";
    pub(crate) fn moves(count) = "{count} moves";
    pub(crate) fn one_note() = "1 note";
    pub(crate) fn notes(count) = "{count} notes";
    pub(crate) fn one_file_compared() = "1 file compared";
    pub(crate) fn files_compared(count) = "{count} files compared";

    pub(crate) fn files_need_directory() = "several files need --out-dir DIR to be written to";
    pub(crate) fn directory_needs_files() = "--out-dir needs files to translate";
    pub(crate) fn input_has_no_name() =
        "standard input has no name to be written under in --out-dir";
    pub(crate) fn is_a_directory(path) = "{path} is a directory; add -r to translate what is in it";
    pub(crate) fn no_name_of_a_file(path) = "{path} is not the name of a file";
    pub(crate) fn no_document() = "there is no document in what is to be translated";
    pub(crate) fn would_overwrite(path, read) =
        "the translation of {path} would be written over {read}, which is read; choose another --out-dir";
    pub(crate) fn both_written_to(first, second, output) =
        "the translations of {first} and {second} would both be written to {output}; translate them one after the other, each to a directory of its own";
    pub(crate) fn left_out() = "its name does not say that it is a document, so it was left out";
    pub(crate) fn fix_needs_files() = "--fix needs files to write to, not standard input";
    pub(crate) fn fixed(place, found, replacement) = "{place}: fixed `{found}` to `{replacement}`";
    pub(crate) fn legal_as(name, tags) = "{name}: all of this is legal when it is read with --lang {tags}";
    pub(crate) fn part_legal_as(name, tags) =
        "{name}: the games where this shows first are legal when they are read with --lang {tags}";
    pub(crate) fn readable_as(name, tags) =
        "{name}: all that looks like a move here can be read with --lang {tags}";

    pub(crate) fn found_move(word, confidence, why) = "`{word}` is a move ({confidence}): {why}";
    pub(crate) fn found_reference(word, confidence, why) =
        "`{word}` names a piece or a square ({confidence}): {why}";
    pub(crate) fn found_and_left(word, confidence, why) = "`{word}` is left alone ({confidence}): {why}";

    pub(crate) fn no_translation_of(source) = "{source} has no translation: there is no such file";
    pub(crate) fn no_source_of_this() = "this file has no source, so it was compared with nothing";
    pub(crate) fn both_or_neither(source, target) =
        "{source} and {target} must both be files or both be directories";
    pub(crate) fn nothing_bilingual(directory) =
        "there is nothing to compare in {directory}: it has no PO or XLIFF file; give the translation's directory too";
    pub(crate) fn nothing_readable(directory) =
        "there is nothing to compare in {directory}: it has no file of a kind that can be read (pgn, txt, md, html, tex, po …)";
    pub(crate) fn only_one_language(file) =
        "{file} has only one language; give the source and its translation, or a PO or XLIFF file";
    pub(crate) fn source_has(word, place) = "the source has `{word}` at {place}";
    pub(crate) fn nothing_compared() = "nothing of this file was compared";
    pub(crate) fn the_source() = "the source";
    pub(crate) fn move_in_source() = "the move in the source";

    pub(crate) fn and_others(tags, count) = "{tags} and {count} others";
    pub(crate) fn encoding_read_as(name, encoding) = "{name}: read as {encoding}";
    pub(crate) fn read_and_written_as(name, encoding, written) =
        "{name}: read as {encoding}, written as {written} (--keep-encoding writes it as it was)";
    pub(crate) fn read_as(tags) = "read as {tags}";
    pub(crate) fn several_languages(choices, option) =
        "this can be read in several languages, with different moves: {choices}; say which with {option}";
    pub(crate) fn legal_of(tags, legal, plies) = "{tags} ({legal} of {plies} moves)";
    pub(crate) fn no_language_but_near(nearest, option) =
        "no language reads all of this legally; those that come nearest are {nearest}; say which with {option}";
    pub(crate) fn no_game_say_which(option) = "no language finds a game in this; say which it is with {option}";
    pub(crate) fn no_game(name) = "{name}: no language finds a game in this";
    pub(crate) fn reads_on_as(place, word, tags) = "{place}: from `{word}` on it reads as {tags}";
    pub(crate) fn no_language_reads(name) = "{name}: no language reads all of this legally";
    pub(crate) fn too_little_evidence(name) =
        "{name}: too little evidence, for no piece moves: any language is as good";
    pub(crate) fn not_legal_in(place, word, tags) = "{place}: `{word}` is not legal in {tags}";
    pub(crate) fn unreadable_in(place, word, tags) = "{place}: `{word}` cannot be read in {tags}";
    pub(crate) fn several_read(name) =
        "{name}: several languages read all of this legally, with different moves";

    pub(crate) fn languages_and_partial() =
        "`--from` says which language it is, `--partial` translates what is understood";
    pub(crate) fn no_language_reads_game() =
        "no language here can read all of this game; `--partial` translates what is understood";
    pub(crate) fn game_reads_as(tags) =
        "all of this game can be read as {tags}; `--from` says which, `--partial` translates what is understood";
    pub(crate) fn single_moves() =
        "single moves are too little to find out their language: say which it is with --from TAG";
    pub(crate) fn not_a_move_in(text, language, tag, reason) = "`{text}` is not a move in {language}: {reason}";
    pub(crate) fn not_worded(text, reason) = "`{text}`: {reason}";
    pub(crate) fn no_words_in(tag, tags) = "there are no words for moves in `{tag}`; there are some in {tags}";
    pub(crate) fn no_file_names_in(tag, tags) =
        "there are no names for the files in `{tag}`; there are some in {tags}";

    pub(crate) fn exists_already(path) = "{path} exists already; choose another name, or remove it first";
    pub(crate) fn sound(name, language, tag, examples) = "{name}: sound ({language}, {examples} examples hold)";
    pub(crate) fn sound_words(name, language, tag) = "{name}: sound (words of {language})";

    pub(crate) fn parsed_with_uci(text, san, uci) = "{text}: {san} in English, {uci}";
    pub(crate) fn parsed(text, san) = "{text}: {san} in English";
    pub(crate) fn parsed_nothing(text) = "{text}: not a move";
}

//! All that this crate says to people.

alfil_engine::messages! {
    pub(crate) fn format_differs(found, known) =
        "this file is of format {found}, this program knows format {known}";
    pub(crate) fn update_the_program() = "update the program, or write the file for the older format";
    pub(crate) fn write_line(line) = "write `{line}`";
    pub(crate) fn stem_differs(tag, stem) = "the tag is `{tag}`, but the file is named `{stem}.toml`";
    pub(crate) fn name_the_file(tag) = "name the file `{tag}.toml`, or change the tag";
    pub(crate) fn not_canonical(tag) = "`{tag}` is not the canonical form of this tag";
    pub(crate) fn not_a_tag(tag) = "`{tag}` is not a language tag (BCP 47)";
    pub(crate) fn tags_look_like() = "such as `eu`, `pt-BR` or `sr-Cyrl`: language, script, region";
    pub(crate) fn key_is_empty(key) = "`{key}` is empty";
    pub(crate) fn key_is_missing(key) = "the key `{key}` is missing";
    pub(crate) fn add_a_line(line) = "add a line such as `{line}` at the top of the file";
    pub(crate) fn title_is_empty() = "the `title` of this source is empty";
    pub(crate) fn no_title() = "this source has no `title`";
    pub(crate) fn name_the_book() = "name the book, the law or the site";
    pub(crate) fn no_source() = "the file does not say where its letters come from";
    pub(crate) fn add_a_source() = "add a section [[sources]] with a `title`: a book, a law, a site";
    pub(crate) fn circle(tags) = "the inheritance runs in a circle: {tags}";
    pub(crate) fn no_parent(tag) = "there is no table `{tag}` to inherit from";
    pub(crate) fn root_is_inherited() = "every table inherits from root without saying so";
    pub(crate) fn only_repeats(key) = "`{key}` only repeats what is inherited";
    pub(crate) fn remove_it() = "remove it";
    pub(crate) fn no_letter(role) = "the {role} has no letter";
    pub(crate) fn say_which_is_written(line) = "say which is written: `{line}`";
    pub(crate) fn add_to_pieces(line) = "add `{line}` to the section [pieces]";
    pub(crate) fn stands_twice(spelling) = "`{spelling}` stands here twice";
    pub(crate) fn remove_one() = "remove one";
    pub(crate) fn other_claim(spelling) = "the other claim, `{spelling}`";
    pub(crate) fn choose_another(spelling, symbol, table) =
        "`{spelling}` ({symbol}) is inherited from {table}; choose another spelling here";
    pub(crate) fn replace_the_list(spelling, table, line, symbol) =
        "`{spelling}` is inherited from {table}; a list `{line}` for {symbol} in this file takes the place of the inherited one";
    pub(crate) fn foreign_script(letter, script, own) =
        "`{letter}` is a {script} letter in a {own} table; letters of the two scripts can look alike";
    pub(crate) fn type_the_letter() =
        "type the letter on the keyboard of the language; a variant may have letters of another script";
    pub(crate) fn not_composed(spelling) = "`{spelling}` is not in the composed form (NFC)";
    pub(crate) fn write_composed(composed, points) =
        "write `{composed}` ({points}); the decomposed form is read anyway";
    pub(crate) fn bad_variant_name(name) = "`{name}` is not a name for a variant";
    pub(crate) fn variant_names_look_like() = "use small letters, digits and hyphens, as in `greek-files`";
    pub(crate) fn no_description(name) = "the variant `{name}` has no `description`";
    pub(crate) fn no_variant(name) = "there is no variant `{name}`";
    pub(crate) fn unreadable_style(reason) =
        "the style of this file is not readable in its own table: {reason}";
    pub(crate) fn example_needs_text() = "an example needs a `text`";
    pub(crate) fn example_is_read(text) = "`{text}` is to be unreadable, but it is read as a move";
    pub(crate) fn example_not_english(san, reason) = "`{san}` is not a move in English: {reason}";
    pub(crate) fn example_not_a_move(text, reason) = "`{text}` is not a move in this language: {reason}";
    pub(crate) fn example_written(san, written, text) =
        "`{san}` is written `{written}` by this table, not `{text}`";
    pub(crate) fn example_read(text, read, san) = "`{text}` is read as `{read}` by this table, not as `{san}`";
    pub(crate) fn example_is_either() =
        "an example has either a `san`, the move in English, or `error = true`";
    pub(crate) fn tag_is_taken(alias, language) = "`{alias}` is the tag of another table ({language})";
    pub(crate) fn remove_from_aliases() = "remove it from `aliases`";

    pub(crate) fn unknown_key(key) = "`{key}` is not a key of this section";
    pub(crate) fn did_you_mean(word) = "did you mean `{word}`?";
    pub(crate) fn keys_are(keys) = "the keys here are {keys}";
    pub(crate) fn not_eight(key, count) = "`{key}` has {count} entries, but a board has eight {key}";
    pub(crate) fn not_one_of(value, allowed) = "`{value}` is not one of {allowed}";
    pub(crate) fn expected_type(expected, found) = "expected {expected}, found {found}";
    pub(crate) fn a_string() = "a string";
    pub(crate) fn a_spelling() = "a string or { write = \"…\", read = [\"…\"] }";
    pub(crate) fn a_table() = "a table";
    pub(crate) fn an_array() = "an array";
    pub(crate) fn an_array_of_tables() = "an array of tables";
    pub(crate) fn an_array_of_strings() = "an array of strings";
    pub(crate) fn a_boolean() = "a boolean";
    pub(crate) fn true_or_false() = "true or false";
    pub(crate) fn an_integer() = "an integer";
    pub(crate) fn a_whole_number() = "a whole number";
    pub(crate) fn a_float() = "a float";
    pub(crate) fn a_datetime() = "a datetime";

    pub(crate) fn unknown_language(tag) =
        "there is no table for the language `{tag}`; `alfil locales list` shows those there are";
    pub(crate) fn unknown_language_but_near(tag, near) =
        "there is no table for the language `{tag}`; did you mean {near}?";
    pub(crate) fn unknown_variant(tag) = "there is no variant `{tag}`; this language has none";
    pub(crate) fn unknown_variant_but_near(tag, near) = "there is no variant `{tag}`; did you mean {near}?";
    pub(crate) fn no_language_tag(tag) = "`{tag}` is not a language tag such as `es`, `pt-BR` or `sr-Cyrl`";
    pub(crate) fn no_language_tag_but_near(tag, near) =
        "`{tag}` is not a language tag such as `es`, `pt-BR` or `sr-Cyrl`; did you mean {near}?";
    pub(crate) fn cannot_read(path, reason) = "cannot read {path}: {reason}";
    pub(crate) fn not_utf8(path, byte) = "{path} is not UTF-8: see byte {byte}; save it as UTF-8";
    pub(crate) fn table_refused(path, reason) = "the table {path} is refused: {reason}";
    pub(crate) fn table_refused_for(path, count) = "the table {path} is refused: {count} faults";

    pub(crate) fn words_without_table(tag) = "there is no language `{tag}` to give these words to";
    pub(crate) fn name_words_by_tag() = "name the file by the tag of a language, or put its table beside it";
    pub(crate) fn ftl_term(term) = "`-{term}` is a term";
    pub(crate) fn ftl_write_a_message() = "write a message; only messages can use variables";
    pub(crate) fn ftl_twice(id) = "`{id}` is there twice";
    pub(crate) fn ftl_unknown_message(id, message) = "`{id}` uses the message `{message}`, which is not there";
    pub(crate) fn ftl_not_allowed(id, other) =
        "`{id}` uses `{other}`; a message may use variables and messages only";
    pub(crate) fn ftl_circle(id) = "`{id}` uses itself";
    pub(crate) fn ftl_missing(id) = "the message `{id}` is missing";
    pub(crate) fn ftl_unknown_variable(id, variable) = "`{id}` uses `{variable}`, which it does not get";
    pub(crate) fn ftl_variables(variables) = "it gets {variables}";
    pub(crate) fn ftl_unsaid(id, variable) =
        "`{id}` does not use `{variable}`, so it does not say the whole move";

    pub(crate) fn ftl_see_fluent() =
        "Fluent's own guide has the syntax: https://projectfluent.org/fluent/guide/";
    pub(crate) fn ftl_write_it(id) = "write a message `{id}`; docs/fluent.md says what each is for";
    pub(crate) fn ftl_write_it_too(id) = "write a message `{id}` as well";
    pub(crate) fn ftl_rename(found, id) = "rename `{found}` to `{id}`";
    pub(crate) fn ftl_use_it(variable) = "use `{variable}` in it, or in a message that it uses";
    pub(crate) fn ftl_break_circle() = "write out in one of them what it would get from the others";

    pub(crate) fn words_alike(first, second, words) =
        "`{first}` and `{second}` are put into the same words: `{words}`";
    pub(crate) fn words_tell_apart() = "use each variable and each variant, so that no two moves are said alike";
    pub(crate) fn words_write_variants(first, second) = "write a variant for each of [{first}] and [{second}]";
    pub(crate) fn words_not_spoken(what, words, character) =
        "`{what}` is spoken `{words}`, but voices read `{character}` in many ways";
    pub(crate) fn words_use_spoken() =
        "where `$manner` is `speech`, write words; squares, files and ranks in variables are words then";
    pub(crate) fn words_not_read_back(san, words, reason) =
        "`{san}` becomes `{words}`, which is not read back: {reason}";
    pub(crate) fn words_say_squares() =
        "name each square as the variable has it, and put no letter or figure right beside a file or rank that stands alone";
    pub(crate) fn words_fail(what, reason) = "`{what}` is not put into words: {reason}";
    pub(crate) fn words_see_message(id) = "see the message `{id}`, and docs/fluent.md for what it is for";

    pub(crate) fn say_not_a_move() = "this is no move that can be written";
    pub(crate) fn say_unnamed(nag) = "there are no words for `{nag}`";
    pub(crate) fn say_no_file_names(tag) = "the words of `{tag}` have no names for the files";
    pub(crate) fn say_message_fails(id, reason) = "the message `{id}` fails: {reason}";
    pub(crate) fn line_out_of_order() = "it does not put $move behind $moves";
    pub(crate) fn words_not_a_move() = "no move is put into these words";
    pub(crate) fn words_ambiguous(count) = "{count} moves are put into these words";
}

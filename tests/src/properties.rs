//! What holds for every text and every table. Each function panics where it does not.

use alfil::engine::{Action, Capture, Item, ItemKind, LineIndex, Movetext, Outcome, Role, Session};
use alfil::locale::Refusal;
use alfil::{
    Diagnostic, Edit, Reading, San, Severity, Span, SymbolTable, TokenKind, Translation, Translator, lex,
    parse,
};

use crate::notations::REGISTRY;

// -- reading ----------------------------------------------------------------------------------------

/// The tokens of a text, put end to end, are the text.
pub fn tokens_tile(text: &str, table: &SymbolTable) {
    tile(text, lex(text, table).map(|token| token.span()), "token");
}

/// The items of a score, put end to end, are the score.
pub fn items_tile(text: &str, table: &SymbolTable) {
    tile(text, Movetext::new(text, table).map(|item| item.span), "item");
}

#[track_caller]
fn tile(text: &str, spans: impl Iterator<Item = Span>, what: &str) {
    let mut end = 0;
    for span in spans {
        assert_eq!(span.start, end, "a {what} does not start where the one before it ended, in {text:?}");
        assert!(!span.is_empty(), "an empty {what} at byte {end} of {text:?}");
        let whole = text.is_char_boundary(span.end);
        assert!(whole, "the {what} {span:?} splits a character of {text:?}");
        end = span.end;
    }
    assert_eq!(end, text.len(), "the {what}s end before the end of {text:?}");
}

/// The short way for plain moves says what the parser says, be it a move or an error.
pub fn short_way_agrees(text: &str, table: &SymbolTable) {
    let short = parse(text, table);
    let long = Reading::of(text, table).map(|reading| reading.san());
    assert_eq!(short, long, "the short way (left) and the parser (right) do not agree on {text:?}");
}

/// A move that was read in a score says the same when it stands alone.
pub fn moves_read_alike_alone(text: &str, table: &SymbolTable) {
    for item in Movetext::new(text, table) {
        let ItemKind::Move(san) = item.kind else { continue };
        let alone = parse(item.span.of(text), table);
        assert_eq!(alone, Ok(san), "{:?} reads otherwise alone (left) than in {text:?}", item.span.of(text));
    }
}

/// The tokens of a move tile it: nothing in a move is passed over.
pub fn readings_tile(text: &str, table: &SymbolTable) {
    let mut movetext = Movetext::new(text, table);
    while let Some(Item { kind, span }) = movetext.next() {
        let ItemKind::Move(san) = kind else { continue };
        let Some(reading) = movetext.reading() else {
            panic!("no reading of the move {:?} in {text:?}", span.of(text))
        };
        assert_eq!(reading.san(), san, "{:?} in {text:?} has two meanings", span.of(text));
        assert_eq!(reading.span(), span, "the tokens of {:?} in {text:?} end elsewhere", span.of(text));
        let mut end = span.start;
        for token in reading.tokens() {
            assert_eq!(token.span().start, end, "a gap between tokens of {:?} in {text:?}", span.of(text));
            end = token.span().end;
        }
    }
}

/// All that holds for reading.
pub fn reading(text: &str, table: &SymbolTable) {
    tokens_tile(text, table);
    items_tile(text, table);
    readings_tile(text, table);
    short_way_agrees(text, table);
    moves_read_alike_alone(text, table);
}

// -- translating ------------------------------------------------------------------------------------

/// Translating into the language it is in returns the text.
pub fn same_language_changes_nothing(text: &str, table: &SymbolTable) {
    for translator in [
        Translator::new(table, table),
        Translator::new(table, table).partial(true),
        Translator::new(table, table).lines_apart(true),
    ] {
        let done = translator.translate(text);
        assert_eq!(done.text, text, "a translation into the same language changed the text");
        assert_eq!(done.edits, [], "a translation into the same language has edits: {text:?}");
    }
}

/// A translation is the text with each of its moves written anew, and every other byte as it was.
///
/// The moves are found and written here one by one, so this also holds the quick way through whole scores
/// against the slow one.
pub fn only_moves_change(text: &str, from: &SymbolTable, to: &SymbolTable) {
    let translator = Translator::new(from, to).partial(true);
    let done = translator.translate(text);
    let (mut expected, mut at, mut moves) = (String::new(), 0, Vec::new());
    for Item { kind, span } in Movetext::new(text, from) {
        if !matches!(kind, ItemKind::Move(_)) {
            continue;
        }
        moves.push(span);
        let word = span.of(text);
        let Ok(mut written) = translator.render(word) else {
            panic!("{word:?} is a move in {text:?}, but not alone")
        };
        if departs_by_rank(word, from) && !begins_with_pawn_letter(&written, to) {
            written = word.to_owned();
        }
        expected.push_str(&text[at..span.start]);
        // Where only a pawn's letter stood between two moves, and is not written, a space does.
        let glued = moves.len() > 1 && moves[moves.len() - 2].end == span.start;
        let letter = begins_with_pawn_letter(word, from);
        let kept = written == word || begins_with_pawn_letter(&written, to);
        let first = lex(&written, to).next().filter(|token| token.kind() == TokenKind::Invisible);
        let seen = first.map_or(0, |token| token.span().end);
        expected.push_str(&written[..seen]);
        expected.push_str(if glued && letter && !kept { " " } else { "" });
        expected.push_str(&written[seen..]);
        at = span.end;
    }
    expected.push_str(&text[at..]);
    assert_eq!(done.text, expected, "translated at once (left) and move by move (right): {text:?}");
    assert_eq!(done.moves, moves.len(), "the moves were counted wrong in {text:?}");
    edits_fit(text, &done);
    for Edit { source, .. } in &done.edits {
        let inside = moves.iter().any(|span| span.start <= source.start && source.end <= span.end);
        assert!(inside, "{:?} was changed outside of all moves, in {text:?}", source.of(text));
    }
}

/// Whether a pawn's letter stands before the rank that it departs from (`P5xd6`), which alone would be taken for a number.
fn departs_by_rank(word: &str, table: &SymbolTable) -> bool {
    let reading = Reading::of(word, table).ok().filter(Reading::begins_with_pawn_letter);
    reading.is_some_and(|reading| match reading.san().action {
        Action::Pawn { from, .. } => from.file.is_none() && from.rank.is_some(),
        _ => false,
    })
}

fn begins_with_pawn_letter(word: &str, table: &SymbolTable) -> bool {
    Reading::of(word, table).is_ok_and(|reading| reading.begins_with_pawn_letter())
}

/// Between the edits of a translation both texts are the same.
pub fn edits_fit(text: &str, done: &Translation) {
    let (mut source, mut target) = (0, 0);
    for edit in &done.edits {
        assert!(source <= edit.source.start, "edits overlap in {text:?}: {:?}", done.edits);
        let gaps = (&text[source..edit.source.start], &done.text[target..edit.target.start]);
        assert_eq!(gaps.0, gaps.1, "a byte between two edits was changed, in {text:?}");
        let (old, new) = (edit.source.of(text), edit.target.of(&done.text));
        assert_ne!(old, new, "an edit that changes nothing, in {text:?}");
        (source, target) = (edit.source.end, edit.target.end);
    }
    assert_eq!(text[source..], done.text[target..], "a byte behind the last edit was changed");
}

/// A text that was wholly understood comes back from another language with the same meaning.
pub fn there_and_back(text: &str, from: &SymbolTable, to: &SymbolTable) {
    let there = Translator::new(from, to).translate(text);
    if there.diagnostics.iter().any(|finding| finding.code != "unterminated-comment") {
        return;
    }
    let back = Translator::new(to, from).translate(&there.text);
    let (mut before, mut here, mut after) =
        (moves(text, from), moves(&there.text, to), moves(&back.text, from));
    if to.written(Role::Pawn.into()).is_empty() {
        [&mut before, &mut here, &mut after].into_iter().flatten().for_each(forget_what_needs_a_pawns_letter);
    }
    assert_eq!(before, after, "{text:?} went to {:?} and came back as {:?}", there.text, back.text);
    assert_eq!(here, before, "{text:?} does not mean the same as {:?}", there.text);
}

/// What a language without a letter for the pawn cannot say: that the captured is one (`exPf`).
fn forget_what_needs_a_pawns_letter(san: &mut San) {
    match &mut san.action {
        Action::Piece { capture: Some(capture), .. } | Action::Pawn { capture: Some(capture), .. }
            if capture.captured == Some(Role::Pawn) =>
        {
            *capture = Capture::PLAIN;
        }
        _ => {}
    }
}

fn moves(text: &str, table: &SymbolTable) -> Vec<San> {
    let moves = Movetext::new(text, table).filter_map(|item| match item.kind {
        ItemKind::Move(san) => Some(san),
        _ => None,
    });
    moves.collect()
}

/// What a translation reports lies within the text and is fit to be shown.
pub fn findings_are_sound(text: &str, findings: &[Diagnostic]) {
    let index = LineIndex::new(text);
    for finding in findings {
        let places = finding.related.iter().map(|(span, _)| *span).chain([finding.span]);
        for span in places.chain(finding.fix.iter().map(|fix| fix.span)) {
            let fits = span.start <= span.end && text.get(span.start..span.end).is_some();
            assert!(fits, "{finding} is at {span:?}, which is no part of {text:?}");
            let place = index.place(span.start);
            assert_eq!(place.byte, span.start, "the place of {finding} in {text:?}");
        }
        assert!(!finding.message.to_string().trim().is_empty(), "a finding without a message, in {text:?}");
    }
}

/// All that holds for translating.
pub fn translating(text: &str, from: &SymbolTable, to: &SymbolTable) {
    same_language_changes_nothing(text, from);
    only_moves_change(text, from, to);
    there_and_back(text, from, to);
    let done = Translator::new(from, to).translate(text);
    edits_fit(text, &done);
    findings_are_sound(text, &done.diagnostics);
}

// -- parts ------------------------------------------------------------------------------------------

/// A text that comes in parts is translated as it is in one piece, as long as each game fits into a part.
///
/// `sizes` are the sizes of the parts, over and over; `drain` takes the translation away after each part.
pub fn parts_are_like_the_whole(
    text: &str,
    from: &SymbolTable,
    to: &SymbolTable,
    sizes: &[usize],
    drain: bool,
) {
    let translator = Translator::new(from, to);
    let whole = translator.translate(text);
    // A game is left alone for a foreign letter at its end, which a smaller part would not show.
    let foreign = whole.diagnostics.iter().any(|finding| finding.code == "foreign-game");
    let least = if foreign { enough_for_each_game(text, from) } else { 1 };
    let parts = in_parts(text, &mut translator.session(), sizes, least, drain);
    let differ = format!("in parts of {sizes:?} or more (left) and in one piece (right), of {text:?}");
    assert_eq!(parts.text, whole.text, "another text {differ}");
    let findings = parts.diagnostics.iter().zip(&whole.diagnostics);
    for (part, whole) in findings {
        assert_eq!(part, whole, "another finding {differ}");
    }
    assert_eq!(parts.diagnostics.len(), whole.diagnostics.len(), "more or fewer findings {differ}");
    assert_eq!(parts.edits, whole.edits, "other edits {differ}");
    assert_eq!(parts.moves, whole.moves, "another number of moves {differ}");
}

/// A size of parts in which every game is seen to its end: with the game behind it, whose first tag or move
/// may be what ends it, and with as much as the engine wants to look ahead.
fn enough_for_each_game(text: &str, table: &SymbolTable) -> usize {
    let (mut games, mut start, mut depth, mut begun) = (Vec::new(), 0, 0u32, false);
    for Item { kind, span } in Movetext::new(text, table) {
        match kind {
            ItemKind::Tag if begun => {
                games.push(span.start - start);
                (start, depth, begun) = (span.start, 0, false);
            }
            ItemKind::Outcome(Outcome::White | Outcome::Black | Outcome::Draw | Outcome::Unknown)
                if depth == 0 =>
            {
                games.push(span.end - start);
                (start, begun) = (span.end, false);
            }
            // It may wait for its end as long as its line goes on.
            ItemKind::Punctuation if span.of(text) == "[" => return text.len(),
            ItemKind::VariationStart => depth += 1,
            ItemKind::VariationEnd => depth = depth.saturating_sub(1),
            ItemKind::Move(_) | ItemKind::Unreadable(_) => begun = true,
            _ => {}
        }
    }
    games.push(text.len() - start);
    games.push(0);
    games.windows(2).map(|pair| pair.iter().sum::<usize>()).max().unwrap_or(0) + 1024
}

/// Feeds `text` part by part, keeping what the session is not done with, and growing the part where it is
/// done with nothing.
fn in_parts(
    text: &str,
    session: &mut Session<'_>,
    sizes: &[usize],
    least: usize,
    drain: bool,
) -> Translation {
    let mut taken = String::new();
    let mut done = Translation::default();
    let mut sizes = sizes.iter().copied().cycle();
    let (mut start, mut size) = (0usize, 0usize);
    loop {
        size = size.max(sizes.next().unwrap_or(1)).max(least);
        let end = text.ceil_char_boundary(start.saturating_add(size).min(text.len()));
        let more = end < text.len();
        let read = session.feed(&text[start..end], more, &mut done);
        assert!(text.is_char_boundary(start + read), "a part ended within a character of {text:?}");
        if drain {
            taken.push_str(&std::mem::take(&mut done.text));
        }
        start += read;
        if !more {
            assert_eq!(start, text.len(), "the last part was not read to its end");
            break;
        }
        size = if read == 0 { size * 2 } else { 0 };
    }
    if drain {
        done.text = taken;
    }
    done
}

// -- language files ---------------------------------------------------------------------------------

/// A language file is either sound, and then its table can be read back, or every fault has a place in it
/// and a code that the documentation lists.
pub fn language_file(text: &str) {
    match REGISTRY.check(None, text) {
        Err(faults) => {
            assert!(!faults.is_empty(), "refused without a reason: {text:?}");
            findings_are_sound(text, &faults);
            for fault in &faults {
                let known = Refusal::ALL.iter().any(|refusal| refusal.code() == fault.code);
                assert!(known, "`{}` is no refusal", fault.code);
                assert_eq!(fault.severity, Severity::Error, "{fault}");
            }
        }
        Ok(locale) => {
            assert_eq!(locale.toml(), text, "the file is not kept as it was");
            for table in locale.variants().iter().map(|variant| variant.table()).chain([locale.table()]) {
                for (name, style) in crate::tables::presets() {
                    for san in crate::notations::EVERY_MOVE.iter().step_by(97) {
                        let written = san.display(table, &style).to_string();
                        let read = parse(&written, table);
                        assert_eq!(
                            read,
                            Ok(crate::tables::kept(san, &style)),
                            "{written:?} in {name}, of {text:?}"
                        );
                    }
                }
            }
        }
    }
}

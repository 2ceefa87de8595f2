//! What holds on every board and for every score that is put on one. Each function panics where it does not.

use alfil::board::{Event, Replay, Verdict, Walk};
use alfil::document::apply;
use alfil::engine::{Movetext, Plain, Rest, Trail};
use alfil::{
    Layout, LegalMove, Position, Registry, Replayed, Rewriting, Rules, Style, SymbolTable, Translation,
    Translator, check, detect, parse,
};

use crate::properties::{edits_fit, findings_are_sound};

/// A position comes back from its FEN, and each of its legal moves from its spelling, which no other has. A
/// text that is no FEN is refused with a message.
pub fn position(text: &str, table: &SymbolTable) {
    let position = match Position::from_fen(text) {
        Ok(position) => position,
        Err(error) => {
            assert!(!error.to_string().trim().is_empty(), "{text:?} is refused without a word");
            return;
        }
    };
    let fen = position.to_fen();
    let again = Position::from_fen(&fen).unwrap_or_else(|error| panic!("{fen:?}, from {text:?}: {error}"));
    assert_eq!(again.to_fen(), fen, "the FEN of {text:?} does not come back");
    let mut spellings = Vec::new();
    for mv in position.legal_moves() {
        let spelling = position.spell(mv).display(table, &Style::pgn()).to_string();
        assert_eq!(meant(&position, &spelling, table), Some(mv), "{spelling:?} in {fen}");
        spellings.push(spelling);
    }
    let moves = spellings.len();
    spellings.sort();
    spellings.dedup();
    assert_eq!(spellings.len(), moves, "two moves of {fen} are spelled alike");
}

fn meant(position: &Position, spelling: &str, table: &SymbolTable) -> Option<LegalMove> {
    let san = parse(spelling, table).unwrap_or_else(|error| panic!("{spelling:?}: {error}"));
    position.resolve(&san).ok().filter(|resolved| resolved.is_exact()).map(|resolved| resolved.mv)
}

/// To follow plain moves at one go leads where it leads to feed one item after another, along a trail too.
pub fn following(text: &str, table: &SymbolTable) {
    let (translator, mut trail) = (Translator::new(table, table), Trail::default());
    let mut done = Translation::default();
    translator.session().feed_with_trail(text, Rest::Nothing, &mut done, &mut trail);
    for short in [Movetext::new(text, table), Movetext::new(text, table).along(&trail)] {
        leads_where_items_lead(text, short, table);
    }
}

fn leads_where_items_lead(text: &str, mut short: Movetext<'_>, table: &SymbolTable) {
    let mut long = Movetext::new(text, table);
    let (mut by_moves, mut by_items) = (Walk::standard(), Walk::standard());
    loop {
        let known = short.known_move(true).map(Plain::Move);
        let plain = known.or_else(|| short.known_bracket(true)).or_else(|| short.plain());
        if let Some(Plain::Move(mv)) = &plain
            && by_moves.follow(mv).is_some()
        {
            short.pass(mv);
        } else if plain.is_some() || !short.pass_remarks() {
            let Some(item) = short.next_behind(&plain) else { break };
            let mut event = by_moves.feed(text, &item, || short.reading());
            while event.is_some() {
                event = by_moves.pending();
            }
        }
        while long.position() < short.position() {
            let Some(item) = long.next() else { break };
            let mut event = by_items.feed(text, &item, || long.reading());
            while event.is_some() {
                event = by_items.pending();
            }
        }
        assert_eq!(long.position(), short.position(), "{text:?}");
        assert_eq!(format!("{by_moves:?}"), format!("{by_items:?}"), "at {} in {text:?}", short.position());
    }
    assert_eq!(long.next(), None, "{text:?}");
}

/// A replay says only what is so: each move that it resolves is legal where it stands and is the one that its
/// proper spelling means; all that it reports lies in the text.
pub fn replaying(text: &str, table: &SymbolTable) {
    let mut replay = Replay::new(text, table);
    while let Some(event) = replay.next() {
        if let Event::Ply(ply) = &event
            && let Verdict::Resolved(resolved) = &ply.verdict
        {
            let before = replay.walk().before().unwrap_or_else(|| panic!("a move on no board, in {text:?}"));
            let word = ply.span.of(text);
            if resolved.mv.from() != resolved.mv.to() || resolved.mv.castling().is_some() {
                let spelling = resolved.proper.display(table, &Style::pgn()).to_string();
                assert_eq!(meant(before, &spelling, table), Some(resolved.mv), "{word:?} in {text:?}");
                assert!(before.legal_moves().any(|legal| legal == resolved.mv), "{word:?} in {text:?}");
            }
        }
        findings_are_sound(text, &Vec::from_iter(event.diagnostic(replay.walk(), table, &Style::pgn())));
    }
    for rules in [Rules::Lenient, Rules::Fide, Rules::Pgn] {
        let found = check(text, table, rules).findings;
        findings_are_sound(text, &found);
        assert!(found.is_sorted_by_key(|finding| finding.span), "findings are out of order: {text:?}");
        let (mended, applied) = apply(text, &found);
        assert!(!applied.is_empty() || mended == text, "without a fix {text:?} became {mended:?}");
    }
    for rewriting in [Rewriting::default(), Rewriting::pgn()] {
        let done = Replayed::new(table, table).with(rewriting).translate(text);
        edits_fit(text, &done);
        findings_are_sound(text, &done.diagnostics);
    }
    same_without_haste(text, table, table);
    following(text, table);
}

/// Moves that are properly spelled already are found so at one go. It is as if each were written anew: in a style
/// that differs from PGN's only in what no short form has, every one is.
pub fn same_without_haste(text: &str, from: &SymbolTable, to: &SymbolTable) {
    let mut slow = Style::pgn();
    slow.dash = "–".into();
    let slow = Rewriting { layout: Layout::Styled(slow), ..Rewriting::pgn() };
    let translated = |rewriting| {
        let done = Replayed::new(from, to).with(rewriting).translate(text);
        (done.text, done.diagnostics, done.moves, done.games, done.games_left)
    };
    assert_eq!(translated(Rewriting::pgn()), translated(slow), "{text:?}");
}

/// Each language is found once at most, with no more legal moves than moves, and languages that are said to
/// read all of a text do.
pub fn detecting(text: &str, languages: &Registry) {
    let found = detect(text, languages);
    let mut tags = Vec::new();
    for candidate in &found.candidates {
        let (legal, plies) = (candidate.legal, candidate.plies);
        assert!(0 < legal && legal <= plies && candidate.telling <= legal, "{legal} of {plies} in {text:?}");
        tags.extend(candidate.locales.iter().map(|locale| locale.tag()));
        let Some(locale) = candidate.locales.first().filter(|_| candidate.is_complete()) else { continue };
        for event in Replay::new(text, locale.table()) {
            let wrong = match &event {
                Event::Ply(ply) => matches!(ply.verdict, Verdict::Refused(_)),
                Event::Unreadable { .. } => true,
                _ => false,
            };
            assert!(!wrong, "{} is said to read all of {text:?}", locale.tag());
        }
    }
    let listed = tags.len();
    tags.sort_unstable();
    tags.dedup();
    assert_eq!(tags.len(), listed, "a language is listed twice for {text:?}");
    if let Some((span, locales)) = &found.turning {
        assert!(text.get(span.start..span.end).is_some_and(|word| !word.is_empty()), "{span:?} in {text:?}");
        assert!(!locales.is_empty(), "{text:?} turns to no language");
    }
}

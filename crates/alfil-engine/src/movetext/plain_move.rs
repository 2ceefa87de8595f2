//! Plain moves and their numbers at one go, and what else is plain: [`Plain`].

use super::{Item, ItemKind, Movetext};
use crate::plain;
use crate::plain::bare::{self, Bare, BareMove};
use crate::san::San;
use crate::token::Span;

/// A plain move with nothing but white space and its number before it, as most of a score is.
///
/// [`Movetext::plain`] finds it; as items it would be up to five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlainMove {
    /// What it says.
    pub says: Saying,
    /// Where it is, in bytes.
    pub span: Span,
    /// The number before it.
    pub number: Option<PlainNumber>,
    /// Whether it is spelled as in PGN's export format (PGN 8.2.3), in the letters that the table writes, if that
    /// [writes all else as PGN does](crate::SymbolTable::has_pgn_frame). Whether it says too little or too much,
    /// only a board can tell.
    pub exported: bool,
}

/// What stands next in a score, where that is plain; found by [`Movetext::plain`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plain {
    /// A move and its number.
    Move(PlainMove),
    /// A bracket around a variation, as [`ItemKind::VariationStart`].
    VariationStart(Span),
    /// A bracket around a variation, as [`ItemKind::VariationEnd`].
    VariationEnd(Span),
}

/// What a plain move says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saying {
    /// A chessman goes to a square, and nothing else.
    Bare(BareMove),
    /// All else: castling, promotions, full squares of departure.
    Other(San),
}

impl Plain {
    /// Where it is, a move without its number, in bytes.
    pub const fn span(&self) -> Span {
        match self {
            Plain::Move(mv) => mv.span,
            Plain::VariationStart(span) | Plain::VariationEnd(span) => *span,
        }
    }
}

impl PlainMove {
    /// What it says.
    pub fn san(&self) -> San {
        match self.says {
            Saying::Bare(bare) => bare.into(),
            Saying::Other(san) => san,
        }
    }
}

/// A move number with dots glued to it: `12.`, `12...`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlainNumber {
    /// The number.
    pub number: u32,
    /// How many dots there are, one or more.
    pub dots: usize,
}

impl Movetext<'_> {
    /// What stands next, if it is plain, with nothing but white space before it. It stays the next item until
    /// [`Movetext::pass`] or [`Movetext::next_behind`] is called. `None` of all else.
    ///
    /// ```
    /// use alfil_engine::{Movetext, Plain};
    /// # let english = alfil_engine::doctest::english();
    /// let mut movetext = Movetext::new("1. Nf3 Nf6 2. g3 {a comment} 1-0", &english);
    /// let mut moves = Vec::new();
    /// while let Some(Plain::Move(mv)) = movetext.plain() {
    ///     movetext.pass(&mv);
    ///     moves.push(mv);
    /// }
    /// assert_eq!(moves[0].span.start, 3);
    /// assert!(moves[1].number.is_none());
    /// assert!(moves[1].exported);
    /// assert_eq!(moves[2].number.unwrap().number, 2);
    /// // What is not plain is an item as all others.
    /// assert_eq!(movetext.next().unwrap().span.start, 17);
    /// ```
    #[inline]
    pub fn plain(&mut self) -> Option<Plain> {
        let (start, limit) = self.skimmable()?;
        let bytes = self.bytes();
        let mut at = behind_space(bytes, start);
        // What stands between moves is known by its first byte.
        if let Some(byte @ (b'{' | b'$' | b'(' | b')' | b'[' | b'*')) = bytes.get(at)
            && at < limit
        {
            self.advance(at);
            let span = Span::new(at, at + 1);
            return match byte {
                b'(' if self.sign_at(at).is_none() => Some(Plain::VariationStart(span)),
                b')' => Some(Plain::VariationEnd(span)),
                _ => None,
            };
        }
        let mut number = None;
        if bytes.get(at).is_some_and(u8::is_ascii_digit) {
            let (plain, end) = PlainNumber::at(bytes, at)?;
            at = behind_space(bytes, end);
            number = Some(plain);
        }
        if at >= limit {
            return None;
        }
        let bare = match self.found(at) {
            Some(found) => bare::known(bytes, found, self.table, self.table.classes()),
            None => bare::read(bytes, at, self.table, self.table.classes()),
        };
        let (says, end, exported) = match bare {
            Some(Bare { says, end, exported }) => (Saying::Bare(says), end, exported),
            None => {
                let (san, end, exported) = self.less_plain(at)?;
                (Saying::Other(san), end, exported)
            }
        };
        Some(Plain::Move(PlainMove { says, span: Span::new(at, end), number, exported }))
    }

    /// What the plain move at `at` says, where it ends, and whether it is as exported.
    #[inline(never)]
    fn less_plain(&self, at: usize) -> Option<(San, usize, bool)> {
        let (bytes, table) = (self.bytes(), self.table);
        let plain = plain::read(bytes, at, table, table.classes())?;
        Some((plain.san(bytes, table)?, plain.end(), plain.is_exported(bytes, table)))
    }

    /// The next item, where `plain` is what [`Movetext::plain`] has just found there: a bracket is not looked at
    /// again.
    #[inline]
    pub fn next_behind(&mut self, plain: &Option<Plain>) -> Option<Item> {
        let (kind, span) = match plain {
            Some(Plain::VariationStart(span)) => (ItemKind::VariationStart, *span),
            Some(Plain::VariationEnd(span)) => (ItemKind::VariationEnd, *span),
            _ => return self.next(),
        };
        self.advance(span.end);
        self.trail_to(span.end);
        Some(Item { kind, span })
    }

    /// Goes on behind a move that [`Movetext::plain`] has just found.
    #[inline]
    pub fn pass(&mut self, mv: &PlainMove) {
        self.last_move = Some(mv.span.start);
        self.at = mv.span.end;
        self.state.inside_line = true;
        if let [found, others @ ..] = self.trail
            && found.start <= mv.span.start
        {
            self.trail = others;
        }
    }
}

#[inline(always)]
pub(super) fn behind_space(bytes: &[u8], mut at: usize) -> usize {
    while let Some(b' ' | b'\n' | b'\r' | b'\t') = bytes.get(at) {
        at += 1;
    }
    at
}

impl PlainNumber {
    /// The number that starts at `start`, and the end of its dots.
    #[inline(always)]
    pub(super) fn at(bytes: &[u8], start: usize) -> Option<(PlainNumber, usize)> {
        /// More than any number of a move has, and no more than fit into 32 bits.
        const DIGITS: usize = 9;
        let (mut end, mut number) = (start, 0);
        while let Some(digit @ b'0'..=b'9') = bytes.get(end) {
            if end - start == DIGITS {
                return None;
            }
            number = number * 10 + u32::from(digit - b'0');
            end += 1;
        }
        let dots = bytes.get(end..)?.iter().take_while(|byte| **byte == b'.').count();
        // `1…` is for those who know that sign.
        let next = bytes.get(end + dots)?;
        (end > start && dots > 0 && next.is_ascii()).then_some((PlainNumber { number, dots }, end + dots))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctest::{english, spanish};
    use crate::movetext::{LOOKAHEAD, State};
    use crate::trail::Trail;
    use crate::translate::{Rest, Translation, Translator};
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;
    use core::ops::Range;

    /// The plain moves of a text, and the other items that were not passed over.
    #[derive(Debug, Default, PartialEq)]
    struct Parted {
        moves: Vec<PlainMove>,
        passed: Vec<Range<usize>>,
        others: Vec<Item>,
        end: usize,
    }

    impl Parted {
        /// What was passed, one stretch with the next, as far as nothing stands between.
        fn pass(&mut self, from: usize, to: usize) {
            match self.passed.last_mut() {
                Some(last) if last.end == from => last.end = to,
                _ => self.passed.push(from..to),
            }
        }
    }

    fn part(mut movetext: Movetext<'_>, known: bool, remarks: bool) -> Parted {
        let mut parted = Parted::default();
        loop {
            let start = movetext.position();
            let next = movetext.known_move(remarks).map(Plain::Move);
            let next = next.or_else(|| movetext.known_bracket(remarks)).filter(|_| known);
            let next = next.or_else(|| movetext.plain());
            let passed = match &next {
                Some(Plain::Move(mv)) => {
                    movetext.pass(mv);
                    parted.moves.push(*mv);
                    true
                }
                Some(_) => false,
                None => remarks && movetext.pass_remarks(),
            };
            parted.pass(start, movetext.position());
            if !passed {
                let end = movetext.position();
                let Some(item) = movetext.next_behind(&next) else { return Parted { end, ..parted } };
                parted.pass(end, item.span.start);
                parted.others.push(item);
            }
        }
    }

    const SCORES: [&str; 8] = [
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 8. Nb3 Qxd1 9. Rxd1 1-0",
        "1.e4 e5\n2.f4!? exf4 $1 (2...d5 3.exd5) 3.Bc4?? Qh4+ 4. Kf1 0-0 5. e8=Q# e9 12 Nf3 (=) ( e4 )",
        "1. ... e5 2. Nf3 + Nf6 e.p. 3. exd6 e.p. d4 (=) 7.1-0 1e4 3.. e5 4…e5 2 .e4 00001. e4 99999999999. d4",
        "{a} 1. Ngxf3+ ; Nf6\nNg8 Sf3 Nf33 1. e4e5 e8Q e8=K [X \"1. e4\"] % no\n% 1. e4\n1. d4",
        "1. Ne5-e5 Ne4e5 R1xe3 e8(Q) O-O-O+! 0-0-0 o-o 1/2-1/2 * a1 1. \u{200b}e4 e4\u{200b} d5",
        "{a} 1. e4 {b}{c}\n$1 $23{d} e5 $ $x $1. ({e}) (d4 {f}) {e",
        "1. e4 {a\n[White \"x\"]} e5 {b\n[Event \"x\"]\n 1. d4 {c} d5",
        "{}\u{A0}{a} $1\u{A0}$2 %x {b}\n%x {c}\n{d} ; {e}\n{f} $12345678901234567890 $7",
    ];

    #[test]
    fn what_is_plain_is_as_its_items_say() {
        let table = english();
        let mut passed_by = 0;
        for score in SCORES.iter().flat_map(|text| {
            [String::from(*text), text.replace(' ', "\r\n"), text.replace(". ", "."), text.replace(' ', "\n")]
        }) {
            for (end, remarks) in (0..=score.len()).flat_map(|end| [(end, false), (end, true)]) {
                let Some(text) = score.get(..end) else { continue };
                for (text, more) in [(text.into(), false), (format!("{text}{}", " e4".repeat(150)), true)] {
                    let movetext = || Movetext::part(&text, &table, State::default(), more);
                    let Parted { moves, passed, others, end } = part(movetext(), false, remarks);
                    let mut items = movetext();
                    let all: Vec<Item> = items.by_ref().collect();
                    assert_eq!(end, items.position(), "{text}");
                    let (inside, outside): (Vec<&Item>, Vec<&Item>) =
                        all.iter().partition(|item| passed.iter().any(|at| at.contains(&item.span.start)));
                    assert_eq!(others.iter().collect::<Vec<_>>(), outside, "{text}");
                    let mut moves = moves.iter();
                    let (mut number, mut dots) = (None, None);
                    for Item { kind, span } in inside {
                        match kind {
                            ItemKind::Space => {}
                            ItemKind::Comment { closed: true } | ItemKind::Nag(_) if remarks => {}
                            ItemKind::Number(here) => number = Some(*here),
                            ItemKind::Dots => dots = Some(span.len()),
                            ItemKind::Move(san) => {
                                let mv = moves.next().unwrap();
                                assert_eq!((mv.span, mv.san()), (*span, *san), "{text}");
                                let written = number.take().zip(dots.take());
                                assert_eq!(mv.number.map(|mv| (mv.number, mv.dots)), written, "{text}");
                                passed_by += 1;
                            }
                            _ => panic!("{kind:?} in {text}"),
                        }
                    }
                    assert_eq!((moves.next(), number, dots), (None, None, None), "{text}");
                }
            }
        }
        assert!(passed_by > 10_000);
    }

    #[test]
    fn a_trail_leads_to_the_same() {
        let (table, spanish) = (english(), spanish());
        let translator = Translator::new(&table, &spanish);
        for text in SCORES {
            // Close to the end of a text, which of the two ways a move is read in is not the same.
            let text = &format!("{text}{}", " ".repeat(16));
            let mut trail = Trail::default();
            translator.session().feed_with_trail(
                text,
                Rest::Nothing,
                &mut Translation::default(),
                &mut trail,
            );
            assert_eq!(trail.found().is_empty(), text.starts_with("{}"), "{text}");
            for remarks in [false, true] {
                let without = part(Movetext::new(text, &table), false, remarks);
                for known in [false, true] {
                    let along = part(Movetext::new(text, &table).along(&trail), known, remarks);
                    assert_eq!(along, without, "{text}");
                }
            }
        }
    }

    #[test]
    fn what_goes_on_from_an_earlier_part_is_no_number() {
        let (table, spanish) = (english(), spanish());
        let translator = Translator::new(&table, &spanish);
        for (before, score) in
            [("; see 1", "12.\n e4 e5"), ("; see", "\ne4 e5"), ("{", "1. } e4 e5"), ("% 3", "\n(e4)")]
        {
            let text = &format!("{score}{}", " ".repeat(16));
            let (mut trail, mut done) = (Trail::default(), Translation::default());
            let mut session = translator.session();
            session.feed_with_trail(before, Rest::Follows, &mut done, &mut trail);
            session.feed_with_trail(text, Rest::Nothing, &mut done, &mut trail);
            let mut earlier = Movetext::part(before, &table, State::default(), true);
            while earlier.next().is_some() {}
            assert_eq!(earlier.position(), before.len());
            let movetext = || Movetext::part(text, &table, earlier.state(), false);
            let without = part(movetext(), false, true);
            assert_eq!(without.moves.len(), if text.contains('(') { 1 } else { 2 }, "{text:?}");
            assert_eq!(without.moves.first().map(|mv| mv.number), Some(None), "{text:?}");
            assert_eq!(part(movetext().along(&trail), true, true), without, "{text:?}");
        }
    }

    #[test]
    fn what_may_go_on_is_held_back() {
        let text = "1. e4 e5 ".repeat(100);
        let table = english();
        let in_part = |text| part(Movetext::part(text, &table, State::default(), true), false, true);
        assert!(in_part(&text).moves.iter().all(|mv| mv.span.end + LOOKAHEAD <= text.len()));
        let blank = format!("1. e4{}", " ".repeat(100));
        assert_eq!(in_part(&blank).moves, []);
    }

    #[test]
    fn the_export_format_is_known_by_its_spelling() {
        let exported = |text: &str| {
            let table = english();
            match Movetext::new(text, &table).plain() {
                Some(Plain::Move(mv)) => Some(mv.exported),
                _ => None,
            }
        };
        for text in ["Nf3", "exd5+", "Raxe1#", "e8=Q", "O-O-O+!?", "1. Nf3", "Ng1f3"] {
            assert_eq!(exported(text), Some(true), "{text}");
        }
        for text in ["1. 0-0", "ed5", "e8Q"] {
            assert_eq!(exported(text), Some(false), "{text}");
        }
    }
}

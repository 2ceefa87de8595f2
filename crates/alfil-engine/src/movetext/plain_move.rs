//! Plain moves and their numbers at one go, and what else is plain: [`Plain`].

use super::remarks::{comment_end, nag_end};
use super::{Item, ItemKind, Movetext};
use crate::plain;
use crate::plain::bare::{self, Bare, BareMove, Found};
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
    /// What stands next, if it is plain, behind white space and, if these mean nothing either, behind `remarks`:
    /// comments in braces and NAGs, except a comment that is not closed or has swallowed the beginning of another
    /// game. What stands before it is done with; it itself stays the next item until [`Movetext::pass`] or
    /// [`Movetext::next_behind`] is called. `None` of all else.
    ///
    /// ```
    /// use alfil_engine::{Movetext, Plain};
    /// # let english = alfil_engine::doctest::english();
    /// let mut movetext = Movetext::new("1. Nf3 Nf6 {a comment} 2. g3 1-0", &english);
    /// let mut moves = Vec::new();
    /// while let Some(Plain::Move(mv)) = movetext.plain(true) {
    ///     movetext.pass(&mv);
    ///     moves.push(mv);
    /// }
    /// assert_eq!(moves[0].span.start, 3);
    /// assert!(moves[1].number.is_none());
    /// assert!(moves[1].exported);
    /// assert_eq!(moves[2].number.unwrap().number, 2);
    /// // What is not plain is an item as all others.
    /// assert_eq!(movetext.next().unwrap().span.start, 29);
    /// ```
    #[inline(always)] // into the loops over whole texts, so that nothing need be put together to be taken apart
    pub fn plain(&mut self, remarks: bool) -> Option<Plain> {
        let (start, limit) = self.skimmable()?;
        let bytes = self.bytes();
        let mut at = behind_space(bytes, start);
        loop {
            let end = match bytes.get(at) {
                _ if at >= limit => None,
                Some(b'{') if remarks => comment_end(bytes, at),
                Some(b'$') if remarks => nag_end(bytes, at),
                _ => break,
            };
            let Some(end) = end else { break };
            self.at = end;
            self.state.inside_line = true;
            at = behind_space(bytes, end);
        }
        if at >= limit {
            return None;
        }
        let byte = bytes.get(at)?;
        // Other white space, and what cannot be seen, would belong to the same item.
        if at > self.at && byte.is_ascii_graphic() {
            self.advance(at);
        }
        match byte {
            b'(' if self.sign_at(at).is_none() => Some(Plain::VariationStart(Span::new(at, at + 1))),
            b')' => Some(Plain::VariationEnd(Span::new(at, at + 1))),
            // Much else that stands between moves is known by its first byte.
            b'{' | b'[' | b'$' | b'*' => None,
            b'0'..=b'9' => {
                let (number, end) = PlainNumber::at(bytes, at)?;
                self.move_at(behind_space(bytes, end), Some(number), limit)
            }
            _ => self.move_at(at, None, limit),
        }
    }

    #[inline(always)]
    fn move_at(&mut self, at: usize, number: Option<PlainNumber>, limit: usize) -> Option<Plain> {
        if at >= limit {
            return None;
        }
        let bare = match self.found(at) {
            Some(found) => bare::known(self.bytes(), found, self.table, self.table.classes()),
            None => bare::read(self.bytes(), at, self.table, self.table.classes()),
        };
        match bare {
            Some(Bare { says, end, exported }) => {
                let (says, span) = (Saying::Bare(says), Span::new(at, end));
                Some(Plain::Move(PlainMove { says, span, number, exported }))
            }
            None => self.less_plain(at, number),
        }
    }

    /// What is known of the move at `at` from those who were here before.
    #[inline(always)]
    fn found(&mut self, at: usize) -> Option<Found> {
        while let [found, others @ ..] = self.trail {
            if found.start >= at {
                return (found.start == at).then_some(*found);
            }
            self.trail = others;
        }
        None
    }

    /// The plain move at `at`, behind its number.
    #[inline(never)]
    fn less_plain(&self, at: usize, number: Option<PlainNumber>) -> Option<Plain> {
        let (bytes, table) = (self.bytes(), self.table);
        let plain = plain::read(bytes, at, table, table.classes())?;
        let (says, exported) = (Saying::Other(plain.san(bytes, table)?), plain.is_exported(bytes, table));
        Some(Plain::Move(PlainMove { says, span: Span::new(at, plain.end()), number, exported }))
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
        Some(Item { kind, span })
    }

    /// Goes on behind a move that [`Movetext::plain`] has just found.
    #[inline]
    pub fn pass(&mut self, mv: &PlainMove) {
        self.last_move = Some(mv.span.start);
        self.at = mv.span.end;
        self.state.inside_line = true;
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
    fn at(bytes: &[u8], start: usize) -> Option<(PlainNumber, usize)> {
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
        (dots > 0 && next.is_ascii()).then_some((PlainNumber { number, dots }, end + dots))
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

    fn part(mut movetext: Movetext<'_>, remarks: bool) -> Parted {
        let mut parted = Parted::default();
        loop {
            let start = movetext.position();
            let next = movetext.plain(remarks);
            if let Some(Plain::Move(mv)) = &next {
                movetext.pass(mv);
                parted.moves.push(*mv);
            }
            parted.passed.push(start..movetext.position());
            match (next, movetext.position()) {
                (Some(Plain::Move(_)), _) => {}
                (next, end) => match movetext.next_behind(&next) {
                    Some(item) => parted.others.push(item),
                    None => return Parted { end, ..parted },
                },
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
                    let Parted { moves, passed, others, end } = part(movetext(), remarks);
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
            assert_eq!(trail.moves().is_empty(), text.starts_with("{}"), "{text}");
            for remarks in [false, true] {
                let along = part(Movetext::new(text, &table).along(&trail), remarks);
                assert_eq!(along, part(Movetext::new(text, &table), remarks), "{text}");
            }
        }
    }

    #[test]
    fn what_may_go_on_is_held_back() {
        let text = "1. e4 e5 ".repeat(100);
        let table = english();
        let in_part = |text| part(Movetext::part(text, &table, State::default(), true), true);
        assert!(in_part(&text).moves.iter().all(|mv| mv.span.end + LOOKAHEAD <= text.len()));
        let blank = format!("1. e4{}", " ".repeat(100));
        assert_eq!(in_part(&blank).moves, []);
    }

    #[test]
    fn the_export_format_is_known_by_its_spelling() {
        let exported = |text: &str| {
            let table = english();
            match Movetext::new(text, &table).plain(true) {
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

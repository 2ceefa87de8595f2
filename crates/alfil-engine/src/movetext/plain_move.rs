//! A plain move and its number at one go: [`PlainMove`].

use super::Movetext;
use crate::plain;
use crate::plain::bare::{self, Bare, BareMove, Found};
use crate::san::San;
use crate::token::Span;

/// A plain move with nothing but white space and its number before it, as most of a score is.
///
/// [`Movetext::plain_move`] finds it; as items it would be up to five.
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
    /// The next items, if they are a plain move and nothing but its number and white space before it. They stay
    /// the next ones until [`Movetext::pass`] is called with the move.
    ///
    /// ```
    /// use alfil_engine::Movetext;
    /// # let english = alfil_engine::doctest::english();
    /// let mut movetext = Movetext::new("1. Nf3 Nf6 {a comment} 2. g3", &english);
    /// let mut last = None;
    /// while let Some(mv) = movetext.plain_move() {
    ///     movetext.pass(&mv);
    ///     last = Some(mv);
    /// }
    /// assert_eq!(last.unwrap().span.start, 7);
    /// assert!(last.unwrap().number.is_none());
    /// assert!(last.unwrap().exported);
    /// assert!(movetext.nth(1).is_some()); // the comment, behind white space
    /// assert_eq!(movetext.plain_move().unwrap().number.unwrap().number, 2);
    /// ```
    #[inline(always)] // into the loops over whole texts, so that it need not be put together to be taken apart
    pub fn plain_move(&mut self) -> Option<PlainMove> {
        let (start, limit) = self.skimmable()?;
        let (bytes, classes) = (self.bytes(), self.table.classes());
        let mut at = behind_space(bytes, start);
        let mut number = None;
        if bytes.get(at).is_some_and(u8::is_ascii_digit) {
            let (plain, end) = PlainNumber::at(bytes, at)?;
            at = behind_space(bytes, end);
            number = Some(plain);
        }
        // Much else that stands between moves is known by its first byte.
        let known = matches!(bytes.get(at), Some(b'{' | b'(' | b')' | b'[' | b'$' | b'*'));
        if at >= limit || known {
            return None;
        }
        let bare = match self.found(at) {
            Some(found) => bare::known(bytes, found, self.table, classes),
            None => bare::read(bytes, at, self.table, classes),
        };
        match bare {
            Some(Bare { says, end, exported }) => {
                let (says, span) = (Saying::Bare(says), Span::new(at, end));
                Some(PlainMove { says, span, number, exported })
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
    fn less_plain(&self, at: usize, number: Option<PlainNumber>) -> Option<PlainMove> {
        let (bytes, table) = (self.bytes(), self.table);
        let plain = plain::read(bytes, at, table, table.classes())?;
        let (says, exported) = (Saying::Other(plain.san(bytes, table)?), plain.is_exported(bytes, table));
        Some(PlainMove { says, span: Span::new(at, plain.end()), number, exported })
    }

    /// Goes on behind a move that [`Movetext::plain_move`] has just found.
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
    use crate::doctest::english;
    use crate::movetext::{Item, ItemKind, LOOKAHEAD, State};
    use alloc::vec::Vec;
    use core::ops::Range;

    /// The plain moves of a text, what was passed with them, and the other items.
    type Parted = (Vec<PlainMove>, Vec<Range<usize>>, Vec<Item>);

    fn part_from_plain_moves(mut movetext: Movetext<'_>) -> (Parted, usize) {
        let (mut moves, mut passed, mut others) = Parted::default();
        loop {
            let start = movetext.position();
            if let Some(mv) = movetext.plain_move() {
                movetext.pass(&mv);
                moves.push(mv);
                passed.push(start..movetext.position());
            } else if let Some(item) = movetext.next() {
                others.push(item);
            } else {
                return ((moves, passed, others), movetext.position());
            }
        }
    }

    #[test]
    fn plain_moves_are_those_of_the_items() {
        let table = english();
        for text in [
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 8. Nb3 Qxd1 9. Rxd1 1-0",
            "1.e4 e5\n2.f4!? exf4 $1 (2...d5 3.exd5) 3.Bc4?? Qh4+ 4. Kf1 0-0 5. e8=Q# e9 12 Nf3",
            "1. ... e5 2. Nf3 + Nf6 e.p. 3. exd6 e.p. d4 (=) 7.1-0 1e4 3.. e5 4…e5 2 .e4 00001. e4 99999999999. d4",
            "{a} 1. Ngxf3+ ; Nf6\nNg8 Sf3 Nf33 1. e4e5 e8Q e8=K [X \"1. e4\"] % no\n% 1. e4\n1. d4",
            "1. Ne5-e5 Ne4e5 R1xe3 e8(Q) O-O-O+! 0-0-0 o-o 1/2-1/2 * a1 1. \u{200b}e4 e4\u{200b} d5",
        ] {
            for text in [text, &text.replace(' ', "\r\n"), &text.replace(". ", ".")] {
                for end in (0..=text.len()).filter(|end| text.is_char_boundary(*end)) {
                    let text = text.get(..end).unwrap();
                    let ((moves, passed, others), position) =
                        part_from_plain_moves(Movetext::new(text, &table));
                    assert_eq!(position, text.len(), "{text}");
                    let all: Vec<Item> = Movetext::new(text, &table).collect();
                    let kind = |span: Span| all.iter().find(|item| item.span == span).map(|item| &item.kind);
                    for mv in &moves {
                        assert_eq!(kind(mv.span), Some(&ItemKind::Move(mv.san())), "{text}");
                        let Some(PlainNumber { number, dots }) = mv.number else { continue };
                        let before = all.iter().rev().skip_while(|item| item.span.start >= mv.span.start);
                        let mut before = before.filter(|item| item.kind != ItemKind::Space);
                        let (found, number) = (before.next().unwrap(), ItemKind::Number(number));
                        assert_eq!((&found.kind, found.span.len()), (&ItemKind::Dots, dots), "{text}");
                        assert_eq!(before.next().map(|item| &item.kind), Some(&number), "{text}");
                    }
                    // What is no part of a plain move comes as it would without them.
                    let apart = |item: &&Item| {
                        !matches!(item.kind, ItemKind::Space)
                            && !passed.iter().any(|passed| passed.contains(&item.span.start))
                    };
                    let expected: Vec<&Item> = all.iter().filter(apart).collect();
                    assert_eq!(others.iter().filter(apart).collect::<Vec<_>>(), expected, "{text}");
                }
            }
        }
    }

    #[test]
    fn what_may_go_on_is_held_back() {
        let text = "1. e4 e5 ".repeat(100);
        let table = english();
        let in_part = |text| part_from_plain_moves(Movetext::part(text, &table, State::default(), true));
        let ((moves, ..), _) = in_part(&text);
        assert!(moves.iter().all(|mv| mv.span.end + LOOKAHEAD <= text.len()));
        let blank = alloc::format!("1. e4{}", " ".repeat(100));
        assert_eq!(in_part(&blank).0.0, []);
    }

    #[test]
    fn the_export_format_is_known_by_its_spelling() {
        let exported = |text: &str| {
            let table = english();
            Movetext::new(text, &table).plain_move().map(|mv| mv.exported)
        };
        for text in ["Nf3", "exd5+", "Raxe1#", "e8=Q", "O-O-O+!?", "1. Nf3", "Ng1f3"] {
            assert_eq!(exported(text), Some(true), "{text}");
        }
        for text in ["1. 0-0", "ed5", "e8Q"] {
            assert_eq!(exported(text), Some(false), "{text}");
        }
    }
}

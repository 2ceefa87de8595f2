//! The short way through a score: plain moves and what usually stands between them.
//!
//! Nearly all of a score is numbers, plain moves, tags and comments. They need no [`Item`](crate::Item): a
//! move has its shape checked and its letter exchanged, the rest is walked over and copied. Whatever is not
//! quite that is left to the long way, which knows all of the notation; where this module gives an answer it
//! is the same. The work for a move is done without asking what move it is, because a processor that guesses
//! wrong at such a question has lost the time for ten answers.

#![allow(clippy::indexing_slicing)] // by a byte into 256 kinds; a place before one that was reached

use alloc::vec::Vec;
use core::mem;

use super::{Edit, Edits, Letters, Session, Translation};
use crate::bytes::{Eight, Usual, Wide, Words, Work, at_full_width, behind, padded_with_space, window};
use crate::movetext::{Movetext, State, comment_end, nag_end, next_line_tag, usual_tag_end};
use crate::output::{Output, Short};
use crate::plain::bare::{Found, Signature};
use crate::plain::{self, Class, kind};
use crate::symbols::{Symbol, SymbolTable};
use crate::token::{Annotation, Span};
use crate::trail::Trail;

/// Why it does not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stop {
    /// Something else stands there, or the text ends.
    Other,
    /// The tags of another game begin there.
    Tags,
    /// A game ends there with its result.
    Result,
}

/// What comes of something that is no bare move.
enum Next {
    /// It goes on behind it.
    At(usize),
    /// The tags of another game begin there.
    Tags(usize),
    /// A game ends there with its result.
    Result(usize),
    /// It is for the long way.
    Unknown,
}

/// A move that was just written.
#[derive(Clone, Copy, Debug)]
struct Last {
    start: usize,
    end: usize,
    /// Where the translation was before it.
    written: usize,
    copied: usize,
}

impl Last {
    const NONE: Last = Last { start: 0, end: usize::MAX, written: 0, copied: 0 };
}

impl Session<'_> {
    /// Translates from where `movetext` is, as far as nothing unusual stands there, and moves it on.
    pub(super) fn skim(
        &mut self,
        text: &str,
        letters: &Letters,
        movetext: &mut Movetext<'_>,
        done: &mut Translation,
        trail: Option<&mut Trail>,
    ) {
        let (leaves_trail, runs, nowhere) = (trail.is_some(), letters.runs.is_some(), &mut Trail::default());
        let trail = trail.unwrap_or(nowhere);
        let along = Along { session: self, text, letters, movetext, done, trail };
        // Each has code of its own, so that nobody pays for what others need.
        match (leaves_trail, runs) {
            (false, false) => Skimming::<false, false>(along).skim(),
            (false, true) => Skimming::<false, true>(along).skim(),
            (true, false) => Skimming::<true, false>(along).skim(),
            (true, true) => Skimming::<true, true>(along).skim(),
        }
    }

    #[inline(always)]
    fn skim_along<const TRAIL: bool, const RUNS: bool>(
        &mut self,
        text: &str,
        letters: &Letters,
        movetext: &mut Movetext<'_>,
        done: &mut Translation,
        trail: &mut Trail,
        wide: impl Wide,
    ) {
        let Some((start, limit)) = movetext.skimmable() else { return };
        let mut at = start;
        loop {
            let mut skim = Skim::<_, TRAIL, RUNS> {
                wide,
                bytes: text.as_bytes(),
                table: self.translator.from,
                letters,
                limit,
                out: mem::take(&mut self.out),
                copied: self.copied,
                last: Last::NONE,
                moves: 0,
                depth: self.game.depth,
                between: self.is_between_games(),
                edits: if self.edits == Edits::None { None } else { Some(&mut done.edits) },
                shifts: self.edits == Edits::Shifts,
                read: self.read,
                taken: self.taken,
                trail,
                behind: 0,
            };
            let (end, stop) = skim.run(at, movetext);
            let Skim { out, copied, moves, depth, .. } = skim;
            (self.out, self.copied) = (out, copied);
            (self.game.depth, self.game.begun) = (depth, self.game.begun || moves > 0);
            done.moves += moves;
            at = end;
            match stop {
                Stop::Tags => self.next_tags(text, at, done),
                Stop::Result => self.result(text, at, State::WITHIN_LINE, done),
                Stop::Other => break,
            }
        }
        if at > start {
            movetext.advance(at);
        }
    }
}

/// What [`Session::skim`] works with.
struct Along<'a, 's, 't> {
    session: &'a mut Session<'s>,
    text: &'a str,
    letters: &'a Letters,
    movetext: &'a mut Movetext<'t>,
    done: &'a mut Translation,
    trail: &'a mut Trail,
}

/// [`Session::skim_along`], to be done by the widest instructions.
struct Skimming<'a, 's, 't, const TRAIL: bool, const RUNS: bool>(Along<'a, 's, 't>);

impl<const TRAIL: bool, const RUNS: bool> Skimming<'_, '_, '_, TRAIL, RUNS> {
    fn skim(self) {
        match self.0.letters.flags.divide() {
            true => at_full_width(self),
            false => self.run(Usual::HERE),
        }
    }
}

impl<const TRAIL: bool, const RUNS: bool> Work for Skimming<'_, '_, '_, TRAIL, RUNS> {
    type Done = ();

    #[inline(always)]
    fn run(self, wide: impl Wide) {
        let Along { session, text, letters, movetext, done, trail } = self.0;
        session.skim_along::<TRAIL, RUNS>(text, letters, movetext, done, trail, wide);
    }
}

/// `TRAIL` is whether it leaves one, `RUNS` whether the letters of pieces are.
struct Skim<'a, W, const TRAIL: bool, const RUNS: bool> {
    wide: W,
    bytes: &'a [u8],
    table: &'a SymbolTable,
    letters: &'a Letters,
    /// What starts here or later is for the long way.
    limit: usize,
    out: Output,
    /// How much of the text is in the translation.
    copied: usize,
    last: Last,
    moves: usize,
    depth: usize,
    /// Whether a tag before any more moves would begin a game.
    between: bool,
    edits: Option<&'a mut Vec<Edit>>,
    /// Whether only those edits are listed that shift what is behind them.
    shifts: bool,
    /// Bytes of the source and of the translation in earlier parts.
    read: usize,
    taken: usize,
    trail: &'a mut Trail,
    /// Where the last bare move or bracket, or the last remark behind it, ends, if there was nothing else.
    /// Nothing where that is not known.
    behind: usize,
}

impl<W: Wide, const TRAIL: bool, const RUNS: bool> Skim<'_, W, TRAIL, RUNS> {
    /// Goes on from `at` until something stops it, and tells where.
    #[inline(always)] // into its one caller, so that what it works with stays in registers
    fn run(&mut self, mut at: usize, movetext: &Movetext<'_>) -> (usize, Stop) {
        let bytes = self.bytes;
        let mut words = Words::new(self.wide, bytes);
        let digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
        'items: loop {
            // Here anything may start; then it goes from word to word.
            let start = at;
            // Whether a number is glued to the word, which is none then.
            let mut glued;
            if self.kind(at) == kind::SPACE {
                words.skip(at);
                (at, glued) = words.next();
            } else {
                at = behind(bytes, at, Eight::between_moves);
                glued = at > start && digit(at - 1);
                words.skip(at);
            }
            while at < self.limit {
                if !glued && let Some((end, closes)) = self.bare_move(at) {
                    at = end;
                    if closes {
                        at += self.closed(end);
                        if self.kind(at) != kind::SPACE {
                            continue 'items;
                        }
                    }
                    (at, glued) = words.next();
                    continue;
                }
                if !glued && let Some((end, is_word)) = self.frame(at) {
                    at = end;
                    if is_word && self.kind(at) == kind::SPACE {
                        (at, glued) = words.next();
                        continue;
                    }
                    continue 'items;
                }
                while at > start && digit(at - 1) {
                    at -= 1;
                }
                match self.unusual(at, movetext) {
                    Next::At(end) => at = end,
                    Next::Tags(start) => return (start, Stop::Tags),
                    Next::Result(end) => return (end, Stop::Result),
                    Next::Unknown => break 'items,
                }
                continue 'items;
            }
            // Where the text goes on, so may a figure: what else it may be is known later.
            while at > start && self.limit < bytes.len() && digit(at - 1) {
                at -= 1;
            }
            break;
        }
        if self.may_belong_to_last(at) {
            at = self.take_back();
        }
        (at, Stop::Other)
    }

    /// What the byte at `at` can be. The end of the text ends a word, as white space does.
    #[inline(always)]
    fn kind(&self, at: usize) -> u8 {
        self.bytes.get(at).map_or(kind::SPACE, |byte| self.letters.kinds[usize::from(*byte)])
    }

    /// Translates the move that starts at `at`, if it is a bare one with nothing but usual marks, and tells
    /// where it ends and whether a bracket closes there.
    #[inline(always)]
    fn bare_move(&mut self, at: usize) -> Option<(usize, bool)> {
        let letters = self.letters;
        let rest = self.bytes.get(at..)?;
        let padded;
        let word = match rest.first_chunk::<16>() {
            Some(word) => word,
            None => {
                padded = padded_with_space(rest);
                &padded
            }
        };
        let first = usize::from(word[0]);
        match letters.kinds[first] {
            // Asked for only because it is known early. What no move starts with is found out below too.
            kind::OTHER..kind::PIECE_START => None,
            _ if RUNS => {
                let (length, run) = letters.runs.as_ref()?.first(*word.first_chunk::<8>()?)?;
                self.bare_move_behind(at, word, length, length, run.role, &run.new)
            }
            kind::PIECE_START => self.long_letter(at, word),
            // A pawn's move has no letter, but its first byte is written as itself.
            _ => self.bare_move_behind(at, word, 0, 1, 0, &letters.single[first]),
        }
    }

    /// The same of a move that starts with a letter of several bytes, in a text where most have one.
    #[inline(never)]
    fn long_letter(&mut self, at: usize, word: &[u8; 16]) -> Option<(usize, bool)> {
        let long = self.letters.longest(*word.first_chunk::<8>()?);
        self.bare_move_behind(at, word, long.length, long.length, long.role, &long.new)
    }

    /// The same of a word behind the letter of which, `lead` bytes, only the rest is a bare move still to be looked at;
    /// of which the first `replaced` bytes are written as `new`.
    #[inline(always)]
    fn bare_move_behind(
        &mut self,
        at: usize,
        word: &[u8; 16],
        lead: usize,
        replaced: usize,
        role: u8,
        new: &Short,
    ) -> Option<(usize, bool)> {
        let letters = self.letters;
        // The letter has at most 8 bytes, the rest has 7 with its mark and the byte behind it.
        let flags = self.wide.flags(&letters.flags, word, lead);
        let (length, shape) = flags.beginning(lead > 0);
        if !letters.flags.is_bare(shape) {
            return None;
        }
        let behind = flags.behind(length);
        let marks = behind.marks();
        let length = length as usize;
        let mut end = lead + length + marks as usize;
        if !behind.behind(marks).ends() {
            end = self.annotation_end(word, end)?;
        }
        if TRAIL {
            let byte = |offset: usize| usize::from(word[offset & 15]);
            let places = letters.places.iter().enumerate();
            let parts = places.fold(0, |parts, (place, here)| parts | here[byte(lead + place)]);
            let (rest, length) = (Signature::new(parts, length), end as u8);
            let signature = match lead {
                0 => rest.with_lengths(length, 1),
                _ => rest.behind_letter(role).with_lengths(length, lead as u8),
            };
            self.trail.add(Found { start: at, behind: self.behind, signature });
            self.behind = at + end;
        }
        let end = at + end;
        self.last = Last { start: at, end, written: self.out.length, copied: self.copied };
        self.write(Span::new(at, at + replaced), new);
        self.moves += 1;
        Some((end, self.bytes.get(end) == Some(&b')')))
    }

    /// The end of the annotation at `start` of a word, which most moves do not have.
    #[cold]
    #[inline(never)]
    fn annotation_end(&self, word: &[u8; 16], start: usize) -> Option<usize> {
        let kind = |byte: &u8| self.letters.kinds[usize::from(*byte)];
        let rest = word.get(start..)?;
        let length = rest.iter().position(|byte| kind(byte) != kind::ANNOTATION)?;
        let ends = matches!(kind(rest.get(length)?), kind::SPACE | kind::CLOSE);
        (ends && length <= Annotation::MAX).then_some(start + length)
    }

    /// How many variations are closed at `at` by one bracket after the other.
    #[inline(always)]
    fn closed(&mut self, at: usize) -> usize {
        let brackets = self.bytes.iter().skip(at).take(self.depth).take_while(|byte| **byte == b')').count();
        self.depth -= brackets;
        (at..at + brackets).for_each(|at| self.bracket(at));
        brackets
    }

    /// Translates the castling that starts at `at`, if it has nothing but usual marks, and tells where it ends.
    #[inline(always)]
    fn castling(&mut self, at: usize) -> Option<usize> {
        let [short, long] = self.letters.castling.as_ref()?;
        let rest = self.bytes.get(at..)?;
        let (length, new) = match rest.starts_with(b"O-O-O") {
            true => (5, long),
            false => rest.starts_with(b"O-O").then_some((3, short))?,
        };
        let bare = at + length + usize::from(self.kind(at + length) == kind::MARK);
        let mut end = bare;
        while self.kind(end) == kind::ANNOTATION && end < bare + Annotation::MAX {
            end += 1;
        }
        if !matches!(self.kind(end), kind::SPACE | kind::CLOSE) {
            return None;
        }
        self.last = Last { start: at, end, written: self.out.length, copied: self.copied };
        self.write(Span::new(at, at + length), new);
        self.moves += 1;
        self.behind = 0;
        Some(end)
    }

    /// The end of a comment, of a bracket around a variation, of a NAG, or of castling in letters, that starts at
    /// `at`; and whether there is no white space in it.
    #[inline(always)]
    fn frame(&mut self, at: usize) -> Option<(usize, bool)> {
        let end = match self.bytes.get(at)? {
            b'{' => return self.comment(at).map(|end| (end, false)),
            b'(' if self.letters.opens_variation(*self.bytes.get(at + 1)?) => {
                self.depth += 1;
                self.bracket(at);
                at + 1
            }
            b')' if self.depth > 0 => at + self.closed(at),
            b'O' => self.castling(at)?,
            b'$' if !self.letters.style.nags => self.remark(nag_end(self.bytes, at)?),
            _ => return None,
        };
        Some((end, true))
    }

    /// The end of the comment that starts at `at`. It is copied while its end is looked for, as it is usually long.
    #[inline(always)]
    fn comment(&mut self, at: usize) -> Option<usize> {
        let (wide, before) = (self.wide, self.out.length);
        match self.out.copy_until(self.bytes, self.copied, at, |window| wide.comment_stops(window)) {
            Some(brace) if self.bytes.get(brace) == Some(&b'}') => {
                self.copied = brace;
                Some(self.remark(brace + 1))
            }
            _ => {
                self.out.length = before;
                self.unusual_comment(at)
            }
        }
    }

    /// The same of a comment with tags in it, or near the end of the text.
    #[cold]
    #[inline(never)]
    fn unusual_comment(&mut self, at: usize) -> Option<usize> {
        let end = comment_end(self.wide, self.bytes, at)?;
        self.out.copy_much(self.bytes, self.copied, end);
        self.copied = end;
        Some(self.remark(end))
    }

    /// Leaves the bracket at `at` in the trail.
    #[inline(always)]
    fn bracket(&mut self, at: usize) {
        if TRAIL {
            let (behind, signature) = (self.behind, Signature::BRACKET);
            self.trail.add(Found { start: at, behind, signature });
            self.behind = at + 1;
        }
    }

    /// Takes note that a remark ends at `end`.
    #[inline(always)]
    fn remark(&mut self, end: usize) -> usize {
        if TRAIL && self.behind > 0 {
            self.behind = end;
        }
        end
    }

    /// What starts at `at` and is nothing of the usual.
    #[inline(never)]
    fn unusual(&mut self, at: usize, movetext: &Movetext<'_>) -> Next {
        self.behind = 0;
        if self.may_belong_to_last(at) {
            return Next::Unknown;
        }
        let rest = self.bytes.get(at..).unwrap_or(&[]);
        match rest.first() {
            Some(b'[') => match usual_tags_end(self.bytes, at).or_else(|| movetext.tag_end(at)) {
                Some(_) if self.between || self.moves > 0 => Next::Tags(at),
                Some(end) => Next::At(end),
                None => Next::Unknown,
            },
            Some(b'*' | b'0' | b'1') => match self.result_end(at) {
                // A result within a variation ends nothing but the variation.
                Some(end) if self.depth > 0 => Next::At(end),
                Some(end) => Next::Result(end),
                None => self.plain(at),
            },
            _ => self.plain(at),
        }
    }

    /// The end of a game termination marker, as PGN 8.2.6 has it.
    fn result_end(&self, at: usize) -> Option<usize> {
        let rest = self.bytes.get(at..)?;
        let result =
            ["1-0", "0-1", "1/2-1/2", "*"].into_iter().find(|result| rest.starts_with(result.as_bytes()))?;
        if matches!(self.table.longest(rest), Some((Symbol::Sign(_), _))) {
            return None;
        }
        let end = at + result.len();
        let space = |byte: &u8| matches!(byte, b' ' | b'\n' | b'\r' | b'\t');
        (result == "*" || self.bytes.get(end).is_some_and(space)).then_some(end)
    }

    /// A move with a promotion, with all of its square of departure, or castling.
    fn plain(&mut self, at: usize) -> Next {
        if self.letters.style.is {
            return Next::Unknown;
        }
        let Some(plain) = plain::read(self.bytes, at, self.table, self.table.classes()) else {
            return Next::Unknown;
        };
        let letters = self.letters;
        let written = |letter: Span| {
            let spelling = window(self.bytes, letter.start);
            match letter.end - letter.start {
                1 if letters.kinds[usize::from(spelling[0])] == kind::PIECE => {
                    Some(&letters.single[usize::from(spelling[0])])
                }
                length => {
                    Some(letters.longest(spelling)).filter(|long| long.length == length).map(|long| &long.new)
                }
            }
        };
        let both = [plain.letter(), plain.promotion()].map(|letter| (letter, written(letter)));
        if both.iter().any(|(letter, written)| !letter.is_empty() && written.is_none()) {
            return Next::Unknown;
        }
        // What stands behind it was looked at.
        self.last = Last::NONE;
        for (letter, written) in both {
            if let Some(written) = written.filter(|_| !letter.is_empty()) {
                self.write(letter, written);
            }
        }
        self.moves += 1;
        Next::At(plain.end())
    }

    /// Whether what starts at `at` may be a mark of the move before it.
    fn may_belong_to_last(&self, at: usize) -> bool {
        let (bytes, classes) = (self.bytes, self.table.classes());
        let may_be_mark = match at < bytes.len() {
            true => {
                Class::of(bytes, at, classes).starts_mark() && !plain::starts_otherwise(bytes, at, self.table)
            }
            // The next part may start with one.
            false => self.limit < at,
        };
        let space = |byte: &u8| self.letters.kinds[usize::from(*byte)] == kind::SPACE;
        may_be_mark && bytes.get(self.last.end..at).is_some_and(|between| between.iter().all(space))
    }

    /// Undoes the last move, and tells where it starts.
    fn take_back(&mut self) -> usize {
        let Last { start, written, copied, .. } = mem::replace(&mut self.last, Last::NONE);
        (self.out.length, self.copied) = (written, copied);
        self.moves -= 1;
        if TRAIL {
            self.trail.take_back(start);
        }
        if let Some(edits) = &mut self.edits {
            while edits.last().is_some_and(|edit| edit.source.start >= self.read + start) {
                edits.pop();
            }
        }
        start
    }

    /// Writes `new` in the place of a letter.
    #[inline(always)]
    fn write(&mut self, letter: Span, new: &Short) {
        self.out.replace(self.bytes, self.copied, letter.start, new);
        self.copied = letter.end;
        if let Some(edits) = &mut self.edits
            && (new.length != letter.len()
                || !self.shifts && !new.is(self.bytes.get(letter.start..letter.end).unwrap_or(&[])))
        {
            let end = self.out.length;
            let target = Span::new(end - new.length, end).shifted(self.taken);
            edits.push(Edit { source: letter.shifted(self.read), target });
        }
    }
}

/// The end of the tag pairs from `at` on that are written as PGN has them on export (8.1.1), a line each.
#[inline(always)]
fn usual_tags_end(text: &[u8], at: usize) -> Option<usize> {
    let mut end = usual_tag_end(text, at)?;
    while let Some(tag) = next_line_tag(text, end)
        && let Some(next) = usual_tag_end(text, tag)
    {
        end = next;
    }
    Some(end)
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::*;
    use crate::doctest::{english, spanish};
    use crate::{Layout, Role, Style, Translator};

    /// What scores are made of, whole and broken.
    const PIECES: [&str; 92] = [
        "e4",
        "Nf3",
        "exd5",
        "Nbd2",
        "N1f3",
        "Rae1",
        "Qh4xe1",
        "Qh4h4",
        "Bxf7+",
        "Qh7#",
        "e8=Q",
        "e8Q+",
        "bxa1=N#",
        "e1=K",
        "O-O",
        "O-O-O",
        "0-0",
        "0-0-0",
        "O-O-O-O",
        "Nf33",
        "Nf3x",
        "Sf3",
        "Кf3",
        "Крxe4",
        "Фa1xb2",
        "Лd1",
        "Сe5",
        "♘f3",
        "♞xe5+",
        "b4",
        "Bb4",
        "B4",
        "ed",
        "ed5",
        "e4e5",
        "--",
        "Nf3!",
        "e4?!",
        "e4!!!!!!!!!",
        "Nf3+!?",
        "Nf3!+",
        "±",
        "+-",
        "=",
        "+",
        "#",
        "++",
        "e.p.",
        "(=)",
        "N",
        "!",
        "1.",
        "12.",
        "1...",
        "7",
        "123456789",
        "1-0",
        "0-1",
        "1/2-1/2",
        "*",
        "½-½",
        "{ a comment Nf3 }",
        "{",
        "}",
        "(",
        ")",
        "; rest",
        "%x",
        "\n%x\n",
        "$1",
        "$139",
        "$",
        "[Event \"x\"]",
        "[White \"Nf3 \\\"e4\\\"\"]\n[Black \"y\"]\r\n",
        "[Round \"1\"",
        "[",
        "]",
        "[Date\t\"?\"]",
        " ",
        "  ",
        "\n",
        "\r\n",
        "\t",
        ".",
        "...",
        "…",
        "\u{A0}",
        "\u{200E}",
        "\u{FE0E}",
        ",",
        "e",
        "x",
    ];

    /// Letters of several bytes, one of which begins with another.
    fn cyrillic() -> SymbolTable {
        let letters = Role::PIECES.into_iter().zip(["Кр", "Ф", "Л", "С", "К"]);
        letters
            .fold(SymbolTable::builder().laws(), |table, (role, letter)| table.write(role, letter))
            .build()
            .unwrap()
    }

    fn scores() -> impl Iterator<Item = String> {
        let mut seed = 1u32;
        let mut random = move |below: usize| {
            seed = seed.wrapping_mul(0x0019_660D).wrapping_add(0x3C6E_F35F);
            (seed >> 8) as usize % below
        };
        (0..6000).map(move |_| {
            // A few things that stand in most scores, and here and there what does not.
            let (mut score, odd) = (String::new(), 1 + random(6));
            for _ in 0..random(40) {
                score.push_str(PIECES[if random(odd) == 0 { random(PIECES.len()) } else { random(12) }]);
                score.push_str(["", " ", " ", " ", "\n", ". "][random(6)]);
            }
            score
        })
    }

    /// In parts of `length` bytes or a few more, each of which begins with what was left of the one before.
    fn in_parts(translator: &Translator<'_>, text: &str, length: usize) -> Translation {
        let (mut session, mut done, mut start, mut end) =
            (translator.session(), Translation::default(), 0, length);
        while end < text.len() {
            end = text.ceil_char_boundary(end);
            start += session.feed(&text[start..end], true, &mut done);
            end += length;
        }
        session.feed(&text[start..], false, &mut done);
        done
    }

    #[test]
    fn the_short_way_leads_where_the_long_way_does() {
        let (english, spanish, cyrillic) = (english(), spanish(), cyrillic());
        let pairs =
            [(&english, &spanish), (&english, &cyrillic), (&cyrillic, &english), (&english, &english)];
        let mut skimmed = 0;
        for (from, to) in pairs {
            for partial in [false, true] {
                let short = Translator::new(from, to).partial(partial);
                assert!(short.letters.is_some());
                let long = Translator { letters: None, ..short.clone() };
                for score in scores() {
                    let expected = long.translate(&score);
                    assert_eq!(short.translate(&score), expected, "{score:?}");
                    skimmed += expected.moves;
                }
            }
        }
        assert!(skimmed > 10_000);
    }

    #[test]
    fn in_a_style_too() {
        let (english, spanish, cyrillic) = (english(), spanish(), cyrillic());
        for (from, to) in [(&english, &spanish), (&english, &cyrillic), (&cyrillic, &english)] {
            for style in
                [Style::fide(), Style::pgn(), Style::figurine(), Style::long(), Style::handbook_short()]
            {
                let quick = style.capture == "x";
                let short = Translator::new(from, to).with_layout(Layout::Styled(style));
                assert_eq!(short.letters.is_some(), quick);
                let long = Translator { letters: None, ..short.clone() };
                for score in scores() {
                    // The long way lists a move as one edit, the short way its letter.
                    let (short, long) = (short.translate(&score), long.translate(&score));
                    assert_eq!(
                        (short.text, short.diagnostics, short.moves, short.games),
                        (long.text, long.diagnostics, long.moves, long.games),
                        "{score:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn in_parts_too() {
        let (english, cyrillic) = (english(), cyrillic());
        // Of a game that is longer than a part, how much is held back is not always the same.
        let short = Translator::new(&english, &cyrillic).partial(true);
        let long = Translator { letters: None, ..short.clone() };
        let scores: Vec<String> = scores().collect();
        for (number, scores) in scores.chunks(60).enumerate() {
            // Spaces enough for what is held back at the end of a part.
            let text = scores.join(&" ".repeat(number % 7 * 90));
            for length in [300, 701, 4096] {
                let context = format!("{number}, in parts of {length}");
                assert_eq!(in_parts(&short, &text, length), in_parts(&long, &text, length), "{context}");
            }
        }
    }
}

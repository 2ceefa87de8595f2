//! Random legal games, the same at every run: for tests and for measurements.

use std::fmt::Write as _;
use std::io::{self, Write};

use alfil::board::Color;
use alfil::{LegalMove, Position, Style, SymbolTable};

use crate::notations;

/// A small generator of numbers (splitmix64).
#[derive(Clone, Debug)]
pub struct Chance(pub u64);

impl Chance {
    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `limit`, which is not 0.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.number() % limit as u64) as usize
    }

    /// One of `all`.
    pub fn one<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        if all.is_empty() { None } else { all.get(self.below(all.len())) }
    }
}

/// What games look like.
#[derive(Clone, Copy, Debug, Default)]
pub struct Kind {
    /// With comments, variations, glyphs and clocks.
    pub annotated: bool,
}

/// Games in PGN's export format, in English, of at least so many bytes, each legal from its first move to its
/// last.
///
/// # Errors
/// They cannot be written.
pub fn write(seed: u64, kind: Kind, bytes: u64, out: &mut impl Write) -> io::Result<()> {
    let (mut chance, mut written, mut number) = (Chance(seed), 0, 0);
    while written < bytes {
        number += 1;
        let game = game(number, kind, &mut chance);
        out.write_all(game.as_bytes())?;
        written += game.len() as u64;
    }
    out.flush()
}

/// The same as a text.
pub fn text(seed: u64, kind: Kind, bytes: u64) -> String {
    let mut out = Vec::new();
    // Writing to memory cannot fail, and what was written is text.
    let _ = write(seed, kind, bytes, &mut out);
    String::from_utf8(out).unwrap_or_default()
}

const NAMES: [&str; 12] = [
    "Kovács, Béla",
    "Smith, J.",
    "Muñoz, Inés",
    "Łukasz, P",
    "Öztürk, Ali",
    "Jensen",
    "Rossi, M.",
    "Dvořák, Jan",
    "Novak",
    "Schmidt, R.",
    "Garcia",
    "O'Neill, T.",
];

fn game(number: usize, kind: Kind, chance: &mut Chance) -> String {
    let mut game = String::new();
    let name = |chance: &mut Chance| chance.one(&NAMES).copied().unwrap_or("?");
    let (white, black) = (name(chance), name(chance));
    let start = if chance.below(20) == 0 { middle(chance) } else { Position::initial() };
    let mut score = Score { text: String::new(), line: 0, table: notations::table("en"), kind };
    let mut position = start.clone();
    let length = 20 + chance.below(140);
    score.line_of(&mut position, length, 0, chance);
    let result = match (position.is_checkmate(), position.turn()) {
        (true, Color::Black) => "1-0",
        (true, Color::White) => "0-1",
        _ => chance.one(&["1-0", "0-1", "1/2-1/2", "*"]).copied().unwrap_or("*"),
    };
    score.word(result);
    let _ = write!(
        game,
        "[Event \"Open {}\"]\n[Site \"Town\"]\n[Date \"20{:02}.{:02}.{:02}\"]\n[Round \"{}\"]\n\
         [White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n",
        number % 50,
        chance.below(27),
        1 + chance.below(12),
        1 + chance.below(28),
        1 + chance.below(9),
    );
    if start != Position::initial() {
        let _ = writeln!(game, "[SetUp \"1\"]\n[FEN \"{}\"]", start.to_fen());
    }
    let _ = write!(game, "\n{}\n\n", score.text);
    game
}

/// A position that a game may have come to.
fn middle(chance: &mut Chance) -> Position {
    let mut position = Position::initial();
    for _ in 0..chance.below(30) {
        let moves: Vec<LegalMove> = position.legal_moves().collect();
        let Some(mv) = chance.one(&moves) else { break };
        let mut next = position.clone();
        if next.play(*mv).is_err() || !next.has_legal_move() {
            break;
        }
        position = next;
    }
    position
}

/// A score in lines of PGN's width.
struct Score {
    text: String,
    line: usize,
    table: &'static SymbolTable,
    kind: Kind,
}

impl Score {
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        if self.line > 0 && self.line + 1 + length > 79 {
            self.text.push('\n');
            self.line = 0;
        } else if self.line > 0 {
            self.text.push(' ');
            self.line += 1;
        }
        self.text.push_str(word);
        self.line += length;
    }

    fn spelled(&self, position: &Position, mv: LegalMove) -> String {
        position.spell(mv).display(self.table, &Style::pgn()).to_string()
    }

    /// A line of play of so many moves, with what an annotator has to say of them.
    fn line_of(&mut self, position: &mut Position, length: usize, depth: usize, chance: &mut Chance) {
        let mut numbered = false;
        for _ in 0..length {
            let moves: Vec<LegalMove> = position.legal_moves().collect();
            let Some(mv) = chance.one(&moves).copied() else { return };
            let before = position.clone();
            let white = position.turn() == Color::White;
            if white || !numbered {
                self.word(&format!("{}{}", position.number(), if white { "." } else { "..." }));
            }
            let spelled = self.spelled(position, mv);
            self.word(&spelled);
            numbered = white;
            if position.play(mv).is_err() {
                return;
            }
            if self.kind.annotated && self.annotate(&before, position, &moves, depth, chance) {
                numbered = false;
            }
        }
    }

    /// Whether anything was said, so that Black's number must be repeated.
    fn annotate(
        &mut self,
        before: &Position,
        after: &Position,
        moves: &[LegalMove],
        depth: usize,
        chance: &mut Chance,
    ) -> bool {
        if chance.below(8) == 0 {
            self.word(&format!("${}", 1 + chance.below(19)));
        }
        let clock = chance.below(3) == 0;
        if clock {
            let (minutes, seconds) = (chance.below(60), chance.below(60));
            self.word(&format!("{{[%clk 1:{minutes:02}:{seconds:02}]}}"));
        }
        let comment = chance.below(6) == 0;
        if comment {
            self.comment(before, after, moves, chance);
        }
        let variation = depth < 3 && chance.below(8 + 24 * depth) == 0;
        if variation {
            let mut side = before.clone();
            let length = 1 + chance.below(8);
            let opened = self.text.len();
            self.word("(");
            self.line_of(&mut side, length, depth + 1, chance);
            self.word(")");
            debug_assert!(self.text.len() > opened, "a variation was written");
        }
        clock || comment || variation
    }

    fn comment(&mut self, before: &Position, after: &Position, moves: &[LegalMove], chance: &mut Chance) {
        let replies: Vec<LegalMove> = after.legal_moves().collect();
        let dots = if before.turn() == Color::White { "." } else { "..." };
        let better =
            chance.one(moves).map(|mv| format!("{}{dots}{}", before.number(), self.spelled(before, *mv)));
        let reply = chance.one(&replies).map(|mv| self.spelled(after, *mv));
        let (better, reply) = (better.unwrap_or_default(), reply.unwrap_or_default());
        let text = match chance.below(5) {
            0 => format!("{{Better was {better}, and White stands well.}}"),
            1 => format!("{{[%csl Gd4,Re5][%cal Gd1d8] threatening {reply} at once}}"),
            2 => format!(
                "{{[%eval 0.{}] Nach {better} wäre nichts zu fürchten – so aber …}}",
                chance.below(99)
            ),
            3 => "{The knights Nb1 and Ng1 are still at home; see http://example.org/Nf3}".to_string(),
            _ => "{A quiet move. Black has enough play for the pawn, as so often in such positions.}"
                .to_string(),
        };
        for word in text.split(' ') {
            self.word(word);
        }
    }
}

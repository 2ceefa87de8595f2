//! Judgements of moves and positions by number and by sign: [`Nag`].

use crate::message::Message;
use crate::messages;

/// A Numeric Annotation Glyph (PGN 10): what an annotator says of a move or a position.
///
/// ```
/// use alfil_engine::Nag;
/// let nag = Nag::new(14);
/// assert_eq!(nag.sign(), Some("⩲"));
/// assert_eq!(nag.message().unwrap().to_string(), "White has a slight advantage");
/// assert_eq!(Nag::from_sign("+/="), Some(nag));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nag(u8);

/// Numbers, the sign that is written for each, and others that are read.
///
/// Only signs that mean one number in all the sources that we know. `=` is 10 to some and 11 to others, `□` is 7
/// or 8, and `∞` with `=`, `⇆`, `⟳`, `↑`, `→` and `⊕` stand for two numbers each, of White and of Black, which
/// they do not tell apart. `N` is a novelty and a knight.
const SIGNS: [(u8, &str, &[&str]); 15] = [
    (1, "!", &[]),
    (2, "?", &[]),
    (3, "!!", &[]),
    (4, "??", &[]),
    (5, "!?", &[]),
    (6, "?!", &[]),
    (13, "∞", &[]),
    (14, "⩲", &["+/=", "+="]),
    (15, "⩱", &["=/+", "=+"]),
    (16, "±", &["+/-", "+/−"]),
    (17, "∓", &["-/+", "−/+"]),
    (18, "+−", &["+-", "+–"]),
    (19, "−+", &["-+", "–+"]),
    (140, "△", &[]),
    (142, "⌓", &[]),
];

impl Nag {
    /// The NAG with this number.
    pub const fn new(number: u8) -> Nag {
        Nag(number)
    }

    /// Its number, as behind the `$`.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The sign that says the same. `None` where there is none, or none that could be read back: a sign
    /// that means something else elsewhere is not guessed.
    pub fn sign(self) -> Option<&'static str> {
        SIGNS.iter().find(|(number, ..)| *number == self.0).map(|(_, sign, _)| *sign)
    }

    /// The NAG that a sign stands for, in any of its usual forms; `None` where sources differ.
    pub fn from_sign(sign: &str) -> Option<Nag> {
        let found = SIGNS.iter().find(|(_, written, read)| *written == sign || read.contains(&sign));
        found.map(|(number, ..)| Nag(*number))
    }

    /// Whether it judges the move before it, as `!` and `?` do, rather than the position.
    pub const fn is_suffix(self) -> bool {
        matches!(self.0, 1..=6)
    }

    /// What it says, to say to a person: those of the PGN standard up to 21 and the usual ones beyond.
    pub fn message(self) -> Option<Message> {
        let side = if self.0.is_multiple_of(2) { "White" } else { "Black" };
        Some(match self.0 {
            1 => messages::nag_good_move(),
            2 => messages::nag_poor_move(),
            3 => messages::nag_very_good_move(),
            4 => messages::nag_very_poor_move(),
            5 => messages::nag_speculative_move(),
            6 => messages::nag_questionable_move(),
            7 => messages::nag_forced_move(),
            8 => messages::nag_singular_move(),
            9 => messages::nag_worst_move(),
            10 => messages::nag_drawish(),
            11 => messages::nag_equal_quiet(),
            12 => messages::nag_equal_active(),
            13 => messages::nag_unclear(),
            14 | 15 => messages::nag_slight_advantage(side),
            16 | 17 => messages::nag_moderate_advantage(side),
            18 | 19 => messages::nag_decisive_advantage(side),
            20 | 21 => messages::nag_crushing_advantage(side),
            22 | 23 => messages::nag_zugzwang(side),
            32 | 33 => messages::nag_development(side),
            36 | 37 => messages::nag_initiative(side),
            40 | 41 => messages::nag_attack(side),
            44 | 45 => messages::nag_compensation(side),
            132 | 133 => messages::nag_counterplay(side),
            138 | 139 => messages::nag_time_pressure(side),
            140 => messages::nag_idea(),
            141 => messages::nag_aimed_against(),
            142 => messages::nag_better(),
            145 => messages::nag_comment(),
            146 => messages::nag_novelty(),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexer::evaluation;

    #[test]
    fn every_sign_is_read_back_and_means_one_number() {
        for (number, written, read) in SIGNS {
            assert_eq!(Nag::new(number).sign(), Some(written));
            for sign in read.iter().chain([&written]) {
                assert_eq!(Nag::from_sign(sign), Some(Nag::new(number)), "{sign}");
                assert!(Nag::new(number).is_suffix() || evaluation(sign.as_bytes()) == sign.len(), "{sign}");
            }
        }
    }

    #[test]
    fn signs_that_sources_use_differently_are_not_guessed() {
        for sign in ["=", "□", "⇆", "⟳", "↑", "→", "⊕", "=/∞", "N", "+", "#", ""] {
            assert_eq!(Nag::from_sign(sign), None, "{sign}");
        }
        assert!(
            Nag::new(7).sign().is_none() && Nag::new(10).sign().is_none() && Nag::new(132).sign().is_none()
        );
    }
}

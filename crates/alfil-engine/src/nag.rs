//! Judgements of moves and positions by number and by sign: [`Nag`].

use crate::judgement::Judgement;
use crate::message::Message;

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

    /// What it says, to say to a person, where that is [known](Judgement::of).
    pub fn message(self) -> Option<Message> {
        Judgement::of(self).map(Judgement::message)
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

//! What annotators say of a move or a position, however they write it: [`Judgement`], [`Judged`].

use alloc::vec::Vec;

use crate::message::Message;
use crate::messages;
use crate::nag::Nag;
use crate::parser::{ParseError, Reading, is_blank};
use crate::symbols::SymbolTable;
use crate::token::TokenKind;

/// What an annotator says of a move or a position.
///
/// A number ([`Nag`]) tells whose initiative it is, the sign `↑` does not: numbers and signs are two ways to
/// write judgements, and neither can write them all.
///
/// ```
/// use alfil_engine::{Judgement, Nag, Player};
/// let slightly_better = Judgement::SlightAdvantage(Player::White);
/// assert_eq!(Judgement::of(Nag::new(14)), Some(slightly_better));
/// assert_eq!(Judgement::from_sign("⩲"), Some(slightly_better));
/// assert_eq!(Judgement::of(Nag::new(133)), Some(Judgement::Counterplay(Some(Player::Black))));
/// assert_eq!(Judgement::from_sign("⇆"), Some(Judgement::Counterplay(None)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Judgement {
    /// `!`
    GoodMove,
    /// `?`
    Mistake,
    /// `!!`
    BrilliantMove,
    /// `??`
    Blunder,
    /// `!?`
    InterestingMove,
    /// `?!`
    DubiousMove,
    /// All other moves lose quickly.
    ForcedMove,
    /// `□`: no other move is reasonable.
    OnlyMove,
    /// No other move is worse.
    WorstMove,
    /// The position will be drawn.
    Drawish,
    /// `=`
    Equal,
    /// Equal chances, and little goes on.
    EqualQuiet,
    /// Equal chances, and much goes on.
    EqualActive,
    /// `∞`
    Unclear,
    /// `⩲` and `⩱`: who is slightly better.
    SlightAdvantage(Player),
    /// `±` and `∓`: who is clearly better.
    ModerateAdvantage(Player),
    /// `+−` and `−+`: who is winning.
    DecisiveAdvantage(Player),
    /// Whose opponent should resign.
    CrushingAdvantage(Player),
    /// Who would rather not move.
    Zugzwang(Player),
    /// `⟳`: who is ahead in development. `None` where the author does not tell.
    Development(Option<Player>),
    /// `↑`: who has the initiative. `None` where the author does not tell.
    Initiative(Option<Player>),
    /// `→`: who attacks. `None` where the author does not tell.
    Attack(Option<Player>),
    /// `=/∞`: who has compensation for the material. `None` where the author does not tell.
    Compensation(Option<Player>),
    /// `⇆`: who has counterplay. `None` where the author does not tell.
    Counterplay(Option<Player>),
    /// `⊕`: who is short of time. `None` where the author does not tell.
    TimePressure(Option<Player>),
    /// `△`
    Idea,
    /// What the move is directed against follows.
    AimedAgainst,
    /// `⌓`
    Better,
    /// The editor's own remark.
    EditorialComment,
    /// `N`
    Novelty,
    /// A number that says nothing known here.
    Unnamed(Nag),
}

/// One of the two who play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// White.
    White,
    /// Black.
    Black,
}

impl Judgement {
    /// What a number says: those of the PGN standard up to 21 and the usual ones beyond.
    pub const fn of(nag: Nag) -> Option<Judgement> {
        let number = nag.number();
        let side = if number.is_multiple_of(2) { Player::White } else { Player::Black };
        Some(match number {
            1 => Judgement::GoodMove,
            2 => Judgement::Mistake,
            3 => Judgement::BrilliantMove,
            4 => Judgement::Blunder,
            5 => Judgement::InterestingMove,
            6 => Judgement::DubiousMove,
            7 => Judgement::ForcedMove,
            8 => Judgement::OnlyMove,
            9 => Judgement::WorstMove,
            10 => Judgement::Drawish,
            11 => Judgement::EqualQuiet,
            12 => Judgement::EqualActive,
            13 => Judgement::Unclear,
            14 | 15 => Judgement::SlightAdvantage(side),
            16 | 17 => Judgement::ModerateAdvantage(side),
            18 | 19 => Judgement::DecisiveAdvantage(side),
            20 | 21 => Judgement::CrushingAdvantage(side),
            22 | 23 => Judgement::Zugzwang(side),
            32 | 33 => Judgement::Development(Some(side)),
            36 | 37 => Judgement::Initiative(Some(side)),
            40 | 41 => Judgement::Attack(Some(side)),
            44 | 45 => Judgement::Compensation(Some(side)),
            132 | 133 => Judgement::Counterplay(Some(side)),
            138 | 139 => Judgement::TimePressure(Some(side)),
            140 => Judgement::Idea,
            141 => Judgement::AimedAgainst,
            142 => Judgement::Better,
            145 => Judgement::EditorialComment,
            146 => Judgement::Novelty,
            _ => return None,
        })
    }

    /// What a sign says. Where sources differ on its number, as for `□` and `⇆`, they agree on this.
    /// `N` is a novelty here, so ask only where no knight can be meant.
    pub fn from_sign(sign: &str) -> Option<Judgement> {
        Some(match sign {
            "=" => Judgement::Equal,
            "□" => Judgement::OnlyMove,
            "N" => Judgement::Novelty,
            "⟳" => Judgement::Development(None),
            "↑" => Judgement::Initiative(None),
            "→" => Judgement::Attack(None),
            "=/∞" => Judgement::Compensation(None),
            "⇆" => Judgement::Counterplay(None),
            "⊕" => Judgement::TimePressure(None),
            _ => return Judgement::of(Nag::from_sign(sign)?),
        })
    }

    /// Every judgement with a name, once for each side where it is said of one, and without a side where that can be.
    ///
    /// ```
    /// use alfil_engine::{Judgement, Player};
    /// let attacks = |side| Judgement::every().filter(move |one| *one == Judgement::Attack(side)).count();
    /// assert_eq!((attacks(Some(Player::White)), attacks(Some(Player::Black)), attacks(None)), (1, 1, 1));
    /// ```
    pub fn every() -> impl Iterator<Item = Judgement> {
        let signs = ["=", "□", "N", "⟳", "↑", "→", "=/∞", "⇆", "⊕"].into_iter();
        let of_numbers = (0..=u8::MAX).filter_map(|number| Judgement::of(Nag::new(number)));
        let mut all: Vec<Judgement> = of_numbers.collect();
        for judgement in signs.filter_map(Judgement::from_sign) {
            if !all.contains(&judgement) {
                all.push(judgement);
            }
        }
        all.into_iter()
    }

    /// Its name, by which messages of other languages select.
    ///
    /// ```
    /// use alfil_engine::{Judgement, Player};
    /// assert_eq!(Judgement::SlightAdvantage(Player::Black).name(), "slight-advantage");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Judgement::GoodMove => "good-move",
            Judgement::Mistake => "mistake",
            Judgement::BrilliantMove => "brilliant-move",
            Judgement::Blunder => "blunder",
            Judgement::InterestingMove => "interesting-move",
            Judgement::DubiousMove => "dubious-move",
            Judgement::ForcedMove => "forced-move",
            Judgement::OnlyMove => "only-move",
            Judgement::WorstMove => "worst-move",
            Judgement::Drawish => "drawish",
            Judgement::Equal => "equal",
            Judgement::EqualQuiet => "equal-quiet",
            Judgement::EqualActive => "equal-active",
            Judgement::Unclear => "unclear",
            Judgement::Idea => "idea",
            Judgement::AimedAgainst => "aimed-against",
            Judgement::Better => "better",
            Judgement::EditorialComment => "editorial-comment",
            Judgement::Novelty => "novelty",
            Judgement::Unnamed(_) => "unnamed",
            Judgement::SlightAdvantage(_) => "slight-advantage",
            Judgement::ModerateAdvantage(_) => "moderate-advantage",
            Judgement::DecisiveAdvantage(_) => "decisive-advantage",
            Judgement::CrushingAdvantage(_) => "crushing-advantage",
            Judgement::Zugzwang(_) => "zugzwang",
            Judgement::Development(_) => "development",
            Judgement::Initiative(_) => "initiative",
            Judgement::Attack(_) => "attack",
            Judgement::Compensation(_) => "compensation",
            Judgement::Counterplay(_) => "counterplay",
            Judgement::TimePressure(_) => "time-pressure",
        }
    }

    /// Of whom it is said, where it is said of one of the two and the author tells of which.
    ///
    /// ```
    /// use alfil_engine::{Judgement, Player};
    /// assert_eq!(Judgement::Zugzwang(Player::Black).side(), Some(Player::Black));
    /// assert_eq!(Judgement::Unclear.side(), None);
    /// ```
    pub const fn side(self) -> Option<Player> {
        match self {
            Judgement::SlightAdvantage(side)
            | Judgement::ModerateAdvantage(side)
            | Judgement::DecisiveAdvantage(side)
            | Judgement::CrushingAdvantage(side)
            | Judgement::Zugzwang(side) => Some(side),
            Judgement::Development(side)
            | Judgement::Initiative(side)
            | Judgement::Attack(side)
            | Judgement::Compensation(side)
            | Judgement::Counterplay(side)
            | Judgement::TimePressure(side) => side,
            _ => None,
        }
    }

    /// What it says, to say to a person.
    pub fn message(self) -> Message {
        let name = |side| match side {
            Player::White => "White",
            Player::Black => "Black",
        };
        match self {
            Judgement::GoodMove => messages::nag_good_move(),
            Judgement::Mistake => messages::nag_poor_move(),
            Judgement::BrilliantMove => messages::nag_very_good_move(),
            Judgement::Blunder => messages::nag_very_poor_move(),
            Judgement::InterestingMove => messages::nag_speculative_move(),
            Judgement::DubiousMove => messages::nag_questionable_move(),
            Judgement::ForcedMove => messages::nag_forced_move(),
            Judgement::OnlyMove => messages::nag_singular_move(),
            Judgement::WorstMove => messages::nag_worst_move(),
            Judgement::Drawish => messages::nag_drawish(),
            Judgement::Equal => messages::sign_equal(),
            Judgement::EqualQuiet => messages::nag_equal_quiet(),
            Judgement::EqualActive => messages::nag_equal_active(),
            Judgement::Unclear => messages::nag_unclear(),
            Judgement::Idea => messages::nag_idea(),
            Judgement::AimedAgainst => messages::nag_aimed_against(),
            Judgement::Better => messages::nag_better(),
            Judgement::EditorialComment => messages::nag_comment(),
            Judgement::Novelty => messages::nag_novelty(),
            Judgement::Unnamed(_) => messages::nag_unnamed(),
            Judgement::SlightAdvantage(side) => messages::nag_slight_advantage(name(side)),
            Judgement::ModerateAdvantage(side) => messages::nag_moderate_advantage(name(side)),
            Judgement::DecisiveAdvantage(side) => messages::nag_decisive_advantage(name(side)),
            Judgement::CrushingAdvantage(side) => messages::nag_crushing_advantage(name(side)),
            Judgement::Zugzwang(side) => messages::nag_zugzwang(name(side)),
            Judgement::Development(Some(side)) => messages::nag_development(name(side)),
            Judgement::Development(None) => messages::sign_development(),
            Judgement::Initiative(Some(side)) => messages::nag_initiative(name(side)),
            Judgement::Initiative(None) => messages::sign_initiative(),
            Judgement::Attack(Some(side)) => messages::nag_attack(name(side)),
            Judgement::Attack(None) => messages::sign_attack(),
            Judgement::Compensation(Some(side)) => messages::nag_compensation(name(side)),
            Judgement::Compensation(None) => messages::sign_compensation(),
            Judgement::Counterplay(Some(side)) => messages::nag_counterplay(name(side)),
            Judgement::Counterplay(None) => messages::sign_counterplay(),
            Judgement::TimePressure(Some(side)) => messages::nag_time_pressure(name(side)),
            Judgement::TimePressure(None) => messages::sign_time_pressure(),
        }
    }
}

/// A move with the judgements behind it, or a judgement alone.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Judged {
    /// The move; its suffix annotation is part of it. `None` where only judgements were written.
    pub reading: Option<Reading>,
    /// The judgements, by number or by sign, in their order.
    pub judgements: Vec<Judgement>,
}

impl Judged {
    /// The most judgements that one move may have behind it. Authors write one or two; what goes on beyond
    /// this is no move.
    pub const MAX_JUDGEMENTS: usize = 32;

    /// Reads a move and what is said of it: `Nf3 $14`, `Nf3! ⩲`, `Nf3 N`, `$10`.
    ///
    /// The novelty sign is read only as a word of its own behind a move, where no knight can stand.
    ///
    /// ```
    /// use alfil_engine::{Judged, Judgement, Player};
    /// # let english = alfil_engine::doctest::english();
    /// let judged = Judged::of("Nf3! ± N $7", &english)?;
    /// assert!(judged.reading.unwrap().san().annotation.is_some());
    /// assert_eq!(
    ///     judged.judgements,
    ///     [Judgement::ModerateAdvantage(Player::White), Judgement::Novelty, Judgement::ForcedMove]
    /// );
    /// assert!(Judged::of("Nf3 $256", &english).is_err(), "beyond all numbers");
    /// # Ok::<_, alfil_engine::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// As [`parse`](crate::parse), and where there are more judgements than [`Judged::MAX_JUDGEMENTS`].
    pub fn of(text: &str, table: &SymbolTable) -> Result<Judged, ParseError> {
        let mut rest = text.trim_end_matches(is_blank);
        let mut behind = Vec::new();
        // A sign that the move's own reading understands is left to it.
        let reading = loop {
            let error = match Reading::of(rest, table) {
                Ok(reading) => break Some(reading),
                Err(error) if behind.len() == Judged::MAX_JUDGEMENTS => return Err(error),
                Err(error) => error,
            };
            let word = rest.rsplit(is_blank).next().unwrap_or(rest);
            let before = rest.strip_suffix(word).unwrap_or("").trim_end_matches(is_blank);
            let said = match word.strip_prefix('$') {
                Some(number) => number
                    .parse()
                    .ok()
                    .map(Nag::new)
                    .map(|nag| Judgement::of(nag).unwrap_or(Judgement::Unnamed(nag))),
                None if word == "N" && before.is_empty() => None,
                None => Judgement::from_sign(word),
            };
            behind.push(said.ok_or(error)?);
            rest = before;
            if rest.trim_start_matches(is_blank).is_empty() {
                break None;
            }
        };
        let tokens = reading.iter().flat_map(Reading::tokens);
        let signs = tokens.filter(|token| token.kind() == TokenKind::Evaluation);
        let mut judgements: Vec<Judgement> =
            signs.filter_map(|token| Judgement::from_sign(token.span().of(text))).collect();
        judgements.extend(behind.into_iter().rev());
        Ok(Judged { reading, judgements })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctest::english;
    use crate::lexer::EVALUATIONS;

    #[test]
    fn every_sign_that_is_read_behind_a_move_says_something() {
        for sign in EVALUATIONS {
            assert!(Judgement::from_sign(sign).is_some(), "{sign}");
        }
    }

    #[test]
    fn numbers_and_signs_that_mean_the_same_say_the_same() {
        for nag in (0..=u8::MAX).map(Nag::new) {
            if let Some(sign) = nag.sign() {
                assert_eq!(Judgement::from_sign(sign), Judgement::of(nag), "{sign}");
            }
        }
    }

    #[test]
    fn a_move_has_only_so_many_judgements() {
        let table = english();
        let with = |count: usize| alloc::format!("Nf3{}", " $14".repeat(count));
        let most = Judged::of(&with(Judged::MAX_JUDGEMENTS), &table).unwrap();
        assert_eq!(most.judgements.len(), Judged::MAX_JUDGEMENTS);
        assert!(Judged::of(&with(Judged::MAX_JUDGEMENTS + 1), &table).is_err());
        // A text of any length is refused in time in proportion.
        assert!(Judged::of(&with(200_000), &table).is_err());
    }

    #[test]
    fn judgements_stand_behind_a_move_or_alone() {
        let table = english();
        let said = |text: &str| Judged::of(text, &table).map(|judged| judged.judgements);
        assert_eq!(said("Nf3"), Ok([].into()));
        assert_eq!(said("Nf3±"), Ok([Judgement::ModerateAdvantage(Player::White)].into()));
        assert_eq!(said(" Nf3 ± \u{a0}"), Ok([Judgement::ModerateAdvantage(Player::White)].into()));
        assert_eq!(said("Nf3 $1"), Ok([Judgement::GoodMove].into()));
        assert_eq!(said("Nf3 □ ⇆"), Ok([Judgement::OnlyMove, Judgement::Counterplay(None)].into()));
        assert_eq!(said("e4 N"), Ok([Judgement::Novelty].into()));
        assert_eq!(said("e4 $99"), Ok([Judgement::Unnamed(Nag::new(99))].into()));
        assert_eq!(
            said("$10 $14"),
            Ok([Judgement::Drawish, Judgement::SlightAdvantage(Player::White)].into())
        );
        for wrong in ["", " ", "N", "$", "$$", "$14x", "$300", "$14 Nf3", "Nf3 x $14", "NN N"] {
            assert!(said(wrong).is_err(), "{wrong:?}");
        }
    }
}

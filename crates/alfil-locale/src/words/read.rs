//! From words to the move that they were made of.
//!
//! No grammar is guessed. The squares that stand in the text leave few moves that could be meant; each of them
//! is put into words, and the one whose words are the text, to the last character, is the move.

use std::fmt;

use alfil_engine::{
    Action, Annotation, Arrival, Capture, File, Judgement, Mark, Message, Origin, Rank, Role, San, Side,
    Square,
};

use super::say::verdict;
use super::{FileNames, Manner, SayError, Words};
use crate::messages;

/// Why words were not read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadError {
    /// No move is put into these words.
    NotAMove,
    /// The language puts several moves into the same words.
    Ambiguous(Vec<San>),
}

/// What stands around the action of a move with certain marks.
pub(super) struct Frame {
    /// The move without its action.
    san: San,
    before: String,
    after: String,
}

/// Stands for the action while a frame is made; no message has it.
const ACTION: &str = "\u{fffc}";

/// What stands around a move of which something is said.
pub(super) struct JudgedFrame {
    judgement: Judgement,
    before: String,
    after: String,
}

/// The most judgements behind one move that are read.
const MOST_JUDGEMENTS: usize = 8;

impl Words {
    pub(super) fn find(&self, text: &str) -> Result<(San, Vec<Judgement>), ReadError> {
        let mut found = Vec::new();
        self.find_judged(text, &mut Vec::new(), &mut found);
        match found.as_slice() {
            [] => Err(ReadError::NotAMove),
            [_] => found.pop().ok_or(ReadError::NotAMove),
            _ => Err(ReadError::Ambiguous(found.into_iter().map(|(san, _)| san).collect())),
        }
    }

    /// Takes judgements off the end, one by one, the last first, in `behind`, and finds the moves before them.
    fn find_judged(&self, text: &str, behind: &mut Vec<Judgement>, found: &mut Vec<(San, Vec<Judgement>)>) {
        for mut san in self.find_move(text) {
            let mut judgements: Vec<Judgement> = behind.iter().rev().copied().collect();
            if san.annotation.is_none()
                && let Some(signs) = judgements.first().copied().and_then(suffix)
            {
                san.annotation = Some(signs);
                judgements.remove(0);
            }
            found.push((san, judgements));
        }
        if behind.len() == MOST_JUDGEMENTS {
            return;
        }
        for frame in self.judged.get_or_init(|| self.judged_frames()) {
            let inner = text.strip_prefix(frame.before.as_str());
            if let Some(rest) = inner.and_then(|text| text.strip_suffix(frame.after.as_str())) {
                behind.push(frame.judgement);
                self.find_judged(rest, behind, found);
                behind.pop();
            }
        }
    }

    fn find_move(&self, text: &str) -> Vec<San> {
        let usual = self.frames.get_or_init(|| self.frames(None));
        let unusual = match run_of_signs(text) {
            Some(signs) if signs.nag().is_none() => self.frames(Some(signs)),
            _ => Vec::new(),
        };
        let mut found: Vec<San> = Vec::new();
        for frame in usual.iter().chain(&unusual) {
            let inner = text.strip_prefix(frame.before.as_str());
            let Some(action) = inner.and_then(|text| text.strip_suffix(frame.after.as_str())) else {
                continue;
            };
            for candidate in self.candidates(action) {
                let words = self.action(&candidate, Manner::Plain, FileNames::Letters);
                if words.is_ok_and(|words| words == action) {
                    found.push(San {
                        action: candidate.action,
                        en_passant: candidate.en_passant,
                        ..frame.san
                    });
                }
            }
        }
        found
    }

    /// What stands around a move, for every judgement.
    fn judged_frames(&self) -> Vec<JudgedFrame> {
        let frame = |judgement| {
            let text = self.judged(ACTION.into(), judgement, Manner::Plain).ok()?;
            let (before, after) = text.split_once(ACTION)?;
            // What adds nothing could be taken off for ever.
            let adds = !before.is_empty() || !after.is_empty();
            adds.then(|| JudgedFrame { judgement, before: before.into(), after: after.into() })
        };
        Judgement::every().filter_map(frame).collect()
    }

    /// What stands around an action with this annotation, for every mark.
    fn frames(&self, annotation: Option<Annotation>) -> Vec<Frame> {
        let mut frames = Vec::new();
        for mark in [None, Some(Mark::Check), Some(Mark::DoublePlus), Some(Mark::Mate)] {
            for draw_offer in [false, true] {
                let san = San { mark, draw_offer, annotation, ..San::new(Action::Null) };
                let text: Result<String, SayError> = self.frame(&san, Manner::Plain, ACTION.into());
                if let Some((before, after)) = text.ok().as_deref().and_then(|text| text.split_once(ACTION)) {
                    frames.push(Frame { san, before: before.into(), after: after.into() });
                }
            }
        }
        frames
    }

    /// The moves that name what `text` names: all its squares, and files or ranks that may stand alone.
    fn candidates(&self, text: &str) -> Vec<San> {
        let Places { squares, files, ranks } = self.places(text);
        let mut pairs: Vec<(Origin, Arrival)> = Vec::new();
        let partial = || {
            let files = files.iter().map(|file| Origin::file(*file));
            files.chain(ranks.iter().map(|rank| Origin::rank(*rank))).chain([Origin::NONE])
        };
        let to_files = || files.iter().map(|file| Arrival::File(*file));
        let mut candidates = Vec::new();
        match *squares.as_slice() {
            [] => {
                candidates.extend(
                    [Action::Null, Action::Castle(Side::Short), Action::Castle(Side::Long)].map(San::new),
                );
                pairs.extend(to_files().flat_map(|to| partial().map(move |from| (from, to))));
            }
            [square] => {
                candidates.extend(Role::ALL.map(|role| San::new(Action::Drop { role, to: square })));
                pairs.extend(partial().map(|from| (from, Arrival::Square(square))));
                pairs.extend(to_files().map(|to| (Origin::square(square), to)));
            }
            [one, other] => {
                pairs.push((Origin::square(one), Arrival::Square(other)));
                pairs.push((Origin::square(other), Arrival::Square(one)));
            }
            _ => {}
        }
        for (from, to) in pairs {
            for capture in captures() {
                if let Arrival::Square(to) = to {
                    let piece = |role| San::new(Action::Piece { role, from, capture, to });
                    candidates.extend(Role::PIECES.map(piece));
                }
                for promotion in [None].into_iter().chain(Role::PROMOTIONS.map(Some)) {
                    let pawn = San::new(Action::Pawn { from, capture, to, promotion });
                    candidates.extend([pawn, San { en_passant: true, ..pawn }]);
                }
            }
        }
        candidates
    }

    fn places(&self, text: &str) -> Places {
        let mut places = Places::default();
        let mut start = 0;
        while let Some(rest) = text.get(start..).filter(|rest| !rest.is_empty()) {
            let before = text.get(..start).and_then(|text| text.chars().next_back());
            let alone = |length: usize| {
                let after = rest.get(length..).and_then(|rest| rest.chars().next());
                !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
            };
            let rank_of = |text: &str| {
                let mut ranks = Rank::ALL.into_iter().zip(&self.ranks);
                ranks.find(|(_, name)| text.starts_with(name.as_str())).map(|(rank, name)| (rank, name.len()))
            };
            let file =
                File::ALL.into_iter().zip(&self.files).find(|(_, name)| rest.starts_with(name.as_str()));
            let mut length = rest.chars().next().map_or(1, char::len_utf8);
            if let Some((file, name)) = file {
                match rest.get(name.len()..).and_then(rank_of) {
                    Some((rank, rank_length)) => {
                        add(&mut places.squares, Square::new(file, rank));
                        length = name.len() + rank_length;
                    }
                    None if alone(name.len()) => add(&mut places.files, file),
                    None => {}
                }
            } else if let Some((rank, rank_length)) = rank_of(rest)
                && alone(rank_length)
            {
                add(&mut places.ranks, rank);
            }
            start += length;
        }
        places
    }
}

/// What a text names, each once.
#[derive(Default)]
struct Places {
    squares: Vec<Square>,
    files: Vec<File>,
    ranks: Vec<Rank>,
}

fn add<T: PartialEq>(list: &mut Vec<T>, item: T) {
    if !list.contains(&item) {
        list.push(item);
    }
}

fn captures() -> impl Iterator<Item = Option<Capture>> {
    let named = Role::ALL.map(|role| Some(Capture { captured: Some(role) }));
    [None, Some(Capture::PLAIN)].into_iter().chain(named)
}

/// The signs that are written right behind a move for this judgement.
fn suffix(judgement: Judgement) -> Option<Annotation> {
    let signs = ["!", "?", "!!", "??", "!?", "?!"].into_iter().filter_map(Annotation::from_text);
    signs.into_iter().find(|signs| verdict(*signs) == Some(judgement))
}

fn run_of_signs(text: &str) -> Option<Annotation> {
    let sign = |c: char| matches!(c, '!' | '?');
    let start = text.find(sign)?;
    let rest = text.get(start..)?;
    let end = rest.find(|c| !sign(c)).unwrap_or(rest.len());
    Annotation::from_text(rest.get(..end)?)
}

impl ReadError {
    /// What is wrong, to say to a person.
    pub fn message(&self) -> Message {
        match self {
            ReadError::NotAMove => messages::words_not_a_move(),
            ReadError::Ambiguous(moves) => messages::words_ambiguous(moves.len()),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for ReadError {}

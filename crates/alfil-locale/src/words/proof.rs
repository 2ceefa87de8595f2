//! Puts every kind of move into the words of a language and reads them back: [`prove`].
//!
//! That a file has all messages says little: a suffix may be missing for one rank, or two captures may sound
//! the same. So it is tried, as tables are.

use std::collections::HashMap;

use alfil_engine::{
    Action, Arrival, Capture, Diagnostic, File, Judgement, Message, Origin, Rank, Role, San, Severity,
    Square, Style, parse,
};

use super::check::place;
use super::{Context, FileNames, Manner, SayError, Words};
use crate::builtin;
use crate::messages;

/// One move of every kind, in English.
const KINDS: [&str; 41] = [
    "Kc6",
    "Qb2",
    "Ra1",
    "Be8",
    "Nf3",
    "Nbd2",
    "R5e7",
    "Qh4e1",
    "Kxe2",
    "Qxb2",
    "Rxa8",
    "Bxe5",
    "Nxf3+",
    "Nbxd2",
    "R5xe7",
    "Qh4xe1",
    "e4",
    "a3",
    "d7d5",
    "ed4",
    "exd5",
    "e4xd5",
    "exd",
    "exd6 e.p.",
    "e5xd6 e.p.+",
    "e8=Q",
    "a1=R",
    "c8=B",
    "f8=N+",
    "bxa8=Q#",
    "e7xd8=N",
    "O-O",
    "O-O-O+",
    "Re8++",
    "Qf7#",
    "Nd5!",
    "Nd5+??",
    "Nd5!!!",
    "Qg4 (=)",
    "--",
    "N@f3",
];

/// All that is wrong with what the words say, each kind of fault once for each message, and none where the
/// words lack what [`check`](super::check::check) asks for. `text` is the file that they are from.
pub(crate) fn prove(words: &Words, text: &str) -> Vec<Diagnostic> {
    let mut proof = Proof { words, text, faults: Vec::new() };
    let kinds: Vec<San> = KINDS
        .iter()
        .filter_map(|text| parse(text, builtin::EN.table()).ok())
        .flat_map(with_roles)
        .flat_map(with_captured)
        .collect();
    proof.say_apart(Manner::Plain, FileNames::Letters, kinds.iter().copied().chain(everywhere()));
    proof.say_apart(Manner::Speech, FileNames::Letters, kinds.iter().copied().chain(everywhere()));
    if words.has_file_names() {
        proof.say_apart(Manner::Speech, FileNames::Names, kinds.iter().copied().chain(everywhere()));
    }
    proof.say_judgements(Manner::Plain);
    proof.say_judgements(Manner::Speech);
    if proof.faults.is_empty() {
        proof.read_back(&kinds);
    }
    if let Err(error) = words.line(["", ""], Manner::Plain) {
        proof.fails(error, "Nf3 Nf6");
    }
    proof.faults
}

/// The move with each chessman in the place of the one that it names.
fn with_roles(san: San) -> impl Iterator<Item = San> {
    let roles = match san.action {
        Action::Piece { .. } => &Role::PIECES[..],
        Action::Drop { .. } => &Role::ALL[..],
        Action::Pawn { promotion: Some(_), .. } => &Role::PROMOTIONS[..],
        _ => &[Role::Pawn],
    };
    roles.iter().map(move |other| {
        let mut san = san;
        match &mut san.action {
            Action::Piece { role, .. }
            | Action::Drop { role, .. }
            | Action::Pawn { promotion: Some(role), .. } => *role = *other,
            _ => {}
        }
        san
    })
}

/// The move, and where it is a capture, the same with each chessman captured.
fn with_captured(san: San) -> impl Iterator<Item = San> {
    let captures = matches!(
        san.action,
        Action::Piece { capture: Some(_), .. }
            | Action::Pawn { capture: Some(_), to: Arrival::Square(_), .. }
    );
    let roles = if captures && !san.en_passant { &Role::ALL[..] } else { &[] };
    [san].into_iter().chain(roles.iter().map(move |role| {
        let mut named = san;
        if let Action::Piece { capture, .. } | Action::Pawn { capture, .. } = &mut named.action {
            *capture = Some(Capture { captured: Some(*role) });
        }
        named
    }))
}

/// Moves to and from every square, file and rank, which languages may inflect one by one.
fn everywhere() -> impl Iterator<Item = San> {
    let squares = File::ALL.into_iter().flat_map(|file| Rank::ALL.map(|rank| Square::new(file, rank)));
    let to = |from, capture, to| San::new(Action::Piece { role: Role::Rook, from, capture, to });
    let centre = Square::new(File::D, Rank::Fourth);
    let of_squares = squares.flat_map(move |square| {
        [
            to(Origin::NONE, None, square),
            to(Origin::NONE, Some(Capture::PLAIN), square),
            to(Origin::square(square), None, centre),
        ]
    });
    let of_lines = File::ALL.into_iter().zip(Rank::ALL).flat_map(move |(file, rank)| {
        let pawn =
            |capture, to| San::new(Action::Pawn { from: Origin::file(file), capture, to, promotion: None });
        [
            to(Origin::file(file), None, centre),
            to(Origin::rank(rank), None, centre),
            pawn(Some(Capture::PLAIN), Arrival::Square(centre)),
            pawn(Some(Capture::PLAIN), Arrival::File(File::D)),
        ]
    });
    of_squares.chain(of_lines)
}

struct Proof<'p> {
    words: &'p Words,
    text: &'p str,
    faults: Vec<Diagnostic>,
}

impl Proof<'_> {
    /// Different moves must have different words, and a voice must be able to say them.
    fn say_apart(&mut self, manner: Manner, files: FileNames, moves: impl Iterator<Item = San>) {
        let context = Context { files, ..Context::default() };
        let mut said: HashMap<String, San> = HashMap::new();
        for san in moves {
            let words = match self.words.say(&san, manner, context) {
                Ok(words) => words,
                Err(error) => {
                    self.fails(error, &english(&san));
                    continue;
                }
            };
            let id = message_of(&san);
            if manner == Manner::Speech {
                self.voice(id, &english(&san), &words);
                // Runs of signs without a name are not spoken.
                if san.annotation.is_some_and(|signs| signs.nag().is_none()) {
                    continue;
                }
            }
            if let Some(other) = said.insert(words.clone(), san)
                && other != san
            {
                let what = messages::words_alike(english(&other), english(&san), words);
                self.fault("ftl-alike", id, what, messages::words_tell_apart());
            }
        }
    }

    fn say_judgements(&mut self, manner: Manner) {
        let mut said: HashMap<String, Judgement> = HashMap::new();
        for judgement in Judgement::every() {
            match self.words.judgement(judgement, manner) {
                Err(error) => self.fails(error, judgement.name()),
                Ok(words) => {
                    if manner == Manner::Speech {
                        self.voice("judgement", judgement.name(), &words);
                    }
                    if let Some(other) = said.insert(words.clone(), judgement) {
                        let what = messages::words_alike(other.name(), judgement.name(), words);
                        let help = messages::words_write_variants(other.name(), judgement.name());
                        self.fault("ftl-alike", "judgement", what, help);
                    }
                }
            }
        }
    }

    /// Figures and signs are read in many ways by voices, so there must be none.
    fn voice(&mut self, id: &'static str, what: &str, words: &str) {
        if let Some(c) = words.chars().find(|c| c.is_numeric() || "+#=!?@()[]{}<>/*_%&".contains(*c)) {
            let what = messages::words_not_spoken(what, words, c);
            self.fault("ftl-not-spoken", id, what, messages::words_use_spoken());
        }
    }

    fn read_back(&mut self, moves: &[San]) {
        for san in moves {
            let Ok(words) = self.words.say(san, Manner::Plain, Context::default()) else { continue };
            if let Err(error) = self.words.read(&words).map_err(|error| error.message()) {
                let what = messages::words_not_read_back(english(san), words, error);
                self.fault("ftl-not-read-back", message_of(san), what, messages::words_say_squares());
            }
        }
    }

    fn fails(&mut self, error: SayError, what: &str) {
        let id = match &error {
            SayError::Message { id, .. } => id,
            SayError::NotAMove | SayError::NoFileNames(_) | SayError::Unnamed(_) => "move",
        };
        let message = messages::words_fail(what, error.message());
        self.fault("ftl-fails", id, message, messages::words_see_message(id));
    }

    fn fault(&mut self, code: &'static str, id: &'static str, what: Message, help: Message) {
        let span = place(self.text, id);
        if !self.faults.iter().any(|fault| fault.code == code && fault.span == span) {
            self.faults.push(Diagnostic::new(code, Severity::Error, span, what).with_help(help));
        }
    }
}

/// The message that words the action.
fn message_of(san: &San) -> &'static str {
    match san.action {
        Action::Piece { capture: None, .. } => "piece-moves",
        Action::Piece { .. } => "piece-captures",
        Action::Pawn { capture: None, .. } => "pawn-moves",
        Action::Pawn { .. } => "pawn-captures",
        Action::Castle(_) => "castles",
        Action::Drop { .. } => "drops",
        _ => "passes",
    }
}

fn english(san: &San) -> String {
    san.display(builtin::EN.table(), &Style::fide()).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(from: &str, to: &str) -> Vec<(&'static str, String)> {
        let english = builtin::EN.ftl().unwrap();
        assert!(from.is_empty() || english.contains(from), "{from}");
        let text = english.replacen(from, to, 1);
        let words = Words::new("en", builtin::EN.table(), text.clone()).unwrap();
        let faults = prove(&words, &text);
        assert!(faults.iter().all(|fault| fault.help.is_some()));
        faults.iter().map(|fault| (fault.code, fault.span.of(&text).to_string())).collect()
    }

    #[test]
    fn every_kind_is_a_move() {
        for text in KINDS {
            assert!(parse(text, builtin::EN.table()).is_ok(), "{text}");
        }
    }

    #[test]
    fn sound_words_have_no_fault() {
        assert_eq!(faults("", ""), []);
    }

    #[test]
    fn each_fault_stands_at_its_message() {
        let at = |code, id: &str| (code, id.to_string());
        // A knight that promotes sounds like a bishop.
        let wrong = faults("[knight] , promotes to knight", "[knight] , promotes to bishop");
        assert_eq!(wrong, [at("ftl-alike", "pawn-moves"), at("ftl-alike", "pawn-captures")]);
        // A variant is misspelt, so its judgement gets the words of the default.
        assert_eq!(faults("[unclear]", "[unclaer]"), [at("ftl-alike", "judgement")]);
        assert_eq!(faults("null move", "null move 0"), [at("ftl-not-spoken", "passes")]);
        assert_eq!(
            faults("line = { $moves }; { $move }", "line = { $move } after { $moves }"),
            [at("ftl-fails", "line")]
        );
        // Words that glue the square to what follows cannot be found in a text.
        assert_eq!(
            faults("[rank] from rank { $from-text }", "[rank] from rank{ $from-text }th"),
            [at("ftl-not-read-back", "piece-moves"), at("ftl-not-read-back", "piece-captures"),]
        );
    }
}

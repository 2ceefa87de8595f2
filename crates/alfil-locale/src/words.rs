//! Moves in words: [`Words`].
//!
//! What is said comes from the messages in a language's `.ftl` file, so that its translator decides order,
//! case and agreement. [`check`] holds such a file to what is needed, [`proof`] tries it out, [`say`] puts a move
//! into words, [`read`] finds the move that was put into words.

pub(crate) mod check;
mod proof;
mod read;
mod say;

use std::fmt;
use std::sync::OnceLock;

use alfil_engine::{
    Diagnostic, File, Judged, Judgement, Message, Nag, Player, Rank, Role, San, Symbol, SymbolTable,
};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::locale::Locale;
use crate::messages;

pub use self::read::ReadError;

/// All that is wrong with the words in `text` for moves of the squares in `table`, in their order.
pub(crate) fn check_all(text: &str, tag: &str, table: &SymbolTable) -> Vec<Diagnostic> {
    let mut faults = check::check(text);
    if faults.is_empty()
        && let Some(words) = Words::new(tag, table, text.to_string())
    {
        faults = proof::prove(&words, text);
    }
    faults.sort_by_key(|fault| fault.span);
    faults
}

/// The words of one language for moves.
///
/// ```
/// use alfil_engine::parse;
/// use alfil_locale::{Context, Manner, Words, builtin};
/// let san = parse("Nxf3+", builtin::EN.table())?;
/// let say = |locale| Words::of(locale).unwrap().say(&san, Manner::Plain, Context::default()).unwrap();
/// assert_eq!(say(&builtin::EN), "knight takes f3, check");
/// assert_eq!(say(&builtin::ES), "caballo captura en f3, jaque");
/// assert_eq!(say(&builtin::DE), "Springer schlägt f3, Schach");
/// # Ok::<_, alfil_engine::ParseError>(())
/// ```
pub struct Words {
    tag: String,
    bundle: FluentBundle<FluentResource>,
    files: [String; 8],
    ranks: [String; 8],
    /// What stands around the action, for each of the usual marks behind a move; see [`read`].
    frames: OnceLock<Vec<read::Frame>>,
    /// What stands around a move, for each judgement.
    judged: OnceLock<Vec<read::JudgedFrame>>,
}

/// For whom a move is put into words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Manner {
    /// For reading: `knight to f3`. This can be [read](Words::read) back.
    #[default]
    Plain,
    /// For a voice: nothing that a speech engine would misread, so `knight to eff three`.
    Speech,
}

/// How files are called in [`Manner::Speech`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FileNames {
    /// By the names of their letters.
    #[default]
    Letters,
    /// Anna to Hector, as the Laws' Appendix D has it for blind players, in the language's own form.
    Names,
}

/// What is known beyond the move as it was written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Context {
    /// What is captured, where a position tells. It is named then.
    pub captured: Option<Role>,
    /// How files are called.
    pub files: FileNames,
}

/// Why a move was not put into words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SayError {
    /// A move that no notation has, such as en passant by a piece.
    NotAMove,
    /// The language has no names for the files.
    NoFileNames(String),
    /// A judgement by a number that says nothing known.
    Unnamed(Nag),
    /// A message of the language failed.
    Message {
        /// Which one.
        id: &'static str,
        /// How.
        reason: String,
    },
}

impl Words {
    /// The words of a language, `None` where it has no messages.
    ///
    /// ```
    /// use alfil_locale::{Words, builtin};
    /// assert!(Words::of(&builtin::HU).is_some());
    /// assert!(Words::of(&builtin::TK).is_none(), "never another language's");
    /// ```
    pub fn of(locale: &Locale) -> Option<Words> {
        // Both were checked when the locale was made.
        Words::new(locale.tag(), locale.table(), locale.ftl()?.to_string())
    }

    /// The words of this Fluent text, `None` where it is none.
    fn new(tag: &str, table: &SymbolTable, ftl: String) -> Option<Words> {
        let resource = FluentResource::try_new(ftl).ok()?;
        let language: LanguageIdentifier = tag.parse().ok()?;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Moves run from left to right in every language, and the marks would be read aloud.
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).ok()?;
        Some(Words {
            tag: tag.to_string(),
            bundle,
            files: File::ALL.map(|file| table.written(Symbol::File(file)).to_string()),
            ranks: Rank::ALL.map(|rank| table.written(Symbol::Rank(rank)).to_string()),
            frames: OnceLock::new(),
            judged: OnceLock::new(),
        })
    }

    /// The tag of the language.
    ///
    /// ```
    /// use alfil_locale::{Words, builtin};
    /// assert_eq!(Words::of(&builtin::PL).unwrap().tag(), "pl");
    /// ```
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The noun for a chessman, as a dictionary has it.
    ///
    /// ```
    /// use alfil_engine::Role;
    /// use alfil_locale::{Words, builtin};
    /// assert_eq!(Words::of(&builtin::FR).unwrap().piece(Role::Bishop)?, "fou");
    /// # Ok::<_, alfil_locale::SayError>(())
    /// ```
    ///
    /// # Errors
    /// The language's message fails.
    pub fn piece(&self, role: Role) -> Result<String, SayError> {
        let mut arguments = FluentArgs::new();
        arguments.set("piece", role.name());
        arguments.set("manner", "plain");
        self.format("piece", &arguments)
    }

    /// Whether the language has [names for the files](FileNames::Names).
    ///
    /// ```
    /// use alfil_locale::{Words, builtin};
    /// assert!(Words::of(&builtin::DE).unwrap().has_file_names());
    /// ```
    pub fn has_file_names(&self) -> bool {
        self.bundle.has_message("named-file")
    }

    /// The move in words.
    ///
    /// ```
    /// use alfil_engine::{Role, parse};
    /// use alfil_locale::{Context, FileNames, Manner, Words, builtin};
    /// let words = Words::of(&builtin::EN).unwrap();
    /// let san = parse("exd5", builtin::EN.table())?;
    /// let bishop = Context { captured: Some(Role::Bishop), ..Context::default() };
    /// assert_eq!(words.say(&san, Manner::Plain, bishop).unwrap(), "e-pawn takes bishop on d5");
    /// let names = Context { files: FileNames::Names, ..Context::default() };
    /// assert_eq!(words.say(&san, Manner::Speech, names).unwrap(), "Eva pawn takes David five");
    /// # Ok::<_, alfil_engine::ParseError>(())
    /// ```
    ///
    /// A run of signs that has no name, such as `!!!`, stands as it is for reading and is not spoken.
    ///
    /// # Errors
    /// The move is none, the language has no file names but they were asked for, or its message fails.
    pub fn say(&self, san: &San, manner: Manner, context: Context) -> Result<String, SayError> {
        self.say_judged(san, &[], manner, context)
    }

    /// The move in words, with what an annotator says of it or of the position.
    ///
    /// ```
    /// use alfil_engine::{Judged, parse};
    /// use alfil_locale::{Context, Manner, Words, builtin};
    /// let judged = Judged::of("Nf3! $14", builtin::EN.table())?;
    /// let san = judged.reading.unwrap().san();
    /// let say = |locale| {
    ///     let words = Words::of(locale).unwrap();
    ///     words.say_judged(&san, &judged.judgements, Manner::Plain, Context::default()).unwrap()
    /// };
    /// assert_eq!(say(&builtin::EN), "knight to f3, good move, White is slightly better");
    /// assert_eq!(say(&builtin::DE), "Springer nach f3, guter Zug, Weiß steht etwas besser");
    /// # Ok::<_, alfil_engine::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// As [`Words::say`].
    pub fn say_judged(
        &self,
        san: &San,
        judgements: &[Judgement],
        manner: Manner,
        context: Context,
    ) -> Result<String, SayError> {
        let san = say::with_captured(san, context.captured);
        let action = self.action(&san, manner, context.files)?;
        let mut said = self.frame(&san, manner, action)?;
        for judgement in san.annotation.and_then(say::verdict).iter().chain(judgements) {
            said = self.judged(said, *judgement, manner)?;
        }
        Ok(said)
    }

    /// All that was written, in words: a move with what is said of it, or what is said of a position alone.
    ///
    /// ```
    /// use alfil_engine::Judged;
    /// use alfil_locale::{Context, Manner, Words, builtin};
    /// let words = Words::of(&builtin::EN).unwrap();
    /// let say = |text| -> Result<_, alfil_engine::ParseError> {
    ///     let judged = Judged::of(text, builtin::EN.table())?;
    ///     Ok(words.say_written(&judged, Manner::Plain, Context::default()).unwrap())
    /// };
    /// assert_eq!(say("e4 N")?, "pawn to e4, novelty");
    /// assert_eq!(say("$14 $36")?, "White is slightly better, White has the initiative");
    /// # Ok::<_, alfil_engine::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// As [`Words::say`].
    pub fn say_written(&self, judged: &Judged, manner: Manner, context: Context) -> Result<String, SayError> {
        if let Some(reading) = &judged.reading {
            return self.say_judged(&reading.san(), &judged.judgements, manner, context);
        }
        let Some((first, others)) = judged.judgements.split_first() else { return Err(SayError::NotAMove) };
        let mut said = self.judgement(*first, manner)?;
        for judgement in others {
            said = self.judged(said, *judgement, manner)?;
        }
        Ok(said)
    }

    /// What is said of a move or a position, alone.
    ///
    /// ```
    /// use alfil_engine::Judgement;
    /// use alfil_locale::{Manner, Words, builtin};
    /// let counterplay = Judgement::from_sign("⇆").unwrap();
    /// assert_eq!(Words::of(&builtin::ES).unwrap().judgement(counterplay, Manner::Plain)?, "con contrajuego");
    /// # Ok::<_, alfil_locale::SayError>(())
    /// ```
    ///
    /// # Errors
    /// It is by a number that says nothing known, or the language's message fails.
    pub fn judgement(&self, judgement: Judgement, manner: Manner) -> Result<String, SayError> {
        if let Judgement::Unnamed(nag) = judgement {
            return Err(SayError::Unnamed(nag));
        }
        let mut arguments = FluentArgs::with_capacity(3);
        arguments.set("verdict", judgement.name());
        let side = match judgement.side() {
            None => "none",
            Some(Player::White) => "white",
            Some(Player::Black) => "black",
        };
        arguments.set("side", side);
        arguments.set("manner", manner.key());
        self.format("judgement", &arguments)
    }

    /// Several moves that were put into words, as one line.
    ///
    /// ```
    /// use alfil_locale::{Manner, Words, builtin};
    /// let words = Words::of(&builtin::DE).unwrap();
    /// let moves = ["Bauer nach e4", "Bauer nach e5", "Springer nach f3"];
    /// assert_eq!(
    ///     words.line(moves, Manner::Plain)?,
    ///     "Bauer nach e4; Bauer nach e5; Springer nach f3"
    /// );
    /// # Ok::<_, alfil_locale::SayError>(())
    /// ```
    ///
    /// # Errors
    /// The language's message fails, or it does not say the moves in their order, once each.
    pub fn line<'m>(
        &self,
        moves: impl IntoIterator<Item = &'m str>,
        manner: Manner,
    ) -> Result<String, SayError> {
        // What stands between two is asked for once: a line may be long.
        let mut arguments = FluentArgs::with_capacity(3);
        arguments.set("moves", "\u{fffc}");
        arguments.set("move", "\u{fffd}");
        arguments.set("manner", manner.key());
        let pattern = self.format("line", &arguments)?;
        let between = pattern.strip_prefix('\u{fffc}').and_then(|rest| rest.strip_suffix('\u{fffd}'));
        let between = between.ok_or_else(|| SayError::Message {
            id: "line",
            reason: messages::line_out_of_order().to_string(),
        })?;
        let moves: Vec<&str> = moves.into_iter().collect();
        Ok(moves.join(between))
    }

    /// The move that [`Words::say`] put into exactly these words, in [`Manner::Plain`].
    ///
    /// Nothing is guessed: a text that differs in a single character is no move.
    ///
    /// ```
    /// use alfil_engine::{Style, parse};
    /// use alfil_locale::{Words, builtin};
    /// let words = Words::of(&builtin::HU).unwrap();
    /// assert_eq!(words.read("huszár üt f3-on, sakk").unwrap(), parse("Nxf3+", builtin::EN.table())?);
    /// assert!(words.read("huszár üt f3-en, sakk").is_err());
    /// # Ok::<_, alfil_engine::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// No move, or more than one, is put into these words.
    pub fn read(&self, text: &str) -> Result<San, ReadError> {
        match self.find(text)? {
            (san, judgements) if judgements.is_empty() => Ok(san),
            _ => Err(ReadError::NotAMove),
        }
    }

    /// The move and the judgements that [`Words::say_judged`] put into exactly these words, in
    /// [`Manner::Plain`]. A move that is called good right away is read as one with a `!`.
    ///
    /// ```
    /// use alfil_engine::{Judgement, Player, parse};
    /// use alfil_locale::{Words, builtin};
    /// let words = Words::of(&builtin::EN).unwrap();
    /// let (san, judgements) = words.read_judged("knight to f3, good move, White is in zugzwang").unwrap();
    /// assert_eq!(san, parse("Nf3!", builtin::EN.table())?);
    /// assert_eq!(judgements, [Judgement::Zugzwang(Player::White)]);
    /// # Ok::<_, alfil_engine::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// As [`Words::read`].
    pub fn read_judged(&self, text: &str) -> Result<(San, Vec<Judgement>), ReadError> {
        self.find(text)
    }

    /// A message, with the spaces in order: parts that are empty leave none behind.
    fn format(&self, id: &'static str, arguments: &FluentArgs<'_>) -> Result<String, SayError> {
        let failed = |reason: String| SayError::Message { id, reason };
        let message = self.bundle.get_message(id).and_then(|message| message.value());
        let pattern = message.ok_or_else(|| failed("it is not there".into()))?;
        let mut errors: Vec<FluentError> = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(arguments), &mut errors);
        match errors.first() {
            None => Ok(in_order(&text)),
            Some(error) => Err(failed(error.to_string())),
        }
    }
}

/// Runs of spaces made one, without those at the ends and before a comma.
fn in_order(text: &str) -> String {
    let mut ordered = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            ' ' | '\n' if ordered.is_empty() || ordered.ends_with(' ') => {}
            '\n' => ordered.push(' '),
            ',' if ordered.ends_with(' ') => {
                ordered.pop();
                ordered.push(',');
            }
            c => ordered.push(c),
        }
    }
    ordered.truncate(ordered.trim_end_matches(' ').len());
    ordered
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("tag", &self.tag).finish_non_exhaustive()
    }
}

impl SayError {
    /// What is wrong, to say to a person.
    pub fn message(&self) -> Message {
        match self {
            SayError::NotAMove => messages::say_not_a_move(),
            SayError::Unnamed(nag) => messages::say_unnamed(format!("${}", nag.number())),
            SayError::NoFileNames(tag) => messages::say_no_file_names(tag.to_string()),
            SayError::Message { id, reason } => messages::say_message_fails(*id, reason),
        }
    }
}

impl fmt::Display for SayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for SayError {}

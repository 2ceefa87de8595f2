//! The command line as it may be typed.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::LazyLock;

use alfil::document::{Confidence, Format};
use alfil::{Notation, Registry};
use clap::builder::PossibleValue;
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

use crate::files::{Encoding, Reading, inner_name};

/// Chess moves in every language: read the notation of one, write that of another.
///
/// What is not wholly understood is left as it was and reported.
#[derive(Debug, Parser)]
#[command(
    name = "alfil",
    version,
    max_term_width = 100,
    after_help = "Example:\n  alfil render --to es,de,ru Nf3\n\n\
        Exit code: 0 done; 1 done, but something was left as it was or found wrong; 2 not done."
)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) common: Common,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Args)]
pub(crate) struct Common {
    /// Add the language tables in this directory; they take the place of built-in ones.
    ///
    /// May be given several times. Directories in the variable ALFIL_LOCALES are added as well, before
    /// these.
    #[arg(long, value_name = "DIR", global = true, help_heading = "Common options")]
    pub(crate) locales: Vec<PathBuf>,
    /// How findings are written.
    #[arg(
        long,
        value_name = "FORMAT",
        global = true,
        default_value = "human",
        help_heading = "Common options"
    )]
    pub(crate) message_format: MessageFormat,
    /// The language of messages: es, de, or en.
    ///
    /// Without it, that of the environment (LC_ALL, LC_MESSAGES, LANG), but English in the formats for
    /// programs. A translator can give the path of an FTL file.
    #[arg(long, value_name = "TAG", global = true, help_heading = "Common options")]
    pub(crate) ui_lang: Option<String>,
    /// Say nothing but results and findings.
    #[arg(long, global = true, help_heading = "Common options")]
    pub(crate) quiet: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum MessageFormat {
    /// For people: the line, a mark under the place, what to do.
    Human,
    /// FILE:LINE:COL: severity[code]: message
    Short,
    /// One JSON object a line.
    Json,
    /// One SARIF document.
    Sarif,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Write moves in another language or style.
    Render(Render),
    /// Say moves in words.
    Say(Say),
    /// Show what a move says, token by token.
    Parse(Parse),
    /// Translate a whole document.
    Translate(Translate),
    /// Read and replay games; report what is unreadable, illegal or ambiguous.
    Check(Check),
    /// Check a translation: every move of the source must stand in it, in its own notation.
    Compare(Compare),
    /// Find out in which languages games and texts can be read.
    Detect(Detect),
    /// List, show, check and make language tables.
    Locales(Locales),
    /// Answer requests, one JSON object a line, for programs that embed alfil.
    #[command(
        after_help = "Example:\n  echo '{\"id\":1,\"op\":\"render\",\"to\":\"es\",\"text\":\"Nf3\"}' | alfil stream"
    )]
    Stream,
    /// Print completions for a shell.
    #[command(
        after_help = "Example:\n  alfil completions bash > ~/.local/share/bash-completion/completions/alfil"
    )]
    Completions {
        /// The shell.
        shell: Shell,
    },
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  alfil render --to es,de,ru Nf3\n  \
    echo 'exd6 e.p.' | alfil render --to es --style fide")]
pub(crate) struct Render {
    /// The language to write; several, separated by commas, give a column each.
    #[arg(long, value_name = "TAG", required = true, value_delimiter = ',')]
    pub(crate) to: Vec<String>,
    /// The language to read.
    #[arg(long, value_name = "TAG", default_value = "en")]
    pub(crate) from: String,
    #[command(flatten)]
    pub(crate) style: StyleArgument,
    /// The position in which the moves are made, for the styles long and uci, and for proper spelling.
    #[arg(long, value_name = "FEN")]
    pub(crate) fen: Option<String>,
    /// The moves; without any, one a line from standard input.
    #[arg(value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct StyleArgument {
    /// How to lay out the moves: as-written, fide, pgn, handbook-short, figurine, long, uci, or the path of
    /// a TOML file with a house style.
    #[arg(long, value_name = "STYLE", default_value = "as-written")]
    pub(crate) style: String,
}

#[derive(Debug, Args)]
pub(crate) struct EncodingArgument {
    /// The encoding of what is read, such as latin1, windows-1251, koi8-r, cp866 or utf-16le; `auto` knows
    /// UTF-8, and UTF-16 with a byte order mark.
    #[arg(long, value_name = "NAME", default_value = "auto")]
    pub(crate) encoding: EncodingName,
}

/// An encoding, or none where the text must show what it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EncodingName(Option<Encoding>);

impl FromStr for EncodingName {
    type Err = String;

    fn from_str(name: &str) -> Result<EncodingName, String> {
        match name.eq_ignore_ascii_case("auto") {
            true => Ok(EncodingName(None)),
            false => name.parse().map(|encoding| EncodingName(Some(encoding))),
        }
    }
}

impl EncodingArgument {
    /// How the texts of this command are read, if they are in the language of `notation`.
    pub(crate) fn reading<'a>(&self, notation: Option<Notation<'a>>) -> Reading<'a> {
        let table = notation.map(|notation| notation.table());
        Reading { encoding: self.encoding.0, can_be_said: true, table }
    }
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  alfil say --to es Nxf3+\n  alfil say --to de 'Nf3! $14'\n  \
    alfil say --to en --style speech --files names b4")]
pub(crate) struct Say {
    /// The language of the words.
    #[arg(long, value_name = "TAG")]
    pub(crate) to: String,
    /// The language to read.
    #[arg(long, value_name = "TAG", default_value = "en")]
    pub(crate) from: String,
    /// The position in which the moves are made; it tells what is captured and whether it is check.
    #[arg(long, value_name = "FEN")]
    pub(crate) fen: Option<String>,
    /// For whom the words are.
    #[arg(long, value_name = "STYLE", default_value = "plain")]
    pub(crate) style: Voice,
    /// How files are called in the style speech.
    #[arg(long, value_name = "FILES", default_value = "letters")]
    pub(crate) files: Files,
    /// The moves, each with what is said of it or of the position ($14, ⩲); without any, one a line from
    /// standard input.
    #[arg(value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Voice {
    /// For reading: knight to f3.
    Plain,
    /// For a voice: knight to eff three.
    Speech,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Files {
    /// By the names of their letters.
    Letters,
    /// Anna to Hector, as in the Laws' Appendix D.
    Names,
}

#[derive(Debug, Args)]
#[command(after_help = "Example:\n  alfil parse --from es 'exd6 a.p.'")]
pub(crate) struct Parse {
    /// The language to read.
    #[arg(long, value_name = "TAG", default_value = "en")]
    pub(crate) from: String,
    /// The position in which the moves are made; it tells which move is meant.
    #[arg(long, value_name = "FEN")]
    pub(crate) fen: Option<String>,
    /// Print one JSON object a move.
    #[arg(long)]
    pub(crate) json: bool,
    /// The moves.
    #[arg(value_name = "MOVE", required = true)]
    pub(crate) moves: Vec<String>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  alfil translate --from en --to de game.pgn -o partie.pgn\n  \
    alfil translate --from en --to es chapter.md -o capitulo.md\n  \
    alfil translate --from es --to en < partida.txt\n  \
    alfil translate --from es --to en --encoding latin1 latin1.pgn -o game.pgn.zst\n  \
    alfil translate --to de game.pgn chapter.md --out-dir deutsch")]
pub(crate) struct Translate {
    /// The language to read; `auto` finds it out, if it can be known.
    #[arg(long, value_name = "TAG", default_value = "en")]
    pub(crate) from: String,
    /// The language to write.
    #[arg(long, value_name = "TAG")]
    pub(crate) to: String,
    #[command(flatten)]
    pub(crate) style: StyleArgument,
    /// Put every game on a board: derive what the author left out, report what is not legal.
    #[arg(long)]
    pub(crate) replay: bool,
    /// In games: translate the moves in comments too.
    ///
    /// They are found as in a text, by the game that the comment stands in. Commands for programs, such as
    /// [%clk 0:10:00], and addresses stay.
    #[arg(long)]
    pub(crate) comments: bool,
    /// Translate what is understood even in a game that has moves of another language in it.
    #[arg(long)]
    pub(crate) partial: bool,
    /// What kind of document it is.
    #[arg(long, value_name = "FORMAT", default_value = "auto")]
    pub(crate) format: FormatArgument,
    #[command(flatten)]
    pub(crate) encoding: EncodingArgument,
    /// Write in the encoding of the source instead of UTF-8.
    #[arg(long)]
    pub(crate) keep_encoding: bool,
    /// In a text: how sure it must be that a word is a move before it is written anew.
    #[arg(long, value_name = "HOW_SURE", default_value = "likely")]
    pub(crate) moves: Moves,
    /// In a text: say of all that has the form of a move how sure it is that it is one, and why.
    #[arg(long)]
    pub(crate) explain: bool,
    /// In large collections of games: work on so many threads. The output is the same.
    #[arg(long, value_name = "N", default_value = "1")]
    pub(crate) jobs: NonZeroUsize,
    /// Write to this file, which may be the input, instead of standard output.
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,
    /// Write the translation of every FILE into this directory, under the same name.
    #[arg(long, value_name = "DIR", conflicts_with = "output")]
    pub(crate) out_dir: Option<PathBuf>,
    /// Take all documents of a FILE that is a directory, and of the directories in it.
    #[arg(short, long, requires = "out_dir")]
    pub(crate) recursive: bool,
    /// The document; standard input if it is absent or `-`. Several need --out-dir.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

/// The kind of a document, as it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FormatArgument {
    /// By the name of the file, then by what is in it.
    Auto,
    Named(Format),
}

impl ValueEnum for FormatArgument {
    fn value_variants<'a>() -> &'a [FormatArgument] {
        static ALL: LazyLock<Vec<FormatArgument>> = LazyLock::new(|| {
            let named = Format::ALL.into_iter().map(FormatArgument::Named);
            std::iter::once(FormatArgument::Auto).chain(named).collect()
        });
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            FormatArgument::Auto => {
                PossibleValue::new("auto").help("By the name of the file, then by what is in it")
            }
            FormatArgument::Named(format) => PossibleValue::new(format.name()).help(format.summary()),
        })
    }
}

/// How sure it must be that a word in a text is a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Moves {
    /// The form or the game under way leaves no doubt.
    Certain,
    /// Form and neighbourhood say chess.
    Likely,
    /// Whatever has the form of a move.
    Any,
}

impl Moves {
    pub(crate) fn confidence(self) -> Confidence {
        match self {
            Moves::Certain => Confidence::Certain,
            Moves::Likely => Confidence::Likely,
            Moves::Any => Confidence::Any,
        }
    }
}

impl FormatArgument {
    /// The format that was asked for, or the one that the document has.
    pub(crate) fn of(self, name: Option<&Path>, text: &str, from: Notation<'_>) -> Format {
        match self {
            FormatArgument::Auto => Format::of(name.map(inner_name).as_deref(), text, from.table()),
            FormatArgument::Named(format) => format,
        }
    }

    /// The same where the language may have to be found out.
    pub(crate) fn in_any(
        self,
        name: Option<&Path>,
        text: &str,
        given: Option<Notation<'_>>,
        languages: &Registry,
    ) -> Format {
        match (self, given) {
            (_, Some(from)) => self.of(name, text, from),
            (FormatArgument::Named(format), None) => format,
            (FormatArgument::Auto, None) => Format::in_any(name.map(inner_name).as_deref(), text, languages),
        }
    }

    /// Whether it is games by its name or by what was asked for, whatever is in it.
    pub(crate) fn is_pgn(self, name: Option<&Path>) -> bool {
        match self {
            FormatArgument::Named(format) => format == Format::Pgn,
            FormatArgument::Auto => {
                name.is_some_and(|name| Format::by_name(&inner_name(name)) == Some(Format::Pgn))
            }
        }
    }

    /// Whether a large document is games if it begins so.
    pub(crate) fn is_collection(
        self,
        name: Option<&Path>,
        first: &str,
        given: Option<Notation<'_>>,
        languages: &Registry,
    ) -> bool {
        // JSON cannot be told from a score by its beginning alone: `{` opens a comment, too.
        let may_be_json = match first.trim_start_matches('\u{FEFF}').trim_start().as_bytes() {
            [b'[', next, ..] => !next.is_ascii_alphabetic(),
            [first, ..] => *first == b'{',
            [] => true,
        };
        self.is_pgn(name) || (!may_be_json && self.in_any(name, first, given, languages) == Format::Pgn)
    }
}

#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  alfil check --lang de partie.pgn\n  alfil check --lang en --rules pgn game.pgn"
)]
pub(crate) struct Check {
    /// The language of the games; `auto` finds it out, if it can be known.
    #[arg(long, value_name = "TAG", default_value = "en")]
    pub(crate) lang: String,
    /// To which rules the spelling is held.
    #[arg(long, value_name = "RULES", default_value = "lenient")]
    pub(crate) rules: RulesArgument,
    /// What kind of document it is.
    #[arg(long, value_name = "FORMAT", default_value = "auto")]
    pub(crate) format: FormatArgument,
    #[command(flatten)]
    pub(crate) encoding: EncodingArgument,
    /// Write the fixes that are offered into the files, and list them.
    #[arg(long)]
    pub(crate) fix: bool,
    /// The documents; standard input if there are none or for `-`.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum RulesArgument {
    /// The Laws' Appendix C, in which the signs for capture, check and mate are optional.
    Fide,
    /// PGN's export format.
    Pgn,
    /// Whatever can be understood.
    Lenient,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  alfil compare --from en --to es chapter.md capitulo.md\n  \
    alfil compare --from en --to de de.po")]
pub(crate) struct Compare {
    /// The language of the source.
    #[arg(long, value_name = "TAG", default_value = "en")]
    pub(crate) from: String,
    /// The language of the translation.
    #[arg(long, value_name = "TAG")]
    pub(crate) to: String,
    /// What kind of documents they are.
    #[arg(long, value_name = "FORMAT", default_value = "auto")]
    pub(crate) format: FormatArgument,
    #[command(flatten)]
    pub(crate) encoding: EncodingArgument,
    /// The source: a file, a directory, or a PO or XLIFF file that has both texts.
    #[arg(value_name = "SOURCE")]
    pub(crate) source: PathBuf,
    /// The translation: a file, or a directory with files of the same names.
    #[arg(value_name = "TARGET")]
    pub(crate) target: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  alfil detect partida.pgn\n  alfil detect capitulo.md")]
pub(crate) struct Detect {
    /// What kind of document it is.
    #[arg(long, value_name = "FORMAT", default_value = "auto")]
    pub(crate) format: FormatArgument,
    #[command(flatten)]
    pub(crate) encoding: EncodingArgument,
    /// The documents; standard input if there are none or for `-`.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Locales {
    #[command(subcommand)]
    pub(crate) command: LocalesCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum LocalesCommand {
    /// List the languages.
    #[command(after_help = "Example:\n  alfil locales list")]
    List {
        /// Print a JSON array.
        #[arg(long)]
        json: bool,
    },
    /// Show the table of a language, a sample game, and which letters mean something else elsewhere.
    #[command(after_help = "Example:\n  alfil locales show es")]
    Show {
        /// The language.
        #[arg(value_name = "TAG")]
        tag: String,
    },
    /// Check language tables (.toml) and words for moves (.ftl) and say all that is wrong with them.
    #[command(after_help = "Example:\n  alfil locales check eu.toml")]
    Check {
        /// The files; standard input if there are none or for `-`.
        #[arg(value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Print a table, or words, to start from.
    #[command(after_help = "Examples:\n  alfil locales new eu --like es -o eu.toml\n  \
        alfil locales new eu --words --like es -o eu.ftl")]
    New {
        /// The tag of the new language.
        #[arg(value_name = "TAG")]
        tag: String,
        /// Start from the table or the words of this language.
        #[arg(long, value_name = "TAG")]
        like: Option<String>,
        /// The words for moves, to be translated, rather than the table.
        #[arg(long)]
        words: bool,
        /// Write to this file instead of standard output.
        #[arg(short, long, value_name = "OUT")]
        output: Option<PathBuf>,
    },
}

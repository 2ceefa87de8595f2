//! The command line as it may be typed.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

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
    /// Show what a move says, token by token.
    Parse(Parse),
    /// Translate a whole document.
    Translate(Translate),
    /// List, show, check and make language tables.
    Locales(Locales),
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
    /// The moves; without any, one a line from standard input.
    #[arg(value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct StyleArgument {
    /// How to lay out the moves: as-written, fide, pgn, handbook-short, figurine, or the path of a TOML
    /// file with a house style.
    #[arg(long, value_name = "STYLE", default_value = "as-written")]
    pub(crate) style: String,
}

#[derive(Debug, Args)]
#[command(after_help = "Example:\n  alfil parse --from es 'exd6 a.p.'")]
pub(crate) struct Parse {
    /// The language to read.
    #[arg(long, value_name = "TAG", default_value = "en")]
    pub(crate) from: String,
    /// Print one JSON object a move.
    #[arg(long)]
    pub(crate) json: bool,
    /// The moves.
    #[arg(value_name = "MOVE", required = true)]
    pub(crate) moves: Vec<String>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  alfil translate --from en --to de game.pgn -o partie.pgn\n  \
    alfil translate --from es --to en < partida.txt")]
pub(crate) struct Translate {
    /// The language to read.
    #[arg(long, value_name = "TAG", default_value = "en")]
    pub(crate) from: String,
    /// The language to write.
    #[arg(long, value_name = "TAG")]
    pub(crate) to: String,
    #[command(flatten)]
    pub(crate) style: StyleArgument,
    /// Translate what is understood even in a game that has moves of another language in it.
    #[arg(long)]
    pub(crate) partial: bool,
    /// What kind of document it is.
    #[arg(long, value_name = "FORMAT", default_value = "auto")]
    pub(crate) format: Format,
    /// Write to this file, which may be the input, instead of standard output.
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,
    /// The document; standard input if it is absent or `-`.
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// By the name of the file, then by what is in it.
    Auto,
    /// A list of moves, each line for itself.
    Moves,
    /// Games, with or without tags.
    Pgn,
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
    /// Check language tables and say all that is wrong with them.
    #[command(after_help = "Example:\n  alfil locales check eu.toml")]
    Check {
        /// The files.
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
    },
    /// Print a table to start from.
    #[command(after_help = "Example:\n  alfil locales new eu --like es -o eu.toml")]
    New {
        /// The tag of the new language.
        #[arg(value_name = "TAG")]
        tag: String,
        /// Start from the table of this language.
        #[arg(long, value_name = "TAG")]
        like: Option<String>,
        /// Write to this file instead of standard output.
        #[arg(short, long, value_name = "OUT")]
        output: Option<PathBuf>,
    },
}

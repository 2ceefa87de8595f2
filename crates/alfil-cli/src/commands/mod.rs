//! What the command does, a module for each subcommand.

mod batch;
mod check;
mod compare;
mod count;
mod detect;
mod document;
mod large;
mod lines;
mod locales;
mod parse;
mod render;
mod say;
mod stream;
mod style;
mod translate;

use std::env;

use alfil::Registry;
use clap::CommandFactory;

use crate::args::{Arguments, Command, Common};
use crate::failure::{Failure, Outcome};
use crate::report::Report;

/// Runs the command that was asked for.
pub(crate) fn run(arguments: &Arguments, report: &mut Report) -> Result<Outcome, Failure> {
    let languages = || languages(&arguments.common);
    match &arguments.command {
        Command::Render(arguments) => render::run(arguments, &languages()?, report),
        Command::Say(arguments) => say::run(arguments, &languages()?, report),
        Command::Parse(arguments) => parse::run(arguments, &languages()?, report),
        Command::Translate(arguments) => translate::run(arguments, &languages()?, report),
        Command::Check(arguments) => check::run(arguments, &languages()?, report),
        Command::Compare(arguments) => compare::run(arguments, &languages()?, report),
        Command::Detect(arguments) => detect::run(arguments, &languages()?, report),
        Command::Locales(arguments) => locales::run(&arguments.command, &languages()?, report),
        Command::Stream => stream::run(&languages()?, report),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Arguments::command(), "alfil", &mut script);
            crate::files::print(&String::from_utf8_lossy(&script))?;
            Ok(Outcome::Clean)
        }
    }
}

/// The built-in languages and those in the directories that the user named. The more explicit a
/// directory, the later it comes, and the later one wins.
fn languages(common: &Common) -> Result<Registry, Failure> {
    let mut registry = Registry::builtin();
    let variable = env::var_os("ALFIL_LOCALES").unwrap_or_default();
    let named = env::split_paths(&variable).filter(|path| !path.as_os_str().is_empty());
    let mut errors = Vec::new();
    for directory in named.chain(common.locales.iter().cloned()) {
        errors.extend(registry.add_directory(&directory).err().into_iter().flatten());
    }
    if errors.is_empty() { Ok(registry) } else { Err(Failure::Tables(errors)) }
}

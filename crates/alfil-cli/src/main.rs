//! The `alfil` command. This file only starts it; [`commands`] has what it does, [`args`] what it is told,
//! [`report`] how it answers.

mod args;
mod catalogue;
mod commands;
mod failure;
mod files;
mod messages;
mod report;
mod sarif;

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Arguments, Command};
use crate::failure::Failure;
use crate::report::Report;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let for_programs = matches!(arguments.command, Command::Stream);
    let mut report = match Report::new(&arguments.common, for_programs) {
        Ok(report) => report,
        Err(failure) => {
            Report::in_english(&arguments.common).failure(&failure);
            return ExitCode::from(2);
        }
    };
    match commands::run(&arguments, &mut report) {
        Ok(outcome) => outcome.into(),
        Err(Failure::PipeClosed) => ExitCode::SUCCESS,
        Err(failure) => {
            report.failure(&failure);
            ExitCode::from(2)
        }
    }
}

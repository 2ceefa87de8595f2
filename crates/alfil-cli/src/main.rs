//! The `alfil` command. This file only starts it; [`commands`] has what it does, [`args`] what it is told,
//! [`report`] how it answers.

mod args;
mod commands;
mod failure;
mod files;
mod report;
mod sarif;

use std::process::ExitCode;

use clap::Parser;

use crate::args::Arguments;
use crate::failure::Failure;
use crate::report::Report;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut report = Report::new(&arguments.common);
    match commands::run(&arguments, &mut report) {
        Ok(outcome) => outcome.into(),
        Err(Failure::PipeClosed) => ExitCode::SUCCESS,
        Err(failure) => {
            report.failure(&failure);
            ExitCode::from(2)
        }
    }
}

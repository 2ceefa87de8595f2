//! Writes random legal games to standard output:
//! `cargo run --release -p alfil-tests --example games -- --megabytes 100 --annotated --seed 1`.
#![allow(clippy::print_stderr)]

use std::io::{self, BufWriter};
use std::process::ExitCode;

use alfil_tests::collections::{Kind, write};

fn main() -> ExitCode {
    let (mut seed, mut megabytes, mut kind) = (1, 1, Kind::default());
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        if argument == "--annotated" {
            kind.annotated = true;
            continue;
        }
        let number = arguments.next().and_then(|number| number.parse::<u64>().ok());
        match (argument.as_str(), number) {
            ("--seed", Some(number)) => seed = number,
            ("--megabytes", Some(number)) => megabytes = number,
            _ => {
                eprintln!("usage: games [--megabytes N] [--annotated] [--seed N]");
                return ExitCode::from(2);
            }
        }
    }
    match write(seed, kind, megabytes * 1_000_000, &mut BufWriter::new(io::stdout().lock())) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads it has enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cannot write: {error}");
            ExitCode::FAILURE
        }
    }
}

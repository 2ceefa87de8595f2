//! What people are told to type works: the examples of `--help`, and those of the README.

use std::fs;
use std::path::Path;

use crate::support::Bench;

/// Every command, found by asking the command itself.
fn commands(bench: &Bench) -> Vec<String> {
    let mut found = vec![String::new()];
    let mut at = 0;
    while let Some(command) = found.get(at).cloned() {
        let help = bench.shell(&format!("alfil {command} --help")).out;
        let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
        for line in listed.take_while(|line| line.starts_with("  ")) {
            let name = line.split_whitespace().next().unwrap();
            // A longer line goes on further to the right.
            if line.starts_with("   ") || name == "help" {
                continue;
            }
            found.push(format!("{command} {name}").trim().to_string());
        }
        at += 1;
    }
    found
}

#[test]
fn every_example_in_the_help_works_as_typed() {
    let bench = Bench::new();
    let commands = commands(&bench);
    assert!(commands.iter().any(|command| command == "locales new"), "{commands:?}");
    for command in commands {
        let help = bench.shell(&format!("alfil {command} --help")).out;
        let examples = help.lines().skip_while(|line| !line.starts_with("Example")).skip(1);
        let examples: Vec<&str> = examples.take_while(|line| line.starts_with("  ")).map(str::trim).collect();
        let leads_on = help.contains("\nCommands:\n");
        assert!(!examples.is_empty() || leads_on, "`alfil {command} --help` shows no example");
        for example in examples {
            let bench = Bench::new();
            // The tables and the directories that a user would have.
            let basque = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/eu.toml");
            // A new table does not overwrite an old one.
            if !example.contains("locales new") {
                fs::copy(basque, bench.path("eu.toml")).unwrap();
            }
            fs::create_dir_all(bench.path(".local/share/bash-completion/completions")).unwrap();
            let answer = bench.shell(example);
            assert_eq!(answer.code, Some(0), "`{example}`: {answer:?}");
            assert!(example.starts_with("alfil") || example.contains("| alfil"), "`{example}`");
        }
    }
}

#[test]
fn the_readmes_examples_give_what_they_show() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for (readme, least) in [("README.md", 3), ("crates/alfil-cli/README.md", 1)] {
        let text = fs::read_to_string(root.join(readme)).unwrap();
        let mut run = 0;
        for block in text.split("```console\n").skip(1) {
            let block = block.split("```").next().unwrap();
            let bench = Bench::new();
            for example in block.split("$ ").skip(1) {
                let (line, shown) = example.split_once('\n').unwrap();
                let answer = bench.shell(line);
                assert_eq!(answer.code, Some(0), "`{line}` in {readme}: {answer:?}");
                run += 1;
                // An example without an answer is there for its effect.
                if !shown.trim().is_empty() {
                    assert_eq!(answer.out.trim_end(), shown.trim_end(), "`{line}` in {readme}");
                }
            }
        }
        assert!(run >= least, "only {run} examples were found in {readme}");
    }
}

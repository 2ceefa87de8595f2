//! `sessions/*.txt`: a command on each line, a remark behind `#`. The commands of a file share a directory.
//! In the snapshot, what went to standard error is marked with `!`, and an exit code that is not 0 is shown.
//! A list of three languages or more is shown as `TAGS`, so that a new language changes no snapshot.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;

use serde_json::Value;

use crate::support::Bench;

#[test]
fn sessions() {
    let list: Value = serde_json::from_str(&Bench::new().run(&["locales", "list", "--json"]).out).unwrap();
    let tags = list.as_array().unwrap().iter().filter_map(|locale| locale["tag"].as_str());
    let tags: BTreeSet<&str> = tags.collect();
    insta::glob!("../sessions", "*.txt", |path| {
        let bench = Bench::new();
        let mut transcript = String::new();
        for line in fs::read_to_string(path).unwrap().lines().filter(|line| !line.is_empty()) {
            if line.starts_with('#') {
                let _ = writeln!(transcript, "{line}");
                continue;
            }
            let answer = bench.shell(line);
            let _ = writeln!(transcript, "$ {line}");
            transcript.extend(answer.out.split_inclusive('\n').map(|line| without_lists(line, &tags)));
            if !answer.out.is_empty() && !answer.out.ends_with('\n') {
                transcript.push_str("(no line end)\n");
            }
            for line in answer.err.lines() {
                let _ = writeln!(transcript, "{}", format!("! {}", without_lists(line, &tags)).trim_end());
            }
            match answer.code {
                Some(0) => {}
                Some(code) => drop(writeln!(transcript, "[exit {code}]")),
                None => transcript.push_str("[killed]\n"),
            }
            transcript.push('\n');
        }
        insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(transcript);
        });
    });
}

/// The line with each list of languages, `de,es,fr` or `de, es, fr and 5 others`, as `TAGS`.
fn without_lists(line: &str, tags: &BTreeSet<&str>) -> String {
    const ENDS: [char; 6] = [',', ' ', '\t', '\n', '\r', ';'];
    let mut short = String::new();
    let mut words = line.split_inclusive([' ', '\t', '\n']).peekable();
    while let Some(word) = words.next() {
        // The words of a list end with a comma, all but the last.
        let mut list = word.to_string();
        while list.ends_with(", ")
            && list.trim_end_matches(ENDS).split([',', ' ']).all(|tag| is_tag(tag, tags))
        {
            let Some(next) = words.next_if(|next| is_tag(next.trim_end_matches(ENDS), tags)) else { break };
            list.push_str(next);
        }
        let bare = list.trim_end_matches(ENDS);
        if bare.split([',', ' ']).all(|tag| is_tag(tag, tags)) && bare.matches(',').count() >= 2 {
            short.push_str("TAGS");
            short.push_str(&list[bare.len()..]);
            if words.next_if_eq(&"and ").is_some() {
                // `and 5 others`
                let _ = (words.next(), words.next());
            }
        } else {
            short.push_str(&list);
        }
    }
    short
}

fn is_tag(word: &str, tags: &BTreeSet<&str>) -> bool {
    word.is_empty() || tags.contains(word)
}

//! What scripts count on.

use std::fs::{self, File};
use std::io::Read;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::process::Stdio;

use serde_json::Value;

use crate::support::Bench;

#[test]
fn every_byte_around_the_moves_is_kept() {
    let bench = Bench::new();
    let expected = String::from_utf8(bench.read("bom.pgn")).unwrap().replace("Nf3 Nc6", "Cf3 Cc6");
    assert!(expected.starts_with('\u{FEFF}') && expected.contains("\r\n"), "the file lost what it is for");
    for way in [
        "alfil translate --to es bom.pgn",
        "alfil translate --to es < bom.pgn",
        "alfil translate --to es --replay bom.pgn",
        "alfil translate --to es bom.pgn -o out.pgn && cat out.pgn",
        "alfil translate --to es bom.pgn -o bom.pgn && cat bom.pgn",
    ] {
        let answer = bench.shell(way);
        assert_eq!((answer.out, answer.code), (expected.clone(), Some(0)), "{way}");
    }
}

#[test]
fn there_and_back_gives_the_same_file() {
    let bench = Bench::new();
    for tag in ["es", "ru", "el@greek-files", "zh-Hans"] {
        let line = format!(
            "alfil translate --to {tag} game.pgn | alfil translate --from {tag} --to en --format pgn"
        );
        assert_eq!(bench.shell(&line).out.as_bytes(), bench.read("game.pgn"), "{tag}");
    }
}

#[test]
fn a_file_that_is_not_utf8_is_refused_and_nothing_written() {
    let bench = Bench::new();
    bench.write("old.pgn", "what was there");
    let before = bench.names();
    for arguments in [
        ["translate", "--to", "es", "latin1.pgn", "-o", "old.pgn"],
        ["translate", "--to", "es", "latin1.pgn", "-o", "new.pgn"],
        ["translate", "--to", "es", "latin1.pgn", "-o", "latin1.pgn"],
        ["check", "game.pgn", "latin1.pgn", "--lang", "en", "--fix"],
        ["translate", "--to", "es", "--replay", "--", "latin1.pgn"],
    ] {
        let latin1 = bench.read("latin1.pgn");
        let message = bench.run(&arguments).refused();
        assert!(message.contains("latin1.pgn is not UTF-8: line 2"), "{message}");
        assert_eq!(bench.read("latin1.pgn"), latin1);
        assert_eq!(bench.read("old.pgn"), b"what was there");
        assert_eq!(bench.names(), before);
    }
}

#[test]
fn an_unknown_language_is_refused_with_the_nearest() {
    let bench = Bench::new();
    let before = bench.names();
    for (arguments, near) in [
        (["translate", "--to", "sr-Arab", "game.pgn", "-o", "out.pgn"], "`sr-Cyrl` or `sr-Latn`"),
        (["translate", "--to", "zh-Hank", "game.pgn", "-o", "out.pgn"], "`zh-Hans`"),
    ] {
        let message = bench.run(&arguments).refused();
        assert!(message.contains(near), "{message}");
    }
    assert_eq!(bench.names(), before);
}

#[test]
fn a_write_that_fails_leaves_the_old_file() {
    let bench = Bench::new();
    bench.write("old.pgn", "what was there");
    let before = bench.names();
    // The shell forbids files of more than nothing, and takes care that this is an error and not a signal.
    let line = "trap '' XFSZ; ulimit -f 0; alfil translate --to es game.pgn -o old.pgn";
    let message = bench.shell(line).refused();
    assert!(message.contains("cannot write") && message.contains("old.pgn"), "{message}");
    assert_eq!(bench.read("old.pgn"), b"what was there");
    assert_eq!(bench.names(), before, "something was left behind");
}

#[test]
fn a_link_stays_a_link_and_a_file_keeps_its_permissions() {
    let bench = Bench::new();
    bench.write("real.pgn", "1. Nf3 *\n");
    fs::set_permissions(bench.path("real.pgn"), fs::Permissions::from_mode(0o640)).unwrap();
    symlink("real.pgn", bench.path("link.pgn")).unwrap();
    assert_eq!(bench.run(&["translate", "--to", "es", "link.pgn", "-o", "link.pgn"]).code, Some(0));
    assert_eq!(bench.read("real.pgn"), b"1. Cf3 *\n");
    assert!(fs::symlink_metadata(bench.path("link.pgn")).unwrap().is_symlink());
    assert_eq!(fs::metadata(bench.path("real.pgn")).unwrap().permissions().mode() & 0o777, 0o640);
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let bench = Bench::new();
    bench.write("long.pgn", "1. Nf3 Nf6 2. Ng1 Ng8 *\n".repeat(20_000));
    for arguments in [
        &["translate", "--to", "es", "long.pgn"][..],
        &["translate", "--to", "es", "--replay", "long.pgn"],
        &["check", "--rules", "pgn", "--message-format", "short", "--lang", "es", "long.pgn"],
    ] {
        let mut child = bench
            .alfil(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first = [0; 16];
        child.stdout.take().unwrap().read_exact(&mut first).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_behind_standard_output_is_an_error() {
    let bench = Bench::new();
    let full = File::options().write(true).open("/dev/full").unwrap();
    let mut command = bench.alfil(&["translate", "--to", "es", "game.pgn"]);
    let output = command.stdin(Stdio::null()).stdout(full).stderr(Stdio::piped()).output().unwrap();
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(message.contains("cannot write"), "{message}");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn findings_of_checks_are_the_result_and_others_go_beside() {
    let bench = Bench::new();
    for format in ["human", "short", "json", "sarif"] {
        for line in ["check slips.pgn", "locales check broken/tlh.toml"] {
            let answer = bench.shell(&format!("alfil {line} --message-format {format}"));
            assert!(!answer.out.is_empty() && answer.err.is_empty(), "{line} in {format}: {answer:?}");
            assert_eq!(answer.code, Some(1), "{line} in {format}");
        }
        let line = format!("alfil translate --to es mixed.pgn --message-format {format}");
        let answer = bench.shell(&line);
        assert!(answer.out.starts_with("[Event \"First\"]") && answer.err.contains("Sf3"), "{answer:?}");
        assert_eq!(answer.code, Some(1), "{format}");
    }
}

#[test]
fn quiet_leaves_results_and_findings() {
    let bench = Bench::new();
    for line in ["detect partie.pgn", "translate --from auto --to en partie.pgn", "detect mixed.pgn"] {
        let (loud, quiet) =
            (bench.shell(&format!("alfil {line}")), bench.shell(&format!("alfil --quiet {line}")));
        assert_eq!((&loud.out, loud.code), (&quiet.out, quiet.code), "{line}");
        assert!(!loud.err.is_empty(), "{line} says nothing that could be silenced");
        assert_eq!(quiet.err, "", "{line}");
    }
    let finding = bench.run(&["--quiet", "translate", "--to", "es", "mixed.pgn"]);
    assert!(finding.err.contains("Sf3"), "a finding was silenced: {finding:?}");
}

#[test]
fn places_are_given_in_every_unit_that_programs_count_in() {
    let bench = Bench::new();
    // Before the slip: a character of two UTF-16 units and four bytes, one of one unit and three bytes.
    bench.write("places.pgn", "{x}\r\n{😀♞} 1. e4 e5 2. Nf9 *\n");
    let answer = bench.run(&["check", "--message-format", "json", "places.pgn"]);
    let finding: Value = serde_json::from_str(answer.out.lines().next().unwrap()).unwrap();
    assert_eq!((&finding["line"], &finding["column"]), (&2.into(), &18.into()), "{finding}");
    let span = &finding["span"];
    assert_eq!(span["bytes"], serde_json::json!([27, 30]), "{finding}");
    assert_eq!(span["chars"], serde_json::json!([22, 25]), "{finding}");
    assert_eq!(span["utf16"], serde_json::json!([23, 26]), "{finding}");
    for key in ["file", "severity", "code", "message"] {
        assert!(finding[key].is_string(), "no {key} in {finding}");
    }
    let short = bench.run(&["check", "--message-format", "short", "places.pgn"]).out;
    assert!(short.starts_with("places.pgn:2:18: warning["), "{short}");
}

#[test]
fn every_line_of_json_is_an_object_and_fixes_apply() {
    let bench = Bench::new();
    let text = String::from_utf8(bench.read("slips.pgn")).unwrap();
    let answer = bench.run(&["check", "--message-format", "json", "slips.pgn"]);
    let mut fixes = Vec::new();
    for line in answer.out.lines() {
        let finding: Value = serde_json::from_str(line).unwrap();
        if let Some([start, end]) = finding["fix"]["span"]["bytes"].as_array().map(Vec::as_slice) {
            let range = start.as_u64().unwrap() as usize..end.as_u64().unwrap() as usize;
            fixes.push((range, finding["fix"]["replacement"].as_str().unwrap().to_string()));
        }
    }
    let mut mended = text;
    for (range, replacement) in fixes.into_iter().rev() {
        mended.replace_range(range, &replacement);
    }
    assert!(bench.run(&["check", "--fix", "slips.pgn"]).out.contains("fixed `Rel` to `Re1`"));
    assert_eq!(String::from_utf8(bench.read("slips.pgn")).unwrap(), mended);
}

#[test]
fn a_long_run_of_findings_on_one_line_takes_time_in_proportion() {
    let bench = Bench::new();
    let time = |times: usize| {
        // One line, with a finding every few bytes.
        bench.write("line.pgn", "1. Nf9 * ".repeat(times));
        let begun = std::time::Instant::now();
        let answer = bench.run(&["check", "--message-format", "short", "line.pgn"]);
        assert_eq!(answer.out.lines().count(), times);
        begun.elapsed()
    };
    let (once, eightfold) = (time(8_000), time(64_000));
    assert!(eightfold < 40 * once, "8 times as much takes {eightfold:?} instead of {once:?}");
}

#[test]
fn detect_gives_the_best_first_in_columns_of_tags_and_plies() {
    let bench = Bench::new();
    let answer = bench.run(&["detect", "partida.pgn"]).out;
    let lines: Vec<Vec<&str>> = answer.lines().map(|line| line.split('\t').collect()).collect();
    let best: Vec<&str> = lines[0][0].split(',').collect();
    assert!(["ca", "es", "it"].iter().all(|tag| best.contains(tag)) && !best.contains(&"de"), "{best:?}");
    assert_eq!(lines[0][1..], ["12", "12"]);
    for line in &lines {
        assert!(line.len() == 3 && line[2] == "12" && line[1].parse::<u32>().unwrap() <= 12, "{line:?}");
    }
    let other = lines.iter().find(|line| line[0].split(',').any(|tag| tag == "de")).unwrap();
    assert_eq!(other[1], "4", "German reads up to Ac4");
}

#[test]
fn list_json_has_what_programs_need() {
    let bench = Bench::new();
    let list: Value = serde_json::from_str(&bench.run(&["locales", "list", "--json"]).out).unwrap();
    let list = list.as_array().unwrap();
    let spanish = list.iter().find(|locale| locale["tag"] == "es").unwrap();
    assert_eq!(spanish["pieces"]["knight"], "C");
    assert_eq!(list.len(), bench.run(&["locales", "list"]).out.lines().count());
    for locale in list {
        for key in ["tag", "english", "native", "status"] {
            assert!(locale[key].as_str().is_some_and(|value| !value.is_empty()), "no {key} in {locale}");
        }
    }
}

#[test]
fn sarif_is_one_document_with_a_region_for_each_finding() {
    let bench = Bench::new();
    let answer = bench.run(&["check", "--message-format", "sarif", "slips.pgn", "mixed.pgn"]);
    let document: Value = serde_json::from_str(&answer.out).unwrap();
    assert_eq!(document["version"], "2.1.0");
    let results = document["runs"][0]["results"].as_array().unwrap();
    let short = bench.run(&["check", "--message-format", "short", "slips.pgn", "mixed.pgn"]).out;
    assert_eq!(results.len(), short.lines().count());
    for (result, line) in results.iter().zip(short.lines()) {
        let place = &result["locations"][0]["physicalLocation"];
        let start = format!(
            "{}:{}:{}: {}[{}]",
            place["artifactLocation"]["uri"].as_str().unwrap(),
            place["region"]["startLine"],
            place["region"]["startColumn"],
            result["level"].as_str().unwrap(),
            result["ruleId"].as_str().unwrap()
        );
        assert!(line.starts_with(&start), "{start} is {line} in the short format");
    }
}

/// On a terminal, which `script` plays, findings have colours unless nobody wants them.
#[test]
#[cfg(target_os = "linux")]
fn colours_are_for_terminals_whose_owner_wants_them() {
    let bench = Bench::new();
    let on_a_terminal = |before: &str| {
        let answer = bench.shell(&format!("{before} script -qec 'alfil check slips.pgn' /dev/null"));
        assert!(answer.out.contains("Rel"), "{answer:?}");
        answer.out.contains('\u{1b}')
    };
    assert!(on_a_terminal(""), "no colours on a terminal");
    assert!(!on_a_terminal("NO_COLOR=1"), "colours in spite of NO_COLOR");
    assert!(!bench.run(&["check", "slips.pgn"]).out.contains('\u{1b}'), "colours where nobody sees them");
}

#[test]
fn completions_are_made_for_every_shell() {
    let bench = Bench::new();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let answer = bench.run(&["completions", shell]);
        assert_eq!(answer.code, Some(0), "{shell}");
        for word in ["translate", "message-format", "locales"] {
            assert!(answer.out.contains(word), "{word} is not in the completions for {shell}");
        }
    }
}

#[test]
fn in_a_line_that_is_shown_in_part_the_column_is_that_of_the_whole() {
    let bench = Bench::new();
    // The second is longer than what is read at once.
    for length in [1_000, 400_000] {
        let text = format!("1. e4 e5 {{{}}} 2. Ra5 *\n", "x".repeat(length));
        bench.write("long.pgn", &text);
        let answer = bench.run(&["check", "long.pgn"]);
        let column = text.find("Ra5").unwrap() + 1;
        assert!(answer.out.contains(&format!("long.pgn:1:{column}\n")), "{}", answer.out);
        assert!(answer.out.contains("2. Ra5"), "{}", answer.out);
    }
}

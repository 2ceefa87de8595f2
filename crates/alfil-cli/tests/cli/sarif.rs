//! SARIF documents have the structure that SARIF 2.1.0 prescribes, and their fixes can be applied.

use serde_json::Value;

use crate::support::Bench;

/// Checks what the standard requires of the objects that we write (3.13 to 3.57), and nothing unknown stands in
/// them.
fn check(document: &Value) {
    keys(document, &["version", "runs"], &["$schema"]);
    assert_eq!(document["version"], "2.1.0");
    for run in array(&document["runs"]) {
        keys(run, &["tool"], &["columnKind", "results"]);
        assert_eq!(run["columnKind"], "unicodeCodePoints");
        let driver = &run["tool"]["driver"];
        keys(driver, &["name"], &["version", "rules"]);
        let rules: Vec<&str> = array(&driver["rules"]).iter().map(|rule| text(&rule["id"])).collect();
        for result in array(&run["results"]) {
            keys(result, &["message"], &["ruleId", "level", "locations", "relatedLocations", "fixes"]);
            assert!(rules.contains(&text(&result["ruleId"])), "{result:#}");
            assert!(["none", "note", "warning", "error"].contains(&text(&result["level"])), "{result:#}");
            text(&result["message"]["text"]);
            for location in list(result, "locations") {
                keys(location, &["physicalLocation"], &[]);
                physical(&location["physicalLocation"]);
            }
            for (number, location) in list(result, "relatedLocations").iter().enumerate() {
                keys(location, &["id", "physicalLocation", "message"], &[]);
                assert_eq!(location["id"], number);
                text(&location["message"]["text"]);
                physical(&location["physicalLocation"]);
            }
            for fix in list(result, "fixes") {
                keys(fix, &["artifactChanges"], &["description"]);
                text(&fix["description"]["text"]);
                for change in array(&fix["artifactChanges"]) {
                    keys(change, &["artifactLocation", "replacements"], &[]);
                    uri(&change["artifactLocation"]);
                    assert!(!array(&change["replacements"]).is_empty());
                    for replacement in array(&change["replacements"]) {
                        keys(replacement, &["deletedRegion"], &["insertedContent"]);
                        region(&replacement["deletedRegion"]);
                        text(&replacement["insertedContent"]["text"]);
                    }
                }
            }
        }
    }
}

#[track_caller]
fn keys(object: &Value, required: &[&str], optional: &[&str]) {
    let found = object.as_object().unwrap_or_else(|| panic!("no object: {object:#}"));
    for key in required {
        assert!(found.contains_key(*key), "no {key} in {object:#}");
    }
    for key in found.keys() {
        assert!(required.contains(&key.as_str()) || optional.contains(&key.as_str()), "{key} in {object:#}");
    }
}

#[track_caller]
fn array(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("no array: {value:#}"))
}

/// An array that may be absent.
fn list<'a>(object: &'a Value, key: &str) -> &'a [Value] {
    object.get(key).map_or(&[], array)
}

#[track_caller]
fn text(value: &Value) -> &str {
    value.as_str().filter(|text| !text.is_empty()).unwrap_or_else(|| panic!("no text: {value:#}"))
}

#[track_caller]
fn physical(location: &Value) {
    keys(location, &["artifactLocation", "region"], &[]);
    uri(&location["artifactLocation"]);
    region(&location["region"]);
}

/// A reference (RFC 3986) has no spaces, and none but ASCII characters.
#[track_caller]
fn uri(location: &Value) {
    keys(location, &["uri"], &[]);
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || b"/-._~!$&'()*+,;=@%".contains(&byte);
    assert!(text(&location["uri"]).bytes().all(allowed), "{location}");
}

#[track_caller]
fn region(region: &Value) {
    let all = ["startLine", "startColumn", "endLine", "endColumn", "charOffset", "charLength"];
    keys(region, &all, &[]);
    let number = |key: &str| region[key].as_u64().unwrap_or_else(|| panic!("{key} in {region}"));
    assert!(number("startLine") >= 1 && number("startColumn") >= 1, "{region}");
    assert!((number("startLine"), number("startColumn")) <= (number("endLine"), number("endColumn")));
}

/// Applies all fixes of a document to a text, by their offsets in characters.
fn apply(document: &Value, file: &str, old: &str) -> String {
    let mut edits: Vec<(usize, usize, String)> = Vec::new();
    for result in array(&document["runs"][0]["results"]) {
        for change in list(result, "fixes").iter().flat_map(|fix| array(&fix["artifactChanges"])) {
            assert_eq!(change["artifactLocation"]["uri"], file);
            for replacement in array(&change["replacements"]) {
                let region = &replacement["deletedRegion"];
                let number = |key: &str| usize::try_from(region[key].as_u64().unwrap()).unwrap();
                let new = text(&replacement["insertedContent"]["text"]).to_string();
                edits.push((number("charOffset"), number("charLength"), new));
            }
        }
    }
    assert!(!edits.is_empty(), "no fixes");
    edits.sort();
    let mut characters: Vec<char> = old.chars().collect();
    for (start, length, new) in edits.into_iter().rev() {
        characters.splice(start..start + length, new.chars());
    }
    characters.into_iter().collect()
}

fn sarif(bench: &Bench, line: &str) -> Value {
    let answer = bench.shell(&format!("alfil {line} --message-format sarif"));
    let written = if answer.out.is_empty() { answer.err } else { answer.out };
    let document =
        serde_json::from_str(&written).unwrap_or_else(|error| panic!("{line}: {error}\n{written}"));
    check(&document);
    document
}

#[test]
fn every_command_writes_what_the_standard_prescribes() {
    let bench = Bench::new();
    bench.write("a page #1.txt", "White plays 12.Nf3 Qe7.");
    bench.write("eine Seite.txt", "Weiß spielt 12.Nf3.");
    for line in [
        "check slips.pgn mixed.pgn game.pgn",
        "check --rules pgn newspaper.txt",
        "check missing.pgn",
        "check - < slips.pgn",
        "locales check broken/tlh.toml",
        "compare --from en --to de 'a page #1.txt' 'eine Seite.txt'",
        "compare --from en --to de de.po",
        "compare --from en --to de broken other",
    ] {
        sarif(&bench, line);
    }
}

#[test]
fn fixes_of_a_check_mend_the_file() {
    let bench = Bench::new();
    let old = String::from_utf8(bench.read("slips.pgn")).unwrap();
    let document = sarif(&bench, "check slips.pgn");
    bench.run(&["check", "--fix", "slips.pgn"]);
    assert_eq!(apply(&document, "slips.pgn", &old).as_bytes(), bench.read("slips.pgn"));
}

#[test]
fn a_comparison_has_both_places_and_its_fixes_mend_the_translation() {
    let bench = Bench::new();
    let (source, target) = ("😀 White plays 12.Nf3 Qe7.\n", "Größer:\r\n😀 Weiß spielt 12.Nf3 Te7.\n");
    bench.write("en.txt", source);
    bench.write("de.txt", target);
    let document = sarif(&bench, "compare --from en --to de en.txt de.txt");
    let results = array(&document["runs"][0]["results"]);
    assert_eq!(results.len(), 2);
    for (result, word) in results.iter().zip(["Nf3", "Qe7"]) {
        let place = &result["relatedLocations"][0]["physicalLocation"];
        assert_eq!(place["artifactLocation"]["uri"], "en.txt");
        let start = usize::try_from(place["region"]["charOffset"].as_u64().unwrap()).unwrap();
        let found: String = source.chars().skip(start).take(3).collect();
        assert_eq!(found, word);
    }
    let mended = apply(&document, "de.txt", target);
    assert_eq!(mended, target.replace("Nf3 Te7", "Sf3 De7"));
    bench.write("de.txt", mended);
    assert_eq!(bench.run(&["compare", "--from", "en", "--to", "de", "en.txt", "de.txt"]).code, Some(0));
}

#[test]
fn a_comparison_in_json_has_both_places() {
    let bench = Bench::new();
    bench.write("en.txt", "😀 12.Nf3 Qe7.\n");
    bench.write("de.txt", "Ä 12.Nf3 De7.\n");
    let answer = bench.shell("alfil compare --from en --to de --message-format json en.txt de.txt");
    let finding: Value = serde_json::from_str(&answer.out).unwrap();
    let place = |file: &str, bytes: [usize; 2], chars: [usize; 2], utf16: [usize; 2]| {
        serde_json::json!({
            "file": file, "line": 1, "column": chars[0] + 1, "bytes": bytes, "chars": chars, "utf16": utf16,
        })
    };
    assert_eq!(finding["source"], place("en.txt", [8, 11], [5, 8], [6, 9]));
    assert_eq!(finding["target"], place("de.txt", [6, 9], [5, 8], [5, 8]));
    assert_eq!(finding["fix"]["replacement"], "Sf3");
}

//! The pages in `docs/` say what is true.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{env, fs};

use alfil::locale::Refusal;
use alfil::{Diagnostic, Registry};
use alfil_tests::docs::languages;
use alfil_tests::places;
use serde_json::Value;

use self::fenced::{Block, blocks};

#[cfg(unix)]
mod commands;
mod fenced;
mod schema;
#[cfg(unix)]
mod stream;

/// A file of the repository.
fn path(name: &str) -> PathBuf {
    places::workspace().join(name)
}

fn read(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Compares a committed page with what it should be; `ALFIL_BLESS=1` writes it anew.
fn must_be_current(name: &str, current: &str) {
    if env::var_os("ALFIL_BLESS").is_some() {
        fs::write(path(name), current).unwrap_or_else(|error| panic!("{name}: {error}"));
        return;
    }
    let committed = fs::read_to_string(path(name)).unwrap_or_default();
    let differ = committed.lines().zip(current.lines()).enumerate().find(|(_, (old, new))| old != new);
    let place = match differ {
        Some((number, (old, new))) => format!("line {}:\n  it says   {old}\n  should be {new}", number + 1),
        None => "at its end".into(),
    };
    assert!(
        committed == current,
        "{name} is stale, {place}\nTo write it anew: ALFIL_BLESS=1 cargo test -p alfil-tests docs"
    );
}

// -- languages.md -----------------------------------------------------------------------------------

#[test]
fn the_page_of_languages_is_current() {
    must_be_current("docs/languages.md", &languages());
}

// -- locale-format.md -------------------------------------------------------------------------------

/// A file with all that is needed, and its tag.
const MINIMAL: &str = r#"schema = 1
tag = "gl"
english = "Galician"
native = "galego"
status = "provisional"

[[sources]]
title = "A book"

[pieces]
king = "R"
queen = "D"
rook = "T"
bishop = "B"
knight = "C"
"#;

/// The head of a file, then its sections by their headings.
fn sections(toml: &str) -> Vec<(String, Vec<String>)> {
    let mut sections = vec![(String::new(), Vec::new())];
    for line in toml.lines().filter(|line| !line.trim().is_empty()) {
        if line.starts_with('[') {
            sections.push((line.to_string(), Vec::new()));
        } else if let Some((_, lines)) = sections.last_mut() {
            lines.push(line.to_string());
        }
    }
    sections
}

fn key(line: &str) -> &str {
    line.split('=').next().unwrap_or("").trim()
}

/// Puts a fragment into [`MINIMAL`]: its lines take the place of those with the same key.
fn splice(fragment: &str) -> String {
    let fragment = sections(fragment);
    let head: Vec<&str> = fragment[0].1.iter().map(|line| key(line)).collect();
    let mut file = String::new();
    for (heading, lines) in sections(MINIMAL) {
        if head.iter().any(|key| heading == format!("[[{key}]]")) {
            continue;
        }
        let own = fragment.iter().find(|(other, _)| *other == heading).map(|(_, lines)| lines.as_slice());
        let own = own.unwrap_or_default();
        file += &format!("{heading}\n");
        for line in own.iter().chain(lines.iter().filter(|line| !own.iter().any(|own| key(own) == key(line))))
        {
            file += &format!("{line}\n");
        }
    }
    let known: Vec<String> = sections(MINIMAL).into_iter().map(|(heading, _)| heading).collect();
    for (heading, lines) in fragment.iter().filter(|(heading, _)| !known.contains(heading)) {
        file += &format!("{heading}\n{}\n", lines.join("\n"));
    }
    file
}

fn tag(toml: &str) -> String {
    let line = toml.lines().find(|line| key(line) == "tag").unwrap_or("");
    line.split('"').nth(1).unwrap_or("").to_string()
}

fn check(stem: &str, toml: &str) -> Result<(), Vec<Diagnostic>> {
    Registry::builtin().check(Some(stem), toml).map(drop)
}

fn toml_blocks(page: &str) -> Vec<Block> {
    blocks(&read(page)).into_iter().filter(|block| block.words().first() == Some(&"toml")).collect()
}

#[test]
fn the_examples_of_the_format_are_what_they_say() {
    let page = "docs/locale-format.md";
    let mut refused = Vec::new();
    for block in toml_blocks(page) {
        let place = format!("{page}:{}", block.line);
        match block.words()[1..] {
            ["complete"] => {
                check(&tag(&block.text), &block.text).unwrap_or_else(|faults| panic!("{place}: {faults:#?}"));
            }
            ["fragment"] => {
                check("gl", &splice(&block.text)).unwrap_or_else(|faults| panic!("{place}: {faults:#?}"));
            }
            ["refused", code] => {
                let faults = check("gl", &splice(&block.text)).expect_err(&place);
                let codes: BTreeSet<&str> = faults.iter().map(|fault| fault.code).collect();
                assert_eq!(codes, BTreeSet::from([code]), "{place}: {faults:#?}");
                refused.push(code.to_string());
            }
            // A line for editors.
            [] => assert!(block.text.starts_with("#:schema "), "{place}"),
            _ => panic!("{place}: what is `{}`?", block.info),
        }
    }
    let all: Vec<&str> = Refusal::ALL.map(Refusal::code).to_vec();
    assert_eq!(refused, all, "{page} shows every refusal, in the order of `Refusal::ALL`");
}

#[test]
fn the_minimal_file_is_sound() {
    check("gl", MINIMAL).unwrap();
    assert_eq!(sections(&splice("")), sections(MINIMAL));
}

// -- locale.schema.json -----------------------------------------------------------------------------

fn the_schema() -> Value {
    serde_json::from_str(&read("docs/locale.schema.json")).expect("JSON")
}

fn value(toml: &str) -> Value {
    toml::from_str(toml).unwrap_or_else(|error| panic!("{error}\n{toml}"))
}

#[test]
fn every_language_file_conforms_to_the_schema() {
    let mut of_root = the_schema();
    let schema = the_schema();
    of_root["required"] = serde_json::json!(["schema", "sources"]);
    for file in places::files(&path("locales"), "toml") {
        let value = value(&fs::read_to_string(&file).unwrap());
        let schema = if file.ends_with("root.toml") { &of_root } else { &schema };
        assert_eq!(schema::faults(schema, schema, &value), [""; 0], "{}", file.display());
    }
}

#[test]
fn the_schema_knows_the_form_of_a_file_as_the_check_does() {
    const FORM: [&str; 7] = [
        "unknown-key",
        "wrong-type",
        "unknown-value",
        "missing-key",
        "schema-too-new",
        "no-source",
        "not-eight",
    ];
    let schema = the_schema();
    for block in toml_blocks("docs/locale-format.md") {
        let (toml, of_form) = match block.words()[1..] {
            ["complete"] => (block.text, false),
            ["fragment"] => (splice(&block.text), false),
            ["refused", code] if FORM.contains(&code) => (splice(&block.text), true),
            _ => continue,
        };
        let faults = schema::faults(&schema, &schema, &value(&toml));
        assert_eq!(!faults.is_empty(), of_form, "docs/locale-format.md:{}: {faults:#?}", block.line);
    }
}

/// The words in backticks.
fn quoted(text: &str) -> BTreeSet<String> {
    text.split('`').skip(1).step_by(2).map(str::to_string).collect()
}

/// The schema of the section at `path`, whose steps are keys of objects; arrays are stepped through.
fn at<'s>(schema: &'s Value, path: &str) -> &'s Value {
    path.split('/').filter(|step| !step.is_empty()).fold(schema, |mut here, step| {
        if let Some(items) = here.get("items") {
            here = schema::resolve(schema, items);
        }
        if let Some(any) = here.get("anyOf") {
            here = &any[1];
        }
        let next = here["properties"].get(step).unwrap_or(&here["additionalProperties"]);
        schema::resolve(schema, next)
    })
}

#[test]
fn the_schema_has_the_keys_that_the_check_knows() {
    const STRANGE: &str = "thiskeyisfarfromanyother";
    let sections = [
        ("", ""),
        ("sources", "[[sources]]"),
        ("pieces", "[pieces]"),
        ("pieces/king", "[pieces.king]"),
        ("figurines", "[figurines]"),
        ("signs", "[signs]"),
        ("signs/mate", "[signs.mate]"),
        ("coordinates", "[coordinates]"),
        ("style", "[style]"),
        ("variants/new", "[variants.new]"),
        ("variants/new/pieces", "[variants.new.pieces]"),
        ("variants/new/signs", "[variants.new.signs]"),
        ("variants/new/coordinates", "[variants.new.coordinates]"),
        ("examples", "[[examples]]"),
    ];
    let schema = the_schema();
    for (path, heading) in sections {
        let faults = check("gl", &format!("{heading}\n{STRANGE} = 1\n")).unwrap_err();
        let fault = faults.iter().find(|fault| fault.message.to_string().contains(STRANGE)).expect(heading);
        assert_eq!(fault.code, Refusal::UnknownKey.code());
        let known = quoted(&fault.help.as_ref().unwrap().to_string());
        let mut section = at(&schema, path);
        if let Some(items) = section.get("items") {
            section = schema::resolve(&schema, items);
        }
        if let Some(any) = section.get("anyOf") {
            section = &any[1];
        }
        let listed: BTreeSet<String> = section["properties"].as_object().unwrap().keys().cloned().collect();
        assert_eq!(listed, known, "the keys of {heading}");
        assert_eq!(section["additionalProperties"], false, "{heading}");
    }
}

#[test]
fn the_schema_has_the_values_that_the_check_knows() {
    let values = [
        ("status", "", "status"),
        ("direction", "", "direction"),
        ("style/pieces", "[style]\n", "pieces"),
        ("style/castling", "[style]\n", "castling"),
        ("style/en-passant", "[style]\n", "en-passant"),
        ("style/nags", "[style]\n", "nags"),
    ];
    let schema = the_schema();
    let enumerated = |value: &Value| -> BTreeSet<String> {
        value["enum"].as_array().unwrap().iter().map(|value| value.as_str().unwrap().to_string()).collect()
    };
    let known = |toml: &str| {
        let faults = check("gl", toml).unwrap_err();
        let fault = faults.iter().find(|fault| fault.code == Refusal::UnknownValue.code()).expect(toml);
        let mut known = quoted(&fault.message.to_string());
        known.remove("something else");
        known
    };
    for (path, heading, key) in values {
        let toml = format!("{heading}{key} = \"something else\"\n");
        assert_eq!(enumerated(at(&schema, path)), known(&toml), "{path}");
    }
    let subjects = known("[[sources]]\nfor = [\"something else\"]\n");
    assert_eq!(enumerated(&at(&schema, "sources/for")["items"]), subjects);
}

// -- lookup.md --------------------------------------------------------------------------------------

#[test]
fn tags_find_the_tables_that_the_page_says() {
    let registry = Registry::builtin();
    let page = read("docs/lookup.md");
    let mut rows = 0;
    let (_, table) = page.split_once("## All that was compared").expect("the table");
    for line in table.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let (asked, found) = (cells[1].trim_matches('`'), cells[2].trim_matches('`'));
        let answer =
            registry.get(asked).map_or("none".to_string(), |notation| notation.locale().tag().to_string());
        assert_eq!(answer, found, "{asked} in docs/lookup.md");
        rows += 1;
    }
    assert!(rows >= 60, "{rows} rows");
}

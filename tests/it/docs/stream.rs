//! Every reply of `alfil stream` is as `docs/stream.schema.json` says.

use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

use serde_json::{Value, json};

use super::commands::ALFIL;
use super::{read, schema};

/// Sends lines and returns the replies.
fn ask(lines: Vec<Vec<u8>>) -> Vec<Value> {
    let mut command = Command::new(ALFIL.join("alfil"));
    command.arg("stream").env_remove("ALFIL_LOCALES").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let writer = thread::spawn(move || {
        for line in lines {
            input.write_all(&line).unwrap();
            input.write_all(b"\n").unwrap();
        }
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert_eq!(output.status.code(), Some(0), "the stream ends well");
    let replies = String::from_utf8(output.stdout).unwrap();
    replies.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn the_schema() -> Value {
    serde_json::from_str(&read("docs/stream.schema.json")).unwrap()
}

/// The schema of the replies with this title.
fn reply_schema<'s>(schema: &'s Value, title: &str) -> &'s Value {
    let all = schema["$defs"]["reply"]["anyOf"].as_array().unwrap();
    let titled = |one: &&Value| one["title"].as_str().unwrap().split(", ").any(|one| one == title);
    all.iter().find(titled).unwrap_or_else(|| panic!("no schema for {title}"))
}

#[test]
fn replies_and_requests_conform_to_the_schema() {
    let schema = the_schema();
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let requests = [
        json!({"op": "render", "to": "es", "text": "Nf3"}),
        json!({"op": "render", "to": "es", "text": "Nf3", "fen": start, "style": "uci"}),
        json!({"op": "render", "to": "es", "text": "Sf3"}),
        json!({"op": "render", "to": "es", "text": "Nf6", "fen": start}),
        json!({"op": "parse", "from": "es", "text": "Cf3+!", "fen": start}),
        json!({"op": "parse", "text": "Nf6", "fen": start}),
        json!({"op": "parse", "text": "what"}),
        json!({"op": "find", "text": "😀 After 12.Nf3 the Nf3 stands well."}),
        json!({"op": "find", "text": "e4", "moves": "any"}),
        json!({"op": "find", "text": ""}),
        json!({"op": "translate", "to": "de", "text": "1. e4 e5 2. Nf3 Xc6 3. Bb5"}),
        json!({"op": "translate", "to": "de", "text": "1. e4 e5 2. Nf3 Sc6", "partial": true}),
        json!({"op": "translate", "to": "de", "text": "12.Nf3", "format": "markdown", "moves": "certain"}),
        json!({"op": "translate", "to": "de", "text": "1.e4 e5 2.Nf3", "replay": true, "style": "long"}),
        json!({"op": "translate", "to": "de", "text": "msgid \"a", "format": "po"}),
        json!({"op": "check", "lang": "en", "text": "1. e4 e5 2. Nd5 Rel", "rules": "fide"}),
        json!({"op": "check", "text": "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Rel b5 *"}),
        json!({"op": "compare", "to": "es", "source": "12.Nf3 Qe7", "target": "12.Nf3 De7 13.Th1"}),
        json!({"op": "compare", "to": "es", "source": "msgid \"", "target": "", "format": "po"}),
        json!({"op": "detect", "text": "1. e4 e5 2. Cf3 Cc6"}),
        json!({"op": "detect", "text": "Tras 12.Cf3", "format": "text"}),
        json!({"op": "detect", "text": ""}),
        json!({"op": "say", "to": "es", "text": "Nf3", "style": "speech", "fen": start}),
        json!({"op": "locales"}),
    ];
    let numbered = requests.iter().enumerate().map(|(id, request)| {
        let mut request = request.clone();
        request["id"] = json!(id);
        assert_eq!(schema::faults(&schema, &schema["$defs"]["request"], &request), [""; 0], "{request}");
        request.to_string().into_bytes()
    });
    let replies = ask(numbered.collect());
    assert_eq!(replies.len(), requests.len());
    let mut seen = BTreeSet::new();
    for (id, (request, reply)) in requests.iter().zip(&replies).enumerate() {
        let op = request["op"].as_str().unwrap();
        assert_eq!(reply["id"], id, "{reply}");
        assert_eq!(schema::faults(&schema, reply_schema(&schema, op), reply), [""; 0], "{request}\n{reply}");
        assert_eq!(schema::faults(&schema, &schema["$defs"]["reply"], reply), [""; 0]);
        seen.insert(op);
    }
    let all = &schema["$defs"]["request"]["properties"]["op"]["enum"];
    let all: BTreeSet<&str> = all.as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert_eq!(seen, all, "every operation");
}

#[test]
fn every_error_of_the_page_is_a_reply() {
    let schema = the_schema();
    let long = vec![b' '; (64 << 20) + 1];
    let cases: [(&[u8], &str); 20] = [
        (b"nonsense", "malformed"),
        (b"\xff", "malformed"),
        (b"[]", "malformed"),
        (b"7", "malformed"),
        (b"{}", "malformed"),
        (br#"{"op":"render","text":"Nf3"}"#, "malformed"),
        (br#"{"op":"render","text":7,"to":"es"}"#, "malformed"),
        (br#"{"op":"translate","text":"e4","to":"es","partial":"yes"}"#, "malformed"),
        (br#"{"op":"fly"}"#, "unsupported-op"),
        (br#"{"op":"render","text":"Nf3","to":"xx"}"#, "unknown-language"),
        (br#"{"op":"render","text":"Nf3","to":"es","fen":"8/8"}"#, "bad-fen"),
        (br#"{"op":"render","text":"Nf3","to":"es","style":"loud"}"#, "bad-argument"),
        (br#"{"op":"render","text":"Nf3","to":"es","style":"uci"}"#, "bad-argument"),
        (br#"{"op":"translate","text":"e4","to":"es","format":"docx"}"#, "bad-argument"),
        (br#"{"op":"check","text":"e4","rules":"mine"}"#, "bad-argument"),
        (br#"{"op":"find","text":"e4","moves":"all"}"#, "bad-argument"),
        (br#"{"op":"detect","text":"{","format":"json"}"#, "malformed-document"),
        (br#"{"op":"say","text":"Nf3","to":"bn"}"#, "no-words"),
        (br#"{"op":"say","text":"Nff","to":"es"}"#, "unexpected-token"),
        (&long, "too-long"),
    ];
    let mut lines: Vec<Vec<u8>> = cases.iter().map(|(line, _)| line.to_vec()).collect();
    // After all that, the stream still answers.
    lines.push(br#"{"id":"last","op":"say","text":"Nf3","to":"es"}"#.to_vec());
    let replies = ask(lines);
    assert_eq!(replies.len(), cases.len() + 1);
    for ((line, code), reply) in cases.iter().zip(&replies) {
        let line = String::from_utf8_lossy(line);
        assert_eq!(schema::faults(&schema, reply_schema(&schema, "error"), reply), [""; 0], "{reply}");
        assert_eq!(reply["error"]["code"], *code, "{line:.80}");
    }
    assert_eq!(replies[cases.len()], json!({"id": "last", "text": "caballo a f3"}));
    // The page lists them all.
    let page = read("docs/stream.md");
    let (_, table) = page.split_once("| code | means |").unwrap();
    let listed = table.lines().filter(|line| line.starts_with("| `"));
    let listed: BTreeSet<String> = listed
        .flat_map(|line| line.split('|').nth(1).unwrap().split('`').skip(1).step_by(2))
        .map(str::to_string)
        .collect();
    let tested: BTreeSet<String> = cases.iter().map(|(_, code)| (*code).to_string()).collect();
    assert!(listed.is_subset(&tested), "{listed:?} {tested:?}");
}

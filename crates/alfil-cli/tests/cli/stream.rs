//! The stream protocol: every request gets one reply, whatever it is.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use serde_json::{Value, json};

use crate::support::Bench;

struct Stream {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    _bench: Bench,
}

impl Stream {
    fn start() -> Stream {
        Stream::start_with(&[])
    }

    fn start_with(options: &[&str]) -> Stream {
        let bench = Bench::new();
        let mut command = bench.alfil(&[&["stream"], options].concat());
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Stream { child, input, output, _bench: bench }
    }

    /// Sends a line and waits for its reply, which comes without the input being closed.
    fn ask(&mut self, line: &[u8]) -> Value {
        self.input.write_all(line).unwrap();
        self.input.write_all(b"\n").unwrap();
        self.input.flush().unwrap();
        let mut reply = String::new();
        self.output.read_line(&mut reply).unwrap();
        serde_json::from_str(&reply).unwrap()
    }

    fn request(&mut self, request: Value) -> Value {
        self.ask(request.to_string().as_bytes())
    }

    fn end(mut self) {
        drop(self.input);
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
    }
}

#[test]
fn every_operation_answers() {
    let mut stream = Stream::start();
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let rendered = stream.request(json!({"id": 1, "op": "render", "to": "es", "text": "Nf3"}));
    assert_eq!(rendered, json!({"id": 1, "text": "Cf3", "exact": true, "diagnostics": []}));
    let long = stream.request(
        json!({"id": "a", "op": "render", "to": "de", "text": "Nf3", "fen": start, "style": "long"}),
    );
    assert_eq!((long["id"].as_str(), long["text"].as_str()), (Some("a"), Some("Sg1-f3")));
    let parsed = stream.request(json!({"id": 2, "op": "parse", "from": "es", "text": "Cf3", "fen": start}));
    assert_eq!((parsed["san"].as_str(), parsed["uci"].as_str()), (Some("Nf3"), Some("g1f3")));
    let found = stream.request(json!({"id": 3, "op": "find", "text": "é𝔸 12.Nf3!"}));
    let span = json!({"bytes": [10, 14], "chars": [6, 10], "utf16": [7, 11]});
    assert_eq!(found["moves"][0]["span"]["bytes"][0], span["bytes"][0], "{found}");
    assert_eq!(found["moves"][0]["span"]["chars"][0], span["chars"][0]);
    assert_eq!(found["moves"][0]["span"]["utf16"][0], span["utf16"][0]);
    let done = stream.request(
        json!({"id": 4, "op": "translate", "to": "es", "text": "I like 12.Nf3 here.", "format": "text"}),
    );
    assert_eq!(done["text"], "I like 12.Cf3 here.");
    assert_eq!(done["edits"][0]["replacement"], "C");
    let checked = stream.request(json!({"id": 5, "op": "check", "lang": "en", "text": "1. e4 e5 2. Nd5"}));
    assert_eq!(checked["findings"][0]["code"], "illegal-move");
    let compared =
        stream.request(json!({"id": 6, "op": "compare", "to": "es", "source": "12.Nf3", "target": "12.Nf3"}));
    assert_eq!(compared["findings"][0]["fix"]["replacement"], "Cf3");
    let detected = stream.request(json!({"id": 7, "op": "detect", "text": "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6"}));
    assert_eq!(detected["languages"][0]["tags"], json!(["ca", "es", "it"]));
    let said = stream.request(json!({"id": 8, "op": "say", "to": "es", "text": "Nf3"}));
    assert_eq!(said["text"], "caballo a f3");
    let takes = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let said = stream.request(json!({"id": 8, "op": "say", "to": "de", "text": "exd5", "fen": takes}));
    assert_eq!(said["text"], "e-Bauer schlägt Bauern auf d5");
    let mate = json!({
        "id": 8, "op": "translate", "to": "de", "replay": true, "style": "long", "format": "text",
        "text": "See 1.e4 e5 2.Qh5 Nc6 3.Bc4 Nf6 4.Qf7.",
    });
    assert_eq!(stream.request(mate)["text"], "See 1.e2-e4 e7-e5 2.Dd1-h5 Sb8-c6 3.Lf1-c4 Sg8-f6 4.Dh5xf7#.");
    let locales = stream.request(json!({"id": 9, "op": "locales"}));
    assert!(locales["locales"].as_array().unwrap().iter().any(|locale| locale["tag"] == "es"));
    stream.end();
}

#[test]
fn no_request_ends_the_process() {
    let mut stream = Stream::start();
    let deep = "[".repeat(100_000);
    for (line, code) in [
        ("", "malformed"),
        ("nonsense", "malformed"),
        ("[]", "malformed"),
        ("{}", "malformed"),
        (&deep, "malformed"),
        (r#"{"op":"fly"}"#, "unsupported-op"),
        (r#"{"op":7}"#, "malformed"),
        (r#"{"op":"render"}"#, "malformed"),
        (r#"{"op":"render","text":"Nf3","to":"xx"}"#, "unknown-language"),
        (r#"{"op":"render","text":"Nf3","to":"es","fen":"no"}"#, "bad-fen"),
        (r#"{"op":"render","text":"Nf3","to":"es","style":"loud"}"#, "bad-argument"),
        (r#"{"op":"translate","text":"{","to":"es","format":"json"}"#, "malformed-document"),
    ] {
        let line = if line.is_empty() { "x" } else { line };
        let reply = stream.ask(line.as_bytes());
        assert_eq!(reply["error"]["code"], code, "{line:.80}");
    }
    assert_eq!(stream.ask(b"\xff\xfe")["error"]["code"], "malformed");
    let kept = stream.request(json!({"id": {"a": [1]}, "op": "fly"}));
    assert_eq!(kept["id"], json!({"a": [1]}));
    stream.end();
}

#[test]
fn messages_for_users_are_in_the_language_asked_for_and_codes_in_none() {
    let requests = [
        json!({"op": "check", "format": "text", "text": "1.e4 e5 2.Nf6"}),
        json!({"op": "translate", "to": "de", "format": "xliff", "text": "<a>"}),
        json!({"op": "render", "to": "de", "text": "Nf3", "fen": "no"}),
        json!({"op": "compare", "to": "de", "format": "text", "source": "12.Nf3", "target": "12.Nf3"}),
    ];
    let ask = |options: &[&str]| -> Vec<(Value, Value)> {
        let mut stream = Stream::start_with(options);
        let replies = requests.iter().map(|request| {
            let reply = stream.request(request.clone());
            let said = if reply["error"].is_null() { &reply["findings"][0] } else { &reply["error"] };
            (said["code"].clone(), said["message"].clone())
        });
        let replies = replies.collect();
        stream.end();
        replies
    };
    let (english, spanish) = (ask(&[]), ask(&["--ui-lang", "es"]));
    assert_eq!(english[0].1, "ply 3: Nf6 is illegal; Nf3 would be legal");
    assert_eq!(spanish[0].1, "media jugada 3: Nf6 es ilegal; Nf3 sería legal");
    for (english, spanish) in english.iter().zip(&spanish) {
        assert_eq!(english.0, spanish.0);
        assert_ne!(english.1, spanish.1);
    }
}

/// Resident memory of a process, in KiB.
#[cfg(target_os = "linux")]
fn memory(process: u32) -> usize {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[test]
#[cfg(target_os = "linux")]
fn ten_thousand_requests_leave_memory_where_it_was() {
    let mut stream = Stream::start();
    let mut first = 0;
    for number in 0..10_000 {
        let request = match number % 5 {
            0 => json!({"id": number, "op": "render", "to": "es", "text": "Nxf3+"}),
            1 => {
                json!({"id": number, "op": "translate", "to": "de", "text": "After 12.Nf3 Qe7 he resigned.", "format": "text"})
            }
            2 => json!({"id": number, "op": "find", "text": "After 12.Nf3 Qe7 he resigned."}),
            3 => {
                json!({"id": number, "op": "compare", "to": "es", "source": "12.Nf3", "target": format!("12.Cf{}", number % 8 + 1)})
            }
            _ => json!({"id": number, "op": "nothing"}),
        };
        assert_eq!(stream.request(request)["id"], number);
        if number == 1000 {
            first = memory(stream.child.id());
        }
    }
    let last = memory(stream.child.id());
    assert!(last < first + 2048, "{first} KiB grew to {last} KiB");
    stream.end();
}

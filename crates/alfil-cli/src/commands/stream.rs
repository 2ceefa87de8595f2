//! `alfil stream`: requests and replies as JSON Lines, as `docs/stream.md` describes them.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use alfil::Registry;
use alfil::engine::Message;
use serde_json::{Value, json};

use self::request::Request;
use crate::failure::{Failure, Outcome};
use crate::report::Report;

mod answer;
mod request;

/// The longest request that is read, in bytes. What is longer gets an error, and its memory is not used.
const LONGEST: usize = 64 << 20;

pub(crate) fn run(languages: &Registry, report: &Report) -> Result<Outcome, Failure> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    loop {
        // A buffer of its own for each request: a long one must not hold its memory for ever.
        let mut line = Vec::new();
        let read = io::Read::take(&mut input, LONGEST as u64).read_until(b'\n', &mut line);
        let read = read.map_err(|error| Failure::Unreadable(PathBuf::from("<stdin>"), error))?;
        if read == 0 {
            return Ok(Outcome::Clean);
        }
        let reply = if read == LONGEST && !line.ends_with(b"\n") {
            pass_line(&mut input).map_err(|error| Failure::Unreadable(PathBuf::from("<stdin>"), error))?;
            refusal(Value::Null, &Refused::new("too-long", "a request may have 64 MiB"), report)
        } else if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        } else {
            reply(&line, languages, report)
        };
        let written = serde_json::to_writer(&mut output, &reply)
            .map_err(io::Error::from)
            .and_then(|()| output.write_all(b"\n"))
            .and_then(|()| output.flush());
        written.map_err(|error| match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::PipeClosed,
            _ => Failure::Unwritable(PathBuf::from("<stdout>"), error),
        })?;
    }
}

/// Reads to the end of a line without keeping it.
fn pass_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let Some(end) = buffer.iter().position(|byte| *byte == b'\n') else {
            let length = buffer.len();
            if length == 0 {
                return Ok(());
            }
            input.consume(length);
            continue;
        };
        input.consume(end + 1);
        return Ok(());
    }
}

/// Why a request gets no answer.
struct Refused {
    code: &'static str,
    message: Message,
}

impl Refused {
    /// What is wrong with the request itself, which the program's author wants to know, in English.
    fn new(code: &'static str, message: impl Into<String>) -> Refused {
        Refused::telling(code, Message::verbatim(message.into()))
    }

    /// What is wrong with a text or a move, which the program's user wants to know.
    fn telling(code: &'static str, message: Message) -> Refused {
        Refused { code, message }
    }
}

impl From<alfil::LookupError> for Refused {
    fn from(error: alfil::LookupError) -> Refused {
        Refused::telling("unknown-language", error.message())
    }
}

/// The reply to one line. It carries the request's `id` wherever that can be read.
fn reply(line: &[u8], languages: &Registry, report: &Report) -> Value {
    let value: Value = match serde_json::from_slice(line) {
        Ok(value) => value,
        Err(error) => return refusal(Value::Null, &Refused::new("malformed", error.to_string()), report),
    };
    let id = value.get("id").cloned().unwrap_or(Value::Null);
    if !value.is_object() {
        return refusal(id, &Refused::new("malformed", "a request is a JSON object"), report);
    }
    let answer = serde_json::from_value::<Request>(value)
        .map_err(|error| Refused::new("malformed", error.to_string()))
        .and_then(|request| request.answer(languages, report));
    match answer {
        Ok(mut answer) => {
            if let Some(object) = answer.as_object_mut() {
                object.insert("id".into(), id);
            }
            answer
        }
        Err(refused) => refusal(id, &refused, report),
    }
}

fn refusal(id: Value, refused: &Refused, report: &Report) -> Value {
    json!({"id": id, "error": {"code": refused.code, "message": report.say(&refused.message)}})
}

//! Moves as arguments, or one a line: what `render` and `say` share.

use alfil::Diagnostic;

use crate::failure::{Failure, Outcome};
use crate::files::{self, Input};
use crate::report::{Report, Stream};

/// Answers each of `moves`, or each line of standard input where there are none, with a line. `read` gets a
/// line and its place in the text; where it has no answer, `unread` says what takes its place, and the
/// finding is reported. A blank line is no move and no fault.
pub(super) fn answer(
    moves: &[String],
    report: &mut Report,
    unread: impl Fn(&str) -> String,
    read: impl Fn(&str, usize) -> Result<String, Box<Diagnostic>>,
) -> Result<Outcome, Failure> {
    // The arguments make a text of a line each, so that a finding on one has a place.
    let input = match moves {
        [] => files::read(None)?,
        moves => Input::typed("<arguments>", moves.join("\n") + "\n"),
    };
    let mut output = String::new();
    let mut findings = Vec::new();
    let mut start = 0;
    for line in input.text.split_inclusive('\n') {
        let text = line.trim_end_matches(['\n', '\r']);
        if text.trim().is_empty() {
            output.push_str(text);
        } else {
            match read(text, start) {
                Ok(answer) => output.push_str(&answer),
                Err(finding) => {
                    output.push_str(&unread(text));
                    findings.push(*finding);
                }
            }
        }
        output.push_str(line.get(text.len()..).unwrap_or(""));
        start += line.len();
    }
    files::print(&output)?;
    report.findings(&input.name, &input.text, &findings, Stream::Beside)?;
    report.finish(Stream::Beside)?;
    Ok(Outcome::with_findings(!findings.is_empty()))
}

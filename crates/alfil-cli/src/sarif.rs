//! Findings as a SARIF 2.1.0 document, for platforms that show them beside the text.

use alfil::{Diagnostic, Fix, LineIndex, Span};
use serde_json::{Value, json};

use crate::report::Side;

/// The place of a finding in the other text of a comparison.
pub(crate) struct Elsewhere<'a> {
    pub(crate) side: Side<'a>,
    pub(crate) span: Span,
    pub(crate) message: &'a str,
}

/// A finding.
pub(crate) fn result(
    file: &str,
    index: &LineIndex<'_>,
    finding: &Diagnostic,
    elsewhere: Option<&Elsewhere<'_>>,
) -> Value {
    let message = match &finding.help {
        Some(help) => format!("{}. {help}", finding.message),
        None => finding.message.to_string(),
    };
    let mut result = json!({
        "ruleId": finding.code,
        "level": finding.severity.name(),
        "message": {"text": message},
        "locations": [{"physicalLocation": place(file, index, finding.span)}],
    });
    let here = finding.related.iter().map(|(span, message)| (place(file, index, *span), message.to_string()));
    let there = elsewhere
        .map(|other| (place(other.side.file, other.side.index, other.span), other.message.to_string()));
    let related: Vec<Value> = here
        .chain(there)
        .enumerate()
        .map(
            |(id, (place, message))| json!({"id": id, "physicalLocation": place, "message": {"text": message}}),
        )
        .collect();
    if !related.is_empty() {
        result["relatedLocations"] = json!(related);
    }
    if let Some(fix) = &finding.fix {
        result["fixes"] = json!([self::fix(file, index, fix)]);
    }
    result
}

/// A message without a place.
pub(crate) fn message(code: &str, text: &str) -> Value {
    json!({"ruleId": code, "level": "error", "message": {"text": text}})
}

/// The document with all results.
pub(crate) fn document(results: Vec<Value>) -> Value {
    let mut rules: Vec<&str> = results.iter().filter_map(|result| result["ruleId"].as_str()).collect();
    rules.sort_unstable();
    rules.dedup();
    let rules: Vec<Value> = rules.into_iter().map(|id| json!({"id": id})).collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {"name": "alfil", "version": env!("CARGO_PKG_VERSION"), "rules": rules}},
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    })
}

fn fix(file: &str, index: &LineIndex<'_>, fix: &Fix) -> Value {
    json!({
        "description": {"text": format!("write `{}`", fix.replacement)},
        "artifactChanges": [{
            "artifactLocation": {"uri": uri(file)},
            "replacements": [{
                "deletedRegion": region(index, fix.span),
                "insertedContent": {"text": fix.replacement},
            }],
        }],
    })
}

fn place(file: &str, index: &LineIndex<'_>, span: Span) -> Value {
    json!({"artifactLocation": {"uri": uri(file)}, "region": region(index, span)})
}

fn region(index: &LineIndex<'_>, span: Span) -> Value {
    let (start, end) = (index.place(span.start), index.place(span.end));
    json!({
        "startLine": start.line, "startColumn": start.column,
        "endLine": end.line, "endColumn": end.column,
        "charOffset": start.character, "charLength": end.character - start.character,
    })
}

/// The name of a file as a relative reference: only what RFC 3986 allows in a path stays as it is.
fn uri(file: &str) -> String {
    let mut uri = String::with_capacity(file.len());
    for byte in file.bytes() {
        match byte {
            b'\\' => uri.push('/'),
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' => uri.push(char::from(byte)),
            b'/' | b'-' | b'.' | b'_' | b'~' | b'!' | b'$' | b'&' | b'\'' | b'(' | b')' | b'*' | b'+'
            | b',' | b';' | b'=' | b'@' => uri.push(char::from(byte)),
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_are_written_as_references() {
        assert_eq!(uri("book/de/kapitel 1.md"), "book/de/kapitel%201.md");
        assert_eq!(uri("livre/é#1%.md"), "livre/%C3%A9%231%25.md");
        assert_eq!(uri("<stdin>"), "%3Cstdin%3E");
        assert_eq!(uri("book\\de.md"), "book/de.md");
    }
}

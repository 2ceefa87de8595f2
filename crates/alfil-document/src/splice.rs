//! Translating and checking documents: the text goes to the engine, the edits come back into the file.

use alfil_engine::{Diagnostic, Edit, Fix, Severity, Span, SymbolTable, Translation};

use crate::messages;
use crate::segment::{Read, read};
use crate::{Checked, Format, Malformed, Prose, Rules, Segment, SegmentRole, check, check_prose};

/// Translates the moves in the text of a file. All other bytes stay. Of a file that has texts with their
/// translations, only the translations are written.
///
/// ```
/// use alfil_document::{translate_document, Format, Prose};
/// use alfil_locale::builtin::{EN, ES};
///
/// let prose = Prose::new(EN.table(), ES.table());
/// let done = translate_document("Play **12.Nf3**, not `12.Nf3`!\r\n", Format::Markdown, &prose)?;
/// assert_eq!(done.text, "Play **12.Cf3**, not `12.Nf3`!\r\n");
/// # Ok::<_, alfil_document::Malformed>(())
/// ```
///
/// # Errors
/// The file is not in this format.
pub fn translate_document(file: &str, format: Format, prose: &Prose<'_>) -> Result<Translation, Malformed> {
    let Read { segments, faults } = read(file, format)?;
    let (mut edits, mut done) = (Vec::new(), Translation::default());
    done.diagnostics.extend(faults.iter().map(|fault| fault.diagnostic(file)));
    for segment in written(&segments) {
        let translated = prose.translate(segment.text());
        done.moves += translated.moves;
        done.diagnostics.extend(translated.diagnostics.into_iter().map(|finding| in_file(segment, finding)));
        for edit in &translated.edits {
            // All changes of a move are made, or none.
            let changes = changes(edit.source, segment.text(), edit.target.of(&translated.text));
            let placed: Option<Vec<_>> = changes
                .into_iter()
                .map(|(span, new)| Some((segment.place(span)?, segment.encode(new).into_owned())))
                .collect();
            match placed {
                Some(placed) => edits.extend(placed),
                None => done.diagnostics.push(split_move(segment, edit.source)),
            }
        }
    }
    done.diagnostics.sort_by_key(|finding| finding.span);
    (done.text, done.edits) = splice(file, edits);
    Ok(done)
}

/// Reads and replays the games that the text of a file tells. Of a file that has texts with their
/// translations, the translations are read.
///
/// ```
/// use alfil_document::{check_document, Format, Rules};
/// use alfil_locale::builtin::EN;
///
/// let page = "<p>The game began 1.e4 e5 2.Nf3 Nc6 3.Bb6.</p>";
/// let checked = check_document(page, Format::Html, EN.table(), Rules::Lenient)?;
/// assert_eq!(checked.findings[0].span.of(page), "Bb6");
/// # Ok::<_, alfil_document::Malformed>(())
/// ```
///
/// # Errors
/// The file is not in this format.
pub fn check_document(
    file: &str,
    format: Format,
    table: &SymbolTable,
    rules: Rules,
) -> Result<Checked, Malformed> {
    if matches!(format, Format::Moves | Format::Pgn) {
        return Ok(check(file, table, rules));
    }
    let Read { segments, faults } = read(file, format)?;
    let mut checked = Checked::default();
    checked.findings.extend(faults.iter().map(|fault| fault.diagnostic(file)));
    for segment in written(&segments) {
        let found = check_prose(segment.text(), table);
        checked.games += found.games;
        checked.moves += found.moves;
        checked.findings.extend(found.findings.into_iter().map(|finding| in_file(segment, finding)));
    }
    checked.findings.sort_by_key(|finding| finding.span);
    Ok(checked)
}

/// The segments that belong to the language a file is written in: of a file with two, the translations.
pub(crate) fn written(segments: &[Segment]) -> impl Iterator<Item = &Segment> {
    segments.iter().filter(|segment| segment.role() != SegmentRole::Source)
}

/// A finding on a segment's text as one on the file. A fix that cannot be written there is dropped.
pub(crate) fn in_file(segment: &Segment, mut finding: Diagnostic) -> Diagnostic {
    finding.span = segment.cover(finding.span);
    for (span, _) in &mut finding.related {
        *span = segment.cover(*span);
    }
    finding.fix = finding.fix.and_then(|fix| {
        let replacement = segment.encode(&fix.replacement).into_owned();
        Some(Fix { span: segment.place(fix.span)?, replacement })
    });
    finding
}

/// What changes when `new` takes the place of the text at `span`: single characters, where both have as many,
/// for markup and escapes may stand between them; else the stretch from the first to the last difference.
fn changes<'n>(span: Span, text: &str, new: &'n str) -> Vec<(Span, &'n str)> {
    let old = span.of(text);
    let same = |(a, b): &(char, char)| a == b;
    if old.chars().count() == new.chars().count() {
        let (mut from, mut to, mut changed) = (span.start, 0, Vec::new());
        for (a, b) in old.chars().zip(new.chars()) {
            let (behind_from, behind_to) = (from + a.len_utf8(), to + b.len_utf8());
            if a != b {
                changed.push((Span::new(from, behind_from), new.get(to..behind_to).unwrap_or("")));
            }
            (from, to) = (behind_from, behind_to);
        }
        return changed;
    }
    let before: usize = old.chars().zip(new.chars()).take_while(same).map(|(c, _)| c.len_utf8()).sum();
    let (old_rest, new_rest) = (old.get(before..).unwrap_or(""), new.get(before..).unwrap_or(""));
    let behind = old_rest.chars().rev().zip(new_rest.chars().rev()).take_while(same);
    let behind: usize = behind.map(|(c, _)| c.len_utf8()).sum();
    let new = new_rest.get(..new_rest.len() - behind).unwrap_or("");
    vec![(Span::new(span.start + before, span.end - behind), new)]
}

fn split_move(segment: &Segment, word: Span) -> Diagnostic {
    let message = messages::cut_in_two(word.of(segment.text()));
    Diagnostic::new("split-move", Severity::Warning, segment.cover(word), message)
}

/// Puts replacements into a file: the new text, and what was changed. Of two that overlap, the second is left
/// out.
pub(crate) fn splice(file: &str, mut edits: Vec<(Span, String)>) -> (String, Vec<Edit>) {
    edits.sort_by_key(|(span, _)| *span);
    let mut text = String::with_capacity(file.len());
    let (mut copied, mut done) = (0, Vec::with_capacity(edits.len()));
    for (span, new) in edits {
        if span.start < copied || span.of(file) == new {
            continue;
        }
        text.push_str(Span::new(copied, span.start).of(file));
        let start = text.len();
        text.push_str(&new);
        done.push(Edit { source: span, target: Span::new(start, text.len()) });
        copied = span.end;
    }
    text.push_str(file.get(copied..).unwrap_or(""));
    (text, done)
}

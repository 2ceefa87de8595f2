//! Collections of any size in memory of fixed size: [`translate_stream`], [`check_stream`].

mod not_utf8;
mod parallel;
mod run;
mod session;
mod window;

use std::fmt;
use std::io::{self, Read, Write};
use std::num::NonZeroUsize;

use alfil_engine::{Diagnostic, LineIndex, Place, SymbolTable};

pub use self::not_utf8::NotUtf8;
use self::run::Run;
pub use self::session::Translating;
use crate::Rules;
use crate::check::CheckSession;

/// A part of a text that was translated, and what there is to say of it.
#[derive(Debug)]
#[non_exhaustive]
pub struct Part<'a> {
    /// The source.
    pub text: &'a str,
    /// Where it starts in the whole.
    pub start: Place,
    /// What was found in it; offsets count from the beginning of the whole.
    pub findings: &'a [Diagnostic],
}

impl<'a> Part<'a> {
    /// A whole text as one part.
    pub fn whole(text: &'a str, findings: &'a [Diagnostic]) -> Part<'a> {
        Part { text, start: Place::START, findings }
    }

    /// Finds the lines and columns of the part's findings. Of what is not near any of them, it knows nothing.
    pub fn lines(&self) -> LineIndex<'a> {
        let spans = self.findings.iter().flat_map(|finding| {
            let related = finding.related.iter().map(|(span, _)| *span);
            related.chain(finding.fix.iter().map(|fix| fix.span)).chain([finding.span])
        });
        let (first, last) =
            spans.fold((usize::MAX, 0), |(first, last), span| (first.min(span.start), last.max(span.end)));
        let local = |at: usize| self.text.floor_char_boundary(at.saturating_sub(self.start.byte));
        // Whole lines, that they can be shown.
        let (before, rest) = self.text.split_at(local(first));
        let (before, _) = before.split_at(before.rfind('\n').map_or(0, |end| end + 1));
        let behind = local(last).max(before.len());
        let end = self.text.get(behind..).and_then(|rest| rest.find('\n'));
        let end = end.map_or(self.text.len(), |end| behind + end + 1);
        let lines = self.text.get(before.len()..end).unwrap_or(rest);
        LineIndex::continuing(lines, self.start.behind(before, lines))
    }
}

/// What went through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Totals {
    /// Bytes that were read.
    pub bytes: u64,
    /// Moves that were written, changed or not; of a check, those that were read.
    pub moves: u64,
    /// Games.
    pub games: u64,
    /// Games that were left as they were because of foreign moves in them.
    pub games_left: u64,
    /// Findings.
    pub findings: u64,
}

impl Totals {
    fn add(&mut self, other: &Totals) {
        self.bytes += other.bytes;
        self.moves += other.moves;
        self.games += other.games;
        self.games_left += other.games_left;
        self.findings += other.findings;
    }
}

/// Why a text did not go through.
#[derive(Debug)]
#[non_exhaustive]
pub enum StreamError {
    /// It could not be read.
    Read(io::Error),
    /// The translation could not be written.
    Write(io::Error),
    /// It is not UTF-8, from this place on.
    NotUtf8(Box<NotUtf8>),
}

impl fmt::Display for StreamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StreamError::Read(error) => write!(f, "cannot read: {error}"),
            StreamError::Write(error) => write!(f, "cannot write: {error}"),
            StreamError::NotUtf8(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for StreamError {}

/// Translates a collection of any size in memory of fixed size. Findings go to `report`, part by part.
///
/// The output is the same as that of [`Translator::translate`] and [`Replayed::translate`], as long as every
/// game that has foreign letters fits into the window of a quarter of a megabyte; of a longer one, what was
/// already written cannot be taken back, and the finding says so.
///
/// [`Translator::translate`]: alfil_engine::Translator::translate
/// [`Replayed::translate`]: crate::Replayed::translate
///
/// ```
/// use alfil_document::translate_stream;
/// use alfil_engine::Translator;
/// use alfil_locale::builtin::{EN, ES};
///
/// let translator = Translator::new(EN.table(), ES.table()).record_edits(false);
/// let mut out = Vec::new();
/// let totals = translate_stream(&translator, &b"1. Nf3 Nf6"[..], &mut out, |part| {
///     assert!(part.findings.is_empty());
/// })?;
/// assert_eq!(out, b"1. Cf3 Cf6");
/// assert_eq!(totals.moves, 2);
/// # Ok::<_, alfil_document::StreamError>(())
/// ```
///
/// # Errors
/// Reading or writing failed, or the text is not UTF-8. What came before was written.
pub fn translate_stream(
    by: &impl Translating,
    reader: impl Read,
    mut writer: impl Write,
    mut report: impl FnMut(&Part<'_>),
) -> Result<Totals, StreamError> {
    let mut run = Run::default();
    run.go(&mut *by.session(), reader, &mut writer, &mut report)?;
    writer.flush().map_err(StreamError::Write)?;
    Ok(run.totals)
}

/// As [`translate_stream`], on so many threads at once. Output and findings are the same, in the same order.
///
/// A collection is divided before `[Event "` at the beginning of a line. Where such a line turns out not to
/// begin a game, as in a comment, what was done on the other side of it is done again.
///
/// ```
/// use std::num::NonZeroUsize;
/// use alfil_document::translate_stream_on;
/// use alfil_engine::Translator;
/// use alfil_locale::builtin::{DE, EN};
///
/// let translator = Translator::new(EN.table(), DE.table()).record_edits(false);
/// let (two, mut out) = (NonZeroUsize::new(2).unwrap(), Vec::new());
/// translate_stream_on(two, &translator, &b"[Event \"A\"]\n\n1. Nf3 *"[..], &mut out, |_| {})?;
/// assert_eq!(out, b"[Event \"A\"]\n\n1. Sf3 *");
/// # Ok::<_, alfil_document::StreamError>(())
/// ```
///
/// # Errors
/// As those of [`translate_stream`].
pub fn translate_stream_on(
    jobs: NonZeroUsize,
    by: &(impl Translating + Sync),
    reader: impl Read,
    mut writer: impl Write,
    mut report: impl FnMut(&Part<'_>),
) -> Result<Totals, StreamError> {
    if jobs == NonZeroUsize::MIN {
        return translate_stream(by, reader, writer, report);
    }
    let totals = parallel::translate(jobs.get(), parallel::PIECE, by, reader, &mut writer, &mut report)?;
    writer.flush().map_err(StreamError::Write)?;
    Ok(totals)
}

/// Checks a collection of any size in memory of fixed size. Findings go to `report`, part by part, and are
/// those of [`check`](crate::check), except that no repair is looked for in a game that is longer than a
/// quarter of a megabyte.
///
/// ```
/// use alfil_document::{check_stream, Rules};
/// use alfil_locale::builtin::EN;
///
/// let games = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 *\n\n[White \"C\"]\n[Black \"D\"]\n\n1. e5 *\n";
/// let mut found = Vec::new();
/// let totals = check_stream(EN.table(), Rules::Lenient, games.as_bytes(), |part| {
///     found.extend(part.findings.iter().filter_map(|finding| finding.game.clone()));
/// })?;
/// assert_eq!(found[0].to_string(), "game 2, C – D");
/// assert_eq!(totals.games, 2);
/// # Ok::<_, alfil_document::StreamError>(())
/// ```
///
/// # Errors
/// Reading failed, or the text is not UTF-8.
pub fn check_stream(
    table: &SymbolTable,
    rules: Rules,
    reader: impl Read,
    mut report: impl FnMut(&Part<'_>),
) -> Result<Totals, StreamError> {
    let mut run = Run::default();
    run.go(&mut CheckSession::new(table, rules).pausing(), reader, &mut io::sink(), &mut report)?;
    Ok(run.totals)
}

/// Reads a text of any size to its end, to see whether it can be read.
///
/// ```
/// use alfil_document::{StreamError, read_stream};
///
/// assert!(read_stream("1. e4 {Café}".as_bytes()).is_ok());
/// let Err(StreamError::NotUtf8(fault)) = read_stream(&b"1. e4 {Caf\xE9}"[..]) else { panic!() };
/// assert_eq!(fault.place.column, 11);
/// ```
///
/// # Errors
/// Reading failed, or the text is not UTF-8.
pub fn read_stream(reader: impl Read) -> Result<(), StreamError> {
    Run::default().go(&mut session::Idle, reader, &mut io::sink(), &mut |_| {})
}

#[cfg(test)]
mod tests {
    use alfil_engine::{Listed, Message, Severity, Span, Translation, Translator};
    use alfil_locale::builtin::{EN, RU};

    use super::*;
    use crate::{Confidence, Replayed, check};

    #[test]
    fn lines_are_found_where_the_findings_are() {
        let text = "1. é4\n♘f3\r\n\n 𝄞x \r e4 {a\nb} \n\u{FEFF}last";
        let whole = LineIndex::new(text);
        for start in (0..=text.len()).filter(|at| text.is_char_boundary(*at)) {
            for end in (start..=text.len()).filter(|at| text.is_char_boundary(*at)) {
                let span = Span::new(start, end);
                let finding = Diagnostic::new("x", Severity::Error, span, Message::verbatim("x"));
                let findings = [finding];
                // A part does not divide the end of a line.
                for cut in
                    (0..=start).filter(|at| text.is_char_boundary(*at) && !text[*at..].starts_with('\n'))
                {
                    let part = Part { text: &text[cut..], start: whole.place(cut), findings: &findings };
                    let lines = part.lines();
                    let place = lines.place(start);
                    assert_eq!(place, whole.place(start), "{span:?} from {cut}");
                    assert_eq!(lines.place(end), whole.place(end), "{span:?} from {cut}");
                    if cut == 0 {
                        assert_eq!(lines.line(place.line), whole.line(place.line), "{span:?}");
                        assert_eq!(lines.prefix(place), whole.prefix(place), "{span:?}");
                    }
                }
            }
        }
    }

    /// Games nearly all of which have something to report, several of them foreign, one of them endlessly bad.
    fn bad_games() -> String {
        let games = (0..3000).map(|number| {
            let moves = match number % 7 {
                0 => "1. e4 e5 2. Nf33 Qh9 3. hello Ke3",
                1 => "1. Sf3 d5 2. Rg1 (2. Kf3",
                2 => "1. e4) e5) 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. Rel b5",
                3 => "1. e4 {a\n[Event \"b\"]\n} e5 2. Nf3",
                4 if number == 1229 => &"Nf33 e5 ) word Ke3 ".repeat(900),
                _ => "1. e5 ( ( Nf6 {or Qh4, which is Sf3} 2. ed ) Nf3",
            };
            let end = ["*\n\n", "1-0 ", "\n"][number % 3];
            format!("[Event \"{number}\"]\n[Result \"*\"]\n\n{moves} {end}")
        });
        games.collect::<String>() + "1. e4 {never closed"
    }

    /// All findings that `run` reports, without what only one part of a text has at hand, and the most at once.
    fn reported<T>(run: impl FnOnce(&mut dyn FnMut(&Part<'_>)) -> T) -> (Vec<Diagnostic>, usize) {
        let (mut all, mut most) = (Vec::new(), 0);
        run(&mut |part| {
            most = most.max(part.findings.len());
            all.extend_from_slice(part.findings);
        });
        (all, most)
    }

    fn same(parts: &[Diagnostic], whole: &[Diagnostic]) {
        for (part, whole) in parts.iter().zip(whole) {
            assert_eq!(part, whole);
        }
        assert_eq!(parts.len(), whole.len());
    }

    #[test]
    fn where_there_is_much_to_report_it_is_reported_piecemeal() {
        let (text, from, to) = (bad_games(), EN.table(), RU.table());
        let bound = 2 * Listed::MOST + 800;
        let rules = Rules::Lenient;
        let whole = check(&text, from, rules);
        assert!(whole.findings.len() > 8000);
        let (parts, most) = reported(|each| check_stream(from, rules, text.as_bytes(), each).unwrap());
        same(&parts, &whole.findings);
        assert!(most < bound, "{most}");

        let translator = Translator::new(from, to).record_edits(false);
        same_in_parts(&translator, &text, &translator.translate(&text), bound);
        let replayed = Replayed::new(from, to).comments(Confidence::Likely);
        let whole = replayed.translate(&text);
        assert!(whole.diagnostics.len() > 5000);
        same_in_parts(&replayed, &text, &whole, bound);
    }

    fn same_in_parts(by: &(impl Translating + Sync), text: &str, whole: &Translation, bound: usize) {
        for jobs in [1, 2].map(|jobs| NonZeroUsize::new(jobs).unwrap()) {
            let mut out = Vec::new();
            let (parts, most) =
                reported(|each| translate_stream_on(jobs, by, text.as_bytes(), &mut out, each).unwrap());
            assert_eq!(out, whole.text.as_bytes());
            same(&parts, &whole.diagnostics);
            assert!(most < bound, "{most}");
        }
    }

    #[test]
    fn of_one_game_a_thousand_findings_are_listed() {
        let text = "1. Nf33 ".repeat(5000) + "*\n\n[Event \"2\"]\n\n1. Nf33 *\n";
        let found = check(&text, EN.table(), Rules::Lenient).findings;
        assert_eq!(found.len(), Listed::MOST + 2);
        assert_eq!(found[Listed::MOST].code, "more-findings");
        assert_eq!(found[Listed::MOST].span.start, text.match_indices("Nf33").nth(Listed::MOST).unwrap().0);
        assert_eq!(found[Listed::MOST + 1].game.as_ref().unwrap().number, 2);
    }
}

//! Collections on several threads: divided between games, put together in order.
//!
//! Where a text is divided is a guess: `[Event "` at the beginning of a line begins a game unless it stands in
//! a comment. The guess is verified: each piece is worked on as if it were the whole, and what came of it
//! counts only if the piece ends where a game may begin. If it does not, it is worked on once more together
//! with the next one; and where several do not help, all that follows is read in one go.

use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use alfil_engine::{Diagnostic, Place};

use super::run::{Run, place_in_whole};
use super::session::Translating;
use super::{Part, StreamError, Totals};

/// The size of a piece, in bytes.
pub(super) const PIECE: usize = 1 << 19;

/// A piece without a place to divide it may grow to so many times its size, and so many are put together.
const LARGEST: usize = 4;

/// So many findings of a piece are kept until it is its turn; they take some hundred kilobytes.
const MOST_KEPT: usize = 512;

/// What a game begins with at the beginning of a line.
const EVENT: &[u8] = b"[Event \"";

/// Translates what `reader` has on so many threads, in pieces of about `size` bytes.
pub(super) fn translate(
    jobs: usize,
    size: usize,
    by: &(impl Translating + Sync),
    reader: impl Read,
    writer: &mut dyn Write,
    report: &mut dyn FnMut(&Part<'_>),
) -> Result<Totals, StreamError> {
    thread::scope(|scope| {
        let (to_workers, work) = sync_channel::<(usize, Vec<u8>)>(jobs + 1);
        let (to_collector, done) = channel();
        let work = Mutex::new(work);
        // The workers end when there is no more work to come.
        let work = std::sync::Arc::new(work);
        for _ in 0..jobs {
            let (work, to_collector) = (std::sync::Arc::clone(&work), to_collector.clone());
            scope.spawn(move || worker(by, &work, &to_collector));
        }
        drop(to_collector);
        let pieces = Pieces { reader, size, rest: Vec::new(), ended: false };
        let mut collector =
            Collector { pieces, to_workers, done, jobs, sent: 0, taken: 0, waiting: VecDeque::new() };
        collector.collect(by, writer, report)
    })
}

fn worker(
    by: &impl Translating,
    work: &Mutex<Receiver<(usize, Vec<u8>)>>,
    to_collector: &Sender<(usize, Piece)>,
) {
    loop {
        let next = work.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((number, source)) = next else { return };
        if to_collector.send((number, Piece::translate(by, source))).is_err() {
            return;
        }
    }
}

/// A piece of the text and what came of it, in places of its own.
struct Piece {
    source: Vec<u8>,
    written: Vec<u8>,
    /// The parts with findings: where they start, how long they are, what was found.
    parts: Vec<(Place, usize, Vec<Diagnostic>)>,
    /// Whether there were too many findings to keep, so that it is to be done once more when they can be told.
    crowded: bool,
    end: Place,
    totals: Totals,
    /// Its games, by the count that findings go by.
    numbered: u64,
    /// Whether a game may begin behind it.
    complete: bool,
}

impl Piece {
    fn translate(by: &impl Translating, source: Vec<u8>) -> Piece {
        let mut written = Vec::with_capacity(source.len() + source.len() / 16);
        let (mut parts, mut kept) = (Vec::new(), 0);
        let mut run = Run::default();
        let mut session = by.session();
        let went = run.go(&mut *session, source.as_slice(), &mut written, &mut |part| {
            kept += part.findings.len();
            match kept <= MOST_KEPT {
                true => parts.push((part.start, part.text.len(), part.findings.to_vec())),
                false => parts = Vec::new(),
            }
        });
        let crowded = kept > MOST_KEPT;
        let complete = went.is_ok() && session.open_comment().is_none() && session.is_between_games();
        if crowded {
            written = Vec::new();
        }
        let Run { start: end, totals, numbered, .. } = run;
        Piece { source, written, parts, crowded, end, totals, numbered, complete }
    }
}

/// Hands pieces out and puts together what comes back.
struct Collector<R> {
    pieces: Pieces<R>,
    to_workers: SyncSender<(usize, Vec<u8>)>,
    done: Receiver<(usize, Piece)>,
    jobs: usize,
    sent: usize,
    taken: usize,
    /// What came back before its turn.
    waiting: VecDeque<(usize, Piece)>,
}

impl<R: Read> Collector<R> {
    fn collect(
        &mut self,
        by: &impl Translating,
        writer: &mut dyn Write,
        report: &mut dyn FnMut(&Part<'_>),
    ) -> Result<Totals, StreamError> {
        let mut run = Run::default();
        while let Some(mut piece) = self.next()? {
            loop {
                let last = self.pieces.ended && self.taken == self.sent;
                if piece.complete || (last && self.pieces.rest.is_empty() && piece.is_text()) {
                    break;
                }
                let next = if piece.source.len() < self.pieces.size * LARGEST { self.next()? } else { None };
                let Some(next) = next else {
                    return self.go_on_alone(piece.source, run, by, writer, report);
                };
                let mut source = piece.source;
                source.extend_from_slice(&next.source);
                piece = Piece::translate(by, source);
            }
            match piece.crowded {
                true => run.go(&mut *by.session(), piece.source.as_slice(), writer, report)?,
                false => piece.put(&mut run, writer, report)?,
            }
        }
        if !self.pieces.rest.is_empty() || !self.pieces.ended {
            return self.go_on_alone(Vec::new(), run, by, writer, report);
        }
        Ok(run.totals)
    }

    /// The next piece in the order of the text.
    fn next(&mut self) -> Result<Option<Piece>, StreamError> {
        while self.sent <= self.taken + self.jobs
            && let Some(piece) = self.pieces.next()?
        {
            if self.to_workers.send((self.sent, piece)).is_err() {
                break;
            }
            self.sent += 1;
        }
        if self.taken == self.sent {
            return Ok(None);
        }
        loop {
            if let Some(place) = self.waiting.iter().position(|(number, _)| *number == self.taken) {
                self.taken += 1;
                return Ok(self.waiting.remove(place).map(|(_, piece)| piece));
            }
            let back = self.done.recv().map_err(|_| StreamError::Read(io::ErrorKind::BrokenPipe.into()))?;
            self.waiting.push_back(back);
        }
    }

    /// Reads `source` and all that follows it in one go.
    fn go_on_alone(
        &mut self,
        mut source: Vec<u8>,
        mut run: Run,
        by: &impl Translating,
        writer: &mut dyn Write,
        report: &mut dyn FnMut(&Part<'_>),
    ) -> Result<Totals, StreamError> {
        while self.taken < self.sent {
            // Nothing more is sent, so what is under way comes back.
            self.pieces.ended = true;
            let Some(piece) = self.next()? else { break };
            source.extend_from_slice(&piece.source);
        }
        source.append(&mut self.pieces.rest);
        let reader = io::Cursor::new(source).chain(&mut self.pieces.reader);
        run.go(&mut *by.session(), reader, writer, report)?;
        Ok(run.totals)
    }
}

impl Piece {
    /// Whether it could be read.
    fn is_text(&self) -> bool {
        self.end.byte == self.source.len()
    }

    /// Writes what came of it, behind what was there before.
    fn put(
        mut self,
        run: &mut Run,
        writer: &mut dyn Write,
        report: &mut dyn FnMut(&Part<'_>),
    ) -> Result<(), StreamError> {
        writer.write_all(&self.written).map_err(StreamError::Write)?;
        for (start, length, findings) in &mut self.parts {
            place_in_whole(findings, run.start.byte, run.numbered);
            let text = self.source.get(start.byte..start.byte + *length).unwrap_or(&[]);
            let text = std::str::from_utf8(text).unwrap_or("");
            report(&Part { text, start: behind(run.start, *start), findings });
        }
        run.start = behind(run.start, self.end);
        run.totals.add(&self.totals);
        run.numbered += self.numbered;
        Ok(())
    }
}

/// A place in a piece as one in the whole, in which the piece starts at `start`.
fn behind(start: Place, place: Place) -> Place {
    Place {
        byte: start.byte + place.byte,
        character: start.character + place.character,
        utf16: start.utf16 + place.utf16,
        line: start.line + place.line - 1,
        column: if place.line == 1 { start.column + place.column - 1 } else { place.column },
    }
}

/// A text in pieces that probably end between games.
struct Pieces<R> {
    reader: R,
    size: usize,
    /// What was read and belongs to the next piece.
    rest: Vec<u8>,
    ended: bool,
}

impl<R: Read> Pieces<R> {
    /// The next piece; nothing at the end, and where there is no place to divide the text.
    fn next(&mut self) -> Result<Option<Vec<u8>>, StreamError> {
        let (mut size, largest) = (self.size, self.size * LARGEST);
        while size <= largest && !self.ended {
            let missing = size.saturating_sub(self.rest.len());
            self.rest.reserve_exact(missing);
            let read = (&mut self.reader)
                .take(missing as u64)
                .read_to_end(&mut self.rest)
                .map_err(StreamError::Read)?;
            self.ended = read < missing;
            if self.ended {
                break;
            }
            if let Some(end) = last_event(&self.rest) {
                let mut rest = Vec::with_capacity(self.size);
                rest.extend_from_slice(self.rest.get(end..).unwrap_or(&[]));
                self.rest.truncate(end);
                return Ok(Some(std::mem::replace(&mut self.rest, rest)));
            }
            size *= 2;
        }
        let last = self.ended && !self.rest.is_empty();
        Ok(last.then(|| std::mem::take(&mut self.rest)))
    }
}

/// Where the last line begins that begins with `[Event "`, unless that is the first.
fn last_event(bytes: &[u8]) -> Option<usize> {
    let mut end = bytes.len();
    while let Some(newline) = bytes.get(..end)?.iter().rposition(|byte| *byte == b'\n') {
        if bytes.get(newline + 1..)?.starts_with(EVENT) {
            return Some(newline + 1);
        }
        end = newline;
    }
    None
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{Confidence, Replayed, Rewriting};
    use alfil_engine::Translator;
    use alfil_locale::builtin::{DE, EN};

    /// Output, and findings with their places as people and programs see them.
    type Outcome = (String, Vec<String>, Totals);

    fn described(part: &Part<'_>) -> Vec<String> {
        let lines = part.lines();
        let described = part.findings.iter().map(|finding| {
            let place = lines.place(finding.span.start);
            let word = lines.line(place.line);
            format!("{place:?} {word:?} {finding:?}")
        });
        described.collect()
    }

    fn alone(by: &impl Translating, text: &str) -> Outcome {
        let (mut out, mut findings) = (Vec::new(), Vec::new());
        let totals = super::super::translate_stream(by, text.as_bytes(), &mut out, |part| {
            findings.extend(described(part));
        });
        (String::from_utf8(out).unwrap(), findings, totals.unwrap())
    }

    fn together(by: &(impl Translating + Sync), text: &str, jobs: usize, size: usize) -> Outcome {
        let (mut out, mut findings) = (Vec::new(), Vec::new());
        let totals = translate(jobs, size, by, text.as_bytes(), &mut out, &mut |part| {
            findings.extend(described(part));
        });
        (String::from_utf8(out).unwrap(), findings, totals.unwrap())
    }

    fn same_on_any_number_of_threads(by: &(impl Translating + Sync), text: &str) {
        let expected = alone(by, text);
        for jobs in [2, 3, 7] {
            for size in [100, 300, 1000, 5000] {
                assert_eq!(together(by, text, jobs, size), expected, "{jobs} jobs, pieces of {size} bytes");
            }
        }
    }

    fn same_by_all(text: &str) {
        let (from, to) = (EN.table(), DE.table());
        same_on_any_number_of_threads(&Translator::new(from, to).record_edits(false), text);
        let replayed = Replayed::new(from, to).with(Rewriting::pgn()).comments(Confidence::Likely);
        same_on_any_number_of_threads(&replayed, text);
    }

    /// Games with something to report in some of them.
    fn games(strange: &str) -> String {
        let mut text = String::new();
        for number in 0..40 {
            text.push_str(&format!("[Event \"Open Ö {number}\"]\n[White \"W{number}\"]\n\n"));
            text.push_str(match number % 8 {
                1 => "1. e4 e5 2. Nf3 {or Nc3} Nf6 3. Ra5 d6 1-0\r\n\r\n",
                2 => "1. Sf3 d5 2. Rg1 *\n\n",
                3 => "1. d4 (1. e4 c5 {♘} 2. Nf3 d5 1/2-1/2\n\n",
                4 => "1. d4 d5 2. ed Nf6\n",
                5 if number == 21 => strange,
                _ => "1. Nf3 Nf6 2. Ng1 Ng8 1/2-1/2\n\n",
            });
        }
        text
    }

    #[test]
    fn collections_are_the_same_on_any_number_of_threads() {
        same_by_all(&games("1. e4 *\n\n"));
        same_by_all("");
        same_by_all("1. Nf3 Nf6 2. Ra5");
        same_by_all(&"1. Nf3 Nf6 1/2-1/2\n".repeat(300));
    }

    #[test]
    fn what_only_looks_like_a_game_divides_nothing() {
        for strange in [
            // The tags of another game in a comment, once and several times, closed and never closed.
            "1. e4 {see\n[Event \"Nf3\"]\n1. Nf3 Ra5} e5 2. Nf3 *\n\n",
            "1. e4 {\n[Event \"1\"]\n\n[Event \"2\"]\n\n[Event \"3\"]\n\n} e5 2. Ra5 *\n\n",
            "1. e4 {never closed 2. Nf3 *\n\n",
            "1. e4 { in a line\n[Event \"x\"]\n",
            // A game without moves, and tags that belong to the next.
            "*\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n[Event \"y\"]\n1. O-O *\n",
            "; a line {\n[Event \"z\"]\n1. Nf3 *\n",
            "%escaped {\n[Event \"z\"]\n1. Nf3 *\n",
            "[White \"\n[Event \"q\"]\n1. Nf3 *\n",
            "1. Nf3 (\n[Event \"q\"]\n1. Nf3 ) *\n",
            "1. Nf3 } Nf6 ) *\n",
        ] {
            same_by_all(&games(strange));
        }
    }

    #[test]
    fn what_is_no_text_ends_the_work_where_it_stands() {
        let mut bytes = games("").into_bytes();
        bytes.splice(2000..2000, [0xFF]);
        let translator = Translator::new(EN.table(), DE.table());
        for jobs in [2, 3] {
            let failed = translate(jobs, 300, &translator, bytes.as_slice(), &mut Vec::new(), &mut |_| {});
            let Err(StreamError::NotUtf8(fault)) = failed else { panic!("{failed:?}") };
            assert_eq!(fault.place.byte, 2000);
        }
    }
}

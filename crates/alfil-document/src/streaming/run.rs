//! One session over one reader: [`Run`].

use std::io::{Read, Write};

use alfil_engine::{Diagnostic, Place, Translation};

use super::session::Session;
use super::window::Window;
use super::{Part, StreamError, Totals};
use crate::check::shift;

/// How far a text has come.
#[derive(Debug)]
pub(super) struct Run {
    /// Where the next part starts in the whole.
    pub(super) start: Place,
    pub(super) totals: Totals,
    /// Games so far, by the count that findings go by.
    pub(super) numbered: u64,
    /// The beginning of the comment that is not closed yet, and where that is.
    comment: Option<(Place, String)>,
}

impl Default for Run {
    fn default() -> Run {
        Run { start: Place::START, totals: Totals::default(), numbered: 0, comment: None }
    }
}

impl Run {
    /// Takes a session, which knows only of what it is given, through all that `reader` has.
    pub(super) fn go(
        &mut self,
        session: &mut dyn Session,
        mut reader: impl Read,
        writer: &mut dyn Write,
        report: &mut dyn FnMut(&Part<'_>),
    ) -> Result<(), StreamError> {
        let (base, games) = (self.start.byte, self.numbered);
        let mut window = Window::new();
        let mut done = Translation::default();
        loop {
            window.fill(&mut reader)?;
            let (text, more) = window.text(self.start)?;
            let consumed = session.feed(text, more, &mut done, writer).map_err(StreamError::Write)?;
            if !done.diagnostics.is_empty() {
                place_in_whole(&mut done.diagnostics, base, games);
                self.report(text, &mut done.diagnostics, report);
            }
            self.remember_comment(text, session.open_comment().map(|at| at + base));
            let (read, rest) = text.split_at_checked(consumed).unwrap_or((text, ""));
            self.start = self.start.behind(read, rest);
            self.totals.bytes += consumed as u64;
            self.totals.moves += done.moves as u64;
            self.totals.games += done.games as u64;
            self.totals.games_left += done.games_left as u64;
            self.numbered = games + u64::from(session.games());
            done.diagnostics.clear();
            done.edits.clear();
            (done.moves, done.games, done.games_left) = (0, 0, 0);
            if !more && consumed >= text.len() {
                return Ok(());
            }
            window.advance(consumed);
        }
    }

    fn report(&mut self, text: &str, findings: &mut [Diagnostic], report: &mut dyn FnMut(&Part<'_>)) {
        self.totals.findings += findings.len() as u64;
        // A part of the text can only show what is in it.
        for finding in findings.iter_mut().filter(|finding| finding.span.start >= self.start.byte) {
            finding.related.retain(|(span, _)| span.start >= self.start.byte);
        }
        let findings: &[Diagnostic] = findings;
        // What began before the part is told where it began.
        let before = findings.iter().take_while(|finding| finding.span.start < self.start.byte).count();
        let (before, findings) = findings.split_at_checked(before).unwrap_or((&[], findings));
        if !before.is_empty() {
            let (start, text) = self.comment.as_ref().map_or((self.start, text), |(at, text)| (*at, text));
            report(&Part { text, start, findings: before });
        }
        if !findings.is_empty() {
            report(&Part { text, start: self.start, findings });
        }
    }

    /// Keeps the place of a comment that goes on behind this part.
    fn remember_comment(&mut self, text: &str, comment: Option<usize>) {
        /// As much of it as fits on a screen, in bytes.
        const SHOWN: usize = 160;
        match comment.and_then(|at| at.checked_sub(self.start.byte)) {
            Some(at) => {
                let (before, rest) = text.split_at_checked(at).unwrap_or((text, ""));
                let shown = rest.get(..rest.floor_char_boundary(SHOWN)).unwrap_or("");
                self.comment = Some((self.start.behind(before, rest), shown.to_string()));
            }
            None if comment.is_none() => self.comment = None,
            None => {}
        }
    }
}

/// Makes places in what a session was given places in the whole, before which there were so many bytes and
/// games.
pub(super) fn place_in_whole(findings: &mut [Diagnostic], bytes: usize, games: u64) {
    if bytes == 0 && games == 0 {
        return;
    }
    let games = u32::try_from(games).unwrap_or(u32::MAX);
    for finding in findings {
        shift(finding, |at| at + bytes);
        if let Some(game) = &mut finding.game {
            game.number = game.number.saturating_add(games);
        }
    }
}

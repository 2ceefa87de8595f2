//! What is written in the place of a move or a judgement that did not go the short way.

use alloc::string::String;
use core::fmt::{self, Write};

use super::{Edits, Session};
use crate::nag::Nag;
use crate::parser::Reading;
use crate::san::{Action, Arrival, Mark, Origin, San};
use crate::style::Nags;
use crate::symbols::Symbol;
use crate::token::{Span, TokenKind};
use crate::translate::{Edit, Layout, Translation, symbol_of};

impl Session<'_> {
    /// Writes a text that is one move.
    pub(in crate::translate) fn one_move(mut self, text: &str, reading: &Reading) -> String {
        self.write_move(text, reading, &reading.san(), &mut Translation::default());
        self.copy(text, text.len());
        self.out.finish()
    }

    /// Writes `replacement` in the place of `span`.
    fn replace(&mut self, text: &str, span: Span, replacement: fmt::Arguments<'_>, done: &mut Translation) {
        self.copy(text, span.start);
        let start = self.out.length;
        // Writing to memory cannot fail.
        let _ = self.out.write_fmt(replacement);
        self.copied = span.end;
        let changed = match self.edits {
            Edits::None => false,
            Edits::Shifts => self.out.length - start != span.len(),
            Edits::All => self.out.from(start) != span.of(text).as_bytes(),
        };
        if changed {
            let target = Span::new(start, self.out.length).shifted(self.taken);
            done.edits.push(Edit { source: span.shifted(self.read), target });
        }
    }

    /// Whether nothing but the letter of a pawn keeps the rank that it departs from (`P5xd6`) from being taken for a number,
    /// and the letter would not be written.
    pub(super) fn would_be_numbered(&self, text: &str, reading: &Reading, san: &San) -> bool {
        let Action::Pawn { from: Origin { file: None, rank: Some(_) }, .. } = san.action else {
            return false;
        };
        let first = reading.tokens().iter().find(|token| token.kind() != TokenKind::Invisible);
        let Some((pawn @ Symbol::Piece(_), letter)) =
            first.and_then(|token| symbol_of(token.kind(), token.span(), text))
        else {
            return false;
        };
        match self.translator.layout {
            Layout::AsWritten => self.translator.replacement(pawn, letter.of(text)) == Some(""),
            // In no style does a pawn that moves have a letter.
            Layout::Styled(_) => true,
        }
    }

    pub(super) fn write_move(&mut self, text: &str, reading: &Reading, san: &San, done: &mut Translation) {
        let translator = self.translator;
        // `Cf3Pd8`: a letter that is not written stood between two moves, which must not become one.
        let parting = match self.last_move_end == self.read + reading.span().start {
            true if reading.begins_with_pawn_letter() => " ",
            _ => "",
        };
        if let Layout::Styled(style) = &translator.layout
            && let Some((essence, span)) = reading.essence()
        {
            let display = essence.display(translator.to, style);
            self.replace(text, span, format_args!("{parting}{display}"), done);
            if style.nags == Nags::Numbers {
                self.number_signs(text, reading, span.end, done);
            }
            if san.mark == Some(Mark::DoublePlus) && !(style.check.is_empty() && style.mate.is_empty()) {
                self.warn("undecided-mate", reading.span().shifted(self.read), done);
            }
            if matches!(san.action, Action::Pawn { to: Arrival::File(_), .. }) {
                self.warn("incomplete-move", reading.span().shifted(self.read), done);
            }
            return;
        }
        translator.as_written(text, reading, |span, new| {
            let new = if new.is_empty() { parting } else { new };
            self.replace(text, span, format_args!("{new}"), done);
        });
    }

    /// Writes the signs behind a move, which ends at `end`, as NAGs, each with a space before it.
    fn number_signs(&mut self, text: &str, reading: &Reading, end: usize, done: &mut Translation) {
        let mut before = end;
        for token in reading.tokens().iter().filter(|token| token.span().start >= end) {
            let span = token.span();
            if token.kind() == TokenKind::Evaluation
                && let Some(nag) = Nag::from_sign(span.of(text))
            {
                let spaced =
                    text.get(before..span.start).is_some_and(|gap| gap.ends_with(char::is_whitespace));
                let space = if spaced { "" } else { " " };
                self.replace(text, span, format_args!("{space}${}", nag.number()), done);
            }
            if token.kind() != TokenKind::Space {
                before = span.end;
            }
        }
    }

    /// What the style asks of judgements.
    fn nags(&self) -> Nags {
        match &self.translator.layout {
            Layout::Styled(style) => style.nags,
            Layout::AsWritten => Nags::AsWritten,
        }
    }

    /// Writes a NAG as a sign where the style asks for that.
    pub(super) fn write_nag(&mut self, text: &str, span: Span, nag: Nag, done: &mut Translation) {
        if let Some(sign) = nag.sign()
            && self.nags() == Nags::Signs
        {
            self.replace(text, span, format_args!("{sign}"), done);
        }
    }

    /// Writes a sign that stands alone as a NAG where the style asks for that.
    pub(super) fn write_sign(&mut self, text: &str, span: Span, done: &mut Translation) {
        if let Some(nag) = Nag::from_sign(span.of(text)).filter(|nag| !nag.is_suffix())
            && self.nags() == Nags::Numbers
        {
            self.replace(text, span, format_args!("${}", nag.number()), done);
        }
    }
}

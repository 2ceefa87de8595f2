//! Prose from one notation to another: [`Prose`].

use alfil_board::{Position, Resolved};
use alfil_engine::{
    Action, Diagnostic, Edit, Layout, Reading, Role, Severity, Span, Symbol, SymbolTable, TokenKind,
    Translation, Translator, lex,
};

use super::check::refusals;
use super::found::{Confidence, Found, Why};
use super::game::Game;
use super::placed::{Board, Placed, unplaced};
use super::reading::Told;
use super::scan::{Dots, Item, Kind, Unread};
use crate::{Form, Rewriting, messages, rewrite_move};

/// A translator of the moves that stand in running text.
///
/// Only what is found with enough confidence is written anew; every other byte stays. A move with a letter
/// that the source's notation does not have stays too, and is reported.
///
/// ```
/// use alfil_document::{Confidence, Prose};
/// use alfil_locale::builtin::{DE, EN};
///
/// let prose = Prose::new(EN.table(), DE.table()).at_least(Confidence::Likely);
/// let done = prose.translate("White plays Nf3-e5-g4, not 12.Bb5. Vitamin B6 helps.");
/// assert_eq!(done.text, "White plays Sf3-e5-g4, not 12.Lb5. Vitamin B6 helps.");
/// assert_eq!(done.moves, 2);
/// ```
#[derive(Clone, Debug)]
pub struct Prose<'t> {
    from: &'t SymbolTable,
    to: &'t SymbolTable,
    at_least: Confidence,
    layout: Layout,
    /// The form of the moves, if the games that the text tells are put on a board.
    form: Option<Form>,
    start: Option<Position>,
    /// What writes single moves in the layout, and what keeps the author's. Made once, for a text may be short.
    styled: Translator<'t>,
    plain: Translator<'t>,
}

impl<'t> Prose<'t> {
    /// A translator of what is [`Confidence::Likely`], which keeps the author's layout.
    pub fn new(from: &'t SymbolTable, to: &'t SymbolTable) -> Prose<'t> {
        let plain = Translator::new(from, to).record_edits(false);
        Prose {
            from,
            to,
            at_least: Confidence::Likely,
            layout: Layout::AsWritten,
            form: None,
            start: None,
            styled: plain.clone(),
            plain,
        }
    }

    /// The same, for finds of at least this confidence.
    #[must_use]
    pub fn at_least(mut self, confidence: Confidence) -> Prose<'t> {
        self.at_least = confidence;
        self
    }

    /// The same with another layout of the moves.
    #[must_use]
    pub fn with_layout(mut self, layout: Layout) -> Prose<'t> {
        self.styled = self.styled.with_layout(layout.clone());
        self.layout = layout;
        self
    }

    /// The same with the games that the text tells put on a board, as [`Replayed`](crate::Replayed) does it with
    /// scores: signs that the author left out are derived, and what a game does not allow stays and is reported.
    /// A move that the text only speaks of, so that nobody knows where it is played, is translated as it
    /// stands; in a form that needs a board it stays and is reported.
    ///
    /// ```
    /// use alfil_document::{Form, Prose, Rewriting};
    /// use alfil_engine::{Layout, Style};
    /// use alfil_locale::builtin::{DE, EN};
    ///
    /// let long = Rewriting { form: Form::Long, layout: Layout::Styled(Style::long()) };
    /// let prose = Prose::new(EN.table(), DE.table()).replayed(long);
    /// let done = prose.translate("After 1.e4 e5 2.Nf3 Nc6 White may dream of Qh8.");
    /// assert_eq!(done.text, "After 1.e2-e4 e7-e5 2.Sg1-f3 Sb8-c6 White may dream of Qh8.");
    /// assert_eq!(done.diagnostics[0].code, "unplaced-move");
    /// ```
    #[must_use]
    pub fn replayed(mut self, rewriting: Rewriting) -> Prose<'t> {
        self.form = Some(rewriting.form);
        self.with_layout(rewriting.layout)
    }

    /// The same, for a text about a game that has come to `position`, such as a comment in its score.
    #[must_use]
    pub fn starting_from(mut self, position: Position) -> Prose<'t> {
        self.start = Some(position);
        self
    }

    /// Translates a whole text.
    pub fn translate(&self, text: &str) -> Translation {
        self.write(text, &Told::read(text, self.from, self.start.as_ref()))
    }

    /// Translates a comment on a game that has come to `position`; the one `before` is where the last move
    /// was made, instead of which others may be spoken of.
    pub(crate) fn translate_at(
        &self,
        text: &str,
        before: Option<&Position>,
        position: Option<&Position>,
    ) -> Translation {
        let game = position.map_or_else(Game::new, |position| Game::reached(before, position));
        self.write(text, &Told::with(text, self.from, game, 0))
    }

    fn write(&self, text: &str, told: &Told) -> Translation {
        let rewriting = self.form.map(|form| Rewriting { form, layout: self.layout.clone() });
        let board = rewriting.map(|rewriting| Board::new(told, rewriting));
        let mut done = Translation::default();
        let mut copied = 0;
        for (at, found) in &told.found {
            let Some(Item { kind: Kind::Shape(shape), .. }) = told.items.get(*at) else { continue };
            if found.confidence < self.at_least {
                continue;
            }
            let word = found.span.of(text);
            let core = Span::new(found.span.start, shape.core).of(text);
            let new = match board.as_ref().map(|board| board.place(*at, found, shape)) {
                Some(Placed::Here(resolved, rewriting)) => self.rewritten(core, resolved, rewriting),
                // The board reports it.
                Some(Placed::Refused) => continue,
                Some(Placed::Nowhere) => {
                    done.diagnostics.push(unplaced(word, found.span));
                    continue;
                }
                _ if shape.apart || names_pawn(found, word, self.from) => self.letter_and_square(word, found),
                _ => self.styled.render(core).ok().map(|mut new| {
                    new.push_str(&self.squares(Span::new(shape.core, found.span.end).of(text)));
                    new
                }),
            };
            let Some(new) = new else {
                let message = messages::pawn_letter_stays(word);
                done.diagnostics.push(Diagnostic::new("pawn-letter", Severity::Warning, found.span, message));
                continue;
            };
            done.moves += 1;
            done.text.push_str(Span::new(copied, found.span.start).of(text));
            let start = done.text.len();
            done.text.push_str(&new);
            copied = found.span.end;
            if new != word {
                done.edits.push(Edit { source: found.span, target: Span::new(start, done.text.len()) });
            }
        }
        done.text.push_str(text.get(copied..).unwrap_or(""));
        if board.is_some() {
            done.diagnostics.extend(refusals(text, self.from, told));
        }
        done.diagnostics.extend(left_alone(text, told));
        done.diagnostics.sort_by_key(|finding| finding.span);
        done
    }

    /// A move that was played, written anew.
    fn rewritten(&self, core: &str, resolved: &Resolved, rewriting: &Rewriting) -> Option<String> {
        let reading = Reading::of(core, self.from).ok()?;
        Some(rewrite_move(core, &reading, resolved, self.from, self.to, rewriting))
    }

    /// `N on f3`, `Pe4`: only the letter and the square are written anew.
    fn letter_and_square(&self, word: &str, found: &Found) -> Option<String> {
        let role = match found.san.action {
            Action::Piece { role, .. } => role,
            _ => Role::Pawn,
        };
        let letter = lex(word, self.from).next()?.span();
        let spelled = letter.of(word);
        // A pawn is written without a letter, so it has one only among those that are read.
        let new = if role == Role::Pawn {
            let mut letters =
                self.to.reads(role.into()).filter(|letter| letter.starts_with(char::is_alphabetic));
            letters.next()?
        } else {
            self.to.written(role.into())
        };
        let keep = spelled.starts_with(|c: char| !c.is_alphabetic());
        let mut text = String::from(if keep { spelled } else { new });
        text.push_str(&self.squares(word.get(letter.end..)?));
        Some(text)
    }

    /// Writes the squares of a text anew, and the piece that a pawn becomes at its end.
    fn squares(&self, text: &str) -> String {
        let mut new = String::with_capacity(text.len());
        let mut before = "";
        for token in lex(text, self.from) {
            let spelled = token.span().of(text);
            match token.kind() {
                TokenKind::Square(_)
                    if !before.ends_with(char::is_alphabetic) || is_sign(before, self.from) =>
                {
                    new.push_str(self.plain.render(spelled).as_deref().unwrap_or(spelled));
                }
                TokenKind::Piece(role) if before == "=" => new.push_str(self.to.written(role.into())),
                _ => new.push_str(spelled),
            }
            before = spelled;
        }
        new
    }
}

/// Whether a word is the sign of a capture: the `x` of `Nf3-e5xg4`.
fn is_sign(word: &str, table: &SymbolTable) -> bool {
    matches!(table.meaning(word), Some(Symbol::Sign(_)))
}

fn names_pawn(found: &Found, word: &str, from: &SymbolTable) -> bool {
    let pawn = matches!(found.san.action, Action::Pawn { .. });
    pawn && lex(word, from).next().is_some_and(|token| token.kind() == TokenKind::Piece(Role::Pawn))
}

/// How many finds on each side are asked whether this is about chess, and how near they must be.
const AROUND: usize = 4;
const NEAR: usize = 300;

/// What looks like a move and stays, because its letter, or those around it, are another notation's.
pub(super) fn left_alone(text: &str, told: &Told) -> Vec<Diagnostic> {
    let mut findings = Vec::new();
    let near = |span: Span| {
        let after = told.found.partition_point(|(_, found)| found.span.start < span.start);
        let around = told.found.iter().skip(after.saturating_sub(AROUND)).take(2 * AROUND);
        around
            .filter(|(_, found)| found.confidence == Confidence::Certain)
            .any(|(_, found)| found.span.start.abs_diff(span.start) < NEAR)
    };
    for (item, link) in told.items.iter().zip(&told.links) {
        let linked = link.number.is_some() || link.dotted.is_some() || link.follows.is_some();
        let ion = super::text::is_ion(super::text::window(text, item.span.start, item.span.len() + 1));
        if matches!(item.kind, Kind::Foreign { .. }) && (linked || (!ion && near(item.span))) {
            let word = item.span.of(text);
            let letter: String = word.chars().take(1).collect();
            let message = messages::no_piece_here(word, letter);
            findings.push(
                Diagnostic::new("foreign-move", Severity::Warning, item.span, message)
                    .with_help(messages::never_translated()),
            );
        }
    }
    findings.extend(unread(text, told));
    findings.extend(told.found.iter().filter(|(_, found)| found.why == Why::Mixed).map(|(_, found)| {
        let word = found.span.of(text);
        let message = messages::other_notation_around(word);
        Diagnostic::new("foreign-move", Severity::Warning, found.span, message)
    }));
    findings
}

/// What a number or dots make a move, and what nobody can read as one.
fn unread(text: &str, told: &Told) -> Vec<Diagnostic> {
    let numbered = told.items.iter().zip(&told.links).filter_map(|(item, link)| match item.kind {
        Kind::Unread(unread) if link.number.is_some_and(|number| number.dots != Dots::None) => {
            Some((item, unread))
        }
        Kind::Unread(unread) if link.dotted.is_some() => Some((item, unread)),
        _ => None,
    });
    numbered
        .map(|(item, unread)| {
            let word = item.span.of(text);
            match unread {
                Unread::Object => {
                    let message = messages::cut_in_two(word.replace('\u{FFFC}', ""));
                    Diagnostic::new("split-move", Severity::Warning, item.span, message)
                }
                Unread::Rank => {
                    let message = messages::unreadable_as_move(word);
                    Diagnostic::new("unreadable-move", Severity::Warning, item.span, message)
                }
                Unread::Letter(letter) => {
                    let message = messages::no_file_here(word, letter);
                    Diagnostic::new("unknown-letter", Severity::Warning, item.span, message)
                        .with_help(messages::looks_like_another())
                }
            }
        })
        .collect()
}

//! Translation with a board at hand: [`Replayed`].

use std::borrow::Cow;

use alfil_board::{Event, Replay, Resolved, Verdict};
use alfil_engine::{
    Action, Castling, Diagnostic, Edit, EnPassant, Layout, Origin, Reading, San, Severity, Sign, Span, Style,
    Symbol, SymbolTable, Token, TokenKind, Translation, Translator,
};

/// How moves are written that have a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rewriting {
    /// The form of the moves.
    pub form: Form,
    /// The layout. [`Layout::AsWritten`] keeps the signs that the author wrote and adds those that are
    /// missing.
    pub layout: Layout,
}

/// The form in which a move is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// `Nf3`, with as much of the departure as needed (C.10).
    #[default]
    Short,
    /// `Ng1-f3`, with the square of departure.
    Long,
    /// `g1f3`, for chess engines.
    Uci,
}

impl Rewriting {
    /// PGN's export format, in the letters of the target language.
    pub fn pgn() -> Rewriting {
        Rewriting { form: Form::Short, layout: Layout::Styled(Style::pgn()) }
    }
}

/// A translator that puts every game on a board. What the author left out is derived, `++` is decided, and
/// what is illegal or ambiguous stays as it was and is reported.
#[derive(Clone, Debug)]
pub struct Replayed<'t> {
    from: &'t SymbolTable,
    to: &'t SymbolTable,
    rewriting: Rewriting,
    partial: bool,
}

impl<'t> Replayed<'t> {
    /// A translator that keeps the author's signs.
    pub fn new(from: &'t SymbolTable, to: &'t SymbolTable) -> Replayed<'t> {
        Replayed { from, to, rewriting: Rewriting::default(), partial: false }
    }

    /// The same with another way to write.
    #[must_use]
    pub fn with(mut self, rewriting: Rewriting) -> Replayed<'t> {
        self.rewriting = rewriting;
        self
    }

    /// Whether to translate what is understood even in a game with moves of another language in it.
    #[must_use]
    pub fn partial(mut self, partial: bool) -> Replayed<'t> {
        self.partial = partial;
        self
    }

    /// Translates a whole text.
    pub fn translate(&self, text: &str) -> Translation {
        let translator = Translator::new(self.from, self.to).partial(self.partial);
        let mut base = translator.translate(text);
        // The board's finding on a game that stays as it is would only repeat that it is not understood.
        let foreign: Vec<usize> = base
            .diagnostics
            .iter()
            .filter(|finding| finding.code == "foreign-game")
            .map(|finding| finding.span.start)
            .collect();
        let (changes, findings) = self.changes(text, &foreign);
        let edits = merge(&base, changes);
        // The board reports brackets too.
        base.diagnostics.retain(|finding| finding.code != "stray-bracket");
        base.diagnostics.extend(findings);
        base.diagnostics.sort_by_key(|finding| finding.span);
        splice(text, edits, base)
    }

    /// What the board has to say: for each move that it judges, the text that takes its place (`None` for
    /// the move as it stands), and the findings.
    fn changes(&self, text: &str, foreign: &[usize]) -> (Vec<Change>, Vec<Diagnostic>) {
        let (mut changes, mut findings) = (Vec::new(), Vec::new());
        let mut replay = Replay::new(text, self.from);
        // Where the changes and findings of the present game begin, for taking them back.
        let mut game = (0, 0, 0);
        while let Some(event) = replay.next() {
            if let Event::Ply(ply) = &event {
                match ply.verdict {
                    Verdict::Resolved(resolved) => changes.extend(self.resolved(text, ply.span, &resolved)),
                    Verdict::Refused(_) => changes.push(Change { span: ply.span, text: None }),
                    Verdict::Unknown => {}
                }
            }
            if let Event::GameEnd { span, outcome, .. } = &event {
                let end = if outcome.is_some() { span.end } else { span.start };
                if foreign.iter().any(|at| (game.0..end).contains(at)) {
                    changes.truncate(game.1);
                    findings.truncate(game.2);
                }
                game = (end, changes.len(), findings.len());
            }
            let finding = event.diagnostic(replay.walk(), self.from, &Style::pgn());
            // Improper spellings are mended, not reported; unreadable words the translator reports.
            let reported = |finding: &Diagnostic| {
                finding.severity > Severity::Note && !matches!(event, Event::Unreadable { .. })
            };
            findings.extend(finding.filter(reported));
        }
        (changes, findings)
    }

    fn resolved(&self, text: &str, span: Span, resolved: &Resolved) -> Option<Change> {
        let reading = Reading::of(span.of(text), self.from).ok()?;
        let (span, new) =
            rewrite(span.of(text), span.start, &reading, resolved, self.from, self.to, &self.rewriting)?;
        Some(Change { span, text: Some(new) })
    }
}

/// Writes one move, which a position has resolved, anew. `text` is the move as it was read with `from`.
///
/// ```
/// use alfil_board::Position;
/// use alfil_document::{rewrite_move, Form, Rewriting};
/// use alfil_engine::{Layout, Reading};
/// use alfil_locale::builtin::{EN, ES};
///
/// let reading = Reading::of("Nf3!", EN.table()).unwrap();
/// let resolved = Position::initial().resolve(&reading.san()).unwrap();
/// let long = Rewriting { form: Form::Long, layout: Layout::AsWritten };
/// assert_eq!(rewrite_move("Nf3!", &reading, &resolved, EN.table(), ES.table(), &long), "Cg1-f3!");
/// ```
pub fn rewrite_move(
    text: &str,
    reading: &Reading,
    resolved: &Resolved,
    from: &SymbolTable,
    to: &SymbolTable,
    rewriting: &Rewriting,
) -> String {
    match rewrite(text, 0, reading, resolved, from, to, rewriting) {
        Some((span, new)) => {
            let (before, behind) = (text.get(..span.start), text.get(span.end..));
            format!("{}{new}{}", before.unwrap_or(""), behind.unwrap_or(""))
        }
        None => Translator::new(from, to).render(text).unwrap_or_else(|_| text.to_string()),
    }
}

/// The part of a move that is written anew and what takes its place, with `start` bytes before the move.
/// `None` where the move is properly written and its layout stays.
fn rewrite(
    text: &str,
    start: usize,
    reading: &Reading,
    resolved: &Resolved,
    from: &SymbolTable,
    to: &SymbolTable,
    rewriting: &Rewriting,
) -> Option<(Span, String)> {
    let (said, span) = reading.essence()?;
    let San { annotation, draw_offer, .. } = said;
    let style = match (&rewriting.layout, rewriting.form) {
        (Layout::AsWritten, Form::Short) if resolved.is_exact() => return None,
        (Layout::AsWritten, _) => authors_style(text, reading.tokens(), from, to),
        (Layout::Styled(style), _) => style.clone(),
    };
    let keep_en_passant = |san: San| match rewriting.layout {
        Layout::AsWritten => San { en_passant: said.en_passant, ..san },
        Layout::Styled(_) => san,
    };
    let new = match rewriting.form {
        Form::Uci => resolved.mv.uci().to_string(),
        Form::Short => {
            let san = keep_en_passant(San { annotation, draw_offer, ..resolved.proper });
            san.display(to, &style).to_string()
        }
        Form::Long => {
            let mut style = style;
            if style.dash.is_empty() {
                style.dash = Cow::Borrowed("-");
            }
            let san = keep_en_passant(San { annotation, draw_offer, ..long(resolved) });
            san.display(to, &style).to_string()
        }
    };
    Some((span.shifted(start), new))
}

/// The move with its whole square of departure.
fn long(resolved: &Resolved) -> San {
    let departure = Origin::square(resolved.mv.from());
    let mut san = resolved.proper;
    if let Action::Piece { from, .. } | Action::Pawn { from, .. } = &mut san.action {
        *from = departure;
    }
    san
}

/// The style of one move as its author wrote it, with the signs of the target language where the author
/// wrote none.
fn authors_style(text: &str, tokens: &[Token], from: &SymbolTable, to: &SymbolTable) -> Style {
    let spelled = |sign: Sign| {
        let token = tokens.iter().find(|token| token.kind() == TokenKind::Sign(sign))?;
        let spelling = token.span().of(text);
        let symbol = Symbol::Sign(sign);
        // As in a translation without a board: what one table writes is what the other writes.
        let kept = spelling != from.written(symbol) && to.meaning(spelling) == Some(symbol);
        Some(Cow::Owned(if kept { spelling } else { to.written(symbol) }.to_string()))
    };
    let sign = |sign: Sign| spelled(sign).unwrap_or_else(|| Cow::Owned(to.written(sign.into()).to_string()));
    let has = |wanted: Sign, spelling: fn(&str) -> bool| {
        tokens.iter().any(|token| token.kind() == TokenKind::Sign(wanted) && spelling(token.span().of(text)))
    };
    let letters = |spelling: &str| !spelling.starts_with('0');
    let glued = tokens.windows(2).any(|pair| {
        let [before, sign] = pair else { return false };
        sign.kind() == TokenKind::Sign(Sign::EnPassant) && before.kind() != TokenKind::Space
    });
    let mut style = Style::fide();
    style.capture = sign(Sign::Capture);
    style.check = sign(Sign::Check);
    style.mate = sign(Sign::Mate);
    style.promotion = spelled(Sign::Promotion).unwrap_or_default();
    if tokens.iter().any(|token| token.kind() == TokenKind::Open) {
        style.promotion = Cow::Borrowed("(");
    }
    style.castling = match has(Sign::CastleShort, letters) || has(Sign::CastleLong, letters) {
        true => Castling::Letters,
        false => Castling::Zeros,
    };
    style.en_passant = if glued { EnPassant::Glued } else { EnPassant::Spaced };
    style
}

/// What takes the place of a stretch of the text: a new text, or the old one, whatever the translation
/// without a board would have put there.
struct Change {
    span: Span,
    text: Option<String>,
}

/// The edits of a translation without a board, with the board's changes in the place of those they overlap.
fn merge(base: &Translation, changes: Vec<Change>) -> Vec<(Span, String)> {
    let mut edits: Vec<(Span, String)> = Vec::new();
    let mut old = base.edits.iter().peekable();
    for change in changes {
        while let Some(edit) = old.next_if(|edit| edit.source.start < change.span.start) {
            edits.push((edit.source, edit.target.of(&base.text).to_string()));
        }
        while old.next_if(|edit| edit.source.start < change.span.end).is_some() {}
        edits.extend(change.text.map(|text| (change.span, text)));
    }
    edits.extend(old.map(|edit| (edit.source, edit.target.of(&base.text).to_string())));
    edits
}

/// Puts edits into `text`.
fn splice(text: &str, edits: Vec<(Span, String)>, base: Translation) -> Translation {
    let mut done = base;
    done.text.clear();
    done.edits.clear();
    let mut copied = 0;
    for (source, new) in edits {
        done.text.push_str(Span::new(copied, source.start).of(text));
        let start = done.text.len();
        done.text.push_str(&new);
        copied = source.end;
        if source.of(text) != new {
            done.edits.push(Edit { source, target: Span::new(start, done.text.len()) });
        }
    }
    done.text.push_str(text.get(copied..).unwrap_or(""));
    done
}

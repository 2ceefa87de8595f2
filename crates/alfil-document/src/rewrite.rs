//! How moves are written that have a position: [`Rewriting`].

use std::borrow::Cow;

use alfil_board::Resolved;
use alfil_engine::{
    Action, Castling, EnPassant, Layout, Origin, Reading, San, Sign, Span, Style, Symbol, SymbolTable, Token,
    TokenKind, Translator,
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
pub(crate) fn rewrite(
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

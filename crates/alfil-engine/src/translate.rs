//! Whole scores from one table to another: [`Translator`].
//!
//! Moves are written anew; every other byte is copied. What is not understood stays, with a diagnostic.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::diagnostic::Diagnostic;
use crate::parser::{ParseError, Reading};
use crate::plain::CASTLINGS;
use crate::square::{File, Rank};
use crate::style::Style;
use crate::symbols::{Sign, Symbol, SymbolTable};
use crate::token::{Span, TokenKind};

mod letters;
mod session;

use self::letters::Letters;
pub use self::session::{Rest, Session, swallowed_game};

/// How the moves of a translation are laid out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// As the author wrote them: only what differs between the languages is changed.
    #[default]
    AsWritten,
    /// All in one style.
    Styled(Style),
}

/// Translates scores from the notation of one table to that of another.
///
/// ```
/// use alfil_engine::Translator;
/// # let (english, spanish) = (alfil_engine::doctest::english(), alfil_engine::doctest::spanish());
/// let translator = Translator::new(&english, &spanish);
/// let done = translator.translate("1. Nf3 {Not Nc3!} Nf6 2. Rg1?");
/// assert_eq!(done.text, "1. Cf3 {Not Nc3!} Cf6 2. Tg1?");
/// assert!(done.diagnostics.is_empty());
///
/// // German: if `Sf3` is not English, nobody knows what `Kf1` is. The game stays as it is.
/// let refused = translator.translate("1. Sf3 d5 2. Kf1");
/// assert_eq!(refused.text, "1. Sf3 d5 2. Kf1");
/// assert_eq!(refused.diagnostics[0].code, "foreign-game");
/// ```
#[derive(Clone, Debug)]
pub struct Translator<'t> {
    from: &'t SymbolTable,
    to: &'t SymbolTable,
    layout: Layout,
    partial: bool,
    lines_apart: bool,
    edits: bool,
    /// What plain moves change in, where they change in nothing but the letters of their pieces.
    letters: Option<Box<Letters>>,
}

/// What [`Translator::translate`] returns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Translation {
    /// The translated text.
    pub text: String,
    /// What was changed, in order. Everything between the edits is the same in both texts.
    pub edits: Vec<Edit>,
    /// What was not understood and left as it was, in order.
    pub diagnostics: Vec<Diagnostic>,
    /// How many moves were understood and written, changed or not.
    pub moves: usize,
    /// How many games there are: scores with a move or a result in them. The lines of a list of moves are none.
    pub games: usize,
    /// How many of the games were left as they were because of foreign moves in them.
    pub games_left: usize,
}

/// A stretch of the source and what stands for it in the translation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edit {
    /// Bytes of the source.
    pub source: Span,
    /// Bytes of the translation.
    pub target: Span,
}

impl<'t> Translator<'t> {
    /// A translator that keeps the author's layout and leaves a game alone that has foreign letters in it.
    pub fn new(from: &'t SymbolTable, to: &'t SymbolTable) -> Translator<'t> {
        let translator = Translator {
            from,
            to,
            layout: Layout::AsWritten,
            partial: false,
            lines_apart: false,
            edits: true,
            letters: None,
        };
        translator.ready()
    }

    /// Whether to list what was changed in [`Translation::edits`]. On unless said otherwise.
    #[must_use]
    pub const fn record_edits(mut self, edits: bool) -> Translator<'t> {
        self.edits = edits;
        self
    }

    /// The same with another layout.
    #[must_use]
    pub fn with_layout(mut self, layout: Layout) -> Translator<'t> {
        self.layout = layout;
        self.ready()
    }

    /// Finds out what the short way is.
    fn ready(self) -> Translator<'t> {
        let short = self.layout != Layout::AsWritten || same_frame(self.from, self.to);
        let letters = if short { Letters::new(&self).map(Box::new) } else { None };
        Translator { letters, ..self }
    }

    /// Whether to translate what is understood even in a game with moves of another language in it.
    #[must_use]
    pub const fn partial(mut self, partial: bool) -> Translator<'t> {
        self.partial = partial;
        self
    }

    /// Whether each line stands for itself, as in a list of moves, rather than being part of a game.
    #[must_use]
    pub const fn lines_apart(mut self, lines_apart: bool) -> Translator<'t> {
        self.lines_apart = lines_apart;
        self
    }

    /// Whether a move changes in nothing but the letters of its pieces: the two languages write files, ranks and
    /// signs alike, and the layout is the author's.
    pub const fn changes_letters_only(&self) -> bool {
        matches!(self.layout, Layout::AsWritten) && self.letters.is_some()
    }

    /// Translates a whole text.
    pub fn translate(&self, text: &str) -> Translation {
        let mut session = self.session();
        let mut done = Translation::default();
        session.feed(text, false, &mut done);
        done
    }

    /// Writes one move anew. The whole text must be a move, with nothing but white space around it.
    ///
    /// ```
    /// use alfil_engine::{Layout, Style, Translator};
    /// # let (english, spanish) = (alfil_engine::doctest::english(), alfil_engine::doctest::spanish());
    /// let as_written = Translator::new(&english, &spanish);
    /// assert_eq!(as_written.render("O-O-O").unwrap(), "O-O-O");
    /// let fide = as_written.with_layout(Layout::Styled(Style::fide()));
    /// assert_eq!(fide.render("exd8=Q+").unwrap(), "exd8D+");
    /// ```
    ///
    /// # Errors
    /// Why the text is not a move.
    pub fn render(&self, text: &str) -> Result<String, ParseError> {
        let reading = Reading::of(text, self.from)?;
        Ok(self.session().one_move(text, &reading))
    }

    /// Starts a translation of a text that comes in parts.
    pub fn session(&self) -> Session<'_> {
        Session::new(self)
    }

    /// What is written in place of one token, `None` where it stays.
    ///
    /// The spelling that the source language writes becomes the one that the target language writes. Any
    /// other spelling is the author's choice and stays if the target language reads it; if that happens to
    /// be the very spelling the target writes, the two change places, so that the way back is open.
    fn replacement(&self, symbol: Symbol, spelling: &str) -> Option<&'t str> {
        let written = self.to.written(symbol);
        let usual = self.from.written(symbol);
        let new = if spelling == usual || self.to.meaning(spelling) != Some(symbol) {
            written
        } else if spelling == written && self.to.meaning(usual) == Some(symbol) {
            usual
        } else {
            return None;
        };
        (new != spelling).then_some(new)
    }
}

impl Translator<'_> {
    /// Hands each stretch of a move that changes, and what replaces it, to `edit`.
    fn as_written(&self, text: &str, reading: &Reading, mut edit: impl FnMut(Span, &str)) {
        for token in reading.tokens() {
            let span = token.span();
            match token.kind() {
                TokenKind::Square(square) => {
                    // The one token that two symbols are spelled in.
                    let file = self.from.longest(span.of(text).as_bytes()).map_or(0, |(_, length)| length);
                    let (file, rank) =
                        (Span::new(span.start, span.start + file), Span::new(span.start + file, span.end));
                    for (symbol, span) in [(square.file().into(), file), (square.rank().into(), rank)] {
                        self.replacement(symbol, span.of(text)).into_iter().for_each(|new| edit(span, new));
                    }
                }
                kind => {
                    if let Some((symbol, span)) = symbol_of(kind, span, text)
                        && let Some(new) = self.replacement(symbol, span.of(text))
                    {
                        edit(span, new);
                    }
                }
            }
        }
    }
}

/// Whether plain moves differ in nothing but the letters of their pieces: two tables write the squares and
/// the common signs alike.
fn same_frame(from: &SymbolTable, to: &SymbolTable) -> bool {
    let signs = [Sign::Capture, Sign::Check, Sign::Mate].map(Symbol::Sign);
    let coordinates = File::ALL.map(Symbol::File).into_iter().chain(Rank::ALL.map(Symbol::Rank));
    let alike = |symbol| from.written(symbol) == to.written(symbol);
    let equals = to.meaning("=") == Some(Sign::Promotion.into());
    let castling = [Sign::CastleShort, Sign::CastleLong].map(Symbol::Sign).into_iter().all(alike)
        && CASTLINGS.iter().all(|(written, _)| {
            from.meaning(written).is_none_or(|symbol| to.meaning(written) == Some(symbol))
        });
    equals && castling && signs.into_iter().chain(coordinates).all(alike)
}

/// The symbol that a token spells, and the part of it that is its spelling.
fn symbol_of(kind: TokenKind, span: Span, text: &str) -> Option<(Symbol, Span)> {
    Some(match kind {
        // The request to show a figurine as text or as an emoji is no part of it.
        TokenKind::Piece(role) => {
            let figurine = span.of(text).trim_end_matches(['\u{FE0E}', '\u{FE0F}']);
            (role.into(), Span::new(span.start, span.start + figurine.len()))
        }
        TokenKind::File(file) => (file.into(), span),
        TokenKind::Rank(rank) => (rank.into(), span),
        // Nor are the brackets around `e.p.`.
        TokenKind::Sign(Sign::EnPassant) if span.of(text).starts_with('(') => {
            (Sign::EnPassant.into(), Span::new(span.start + 1, span.end.saturating_sub(1)))
        }
        TokenKind::Sign(sign) => (sign.into(), span),
        _ => return None,
    })
}

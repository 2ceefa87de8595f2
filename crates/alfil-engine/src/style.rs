//! The layout of a move, apart from its letters: [`Style`].

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;

use crate::message::Message;
use crate::messages;
use crate::symbols::{Sign, SymbolTable};

/// How a move is laid out, whatever the language: which signs are written and which are left out.
///
/// Letters and words (the pieces, "e.p.") come from the table; all else is layout and comes from here.
///
/// ```
/// use alfil_engine::{parse, Style};
/// # let english = alfil_engine::doctest::english();
/// let san = parse("ed6 e.p.+", &english)?;
/// assert_eq!(san.display(&english, &Style::fide()).to_string(), "exd6+ e.p.");
/// assert_eq!(san.display(&english, &Style::pgn()).to_string(), "exd6+");
/// assert_eq!(san.display(&english, &Style::handbook_short()).to_string(), "ed6");
/// # Ok::<_, alfil_engine::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Style {
    /// Letters or figurines for the pieces.
    pub lettering: Lettering,
    /// Zeros or letters for castling.
    pub castling: Castling,
    /// The capture sign, empty for none. A pawn's capture that names no file of departure keeps its sign
    /// in any case, as without it the move would read as an advance.
    pub capture: Cow<'static, str>,
    /// The sign between the squares of a long move that captures nothing, empty for none.
    pub dash: Cow<'static, str>,
    /// The sign before a promotion piece, empty for none (C.11). `(` also closes the bracket.
    pub promotion: Cow<'static, str>,
    /// The check sign, empty for none.
    pub check: Cow<'static, str>,
    /// The mate sign, empty for none.
    pub mate: Cow<'static, str>,
    /// Whether and how en passant is noted.
    pub en_passant: EnPassant,
    /// How judgements of moves and positions are written, where a whole score is laid out.
    pub nags: Nags,
}

/// How a [`Style`] names the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lettering {
    /// With the language's letters.
    #[default]
    Letters,
    /// With figurines, as the Laws recommend for periodicals (C.3).
    Figurines,
}

/// How a [`Style`] writes castling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Castling {
    /// `0-0` (C.13).
    #[default]
    Zeros,
    /// `O-O` (PGN 8.2.3.3).
    Letters,
}

/// How a [`Style`] writes Numeric Annotation Glyphs and the signs that mean the same (see
/// [`Nag`](crate::Nag)). What has no counterpart stays as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Nags {
    /// As the author has them.
    #[default]
    AsWritten,
    /// As numbers, `$14`, which PGN's export format asks for. `!` and `?` stay.
    Numbers,
    /// As signs, `⩲`.
    Signs,
}

/// How a [`Style`] notes en passant, in the words of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EnPassant {
    /// Not at all (PGN 8.2.3.3).
    Omitted,
    /// Behind a space, `exd6 e.p.` (C.9).
    #[default]
    Spaced,
    /// Without a space, `exd6e.p.`.
    Glued,
}

impl Style {
    /// As the Laws have it: `0-0`, `exd6 e.p.`, `d8Q`, `+`, `#` (C.8 to C.13).
    pub fn fide() -> Style {
        Style {
            lettering: Lettering::Letters,
            castling: Castling::Zeros,
            capture: Cow::Borrowed("x"),
            dash: Cow::Borrowed(""),
            promotion: Cow::Borrowed(""),
            check: Cow::Borrowed("+"),
            mate: Cow::Borrowed("#"),
            en_passant: EnPassant::Spaced,
            nags: Nags::AsWritten,
        }
    }

    /// As PGN's export format has it: `O-O`, `d8=Q`, nothing for en passant, `$14` for `⩲` (PGN 8.2.3).
    pub fn pgn() -> Style {
        Style {
            castling: Castling::Letters,
            promotion: Cow::Borrowed("="),
            en_passant: EnPassant::Omitted,
            nags: Nags::Numbers,
            ..Style::fide()
        }
    }

    /// As the Laws' second printing of their sample game: no `x`, no marks, `ed4`.
    pub fn handbook_short() -> Style {
        Style {
            capture: Cow::Borrowed(""),
            check: Cow::Borrowed(""),
            mate: Cow::Borrowed(""),
            en_passant: EnPassant::Omitted,
            ..Style::fide()
        }
    }

    /// As [`Style::fide`], with figurines for the pieces and signs for judgements.
    pub fn figurine() -> Style {
        Style { lettering: Lettering::Figurines, nags: Nags::Signs, ..Style::fide() }
    }

    /// As [`Style::fide`], with a hyphen in long moves: `Ng1-f3`, `e4xd5`. Which square a move departs from,
    /// only the move itself or a position can tell.
    pub fn long() -> Style {
        Style { dash: Cow::Borrowed("-"), ..Style::fide() }
    }

    /// Puts a style together in a constant, where [`Style::fide`] cannot be called.
    #[doc(hidden)]
    pub const fn from_parts(
        lettering: Lettering,
        castling: Castling,
        [capture, dash, promotion, check, mate]: [&'static str; 5],
        en_passant: EnPassant,
        nags: Nags,
    ) -> Style {
        Style {
            lettering,
            castling,
            capture: Cow::Borrowed(capture),
            dash: Cow::Borrowed(dash),
            promotion: Cow::Borrowed(promotion),
            check: Cow::Borrowed(check),
            mate: Cow::Borrowed(mate),
            en_passant,
            nags,
        }
    }

    /// Checks that `table` reads every sign this style writes as that sign.
    ///
    /// ```
    /// use alfil_engine::Style;
    /// # let english = alfil_engine::doctest::english();
    /// let mut style = Style::fide();
    /// assert!(style.check_against(&english).is_ok());
    /// style.capture = "takes".into();
    /// let error = style.check_against(&english).unwrap_err();
    /// assert_eq!(error.to_string(), "`takes` is not read as capture by this table");
    /// ```
    ///
    /// # Errors
    /// The first sign that would be unreadable, or would be read as something else.
    pub fn check_against(&self, table: &SymbolTable) -> Result<(), StyleError> {
        let signs = [
            (Sign::Capture, self.capture.as_ref()),
            (Sign::Dash, self.dash.as_ref()),
            (Sign::Promotion, if self.promotion == "(" { "" } else { &self.promotion }),
            (Sign::Check, &self.check),
            (Sign::Mate, &self.mate),
            (Sign::CastleShort, self.castling.short()),
            (Sign::CastleLong, self.castling.long()),
        ];
        for (sign, text) in signs {
            if !text.is_empty() && table.meaning(text) != Some(sign.into()) {
                return Err(StyleError { sign, text: text.into() });
            }
        }
        Ok(())
    }
}

impl Castling {
    /// Kingside castling in this spelling.
    pub const fn short(self) -> &'static str {
        match self {
            Castling::Zeros => "0-0",
            Castling::Letters => "O-O",
        }
    }

    /// Queenside castling in this spelling.
    pub const fn long(self) -> &'static str {
        match self {
            Castling::Zeros => "0-0-0",
            Castling::Letters => "O-O-O",
        }
    }
}

/// A sign of a [`Style`] that a table cannot read back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StyleError {
    sign: Sign,
    text: String,
}

impl StyleError {
    /// Which sign.
    pub const fn sign(&self) -> Sign {
        self.sign
    }

    /// What is wrong, to say to a person.
    pub fn message(&self) -> Message {
        messages::unread_sign(&self.text, self.sign)
    }

    /// How the style writes it.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for StyleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl core::error::Error for StyleError {}

//! A [`San`], a table and a style in, text out: [`Display`].

use core::fmt;

use crate::role::Role;
use crate::san::{Action, Capture, Mark, Origin, San, Side};
use crate::square::{File, Rank};
use crate::style::{EnPassant, Lettering, Style};
use crate::symbols::{Sign, Symbol, SymbolTable};

impl San {
    /// This move in the letters of `table`, laid out in `style`. Nothing is allocated.
    ///
    /// ```
    /// use alfil_engine::{parse, Style};
    /// # let (english, spanish) = (alfil_engine::doctest::english(), alfil_engine::doctest::spanish());
    /// let san = parse("Nbxd2+", &english)?;
    /// assert_eq!(san.display(&spanish, &Style::fide()).to_string(), "Cbxd2+");
    /// # Ok::<_, alfil_engine::ParseError>(())
    /// ```
    pub const fn display<'a>(&'a self, table: &'a SymbolTable, style: &'a Style) -> Display<'a> {
        Display { san: self, table, style }
    }
}

/// What [`San::display`] returns: write it with `{}`.
#[derive(Clone, Copy, Debug)]
pub struct Display<'a> {
    san: &'a San,
    table: &'a SymbolTable,
    style: &'a Style,
}

impl fmt::Display for Display<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(&mut |_, text| f.write_str(text))?;
        Ok(())
    }
}

impl<'a> Display<'a> {
    /// Hands the parts of the text to `each`, one after another: what a table spells with its symbol, and
    /// all else without.
    pub(crate) fn parts(&self, mut each: impl FnMut(Option<Symbol>, &str)) {
        // Only `each` could fail, and it cannot.
        let _ = self.write(&mut |symbol, text| {
            each(symbol, text);
            Ok(())
        });
    }

    fn write(&self, out: &mut impl FnMut(Option<Symbol>, &str) -> fmt::Result) -> fmt::Result {
        let mut writer = Writer { table: self.table, style: self.style, out };
        writer.action(self.san)?;
        if self.san.en_passant && self.style.en_passant == EnPassant::Glued {
            writer.symbol(Sign::EnPassant)?;
        }
        writer.mark(self.san.mark)?;
        if let Some(annotation) = self.san.annotation {
            for sign in annotation.signs() {
                (writer.out)(None, sign)?;
            }
        }
        if self.san.en_passant && self.style.en_passant == EnPassant::Spaced {
            (writer.out)(None, " ")?;
            writer.symbol(Sign::EnPassant)?;
        }
        if self.san.draw_offer {
            (writer.out)(None, " ")?;
            writer.symbol(Sign::DrawOffer)?;
        }
        Ok(())
    }
}

struct Writer<'a, F> {
    table: &'a SymbolTable,
    style: &'a Style,
    out: F,
}

impl<F: FnMut(Option<Symbol>, &str) -> fmt::Result> Writer<'_, F> {
    fn action(&mut self, san: &San) -> fmt::Result {
        match san.action {
            Action::Piece { role, from, capture, to } => {
                self.role(role)?;
                self.origin(from)?;
                match capture {
                    Some(capture) => self.capture(capture, false)?,
                    None => self.dash(from)?,
                }
                self.square(to.file(), Some(to.rank()))
            }
            Action::Pawn { from, capture, to, promotion } => {
                self.origin(from)?;
                if san.says_capture() {
                    self.capture(capture.unwrap_or_default(), from.file.is_none())?;
                } else {
                    self.dash(from)?;
                }
                self.square(to.file(), to.square().map(|square| square.rank()))?;
                promotion.map_or(Ok(()), |role| self.promotion(role))
            }
            Action::Castle(Side::Short) => self.sign(Sign::CastleShort, self.style.castling.short()),
            Action::Castle(Side::Long) => self.sign(Sign::CastleLong, self.style.castling.long()),
            Action::Null => self.symbol(Sign::NullMove),
            Action::Drop { role, to } => {
                if role.is_piece() {
                    self.role(role)?;
                }
                self.symbol(Sign::Drop)?;
                self.square(to.file(), Some(to.rank()))
            }
        }
    }

    fn role(&mut self, role: Role) -> fmt::Result {
        let text = match self.style.lettering {
            Lettering::Letters => self.table.written(role.into()),
            Lettering::Figurines => self.table.figurine(role),
        };
        (self.out)(Some(role.into()), text)
    }

    fn origin(&mut self, from: Origin) -> fmt::Result {
        if let Some(file) = from.file {
            self.symbol(file)?;
        }
        from.rank.map_or(Ok(()), |rank| self.symbol(rank))
    }

    /// The sign between two squares.
    fn dash(&mut self, from: Origin) -> fmt::Result {
        if from.to_square().is_some() { self.sign(Sign::Dash, &self.style.dash) } else { Ok(()) }
    }

    fn square(&mut self, file: File, rank: Option<Rank>) -> fmt::Result {
        self.symbol(file)?;
        rank.map_or(Ok(()), |rank| self.symbol(rank))
    }

    fn capture(&mut self, capture: Capture, needed: bool) -> fmt::Result {
        match &*self.style.capture {
            "" if needed || capture.captured.is_some() => self.symbol(Sign::Capture)?,
            sign => self.sign(Sign::Capture, sign)?,
        }
        capture.captured.map_or(Ok(()), |role| self.role(role))
    }

    fn promotion(&mut self, role: Role) -> fmt::Result {
        (self.out)(None, &self.style.promotion)?;
        self.role(role)?;
        if self.style.promotion.ends_with('(') { (self.out)(None, ")") } else { Ok(()) }
    }

    fn mark(&mut self, mark: Option<Mark>) -> fmt::Result {
        match mark {
            None => Ok(()),
            Some(Mark::Check) => self.sign(Sign::Check, &self.style.check),
            Some(Mark::Mate) => self.sign(Sign::Mate, &self.style.mate),
            // Nobody knows which of the two it is, so it stays, unless neither is written.
            Some(Mark::DoublePlus) if self.style.check.is_empty() && self.style.mate.is_empty() => Ok(()),
            Some(Mark::DoublePlus) => self.symbol(Sign::DoublePlus),
        }
    }

    /// A symbol as the table writes it.
    fn symbol(&mut self, symbol: impl Into<Symbol>) -> fmt::Result {
        let symbol = symbol.into();
        (self.out)(Some(symbol), self.table.written(symbol))
    }

    /// A sign as the style writes it; nothing where it writes none.
    fn sign(&mut self, sign: Sign, text: &str) -> fmt::Result {
        if text.is_empty() { Ok(()) } else { (self.out)(Some(sign.into()), text) }
    }
}

//! The proof that a table can be read back: every move the notation can express is written and read.
//!
//! Two spellings may differ and still meet in a move: Bengali `G` for the bishop and `Gh` for the knight
//! make `Ghg4` two moves. No rule of thumb finds all such meetings, and trying is cheap.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use super::{Sign, Symbol, SymbolTable, TableError};
use crate::lexer::lex;
use crate::parser::parse;
use crate::role::Role;
use crate::san::{Action, Mark, Origin, San};
use crate::square::{File, Rank};
use crate::style::{EnPassant, Lettering, Style};
use crate::token::{Token, TokenKind};

impl SymbolTable {
    /// Tries every move and returns what does not read back, one error for each pair of culprits.
    pub(super) fn prove(&self) -> Vec<TableError> {
        let mut proof = Proof { table: self, text: String::new(), errors: Vec::new(), culprits: Vec::new() };
        let styles = [
            // The layouts that put the most different things side by side.
            Style { en_passant: EnPassant::Glued, ..Style::fide() },
            Style::pgn(),
            Style { promotion: "(".into(), capture: "".into(), ..Style::fide() },
            Style { lettering: Lettering::Figurines, ..Style::pgn() },
        ];
        for (number, style) in styles.iter().enumerate() {
            let capture_kept = !style.capture.is_empty();
            for san in San::every().filter(|san| capture_kept || !san.says_capture()) {
                proof.try_move(&san, style);
                // Marks meet only what stands right before them: the square, the promotion, castling.
                if number < 2 && is_bare(&san) {
                    for mark in [Mark::Check, Mark::DoublePlus, Mark::Mate] {
                        proof.try_move(&San { mark: Some(mark), ..san }, style);
                    }
                    if matches!(san.action, Action::Pawn { .. }) {
                        proof.try_move(&San { en_passant: true, ..san }, style);
                    }
                    proof.try_move(&San { draw_offer: true, ..san }, style);
                }
            }
        }
        proof.alternatives();
        proof.errors
    }
}

/// Whether the move says nothing of its departure.
fn is_bare(san: &San) -> bool {
    match san.action {
        Action::Piece { from, .. } | Action::Pawn { from, .. } => from == Origin::NONE,
        _ => true,
    }
}

struct Proof<'a> {
    table: &'a SymbolTable,
    text: String,
    errors: Vec<TableError>,
    /// The pairs that were reported.
    culprits: Vec<(Symbol, Option<Symbol>)>,
}

impl Proof<'_> {
    fn try_move(&mut self, san: &San, style: &Style) {
        self.text.clear();
        // Writing to a string cannot fail.
        let _ = write!(self.text, "{}", san.display(self.table, style));
        let expected = match style.en_passant {
            EnPassant::Omitted => San { en_passant: false, ..*san },
            _ => *san,
        };
        if parse(&self.text, self.table) != Ok(expected) {
            let mut parts = Vec::new();
            san.display(self.table, style).parts(|symbol, spelling| {
                parts.extend(symbol.map(|symbol| (symbol, spelling.to_string())));
            });
            self.report(&parts);
        }
    }

    /// Every other spelling that is read, in the places where its symbol stands.
    fn alternatives(&mut self) {
        let written = |symbol| self.table.written(symbol).to_string();
        let (knight, e, five) =
            (written(Role::Knight.into()), written(File::E.into()), written(Rank::Fifth.into()));
        let eight = written(Rank::Eighth.into());
        let mut trials: Vec<(Symbol, Vec<(Symbol, String)>)> = Vec::new();
        let files =
            || File::ALL.into_iter().flat_map(|file| self.table.reads(file.into()).map(move |s| (file, s)));
        let ranks =
            || Rank::ALL.into_iter().flat_map(|rank| self.table.reads(rank.into()).map(move |s| (rank, s)));
        let captures: Vec<&str> = self.table.reads(Sign::Capture.into()).collect();
        for role in Role::PIECES {
            for letter in self.table.reads(role.into()) {
                for (file, spelled) in files() {
                    for (rank, figure) in ranks() {
                        let square = [(file.into(), spelled.to_string()), (rank.into(), figure.to_string())];
                        let letter = (role.into(), letter.to_string());
                        trials.push((role.into(), [core::slice::from_ref(&letter), &square[..]].concat()));
                        for sign in &captures {
                            let sign = (Sign::Capture.into(), sign.to_string());
                            trials.push((role.into(), [&[letter.clone(), sign], &square[..]].concat()));
                        }
                    }
                    if role.is_promotion() {
                        let square =
                            [(file.into(), spelled.to_string()), (Rank::Eighth.into(), eight.clone())];
                        trials.push((
                            role.into(),
                            [&square[..], &[(role.into(), letter.to_string())]].concat(),
                        ));
                    }
                }
            }
        }
        let square = [(File::E.into(), e), (Rank::Fifth.into(), five)];
        let move_to = [&[(Role::Knight.into(), knight)], &square[..]].concat();
        for sign in [Sign::Check, Sign::DoublePlus, Sign::Mate, Sign::DrawOffer] {
            for spelling in self.table.reads(sign.into()) {
                trials.push((sign.into(), [&move_to[..], &[(sign.into(), spelling.to_string())]].concat()));
            }
        }
        for spelling in self.table.reads(Sign::EnPassant.into()) {
            let sign = (Sign::EnPassant.into(), spelling.to_string());
            trials.push((sign.0, [&square[..], &[sign]].concat()));
        }
        for (_, parts) in trials {
            self.text.clear();
            self.text.extend(parts.iter().map(|(_, spelling)| spelling.as_str()));
            if parse(&self.text, self.table).is_err() || self.misread(&parts).is_some() {
                self.report(&parts);
            }
        }
    }

    /// The first of `parts` that the text is not read as, and the token that stands there instead.
    fn misread(&self, parts: &[(Symbol, String)]) -> Option<(Symbol, String, Option<Token>)> {
        let mut tokens =
            lex(&self.text, self.table).filter(|token| token.kind() != TokenKind::Space).peekable();
        let mut at = 0;
        for (symbol, spelling) in parts {
            while tokens.next_if(|token| token.span().end <= at).is_some() {}
            let token = tokens.peek().copied();
            let read = token.is_some_and(|token| match (token.kind(), symbol) {
                (TokenKind::Piece(read), Symbol::Piece(meant)) => read == *meant,
                (TokenKind::File(read), Symbol::File(meant)) => read == *meant,
                (TokenKind::Square(read), Symbol::File(meant)) => read.file() == *meant,
                (TokenKind::Square(read), Symbol::Rank(meant)) => read.rank() == *meant,
                (TokenKind::Rank(read), Symbol::Rank(meant)) => read == *meant,
                (TokenKind::Sign(read), Symbol::Sign(meant)) => read == *meant,
                _ => false,
            });
            if !read {
                return Some((*symbol, spelling.clone(), token));
            }
            at += spelling.len();
        }
        None
    }

    fn report(&mut self, parts: &[(Symbol, String)]) {
        let (symbol, spelling, token) = match self.misread(parts) {
            Some(misread) => misread,
            // All tokens are right and yet the move is not read: blame the last, which ended it early.
            None => match parts.last() {
                Some((symbol, spelling)) => (*symbol, spelling.clone(), None),
                None => return,
            },
        };
        let read = token.and_then(|token| {
            let symbol = match token.kind() {
                TokenKind::Piece(role) => role.into(),
                TokenKind::File(file) => file.into(),
                TokenKind::Square(square) => square.file().into(),
                TokenKind::Rank(rank) => rank.into(),
                TokenKind::Sign(sign) => sign.into(),
                _ => return None,
            };
            Some((symbol, token.span().of(&self.text).to_string()))
        });
        let culprits = (symbol, read.as_ref().map(|(symbol, _)| *symbol));
        if !self.culprits.contains(&culprits) {
            self.culprits.push(culprits);
            let text = self.text.clone();
            self.errors.push(TableError::Misread { text, meant: (symbol, spelling), read });
        }
    }
}

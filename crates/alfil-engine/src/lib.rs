#![doc = include_str!("../README.md")]
#![no_std]
#![warn(clippy::indexing_slicing, clippy::panic, clippy::expect_used)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod bytes;
mod counts;
mod diagnostic;
mod every;
mod judgement;
mod lexer;
mod listed;
mod message;
mod messages;
mod movetext;
mod nag;
mod output;
mod parser;
mod plain;
mod render;
mod role;
mod san;
mod square;
mod style;
mod symbols;
mod token;
mod trail;
mod translate;

#[doc(hidden)]
pub mod doctest;

pub use self::diagnostic::{Diagnostic, Fix, GameName, LineIndex, Place, Severity};
pub use self::judgement::{Judged, Judgement, Player};
pub use self::lexer::{Lexer, lex};
pub use self::listed::Listed;
pub use self::message::{Argument, Joint, Message, Template};
/// Every message that this crate can say.
pub use self::messages::TEMPLATES as MESSAGES;
pub use self::movetext::{
    Item, ItemKind, Likeness, Movetext, Outcome, Plain, PlainMove, PlainNumber, Saying, State, Unreadable,
};
pub use self::nag::Nag;
pub use self::parser::{Expected, ParseError, Problem, Reading, parse};
pub use self::plain::bare::BareMove;
pub use self::render::Display;
pub use self::role::Role;
pub use self::san::{Action, Arrival, Capture, Mark, Origin, San, Side};
pub use self::square::{File, Rank, Square};
pub use self::style::{Castling, EnPassant, Lettering, Nags, Style, StyleError};
pub use self::symbols::{BadSpelling, Sign, Symbol, SymbolTable, SymbolTableBuilder, TableError};
#[doc(hidden)]
pub use self::symbols::{Entry, Parts, Slice};
pub use self::token::{Annotation, Span, Token, TokenKind};
pub use self::trail::Trail;
pub use self::translate::{Edit, Layout, Rest, Session, Translation, Translator, swallowed_game};

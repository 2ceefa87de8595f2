//! The locales that come with the crate: every file in `locales/`, compiled when the crate was built.
//!
//! A program that names one of these holds that one; one that goes through a
//! [`Registry`](crate::Registry) holds them all.

use std::borrow::Cow;

use alfil_engine::{Entry, Parts, Slice, SymbolTable};

use crate::locale::{Direction, Example, Locale, Source, Status, Variant};

include!(concat!(env!("OUT_DIR"), "/builtin.rs"));

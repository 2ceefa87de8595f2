#![doc = include_str!("../README.md")]
mod locale;
mod source;

pub mod builtin;

//! The tests of the whole. One binary; each module says what it holds alfil to.
#![allow(clippy::unwrap_used)]

mod contract;
mod docs;
mod lookup;
mod never_wrong;
mod properties;

//! The command as a shell sees it: what it prints where, and how it ends.
//!
//! `sessions/` has commands as they are typed, a file for each subject; the snapshots show all that each of
//! them answers. What a snapshot cannot show is in `promises`; `documented` runs what `--help` and the
//! README tell people to type.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::panic)]

mod documented;
mod files;
mod promises;
mod sarif;
mod sessions;
mod stream;
mod support;

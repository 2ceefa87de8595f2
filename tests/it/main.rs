//! The tests of the whole. One binary; each module says what it holds alfil to.
#![allow(clippy::unwrap_used)]

mod collections;
mod compare;
mod contract;
mod docs;
mod formats;
mod games;
mod handbook;
mod handbook_text;
mod lookup;
mod mutations;
mod never_wrong;
mod properties;
mod prose;
mod refusals;
mod sheets;
mod words;
mod wrapped;

/// Compares `text` with the reviewed snapshot `tests/snapshots/<folder>/<name>.snap`.
#[track_caller]
fn snapshot(folder: &str, name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(format!("../snapshots/{folder}"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

//! Every notation there is: all languages and their variants, from the registry rather than from a list.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use alfil::engine::{San, SymbolTable};
use alfil::{Notation, Registry};

/// The built-in languages.
pub static REGISTRY: Registry = Registry::builtin();

/// Every action the notation can express, see [`San::every`].
pub static EVERY_MOVE: LazyLock<Vec<San>> = LazyLock::new(|| San::every().collect());

/// All languages and all their variants.
pub static EVERY: LazyLock<Vec<Notation<'static>>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for locale in REGISTRY.iter() {
        all.extend(REGISTRY.get(locale.tag()));
        for variant in locale.variants() {
            all.extend(REGISTRY.get(&format!("{}@{}", locale.tag(), variant.name())));
        }
    }
    all
});

/// The table of `tag`.
///
/// # Panics
/// No language answers to the tag.
#[track_caller]
pub fn table(tag: &str) -> &'static SymbolTable {
    match REGISTRY.get(tag) {
        Ok(notation) => notation.table(),
        Err(error) => panic!("{error}"),
    }
}

/// Runs `check` on every notation, on all processors, and fails with everything that any of them found.
/// A check returns what it found, one line each; only the first few of a notation are shown.
///
/// # Panics
/// Something was found.
#[track_caller]
pub fn check_each(check: impl Fn(Notation<'static>) -> Vec<String> + Sync) {
    const SHOWN: usize = 4;
    let next = AtomicUsize::new(0);
    let findings: Mutex<Vec<String>> = Mutex::default();
    let work = || {
        while let Some(notation) = EVERY.get(next.fetch_add(1, Ordering::Relaxed)) {
            let found = catch_unwind(AssertUnwindSafe(|| check(*notation)))
                .unwrap_or_else(|_| vec!["panicked; see above".into()]);
            if !found.is_empty() {
                let shown: Vec<&str> = found.iter().take(SHOWN).map(String::as_str).collect();
                let more = found.len().saturating_sub(SHOWN);
                let more = if more > 0 { format!("\n    … and {more} more") } else { String::new() };
                let text = format!("{notation}:\n    {}{more}", shown.join("\n    "));
                findings.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(text);
            }
        }
    };
    let processors = thread::available_parallelism().map_or(1, |number| number.get());
    thread::scope(|scope| {
        for _ in 0..processors {
            scope.spawn(work);
        }
    });
    let mut findings = findings.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    findings.sort();
    assert!(findings.is_empty(), "{} notations fail:\n{}", findings.len(), findings.join("\n"));
}

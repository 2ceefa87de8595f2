//! Every reason to refuse a language file: the smallest file that gives it, and all that is said about it.
//!
//! A file in `tests/refusals/` is named for the refusal, with a detail behind `--` where one is not enough.
//! A first line `# stem: name` says what the file would be called. A folder stands for its file `eu.toml`
//! among the others.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use alfil::locale::Refusal;
use alfil::{Diagnostic, LineIndex, Span};
use alfil_tests::notations::REGISTRY;
use alfil_tests::{places, properties};

struct Fixture {
    name: String,
    text: String,
    faults: Vec<Diagnostic>,
}

impl Fixture {
    fn read(path: &Path) -> Fixture {
        let name = places::stem(path).to_string();
        let file = if path.is_dir() { path.join("eu.toml") } else { path.to_path_buf() };
        let text = fs::read_to_string(&file).unwrap();
        let stem = text.lines().next().and_then(|line| line.strip_prefix("# stem: "));
        let checked = if path.is_dir() {
            REGISTRY.check_file(&file, Some(places::stem(&file)), &text)
        } else {
            REGISTRY.check(stem, &text)
        };
        let Err(faults) = checked else { panic!("{} is not refused", file.display()) };
        Fixture { name, text, faults }
    }

    fn code(&self) -> &str {
        self.name.split("--").next().unwrap_or("")
    }

    /// All that is said, as a reader of the snapshots needs it.
    fn report(&self) -> String {
        let index = LineIndex::new(&self.text);
        let at = |span: Span| {
            let (start, end) = (index.place(span.start), index.place(span.end));
            let shown = span.of(&self.text).replace('\n', "⏎");
            let end = if start.line == end.line {
                format!("{}", end.column)
            } else {
                format!("{}:{}", end.line, end.column)
            };
            format!("{}:{}-{end} `{shown}`", start.line, start.column)
        };
        let mut report = String::new();
        for fault in &self.faults {
            let _ = writeln!(report, "{}\n  at {}", fault, at(fault.span));
            for (span, message) in &fault.related {
                let _ = writeln!(report, "  related: {message}, at {}", at(*span));
            }
            if let Some(help) = &fault.help {
                let _ = writeln!(report, "  help: {help}");
            }
            if let Some(fix) = &fault.fix {
                let _ = writeln!(report, "  fix: `{}` at {}", fix.replacement, at(fix.span));
            }
        }
        report
    }
}

static FIXTURES: LazyLock<Vec<Fixture>> = LazyLock::new(|| {
    let folder = places::workspace().join("tests").join("refusals");
    let entries = fs::read_dir(folder).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| Fixture::read(path)).collect()
});

#[test]
fn what_is_said_of_each_bad_file() {
    for fixture in FIXTURES.iter() {
        properties::findings_are_sound(&fixture.text, &fixture.faults);
        crate::snapshot("refusals", &fixture.name, &fixture.report());
    }
}

#[test]
fn each_bad_file_is_refused_for_what_it_is_named_for_and_nothing_else() {
    let mut wrong = Vec::new();
    for fixture in FIXTURES.iter() {
        let codes: BTreeSet<&str> = fixture.faults.iter().map(|fault| fault.code).collect();
        if codes != BTreeSet::from([fixture.code()]) {
            wrong.push(format!("{}: {codes:?}", fixture.name));
        }
    }
    assert!(wrong.is_empty(), "refused for something else:\n{}", wrong.join("\n"));
}

#[test]
fn no_refusal_lacks_a_bad_file() {
    let lacking: Vec<&str> = Refusal::ALL
        .iter()
        .map(|refusal| refusal.code())
        .filter(|code| !FIXTURES.iter().any(|fixture| fixture.code() == *code))
        .collect();
    assert!(lacking.is_empty(), "no file in tests/refusals/ for {lacking:?}");
    let codes: BTreeSet<&str> = Refusal::ALL.iter().map(|refusal| refusal.code()).collect();
    assert_eq!(codes.len(), Refusal::ALL.len(), "two refusals have the same code");
}

//! Compiles every table in `locales/` into the crate. A bad one fails the build with the diagnostics that
//! `alfil locales check` would print.

// The crate's own modules: here without the parts that only a running program needs.
#[allow(dead_code, unused_imports, unreachable_pub)]
#[path = "src/locale.rs"]
mod locale;
#[allow(dead_code, unreachable_pub)]
#[path = "src/messages.rs"]
mod messages;
#[allow(dead_code, unused_imports, unreachable_pub)]
#[path = "src/source/mod.rs"]
mod source;
#[allow(dead_code, unreachable_pub)]
#[path = "src/words/check.rs"]
mod words;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

use alfil_engine::{Diagnostic, LineIndex, SymbolTable};
use locale::{Direction, Locale, Status};
use source::{Library, check};

fn main() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    println!("cargo::rerun-if-changed={}", directory.display());
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/source");
    println!("cargo::rerun-if-changed=src/locale.rs");
    println!("cargo::rerun-if-changed=src/messages.rs");
    println!("cargo::rerun-if-changed=src/words/check.rs");
    let files = Files::read(&directory, "toml");
    let mut words = Files::read(&directory, "ftl");
    let mut locales = Vec::new();
    let mut failed = false;
    for (stem, text) in &files.0 {
        println!("cargo::rerun-if-changed={}", directory.join(format!("{stem}.toml")).display());
        if stem == "root" {
            continue;
        }
        match check(Some(stem), text, &files) {
            Ok(mut locale) => {
                locale.ftl = words.0.remove(stem).map(Cow::Owned);
                if let Some(ftl) = &locale.ftl {
                    println!("cargo::rerun-if-changed={}", directory.join(format!("{stem}.ftl")).display());
                    let faults = words::check(ftl);
                    failed |= !faults.is_empty();
                    report(&format!("{stem}.ftl"), ftl, &faults);
                }
                locales.push(locale);
            }
            Err(faults) => {
                failed = true;
                words.0.remove(stem);
                report(&format!("{stem}.toml"), text, &faults);
            }
        }
    }
    for stem in words.0.keys() {
        println!("cargo::error=locales/{stem}.ftl: there is no table {stem}.toml beside it");
        failed = true;
    }
    failed |= !tags_are_unique(&locales);
    if failed {
        process::exit(1);
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("builtin.rs");
    if let Err(error) = fs::write(&out, generate(&locales, &files)) {
        println!("cargo::error=cannot write {}: {error}", out.display());
        process::exit(1);
    }
}

/// Prints the faults of a file as errors of the build.
fn report(name: &str, text: &str, faults: &[Diagnostic]) {
    let index = LineIndex::new(text);
    for fault in faults {
        let place = index.place(fault.span.start);
        let help = fault.help.as_ref().map(|help| format!(" ({help})")).unwrap_or_default();
        println!("cargo::error=locales/{name}:{}:{}: {fault}{help}", place.line, place.column);
    }
}

/// The files of one kind in the directory, by their stems.
struct Files(BTreeMap<String, String>);

impl Files {
    fn read(directory: &Path, kind: &str) -> Files {
        let mut files = BTreeMap::new();
        let entries = fs::read_dir(directory).into_iter().flatten().flatten();
        for path in entries.map(|entry| entry.path()) {
            if path.extension().is_some_and(|extension| extension == kind)
                && let Some(stem) = path.file_stem().and_then(|stem| stem.to_str())
                && let Ok(text) = fs::read_to_string(&path)
            {
                files.insert(stem.to_string(), text);
            }
        }
        Files(files)
    }
}

impl Library for Files {
    fn text(&self, tag: &str) -> Option<Cow<'_, str>> {
        self.0.get(tag).map(|text| Cow::Borrowed(text.as_str()))
    }
}

fn tags_are_unique(locales: &[Locale]) -> bool {
    let mut owners: BTreeMap<&str, &str> = BTreeMap::new();
    let mut unique = true;
    for locale in locales {
        for tag in [locale.tag()].into_iter().chain(locale.aliases()) {
            if let Some(other) = owners.insert(tag, locale.tag()) {
                println!(
                    "cargo::error=locales/{}.toml: the tag `{tag}` also belongs to {other}",
                    locale.tag()
                );
                unique = false;
            }
        }
    }
    unique
}

/// The locales as Rust source: one `static` each, so that a program holds only those that it names.
fn generate(locales: &[Locale], files: &Files) -> String {
    let mut rust = String::new();
    for locale in locales {
        let name = constant(locale.tag());
        let doc = format!("{} ({}), `{}`.", locale.english(), locale.native(), locale.tag());
        let _ = writeln!(rust, "#[doc = {doc:?}]\npub static {name}: Locale = {};", expression(locale));
    }
    let names: Vec<_> = locales.iter().map(|locale| format!("&{}", constant(locale.tag()))).collect();
    let _ = writeln!(
        rust,
        "/// All built-in locales, in the order of their tags.\n\
         pub static ALL: &[&Locale] = &[{}];",
        names.join(", ")
    );
    let root = files.0.get("root").map_or("", |text| text.as_str());
    let _ = writeln!(rust, "pub(crate) const ROOT: &str = {root:?};");
    rust
}

fn constant(tag: &str) -> String {
    tag.to_uppercase().replace('-', "_")
}

fn expression(locale: &Locale) -> String {
    let list = |items: Vec<String>| format!("Cow::Borrowed(&[{}])", items.join(", "));
    let optional = |text: Option<&str>| text.map_or("None".into(), |text| format!("Some({})", string(text)));
    let sources = locale.sources().iter().map(|source| {
        let subjects = list(source.subjects().map(string).collect());
        format!("Source {{ title: {}, subjects: {subjects} }}", string(source.title()))
    });
    let variants = locale.variants().iter().map(|variant| {
        format!(
            "Variant {{ name: {}, description: {}, table: {} }}",
            string(variant.name()),
            string(variant.description()),
            table(variant.table())
        )
    });
    let examples = locale.examples().iter().map(|example| {
        format!(
            "Example {{ san: {}, text: {}, variant: {} }}",
            optional(example.san()),
            string(example.text()),
            optional(example.variant())
        )
    });
    format!(
        "Locale {{ tag: {}, english: {}, native: {}, status: Status::{}, direction: Direction::{}, aliases: {}, \
         inherits: {}, sources: {}, table: {}, variants: {}, style: {}, examples: {}, toml: {}, ftl: {} }}",
        string(locale.tag()),
        string(locale.english()),
        string(locale.native()),
        match locale.status() {
            Status::Attested => "Attested",
            Status::Provisional => "Provisional",
        },
        match locale.direction() {
            Direction::LeftToRight => "LeftToRight",
            Direction::RightToLeft => "RightToLeft",
        },
        list(locale.aliases().map(string).collect()),
        optional(locale.inherits()),
        list(sources.collect()),
        table(locale.table()),
        list(variants.collect()),
        style(locale),
        list(examples.collect()),
        string(locale.toml()),
        optional(locale.ftl()),
    )
}

fn string(text: &str) -> String {
    format!("Cow::Borrowed({text:?})")
}

fn style(locale: &Locale) -> String {
    let Some(style) = locale.style() else { return "None".into() };
    let signs = [&style.capture, &style.dash, &style.promotion, &style.check, &style.mate];
    format!(
        "Some(alfil_engine::Style::from_parts(alfil_engine::Lettering::{:?}, alfil_engine::Castling::{:?}, \
         {signs:?}, alfil_engine::EnPassant::{:?}, alfil_engine::Nags::{:?}))",
        style.lettering, style.castling, style.en_passant, style.nags
    )
}

fn table(table: &SymbolTable) -> String {
    let parts = table.parts();
    // The structures print as the Rust that makes them.
    format!(
        "SymbolTable::from_parts(Parts {{ pool: {:?}, written: {:?}, figurines: {:?}, read: &{:?}, groups: &{:?}, classes: &{:?} }})",
        parts.pool, parts.written, parts.figurines, parts.read, parts.groups, parts.classes
    )
}

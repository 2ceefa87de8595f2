//! The page in `docs/` that is made from the language tables.

use std::fmt::Write;

use alfil::engine::{File, Rank, Sign, Symbol};
use alfil::locale::{Direction, builtin};
use alfil::{Locale, Registry, Role, SymbolTable};

/// The text of `docs/languages.md`: every built-in language with its letters, signs and sources.
pub fn languages() -> String {
    let registry = Registry::builtin();
    let all: Vec<&Locale> = registry.iter().collect();
    let mut page = format!(
        "# Languages\n\n\
         <!-- Made from the files in locales/. To write it anew: ALFIL_BLESS=1 cargo test -p alfil-tests docs -->\n\n\
         These are the {} languages that come with alfil. *Attested* letters stand in print; for *provisional* ones no \
         printed\nsource was seen. If a letter is wrong, a source that shows it is the best help there is. A language \
         that is not here can\nbe [added](adding-a-language.md) in ten minutes.\n\n\
         | tag | language | K | Q | R | B | N | |\n|---|---|---|---|---|---|---|---|\n",
        all.len()
    );
    for locale in &all {
        let tag = locale.tag();
        let letters: Vec<String> =
            Role::PIECES.map(|role| code(locale.table().written(role.into()))).into_iter().collect();
        let _ = writeln!(
            page,
            "| [`{tag}`](#{}) | {} | {} | {} |",
            anchor(locale),
            locale.english(),
            letters.join(" | "),
            locale.status().name()
        );
    }
    page.push_str(
        "\n## Languages with the same letters\n\n\
         A game does not tell which of these languages it is written in, and it need not: the letters are the same.\n\n",
    );
    for (letters, tags) in same_letters(&all) {
        let tags: Vec<String> = tags.iter().map(|tag| code(tag)).collect();
        let _ = writeln!(page, "- {}: {}", code(&letters), tags.join(", "));
    }
    page.push_str(
        "\n## One by one\n\n\
         What is not said here is as in the Laws of Chess, and is read as in [every language](../locales/root.toml).\n",
    );
    for locale in &all {
        entry(&mut page, locale);
    }
    page
}

/// The sets of letters that several languages write.
fn same_letters<'a>(all: &[&'a Locale]) -> Vec<(String, Vec<&'a str>)> {
    let mut sets: Vec<(String, Vec<&str>)> = Vec::new();
    for locale in all {
        let letters = Role::PIECES.map(|role| locale.table().written(role.into())).join(" ");
        match sets.iter_mut().find(|(other, _)| *other == letters) {
            Some((_, tags)) => tags.push(locale.tag()),
            None => sets.push((letters, vec![locale.tag()])),
        }
    }
    sets.retain(|(_, tags)| tags.len() > 1);
    sets.sort_by_key(|(_, tags)| std::cmp::Reverse(tags.len()));
    sets
}

fn heading(locale: &Locale) -> String {
    format!("{} `{}`", locale.english(), locale.tag())
}

/// Where GitHub and others put the heading of a language.
fn anchor(locale: &Locale) -> String {
    heading(locale)
        .to_lowercase()
        .chars()
        .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-'))
        .map(|c| if c == ' ' { '-' } else { c })
        .collect()
}

fn entry(page: &mut String, locale: &Locale) {
    let _ = write!(page, "\n### {}\n\n{}, {}", heading(locale), locale.native(), locale.status().name());
    if locale.direction() == Direction::RightToLeft {
        page.push_str(", written from right to left");
    }
    if let Some(parent) = locale.inherits() {
        let _ = write!(page, ", from {}", code(parent));
    }
    let aliases: Vec<String> = locale.aliases().map(code).collect();
    if !aliases.is_empty() {
        let _ = write!(page, "; answers to {} as well", aliases.join(", "));
    }
    page.push_str("\n\n");
    for line in differences(locale.table(), builtin::EN.table(), true) {
        let _ = writeln!(page, "- {line}");
    }
    for variant in locale.variants() {
        let name = code(&format!("{}@{}", locale.tag(), variant.name()));
        let _ = writeln!(page, "- {name}: {}", variant.description());
        for line in differences(variant.table(), locale.table(), false) {
            let _ = writeln!(page, "  - {line}");
        }
    }
    for source in locale.sources() {
        let subjects: Vec<&str> = source.subjects().collect();
        let _ = writeln!(page, "- Source: {} ({})", source.title(), subjects.join(", "));
    }
}

/// What `table` does otherwise than `base`. The letters of a language stand in the big table already.
fn differences(table: &SymbolTable, base: &SymbolTable, language: bool) -> Vec<String> {
    let mut lines = Vec::new();
    let mut letters = Vec::new();
    for role in Role::ALL {
        let symbol = Symbol::from(role);
        let (written, read) = (table.written(symbol), own(table, symbol));
        if !language && written != base.written(symbol) {
            letters.push(format!("{role} {}", code(written)));
        }
        let base = if language { Vec::new() } else { own(base, symbol) };
        let also: Vec<String> =
            read.iter().filter(|text| !base.contains(text)).map(|text| code(text)).collect();
        if !also.is_empty() {
            letters.push(format!("{role} also {}", also.join(", ")));
        }
    }
    if !letters.is_empty() {
        lines.push(format!("Letters: {}", letters.join("; ")));
    }
    let files = File::ALL.map(Symbol::from);
    let ranks = Rank::ALL.map(Symbol::from);
    for (name, symbols) in [("Files", files), ("Ranks", ranks)] {
        let written: Vec<&str> = symbols.iter().map(|symbol| table.written(*symbol)).collect();
        let as_base = symbols.iter().all(|symbol| table.written(*symbol) == base.written(*symbol));
        if !as_base {
            lines.push(format!("{name}: {}", code(&written.join(" "))));
            continue;
        }
        let new = |symbol: &Symbol| {
            let known = own(base, *symbol);
            own(table, *symbol).into_iter().filter(|text| !known.contains(text)).collect::<Vec<_>>()
        };
        let also: Vec<&str> = symbols.iter().flat_map(new).collect();
        if !also.is_empty() {
            lines.push(format!("{name}: also {}", code(&also.join(" "))));
        }
    }
    let signs: Vec<String> =
        Sign::ALL.into_iter().filter_map(|sign| sign_difference(sign, table, base)).collect();
    if !signs.is_empty() {
        lines.push(format!("Signs: {}", signs.join("; ")));
    }
    lines
}

fn sign_difference(sign: Sign, table: &SymbolTable, base: &SymbolTable) -> Option<String> {
    let symbol = Symbol::from(sign);
    let (written, read) = (table.written(symbol), own(table, symbol));
    let knows = |table: &SymbolTable, text: &str| table.reads(symbol).any(|other| other == text);
    let mut parts = Vec::new();
    if written != base.written(symbol) {
        parts.push(code(written));
    }
    let also: Vec<String> = read.iter().filter(|text| !knows(base, text)).map(|text| code(text)).collect();
    if !also.is_empty() {
        parts.push(format!("also {}", also.join(", ")));
    }
    let not: Vec<String> =
        own(base, symbol).iter().filter(|text| !knows(table, text)).map(|text| code(text)).collect();
    if !not.is_empty() {
        parts.push(format!("not {}", not.join(", ")));
    }
    (!parts.is_empty()).then(|| format!("{} {}", sign.name().replace('-', " "), parts.join(", ")))
}

/// What is read beside what is written, without figurines and without the forms that come by themselves:
/// other dashes, brackets, decomposed letters.
fn own(table: &SymbolTable, symbol: Symbol) -> Vec<&str> {
    let written = table.written(symbol);
    let mut read: Vec<&str> = table
        .reads(symbol)
        .filter(|text| {
            let figurine = text.contains(|c| ('♔'..='♟').contains(&c));
            let dash = text.contains(['‐', '‑', '–', '—', '−']);
            let bracket = symbol == Sign::EnPassant.into() && text.starts_with('(');
            let decomposed = text.contains(|c| ('\u{300}'..='\u{36f}').contains(&c));
            *text != written && !figurine && !dash && !bracket && !decomposed
        })
        .collect();
    read.sort_unstable();
    read
}

/// As code, in a cell of a table too.
fn code(text: &str) -> String {
    format!("`{}`", text.replace('|', "\\|"))
}

//! `alfil locales`: the language tables.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use alfil::engine::{Argument, Judged, Sign, Symbol};
use alfil::locale::{Context, Manner, Status, Words, builtin, check_words};
use alfil::{Locale, Notation, Registry, Role, Tag, Translator};
use serde_json::{Value, json};

use super::say::without as no_words;
use crate::args::LocalesCommand;
use crate::failure::{Failure, Outcome};
use crate::files;
use crate::messages;
use crate::report::{Report, Stream};

pub(crate) fn run(
    command: &LocalesCommand,
    languages: &Registry,
    report: &mut Report,
) -> Result<Outcome, Failure> {
    match command {
        LocalesCommand::List { json: false } => files::print(&list(languages))?,
        LocalesCommand::List { json: true } => {
            let locales: Vec<Value> = languages.iter().map(object).collect();
            files::print(&format!("{:#}\n", Value::from(locales)))?;
        }
        LocalesCommand::Show { tag } => files::print(&show(languages.get(tag)?, languages))?,
        LocalesCommand::Check { files } => return check(files, languages, report),
        LocalesCommand::New { tag, like, words, output } => {
            let like = like.as_deref().map(|tag| languages.get(tag)).transpose()?;
            // A table that somebody has worked on is not to be lost.
            if let Some(there) = output.as_deref().filter(|path| path.is_file()) {
                let message = messages::exists_already(Argument::text(there.display()));
                return Err(Failure::Usage(message));
            }
            let text = if *words { words_template(tag, like, languages)? } else { template(tag, like)? };
            files::write(output.as_deref(), &text)?;
        }
    }
    Ok(Outcome::Clean)
}

/// The letters of the pieces, in FIDE's order.
fn letters(locale: &Locale) -> impl Iterator<Item = (Role, &str)> {
    Role::PIECES.into_iter().map(|role| (role, locale.table().written(role.into())))
}

// -- list -------------------------------------------------------------------------------------------

fn list(languages: &Registry) -> String {
    let mut list = String::new();
    for locale in languages.iter() {
        let letters: Vec<&str> = letters(locale).map(|(_, letter)| letter).collect();
        let provisional = if locale.status() == Status::Provisional { "  (provisional)" } else { "" };
        let _ = writeln!(
            list,
            "{:<8} {:<12} {} ({}){provisional}",
            locale.tag(),
            letters.join(" "),
            locale.english(),
            locale.native(),
        );
    }
    list
}

/// A language as an object for programs.
pub(super) fn object(locale: &Locale) -> Value {
    let pieces: serde_json::Map<String, Value> =
        letters(locale).map(|(role, letter)| (role.name().to_string(), letter.into())).collect();
    let variants: Vec<String> =
        locale.variants().iter().map(|variant| format!("{}@{}", locale.tag(), variant.name())).collect();
    json!({
        "tag": locale.tag(),
        "english": locale.english(),
        "native": locale.native(),
        "status": locale.status().name(),
        "direction": locale.direction().name(),
        "aliases": locale.aliases().collect::<Vec<_>>(),
        "variants": variants,
        "pieces": pieces,
    })
}

// -- show -------------------------------------------------------------------------------------------

/// The sample game of the Laws (Appendix C), which has a capture, a check, en passant, a departure file,
/// both castlings and the offer of a draw.
const SAMPLE: &str = "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 \
                      7. Bg5 Nc6 8. Qe3+ Be7 9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)";

fn show(notation: Notation<'_>, languages: &Registry) -> String {
    let (locale, table) = (notation.locale(), notation.table());
    let mut page =
        format!("{notation}: {} ({}), {}\n", locale.english(), locale.native(), locale.status().name());
    if let Some(variant) = notation.variant() {
        let _ = writeln!(page, "{}", variant.description());
    }
    let _ = writeln!(page, "\nSpellings: written, then what is read as well (a hyphen as any dash)");
    for symbol in Symbol::all().filter(|symbol| !matches!(symbol, Symbol::File(_) | Symbol::Rank(_))) {
        let written = table.written(symbol);
        let read: Vec<&str> =
            table.reads(symbol).filter(|spelling| *spelling != written && !is_form(spelling)).collect();
        let _ = writeln!(page, "  {:<12} {written:<6} {}", symbol.to_string(), read.join("  "));
    }
    let coordinates = Symbol::all().filter(|symbol| matches!(symbol, Symbol::File(_) | Symbol::Rank(_)));
    let coordinates: Vec<String> =
        coordinates.map(|symbol| table.reads(symbol).collect::<Vec<_>>().join("/")).collect();
    let _ = writeln!(page, "  {:<12} {}", "squares", coordinates.join(" "));
    if !locale.variants().is_empty() {
        let _ = writeln!(page, "\nVariants");
        for variant in locale.variants() {
            let _ = writeln!(page, "  {}@{}: {}", locale.tag(), variant.name(), variant.description());
        }
    }
    let _ = writeln!(
        page,
        "\nSample game\n  {}",
        Translator::new(builtin::EN.table(), table).translate(SAMPLE).text
    );
    if let Some(words) = Words::of(locale) {
        let _ = writeln!(page, "\nWords, for reading and for a voice\n{}", spoken(&words));
    }
    let collisions = collisions(notation, languages);
    if !collisions.is_empty() {
        let _ = writeln!(page, "\nLetters that mean something else in other languages\n{collisions}");
    }
    let _ = writeln!(page, "\nSources");
    for source in locale.sources() {
        let subjects: Vec<&str> = source.subjects().collect();
        let _ = writeln!(page, "  {} ({})", source.title(), subjects.join(", "));
    }
    page
}

/// Some moves in words.
fn spoken(words: &Words) -> String {
    let mut lines = Vec::new();
    for san in ["e4", "Nbd2", "exd6 e.p.", "Qxf7#", "a1N+!", "0-0", "$14"] {
        let Ok(judged) = Judged::of(san, builtin::EN.table()) else { continue };
        let say = |manner| words.say_written(&judged, manner, Context::default()).unwrap_or_default();
        lines.push(format!("  {san:<12} {}", say(Manner::Plain)));
        lines.push(format!("  {:<12} {}", "", say(Manner::Speech)));
    }
    lines.join("\n")
}

/// Whether a spelling is only another form of one that is shown: with a typesetter's dash, or in brackets.
fn is_form(spelling: &str) -> bool {
    spelling.contains(['‐', '‑', '–', '—', '−']) || (spelling.starts_with('(') && spelling.ends_with(".)"))
}

/// Why reading needs to know its language: each letter with what it means elsewhere.
fn collisions(notation: Notation<'_>, languages: &Registry) -> String {
    let mut lines = Vec::new();
    for role in Role::PIECES {
        let letter = notation.table().written(role.into());
        let mut elsewhere = Vec::new();
        for other in Role::PIECES.into_iter().filter(|other| *other != role) {
            let tags: Vec<&str> = languages
                .iter()
                .filter(|locale| locale.table().written(other.into()) == letter)
                .map(Locale::tag)
                .collect();
            if !tags.is_empty() {
                elsewhere.push(format!("{other} in {}", tags.join(", ")));
            }
        }
        if !elsewhere.is_empty() {
            lines.push(format!("  {letter} ({role}): {}", elsewhere.join("; ")));
        }
    }
    lines.join("\n")
}

// -- check ------------------------------------------------------------------------------------------

fn check(paths: &[PathBuf], languages: &Registry, report: &mut Report) -> Result<Outcome, Failure> {
    let mut any = false;
    // All are read before anything is said, so that an unreadable file means that nothing was done.
    for (number, input) in files::Reading::default().read_all(paths)?.into_iter().enumerate() {
        let named = paths.get(number).filter(|path| !files::is_stdin(path));
        let stem = named.and_then(|path| path.file_stem()).and_then(|stem| stem.to_str());
        let path = named.map_or(Path::new(&input.name), PathBuf::as_path);
        if path.extension().is_some_and(|ending| ending == "ftl") {
            let tag = stem.unwrap_or_default();
            let language = languages.iter().find(|locale| locale.tag() == tag);
            match check_words(&input.text, language) {
                Ok(()) => {
                    let english = language.map_or(tag, Locale::english);
                    report.note(&messages::sound_words(&input.name, english, tag));
                }
                Err(faults) => {
                    any = true;
                    report.findings(&input.name, &input.text, &faults, Stream::Result)?;
                }
            }
            continue;
        }
        match languages.check_file(path, stem, &input.text) {
            Ok(locale) => report.note(&messages::sound(
                &input.name,
                locale.english(),
                locale.tag(),
                locale.examples().len(),
            )),
            Err(faults) => {
                any = true;
                report.findings(&input.name, &input.text, &faults, Stream::Result)?;
            }
        }
    }
    report.finish(Stream::Result)?;
    Ok(Outcome::with_findings(any))
}

// -- new --------------------------------------------------------------------------------------------

/// A table to fill in. What only its author can know is left empty, so that the check asks for it.
fn template(tag: &str, like: Option<Notation<'_>>) -> Result<String, Failure> {
    let tag = tag.parse::<Tag>().map_err(|error| Failure::Usage(error.message()))?.language();
    let mut file = format!(
        "schema = 1\ntag = \"{tag}\"\nenglish = \"\"            # the name of the language in English\n\
         native = \"\"             # its own name for itself\n\
         status = \"provisional\"  # \"attested\" if a printed source has these letters\n\n\
         [[sources]]\ntitle = \"\"              # the book, law or site that has these letters\nfor = [\"pieces\"]\n\n\
         [pieces]\n"
    );
    for role in Role::PIECES {
        let letter = like.map_or("", |like| like.table().written(role.into()));
        let _ = writeln!(file, "{role} = \"{letter}\"");
    }
    let root = builtin::EN.table();
    let differing: Vec<String> = like
        .iter()
        .flat_map(|like| Sign::ALL.map(|sign| (sign, like.table().written(sign.into()))))
        .filter(|(sign, spelling)| *spelling != root.written((*sign).into()))
        .map(|(sign, spelling)| format!("{sign} = \"{spelling}\""))
        .collect();
    if !differing.is_empty() {
        let _ = writeln!(
            file,
            "\n[signs]                   # only what differs from the Laws\n{}",
            differing.join("\n")
        );
    }
    let _ = writeln!(
        file,
        "\n# The file carries its own tests: a move in English and how this language writes it,\n\
         # or a text that must not be readable in this language."
    );
    for san in ["Nbxd7+", "exf8Q"] {
        let text =
            like.map(|like| Translator::new(root, like.table()).translate(san).text).unwrap_or_default();
        let _ = writeln!(file, "[[examples]]\nsan = \"{san}\"\ntext = \"{text}\"\n");
    }
    Ok(file.trim_end().to_string() + "\n")
}

/// Words to translate: those of another language, English unless said otherwise.
fn words_template(tag: &str, like: Option<Notation<'_>>, languages: &Registry) -> Result<String, Failure> {
    let tag = tag.parse::<Tag>().map_err(|error| Failure::Usage(error.message()))?.language();
    let from = like.map_or(Ok(&builtin::EN as &Locale), |like| {
        let lacks = || no_words(like, |tag, tags| messages::no_words_in(tag, tags), languages, |_| true);
        if like.locale().ftl().is_some() { Ok(like.locale()) } else { Err(lacks()) }
    })?;
    // Its first paragraph is about the language that it is of.
    let words = from.ftl().and_then(|words| words.split_once("\n\n")).map_or("", |(_, words)| words);
    Ok(format!(
        "# Moves in words, to be translated from {} into `{tag}`; not yet judged by somebody who speaks it.\n\
         # docs/fluent.md says what each message is for and which variables it may use.\n\n{words}",
        from.english()
    ))
}

//! Real tables with one thing wrong in them. Whatever changes what a table means must be found: by its
//! examples where nothing else can tell, as when two letters have changed places.

use std::fs;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use alfil::engine::SymbolTable;
use alfil::locale::builtin;
use alfil::{Locale, Role, Style, parse};
use alfil_tests::notations::{REGISTRY, check_each, table};
use alfil_tests::{places, tables};

/// Capitals that look the same in Latin, Cyrillic and Greek letters; a dot where a script has none.
const LOOK_ALIKES: [&str; 10] = ["AАΑ", "BВΒ", "CС.", "EЕΕ", "HНΗ", "KКΚ", "MМΜ", "OОΟ", "PРΡ", "TТΤ"];

#[test]
fn two_letters_that_change_places_fail_an_example() {
    check_each(|notation| {
        let (locale, table) = (notation.locale(), notation.table());
        if notation.variant().is_some() {
            return Vec::new();
        }
        let mut unnoticed = Vec::new();
        for (number, one) in Role::PIECES.into_iter().enumerate() {
            for other in Role::PIECES.into_iter().skip(number + 1) {
                if examples_hold(locale, &tables::swapped(table, one, other)) {
                    unnoticed.push(format!("no example tells the {one} from the {other}"));
                }
            }
        }
        unnoticed
    });
}

/// Whether the moves of the file's examples are written as it says by another table.
fn examples_hold(locale: &Locale, table: &SymbolTable) -> bool {
    let english = self::table("en");
    let moves = locale.examples().iter().filter(|example| example.variant().is_none());
    moves.filter_map(|example| Some((example.san()?, example.text()))).all(|(san, text)| {
        parse(san, english).is_ok_and(|san| san.display(table, &Style::fide()).to_string() == text)
    })
}

/// A file of `locales/` with the part of its text that is the section `[pieces]`.
struct File {
    path: PathBuf,
    text: String,
}

impl File {
    fn of(locale: &Locale) -> File {
        let path = places::workspace().join("locales").join(format!("{}.toml", locale.tag()));
        let text = fs::read_to_string(&path).unwrap();
        File { path, text }
    }

    /// Where the letter of `role` stands, without its quotation marks. `None` where it is inherited.
    fn letter(&self, role: Role) -> Option<Range<usize>> {
        let section = self.text.find("\n[pieces]")?;
        let line = section + self.text[section..].find(&format!("\n{role} = "))? + 1;
        let start = line + self.text[line..].find('"')? + 1;
        let end = start + self.text[start..].find('"')?;
        let value = &self.text[line..start];
        (value.ends_with("= \"") || value.contains("write")).then_some(start..end)
    }

    /// The codes of all faults that the file has with `new` in the place of `old`.
    fn faults(&self, old: Range<usize>, new: &str) -> Vec<&'static str> {
        let mut text = self.text.clone();
        text.replace_range(old, new);
        match REGISTRY.check_file(&self.path, Some(places::stem(&self.path)), &text) {
            Ok(_) => Vec::new(),
            Err(faults) => faults.iter().map(|fault| fault.code).collect(),
        }
    }
}

/// A different piece for each language, so that all of them are tried without trying all of each.
fn piece_of(locale: &Locale) -> Role {
    let number = builtin::ALL.iter().position(|other| other.tag() == locale.tag());
    Role::PIECES[number.unwrap_or(0) % Role::PIECES.len()]
}

/// Runs a mutation on languages that have letters of their own, each code on others, and fails where it was
/// not found.
#[track_caller]
fn languages_notice(code: &str, mutate: impl Fn(&File, Role) -> Option<(Range<usize>, String)> + Sync) {
    check_each(|notation| {
        // A check proves the whole table, so not all languages are tried with all mutations.
        let tag = notation.locale().tag();
        let turn = tag.bytes().chain(code.bytes()).fold(0usize, |sum, byte| sum + usize::from(byte)) % 3;
        if notation.variant().is_some() || (turn > 0 && tag != "es" && !tag.starts_with("sr")) {
            return Vec::new();
        }
        let role = piece_of(notation.locale());
        let file = File::of(notation.locale());
        let Some((old, new)) = mutate(&file, role) else { return Vec::new() };
        let codes = file.faults(old.clone(), &new);
        let before = &file.text[old];
        match codes.contains(&code) {
            true => Vec::new(),
            false => vec![format!("`{before}` made `{new}` ({role}) is found as {codes:?}, not as {code}")],
        }
    });
}

#[test]
fn a_letter_in_the_place_of_another_fails_an_example() {
    languages_notice("example-fails", |file, role| {
        // A letter that no language has.
        Some((file.letter(role)?, "Ǯ".into()))
    });
}

#[test]
fn a_doubled_letter_fails_an_example() {
    languages_notice("example-fails", |file, role| {
        let letter = file.letter(role)?;
        let doubled = file.text[letter.clone()].repeat(2);
        Some((letter, doubled))
    });
}

#[test]
fn the_letter_of_another_piece_has_two_meanings() {
    languages_notice("two-meanings", |file, role| {
        let other = Role::PIECES[(role.index() + 1) % Role::PIECES.len()];
        Some((file.letter(role)?, file.text[file.letter(other)?].to_string()))
    });
}

#[test]
fn a_look_alike_of_another_script_is_a_foreign_letter() {
    let tried = AtomicUsize::new(0);
    languages_notice("foreign-script", |file, _| {
        // The first letter that has a look-alike.
        let found = Role::PIECES.into_iter().find_map(|role| {
            let place = file.letter(role)?;
            let letter = &file.text[place.clone()];
            let others = LOOK_ALIKES.iter().find(|others| letter.chars().all(|c| others.contains(c)))?;
            let other = others.chars().find(|other| *other != '.' && !letter.contains(*other))?;
            Some((place, other.to_string()))
        });
        tried.fetch_add(usize::from(found.is_some()), Ordering::Relaxed);
        found
    });
    assert!(tried.into_inner() > 8, "hardly any language has a letter with a look-alike");
}

#[test]
fn a_decomposed_letter_is_not_in_normal_form() {
    const FORMS: [(&str, &str); 6] = [
        ("Š", "S\u{30C}"),
        ("Ž", "Z\u{30C}"),
        ("Ş", "S\u{327}"),
        ("Ĉ", "C\u{302}"),
        ("Ń", "N\u{301}"),
        ("Й", "И\u{306}"),
    ];
    let tried = AtomicUsize::new(0);
    languages_notice("not-nfc", |file, _| {
        let found = Role::PIECES.into_iter().find_map(|role| {
            let place = file.letter(role)?;
            let (_, decomposed) = FORMS.iter().find(|(letter, _)| *letter == &file.text[place.clone()])?;
            Some((place, decomposed.to_string()))
        });
        tried.fetch_add(usize::from(found.is_some()), Ordering::Relaxed);
        found
    });
    assert!(tried.into_inner() > 0, "hardly any letter can be decomposed");
}

#[test]
fn a_typo_in_a_key_is_an_unknown_key() {
    languages_notice("unknown-key", |file, role| {
        let letter = file.letter(role)?;
        let line = file.text[..letter.start].rfind('\n')? + 1;
        // The first two letters change places.
        let typo: String = role.name().chars().skip(1).take(1).chain(role.name().chars().take(1)).collect();
        Some((line..line + 2, typo))
    });
}

#[test]
fn an_example_that_is_changed_fails() {
    languages_notice("example-fails", |file, _| {
        let at = file.text.find("\nsan = \"")? + "\nsan = \"".len();
        let end = at + file.text[at..].find('"')?;
        Some((at..end, "h6".into()))
    });
}

//! All languages that a program knows: [`Registry`].

use std::borrow::Cow;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use alfil_engine::{Argument, Diagnostic, Joint, Message, SymbolTable};

use crate::builtin;
use crate::locale::{Locale, Variant};
use crate::messages;
use crate::source::{Library, Refusal, check};
use crate::tag::{Tag, TagError};
use crate::words;

/// The languages that a program knows: the built-in ones and those that were added.
///
/// A table that is added takes the place of a built-in one with the same tag, and is held to the same
/// checks.
///
/// ```
/// use alfil_locale::Registry;
/// let registry = Registry::builtin();
/// let mexican = registry.get("es-MX")?;
/// assert_eq!(mexican.locale().tag(), "es");
/// assert!(registry.get("tlh").is_err(), "never silently another language");
/// # Ok::<_, alfil_locale::LookupError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Registry {
    builtin: &'static [&'static Locale],
    /// Later ones take the place of earlier ones.
    added: Vec<Arc<Locale>>,
}

/// A notation that was looked up: a locale, or a variant of it.
#[derive(Clone, Copy, Debug)]
pub struct Notation<'r> {
    locale: &'r Locale,
    variant: Option<&'r Variant>,
}

/// Why a notation was not found.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LookupError {
    /// What was asked for is no tag.
    Tag(TagError, Vec<String>),
    /// No table answers to the tag. The tags that come nearest are given.
    UnknownLanguage(String, Vec<String>),
    /// The language has no such variant. Those that it has are given.
    UnknownVariant(String, Vec<String>),
}

/// Why a language file was not added.
#[derive(Debug)]
#[non_exhaustive]
pub enum LoadError {
    /// The file or the directory could not be read.
    Unreadable(PathBuf, io::Error),
    /// The file is not UTF-8; the offset of the first bad byte is given.
    NotUtf8(PathBuf, usize),
    /// The table was refused.
    Refused {
        /// The file.
        path: PathBuf,
        /// Its text.
        text: String,
        /// All that is wrong with it.
        faults: Vec<Diagnostic>,
    },
}

impl Registry {
    /// The languages that come with the crate. Nothing is read or computed for this.
    pub const fn builtin() -> Registry {
        Registry { builtin: builtin::ALL, added: Vec::new() }
    }

    /// No language at all, for programs that bring their own.
    pub const fn empty() -> Registry {
        Registry { builtin: &[], added: Vec::new() }
    }

    /// All locales, by tag.
    pub fn iter(&self) -> impl Iterator<Item = &Locale> {
        let replaced = |tag: &str| self.added.iter().any(|added| added.tag() == tag);
        let builtin = self.builtin.iter().copied().filter(move |locale| !replaced(locale.tag()));
        let mut all: Vec<&Locale> = builtin.chain(self.added.iter().map(|locale| &**locale)).collect();
        all.sort_by(|a, b| a.tag().cmp(b.tag()));
        all.into_iter()
    }

    /// Finds the notation for a tag such as `es`, `es-MX`, `sr_RS@latin` or `el@greek-files`: the table of
    /// that tag, else one that has it among its aliases, else the same without the region. Never another
    /// script, never another language, never silently English.
    ///
    /// # Errors
    /// What was asked for is no tag, or no table answers to it.
    pub fn get(&self, tag: &str) -> Result<Notation<'_>, LookupError> {
        let parsed: Tag = tag.parse().map_err(|error| LookupError::Tag(error, self.nearest(tag)))?;
        let locale = parsed.fallbacks().iter().find_map(|tag| self.find(tag));
        let locale = locale.ok_or_else(|| {
            LookupError::UnknownLanguage(parsed.language(), self.nearest(&parsed.language()))
        })?;
        let variant = match parsed.variant() {
            None => None,
            Some(name) => Some(locale.variant(name).ok_or_else(|| {
                let names = locale.variants().iter().map(|variant| variant.name().to_string());
                LookupError::UnknownVariant(parsed.to_string(), names.collect())
            })?),
        };
        Ok(Notation { locale, variant })
    }

    /// The table of exactly this tag, or the one that has it among its aliases.
    fn find(&self, tag: &str) -> Option<&Locale> {
        let added = || self.added.iter().rev().map(|locale| &**locale);
        let builtin = || self.builtin.iter().copied();
        let named = |locale: &&Locale| locale.tag() == tag;
        let aliased = |locale: &&Locale| locale.aliases().any(|alias| alias == tag);
        added()
            .find(named)
            .or_else(|| builtin().find(named))
            .or_else(|| added().find(aliased))
            .or_else(|| builtin().find(aliased))
    }

    /// The tags that were probably meant: by their own name, or by the name of their language.
    fn nearest(&self, request: &str) -> Vec<String> {
        let request = request.to_lowercase();
        let language = request.split(['-', '_', '@']).next().unwrap_or("");
        let mut near: Vec<(usize, &str)> = self
            .iter()
            .filter_map(|locale| {
                let tag = locale.tag().to_lowercase();
                let names = [locale.english().to_lowercase(), locale.native().to_lowercase()];
                let by_name = names.iter().map(|name| strsim::damerau_levenshtein(name, &request));
                let by_tag = strsim::damerau_levenshtein(&tag, &request);
                let same_language = tag.split('-').next() == Some(language);
                let distance = by_name.filter(|distance| *distance < 3).chain([by_tag]).min()?;
                (same_language || distance < 2 || (distance < 3 && request.len() > 3))
                    .then_some((if same_language { 0 } else { distance }, locale.tag()))
            })
            .collect();
        near.sort_unstable();
        // Where one is as good as certain, the others only confuse.
        if near.first().is_some_and(|(distance, _)| *distance == 0) {
            near.retain(|(distance, _)| *distance == 0);
        }
        near.into_iter().map(|(_, tag)| tag.to_string()).take(4).collect()
    }

    /// Adds the table in `text`, from a file whose name without its ending is `stem`.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn add_text(&mut self, stem: &str, text: &str) -> Result<&Locale, Vec<Diagnostic>> {
        let mut locale = self.check(Some(stem), text)?;
        self.keep_words(&mut locale);
        self.added.retain(|added| added.tag() != locale.tag());
        self.added.push(Arc::new(locale));
        // It was pushed just now.
        self.added.last().map(|locale| &**locale).ok_or_else(Vec::new)
    }

    /// Checks the table in `text` without adding it. The `stem` is its file's name without the ending, if
    /// it has one.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn check(&self, stem: Option<&str>, text: &str) -> Result<Locale, Vec<Diagnostic>> {
        self.check_among(stem, text, &Known { registry: self, siblings: None })
    }

    /// As [`Registry::check`], for a text that was read from `path`: the table may inherit from those that
    /// stand beside it.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn check_file(&self, path: &Path, stem: Option<&str>, text: &str) -> Result<Locale, Vec<Diagnostic>> {
        let siblings = path.parent().map(Path::to_path_buf);
        self.check_among(stem, text, &Known { registry: self, siblings })
    }

    fn check_among(
        &self,
        stem: Option<&str>,
        text: &str,
        library: &Known<'_>,
    ) -> Result<Locale, Vec<Diagnostic>> {
        let locale = check(stem, text, library)?;
        let taken: Vec<Diagnostic> = locale
            .aliases()
            .filter_map(|alias| {
                let owner = self.iter().find(|other| other.tag() == alias && other.tag() != locale.tag())?;
                let place = text.find(&format!("\"{alias}\"")).unwrap_or(0);
                let span = place..place + if place == 0 { 0 } else { alias.len() + 2 };
                let message = messages::tag_is_taken(alias, owner.english());
                Some(Refusal::TakenTag.at(span, message).with_help(messages::remove_from_aliases()))
            })
            .collect();
        if taken.is_empty() { Ok(locale) } else { Err(taken) }
    }

    /// Adds the table in a file, whose name without the ending must be the table's tag, with the messages in
    /// the `.ftl` file of the same name, if there is one.
    ///
    /// # Errors
    /// The file cannot be read, or its table is refused.
    pub fn add_file(&mut self, path: &Path) -> Result<&Locale, LoadError> {
        let text = read(path)?;
        let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or("");
        let locale = self.check_file(path, Some(stem), &text);
        let mut locale =
            locale.map_err(|faults| LoadError::Refused { path: path.to_path_buf(), text, faults })?;
        locale.ftl = words_beside(path)?.map(Cow::Owned);
        self.keep_words(&mut locale);
        self.added.retain(|added| added.tag() != locale.tag());
        self.added.push(Arc::new(locale));
        self.added
            .last()
            .map(|locale| &**locale)
            .ok_or_else(|| LoadError::Unreadable(path.to_path_buf(), io::ErrorKind::NotFound.into()))
    }

    /// A table without messages of its own that takes the place of another keeps that one's: other letters
    /// do not make other words.
    fn keep_words(&self, locale: &mut Locale) {
        if locale.ftl.is_none() {
            let replaced = self.iter().find(|other| other.tag() == locale.tag());
            locale.ftl = replaced.and_then(|other| other.ftl.clone());
        }
    }

    /// Gives the language that a `.ftl` file is named for the words in it, in the place of those it has.
    ///
    /// # Errors
    /// The file cannot be read, or its words are refused, or there is no such language.
    pub fn add_words(&mut self, path: &Path) -> Result<(), LoadError> {
        let text = read(path)?;
        let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or("");
        let mut faults = words::check::check(&text);
        let known = self.iter().find(|locale| locale.tag() == stem);
        if known.is_none() {
            let message = messages::words_without_table(stem);
            let help = messages::name_words_by_tag();
            faults.push(Refusal::Stem.at(0..0, message).with_help(help));
        }
        match known {
            Some(locale) if faults.is_empty() => {
                let mut locale = locale.clone();
                locale.ftl = Some(Cow::Owned(text));
                self.added.retain(|added| added.tag() != locale.tag());
                self.added.push(Arc::new(locale));
                Ok(())
            }
            _ => Err(LoadError::Refused { path: path.to_path_buf(), text, faults }),
        }
    }

    /// Adds every table in a directory: each file whose name ends in `.toml`, except `root.toml`, with the
    /// words beside it. Tables may inherit from each other whatever their order. A `.ftl` file without a table
    /// has new words for a language that is there.
    ///
    /// # Errors
    /// Everything that is wrong with any of them; then none is added.
    pub fn add_directory(&mut self, path: &Path) -> Result<usize, Vec<LoadError>> {
        let unreadable = |error| vec![LoadError::Unreadable(path.to_path_buf(), error)];
        let (mut files, mut words) = (Vec::new(), Vec::new());
        for entry in fs::read_dir(path).map_err(unreadable)? {
            let file = entry.map_err(unreadable)?.path();
            let is_table = file.extension().is_some_and(|extension| extension == "toml");
            if is_table && file.file_stem().is_some_and(|stem| stem != "root") {
                files.push(file);
            } else if file.extension().is_some_and(|extension| extension == "ftl")
                && !file.with_extension("toml").exists()
            {
                words.push(file);
            }
        }
        files.sort();
        words.sort();
        let mut with = self.clone();
        let mut errors: Vec<LoadError> = files.iter().filter_map(|file| with.add_file(file).err()).collect();
        errors.extend(words.iter().filter_map(|file| with.add_words(file).err()));
        if !errors.is_empty() {
            return Err(errors);
        }
        *self = with;
        Ok(files.len() + words.len())
    }
}

/// The messages beside a table: `<tag>.ftl`, if there is such a file.
fn words_beside(table: &Path) -> Result<Option<String>, LoadError> {
    let path = table.with_extension("ftl");
    if !path.exists() {
        return Ok(None);
    }
    let text = read(&path)?;
    let faults = words::check::check(&text);
    if faults.is_empty() { Ok(Some(text)) } else { Err(LoadError::Refused { path, text, faults }) }
}

/// Reads a file as text; a byte order mark at its start is no part of it.
fn read(path: &Path) -> Result<String, LoadError> {
    let bytes = fs::read(path).map_err(|error| LoadError::Unreadable(path.to_path_buf(), error))?;
    String::from_utf8(bytes)
        .map_err(|error| LoadError::NotUtf8(path.to_path_buf(), error.utf8_error().valid_up_to()))
}

/// What a table can inherit from: the files beside its own, then what the registry has.
struct Known<'a> {
    registry: &'a Registry,
    siblings: Option<PathBuf>,
}

impl Library for Known<'_> {
    fn text(&self, tag: &str) -> Option<Cow<'_, str>> {
        if tag == "root" {
            return Some(Cow::Borrowed(builtin::ROOT));
        }
        let plain = tag.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        let sibling = self.siblings.as_ref().filter(|_| plain).map(|path| path.join(format!("{tag}.toml")));
        if let Some(Ok(text)) = sibling.map(fs::read_to_string) {
            return Some(Cow::Owned(text));
        }
        let english =
            (tag == "en").then_some(()).and_then(|()| self.registry.find(tag).or(Some(&builtin::EN)));
        english
            .or_else(|| self.registry.iter().find(|locale| locale.tag() == tag))
            .map(|locale| Cow::Borrowed(locale.toml()))
    }
}

impl<'r> Notation<'r> {
    /// The language.
    pub fn locale(self) -> &'r Locale {
        self.locale
    }

    /// The variant of it that was asked for.
    pub fn variant(self) -> Option<&'r Variant> {
        self.variant
    }

    /// The letters and signs.
    pub fn table(self) -> &'r SymbolTable {
        self.variant.map_or(self.locale.table(), Variant::table)
    }
}

/// The tag, with the variant if there is one.
impl fmt::Display for Notation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.locale.tag())?;
        match self.variant {
            Some(variant) => write!(f, "@{}", variant.name()),
            None => Ok(()),
        }
    }
}

impl LookupError {
    /// What is wrong, to say to a person.
    pub fn message(&self) -> Message {
        match self {
            LookupError::Tag(error, near) => match did_you_mean("", near) {
                None => error.message(),
                Some(near) => messages::no_language_tag_but_near(error.text(), near),
            },
            LookupError::UnknownLanguage(tag, near) => match did_you_mean("", near) {
                None => messages::unknown_language(tag),
                Some(near) => messages::unknown_language_but_near(tag, near),
            },
            LookupError::UnknownVariant(tag, near) => {
                let language = tag.split_inclusive('@').next().unwrap_or_default();
                match did_you_mean(language, near) {
                    None => messages::unknown_variant(tag),
                    Some(near) => messages::unknown_variant_but_near(tag, near),
                }
            }
        }
    }
}

impl fmt::Display for LookupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// The tags that may be meant, each behind `language`.
fn did_you_mean(language: &str, near: &[String]) -> Option<Argument> {
    let near = near.iter().map(|tag| format!("`{language}{tag}`"));
    (near.len() > 0).then(|| Argument::list(near, Joint::Or))
}

impl std::error::Error for LookupError {}

impl LoadError {
    /// What is wrong, to say to a person.
    pub fn message(&self) -> Message {
        match self {
            LoadError::Unreadable(path, error) => {
                messages::cannot_read(Argument::text(path.display()), error.to_string())
            }
            LoadError::NotUtf8(path, at) => messages::not_utf8(Argument::text(path.display()), *at),
            LoadError::Refused { path, faults, .. } => {
                let path = Argument::text(path.display());
                match faults.as_slice() {
                    [only] => messages::table_refused(path, only.message.clone()),
                    faults => messages::table_refused_for(path, faults.len()),
                }
            }
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for LoadError {}

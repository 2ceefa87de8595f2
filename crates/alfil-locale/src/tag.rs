//! Language tags as people write them: [`Tag`].

use std::fmt;
use std::str::FromStr;

use alfil_engine::Message;
use unic_langid::LanguageIdentifier;
use unic_langid::subtags::Script;

use crate::messages;

/// A request for a notation: a BCP 47 language tag, and the name of a variant behind `@` if one is wanted.
///
/// Case does not matter, and neither does `_` for `-`. A POSIX locale such as `es_ES.UTF-8` or
/// `sr_RS@latin` is taken for the tag that it stands for. Extensions (`-u-…`, `-x-…`) are stepped over.
///
/// ```
/// use alfil_locale::Tag;
/// let tag: Tag = "EL@greek-files".parse()?;
/// assert_eq!((tag.language(), tag.variant()), ("el".into(), Some("greek-files")));
/// assert_eq!("sr_RS@latin".parse::<Tag>()?.to_string(), "sr-Latn-RS");
/// assert!("español".parse::<Tag>().is_err());
/// # Ok::<_, alfil_locale::TagError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    identifier: LanguageIdentifier,
    variant: Option<String>,
}

/// A text that is no language tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TagError(String);

impl TagError {
    /// The text.
    pub(crate) fn text(&self) -> &str {
        &self.0
    }

    /// What is wrong, to say to a person.
    pub fn message(&self) -> Message {
        messages::no_language_tag(&self.0)
    }
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for TagError {}

impl FromStr for Tag {
    type Err = TagError;

    fn from_str(text: &str) -> Result<Tag, TagError> {
        let (name, variant) = match text.split_once('@') {
            Some((name, variant)) => (name, Some(variant)),
            None => (text, None),
        };
        // POSIX: language_REGION.encoding@modifier
        let posix = name.contains(['_', '.']);
        let name = name.split('.').next().unwrap_or(name).replace('_', "-");
        let name = without_extensions(&name);
        let mut identifier: LanguageIdentifier = name.parse().map_err(|_| TagError(text.to_string()))?;
        let variant = variant.filter(|name| !(posix && ["euro", "valencia"].contains(name)));
        let script = match variant {
            Some("latin") if posix => Script::from_str("Latn").ok(),
            Some("cyrillic") if posix => Script::from_str("Cyrl").ok(),
            _ => None,
        };
        if identifier.language.is_empty() || variant == Some("") {
            return Err(TagError(text.to_string()));
        }
        let variant = variant.filter(|_| script.is_none()).map(|variant| variant.to_ascii_lowercase());
        identifier.script = script.or(identifier.script);
        Ok(Tag { identifier, variant })
    }
}

/// The tag without what a subtag of one character introduces: `-u-` calendars and collations, `-x-` private
/// matters. None of that is about letters.
fn without_extensions(tag: &str) -> &str {
    let mut end = 0;
    for subtag in tag.split('-') {
        if end > 0 && subtag.len() == 1 {
            return tag.get(..end - 1).unwrap_or(tag);
        }
        end += subtag.len() + 1;
    }
    tag
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.identifier.fmt(f)?;
        match &self.variant {
            Some(variant) => write!(f, "@{variant}"),
            None => Ok(()),
        }
    }
}

impl Tag {
    /// The language tag without the variant, in canonical form.
    pub fn language(&self) -> String {
        self.identifier.to_string()
    }

    /// The name of the variant.
    pub fn variant(&self) -> Option<&str> {
        self.variant.as_deref()
    }

    /// The tags under which a table may answer this request, best first.
    ///
    /// A region falls back to its language, for the letters are the language's. A script never falls back
    /// to another one: where the region means another script than the language has by itself (`zh-TW`,
    /// `sr-ME`, `az-IR`), the language by itself is no answer. Nothing falls back to another language.
    pub fn fallbacks(&self) -> Vec<String> {
        let LanguageIdentifier { language, script, region, .. } = self.identifier.clone();
        let likely = |script, region| {
            let mut identifier = LanguageIdentifier::from_parts(language, script, region, &[]);
            identifier.maximize();
            identifier.script
        };
        let meant = likely(script, region);
        let tag = |script, region| LanguageIdentifier::from_parts(language, script, region, &[]).to_string();
        let mut tags = vec![self.language(), tag(script, region), tag(script, None)];
        if script.is_none() {
            tags.pop();
            tags.extend([tag(meant, region), tag(meant, None)]);
        }
        if likely(None, None) == meant {
            tags.push(tag(None, region));
            tags.push(tag(None, None));
        }
        let mut seen = Vec::new();
        tags.retain(|tag| {
            !seen.contains(tag) && {
                seen.push(tag.clone());
                true
            }
        });
        tags
    }
}

#![doc = include_str!("../README.md")]
#![warn(clippy::indexing_slicing, clippy::panic, clippy::expect_used)]

mod functions;
mod options;
mod style;

use std::fmt;
use std::sync::Arc;

use alfil_locale::LookupError;
use fluent_bundle::bundle::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentValue};

use self::functions::Functions;
pub use self::options::{Options, Report};

/// Gives a bundle the functions `MOVE`, `MOVES`, `PIECE` and `PIECE_NAME`.
///
/// Works with bundles for one thread and for several, and so with `fluent-templates` and `i18n-embed`. The
/// notation is that of the bundle's first locale, unless [`Options::notation`] says otherwise: Fluent does
/// not tell a function for which locale it is called.
///
/// ```
/// use alfil_fluent::{Options, register};
/// use fluent_bundle::concurrent::FluentBundle;
/// use fluent_bundle::FluentResource;
/// let mut bundle = FluentBundle::<FluentResource>::new_concurrent(vec!["ru".parse().unwrap()]);
/// register(&mut bundle, Options::new())?;
/// assert!(register(&mut bundle, Options::new()).is_err(), "once is enough");
/// # Ok::<_, alfil_fluent::RegisterError>(())
/// ```
///
/// # Errors
/// There is no notation for the locale, the options name no style there is, or one in words for a language
/// without them, or the bundle has functions of these names.
pub fn register<R, M>(bundle: &mut FluentBundle<R, M>, options: Options) -> Result<(), RegisterError> {
    let tag = match &options.notation {
        Some(tag) => tag.clone(),
        None => bundle.locales.first().ok_or(RegisterError::NoLocale)?.to_string(),
    };
    let functions = Arc::new(Functions::new(options, tag)?);
    type Function = fn(&Functions, &[FluentValue<'_>], &FluentArgs<'_>) -> String;
    let all: [(&'static str, Function); 4] = [
        ("MOVE", Functions::one_move),
        ("MOVES", Functions::moves),
        ("PIECE", Functions::piece),
        ("PIECE_NAME", Functions::piece_name),
    ];
    for (name, function) in all {
        let functions = Arc::clone(&functions);
        // Always text: `FluentValue::Error` would be silent, and a value of our own would match no variant.
        bundle.add_function(name, move |positional, named| {
            FluentValue::from(function(&functions, positional, named))
        })?;
    }
    Ok(())
}

/// Why functions were not registered.
#[derive(Debug)]
#[non_exhaustive]
pub enum RegisterError {
    /// The bundle has no locale, and the options name no notation.
    NoLocale,
    /// There is no notation for the locale.
    Notation(LookupError),
    /// There is no such style.
    Style {
        /// What [`Options::style`] was given.
        name: String,
        /// What it may be given.
        allowed: &'static [&'static str],
    },
    /// The style is one in words, but there are none for moves in this language: its tag.
    NoWords(String),
    /// The bundle refused a function, as it does where it has one of the same name.
    Fluent(FluentError),
}

impl From<LookupError> for RegisterError {
    fn from(error: LookupError) -> RegisterError {
        RegisterError::Notation(error)
    }
}

impl From<FluentError> for RegisterError {
    fn from(error: FluentError) -> RegisterError {
        RegisterError::Fluent(error)
    }
}

impl fmt::Display for RegisterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RegisterError::NoLocale => f.write_str("the bundle has no locale, and no notation was named"),
            RegisterError::Notation(error) => error.fmt(f),
            RegisterError::Style { name, allowed } => {
                write!(f, "there is no style `{name}`; the styles are {}", allowed.join(", "))
            }
            RegisterError::NoWords(tag) => write!(f, "there are no words for moves in `{tag}`"),
            RegisterError::Fluent(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RegisterError {}

/// The guide's application is run as it stands there.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/fluent.md")]
struct Guide;

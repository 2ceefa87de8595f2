//! What an application decides: [`Options`].

use std::fmt;
use std::sync::Arc;

use alfil_locale::Registry;

/// How moves are read and written, and who hears of those that cannot be read.
///
/// ```
/// use alfil_fluent::Options;
/// let options = Options::new().notation("es").style("figurine").on_report(|report| {
///     // A log of the application's own.
///     let _ = (report.function, &report.text, &report.message);
/// });
/// # let _ = options;
/// ```
#[derive(Clone)]
#[must_use]
pub struct Options {
    pub(crate) registry: Arc<Registry>,
    pub(crate) notation: Option<String>,
    pub(crate) reading: String,
    pub(crate) style: String,
    pub(crate) sink: Arc<dyn Fn(&Report) + Send + Sync>,
}

/// Something that was left as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// The function that was called.
    pub function: &'static str,
    /// What it was called with.
    pub text: String,
    /// What is wrong with it, in English.
    pub message: String,
}

impl Options {
    /// English moves, the built-in languages, the notation of the bundle's locale, the author's own layout.
    ///
    /// ```
    /// # use alfil_fluent::Options;
    /// let options = Options::new();
    /// # let _ = options;
    /// ```
    pub fn new() -> Options {
        Options {
            registry: Arc::new(Registry::builtin()),
            notation: None,
            reading: "en".into(),
            style: "as-written".into(),
            sink: Arc::new(|_| ()),
        }
    }

    /// The languages to choose from, where an application has some of its own.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use alfil_fluent::Options;
    /// use alfil_locale::Registry;
    /// let options = Options::new().registry(Arc::new(Registry::builtin()));
    /// # let _ = options;
    /// ```
    pub fn registry(mut self, registry: Arc<Registry>) -> Options {
        self.registry = registry;
        self
    }

    /// The language to write, whatever the locale of the bundle: its tag.
    ///
    /// ```
    /// # use alfil_fluent::Options;
    /// let options = Options::new().notation("es-MX");
    /// # let _ = options;
    /// ```
    pub fn notation(mut self, tag: impl Into<String>) -> Options {
        self.notation = Some(tag.into());
        self
    }

    /// The language in which the application keeps its moves: its tag, `en` unless said otherwise.
    ///
    /// ```
    /// # use alfil_fluent::Options;
    /// let options = Options::new().reading("de");
    /// # let _ = options;
    /// ```
    pub fn reading(mut self, tag: impl Into<String>) -> Options {
        self.reading = tag.into();
        self
    }

    /// The style where a message asks for none. A reader's preference belongs here, since options in messages
    /// must be literals.
    ///
    /// ```
    /// # use alfil_fluent::Options;
    /// let options = Options::new().style("figurine");
    /// # let _ = options;
    /// ```
    pub fn style(mut self, style: impl Into<String>) -> Options {
        self.style = style.into();
        self
    }

    /// Who hears of what was left as it was. Fluent itself would tell nobody.
    ///
    /// ```
    /// # use alfil_fluent::Options;
    /// let options = Options::new().on_report(|report| eprintln!("{}: {}", report.text, report.message));
    /// # let _ = options;
    /// ```
    pub fn on_report(mut self, sink: impl Fn(&Report) + Send + Sync + 'static) -> Options {
        self.sink = Arc::new(sink);
        self
    }
}

impl Default for Options {
    fn default() -> Options {
        Options::new()
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options")
            .field("notation", &self.notation)
            .field("reading", &self.reading)
            .field("style", &self.style)
            .finish_non_exhaustive()
    }
}

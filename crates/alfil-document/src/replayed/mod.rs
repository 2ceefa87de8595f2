//! Translation with a board at hand: [`Replayed`].

mod comments;
mod session;

use alfil_engine::{Layout, SymbolTable, Translation, Translator};

pub(crate) use self::session::ReplaySession;
use crate::{Confidence, Prose, Rewriting};

/// A translator that puts every game on a board. What the author left out is derived, `++` is decided, and
/// what is illegal or ambiguous stays as it was and is reported, with the game it is in.
///
/// ```
/// use alfil_document::{Confidence, Replayed};
/// use alfil_locale::builtin::{DE, EN};
///
/// let text = "1. e4 e5 2. Nf3 {better than Nc3 [%clk 0:59:00]} d6 *";
/// let done = Replayed::new(EN.table(), DE.table()).comments(Confidence::Likely).translate(text);
/// assert_eq!(done.text, "1. e4 e5 2. Sf3 {better than Sc3 [%clk 0:59:00]} d6 *");
/// ```
#[derive(Clone, Debug)]
pub struct Replayed<'t> {
    from: &'t SymbolTable,
    to: &'t SymbolTable,
    rewriting: Rewriting,
    partial: bool,
    judging: bool,
    comments: Option<Confidence>,
    /// What writes where the board has nothing to say.
    base: Translator<'t>,
    prose: Option<Prose<'t>>,
}

impl<'t> Replayed<'t> {
    /// A translator that keeps the author's signs.
    pub fn new(from: &'t SymbolTable, to: &'t SymbolTable) -> Replayed<'t> {
        Replayed {
            from,
            to,
            rewriting: Rewriting::default(),
            partial: false,
            judging: true,
            comments: None,
            base: Translator::new(from, to),
            prose: None,
        }
    }

    /// The same with another way to write.
    #[must_use]
    pub fn with(mut self, rewriting: Rewriting) -> Replayed<'t> {
        self.rewriting = rewriting;
        self.ready()
    }

    /// Whether to translate what is understood even in a game with moves of another language in it.
    #[must_use]
    pub fn partial(mut self, partial: bool) -> Replayed<'t> {
        self.partial = partial;
        self.ready()
    }

    /// Whether the moves of games are judged and written by the board, which they are unless told otherwise.
    /// Without it, they are written as by a [`Translator`] with the same layout, and the board is there for
    /// the comments.
    #[must_use]
    pub fn judging(mut self, judging: bool) -> Replayed<'t> {
        self.judging = judging;
        self.ready()
    }

    /// Translates the moves in comments too: those that are found in them with this confidence, by the game
    /// that the comment stands in. Commands such as `[%clk 0:10:00]` stay.
    #[must_use]
    pub fn comments(mut self, at_least: Confidence) -> Replayed<'t> {
        self.comments = Some(at_least);
        self.ready()
    }

    fn ready(mut self) -> Replayed<'t> {
        let layout = &self.rewriting.layout;
        self.base = Translator::new(self.from, self.to).partial(self.partial).with_layout(if self.judging {
            Layout::AsWritten
        } else {
            layout.clone()
        });
        self.prose = self
            .comments
            .map(|at_least| Prose::new(self.from, self.to).at_least(at_least).with_layout(layout.clone()));
        self
    }

    /// Translates a whole text.
    pub fn translate(&self, text: &str) -> Translation {
        let mut done = Translation::default();
        ReplaySession::new(self, true).feed(text, false, &mut done);
        done
    }
}

//! What is known of a score from those who went through it before, along their [`Trail`].

use super::Movetext;
use super::plain_move::{Plain, PlainMove, PlainNumber, Saying, behind_space};
use crate::plain::bare::{self, Bare, Found};
use crate::token::Span;
use crate::trail::Trail;

impl<'a> Movetext<'a> {
    /// The same along the trail of a translation from this table, which has gone through this very text: what another
    /// text's trail says would be wrong here.
    #[must_use]
    pub fn along(mut self, trail: &'a Trail) -> Movetext<'a> {
        self.trail = trail.found();
        self
    }
}

impl Movetext<'_> {
    /// The plain move that stands next behind white space and, if these mean nothing either, behind `remarks`,
    /// if that is known from the [trail](Movetext::along). `None` of all else, which is for [`Movetext::plain`] and
    /// [`Movetext::pass_remarks`]; they find these moves too, and this is quicker. It stays the next item until
    /// [`Movetext::pass`] is called.
    ///
    /// ```
    /// use alfil_engine::{Movetext, Rest, Trail, Translation, Translator};
    /// # let (english, spanish) = (alfil_engine::doctest::english(), alfil_engine::doctest::spanish());
    /// let text = "1. Nf3 {Well!} Nf6 (d5)";
    /// let (translator, mut trail) = (Translator::new(&english, &spanish), Trail::default());
    /// let mut done = Translation::default();
    /// translator.session().feed_with_trail(text, Rest::Nothing, &mut done, &mut trail);
    ///
    /// let mut movetext = Movetext::new(text, &english).along(&trail);
    /// let mut moves = Vec::new();
    /// while let Some(mv) = movetext.known_move(true) {
    ///     movetext.pass(&mv);
    ///     moves.push(mv.span.of(text));
    /// }
    /// assert_eq!(moves, ["Nf3", "Nf6"]);
    /// assert!(movetext.known_bracket(true).is_some());
    /// ```
    #[inline(always)] // into the loops over whole texts, so that nothing need be put together to be taken apart
    pub fn known_move(&mut self, remarks: bool) -> Option<PlainMove> {
        let [found, ..] = self.trail else { return None };
        self.skimmable()?;
        let (bytes, start) = (self.bytes(), found.start);
        let at = if remarks { self.at.max(found.behind) } else { self.at };
        let number = match bytes.get(at..start)? {
            [b' ' | b'\n'] => None,
            _ => {
                let (number, end) = PlainNumber::at(bytes, behind_space(bytes, at))?;
                if behind_space(bytes, end) != start {
                    return None;
                }
                Some(number)
            }
        };
        let Bare { says, end, exported } = bare::known(bytes, *found, self.table, self.table.classes())?;
        Some(PlainMove { says: Saying::Bare(says), span: Span::new(start, end), number, exported })
    }

    /// The bracket around a variation that stands next, as [`Movetext::known_move`]. It stays the next item until
    /// [`Movetext::next_behind`] is called.
    #[inline(always)]
    pub fn known_bracket(&mut self, remarks: bool) -> Option<Plain> {
        let found = self.trail.first().filter(|found| found.signature.is_bracket())?;
        self.skimmable()?;
        let (bytes, start) = (self.bytes(), found.start);
        let at = if remarks { self.at.max(found.behind) } else { self.at };
        if start < at || behind_space(bytes, at) != start {
            return None;
        }
        let span = Span::new(start, start + 1);
        Some(if bytes.get(start) == Some(&b'(') {
            Plain::VariationStart(span)
        } else {
            Plain::VariationEnd(span)
        })
    }

    /// What is known of the move at `at` from those who were here before.
    #[inline(always)]
    pub(super) fn found(&mut self, at: usize) -> Option<Found> {
        self.trail_to(at);
        self.trail.first().filter(|found| found.start == at).copied()
    }

    /// Leaves out what is known of what starts before `at`.
    #[inline(always)]
    pub(super) fn trail_to(&mut self, at: usize) {
        while let [found, others @ ..] = self.trail
            && found.start < at
        {
            self.trail = others;
        }
    }
}

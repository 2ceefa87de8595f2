//! Comments and NAGs, which stand between moves and are none: [`Movetext::pass_remarks`].

use super::plain_move::behind_space;
use super::{Movetext, SWALLOWED};
use crate::bytes::{Eight, Usual, Wide, comment_stop, window};

impl Movetext<'_> {
    /// Goes on behind the comments in braces and the NAGs that stand next, and the white space before each, and
    /// tells whether there were any. For those to whom these items mean nothing, it is quicker than to ask for
    /// each of them. A comment that is not closed, or has swallowed the beginning of another game, stays.
    ///
    /// ```
    /// use alfil_engine::Movetext;
    /// # let english = alfil_engine::doctest::english();
    /// let mut movetext = Movetext::new("{Well!} $1 {Or not?} 1. e4 e5", &english);
    /// assert!(movetext.pass_remarks());
    /// assert_eq!(movetext.position(), 20);
    /// assert!(!movetext.pass_remarks());
    /// ```
    #[inline]
    pub fn pass_remarks(&mut self) -> bool {
        let before = self.at;
        while let Some((start, limit)) = self.skimmable()
            && let Some(end) = remark_end(self.bytes(), behind_space(self.bytes(), start), limit)
        {
            self.at = end;
            self.state.inside_line = true;
        }
        self.at > before
    }
}

#[inline(always)]
fn remark_end(text: &[u8], at: usize, limit: usize) -> Option<usize> {
    match text.get(at)? {
        b'{' if at < limit => comment_end(Usual::HERE, text, at),
        b'$' if at < limit => nag_end(text, at),
        _ => None,
    }
}

/// The end of the comment that starts at `at`. One that has swallowed a game is not passed over: it is reported.
#[inline(always)]
pub(crate) fn comment_end(wide: impl Wide, text: &[u8], at: usize) -> Option<usize> {
    let mut end = at;
    loop {
        end = comment_stop(wide, text, end)?;
        match text.get(end..)? {
            [b'}', ..] => return Some(end + 1),
            rest if rest.starts_with(SWALLOWED.get(1..)?) => return None,
            _ => {}
        }
    }
}

/// The end of the NAG that starts at `at` (PGN 8.2.4), if it is not the end of the text. One of eight digits or more, which
/// is none of those that there are, is not found.
#[inline(always)]
pub(crate) fn nag_end(text: &[u8], at: usize) -> Option<usize> {
    let digits = Eight::new(window(text, at + 1)).digits();
    let end = at + 1 + digits;
    ((1..8).contains(&digits) && end < text.len()).then_some(end)
}

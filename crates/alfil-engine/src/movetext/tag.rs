//! Tag pairs: `[Name "value"]` (PGN 8.1).

use memchr::memchr3;

use super::Movetext;
use crate::bytes::{name_end, value_stop};

/// What is longer, in bytes, is no tag pair; so an opening bracket never waits for more than that.
pub(super) const LONGEST_TAG: usize = 1 << 16;

/// Whether a bracket opens a tag pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TagPair {
    /// It does, and the pair ends here.
    Ends(usize),
    /// It does not.
    No,
    /// The text ends before that is known.
    Unfinished,
}

impl Movetext<'_> {
    /// Goes on behind the tag pairs that stand next, each on a line of its own as PGN has them on export (8.1.1), up
    /// to the first that does not mean `nothing` to those who ask. For them, it is quicker than to ask for each.
    ///
    /// ```
    /// use alfil_engine::Movetext;
    /// # let english = alfil_engine::doctest::english();
    /// let mut movetext = Movetext::new("[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n*", &english);
    /// movetext.next();
    /// movetext.pass_tags(|tag| !tag.starts_with("[Result"));
    /// assert_eq!(movetext.position(), 23);
    /// ```
    pub fn pass_tags(&mut self, nothing: impl Fn(&str) -> bool) {
        while let Some((at, limit)) = self.skimmable()
            && at < limit
            && let Some(tag) = next_line_tag(self.bytes(), at)
            && let Some(end) = usual_tag_end(self.bytes(), tag)
            && self.text.get(tag..end).is_some_and(&nothing)
        {
            self.advance(end);
        }
    }

    /// Where the tag pair ends that starts at byte `at`.
    pub(crate) fn tag_end(&self, at: usize) -> Option<usize> {
        match self.tag(at) {
            TagPair::Ends(end) => Some(end),
            TagPair::No | TagPair::Unfinished => None,
        }
    }

    /// `[Name "value"]` with white space anywhere between, `\"` and `\\` within the value (PGN 8.1.1).
    /// Other brackets are an author's own, around side lines for example.
    pub(super) fn tag(&self, at: usize) -> TagPair {
        if let Some(end) = usual_tag_end(self.bytes(), at) {
            return TagPair::Ends(end);
        }
        let limit = at + LONGEST_TAG;
        let text = self.bytes().get(..limit).unwrap_or(self.bytes());
        let undecided = if text.len() < limit { TagPair::Unfinished } else { TagPair::No };
        let skip = |at: usize, belongs: fn(u8) -> bool| {
            let rest = text.get(at..).unwrap_or(&[]);
            at + rest.iter().position(|byte| !belongs(*byte)).unwrap_or(rest.len())
        };
        let space = |byte: u8| byte.is_ascii_whitespace();
        let name = skip(at + 1, space);
        let behind = skip(name, |byte| {
            byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'+' | b'#' | b'=' | b':' | b'-')
        });
        let quote = skip(behind, space);
        match text.get(quote) {
            None => return undecided,
            Some(b'"') if behind > name => {}
            Some(_) => return TagPair::No,
        }
        let mut at = quote + 1;
        loop {
            let rest = text.get(at..).unwrap_or(&[]);
            let Some(offset) = memchr3(b'"', b'\\', b'\n', rest) else { return undecided };
            at += offset;
            match text.get(at) {
                Some(b'\\') => at += 2,
                Some(b'"') => {
                    let close = skip(at + 1, space);
                    match text.get(close) {
                        None => return undecided,
                        Some(b']') => return TagPair::Ends(close + 1),
                        // A quotation mark within the value that nobody escaped does not end it.
                        Some(_) => at += 1,
                    }
                }
                _ => return TagPair::No,
            }
        }
    }
}

/// Where the next line begins, if the present one ends at `at` and the next one begins with an opening bracket.
#[inline(always)]
pub(crate) fn next_line_tag(text: &[u8], at: usize) -> Option<usize> {
    match text.get(at..)? {
        [b'\n', b'[', ..] => Some(at + 1),
        [b'\r', b'\n', b'[', ..] => Some(at + 2),
        _ => None,
    }
}

/// The end of the tag pair at `at`, if it is written as PGN has it on export (8.1.1).
#[inline(always)]
pub(crate) fn usual_tag_end(text: &[u8], at: usize) -> Option<usize> {
    let name = at + 1;
    let quote = name_end(text, name)? + 1;
    if quote == name + 1 || text.get(quote - 1..=quote)? != b" \"" {
        return None;
    }
    let closing = value_stop(text, quote + 1)?;
    (text.get(closing..closing + 2)? == b"\"]").then_some(closing + 2)
}

//! Where comments and NAGs end, which stand between moves and are none.

use super::SHORT;
use crate::bytes::comment_stop;

/// The end of the comment that starts at `at`. One that has swallowed a game is not passed over: it is reported.
#[inline(always)]
pub(crate) fn comment_end(text: &[u8], at: usize) -> Option<usize> {
    let mut end = at;
    loop {
        end = comment_stop(text, end + 1)?;
        match text.get(end..)? {
            [b'}', ..] => return Some(end + 1),
            rest if rest.starts_with(b"[Event") => return None,
            _ => {}
        }
    }
}

/// The end of the NAG that starts at `at` (PGN 8.2.4), if it is not the end of the text.
#[inline(always)]
pub(crate) fn nag_end(text: &[u8], at: usize) -> Option<usize> {
    let digits = text.get(at + 1..)?.iter().position(|byte| !byte.is_ascii_digit())?;
    (1..SHORT).contains(&digits).then_some(at + 1 + digits)
}

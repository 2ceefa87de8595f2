//! What can be seen of a text around a place without knowing its language.

/// What stands right behind a word that may be a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// The word ends there.
    Clean,
    /// An ending of the language is attached: `Hb5:-tel`, `Af3'ten`.
    Suffix,
    /// Another word is glued to it: `Pf6T.g.v.`.
    Glued,
    /// It is only a part of a longer word.
    Inside,
}

/// At most `length` bytes of `text` from `start` on.
pub(super) fn window(text: &str, start: usize, length: usize) -> &str {
    let mut end = text.len().min(start.saturating_add(length));
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.get(start..end).unwrap_or("")
}

/// At most `length` bytes of `text` before `end`.
pub(super) fn window_before(text: &str, end: usize, length: usize) -> &str {
    let mut start = end.saturating_sub(length);
    while !text.is_char_boundary(start) {
        start += 1;
    }
    text.get(start..end).unwrap_or("")
}

/// Whether words of this character's script stand side by side without spaces, or take endings without a
/// sign in between, so that a move may begin and end next to it.
pub(super) fn is_unspaced(c: char) -> bool {
    matches!(c,
        '\u{E00}'..='\u{EFF}' | '\u{1000}'..='\u{109F}' | '\u{1100}'..='\u{11FF}' | '\u{1780}'..='\u{17FF}'
        | '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{4DBF}' | '\u{4E00}'..='\u{9FFF}'
        | '\u{AC00}'..='\u{D7AF}' | '\u{F900}'..='\u{FAFF}')
}

/// Whether `c` belongs to the word beside it.
pub(super) fn is_word(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_alphanumeric() || c == '_';
    }
    (c.is_alphanumeric() && !is_unspaced(c)) || matches!(c, '\u{300}'..='\u{36F}')
}

pub(super) const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '‐' | '‑' | '–' | '—' | '−')
}

/// Whether a move may begin at `at`, for all that stands before it.
pub(super) fn may_begin(text: &str, at: usize) -> bool {
    let mut before = window_before(text, at, 12).chars().rev();
    let Some(first) = before.next() else { return true };
    let second = before.next();
    match first {
        // `_Bxg7_` is emphasis, `x_e4` a name.
        '_' => second.is_none_or(|c| c.is_whitespace() || matches!(c, '(' | '"' | '*')),
        _ if is_word(first) => false,
        '@' | '#' | '$' | '%' | '&' | '\\' | '=' | '+' | '~' | '^' | '<' => false,
        // A path or a list: only what is itself a move may stand before it, and the scanner looks for that.
        '/' => false,
        // `3.-Rf6` and ` –Nf6`, but no part of an identifier.
        '-' | '‐' | '‑' | '–' | '−' => {
            second.is_none_or(|c| c.is_whitespace() || c == '.' || c == '(')
        }
        // `alespoň..Se6` and `12.Nf3`, but neither `file.e4` nor `C.10`.
        '.' => second.is_none_or(|c| !c.is_alphabetic()),
        ':' => second.is_none_or(|c| !c.is_ascii_digit()),
        _ => true,
    }
}

/// What stands behind a word that ends at `end`.
pub(super) fn ending(text: &str, end: usize) -> Ending {
    let mut after = window(text, end, 24).chars();
    let Some(first) = after.next() else { return Ending::Clean };
    let second = after.next();
    match first {
        '_' if second.is_none_or(|c| !is_word(c)) => Ending::Clean,
        '_' | '@' | '\\' | '=' | '~' | '^' | '&' => Ending::Inside,
        c if is_word(c) => {
            // A new sentence without a space. Small letters and figures belong to the same word.
            if c.is_uppercase() { Ending::Glued } else { Ending::Inside }
        }
        '/' => match second {
            Some(c) if c.is_alphanumeric() => Ending::Clean,
            None => Ending::Clean,
            Some(c) if c.is_whitespace() => Ending::Clean,
            _ => Ending::Inside,
        },
        // An address or a file's name goes on, a sentence ends.
        '.' => match second {
            Some(c) if c.is_lowercase() && c.is_ascii() => file_name(text, end),
            _ => Ending::Clean,
        },
        c if is_dash(c) || matches!(c, '\'' | '’' | ':') => match second {
            Some(c) if c.is_ascii_digit() && first != ':' => Ending::Inside,
            Some(c) if c.is_alphabetic() => Ending::Suffix,
            _ => Ending::Clean,
        },
        _ => Ending::Clean,
    }
}

/// `Nf3.pgn` is no move. `c4.e5` is two, and `Nf3.and` a slip.
fn file_name(text: &str, end: usize) -> Ending {
    let rest = window(text, end + 1, 12);
    let length = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    if length == 2 && rest.ends_with(|c: char| !c.is_ascii_digit()) || (3..=4).contains(&length) {
        Ending::Inside
    } else {
        Ending::Clean
    }
}

/// Whether a colon that ends at `end` belongs to the sentence rather than to the move before it. Behind a
/// move, it marks a capture only where something else than a word follows.
pub(super) fn colon_is_punctuation(text: &str, end: usize) -> bool {
    if !window_before(text, end, 4).ends_with(':') {
        return false;
    }
    let after = window(text, end, 12);
    let Some(first) = after.chars().next() else { return true };
    first.is_alphabetic() || (first.is_whitespace() && !after.trim_start().starts_with(is_dash_or_digit))
}

fn is_dash_or_digit(c: char) -> bool {
    c.is_ascii_digit() || is_dash(c)
}

/// Chemical symbols of two letters, the second of which is a file: with a figure and a plus behind them
/// they have the form of a check.
const ELEMENTS: &str = "Ac Ag Ba Be Bh Ca Cd Ce Cf Db Fe Ga Gd Ge Hf Hg La Mc Md Mg Na Nb Nd Nh Og Pa Pb Pd Ra Rb \
                        Re Rf Rg Rh Sb Sc Se Sg Ta Tb Tc Te Th Yb";

/// Whether a word has the form of an ion: `Ca2+`.
pub(super) fn is_ion(word: &str) -> bool {
    let Some(symbol) = word.get(..2) else { return false };
    word.ends_with(['+', '⁺'])
        && word.get(2..3).is_some_and(|charge| matches!(charge, "1" | "2" | "3" | "4" | "5" | "6" | "7"))
        && word.len() <= 4
        && ELEMENTS.split_whitespace().any(|element| element == symbol)
}

/// Whether the word that starts at `at` begins a sentence, so that its capital says nothing.
pub(super) fn begins_sentence(text: &str, at: usize) -> bool {
    let before = window_before(text, at, 32);
    let trimmed = before.trim_end_matches(|c: char| {
        c.is_whitespace()
            || matches!(
                c,
                '"' | '“' | '”' | '„' | '«' | '»' | '‘' | '’' | '\'' | '(' | '[' | '*' | '_' | '¿' | '¡'
            )
    });
    match trimmed.chars().next_back() {
        None => before.len() < 32,
        Some(c) => matches!(c, '.' | '!' | '?' | ':' | '…' | '。' | '！' | '？' | '•' | '|' | '>'),
    }
}

/// Whether what stands there is a chord above a song's words: `[Bb6]hills`, `[Am] [Bb6]`.
pub(super) fn is_bracketed_chord(text: &str, start: usize, end: usize) -> bool {
    let (before, after) = (window_before(text, start, 40), window(text, end, 40));
    let (Some(before), Some(after)) = (before.strip_suffix('['), after.strip_prefix(']')) else {
        return false;
    };
    let glued = before.ends_with(char::is_alphabetic) || after.starts_with(char::is_alphabetic);
    let brackets = before.split('[').skip(1).chain(after.split('[').skip(1));
    let mut others = brackets.filter_map(|rest| rest.split_once(']')).map(|(word, _)| word);
    glued
        || others
            .any(|word| is_cell(word) || (word.len() == 1 && word.starts_with(|c| ('A'..='H').contains(&c))))
}

/// How many of the words around `start..end` have the form of a chord, a seat or a cell: `Am7`, `B4`, `D`.
pub(super) fn cells_around(text: &str, start: usize, end: usize) -> usize {
    let is_break = |c: char| c.is_whitespace() || matches!(c, '[' | ']' | '(' | ')' | ',' | ';' | '|' | '"');
    let before = window_before(text, start, 40).rsplit(is_break).filter(|word| !word.is_empty()).take(4);
    let after = window(text, end, 40).split(is_break).filter(|word| !word.is_empty()).take(4);
    before.chain(after).filter(|word| is_cell(word)).count()
}

fn is_cell(word: &str) -> bool {
    let word = word.trim_end_matches(['?', '!', '.', ':', ',']);
    let mut rest = match word.chars().next() {
        Some('A'..='H') => word.get(1..).unwrap_or(""),
        _ => return false,
    };
    rest = rest.trim_start_matches(['#', '♯', '♭']);
    for quality in ["maj", "min", "dim", "aug", "sus", "add", "m", "M", "ø", "°"] {
        if let Some(shorter) = rest.strip_prefix(quality) {
            rest = shorter;
            break;
        }
    }
    let figures = rest.chars().take_while(char::is_ascii_digit).count();
    let rest = rest.get(figures..).unwrap_or("");
    // A lone capital may be a label; with nothing else it is as good as a word.
    (figures > 0 || word.len() > 1) && figures <= 2 && (rest.is_empty() || rest.starts_with(['/', '#']))
}

/// Words that stand before a thing rather than before something that is done: articles and the like.
const DETERMINERS: &str = include_str!("determiners.txt");

/// Whether the word before `at` is an article or the like: "the Nf3".
pub(super) fn follows_determiner(text: &str, at: usize) -> bool {
    let before = window_before(text, at, 24);
    let trimmed = before.trim_end();
    if trimmed.len() == before.len() && !trimmed.ends_with(['\'', '’']) {
        return false;
    }
    let trimmed = trimmed.trim_end_matches(['\'', '’']);
    let word = trimmed.rsplit(|c: char| !c.is_alphabetic()).next().unwrap_or("");
    // A word that reaches the window's edge is longer than any of them.
    let whole = word.len() < before.len().min(16) || (word.len() == trimmed.len() && before.len() < 24);
    if !whole || word.is_empty() {
        return false;
    }
    let word = word.to_lowercase();
    DETERMINERS.lines().any(|determiner| word == determiner)
}

/// The end of an address or identifier that starts at `at`, if that is what stands there: everything up to
/// the next white space.
pub(super) fn address(text: &str, at: usize) -> Option<usize> {
    let rest = text.get(at..)?;
    let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
    let chunk = rest.get(..end)?;
    // Hardly any word has one of these, and each is looked at.
    if !chunk.bytes().any(|byte| matches!(byte, b'/' | b'\\' | b'@')) && !chunk.starts_with("www.") {
        return None;
    }
    let is_address = chunk.contains("://")
        || chunk.starts_with("www.")
        || chunk.split_once('@').is_some_and(|(name, host)| !name.is_empty() && host.contains('.'))
        || is_path(chunk);
    is_address.then_some(at + end)
}

/// Whether an address starts at `at`, for all that can be seen at a glance.
pub(super) fn is_address_start(text: &str, at: usize) -> bool {
    let start = window(text, at, 8);
    ["http://", "https://", "ftp://", "www."].iter().any(|scheme| start.starts_with(scheme))
}

/// `/games/Nf3/e4.html`, `C:\Bb5`.
fn is_path(chunk: &str) -> bool {
    let first = chunk.chars().next();
    (first == Some('/') && chunk.len() > 2 && !chunk.starts_with("/\\") && chunk.matches('/').count() > 1)
        || (chunk.contains('\\') && chunk.chars().nth(1) == Some(':'))
        || (chunk.matches('/').count() > 1 && chunk.contains('.') && !chunk.contains(','))
}

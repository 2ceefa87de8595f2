//! Character references of XML and HTML.

use alfil_engine::Span;

use super::map::Segment;

/// The longest reference that is looked at, in bytes.
const LONGEST: usize = 16;

/// Appends a stretch of text, with what its references stand for.
pub(super) fn decode(segment: &mut Segment, file: &str, span: Span) {
    decode_with(segment, file, span, |segment, span| segment.copy(file, span));
}

/// The same, leaving what stands between the references to `plain`.
pub(super) fn decode_with(
    segment: &mut Segment,
    file: &str,
    span: Span,
    mut plain: impl FnMut(&mut Segment, Span),
) {
    let mut at = span.start;
    let mut copied = span.start;
    while let Some(offset) = Span::new(at, span.end).of(file).find('&') {
        let start = at + offset;
        at = start + 1;
        if let Some((decoded, length)) = reference(Span::new(start, span.end).of(file)) {
            plain(segment, Span::new(copied, start));
            at = start + length;
            copied = at;
            segment.escaped(decoded.encode_utf8(&mut [0; 4]), Span::new(start, at));
        }
    }
    plain(segment, Span::new(copied, span.end));
}

/// The character that the reference at the start of `text` stands for, and the reference's length.
fn reference(text: &str) -> Option<(char, usize)> {
    let head = text.get(..text.floor_char_boundary(LONGEST))?;
    let end = head.find(';')?;
    let name = head.get(1..end)?;
    let c = match name.strip_prefix('#') {
        Some(number) => {
            let code = match number.strip_prefix(['x', 'X']) {
                Some(digits) => u32::from_str_radix(digits, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code).filter(|c| *c != '\0')?
        }
        None => NAMED.iter().find(|(known, _)| *known == name)?.1,
    };
    Some((c, end + 1))
}

/// The names that occur in texts about chess and around letters of European languages. Any other name stays
/// as it stands, which is what a browser does with names that it does not know.
const NAMED: &[(&str, char)] = &[
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("nbsp", '\u{A0}'),
    ("times", '×'),
    ("ndash", '–'),
    ("mdash", '—'),
    ("minus", '−'),
    ("hyphen", '‐'),
    ("hellip", '…'),
    ("plusmn", '±'),
    ("pm", '±'),
    ("mp", '∓'),
    ("equals", '='),
    ("plus", '+'),
    ("num", '#'),
    ("excl", '!'),
    ("quest", '?'),
    ("period", '.'),
    ("colon", ':'),
    ("lpar", '('),
    ("rpar", ')'),
    ("dagger", '†'),
    ("Dagger", '‡'),
    ("ddagger", '‡'),
    ("infin", '∞'),
    ("ne", '≠'),
    ("shy", '\u{AD}'),
    ("thinsp", '\u{2009}'),
    ("ensp", '\u{2002}'),
    ("emsp", '\u{2003}'),
    ("hairsp", '\u{200A}'),
    ("zwj", '\u{200D}'),
    ("zwnj", '\u{200C}'),
    ("lrm", '\u{200E}'),
    ("rlm", '\u{200F}'),
    ("lsquo", '‘'),
    ("rsquo", '’'),
    ("sbquo", '‚'),
    ("ldquo", '“'),
    ("rdquo", '”'),
    ("bdquo", '„'),
    ("laquo", '«'),
    ("raquo", '»'),
    ("lsaquo", '‹'),
    ("rsaquo", '›'),
    ("frac12", '½'),
    ("half", '½'),
    ("iexcl", '¡'),
    ("iquest", '¿'),
    ("deg", '°'),
    ("middot", '·'),
    ("bull", '•'),
    ("copy", '©'),
    ("Agrave", 'À'),
    ("Aacute", 'Á'),
    ("Acirc", 'Â'),
    ("Atilde", 'Ã'),
    ("Auml", 'Ä'),
    ("Aring", 'Å'),
    ("AElig", 'Æ'),
    ("Ccedil", 'Ç'),
    ("Egrave", 'È'),
    ("Eacute", 'É'),
    ("Ecirc", 'Ê'),
    ("Euml", 'Ë'),
    ("Igrave", 'Ì'),
    ("Iacute", 'Í'),
    ("Icirc", 'Î'),
    ("Iuml", 'Ï'),
    ("ETH", 'Ð'),
    ("Ntilde", 'Ñ'),
    ("Ograve", 'Ò'),
    ("Oacute", 'Ó'),
    ("Ocirc", 'Ô'),
    ("Otilde", 'Õ'),
    ("Ouml", 'Ö'),
    ("Oslash", 'Ø'),
    ("Ugrave", 'Ù'),
    ("Uacute", 'Ú'),
    ("Ucirc", 'Û'),
    ("Uuml", 'Ü'),
    ("Yacute", 'Ý'),
    ("THORN", 'Þ'),
    ("szlig", 'ß'),
    ("agrave", 'à'),
    ("aacute", 'á'),
    ("acirc", 'â'),
    ("atilde", 'ã'),
    ("auml", 'ä'),
    ("aring", 'å'),
    ("aelig", 'æ'),
    ("ccedil", 'ç'),
    ("egrave", 'è'),
    ("eacute", 'é'),
    ("ecirc", 'ê'),
    ("euml", 'ë'),
    ("igrave", 'ì'),
    ("iacute", 'í'),
    ("icirc", 'î'),
    ("iuml", 'ï'),
    ("eth", 'ð'),
    ("ntilde", 'ñ'),
    ("ograve", 'ò'),
    ("oacute", 'ó'),
    ("ocirc", 'ô'),
    ("otilde", 'õ'),
    ("ouml", 'ö'),
    ("oslash", 'ø'),
    ("ugrave", 'ù'),
    ("uacute", 'ú'),
    ("ucirc", 'û'),
    ("uuml", 'ü'),
    ("yacute", 'ý'),
    ("thorn", 'þ'),
    ("yuml", 'ÿ'),
    ("OElig", 'Œ'),
    ("oelig", 'œ'),
    ("Scaron", 'Š'),
    ("scaron", 'š'),
    ("Zcaron", 'Ž'),
    ("zcaron", 'ž'),
    ("Ccaron", 'Č'),
    ("ccaron", 'č'),
    ("Lstrok", 'Ł'),
    ("lstrok", 'ł'),
];

//! Files of every format, made of texts: as an author's program would write them.

use alfil::document::Format;

/// The formats in which moves stand among other text.
pub(crate) const TEXTS: [Format; 11] = [
    Format::Text,
    Format::Markdown,
    Format::Html,
    Format::Latex,
    Format::Po,
    Format::Xliff,
    Format::Android,
    Format::Ftl,
    Format::Srt,
    Format::Vtt,
    Format::Json,
];

/// Whether a file of this format has its texts twice.
pub(crate) fn is_bilingual(format: Format) -> bool {
    matches!(format, Format::Po | Format::Xliff)
}

/// A file with these texts, which have no line ends, and around them moves that are none of its text. Where a
/// file has two languages, each text stands first as source and then as translation.
pub(crate) fn file(format: Format, texts: &[(String, String)]) -> String {
    let mut file = String::from(match format {
        Format::Html => "<!DOCTYPE html><html><body data-x=\"12.Nf3\">\n<!-- 12.Nf3 -->\n",
        Format::Latex => "\\documentclass{book} % 12.Nf3\n\\begin{document}\n",
        Format::Po => "# 12.Nf3\nmsgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n",
        Format::Xliff => "<?xml version=\"1.0\"?>\n<xliff version=\"1.2\"><file original=\"12.Nf3\"><body>\n",
        Format::Android => {
            "<?xml version='1.0'?>\n<resources><string name='x' translatable='false'>12.Nf3</string>\n"
        }
        Format::Ftl => "# 12.Nf3\n",
        Format::Vtt => "WEBVTT 12.Nf3\n\n",
        Format::Json => "{\"12.Nf3\": [\n",
        _ => "",
    });
    for (number, (source, target)) in texts.iter().enumerate() {
        let escaped = escape(format, target);
        file += &match format {
            Format::Markdown => format!("- {escaped}\n\n"),
            Format::Html => format!("<p title='12.Nf3'>{escaped}</p>\r\n"),
            Format::Po => {
                format!(
                    "\nmsgctxt \"{number}\"\nmsgid \"{}\"\nmsgstr \"{escaped}\"\n",
                    escape(format, source)
                )
            }
            Format::Xliff => format!(
                "<trans-unit id=\"{number}\"><source>{}</source><target>{escaped}</target></trans-unit>\n",
                escape(format, source)
            ),
            Format::Android => format!("<string name=\"n{number}\">{escaped}</string>\n"),
            Format::Ftl => format!("n{number} = x {escaped}\n    .title = x {{ 12 }}\n"),
            Format::Srt => {
                format!("{0}\n00:00:0{1},000 --> 00:00:0{1},500\n{escaped}\n\n", number + 1, number % 10)
            }
            Format::Vtt => format!("00:0{0}.000 --> 00:0{0}.500\n<v 12.Nf3>{escaped}</v>\n\n", number % 10),
            Format::Json => {
                format!("{}\"{escaped}\"", if number == 0 { "" } else { ",\n" })
            }
            _ => format!("{escaped}\n\n"),
        };
    }
    file += match format {
        Format::Html => "</body></html>\n",
        Format::Latex => "\\end{document}\n",
        Format::Xliff => "</body></file></xliff>\n",
        Format::Android => "</resources>\n",
        Format::Json => "\n]}\n",
        _ => "",
    };
    file
}

fn escape(format: Format, text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match (format, c) {
            (Format::Html | Format::Xliff | Format::Android | Format::Vtt, '<') => out += "&lt;",
            (Format::Html | Format::Xliff | Format::Android | Format::Vtt, '>') => out += "&#x3E;",
            (Format::Html | Format::Xliff | Format::Android | Format::Vtt, '&') => out += "&amp;",
            (Format::Android, '\'' | '"' | '\\') | (Format::Po | Format::Json, '"' | '\\') => {
                out.push('\\');
                out.push(c);
            }
            (Format::Latex, '~' | '^' | '\\') => out.push('-'),
            (Format::Latex, '#' | '&' | '%' | '_' | '$' | '{' | '}') => {
                out.push('\\');
                out.push(c);
            }
            (Format::Markdown, '*' | '_' | '`' | '[' | ']' | '<' | '&' | '\\' | '#' | '>' | '~' | '|') => {
                out.push('\\');
                out.push(c);
            }
            (Format::Ftl, '{' | '}') => out += &format!("{{\"{c}\"}}"),
            (Format::Srt, '<' | '{') => out.push('('),
            (_, c) => out.push(c),
        }
    }
    out
}

//! Documents: only the moves change, whatever the format.

use alfil::document::{Confidence, Form, Format, Prose, SegmentRole, faults, segments, translate_document};
use alfil::locale::builtin::{DE, EN, ES};
use alfil::{Edit, Layout, Rewriting, Span, Style, Translation};
use proptest::prelude::*;

use crate::wrapped::{TEXTS, file};

fn spanish(file: &str, format: Format) -> Translation {
    let prose = Prose::new(EN.table(), ES.table());
    translate_document(file, format, &prose).unwrap()
}

/// Checks that `done` is `file` outside of its edits, and that undoing them gives `file`.
fn check_edits(file: &str, done: &Translation) {
    let (mut source, mut target, mut undone) = (0, 0, String::new());
    for Edit { source: from, target: to } in &done.edits {
        let kept = &done.text[target..to.start];
        assert_eq!(&file[source..from.start], kept);
        undone.push_str(kept);
        undone.push_str(from.of(file));
        (source, target) = (from.end, to.end);
    }
    assert_eq!(&file[source..], &done.text[target..]);
    undone.push_str(&done.text[target..]);
    assert_eq!(undone, file);
}

/// Translates `file` and expects just these replacements, as `old` → `new`, in order.
fn expect(format: Format, file: &str, replacements: &[(&str, &str)]) {
    let done = spanish(file, format);
    check_edits(file, &done);
    let found: Vec<(&str, &str)> =
        done.edits.iter().map(|edit| (edit.source.of(file), edit.target.of(&done.text))).collect();
    assert_eq!(found, replacements, "{format:?}\n{file}\n{}", done.text);
}

#[test]
fn text() {
    expect(Format::Text, "\u{FEFF}After 12.Nf3 Black\r\nplays 12...Qe7.\r\n", &[("N", "C"), ("Q", "D")]);
}

#[test]
fn markdown() {
    let file = "---\ntitle: 12.Nf3\n---\n# The move 12.Nf3\r\n\r\nPlay **12.Nf3** and `12.Nf3`, [12.Nf3](http://x/12.Nf3 \"12.Nf3\"),\n\
        <http://x.org/12.Nf3>.\n\n    12.Nf3\n\n```\n12.Nf3\n```\n\n| 12.Qe7\\# | 12\\.Nf3 |\n|--|--|\n| 12.&nbsp;&#78;f3 | <code>12.Nf3</code> 13.Re1 |\n\n\
        <div title=\"12.Nf3\">12.Nf3 <pre><code>12.Nf3</code></pre></div>\n\n[ref]: http://x/12.Nf3 \"12.Nf3\"\n";
    expect(
        Format::Markdown,
        file,
        &[("N", "C"), ("N", "C"), ("N", "C"), ("Q", "D"), ("N", "C"), ("&#78;", "C"), ("R", "T"), ("N", "C")],
    );
}

#[test]
fn html() {
    let file = "<!DOCTYPE html><html><!-- 12.Nf3 --><head><title>On 12.Nf3</title><script>let a = '12.Nf3 </p>';</script>\
        <STYLE>12.Nf3</STYLE></head><body data-a=\"12.Nf3 > 13.Nf3\" class=it's>12.<b>Nf3</b> 12...&#x51;e7 13.<br>Nf3 13...Q<i>e8</i>\
        <code>12.Nf3 <code>x</code> 12.Nf3</code><img alt='12.Nf3'/><span translate=\"no\">12.Nf3</span><p>A &lt; 5 < 6 14.Rxe5&nbsp;</html>";
    expect(
        Format::Html,
        file,
        &[("N", "C"), ("N", "C"), ("&#x51;", "D"), ("N", "C"), ("Q", "D"), ("R", "T")],
    );
}

#[test]
fn latex() {
    let file = "\\documentclass{book} 12.Nf3\n\\begin{document}\n% 12.Nf3\nAfter \\textbf{12.Nf3} Black is \\mainline{12.Nf3 Qe7}\n\
        and 12\\ldots Qe7 13.Qxe7\\# % 12.Nf3\n$12.Nf3$ \\verb|12.Nf3| \\[12.Nf3\\]\n\\begin{verbatim}\n12.Nf3\n\\end{verbatim}\n\
        \\label{12.Nf3}\\variation*[a]{12.Nf3} \\wmove{Nf3} \\section{After 13.Re1}\n\\end{document}\n";
    expect(Format::Latex, file, &[("N", "C"), ("Q", "D"), ("Q", "D"), ("R", "T")]);
}

#[test]
fn arguments_of_latex_that_are_no_text_hide_no_move() {
    let file = "\\textcolor{red}{Nf3} \\multicolumn{1}{c}{Bd6} \\hspace{1cm}Nf3 \\begin{tabular}{l|l}14.Bd3 & \\mine{Nf3}{Qe7}\\end{tabular} \\textbf{N}f3";
    let pieces = ["N", "B", "N", "B", "N", "Q", "N"];
    let spanish = ["C", "A", "C", "A", "C", "D", "C"];
    let expected: Vec<_> = pieces.into_iter().zip(spanish).collect();
    expect(Format::Latex, file, &expected);
}

#[test]
fn po() {
    let file = "# 12.Nf3\nmsgid \"\"\nmsgstr \"\"\n\"X-Note: 12.Nf3\\n\"\n\n#| msgid \"12.Nf3\"\n#, fuzzy\nmsgctxt \"12.Nf3\"\nmsgid \"Play 12.Nf3\"\n\
        msgstr \"\"\n\"Juega 12.N\"\n\"f3 \\\"12.\\116f3\\\"\\n\"\r\n\nmsgid \"one 12.Nf3\"\nmsgid_plural \"12.Nf3\"\nmsgstr[0] \"una 12.Re1\"\nmsgstr[1] \"12.Qe7\"\n\n\
        #~ msgid \"12.Nf3\"\n#~ msgstr \"12.Nf3\"\n";
    expect(Format::Po, file, &[("N", "C"), ("\\116", "C"), ("R", "T"), ("Q", "D")]);
    let found = segments(file, Format::Po).unwrap();
    let pairs: Vec<(&str, &str)> = found
        .iter()
        .filter(|segment| segment.role() == SegmentRole::Target)
        .map(|segment| (found[segment.source().unwrap()].text(), segment.text()))
        .collect();
    assert_eq!(pairs[0].0, "Play 12.Nf3");
    assert_eq!(pairs[1], ("one 12.Nf3", "una 12.Re1"));
    assert_eq!(pairs[2], ("12.Nf3", "12.Qe7"));
}

#[test]
fn xliff() {
    let one = "<?xml version=\"1.0\"?><xliff version=\"1.2\"><file original='12.Nf3'><body><trans-unit id=\"12.Nf3\">\n<source>12.Nf3</source>\
        <target state=\"x\">12.<g id=\"1\">Nf3</g><ph id='2'>12.Nf3</ph> 12...&#81;e7<x id=\"12.Nf3\"/></target><note>12.Nf3</note>\
        <alt-trans><source>12.Nf3</source><target>12.Nf3</target></alt-trans></trans-unit>\
        <trans-unit id='b' translate=\"no\"><source>12.Nf3</source><target>12.Nf3</target></trans-unit></body></file></xliff>";
    expect(Format::Xliff, one, &[("N", "C"), ("&#81;", "D")]);
    let two = "<xliff version=\"2.0\" srcLang='en'><file id='f'><unit id='u'><originalData><data id='d'>12.Nf3</data></originalData><segment>\
        <source>12.Nf3</source><target>12.<pc id='1'>Nf3</pc></target></segment><segment><source>x</source><target>13.Re1</target></segment></unit></file></xliff>";
    expect(Format::Xliff, two, &[("N", "C"), ("R", "T")]);
    let found = segments(two, Format::Xliff).unwrap();
    assert_eq!(found[3].source(), Some(2));
}

#[test]
fn codes_of_xliff_that_stand_for_type_may_cut_a_move_and_objects_do() {
    let file = "<xliff version=\"1.2\"><file><body><trans-unit id=\"a\"><source>x</source><target>12.<bpt id=\"1\">&lt;b&gt;</bpt>N\
        <ept id=\"1\">&lt;/b&gt;</ept>f3 13.Q<x id=\"2\"/>e2 14.R<ph id='3'>{0}</ph>e1 R<x id='4'/>e1</target></trans-unit></body></file></xliff>";
    expect(Format::Xliff, file, &[("N", "C")]);
    let found = spanish(file, Format::Xliff).diagnostics;
    let found: Vec<_> = found.iter().map(|finding| (finding.code, finding.span.of(file))).collect();
    assert_eq!(found, [("split-move", "Q<x id=\"2\"/>e2"), ("split-move", "R<ph id='3'>{0}</ph>e1")]);
}

#[test]
fn android() {
    let file = "<?xml version='1.0'?>\n<resources xmlns:xliff='x'><string name=\"12.Nf3\">Don\\'t play 12.\\u004Ef3 <b>12...Qe7</b></string>\
        <string name=\"n\" translatable=\"false\">12.Nf3</string><plurals name='p'><item quantity='one'>12.Nf3 <xliff:g id='a'>12.Nf3</xliff:g></item></plurals>\
        <string name='c'><![CDATA[<a href=\"12.Nf3\">12.Re1</a>]]></string><integer name='i'>3</integer></resources>";
    expect(Format::Android, file, &[("\\u004E", "C"), ("Q", "D"), ("N", "C"), ("R", "T")]);
}

#[test]
fn ftl() {
    let file = "# 12.Nf3\nfirst = After 12.Nf3 { MOVE(\"Nf3\") }\n    and 12...Qe7.\n    .title = The 13.Re1\n\n-term = 12.Nf3\n    .gender = 12.Nf3\n\
        second = { $count ->\n    [one] 12.Nf3 { \"12.Nf3\" }\n   *[other] 12.Qe7\n        or 13.Re1\n } then 13.Rd1\njunk 12.Nf3\nthird =\n    12.Nf3\n";
    expect(
        Format::Ftl,
        file,
        &[
            ("N", "C"),
            ("Q", "D"),
            ("R", "T"),
            ("N", "C"),
            ("N", "C"),
            ("Q", "D"),
            ("R", "T"),
            ("R", "T"),
            ("N", "C"),
        ],
    );
}

#[test]
fn subtitles() {
    let srt = "\u{FEFF}1\r\n00:00:01,000 --> 00:00:02,000 X1:12.Nf3\r\n{\\an8}He plays <i>12.Nf3</i>\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n12...Qe7!\r\n";
    expect(Format::Srt, srt, &[("N", "C"), ("Q", "D")]);
    let vtt = "WEBVTT 12.Nf3\n\nNOTE 12.Nf3\n\n12.Nf3\n00:01.000 --> 00:02.000\n<v 12.Nf3>12.&nbsp;Nf3 <c.x>12...Qe7</c>\n\nSTYLE\n12.Nf3\n";
    expect(Format::Vtt, vtt, &[("N", "C"), ("Q", "D")]);
}

#[test]
fn json() {
    let file = "{\"12.Nf3\": [\"12.\\u004ef3 \\\"12...Qe7\\\"\", {\"a\": \"13.Re1\\n\"}], \"n\": -1.5e3, \"b\": null}\n";
    expect(Format::Json, file, &[("\\u004e", "C"), ("Q", "D"), ("R", "T")]);
    assert!(segments("{\"a\" 1}", Format::Json).is_err());
    assert!(segments("[\"a", Format::Json).is_err());
}

#[test]
fn depth_is_no_danger() {
    let deep = 200_000;
    for (format, open) in [
        (Format::Json, "["),
        (Format::Html, "<div>"),
        (Format::Html, "<code>"),
        (Format::Xliff, "<g>"),
        (Format::Ftl, "a = {"),
        (Format::Ftl, "{"),
        (Format::Latex, "\\textbf{"),
        (Format::Latex, "\\begin{"),
        (Format::Latex, "$"),
        (Format::Markdown, ">"),
        (Format::Srt, "{\\"),
        (Format::Html, "<a b='"),
        (Format::Html, "<!--"),
        (Format::Po, "\""),
    ] {
        let _ = segments(&open.repeat(deep), format);
    }
}

#[test]
fn however_much_is_malformed_a_bounded_list_tells_it() {
    for (format, piece) in [
        (Format::Latex, "}"),
        (Format::Latex, "\\begin{verbatim}\n"),
        (Format::Po, "msgid \"a\n"),
        (Format::Po, "no line\n"),
        (Format::Po, "msgstr \"a\"\n"),
        (Format::Ftl, "a = }\n"),
        (Format::Ftl, "a = {\nb\n"),
        (Format::Srt, "no times\n\n"),
        (Format::Vtt, "no times\n\n"),
    ] {
        let found = faults(&piece.repeat(5_000), format);
        assert!((1..=300).contains(&found.len()), "{format:?} {piece:?}: {}", found.len());
        let many = found.iter().any(|fault| fault.to_string().contains("faults of this kind"));
        assert_eq!(found.len() > 100, many, "{format:?} {piece:?}");
    }
}

#[test]
fn verbatim_commands_that_never_end_take_time_in_proportion() {
    // In time that grows with the square this would take minutes.
    let file = "\\verb|".repeat(300_000);
    assert_eq!(segments(&file, Format::Latex).map(|found| found.len()), Ok(1));
    expect(Format::Latex, "\\verb|12.Nf3| 12.Nf3 \\verb+13.Re1\nnext 13.Re1", &[("N", "C"), ("R", "T")]);
}

/// A file of pieces that mean something to some format, mixed at random.
fn scrambled() -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "12.Nf3",
        "1.e4 e5 2.Nf3",
        "2...Nc6 3.Qh5",
        " ",
        "\n",
        "\r\n",
        "Qe7",
        "12...",
        "<p>",
        "</p>",
        "<code>",
        "</code>",
        "<!--",
        "-->",
        "<![CDATA[",
        "]]>",
        "&#78;f3",
        "&nbsp;",
        "&",
        "<",
        ">",
        "\"",
        "'",
        "\\",
        "\\u004ef3",
        "msgid \"",
        "msgstr \"",
        "msgstr[1] \"",
        "#~ ",
        "#, ",
        "{",
        "}",
        "[",
        "]",
        "->",
        "*[other] ",
        "a = ",
        "    ",
        ".b = ",
        "00:00:01,000 --> 00:00:02,000",
        "WEBVTT",
        "NOTE",
        "\\mainline{",
        "\\begin{verbatim}",
        "\\end{verbatim}",
        "\\verb|",
        "$",
        "%",
        "~",
        "`",
        "```",
        "**",
        "# ",
        "> ",
        "| ",
        "<target>",
        "</target>",
        "<source>",
        "</source>",
        "<trans-unit id='a'>",
        "</trans-unit>",
        "<string name='a'>",
        "</string>",
        "<xliff:g>",
        "</xliff:g>",
        "<x/>",
        "é",
        "\u{FEFF}",
        "♘",
        ":",
        ",",
        "1",
        "<script>",
        "</script>",
        "=",
        "/",
        "\u{0}",
        "𝔸",
        "\\'",
        "\\#",
        "&amp;",
        "(",
        ")",
        "![",
        "](",
        "<br>",
    ]);
    prop::collection::vec(pieces, 0..60).prop_map(|pieces| pieces.concat())
}

fn check_file(file: &str) {
    for format in TEXTS {
        check_format(file, format);
    }
}

fn check_format(file: &str, format: Format) {
    let Ok(found) = segments(file, format) else { return };
    for segment in &found {
        // All that a segment says it has the file has.
        let length = segment.text().len();
        let whole = segment.cover(Span::new(0, length));
        assert!(
            whole.end <= file.len() && file.is_char_boundary(whole.start) && file.is_char_boundary(whole.end)
        );
        for (at, c) in segment.text().char_indices() {
            if let Some(place) = segment.place(Span::new(at, at + c.len_utf8())) {
                assert!(!place.of(file).is_empty());
            }
        }
    }
    let same = Prose::new(EN.table(), EN.table()).at_least(Confidence::Any);
    let same = translate_document(file, format, &same).unwrap();
    assert_eq!(same.text, file, "{format:?}");
    assert!(same.edits.is_empty());
    for to in [ES.table(), DE.table()] {
        let prose = Prose::new(EN.table(), to).at_least(Confidence::Any);
        check_edits(file, &translate_document(file, format, &prose).unwrap());
        let long = Rewriting { form: Form::Long, layout: Layout::Styled(Style::long()) };
        for rewriting in [Rewriting::pgn(), long] {
            let prose = prose.clone().replayed(rewriting);
            check_edits(file, &translate_document(file, format, &prose).unwrap());
        }
    }
}

/// A text of words, moves and characters that mean something to some format.
fn written() -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "12.Nf3",
        "1.e4 e5 2.Nf3 Nc6",
        "12...Qe7!",
        "Bxc6+",
        "the Nf3",
        "O-O",
        "e8=Q#",
        "and",
        "White",
        "é𝔸",
        "&",
        "<",
        ">",
        "\"",
        "'",
        "\\",
        "{",
        "}",
        "$5",
        "100%",
        "#1",
        "a_b",
        "*",
        "♘f3",
        "...",
        ",",
        "(=)",
        "\u{A0}",
    ]);
    prop::collection::vec(pieces, 1..12).prop_map(|pieces| format!("So {} end", pieces.join(" ")))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn scrambled_files_keep_their_bytes(file in scrambled()) {
        check_file(&file);
    }

    #[test]
    fn every_format_is_read_and_keeps_its_bytes(texts in prop::collection::vec(written(), 1..4)) {
        let pairs: Vec<(String, String)> = texts.iter().map(|text| (text.clone(), text.clone())).collect();
        for format in TEXTS {
            let file = file(format, &pairs);
            prop_assert_eq!(faults(&file, format), []);
            check_format(&file, format);
        }
    }

    #[test]
    fn any_text_keeps_its_bytes(file in "\\PC{0,80}|[\\x00-\\x7f]{0,80}") {
        check_file(&file);
    }
}

#[test]
fn an_escape_in_json_has_four_digits() {
    let prose = Prose::new(EN.table(), DE.table());
    let translated = |text: &str| translate_document(text, Format::Json, &prose);
    assert_eq!(
        translated(r#"{"a": "\u0031. e4 e5 2. Nf3"}"#).unwrap().text,
        r#"{"a": "\u0031. e4 e5 2. Sf3"}"#
    );
    for wrong in [r"\u+031", r"\u-031", r"\u 031", r"\u31", r"\u003", r"\uD834\u+D11"] {
        assert!(translated(&format!(r#"{{"a": "{wrong} 1. Nf3"}}"#)).is_err(), "{wrong}");
    }
}

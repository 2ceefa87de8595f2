//! Files as people have them: in older encodings, packed, many at once.

use std::fs;
use std::io::{Read, Write};
use std::os::unix::fs::symlink;
use std::process::Stdio;

use crate::support::Bench;

/// A text, and every encoding that has its characters.
const TEXTS: [(&str, &[&str]); 5] = [
    (
        "[Event \"Café\"]\r\n\r\n1. e4 e5 2. Nf3 {naïve} Nc6 *\r\n",
        &["utf-8", "utf-16le", "latin1", "windows-1252", "windows-1254", "iso-8859-15", "macintosh"],
    ),
    ("[White \"Dvořák\"]\n\n1. Nf3 {žádný} *\n", &["utf-16be", "windows-1250", "iso-8859-2"]),
    ("[White \"Чигорин\"]\n\n1. Nf3 {ход} *\n", &["windows-1251", "koi8-r", "cp866", "iso-8859-5"]),
    ("[White \"Καραγιάννης\"]\n\n1. Nf3 *\n", &["windows-1253", "iso-8859-7", "utf-16le"]),
    ("\u{FEFF}1. Nf3 {½ 𝔸} Nf6 *", &["utf-8", "utf-16le", "utf-16be"]),
];

fn encoded(text: &str, encoding: &str) -> Vec<u8> {
    match encoding {
        "utf-16le" => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        "utf-16be" => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        "cp866" => encoding_rs::IBM866.encode(text).0.into_owned(),
        label => encoding_rs::Encoding::for_label(label.as_bytes()).unwrap().encode(text).0.into_owned(),
    }
}

/// What the command answers to bytes on standard input, in bytes.
fn piped(bench: &Bench, arguments: &[&str], input: &[u8]) -> (Vec<u8>, String, Option<i32>) {
    let mut command = bench.alfil(arguments);
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let output = std::thread::scope(|scope| {
        // Whoever refuses an input need not read all of it.
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().unwrap()
    });
    (output.stdout, String::from_utf8(output.stderr).unwrap(), output.status.code())
}

/// Games, more of them than are looked at to find out what they are.
fn large_collection() -> String {
    let game = |number: usize| {
        // Not among those that are looked at.
        let slip = if number > 3000 && number.is_multiple_of(50) { "Nf33 " } else { "" };
        format!(
            "[Event \"{number}\"]\n\n1. Nf3 {slip}Nf6 2. c4 g6 3. Nc3 Bg7 4. d4 O-O 5. Bf4 d5 6. Qb3 *\n\n"
        )
    };
    (0..5000).map(game).collect()
}

#[test]
fn games_through_a_pipe_are_translated_before_it_ends() {
    let (bench, games) = (Bench::new(), large_collection());
    for arguments in [
        &["translate", "--to", "de"][..],
        &["translate", "--to", "de", "--from", "auto"],
        &["translate", "--to", "de", "--replay"],
    ] {
        let mut command = bench.alfil(arguments);
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let (mut input, mut output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        std::thread::scope(|scope| {
            let (seen, wait) = std::sync::mpsc::channel::<()>();
            let games = &games;
            scope.spawn(move || {
                input.write_all(games.as_bytes()).unwrap();
                // Only then it ends.
                wait.recv().unwrap();
                drop(input);
            });
            let mut first = vec![0; 100_000];
            output.read_exact(&mut first).unwrap();
            seen.send(()).unwrap();
            output.read_to_end(&mut first).unwrap();
            let letters = [(". N", ". S"), (" Nf6", " Sf6"), (" B", " L"), (" Q", " D")];
            let expected = letters.iter().fold(games.clone(), |text, (old, new)| text.replace(old, new));
            assert_eq!(String::from_utf8(first).unwrap(), expected, "{arguments:?}");
        });
        assert_eq!(child.wait().unwrap().code(), Some(1));
    }
}

#[test]
fn games_through_a_pipe_are_what_they_are_in_a_file() {
    let (bench, games) = (Bench::new(), large_collection());
    bench.write("games.pgn", &games);
    bench.write("games.txt", &games);
    for arguments in [
        &["translate", "--to", "ru"][..],
        &["translate", "--to", "de", "--from", "auto", "--comments"],
        &["check", "--rules", "pgn"],
        &["check", "--lang", "auto"],
    ] {
        let (out, err, code) = piped(&bench, arguments, games.as_bytes());
        for name in ["games.pgn", "games.txt"] {
            let named = bench.run(&[arguments, &[name]].concat());
            assert_eq!(String::from_utf8_lossy(&out).replace("<stdin>", name), named.out, "{arguments:?}");
            assert_eq!((err.replace("<stdin>", name), code), (named.err, named.code), "{arguments:?}");
        }
    }
}

#[test]
fn a_large_text_of_another_kind_is_not_taken_for_games() {
    let bench = Bench::new();
    let json = format!("[{}\"12.Nf3 is good\"]", "\"12.Nf3 is good\",\n".repeat(20_000));
    let (out, _, code) = piped(&bench, &["translate", "--to", "de"], json.as_bytes());
    assert_eq!((String::from_utf8(out).unwrap(), code), (json.replace("Nf3", "Sf3"), Some(0)));
    let text = "White plays 12.Nf3 here, which is good.\n".repeat(10_000);
    let (out, _, code) = piped(&bench, &["translate", "--to", "de"], text.as_bytes());
    assert_eq!((String::from_utf8(out).unwrap(), code), (text.replace("Nf3", "Sf3"), Some(0)));
}

#[test]
fn a_text_comes_back_byte_for_byte_in_its_encoding() {
    let bench = Bench::new();
    for (text, encodings) in TEXTS {
        for encoding in encodings {
            let bytes = encoded(text, encoding);
            for more in [&[][..], &["--replay"], &["--format", "pgn"], &["--format", "text"]] {
                let mut arguments =
                    vec!["translate", "--to", "en", "--encoding", encoding, "--keep-encoding", "--quiet"];
                arguments.extend(more);
                let (out, err, code) = piped(&bench, &arguments, &bytes);
                assert_eq!((out, err.as_str(), code), (bytes.clone(), "", Some(0)), "{arguments:?}");
                bench.write("in.pgn", &bytes);
                arguments.extend(["in.pgn", "-o", "in.pgn"]);
                assert_eq!(bench.run(&arguments).code, Some(0), "{arguments:?}");
                assert_eq!(bench.read("in.pgn"), bytes, "{arguments:?}");
            }
        }
    }
}

#[test]
fn a_text_in_any_encoding_is_translated_as_in_utf8() {
    let bench = Bench::new();
    for (text, encodings) in TEXTS {
        let expected = text.replace('N', "S");
        for encoding in encodings {
            let arguments = ["translate", "--to", "de", "--format", "pgn", "--encoding", encoding];
            let (out, err, code) = piped(&bench, &arguments, &encoded(text, encoding));
            assert_eq!((String::from_utf8(out).unwrap(), code), (expected.clone(), Some(0)), "{encoding}");
            assert_eq!(err.contains("<stdin>: read as"), *encoding != "utf-8", "{err}");
        }
    }
}

#[test]
fn utf16_is_recognised_by_its_mark_and_never_taken_for_something_else() {
    let bench = Bench::new();
    for encoding in ["utf-16le", "utf-16be"] {
        bench.write("wide.pgn", encoded("\u{FEFF}1. e4 e5\r\n2. Nd5 *", encoding));
        let answer = bench.run(&["translate", "--to", "de", "wide.pgn"]);
        assert_eq!((answer.out.as_str(), answer.code), ("\u{FEFF}1. e4 e5\r\n2. Sd5 *", Some(0)));
        assert!(
            answer.err.starts_with(&format!("wide.pgn: read as {encoding}, written as utf-8")),
            "{answer:?}"
        );
        // Places are those of the decoded text.
        let answer = bench.run(&["check", "--message-format", "short", "wide.pgn"]);
        assert!(answer.out.starts_with("wide.pgn:2:4: error[illegal-move]"), "{answer:?}");
        // Without its mark it would be valid UTF-8.
        bench.write("wide.pgn", encoded("1. e4 e5 2. Nf3 *", encoding));
        let message = bench.run(&["translate", "--to", "de", "wide.pgn"]).refused();
        assert!(message.contains(&format!("add --encoding {encoding}")), "{message}");
        // Half of a character is left.
        bench.write("wide.pgn", &encoded("\u{FEFF}1. e4", encoding)[..11]);
        let message = bench.run(&["translate", "--to", "de", "wide.pgn"]).refused();
        assert!(
            message.contains(&format!("wide.pgn is not {encoding}: line 1, column 6 is where it ends")),
            "{message}"
        );
        // Another one is said than it shows.
        bench.write("wide.pgn", encoded("\u{FEFF}1. e4", encoding));
        let message = bench.run(&["translate", "--to", "de", "--encoding", "latin1", "wide.pgn"]).refused();
        assert!(message.contains(&format!("byte order mark of {encoding}")), "{message}");
    }
}

#[test]
fn every_command_that_reads_documents_reads_every_encoding() {
    let bench = Bench::new();
    bench.write("ru.txt", encoded("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6", "koi8-r"));
    bench.write("en.txt", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6");
    for (arguments, expected) in [
        (&["check", "--lang", "ru", "--encoding", "koi8-r", "ru.txt"][..], "1 game, 6 moves, 0 findings"),
        (&["detect", "--encoding", "koi8-r", "ru.txt"], "ru"),
        (&["compare", "--to", "ru", "--encoding", "koi8-r", "en.txt", "ru.txt"], "0 findings"),
        (&["translate", "--from", "auto", "--to", "en", "--encoding", "koi8-r", "ru.txt"], "2. Nf3 Nc6"),
    ] {
        let answer = bench.run(arguments);
        assert_eq!(answer.code, Some(0), "{answer:?}");
        assert!(answer.out.contains(expected) && answer.err.contains("ru.txt: read as koi8-r"), "{answer:?}");
    }
    let message = bench.run(&["check", "--lang", "ru", "ru.txt"]).refused();
    assert!(message.contains("it may be in koi8-r (`Кf3`): say which, as in --encoding koi8-r"), "{message}");
    // Fixes are written in the encoding of the file.
    bench.write("fix.txt", encoded("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Сa4+ {ход}", "koi8-r"));
    let arguments = ["check", "--fix", "--lang", "ru", "--rules", "pgn", "--encoding", "koi8-r", "fix.txt"];
    assert_eq!(bench.run(&arguments).code, Some(1));
    assert_eq!(bench.read("fix.txt"), encoded("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Сa4 {ход}", "koi8-r"));
}

#[test]
fn a_letter_that_the_encoding_has_not_is_named_and_nothing_written() {
    let bench = Bench::new();
    bench.write("café.pgn", encoded("[Event \"Café\"]\n\n1. e4 e5 2. Nf3 *\n", "latin1"));
    bench.write("café.txt", encoded("[Event \"Café\"]\n\n1. e4 e5 2. Nf3 *\n", "latin1"));
    let before = bench.names();
    for more in
        [&["café.pgn"][..], &["café.txt"], &["café.pgn", "-o", "out.pgn"], &["café.txt", "-o", "out.pgn"]]
    {
        let mut arguments = vec!["translate", "--to", "ru", "--encoding", "latin1", "--keep-encoding"];
        arguments.extend(more);
        let message = bench.run(&arguments).refused();
        let expected = "line 3, column 13 of the translation has `К` (U+041A), which windows-1252 has not";
        assert!(message.contains(expected), "{message}");
        assert_eq!(bench.names(), before);
    }
}

#[test]
fn small_and_strange_files_come_back_as_they_were() {
    let bench = Bench::new();
    for bytes in [
        &b""[..],
        b"\xEF\xBB\xBF",
        b"\xFF\xFE",
        b"\xFE\xFF",
        b"\0",
        b"\0\0\0\0",
        b"1. e4\0 e5\0",
        b"\n",
        b"\x1F",
    ] {
        for name in ["a.pgn", "a.txt", "a.md"] {
            bench.write(name, bytes);
            let answer = bench.run(&["translate", "--to", "en", "--keep-encoding", name, "-o", "out"]);
            // What is not a move may be said.
            assert!(answer.code < Some(2), "{bytes:?}: {answer:?}");
            assert_eq!(bench.read("out"), bytes, "{name}");
        }
    }
    for odd in [&b"\xFF\xFE1"[..], b"\xFF\xFE\0\0", b"\xFE\xFF\xD8\x35", b"\xEF\xBB"] {
        bench.write("a.pgn", odd);
        bench.run(&["translate", "--to", "en", "a.pgn"]).refused();
    }
}

const PACKED: [&str; 3] = ["gz", "bz2", "zst"];

fn pack(text: &[u8], ending: &str) -> Vec<u8> {
    match ending {
        "gz" => {
            let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
            encoder.write_all(text).unwrap();
            encoder.finish().unwrap()
        }
        "bz2" => {
            let mut encoder = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
            encoder.write_all(text).unwrap();
            encoder.finish().unwrap()
        }
        _ => ruzstd::encoding::compress_to_vec(text, ruzstd::encoding::CompressionLevel::Fastest),
    }
}

fn unpack(bytes: &[u8], ending: &str) -> Vec<u8> {
    let mut text = Vec::new();
    match ending {
        "gz" => flate2::read::GzDecoder::new(bytes).read_to_end(&mut text).unwrap(),
        "bz2" => bzip2::read::BzDecoder::new(bytes).read_to_end(&mut text).unwrap(),
        _ => ruzstd::decoding::StreamingDecoder::new(bytes).unwrap().read_to_end(&mut text).unwrap(),
    };
    text
}

/// A score whose packed form is not just one block.
fn long_score() -> String {
    let mut score = String::new();
    for number in 0..4000 {
        score.push_str(&format!(
            "[Round \"{}\"]\n\n1. Nf3 Nf6 {{{}}} 2. Ng1 Ng8 *\n\n",
            number,
            number * 7919 % 10007
        ));
    }
    score
}

#[test]
fn packed_files_are_read_and_written() {
    let bench = Bench::new();
    let score = long_score();
    let expected = score.replace('N', "S");
    for ending in PACKED {
        let (packed, german) = (format!("game.pgn.{ending}"), format!("partie.pgn.{ending}"));
        bench.write(&packed, pack(score.as_bytes(), ending));
        let answer = bench.run(&["translate", "--to", "de", &packed]);
        assert_eq!((answer.err.as_str(), answer.code), ("", Some(0)), "{ending}");
        assert!(answer.out == expected, "{ending}");
        assert_eq!(bench.run(&["translate", "--to", "de", &packed, "-o", &german]).code, Some(0));
        assert!(unpack(&bench.read(&german), ending) == expected.as_bytes(), "{ending}");
        // And back, over itself.
        assert_eq!(
            bench.run(&["translate", "--from", "de", "--to", "en", &german, "-o", &german]).code,
            Some(0)
        );
        assert!(unpack(&bench.read(&german), ending) == score.as_bytes(), "{ending}");
        // On standard input the first bytes tell.
        let (out, _, code) =
            piped(&bench, &["translate", "--to", "de", "--format", "pgn"], &bench.read(&packed));
        assert!(out == expected.as_bytes() && code == Some(0), "{ending}");
        // All commands read them, and the rest of the name says what they are.
        bench.write(&format!("page.md.{ending}"), pack(b"`Nf3` is code, 12.Nf3 is not.", ending));
        let answer = bench.run(&["translate", "--to", "de", &format!("page.md.{ending}")]);
        assert_eq!(answer.out, "`Nf3` is code, 12.Sf3 is not.", "{ending}");
        assert!(bench.run(&["check", &packed]).out.contains("16000 moves, 0 findings"), "{ending}");
        // Several files, one behind the other, are one.
        let twice = [bench.read(&packed), pack(b"", ending), bench.read(&packed)].concat();
        bench.write(&packed, twice);
        assert!(bench.run(&["translate", "--to", "de", &packed]).out == expected.repeat(2), "{ending}");
        // With an encoding.
        bench.write("old.pgn", pack(&encoded("{ход} 1. Nf3 *", "koi8-r"), ending));
        let answer = bench.run(&["translate", "--to", "ru", "--encoding", "koi8-r", "old.pgn"]);
        assert_eq!(answer.out, "{ход} 1. Кf3 *", "{ending}");
    }
}

#[test]
fn nothing_can_be_packed() {
    let bench = Bench::new();
    for ending in PACKED {
        let name = format!("none.pgn.{ending}");
        bench.write("none.pgn", "");
        assert_eq!(bench.run(&["translate", "--to", "de", "none.pgn", "-o", &name]).code, Some(0));
        assert_eq!(unpack(&bench.read(&name), ending), b"");
        let answer = bench.run(&["translate", "--to", "de", &name]);
        assert_eq!((answer.out.as_str(), answer.code), ("", Some(0)), "{ending}");
        // But an empty file is not packed.
        bench.write(&name, "");
        bench.run(&["translate", "--to", "de", &name]).refused();
    }
}

#[test]
fn packed_files_that_are_cut_off_or_damaged_are_refused_and_nothing_written() {
    let bench = Bench::new();
    let score = long_score();
    for ending in PACKED {
        let whole = pack(score.as_bytes(), ending);
        let name = format!("game.pgn.{ending}");
        bench.write(&name, b"");
        let before = bench.names();
        let cuts = (1..12).chain([whole.len() / 2, whole.len() - 5, whole.len() - 1]);
        let cut = cuts.map(|length| whole[..length].to_vec());
        let damaged = [whole.len() / 3, whole.len() / 2, whole.len() - 3].map(|at| {
            let mut bytes = whole.clone();
            bytes[at] ^= 0x55;
            bytes
        });
        let followed = [whole.clone(), b"and something else".to_vec()].concat();
        for bytes in cut.chain(damaged).chain([followed]) {
            bench.write(&name, &bytes);
            for more in
                [&[][..], &["-o", "out.pgn"], &["-o", "out.pgn.gz"], &["-o", "out.pgn.zst"], &["--replay"]]
            {
                let mut arguments = vec!["translate", "--to", "de", &name];
                arguments.extend(more);
                let message = bench.run(&arguments).refused();
                assert!(message.contains(&format!("cannot read {name}")), "{message}");
                assert_eq!(bench.names(), before);
            }
        }
    }
}

#[test]
fn a_packed_file_that_cannot_be_written_leaves_nothing() {
    let bench = Bench::new();
    bench.write("long.pgn", long_score());
    for ending in PACKED {
        let before = bench.names();
        let line = format!("trap '' XFSZ; ulimit -f 1; alfil translate --to es long.pgn -o out.pgn.{ending}");
        let message = bench.shell(&line).refused();
        assert!(message.contains("cannot write"), "{message}");
        assert_eq!(bench.names(), before, "something was left behind");
    }
}

proptest::proptest! {
    #![proptest_config(proptest::test_runner::Config::with_cases(24))]

    #[test]
    fn any_bytes_in_any_encoding_come_back_or_are_refused(
        bytes in proptest::collection::vec(proptest::num::u8::ANY, 0..60),
        marked in proptest::bool::ANY,
    ) {
        let bench = Bench::new();
        let bytes = if marked { [b"\xFF\xFE".to_vec(), bytes].concat() } else { bytes };
        for encoding in ["auto", "utf-8", "utf-16le", "utf-16be", "latin1", "cp1253", "koi8-r", "cp866"] {
            let arguments =
                ["translate", "--to", "en", "--encoding", encoding, "--keep-encoding", "--format", "pgn"];
            let (out, err, code) = piped(&bench, &arguments, &bytes);
            match code {
                Some(0 | 1) => proptest::prop_assert_eq!(&out, &bytes, "{} {}", encoding, err),
                _ => proptest::prop_assert_eq!((code, out.len()), (Some(2), 0), "{} {}", encoding, err),
            }
        }
    }
}

#[test]
fn directories_are_translated_with_all_that_is_in_them() {
    let bench = Bench::new();
    for (name, content) in [
        ("in/a.pgn", &b"1. Nf3 *\n"[..]),
        ("in/deep/er/b.md", b"12.Nf3 is good, `Nf3` is code.\n"),
        ("in/deep/c.txt", b"After 12.Nf3 Qe7 he resigned.\n"),
        ("in/picture.png", b"\x89PNG\r\n\x1A\n\0\0"),
        ("in/.hidden.pgn", b"1. Nf3 *\n"),
        ("in/out/old.pgn", b"1. Sf3 *\n"),
    ] {
        fs::create_dir_all(bench.path(name).parent().unwrap()).unwrap();
        bench.write(name, content);
    }
    bench.write("in/deep/d.pgn.gz", pack(b"1. Nf3 *\n", "gz"));
    // Round in circles.
    symlink("..", bench.path("in/deep/up")).unwrap();
    let arguments = ["translate", "--to", "de", "-r", "in", "--out-dir", "in/out"];
    let answer = bench.run(&arguments);
    assert_eq!((answer.out.as_str(), answer.code), ("", Some(0)), "{answer:?}");
    for left_out in ["in/picture.png", "in/deep/up"] {
        assert!(answer.err.contains(&format!("{left_out}: its name does not say")), "{answer:?}");
    }
    assert_eq!(answer.err.lines().count(), 2, "{answer:?}");
    assert_eq!(bench.read("in/out/a.pgn"), b"1. Sf3 *\n");
    assert_eq!(bench.read("in/out/deep/er/b.md"), b"12.Sf3 is good, `Nf3` is code.\n");
    assert_eq!(bench.read("in/out/deep/c.txt"), b"After 12.Sf3 De7 he resigned.\n");
    assert_eq!(unpack(&bench.read("in/out/deep/d.pgn.gz"), "gz"), b"1. Sf3 *\n");
    assert!(!bench.path("in/out/out").exists() && !bench.path("in/out/picture.png").exists());
    // What stays is said in every format.
    let json = bench.run(&[&arguments[..], &["--message-format", "json"]].concat()).err;
    assert!(json.lines().all(|line| line.contains("\"left-out\"")) && json.lines().count() == 2, "{json}");
}

#[test]
fn of_several_files_each_is_done_or_not_by_itself() {
    let bench = Bench::new();
    bench.write("good.pgn", "1. Nf3 *\n");
    bench.write("foreign.pgn", "1. Sf3 *\n");
    bench.write("cut.pgn.gz", &pack(b"1. Nf3 *\n", "gz")[..20]);
    bench.write("bad.json", "{\"a\": ");
    let files = ["bad.json", "cut.pgn.gz", "latin1.pgn", "missing.pgn", "foreign.pgn", "good.pgn"];
    let mut arguments = vec!["translate", "--to", "es", "--out-dir", "out"];
    arguments.extend(files);
    let answer = bench.run(&arguments);
    assert_eq!((answer.out.as_str(), answer.code), ("", Some(2)), "{answer:?}");
    for file in &files[..4] {
        assert!(
            answer.err.contains(&format!("alfil: error: {file}"))
                || answer.err.contains(&format!("cannot read {file}")),
            "{file} {answer:?}"
        );
        assert!(!bench.path(&format!("out/{file}")).exists(), "{file}");
    }
    assert!(answer.err.contains("--> foreign.pgn:1:4"), "{answer:?}");
    assert!(
        answer.err.contains(
            "2 files translated, 4 not done: 2 games, 1 move written, 1 game left as it was, 1 finding\n"
        ),
        "{answer:?}"
    );
    assert_eq!(bench.read("out/good.pgn"), b"1. Cf3 *\n");
    assert_eq!(bench.read("out/foreign.pgn"), b"1. Sf3 *\n");
    assert_eq!(fs::read_dir(bench.path("out")).unwrap().count(), 2, "half a file");
    // Where all were done, findings decide, as with one file.
    let answer = bench.run(&["translate", "--to", "es", "--out-dir", "out", "foreign.pgn", "good.pgn"]);
    assert_eq!(answer.code, Some(1));
    // One document of SARIF for all.
    arguments.extend(["--message-format", "sarif"]);
    let sarif: serde_json::Value = serde_json::from_str(&bench.run(&arguments).err).unwrap();
    assert_eq!(sarif["runs"][0]["results"].as_array().unwrap().len(), 5);
}

#[test]
fn what_would_be_lost_is_refused_before_anything_is_written() {
    let bench = Bench::new();
    for name in ["a", "b", "a/b"] {
        fs::create_dir(bench.path(name)).unwrap();
    }
    bench.write("a/x.pgn", "1. Nf3 *");
    bench.write("b/x.pgn", "1. Nf3 *");
    symlink("a", bench.path("same")).unwrap();
    for (arguments, expected) in [
        (&["a/x.pgn", "b/x.pgn", "--out-dir", "out"][..], "would both be written to out/x.pgn"),
        (&["-r", "a", "b", "--out-dir", "out"], "would both be written to out/x.pgn"),
        (&["a/x.pgn", "--out-dir", "a"], "would be written over a/x.pgn"),
        (&["a/x.pgn", "--out-dir", "same"], "would be written over a/x.pgn"),
        (&["-r", "a", "--out-dir", "a/b/.."], "would be written over a/x.pgn"),
        (&["a/x.pgn", "b/x.pgn"], "need --out-dir"),
        (&["a", "--out-dir", "out"], "a is a directory; add -r"),
        (&["-r", "a/b", "--out-dir", "out"], "no document"),
        (&["-", "--out-dir", "out"], "standard input has no name"),
        (&["--out-dir", "out"], "needs files"),
        (&["a/x.pgn", "--out-dir", "game.pgn"], "cannot write game.pgn"),
        (&["a/x.pgn", "--out-dir", "out", "-o", "y"], "cannot be used with"),
        (&["-r", "a"], "--out-dir"),
        (&["a"], "cannot read a"),
    ] {
        let before = bench.names();
        let mut all = vec!["translate", "--to", "de"];
        all.extend(arguments);
        let message = bench.run(&all).refused();
        assert!(message.contains(expected), "{message}");
        assert_eq!(bench.names(), before, "{arguments:?}");
        assert_eq!(bench.read("a/x.pgn"), b"1. Nf3 *");
    }
}

#[test]
fn the_first_games_tell_the_language_of_a_long_file() {
    let bench = Bench::new();
    let german = "[Event \"Turnier\"]\n\n1. e4 e5 2. Sf3 Sc6 3. Lb5 Sf6 4. O-O Le7 5. Te1 *\n\n";
    let mut games = german.repeat(3000);
    assert!(games.len() > 1 << 17);
    games.push_str("[Event \"Torneo\"]\n\n1. e4 e5 2. Cf3 Cc6 *\n");
    bench.write("games.pgn", &games);
    let answer = bench.run(&["translate", "--from", "auto", "--to", "en", "games.pgn"]);
    let english = german.replace('S', "N").replace('L', "B").replace("Te1", "Re1");
    let expected = english.repeat(3000) + "[Event \"Torneo\"]\n\n1. e4 e5 2. Cf3 Cc6 *\n";
    assert!(answer.out == expected, "{}", answer.out.get(..300).unwrap_or(&answer.out));
    assert_eq!(answer.code, Some(1), "{}", answer.err);
    assert!(answer.err.contains("foreign-game") && answer.err.contains("read as "), "{}", answer.err);
}

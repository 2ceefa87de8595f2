//! What the pages tell a reader to type is typed, and the answers that they show are those that come.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use std::{env, fs};

use super::fenced::rewrite;
use super::{must_be_current, path, read};

/// The directory with the command, built as this test is built.
pub(super) static ALFIL: LazyLock<PathBuf> = LazyLock::new(|| {
    let test = env::current_exe().expect("a test binary");
    let profile = test.parent().and_then(Path::parent).expect("target/<profile>/deps");
    let mut build = Command::new(env!("CARGO"));
    build.args(["build", "-q", "-p", "alfil-cli"]).current_dir(path(""));
    if profile.ends_with("release") {
        build.arg("--release");
    }
    build.arg("--target-dir").arg(profile.join(".."));
    assert!(build.status().is_ok_and(|status| status.success()), "the command does not build");
    profile.to_path_buf()
});

/// Writes the files of a page, ` ```markdown file chapter.md`, types its commands, ` ```console`, and compares
/// the answers. Returns how many commands there were.
fn walk(page: &str) -> usize {
    let stem = Path::new(page).file_stem().expect(page);
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(stem);
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory).unwrap();
    let mut search = vec![ALFIL.clone()];
    search.extend(env::split_paths(&env::var_os("PATH").unwrap()));
    let search = env::join_paths(search).unwrap();
    let mut typed = 0;
    let walked = rewrite(&read(page), |block| {
        match block.words()[..] {
            [_, "file", name] => fs::write(directory.join(name), &block.text).unwrap(),
            ["console"] => {
                let mut text = String::new();
                for command in block.text.lines().filter_map(|line| line.strip_prefix("$ ")) {
                    typed += 1;
                    let mut shell = Command::new("sh");
                    shell.args(["-c", &format!("exec 2>&1\n{command}")]).current_dir(&directory);
                    shell.env("PATH", &search).env("NO_COLOR", "1").env_remove("ALFIL_LOCALES");
                    let output = String::from_utf8(shell.output().unwrap().stdout).unwrap();
                    let output: Vec<&str> = output.trim_end().lines().map(str::trim_end).collect();
                    text += &format!("$ {command}\n{}\n", output.join("\n"));
                    if output.is_empty() {
                        text.pop();
                    }
                }
                return text;
            }
            _ => {}
        }
        block.text.clone()
    });
    must_be_current(page, &walked);
    typed
}

#[test]
fn the_walk_to_a_new_language_is_what_the_command_does() {
    assert!(walk("docs/adding-a-language.md") >= 5);
}

#[test]
fn the_walk_through_a_translation_is_what_the_command_does() {
    assert!(walk("docs/translating.md") >= 6);
}

#[test]
fn the_examples_of_the_stream_are_what_the_command_does() {
    assert!(walk("docs/stream.md") >= 2);
}

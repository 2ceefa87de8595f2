//! A directory to work in, and a shell that finds the command.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

const ALFIL: &str = env!("CARGO_BIN_EXE_alfil");

/// A scratch directory with a copy of `files/` in it.
pub(crate) struct Bench {
    directory: TempDir,
}

/// What a command answered.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: Option<i32>,
}

impl Bench {
    pub(crate) fn new() -> Bench {
        let bench = Bench { directory: tempfile::tempdir().unwrap() };
        copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files"), bench.directory.path());
        bench
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        fs::write(self.path(name), content).unwrap();
    }

    pub(crate) fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    /// The names of all files, to see that none was left behind.
    pub(crate) fn names(&self) -> Vec<OsString> {
        let mut names: Vec<OsString> =
            fs::read_dir(self.directory.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        names
    }

    /// Prepares the command with the arguments.
    pub(crate) fn alfil(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(ALFIL);
        command.args(arguments);
        self.at_home(&mut command);
        command
    }

    /// Runs the command with the arguments and nothing to read.
    pub(crate) fn run(&self, arguments: &[&str]) -> Answer {
        Answer::of(self.alfil(arguments).stdin(Stdio::null()).output().unwrap())
    }

    /// Runs a line of shell, in which `alfil` is the command.
    pub(crate) fn shell(&self, line: &str) -> Answer {
        let mut command = Command::new("sh");
        command.args(["-c", line]).stdin(Stdio::null());
        let found = Path::new(ALFIL).parent().unwrap().to_path_buf();
        let path = std::env::var_os("PATH").unwrap_or_default();
        let paths = std::iter::once(found).chain(std::env::split_paths(&path));
        command.env("PATH", std::env::join_paths(paths).unwrap());
        self.at_home(&mut command);
        Answer::of(command.output().unwrap())
    }

    /// Makes sure that nothing but the directory has a say.
    fn at_home(&self, command: &mut Command) {
        command.current_dir(self.directory.path()).env("HOME", self.directory.path());
        command.env_remove("ALFIL_LOCALES").env_remove("NO_COLOR");
        command.env("LC_ALL", "C").env_remove("LC_MESSAGES").env_remove("LANG");
    }
}

impl Answer {
    fn of(output: Output) -> Answer {
        Answer {
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
            code: output.status.code(),
        }
    }

    /// The answer, where it is that of a run that could not do its work: nothing but a message.
    #[track_caller]
    pub(crate) fn refused(self) -> String {
        assert_eq!((self.out.as_str(), self.code), ("", Some(2)), "not refused: {self:?}");
        self.err
    }
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            fs::create_dir(&target).unwrap();
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

//! Several files at once, for `alfil translate --out-dir`: [`jobs`] says what is to be done, [`run`] does it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use alfil::engine::{Argument, Joint};

use super::count;
use super::translate::{Task, Work};
use crate::args::{FormatArgument, Translate};
use crate::failure::{Failure, Outcome};
use crate::files;
use crate::messages;
use crate::report::Report;

/// A file and where its translation goes.
struct Job {
    input: PathBuf,
    output: PathBuf,
}

/// All that is to be done, and what of the directories is not.
#[derive(Default)]
struct Jobs {
    jobs: Vec<Job>,
    left_out: Vec<PathBuf>,
    unreadable: Vec<Failure>,
}

/// Translates every file on its own: what cannot be done is said, and does not keep the others from being
/// done.
pub(super) fn run(task: &Task<'_>, directory: &Path, report: &mut Report) -> Result<Outcome, Failure> {
    let Jobs { jobs, left_out, unreadable } = jobs(task.arguments, directory)?;
    let unwritable = |error| Failure::Unwritable(directory.to_path_buf(), error);
    fs::create_dir_all(directory).map_err(unwritable)?;
    for path in &left_out {
        report.left_out(&path.display().to_string())?;
    }
    let mut not_done = unreadable.len();
    unreadable.iter().for_each(|failure| report.not_done(failure));
    let (mut done, mut files) = (Work::default(), 0);
    for Job { input, output } in &jobs {
        let parent = output.parent().unwrap_or(directory);
        let made =
            fs::create_dir_all(parent).map_err(|error| Failure::Unwritable(parent.to_path_buf(), error));
        match made.and_then(|()| task.translate(Some(input), Some(output), report)) {
            Ok(work) => {
                done.add(work);
                files += 1;
            }
            // Most name the file themselves.
            Err(Failure::Usage(message)) => {
                let name = input.display().to_string();
                let named = message.to_string().starts_with(&name);
                let message = if named { message } else { messages::with_place(name, message) };
                report.not_done(&Failure::Usage(message));
                not_done += 1;
            }
            Err(failure) => {
                report.not_done(&failure);
                not_done += 1;
            }
        }
    }
    let files = Some(count::files_translated(files));
    let files = files.into_iter().chain((not_done > 0).then(|| messages::files_not_done(not_done)));
    let summary = messages::with_place(Argument::list(files, Joint::Comma), done.summary());
    report.closing(&summary, not_done > 0 || done.findings > 0);
    Ok(if not_done > 0 { Outcome::Incomplete } else { Outcome::with_findings(done.findings > 0) })
}

/// What is to be done, if no file would be written twice or over one that is read.
fn jobs(arguments: &Translate, directory: &Path) -> Result<Jobs, Failure> {
    let mut jobs = Jobs::default();
    if arguments.files.is_empty() {
        return Err(Failure::Usage(messages::directory_needs_files()));
    }
    for path in &arguments.files {
        if files::is_stdin(path) {
            return Err(Failure::Usage(messages::input_has_no_name()));
        }
        if path.is_dir() {
            if !arguments.recursive {
                return Err(Failure::Usage(messages::is_a_directory(Argument::text(path.display()))));
            }
            jobs.add_directory(path, directory, arguments.format);
        } else {
            let name = path
                .file_name()
                .ok_or_else(|| Failure::Usage(messages::no_name_of_a_file(Argument::text(path.display()))))?;
            jobs.jobs.push(Job { input: path.clone(), output: directory.join(name) });
        }
    }
    if jobs.jobs.is_empty() && jobs.unreadable.is_empty() {
        return Err(Failure::Usage(messages::no_document()));
    }
    jobs.check()?;
    Ok(jobs)
}

impl Jobs {
    /// Adds the documents below `root`.
    fn add_directory(&mut self, root: &Path, directory: &Path, format: FormatArgument) {
        let tree = files::below(root, Some(directory));
        self.left_out.extend(tree.others.iter().map(|name| root.join(name)));
        for name in tree.files {
            // Whoever says what the files are means all of them.
            if format == FormatArgument::Auto && !files::is_document(&name) {
                self.left_out.push(root.join(name));
            } else {
                self.jobs.push(Job { input: root.join(&name), output: directory.join(name) });
            }
        }
        let unreadable = tree.unreadable.into_iter();
        self.unreadable.extend(unreadable.map(|(path, error)| Failure::Unreadable(path, error)));
    }

    fn check(&self) -> Result<(), Failure> {
        let inputs: BTreeMap<PathBuf, &Path> =
            self.jobs.iter().map(|job| (identity(&job.input), job.input.as_path())).collect();
        let mut outputs = BTreeMap::new();
        for Job { input, output } in &self.jobs {
            let place = identity(output);
            if let Some(read) = inputs.get(&place) {
                return Err(Failure::Usage(messages::would_overwrite(
                    Argument::text(input.display()),
                    Argument::text(read.display()),
                )));
            }
            if let Some(other) = outputs.insert(place, input) {
                return Err(Failure::Usage(messages::both_written_to(
                    Argument::text(other.display()),
                    Argument::text(input.display()),
                    Argument::text(output.display()),
                )));
            }
        }
        Ok(())
    }
}

/// What tells whether two paths are the same file.
fn identity(path: &Path) -> PathBuf {
    let whole = fs::canonicalize(path).or_else(|_| {
        // It is not there yet, but its directory may be, by another name.
        let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let name = path.file_name().unwrap_or_default();
        fs::canonicalize(parent).map(|parent| parent.join(name))
    });
    let whole = whole.unwrap_or_else(|_| path.to_path_buf());
    // There, names that differ in capitals alone are usually one.
    if cfg!(any(windows, target_os = "macos")) {
        return PathBuf::from(whole.to_string_lossy().to_lowercase());
    }
    whole
}

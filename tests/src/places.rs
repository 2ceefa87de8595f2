//! Where the workspace keeps what tests read.

use std::fs;
use std::path::{Path, PathBuf};

/// The root of the workspace.
pub fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// Reference material beside the workspace, which a clone of the repository need not have.
pub fn beside(path: &str) -> Option<PathBuf> {
    let there = workspace().parent()?.join("shared").join(path);
    there.exists().then_some(there)
}

/// The files of `directory` whose names end in `.ending`, in the order of their names.
pub fn files(directory: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.is_file() && path.extension().is_some_and(|extension| extension == ending))
        .collect();
    files.sort();
    files
}

/// The name of a file without its ending.
pub fn stem(path: &Path) -> &str {
    path.file_stem().and_then(|stem| stem.to_str()).unwrap_or("")
}

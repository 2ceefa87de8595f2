//! The documents of a directory: [`documents`].

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use alfil::document::Format;

use super::compression::inner_name;

/// What is below a directory.
#[derive(Default)]
pub(crate) struct Tree {
    /// The files, by their names from the directory on, in order.
    pub(crate) files: BTreeSet<PathBuf>,
    /// What is neither a file nor a directory of its own: links to directories, pipes.
    pub(crate) others: Vec<PathBuf>,
    /// Directories that could not be read, with their whole names.
    pub(crate) unreadable: Vec<(PathBuf, io::Error)>,
}

/// What is below a directory. Links to directories are not followed, so there is no way round in circles;
/// hidden files and directories are left out, and so is the directory `except`.
pub(crate) fn below(directory: &Path, except: Option<&Path>) -> Tree {
    let except = except.and_then(|path| fs::canonicalize(path).ok());
    let (mut tree, mut open) = (Tree::default(), vec![directory.to_path_buf()]);
    while let Some(next) = open.pop() {
        if let Err(error) = list(&next, directory, except.as_deref(), &mut tree, &mut open) {
            tree.unreadable.push((next, error));
        }
    }
    tree.others.sort();
    tree
}

/// Adds what is in one directory.
fn list(
    directory: &Path,
    root: &Path,
    except: Option<&Path>,
    tree: &mut Tree,
    open: &mut Vec<PathBuf>,
) -> io::Result<()> {
    for entry in fs::read_dir(directory)? {
        let entry = entry?;
        let path = entry.path();
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        let Ok(name) = path.strip_prefix(root) else { continue };
        if entry.file_type()?.is_dir() {
            if except.is_none() || fs::canonicalize(&path).ok().as_deref() != except {
                open.push(path);
            }
        } else if fs::metadata(&path).is_ok_and(|metadata| !metadata.is_file()) {
            tree.others.push(name.to_path_buf());
        } else {
            // A link to nothing is among them: reading it says what is wrong.
            tree.files.insert(name.to_path_buf());
        }
    }
    Ok(())
}

/// Whether the name of a file says that it has text in it; pictures and programs have none.
pub(crate) fn is_document(name: &Path) -> bool {
    let name = inner_name(name);
    let open = ["txt", "text", "xml"];
    let is_open = |ending: &std::ffi::OsStr| open.iter().any(|open| ending.eq_ignore_ascii_case(open));
    name.extension().is_some_and(is_open) || Format::by_name(&name).is_some()
}

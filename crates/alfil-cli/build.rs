//! Compiles every catalogue in `messages/` into the command.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

fn main() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages");
    println!("cargo::rerun-if-changed={}", directory.display());
    println!("cargo::rerun-if-changed=build.rs");
    let mut catalogues = BTreeMap::new();
    for path in fs::read_dir(&directory).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.extension().is_some_and(|extension| extension == "ftl")
            && let Some(tag) = path.file_stem().and_then(|stem| stem.to_str())
        {
            catalogues.insert(tag.to_string(), path.clone());
        }
    }
    let mut code = String::from("pub(crate) static CATALOGUES: &[(&str, &str)] = &[\n");
    for (tag, path) in &catalogues {
        let _ = writeln!(code, "    ({tag:?}, include_str!({path:?})),");
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("catalogues.rs");
    if let Err(error) = fs::write(&out, code) {
        println!("cargo::error=cannot write {}: {error}", out.display());
        process::exit(1);
    }
}

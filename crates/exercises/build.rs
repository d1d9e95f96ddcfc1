//! Embeds every set there is, so that a new game adds a file and edits no list.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    if env::var_os("CARGO_FEATURE_MAKE").is_none() {
        return Ok(());
    }
    let folder = Path::new("sets");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    files.retain(|file| file.extension().is_some_and(|suffix| suffix == "json"));
    files.sort();
    let mut code = String::from("pub(crate) static SETS: &[&str] = &[\n");
    for file in files {
        let file = file.canonicalize()?;
        writeln!(code, "    include_str!({:?}),", file.display().to_string()).map_err(io::Error::other)?;
    }
    code.push_str("];\n");
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("sets.rs"), code)
}

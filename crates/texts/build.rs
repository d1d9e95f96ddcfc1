//! Embeds every language file and rule text there is, so that a new game adds files and edits no list.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const LANGUAGES: [&str; 3] = ["en", "de", "nl"];

fn main() -> io::Result<()> {
    if env::var_os("CARGO_FEATURE_EMBEDDED").is_none() {
        return Ok(());
    }
    // Everything is found from this crate's folder, where cargo runs this: a copy of the house never reads another one.
    let house = Path::new("../..");
    let mut code = String::new();
    table(&mut code, "SENTENCES", &sentences(&house.join("texts"))?);
    table(&mut code, "RULES", &by_suffix(&house.join("rules"), "md")?);
    table(&mut code, "AIDS", &by_suffix(&house.join("texts/aids"), "md")?);
    table(&mut code, "LISTS", &by_suffix(&house.join("rules"), "txt")?);
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("embedded.rs"), code)
}

/// A text to embed: its language, its name, its file.
type Entry = (String, String, PathBuf);

/// `texts/<language>/<name>.ftl`.
fn sentences(folder: &Path) -> io::Result<Vec<Entry>> {
    let mut entries = Vec::new();
    for language in LANGUAGES {
        for path in files(&folder.join(language), "ftl")? {
            entries.push((language.to_owned(), stem(&path), path));
        }
    }
    Ok(entries)
}

/// `<name>.<language>.<suffix>`.
fn by_suffix(folder: &Path, suffix: &str) -> io::Result<Vec<Entry>> {
    let paths = files(folder, suffix)?.into_iter();
    Ok(paths
        .filter_map(|path| {
            let stem = stem(&path);
            let (name, language) = stem.rsplit_once('.')?;
            LANGUAGES.contains(&language).then(|| (language.to_owned(), name.to_owned(), path))
        })
        .collect())
}

/// The files of a folder with that suffix, in order of their names.
fn files(folder: &Path, suffix: &str) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == suffix));
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn table(code: &mut String, name: &str, entries: &[Entry]) {
    // Writing to a string cannot fail.
    let _ = writeln!(code, "pub(crate) static {name}: &[Embedded] = &[");
    for (language, file, path) in entries {
        let path = format!("/{}", path.display());
        let _ = writeln!(
            code,
            "    Embedded {{ language: {language:?}, name: {file:?}, text: include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?})) }},"
        );
    }
    let _ = writeln!(code, "];");
}

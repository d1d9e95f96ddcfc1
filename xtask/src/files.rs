//! Files and folders, with errors that name them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::phase::Failed;

/// The files of a folder, in order of their names.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, Failed> {
    let mut files = entries(folder)?;
    files.retain(|file| file.is_file());
    Ok(files)
}

/// The folders of a folder, in order of their names.
pub fn folders(folder: &Path) -> Result<Vec<PathBuf>, Failed> {
    let mut folders = entries(folder)?;
    folders.retain(|file| file.is_dir());
    Ok(folders)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failed> {
    let fail = |error: std::io::Error| Failed(format!("{}: {error}", folder.display()));
    let entries = fs::read_dir(folder).map_err(fail)?;
    let mut paths = entries.map(|entry| Ok(entry.map_err(fail)?.path())).collect::<Result<Vec<_>, _>>()?;
    paths.sort();
    Ok(paths)
}

/// The last part of a path.
pub fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// What a file holds.
pub fn read(file: &Path) -> Result<Vec<u8>, Failed> {
    fs::read(file).map_err(|error| Failed(format!("{}: {error}", file.display())))
}

/// Writes a file.
pub fn write(file: &Path, bytes: &[u8]) -> Result<(), Failed> {
    fs::write(file, bytes).map_err(|error| Failed(format!("{}: {error}", file.display())))
}

/// Makes a folder and those above it.
pub fn make_dir(folder: &Path) -> Result<(), Failed> {
    fs::create_dir_all(folder).map_err(|error| Failed(format!("{}: {error}", folder.display())))
}

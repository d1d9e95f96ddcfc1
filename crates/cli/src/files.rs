//! Files that are there as a whole or not at all.

use std::path::Path;
use std::{fs, io};

/// Writes a file under another name and gives it its own when it is complete.
pub(crate) fn write_whole(path: &Path, text: impl AsRef<[u8]>) -> io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let unfinished = path.with_file_name(format!(".{name}.{}.part", std::process::id()));
    let written = fs::write(&unfinished, text).and_then(|()| fs::rename(&unfinished, path));
    if written.is_err() {
        // What is left of it, if anything, is of no use to anyone.
        let _ = fs::remove_file(&unfinished);
    }
    written
}

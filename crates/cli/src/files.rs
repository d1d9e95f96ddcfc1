//! Files that are there as a whole or not at all, and reading that has an end.

use std::path::Path;
use std::{fs, io};

use sevenfold_lab::{read_bounded, read_text_bounded, take_bounded};

/// Bytes of a record: far more than the longest game with every legal move in it.
const MOST_RECORD: u64 = 32 << 20;
/// Bytes of any other file that is read: a list of challenges, a try, certificates, the state of a search.
const MOST_TEXT: u64 = 16 << 20;

/// Reads a record; `-` is standard input.
pub(crate) fn read_record(path: &Path) -> io::Result<Vec<u8>> {
    if path == Path::new("-") {
        take_bounded(io::stdin().lock(), MOST_RECORD)
    } else {
        read_bounded(path, MOST_RECORD)
    }
}

/// Reads a text.
pub(crate) fn read_text(path: &Path) -> io::Result<String> {
    read_text_bounded(path, MOST_TEXT)
}

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

//! The invariants of the house (`ARCHITECTURE.md`), guarded by `cargo test`.

#![expect(clippy::unwrap_used, reason = "a file of the repository that cannot be read fails the test")]

mod catalogue;
mod games;
mod manifests;
mod shape;
mod sources;

use std::fs;
use std::path::{Path, PathBuf};

/// The root of the repository.
fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// Every Rust file below a folder of the repository, with its text.
fn rust_files(folder: impl AsRef<Path>) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![house().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    found.sort();
    found
}

/// The code of a file that is no comment and not in its module of tests, line by line with line numbers.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    // A module in a file of its own is only named, and more code may follow.
    let shipped = text.find("\n#[cfg(test)]\nmod tests {").map_or(text, |tests| &text[..tests]);
    let lines = shipped.lines().enumerate().map(|(index, line)| (index + 1, line));
    lines.map(|(number, line)| (number, line.split("//").next().unwrap_or_default()))
}

/// Does a word occur in the line, not as part of a longer one?
fn has_word(line: &str, word: &str) -> bool {
    let part_of_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    line.match_indices(word).any(|(start, _)| {
        let before = line[..start].chars().next_back();
        let after = line[start + word.len()..].chars().next();
        !before.is_some_and(part_of_word) && !after.is_some_and(part_of_word)
    })
}

#[test]
fn words_are_found_whole() {
    assert!(has_word("let x: f64 = 0.0;", "f64"));
    assert!(!has_word("let buf64 = 0;", "f64"));
    let text = "one // two\nthree\n#[cfg(test)]\nmod tests {}";
    assert_eq!(code(text).collect::<Vec<_>>(), [(1, "one "), (2, "three")]);
    let text = "one\n#[cfg(test)]\nmod tests;\ntwo";
    assert_eq!(code(text).last(), Some((4, "two")));
}

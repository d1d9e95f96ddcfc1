//! The program as a whole: what is typed, what comes out.

#![expect(clippy::unwrap_used, reason = "a program that cannot be started fails the test")]

mod analyse;
mod arena;
mod calibrate;
mod check;
mod files;
mod load;
mod odds_and_ends;
mod promise;
mod puzzle;
mod records;
mod replay;
mod rules;
mod simulate;
#[path = "../support/mod.rs"]
mod support;

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use sevenfold_shelf::GAMES;

/// What a run of the program left behind.
struct Ran {
    status: Option<i32>,
    out: String,
    err: String,
}

/// The program, in English unless it is told otherwise.
fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_sevenfold"));
    program.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C.UTF-8").stdin(Stdio::null());
    program
}

fn sevenfold(arguments: &[&str]) -> Ran {
    ran(program().args(arguments))
}

fn ran(program: &mut Command) -> Ran {
    let output = program.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { status: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Runs the program with something to read.
fn sevenfold_reading(input: &str, arguments: &[&str]) -> Ran {
    let mut program = program();
    let piped = program.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { status: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Something is wrong with what was typed: nothing on standard output, one sentence, status 2.
#[track_caller]
fn complains(arguments: &[&str], sentence: &str) {
    let ran = sevenfold(arguments);
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{arguments:?}: {}", ran.err);
    assert_eq!(ran.err.trim_end(), sentence, "{arguments:?}");
}

/// The names of all games, the last two joined by this word.
fn all_games(word: &str) -> String {
    let names: Vec<&str> = GAMES.iter().map(|game| game.meta().id).collect();
    let (last, first) = names.split_last().unwrap();
    format!("{} {word} {last}", first.join(", "))
}

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The example records of the repository.
fn examples() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records");
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut names: Vec<String> = paths.map(|path| path.to_str().unwrap().to_owned()).collect();
    names.retain(|name| name.ends_with(".sevens.json"));
    names.sort();
    names
}

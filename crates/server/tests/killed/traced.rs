//! System calls of another process: which it makes, and killing it as it enters one of them. `strace` does both.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitStatus};

/// Whatever makes a name or bytes last, or takes them away.
const CALLS: &str = "fsync,fdatasync,rename,renameat,renameat2,unlink,unlinkat,ftruncate,link,linkat";

/// One of them: the how manieth of its kind, on which file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Call {
    kind: String,
    file: String,
    number: usize,
}

fn strace(program: &Command) -> Command {
    let mut strace = Command::new("strace");
    strace.args(["-f", "-qq", "-y"]);
    for (key, value) in program.get_envs() {
        strace.env(key, value.unwrap_or_default());
    }
    strace
}

fn with(mut strace: Command, program: &Command) -> Command {
    strace.arg("--").arg(program.get_program()).args(program.get_args());
    strace
}

/// All such calls on files in this folder, in their order.
///
/// # Panics
/// Without `strace`.
pub(crate) fn calls(program: &Command, folder: &Path) -> Vec<Call> {
    let log = tempfile::NamedTempFile::new().unwrap();
    let mut strace = strace(program);
    strace.arg("-e").arg(format!("trace={CALLS}")).arg("-o").arg(log.path());
    let ran = with(strace, program).output().expect("strace is installed");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let mut counts = BTreeMap::new();
    let text = fs::read_to_string(log.path()).unwrap();
    let begun = text.lines().filter(|line| !line.contains("resumed>"));
    let calls = begun.filter_map(|line| {
        let (thread, call) = line.split_once(' ')?;
        let (kind, facts) = call.trim_start().split_once('(')?;
        let file = file(facts).filter(|file| Path::new(file).starts_with(folder))?;
        // As strace counts them: each thread for itself. Where two threads sync the same file it kills at the first of
        // the two; a sync changes nothing that whoever comes after a kill could see.
        let number = counts.entry((thread.to_owned(), kind.to_owned(), file.to_owned())).or_insert(0);
        *number += 1;
        Some(Call { kind: kind.to_owned(), file: file.to_owned(), number: *number })
    });
    calls.collect()
}

/// The file that a call is about: a name in quotes, or what a number stands for.
fn file(facts: &str) -> Option<&str> {
    let quoted = || facts.split('"').nth(1);
    let numbered = || facts.split(['<', '>']).nth(1);
    quoted().or_else(numbered)
}

/// Runs the program and kills it when it enters this call.
pub(crate) fn kill_at(call: &Call, program: &Command) -> ExitStatus {
    let Call { kind, file, number } = call;
    let mut strace = strace(program);
    strace.arg("-P").arg(file).arg("-e").arg(format!("trace={kind}"));
    strace.arg("-e").arg(format!("inject={kind}:signal=KILL:when={number}")).args(["-o", "/dev/null"]);
    with(strace, program).output().expect("strace is installed").status
}

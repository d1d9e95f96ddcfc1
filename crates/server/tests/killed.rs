//! Backups and restores are killed at each step that renames, removes or syncs: the database is the old one or the new
//! one, whole, and the next try succeeds.
//!
//! The process that is killed is this test program, started again to do nothing but that: it runs the very functions the
//! commands run, and aborts itself at a given step. So every step is found by counting, and no switch for it is in the
//! program that people use. The long run also kills it at each system call of that kind, those of the database library
//! included; it takes `strace`.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "killed/scene.rs"]
mod scene;
#[path = "killed/traced.rs"]
mod traced;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs};

use scene::{copied, name_in, scene};
use sevenfold_server::{Overwrite, Step, backup_watched, restore_watched};

/// Tells the process that it is the one to be killed: what it does, where, and at which step it ends.
const ORDER: &str = "SEVENFOLD_TEST_KILLED_AT";
/// More steps than there are.
const MANY: usize = 60;

/// Does what it is told and dies. If nobody tells it to, there is nothing to do.
#[tokio::test(flavor = "multi_thread")]
async fn die() {
    let Ok(order) = env::var(ORDER) else { return };
    let mut order = order.splitn(3, ' ');
    let [deed, step, folder] = [order.next().unwrap(), order.next().unwrap(), order.next().unwrap()];
    let (step, folder): (usize, PathBuf) = (step.parse().unwrap(), folder.into());
    let done = AtomicUsize::new(0);
    let watch = |_: Step| {
        if done.fetch_add(1, Ordering::Relaxed) == step {
            std::process::abort();
        }
    };
    let (database, copy) = (folder.join("old.db"), folder.join("new.db"));
    match deed {
        "restore" => restore_watched(&copy, &database, Overwrite::Allowed, &watch).await.unwrap(),
        _ => backup_watched(&database, &folder.join("copy.db"), &watch).await.unwrap(),
    }
}

/// The process that does this and dies at that step.
fn process(deed: &str, step: usize, folder: &Path) -> Command {
    let mut child = Command::new(env::current_exe().unwrap());
    child.args(["--exact", "die"]).env(ORDER, format!("{deed} {step} {}", folder.display()));
    child
}

fn kill(deed: &str, step: usize, folder: &Path) -> ExitStatus {
    process(deed, step, folder).output().unwrap().status
}

fn parts(folder: &Path) -> usize {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|end| end == "part")).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restore_killed_at_any_step_leaves_the_old_or_the_new() {
    let scene = scene().await;
    let mut seen = Vec::new();
    for step in 0..MANY {
        let folder = copied(scene.path());
        let ended = kill("restore", step, folder.path());
        let database = folder.path().join("old.db");
        let name = name_in(&database).await;
        assert!(["old", "new"].contains(&name.as_str()), "{name}");
        seen.push(name);
        let again = kill("restore", usize::MAX, folder.path());
        assert!(again.success());
        assert_eq!(name_in(&database).await, "new");
        assert_eq!(parts(folder.path()), 0, "what the killed one left is gone");
        if ended.success() {
            break;
        }
    }
    // Before one rename it is the old one, from then on the new one; both were seen, and the end was reached.
    assert!(seen.len() > 8 && seen.len() < MANY, "{seen:?}");
    assert!(seen.is_sorted_by_key(|name| name == "new") && seen[0] == "old", "{seen:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_killed_at_any_step_is_whole_or_not_there() {
    let scene = scene().await;
    let mut seen = Vec::new();
    for step in 0..MANY {
        let folder = copied(scene.path());
        let ended = kill("backup", step, folder.path());
        let copy = folder.path().join("copy.db");
        seen.push(copy.exists());
        if copy.exists() {
            assert_eq!(name_in(&copy).await, "old");
        } else {
            assert!(kill("backup", usize::MAX, folder.path()).success());
            assert_eq!(parts(folder.path()), 0, "what the killed one left is gone");
        }
        assert_eq!(name_in(&folder.path().join("old.db")).await, "old");
        if ended.success() {
            break;
        }
    }
    assert!(seen.len() > 4 && seen.len() < MANY && !seen[0], "{seen:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_gets_a_name_is_on_disk_before_and_its_name_after() {
    let scene = scene().await;
    let steps = std::sync::Mutex::new(Vec::new());
    let (database, copy) = (scene.path().join("old.db"), scene.path().join("new.db"));
    let watch = |step: Step| steps.lock().unwrap().push(step);
    restore_watched(&copy, &database, Overwrite::Allowed, &watch).await.unwrap();
    let steps = steps.into_inner().unwrap();
    let position = |step: Step| steps.iter().position(|other| *other == step).unwrap();
    let rename = position(Step::Rename);
    assert!(position(Step::Remove) < rename && position(Step::SyncFile) < rename);
    assert_eq!(steps[rename - 1], Step::SyncFile, "{steps:?}");
    assert_eq!(steps.last(), Some(&Step::SyncFolder));
}

/// In place of a step of ours, each system call.
#[tokio::test(flavor = "multi_thread")]
async fn a_restore_or_backup_killed_at_any_system_call_leaves_the_old_or_the_new() {
    if env::var_os("SEVENFOLD_LONG").is_none() {
        return;
    }
    let scene = scene().await;
    for deed in ["restore", "backup"] {
        let folder = copied(scene.path());
        let calls = traced::calls(&process(deed, usize::MAX, folder.path()), folder.path());
        println!("{deed}: {calls:#?}");
        assert!(calls.len() > 4, "{calls:?}");
        for call in &calls {
            // Everything is again as it was, under the same names.
            scene::lay_out(scene.path(), folder.path());
            let ended = traced::kill_at(call, &process(deed, usize::MAX, folder.path()));
            assert!(!ended.success(), "{deed} was not killed at {call:?}");
            let (database, copy) = (folder.path().join("old.db"), folder.path().join("copy.db"));
            if deed == "restore" {
                let name = name_in(&database).await;
                assert!(["old", "new"].contains(&name.as_str()), "{name} after {call:?}");
            } else {
                assert_eq!(name_in(&database).await, "old", "after {call:?}");
                if copy.exists() {
                    assert_eq!(name_in(&copy).await, "old", "after {call:?}");
                    continue;
                }
            }
            assert!(kill(deed, usize::MAX, folder.path()).success(), "again after {call:?}");
            assert_eq!(parts(folder.path()), 0, "what the killed one left is gone");
            let (last, name) = if deed == "restore" { (database, "new") } else { (copy, "old") };
            assert_eq!(name_in(&last).await, name, "again after {call:?}");
        }
    }
}

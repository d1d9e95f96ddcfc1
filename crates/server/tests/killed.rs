//! Backups and restores are killed at each step that renames, removes or syncs: the database is the old one or the new
//! one, whole, and the next try succeeds.
//!
//! The process that is killed is this test program, started again to do nothing but that: it runs the very functions the
//! commands run, and aborts itself at a given step. So every step is found by counting, no switch for it is in the program
//! that people use, and no tracer has to guess which system call belongs to what.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs};

use sevenfold_server::{AppState, Config, Overwrite, Step, backup_watched, restore_watched};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

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

fn kill(deed: &str, step: usize, folder: &Path) -> ExitStatus {
    let mut child = Command::new(env::current_exe().unwrap());
    child.args(["--exact", "die"]).env(ORDER, format!("{deed} {step} {}", folder.display()));
    child.output().unwrap().status
}

async fn connect(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).connect().await.unwrap()
}

/// Makes a database of ours with one guest of this name; what is still in its log is left there.
async fn make(path: &Path, name: &str) {
    let beginning = path.with_extension("beginning");
    let config = Config::new("127.0.0.1:0".parse().unwrap(), beginning.clone());
    AppState::open(config).await.unwrap().close().await;
    let mut connection = connect(&beginning).await;
    sqlx::query("PRAGMA journal_mode = WAL").execute(&mut connection).await.unwrap();
    sqlx::query("INSERT INTO guests (player, token, name, created, seen) VALUES ('p', x'77', ?, 1, 1)")
        .bind(name)
        .execute(&mut connection)
        .await
        .unwrap();
    // Copied while it is open: as after a power cut, the guest is in the log only.
    fs::copy(&beginning, path).unwrap();
    let log = |path: &Path| PathBuf::from(format!("{}-wal", path.display()));
    assert!(fs::metadata(log(&beginning)).unwrap().len() > 0);
    fs::copy(log(&beginning), log(path)).unwrap();
    connection.close().await.unwrap();
    fs::remove_file(beginning).unwrap();
}

/// Who the database knows.
async fn name_in(path: &Path) -> String {
    let mut connection = connect(path).await;
    let sound: String =
        sqlx::query("PRAGMA integrity_check").fetch_one(&mut connection).await.unwrap().get(0);
    assert_eq!(sound, "ok");
    let name = sqlx::query("SELECT name FROM guests").fetch_one(&mut connection).await.unwrap().get(0);
    connection.close().await.unwrap();
    name
}

/// Ready to be killed in: an old database with a log, and a copy of a new one.
async fn scene() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let [old, new, raw] = ["old.db", "new.db", "raw.db"].map(|name| folder.path().join(name));
    make(&old, "old").await;
    make(&raw, "new").await;
    backup_watched(&raw, &new, &|_| ()).await.unwrap();
    for file in fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()) {
        if file.display().to_string().contains("raw.db") {
            fs::remove_file(file).unwrap();
        }
    }
    folder
}

fn copied(scene: &Path) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for entry in fs::read_dir(scene).unwrap().map(Result::unwrap) {
        fs::copy(entry.path(), folder.path().join(entry.file_name())).unwrap();
    }
    folder
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

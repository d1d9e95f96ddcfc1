//! What backups and restores are killed in: an old database, with a part of it still in its log, and a copy of a new one.

use std::fs;
use std::path::{Path, PathBuf};

use sevenfold_server::{AppState, Config, backup};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

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
pub(crate) async fn name_in(path: &Path) -> String {
    let mut connection = connect(path).await;
    let sound: String =
        sqlx::query("PRAGMA integrity_check").fetch_one(&mut connection).await.unwrap().get(0);
    assert_eq!(sound, "ok");
    let name = sqlx::query("SELECT name FROM guests").fetch_one(&mut connection).await.unwrap().get(0);
    connection.close().await.unwrap();
    name
}

/// Ready to be killed in: an old database with a log, and a copy of a new one.
pub(crate) async fn scene() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let [old, new, raw] = ["old.db", "new.db", "raw.db"].map(|name| folder.path().join(name));
    make(&old, "old").await;
    make(&raw, "new").await;
    backup(&raw, &new).await.unwrap();
    for file in fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()) {
        if file.display().to_string().contains("raw.db") {
            fs::remove_file(file).unwrap();
        }
    }
    folder
}

/// A copy of the scene.
pub(crate) fn copied(scene: &Path) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    lay_out(scene, folder.path());
    folder
}

/// Makes a folder look like the scene.
pub(crate) fn lay_out(scene: &Path, folder: &Path) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        fs::remove_file(entry.path()).unwrap();
    }
    for entry in fs::read_dir(scene).unwrap().map(Result::unwrap) {
        fs::copy(entry.path(), folder.join(entry.file_name())).unwrap();
    }
}

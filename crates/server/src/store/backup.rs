//! Copies of the database, made while a server runs, and their return.

use std::fs;
use std::path::{Path, PathBuf};

use sqlx::ConnectOptions as _;
use sqlx::Connection as _;
use sqlx::Row as _;
use sqlx::sqlite::SqliteConnectOptions;

use super::connection::migrations;
use crate::lock::Lock;
use crate::{Failure, Overwrite};

/// Writes a copy of a database, whole and consistent, to a new file. Servers may run meanwhile.
pub async fn backup(database: &Path, to: &Path) -> Result<(), Failure> {
    if !database.exists() {
        return Err(Failure::Missing(database.into()));
    }
    if to.exists() {
        return Err(Failure::Exists(to.into()));
    }
    let unfinished = beside(to);
    let copied = copy(database, &unfinished).await;
    let done = copied.and_then(|()| fs::rename(&unfinished, to).map_err(|e| Failure::database(to, &e)));
    if done.is_err() {
        // What is left of it, if anything, is of no use to anyone.
        let _ = fs::remove_file(&unfinished);
    }
    done
}

/// Puts a backup in a database's place. A database that is there stays unless told otherwise, and one that a server
/// runs on stays in any case.
pub async fn restore(from: &Path, database: &Path, overwrite: Overwrite) -> Result<(), Failure> {
    if !from.exists() {
        return Err(Failure::Missing(from.into()));
    }
    if database.exists() && overwrite == Overwrite::Never {
        return Err(Failure::Exists(database.into()));
    }
    check(from).await?;
    let _lock = Lock::take(database)?;
    let failed = |error: std::io::Error| Failure::database(database, &error);
    let unfinished = beside(database);
    fs::copy(from, &unfinished).map_err(failed)?;
    for end in ["-wal", "-shm"] {
        let log = PathBuf::from(format!("{}{end}", database.display()));
        if log.exists() {
            fs::remove_file(log).map_err(failed)?;
        }
    }
    fs::rename(&unfinished, database).map_err(failed)
}

fn beside(path: &Path) -> PathBuf {
    PathBuf::from(format!("{}.{}.part", path.display(), std::process::id()))
}

async fn copy(database: &Path, to: &Path) -> Result<(), Failure> {
    let failed = |error: sqlx::Error| Failure::database(database, &error);
    let options = SqliteConnectOptions::new().filename(database);
    let mut connection = options.connect().await.map_err(failed)?;
    let done =
        sqlx::query("VACUUM INTO ?").bind(to.to_string_lossy().into_owned()).execute(&mut connection).await;
    // The copy is complete or not, whatever closing says.
    let _ = connection.close().await;
    done.map(|_| ()).map_err(failed)
}

/// Is this a database of ours, and unharmed?
async fn check(path: &Path) -> Result<(), Failure> {
    let wrong = |reason: String| Failure::NotABackup { path: path.into(), reason };
    let odd = |error: sqlx::Error| wrong(error.to_string());
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    let mut connection = options.connect().await.map_err(odd)?;
    let row = sqlx::query("PRAGMA integrity_check").fetch_one(&mut connection).await.map_err(odd)?;
    let said: String = row.try_get(0).map_err(odd)?;
    if said != "ok" {
        return Err(wrong(said));
    }
    let last = sqlx::query("SELECT max(version) FROM _sqlx_migrations").fetch_one(&mut connection).await;
    let version: i64 = last.and_then(|row| row.try_get(0)).map_err(odd)?;
    let _ = connection.close().await;
    if migrations().version_exists(version) { Ok(()) } else { Err(wrong(format!("version {version}"))) }
}

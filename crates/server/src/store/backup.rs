//! Copies of the database, made while a server runs, and their return.
//!
//! A copy is written beside its place, synced, and then given its name; so what has the name is whole. A restore first
//! folds the old database's log into its file: from then on one rename decides between the old and the new, and whoever is
//! killed before it has the old one, whole.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;

use super::StoreError;
use super::connection::migrations;
use super::disk::{Disk, Watch, beside, private};
use super::home::{Connection, ask};
use super::spelling::Spelled;
use crate::lock::Lock;
use crate::{Failure, Overwrite};

/// Writes a copy of a database, whole and consistent, to a new file. Servers may run meanwhile.
pub async fn backup(database: &Path, to: &Path) -> Result<(), Failure> {
    backup_watched(database, to, &|_| ()).await
}

/// The same, and whoever watches is told of each step.
pub async fn backup_watched(database: &Path, to: &Path, watch: Watch<'_>) -> Result<(), Failure> {
    if !database.exists() {
        return Err(Failure::Missing(database.into()));
    }
    if to.exists() {
        return Err(Failure::Exists(to.into()));
    }
    let disk = Disk(watch);
    let part = Part::begin(to)?;
    let done = match copy(database, &part.path).await {
        Ok(()) => part.finish(disk).map_err(|error| Failure::database(to, &error)),
        Err(failure) => Err(failure),
    };
    part.clear(disk, done)
}

/// Puts a backup in a database's place. A database that is there stays unless told otherwise, and one that a server
/// runs on stays in any case.
pub async fn restore(from: &Path, database: &Path, overwrite: Overwrite) -> Result<(), Failure> {
    restore_watched(from, database, overwrite, &|_| ()).await
}

/// The same, and whoever watches is told of each step.
pub async fn restore_watched(
    from: &Path,
    database: &Path,
    overwrite: Overwrite,
    watch: Watch<'_>,
) -> Result<(), Failure> {
    if !from.exists() {
        return Err(Failure::Missing(from.into()));
    }
    if database.exists() && overwrite == Overwrite::Never {
        return Err(Failure::Exists(database.into()));
    }
    let _lock = if database.exists() { Some(Lock::of_file(database)?) } else { None };
    let disk = Disk(watch);
    let part = Part::begin(database)?;
    let done = fill(&part, from, database, disk).await;
    part.clear(disk, done)
}

async fn fill(part: &Part, from: &Path, database: &Path, disk: Disk<'_>) -> Result<(), Failure> {
    let failed = |error: io::Error| Failure::database(database, &error);
    File::open(from).and_then(|mut from| io::copy(&mut from, &mut &part.file)).map_err(failed)?;
    check(from, &part.path).await?;
    if database.exists() {
        if fold(database).await.is_err() {
            set_aside(database, disk).map_err(failed)?;
        }
        for end in ["-wal", "-shm"] {
            disk.remove(&beside(database, end)).map_err(failed)?;
        }
        disk.sync_folder(database).map_err(failed)?;
    }
    part.finish(disk).map_err(failed)
}

/// A copy that is being written.
pub(super) struct Part {
    file: File,
    pub(super) path: PathBuf,
    goal: PathBuf,
}

impl Part {
    /// Begins a copy beside its goal, readable for its owner alone. What a killed process left of one is begun anew.
    pub(super) fn begin(goal: &Path) -> Result<Self, Failure> {
        let path = beside(goal, ".part");
        let file = private(&path).map_err(|error| Failure::database(&path, &error))?;
        file.try_lock().map_err(|_| Failure::InUse(path.clone()))?;
        file.set_len(0).map_err(|error| Failure::database(&path, &error))?;
        Ok(Self { file, path, goal: goal.into() })
    }

    /// Gives the copy its name once it is on disk.
    pub(super) fn finish(&self, disk: Disk<'_>) -> io::Result<()> {
        disk.sync_file(&self.file)?;
        disk.rename(&self.path, &self.goal)?;
        disk.sync_folder(&self.goal)
    }

    /// What is left of a copy that failed is of no use to anyone.
    pub(super) fn clear<T>(self, disk: Disk<'_>, done: Result<T, Failure>) -> Result<T, Failure> {
        if done.is_err() {
            // The first failure is the one to tell.
            let _ = disk.remove(&self.path);
        }
        done
    }
}

async fn copy(database: &Path, to: &Path) -> Result<(), Failure> {
    let odd = |error: io::Error| Failure::database(database, &error);
    let failed = |error: sqlx::Error| Failure::database(database, &error);
    let (from, to) = (Spelled::new(database).map_err(odd)?, Spelled::new(to).map_err(odd)?);
    let mut connection = connect(&from).await.map_err(failed)?;
    let done = ask("VACUUM INTO ?").bind(to.path().to_str()).execute(&mut connection).await;
    // The copy is complete or not, whatever closing says.
    let _ = connection.close().await;
    done.map(|_| ()).map_err(failed)
}

async fn connect(file: &Spelled) -> Result<Connection, sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(file.path()).disable_statement_logging();
    Ok(Connection::Sqlite(options.connect().await?))
}

/// Brings everything that is still in a database's log into its file.
async fn fold(database: &Path) -> Result<(), StoreError> {
    let file = Spelled::new(database).map_err(sqlx::Error::Io)?;
    let mut connection = connect(&file).await?;
    let folded = super::connection::fold(&mut connection).await;
    connection.close().await?;
    folded
}

/// A database that cannot be read any more is not thrown away either: it and its log get other names.
fn set_aside(database: &Path, disk: Disk<'_>) -> io::Result<()> {
    let mut names = (1..u32::MAX).map(|number| beside(database, &format!(".damaged-{number}")));
    let aside = names.find(|name| !name.exists()).ok_or(io::ErrorKind::AlreadyExists)?;
    let log = beside(database, "-wal");
    if log.exists() {
        disk.rename(&log, &beside(&aside, "-wal"))?;
    }
    disk.rename(database, &aside)
}

/// Is this copy a database of ours, and unharmed?
async fn check(from: &Path, copy: &Path) -> Result<(), Failure> {
    let wrong = |reason: String| Failure::NotABackup { path: from.into(), reason };
    let odd = |error: sqlx::Error| wrong(error.to_string());
    if std::fs::metadata(beside(from, "-wal")).is_ok_and(|log| log.len() > 0) {
        return Err(wrong("a part of it is still in the log beside it".into()));
    }
    let file = Spelled::new(copy).map_err(|error| wrong(error.to_string()))?;
    // Nobody else writes to it, and nothing may be written beside it.
    let options = SqliteConnectOptions::new().filename(file.path()).read_only(true).immutable(true);
    let connection = options.disable_statement_logging().connect().await.map_err(odd)?;
    let mut connection = Connection::Sqlite(connection);
    let row = ask("PRAGMA integrity_check").fetch_one(&mut connection).await.map_err(odd)?;
    let said: String = row.try_get(0).map_err(odd)?;
    if said != "ok" {
        return Err(wrong(said));
    }
    let last = ask("SELECT max(version) FROM _sqlx_migrations").fetch_one(&mut connection).await;
    let version: i64 = last.and_then(|row| row.try_get(0)).map_err(odd)?;
    let _ = connection.close().await;
    if migrations().version_exists(version) { Ok(()) } else { Err(wrong(format!("version {version}"))) }
}

//! One server a database: whoever is at work holds a lock on the file itself, by whatever name it was reached.

use std::fs::{File, TryLockError};
use std::path::Path;

use crate::store::private;
use crate::{Database, Failure};

/// The lock; the system takes it away when the process ends, however it ends.
#[derive(Debug)]
pub(crate) struct Lock(#[expect(dead_code, reason = "held, not read")] Option<File>);

impl Lock {
    /// Takes the lock of a file. Those who share a database of `PostgreSQL` are kept apart by that.
    pub(crate) fn take(database: &Database) -> Result<Self, Failure> {
        match database {
            Database::File(path) => Self::of_file(path),
            Database::Postgres(_) => Ok(Self(None)),
        }
    }

    pub(crate) fn of_file(database: &Path) -> Result<Self, Failure> {
        let failed = |error: std::io::Error| Failure::database(database, &error);
        loop {
            let file = guard(database).map_err(failed)?;
            match file.try_lock() {
                Ok(()) if is_still(&file, database) => return Ok(Self(Some(file))),
                // Another database has got the name meanwhile.
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(Failure::InUse(database.into())),
                Err(TryLockError::Error(error)) => return Err(failed(error)),
            }
        }
    }
}

/// The database itself: links to it, of either kind, lead to the same lock. (The locks of `SQLite` are of another kind and
/// are not in the way.)
#[cfg(unix)]
fn guard(database: &Path) -> std::io::Result<File> {
    private(database)
}

/// Where a lock keeps others from reading, it is on a file beside the database.
#[cfg(not(unix))]
fn guard(database: &Path) -> std::io::Result<File> {
    drop(private(database)?);
    let mut name = std::fs::canonicalize(database)?.into_os_string();
    name.push(".lock");
    private(Path::new(&name))
}

#[cfg(unix)]
fn is_still(file: &File, database: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let same = |one: std::fs::Metadata| {
        std::fs::metadata(database).is_ok_and(|other| (one.dev(), one.ino()) == (other.dev(), other.ino()))
    };
    file.metadata().is_ok_and(same)
}

#[cfg(not(unix))]
fn is_still(_: &File, _: &Path) -> bool {
    true
}

//! One server a database: a locked file beside it says that somebody is at work.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use crate::Failure;

/// The lock; the system takes it away when the process ends, however it ends.
#[derive(Debug)]
pub(crate) struct Lock(#[expect(dead_code, reason = "held, not read")] File);

impl Lock {
    pub(crate) fn take(database: &Path) -> Result<Self, Failure> {
        let path = PathBuf::from(format!("{}.lock", database.display()));
        let file = File::options().create(true).truncate(false).write(true).open(&path);
        let file = file.map_err(|error| Failure::database(&path, &error))?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => Err(Failure::InUse(database.into())),
            Err(TryLockError::Error(error)) => Err(Failure::database(&path, &error)),
        }
    }
}

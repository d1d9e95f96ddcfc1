//! What is done to files by name: every rename, removal and sync of backups and restores goes through here, so that a
//! test can end the process at each of them.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// Something that is about to be done to the disk, or has just been done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The bytes of a file reach the disk.
    SyncFile,
    /// The names in a folder reach the disk.
    SyncFolder,
    /// A file gets another name.
    Rename,
    /// A file goes.
    Remove,
}

/// Is told of each step, before it and after it.
pub type Watch<'a> = &'a (dyn Fn(Step) + Sync);

/// The disk.
#[derive(Clone, Copy)]
pub(super) struct Disk<'a>(pub(super) Watch<'a>);

impl Disk<'_> {
    pub(super) fn sync_file(self, file: &File) -> io::Result<()> {
        self.step(Step::SyncFile, || file.sync_all())
    }

    /// The names in the folder of this file, so that a name that was given lasts.
    pub(super) fn sync_folder(self, path: &Path) -> io::Result<()> {
        self.step(Step::SyncFolder, || {
            // Only on Unix is a folder something that can be opened; elsewhere names last by themselves.
            if cfg!(unix) { File::open(folder(path))?.sync_all() } else { Ok(()) }
        })
    }

    pub(super) fn rename(self, from: &Path, to: &Path) -> io::Result<()> {
        self.step(Step::Rename, || fs::rename(from, to))
    }

    /// Removes a file if it is there.
    pub(super) fn remove(self, path: &Path) -> io::Result<()> {
        match self.step(Step::Remove, || fs::remove_file(path)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            done => done,
        }
    }

    fn step(self, step: Step, act: impl FnOnce() -> io::Result<()>) -> io::Result<()> {
        (self.0)(step);
        let done = act();
        (self.0)(step);
        done
    }
}

/// Opens a file for its owner alone, also if it is there already and others may read it. Databases hold live secrets.
pub(crate) fn private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).truncate(false).read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    keep_private(&file)?;
    Ok(file)
}

/// Takes everybody else's rights away.
fn keep_private(file: &File) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        if file.metadata()?.permissions().mode() & 0o777 != 0o600 {
            file.set_permissions(fs::Permissions::from_mode(0o600))?;
        }
    }
    Ok(())
}

/// The same for the log and index that may lie beside a database.
pub(super) fn keep_companions_private(database: &Path) -> io::Result<()> {
    for end in ["-wal", "-shm"] {
        let path = beside(database, end);
        if path.exists() {
            keep_private(&File::open(path)?)?;
        }
    }
    Ok(())
}

/// The file with more at the end of its name, whatever bytes that name has.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    name.into()
}

/// The folder a file is in.
pub(super) fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

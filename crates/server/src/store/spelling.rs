//! Paths as the database library takes them: in UTF-8.
//!
//! A path with other bytes is reached through a link in a folder of our own whose name is in UTF-8. `SQLite` follows the
//! link before it names the log beside the file, so it works on the very same files.

use std::path::{Path, PathBuf};
use std::{fs, io};

use super::disk::folder;
use crate::clock::{hex, random};

/// A path in UTF-8 that leads to a file.
#[derive(Debug)]
pub(super) struct Spelled {
    path: PathBuf,
    /// The folder with the link, if one was needed.
    link: Option<PathBuf>,
}

impl Spelled {
    /// The path as it is if it can be spelled, else through a link. The file need not be there, but its folder must be.
    pub(super) fn new(path: &Path) -> io::Result<Self> {
        if path.to_str().is_some() {
            return Ok(Self { path: path.into(), link: None });
        }
        let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
        let target = fs::canonicalize(folder(path))?.join(name);
        let random = random::<8>().map_err(io::Error::other)?;
        let link = std::env::temp_dir().join(format!("sevenfold-{}", hex(&random)));
        make_folder(&link)?;
        let spelled = Self { path: link.join("database"), link: Some(link) };
        make_link(&target, &spelled.path)?;
        Ok(spelled)
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Spelled {
    fn drop(&mut self) {
        if let Some(folder) = &self.link {
            // Nothing but a link is in it; if it stays it harms nobody.
            let _ = fs::remove_file(&self.path).and_then(|()| fs::remove_dir(folder));
        }
    }
}

#[cfg(unix)]
fn make_folder(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt as _;
    fs::DirBuilder::new().mode(0o700).create(path)
}

#[cfg(unix)]
fn make_link(target: &Path, link: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(target, link)
}

#[cfg(not(unix))]
fn make_folder(_: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(not(unix))]
fn make_link(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

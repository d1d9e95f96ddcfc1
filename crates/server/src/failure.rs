//! What keeps a server, a backup or a restore from working.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

use sevenfold_core::{Message, Say};

use crate::Nats;

/// Why a server cannot start or go on, or a backup cannot be made: what a person who runs one must know.
#[derive(Debug)]
pub enum Failure {
    /// The address is taken, or not ours.
    Listen {
        /// Which.
        address: SocketAddr,
        /// What the system says.
        reason: String,
    },
    /// The database cannot be opened, read or brought up to date.
    Database {
        /// Where.
        path: PathBuf,
        /// What it says.
        reason: String,
    },
    /// There is a file already.
    Exists(PathBuf),
    /// There is no such file.
    Missing(PathBuf),
    /// The file is not a backup.
    NotABackup {
        /// Which.
        path: PathBuf,
        /// Why not.
        reason: String,
    },
    /// A database that something is to be copied to has something in it.
    NotEmpty(PathBuf),
    /// A copy is not what was copied.
    Differs(PathBuf),
    /// This database is no file: what is done to files is done to it by tools of its own.
    OwnTools(PathBuf),
    /// There can be only one server on a file, so it has nobody to speak to.
    AloneOnFile(PathBuf),
    /// This is no address of NATS, or it will have nothing to do with us.
    Nats {
        /// Which, without a password.
        address: String,
        /// What it says.
        reason: String,
    },
    /// A server is running on this database.
    InUse(PathBuf),
    /// There is no member of this name.
    NoSuchMember(String),
    /// No report of this number waits for anybody to look at it.
    NoSuchReport(i64),
    /// The system has no randomness to give.
    Randomness(String),
}

impl Failure {
    pub(crate) fn database(path: impl Into<PathBuf>, error: &impl ToString) -> Self {
        Self::Database { path: path.into(), reason: error.to_string() }
    }

    pub(crate) fn nats(address: &Nats, error: &impl ToString) -> Self {
        Self::Nats { address: address.to_string(), reason: error.to_string() }
    }
}

impl Say for Failure {
    fn say(&self) -> Message {
        let shown = |path: &PathBuf| path.display().to_string();
        match self {
            Self::Listen { address, reason } => Message::new("server-cannot-listen")
                .with("address", address.to_string())
                .with("reason", reason.as_str()),
            Self::Database { path, reason } => {
                Message::new("server-database").with("path", shown(path)).with("reason", reason.as_str())
            }
            Self::Exists(path) => Message::new("server-exists").with("path", shown(path)),
            Self::Missing(path) => Message::new("server-missing").with("path", shown(path)),
            Self::NotABackup { path, reason } => {
                Message::new("server-not-a-backup").with("path", shown(path)).with("reason", reason.as_str())
            }
            Self::NotEmpty(path) => Message::new("server-not-empty").with("path", shown(path)),
            Self::Differs(path) => Message::new("server-differs").with("path", shown(path)),
            Self::OwnTools(path) => Message::new("server-own-tools").with("path", shown(path)),
            Self::AloneOnFile(path) => Message::new("server-alone-on-file").with("path", shown(path)),
            Self::Nats { address, reason } => {
                Message::new("server-nats").with("address", address.as_str()).with("reason", reason.as_str())
            }
            Self::InUse(path) => Message::new("server-in-use").with("path", shown(path)),
            Self::NoSuchMember(name) => Message::new("server-no-member").with("name", name.as_str()),
            Self::NoSuchReport(number) => Message::new("server-no-report").with("number", *number),
            Self::Randomness(reason) => Message::new("server-randomness").with("reason", reason.as_str()),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.say().fmt(f)
    }
}

impl std::error::Error for Failure {}

//! What this program keeps of a server: which guest it is there.

use std::fs;
use std::path::{Path, PathBuf};

use crate::outside::{Readers, write_whole};

/// The guest that this user is on one server.
#[derive(Clone, Debug, Default)]
pub(crate) struct Guests {
    /// Nothing where no file can be kept: then every start makes a new guest.
    path: Option<PathBuf>,
    /// The cookie as it was last given.
    cookie: Option<String>,
}

impl Guests {
    /// The one on this server, kept in this folder, if there is one.
    pub(crate) fn on(folder: Option<&Path>, server: &str) -> Self {
        let path = folder.map(|folder| folder.join(format!("guest-{}", file_name(server))));
        let kept = path.as_ref().and_then(|path| fs::read_to_string(path).ok());
        let cookie = kept.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
        Self { path, cookie }
    }

    /// What proves to the server who this is, if it knows this user.
    pub(crate) fn cookie(&self) -> Option<String> {
        self.cookie.clone()
    }

    /// The server does not know this guest. Says whether there was one to forget.
    pub(crate) fn forget(&mut self) -> bool {
        self.cookie.take().is_some()
    }

    /// Keeps what the server has given, where only this user can read it.
    pub(crate) fn keep(&mut self, cookie: &str) {
        self.cookie = Some(cookie.to_owned());
        if let Some(path) = &self.path {
            // Where it cannot be kept it serves until the program ends.
            let _ = path.parent().map(fs::create_dir_all);
            let _ = write_whole(path, cookie, Readers::Owner);
        }
    }
}

/// A server's name as part of a file's.
pub(crate) fn file_name(server: &str) -> String {
    server.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect()
}

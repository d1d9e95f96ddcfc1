//! Where this program keeps its pins of the fair deal: with the user's data.

use std::fs;
use std::path::{Path, PathBuf};

use sevenfold_client::{Keeper, Store};
use sevenfold_protocol::TableCode;

use crate::guests::file_name;
use crate::outside::{Readers, fresh_seed, write_whole};

/// The pins of one server's tables.
#[derive(Clone, Debug)]
pub(crate) struct Pins {
    /// What the files' names begin with; nothing where no file can be kept.
    stem: Option<PathBuf>,
}

impl Pins {
    /// An eye on the deals of this server's tables; what it sees is kept in this folder, if there is one.
    pub(crate) fn keeper(folder: Option<&Path>, server: &str) -> Keeper<Self> {
        let stem = folder.map(|folder| folder.join(format!("pins-{}", file_name(server))));
        Keeper::new(Self { stem }, || fresh_seed().0)
    }

    fn path(&self, code: TableCode) -> Option<PathBuf> {
        let mut name = self.stem.clone()?.into_os_string();
        name.push(format!("-{code}.json"));
        Some(name.into())
    }
}

impl Store for Pins {
    fn read(&self, code: TableCode) -> Option<String> {
        fs::read_to_string(self.path(code)?).ok()
    }

    fn write(&self, code: TableCode, pins: &str) {
        if let Some(path) = self.path(code) {
            // Where they cannot be kept they are known as long as the program runs.
            let _ = path.parent().map(fs::create_dir_all);
            let _ = write_whole(&path, pins, Readers::Owner);
        }
    }
}

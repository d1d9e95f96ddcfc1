//! Where the database of a server is.

use std::path::{Path, PathBuf};
use std::{env, fs};

use sevenfold_core::Message;

use crate::Failure;
use crate::failure::reason;

/// Which database.
#[derive(clap::Args, Default)]
pub(crate) struct DatabaseArgs {
    /// Folder for the database [default: sevenfold in the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// The database itself, as sqlite:FILE [default: sqlite:DIR/sevenfold.db]
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
}

impl DatabaseArgs {
    /// The file of the database. Its folder is made if there is none.
    pub(crate) fn path(&self) -> Result<PathBuf, Failure> {
        let path = match &self.database {
            Some(url) => of_url(url)?,
            None => self.data.clone().unwrap_or_else(usual_folder).join("sevenfold.db"),
        };
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        fs::create_dir_all(folder).map_err(|error| {
            let message = Message::new("cli-file-unwritable").with("file", folder.display().to_string());
            Failure::new(message.with("reason", reason(&error)))
        })?;
        Ok(path)
    }
}

/// The file after `sqlite:`, with or without two slashes.
fn of_url(url: &str) -> Result<PathBuf, Failure> {
    let file = url.strip_prefix("sqlite:").map(|rest| rest.strip_prefix("//").unwrap_or(rest));
    let file = file.filter(|file| !file.is_empty());
    file.map(PathBuf::from).ok_or_else(|| Failure::new(Message::new("cli-database").with("url", url)))
}

/// Where programs keep what is a user's own, else here.
fn usual_folder() -> PathBuf {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").or_else(|| Some(set("HOME")?.join(".local/share")));
    data.unwrap_or_else(|| PathBuf::from(".")).join("sevenfold")
}

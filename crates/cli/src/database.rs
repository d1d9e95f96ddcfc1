//! Where the database of a server is.

use std::path::{Path, PathBuf};
use std::{env, fs};

use sevenfold_core::Message;
use sevenfold_server::Database;

use crate::Failure;
use crate::failure::reason;
use crate::serve::failure;

/// Which database. Where a command has others below it, these words may stand behind them as well.
#[derive(clap::Args, Default)]
pub(crate) struct DatabaseArgs {
    /// Folder for the database [default: sevenfold in the user's data folder]
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,

    /// The database itself, as sqlite:FILE or postgres://… [default: sqlite:DIR/sevenfold.db]
    #[arg(long, value_name = "URL", global = true, conflicts_with = "data")]
    database: Option<String>,
}

impl DatabaseArgs {
    /// The database. The folder of a file is made if there is none.
    pub(crate) fn database(&self) -> Result<Database, Failure> {
        match &self.database {
            Some(url) => of_url(url),
            None => in_folder(self.data.clone().unwrap_or_else(usual_folder).join("sevenfold.db")),
        }
    }

    /// The file of the database, for what is done to files.
    pub(crate) fn path(&self) -> Result<PathBuf, Failure> {
        self.database()?.file().map(Path::to_path_buf).map_err(failure)
    }
}

/// The database at an address: a file after `sqlite:`, with or without two slashes, or one of `PostgreSQL`.
pub(crate) fn of_url(url: &str) -> Result<Database, Failure> {
    if let Some(database) = Database::at(url) {
        return Ok(database);
    }
    let file = url.strip_prefix("sqlite:").map(|rest| rest.strip_prefix("//").unwrap_or(rest));
    let file = file.filter(|file| !file.is_empty());
    let odd = || Failure::new(Message::new("cli-database").with("url", url));
    in_folder(file.map(PathBuf::from).ok_or_else(odd)?)
}

/// The database in this file, whose folder is made if there is none.
fn in_folder(path: PathBuf) -> Result<Database, Failure> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|error| {
        let message = Message::new("cli-file-unwritable").with("file", folder.display().to_string());
        Failure::new(message.with("reason", reason(&error)))
    })?;
    Ok(path.into())
}

/// Where programs keep what is a user's own, else here.
fn usual_folder() -> PathBuf {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").or_else(|| Some(set("HOME")?.join(".local/share")));
    data.unwrap_or_else(|| PathBuf::from(".")).join("sevenfold")
}

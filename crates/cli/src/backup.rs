//! `sevenfold backup` and `sevenfold restore`: copies of a server's database.

use std::path::{Path, PathBuf};

use serde_json::json;
use sevenfold_core::Message;
use sevenfold_server::{Overwrite, backup, restore};

use crate::Failure;
use crate::database::DatabaseArgs;
use crate::output::{Form, Output};
use crate::serve::{failure, runtime};

/// Where the copy goes.
#[derive(clap::Args)]
pub(crate) struct BackupArgs {
    /// The file to write; it must not exist
    file: PathBuf,

    #[command(flatten)]
    database: DatabaseArgs,
}

/// Where the copy is.
#[derive(clap::Args)]
pub(crate) struct RestoreArgs {
    /// The file to restore from
    file: PathBuf,

    #[command(flatten)]
    database: DatabaseArgs,

    /// Replace the database that is there
    #[arg(long)]
    overwrite: bool,
}

pub(crate) fn command(args: &BackupArgs, output: &mut Output) -> Result<(), Failure> {
    let database = args.database.path()?;
    runtime()?.block_on(backup(&database, &args.file)).map_err(failure)?;
    tell(output, "cli-backup-done", &database, &args.file)
}

pub(crate) fn restore_command(args: &RestoreArgs, output: &mut Output) -> Result<(), Failure> {
    let database = args.database.path()?;
    let overwrite = if args.overwrite { Overwrite::Allowed } else { Overwrite::Never };
    runtime()?.block_on(restore(&args.file, &database, overwrite)).map_err(failure)?;
    tell(output, "cli-restore-done", &database, &args.file)
}

fn tell(output: &mut Output, key: &'static str, database: &Path, file: &Path) -> Result<(), Failure> {
    let (database, file) = (database.display().to_string(), file.display().to_string());
    match output.form() {
        Form::Text => {
            let message = Message::new(key).with("database", database).with("file", file);
            let line = output.say(&message);
            output.line(line)
        }
        Form::Json => output.json(&json!({ "database": database, "file": file })),
    }
}

//! `sevenfold database copy`: a place moves from one database to another.

use clap::Subcommand;
use sevenfold_core::Message;
use sevenfold_server::{Copied, copy_database};

use crate::Failure;
use crate::database::of_url;
use crate::output::{Form, Output};
use crate::serve::{failure, runtime};

/// What is done with databases.
#[derive(Subcommand)]
pub(crate) enum DatabaseCommand {
    /// Copy everything to a database that is new or empty, and compare the two
    Copy {
        /// Where everything is, as sqlite:FILE or postgres://…
        from: String,
        /// Where it goes, as sqlite:FILE or postgres://…
        to: String,
    },
}

pub(crate) fn command(command: &DatabaseCommand, output: &mut Output) -> Result<(), Failure> {
    let DatabaseCommand::Copy { from, to } = command;
    let (from, to) = (of_url(from)?, of_url(to)?);
    let copied = runtime()?.block_on(copy_database(&from, &to)).map_err(failure)?;
    if output.form() == Form::Json {
        return output.json(&copied);
    }
    for Copied { table, lines, checksum } in &copied {
        output.line(format!("{table:14} {lines:>10}  {}", &checksum[..16]))?;
    }
    let shown = |database: &sevenfold_server::Database| database.shown().display().to_string();
    let lines = copied.iter().map(|table| table.lines).sum::<u64>();
    let message = Message::new("cli-database-copied")
        .with("from", shown(&from))
        .with("to", shown(&to))
        .with("lines", i64::try_from(lines).unwrap_or(i64::MAX));
    let line = output.say(&message);
    output.line(line)
}

//! `sevenfold check`: is a server's database what was written, and if not, what is damaged and what can be saved?

use std::path::PathBuf;
use std::process::ExitCode;

use serde_json::json;
use sevenfold_core::{Message, Say as _};
use sevenfold_server::{Report, check, rescue};

use crate::Failure;
use crate::database::DatabaseArgs;
use crate::output::{Form, Output};
use crate::serve::{failure, runtime};

/// Which database, and what to do with what is sound.
#[derive(clap::Args)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    database: DatabaseArgs,

    /// Save everything that is sound to a new database, to be restored
    #[arg(long, value_name = "FILE")]
    rescue: Option<PathBuf>,
}

/// Ends with status 0 if everything is sound, with 1 if something is damaged.
pub(crate) fn command(args: &CheckArgs, output: &mut Output) -> Result<ExitCode, Failure> {
    let (database, runtime) = (args.database.database()?, runtime()?);
    let report = match &args.rescue {
        Some(file) => runtime.block_on(rescue(database.file().map_err(failure)?, file)),
        None => runtime.block_on(check(database)),
    };
    let report = report.map_err(failure)?;
    tell(args, &report, output)?;
    Ok(if report.damage.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn tell(args: &CheckArgs, report: &Report, output: &mut Output) -> Result<(), Failure> {
    if output.form() == Form::Json {
        let damage: Vec<_> = report
            .damage
            .iter()
            .map(|damage| json!({ "damage": damage, "text": output.say(&damage.say()) }))
            .collect();
        let Report { tables, entries, records, guests, members, .. } = report;
        return output.json(&json!({
            "tables": tables, "entries": entries, "records": records, "guests": guests, "members": members,
            "damage": damage,
        }));
    }
    for damage in &report.damage {
        let line = output.say(&damage.say());
        output.line(line)?;
    }
    let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let message = Message::new("cli-check-sound")
        .with("tables", number(report.tables))
        .with("entries", number(report.entries))
        .with("records", number(report.records))
        .with("guests", number(report.guests))
        .with("members", number(report.members));
    let line = output.say(&message);
    output.line(line)?;
    if let Some(file) = &args.rescue {
        let message = Message::new("cli-check-rescued").with("file", file.display().to_string());
        let line = output.say(&message);
        output.line(line)?;
    }
    Ok(())
}

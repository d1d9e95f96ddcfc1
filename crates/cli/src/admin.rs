//! `sevenfold admin`: looking after a place at the terminal, also while its server runs.

mod ratings;

use std::time::{SystemTime, UNIX_EPOCH};

use clap::Subcommand;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde_json::json;
use sevenfold_core::Message;
use sevenfold_server::steward::{self, Decision, Listed, Summary};
use sevenfold_server::{Admission, Database, Role};

use crate::Failure;
use crate::database::DatabaseArgs;
use crate::output::{Form, Output};
use crate::serve::{failure, runtime};

/// Which place, and what to do.
#[derive(clap::Args)]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    database: DatabaseArgs,

    #[command(subcommand)]
    deed: Deed,
}

/// What is done.
#[derive(Subcommand)]
enum Deed {
    /// How much there is, and what was decided
    Status,
    /// All members with their roles
    Members,
    /// Let a member look after the place, or not any more
    Role {
        /// The member's name
        name: String,
        /// What they may do
        #[arg(value_parser = role())]
        role: Role,
    },
    /// Make an invitation for one new member
    Invite {
        /// For whom, for your own memory
        #[arg(default_value = "")]
        note: String,
    },
    /// Decide who may become a member
    Admission {
        /// Everybody, whoever has an invitation, or nobody
        #[arg(value_parser = admission())]
        who: Admission,
    },
    /// Tell everybody something; nothing takes it away
    Announce {
        /// What everybody is told
        #[arg(default_value = "")]
        words: String,
    },
    /// Open no new tables, so that the server can be stopped; games that run go on
    Maintenance {
        /// Whether
        #[arg(value_parser = switch())]
        state: Switch,
    },
    /// How strong everybody is
    Ratings {
        /// What to do
        #[command(subcommand)]
        command: ratings::Ratings,
    },
}

/// On or off.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Switch {
    On,
    Off,
}

/// Who may become a member, as words.
pub(crate) fn admission() -> impl TypedValueParser<Value = Admission> {
    PossibleValuesParser::new(Admission::ALL.map(Admission::word))
        .try_map(|word| Admission::of_word(&word).ok_or("not one of these"))
}

fn role() -> impl TypedValueParser<Value = Role> {
    PossibleValuesParser::new(Role::ALL.map(Role::word))
        .try_map(|word| Role::of_word(&word).ok_or("not one of these"))
}

fn switch() -> impl TypedValueParser<Value = Switch> {
    PossibleValuesParser::new(["on", "off"]).map(|word| if word == "on" { Switch::On } else { Switch::Off })
}

pub(crate) fn command(args: &AdminArgs, output: &mut Output) -> Result<(), Failure> {
    let (database, runtime) = (args.database.database()?, runtime()?);
    match &args.deed {
        Deed::Status => {
            let summary = runtime.block_on(steward::summary(&database)).map_err(failure)?;
            tell_standing(&summary, output)
        }
        Deed::Members => {
            let members = runtime.block_on(steward::members(&database)).map_err(failure)?;
            tell_members(&members, output)
        }
        Deed::Role { name, role } => {
            runtime.block_on(steward::set_role(&database, name, *role)).map_err(failure)?;
            done(output)
        }
        Deed::Invite { note } => {
            let code = runtime.block_on(steward::invite(&database, note, now())).map_err(failure)?;
            tell_invitation(&code, output)
        }
        Deed::Admission { who } => {
            decide(&runtime, &database, &Decision { admission: Some(*who), ..Decision::default() }, output)
        }
        Deed::Announce { words } => {
            let decision = Decision { announcement: Some(words.clone()), ..Decision::default() };
            decide(&runtime, &database, &decision, output)
        }
        Deed::Maintenance { state } => {
            let decision = Decision { maintenance: Some(*state == Switch::On), ..Decision::default() };
            decide(&runtime, &database, &decision, output)
        }
        Deed::Ratings { command } => ratings::command(command, &runtime, &database, output),
    }
}

fn decide(
    runtime: &tokio::runtime::Runtime,
    database: &Database,
    decision: &Decision,
    output: &mut Output,
) -> Result<(), Failure> {
    runtime.block_on(steward::decide(database, decision)).map_err(failure)?;
    done(output)
}

fn done(output: &mut Output) -> Result<(), Failure> {
    if output.form() == Form::Json {
        return output.json(&json!({ "done": true }));
    }
    let line = output.say(&Message::new("cli-admin-done"));
    output.line(line)
}

fn tell_standing(summary: &Summary, output: &mut Output) -> Result<(), Failure> {
    if output.form() == Form::Json {
        return output.json(&json!(summary));
    }
    let counts = Message::new("cli-admin-counts")
        .with("members", summary.members)
        .with("guests", summary.guests)
        .with("tables", summary.tables)
        .with("playing", summary.playing)
        .with("records", summary.records)
        .with("kilobytes", summary.bytes / 1024)
        .with("reports", i64::try_from(summary.reports).unwrap_or(i64::MAX));
    let line = output.say(&counts);
    output.line(line)?;
    let admission = summary.admission.map_or("usual", Admission::word);
    let line = output.say(&Message::new("cli-admin-admission").with("who", admission));
    output.line(line)?;
    if summary.maintenance {
        let line = output.say(&Message::new("cli-admin-maintenance"));
        output.line(line)?;
    }
    if !summary.announcement.is_empty() {
        let announced = Message::new("cli-admin-announced").with("words", summary.announcement.as_str());
        let line = output.say(&announced);
        output.line(line)?;
    }
    Ok(())
}

fn tell_members(members: &[Listed], output: &mut Output) -> Result<(), Failure> {
    if output.form() == Form::Json {
        return output.json(&json!(members));
    }
    for member in members {
        let message = Message::new("cli-admin-member")
            .with("name", member.name.as_str())
            .with("role", member.role.word());
        let line = output.say(&message);
        output.line(line)?;
    }
    Ok(())
}

fn tell_invitation(code: &str, output: &mut Output) -> Result<(), Failure> {
    if output.form() == Form::Json {
        return output.json(&json!({ "invitation": code }));
    }
    let line = output.say(&Message::new("cli-admin-invitation").with("code", code));
    output.line(line)
}

/// Milliseconds since 1970.
fn now() -> u64 {
    let passed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(passed.as_millis()).unwrap_or(u64::MAX)
}

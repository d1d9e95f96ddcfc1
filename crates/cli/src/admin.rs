//! `sevenfold admin`: looking after a place at the terminal, also while its server runs.

mod ratings;
mod tell;

use std::time::{SystemTime, UNIX_EPOCH};

use clap::Subcommand;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use sevenfold_server::steward::{self, Decision};
use sevenfold_server::{Admission, Database, Role};

use crate::Failure;
use crate::database::DatabaseArgs;
use crate::output::Output;
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
    /// Members with their roles
    Members {
        /// A part of the name, present or former, however it is written
        #[arg(default_value = "")]
        name: String,
    },
    /// Tables that are not over
    Tables,
    /// What members have reported and nobody has looked at
    Reports,
    /// Settle a report
    Settle {
        /// Its number
        report: i64,
        /// What whoever made it is answered
        #[arg(default_value = "")]
        answer: String,
    },
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
            tell::standing(&summary, output)
        }
        Deed::Members { name } => {
            let members = runtime.block_on(steward::members(&database, name)).map_err(failure)?;
            tell::members(&members, output)
        }
        Deed::Tables => {
            let tables = runtime.block_on(steward::tables(&database)).map_err(failure)?;
            tell::tables(&tables, output)
        }
        Deed::Reports => {
            let reports = runtime.block_on(steward::reports(&database)).map_err(failure)?;
            tell::reports(&reports, output)
        }
        Deed::Settle { report, answer } => {
            runtime.block_on(steward::settle(&database, *report, answer, now())).map_err(failure)?;
            tell::done(output)
        }
        Deed::Role { name, role } => {
            runtime.block_on(steward::set_role(&database, name, *role)).map_err(failure)?;
            tell::done(output)
        }
        Deed::Invite { note } => {
            let code = runtime.block_on(steward::invite(&database, note, now())).map_err(failure)?;
            tell::invitation(&code, output)
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
    tell::done(output)
}

/// Milliseconds since 1970.
fn now() -> u64 {
    let passed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(passed.as_millis()).unwrap_or(u64::MAX)
}

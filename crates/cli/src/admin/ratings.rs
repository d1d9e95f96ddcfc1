//! `sevenfold admin ratings`: ratings follow from the games that counted, and can be worked out anew.

use clap::Subcommand;
use sevenfold_core::Message;
use sevenfold_server::{Database, Rebuilt, rebuild_ratings};
use tokio::runtime::Runtime;

use crate::Failure;
use crate::output::{Form, Output};
use crate::serve::failure;

/// What is done with ratings.
#[derive(Subcommand)]
pub(crate) enum Ratings {
    /// Work all ratings out anew, game by game; the server must be stopped
    Rebuild,
}

pub(crate) fn command(
    command: &Ratings,
    runtime: &Runtime,
    database: &Database,
    output: &mut Output,
) -> Result<(), Failure> {
    let Ratings::Rebuild = command;
    let rebuilt = runtime.block_on(rebuild_ratings(database)).map_err(failure)?;
    match output.form() {
        Form::Json => output.json(&rebuilt),
        Form::Text => {
            let Rebuilt { games, ratings, changed } = rebuilt;
            let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
            let message = Message::new("cli-ratings-rebuilt")
                .with("games", number(games))
                .with("ratings", number(ratings))
                .with("changed", number(changed));
            let line = output.say(&message);
            output.line(line)
        }
    }
}

//! `sevenfold play`: a game at the terminal.

use std::path::{Path, PathBuf};

use serde_json::{Map, Value};
use sevenfold_core::{Legs, Message};
use sevenfold_shelf::GAMES;
use sevenfold_terminal::Request;

use crate::Failure;
use crate::args::GameName;
use crate::failure::reason;
use crate::files::read_text;
use crate::output::Output;
use crate::setup;

/// Who plays what.
#[derive(clap::Args)]
pub(crate) struct PlayArgs {
    /// Which game [default: the first of the list]
    #[arg(value_parser = GameName)]
    game: Option<String>,

    /// How many play [default: as few as can]
    #[arg(long, value_name = "K")]
    seats: Option<u8>,

    /// How many of them are people at this keyboard; with 0 you watch
    #[arg(long, value_name = "N", default_value_t = 1)]
    people: u8,

    /// What the people are called
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    names: Vec<String>,

    /// Who plays at the other seats; fewer than seats are repeated in order
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    bots: Vec<String>,

    /// House rules as a JSON object; those left out have their defaults
    #[arg(long, value_name = "JSON")]
    options: Option<String>,

    /// 64 hexadecimal digits from which the table draws [default: random]
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,

    /// Save the record here when you ask for it
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// Two games with the seats exchanged and one result, for two players of a game that offers it
    #[arg(long)]
    return_game: bool,

    /// A list of party challenges of your own, one a line, for games that are played with them
    #[arg(long, value_name = "FILE")]
    challenges: Option<PathBuf>,
}

pub(crate) fn command(args: &PlayArgs, output: &Output) -> Result<(), Failure> {
    let request = Request {
        game: game(args)?,
        options: options(args)?,
        seats: args.seats,
        people: args.people,
        names: args.names.clone(),
        bots: args.bots.clone(),
        seed: args.seed.as_deref().map(setup::seed).transpose()?,
        lang: output.lang(),
        record_to: args.record.clone(),
        legs: if args.return_game { Legs::Two } else { Legs::One },
        challenges: args.challenges.as_deref().map(challenges).transpose()?,
    };
    sevenfold_terminal::play(&request).map_err(|failure| Failure::new(failure.message))
}

/// A list of challenges that has at least one.
fn challenges(file: &Path) -> Result<String, Failure> {
    let told = |message: Message| Failure::new(message.with("file", file.display().to_string()));
    let list = read_text(file)
        .map_err(|error| told(Message::new("cli-challenges-unreadable").with("error", reason(&error))))?;
    let challenge = |line: &str| !line.trim().is_empty() && !line.trim().starts_with('#');
    if list.lines().any(challenge) { Ok(list) } else { Err(told(Message::new("cli-challenges-empty"))) }
}

fn game(args: &PlayArgs) -> Result<String, Failure> {
    let asked = args.game.as_deref().or_else(|| GAMES.first().map(|game| game.meta().id));
    Ok(setup::game(asked.unwrap_or_default())?.meta().id.to_owned())
}

fn options(args: &PlayArgs) -> Result<Map<String, Value>, Failure> {
    match args.options.as_deref().map(setup::read_json).transpose()? {
        None => Ok(Map::new()),
        Some(Value::Object(options)) => Ok(options),
        Some(_) => Err(Failure::new(Message::new("setup-options-not-an-object"))),
    }
}

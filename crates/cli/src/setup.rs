//! What several commands are told in the same way: the game, its options, its seats, a seed.

use clap::Args;
use serde_json::{Map, Value};
use sevenfold_core::chance::Seed;
use sevenfold_core::record::Extras;
use sevenfold_core::{Arg, Message};
use sevenfold_shelf::{GAMES, Shelved, find_or_suggest};

use crate::Failure;
use crate::args::GameName;

/// A game to be played.
#[derive(Args)]
pub(crate) struct SetupArgs {
    /// Which game
    #[arg(value_parser = GameName)]
    pub(crate) game: String,

    /// How many play [default: as few as can]
    #[arg(long, value_name = "K")]
    pub(crate) seats: Option<u8>,

    /// House rules as a JSON object; those left out have their defaults
    #[arg(long, value_name = "JSON")]
    pub(crate) options: Option<String>,
}

/// A game that can begin: its options and seats have been checked.
pub(crate) struct Setup {
    /// The game.
    pub game: &'static dyn Shelved,
    /// Every option, defaults included.
    pub options: Value,
    /// How many play.
    pub seats: u8,
}

impl SetupArgs {
    pub(crate) fn read(&self) -> Result<Setup, Failure> {
        let game = game(&self.game)?;
        let seats = self.seats.unwrap_or(game.meta().least_seats);
        let options = self.options.as_deref().map_or_else(|| Ok(Value::Object(Map::new())), read_json)?;
        Setup::new(game, &options, seats)
    }
}

impl Setup {
    /// Checks options and seats by setting up a table.
    pub(crate) fn new(game: &'static dyn Shelved, options: &Value, seats: u8) -> Result<Self, Failure> {
        let table = game.start(options, seats, None)?;
        Ok(Self { game, options: table.record(Extras::default()).options, seats })
    }
}

/// The game with this name.
pub(crate) fn game(name: &str) -> Result<&'static dyn Shelved, Failure> {
    find_or_suggest(name).map_err(|meant| {
        let message = match meant {
            Some(meant) => Message::new("cli-unknown-game-meant").with("meant", meant),
            None => Message::new("cli-unknown-game"),
        };
        Failure::new(message.with("name", name).with("known", known_games()))
    })
}

/// The names of all games.
pub(crate) fn known_games() -> Arg {
    Arg::list(GAMES.iter().map(|game| game.meta().id))
}

/// Options as typed: JSON, of which the game has yet to make sense.
pub(crate) fn read_json(text: &str) -> Result<Value, Failure> {
    serde_json::from_str(text)
        .map_err(|error| Failure::new(Message::new("cli-options-not-json").with("column", error.column())))
}

/// A seed as typed.
pub(crate) fn seed(text: &str) -> Result<Seed, Failure> {
    text.parse().map_err(|_| Failure::new(Message::new("cli-seed").with("length", text.chars().count())))
}

/// A seed nobody can foresee.
pub(crate) fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| Failure::new(Message::new("cli-no-entropy")))?;
    Ok(Seed(bytes))
}

/// Does the game have all of these bots?
pub(crate) fn check_bots(game: &dyn Shelved, bots: &[String]) -> Result<(), Failure> {
    let known = game.bots();
    match bots.iter().find(|name| !known.contains(&name.as_str())) {
        None => Ok(()),
        Some(name) => {
            let message = Message::new("cli-unknown-bot").with("name", name.as_str());
            let message = message.with("title", game.meta().title).with("known", Arg::list(known));
            Err(Failure::new(message))
        }
    }
}

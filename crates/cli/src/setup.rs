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

    /// The options that are not as they usually are with so many seats.
    pub(crate) fn unusual(&self) -> Vec<(&'static str, Value)> {
        let usual = Self::new(self.game, &Value::Object(Map::new()), self.seats).map(|usual| usual.options);
        let usual = usual.unwrap_or_default();
        let fields = self.game.fields().iter();
        let other = fields.filter(|field| self.options.get(field.key) != usual.get(field.key));
        other.filter_map(|field| Some((field.key, self.options.get(field.key)?.clone()))).collect()
    }

    /// The game's name, with the options that are not as usual.
    pub(crate) fn title(&self) -> Arg {
        let meta = self.game.meta();
        let unusual = self.unusual();
        if unusual.is_empty() {
            return meta.title.into();
        }
        let options = Arg::list(unusual.iter().map(|(key, value)| said(meta.id, key, value)));
        Message::new("cli-setup-unusual").with("title", meta.title).with("options", options).into()
    }

    /// Game, seats and the options that are not as usual, as part of a file's name.
    pub(crate) fn file_stem(&self) -> String {
        let mut stem = format!("{}-{}-seats", self.game.meta().id, self.seats);
        for (key, value) in self.unusual() {
            stem.push('-');
            stem.push_str(key);
            // A flag that is not as usual is set.
            if !value.is_boolean() {
                let words = value.to_string();
                let words = words.split(|letter: char| !letter.is_alphanumeric());
                words.filter(|word| !word.is_empty()).for_each(|word| {
                    stem.push('-');
                    stem.push_str(word);
                });
            }
        }
        stem
    }
}

/// An option and what was chosen, in words; of a flag its name says it.
fn said(game: &str, key: &str, value: &Value) -> Arg {
    let label = format!("option-{game}-{key}");
    let chosen: Arg = match value {
        Value::Bool(_) => return Arg::Key(label.into()),
        Value::String(word) => Arg::Key(format!("{label}-{word}").into()),
        other => other.to_string().into(),
    };
    Message::new("cli-setup-option").with("option", Arg::Key(label.into())).with("value", chosen).into()
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

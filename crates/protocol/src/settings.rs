//! How a table is set: which game, by which rules, at which pace.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sevenfold_core::Legs;

/// What is settled when a table is opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The game's id on the shelf.
    pub game: String,
    /// The game's options; what is left out has its default. The table fills them in.
    #[serde(default = "no_options")]
    pub options: Value,
    /// How many play.
    pub seats: u8,
    /// Live or slow.
    #[serde(default)]
    pub pace: Pace,
    /// Seconds for a move; nothing means all the time in the world. When they are over a bot makes that move.
    #[serde(default)]
    pub move_seconds: Option<u32>,
    /// How long bots seem to think.
    #[serde(default)]
    pub bots: BotSpeed,
    /// Who may ask for a hint.
    #[serde(default)]
    pub hints: Hints,
    /// May others look on?
    #[serde(default)]
    pub watching: Watching,
    /// Each game for itself, or two with the seats exchanged and one result.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub legs: Legs,
    /// Does it count? What that means is told at [`Rated`].
    #[serde(default, skip_serializing_if = "is_usual")]
    pub rated: Rated,
    /// Who learns of the table without having its code.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub listing: Listing,
    /// When the first game begins.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub begins: Begins,
    /// The host's own challenges for Double Lucky 7's forfeits (DL-36), one a line; nothing means the usual ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub challenges: Option<String>,
}

/// What most tables have is not written down.
fn is_usual<T: Default + PartialEq>(setting: &T) -> bool {
    *setting == T::default()
}

fn no_options() -> Value {
    Value::Object(Map::new())
}

impl Settings {
    /// A table for this game with everything else as usual.
    pub fn new(game: &str, seats: u8) -> Self {
        Self {
            game: game.to_owned(),
            options: no_options(),
            seats,
            pace: Pace::default(),
            move_seconds: None,
            bots: BotSpeed::default(),
            hints: Hints::default(),
            watching: Watching::default(),
            legs: Legs::default(),
            rated: Rated::default(),
            listing: Listing::default(),
            begins: Begins::default(),
            challenges: None,
        }
    }
}

/// Do all sit at the table at once?
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Everybody is there: who is only asked for an answer has a limited time, and a bot steps in for whoever has
    /// been away for a while.
    #[default]
    Live,
    /// A move when there is time for one: only the clock, if one is set, ever moves for somebody.
    Slow,
}

/// How long bots seem to think, and how long automatic answers take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BotSpeed {
    /// No time at all: for scripts and tests.
    Instant,
    /// For those who know the game.
    Fast,
    /// So that one can follow.
    #[default]
    Normal,
    /// So that one can follow and think.
    Slow,
}

/// Who may ask for a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    /// Nobody.
    Off,
    /// Whoever plays only against bots.
    #[default]
    Alone,
    /// Everybody.
    Always,
}

/// May others look on? They see no hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watching {
    /// Whoever has the code.
    #[default]
    Open,
    /// Nobody.
    Closed,
}

/// Do the games of a table count for ratings?
///
/// A rated game is clean: there are no hints, nothing is taken back, nobody plays two seats, and no bot ever plays for a
/// person. It has a clock. Whoever gets up, resigns or runs out of time ends the game and is last; the others share the
/// first place. Bots may sit there from the beginning, if they are of a known level. Who may sit down at all is the host's
/// to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rated {
    /// No.
    #[default]
    Casual,
    /// Yes.
    Rated,
}

/// Who learns of a table without having its code?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Listing {
    /// Nobody.
    #[default]
    Private,
    /// Everybody in the lobby.
    Public,
}

/// When does the first game begin?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Begins {
    /// When whoever has the word says so.
    #[default]
    OnWord,
    /// Also by itself, once all seats are taken and everybody is there. At a live table whoever does not come loses the
    /// seat; a slow one begins without them.
    WhenFull,
}

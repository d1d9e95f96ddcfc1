//! What a person may see of the lobby.

use serde::{Deserialize, Serialize};

use super::{Terms, Wish};
use crate::{Millis, Pace, Rated, TableCode, Watching};

/// Everything a person may see.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lobby {
    /// Tables in the open, by their code.
    pub tables: Vec<Listed>,
    /// How many are about.
    pub crowd: Crowd,
    /// How many wait for what; games for which nobody waits are left out. Oneself is not counted.
    pub waiting: Vec<Waiting>,
    /// Does one look for a table?
    pub search: Search,
    /// Friends, and those who would be.
    pub friends: Vec<Friend>,
    /// Invitations that wait for an answer, the latest first.
    pub invitations: Vec<Invitation>,
    /// Tables that wait for one's move, the nearest deadline first.
    pub turns: Vec<Turn>,
}

/// A table in the open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Listed {
    /// Its code.
    pub code: TableCode,
    /// The game's id.
    pub game: String,
    /// Who sits there, by seat.
    pub seats: Vec<Seated>,
    /// Live or slow.
    pub pace: Pace,
    /// Seconds for a move, if there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub move_seconds: Option<u32>,
    /// Rated or casual.
    pub rated: Rated,
    /// Do people gather, or play?
    pub stage: Stage,
    /// May others look on?
    pub watching: Watching,
}

/// Who sits at a seat of a table in the open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seated {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// What the others see.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its name on the roster.
        bot: String,
    },
}

/// Where a table in the open stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People gather.
    Open,
    /// A game is running.
    Running {
        /// How often has been dealt in it.
        round: u32,
    },
}

/// How many are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Crowd {
    /// In the lobby, oneself included.
    pub here: u32,
    /// At tables in the open at which a game is running.
    pub playing: u32,
}

/// How many wait for a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Waiting {
    /// The game's id.
    pub game: String,
    /// How many would play it.
    pub people: u32,
    /// For each kind of table how many would sit down there.
    pub tables: Vec<(Terms, u32)>,
}

/// Does one look for a table?
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Search {
    /// No.
    #[default]
    Idle,
    /// Yes.
    Waits {
        /// For what.
        wish: Wish,
        /// Since when.
        since: Millis,
    },
}

/// A friend, or somebody who would be one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Friend {
    /// The member's name.
    pub name: String,
    /// How it stands between the two.
    pub tie: Tie,
}

/// How it stands between two people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    /// Friends, and where the other one is.
    Friends(Presence),
    /// One has asked the other, who has not answered.
    Asked,
    /// The other one asks.
    Asks,
}

/// Where a friend is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Not here, or does not want to be seen.
    Away,
    /// In the lobby.
    Here,
    /// At a table in the open.
    At(Place),
}

/// A table in the open somebody is at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Its code.
    pub code: TableCode,
    /// The game's id.
    pub game: String,
    /// Do people gather, or play?
    pub stage: Stage,
}

/// Somebody asks one to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Invitation {
    /// No other invitation to this person has it.
    pub id: i64,
    /// Whose.
    pub from: String,
    /// To which table.
    pub code: TableCode,
    /// The game's id.
    pub game: String,
    /// For how many.
    pub seats: u8,
    /// When it was sent.
    pub sent: Millis,
}

/// A table that waits for one's move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Its code.
    pub code: TableCode,
    /// The game's id.
    pub game: String,
    /// The names of the other people there.
    pub others: Vec<String>,
    /// The bots there, by their names on the roster.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<String>,
    /// Until when one must move, if there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Millis>,
}

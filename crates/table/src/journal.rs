//! What has happened at a table, in order: what a host keeps, and what a table is rebuilt from.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use sevenfold_core::json::{self, Unreadable};
use sevenfold_core::{Message, Seat, SeatSet};
use sevenfold_protocol::{Auto, BotSpeed, Millis, Settings, StandInCause, TableCode, Talk};

use crate::{PlayerId, Secret};

/// One thing that happened. Small, numbered, and true for ever: entries are only added.
///
/// Entries hold the truth (secret, chance): they stay with the host.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Entry {
    /// Counts from 1 without gaps: a store that refuses the same number twice keeps two writers apart. It is also
    /// the version of the table after it.
    pub number: u64,
    /// When, on the host's clock.
    pub at: Millis,
    /// What.
    pub what: Happened,
}

impl<'de> Deserialize<'de> for Entry {
    /// Reads an entry as it is written, or as it was in earlier journals: there the facts of what happened stood beside
    /// its name.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut facts = Map::deserialize(deserializer)?;
        let [number, at, what] =
            ["number", "at", "what"].map(|key| facts.shift_remove(key).unwrap_or_default());
        let what = match what {
            Value::String(name) if !facts.is_empty() => Value::from_iter([(name, facts)]),
            what => what,
        };
        let read = || -> Result<Self, Unreadable> {
            Ok(Self {
                number: json::from_value(&number)?,
                at: json::from_value(&at)?,
                what: json::from_value(&what)?,
            })
        };
        read().map_err(D::Error::custom)
    }
}

/// What can happen at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Happened {
    /// The table was opened; always the first entry.
    Opened {
        /// Its code.
        code: TableCode,
        /// How it is set, options filled in.
        settings: Settings,
        /// Who opened it.
        owner: PlayerId,
        /// What everything random follows from.
        secret: Secret,
    },
    /// A person took a free seat.
    Sat {
        /// Which.
        seat: Seat,
        /// Who.
        player: PlayerId,
        /// What the others see.
        name: String,
        /// A part that was given openly: in journals from before there were seals.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        part: String,
    },
    /// A person is back at the own seat, perhaps with another device; if a bot stood in, it hands over.
    Returned {
        /// Which.
        seat: Seat,
        /// Who, now.
        player: PlayerId,
    },
    /// The seat is free: its player got up, or was sent away.
    Freed {
        /// Which.
        seat: Seat,
    },
    /// A player is called something else.
    Named {
        /// At which seat.
        seat: Seat,
        /// What the others see.
        name: String,
    },
    /// A player added to the fair deal openly: in journals from before there were seals.
    AddedPart {
        /// At which seat.
        seat: Seat,
        /// The part.
        part: String,
    },
    /// A player sealed a part.
    Sealed {
        /// At which seat.
        seat: Seat,
        /// For which game at this table: the present one, or the next.
        game: u32,
        /// The seal.
        seal: String,
    },
    /// The list of seals was closed.
    Closed {
        /// Whose parts are waited for.
        waits: SeatSet,
        /// Until when.
        until: Millis,
    },
    /// A player revealed the sealed part.
    Revealed {
        /// At which seat.
        seat: Seat,
        /// The part.
        part: String,
    },
    /// A bot sits down, perhaps in another one's place.
    BotSat {
        /// Where.
        seat: Seat,
        /// Its name on the roster.
        bot: String,
    },
    /// The host deals the next game from this seed; nothing was promised of it.
    Seeded {
        /// The seed: 64 hexadecimal digits.
        seed: Secret,
    },
    /// The game began.
    Started,
    /// The table drew a chance step.
    Drew {
        /// The step in the notation.
        text: String,
    },
    /// A seat moved.
    Moved {
        /// Whose move.
        seat: Seat,
        /// The move in the notation.
        text: String,
        /// Who made it for the seat.
        by: Mover,
    },
    /// Somebody wishes to take back.
    UndoOffered {
        /// Who.
        seat: Seat,
        /// How many steps would be left.
        keep: u32,
    },
    /// Somebody agrees to it.
    UndoAgreed {
        /// Who.
        seat: Seat,
    },
    /// Somebody does not, or the wish was withdrawn.
    UndoDeclined {
        /// Who.
        seat: Seat,
    },
    /// Steps were taken back.
    Undone {
        /// For whom.
        seat: Seat,
        /// How many steps are left.
        keep: u32,
    },
    /// A bot plays for a person.
    SteppedIn {
        /// For whom.
        seat: Seat,
        /// Its name on the roster.
        bot: String,
        /// Why.
        cause: StandInCause,
    },
    /// A seat resigned.
    Resigned {
        /// Which.
        seat: Seat,
    },
    /// A seat ran out of time in a rated game, and lost it.
    TimedOut {
        /// Which.
        seat: Seat,
    },
    /// Somebody wants to play again.
    WantsRematch {
        /// Who.
        seat: Seat,
        /// A part of the next deal that was given openly: in journals from before there were seals.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        part: String,
    },
    /// The table is laid for the next game.
    Rematched,
    /// The table is laid for the return game: the seats are exchanged.
    Exchanged {
        /// Who was the last to want it, at the seat until then; nobody if it was time for it.
        last: Option<Seat>,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        talk: Talk,
    },
    /// Somebody lets passive answers be given, or no longer.
    AutoSet {
        /// Who.
        seat: Seat,
        /// Whether.
        auto: Auto,
    },
    /// Bots seem to think longer or shorter from now on.
    BotsPaced {
        /// How long.
        speed: BotSpeed,
    },
}

impl Happened {
    /// Is the table laid for the next game with this?
    pub fn lays_next_game(&self) -> bool {
        matches!(self, Self::Rematched | Self::Exchanged { .. })
    }

    /// Is it a step of the game, and nothing else?
    pub fn is_step(&self) -> bool {
        matches!(self, Self::Drew { .. } | Self::Moved { .. })
    }
}

/// Who made a seat's move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mover {
    /// The player.
    Player,
    /// A bot: the seat's own, or one that stands in.
    Bot,
    /// The table, because time was up or passive answers are given automatically.
    Table,
}

/// A journal from which no table can be rebuilt.
#[derive(Clone, PartialEq, Debug)]
pub struct JournalError {
    /// The number of the entry that cannot have happened; 0 for an empty journal.
    pub number: u64,
    /// Why not.
    pub message: Message,
}

/// The bare facts, for a host's own log.
impl std::fmt::Display for JournalError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "entry {}: {}", self.number, self.message)
    }
}

impl std::error::Error for JournalError {}

//! What a table tells a client.

use serde::{Deserialize, Serialize};
use sevenfold_core::{Message, Seat, SeatSet, Viewer};

use crate::{Choice, GameFace, LogLine, Millis, Mine, Refusal, SeatToken, Settings, TableFace};

/// A message to a client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToClient {
    /// The answer to [`Request::Hello`](crate::Request::Hello): snapshots follow.
    Welcome {
        /// The ask it answers.
        id: u32,
        /// The table's [`PROTOCOL`](crate::PROTOCOL).
        protocol: u32,
        /// The host's clock.
        now: Millis,
        /// The seats that are this client's.
        seats: SeatSet,
    },
    /// Everything, for one viewer.
    Snapshot(Box<Snapshot>),
    /// What has changed, for one viewer.
    Update(Box<Update>),
    /// The same as a [`patch`](crate::patch) on the last texts with a game that this viewer was told on this connection:
    /// whose seat it is (nobody's for who looks on), which texts it is on, and the patch. Browsers hear bare patches only, and
    /// need not read this.
    #[cfg(not(target_arch = "wasm32"))]
    Patch(Option<Seat>, Ground, String),
    /// It has happened and is kept.
    Done {
        /// The ask it answers.
        id: u32,
    },
    /// You have a seat.
    Seated {
        /// The ask it answers.
        id: u32,
        /// Which.
        seat: Seat,
        /// How to come back to it from another device.
        token: SeatToken,
    },
    /// You sit elsewhere now: the seats were exchanged for a return game. It takes the place of all that was known.
    Reseated {
        /// The seats that are yours, and how to come back to each from another device.
        seats: Vec<(Seat, SeatToken)>,
        /// Everything, for each of them.
        faces: Vec<Snapshot>,
    },
    /// What a good player would do.
    Hinted {
        /// The ask it answers.
        id: u32,
        /// At which seat.
        seat: Seat,
        /// The move; nothing means: let it pass.
        choice: Option<Choice>,
        /// Why, if the adviser can say: from what the seat sees.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Message>,
    },
    /// It has not happened; nothing has changed.
    Refused {
        /// The ask it answers; nothing if it could not be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
        /// Why.
        refusal: Refusal,
    },
}

/// Which texts a patch is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ground {
    /// The last update with a game.
    #[serde(rename = "1")]
    Last,
    /// The last update before it that listed moves, then the last.
    #[serde(rename = "2")]
    Both,
}

/// Everything a viewer may know of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// Counts what has happened at the table.
    pub version: u64,
    /// The host's clock.
    pub now: Millis,
    /// For whom this is.
    pub viewer: Viewer,
    /// How the table is set, options filled in.
    pub settings: Settings,
    /// The bots that can sit here, weakest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub roster: Vec<String>,
    /// The table.
    pub table: TableFace,
    /// What only this viewer sees of the own seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<Mine>,
    /// The game, once it has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameFace>,
    /// The last lines of the log, oldest first.
    pub log: Vec<LogLine>,
}

/// What has changed for a viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Update {
    /// The version now. Coming and going of connections changes no version.
    pub version: u64,
    /// The version before; a client that has another one asks for a fresh snapshot.
    pub after: u64,
    /// The host's clock.
    pub now: Millis,
    /// For whom this is.
    pub viewer: Viewer,
    /// Steps were taken back: lines of [`LogKind::Game`](crate::LogKind::Game) with a greater `step` are void.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undone_to: Option<u32>,
    /// New lines of the log.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub log: Vec<LogLine>,
    /// The table, if anything about it has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableFace>,
    /// What only this viewer sees of the own seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<Mine>,
    /// The game, if anything about it has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameFace>,
}

//! What client and lobby say to each other.
//!
//! A client says [`LobbyRequest::Hello`] and gets [`ToVisitor::Welcome`] with the whole [`Lobby`] as that person may see it.
//! Whatever changes in it comes as a [`LobbyChange`]; nobody has to ask again. Every ask gets exactly one of
//! [`ToVisitor::Welcome`], [`ToVisitor::Done`] or [`ToVisitor::Refused`] with its id.
//!
//! What a person may see leaves out private tables, and everybody who has blocked that person or was blocked: as if they
//! were not there at all.

mod change;
mod picture;
mod wish;

use serde::{Deserialize, Serialize};

use crate::{Millis, Refusal, TableCode};

pub use change::LobbyChange;
pub use picture::{
    Crowd, Friend, Invitation, Listed, Lobby, Place, Presence, Search, Seated, Stage, Tie, Turn, Waiting,
};
pub use wish::{Terms, Wish};

/// A request with an id of the client's choosing; the answer carries the same id.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LobbyAsk {
    /// Comes back with the answer.
    pub id: u32,
    /// What is asked.
    pub request: LobbyRequest,
}

/// What can be asked of a lobby.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum LobbyRequest {
    /// The first thing a client says; said again, it is answered again.
    Hello {
        /// The client's [`PROTOCOL`](crate::PROTOCOL).
        protocol: u32,
        /// How much of the lobby is wanted. Another hello changes it.
        #[serde(default)]
        attention: Attention,
    },
    /// Find me a table like this. Another wish takes the place of the one before, and keeps its place in the queue.
    Find(Wish),
    /// I no longer look for one.
    Stop,
}

/// How much of the lobby a client wants to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attention {
    /// Everything: somebody looks at it.
    #[default]
    Whole,
    /// Only what is meant for this person, who is on another page: invitations. Whoever looks at nothing
    /// else is not counted among those who are in the lobby.
    Notices,
}

/// What a lobby tells a client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToVisitor {
    /// The answer to hello, with everything.
    Welcome {
        /// The ask it answers.
        id: u32,
        /// The lobby's [`PROTOCOL`](crate::PROTOCOL).
        protocol: u32,
        /// The host's clock.
        now: Millis,
        /// Everything this person may see.
        lobby: Box<Lobby>,
    },
    /// What has changed.
    Changed(Box<LobbyChange>),
    /// A table was found, and a seat there is yours: go there.
    Paired {
        /// Which.
        code: TableCode,
    },
    /// It has happened.
    Done {
        /// The ask it answers.
        id: u32,
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

//! What client and table say to each other.
//!
//! A client sends [`Ask`]s, a table answers with [`ToClient`] messages; both are JSON texts. Whatever a person reads
//! is a [`Message`](sevenfold_core::Message): a key and its facts, put into words where it is shown.
//!
//! # A conversation
//! 1. The client says [`Request::Hello`] with its [`PROTOCOL`]. It gets [`ToClient::Welcome`], then one
//!    [`ToClient::Snapshot`] for each viewer it is (each of its seats; a watcher if it has none). A client that is too
//!    old is refused with [`RefusalCode::Outdated`] and should reload itself.
//! 2. Whatever happens arrives as a [`ToClient::Update`] for each viewer. An update follows on the version in
//!    [`Update::after`]; a client that has another version missed something and asks for [`Request::Refresh`]. Over a
//!    network most updates travel as a [`ToClient::Patch`] on the text of the one before.
//! 3. Every ask has an id of the client's choosing and gets exactly one of [`ToClient::Done`], [`ToClient::Seated`],
//!    [`ToClient::Hinted`] or [`ToClient::Refused`] with that id. `Done` means: it has happened and is kept. The
//!    updates that belong to it may come before or after.
//!
//! # Windows
//! A move names the window it answers ([`Request::Move`]). If that window has closed in the meantime the move is
//! refused with [`RefusalCode::WindowClosed`]; it is never taken for something else. So a client may send a move again
//! after a lost connection without fear that it counts twice.
//!
//! # The lobby
//! Where tables are found and people meet, a client talks with the lobby: [`LobbyAsk`] and [`ToVisitor`].
//!
//! Sizes are bounded: see [`limits`]; why a socket is closed: see [`closing`]. Without a network the same messages travel between a page and its worker:
//! see [`offline`].

pub mod closing;
mod code;
mod company;
mod face;
mod leg;
mod letters;
pub mod limits;
mod lobby;
pub mod offline;
pub mod patch;
mod refusal;
mod request;
mod settings;
mod talk;
pub mod text;
mod time;
mod to_client;
mod token;

pub use code::{NotACode, TableCode};
pub use company::Company;
pub use face::{
    Choice, Ending, EndingCause, FairFace, GameFace, LogKind, LogLine, Mine, OpenWindow, Phase, SeatFace,
    Sitter, StandIn, StandInCause, TableFace, UndoOffer,
};
pub use leg::{Leg, Tally};
pub use letters::{is_joiner, is_trickery};
pub use lobby::{
    Attention, Crowd, Friend, Invitation, Listed, Lobby, LobbyAsk, LobbyChange, LobbyRequest, Place,
    Presence, Search, Seated, Stage, Terms, Tie, ToVisitor, Turn, Waiting, Wish,
};
pub use refusal::{Refusal, RefusalCode};
pub use request::{Ask, Auto, Consent, Request};
pub use settings::{Begins, BotSpeed, Hints, Listing, Pace, Rated, Settings, Watching};
pub use talk::{PHRASES, Talk};
pub use time::Millis;
pub use to_client::{Ground, Snapshot, ToClient, Update};
pub use token::{NotAToken, SeatToken};

/// The version of these messages. It goes up when a client of the version before could no longer take part.
pub const PROTOCOL: u32 = 3;

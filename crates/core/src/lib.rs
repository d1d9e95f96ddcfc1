//! The words all games of Sevenfold speak.
//!
//! A [`Game`] is a position as a small value. What happens next is its [`Agenda`]: the table draws a chance step,
//! or seats are asked through [`Window`]s. A move that breaks a rule is refused with a [`Breach`] that names the
//! rule and the facts. Nothing leaves a host but [`Game::view`]s and events that passed [`Redact::seen_by`].
//!
//! This crate does no IO, reads no clock and knows no game.

mod agenda;
mod breach;
pub mod chance;
pub mod erased;
mod event;
mod game;
pub mod hands;
pub mod json;
mod look;
mod message;
mod meta;
pub mod notation;
mod options;
mod outcome;
mod outline;
pub mod playout;
pub mod record;
mod rule;
pub mod run;
mod seat;
#[cfg(feature = "testing")]
pub mod testing;
mod viewer;

pub use agenda::{Agenda, Draw, MAX_WINDOWS, Window, WindowId};
pub use breach::{Breach, Impossible, NoWorld, SetupError};
pub use chance::Rng;
pub use event::{Redact, Silent, Tell};
pub use game::Game;
pub use look::{Faces, Look, Role, Zone};
pub use message::{Arg, Message, Say};
pub use meta::{Legs, Meta};
pub use notation::NotationError;
pub use options::{Field, FieldKind, GameOptions, read_options};
pub use outcome::Outcome;
pub use outline::{Fact, Heap, Outline, Told, short_name};
pub use rule::RuleId;
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use viewer::Viewer;

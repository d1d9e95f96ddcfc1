//! The catalogue: the one place that lists the games and pairs them with their bots.
//!
//! Whoever needs a game finds it here by its id, without its types: a [`Shelved`] game starts and replays games,
//! lends out bots, counts trees and plays random games. To add a game, add its
//! line to the dependencies in this crate's manifest.

mod bench;
mod bot;
mod catalogue;
mod entry;
#[cfg(feature = "imagine")]
mod imagined;
mod perft;
mod shelved;

pub use bench::Bench;
pub use bot::{AnyBot, Misplayed};
pub use catalogue::{GAMES, Visitor, find, find_or_suggest, visit_all};
pub use entry::Entry;
pub use sevenfold_bots::{Clock, Effort, Field, Judged, Threads};
#[cfg(feature = "encode")]
pub use sevenfold_encode as encode;
#[cfg(feature = "encode")]
pub use shelved::NoVector;
pub use shelved::Shelved;

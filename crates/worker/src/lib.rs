//! Tables, replays, lessons and puzzles in a browser's worker: the same table as on a server, for one person and
//! without a network.
//!
//! A page that wants to play, to learn or to look at a finished game starts the worker of that game and talks to it in
//! [`sevenfold_protocol::offline`]. The page itself knows no engine.

mod consult;
mod film;
mod host;
mod journal;
mod lesson;
mod lore;
#[cfg(feature = "study")]
mod practice;
#[cfg(feature = "puzzles")]
mod riddle;
mod wire;

pub use wire::start_worker;

#[cfg(test)]
mod tests;

//! Without a network: a worker of this browser plays and replays, its storage keeps the tables.

mod room;
pub mod shelf;

pub use room::Room;

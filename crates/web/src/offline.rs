//! Without a network: a worker of this browser plays and replays, its database keeps the tables, for all its tabs.

mod channel;
mod database;
mod room;
pub(crate) mod shelf;

pub(crate) use channel::{Call, Channel};
pub(crate) use database::Drawer;
pub(crate) use room::Room;

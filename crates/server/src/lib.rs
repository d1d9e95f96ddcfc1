//! The server: tables for people who are not in the same room.
//!
//! [`serve`] takes a [`Config`] and runs until the process is asked to stop; [`app`] is its routes alone, for tests.
//!
//! # What is true of it
//! - What is acknowledged is on disk: a table's journal is kept before anybody is told ([`store`]). If it cannot be
//!   kept it has not happened, and whoever asked is refused.
//! - A table is its journal. It is rebuilt when somebody comes and forgotten when nobody is left; a crash loses nothing.
//! - Nothing goes to a client but what `sevenfold-table` made for that viewer. Logs hold no secrets, no cookies, no
//!   moves.
//! - It knows no game: what there is to play is on the shelf.
#![allow(clippy::unused_async, reason = "handlers are async, also those that wait for nothing")]

mod api;
mod app;
mod assets;
mod cleanup;
mod clock;
mod config;
mod database;
mod failure;
mod farewell;
mod files;
mod guests;
mod headers;
mod health;
mod host;
mod limits;
mod line;
mod lobby;
mod lock;
pub mod logs;
mod members;
mod memory;
mod metrics;
mod nodes;
mod openapi;
mod outbox;
mod preview;
mod problem;
mod refusals;
mod results;
mod serve;
mod socket;
mod stall;
mod state;
pub mod steward;
mod store;
mod tables;
mod traces;
mod words;

pub use app::app;
pub use clock::{TimeSource, Timepiece};
pub use config::{Config, Front, Keep, Limits, Rate};
pub use database::{Address, Database};
pub use failure::Failure;
pub use files::most_open_files;
pub use members::{Admission, Role};
pub use nodes::Nats;
pub use serve::{Server, serve, stop_signal};
pub use state::AppState;
pub use store::{
    Copied, Damage, Rebuilt, Report, Step, Watch, backup, backup_watched, check, copy_database,
    rebuild_ratings, rescue, restore, restore_watched,
};

/// May a file that is there be replaced?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overwrite {
    /// No.
    Never,
    /// Yes.
    Allowed,
}

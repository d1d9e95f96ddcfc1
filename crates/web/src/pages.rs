//! One page a file. Every page has its own title and can be linked to.

mod aid;
mod create;
mod home;
mod learn;
mod not_found;
mod play;
mod puzzle;
mod puzzles;
mod quick;
mod replay;
mod rooms;
mod rules;
mod score;
mod settings;
mod table;

pub use create::{Plan, Planned};
pub use home::{Home, PAST_TABLES, PastTables};
pub use not_found::NotFound;
pub use play::{PlayNow, Resume};
pub use replay::{HandOver, Projector, fetch as fetch_film};
pub use rooms::{PUZZLE_ROOMS, PuzzleRooms, SIDE_ROOMS, SideRooms};
pub use table::ServerTable;

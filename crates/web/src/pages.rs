//! One page a file. Every page has its own title and can be linked to.

mod aid;
mod create;
mod exercises;
mod home;
mod learn;
mod lobby;
mod member;
mod not_found;
mod own;
mod play;
mod puzzle;
mod puzzles;
mod quick;
mod replay;
mod review;
mod rooms;
mod rules;
mod score;
mod settings;
mod table;

pub(crate) use create::{Plan, Planned};
pub(crate) use exercises::practice_of;
pub(crate) use home::{
    Home, PAST_TABLES, Past, PastTables, Shown, all_tables, choose, company, day, place_word, stands,
};
pub(crate) use learn::table as learn_table;
pub(crate) use not_found::NotFound;
pub(crate) use own::{OWN_ROOMS, bring_all, forget_brought};
pub(crate) use play::{PlayNow, Resume};
pub(crate) use replay::{HandOver, Projector, fetch as fetch_film};
pub(crate) use review::{Chips, whiskers};
pub(crate) use rooms::{LOBBY_ROOM, LobbyRoom, MEMBER_ROOMS, PUZZLE_ROOMS, Rooms, SIDE_ROOMS, SideRooms};
pub(crate) use table::ServerTable;

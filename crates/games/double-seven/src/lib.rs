//! Double Seven: tile rummy with exchanges.
//!
//! Families of animals lie on the table; equal sizes can change hands, and whoever lets families grow to seven
//! wins tokens. The rules are `docs/spec/rules/double-seven.md` (DS-1 to DS-28).
//!
//! Besides single moves the crate offers a planner for whole turns: [`planner`].

mod action;
mod breach;
mod deal;
mod event;
mod family;
mod game;
mod imagine;
mod memory;
mod notation;
mod options;
mod phase;
mod pieces;
pub mod planner;
mod reserve;
mod rules;
mod run;
mod say;
mod score;
mod state;
mod survey;
mod tiles;
mod view;

pub use action::{Action, Pair, Pick};
pub use breach::{Breach, Deed};
pub use deal::Deal;
pub use event::{Ending, Event};
pub use family::{Contents, Families, Family, FamilyId, MAX_FAMILIES, SEVEN};
pub use options::Options;
pub use phase::{Draw, OncePerTurn, RainbowMoment};
pub use pieces::{Animal, CLOVERS, PER_ANIMAL, SEVENS, TILES, Tile};
pub use reserve::Reserve;
pub use run::Swap;
pub use score::DOUBLE_SEVEN_POINTS;
pub use state::DoubleSeven;
pub use tiles::Tiles;
pub use view::{FamilyView, PlayerView, ReserveView, Stage, View};

//! A look ahead for games with hidden cards, dice and several players.
//!
//! It is single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, *Information Set Monte
//! Carlo Tree Search*, IEEE TCIAIG 2012). Each iteration imagines a world from the view, walks down one tree through the
//! moves that are possible in that world, adds to the tree, plays on by a policy, and tells every move it made what came
//! of it for its own seat (max^n). What is particular here:
//!
//! - A move is drawn to by how often it was **available**, not by how often its place was visited: in other worlds it
//!   may not be possible.
//! - Edges are what the searching seat **sees** of a move ([`Knowledge::seen`]); hidden moves that look alike share one.
//! - Chance steps and cards drawn are sampled with the world and make no nodes of their own (an open loop): a place in
//!   the tree stands for all that may have been drawn on the way, and availability sorts out what can be done with it.
//! - Where several seats may act, each has its own edges at the same place, and letting it pass is a move.
//! - What is known of a game ([`Knowledge`]) orders moves, biases them until they have been tried, lets more of them in
//!   with every visit, plays the playouts and judges positions at the horizon.
//! - The tree is allocated once and bounded; when it is full the search goes on with the tree it has.
//! - By iterations it does the same on every machine: no clock, no system mathematics, no unordered maps.

mod asking;
#[cfg(feature = "vanilla")]
mod descent;
mod glance;
mod knobs;
mod knowledge;
mod label;
#[cfg(feature = "vanilla")]
mod logs;
mod opening;
mod playout;
#[cfg(feature = "vanilla")]
mod searcher;
#[cfg(feature = "vanilla")]
mod select;
#[cfg(test)]
#[cfg(feature = "vanilla")]
mod tests;
#[cfg(feature = "vanilla")]
mod tree;
mod trial;
mod tried;
mod walk;

pub(crate) use asking::Asked;
pub(crate) use glance::glance;
pub use knobs::{Knobs, Untried};
pub(crate) use knowledge::best_of;
pub use knowledge::{Knowledge, Rules, win_shares};
pub use label::label;
pub(crate) use playout::play_on;
#[cfg(feature = "vanilla")]
pub use searcher::Searcher;
pub use trial::Trial;
#[cfg(feature = "double-seven")]
pub(crate) use tried::{Standing, Tried, give_up, merged};
pub(crate) use walk::Walk;

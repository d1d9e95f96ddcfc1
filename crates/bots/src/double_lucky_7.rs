//! Bots for Double Lucky 7.
//!
//! A move is tried in worlds the player thinks possible (`worlds`), in which everybody plays on by habit (`habit`) and
//! the last tricks exactly (`solver`); what comes out is measured in shares of the win (`equity`).

mod equity;
mod habit;
mod manner;
mod odds;
mod player;
mod reason;
mod solver;
mod table;
#[cfg(test)]
mod tests;
mod told;
mod trial;
mod worlds;

use sevenfold_double_lucky_7::DoubleLucky7;

use crate::Recipe;
use manner::{CARELESS, CASUAL, CLUB, EXPERT, GREEDY, MASTER};
use player::Player;

/// The bots, weakest first.
pub static ROSTER: &[Recipe<DoubleLucky7>] = &[
    Recipe::RANDOM,
    Recipe { name: GREEDY.name, make: |effort| Box::new(Player::new(&GREEDY, effort)) },
    Recipe::FLAT,
    #[cfg(feature = "vanilla")]
    Recipe::VANILLA,
    Recipe { name: CARELESS.name, make: |effort| Box::new(Player::new(&CARELESS, effort)) },
    Recipe { name: CASUAL.name, make: |effort| Box::new(Player::new(&CASUAL, effort)) },
    Recipe { name: CLUB.name, make: |effort| Box::new(Player::new(&CLUB, effort)) },
    Recipe { name: EXPERT.name, make: |effort| Box::new(Player::new(&EXPERT, effort)) },
    Recipe { name: MASTER.name, make: |effort| Box::new(Player::new(&MASTER, effort)) },
];

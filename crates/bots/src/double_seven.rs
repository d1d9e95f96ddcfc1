//! Players of Double Seven.
//!
//! Exchanges are free, so that what matters on the table is which families there are and how many of each size somebody
//! owns (`table`). A player looks at all ends its turn can come to (`ends`), tells from what they are like how the game
//! will go on (`scene`, by `weights` learnt from games), and tries the best in imagined worlds (`world`, `thought`), where
//! everybody plays on by `habit`. The exchanges are put back in when it acts (`deed`).

mod deed;
mod ends;
mod greedy;
mod habit;
mod judge;
mod manner;
mod player;
mod reason;
mod scene;
pub mod study;
mod table;
mod thought;
mod weights;
mod world;

use sevenfold_double_seven::DoubleSeven;

use crate::Recipe;
pub use greedy::Tactician;
use manner::{CARELESS, CASUAL, CLUB, EXPERT, MASTER};
use player::Player;

/// The players of Double Seven, weakest first.
pub static ROSTER: &[Recipe<DoubleSeven>] = &[
    Recipe::RANDOM,
    Recipe { name: "greedy", make: |_| Box::new(Tactician) },
    Recipe::FLAT,
    #[cfg(feature = "vanilla")]
    Recipe::VANILLA,
    Recipe { name: CARELESS.name, make: |effort| Box::new(Player::new(&CARELESS, effort)) },
    Recipe { name: CASUAL.name, make: |effort| Box::new(Player::new(&CASUAL, effort)) },
    Recipe { name: CLUB.name, make: |effort| Box::new(Player::new(&CLUB, effort)) },
    Recipe { name: EXPERT.name, make: |effort| Box::new(Player::new(&EXPERT, effort)) },
    Recipe { name: MASTER.name, make: |effort| Box::new(Player::new(&MASTER, effort)) },
];

#[cfg(test)]
mod tests;

//! How strong somebody is, as far as games tell.
//!
//! Games of two are rated by Glicko-2 after every game, as lichess does it ([`glicko`]); games of three to seven by Weng's
//! and Lin's Bradley–Terry model with full ranking ([`weng_lin`]). Somebody has a rating for each game and [`Class`].
//! Bots have fixed ones, measured in the arena ([`ladder`]).
//!
//! Ratings are a fold: [`rate`] makes the standings after a game from those before it, and knows nothing else. Whoever
//! calls it again with the same games in the same order gets the same numbers, to the last bit and on every machine: the
//! sums are done in the order of the seats, and no system's mathematics is asked.

mod class;
mod fold;
mod glicko;
pub mod ladder;
mod rating;
mod weng_lin;

pub use class::{Class, NotAClass};
pub use fold::{Entrant, Finish, rate};
pub use glicko::{PERIODS_A_DAY, TAU};
pub use rating::{Rating, Standing};

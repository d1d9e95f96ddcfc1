//! Games among bots: hosting them, measuring who is stronger, judging what was played.
//!
//! - [`Host`] plays one game among bots.
//! - A [`Pairing`] is two bots in one game. Each of its deals is played in every line-up, so that luck meets both alike,
//!   and becomes a [`Block`]. A [`Contest`] plays deals on all cores until the answer is clear, and keeps every block in
//!   a [`Log`], from which it resumes. A [`Standing`] is what the blocks say.
//! - [`calibration`] holds what a bot says of a seat's prospects against what happens.
//! - [`stats`] has the reckoning, free of games.
//!
//! Games come from the shelf: none is named here.

mod block;
mod bounded;
pub mod calibration;
mod contest;
mod entrant;
mod host;
mod log;
mod opening;
mod pairing;
mod plot;
mod pool;
pub mod seeds;
mod standing;
pub mod stats;
mod table;
mod thinking;
mod times;

pub use block::Block;
pub use bounded::{read_bounded, read_text_bounded, take_bounded};
pub use contest::{Contest, Halt, Verdict};
pub use entrant::Entrant;
pub use host::{Host, Stuck};
pub use log::{Log, LogError};
pub use pairing::{Head, MOST_STEPS, Maker, Pairing, Played, share};
pub use plot::{Bar, Panel, Sides, plot, reliability_plot};
pub use pool::{Rated, rate};
pub use standing::{Rule, Standing};
pub use table::{Align, Table};
pub use thinking::Thinking;
pub use times::{Summary, Times};

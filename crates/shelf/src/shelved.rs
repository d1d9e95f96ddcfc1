//! What can be asked of a game on the shelf, beyond playing it.

use serde_json::Value;
use sevenfold_bots::BASELINES;
use sevenfold_core::SetupError;
use sevenfold_core::chance::Seed;
use sevenfold_core::erased::{AnyGame, AnyRun};

use crate::{AnyBot, Bench, Effort};

/// A game with its bots.
pub trait Shelved: AnyGame {
    /// The names of its bots, weakest first.
    fn bots(&self) -> Vec<&'static str>;

    /// Those of them that people play against: its levels, weakest first. Where there is none, all its bots.
    fn levels(&self) -> Vec<&'static str> {
        let bots = self.bots();
        let levels: Vec<_> = bots.iter().copied().filter(|bot| !BASELINES.contains(bot)).collect();
        if levels.is_empty() { bots } else { levels }
    }

    /// A new player of that kind, where the strongest may think this much; `None` if there is no such bot.
    fn bot(&self, name: &str, effort: &Effort) -> Option<Box<dyn AnyBot>>;

    /// Random games, copies and lists of moves, to be timed.
    fn bench(&self, options: &Value, seats: u8) -> Result<Box<dyn Bench>, SetupError>;

    /// How many sequences of `depth` moves there are from the start; chance steps follow from the seed and do
    /// not count.
    fn perft(&self, options: &Value, seats: u8, seed: &Seed, depth: u32) -> Result<u64, SetupError>;

    /// The score pad of a game as CSV, for games that have one.
    fn pad_csv(&self, _run: &dyn AnyRun) -> Option<String> {
        None
    }
}

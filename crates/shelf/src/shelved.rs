//! What can be asked of a game on the shelf, beyond playing it.

use serde_json::Value;
use sevenfold_bots::BASELINES;
use sevenfold_core::SetupError;
#[cfg(feature = "imagine")]
use sevenfold_core::chance::Quick;
use sevenfold_core::chance::Seed;
use sevenfold_core::erased::{AnyGame, AnyRun};

use crate::{AnyBot, Bench, Effort};
#[cfg(feature = "encode")]
use {
    sevenfold_encode::{AnyCodec, AnyVector, NotEncoded},
    std::sync::Arc,
};

/// Why there are not many games at once.
#[cfg(feature = "encode")]
#[derive(Debug)]
pub enum NoVector {
    /// They cannot be set up.
    Setup(SetupError),
    /// Their views or moves cannot become numbers.
    NotEncoded(NotEncoded),
}

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

    /// The bot that judges and advises: the strongest there is.
    fn adviser(&self) -> Option<&'static str> {
        self.levels().last().copied()
    }

    /// Random games, copies and lists of moves, to be timed.
    fn bench(&self, options: &Value, seats: u8) -> Result<Box<dyn Bench>, SetupError>;

    /// How many sequences of `depth` moves there are from the start; chance steps follow from the seed and do
    /// not count.
    fn perft(&self, options: &Value, seats: u8, seed: &Seed, depth: u32) -> Result<u64, SetupError>;

    /// What each seat can expect before anything has happened: its share of the wins among strong players where that was
    /// measured, and equal shares elsewhere. One in all.
    fn prospects(&self, options: &Value, seats: u8) -> Vec<f64>;

    /// The file that this bot has learned from, if this program does not have it yet. Until it is brought, the bot plays
    /// as well as it can without.
    fn lacks(&self, bot: &str) -> Option<&'static str>;

    /// Brings what is in that file; says whether it was that.
    fn bring(&self, file: &[u8]) -> bool;

    /// A world that agrees with a view that was handed on as data, as a game without steps and without a seed. Nothing for
    /// what is no view of this game, or one that no position gives.
    #[cfg(feature = "imagine")]
    fn imagine(&self, view: &Value, rng: &mut Quick) -> Option<Box<dyn AnyRun>>;

    /// How its views and moves become numbers.
    #[cfg(feature = "encode")]
    fn codec(&self) -> Result<Arc<dyn AnyCodec>, NotEncoded>;

    /// So many games at once, for machines that learn.
    #[cfg(feature = "encode")]
    fn vector(&self, options: &Value, seats: u8, count: usize) -> Result<Box<dyn AnyVector>, NoVector>;

    /// The score pad of a game as CSV, for games that have one.
    fn pad_csv(&self, _run: &dyn AnyRun) -> Option<String> {
        None
    }
}

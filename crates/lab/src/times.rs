//! How long bots take for a move.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use sevenfold_core::chance::Quick;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::{Message, Seat};
use sevenfold_shelf::{AnyBot, Judged};

/// Times in buckets, each of which reaches 1 % further than the one before it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Times {
    /// The longest, in microseconds, rounded up.
    max: u64,
    /// How many times fell into which bucket.
    #[serde(with = "pairs")]
    buckets: BTreeMap<u16, u64>,
}

/// What many times come to, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// How many moves were timed: those with a choice.
    pub moves: u64,
    /// Half of them took at most this.
    pub p50: f64,
    /// All but one of a hundred took at most this.
    pub p99: f64,
    /// None took longer.
    pub max: f64,
}

/// How much further each bucket reaches than the one before it.
const STEP: f64 = 1.01;

impl Times {
    /// Notes one.
    pub fn add(&mut self, took: Duration) {
        let micros = u64::try_from(took.as_nanos().div_ceil(1000)).unwrap_or(u64::MAX);
        self.max = self.max.max(micros);
        *self.buckets.entry(bucket(took)).or_default() += 1;
    }

    /// Notes all that another one has noted.
    pub fn merge(&mut self, other: &Self) {
        self.max = self.max.max(other.max);
        for (bucket, count) in &other.buckets {
            *self.buckets.entry(*bucket).or_default() += count;
        }
    }

    /// Has nothing been noted?
    pub fn is_empty(&self) -> bool {
        self.buckets.is_empty()
    }

    /// The moves, their middle, and their slow end; nothing if none was timed.
    pub fn summary(&self) -> Option<Summary> {
        let moves = self.buckets.values().sum();
        let max = Duration::from_micros(self.max).as_secs_f64() * 1000.0;
        let at = |percent| self.reach(percent, moves).map(|millis| millis.min(max));
        Some(Summary { moves, p50: at(50)?, p99: at(99)?, max })
    }

    /// The upper end of the bucket that so many percent of the moves reach, in milliseconds.
    fn reach(&self, percent: u64, moves: u64) -> Option<f64> {
        let wanted = (moves * percent).div_ceil(100);
        let mut seen = 0;
        let reached = |(_, count): &(&u16, &u64)| {
            seen += **count;
            seen >= wanted
        };
        let (bucket, _) = self.buckets.iter().find(reached)?;
        Some(STEP.powi(i32::from(*bucket)) / 1000.0)
    }
}

/// Bucket b holds the times above 1.01ᵇ⁻¹ and up to 1.01ᵇ microseconds.
fn bucket(took: Duration) -> u16 {
    let micros = (took.as_secs_f64() * 1e6).max(1.0);
    let step = (micros.ln() / STEP.ln()).ceil().min(f64::from(u16::MAX));
    // Not negative, since no time counts less than a microsecond.
    #[expect(clippy::cast_sign_loss, reason = "see above")]
    {
        step as u16
    }
}

/// A map with numbers for keys as a list of pairs, which JSON can hold.
mod pairs {
    use std::collections::BTreeMap;

    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(map: &BTreeMap<u16, u64>, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(map)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<u16, u64>, D::Error> {
        Ok(Vec::<(u16, u64)>::deserialize(from)?.into_iter().collect())
    }
}

/// Times that several bots write into.
pub(crate) type SharedTimes = Arc<Mutex<Times>>;

/// A bot under a watch.
pub(crate) struct Timed {
    pub(crate) bot: Box<dyn AnyBot>,
    pub(crate) times: SharedTimes,
}

impl AnyBot for Timed {
    fn choose(&mut self, run: &dyn AnyRun, seat: Seat, rng: &mut Quick) -> Option<String> {
        let begun = Instant::now();
        let chosen = self.bot.choose(run, seat, rng);
        let took = begun.elapsed();
        // A forced move takes no thinking and would only flatter.
        if run.legal(seat).len() > 1 {
            self.times.lock().unwrap_or_else(PoisonError::into_inner).add(took);
        }
        chosen
    }

    fn judge(&mut self, run: &dyn AnyRun, seat: Seat, rng: &mut Quick) -> Vec<Judged<String>> {
        self.bot.judge(run, seat, rng)
    }

    fn reason(&mut self, run: &dyn AnyRun, seat: Seat, text: &str) -> Option<Message> {
        self.bot.reason(run, seat, text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_right_within_one_percent() {
        let mut times = Times::default();
        for millis in 1..=1000 {
            times.add(Duration::from_millis(millis));
        }
        let summary = times.summary().unwrap();
        assert_eq!(summary.moves, 1000);
        for (found, right) in [(summary.p50, 500.0), (summary.p99, 990.0), (summary.max, 1000.0)] {
            assert!(found >= right && found <= right * 1.0101, "{found} for {right}");
        }
    }

    #[test]
    fn few_times_are_not_made_better_than_they_are() {
        let mut times = Times::default();
        for micros in [100_000, 1000, 10_000] {
            times.add(Duration::from_micros(micros));
        }
        let Summary { moves, p50, p99, max } = times.summary().unwrap();
        assert!((10.0..=10.1).contains(&p50), "two of three took at most {p50}");
        assert_eq!((moves, p99, max), (3, 100.0, 100.0), "no percentile is longer than the longest");
        let mut short = Times::default();
        short.add(Duration::from_nanos(1500));
        let max = short.summary().unwrap().max;
        assert!((max - 0.002).abs() < 1e-12, "rounded up: {max}");
    }

    #[test]
    fn halves_make_a_whole_and_survive_the_file() {
        let (mut one, mut other, mut both) = (Times::default(), Times::default(), Times::default());
        for micros in [0, 3, 70, 20_000, 20_000, 1_000_000] {
            let half = if micros < 100 { &mut one } else { &mut other };
            half.add(Duration::from_micros(micros));
            both.add(Duration::from_micros(micros));
        }
        one.merge(&other);
        assert_eq!(one, both);
        let written = serde_json::to_string(&both).unwrap();
        assert_eq!(serde_json::from_str::<Times>(&written).unwrap(), both);
        assert_eq!(Times::default().summary(), None);
    }
}

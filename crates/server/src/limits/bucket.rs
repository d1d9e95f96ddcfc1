//! Buckets that fill up again with time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::Rate;

/// Entries at which those that are as good as new are first forgotten.
const FORGET_AT: usize = 10_000;
/// Nobody is told to wait for longer than this: a day.
const LONGEST: f64 = 86_400.0;

/// A bucket that fills up again with time; everything taken out is one thing allowed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    /// Below nothing if more was spent than there was.
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: Rate, now: Instant) -> Self {
        Self { left: rate.burst, at: now }
    }

    /// Takes one out, if there is one; else how long to wait for it.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        self.fill(rate, now);
        if self.left < 1.0 {
            let missing = (1.0 - self.left) / rate.per_second;
            return Err(Duration::from_secs_f64(missing.clamp(0.0, LONGEST)));
        }
        self.left -= 1.0;
        Ok(())
    }

    /// What was used is only known afterwards.
    fn spend(&mut self, rate: Rate, amount: f64, now: Instant) {
        self.fill(rate, now);
        self.left -= amount;
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * rate.per_second).min(rate.burst);
        self.at = now;
    }

    fn is_full(mut self, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        self.left >= rate.burst
    }
}

/// A bucket for each of many.
pub(crate) struct Buckets<K> {
    rate: Rate,
    each: Mutex<Each<K>>,
}

struct Each<K> {
    buckets: HashMap<K, Bucket>,
    /// So many, and it is looked for those that can be forgotten.
    forget_at: usize,
}

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, each: Mutex::new(Each { buckets: HashMap::new(), forget_at: FORGET_AT }) }
    }

    /// Takes one out of this one's bucket, if there is one; else how long to wait for it.
    pub(crate) fn take(&self, key: K) -> Result<(), Duration> {
        let now = Instant::now();
        self.each().bucket(key, self.rate, now).take(self.rate, now)
    }

    /// Spends so much of this one's bucket, whether it was there or not.
    pub(crate) fn spend(&self, key: K, amount: f64) {
        let now = Instant::now();
        self.each().bucket(key, self.rate, now).spend(self.rate, amount, now);
    }

    /// Has this one anything left?
    pub(crate) fn has_some(&self, key: &K) -> bool {
        let now = Instant::now();
        self.each().buckets.get_mut(key).is_none_or(|bucket| {
            bucket.fill(self.rate, now);
            bucket.left > 0.0
        })
    }

    fn each(&self) -> MutexGuard<'_, Each<K>> {
        self.each.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash> Each<K> {
    fn bucket(&mut self, key: K, rate: Rate, now: Instant) -> &mut Bucket {
        if self.buckets.len() >= self.forget_at {
            self.buckets.retain(|_, bucket| !bucket.is_full(rate, now));
            // Where many are in use they are not all looked at for each newcomer.
            self.forget_at = FORGET_AT.max(2 * self.buckets.len());
        }
        self.buckets.entry(key).or_insert_with(|| Bucket::new(rate, now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills() {
        let (rate, start) = (Rate::new(2.0, 1.0), Instant::now());
        let mut bucket = Bucket::new(rate, start);
        assert!(bucket.take(rate, start).is_ok() && bucket.take(rate, start).is_ok());
        assert_eq!(bucket.take(rate, start), Err(Duration::from_secs(1)));
        assert!(bucket.take(rate, start + Duration::from_millis(500)).is_err());
        assert!(bucket.take(rate, start + Duration::from_millis(1100)).is_ok());
        assert!(bucket.is_full(rate, start + Duration::from_secs(9)));
    }

    #[test]
    fn what_was_overspent_must_come_in_again() {
        let (rate, start) = (Rate::new(2.0, 1.0), Instant::now());
        let mut bucket = Bucket::new(rate, start);
        bucket.spend(rate, 5.0, start);
        assert_eq!(bucket.take(rate, start), Err(Duration::from_secs(4)));
        assert!(bucket.take(rate, start + Duration::from_secs(4)).is_ok());
    }

    #[test]
    fn buckets_that_are_full_are_forgotten() {
        let buckets = Buckets::new(Rate::new(1.0, 1e12));
        for key in 0..3 * FORGET_AT {
            assert!(buckets.take(key).is_ok());
        }
        assert!(buckets.each().buckets.len() <= FORGET_AT);
    }
}

//! How often is too often, and how many are too many.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use sevenfold_table::PlayerId;

use crate::{Limits, Rate};

/// Entries at which those that are as good as new are forgotten.
const FORGET_AT: usize = 10_000;

/// A bucket that fills up again with time; everything taken out is one thing allowed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: Rate, now: Instant) -> Self {
        Self { left: rate.burst, at: now }
    }

    /// Takes one out, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * rate.per_second).min(rate.burst);
        self.at = now;
        let allowed = self.left >= 1.0;
        if allowed {
            self.left -= 1.0;
        }
        allowed
    }

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left + passed * rate.per_second >= rate.burst
    }
}

/// A bucket for each of many.
pub(crate) struct Buckets<K> {
    rate: Rate,
    each: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, each: Mutex::default() }
    }

    /// Takes one out of this one's bucket, if there is one.
    pub(crate) fn take(&self, key: K) -> bool {
        let now = Instant::now();
        let mut each = self.each.lock().unwrap_or_else(PoisonError::into_inner);
        if each.len() >= FORGET_AT {
            each.retain(|_, bucket| !bucket.is_full(self.rate, now));
        }
        each.entry(key).or_insert_with(|| Bucket::new(self.rate, now)).take(self.rate, now)
    }
}

/// How many things each of many has at the moment.
pub(crate) struct Counts<K: Eq + Hash + Clone> {
    most: u32,
    each: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K: Eq + Hash + Clone> Counts<K> {
    pub(crate) fn new(most: u32) -> Self {
        Self { most, each: Arc::default() }
    }

    /// One more, until the [`Held`] is dropped; nothing if there are too many.
    pub(crate) fn hold(&self, key: K) -> Option<Held<K>> {
        let mut each = self.each.lock().unwrap_or_else(PoisonError::into_inner);
        let count = each.entry(key.clone()).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Held { key, each: Arc::clone(&self.each) })
    }
}

/// One thing that somebody has.
pub(crate) struct Held<K: Eq + Hash> {
    key: K,
    each: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K: Eq + Hash> Drop for Held<K> {
    fn drop(&mut self) {
        let mut each = self.each.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = each.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                each.remove(&self.key);
            }
        }
    }
}

/// Everybody's buckets and counts.
pub(crate) struct Guards {
    pub(crate) requests: Buckets<IpAddr>,
    pub(crate) newcomers: Buckets<IpAddr>,
    pub(crate) openings: Buckets<PlayerId>,
    pub(crate) sockets: Counts<PlayerId>,
    pub(crate) addresses: Counts<IpAddr>,
}

impl Guards {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            requests: Buckets::new(limits.requests),
            newcomers: Buckets::new(limits.newcomers),
            openings: Buckets::new(limits.openings),
            sockets: Counts::new(limits.sockets_per_guest),
            addresses: Counts::new(limits.sockets_per_address),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills() {
        let (rate, start) = (Rate::new(2.0, 1.0), Instant::now());
        let mut bucket = Bucket::new(rate, start);
        assert!(bucket.take(rate, start) && bucket.take(rate, start));
        assert!(!bucket.take(rate, start));
        assert!(!bucket.take(rate, start + Duration::from_millis(500)));
        assert!(bucket.take(rate, start + Duration::from_millis(1100)));
        assert!(bucket.is_full(rate, start + Duration::from_secs(9)));
    }

    #[test]
    fn what_is_held_is_counted_until_it_is_dropped() {
        let counts = Counts::new(2);
        let (first, second) = (counts.hold("a"), counts.hold("a"));
        assert!(first.is_some() && second.is_some());
        assert!(counts.hold("a").is_none());
        assert!(counts.hold("b").is_some());
        drop(first);
        assert!(counts.hold("a").is_some());
    }
}

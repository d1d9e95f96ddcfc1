//! How many things each of many has at the moment.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// How many things each of many has at the moment.
pub(crate) struct Counts<K: Eq + Hash + Clone> {
    most: u32,
    each: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K: Eq + Hash + Clone> Counts<K> {
    pub(crate) fn new(most: u32) -> Self {
        Self { most, each: Arc::default() }
    }

    /// How many all have together.
    pub(crate) fn all(&self) -> u32 {
        self.each.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_held_is_counted_until_it_is_dropped() {
        let counts = Counts::new(2);
        let (first, second) = (counts.hold("a"), counts.hold("a"));
        assert!(first.is_some() && second.is_some());
        assert!(counts.hold("a").is_none());
        assert_eq!(counts.all(), 2);
        assert!(counts.hold("b").is_some());
        drop(first);
        assert!(counts.hold("a").is_some());
    }
}

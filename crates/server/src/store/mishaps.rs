//! Failures of the store, told to whoever runs it: the first at once, then now and then with how many there were.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::StoreError;

/// How often the log tells of failures that go on.
const EVERY: Duration = Duration::from_secs(10);

/// What has failed and was not told yet.
#[derive(Default)]
pub(super) struct Mishaps {
    told: Mutex<Told>,
}

#[derive(Default)]
struct Told {
    last: Option<Instant>,
    untold: u64,
}

impl Mishaps {
    /// Writes a line, unless there was one a moment ago.
    pub(super) fn tell(&self, error: &StoreError) {
        if let Some(more) = self.due(Instant::now()) {
            tracing::warn!(%error, more, "nothing was kept");
        }
    }

    /// How many failures there were since the last line, if it is time for another.
    fn due(&self, now: Instant) -> Option<u64> {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.last.is_some_and(|last| now.saturating_duration_since(last) < EVERY) {
            told.untold += 1;
            return None;
        }
        told.last = Some(now);
        Some(std::mem::take(&mut told.untold))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_on_failing_is_told_now_and_then() {
        let (mishaps, start) = (Mishaps::default(), Instant::now());
        let lines = |from: u64, to: u64| {
            (from..to).filter_map(|at| mishaps.due(start + Duration::from_millis(at))).collect::<Vec<_>>()
        };
        assert_eq!(lines(0, 9_999), [0]);
        assert_eq!(lines(10_000, 20_001), [9_998, 9_999]);
    }
}

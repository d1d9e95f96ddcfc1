//! After a step that could not be kept a room does not try again at once.

use std::time::Duration;

use tokio::time::Instant;

/// The first wait; each failure doubles it.
const FIRST: Duration = Duration::from_millis(250);
/// The longest.
const LONGEST: Duration = Duration::from_secs(30);

/// How long a room leaves the store alone.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Backoff {
    failures: u32,
    until: Option<Instant>,
}

impl Backoff {
    /// Something was kept.
    pub(super) fn end(&mut self) {
        *self = Self::default();
    }

    /// Something was not kept, again.
    pub(super) fn fail(&mut self, now: Instant) {
        self.until = Some(now + wait(self.failures));
        self.failures = self.failures.saturating_add(1);
    }

    /// How long the room still waits before it does something by itself.
    pub(super) fn left(&self, now: Instant) -> Duration {
        self.until.map_or(Duration::ZERO, |until| until.saturating_duration_since(now))
    }
}

fn wait(failures: u32) -> Duration {
    FIRST.saturating_mul(1 << failures.min(16)).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_until_something_is_kept() {
        let (mut backoff, now) = (Backoff::default(), Instant::now());
        assert_eq!(backoff.left(now), Duration::ZERO);
        let mut waits = Vec::new();
        for _ in 0..9 {
            backoff.fail(now);
            waits.push(backoff.left(now).as_millis());
        }
        assert_eq!(waits, [250, 500, 1000, 2000, 4000, 8000, 16000, 30000, 30000]);
        backoff.end();
        assert_eq!(backoff.left(now), Duration::ZERO);
    }
}

//! A timepiece that can be set, as people set clocks.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use sevenfold_protocol::Millis;
use sevenfold_server::{TimeSource, Timepiece};

pub(crate) const HOUR: i64 = 3_600_000;
/// Noon of some day: no test sees midnight unless it sets the clock.
const NOON: u64 = 20_600 * 24 * 3_600_000 + 12 * 3_600_000;

/// A clock that begins at noon and has been set ahead by so many milliseconds since.
#[derive(Clone, Default)]
pub(crate) struct Settable(Arc<AtomicI64>);

impl Settable {
    pub(crate) fn source(&self) -> TimeSource {
        TimeSource::new(Running(self.clone(), Instant::now()))
    }

    /// Sets the clock on the wall ahead, or back.
    pub(crate) fn set_ahead(&self, millis: i64) {
        self.0.fetch_add(millis, Ordering::Relaxed);
    }
}

struct Running(Settable, Instant);

impl Timepiece for Running {
    fn wall(&self) -> Millis {
        let set = self.0.0.load(Ordering::Relaxed);
        let passed = u64::try_from(self.running().as_millis()).unwrap();
        Millis((NOON + passed).saturating_add_signed(set))
    }

    fn running(&self) -> Duration {
        self.1.elapsed()
    }
}

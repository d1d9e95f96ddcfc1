//! Where a server reads the time: the system's clocks, or those of a test.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use sevenfold_protocol::Millis;

/// Two clocks: one that people set, and one that only runs.
pub trait Timepiece: Send + Sync {
    /// What the clock on the wall says. It can be wrong, and can be set in either direction at any moment.
    fn wall(&self) -> Millis;
    /// How long this timepiece has been running. Nobody sets it.
    fn running(&self) -> Duration;
}

/// The timepiece of a server.
#[derive(Clone)]
pub struct TimeSource(Arc<dyn Timepiece>);

impl TimeSource {
    /// A server with this timepiece.
    pub fn new(timepiece: impl Timepiece + 'static) -> Self {
        Self(Arc::new(timepiece))
    }

    pub(crate) fn wall(&self) -> Millis {
        self.0.wall()
    }

    pub(crate) fn running(&self) -> Duration {
        self.0.running()
    }
}

/// The system's own clocks.
impl Default for TimeSource {
    fn default() -> Self {
        Self::new(System(Instant::now()))
    }
}

impl fmt::Debug for TimeSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TimeSource")
    }
}

struct System(Instant);

impl Timepiece for System {
    /// A clock before 1970 counts as 1970.
    fn wall(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }

    fn running(&self) -> Duration {
        self.0.elapsed()
    }
}

//! When to stop thinking.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// The clock is looked at at least once in so many iterations.
const STRIDE: u32 = 32;
/// Between two looks at the clock a smaller part of the budget than one in so many should pass.
const LOOKS: u32 = 64;

/// A clock that never goes back. Where it begins does not matter.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> Duration + Send + Sync>);

impl Clock {
    /// A clock that tells the time like this.
    pub fn new(now: impl Fn() -> Duration + Send + Sync + 'static) -> Self {
        Self(Arc::new(now))
    }

    /// The time.
    pub fn now(&self) -> Duration {
        (self.0)()
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Clock(..)")
    }
}

/// Says when to stop thinking.
#[derive(Debug)]
pub struct Meter(Gauge);

#[derive(Debug)]
enum Gauge {
    Iterations { left: u32 },
    Time(Watch),
}

/// Looks at a clock as rarely as the pace of the iterations allows.
#[derive(Debug)]
struct Watch {
    clock: Clock,
    begun: Duration,
    /// The time at the last look.
    seen: Duration,
    budget: Duration,
    /// How many iterations pass between two looks.
    stride: u32,
    /// Iterations until the next look.
    left: u32,
}

impl Meter {
    /// So many iterations.
    pub(super) fn iterations(left: u32) -> Self {
        Self(Gauge::Iterations { left })
    }

    /// So much time by this clock, counted from when it began.
    pub(super) fn time(clock: &Clock, begun: Duration, budget: Duration) -> Self {
        let seen = clock.now();
        Self(Gauge::Time(Watch { clock: clock.clone(), begun, seen, budget, stride: 1, left: 1 }))
    }

    /// Is there another iteration in it? To be asked before each; the first is always granted.
    #[inline]
    pub fn go_on(&mut self) -> bool {
        match &mut self.0 {
            Gauge::Iterations { left } => left.checked_sub(1).is_some_and(|rest| {
                *left = rest;
                true
            }),
            Gauge::Time(watch) => watch.go_on(),
        }
    }

    /// Is there time left, in the middle of an iteration that may take long? Iterations that are counted are never cut
    /// short.
    #[inline]
    pub fn in_time(&mut self) -> bool {
        match &mut self.0 {
            Gauge::Iterations { .. } => true,
            Gauge::Time(watch) => watch.go_on(),
        }
    }
}

impl Watch {
    #[inline]
    fn go_on(&mut self) -> bool {
        if let Some(rest) = self.left.checked_sub(1) {
            self.left = rest;
            return true;
        }
        self.look()
    }

    /// Looks at the clock, and decides when to look again.
    fn look(&mut self) -> bool {
        let now = self.clock.now();
        let took = now.saturating_sub(self.seen);
        self.seen = now;
        if took * LOOKS < self.budget {
            self.stride = (2 * self.stride).min(STRIDE);
        } else {
            self.stride = (self.stride / 2).max(1);
        }
        // Where one iteration takes long, one that would end late is not begun.
        self.left = self.stride - 1;
        now.saturating_sub(self.begun) + took / 2 < self.budget
    }
}

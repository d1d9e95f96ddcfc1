//! How long a bot may think.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// How much the strongest bot may think about one move; weaker ones take a share of it.
#[derive(Clone, Debug)]
pub enum Effort {
    /// So many rounds of thinking: the same moves on every machine.
    Iterations(u32),
    /// So much time by this clock.
    Time {
        /// For one move.
        budget: Duration,
        /// The host's.
        clock: Clock,
    },
}

/// Enough for good moves and quick on every machine.
impl Default for Effort {
    fn default() -> Self {
        Self::Iterations(1_000)
    }
}

impl Effort {
    /// What a person at the table hardly waits for.
    pub const FOR_PEOPLE: Duration = Duration::from_millis(300);

    /// About a person's patience, by this clock.
    pub fn for_people(clock: Clock) -> Self {
        Self::Time { budget: Self::FOR_PEOPLE, clock }
    }

    /// Starts measuring; `share` is the part of the effort that may be spent, up to 1.
    pub fn meter(&self, share: f64) -> Meter {
        match self {
            Self::Iterations(all) => {
                // Rounded up, so that every share is worth at least one iteration.
                #[allow(clippy::cast_sign_loss)]
                let left = (f64::from(*all) * share).ceil().max(1.0) as u32;
                Meter(Gauge::Iterations { left })
            }
            Self::Time { budget, clock } => {
                let budget = budget.mul_f64(share * AIM);
                let now = clock.now();
                let watch = Watch { clock: clock.clone(), begun: now, seen: now, budget, stride: 1, left: 1 };
                Meter(Gauge::Time(watch))
            }
        }
    }
}

/// The share of a budget that is aimed at, so that the slowest moves keep it too.
const AIM: f64 = 0.9;
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

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    /// A clock on which every look takes a microsecond, and work as long as it is told.
    fn clock() -> (Arc<AtomicU64>, Clock) {
        let micros = Arc::new(AtomicU64::new(0));
        let hand = Arc::clone(&micros);
        (micros, Clock::new(move || Duration::from_micros(hand.fetch_add(1, Ordering::Relaxed))))
    }

    #[test]
    fn iterations_are_counted() {
        let count = |share| {
            let mut meter = Effort::Iterations(100).meter(share);
            (0..1000).take_while(|_| meter.go_on()).count()
        };
        assert_eq!([count(1.0), count(0.25), count(0.0001)], [100, 25, 1]);
    }

    #[test]
    fn a_budget_of_time_is_kept_whether_iterations_are_quick_or_slow() {
        for micros in [3, 200, 900, 7_000] {
            let (hand, clock) = clock();
            let effort = Effort::Time { budget: Duration::from_millis(20), clock };
            let mut meter = effort.meter(1.0);
            while meter.go_on() {
                hand.fetch_add(micros, Ordering::Relaxed);
            }
            let took = hand.load(Ordering::Relaxed);
            assert!((12_000..=22_000).contains(&took), "{took} µs with iterations of {micros} µs");
        }
    }

    #[test]
    fn the_clock_is_looked_at_seldom() {
        let (hand, clock) = clock();
        let looks = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&looks);
        let clock = Clock::new(move || {
            counted.fetch_add(1, Ordering::Relaxed);
            clock.now()
        });
        let mut meter = Effort::Time { budget: Duration::from_millis(20), clock }.meter(1.0);
        let mut iterations = 0;
        while meter.go_on() {
            hand.fetch_add(5, Ordering::Relaxed);
            iterations += 1;
        }
        assert!(
            looks.load(Ordering::Relaxed) < iterations / 20,
            "{looks:?} looks in {iterations} iterations"
        );
    }
}

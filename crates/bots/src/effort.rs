//! How long a bot may think.

mod meter;

use std::time::Duration;

use crate::Threads;
pub use meter::{Clock, Meter};

/// How much the strongest bot may think about one move; weaker ones take a share of it.
#[derive(Clone, Debug)]
pub struct Effort {
    limit: Limit,
    threads: Threads,
    field: Field,
}

/// Whether moves that have fallen behind are still tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// Only the best count: the others are given up.
    Narrowing,
    /// All worths are wanted: every move is tried equally often, so that none looks worse than it is for having been given
    /// up when it did.
    Whole,
}

#[derive(Clone, Debug)]
enum Limit {
    Iterations(u32),
    Time { budget: Duration, clock: Clock },
}

/// Enough for good moves and quick on every machine.
impl Default for Effort {
    fn default() -> Self {
        Self::iterations(1_000)
    }
}

impl Effort {
    /// What a person at the table hardly waits for.
    pub const FOR_PEOPLE: Duration = Duration::from_millis(300);

    /// So many rounds of thinking: the same moves on every machine.
    pub const fn iterations(iterations: u32) -> Self {
        Self { limit: Limit::Iterations(iterations), threads: Threads::ONE, field: Field::Narrowing }
    }

    /// So much time for one move, by the host's clock.
    pub const fn time(budget: Duration, clock: Clock) -> Self {
        Self { limit: Limit::Time { budget, clock }, threads: Threads::ONE, field: Field::Narrowing }
    }

    /// About a person's patience, by this clock.
    pub const fn for_people(clock: Clock) -> Self {
        Self::time(Self::FOR_PEOPLE, clock)
    }

    /// The same on so many threads: they share iterations, and each has all the time.
    #[must_use]
    pub fn on(self, threads: Threads) -> Self {
        Self { threads, ..self }
    }

    /// The same with moves that have fallen behind tried on, or not.
    #[must_use]
    pub fn over(self, field: Field) -> Self {
        Self { field, ..self }
    }

    /// On how many threads.
    pub fn threads(&self) -> Threads {
        self.threads
    }

    /// How many rounds of thinking; nothing where it is time.
    pub const fn counted(&self) -> Option<u32> {
        match self.limit {
            Limit::Iterations(all) => Some(all),
            Limit::Time { .. } => None,
        }
    }

    /// Is it as much as this, in whichever way it is counted?
    pub fn is_at_least(&self, iterations: u32, time: Duration) -> bool {
        match &self.limit {
            Limit::Iterations(all) => *all >= iterations,
            Limit::Time { budget, .. } => *budget >= time,
        }
    }

    /// Begins to think about a move: its time runs from here.
    pub fn begin(&self) -> Begun {
        let at = match &self.limit {
            Limit::Iterations(_) => Duration::ZERO,
            Limit::Time { clock, .. } => clock.now(),
        };
        Begun { effort: self.clone(), at }
    }

    /// Starts measuring for one thread alone; `share` is the part of the effort that may be spent, up to 1.
    pub fn meter(&self, share: f64) -> Meter {
        self.begin().meter(Part::first(share))
    }
}

/// A part of an effort: what lies between two shares of it, up to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Part {
    /// What goes before.
    pub after: f64,
    /// What is spent.
    pub share: f64,
}

impl Part {
    /// The first part of an effort, which may be all of it.
    pub const fn first(share: f64) -> Self {
        Self { after: 0.0, share }
    }
}

/// An effort under way.
#[derive(Clone, Debug)]
pub struct Begun {
    effort: Effort,
    at: Duration,
}

/// The share of a budget that is aimed at, so that the slowest moves keep it too.
const AIM: f64 = 0.9;

impl Begun {
    /// Whether moves that have fallen behind are still tried.
    pub fn field(&self) -> Field {
        self.effort.field
    }

    /// A part of the effort on one thread. By time it ends when it should though what went before was late.
    pub fn meter(&self, part: Part) -> Meter {
        self.one_of(Threads::ONE, 0, part)
    }

    /// A part of the effort on all threads, a meter for each.
    pub fn meters(&self, part: Part) -> Vec<Meter> {
        let threads = self.effort.threads;
        (0..threads.count()).map(|thread| self.one_of(threads, thread, part)).collect()
    }

    fn one_of(&self, threads: Threads, thread: u8, part: Part) -> Meter {
        match &self.effort.limit {
            Limit::Iterations(all) => {
                // Rounded up, so that every share is worth at least one iteration.
                #[allow(clippy::cast_sign_loss, reason = "at least 1")]
                let all = (f64::from(*all) * part.share).ceil().max(1.0) as u32;
                let (each, rest) = (all / u32::from(threads.count()), all % u32::from(threads.count()));
                Meter::iterations(each + u32::from(u32::from(thread) < rest))
            }
            Limit::Time { budget, clock } => {
                Meter::time(clock, self.at, budget.mul_f64((part.after + part.share) * AIM))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
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
            let mut meter = Effort::iterations(100).meter(share);
            (0..1000).take_while(|_| meter.go_on()).count()
        };
        assert_eq!([count(1.0), count(0.25), count(0.0001)], [100, 25, 1]);
    }

    #[test]
    fn threads_share_iterations_and_have_all_the_time_each() {
        let two = Threads::new(2).unwrap();
        let count = |mut meter: Meter| (0..1000).take_while(|_| meter.go_on()).count();
        let counts = |effort: Effort| effort.begin().meters(Part::first(1.0)).into_iter().map(count);
        assert_eq!(counts(Effort::iterations(101).on(two)).collect::<Vec<_>>(), [51, 50]);
        assert_eq!(counts(Effort::iterations(101)).collect::<Vec<_>>(), [101]);
        let (hand, clock) = clock();
        let effort = Effort::time(Duration::from_millis(20), clock).on(two);
        let mut meters = effort.begin().meters(Part::first(1.0));
        let mut rounds = 0;
        while meters.iter_mut().all(Meter::go_on) {
            hand.fetch_add(100, Ordering::Relaxed);
            rounds += 1;
        }
        assert!((150..=190).contains(&rounds), "{rounds} rounds of 100 µs");
    }

    #[test]
    fn a_long_iteration_is_cut_short_by_time_only() {
        let (hand, clock) = clock();
        let mut meter = Effort::time(Duration::from_millis(20), clock).meter(1.0);
        assert!(meter.go_on());
        while meter.in_time() {
            hand.fetch_add(100, Ordering::Relaxed);
        }
        assert!((15_000..=18_500).contains(&hand.load(Ordering::Relaxed)));
        let mut counted = Effort::iterations(1).meter(1.0);
        assert!(counted.go_on() && (0..9).all(|_| counted.in_time()) && !counted.go_on());
    }

    #[test]
    fn a_part_that_begins_late_ends_in_time() {
        let (hand, clock) = clock();
        let effort = Effort::time(Duration::from_millis(20), clock);
        let begun = effort.begin();
        hand.fetch_add(15_000, Ordering::Relaxed);
        let mut meter = begun.meter(Part { after: 0.5, share: 0.5 });
        while meter.go_on() {
            hand.fetch_add(100, Ordering::Relaxed);
        }
        let took = hand.load(Ordering::Relaxed);
        assert!((17_000..=18_500).contains(&took), "{took} µs");
    }

    #[test]
    fn a_budget_of_time_is_kept_whether_iterations_are_quick_or_slow() {
        for micros in [3, 200, 900, 7_000] {
            let (hand, clock) = clock();
            let effort = Effort::time(Duration::from_millis(20), clock);
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
        let mut meter = Effort::time(Duration::from_millis(20), clock).meter(1.0);
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

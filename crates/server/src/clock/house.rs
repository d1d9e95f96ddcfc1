//! The time of the house: what tables are told, and what ages are measured by.
//!
//! It runs on the steady clock, is never set back, and follows the clock on the wall only as far as that one can be
//! believed:
//! - A wall clock that is behind changes nothing: the time of the house goes on from where it was, also over a restart.
//! - A wall clock that is ahead by no more than [`Patience::leap`] is believed at once: the machine slept, or the server
//!   was off.
//! - One that is further ahead is doubted. Only after it has gone on steadily for [`Patience::grace`] is it believed, as
//!   it must be if the server really was off for long.
//!
//! Whenever the time leaps ahead, nobody's time for a move has run meanwhile: see [`Reading::awake`].

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sevenfold_protocol::Millis;

use super::TimeSource;

/// Differences that are nothing but the reading of two clocks one after the other.
const TOLERANCE: u64 = 2_000;

/// How far, and how soon, a clock that is ahead is believed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Patience {
    /// So far at once.
    pub(crate) leap: Duration,
    /// Further only after it has gone on steadily for so long.
    pub(crate) grace: Duration,
}

/// The time of the house.
pub(crate) struct HouseClock {
    source: TimeSource,
    patience: Patience,
    state: Mutex<State>,
}

struct State {
    /// The time of the house at a moment of the steady clock.
    base: Millis,
    origin: Duration,
    awake: Millis,
    doubt: Option<Doubt>,
}

/// A clock on the wall that is too far ahead.
#[derive(Clone, Copy, Debug)]
struct Doubt {
    ahead: u64,
    since: Duration,
}

/// What the time is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reading {
    /// Now.
    pub(crate) now: Millis,
    /// Since when the time has run without a leap. Before that nobody could move, so nobody's time has run.
    pub(crate) awake: Millis,
}

/// What became of the clock on the wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wall {
    /// It says what the house says.
    Agrees,
    /// It is behind by so many milliseconds. The time of the house goes on.
    Behind(u64),
    /// It is ahead by so many milliseconds and not believed, or not yet.
    Doubted(u64),
    /// It was ahead by so many milliseconds and is believed now.
    Believed(u64),
}

impl HouseClock {
    /// Starts the clock of a house that is known to have been there at `mark`.
    pub(crate) fn start(source: TimeSource, mark: Option<Millis>, patience: Patience) -> Self {
        let (wall, origin) = (source.wall(), source.running());
        let base = mark.unwrap_or(wall);
        let state = Mutex::new(State { base, origin, awake: base, doubt: None });
        let clock = Self { source, patience, state };
        clock.compare();
        clock
    }

    /// What time it is.
    pub(crate) fn read(&self) -> Reading {
        let state = self.state();
        Reading { now: state.now(self.source.running()), awake: state.awake }
    }

    /// What time it is.
    pub(crate) fn now(&self) -> Millis {
        self.read().now
    }

    /// Looks at the clock on the wall, and follows it as far as it can be believed.
    pub(crate) fn compare(&self) -> Wall {
        let mut state = self.state();
        let (wall, running) = (self.source.wall(), self.source.running());
        let now = state.now(running);
        if now.since(wall) > TOLERANCE {
            state.doubt = None;
            return Wall::Behind(now.since(wall));
        }
        let ahead = wall.since(now);
        if ahead <= TOLERANCE {
            state.doubt = None;
            return Wall::Agrees;
        }
        let doubt = state.doubt.filter(|doubt| doubt.ahead.abs_diff(ahead) <= TOLERANCE);
        let doubt = *state.doubt.insert(doubt.unwrap_or(Doubt { ahead, since: running }));
        let proven = running.saturating_sub(doubt.since) >= self.patience.grace;
        if Duration::from_millis(ahead) > self.patience.leap && !proven {
            return Wall::Doubted(ahead);
        }
        *state = State { base: wall, origin: running, awake: wall, doubt: None };
        Wall::Believed(ahead)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing panics while it holds the state, and the state would still be right.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn now(&self, running: Duration) -> Millis {
        let passed = running.saturating_sub(self.origin).as_millis();
        self.base.plus(u64::try_from(passed).unwrap_or(u64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;
    use crate::Timepiece;

    const HOUR: u64 = 3_600_000;
    const START: u64 = 1_800_000_000_000;
    const PATIENCE: Patience = Patience { leap: Duration::from_hours(24), grace: Duration::from_hours(24) };

    /// A timepiece whose hands are moved by hand.
    #[derive(Clone, Default)]
    struct Hands(Arc<[AtomicU64; 2]>);

    impl Hands {
        fn at(wall: u64) -> Self {
            let hands = Self::default();
            hands.set(wall);
            hands
        }

        fn set(&self, wall: u64) {
            self.0[0].store(wall, Ordering::Relaxed);
        }

        /// Time passes on both clocks.
        fn pass(&self, millis: u64) {
            for hand in &*self.0 {
                hand.fetch_add(millis, Ordering::Relaxed);
            }
        }
    }

    impl Timepiece for Hands {
        fn wall(&self) -> Millis {
            Millis(self.0[0].load(Ordering::Relaxed))
        }

        fn running(&self) -> Duration {
            Duration::from_millis(self.0[1].load(Ordering::Relaxed))
        }
    }

    fn clock(hands: &Hands, mark: Option<u64>) -> HouseClock {
        HouseClock::start(TimeSource::new(hands.clone()), mark.map(Millis), PATIENCE)
    }

    #[test]
    fn a_clock_set_back_changes_nothing() {
        let hands = Hands::at(START);
        let clock = clock(&hands, None);
        assert_eq!(clock.now(), Millis(START));
        hands.set(START - 5000 * HOUR);
        hands.pass(HOUR);
        assert_eq!(clock.compare(), Wall::Behind(5000 * HOUR));
        assert_eq!(clock.read(), Reading { now: Millis(START + HOUR), awake: Millis(START) });
    }

    #[test]
    fn a_small_leap_is_believed_and_costs_nobody_time() {
        let hands = Hands::at(START);
        let clock = clock(&hands, None);
        hands.set(START + 8 * HOUR);
        assert_eq!(clock.compare(), Wall::Believed(8 * HOUR));
        let then = Millis(START + 8 * HOUR);
        assert_eq!(clock.read(), Reading { now: then, awake: then });
        assert_eq!(clock.compare(), Wall::Agrees);
    }

    #[test]
    fn a_great_leap_is_doubted_until_it_has_lasted() {
        let hands = Hands::at(START);
        let clock = clock(&hands, None);
        let far = 3 * 365 * 24 * HOUR;
        hands.set(START + far);
        assert_eq!(clock.compare(), Wall::Doubted(far));
        assert_eq!(clock.now(), Millis(START));
        hands.pass(23 * HOUR);
        assert_eq!(clock.compare(), Wall::Doubted(far));
        // Set again: the doubt begins anew.
        hands.set(START + far + 40 * HOUR);
        assert_eq!(clock.compare(), Wall::Doubted(far + 17 * HOUR));
        hands.pass(23 * HOUR);
        assert_eq!(clock.compare(), Wall::Doubted(far + 17 * HOUR));
        hands.pass(HOUR);
        assert_eq!(clock.compare(), Wall::Believed(far + 17 * HOUR));
        assert_eq!(clock.read().awake, Millis(START + far + 64 * HOUR));
    }

    #[test]
    fn a_restart_goes_on_from_the_mark() {
        for (wall, then) in
            [(START + HOUR, START + HOUR), (START - 900 * HOUR, START), (START + 900 * HOUR, START)]
        {
            let clock = clock(&Hands::at(wall), Some(START));
            assert_eq!(clock.read(), Reading { now: Millis(then), awake: Millis(then) }, "{wall}");
        }
    }
}

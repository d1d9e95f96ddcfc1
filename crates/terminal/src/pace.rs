//! When bots act: after a delay that a person might take, the same for every answer.
//!
//! Time is told from outside. A delay depends on what is asked, never on what a bot holds or chooses, so that
//! it tells nothing.

use std::time::Duration;

use sevenfold_core::chance::Quick;
use sevenfold_core::{Agenda, Rng, Seat, SeatSet, Window, WindowId};

/// A turn or an answer that the game waits for: milliseconds, shortest and longest.
const TURN: (u32, u32) = (450, 950);
/// A race, in which a person has to notice first.
const RACE: (u32, u32) = (1400, 3600);

/// One bot, asked through one window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Errand {
    /// Whose.
    pub seat: Seat,
    /// What for.
    pub window: WindowId,
    due: Option<Duration>,
}

/// What all bots are about to do.
#[derive(Clone, Debug, Default)]
pub struct Pace {
    errands: Vec<Errand>,
}

impl Pace {
    /// Takes note of who is asked now: new windows start a delay, closed ones are forgotten.
    pub fn plan(&mut self, agenda: &Agenda, bots: SeatSet, now: Duration, rng: &mut Quick) {
        let asked = |seat: Seat, id: WindowId| {
            agenda.windows().iter().any(|window| window.id == id && window.asked().contains(seat))
        };
        self.errands.retain(|errand| asked(errand.seat, errand.window));
        for window in agenda.windows() {
            for seat in window.asked().intersection(bots).iter() {
                if !self.errands.iter().any(|errand| errand.seat == seat && errand.window == window.id) {
                    let due = Some(now + delay(*window, seat, rng));
                    self.errands.push(Errand { seat, window: window.id, due });
                }
            }
        }
    }

    /// The next errand whose time has come.
    pub fn due(&self, now: Duration) -> Option<Errand> {
        let ripe = self.errands.iter().filter(|errand| errand.due.is_some_and(|due| due <= now));
        ripe.min_by_key(|errand| errand.due).copied()
    }

    /// This bot lets this window pass, for good.
    pub fn let_pass(&mut self, errand: Errand) {
        for own in &mut self.errands {
            if (own.seat, own.window) == (errand.seat, errand.window) {
                own.due = None;
            }
        }
    }

    /// Has every bot let everything pass?
    pub fn all_passed(&self) -> bool {
        self.errands.iter().all(|errand| errand.due.is_none())
    }

    /// Begins anew, as after a take-back.
    pub fn forget(&mut self) {
        self.errands.clear();
    }
}

fn delay(window: Window, seat: Seat, rng: &mut Quick) -> Duration {
    let (shortest, longest) = if window.must.contains(seat) { TURN } else { RACE };
    Duration::from_millis(u64::from(shortest + rng.below(longest - shortest)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(id: u32) -> Agenda {
        Agenda::turn(WindowId(id), Seat::FIRST)
    }

    #[test]
    fn a_bot_acts_when_its_delay_is_over_and_not_before() {
        let (mut pace, mut rng) = (Pace::default(), Quick::new(1));
        let start = Duration::from_secs(7);
        pace.plan(&turn(1), SeatSet::all(2), start, &mut rng);
        assert_eq!(pace.due(start + Duration::from_millis(u64::from(TURN.0) - 1)), None);
        let errand = pace.due(start + Duration::from_millis(u64::from(TURN.1))).unwrap();
        assert_eq!((errand.seat, errand.window), (Seat::FIRST, WindowId(1)));
    }

    #[test]
    fn an_open_window_keeps_its_delay_and_a_closed_one_is_forgotten() {
        let (mut pace, mut rng) = (Pace::default(), Quick::new(1));
        pace.plan(&turn(1), SeatSet::all(2), Duration::ZERO, &mut rng);
        let late = Duration::from_mins(1);
        pace.plan(&turn(1), SeatSet::all(2), late, &mut rng);
        assert!(pace.due(late).is_some());
        pace.plan(&turn(2), SeatSet::all(2), late, &mut rng);
        assert_eq!(pace.due(late), None);
    }

    #[test]
    fn whoever_let_it_pass_is_not_asked_again() {
        let (mut pace, mut rng) = (Pace::default(), Quick::new(1));
        pace.plan(&turn(1), SeatSet::all(2), Duration::ZERO, &mut rng);
        let late = Duration::from_mins(1);
        pace.let_pass(pace.due(late).unwrap());
        assert!(pace.due(late).is_none() && pace.all_passed());
    }
}

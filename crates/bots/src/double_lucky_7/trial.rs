//! Tries moves in the same worlds, and stops trying those that have fallen behind.

use sevenfold_core::chance::Quick;

use super::table::Table;
use super::worlds::Worlds;
use crate::{Field, Meter};

/// Moves are dropped for the first time after so many worlds, then whenever so many more have been tried.
const BATCH: u32 = 32;
/// A move is dropped when it is so many standard errors behind the best.
const BEHIND: f64 = 2.5;

/// How one move did.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tried {
    sum: f64,
    squares: f64,
    pub visits: u32,
}

impl Tried {
    /// A worth that was found another way.
    pub(super) fn certain(worth: f64, visits: u32) -> Self {
        let times = f64::from(visits);
        Self { sum: worth * times, squares: worth * worth * times, visits }
    }

    /// Counts what was found out in other worlds as well.
    pub(super) fn count_in(&mut self, other: &Self) {
        self.sum += other.sum;
        self.squares += other.squares;
        self.visits += other.visits;
    }

    fn add(&mut self, worth: f32) {
        let worth = f64::from(worth);
        self.sum += worth;
        self.squares += worth * worth;
        self.visits += 1;
    }

    /// The mean.
    pub(super) fn worth(&self) -> f64 {
        self.sum / f64::from(self.visits.max(1))
    }

    /// The standard error of the mean.
    pub(super) fn error(&self) -> f64 {
        self.doubt().sqrt()
    }

    /// The variance of the mean.
    fn doubt(&self) -> f64 {
        let visits = f64::from(self.visits.max(1));
        (self.squares / visits - self.worth() * self.worth()).max(0.0) / visits
    }
}

/// Tries moves 0 to `moves` in at most so many worlds while the meter goes on.
pub(super) fn run(
    moves: usize,
    field: Field,
    (worlds, most): (&mut Worlds, u32),
    meter: &mut Meter,
    rng: &mut Quick,
    mut worth: impl FnMut(&Table, &Worlds, usize, &mut Quick) -> f32,
) -> Vec<Tried> {
    let mut tried = vec![Tried::default(); moves];
    let mut running: Vec<usize> = (0..moves).collect();
    let mut count = 0;
    while count < most && meter.go_on() {
        let world = worlds.next(rng);
        for &index in &running {
            tried[index].add(worth(&world, worlds, index, rng));
        }
        count += 1;
        if field == Field::Narrowing && count % BATCH == 0 {
            narrow(&tried, &mut running);
            if running.len() == 1 {
                break;
            }
        }
    }
    tried
}

/// Drops the moves that are clearly behind the best.
fn narrow(tried: &[Tried], running: &mut Vec<usize>) {
    let worths = running.iter().map(|&index| &tried[index]);
    let Some(best) = worths.max_by(|a, b| a.worth().total_cmp(&b.worth())).copied() else { return };
    running.retain(|&index| {
        let lag = best.worth() - tried[index].worth();
        lag * lag <= BEHIND * BEHIND * (best.doubt() + tried[index].doubt()) || lag <= 0.0
    });
}

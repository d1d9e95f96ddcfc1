//! What moves are worth when each is tried equally often in many worlds.

use sevenfold_core::Seat;
use sevenfold_core::chance::Quick;
use sevenfold_core::erased::AnyRun;
use sevenfold_shelf::AnyBot;

/// A move after some batches of worlds.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Weighed {
    pub text: String,
    /// The sum over all worlds.
    sum: f64,
    /// The sum of the variances of the batches' sums.
    spread: f64,
    worlds: f64,
}

impl Weighed {
    /// On average.
    pub(crate) fn worth(&self) -> f64 {
        self.sum / self.worlds.max(1.0)
    }

    /// The standard error of that.
    pub(crate) fn error(&self) -> f64 {
        self.spread.sqrt() / self.worlds.max(1.0)
    }

    /// By how many standard errors it is better than another. Both were tried in the same worlds, which makes differences
    /// surer than this says.
    pub(crate) fn ahead_of(&self, other: &Self) -> f64 {
        let error = self.error().hypot(other.error()).max(1e-6);
        (self.worth() - other.worth()) / error
    }
}

/// The scales: batches of worlds are put on them one by one.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Scales(pub Vec<Weighed>);

impl Scales {
    /// One more batch. Says whether there is anything to weigh: moves the bot did not even try do not count.
    pub(crate) fn weigh(&mut self, bot: &mut dyn AnyBot, run: &dyn AnyRun, seat: Seat, dice: u64) -> bool {
        let mut judged = bot.judge(run, seat, &mut Quick::new(dice));
        judged.retain(|one| one.visits > 1);
        if judged.len() < 2 {
            return false;
        }
        for one in judged {
            let worlds = f64::from(one.visits);
            let (sum, spread) = (one.worth * worlds, (one.error * worlds).powi(2));
            match self.0.iter_mut().find(|known| known.text == one.action) {
                Some(known) => {
                    known.sum += sum;
                    known.spread += spread;
                    known.worlds += worlds;
                }
                None => self.0.push(Weighed { text: one.action, sum, spread, worlds }),
            }
        }
        self.0.sort_by(|one, other| other.worth().total_cmp(&one.worth()));
        true
    }

    /// By how many standard errors the best is better than whichever comes nearest in doubt.
    pub(crate) fn sure(&self) -> f64 {
        let Some((best, others)) = self.0.split_first() else { return 0.0 };
        others.iter().map(|other| best.ahead_of(other)).fold(f64::INFINITY, f64::min)
    }

    /// By how much the best is better than the next.
    pub(crate) fn margin(&self) -> f64 {
        match self.0.as_slice() {
            [best, next, ..] => best.worth() - next.worth(),
            _ => 0.0,
        }
    }
}

//! What a bot says of a seat's prospects, held against what happens.
//!
//! A bot plays against itself, and of every finished game each seat is asked once in each quarter, before one of its
//! decisions, what it can expect. [`Reliability`] is what all games say together.

mod quarter;
mod reliability;

use serde::{Deserialize, Serialize};
use sevenfold_core::chance::Seed;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::record::{Document, Extras};
use sevenfold_core::{Rng as _, Seat};
use sevenfold_review::judging::{Moment, judge, walk};
use sevenfold_shelf::{AnyBot, Shelved};

use crate::opening::open;
use crate::pairing::{MOST_STEPS, share};
use crate::{Host, Stuck, seeds};

pub use quarter::Quarter;
pub use reliability::{Asked, Bin, Lean, Reliability};

/// What a bot said to a seat before a decision, and what came of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// When.
    pub quarter: Quarter,
    /// To whom.
    pub seat: Seat,
    /// The share of the win to be expected after the best move.
    pub prospects: f64,
    /// The share of the win in the end.
    pub share: f64,
}

/// A game that was played to its end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Witnessed {
    /// Each seat's share of the win.
    pub shares: Vec<f64>,
    /// What was said on the way.
    pub said: Vec<Said>,
}

/// Plays a game among these players, seat by seat, and asks the judge about it. A game without an end says nothing.
pub fn witness(
    game: &dyn Shelved,
    mut run: Box<dyn AnyRun>,
    players: Vec<Box<dyn AnyBot>>,
    judge: &mut dyn AnyBot,
    seed: &Seed,
) -> Result<Option<Witnessed>, Stuck> {
    open(&mut *run, seed);
    Host::new(players, seed).play(&mut *run, MOST_STEPS)?;
    if run.outcome().is_none() {
        return Ok(None);
    }
    let shares = Seat::all(run.seats()).map(|seat| share(&*run, seat)).collect();
    let said = ask(game, &*run, judge, seed).ok_or(Stuck::NoMove(run.len()))?;
    Ok(Some(Witnessed { shares, said }))
}

/// One decision of each seat in each quarter: asked about all of them, seats with many would count for more.
fn ask(game: &dyn Shelved, run: &dyn AnyRun, bot: &mut dyn AnyBot, seed: &Seed) -> Option<Vec<Said>> {
    let document = run.record(Extras::default());
    let chosen = chosen(game, &document, seed)?;
    let mut said = Vec::new();
    let asked = walk(game, &document, |moment| {
        let Moment::Choice(before, step) = moment else { return };
        if !chosen.contains(&step.index) {
            return;
        }
        if let Some(best) = judge(bot, before, &step).first() {
            said.push(Said {
                quarter: Quarter::of(step.index, run.len()),
                seat: step.seat,
                prospects: best.worth,
                share: share(run, step.seat),
            });
        }
    });
    asked.ok()?;
    Some(said)
}

/// Which decisions are asked about, by their steps; any of a seat's in a quarter is as likely as another.
fn chosen(game: &dyn Shelved, document: &Document, seed: &Seed) -> Option<Vec<usize>> {
    let mut decisions = Vec::new();
    let noted = walk(game, document, |moment| {
        if let Moment::Choice(_, step) = moment {
            decisions.push((step.index, step.seat));
        }
    });
    noted.ok()?;
    let mut dice = seeds::generator(seed, "asked");
    let mut chosen = Vec::new();
    for quarter in Quarter::all() {
        for seat in Seat::all(document.seats) {
            let of_both = |(index, by): &(usize, Seat)| {
                (*by == seat && Quarter::of(*index, document.steps.len()) == quarter).then_some(*index)
            };
            let here: Vec<usize> = decisions.iter().filter_map(of_both).collect();
            chosen.extend(dice.pick(&here));
        }
    }
    Some(chosen)
}

//! Players of 7 (Sieben).

mod forecast;
mod plan;

use sevenfold_core::chance::Quick;
use sevenfold_sieben::{Action, Sieben, View};

use crate::{Bot, Recipe};
use forecast::Forecast;
use plan::Outlook;

/// The players of Sieben, from careless to good.
pub static ROSTER: &[Recipe<Sieben>] = &[Recipe::RANDOM, Recipe { name: "club", make: |_| Box::new(Club) }];

/// A sensible player: plans the turn through every Seven!, counts what is gone, minds who could make seven next,
/// and keeps cards to finish with.
#[derive(Clone, Copy, Debug, Default)]
pub struct Club;

impl Bot<Sieben> for Club {
    fn choose(&mut self, view: &View, legal: &[Action], _rng: &mut Quick) -> Option<Action> {
        if legal.len() < 2 {
            return legal.first().copied();
        }
        let outlook = Outlook::new(view);
        let best = legal.iter().map(|action| (outlook.worth(*action), action));
        // The first of equals, so that equal positions give equal moves.
        best.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, action)| *action)
    }
}

#[cfg(test)]
mod tests;

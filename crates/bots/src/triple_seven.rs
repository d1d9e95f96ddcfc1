//! Players of 777.

mod judge;
#[cfg(test)]
mod tests;

use sevenfold_core::Rng;
use sevenfold_core::chance::Quick;
use sevenfold_triple_seven::{Action, TripleSeven, View};

use crate::{Bot, Recipe};
use judge::Judge;

/// The players of 777, from careless to good.
pub static ROSTER: &[Recipe<TripleSeven>] =
    &[Recipe::RANDOM, Recipe::FLAT, Recipe::VANILLA, Recipe { name: "club", make: |_| Box::new(Club) }];

/// A sensible player: reserves a type still needed before going out, sheds what leaves it something to follow with,
/// keeps SAINT and REAPER as answers, attacks whoever is low, and never forgets a HERALD, its own or another's.
#[derive(Clone, Copy, Debug, Default)]
pub struct Club;

impl Bot<TripleSeven> for Club {
    fn choose(&mut self, view: &View, legal: &[Action], rng: &mut Quick) -> Option<Action> {
        let Some(judge) = Judge::new(view) else { return legal.first().copied() };
        let mut best: Vec<Action> = Vec::new();
        let mut most = i32::MIN;
        for &action in legal {
            let worth = judge.worth(action);
            if worth > most {
                most = worth;
                best.clear();
            }
            if worth == most {
                best.push(action);
            }
        }
        rng.pick(&best).copied()
    }
}

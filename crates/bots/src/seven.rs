//! Players of SEVEN.

mod field;
mod measure;
mod row;
mod shapes;
mod solver;
mod survey;

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Rng, Seat};
use sevenfold_seven::{Action, Place, Seven, View};

use crate::{Bot, Recipe};
use measure::measure;

/// The players of SEVEN, from careless to good.
pub static ROSTER: &[Recipe<Seven>] = &[Recipe::RANDOM, Recipe { name: "club", make: |_| Box::new(Club) }];

/// Solves positions of two sides exactly, as long as the meter allows.
#[derive(Default)]
pub struct Exact(solver::Solver);

impl Exact {
    /// How the seat to move, or its pair, stands with best play on all sides; `None` if it takes too long to know or
    /// there are more than two sides.
    pub fn value(&mut self, view: &View, meter: &mut crate::Meter) -> Option<std::cmp::Ordering> {
        self.0.begin();
        if let Some(mut field) = field::Field::<u32>::of(view) {
            match self.0.value(&mut field, meter) {
                Err(solver::Unsolved::TooNarrow) => {}
                value => return value.ok(),
            }
        }
        self.0.value(&mut field::Field::<u128>::of(view)?, meter).ok()
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.0.nodes
    }
}

/// How many of its moves the club player looks at more closely.
const CLOSER: usize = 6;

/// About how many answers to such a move are tried; of more, every second, third … is enough to see what they are like.
const ANSWERS: usize = 96;

/// A sensible player: weighs every move by the final comparison and by where everybody's tiles could go next, and
/// looks at the answers to the best of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Club;

impl Bot<Seven> for Club {
    fn choose(&mut self, view: &View, legal: &[Action], rng: &mut Quick) -> Option<Action> {
        if legal.len() < 2 {
            return legal.first().copied();
        }
        // Nothing is hidden: the one world that a view allows is the position itself.
        let (Ok(world), Some(me)) = (Seven::imagine(view, rng), view.viewer.seat()) else {
            return legal.first().copied();
        };
        let mut moves: Vec<(i64, Action)> = legal
            .iter()
            .filter_map(|action| Some((measure(&after(&world, action.place()?), me), *action)))
            .collect();
        moves.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
        moves.truncate(CLOSER);
        for (worth, action) in &mut moves {
            if let Some(place) = action.place() {
                *worth = after_answer(&after(&world, place), me);
            }
        }
        let best = moves.iter().map(|(worth, _)| *worth).max()?;
        let equals: Vec<Action> =
            moves.into_iter().filter(|(worth, _)| *worth == best).map(|(_, action)| action).collect();
        rng.pick(&equals).copied()
    }
}

fn after(game: &Seven, place: Place) -> Seven {
    let mut next = *game;
    next.lay(place);
    next
}

/// What the position is worth to `me` after the answer that the next player likes best.
fn after_answer(game: &Seven, me: Seat) -> i64 {
    let Some(next) = game.turn() else { return measure(game, me) };
    let mut answers = Vec::new();
    game.places_into(&mut answers);
    let stride = answers.len().div_ceil(ANSWERS).max(1);
    let worths = answers.into_iter().step_by(stride).map(|place| {
        let answered = after(game, place);
        (measure(&answered, next), measure(&answered, me))
    });
    // Of answers that are equally good for them, the worst for me.
    worths.max_by_key(|&(theirs, mine)| (theirs, -mine)).map_or(0, |(_, mine)| mine)
}

#[cfg(test)]
mod tests;

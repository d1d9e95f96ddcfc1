//! A first look at the moves, before any thinking.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Seat, Silent};

use super::Knowledge;
use super::knowledge::spread;

/// In how many worlds the moves are looked at.
const WORLDS: usize = 4;

/// What the moves look like at first sight.
pub(crate) struct Glance {
    /// By move, from 0 for the worst to 1 for the best looking.
    pub looks: Vec<f32>,
    /// A move that wins the game at once, whatever is hidden.
    pub win: Option<usize>,
}

/// Looks at the moves in some imagined worlds; nothing if there is none.
pub(crate) fn glance<G: Game, K: Knowledge<G>>(
    knowledge: &K,
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    rng: &mut Quick,
) -> Option<Glance> {
    let mut looks = vec![0.0; legal.len()];
    let mut scores = Vec::with_capacity(legal.len());
    let mut wins = vec![true; legal.len()];
    let mut worlds = 0;
    for world in std::iter::repeat_with(|| G::imagine_forgetful(view, rng)).take(WORLDS).flatten() {
        worlds += 1;
        scores.clear();
        knowledge.prior(&world, seat, legal, &mut scores);
        spread(&mut scores);
        looks.iter_mut().zip(&scores).for_each(|(sum, score)| *sum += score);
        for (win, action) in wins.iter_mut().zip(legal) {
            *win = *win && wins_at_once(&world, seat, action);
        }
    }
    spread(&mut looks);
    (worlds > 0).then(|| Glance { looks, win: wins.iter().position(|win| *win) })
}

fn wins_at_once<G: Game>(world: &G, seat: Seat, action: &G::Action) -> bool {
    let mut after = world.clone();
    after.advance(seat, action, &mut Silent);
    after.outcome().is_some_and(|outcome| outcome.winners.contains(seat) && outcome.winners.len() == 1)
}

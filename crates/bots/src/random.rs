//! The baseline: any legal move, all equally likely.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Rng};

use crate::Bot;

/// Plays any legal move.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _view: &G::View, legal: &[G::Action], rng: &mut Quick) -> Option<G::Action> {
        rng.pick(legal).cloned()
    }

    fn takes_any(&self) -> bool {
        true
    }
}

//! A way through one imagined world.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Agenda, Game, MAX_SEATS, Seat, SeatSet, Silent};

use super::Knowledge;
use super::asking::Asked;

/// A way through one imagined world, from the position that is thought about.
pub(crate) struct Walk<G: Game> {
    root: G,
    pub game: G,
    plies: u32,
    /// How many moves are looked ahead at most.
    sight: u32,
    /// Who has let it pass since the last move.
    passed: SeatSet,
}

impl<G: Game> Walk<G> {
    /// Begins in this world.
    pub(crate) fn new(world: G, sight: u32) -> Self {
        Self { root: world.clone(), game: world, plies: 0, sight, passed: SeatSet::EMPTY }
    }

    /// A seat moves.
    pub(crate) fn act(&mut self, seat: Seat, action: &G::Action) {
        self.game.advance(seat, action, &mut Silent);
        self.plies += 1;
        self.passed = SeatSet::EMPTY;
    }

    /// A seat that need not act lets it pass.
    pub(crate) fn pass(&mut self, seat: Seat) {
        self.passed = self.passed.with(seat);
    }

    /// Who is asked next, once the table has drawn what is due; nobody if this is far enough.
    pub(crate) fn ask<K: Knowledge<G>>(&mut self, knowledge: &K, rng: &mut Quick) -> Option<Asked> {
        loop {
            let agenda = self.game.agenda();
            if agenda == Agenda::Over || self.passed.is_empty() && self.is_far_enough(knowledge) {
                return None;
            }
            let Agenda::Chance(_) = agenda else { return Asked::next(&agenda, self.passed, rng) };
            let chance = self.game.sample(rng);
            let settled = self.game.settle(&chance, &mut Silent);
            debug_assert_eq!(settled, Ok(()), "a sampled step is possible");
        }
    }

    fn is_far_enough<K: Knowledge<G>>(&self, knowledge: &K) -> bool {
        self.plies >= self.sight || knowledge.horizon(&self.root, &self.game, self.plies)
    }

    /// What each seat may expect where the way ends.
    pub(crate) fn worth<K: Knowledge<G>>(&self, knowledge: &K) -> [f32; MAX_SEATS] {
        let mut shares = [0.0; MAX_SEATS];
        knowledge.worth(&self.game, &mut shares[..usize::from(self.game.seats())]);
        shares
    }
}

//! A baseline: the move that looks best at first sight.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Message};

use crate::Bot;
use crate::search::{Asked, Knowledge, best_of, glance};

/// Plays what looks best at first sight to somebody who knows the game, and does not think.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy<K>(pub K);

impl<G: Game, K: Knowledge<G>> Bot<G> for Greedy<K> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], rng: &mut Quick) -> Option<G::Action> {
        let Some(asked) = Asked::by_view::<G>(view, rng) else { return legal.first().cloned() };
        if let Asked::May(seat) = asked {
            let world = G::imagine_forgetful(view, rng).ok()?;
            let place = self.0.volunteer(&world, seat, legal, rng)?;
            return legal.get(place).cloned();
        }
        let glance = glance(&self.0, view, asked.seat(), legal, rng)?;
        legal.get(glance.win.unwrap_or_else(|| best_of(&glance.looks, rng))).cloned()
    }

    fn reason(&mut self, view: &G::View, action: &G::Action) -> Option<Message> {
        self.0.reason(view, action)
    }
}

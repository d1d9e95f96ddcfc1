//! A baseline: flat Monte Carlo.

use sevenfold_core::Game;
use sevenfold_core::chance::Quick;

use crate::search::{Asked, Rules, Walk, play_on};
use crate::{Bot, Effort, Judged};

/// Tries every move equally often, each time in a newly imagined world that is played to its end at random, and takes
/// the one that won most.
#[derive(Clone, Debug)]
pub struct Flat {
    effort: Effort,
}

impl Flat {
    /// A player that thinks this much.
    pub fn new(effort: &Effort) -> Self {
        Self { effort: effort.clone() }
    }

    /// What the moves brought on average; the last entry is letting it pass, where that can be done.
    fn try_all<G: Game>(
        &self,
        view: &G::View,
        asked: Asked,
        legal: &[G::Action],
        rng: &mut Quick,
    ) -> Vec<Judged<Option<G::Action>>> {
        let moves = legal.iter().cloned().map(Some);
        let pass = matches!(asked, Asked::May(_)).then_some(None);
        let mut tried: Vec<Judged<Option<G::Action>>> =
            moves.chain(pass).map(|action| Judged::sure(action, 0.0, 0)).collect();
        let mut space = Vec::new();
        let mut meter = self.effort.meter(1.0);
        let mut next = 0;
        while meter.go_on() {
            next %= tried.len();
            let Ok(world) = G::imagine_forgetful(view, rng) else { continue };
            let found = &mut tried[next];
            next += 1;
            let mut walk = Walk::new(world, u32::MAX);
            match &found.action {
                Some(action) => walk.act(asked.seat(), action),
                None => walk.pass(asked.seat()),
            }
            let further = walk.ask(&Rules, rng);
            play_on(&mut walk, further, &Rules, &mut space, rng);
            found.visits += 1;
            let share = f64::from(walk.worth(&Rules)[asked.seat().index()]);
            found.worth += (share - found.worth) / f64::from(found.visits);
        }
        tried
    }
}

impl<G: Game> Bot<G> for Flat {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], rng: &mut Quick) -> Option<G::Action> {
        let asked = Asked::by_view::<G>(view, rng);
        match (asked, legal) {
            (None, _) | (Some(Asked::Must(_)), [_]) => legal.first().cloned(),
            (Some(asked), _) => {
                let tried = self.try_all::<G>(view, asked, legal, rng);
                // The first of equals, so that equal views give equal moves.
                let best =
                    tried.into_iter().reduce(|best, next| if next.worth > best.worth { next } else { best });
                best.and_then(|best| best.action)
            }
        }
    }
}

//! Whoever forgets plays on all the same.

use crate::chance::Quick;
use crate::run::Step;
use crate::{Game, Silent, Viewer};

/// A copy of a game that has forgotten before it began, and is played along.
pub(super) struct Forgetful<G>(G);

impl<G: Game> Forgetful<G> {
    pub(super) fn new(game: &G) -> Self {
        Self(forgotten(game))
    }

    /// Takes the same step.
    pub(super) fn take(&mut self, step: &Step<G>) {
        match step {
            Step::Chance(chance) => {
                let settled = self.0.settle(chance, &mut Silent);
                assert_eq!(settled, Ok(()), "chance comes to those who have forgotten: {chance}");
            }
            Step::Act { seat, action } => self.0.advance(*seat, action, &mut Silent),
        }
    }

    /// It is the game but for what has been forgotten, and can still be looked at.
    pub(super) fn check(&self, game: &G, place: &impl Fn() -> String) {
        assert!(self.0 == forgotten(game), "forgetting changes nothing that is played: {}", place());
        assert_eq!(self.0.agenda(), game.agenda(), "the agenda needs no memory: {}", place());
        for viewer in Viewer::all(game.seats()) {
            let view = self.0.view(viewer);
            let Ok(world) = G::imagine(&view, &mut Quick::new(1)) else {
                panic!("{viewer:?} has forgotten and has no world: {}", place())
            };
            assert_eq!(world.agenda(), game.agenda(), "what is seen without memory is true: {}", place());
        }
    }
}

/// A world to search in is the world that would have been imagined, less its memory.
pub(super) fn check_world<G: Game>(view: &G::View, world: &G, mut rng: Quick, place: &impl Fn() -> String) {
    let searched = G::imagine_forgetful(view, &mut rng);
    assert!(searched.is_ok_and(|searched| searched == forgotten(world)), "a world to search in: {}", place());
}

fn forgotten<G: Game>(game: &G) -> G {
    let mut game = game.clone();
    game.forget();
    game
}

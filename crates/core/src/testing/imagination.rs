//! Views and agendas survive imagination, and imagined worlds vary in every hidden place.

use std::collections::BTreeMap;

use super::forgetting;
use super::inspect::Inspect;
use crate::chance::Quick;
use crate::{Agenda, Game, Rng, Silent, Viewer};

/// Worlds imagined from one view.
const WORLDS: u32 = 3;
/// How often a kind of place must have been seen before it is missed that it never varied.
const ENOUGH: u32 = 200;
/// How far an imagined world is played on.
const PLAYED_ON: u32 = 60;

/// What was seen of each kind of hidden place, over all games.
#[derive(Default)]
pub(super) struct Imagination {
    seen: BTreeMap<&'static str, Varied>,
}

#[derive(Default)]
struct Varied {
    looked: u32,
    differed: u32,
}

impl Imagination {
    /// Imagines worlds for every viewer of a position.
    pub(super) fn check<G: Game>(
        &mut self,
        inspect: &Inspect<G>,
        game: &G,
        rng: &mut Quick,
        place: &impl Fn() -> String,
    ) {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(viewer);
            for _ in 0..WORLDS {
                let dice = rng.clone();
                let Ok(world) = G::imagine(&view, rng) else {
                    panic!("no world for {viewer:?}: {}", place());
                };
                forgetting::check_world(&view, &world, dice, place);
                check_world(inspect, game, &world, viewer, place);
                self.compare((inspect.hidden)(game, viewer), (inspect.hidden)(&world, viewer), place);
                play_on(world, rng, place);
            }
        }
    }

    fn compare(
        &mut self,
        truth: Vec<(&'static str, u64)>,
        world: Vec<(&'static str, u64)>,
        place: &impl Fn() -> String,
    ) {
        assert_eq!(truth.len(), world.len(), "the same places are hidden in an imagined world: {}", place());
        for ((label, here), (other, there)) in truth.into_iter().zip(world) {
            assert_eq!(label, other, "the same places are hidden in an imagined world: {}", place());
            let varied = self.seen.entry(label).or_default();
            varied.looked += 1;
            varied.differed += u32::from(here != there);
        }
    }

    /// What was seen here and there together.
    pub(super) fn and(mut self, other: Self) -> Self {
        for (label, more) in other.seen {
            let varied = self.seen.entry(label).or_default();
            varied.looked += more.looked;
            varied.differed += more.differed;
        }
        self
    }

    /// A place that was often looked at and never differed from the truth was copied from it.
    pub(super) fn check_everything_varied(&self) {
        for (label, varied) in &self.seen {
            assert!(
                varied.looked < ENOUGH || varied.differed > 0,
                "imagined worlds never vary in `{label}` ({} looks): it is copied from the truth",
                varied.looked
            );
        }
    }
}

fn check_world<G: Game>(
    inspect: &Inspect<G>,
    game: &G,
    world: &G,
    viewer: Viewer,
    place: &impl Fn() -> String,
) {
    let (view, seen) = (game.view(viewer), world.view(viewer));
    assert!(view == seen, "the view of {viewer:?} survives imagination: {}\n{view:?}\n{seen:?}", place());
    assert_eq!(world.agenda(), game.agenda(), "the agenda survives imagination: {}", place());
    assert_eq!(world.outcome(), game.outcome(), "the outcome survives imagination: {}", place());
    assert_eq!(
        (inspect.census)(world),
        (inspect.census)(game),
        "imagined worlds have all pieces: {}",
        place()
    );
    if let Viewer::Seat(seat) = viewer {
        let texts = |game: &G| game.legal(seat).iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(texts(world), texts(game), "the choices of seat {seat} survive imagination: {}", place());
    }
}

/// Search plays on in imagined worlds: everybody who must act there has a move, and chance can be drawn.
fn play_on<G: Game>(mut world: G, rng: &mut Quick, place: &impl Fn() -> String) {
    let mut legal = Vec::new();
    for _ in 0..PLAYED_ON {
        match world.agenda() {
            Agenda::Over => return,
            Agenda::Chance(_) => {
                let chance = world.sample(rng);
                assert_eq!(
                    world.settle(&chance, &mut Silent),
                    Ok(()),
                    "chance in an imagined world: {}",
                    place()
                );
            }
            agenda @ Agenda::Seats(_) => {
                let Some(seat) = agenda.must().first().or(agenda.asked().first()) else {
                    panic!("somebody is asked in an imagined world: {}", place())
                };
                legal.clear();
                world.legal_into(seat, &mut legal);
                let Some(action) = rng.pick(&legal) else {
                    panic!("seat {seat} has a move in an imagined world: {}", place())
                };
                world.advance(seat, action, &mut Silent);
            }
        }
    }
}

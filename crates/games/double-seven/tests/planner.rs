//! The planner against exhaustive search with the engine itself, and on positions of real games.
#![allow(clippy::unwrap_used, reason = "what cannot be unwrapped fails its test")]

#[path = "support/mod.rs"]
mod support;

use std::collections::BTreeSet;

use sevenfold_core::chance::Quick;
use sevenfold_core::run::Step;
use sevenfold_core::testing::{Case, random_run, scale};
use sevenfold_core::{Game, Rng, Seat, Silent, Viewer};
use sevenfold_double_seven::planner::{Certainty, Effort, Gain, Measure, Situation, plan};
use sevenfold_double_seven::{Action, Animal, Contents, DoubleSeven, Options, Tile, Tiles};
use support::Setup;

const ME: Seat = Seat::FIRST;

/// A small table: few families whose sizes often meet, and a short rack.
fn small_position(rng: &mut Quick) -> DoubleSeven {
    let animals = &Animal::ALL[..3 + rng.below(2) as usize];
    let mut left = Tiles::BOX;
    let mut setup = Setup::new(2 + rng.below(2) as u8).turn(ME);
    for _ in 0..2 + rng.below(4) {
        let base = if rng.below(3) == 0 { 5 } else { 2 };
        let animal = *rng.pick(animals).unwrap();
        let clovers = u8::from(rng.below(4) == 0);
        let contents = Contents { animal, animals: base + rng.below(2) as u8 - clovers, clovers };
        if left.contains(contents.tiles()) {
            left -= contents.tiles();
            setup = setup.family(rng.below(2) as u8 + 1, contents);
        }
    }
    let mut rack = Tiles::EMPTY;
    for _ in 0..=rng.below(4) {
        let tile = if rng.below(6) == 0 { Tile::Clover } else { (*rng.pick(animals).unwrap()).into() };
        if left.has(tile) {
            left -= Tiles::one(tile);
            rack += Tiles::one(tile);
        }
    }
    if rack.is_empty() {
        return small_position(rng);
    }
    setup.rack(1, rack).build()
}

/// Looks at everything the rules allow.
struct Exhaustive {
    start: DoubleSeven,
    seen: BTreeSet<String>,
    best: [u32; 4],
}

impl Exhaustive {
    fn of(start: &DoubleSeven) -> Self {
        let mut all = Self { start: *start, seen: BTreeSet::new(), best: [0; 4] };
        all.visit(start);
        all
    }

    fn visit(&mut self, game: &DoubleSeven) {
        for (best, measure) in self.best.iter_mut().zip(Measure::ALL) {
            *best = (*best).max(measure.value(gained(&self.start, game)));
        }
        if game.turn() != ME || !self.seen.insert(key(game)) {
            return;
        }
        for action in game.legal(ME) {
            let planned = matches!(
                action,
                Action::Start(_) | Action::Expand(..) | Action::Exchange { .. } | Action::Retrieve(_)
            );
            if planned {
                let mut next = *game;
                next.advance(ME, &action, &mut Silent);
                self.visit(&next);
            }
        }
    }
}

/// The rack, the families and the run, which is part of what is allowed next.
fn key(game: &DoubleSeven) -> String {
    let stage = game.view(Viewer::Watcher).stage;
    format!("{} {:?} {stage:?}", game.rack(ME), game.families())
}

fn gained(start: &DoubleSeven, game: &DoubleSeven) -> Gain {
    let player = |game: &DoubleSeven| game.view(Viewer::Watcher).players[ME.index()].clone();
    let (before, after) = (player(start), player(game));
    Gain {
        tiles: game.families().tiles_of(ME) - start.families().tiles_of(ME),
        sevens: after.sevens - before.sevens,
        double_seven: u8::from(after.double_seven) - u8::from(before.double_seven),
    }
}

/// Plays a plan with the engine: every action must be legal in its place and the gain as promised.
fn carry_out(game: &DoubleSeven, measure: Measure, effort: Effort) -> (u32, Certainty) {
    let me = game.turn();
    let situation = Situation::of(&game.view(Viewer::Seat(me))).unwrap();
    let plan = plan(&situation, measure, effort);
    let mut world = *game;
    for action in &plan.actions {
        let played = world.play(me, action, &mut Silent);
        assert_eq!(played, Ok(()), "{action} of {:?} from {game:?}", plan.actions);
    }
    assert_eq!(world.rack(me), plan.rack, "{:?} from {game:?}", plan.actions);
    if me == ME {
        assert_eq!(gained(game, &world), plan.gain, "{:?} from {game:?}", plan.actions);
    }
    (measure.value(plan.gain), plan.certainty)
}

#[test]
fn plans_are_worth_what_exhaustive_search_finds() {
    let mut rng = Quick::new(5);
    let (mut tried, mut sevens, mut doubles) = (0, 0, 0);
    for _ in 0..scale(400, 6_000) {
        let mut game = small_position(&mut rng);
        // Half of the time a run has already begun.
        for _ in 0..rng.below(3) {
            let legal = game.legal(ME);
            let swaps: Vec<&Action> =
                legal.iter().filter(|action| matches!(action, Action::Exchange { .. })).collect();
            if let Some(action) = rng.pick(&swaps) {
                game.advance(ME, action, &mut Silent);
            }
        }
        let all = Exhaustive::of(&game);
        for (best, measure) in all.best.into_iter().zip(Measure::ALL) {
            let (value, certainty) = carry_out(&game, measure, Effort::default());
            assert_eq!((value, certainty), (best, Certainty::Best), "{measure:?} of {game:?}");
        }
        tried += 1;
        sevens += u32::from(all.best[1] > 0);
        doubles += u32::from(all.best[2] > 0);
    }
    assert!(sevens * 20 > tried && doubles > 0, "{sevens} with sevens and {doubles} with 77 of {tried}");
}

#[test]
fn plans_can_be_played_in_real_games() {
    for number in 0..scale(30, 1_000) {
        let case = Case { options: Options {}, seats: 2 + (number % 3) as u8 };
        let run = random_run::<DoubleSeven>(&case, number, 2_000);
        let mut game = *run.start();
        for step in run.steps() {
            match step {
                Step::Chance(chance) => game.settle(chance, &mut Silent).unwrap(),
                Step::Act { seat, action } => {
                    if Situation::of_turn(&game).is_some() {
                        carry_out(&game, Measure::Points, Effort { nodes: 2_000 });
                    }
                    game.advance(*seat, action, &mut Silent);
                }
            }
        }
    }
}

#[test]
fn a_search_that_stops_early_says_so() {
    let mut rng = Quick::new(1);
    let cut = (0..200).filter(|_| {
        let game = small_position(&mut rng);
        let situation = Situation::of_turn(&game).unwrap();
        let (short, long) = (
            plan(&situation, Measure::Tiles, Effort { nodes: 2 }),
            plan(&situation, Measure::Tiles, Effort::default()),
        );
        assert!(short.gain.tiles <= long.gain.tiles);
        assert!(short.gain.tiles == long.gain.tiles || short.certainty == Certainty::AtLeast);
        short.certainty == Certainty::AtLeast
    });
    assert!(cut.count() > 10);
}

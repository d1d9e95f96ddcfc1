//! Writing a run as a document.

use serde_json::{Map, Value, json};

use super::Document;
use crate::run::{Run, Step};
use crate::{Game, Silent};

/// What a record carries beside the contract, for study and debugging.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Extras {
    /// Every legal move at every step.
    pub legal: bool,
    /// The full state after every step, as debug text.
    pub state: bool,
}

/// Writes a run; with extras it is played once more to collect them.
pub fn write_record<G: Game>(run: &Run<G>, extras: Extras) -> Document {
    let game = run.game();
    // A game's options are plain structs of words and numbers, which JSON can always hold.
    let options = serde_json::to_value(game.options()).unwrap_or_default();
    let outcome = game.outcome();
    Document {
        game: G::META.id.to_owned(),
        options,
        seats: game.seats(),
        seed: run.seed().copied(),
        steps: steps(run, extras),
        result: outcome.and_then(|outcome| serde_json::to_value(outcome).ok()),
        others: Map::new(),
    }
}

fn steps<G: Game>(run: &Run<G>, extras: Extras) -> Vec<Value> {
    let mut world = run.start().clone();
    run.steps()
        .iter()
        .map(|step| {
            let mut value = written(&world, step, extras);
            if extras != Extras::default() {
                follow(&mut world, step);
            }
            if extras.state {
                value["state"] = format!("{world:?}").into();
            }
            value
        })
        .collect()
}

fn written<G: Game>(before: &G, step: &Step<G>, extras: Extras) -> Value {
    match step {
        Step::Chance(chance) => json!({ "chance": chance.to_string() }),
        Step::Act { seat, action } => {
            let mut value = json!({ "seat": seat.number(), "do": action.to_string() });
            if extras.legal {
                let mut legal: Vec<String> = before.legal(*seat).iter().map(ToString::to_string).collect();
                legal.sort_unstable();
                value["legal"] = legal.into();
            }
            value
        }
    }
}

fn follow<G: Game>(world: &mut G, step: &Step<G>) {
    match step {
        // Each step was taken from this very position when the run was played.
        Step::Chance(chance) => {
            let _ = world.settle(chance, &mut Silent);
        }
        Step::Act { seat, action } => world.advance(*seat, action, &mut Silent),
    }
}

//! Views that were handed on as data, and the worlds that agree with them.

use serde_json::{Value, json};
use sevenfold_core::chance::Quick;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::{Agenda, Rng as _, Viewer};

use crate::{games, tables, walk};

/// How many numbers and words are changed in a view, one at a time.
const CHANGES: usize = 3;
/// Every so many positions one is looked at: worlds are dear in some games.
const APART: usize = 7;

#[test]
fn a_view_as_data_has_the_worlds_of_the_view() {
    for table in tables() {
        let mut step = 0;
        walk(table.start(1), &mut Quick::new(1), |run, seat| {
            step += 1;
            if step % APART == 1 {
                for viewer in [Viewer::Seat(seat), Viewer::Watcher] {
                    let view = run.view(viewer);
                    let world = table.game.imagine(&view, &mut Quick::new(7)).unwrap();
                    let same = run.imagine(viewer, &mut Quick::new(7)).unwrap();
                    for looker in Viewer::all(run.seats()) {
                        assert_eq!(world.view(looker), same.view(looker), "{}", table.name());
                    }
                }
            }
        });
        assert!(step > APART);
    }
}

/// Views from elsewhere may be anything. Whatever has a world is a view of that world, and the world can be played on.
#[test]
fn a_view_that_was_changed_has_a_world_or_none() {
    let (mut worlds, mut none) = (0, 0);
    for table in tables() {
        let mut dice = Quick::new(7);
        for number in 0..games() {
            let mut step = 0;
            walk(table.start(number), &mut Quick::new(number), |run, seat| {
                step += 1;
                if step % APART != 1 {
                    return;
                }
                let view = run.view(Viewer::Seat(seat));
                for _ in 0..CHANGES {
                    let mut other = view.clone();
                    change(&mut other, &mut dice);
                    match table.game.imagine(&other, &mut dice) {
                        Some(world) => {
                            worlds += 1;
                            go_on(world, &mut dice);
                        }
                        None => none += 1,
                    }
                }
            });
        }
    }
    assert!(worlds > 50 && none > 50, "{worlds} worlds, {none} without one");
}

#[test]
fn what_is_no_view_has_no_world() {
    for game in sevenfold_shelf::GAMES {
        let nonsense = [
            json!(null),
            json!({}),
            json!([]),
            json!("view"),
            json!({ "viewer": "watcher" }),
            json!({ "viewer": 7 }),
        ];
        assert!(nonsense.iter().all(|view| game.imagine(view, &mut Quick::new(1)).is_none()));
        // Another game's view is none here.
        let other = sevenfold_shelf::GAMES.iter().find(|other| other.meta().id != game.meta().id).unwrap();
        let view = other.start(&json!({}), other.meta().least_seats, None).unwrap().view(Viewer::Watcher);
        assert!(game.imagine(&view, &mut Quick::new(1)).is_none());
    }
}

/// Changes one of the numbers, words or lists in it.
fn change(value: &mut Value, dice: &mut Quick) {
    let count = match value {
        Value::Array(items) => items.len(),
        Value::Object(map) => map.len(),
        _ => 0,
    };
    if count > 0 && dice.below(8) > 0 {
        let which = dice.below(u32::try_from(count).unwrap()) as usize;
        let within = match value {
            Value::Array(items) => items.get_mut(which),
            Value::Object(map) => map.values_mut().nth(which),
            _ => None,
        };
        return change(within.unwrap(), dice);
    }
    *value = match value {
        Value::Array(items) if !items.is_empty() && dice.below(2) == 0 => {
            let which = dice.below(u32::try_from(items.len()).unwrap()) as usize;
            let again = items[which].clone();
            if dice.below(2) == 0 {
                items.push(again);
            } else {
                drop(items.remove(which));
            }
            Value::Array(std::mem::take(items))
        }
        Value::Number(number) if dice.below(2) == 0 => json!(number.as_u64().unwrap_or(0) + 1),
        Value::Number(number) if dice.below(2) == 0 => json!(number.as_u64().unwrap_or(0).saturating_sub(1)),
        Value::Bool(flag) => json!(!*flag),
        _ => dice
            .pick(&[
                json!(null),
                json!(0),
                json!(1),
                json!(7),
                json!(255),
                json!(u32::MAX),
                json!(u64::MAX),
                json!([]),
            ])
            .unwrap()
            .clone(),
    };
}

/// A few steps of a game at random.
fn go_on(mut world: Box<dyn AnyRun>, dice: &mut Quick) {
    for _ in 0..12 {
        match world.agenda() {
            Agenda::Over => return,
            Agenda::Chance(_) => {
                let drawn = world.sample(dice).unwrap();
                world.settle(&drawn).unwrap();
            }
            agenda @ Agenda::Seats(_) => {
                // In such a world it can be that nobody is left to be asked.
                let Some(seat) = agenda.must().first().or_else(|| agenda.asked().first()) else { return };
                let legal = world.legal(seat);
                let Some(made) = dice.pick(&legal) else { return };
                world.play(seat, made).ok().unwrap();
            }
        }
        for viewer in Viewer::all(world.seats()) {
            let _ = (world.view(viewer), world.ask(viewer));
        }
    }
}

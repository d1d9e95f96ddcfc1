//! Views and moves as numbers: nothing is lost, nothing is told that the view does not tell. Views as data: worlds come of them.

#![expect(clippy::unwrap_used, reason = "a game that cannot be played fails the test")]

mod direct;
mod left_out;
mod moves;
mod vector;
mod views;
mod worlds;

use serde_json::{Value, json};
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::erased::AnyRun;
use sevenfold_core::{Agenda, FieldKind, Rng as _, Seat};
use sevenfold_shelf::{GAMES, Shelved};

/// How many games of each table are played; many more in the long form.
fn games() -> u64 {
    if std::env::var_os("SEVENFOLD_LONG").is_some() { 200 } else { 1 }
}

/// A game, its seats and its options.
struct Table {
    game: &'static dyn Shelved,
    seats: u8,
    options: Value,
}

/// Every game with its fewest and its most seats, and with each option changed.
fn tables() -> Vec<Table> {
    let mut tables = Vec::new();
    for &game in GAMES {
        for seats in [game.meta().least_seats, game.meta().most_seats] {
            tables.push(Table { game, seats, options: json!({}) });
            let changed = game.fields().iter().flat_map(|field| {
                let values: Vec<Value> = match field.kind {
                    FieldKind::Choice(words) => words.iter().map(|word| json!(word)).collect(),
                    FieldKind::Number(numbers) => numbers.iter().map(|number| json!(number)).collect(),
                    FieldKind::Flag => vec![json!(true)],
                    FieldKind::Counts { .. } => Vec::new(),
                };
                values.into_iter().map(|value| json!({ field.key: value }))
            });
            // Some are not for every number of seats.
            let possible = changed.filter(|options| game.start(options, seats, None).is_ok());
            tables.extend(possible.map(|options| Table { game, seats, options }));
        }
    }
    tables
}

impl Table {
    fn start(&self, seed: u64) -> Box<dyn AnyRun> {
        self.game.start(&self.options, self.seats, Some(of_number(seed))).unwrap()
    }

    fn name(&self) -> String {
        format!("{} with {} seats and {}", self.game.meta().id, self.seats, self.options)
    }
}

fn of_number(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[24..].copy_from_slice(&number.to_be_bytes());
    Seed(bytes)
}

/// Random games of some kinds take tens of thousands of steps; nothing new happens in the later ones.
const MOST_STEPS: usize = 400;

/// Plays a random game; `stop` is shown every position in which a seat is to move, and that seat.
fn walk(mut run: Box<dyn AnyRun>, dice: &mut Quick, mut stop: impl FnMut(&dyn AnyRun, Seat)) {
    while run.len() < MOST_STEPS {
        match run.agenda() {
            Agenda::Over => return,
            Agenda::Chance(_) => {
                run.draw().unwrap();
            }
            agenda @ Agenda::Seats(_) => {
                let seat = agenda.must().first().or_else(|| agenda.asked().first()).unwrap();
                stop(&*run, seat);
                let legal = run.legal(seat);
                run.play(seat, dice.pick(&legal).unwrap()).ok().unwrap();
            }
        }
    }
}

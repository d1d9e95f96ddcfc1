//! Playing up to the position of an exercise.

use serde_json::Value;
use sevenfold_core::chance::Seed;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::{Agenda, Seat};
use sevenfold_shelf::Shelved;

use crate::Exercise;

/// The moves of an exercise lead nowhere: which of them, from 1, or 0 for its beginning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Astray(pub usize);

/// The game up to the position, from its seed and its moves.
pub fn position(game: &dyn Shelved, exercise: &Exercise) -> Result<Box<dyn AnyRun>, Astray> {
    let seed: Seed = exercise.seed.parse().map_err(|_| Astray(0))?;
    let usual = || game.default_options(exercise.seats).map_err(|_| Astray(0));
    let options = if exercise.options == Value::Null { usual()? } else { exercise.options.clone() };
    let mut run = game.start(&options, exercise.seats, Some(seed)).map_err(|_| Astray(0))?;
    draw(&mut *run);
    for (number, line) in (1..).zip(&exercise.moves) {
        let (seat, text) = line.split_once(' ').ok_or(Astray(number))?;
        let seat = seat.parse().ok().and_then(Seat::from_number).ok_or(Astray(number))?;
        run.play(seat, text).map_err(|_| Astray(number))?;
        draw(&mut *run);
    }
    Ok(run)
}

/// Whatever the table has to draw.
fn draw(run: &mut dyn AnyRun) {
    while matches!(run.agenda(), Agenda::Chance(_)) && run.draw().is_some() {}
}

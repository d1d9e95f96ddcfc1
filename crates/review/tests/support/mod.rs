//! Games that tests look back at.

use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::erased::AnyRun;
use sevenfold_core::{Rng as _, Seat};
use sevenfold_shelf::Shelved;

/// A game at random, of so many steps or to its end.
pub(crate) fn played(game: &dyn Shelved, seats: u8, steps: usize) -> Box<dyn AnyRun> {
    let options = game.default_options(seats).unwrap();
    let mut run = game.start(&options, seats, Some(Seed([7; 32]))).unwrap();
    let mut dice = Quick::new(7);
    while run.len() < steps && run.outcome().is_none() {
        if run.draw().is_some() {
            continue;
        }
        let asked: Vec<Seat> = run.agenda().asked().iter().collect();
        let seat = *dice.pick(&asked).unwrap();
        let legal = run.legal(seat);
        run.play(seat, dice.pick(&legal).unwrap()).unwrap();
    }
    run
}

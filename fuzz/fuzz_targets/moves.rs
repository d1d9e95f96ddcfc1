//! Any text sent as a move of the first game positions is played or refused. Nothing panics, and a refusal changes
//! nothing.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sevenfold_core::chance::Seed;
use sevenfold_core::record::Extras;
use sevenfold_core::Seat;
use sevenfold_shelf::GAMES;

fuzz_target!(|data: (u8, u8, Vec<String>)| {
    let (which, seats, moves) = data;
    let game = GAMES[which as usize % GAMES.len()];
    let meta = game.meta();
    let seats = meta.least_seats + seats % (meta.most_seats - meta.least_seats + 1);
    let Ok(options) = game.default_options(seats) else { return };
    let Ok(mut run) = game.start(&options, seats, Some(Seed([7; 32]))) else { return };
    for text in &moves {
        while run.draw().is_some() {}
        let seat = run.agenda().asked().first().unwrap_or(Seat::FIRST);
        let before = run.record(Extras::default());
        if run.play(seat, text).is_err() {
            assert_eq!(before, run.record(Extras::default()));
        }
    }
});

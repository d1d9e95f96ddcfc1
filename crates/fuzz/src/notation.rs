//! Any text sent as a move is played or refused. A refusal changes nothing, and what is legal is played.
//!
//! The first byte says how many play. Then each line is a move: `#` and a number stand for a legal one, so that inputs
//! get beyond the first position; all else is sent as it is.

use sevenfold_core::Seat;
use sevenfold_core::chance::Seed;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::record::Extras;
use sevenfold_shelf::find;

/// Moves of one input.
const MOST: usize = 48;

pub(crate) fn feed(game: &str, bytes: &[u8]) -> usize {
    let (Some(game), Some((first, rest))) = (find(game), bytes.split_first()) else { return 0 };
    let Ok(text) = std::str::from_utf8(rest) else { return 0 };
    let meta = game.meta();
    let seats = meta.least_seats + first % (meta.most_seats - meta.least_seats + 1);
    let Ok(options) = game.default_options(seats) else { return 0 };
    let Ok(mut run) = game.start(&options, seats, Some(Seed([7; 32]))) else { return 0 };
    let mut played = 0;
    for line in text.lines().take(MOST) {
        while run.draw().is_some() {}
        let Some(seat) = run.agenda().asked().first() else { return played };
        let before = run.len();
        match line.strip_prefix('#').and_then(|number| number.parse().ok()) {
            Some(number) => legal(run.as_mut(), seat, number),
            None => any(run.as_mut(), seat, line),
        }
        played += run.len() - before;
    }
    played
}

/// One of the legal moves.
fn legal(run: &mut dyn AnyRun, seat: Seat, number: usize) {
    let moves = run.legal(seat);
    let Some(text) = moves.get(number % moves.len().max(1)) else { return };
    assert!(run.play(seat, text).is_ok(), "what is legal is played: {text}");
}

/// Whatever it is.
fn any(run: &mut dyn AnyRun, seat: Seat, text: &str) {
    let before = run.len();
    // Words for it are found or not; nothing panics.
    let _ = (run.describe(seat, text), run.window_of(seat, text));
    if run.play(seat, text).is_err() {
        assert_eq!(run.len(), before, "a refusal changes nothing");
    } else {
        assert_eq!(run.len(), before + 1);
        // A record of it can be read again.
        let document = run.record(Extras::default());
        assert_eq!(document.steps.len(), before + 1);
    }
}

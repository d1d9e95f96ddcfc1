//! How a game begins where nothing is dealt.

use sevenfold_core::chance::Seed;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::{Agenda, Rng as _};

use crate::seeds;

/// Where no deal makes one game differ from the next, plays a random move of every seat. The same seed gives the same moves.
pub(crate) fn open(run: &mut dyn AnyRun, seed: &Seed) {
    if !run.is_empty() || matches!(run.agenda(), Agenda::Chance(_)) {
        return;
    }
    let mut dice = seeds::generator(seed, "opening");
    for _ in 0..run.seats() {
        let Some(seat) = run.agenda().must().first() else { return };
        let legal = run.legal(seat);
        let Some(text) = dice.pick(&legal) else { return };
        // A legal move is not refused.
        let _ = run.play(seat, text);
    }
}

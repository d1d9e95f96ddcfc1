//! Forfeits (DL-36): shown after a round, until the next cards are played. They are for fun and in no record.

use sevenfold_core::chance::Quick;
use sevenfold_double_lucky_7::{Forfeits, Phase, View, forfeits};

use super::super::Canvas;
use super::super::art::Block;
use crate::screen::wrapped;
use crate::theme::Tone;

/// A challenge for everybody who missed the bid of the last round.
pub(super) fn lines(view: &View, canvas: &Canvas<'_>) -> Block {
    let between = matches!(view.phase, Phase::Naming { .. } | Phase::Bidding { .. } | Phase::Over);
    if view.options.forfeits == Forfeits::Off || !between {
        return Block::new();
    }
    let challenges: Vec<&str> = match canvas.pen.challenges() {
        Some(own) => forfeits::read(own),
        None => sevenfold_texts::forfeits(canvas.pen.lang()).collect(),
    };
    // Drawn anew for every screen, so the same round must give the same challenges.
    let round = view.pad.last_finished().map_or(0, |row| row.round);
    let mut rng = Quick::new(u64::from(round));
    let drawn = forfeits::draw(&view.pad, &challenges, &mut rng);
    let width = usize::from(canvas.width).saturating_sub(2);
    let sentence =
        |(seat, challenge): (_, &str)| wrapped(&format!("★ {}: {challenge}", canvas.pen.name(seat)), width);
    drawn.into_iter().flat_map(sentence).map(|line| canvas.pen.line(line, Tone::Good)).collect()
}

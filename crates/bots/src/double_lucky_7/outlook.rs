//! What each move promises, tried in the same imagined worlds.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Seat, Silent};
use sevenfold_double_lucky_7::{Action, DoubleLucky7, Phase, View};

use super::habit;

/// What a point of one's own is worth in [`Outlook::value`].
pub const POINT: i64 = 12;

/// What a move promised over all worlds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Outlook {
    /// Own points less a third of what the others get on average, in parts of [`POINT`].
    pub value: i64,
    /// In how many worlds the bid was made.
    pub exact: i64,
}

impl Outlook {
    /// Tries each move in so many worlds, to the end of the round.
    pub fn of(view: &View, seat: Seat, moves: &[Action], worlds: u32, rng: &mut Quick) -> Vec<Self> {
        let mut outlooks = vec![Self::default(); moves.len()];
        for _ in 0..worlds {
            let Ok(world) = DoubleLucky7::imagine(view, rng) else { return Vec::new() };
            for (outlook, action) in outlooks.iter_mut().zip(moves) {
                let mut after = world;
                after.advance(seat, action, &mut Silent);
                play_out(&mut after);
                outlook.add(&after, seat);
            }
        }
        outlooks
    }

    fn add(&mut self, end: &DoubleLucky7, seat: Seat) {
        let others = Seat::all(end.seats()).filter(|&other| other != seat);
        let theirs: i32 = others.map(|other| end.round_points(other)).sum();
        let share = i64::from(theirs) * POINT / (3 * i64::from(end.seats() - 1));
        self.value += i64::from(end.round_points(seat)) * POINT - share;
        self.exact += i64::from(end.bid(seat) == Some(end.taken(seat)));
    }
}

/// Everybody plays on by habit until the round is over.
fn play_out(world: &mut DoubleLucky7) {
    while !matches!(world.phase(), Phase::Deal | Phase::Over) {
        let Some((seat, action)) = habit::usual(world) else { return };
        world.advance(seat, &action, &mut Silent);
    }
}

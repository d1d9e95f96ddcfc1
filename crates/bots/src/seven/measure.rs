//! What a position is worth to a seat.

use sevenfold_core::{Game, Seat};
use sevenfold_seven::{Aim, MOST_LEVELS, Seven, Tile, Tiles};

/// More than any sum of tiles: the game is decided.
const WON: i64 = 1 << 60;

/// A player has seven tiles, so that one tile on a level outweighs all on the levels compared after it.
const STEP: i64 = 8;

/// Tiles in hand count for this part of where they could go now, since the table will have changed.
const LATER: i64 = 4;

/// Greater is better for `me`. What lies counts by the final comparison; what is in hand by the level it could reach
/// now, in full for the best tile of whoever is next.
pub(super) fn measure(game: &Seven, me: Seat) -> i64 {
    if let Some(outcome) = game.outcome() {
        let draw = usize::from(outcome.winners.len()) == outcome.points.len();
        return match outcome.winners.contains(me) {
            true if draw => 0,
            true => WON,
            false => -WON,
        };
    }
    let hands = Seat::all(game.seats()).fold(Tiles::NONE, |all, seat| all.union(game.hand(seat)));
    let reach = game.highest_levels(hands);
    let (mut ours, mut theirs) = (i64::MIN, i64::MIN);
    let standing = game.standing();
    for seat in Seat::all(game.seats()) {
        let lying = standing
            .levels(seat)
            .iter()
            .zip(1..)
            .map(|(&count, level)| i64::from(count) * weight(game.aim(), level));
        let worth = lying.sum::<i64>() + prospects(game, seat, reach);
        // With pairs the better of the two counts (SV-12).
        let side = if game.are_allies(me, seat) { &mut ours } else { &mut theirs };
        *side = worth.max(*side);
    }
    ours - theirs
}

/// What a tile on a level is worth.
fn weight(aim: Aim, level: u8) -> i64 {
    let steps = match aim {
        Aim::High => level,
        Aim::Low => (MOST_LEVELS as u8).saturating_sub(level),
    };
    STEP.pow(u32::from(steps))
}

fn prospects(game: &Seven, seat: Seat, reach: [u8; Tile::ALL.len()]) -> i64 {
    let weights = game.hand(seat).iter().map(|tile| weight(game.aim(), reach[tile as usize]));
    let later = weights.clone().sum::<i64>() / LATER;
    if game.turn() == Some(seat) {
        let best = weights.max().unwrap_or(0);
        later + best - best / LATER
    } else {
        later
    }
}

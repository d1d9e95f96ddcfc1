//! How likely each seat is to collect in the round that is played, as a fit to many rounds says.
//!
//! The numbers come from `cargo run --release -p sevenfold-bots --example triple_seven_fit -- 1500`: rounds for two among
//! experts, in which they foretell who collects with a log loss of 0.575, where knowing nothing gives 0.693.

use sevenfold_core::Seat;
use sevenfold_triple_seven::{Card, Colour, Frame, Main, Phase, Rank, Shown, TripleSeven};

use super::stand::Missing;

/// Hands are counted up to this many cards; each beyond it counts by itself.
const COUNTED: u8 = 8;

/// What is counted of a seat.
pub const FEATURES: [&str; 20] = [
    "1 card",
    "2 cards",
    "3 cards",
    "4 cards",
    "5 cards",
    "6 cards",
    "7 cards",
    "8 cards",
    "beyond",
    "herald",
    "thief",
    "saint",
    "samaritan",
    "sinner",
    "reaper",
    "deuce",
    "ready",
    "could be",
    "turn",
    "stuck",
];

/// By how much each of them makes it likelier to collect.
const FACTORS: [f32; FEATURES.len()] = [
    3.79, 1.85, 1.2, 0.9, 0.73, 0.62, 0.56, 0.52, 0.87, 1.25, 1.42, 1.96, 2.58, 2.13, 1.61, 1.24, 3.18, 2.52,
    1.14, 0.75,
];

/// What is counted of a seat, in the order of [`FEATURES`].
pub fn features(game: &TripleSeven, seat: Seat) -> [u8; FEATURES.len()] {
    let hand = game.hand_of(seat);
    let cards = hand.len().max(1);
    let mut counts = [0; FEATURES.len()];
    counts[usize::from(cards.min(COUNTED) - 1)] = 1;
    counts[8] = cards.saturating_sub(COUNTED);
    for colour in Colour::ALL {
        let has = |rank| u8::from(hand.contains(Card::new(colour, rank)));
        counts[9] += has(Rank::Herald);
        counts[10] += has(Rank::Thief);
        counts[15] += has(Rank::Deuce);
    }
    for (place, main) in Main::ALL.into_iter().enumerate() {
        counts[11 + place] = hand.copies(main);
    }
    let missing = Missing::of(game.collected_by(seat));
    let ready = game.reserve_of(seat).is_some_and(|card| missing.contains(card.kind()));
    counts[16] = u8::from(ready);
    counts[17] = u8::from(!ready && cards > 1 && hand.iter().any(|card| missing.contains(card.kind())));
    if is_on_turn(game, seat) {
        let shows = game.table().pile.shows;
        let wild = counts[9..15].iter().any(|count| *count > 0);
        let plays = wild || shows.is_none_or(|shows: Shown| shows.followers(&hand) > 0);
        counts[if plays { 18 } else { 19 }] = 1;
    }
    counts
}

fn is_on_turn(game: &TripleSeven, seat: Seat) -> bool {
    let Phase::Round(frames) = &game.table().phase else { return false };
    match frames.top() {
        None => frames.turn.seat == seat,
        Some(Frame::Deuce { seat: again }) => again == seat,
        Some(_) => false,
    }
}

/// How likely a seat is to collect in this round, in proportion to the others.
pub(super) fn chance(game: &TripleSeven, seat: Seat) -> f32 {
    let counted = features(game, seat).into_iter().zip(FACTORS);
    counted.fold(1.0, |chance, (count, factor)| (0..count).fold(chance, |chance, _| chance * factor))
}

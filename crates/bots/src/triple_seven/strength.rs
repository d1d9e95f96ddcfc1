//! How likely each seat is to collect in the round that is played, as a fit to many rounds says.
//!
//! The numbers come from `cargo run --release -p sevenfold-bots --example triple_seven_fit -- 1500`: rounds for two among
//! experts, in which they foretell who collects with a log loss of 0.575, where knowing nothing gives 0.693. Those experts
//! judged by an earlier fit, to rounds of the policy; today's give slightly other numbers.

use sevenfold_core::Seat;
use sevenfold_triple_seven::{Card, Colour, Frame, Main, Phase, Rank, TripleSeven};

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
    let cards = hand.len();
    let [one, two, three, four, five, six, seven, eight] =
        std::array::from_fn(|place| u8::from(usize::from(cards.clamp(1, COUNTED)) == place + 1));
    let of_rank =
        |rank| Colour::ALL.into_iter().map(|colour| u8::from(hand.contains(Card::new(colour, rank)))).sum();
    let [herald, thief, deuce]: [u8; 3] = [Rank::Herald, Rank::Thief, Rank::Deuce].map(of_rank);
    let [saint, samaritan, sinner, reaper] = Main::ALL.map(|main| hand.copies(main));
    let missing = Missing::of(game.collected_by(seat));
    let ready = game.reserve_of(seat).is_some_and(|card| missing.contains(card.kind()));
    let could_be = !ready && cards > 1 && hand.iter().any(|card| missing.contains(card.kind()));
    let follows = game.table().pile.shows.is_none_or(|shows| shows.followers(&hand) > 0);
    let plays = follows || herald + thief + saint + samaritan + sinner + reaper > 0;
    let [turn, stuck] = [true, false].map(|able| u8::from(plays == able && is_on_turn(game, seat)));
    let beyond = cards.saturating_sub(COUNTED);
    let [ready, could_be] = [ready, could_be].map(u8::from);
    [
        one, two, three, four, five, six, seven, eight, beyond, herald, thief, saint, samaritan, sinner,
        reaper, deuce, ready, could_be, turn, stuck,
    ]
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

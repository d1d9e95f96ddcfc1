//! Tunes the weights of Sieben's playout policy by simultaneous perturbation (SPSA; Spall 1992): in every step two sets of
//! weights that differ at random from the present ones play the same deals, and the present ones move towards the better.
//!
//! `cargo run --release -p sevenfold-bots --example sieben_tune -- [steps] [deals a step]`

#![allow(clippy::cast_precision_loss, reason = "deals and steps are few")]

#[path = "skill/deal.rs"]
mod deal;

use deal::Deal;
use sevenfold_bots::sieben::{WEIGHTS, Weights, policy};
use sevenfold_core::chance::Quick;
use sevenfold_core::{Rng as _, Seat};
use sevenfold_sieben::Sieben;

/// How many weights there are.
const SIZE: usize = 11;
/// How far the weights are perturbed, and how fast they move.
const REACH: f32 = 0.15;
const PACE: f32 = 0.6;

fn main() {
    let mut numbers = std::env::args().skip(1).map_while(|text| text.parse().ok());
    let (steps, deals) = (numbers.next().unwrap_or(400), numbers.next().unwrap_or(200));
    let mut rng = Quick::new(7);
    let mut present = list(&WEIGHTS);
    for step in 0..steps {
        let side: [f32; SIZE] = std::array::from_fn(|_| if rng.below(2) == 0 { REACH } else { -REACH });
        let [up, down] =
            [1.0, -1.0].map(|sign| weights(&std::array::from_fn(|i| present[i] + sign * side[i])));
        let gain = margin(&up, &down, deals, u64::from(step) * u64::from(deals));
        let pace = PACE / (1.0 + step as f32 / 100.0);
        present.iter_mut().zip(side).for_each(|(weight, side)| *weight += pace * gain * side / REACH);
        if (step + 1) % 50 == 0 {
            let fresh = margin(&weights(&present), &WEIGHTS, 4000, 1 << 40);
            println!("{} steps: {fresh:+.4} chips a round; {:.2?}", step + 1, weights(&present));
        }
    }
}

fn list(weights: &Weights) -> [f32; SIZE] {
    let [one, two, three, four, five, six, seven] = weights.burden;
    let Weights { variety, next_seven, next_out, next_stuck, .. } = *weights;
    [one, two, three, four, five, six, seven, variety, next_seven, next_out, next_stuck]
}

fn weights(list: &[f32; SIZE]) -> Weights {
    let [one, two, three, four, five, six, seven, variety, next_seven, next_out, next_stuck] = *list;
    let burden = [one, two, three, four, five, six, seven];
    Weights { burden, variety, next_seven, next_out, next_stuck }
}

/// By how many chips a round the first is ahead of the second, each deal played from both seats.
fn margin(first: &Weights, second: &Weights, deals: u32, from: u64) -> f32 {
    let games = (0..deals).flat_map(|deal| {
        let deal = from + u64::from(deal);
        [ahead([first, second], deal), -ahead([second, first], deal)]
    });
    games.sum::<i32>() as f32 / (7 * 2 * deals) as f32
}

/// By how many chips the first seat is ahead in the end.
fn ahead(seats: [&Weights; 2], deal: u64) -> i32 {
    let Some(mut deal) = Deal::<Sieben>::new(2, deal) else { return 0 };
    while let Some(seat) = deal.asked() {
        let place = policy(deal.game(), seat, deal.legal(), seats[seat.index()]);
        deal.play(seat, deal.legal()[place]);
    }
    let chips = |seat| i32::from(deal.game().chips(Seat::new(seat)));
    chips(0) - chips(1)
}

//! Tunes the weights of 777's playing policy by simultaneous perturbation (SPSA; Spall 1992): in every step two sets of
//! weights that differ at random from the present ones play the same deals, and the present ones move towards the better.
//!
//! `cargo run --release -p sevenfold-bots --example triple_seven_tune -- [steps] [deals a step] [seats]`

#![allow(clippy::cast_precision_loss, reason = "deals and steps are few")]

#[path = "skill/deal.rs"]
mod deal;

use deal::Deal;
use sevenfold_bots::triple_seven::{WEIGHTS, Weights, policy};
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game as _, Rng as _, Seat};
use sevenfold_triple_seven::TripleSeven;

/// How far a weight is perturbed, as a part of its size and at least.
const REACH: f32 = 0.25;
const LEAST_REACH: f32 = 0.5;
/// How fast weights move, in reaches.
const PACE: f32 = 4.0;

fn main() {
    let mut numbers = std::env::args().skip(1).map_while(|text| text.parse().ok());
    let mut next = |usual| numbers.next().unwrap_or(usual);
    let (steps, deals, seats) = (next(1_000), next(100), next(2));
    let mut rng = Quick::new(7);
    let mut present = WEIGHTS;
    for step in 0..steps {
        let signs: Vec<f32> =
            WEIGHTS.list().iter().map(|_| if rng.below(2) == 0 { 1.0 } else { -1.0 }).collect();
        let moved = |by: f32| {
            let mut weights = present;
            for (weight, sign) in weights.list_mut().into_iter().zip(&signs) {
                *weight += by * sign * (REACH * weight.abs()).max(LEAST_REACH);
            }
            weights
        };
        let gain = margin(&moved(1.0), &moved(-1.0), seats as u8, deals, u64::from(step) * u64::from(deals));
        let pace = PACE / (1.0 + step as f32 / 200.0);
        present = moved((pace * gain).clamp(-0.5, 0.5));
        if (step + 1) % 100 == 0 {
            let fresh = margin(&present, &WEIGHTS, seats as u8, 4_000, 1 << 40);
            println!("{} steps: {fresh:+.4} of the win; {present:.2?}", step + 1);
        }
    }
}

/// By how much of the win the first is ahead of the second, each deal played from all seats.
fn margin(first: &Weights, second: &Weights, seats: u8, deals: u32, from: u64) -> f32 {
    let games = (0..deals).flat_map(|deal| {
        let deal = from + u64::from(deal);
        Seat::all(seats).map(move |alone| ahead(first, second, alone, seats, deal))
    });
    let mirrored = (0..if seats > 2 { deals } else { 0 }).flat_map(|deal| {
        let deal = from + u64::from(deal);
        Seat::all(seats).map(move |alone| -ahead(second, first, alone, seats, deal))
    });
    let all: Vec<f32> = games.chain(mirrored).collect();
    all.iter().sum::<f32>() / all.len() as f32
}

/// How much more than the others the seat that plays by itself wins, and the same in types collected, half each.
fn ahead(one: &Weights, others: &Weights, alone: Seat, seats: u8, deal: u64) -> f32 {
    let mut rng = Quick::new(deal);
    let Some(mut deal) = Deal::<TripleSeven>::new(seats, deal) else { return 0.0 };
    while let Some(seat) = deal.asked() {
        let weights = if seat == alone { one } else { others };
        let place = policy(deal.game(), seat, deal.legal(), weights, &mut rng);
        deal.play(seat, deal.legal()[place]);
    }
    let collected = |seat| deal.game().collected_by(seat).iter().flatten().count() as f32;
    let others = Seat::all(seats).filter(|seat| *seat != alone).map(collected);
    let types = collected(alone) - others.sum::<f32>() / f32::from(seats - 1);
    let won = deal.game().outcome().is_some_and(|outcome| outcome.winners.contains(alone));
    let share = if won { 1.0 } else { 0.0 };
    0.5 * (share - (1.0 - share) / f32::from(seats - 1)) + 0.5 * types / 3.0
}

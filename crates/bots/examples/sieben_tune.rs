//! Tunes the weights of Sieben's playout policy by simultaneous perturbation (SPSA; Spall 1992): in every step two sets of
//! weights that differ at random from the present ones play the same deals, and the present ones move towards the better.
//!
//! `cargo run --release -p sevenfold-bots --example sieben_tune -- [steps] [deals a step]`

#![allow(clippy::cast_precision_loss, reason = "deals and steps are few")]

use sevenfold_bots::sieben::{WEIGHTS, Weights, policy};
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::run::Run;
use sevenfold_core::{Agenda, Game as _, Rng as _, Seat, Silent};
use sevenfold_sieben::{Options, Sieben};

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
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&deal.to_le_bytes());
    let Ok(mut run) = Run::<Sieben>::new(&Options::default(), 2, Some(Seed(seed))) else { return 0 };
    let mut legal = Vec::new();
    loop {
        match run.game().agenda() {
            Agenda::Chance(_) => drop(run.draw(&mut Silent)),
            Agenda::Over => break,
            Agenda::Seats(_) => {
                let Some(seat) = run.game().phase().to_move() else { break };
                legal.clear();
                run.game().legal_into(seat, &mut legal);
                let place = policy(run.game(), seat, &legal, seats[seat.index()]);
                let played = run.play(seat, legal[place], &mut Silent);
                debug_assert!(played.is_ok(), "the policy plays legal moves");
            }
        }
    }
    let chips = |seat| i32::from(run.game().chips(Seat::new(seat)));
    chips(0) - chips(1)
}

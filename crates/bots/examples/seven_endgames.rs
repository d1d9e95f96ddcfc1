//! How many plies before the end SEVEN is solved exactly within a time: positions from games of the club player.
//!
//! `cargo run --release -p sevenfold-bots --example seven_endgames -- LEFT POSITIONS [SECONDS]`

use std::time::{Duration, Instant};

use sevenfold_bots::seven::{Club, Exact};
use sevenfold_bots::{Bot, Clock, Effort};
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Rng, Silent, Viewer};
use sevenfold_seven::{Options, Seven};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<f64>().unwrap_or(1.0));
    let (left, positions) = (numbers.next().unwrap_or(5.0) as usize, numbers.next().unwrap_or(20.0) as u64);
    let seconds = numbers.next().unwrap_or(1.0);
    let mut took = Vec::new();
    let (mut nodes, mut results) = (0, [0; 4]);
    for seed in 0..positions {
        let game = position(seed, left);
        let view = game.view(Viewer::Watcher);
        let begun = Instant::now();
        let clock = Clock::new(move || begun.elapsed());
        let mut meter = Effort::Time { budget: Duration::from_secs_f64(seconds), clock }.meter(1.0);
        let mut exact = Exact::default();
        let value = exact.value(&view, &mut meter);
        took.push(if value.is_some() { begun.elapsed().as_secs_f64() } else { f64::INFINITY });
        results[value.map_or(3, |value| (value as i8 + 1) as usize)] += 1;
        nodes += exact.nodes();
    }
    let sum: f64 = took.iter().map(|&took| took.min(seconds)).sum();
    took.sort_by(f64::total_cmp);
    let at = |share: f64| took[((took.len() - 1) as f64 * share) as usize] * 1e3;
    println!(
        "{left} left, {positions} positions: median {:.2} ms, 90 % {:.2} ms, 99 % {:.2} ms, worst {:.2} ms; \
         lost {}, drawn {}, won {}, unsolved {}; {:.2} M nodes/s",
        at(0.5), at(0.9), at(0.99), at(1.0), results[0], results[1], results[2], results[3],
        nodes as f64 / sum / 1e6
    );
}

/// A position with so many tiles left, from a game with a random opening.
fn position(seed: u64, left: usize) -> Seven {
    let mut rng = Quick::new(seed);
    let options = Options { misere: std::env::var_os("MISERE").is_some(), teams: None };
    let mut game = Seven::new(&options, 2).unwrap();
    while let Some(seat) = game.turn() {
        if 14 - game.moves() == left {
            break;
        }
        let legal = game.legal(seat);
        let action = if game.moves() < 3 {
            *rng.pick(&legal).unwrap()
        } else {
            Club.choose(&game.view(Viewer::Seat(seat)), &legal, &mut rng).unwrap()
        };
        game.advance(seat, &action, &mut Silent);
    }
    game
}

//! How many plies before the end SEVEN is solved exactly within a time: positions from games of the club player.
//!
//! `cargo run --release -p sevenfold-bots --example seven_endgames -- LEFT POSITIONS [SECONDS] [show]`
//! Misère with `MISERE=1` in the environment; `show` prints the positions and their values.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts and parts of a second, far below what a float holds"
)]

use std::time::Duration;

use sevenfold_bots::seven::{Exact, club};
use sevenfold_bots::{Clock, Effort};
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Rng, Silent, Viewer};
use sevenfold_seven::{Action, Options, Seven};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<f64>().unwrap_or(1.0));
    let (left, positions) = (numbers.next().unwrap_or(5.0) as usize, numbers.next().unwrap_or(20.0) as u64);
    let seconds = numbers.next().unwrap_or(1.0);
    let show = std::env::args().any(|argument| argument == "show");
    let mut took = Vec::new();
    let (mut nodes, mut results) = (0, [0; 4]);
    for seed in 0..positions {
        let game = position(seed, left);
        let view = game.view(Viewer::Watcher);
        let begun = on_processor();
        let clock = Clock::new(on_processor);
        let mut meter = Effort::time(Duration::from_secs_f64(seconds), clock).meter(1.0);
        let mut exact = Exact::default();
        let value = exact.value(&view, &mut meter);
        if show {
            let moves = view.tiles.iter().filter_map(|tile| Action::new(tile.tile, tile.cells));
            let moves: Vec<String> = moves.map(|action| action.to_string()).collect();
            println!("{value:?}: {}", moves.join(" / "));
        }
        took.push(if value.is_some() {
            on_processor().as_secs_f64() - begun.as_secs_f64()
        } else {
            f64::INFINITY
        });
        results[value.map_or(3, |value| (value as i8 + 1) as usize)] += 1;
        nodes += exact.nodes();
    }
    let sum: f64 = took.iter().map(|&took| took.min(seconds)).sum();
    took.sort_by(f64::total_cmp);
    let at = |share: f64| took[((took.len() - 1) as f64 * share) as usize] * 1e3;
    println!(
        "{left} left, {positions} positions: median {:.2} ms, 90 % {:.2} ms, 99 % {:.2} ms, worst {:.2} ms; \
         lost {}, drawn {}, won {}, unsolved {}; {:.2} M nodes/s",
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0),
        results[0],
        results[1],
        results[2],
        results[3],
        nodes as f64 / sum / 1e6
    );
}

/// A position with so many tiles left, from a game with a random opening.
fn position(seed: u64, left: usize) -> Seven {
    let (mut rng, mut player) = (Quick::new(seed), club(&Effort::default()));
    let options = Options { misere: std::env::var_os("MISERE").is_some(), teams: None };
    let mut game = Seven::new(&options, 2).expect("a position of a game");
    while let Some(seat) = game.turn() {
        if 14 - game.moves() == left {
            break;
        }
        let legal = game.legal(seat);
        let action = if game.moves() < 3 {
            *rng.pick(&legal).expect("a position of a game")
        } else {
            player.choose(&game.view(Viewer::Seat(seat)), &legal, &mut rng).expect("a position of a game")
        };
        game.advance(seat, &action, &mut Silent);
    }
    game
}

/// The time this thread has had a processor, so that a busy machine does not matter (Linux).
fn on_processor() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanos = text.split(' ').next().and_then(|number| number.parse().ok());
    Duration::from_nanos(nanos.expect("the kernel counts"))
}

//! How much is a seat of SEVEN worth? Games of equal players, and each seat's share of the wins.
//!
//! `cargo run --release -p sevenfold-bots --example seven_seats -- GAMES THREADS ITERATIONS [KIND …]`
//!
//! `club`, `expert` and `master` each play against themselves with so many iterations a move, and `master` once more with
//! ten times as many. A kind is `2`, `3`, `4` or `pairs`, with `low` behind it for the lowest level first; without one, all
//! of them. Every game begins with one random tile of each seat. Intervals are ordinary ones of 95 %.

#![allow(clippy::cast_precision_loss, reason = "counts of games, far below what a float holds")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use sevenfold_bots::Effort;
use sevenfold_bots::seven::ROSTER;
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Rng, Seat, Silent, Viewer};
use sevenfold_seven::{Options, Seven, Teams};

/// All kinds of game.
const KINDS: [&str; 8] = ["2", "3", "4", "pairs", "2low", "3low", "4low", "pairslow"];

/// Who plays, and how much more than the others.
const PLAYERS: [(&str, u32); 4] = [("club", 1), ("expert", 1), ("master", 1), ("master", 10)];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [games, threads, iterations, kinds @ ..] = arguments.as_slice() else {
        panic!("GAMES THREADS ITERATIONS [KIND …]");
    };
    let number = |text: &String| text.parse::<u32>().expect("a number");
    let (games, threads, iterations) = (u64::from(number(games)), number(threads), number(iterations));
    let kinds: Vec<&str> =
        if kinds.is_empty() { KINDS.to_vec() } else { kinds.iter().map(String::as_str).collect() };
    for kind in kinds {
        for (name, times) in PLAYERS {
            let table = Table::read(kind, name, iterations * times);
            // Ten times the thought costs ten times as much.
            let shares = table.shares(games / u64::from(times).min(4), threads);
            println!("{kind:>8} {name:>7} {:>6}: {}", iterations * times, said(&shares));
        }
    }
}

/// Each seat's share with its interval, in per cent.
fn said(games: &[Vec<f64>]) -> String {
    let count = games.len() as f64;
    let seats = games.first().map_or(0, Vec::len);
    let seat = |seat: usize| {
        let mean = games.iter().map(|shares| shares[seat]).sum::<f64>() / count;
        let error = (games.iter().map(|shares| (shares[seat] - mean).powi(2)).sum::<f64>()).sqrt() / count;
        format!("{:5.1} ± {:.1}", 100.0 * mean, 196.0 * error)
    };
    format!("{} ({} games)", (0..seats).map(seat).collect::<Vec<_>>().join(" | "), games.len())
}

/// What is played, and by whom.
#[derive(Clone, Copy)]
struct Table<'a> {
    options: Options,
    seats: u8,
    name: &'a str,
    iterations: u32,
}

impl<'a> Table<'a> {
    fn read(kind: &str, name: &'a str, iterations: u32) -> Self {
        let (sides, misere) = kind.strip_suffix("low").map_or((kind, false), |sides| (sides, true));
        let (seats, teams) = match sides {
            "pairs" => (4, Some(Teams::Pairs)),
            "4" => (4, Some(Teams::None)),
            "3" => (3, None),
            _ => (2, None),
        };
        Self { options: Options { misere, teams }, seats, name, iterations }
    }

    /// Each game's shares, seat by seat.
    fn shares(self, games: u64, threads: u32) -> Vec<Vec<f64>> {
        let (next, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= games {
                            return;
                        }
                        let shares = self.game(game);
                        all.lock().expect("nobody panics").push(shares);
                    }
                });
            }
        });
        all.into_inner().expect("nobody panics")
    }

    fn game(self, number: u64) -> Vec<f64> {
        let recipe = ROSTER.iter().find(|recipe| recipe.name == self.name).expect("a name of the roster");
        let mut bot = (recipe.make)(&Effort::iterations(self.iterations));
        let mut rng = Quick::new(22 << 32 | number);
        let mut game = Seven::new(&self.options, self.seats).expect("a kind of game");
        while let Some(seat) = game.turn() {
            let legal = game.legal(seat);
            let action = if game.moves() < usize::from(self.seats) {
                rng.pick(&legal).copied()
            } else {
                bot.choose(&game.view(Viewer::Seat(seat)), &legal, &mut rng)
            };
            game.advance(seat, &action.expect("a legal move"), &mut Silent);
        }
        let winners = game.outcome().expect("a game that is over").winners;
        let share = |seat: Seat| {
            if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 }
        };
        Seat::all(self.seats).map(share).collect()
    }
}

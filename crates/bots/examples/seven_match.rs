//! One player of SEVEN against another, at equal time or not.
//!
//! `cargo run --release -p sevenfold-bots --example seven_match -- A B MILLIS DEALS THREADS [KIND [FIRST]]`
//!
//! A player is a net's file, or a name of the roster. Milliseconds are for both, or as `4000:1000` for each. A kind is `2`,
//! `3`, `4` or `pairs`, with `low` behind it for the lowest level first. A deal is one random tile of each seat and then
//! every line-up: with two seats or pairs both sides; with more each player alone among copies of the other at every seat.
//! The score is then a half, plus half of how much more often the first won alone. Deals are numbered from `FIRST`, or
//! from 0.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts of games and shares of them, far below what a float holds"
)]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use sevenfold_bots::seven::{Nets, ROSTER, learned};
use sevenfold_bots::{Bot, Clock, Effort};
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Rng, Seat, Silent, Viewer};
use sevenfold_seven::{Options, Seven, Teams};

/// Who plays.
#[derive(Clone, Copy)]
enum Player {
    Net(&'static Nets),
    Named(&'static str),
}

impl Player {
    fn read(text: &str) -> Self {
        if let Some(recipe) = ROSTER.iter().find(|recipe| recipe.name == text) {
            return Self::Named(recipe.name);
        }
        let nets = Nets::read(&std::fs::read(text).expect("a file")).expect("a net");
        Self::Net(Box::leak(Box::new(nets)))
    }

    fn make(self, effort: &Effort) -> Box<dyn Bot<Seven>> {
        match self {
            Self::Net(nets) => learned(nets, effort),
            Self::Named(name) => {
                let recipe = ROSTER.iter().find(|recipe| recipe.name == name);
                (recipe.expect("a name of the roster").make)(effort)
            }
        }
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [a, b, millis, deals, threads, more @ ..] = arguments.as_slice() else {
        panic!("A B MILLIS DEALS THREADS [KIND [FIRST]]");
    };
    let players = [Player::read(a), Player::read(b)];
    let (one, other) = millis.split_once(':').unwrap_or((millis, millis));
    let times = [one, other].map(|millis| Duration::from_millis(millis.parse().expect("milliseconds")));
    let deals: u64 = deals.parse().expect("deals");
    let threads: usize = threads.parse().expect("threads");
    let kind = more.first().map_or("2", String::as_str);
    let first: u64 = more.get(1).map_or(0, |first| first.parse().expect("the number of a deal"));
    let (sides, misere) = kind.strip_suffix("low").map_or((kind, false), |sides| (sides, true));
    let (seats, teams) = match sides {
        "pairs" => (4, Some(Teams::Pairs)),
        "4" => (4, Some(Teams::None)),
        "3" => (3, None),
        _ => (2, None),
    };
    let table = Table { options: Options { misere, teams }, seats, times };
    let next = AtomicU64::new(first);
    let found = Mutex::new((Vec::new(), Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let deal = next.fetch_add(1, Ordering::Relaxed);
                    if deal >= first + deals {
                        return;
                    }
                    let mut times = Vec::new();
                    let scores = table.deal(players, deal, &mut times);
                    let mut found = found.lock().expect("nobody panics");
                    found.0.push(scores);
                    found.1.extend(times);
                }
            });
        }
    });
    let (scores, mut times) = found.into_inner().expect("nobody panics");
    let count = scores.len() as f64;
    let means: Vec<f64> = scores.iter().map(|pair| f64::midpoint(pair[0], pair[1])).collect();
    let mean = means.iter().sum::<f64>() / count;
    let error = (means.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / count / count).sqrt();
    let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
    let as_first = scores.iter().map(|pair| pair[0]).sum::<f64>() / count;
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!(
        "{a} against {b}, {kind}, {millis} ms, {deals} deals: {:.1} % ({:.1} % beginning), Elo {:+.0} ({:+.0} … {:+.0}); \
         thoughts of {a}: p50 {:?}, p99 {:?}, longest {:?}",
        100.0 * mean,
        100.0 * as_first,
        elo(mean),
        elo(mean - 1.96 * error),
        elo(mean + 1.96 * error),
        at(0.5),
        at(0.99),
        at(1.0),
    );
}

/// What is played.
#[derive(Clone, Copy)]
struct Table {
    options: Options,
    seats: u8,
    /// For a move, by player.
    times: [Duration; 2],
}

impl Table {
    /// The first player's score where it begins, and where it does not; with more than two sides both are the score.
    fn deal(self, players: [Player; 2], deal: u64, times: &mut Vec<Duration>) -> [f64; 2] {
        if self.seats == 2 || self.options.teams == Some(Teams::Pairs) {
            return [0, 1].map(|seat| self.game(players, |at| at % 2 == seat, seat, deal, times));
        }
        let mut alone = [0.0; 2];
        for (lone, won) in alone.iter_mut().enumerate() {
            for seat in 0..usize::from(self.seats) {
                *won += self.game(players, |at| (at == seat) == (lone == 0), seat, deal, times);
            }
        }
        let score = 0.5 + (alone[0] - alone[1]) / f64::from(self.seats) / 2.0;
        [score, score]
    }

    /// The share of the win of a seat and its partner; `first` says where the first player sits.
    fn game(
        self,
        players: [Player; 2],
        first: impl Fn(usize) -> bool,
        asked: usize,
        deal: u64,
        times: &mut Vec<Duration>,
    ) -> f64 {
        let begun = Instant::now();
        let clock = Clock::new(move || begun.elapsed());
        let efforts = self.times.map(|time| Effort::time(time, clock.clone()));
        let mut bots = [0, 1].map(|which| players[which].make(&efforts[which]));
        let mut rng = Quick::new(7 << 32 | deal);
        let mut game = Seven::new(&self.options, self.seats).expect("a kind of game");
        while let Some(seat) = game.turn() {
            let legal = game.legal(seat);
            let action = if game.moves() < usize::from(self.seats) {
                rng.pick(&legal).copied()
            } else {
                let which = usize::from(!first(seat.index()));
                let asked = Instant::now();
                let action = bots[which].choose(&game.view(Viewer::Seat(seat)), &legal, &mut rng);
                if which == 0 && legal.len() > 1 {
                    times.push(asked.elapsed());
                }
                action
            };
            game.advance(seat, &action.expect("a legal move"), &mut Silent);
        }
        let winners = game.outcome().expect("a game that is over").winners;
        let pairs = self.options.teams == Some(Teams::Pairs);
        let mine = |seat: Seat| seat.index() == asked || pairs && seat.index() % 2 == asked % 2;
        winners.iter().filter(|&seat| mine(seat)).count() as f64 / f64::from(winners.len())
    }
}

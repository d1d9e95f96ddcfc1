//! Two players on the same deals in every line-up, where players may be handed the position itself.

mod deal;

use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Seat};

use deal::Deal;

/// Somebody who is asked with the whole position before them. Whoever is honest looks at no more than a view of it.
pub(crate) trait Asked<G: Game> {
    /// One of the legal moves, of which there is at least one.
    fn choose(&mut self, game: &G, seat: Seat, legal: &[G::Action], rng: &mut Quick) -> G::Action;
}

/// Reads `NAME:ITERATIONS`, where one of the two thinks more or less than the other.
pub(crate) fn named(text: &str, usual: u32) -> (&str, u32) {
    let (name, own) = text.split_once(':').unwrap_or((text, ""));
    (name, own.parse().unwrap_or(usual))
}

/// What is typed: two names, then deals, iterations and seats where the usual are not meant.
pub(crate) struct Typed {
    pub names: [String; 2],
    pub deals: u32,
    pub iterations: u32,
    pub seats: u8,
}

impl Typed {
    pub(crate) fn read() -> Self {
        let mut words = std::env::args().skip(1);
        let names = [words.next(), words.next()].map(|name| name.unwrap_or_else(|| "master".to_owned()));
        let mut numbers = words.map_while(|text| text.parse::<u32>().ok());
        let (deals, iterations) = (numbers.next().unwrap_or(200), numbers.next().unwrap_or(1000));
        let seats = numbers.next().and_then(|seats| u8::try_from(seats).ok()).unwrap_or(2);
        Self { names, deals, iterations, seats }
    }

    /// Plays all deals on all processors and says how the first name did.
    pub(crate) fn play<G: Game, P: Asked<G>>(&self, make: impl Fn(&str, u32) -> P + Sync) {
        let Self { names: [a, b], deals, seats, .. } = self;
        let (next, scores) = (AtomicU32::new(0), Mutex::new(Vec::new()));
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(1, NonZero::get) {
                scope.spawn(|| {
                    loop {
                        let deal = next.fetch_add(1, Ordering::Relaxed);
                        if deal >= *deals {
                            return;
                        }
                        let score = self.score(deal.into(), &make);
                        scores.lock().expect("nobody panics").push(score);
                    }
                });
            }
        });
        let scores: Vec<f64> = scores.into_inner().expect("nobody panics");
        let mean = scores.iter().sum::<f64>() / f64::from(*deals);
        let squares: f64 = scores.iter().map(|score| (score - mean) * (score - mean)).sum();
        let error = (squares / f64::from(deals * deals.saturating_sub(1).max(1))).sqrt();
        println!("{a}–{b}: {:.1} ± {:.1} % of {deals} deals with {seats} seats", 100.0 * mean, 196.0 * error);
    }

    /// The score of the first in one deal, as the arena counts it.
    fn score<G: Game, P: Asked<G>>(&self, deal: u64, make: &impl Fn(&str, u32) -> P) -> f64 {
        let alone = |one: usize| {
            let shares = Seat::all(self.seats).map(|at| {
                let name = |seat| &self.names[if seat == at { one } else { 1 - one }];
                let players = Seat::all(self.seats).map(|seat| make(name(seat), self.iterations)).collect();
                share::<G, P>(players, at, deal)
            });
            shares.sum::<f64>() / f64::from(self.seats)
        };
        if self.seats == 2 { alone(0) } else { 0.5 + (alone(0) - alone(1)) / 2.0 }
    }
}

/// Plays a deal; gives the share of the win of one seat.
fn share<G: Game, P: Asked<G>>(mut players: Vec<P>, at: Seat, number: u64) -> f64 {
    let Some(mut deal) = Deal::<G>::new(players.len() as u8, number) else { return 0.0 };
    let mut rng = Quick::new(number);
    while let Some(seat) = deal.asked() {
        let action = match deal.legal() {
            [only] => only.clone(),
            legal => players[seat.index()].choose(deal.game(), seat, legal, &mut rng),
        };
        deal.play(seat, action);
    }
    let winners = deal.game().outcome().map(|outcome| outcome.winners).unwrap_or_default();
    if winners.contains(at) { 1.0 / f64::from(winners.len()) } else { 0.0 }
}

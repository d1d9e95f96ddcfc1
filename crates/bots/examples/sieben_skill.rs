//! How much skill Sieben admits: players against each other on the same deals, among them some that cheat.
//!
//! `cargo run --release -p sevenfold-bots --example sieben_skill -- A B [deals] [iterations] [seats]`
//!
//! A and B are names of the roster, or one of three that try every move equally often and play on to the end of the round:
//! `guesser` in worlds imagined from its view, as is fair; `oracle` sees all hands, and `prophet` the cards to be drawn as
//! well. Those that cheat are handed the position itself, and exist nowhere but here. `tree` knows what `master` knows, and
//! grows a tree to the end of the round. `NAME:ITERATIONS` gives one of them more or fewer than the others.

#![allow(clippy::cast_precision_loss, reason = "deals are few")]

use sevenfold_bots::search::{Knowledge, Searcher};
use sevenfold_bots::sieben::{Lore, ROSTER};
use sevenfold_bots::{Bot, Effort, Level};
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::run::Run;
use sevenfold_core::{Agenda, Game, MAX_SEATS, Rng as _, Seat, Silent, Viewer};
use sevenfold_sieben::{Action, Card, Options, Sieben};

fn main() {
    let mut words = std::env::args().skip(1);
    let [a, b] = [words.next(), words.next()].map(|name| name.unwrap_or_else(|| "master".to_owned()));
    let mut numbers = words.map_while(|text| text.parse::<u32>().ok());
    let (deals, iterations) = (numbers.next().unwrap_or(200), numbers.next().unwrap_or(1000));
    let seats = numbers.next().and_then(|seats| u8::try_from(seats).ok()).unwrap_or(2);
    let scores: Vec<f64> = (0..deals).map(|deal| score([&a, &b], deal.into(), iterations, seats)).collect();
    let mean = scores.iter().sum::<f64>() / f64::from(deals);
    let squares: f64 = scores.iter().map(|score| (score - mean) * (score - mean)).sum();
    let error = (squares / f64::from(deals * deals.saturating_sub(1).max(1))).sqrt();
    println!("{a}–{b}: {:.1} ± {:.1} % of {deals} deals with {seats} seats", 100.0 * mean, 196.0 * error);
}

/// The score of the first in one deal, as the arena counts it.
fn score(names: [&str; 2], deal: u64, iterations: u32, seats: u8) -> f64 {
    let alone = |one: usize| {
        let shares = Seat::all(seats).map(|at| {
            let which = |seat| if seat == at { names[one] } else { names[1 - one] };
            let players = Seat::all(seats).map(|seat| Player::new(which(seat), iterations)).collect();
            share(players, at, deal)
        });
        shares.sum::<f64>() / f64::from(seats)
    };
    if seats == 2 { alone(0) } else { 0.5 + (alone(0) - alone(1)) / 2.0 }
}

/// Plays a deal; gives the share of the win of one seat.
fn share(mut players: Vec<Player>, at: Seat, deal: u64) -> f64 {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&deal.to_le_bytes());
    let seats = players.len() as u8;
    let Ok(mut run) = Run::<Sieben>::new(&Options::default(), seats, Some(Seed(seed))) else { return 0.0 };
    let mut rng = Quick::new(deal);
    loop {
        match run.game().agenda() {
            Agenda::Chance(_) => drop(run.draw(&mut Silent)),
            Agenda::Over => break,
            Agenda::Seats(_) => {
                let Some(seat) = run.game().phase().to_move() else { break };
                let action = players[seat.index()].choose(run.game(), seat, &mut rng);
                let played = run.play(seat, action, &mut Silent);
                debug_assert!(played.is_ok(), "players make legal moves");
            }
        }
    }
    let winners = run.game().outcome().map(|outcome| outcome.winners).unwrap_or_default();
    if winners.contains(at) { 1.0 / f64::from(winners.len()) } else { 0.0 }
}

enum Player {
    Honest(Box<dyn Bot<Sieben>>),
    Trying { sees: Sees, worlds: u32 },
}

/// What somebody sees beyond the own view.
#[derive(Clone, Copy)]
enum Sees {
    Nothing,
    Hands,
    DrawsToo,
}

impl Player {
    fn new(name: &str, iterations: u32) -> Self {
        let (name, own) = name.split_once(':').unwrap_or((name, ""));
        let iterations = own.parse().unwrap_or(iterations);
        let recipe = ROSTER.iter().find(|recipe| recipe.name == name);
        let effort = Effort::iterations(iterations);
        match (name, recipe) {
            ("tree", _) => Self::Honest(Box::new(Searcher::new(Lore, Level::MASTER, Lore::KNOBS, &effort))),
            ("guesser", _) => Self::Trying { sees: Sees::Nothing, worlds: iterations },
            ("oracle", _) => Self::Trying { sees: Sees::Hands, worlds: iterations },
            ("prophet", _) => Self::Trying { sees: Sees::DrawsToo, worlds: iterations },
            (_, Some(recipe)) => Self::Honest((recipe.make)(&effort)),
            (_, None) => panic!("nobody is called {name}"),
        }
    }

    fn choose(&mut self, game: &Sieben, seat: Seat, rng: &mut Quick) -> Action {
        let legal = game.legal(seat);
        match self {
            _ if legal.len() == 1 => legal[0],
            Self::Honest(bot) => bot.choose(&game.view(Viewer::Seat(seat)), &legal, rng).unwrap_or(legal[0]),
            Self::Trying { sees, worlds } => try_all(game, seat, &legal, *sees, *worlds, rng),
        }
    }
}

/// The move that does best, all tried in the same worlds.
fn try_all(game: &Sieben, seat: Seat, legal: &[Action], sees: Sees, worlds: u32, rng: &mut Quick) -> Action {
    let mut sums = vec![0.0; legal.len()];
    for _ in 0..worlds.div_ceil(legal.len() as u32) {
        let world = match sees {
            Sees::DrawsToo => *game,
            Sees::Nothing => Sieben::imagine(&game.view(Viewer::Seat(seat)), rng).unwrap_or(*game),
            Sees::Hands => {
                let mut cards: Vec<Card> = game.draw_pile().to_vec();
                rng.shuffle(&mut cards);
                game.with_draw_pile(&cards).unwrap_or(*game)
            }
        };
        let dice = u64::from(rng.below(u32::MAX));
        for (sum, action) in sums.iter_mut().zip(legal) {
            let mut after = world;
            after.advance(seat, action, &mut Silent);
            *sum += played_on(&world, after, seat, &mut Quick::new(dice));
        }
    }
    let best =
        sums.iter().copied().enumerate().reduce(|best, next| if next.1 > best.1 { next } else { best });
    legal[best.map_or(0, |(place, _)| place)]
}

/// What a position is worth to a seat when everybody plays on by the policy to the end of the round.
fn played_on(root: &Sieben, mut game: Sieben, seat: Seat, rng: &mut Quick) -> f32 {
    let mut legal = Vec::new();
    while !Lore.horizon(root, &game, 0) && game.agenda() != Agenda::Over {
        let Some(to_move) = game.phase().to_move() else {
            let chance = game.sample(rng);
            let settled = game.settle(&chance, &mut Silent);
            debug_assert!(settled.is_ok(), "a sampled step is possible");
            continue;
        };
        legal.clear();
        game.legal_into(to_move, &mut legal);
        let place = Lore.playout(&game, to_move, &legal, rng);
        game.advance(to_move, &legal[place], &mut Silent);
    }
    let mut shares = [0.0; MAX_SEATS];
    Lore.worth(&game, &mut shares[..usize::from(game.seats())]);
    shares[seat.index()]
}

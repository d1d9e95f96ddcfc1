//! Can one believe what the players of SEVEN say of a position? Cross-entropy by tiles laid, two seats.
//!
//! `cargo run --release -p sevenfold-bots --example seven_believe -- NET GAMES THREADS [SEED [ITERATIONS [RANDOM [PLAYER]]]]`
//!
//! Games of the player with this net (`new`), or of the one before it (`old`), against itself by so many iterations a move (300)
//! after so many random tiles (2, one each). With none, games differ only by what their player is content with.
//! Said of every position: by the seat's share of the wins alone, by the net alone, by its search with 1,000
//! iterations, and by the player before it with as many. What really came is the result of the game.

#![allow(
    clippy::cast_precision_loss,
    clippy::float_cmp,
    reason = "counts of games, far below what a float holds; a half is exactly a half"
)]

use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use sevenfold_bots::seven::{Nets, ROSTER, learned, opinion};
use sevenfold_bots::{Bot, Effort, OLD_MASTER};
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Rng, Silent, Viewer};
use sevenfold_seven::{Options, Seven};

/// Tiles laid, from the first after the usual opening.
const LAID: std::ops::Range<usize> = 2..12;
/// Nobody is asked to be surer than this.
const SURE: f64 = 0.01;

/// What was said of a position, and what came of it for its mover.
struct Said {
    laid: usize,
    shares: [f64; 3],
    second_seat: bool,
    result: f64,
}

/// How games are played.
struct Kind {
    nets: &'static Nets,
    player: Player,
    iterations: u32,
    random: usize,
}

/// Who plays them.
#[derive(Clone, Copy)]
enum Player {
    New,
    Old,
}

impl Kind {
    fn player(&self) -> Box<dyn Bot<Seven>> {
        let effort = Effort::iterations(self.iterations);
        match self.player {
            Player::New => learned(self.nets, &effort),
            Player::Old => old(&effort),
        }
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, games, threads, rest @ ..] = arguments.as_slice() else { panic!("NET GAMES THREADS [SEED]") };
    let number = |text: &String| text.parse::<u64>().expect("a number");
    let (games, threads) = (number(games), number(threads));
    let seed = rest.first().map_or(1, number);
    let iterations = rest.get(1).map_or(300, number) as u32;
    let random = rest.get(2).map_or(2, number) as usize;
    let player = match rest.get(3).map_or("new", String::as_str) {
        "new" => Player::New,
        "old" => Player::Old,
        other => panic!("`new` or `old`, not `{other}`"),
    };
    let nets = Nets::read(&std::fs::read(file).expect("a file")).expect("a net");
    let nets: &'static Nets = Box::leak(Box::new(nets));
    let kind = Kind { nets, player, iterations, random };
    let (next, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        return;
                    }
                    let said = play(&kind, seed << 32 | game);
                    all.lock().expect("nobody panics").extend(said);
                }
            });
        }
    });
    report(&all.into_inner().expect("nobody panics"));
}

fn play(kind: &Kind, seed: u64) -> Vec<Said> {
    let (mut rng, nets) = (Quick::new(seed), kind.nets);
    let mut player = kind.player();
    let mut judges = [learned(nets, &Effort::iterations(1000)), old(&Effort::iterations(1000))];
    let mut game = Seven::new(&Options { misere: false, teams: None }, 2).expect("two seats");
    let mut all: Vec<(usize, [f64; 3], usize)> = Vec::new();
    while let Some(seat) = game.turn() {
        let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
        let action = if game.moves() < kind.random {
            rng.pick(&legal).copied()
        } else {
            if LAID.contains(&game.moves()) {
                let alone = opinion(nets, &view).map_or(0.5, |shares| shares[seat.index()].into());
                let [new, old] = judges.each_mut().map(|judge| {
                    judge.judge(&view, &legal, &mut Quick::new(1)).first().map_or(0.5, |best| best.worth)
                });
                all.push((game.moves(), [alone, new, old], seat.index()));
            }
            player.choose(&view, &legal, &mut rng)
        };
        game.advance(seat, &action.expect("a legal move"), &mut Silent);
    }
    let winners = game.outcome().expect("a game that is over").winners;
    let share = |mover: usize| {
        let mine = winners.iter().any(|seat| seat.index() == mover);
        if mine { 1.0 / f64::from(winners.len()) } else { 0.0 }
    };
    all.into_iter()
        .map(|(laid, said, mover)| Said { laid, shares: said, second_seat: mover == 1, result: share(mover) })
        .collect()
}

fn old(effort: &Effort) -> Box<dyn Bot<Seven>> {
    let recipe = ROSTER.iter().find(|recipe| recipe.name == OLD_MASTER);
    (recipe.expect("it is kept to be compared with").make)(effort)
}

fn report(all: &[Said]) {
    let begin: Vec<&Said> = all.iter().filter(|said| said.laid == LAID.start).collect();
    let first: f64 = begin.iter().map(|said| said.result).sum::<f64>() / begin.len() as f64;
    println!("the second seat wins {:.1} % of {} games", 100.0 * (1.0 - first), begin.len());
    let entropy = |said: f64, result: f64| {
        let said = said.clamp(SURE, 1.0 - SURE);
        -result * said.ln() - (1.0 - result) * (1.0 - said).ln()
    };
    let row = |name: &str, say: &dyn Fn(&Said) -> f64| {
        let mut line = format!("{name:<24}");
        for laid in LAID {
            let there: Vec<&Said> = all.iter().filter(|said| said.laid == laid).collect();
            let sum: f64 = there.iter().map(|said| entropy(say(said), said.result)).sum();
            let _ = write!(line, " {:.3}", sum / there.len() as f64);
        }
        println!("{line}");
    };
    row("the seat alone", &|said| if said.second_seat { 1.0 - first } else { first });
    row("the net alone", &|said| said.shares[0]);
    row("its search", &|said| said.shares[1]);
    row("the player before it", &|said| said.shares[2]);
    let right = |which: usize, laid: usize| {
        let there: Vec<&Said> = all.iter().filter(|said| said.laid == laid && said.result != 0.5).collect();
        let right = there.iter().filter(|said| (said.shares[which] > 0.5) == (said.result > 0.5)).count();
        100.0 * right as f64 / there.len() as f64
    };
    println!(
        "winner named with six laid: net {:.0} %, search {:.0} %, before {:.0} %",
        right(0, 6),
        right(1, 6),
        right(2, 6)
    );
}

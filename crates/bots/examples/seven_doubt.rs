//! How far off is what SEVEN's judge says of a move after so many tries? Held against the same judge with far more of them.
//!
//! `cargo run --release -p sevenfold-bots --example seven_doubt -- GAMES THREADS ITERATIONS DEEP [SEED]`
//!
//! Games for two, the first seat plays as `casual` does and the second as `club`. Every move that was made and the best one are
//! looked up in both judgements. Told by how often the move was tried: how many, the root of the mean square of what lies
//! between the two judgements, and that in parts of the error that shares of a win with such a mean could have at most
//! (`Judged::tried`); then the same of what the moves have cost.

#![allow(clippy::cast_precision_loss, reason = "counts of games, far below what a float holds")]

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use sevenfold_bots::seven::ROSTER;
use sevenfold_bots::{Bot, Effort, Field, Judged};
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Silent, Viewer};
use sevenfold_seven::{Action, Options, Seven};

/// One move, judged twice.
struct Twice {
    visits: u32,
    worth: f64,
    deep: f64,
}

impl Twice {
    fn off(&self) -> f64 {
        (self.worth - self.deep).powi(2)
    }

    /// The square of the error that it can have at most.
    fn most(&self) -> f64 {
        Judged::tried((), self.worth, self.visits).error.powi(2)
    }
}

/// What a move has cost, judged twice.
struct Cost {
    here: f64,
    deep: f64,
    most: f64,
}

#[derive(Default)]
struct Found {
    moves: Vec<Twice>,
    costs: Vec<Cost>,
}

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).map(|word| word.parse().expect("a number")).collect();
    let [games, threads, iterations, deep, rest @ ..] = numbers.as_slice() else {
        panic!("GAMES THREADS ITERATIONS DEEP [SEED]")
    };
    let seed = rest.first().copied().unwrap_or(1);
    let (next, all) = (AtomicU64::new(0), Mutex::new(Found::default()));
    std::thread::scope(|scope| {
        for _ in 0..*threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= *games {
                        return;
                    }
                    let found = play(*iterations as u32, *deep as u32, seed << 32 | game);
                    let mut all = all.lock().expect("nobody panics");
                    all.moves.extend(found.moves);
                    all.costs.extend(found.costs);
                }
            });
        }
    });
    report(&all.into_inner().expect("nobody panics"));
}

fn bot(name: &str, effort: &Effort) -> Box<dyn Bot<Seven>> {
    let recipe = ROSTER.iter().find(|recipe| recipe.name == name).expect("a player of this name");
    (recipe.make)(effort)
}

fn play(iterations: u32, deep: u32, seed: u64) -> Found {
    let mut rng = Quick::new(seed);
    let mut players = ["casual", "club"].map(|name| bot(name, &Effort::iterations(60)));
    let judge = |iterations| bot("master", &Effort::iterations(iterations).over(Field::Whole));
    let mut judges = [judge(iterations), judge(deep)];
    let mut game = Seven::new(&Options { misere: false, teams: None }, 2).expect("two seats");
    let mut found = Found::default();
    while let Some(seat) = game.turn() {
        let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
        let made = players[seat.index()].choose(&view, &legal, &mut rng).expect("a legal move");
        if legal.len() > 1 {
            let [here, deep] = judges.each_mut().map(|judge| judge.judge(&view, &legal, &mut rng));
            compare(&here, &deep, &made, &mut found);
        }
        game.advance(seat, &made, &mut Silent);
    }
    found
}

fn compare(here: &[Judged<Action>], deep: &[Judged<Action>], made: &Action, found: &mut Found) {
    let of =
        |judged: &[Judged<Action>], action: &Action| judged.iter().find(|one| one.action == *action).cloned();
    let best = |judged: &[Judged<Action>]| {
        judged.iter().cloned().max_by(|one, other| one.worth.total_cmp(&other.worth))
    };
    let (Some(top), Some(deep_top)) = (best(here), best(deep)) else { return };
    let (Some(one), Some(other)) = (of(here, made), of(deep, made)) else { return };
    if one.error > 0.0 {
        found.moves.push(Twice { visits: one.visits, worth: one.worth, deep: other.worth });
    }
    if top.error > 0.0
        && let Some(there) = of(deep, &top.action)
    {
        found.moves.push(Twice { visits: top.visits, worth: top.worth, deep: there.worth });
    }
    let most = Judged::tried((), one.worth, one.visits).error.powi(2)
        + Judged::tried((), top.worth, top.visits).error.powi(2);
    let most = if one.error > 0.0 || top.error > 0.0 { most } else { 0.0 };
    found.costs.push(Cost { here: top.worth - one.worth, deep: deep_top.worth - other.worth, most });
}

fn report(found: &Found) {
    let mut bins: BTreeMap<u32, Vec<&Twice>> = BTreeMap::new();
    for one in &found.moves {
        bins.entry(one.visits.ilog2()).or_default().push(one);
    }
    println!("tries from | moves | off by | of the most | bias");
    for (power, moves) in bins {
        let mean =
            |of: &dyn Fn(&Twice) -> f64| moves.iter().map(|one| of(one)).sum::<f64>() / moves.len() as f64;
        let (off, most) = (mean(&Twice::off), mean(&Twice::most));
        println!(
            "{:>6} | {:>5} | {:.3} | {:.2} | {:+.3}",
            1 << power,
            moves.len(),
            off.sqrt(),
            (off / most).sqrt(),
            mean(&|one| one.deep - one.worth)
        );
    }
    println!("costs of moves, by what they are said to be: moves | said | deep | off by | most");
    for (low, high) in [(-1.0, 0.02), (0.02, 0.05), (0.05, 0.1), (0.1, 0.2), (0.2, 0.4), (0.4, 2.0)] {
        let costs: Vec<&Cost> = found.costs.iter().filter(|one| one.here >= low && one.here < high).collect();
        let mean =
            |of: &dyn Fn(&Cost) -> f64| costs.iter().map(|one| of(one)).sum::<f64>() / costs.len() as f64;
        println!(
            "{low:>5.2} … {high:.2} | {:>4} | {:.3} | {:.3} | {:.3} | {:.3}",
            costs.len(),
            mean(&|one| one.here),
            mean(&|one| one.deep),
            mean(&|one| (one.here - one.deep).powi(2)).sqrt(),
            mean(&|one| one.most).sqrt()
        );
    }
}

//! The lines that set a judge right, stage by stage, found in some games and tried on others:
//! `cargo run --release -p sevenfold-lab --all-features --example told -- GAME OPTIONS SEATS GAMES ITERATIONS THREADS STAGE…`
//!
//! The strongest bot plays against itself by so many iterations. A stage is what everybody at the table can see: `seat`, or a
//! pointer into the seat's view (`/players/{me}/left`, `/players/{next}/score`), where a list counts for how much is in it. Of
//! every game each seat is asked once at each stage, before a decision that is drawn by lot, what it expects after its best
//! move. Half of the games give the lines, the other half say whether they help. Every answer is a line on the standard
//! output: half, stage, said, won.

#![allow(
    clippy::cast_precision_loss,
    clippy::unwrap_used,
    reason = "counts of games are small, and whoever runs it sees what went wrong"
)]

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::Value;
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::{Agenda, Rng as _, Seat, Viewer};
use sevenfold_lab::stats::logistic::{Line, fit};
use sevenfold_lab::{Host, MOST_STEPS, seeds, share};
use sevenfold_shelf::{AnyBot, Effort, Shelved};

/// Nobody is asked to be surer than this.
const SUREST: f64 = 0.01;

/// What was said, and what came of it.
struct Answer {
    half: u64,
    stage: String,
    said: f64,
    won: f64,
}

/// What is played, how long is thought, and what makes a stage.
struct Question {
    game: &'static dyn Shelved,
    options: Value,
    seats: u8,
    iterations: u32,
    stage: Vec<String>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, options, seats, games, iterations, threads, stage @ ..] = arguments.as_slice() else {
        panic!("GAME OPTIONS SEATS GAMES ITERATIONS THREADS STAGE…");
    };
    let question = Question {
        game: sevenfold_shelf::find(game).unwrap(),
        options: serde_json::from_str(options).unwrap(),
        seats: seats.parse().unwrap(),
        iterations: iterations.parse().unwrap(),
        stage: stage.to_vec(),
    };
    let games: u64 = games.parse().unwrap();
    let (next, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..threads.parse().unwrap() {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        return;
                    }
                    let said = question.game(number);
                    all.lock().unwrap().extend(said);
                }
            });
        }
    });
    report(&all.into_inner().unwrap());
}

impl Question {
    fn bot(&self) -> Box<dyn AnyBot> {
        let bots = self.game.levels();
        self.game.bot(bots.last().unwrap(), &Effort::iterations(self.iterations)).unwrap()
    }

    /// Plays a game, and asks about it.
    fn game(&self, number: u64) -> Vec<Answer> {
        let seed = seeds::of_game(&Seed([3; 32]), number);
        let mut dice = seeds::generator(&seed, "told");
        let mut run = self.game.start(&self.options, self.seats, Some(seed)).unwrap();
        if !matches!(run.agenda(), Agenda::Chance(_)) {
            // Where nothing is dealt, a random move of every seat makes games differ.
            for seat in Seat::all(self.seats) {
                let text = dice.pick(&run.legal(seat)).cloned().unwrap();
                assert!(run.play(seat, &text).is_ok());
            }
        }
        let bots = (0..self.seats).map(|_| self.bot()).collect();
        Host::new(bots, &seed).play(&mut *run, MOST_STEPS).unwrap();
        if run.outcome().is_none() {
            return Vec::new();
        }
        // Backwards, because steps can only be taken back.
        let (mut then, mut chosen) = (run.boxed_clone(), BTreeMap::<String, (u32, usize, Seat)>::new());
        for index in (0..run.len()).rev() {
            then.undo_to(index);
            let Some(seat) = run.step_by(index).filter(|&seat| then.legal(seat).len() > 1) else { continue };
            let stage = self.stage(&then.view(Viewer::Seat(seat)), seat);
            let (count, at, _) =
                chosen.entry(format!("{stage}|{}", seat.index())).or_insert((0, index, seat));
            *count += 1;
            if dice.below(*count) == 0 {
                *at = index;
            }
        }
        let mut judge = self.bot();
        let mut said = Vec::new();
        for (stage, (_, index, seat)) in chosen {
            let mut then = run.boxed_clone();
            then.undo_to(index);
            if let Some(best) = judge.judge(&*then, seat, &mut Quick::new(1)).first() {
                let stage = stage.split('|').next().unwrap_or_default().to_owned();
                said.push(Answer { half: number % 2, stage, said: best.worth, won: share(&*run, seat) });
            }
        }
        said
    }

    fn stage(&self, view: &Value, seat: Seat) -> String {
        let after = (seat.index() + 1) % usize::from(self.seats);
        let part = |what: &String| match what.as_str() {
            "seat" => seat.index().to_string(),
            pointer => {
                let pointer =
                    pointer.replace("{me}", &seat.index().to_string()).replace("{next}", &after.to_string());
                match view.pointer(&pointer) {
                    Some(Value::Array(list)) => {
                        list.iter().filter(|item| !item.is_null()).count().to_string()
                    }
                    Some(value) => value.to_string(),
                    None => "-".to_owned(),
                }
            }
        };
        self.stage.iter().map(part).collect::<Vec<_>>().join(" ")
    }
}

fn report(all: &[Answer]) {
    let mut stages = BTreeMap::<&str, Vec<&Answer>>::new();
    for said in all {
        println!("{},{},{:.4},{}", said.half, said.stage, said.said, said.won);
        stages.entry(&said.stage).or_default().push(said);
    }
    eprintln!("stage: asked, said, won, line; cross-entropy of the other half as said, as told");
    let (mut before, mut after, mut count) = (0.0, 0.0, 0.0);
    for (stage, said) in stages {
        let of = |half: u64| said.iter().filter(move |said| said.half == half);
        let points: Vec<(f64, f64)> = of(0).map(|said| (sure(said.said), said.won)).collect();
        let line = fit(&points).unwrap_or(Line { shift: 0.0, slope: 1.0 });
        let mean =
            |value: fn(&Answer) -> f64| said.iter().map(|said| value(said)).sum::<f64>() / said.len() as f64;
        let sum =
            |tell: &dyn Fn(f64) -> f64| of(1).map(|one| entropy(tell(sure(one.said)), one.won)).sum::<f64>();
        let (as_said, as_told, there) =
            (sum(&|said| said), sum(&|said| line.told(said)), of(1).count() as f64);
        (before, after, count) = (before + as_said, after + as_told, count + there);
        eprintln!(
            "{stage:>12}: {:>6} {:.3} {:.3}  {:+.3} {:.3}  {:.3} {:.3}",
            said.len(),
            mean(|said| said.said),
            mean(|said| said.won),
            line.shift,
            line.slope,
            as_said / there,
            as_told / there
        );
    }
    eprintln!("all: {:.4} as said, {:.4} as told", before / count, after / count);
}

fn sure(said: f64) -> f64 {
    said.clamp(SUREST, 1.0 - SUREST)
}

fn entropy(said: f64, won: f64) -> f64 {
    let said = sure(said);
    -(won * said.ln() + (1.0 - won) * (1.0 - said).ln())
}

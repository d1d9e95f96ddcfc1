//! Whether a review says the same when it is made again with other dice:
//! `cargo run --release -p sevenfold-lab --all-features --example second_look -- GAME SEATS GAMES THREADS [CLOSE CLOSER]`
//!
//! The first seat plays as `casual` does, the others as `club`. Each game is reviewed twice from the first seat, by the plan
//! that browsers follow (`review::looks`), each time with other dice; then the seat's three worst moves are compared
//! (`review::compare`). The games follow from the number 26; GAMES is how many, or which (`50..100`). One line a game on
//! the standard output, and the sum.

#![allow(
    clippy::cast_precision_loss,
    clippy::unwrap_used,
    reason = "counts of games are small, and whoever runs it sees what went wrong"
)]

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use sevenfold_core::Seat;
use sevenfold_core::chance::Seed;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::record::Extras;
use sevenfold_lab::{Host, MOST_STEPS, seeds};
use sevenfold_review::judging::{Dice, judge_of, judge_step, outline};
use sevenfold_review::{Agreement, Care, Judged, Judgement, Loss, compare, looks, worst};
use sevenfold_shelf::{Effort, Shelved, find};

/// All games follow from it.
const SEED: Seed = Seed([26; 32]);

/// Who is reviewed plays like a person, the others well.
const LEVELS: [&str; 2] = ["casual", "club"];

/// What came of one game.
struct Told {
    number: u64,
    decisions: usize,
    named: usize,
    agreement: Agreement,
    /// How long one review took, on one core.
    seconds: f64,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u32>().ok());
    let game = find(words.first().map_or("", String::as_str)).expect("a game");
    let seats = u8::try_from(number(1).unwrap_or(4)).unwrap();
    let (games, threads) = (which(words.get(2).map_or("100", String::as_str)), number(3).unwrap_or(1));
    let usual = Care::of(game.meta().id);
    let close = number(4).unwrap_or(usual.close);
    let care = Care { glance: close / 8, close, closer: number(5).unwrap_or(usual.closer) };
    let (next, all) = (AtomicU64::new(games.start), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games.end {
                        return;
                    }
                    let told = look_twice(game, seats, number, care);
                    println!(
                        "{number} {} decisions, {} named, {:?}, {:.1} s",
                        told.decisions, told.named, told.agreement, told.seconds
                    );
                    all.lock().unwrap().push(told);
                }
            });
        }
    });
    sum_up(game, care, &all.into_inner().unwrap());
}

/// The numbers of games.
fn which(told: &str) -> Range<u64> {
    let (from, to) = told.split_once("..").unwrap_or(("0", told));
    from.parse().unwrap()..to.parse().unwrap()
}

/// A game that was played to its end.
fn play(game: &dyn Shelved, seats: u8, number: u64) -> Box<dyn AnyRun> {
    let seed = seeds::of_game(&SEED, number);
    let options = game.default_options(seats).unwrap();
    let mut run = game.start(&options, seats, Some(seed)).unwrap();
    let level = |seat: Seat| LEVELS[usize::from(seat != Seat::FIRST)];
    let bots = Seat::all(seats).map(|seat| game.bot(level(seat), &Effort::iterations(60)).unwrap()).collect();
    Host::new(bots, &seed).play(&mut *run, MOST_STEPS).unwrap();
    run
}

fn look_twice(game: &dyn Shelved, seats: u8, number: u64, care: Care) -> Told {
    let run = play(game, seats, number);
    let begun = Instant::now();
    let one = review(game, &*run, care, |_| Dice::OfTheStep);
    let seconds = begun.elapsed().as_secs_f64();
    let other = review(game, &*run, care, |step| Dice::Others((number + 1) * 1_000_003 + step as u64));
    let named = worst(&one, Seat::FIRST).len();
    let agreement = compare(&one, &other, Seat::FIRST);
    if agreement == Agreement::Contrary {
        println!("{number}: {}\n{number}: {}", list(&one, &other), list(&other, &one));
    }
    Told { number, decisions: one.len(), named, agreement, seconds }
}

/// The worst moves of one review, each with what the other one says of it, in hundredths of a win.
fn list(one: &[Judgement], other: &[Judgement]) -> String {
    let cost = |loss: Loss| format!("{:.1} ± {:.1}", 100.0 * loss.by, 196.0 * loss.error);
    let there = |step: usize| other.iter().find(|one| one.decision.step == step).and_then(Judgement::loss);
    let named = worst(one, Seat::FIRST).into_iter().map(|(step, loss)| {
        format!("step {step} {} (there {})", cost(loss), there(step).map_or_else(String::new, cost))
    });
    named.collect::<Vec<_>>().join(", ")
}

/// Judges a game by the plan.
fn review(game: &dyn Shelved, run: &dyn AnyRun, care: Care, dice: impl Fn(usize) -> Dice) -> Vec<Judgement> {
    let outline = outline(game, &run.record(Extras::default())).ok().unwrap();
    let mut judged = Judged::new();
    loop {
        let Some((step, iterations)) = looks(&outline, &judged, Seat::FIRST, care).first().copied() else {
            return judged.into_values().map(|(_, one)| one).collect();
        };
        let mut judge = judge_of(game, iterations).unwrap();
        judged.insert(step, (iterations, judge_step(run, &mut *judge, step, dice(step)).unwrap()));
    }
}

fn sum_up(game: &dyn Shelved, care: Care, all: &[Told]) {
    let part = |count: usize| 100.0 * count as f64 / all.len().max(1) as f64;
    let of = |which: Agreement| all.iter().filter(|told| told.agreement == which).count();
    let (same, tied) = (of(Agreement::Same), of(Agreement::Tied));
    let mean = |of: &dyn Fn(&Told) -> f64| all.iter().map(of).sum::<f64>() / all.len().max(1) as f64;
    println!(
        "{}: {} games, {} / {} / {} iterations, {:.0} decisions a game, {:.1} worst moves named, {:.1} s on one core \
         (at most {:.1})",
        game.meta().id,
        all.len(),
        care.glance,
        care.close,
        care.closer,
        mean(&|told| told.decisions as f64),
        mean(&|told| told.named as f64),
        mean(&|told| told.seconds),
        all.iter().map(|told| told.seconds).fold(0.0, f64::max),
    );
    println!("the same {:.0} %, with ties {:.0} %", part(same), part(same + tied));
    let contrary = all.iter().filter(|told| told.agreement == Agreement::Contrary);
    println!("contrary: {:?}", contrary.map(|told| told.number).collect::<Vec<_>>());
}

//! Whether a review calls a move a loss that a hint had named:
//! `cargo run --release -p sevenfold-lab --all-features --example hinted -- GAME SEATS GAMES THREADS [else]`
//!
//! The first seat takes every hint it would get at a table, the others play as `club` does. Each game is reviewed from the
//! first seat by the plan that browsers follow (`review::looks`). With `else` the first seat's hints are another look than
//! the review's: as many tries with other dice, in which moves that fall behind are given up. The games follow from the
//! number 26. One line a game on the standard output, and the sum.

#![allow(
    clippy::cast_precision_loss,
    clippy::unwrap_used,
    reason = "counts of games are small, and whoever runs it sees what went wrong"
)]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use sevenfold_core::Seat;
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::erased::AnyRun;
use sevenfold_core::record::Extras;
use sevenfold_lab::{MOST_STEPS, seeds};
use sevenfold_review::advice::hint;
use sevenfold_review::judging::{Dice, judge_of, judge_step, outline};
use sevenfold_review::{Care, Judged, Judgement, looks, worst};
use sevenfold_shelf::{Effort, Shelved, find};

/// All games follow from it.
const SEED: Seed = Seed([26; 32]);

/// Whose word is taken.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hints {
    /// The table's.
    Tables,
    /// Those of a look that is not the review's.
    Else,
}

/// What came of one game, or of all.
#[derive(Clone, Copy, Default)]
struct Told {
    decisions: usize,
    /// How many moves the review holds for the best.
    best: usize,
    /// How many it calls a loss, and what they lost in all.
    lost: usize,
    by: f64,
    /// How many are among the worst that are named, which have lost 2 hundredths or more.
    named: usize,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u32>().ok());
    let game = find(words.first().map_or("", String::as_str)).expect("a game");
    let seats = u8::try_from(number(1).unwrap_or(4)).unwrap();
    let (games, threads) = (number(2).unwrap_or(10), number(3).unwrap_or(1));
    let hints = if words.get(4).is_some_and(|word| word == "else") { Hints::Else } else { Hints::Tables };
    let (next, all) = (AtomicU64::new(0), Mutex::new(Told::default()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games.into() {
                        return;
                    }
                    let told = look_back(&*play(game, seats, number, hints), game);
                    println!("{number}: {}", line(told));
                    let mut all = all.lock().unwrap();
                    *all = all.and(told);
                }
            });
        }
    });
    println!("{}, {games} games: {}", game.meta().id, line(all.into_inner().unwrap()));
}

impl Told {
    fn and(self, other: Self) -> Self {
        Self {
            decisions: self.decisions + other.decisions,
            best: self.best + other.best,
            lost: self.lost + other.lost,
            by: self.by + other.by,
            named: self.named + other.named,
        }
    }
}

fn line(told: Told) -> String {
    let Told { decisions, best, lost, by, named } = told;
    let hundredths = 100.0 * by;
    format!("{decisions} decisions, {best} the best, {lost} lost {hundredths:.1} hundredths, {named} named")
}

/// A game that was played to its end.
fn play(game: &dyn Shelved, seats: u8, number: u64, hints: Hints) -> Box<dyn AnyRun> {
    let seed = seeds::of_game(&SEED, number);
    let options = game.default_options(seats).unwrap();
    let mut run = game.start(&options, seats, Some(seed)).unwrap();
    let mut club = game.bot("club", &Effort::iterations(60)).unwrap();
    let mut dice = Quick::new(number);
    while run.outcome().is_none() && run.len() < MOST_STEPS {
        if run.draw().is_some() {
            continue;
        }
        let agenda = run.agenda();
        let must = agenda.must();
        // Whoever may act, but need not, is asked first.
        let asked = agenda.asked().iter().filter(|seat| !must.contains(*seat)).chain(must.iter());
        let mut moved = asked.filter_map(|seat| {
            let text = match seat {
                Seat::FIRST => hinted(game, &*run, hints, number),
                _ => club.choose(&*run, seat, &mut dice),
            };
            Some((seat, text?))
        });
        let (seat, text) = moved.next().unwrap();
        run.play(seat, &text).unwrap();
    }
    run
}

/// What the first seat is told.
fn hinted(game: &dyn Shelved, run: &dyn AnyRun, hints: Hints, number: u64) -> Option<String> {
    let closer = Effort::iterations(Care::of(game.meta().id).closer);
    match hints {
        Hints::Tables => hint(game, run, Seat::FIRST, run.len(), &closer).map(|hint| hint.text),
        Hints::Else => {
            let mut dice = Quick::new((number + 1) * 1_000_003 + run.len() as u64);
            game.bot(game.adviser()?, &closer)?.choose(run, Seat::FIRST, &mut dice)
        }
    }
}

/// What a review by the plan says of the first seat's moves.
fn look_back(run: &dyn AnyRun, game: &dyn Shelved) -> Told {
    let outline = outline(game, &run.record(Extras::default())).ok().unwrap();
    let (mut judged, care) = (Judged::new(), Care::of(game.meta().id));
    while let Some((step, iterations)) = looks(&outline, &judged, Seat::FIRST, care).first().copied() {
        let mut judge = judge_of(game, iterations).unwrap();
        judged.insert(step, (iterations, judge_step(run, &mut *judge, step, Dice::OfTheStep).unwrap()));
    }
    let all: Vec<Judgement> = judged.into_values().map(|(_, one)| one).collect();
    let own = || all.iter().filter(|one| one.decision.seat == Seat::FIRST);
    let lost = own().filter(|one| !one.is_doubtful()).filter_map(|one| one.decision.loss);
    let lost: Vec<f64> = lost.filter(|by| *by > 0.0).collect();
    Told {
        decisions: own().count(),
        best: own().filter(|one| one.best().map(|best| &best.text) == Some(&one.decision.text)).count(),
        lost: lost.len(),
        by: lost.iter().fold(0.0, |sum, by| sum + by),
        named: worst(&all, Seat::FIRST).len(),
    }
}

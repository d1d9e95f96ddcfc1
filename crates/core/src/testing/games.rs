//! Random games under all laws.

use std::num::NonZero;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{panic, thread};

use super::forgetting::Forgetful;
use super::imagination::Imagination;
use super::inspect::Inspect;
use super::{positions, twins};
use crate::chance::{Quick, Seed};
use crate::record::{Document, Extras, replay, write_record};
use crate::run::{Run, Step};
use crate::{Agenda, Game, Rng, Seat, Silent};

/// One way to set a game up.
#[derive(Clone, Debug)]
pub struct Case<G: Game> {
    /// House rules.
    pub options: G::Options,
    /// How many seats.
    pub seats: u8,
}

/// The longest a random game goes on under the laws.
const MAX_STEPS: usize = 4000;

/// Out of how many positions one gets the dear checks (imagined worlds, twins).
const DEAR: u32 = 8;

/// Out of how many games the progress of a long run is told once (seen with `--nocapture`).
const TOLD: u32 = 500;

/// Plays `games` random games, the cases in turn, on every processor, and checks every law.
pub fn laws<G: Game>(inspect: &Inspect<G>, cases: &[Case<G>], games: u32) {
    assert!(!cases.is_empty(), "laws need a case");
    let next = AtomicU32::new(0);
    let players = thread::available_parallelism().map_or(1, NonZero::get);
    let imagination = thread::scope(|scope| {
        let share = || scope.spawn(|| share_of_games(inspect, cases, games, &next));
        let shares: Vec<_> = (0..players).map(|_| share()).collect();
        shares.into_iter().fold(Imagination::default(), |all, share| match share.join() {
            Ok(seen) => all.and(seen),
            Err(broken) => panic::resume_unwind(broken),
        })
    });
    imagination.check_everything_varied();
}

/// Takes the next game that nobody has taken, until there is none.
fn share_of_games<G: Game>(
    inspect: &Inspect<G>,
    cases: &[Case<G>],
    games: u32,
    next: &AtomicU32,
) -> Imagination {
    let mut imagination = Imagination::default();
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= games {
            return imagination;
        }
        lawful_game(inspect, &cases[number as usize % cases.len()], number, &mut imagination);
        if (number + 1).is_multiple_of(TOLD) {
            println!("{} of {games} games", number + 1);
        }
    }
}

/// A random game of a case, `max_steps` long at most: for tests that need positions.
pub fn random_run<G: Game>(case: &Case<G>, number: u32, max_steps: usize) -> Run<G> {
    let mut rng = Quick::new(u64::from(number));
    let mut run = start(case, number);
    while run.steps().len() < max_steps {
        let Some(step) = random_step(&run, &mut rng) else { break };
        take(&mut run, &step);
    }
    run
}

fn start<G: Game>(case: &Case<G>, number: u32) -> Run<G> {
    let mut seed = [7; 32];
    seed[..4].copy_from_slice(&number.to_le_bytes());
    match Run::new(&case.options, case.seats, Some(Seed(seed))) {
        Ok(run) => run,
        Err(error) => panic!("case {case:?} is refused: {error:?}"),
    }
}

fn lawful_game<G: Game>(inspect: &Inspect<G>, case: &Case<G>, number: u32, imagination: &mut Imagination) {
    let mut rng = Quick::new(u64::from(number));
    let mut run = start(case, number);
    let census = (inspect.census)(run.game());
    let mut forgetful = Forgetful::new(run.game());
    let mut pool: Vec<G::Action> = Vec::new();
    while run.steps().len() < MAX_STEPS {
        let place = || format!("game {number} of {case:?}, after step {}", run.steps().len());
        assert_eq!((inspect.census)(run.game()), census, "conservation of pieces: {}", place());
        positions::check(run.game(), &mut pool, &mut rng, &place);
        let step = random_step(&run, &mut rng);
        if rng.below(DEAR) == 0 {
            forgetful.check(run.game(), &place);
            imagination.check(inspect, run.game(), &mut rng, &place);
            twins::check(inspect, run.game(), step.as_ref(), &pool, &mut rng, &place);
        }
        let Some(step) = step else { break };
        take(&mut run, &step);
        forgetful.take(&step);
    }
    check_record(&run, &mut rng);
}

/// What might happen next: the chance step due, or a random move of somebody asked.
fn random_step<G: Game>(run: &Run<G>, rng: &mut Quick) -> Option<Step<G>> {
    match run.game().agenda() {
        Agenda::Over => None,
        Agenda::Chance(_) => {
            let mut after = run.clone();
            assert!(after.draw(&mut Silent), "a chance step is due and there is a seed");
            after.steps().last().cloned()
        }
        agenda @ Agenda::Seats(_) => {
            let asked: Vec<Seat> = agenda.asked().iter().collect();
            let able: Vec<Seat> =
                asked.into_iter().filter(|&seat| !run.game().legal(seat).is_empty()).collect();
            let seat = *rng.pick(&able)?;
            let action = rng.pick(&run.game().legal(seat))?.clone();
            Some(Step::Act { seat, action })
        }
    }
}

fn take<G: Game>(run: &mut Run<G>, step: &Step<G>) {
    match step {
        Step::Chance(chance) => {
            let settled = run.settle(chance.clone(), &mut Silent);
            assert_eq!(settled, Ok(()), "a chance step drawn from the seed settles: {chance}");
        }
        Step::Act { seat, action } => {
            if let Err(breach) = run.play(*seat, action.clone(), &mut Silent) {
                panic!("a listed move is refused: seat {seat} {action}: {breach:?}");
            }
        }
    }
}

/// Replay equals play, also in part, and also without the seed.
fn check_record<G: Game>(run: &Run<G>, rng: &mut Quick) {
    let document = write_record(run, Extras::default());
    let text = document.to_value().to_string();
    let read = match Document::read(&text) {
        Ok(read) => read,
        Err(fault) => panic!("our own record is not read: {fault:?}"),
    };
    assert_eq!(read, document, "a record survives writing and reading");
    for seed in [document.seed, None] {
        match replay::<G>(&Document { seed, ..document.clone() }) {
            Ok(again) => assert_eq!(again.game(), run.game(), "replay equals play"),
            Err(fault) => panic!("our own record is refused: {fault:?}"),
        }
    }
    let keep = rng.below(run.steps().len() as u32 + 1) as usize;
    let mut part = run.clone();
    part.undo_to(keep);
    let prefix = Document { steps: document.steps[..keep].to_vec(), result: None, ..document };
    match replay::<G>(&prefix) {
        Ok(again) => assert_eq!(again.game(), part.game(), "taking back equals never having played"),
        Err(fault) => panic!("the first {keep} steps of our own record are refused: {fault:?}"),
    }
}

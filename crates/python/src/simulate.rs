//! Whole games among players.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sevenfold_core::chance::Seed;
use sevenfold_core::erased::AnyRun;
use sevenfold_lab::{Host, MOST_STEPS, Maker, Stuck, Thinking, seeds};

use crate::foreign::{Player, Raised};
use crate::game::Game;
use crate::seeds::GivenSeed;
use crate::state::State;
use crate::{errors, thinking};

/// A table that is played at several times.
struct Table<'a> {
    game: &'a Game,
    makers: Vec<Maker>,
    thinking: Thinking,
    seed: Seed,
    raised: &'a Raised,
}

impl Table<'_> {
    fn play(&self, number: u64) -> Result<Box<dyn AnyRun>, Stuck> {
        let seed = seeds::of_game(&self.seed, number);
        let mut run =
            self.game.shelved.start(&self.game.options, self.game.seats, Some(seed)).map_err(Stuck::Setup)?;
        let effort = self.thinking.effort();
        let mut host = Host::new(self.makers.iter().filter_map(|maker| maker(&effort)).collect(), &seed);
        while run.len() < MOST_STEPS && !self.raised.is_there() && host.step(&mut *run)? {}
        Ok(run)
    }
}

/// Plays games among players, one a seat: names of bots, or objects with `choose(view, legal)`.
///
/// Game `number` (from `first` on) has a seed of its own that follows from `seed`: the same games whatever the number of
/// threads, and the same that the program plays.
#[pyfunction]
#[pyo3(signature = (game, players, *, games=1, first=1, seed=None, iterations=None, milliseconds=None, threads=1))]
#[expect(clippy::too_many_arguments, reason = "keyword arguments in Python")]
pub(crate) fn simulate(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    players: Vec<Player>,
    games: u64,
    first: u64,
    seed: Option<GivenSeed>,
    iterations: Option<u32>,
    milliseconds: Option<u32>,
    threads: usize,
) -> PyResult<Vec<State>> {
    let game = game.get();
    if players.len() != usize::from(game.seats) {
        return Err(PyValueError::new_err(format!("{} seats need as many players", game.seats)));
    }
    let raised = Raised::default();
    let makers = players.into_iter().map(|player| player.maker(game.shelved, &raised));
    let table = Table {
        game,
        makers: makers.collect::<PyResult<_>>()?,
        thinking: thinking::thinking(iterations, milliseconds)?,
        seed: seed.map_or(crate::seeds::of_number(0), |seed| seed.0),
        raised: &raised,
    };
    let numbers = numbers(first, games)?;
    let played = py.detach(|| in_threads(threads, &numbers, &|number| table.play(number)));
    raised.check()?;
    let state = |(number, run): (u64, Result<Box<dyn AnyRun>, Stuck>)| {
        let run = run.map_err(|stuck| errors::stuck(py, number, &stuck))?;
        Ok(State::new(game.clone(), run))
    };
    numbers.into_iter().zip(played).map(state).collect()
}

/// So many numbers from the first on.
pub(crate) fn numbers(first: u64, count: u64) -> PyResult<Vec<u64>> {
    if first == 0 {
        return Err(PyValueError::new_err("games are counted from 1"));
    }
    let end = first.checked_add(count).ok_or_else(|| PyValueError::new_err("too many games"))?;
    Ok((first..end).collect())
}

/// Does the work for every number on so many threads; what came of it, in order.
pub(crate) fn in_threads<T: Send>(
    threads: usize,
    numbers: &[u64],
    work: &(dyn Fn(u64) -> T + Sync),
) -> Vec<T> {
    if threads <= 1 {
        return numbers.iter().map(|&number| work(number)).collect();
    }
    let next = AtomicU64::new(0);
    let done = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..threads.min(numbers.len()) {
            scope.spawn(|| {
                loop {
                    let index = usize::try_from(next.fetch_add(1, Ordering::Relaxed)).unwrap_or(usize::MAX);
                    let Some(&number) = numbers.get(index) else { return };
                    let result = work(number);
                    done.lock().unwrap_or_else(PoisonError::into_inner).push((index, result));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_unstable_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, result)| result).collect()
}

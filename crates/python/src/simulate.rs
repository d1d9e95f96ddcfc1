//! Whole games among players.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sevenfold_core::chance::Seed;
use sevenfold_core::erased::AnyRun;
use sevenfold_lab::{Host, MOST_STEPS, Maker, Stuck, Thinking, seeds};

use crate::foreign::{Player, Raised};
use crate::game::Game;
use crate::seeds::GivenSeed;
use crate::state::State;
use crate::work::{in_threads, numbers, threads};
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
///
///     >>> import sevenfold
///     >>> game = sevenfold.Game("sieben", seats=3)
///     >>> states = sevenfold.simulate(game, ["greedy", "random", "random"], games=4, seed=1)
///     >>> [state.over for state in states]
///     [True, True, True, True]
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
    let (numbers, many) = (numbers(first, games)?, self::threads(threads)?);
    let played = py.detach(|| in_threads(many, &numbers, &raised, &|number| table.play(number)));
    raised.check()?;
    let state = |(number, run): (u64, Result<Box<dyn AnyRun>, Stuck>)| {
        let run = run.map_err(|stuck| errors::stuck(py, number, &stuck))?;
        Ok(State::new(game.clone(), run))
    };
    numbers.zip(played).map(state).collect()
}

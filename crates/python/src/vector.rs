//! Many games at once, in arrays of the caller's.

use std::sync::{Mutex, PoisonError};

use numpy::{PyArray1, PyArray2};
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes};
use sevenfold_core::chance::Seed;
use sevenfold_shelf::NoVector;
use sevenfold_shelf::encode::{AnyVector, Arrays, Crew, VectorError};

use crate::arrays::{Given, Shapes, Shared};
use crate::game::Game;
use crate::seeds::{GivenSeed, of_number};
use crate::{errors, moves, work};

/// So many games at once, each moved on by one decision a step.
///
/// The arrays are the caller's (or made here if none are given) and are written into, never replaced: `observations` of
/// shape (n, size), `masks` (n, moves) and `dones` (n,) of uint8, `seats` (n,) of int32, `rewards` (n, seats) of float32.
///
///     >>> from sevenfold import Game, Vector
///     >>> vector = Vector(Game("sieben", seats=3), 64)
///     >>> vector.reset(seed=1)
///     >>> for turn in range(100):
///     ...     vector.step(vector.sample(seed=turn))
///     >>> vector.observations.shape == (64, vector.size), bool(vector.masks.any(axis=1).all())
///     (True, True)
#[pyclass(frozen, module = "sevenfold")]
pub(crate) struct Vector {
    game: Game,
    games: Mutex<Games>,
    shared: Shared,
    shapes: Shapes,
    threads: usize,
}

/// The games, and the threads that share them.
struct Games {
    vector: Box<dyn AnyVector>,
    crew: Crew,
}

fn failed(error: &VectorError) -> PyErr {
    match error {
        VectorError::NotEncoded(_) => PyRuntimeError::new_err(error.to_string()),
        _ => PyValueError::new_err(error.to_string()),
    }
}

impl Vector {
    /// Does something with the games and the arrays, with the interpreter's lock released.
    fn with<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut Games, Arrays<'_>) -> Result<T, VectorError> + Send,
    ) -> PyResult<T> {
        let mut borrowed = self.shared.borrow(py)?;
        let arrays = borrowed.arrays()?;
        let done = py.detach(|| {
            // A step that panicked has left whole games behind, if not the ones that were wanted.
            work(&mut self.games.lock().unwrap_or_else(PoisonError::into_inner), arrays)
        });
        done.map_err(|error| failed(&error))
    }
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (
        game, count, *, threads=1, observations=None, masks=None, seats=None, rewards=None, dones=None
    ))]
    #[expect(clippy::too_many_arguments, reason = "keyword arguments in Python")]
    fn new<'py>(
        py: Python<'py>,
        game: &Bound<'py, Game>,
        count: usize,
        threads: usize,
        observations: Option<Bound<'py, PyAny>>,
        masks: Option<Bound<'py, PyAny>>,
        seats: Option<Bound<'py, PyAny>>,
        rewards: Option<Bound<'py, PyAny>>,
        dones: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Self> {
        const MOST: usize = 1 << 20;
        if !(1..=MOST).contains(&count) {
            return Err(PyValueError::new_err(format!("games are from 1 to {MOST}, not {count}")));
        }
        let (game, threads) = (game.get().clone(), work::threads(threads)?);
        let vector = game.shelved.vector(&game.options, game.seats, count).map_err(|why| match why {
            NoVector::Setup(error) => errors::setup(py, &error),
            NoVector::NotEncoded(why) => PyRuntimeError::new_err(why.to_string()),
        })?;
        let shapes =
            Shapes { games: count, size: vector.size(), moves: vector.moves(), seats: game.seats.into() };
        let shared = Shared::new(py, Given { observations, masks, seats, rewards, dones }, shapes)?;
        let games = Mutex::new(Games { vector, crew: Crew::new(threads) });
        let made = Self { game, games, shared, shapes, threads };
        // Arrays that cannot be written into are refused here.
        made.with(py, |games, arrays| games.vector.look(&mut games.crew, arrays))?;
        Ok(made)
    }

    /// The game that is played.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// How many threads share the games.
    #[getter]
    fn threads(&self) -> usize {
        self.threads
    }

    /// How many numbers an observation has.
    #[getter]
    fn size(&self) -> usize {
        self.shapes.size
    }

    /// How many moves there are.
    #[getter]
    fn moves(&self) -> usize {
        self.shapes.moves
    }

    /// What the seat to move sees, one row a game.
    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u8>> {
        self.shared.observations.bind(py).clone()
    }

    /// A 1 for every legal move, one row a game.
    #[getter]
    fn masks<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u8>> {
        self.shared.masks.bind(py).clone()
    }

    /// Which seat is to move, from 0, as arrays count.
    #[getter]
    fn seats<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        self.shared.seats.bind(py).clone()
    }

    /// What each seat got if a game ended with the last step: its share of the win less a fair share.
    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.shared.rewards.bind(py).clone()
    }

    /// A 1 for every game that ended with the last step; the rest of its row is of the next game.
    #[getter]
    fn dones<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        self.shared.dones.bind(py).clone()
    }

    /// Begins every game anew: with these seeds, one a game, or with seed, seed + 1, and so on from a number.
    #[pyo3(signature = (seed=None))]
    fn reset(&self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seeds = self.seeds(seed)?;
        self.with(py, |games, arrays| games.vector.reset(&seeds, &mut games.crew, arrays))
    }

    /// Makes a move in every game, by number: an array of whole numbers or a list. If one of them is not legal, no game goes on.
    fn step(&self, py: Python<'_>, moves: &Bound<'_, PyAny>) -> PyResult<()> {
        let moves = moves::moves(moves)?;
        self.with(py, |games, arrays| games.vector.step(&moves, &mut games.crew, arrays))
    }

    /// A move for every game that its mask allows, each as likely. Equal seeds and masks give equal moves, on any number of
    /// threads. Who wants fewer moves to be drawn from writes zeros into `masks` first.
    fn sample<'py>(&self, py: Python<'py>, seed: u64) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let (width, needed) = (self.shapes.moves, self.shapes.games * self.shapes.moves);
        let drawn = self.with(py, |games, arrays| match arrays.masks.len() {
            given if given == needed => Ok(moves::sample(arrays.masks, width, seed, &mut games.crew)),
            given => Err(VectorError::Length { array: "masks", given, needed }),
        })?;
        Ok(PyArray1::from_vec(py, drawn?))
    }

    /// All games as bytes.
    fn save<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let saved = self.with(py, |games, _| Ok(games.vector.save()))?;
        Ok(PyBytes::new(py, &saved))
    }

    /// The games as they were saved, and the arrays as they were then.
    fn restore(&self, py: Python<'_>, saved: &[u8]) -> PyResult<()> {
        self.with(py, |games, arrays| {
            games.vector.restore(saved)?;
            games.vector.look(&mut games.crew, arrays)
        })
    }

    fn __len__(&self) -> usize {
        self.shapes.games
    }

    fn __repr__(&self) -> String {
        let Shapes { games, size, moves, seats } = self.shapes;
        let (id, threads) = (self.game.shelved.meta().id, self.threads);
        format!("<{games} games of {id}, {seats} seats: {size} numbers, {moves} moves, {threads} threads>")
    }
}

impl Vector {
    fn seeds(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<Seed>> {
        let games = self.shapes.games;
        let Some(seed) = seed else { return Ok(numbered(0, games)) };
        // Python's bool is an int, but nobody means a seed with it.
        if let Ok(number) = seed.extract::<u64>()
            && !seed.is_instance_of::<PyBool>()
        {
            return Ok(numbered(number, games));
        }
        let seeds = seed
            .extract::<Vec<GivenSeed>>()
            .map_err(|_| PyTypeError::new_err("a number from 0 on, or a list with a seed for each game"))?;
        Ok(seeds.into_iter().map(|seed| seed.0).collect())
    }
}

/// Seeds from this number on.
fn numbered(first: u64, count: usize) -> Vec<Seed> {
    (0..count as u64).map(|number| of_number(first.wrapping_add(number))).collect()
}

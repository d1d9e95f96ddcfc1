//! Many games at once, in arrays of the caller's.

use std::sync::{Mutex, PoisonError};

use numpy::{
    PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1, PyReadwriteArray, PyUntypedArrayMethods as _,
};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use sevenfold_core::chance::Seed;
use sevenfold_shelf::NoVector;
use sevenfold_shelf::encode::{AnyVector, Arrays, VectorError};

use crate::errors;
use crate::game::Game;
use crate::seeds::{GivenSeed, of_number};

/// So many games at once, each moved on by one decision a step.
///
/// The arrays are the caller's (or made here if none are given) and are written into, never replaced: `observations` of
/// shape (n, size), `masks` (n, moves) and `dones` (n,) of uint8, `seats` (n,) of int32, `rewards` (n, seats) of float32.
#[pyclass(frozen, module = "sevenfold")]
pub(crate) struct Vector {
    games: Mutex<Box<dyn AnyVector>>,
    shared: Shared,
    count: usize,
    size: usize,
    moves: usize,
    threads: usize,
}

/// The caller's arrays.
struct Shared {
    observations: Py<PyArray2<u8>>,
    masks: Py<PyArray2<u8>>,
    seats: Py<PyArray1<i32>>,
    rewards: Py<PyArray2<f32>>,
    dones: Py<PyArray1<u8>>,
}

/// The arrays while they are written into. Nobody else can have them through this package meanwhile.
struct Borrowed<'py> {
    observations: PyReadwriteArray<'py, u8, numpy::Ix2>,
    masks: PyReadwriteArray<'py, u8, numpy::Ix2>,
    seats: PyReadwriteArray<'py, i32, numpy::Ix1>,
    rewards: PyReadwriteArray<'py, f32, numpy::Ix2>,
    dones: PyReadwriteArray<'py, u8, numpy::Ix1>,
}

impl Borrowed<'_> {
    fn arrays(&mut self) -> PyResult<Arrays<'_>> {
        Ok(Arrays {
            observations: self.observations.as_slice_mut()?,
            masks: self.masks.as_slice_mut()?,
            seats: self.seats.as_slice_mut()?,
            rewards: self.rewards.as_slice_mut()?,
            dones: self.dones.as_slice_mut()?,
        })
    }
}

impl Shared {
    fn borrow<'py>(&self, py: Python<'py>) -> PyResult<Borrowed<'py>> {
        Ok(Borrowed {
            observations: self.observations.bind(py).try_readwrite()?,
            masks: self.masks.bind(py).try_readwrite()?,
            seats: self.seats.bind(py).try_readwrite()?,
            rewards: self.rewards.bind(py).try_readwrite()?,
            dones: self.dones.bind(py).try_readwrite()?,
        })
    }
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
        work: impl FnOnce(&mut dyn AnyVector, Arrays<'_>) -> Result<T, VectorError> + Send,
    ) -> PyResult<T> {
        let mut borrowed = self.shared.borrow(py)?;
        let arrays = borrowed.arrays()?;
        let done = py.detach(|| {
            // A step that panicked has left whole games behind, if not the ones that were wanted.
            work(&mut **self.games.lock().unwrap_or_else(PoisonError::into_inner), arrays)
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
        observations: Option<Bound<'py, PyArray2<u8>>>,
        masks: Option<Bound<'py, PyArray2<u8>>>,
        seats: Option<Bound<'py, PyArray1<i32>>>,
        rewards: Option<Bound<'py, PyArray2<f32>>>,
        dones: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Self> {
        const MOST: usize = 1 << 20;
        if !(1..=MOST).contains(&count) || threads == 0 {
            return Err(PyValueError::new_err(
                "one game and one thread at least, and no more than a million games",
            ));
        }
        let game = game.get();
        let vector = game.shelved.vector(&game.options, game.seats, count).map_err(|why| match why {
            NoVector::Setup(error) => errors::setup(py, &error),
            NoVector::NotEncoded(why) => PyRuntimeError::new_err(why.to_string()),
        })?;
        let (size, moves, places) = (vector.size(), vector.moves(), usize::from(game.seats));
        let shared = Shared {
            observations: observations.unwrap_or_else(|| PyArray2::zeros(py, [count, size], false)).unbind(),
            masks: masks.unwrap_or_else(|| PyArray2::zeros(py, [count, moves], false)).unbind(),
            seats: seats.unwrap_or_else(|| PyArray1::zeros(py, count, false)).unbind(),
            rewards: rewards.unwrap_or_else(|| PyArray2::zeros(py, [count, places], false)).unbind(),
            dones: dones.unwrap_or_else(|| PyArray1::zeros(py, count, false)).unbind(),
        };
        let shapes = [
            ("observations", shared.observations.bind(py).shape(), vec![count, size]),
            ("masks", shared.masks.bind(py).shape(), vec![count, moves]),
            ("seats", shared.seats.bind(py).shape(), vec![count]),
            ("rewards", shared.rewards.bind(py).shape(), vec![count, places]),
            ("dones", shared.dones.bind(py).shape(), vec![count]),
        ];
        for (name, given, needed) in shapes {
            if given != needed {
                let wrong = format!("{name} has the shape {given:?} and needs {needed:?}");
                return Err(PyValueError::new_err(wrong));
            }
        }
        let made = Self { games: Mutex::new(vector), shared, count, size, moves, threads };
        // Arrays that cannot be written into are refused here.
        made.with(py, |vector, arrays| vector.look(threads, arrays))?;
        Ok(made)
    }

    /// How many numbers an observation has.
    #[getter]
    fn size(&self) -> usize {
        self.size
    }

    /// How many moves there are.
    #[getter]
    fn moves(&self) -> usize {
        self.moves
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
        self.with(py, |vector, arrays| vector.reset(&seeds, self.threads, arrays))
    }

    /// Makes a move in every game, by number. If one of them is not legal, no game goes on.
    #[expect(clippy::needless_pass_by_value, reason = "the way arguments come from Python")]
    fn step(&self, py: Python<'_>, moves: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        // A copy of a few bytes a game: the array may be one of those that are written into.
        let moves = moves.as_slice()?.to_vec();
        self.with(py, |vector, arrays| vector.step(&moves, self.threads, arrays))
    }

    /// All games as bytes.
    fn save<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let saved = self.with(py, |vector, _| Ok(vector.save()))?;
        Ok(PyBytes::new(py, &saved))
    }

    /// The games as they were saved, and the arrays as they were then.
    fn restore(&self, py: Python<'_>, saved: &[u8]) -> PyResult<()> {
        self.with(py, |vector, arrays| {
            vector.restore(saved)?;
            vector.look(self.threads, arrays)
        })
    }

    fn __len__(&self) -> usize {
        self.count
    }
}

impl Vector {
    fn seeds(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<Seed>> {
        let Some(seed) = seed else { return Ok(numbered(0, self.count)) };
        if let Ok(number) = seed.extract::<u64>() {
            return Ok(numbered(number, self.count));
        }
        let seeds = seed
            .extract::<Vec<GivenSeed>>()
            .map_err(|_| PyValueError::new_err("a number from 0 on, or a list with a seed for each game"))?;
        Ok(seeds.into_iter().map(|seed| seed.0).collect())
    }
}

/// Seeds from this number on.
fn numbered(first: u64, count: usize) -> Vec<Seed> {
    (0..count as u64).map(|number| of_number(first.wrapping_add(number))).collect()
}

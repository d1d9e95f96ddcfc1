//! Views and moves as numbers, one state at a time.

use std::sync::Arc;

use numpy::{Element, PyArray1, PyArrayMethods as _};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sevenfold_shelf::encode::{AnyCodec, NotEncoded};

use crate::game::Game;
use crate::state::State;
use crate::values::{from_python, viewer};

/// How a game's views and moves become numbers of a fixed size, the same for all its house rules and numbers of seats.
///
///     >>> from sevenfold import Encoding, Game
///     >>> game = Game("sieben", seats=3)
///     >>> state = game.start(seed=7)
///     >>> events = state.draw()
///     >>> encoding = Encoding(game)
///     >>> encoding.text(encoding.number("lay 2"))
///     'lay 2'
///     >>> mask = encoding.mask(state)
///     >>> [encoding.text(number) for number in mask.nonzero()[0]] == state.legal()
///     True
///     >>> encoding.observe(state, 1).shape == (encoding.size,)
///     True
#[pyclass(frozen, module = "sevenfold")]
pub(crate) struct Encoding {
    game: &'static str,
    codec: Arc<dyn AnyCodec>,
}

fn not_encoded(why: &NotEncoded) -> PyErr {
    PyValueError::new_err(why.to_string())
}

impl Encoding {
    /// Numbers that were written as bytes, each about as large as 1, in the given array or a new one.
    fn scaled<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<f32>>>,
        write: impl FnOnce(&mut [u8]) -> Result<(), NotEncoded>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let size = self.codec.size();
        filled(py, out, size, |numbers| {
            if numbers.len() != size {
                return Err(PyValueError::new_err(format!(
                    "{size} numbers were expected, not {}",
                    numbers.len()
                )));
            }
            let mut bytes = vec![0; size];
            write(&mut bytes).map_err(|why| not_encoded(&why))?;
            for ((number, byte), scale) in numbers.iter_mut().zip(bytes).zip(self.codec.scales()) {
                *number = f32::from(byte) * scale;
            }
            Ok(())
        })
    }
}

#[pymethods]
impl Encoding {
    #[new]
    fn new(game: &Bound<'_, Game>) -> PyResult<Self> {
        let shelved = game.get().shelved;
        let codec = shelved.codec().map_err(|why| not_encoded(&why))?;
        Ok(Self { game: shelved.meta().id, codec })
    }

    /// How many numbers an observation has.
    #[getter]
    fn size(&self) -> usize {
        self.codec.size()
    }

    /// How many moves have numbers.
    #[getter]
    fn moves(&self) -> usize {
        self.codec.moves()
    }

    /// What the numbers of an observation mean, one after the other: where in the view a part is, the place of its first
    /// number, how many there are, and how they are meant. A part with no numbers was left out, and it says why.
    fn parts(&self) -> Vec<(String, usize, usize, String)> {
        let parts = self.codec.shape().parts().into_iter();
        parts.map(|part| (part.path, part.at, part.size, part.meaning)).collect()
    }

    /// What the bytes of `Vector` are multiplied by to become the numbers of `observe`, each about as large as 1.
    fn scales<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        PyArray1::from_slice(py, self.codec.scales())
    }

    /// What a seat sees as numbers, written into the given array or a new one; what anybody sees without a seat.
    #[pyo3(signature = (state, seat=None, *, out=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        state: &State,
        seat: Option<usize>,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let viewer = viewer(seat, state.run().seats())?;
        self.scaled(py, out, |bytes| self.codec.observe(state.run(), viewer, bytes))
    }

    /// A view as numbers, for a player who has nothing else.
    #[pyo3(signature = (view, *, out=None))]
    fn observe_view<'py>(
        &self,
        py: Python<'py>,
        view: &Bound<'py, PyAny>,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let view = from_python(view)?;
        self.scaled(py, out, |bytes| self.codec.observe_view(&view, bytes))
    }

    /// A 1 for every move that is legal for a seat and has a number, written into the given array or a new one.
    #[pyo3(signature = (state, seat=None, *, out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        state: &State,
        seat: Option<usize>,
        out: Option<Bound<'py, PyArray1<i8>>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let legal = match seat {
            None if state.run().agenda().asked().is_empty() => Vec::new(),
            seat => state.run().legal(state.seat(seat)?),
        };
        filled(py, out, self.codec.moves(), |mask| {
            if mask.len() != self.codec.moves() {
                return Err(PyValueError::new_err(format!("the mask needs {} entries", self.codec.moves())));
            }
            mask.fill(0);
            for number in legal.iter().filter_map(|text| self.codec.number(text)) {
                mask[number as usize] = 1;
            }
            Ok(())
        })
    }

    /// A move's number; None if the text is no move, or one beyond those that have numbers.
    fn number(&self, move_: &str) -> Option<u32> {
        self.codec.number(move_)
    }

    /// The move with this number.
    fn text(&self, number: u32) -> PyResult<String> {
        let text = self.codec.text(number);
        text.ok_or_else(|| PyValueError::new_err(format!("no move has the number {number}")))
    }

    fn __repr__(&self) -> String {
        format!("<encoding of {}: {} numbers, {} moves>", self.game, self.size(), self.moves())
    }
}

/// Fills the caller's array, or a new one of this size.
fn filled<'py, T: Element>(
    py: Python<'py>,
    out: Option<Bound<'py, PyArray1<T>>>,
    size: usize,
    fill: impl FnOnce(&mut [T]) -> PyResult<()>,
) -> PyResult<Bound<'py, PyArray1<T>>> {
    let out = out.unwrap_or_else(|| PyArray1::zeros(py, size, false));
    let mut place = out.try_readwrite()?;
    fill(place.as_slice_mut()?)?;
    drop(place);
    Ok(out)
}

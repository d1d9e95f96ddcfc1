//! The caller's arrays, that many games are written into.

use numpy::ndarray::{Dimension, IntoDimension, Ix1, Ix2};
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArrayMethods as _, PyReadwriteArray, PyUntypedArray,
    PyUntypedArrayMethods as _,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use sevenfold_shelf::encode::Arrays;

/// The arrays of so many games.
pub(crate) struct Shared {
    pub(crate) observations: Py<PyArray2<u8>>,
    pub(crate) masks: Py<PyArray2<u8>>,
    pub(crate) seats: Py<PyArray1<i32>>,
    pub(crate) rewards: Py<PyArray2<f32>>,
    pub(crate) dones: Py<PyArray1<u8>>,
}

/// Those that were given; the others are made here.
pub(crate) struct Given<'py> {
    pub(crate) observations: Option<Bound<'py, PyAny>>,
    pub(crate) masks: Option<Bound<'py, PyAny>>,
    pub(crate) seats: Option<Bound<'py, PyAny>>,
    pub(crate) rewards: Option<Bound<'py, PyAny>>,
    pub(crate) dones: Option<Bound<'py, PyAny>>,
}

/// How many entries a row of each array has; those that are not named have one.
#[derive(Clone, Copy)]
pub(crate) struct Shapes {
    pub(crate) games: usize,
    pub(crate) size: usize,
    pub(crate) moves: usize,
    pub(crate) seats: usize,
}

/// The arrays while they are written into. Nobody else can have them through this package meanwhile.
pub(crate) struct Borrowed<'py> {
    observations: PyReadwriteArray<'py, u8, Ix2>,
    masks: PyReadwriteArray<'py, u8, Ix2>,
    seats: PyReadwriteArray<'py, i32, Ix1>,
    rewards: PyReadwriteArray<'py, f32, Ix2>,
    dones: PyReadwriteArray<'py, u8, Ix1>,
}

impl Borrowed<'_> {
    pub(crate) fn arrays(&mut self) -> PyResult<Arrays<'_>> {
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
    pub(crate) fn new<'py>(py: Python<'py>, given: Given<'py>, shapes: Shapes) -> PyResult<Self> {
        let Shapes { games, size, moves, seats } = shapes;
        Ok(Self {
            observations: array(py, "observations", given.observations, [games, size])?,
            masks: array(py, "masks", given.masks, [games, moves])?,
            seats: array(py, "seats", given.seats, [games])?,
            rewards: array(py, "rewards", given.rewards, [games, seats])?,
            dones: array(py, "dones", given.dones, [games])?,
        })
    }

    pub(crate) fn borrow<'py>(&self, py: Python<'py>) -> PyResult<Borrowed<'py>> {
        Ok(Borrowed {
            observations: self.observations.bind(py).try_readwrite()?,
            masks: self.masks.bind(py).try_readwrite()?,
            seats: self.seats.bind(py).try_readwrite()?,
            rewards: self.rewards.bind(py).try_readwrite()?,
            dones: self.dones.bind(py).try_readwrite()?,
        })
    }
}

/// The given array if it is of this kind and shape, or a new one.
fn array<'py, T: Element, D: Dimension, S: IntoDimension<Dim = D> + AsRef<[usize]>>(
    py: Python<'py>,
    name: &str,
    given: Option<Bound<'py, PyAny>>,
    shape: S,
) -> PyResult<Py<PyArray<T, D>>> {
    let Some(given) = given else { return Ok(PyArray::zeros(py, shape, false).unbind()) };
    let (kind, lengths) = (numpy::dtype::<T>(py), shape.as_ref());
    let needed = format!("{name} must be an array of {kind} with the shape {lengths:?}");
    let Ok(array) = given.cast::<PyArray<T, D>>() else {
        return Err(PyTypeError::new_err(format!("{needed}, not {}", described(&given))));
    };
    if array.shape() != lengths {
        return Err(PyValueError::new_err(format!("{needed}, not {}", described(&given))));
    }
    if !array.is_c_contiguous() {
        return Err(PyValueError::new_err(format!("{needed}, with its rows one after the other")));
    }
    Ok(array.clone().unbind())
}

/// An array by its kind and shape, anything else by its type.
pub(crate) fn described(object: &Bound<'_, PyAny>) -> String {
    match object.cast::<PyUntypedArray>() {
        Ok(array) => format!("an array of {} with the shape {:?}", array.dtype(), array.shape()),
        Err(_) => object.get_type().name().map_or_else(|_| "that".to_owned(), |name| name.to_string()),
    }
}

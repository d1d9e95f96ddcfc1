//! Seeds as Python gives them.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyInt, PyString};
use sevenfold_core::chance::Seed;

const WRONG: &str = "a seed is 64 hexadecimal digits, 32 bytes, or a whole number from 0 to 2**64 - 1";

/// A seed: 64 hexadecimal digits, 32 bytes, or a number, which stands for its digits with zeros before them.
pub(crate) struct GivenSeed(pub Seed);

impl<'py> FromPyObject<'_, 'py> for GivenSeed {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let wrong = || PyValueError::new_err(WRONG);
        if object.is_instance_of::<PyString>() {
            let seed = object.extract::<String>()?.parse().map_err(|_| wrong())?;
            return Ok(Self(seed));
        }
        if let Ok(bytes) = object.cast::<PyBytes>() {
            return Ok(Self(Seed(bytes.as_bytes().try_into().map_err(|_| wrong())?)));
        }
        // Python's bool is an int, but nobody means a seed with it.
        if object.is_instance_of::<PyBool>() {
            return Err(PyTypeError::new_err(WRONG));
        }
        if object.is_instance_of::<PyInt>() {
            let number: u64 = object.extract().map_err(|_| wrong())?;
            return Ok(Self(of_number(number)));
        }
        // numpy's whole numbers are no ints but can stand for one.
        match object.call_method0("__index__").and_then(|number| number.extract::<u64>()) {
            Ok(number) => Ok(Self(of_number(number))),
            Err(_) => Err(PyTypeError::new_err(WRONG)),
        }
    }
}

/// The seed with these last digits.
pub(crate) fn of_number(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[24..].copy_from_slice(&number.to_be_bytes());
    Seed(bytes)
}

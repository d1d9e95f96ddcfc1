//! How much bots may think, as Python says it.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sevenfold_lab::Thinking;

/// So many iterations when nothing is said: good moves at once, the same on every machine.
const USUAL: u32 = 1_000;

/// Iterations or milliseconds, not both.
pub(crate) fn thinking(iterations: Option<u32>, milliseconds: Option<u32>) -> PyResult<Thinking> {
    match (iterations, milliseconds) {
        (Some(_), Some(_)) => Err(PyValueError::new_err("iterations or milliseconds, not both")),
        (Some(0), _) | (_, Some(0)) => Err(PyValueError::new_err("no thought at all is too little")),
        (_, Some(milliseconds)) => Ok(Thinking::Millis(milliseconds)),
        (iterations, None) => Ok(Thinking::Iterations(iterations.unwrap_or(USUAL))),
    }
}

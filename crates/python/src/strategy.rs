//! How likely each move is, wherever somebody has to choose.

use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use sevenfold_solve::Tree;

use crate::values::{seat, to_python};

/// How likely each move of an ending is, wherever somebody has to choose.
///
///     >>> from sevenfold import Ending, Game
///     >>> even = Ending(Game("sieben"), seed=4, back=4, deals=6, most=6).even()
///     >>> seat, view, likely = even.choices()[0]
///     >>> abs(sum(likely.values()) - 1) < 1e-9
///     True
///     >>> value, best = even.answer(1)
///     >>> value >= even.values()[0]
///     True
#[pyclass(frozen, module = "sevenfold")]
pub(crate) struct Strategy {
    tree: Arc<Tree>,
    strategy: sevenfold_solve::Strategy,
}

impl Strategy {
    pub(crate) fn new(tree: &Arc<Tree>, strategy: sevenfold_solve::Strategy) -> Self {
        Self { tree: Arc::clone(tree), strategy }
    }
}

/// A seat, what it sees, and how likely each of its moves is.
type Choice<'py> = (u8, Bound<'py, PyAny>, Bound<'py, PyDict>);

#[pymethods]
impl Strategy {
    /// What each seat wins on average if all play like this: shares of the win less a fair share.
    fn values(&self) -> Vec<f64> {
        self.strategy.values(&self.tree)
    }

    /// What somebody gains on average, taken over the seats, who knows how the others play and answers it best.
    fn exploitability(&self, py: Python<'_>) -> f64 {
        py.detach(|| self.strategy.exploitability(&self.tree))
    }

    /// The best answer of a seat to the others, who play like this: what it wins on average, and the strategy.
    #[pyo3(signature = (seat))]
    fn answer(&self, py: Python<'_>, seat: usize) -> PyResult<(f64, Self)> {
        let seat = self::seat(seat, self.tree.seats())?;
        let (value, strategy) = py.detach(|| self.strategy.answered(&self.tree, seat));
        Ok((value, Self::new(&self.tree, strategy)))
    }

    /// For everything that a seat can know: the seat, what it sees, and how likely each of its moves is.
    fn choices<'py>(&self, py: Python<'py>) -> PyResult<Vec<Choice<'py>>> {
        let known = self.tree.known().iter().zip(&self.strategy.chances);
        known
            .map(|(known, chances)| {
                let likely = PyDict::new(py);
                for (text, chance) in known.moves.iter().zip(chances) {
                    likely.set_item(text, chance)?;
                }
                Ok((known.seat.number(), to_python(py, &known.view)?, likely))
            })
            .collect()
    }

    /// The same ending with these chances of moves instead, in the order of `choices`.
    fn with_choices(&self, choices: Vec<Bound<'_, PyDict>>) -> PyResult<Self> {
        let known = self.tree.known();
        if choices.len() != known.len() {
            return Err(PyValueError::new_err(format!("{} choices are needed", known.len())));
        }
        let chances = known.iter().zip(choices).map(|(known, choice)| {
            let chance = |text: &String| -> PyResult<f64> {
                choice.get_item(text)?.map_or(Ok(0.0), |chance| chance.extract())
            };
            let chances: Vec<f64> = known.moves.iter().map(chance).collect::<PyResult<_>>()?;
            let whole = (chances.iter().sum::<f64>() - 1.0).abs() < 1e-9 && chances.iter().all(|c| *c >= 0.0);
            if whole { Ok(chances) } else { Err(PyValueError::new_err("chances of moves add up to 1")) }
        });
        let strategy = sevenfold_solve::Strategy { chances: chances.collect::<PyResult<_>>()? };
        Ok(Self::new(&self.tree, strategy))
    }

    fn __repr__(&self) -> String {
        format!("<strategy for {} things that a seat can know>", self.tree.known().len())
    }
}

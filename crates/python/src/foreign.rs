//! Players written in Python.

use std::sync::{Arc, Mutex, PoisonError};

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use sevenfold_core::chance::Quick;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::{Message, Seat, Viewer};
use sevenfold_lab::{Entrant, Maker};
use sevenfold_shelf::{AnyBot, Effort, Judged, Shelved};

use crate::game::unknown_bot;
use crate::values::to_python;

/// The first exception that a player raised, for whoever waits for the game.
#[derive(Clone, Default)]
pub(crate) struct Raised(Arc<Mutex<Option<PyErr>>>);

impl Raised {
    /// Keeps an exception, if it is the first.
    pub(crate) fn keep(&self, error: PyErr) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
    }

    /// The exception, if there is one.
    pub(crate) fn check(&self) -> PyResult<()> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take().map_or(Ok(()), Err)
    }

    /// Has a player raised an exception?
    pub(crate) fn is_there(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }
}

/// Somebody for a seat: a bot by name, or any object with `choose(view, legal)`.
pub(crate) enum Player {
    Named(String),
    Foreign(Py<PyAny>),
}

impl<'py> FromPyObject<'_, 'py> for Player {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(name) = object.extract::<String>() {
            return Ok(Self::Named(name));
        }
        if object.hasattr("choose")? {
            return Ok(Self::Foreign(object.to_owned().unbind()));
        }
        Err(PyTypeError::new_err("a player is the name of a bot, or has a method choose(view, legal)"))
    }
}

impl Player {
    /// What it is called in results.
    pub(crate) fn name(&self, py: Python<'_>) -> String {
        match self {
            Self::Named(name) => name.clone(),
            Self::Foreign(object) => {
                let name = object.bind(py).get_type().name();
                name.map_or_else(|_| "a player".to_owned(), |name| name.to_string())
            }
        }
    }

    /// Who makes such players for this game.
    pub(crate) fn maker(self, game: &'static dyn Shelved, raised: &Raised) -> PyResult<Maker> {
        match self {
            Self::Named(name) => {
                if Entrant::read(&name).player(game, &Effort::default()).is_none() {
                    return Err(unknown_bot(game, &name));
                }
                Ok(Box::new(move |effort| Entrant::read(&name).player(game, effort)))
            }
            Self::Foreign(object) => {
                let (object, raised) = (Arc::new(object), raised.clone());
                Ok(Box::new(move |_| {
                    Some(Box::new(Foreign { object: Arc::clone(&object), raised: raised.clone() }))
                }))
            }
        }
    }
}

/// A player written in Python. It gets what its seat sees and the legal moves.
struct Foreign {
    object: Arc<Py<PyAny>>,
    raised: Raised,
}

impl Foreign {
    fn ask(&self, run: &dyn AnyRun, seat: Seat) -> PyResult<Option<String>> {
        let legal = run.legal(seat);
        if legal.is_empty() {
            return Ok(None);
        }
        let view = run.view(Viewer::Seat(seat));
        Python::attach(|py| {
            let chosen = self.object.bind(py).call_method1("choose", (to_python(py, &view)?, legal))?;
            chosen.extract()
        })
    }
}

impl AnyBot for Foreign {
    fn choose(&mut self, run: &dyn AnyRun, seat: Seat, _rng: &mut Quick) -> Option<String> {
        if self.raised.is_there() {
            return None;
        }
        self.ask(run, seat).unwrap_or_else(|error| {
            self.raised.keep(error);
            None
        })
    }

    fn judge(&mut self, _run: &dyn AnyRun, _seat: Seat, _rng: &mut Quick) -> Vec<Judged<String>> {
        Vec::new()
    }

    fn reason(&mut self, _run: &dyn AnyRun, _seat: Seat, _text: &str) -> Option<Message> {
        None
    }
}

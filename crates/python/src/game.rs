//! A game with its house rules, as a value.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use serde_json::{Map, Value};
use sevenfold_core::chance::Quick;
use sevenfold_core::erased::AnyRun;
use sevenfold_lab::Entrant;
use sevenfold_shelf::{GAMES, Shelved, Threads};
use sevenfold_texts::Lang;

use crate::bot::Bot;
use crate::seeds::GivenSeed;
use crate::state::State;
use crate::values::{from_python, plain, to_python};
use crate::{errors, thinking};

/// The ids of all games.
///
///     >>> import sevenfold
///     >>> "sieben" in sevenfold.games()
///     True
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    GAMES.iter().map(|game| game.meta().id).collect()
}

/// The game on the shelf with this id.
pub(crate) fn find(id: &str) -> PyResult<&'static dyn Shelved> {
    sevenfold_shelf::find_or_suggest(id).map_err(|suggestion| {
        let hint = suggestion.map_or_else(|| games().join(", "), |id| format!("did you mean {id}?"));
        PyValueError::new_err(format!("there is no game {id} ({hint})"))
    })
}

/// A language by its code.
pub(crate) fn language(code: &str) -> PyResult<Lang> {
    code.parse().map_err(|_| PyValueError::new_err("the languages are en, de and nl"))
}

/// A game, how many play it, and the house rules: a value that can be compared, hashed, copied and pickled.
///
/// House rules are keyword arguments, named as in records; the fewest seats are taken if none are given.
///
///     >>> from sevenfold import Game
///     >>> game = Game("sieben", seats=3, finish="any")
///     >>> game.title, game.seats, game.options["finish"]
///     ('7 (Sieben)', 3, 'any')
///     >>> game == Game("sieben", 3, finish="any"), game == Game("sieben", 3)
///     (True, False)
#[pyclass(frozen, module = "sevenfold")]
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) shelved: &'static dyn Shelved,
    pub(crate) seats: u8,
    pub(crate) options: Value,
}

impl Game {
    /// A game before its first step.
    pub(crate) fn run(&self, py: Python<'_>, seed: Option<GivenSeed>) -> PyResult<Box<dyn AnyRun>> {
        let run = self.shelved.start(&self.options, self.seats, seed.map(|seed| seed.0));
        run.map_err(|error| errors::setup(py, &error))
    }

    /// The game with all house rules filled in, as a run of it has them.
    pub(crate) fn of_run(py: Python<'_>, run: &dyn AnyRun) -> PyResult<Self> {
        let document = run.record(sevenfold_core::record::Extras::default());
        Self::settled(py, find(run.meta().id)?, document.seats, &document.options)
    }

    fn settled(py: Python<'_>, shelved: &'static dyn Shelved, seats: u8, options: &Value) -> PyResult<Self> {
        let run = shelved.start(options, seats, None).map_err(|error| errors::setup(py, &error))?;
        let options = run.record(sevenfold_core::record::Extras::default()).options;
        Ok(Self { shelved, seats, options })
    }

    fn same(&self, other: &Self) -> bool {
        self.id() == other.id() && self.seats == other.seats && self.options == other.options
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (id, seats=None, **options))]
    fn new(
        py: Python<'_>,
        id: &str,
        seats: Option<i64>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let shelved = find(id)?;
        let (least, most) = (shelved.meta().least_seats, shelved.meta().most_seats);
        let seats = seats.map(|seats| {
            u8::try_from(seats).map_err(|_| {
                PyValueError::new_err(format!("from {least} to {most} can play it, not {seats}"))
            })
        });
        let options = options.map_or(Ok(Value::Object(Map::new())), |options| from_python(options))?;
        Self::settled(py, shelved, seats.transpose()?.unwrap_or(least), &options)
    }

    /// Its name in records and commands.
    #[getter]
    fn id(&self) -> &'static str {
        self.shelved.meta().id
    }

    /// The title on the box.
    #[getter]
    fn title(&self) -> &'static str {
        self.shelved.meta().title
    }

    /// How many play.
    #[getter]
    fn seats(&self) -> u8 {
        self.seats
    }

    /// The fewest and the most who can play it.
    #[getter]
    fn seats_range(&self) -> (u8, u8) {
        (self.shelved.meta().least_seats, self.shelved.meta().most_seats)
    }

    /// The house rules, defaults filled in.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.options)
    }

    /// What can be chosen: for each house rule its key, the id of the rule it is about, and what it can be.
    fn fields<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.shelved.fields())
    }

    /// The ids of all its rules.
    fn rules(&self) -> Vec<String> {
        self.shelved.meta().rules.iter().map(ToString::to_string).collect()
    }

    /// The names of its bots, weakest first; those that people play against are its levels.
    fn bots(&self) -> Vec<&'static str> {
        self.shelved.bots()
    }

    /// The bots that people play against, weakest first.
    fn levels(&self) -> Vec<&'static str> {
        self.shelved.levels()
    }

    /// A game before its first step. All chance follows from the seed: 64 hexadecimal digits, 32 bytes or a number.
    /// Without a seed chance steps are given one by one.
    #[pyo3(signature = (seed=None))]
    fn start(&self, py: Python<'_>, seed: Option<GivenSeed>) -> PyResult<State> {
        Ok(State::new(self.clone(), self.run(py, seed)?))
    }

    /// A world that agrees with everything a view knows, to be played on: for players, who have nothing but the view. It is the
    /// world that `State.imagine` gives for the same seat and seed; it has no seed of its own and no steps.
    #[pyo3(signature = (view, *, seed=0))]
    fn imagine(&self, py: Python<'_>, view: &Bound<'_, PyAny>, seed: u64) -> PyResult<State> {
        let world = self.shelved.imagine(&from_python(view)?, &mut Quick::new(seed));
        let world = world.ok_or_else(|| {
            PyValueError::new_err(format!("this is no view that a game of {} gives", self.id()))
        })?;
        let game = Self::of_run(py, &*world)?;
        if !self.same(&game) {
            let (theirs, ours) = (game.__repr__(), self.__repr__());
            return Err(PyValueError::new_err(format!("the view is of {theirs}, not of {ours}")));
        }
        Ok(State::imagined(game, world))
    }

    /// A player by name. How much the strongest may think is counted in iterations (the same moves on every machine) or
    /// in milliseconds; weaker ones take a share of it.
    #[pyo3(signature = (name, *, iterations=None, milliseconds=None, threads=1))]
    fn bot(
        &self,
        name: &str,
        iterations: Option<u32>,
        milliseconds: Option<u32>,
        threads: u8,
    ) -> PyResult<Bot> {
        let effort = thinking::thinking(iterations, milliseconds)?.effort();
        let threads = Threads::new(threads).ok_or_else(|| PyValueError::new_err("one thread at least"))?;
        let bot = Entrant { bot: name, threads }.player(self.shelved, &effort);
        let bot = bot.ok_or_else(|| unknown_bot(self.shelved, name))?;
        Ok(Bot::new(name, self.id(), bot))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self.same(other.get()))
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.id(), self.seats, self.options.to_string()).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let options = self.options.as_object().into_iter().flatten();
        let options = options.map(|(key, value)| format!(", {key}={}", python_text(value)));
        let options = options.collect::<Vec<_>>().concat();
        format!("Game({:?}, seats={}{options})", self.id(), self.seats)
    }

    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyTuple>, Bound<'py, PyAny>)> {
        let arguments = (self.id(), self.seats).into_pyobject(py)?;
        Ok((arguments, to_python(py, &self.options)?))
    }
}

/// Nobody is called that here.
pub(crate) fn unknown_bot(game: &dyn Shelved, name: &str) -> PyErr {
    PyValueError::new_err(format!("{} has no bot {name} ({})", game.meta().id, game.bots().join(", ")))
}

/// A house rule as it is written in Python.
fn python_text(value: &Value) -> String {
    match value {
        Value::Bool(true) => "True".to_owned(),
        Value::Bool(false) => "False".to_owned(),
        Value::Null => "None".to_owned(),
        other => other.to_string(),
    }
}

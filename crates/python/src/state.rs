//! A game being played.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use sevenfold_core::chance::Quick;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::record::{Document, Extras};
use sevenfold_core::{Agenda, Message, Seat};
use sevenfold_texts::{Reader, Texts};

use crate::errors;
use crate::event::Event;
use crate::game::{Game, find, language};
use crate::values::{plain, seat, to_python, viewer};

/// A running game. It holds the truth, as a host does: players get views and events.
///
/// Moves are text in the notation, seats are numbered from 1. Where one seat only is asked, it need not be named.
///
///     >>> from sevenfold import Game
///     >>> state = Game("sieben", seats=3).start(seed=7)
///     >>> while not state.over:
///     ...     if state.chance:
///     ...         events = state.draw()
///     ...     else:
///     ...         events = state.play(state.legal()[0])
///     >>> len(state.outcome["points"]), state.outcome["winners"] != []
///     (3, True)
#[pyclass(module = "sevenfold")]
#[derive(Clone)]
pub(crate) struct State {
    game: Game,
    run: Owned,
    origin: Origin,
}

/// Where a game began.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// With its first step.
    Start,
    /// In the midst of things: an imagined world.
    Imagined,
}

/// A run that is copied with its owner.
struct Owned(Box<dyn AnyRun>);

impl Clone for Owned {
    fn clone(&self) -> Self {
        Self(self.0.boxed_clone())
    }
}

impl State {
    pub(crate) fn new(game: Game, run: Box<dyn AnyRun>) -> Self {
        Self { game, run: Owned(run), origin: Origin::Start }
    }

    /// A game that began in the midst of things.
    pub(crate) fn imagined(game: Game, run: Box<dyn AnyRun>) -> Self {
        Self { game, run: Owned(run), origin: Origin::Imagined }
    }

    pub(crate) fn run(&self) -> &dyn AnyRun {
        &*self.run.0
    }

    /// The seat with this number, or the only one that is asked.
    pub(crate) fn seat(&self, number: Option<usize>) -> PyResult<Seat> {
        match number {
            Some(number) => seat(number, self.run().seats()),
            None => only(&self.run().agenda())
                .ok_or_else(|| PyValueError::new_err(nobody_alone(&self.run().agenda()))),
        }
    }

    /// The record, if this game began with its first step.
    pub(crate) fn document(&self, extras: Extras) -> PyResult<Document> {
        match self.origin {
            Origin::Start => Ok(self.run().record(extras)),
            Origin::Imagined => {
                Err(PyTypeError::new_err("an imagined world has no first step, so no record can tell of it"))
            }
        }
    }
}

/// The sentence for whoever sits there.
fn say(message: &Message, seat: Option<Seat>, lang: &str) -> PyResult<String> {
    Ok(Texts::of(language(lang)?).say(message, &Reader { seat, names: &[] }))
}

/// The seat that must act if there is one only; where nobody must, the one that may.
fn only(agenda: &Agenda) -> Option<Seat> {
    let must = agenda.must();
    let asked = if must.is_empty() { agenda.asked() } else { must };
    asked.first().filter(|_| asked.len() == 1)
}

/// Why no seat goes without saying.
fn nobody_alone(agenda: &Agenda) -> &'static str {
    match agenda {
        Agenda::Over => "the game is over: nobody is asked",
        Agenda::Chance(_) => "a chance step is due before anybody is asked: draw() or settle() it first",
        Agenda::Seats(_) => "more than one seat is asked: say which seat is meant",
    }
}

/// The game a record tells of. A record with a fault raises `RecordFault` with the step and the rule.
///
///     >>> import sevenfold
///     >>> state = sevenfold.simulate(sevenfold.Game("sieben"), ["greedy", "random"])[0]
///     >>> sevenfold.replay(state.record()).outcome == state.outcome
///     True
#[pyfunction]
pub(crate) fn replay(py: Python<'_>, record: &str) -> PyResult<State> {
    let document = Document::read(record).map_err(|fault| errors::fault(py, &fault))?;
    let run = find(&document.game)?.replay(&document).map_err(|fault| errors::fault(py, &fault))?;
    Ok(State::new(Game::of_run(py, &*run)?, run))
}

#[pymethods]
impl State {
    /// The game with its house rules.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// Is the game over?
    #[getter]
    fn over(&self) -> bool {
        self.run().agenda() == Agenda::Over
    }

    /// Is a chance step due?
    #[getter]
    fn chance(&self) -> bool {
        matches!(self.run().agenda(), Agenda::Chance(_))
    }

    /// The seat whose turn it is; None if nobody is asked, or more than one.
    #[getter]
    fn turn(&self) -> Option<u8> {
        only(&self.run().agenda()).map(Seat::number)
    }

    /// Everybody the game waits for.
    #[getter]
    fn must(&self) -> Vec<u8> {
        self.run().agenda().must().iter().map(Seat::number).collect()
    }

    /// Everybody who can act now.
    #[getter]
    fn asked(&self) -> Vec<u8> {
        self.run().agenda().asked().iter().map(Seat::number).collect()
    }

    /// Points and winners by seat number, once the game is over.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.run().outcome().map(|outcome| plain(py, &outcome)).transpose()
    }

    /// The steps so far: who (None for the table) and what.
    #[getter]
    fn steps(&self) -> Vec<(Option<u8>, String)> {
        let run = self.run();
        let step = |index| Some((run.step_by(index).map(Seat::number), run.step_text(index)?));
        (0..run.len()).filter_map(step).collect()
    }

    /// Every legal move of a seat, sorted.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<usize>) -> PyResult<Vec<String>> {
        Ok(self.run().legal(self.seat(seat)?))
    }

    /// Plays a move and tells what happened. A refused move raises Breach or Unreadable and changes nothing.
    #[pyo3(signature = (move_, seat=None))]
    fn play(&mut self, py: Python<'_>, move_: &str, seat: Option<usize>) -> PyResult<Vec<Event>> {
        let seat = self.seat(seat)?;
        let events = self.run.0.play(seat, move_).map_err(|refused| errors::refused(py, &refused))?;
        Ok(Event::all(events, self.run().seats()))
    }

    /// Draws the chance step that is due and tells what happened: from the game's seed, or, in a game without one,
    /// with dice of this number.
    #[pyo3(signature = (dice=None))]
    fn draw(&mut self, py: Python<'_>, dice: Option<u64>) -> PyResult<Vec<Event>> {
        let seats = self.run().seats();
        let Some(dice) = dice else {
            let why = if self.chance() {
                "the game has no seed to draw from: draw(dice=1) takes dice of its own, settle(text) what was drawn"
            } else {
                "no chance step is due"
            };
            let events = self.run.0.draw().ok_or_else(|| PyValueError::new_err(why))?;
            return Ok(Event::all(events, seats));
        };
        let step = self.run().sample(&mut Quick::new(dice));
        let step = step.ok_or_else(|| PyValueError::new_err("no chance step is due"))?;
        self.settle(py, &step)
    }

    /// Carries out a given chance step and tells what happened; with a seed it must follow from it.
    fn settle(&mut self, py: Python<'_>, step: &str) -> PyResult<Vec<Event>> {
        let events = self.run.0.settle(step).map_err(|message| errors::chance(py, &message))?;
        Ok(Event::all(events, self.run().seats()))
    }

    /// All that a seat may know, with perfect recall; all that anybody may know without a seat.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.run().view(viewer(seat, self.run().seats())?))
    }

    /// A world that agrees with everything a seat knows, to be played on; with nothing but the public facts without one.
    /// It has no seed and no steps.
    #[pyo3(signature = (seat=None, *, seed=0))]
    fn imagine(&self, seat: Option<usize>, seed: u64) -> PyResult<Self> {
        let viewer = viewer(seat, self.run().seats())?;
        let world = self.run().imagine(viewer, &mut Quick::new(seed));
        // A view that a game made of itself has a world: the very one it was made of.
        let world = world.ok_or_else(|| PyValueError::new_err("no world agrees with this view"))?;
        Ok(Self::imagined(self.game.clone(), world))
    }

    /// What is asked of a seat, in one sentence; None if nothing is.
    #[pyo3(signature = (seat=None, *, lang="en"))]
    fn ask(&self, seat: Option<usize>, lang: &str) -> PyResult<Option<String>> {
        let viewer = viewer(seat, self.run().seats())?;
        self.run().ask(viewer).map(|message| say(&message, viewer.seat(), lang)).transpose()
    }

    /// What a move would do, in words; None if it cannot be read.
    #[pyo3(signature = (move_, seat=None, *, lang="en"))]
    fn describe(&self, move_: &str, seat: Option<usize>, lang: &str) -> PyResult<Option<String>> {
        let seat = self.seat(seat)?;
        self.run().describe(seat, move_).map(|message| say(&message, Some(seat), lang)).transpose()
    }

    /// Takes back the last steps. Chance drawn again comes out the same.
    #[pyo3(signature = (steps=1))]
    fn undo(&mut self, steps: usize) -> PyResult<()> {
        let left = self.run().len().checked_sub(steps);
        let left = left.ok_or_else(|| PyValueError::new_err("there are not that many steps"))?;
        self.run.0.undo_to(left);
        Ok(())
    }

    /// The game as a record, with all legal moves or the whole state at every step if they are wanted.
    #[pyo3(signature = (*, legal=false, state=false))]
    fn record(&self, legal: bool, state: bool) -> PyResult<String> {
        Ok(self.document(Extras { legal, state })?.to_string())
    }

    /// A game of its own that goes on from here.
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let replay = py.import("sevenfold")?.getattr("replay")?;
        Ok((replay, (self.document(Extras::default())?.to_string(),)))
    }

    fn __len__(&self) -> usize {
        self.run().len()
    }

    fn __repr__(&self) -> String {
        let id = self.run().meta().id;
        let then = match self.run().agenda() {
            Agenda::Over => "over".to_owned(),
            Agenda::Chance(_) => "a chance step is due".to_owned(),
            agenda @ Agenda::Seats(_) => {
                let asked: Vec<String> = agenda.asked().iter().map(|seat| seat.to_string()).collect();
                format!("seat {} is asked", asked.join(", "))
            }
        };
        format!("<{id} after {} steps, {then}>", self.run().len())
    }
}

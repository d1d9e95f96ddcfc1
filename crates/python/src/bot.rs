//! Players by name.

use std::sync::{Mutex, PoisonError};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sevenfold_core::Seat;
use sevenfold_core::chance::Quick;
use sevenfold_shelf::AnyBot;
use sevenfold_texts::{Reader, Texts};

use crate::game::language;
use crate::state::State;

/// A player. It gets what its seat sees and the seat's legal moves, nothing else.
///
///     >>> from sevenfold import Game
///     >>> game = Game("sieben")
///     >>> state = game.start(seed=7)
///     >>> events = state.draw()
///     >>> bot = game.bot("club", iterations=100)
///     >>> bot.choose(state, seed=1) in state.legal()
///     True
#[pyclass(frozen, module = "sevenfold")]
pub(crate) struct Bot {
    name: String,
    game: &'static str,
    inner: Mutex<Box<dyn AnyBot>>,
}

impl Bot {
    pub(crate) fn new(name: &str, game: &'static str, bot: Box<dyn AnyBot>) -> Self {
        Self { name: name.to_owned(), game, inner: Mutex::new(bot) }
    }

    /// Lets the bot do something at a seat of a game of its own, with the interpreter's lock released.
    fn asked<T: Send>(
        &self,
        py: Python<'_>,
        state: &State,
        seat: Option<usize>,
        work: impl FnOnce(&mut dyn AnyBot, &State, Seat) -> T + Send,
    ) -> PyResult<T> {
        if state.run().meta().id != self.game {
            return Err(PyValueError::new_err(format!("{} plays {} only", self.name, self.game)));
        }
        let seat = state.seat(seat)?;
        // A bot that panicked has nothing half done that another move would see.
        Ok(py.detach(|| work(&mut **self.inner.lock().unwrap_or_else(PoisonError::into_inner), state, seat)))
    }
}

#[pymethods]
impl Bot {
    /// What it is called.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The move it makes, or None to let it pass. Equal positions and seeds give equal moves if it counts iterations.
    #[pyo3(signature = (state, seat=None, *, seed=0))]
    fn choose(
        &self,
        py: Python<'_>,
        state: &State,
        seat: Option<usize>,
        seed: u64,
    ) -> PyResult<Option<String>> {
        self.asked(py, state, seat, |bot, state, seat| bot.choose(state.run(), seat, &mut Quick::new(seed)))
    }

    /// What the legal moves are worth, best first: the move, the share of a win to be expected, how often it was tried.
    /// Nothing from a bot without an opinion.
    #[pyo3(signature = (state, seat=None, *, seed=0))]
    fn judge(
        &self,
        py: Python<'_>,
        state: &State,
        seat: Option<usize>,
        seed: u64,
    ) -> PyResult<Vec<(String, f64, u32)>> {
        let judged = self
            .asked(py, state, seat, |bot, state, seat| bot.judge(state.run(), seat, &mut Quick::new(seed)))?;
        Ok(judged.into_iter().map(|judged| (judged.action, judged.worth, judged.visits)).collect())
    }

    /// Why this move, in one sentence for whoever sits there; None if it cannot say.
    #[pyo3(signature = (state, move_, seat=None, *, lang="en"))]
    fn reason(
        &self,
        py: Python<'_>,
        state: &State,
        move_: &str,
        seat: Option<usize>,
        lang: &str,
    ) -> PyResult<Option<String>> {
        let texts = Texts::of(language(lang)?);
        self.asked(py, state, seat, |bot, state, seat| {
            let reason = bot.reason(state.run(), seat, move_)?;
            Some(texts.say(&reason, &Reader { seat: Some(seat), names: &[] }))
        })
    }

    fn __repr__(&self) -> String {
        format!("<bot {} of {}>", self.name, self.game)
    }
}

//! What the decisions of a game were worth.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sevenfold_core::record::Extras;
use sevenfold_lab::Entrant;
use sevenfold_review::judging::{self, NotJudged};

use crate::game::{find, unknown_bot};
use crate::state::State;
use crate::thinking;
use crate::values::plain;

/// Judges every decision of a game by what its seat could know: what it was worth, what was lost, the best moves, and
/// for every seat luck apart from skill. The bot is the strongest one if none is named.
///
///     >>> import sevenfold
///     >>> state = sevenfold.simulate(sevenfold.Game("sieben"), ["greedy", "random"], seed=1)[0]
///     >>> analysis = sevenfold.analyse(state, iterations=10)
///     >>> first = analysis["seats"][0]
///     >>> abs(first["luck"] + first["unforeseen"] + first["gifts"] - first["loss"] - (first["result"] - 1 / 2)) < 1e-6
///     True
#[pyfunction]
#[pyo3(signature = (state, bot=None, *, iterations=None, milliseconds=None))]
pub(crate) fn analyse<'py>(
    py: Python<'py>,
    state: &State,
    bot: Option<&str>,
    iterations: Option<u32>,
    milliseconds: Option<u32>,
) -> PyResult<Bound<'py, PyAny>> {
    let game = find(state.run().meta().id)?;
    let name = bot.or_else(|| game.levels().last().copied()).unwrap_or_default();
    let effort = thinking::thinking(iterations, milliseconds)?.effort();
    let mut bot = Entrant::read(name).player(game, &effort).ok_or_else(|| unknown_bot(game, name))?;
    let document = state.document(Extras::default())?;
    let judged = py.detach(|| judging::analyse(game, &document, &mut *bot, |_| {}));
    let judged = judged.map_err(|why| {
        PyValueError::new_err(match why {
            NotJudged::NoDecision => "there was no choice in the whole game",
            NotJudged::NoOpinion => "the bot has no opinion on any of the decisions",
            NotJudged::Broken => "the record and the game do not agree",
        })
    })?;
    plain(py, &judged)
}

//! Which of two players is stronger: the same deals for both.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sevenfold_lab::{Block, Head, Log, Pairing, Played, Rule, Standing};

use crate::foreign::{Player, Raised};
use crate::game::Game;
use crate::seeds::{GivenSeed, of_number};
use crate::values::{from_python, plain};
use crate::work::{in_threads, numbers, threads};
use crate::{errors, thinking};

/// The differences in strength that the test tells apart, as the program does when nothing is said.
const RULE: Rule = Rule::AllDeals { elo0: 0.0, elo1: 25.0 };

/// Plays deals between two players, each deal in every line-up, so that luck meets both alike. Gives a dictionary a
/// deal: its number, and the shares of the win of either player, alone at seat 1, 2, and so on among the other's copies.
///
/// Deal `number` (from `first` on) follows from `seed`: the same deals whatever the number of threads and machines.
///
///     >>> import sevenfold
///     >>> game = sevenfold.Game("sieben")
///     >>> deals = sevenfold.deals(game, "greedy", "random", deals=3, seed=1)
///     >>> deals[1:] == sevenfold.deals(game, "greedy", "random", deals=2, first=2, seed=1)
///     True
#[pyfunction]
#[pyo3(signature = (game, a, b, *, deals=100, first=1, seed=None, iterations=None, milliseconds=None, threads=1))]
#[expect(clippy::too_many_arguments, reason = "keyword arguments in Python")]
pub(crate) fn deals<'py>(
    py: Python<'py>,
    game: &Bound<'py, Game>,
    a: Player,
    b: Player,
    deals: u64,
    first: u64,
    seed: Option<GivenSeed>,
    iterations: Option<u32>,
    milliseconds: Option<u32>,
    threads: usize,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let game = game.get();
    let seed = seed.map_or(of_number(0), |seed| seed.0);
    let head = Head {
        a: a.name(py),
        b: b.name(py),
        thinking: thinking::thinking(iterations, milliseconds)?,
        seed: seed.to_string(),
        ..head(game)
    };
    let raised = Raised::default();
    let makers = [a.maker(game.shelved, &raised)?, b.maker(game.shelved, &raised)?];
    let pairing = Pairing::between(game.shelved, head, seed, makers);
    let (numbers, many) = (numbers(first, deals)?, self::threads(threads)?);
    let stop = || raised.is_there();
    let played = py.detach(|| in_threads(many, &numbers, &raised, &|number| pairing.play(number, &stop)));
    raised.check()?;
    let mut blocks = Vec::new();
    for (number, played) in numbers.zip(played) {
        // Nothing was told to stop, or the exception would have been raised above.
        let Some(played) = played.map_err(|stuck| errors::stuck(py, number, &stuck))? else { continue };
        blocks.push(plain(py, &played.block)?);
    }
    Ok(blocks)
}

fn head(game: &Game) -> Head {
    Head {
        game: game.shelved.meta().id.to_owned(),
        seats: game.seats,
        options: game.options.clone(),
        a: String::new(),
        b: String::new(),
        thinking: sevenfold_lab::Thinking::Iterations(1),
        rule: RULE,
        seed: String::new(),
    }
}

/// What deals say about the first player: the mean score (one half means equal) and Elo with 95 % intervals.
///
///     >>> import sevenfold
///     >>> game = sevenfold.Game("sieben")
///     >>> deals = sevenfold.deals(game, "greedy", "random", deals=20, seed=1)
///     >>> sevenfold.standing(game, deals)["score"] > 0.5
///     True
#[pyfunction]
pub(crate) fn standing<'py>(
    py: Python<'py>,
    game: &Bound<'py, Game>,
    deals: Vec<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let mut log = Log::in_memory(head(game.get()));
    // Only what was played counts, whatever number it had on its machine.
    for (deal, block) in (1..).zip(deals) {
        let block: Block = serde_json::from_value(from_python(&block)?)
            .map_err(|error| PyValueError::new_err(format!("not a deal: {error}")))?;
        let played = Played { block: Block { deal, ..block }, times: Default::default() };
        log.push(played).map_err(|error| PyValueError::new_err(error.to_string()))?;
    }
    plain(py, &Standing::of(&log))
}

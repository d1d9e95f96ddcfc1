//! What a bot says of a seat's prospects, held against what happens.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde::Serialize;
use sevenfold_core::chance::Seed;
use sevenfold_lab::calibration::{self, Reliability, Witnessed};
use sevenfold_lab::{Entrant, Stuck, Thinking, seeds};
use sevenfold_shelf::AnyBot;

use crate::foreign::Raised;
use crate::game::{Game, unknown_bot};
use crate::seeds::{GivenSeed, of_number};
use crate::values::{from_python, plain};
use crate::work::{in_threads, numbers, threads};
use crate::{errors, thinking};

/// A bot that plays against itself several times, and is asked about it.
struct Question<'a> {
    game: &'a Game,
    bot: &'a str,
    thinking: Thinking,
    seed: Seed,
}

impl Question<'_> {
    fn player(&self) -> Option<Box<dyn AnyBot>> {
        Entrant::read(self.bot).player(self.game.shelved, &self.thinking.effort())
    }

    /// Game `number`. Nothing if it came to no end.
    fn witness(&self, number: u64) -> Result<Option<Witnessed>, Stuck> {
        let Game { shelved, seats, options } = self.game;
        let seed = seeds::of_game(&self.seed, number);
        let run = shelved.start(options, *seats, Some(seed)).map_err(Stuck::Setup)?;
        let players = (0..*seats).filter_map(|_| self.player()).collect();
        // Whether there is such a bot was asked before.
        let Some(mut judge) = self.player() else { return Ok(None) };
        calibration::witness(*shelved, run, players, &mut *judge, &seed)
    }
}

/// Lets a bot play against itself, the strongest one if none is named, and asks it in every quarter of every game what each
/// seat can expect. Gives a dictionary a game that came to its end: each seat's share of the win, and what was said on the way.
///
/// Game `number` (from `first` on) follows from `seed`: the same whatever the number of threads and machines, and the same
/// that `sevenfold calibrate` plays.
///
///     >>> import sevenfold
///     >>> game = sevenfold.Game("sieben")
///     >>> games = sevenfold.witness(game, "club", games=2, seed=1, iterations=20)
///     >>> games[1:] == sevenfold.witness(game, "club", first=2, seed=1, iterations=20)
///     True
///     >>> sorted(games[0]["said"][0])
///     ['prospects', 'quarter', 'seat', 'share']
#[pyfunction]
#[pyo3(signature = (game, bot=None, *, games=1, first=1, seed=None, iterations=300, threads=1))]
#[expect(clippy::too_many_arguments, reason = "keyword arguments in Python")]
pub(crate) fn witness<'py>(
    py: Python<'py>,
    game: &Bound<'py, Game>,
    bot: Option<&str>,
    games: u64,
    first: u64,
    seed: Option<GivenSeed>,
    iterations: u32,
    threads: usize,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let game = game.get();
    let question = Question {
        game,
        bot: bot.or_else(|| game.shelved.levels().last().copied()).unwrap_or_default(),
        thinking: thinking::thinking(Some(iterations), None)?,
        seed: seed.map_or(of_number(0), |seed| seed.0),
    };
    if question.player().is_none() {
        return Err(unknown_bot(game.shelved, question.bot));
    }
    let raised = Raised::default();
    let (numbers, many) = (numbers(first, games)?, self::threads(threads)?);
    let played = py.detach(|| in_threads(many, &numbers, &raised, &|number| question.witness(number)));
    raised.check()?;
    let mut witnessed = Vec::new();
    for (number, game) in numbers.zip(played) {
        let Some(game) = game.map_err(|stuck| errors::stuck(py, number, &stuck))? else { continue };
        witnessed.push(plain(py, &game)?);
    }
    Ok(witnessed)
}

/// What games say of a judge.
#[derive(Serialize)]
struct Calibrated {
    games: usize,
    #[serde(flatten)]
    reliability: Reliability,
}

/// What games that were witnessed say of the bot: each seat's share of the wins, and for the whole game and each quarter how
/// often it was asked, what it said range by range with what happened, the cross-entropy of what it said (the smaller, the better
/// it knew), the same for somebody who knows the seat alone, and the map that would set it right.
///
///     >>> import sevenfold
///     >>> game = sevenfold.Game("sieben")
///     >>> games = sevenfold.witness(game, "club", games=4, seed=1, iterations=20)
///     >>> told = sevenfold.reliability(game, games)
///     >>> told["games"], [asked["quarter"] for asked in told["asked"]]
///     (4, [None, 1, 2, 3, 4])
#[pyfunction]
pub(crate) fn reliability<'py>(
    py: Python<'py>,
    game: &Bound<'py, Game>,
    games: Vec<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let read = |game: Bound<'py, PyAny>| -> PyResult<Witnessed> {
        serde_json::from_value(from_python(&game)?)
            .map_err(|error| PyValueError::new_err(format!("not a witnessed game: {error}")))
    };
    let games: Vec<Witnessed> = games.into_iter().map(read).collect::<PyResult<_>>()?;
    let reliability = Reliability::of(&games, game.get().seats);
    if reliability.asked.iter().all(|asked| asked.asked == 0) {
        return Err(PyValueError::new_err("nothing was said in these games: some bots have no opinion"));
    }
    plain(py, &Calibrated { games: games.len(), reliability })
}

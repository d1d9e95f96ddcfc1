//! Small endings of games, to be solved exactly.

use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sevenfold_lab::Entrant;
use sevenfold_solve::{Method, NoEnding, Solver, TooLarge, Tree};

use crate::game::{Game, unknown_bot};
use crate::seeds::{GivenSeed, of_number};
use crate::state::State;
use crate::strategy::Strategy;
use crate::work::Patience;
use crate::{errors, thinking};

/// The last decisions of a game that bots played to its end, as a small game of its own that can be solved exactly.
///
/// `back` decisions are taken back. Everybody knows the position then, and `deals` ways in which the hidden cards may lie,
/// each as likely; nobody knows which of them it is. After `most` decisions it is over, and all share the win.
///
///     >>> from sevenfold import Ending, Game
///     >>> ending = Ending(Game("sieben"), seed=4, back=4, deals=6, most=6)
///     >>> ending.solve(300).exploitability() < 1e-3 < ending.even().exploitability()
///     True
#[pyclass(frozen, module = "sevenfold")]
pub(crate) struct Ending {
    game: Game,
    which: sevenfold_solve::Ending,
    tree: Arc<Tree>,
}

#[pymethods]
impl Ending {
    #[new]
    #[pyo3(signature = (game, *, seed=None, back=4, deals=4, most=6, player="greedy"))]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, Game>,
        seed: Option<GivenSeed>,
        back: usize,
        deals: usize,
        most: usize,
        player: &str,
    ) -> PyResult<Self> {
        if back == 0 || deals == 0 {
            return Err(PyValueError::new_err("an ending needs a decision and a deal"));
        }
        let game = game.get().clone();
        let which = sevenfold_solve::Ending {
            game: game.shelved,
            options: game.options.clone(),
            seats: game.seats,
            seed: seed.map_or(of_number(0), |seed| seed.0),
            player: player.to_owned(),
            back,
            deals,
            most,
        };
        let tree = py.detach(|| Tree::of(&which)).map_err(|why| no_ending(py, &game, player, &why))?;
        let tree = tree.map_err(|TooLarge| PyValueError::new_err("there are too many ways to go on"))?;
        Ok(Self { game, which, tree: Arc::new(tree) })
    }

    /// The game whose ending it is.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// After so many decisions it is over.
    #[getter]
    fn most(&self) -> usize {
        self.which.most
    }

    /// In how many places the ending can be, whatever anybody knows of it.
    #[getter]
    fn places(&self) -> usize {
        self.tree.nodes().len()
    }

    /// The ways in which the hidden cards may lie. Chance steps that come later are drawn with the deal's number, from 0,
    /// as dice: `state.draw(dice=number)`.
    fn deals(&self, py: Python<'_>) -> PyResult<Vec<State>> {
        let deals = py.detach(|| self.which.deals());
        let deals = deals.map_err(|why| no_ending(py, &self.game, &self.which.player, &why))?;
        Ok(deals.into_iter().map(|deal| State::imagined(self.game.clone(), deal.run)).collect())
    }

    /// The strategy that makes every move as often as the others.
    fn even(&self) -> Strategy {
        Strategy::new(&self.tree, sevenfold_solve::Strategy::even(&self.tree))
    }

    /// An equilibrium as near as so many iterations come, by counterfactual regret minimisation: method is `cfr` or `cfr+`.
    #[pyo3(signature = (iterations=1_000, *, method="cfr+"))]
    fn solve(&self, py: Python<'_>, iterations: u32, method: &str) -> PyResult<Strategy> {
        let method = match method {
            "cfr" => Method::Plain,
            "cfr+" => Method::Plus,
            _ => return Err(PyValueError::new_err("the methods are cfr and cfr+")),
        };
        let average = py.detach(|| {
            let (mut solver, mut patience) = (Solver::new(&self.tree, method), Patience::new());
            for _ in 0..iterations {
                solver.run(1);
                patience.check()?;
            }
            Ok::<_, PyErr>(solver.average())
        })?;
        Ok(Strategy::new(&self.tree, average))
    }

    /// How a bot plays the ending. It is asked so many times about everything that a seat can know, each time with other
    /// dice. It does not know in which few ways the hidden cards may lie.
    #[pyo3(signature = (name, *, times=1, iterations=None, milliseconds=None))]
    fn bot(
        &self,
        py: Python<'_>,
        name: &str,
        times: u32,
        iterations: Option<u32>,
        milliseconds: Option<u32>,
    ) -> PyResult<Strategy> {
        let effort = thinking::thinking(iterations, milliseconds)?.effort();
        let bot = Entrant::read(name).player(self.game.shelved, &effort);
        let mut bot = bot.ok_or_else(|| unknown_bot(self.game.shelved, name))?;
        let strategy = py.detach(|| sevenfold_solve::Strategy::of_bot(&self.tree, &mut *bot, times));
        Ok(Strategy::new(&self.tree, strategy))
    }

    /// How many things a seat can know that has to choose.
    fn __len__(&self) -> usize {
        self.tree.known().len()
    }

    fn __repr__(&self) -> String {
        let (id, places, known) = (self.game.shelved.meta().id, self.places(), self.__len__());
        format!("<ending of {id} with {places} places, {known} to be told apart>")
    }
}

fn no_ending(py: Python<'_>, game: &Game, player: &str, why: &NoEnding) -> PyErr {
    match why {
        NoEnding::Setup(error) => errors::setup(py, error),
        NoEnding::NoBot => unknown_bot(game.shelved, player),
        NoEnding::Stuck(stuck) => errors::stuck(py, 1, stuck),
        NoEnding::TooShort { decisions } => {
            PyValueError::new_err(format!("the game had {decisions} decisions only"))
        }
        NoEnding::NoWorld => PyValueError::new_err("no world agrees with what is known"),
    }
}

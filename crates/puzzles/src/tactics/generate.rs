//! Where tactics come from.

use serde::{Deserialize, Serialize};
use sevenfold_bots::seven::counting;
use sevenfold_bots::{Bot, Effort};
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game as _, Rng as _, Viewer};
use sevenfold_seven::{Place, Seven};

use super::{Endgame, Grade, Tactic};
use crate::levels::{ALL_TILES, start};
use crate::search::{Progress, Search};

/// With how many tiles left positions are looked at, and how many moves are tried beside the one chosen: the more
/// tiles, the longer it takes.
const LEFT: [(usize, usize); 3] = [(5, 1), (4, 8), (3, 10)];

/// Tiles that are laid at random to begin with, so that no two games are the same.
const OPENING: usize = 3;

/// How much the players think about a move: by iterations, so that everybody gets the same games.
const THINKING: Effort = Effort::iterations(1_000);

/// What has been found so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Quarried {
    seed: u64,
    games: u64,
    total: u64,
    /// The tactics, one a game and number of tiles left at most.
    pub tactics: Vec<Tactic>,
}

/// Plays games and looks for tactics in them.
pub struct Quarry {
    state: Quarried,
}

impl Quarry {
    /// So many games, each with a generator of its own.
    pub fn new(seed: u64, games: u64) -> Self {
        Self { state: Quarried { seed, games: 0, total: games, tactics: Vec::new() } }
    }

    fn play(&mut self) {
        let mut rng = Quick::new(self.state.seed.wrapping_add(self.state.games));
        self.state.games += 1;
        let (mut game, mut moves, mut player) = (start(), Vec::new(), counting(&THINKING));
        while let Some(place) = choose(&game, &mut *player, &mut rng) {
            let left = usize::from(ALL_TILES) - game.moves();
            if let Some(&(_, others)) = LEFT.iter().find(|(then, _)| then + 1 == left) {
                let tried = moves_to_try(&game, place, others, &mut rng);
                let found = tried.into_iter().find_map(|place| tactic(&game, &moves, place));
                self.state.tactics.extend(found);
            }
            if left - 1 == LEFT[LEFT.len() - 1].0 {
                break;
            }
            game.lay(place);
            moves.push(place);
        }
    }
}

/// The move of the strongest player; at random in the opening.
fn choose(game: &Seven, player: &mut dyn Bot<Seven>, rng: &mut Quick) -> Option<Place> {
    let seat = game.turn()?;
    if game.moves() < OPENING {
        let mut places = Vec::new();
        game.places_into(&mut places);
        return rng.pick(&places).copied();
    }
    let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
    player.choose(&view, &legal, rng)?.place()
}

/// The move chosen and some others.
fn moves_to_try(game: &Seven, chosen: Place, others: usize, rng: &mut Quick) -> Vec<Place> {
    let mut places = Vec::new();
    game.places_into(&mut places);
    rng.shuffle(&mut places);
    places.truncate(others);
    places.insert(0, chosen);
    places
}

/// The tactic after a move, if exactly one answer wins.
fn tactic(game: &Seven, moves: &[Place], last: Place) -> Option<Tactic> {
    let mut position = *game;
    position.lay(last);
    let winning = Endgame::default().winning_moves_up_to(&position, 2);
    let [answer] = winning.as_slice() else { return None };
    let moves = moves.iter().chain([&last]).map(|&place| sevenfold_seven::Action::from(place).to_string());
    Some(Tactic { grade: Grade::of(&position, answer), moves: moves.collect(), answer: answer.to_string() })
}

impl Search for Quarry {
    type State = Quarried;

    fn search_part(&mut self) {
        self.play();
    }

    fn progress(&self) -> Progress {
        Progress { done: self.state.games, total: self.state.total }
    }

    fn state(&self) -> &Quarried {
        &self.state
    }
}

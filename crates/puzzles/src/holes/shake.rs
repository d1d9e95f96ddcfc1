//! Good arrangements of many tiles: tiles are moved at random, ever less against the count of holes.
//!
//! Nothing is proven here; what is found is called best known.

use serde::{Deserialize, Serialize};
use sevenfold_core::Rng as _;
use sevenfold_core::chance::Quick;
use sevenfold_seven::{ORIENTATIONS, Tile};

use crate::arrangement::Arrangement;
use crate::board::{Board, MIDDLE, SIDE, Spot, WAYS};
use crate::checker::flat;
use crate::search::{Progress, Search};

/// Moves tried in one part of a search.
const MOVES: u32 = 4_000_000;

/// How readily holes are given up, from the first move of a part to the last.
const HEAT: (f64, f64) = (0.9, 0.13);

/// What shaking has found so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shaken {
    /// Parts done; each begins with a generator of its own.
    done: u64,
    total: u64,
    /// How many tiles of each kind.
    sets: usize,
    /// The most holes found.
    pub most: u32,
    /// An arrangement with so many.
    pub best: Arrangement,
}

/// Looks for an arrangement of all tiles, once or several times over, with many holes.
pub struct Shake {
    state: Shaken,
}

impl Shake {
    /// So many goes with this many sets of tiles.
    pub fn new(sets: usize, goes: u64) -> Self {
        Self { state: Shaken { done: 0, total: goes, sets, most: 0, best: Arrangement::default() } }
    }

    /// Goes on where a search was left.
    pub fn resume(state: Shaken) -> Self {
        Self { state }
    }

    fn go(&mut self) {
        let mut table = Table::spread(self.state.sets, Quick::new(self.state.done));
        for number in 0..MOVES {
            let heat = HEAT.1 + (HEAT.0 - HEAT.1) * f64::from(MOVES - number) / f64::from(MOVES);
            table.shake(heat);
            if table.holes() > i64::from(self.state.most) {
                // Tiles that fall apart have a hole more for every part, but they do not count.
                let arrangement = table.arrangement();
                if let Ok(holes) = flat::holes(&arrangement) {
                    (self.state.most, self.state.best) = (holes, arrangement);
                }
            }
        }
        self.state.done += 1;
    }
}

struct Table {
    board: Board,
    laid: Vec<Spot>,
    /// Contacts in the order of laying: the same for every order.
    contacts: i64,
    rng: Quick,
}

impl Table {
    /// Tiles scattered around the middle.
    fn spread(sets: usize, rng: Quick) -> Self {
        let mut table = Self { board: Board::empty(), laid: Vec::new(), contacts: 0, rng };
        for tile in Tile::ALL.into_iter().cycle().take(sets * Tile::ALL.len()) {
            loop {
                let spot = table.near(MIDDLE, tile, 7);
                if table.board.has_room(spot) {
                    table.contacts += i64::from(table.board.contacts(spot));
                    table.board.lay(spot);
                    table.laid.push(spot);
                    break;
                }
            }
        }
        table
    }

    /// Holes, if all tiles hang together; less one for every part too many.
    fn holes(&self) -> i64 {
        self.contacts + 1 - self.laid.len() as i64
    }

    /// Some way for the tile to lie, its corner within so many rows and columns.
    fn near(&mut self, corner: usize, tile: Tile, reach: u32) -> Spot {
        let way = loop {
            let way = self.rng.below(ORIENTATIONS as u32) as usize;
            if WAYS[way].tile == tile {
                break way;
            }
        };
        let mut off = || self.rng.below(2 * reach + 1) as usize;
        let corner = corner + off() * SIDE + off() - reach as usize * (SIDE + 1);
        Spot { way, corner }
    }

    /// Moves one tile, perhaps.
    fn shake(&mut self, heat: f64) {
        let index = self.rng.below(self.laid.len() as u32) as usize;
        let old = self.laid[index];
        self.board.lift(old);
        let around = self.rng.below(self.laid.len() as u32) as usize;
        let new = if around.is_multiple_of(3) {
            self.near(old.corner, old.tile(), 1)
        } else {
            self.near(self.laid[around].corner, old.tile(), 4)
        };
        let gain = |new: Spot| i64::from(self.board.contacts(new)) - i64::from(self.board.contacts(old));
        let chosen = if inside(new) && self.board.has_room(new) && accepts(&mut self.rng, gain(new), heat) {
            self.contacts += gain(new);
            new
        } else {
            old
        };
        self.board.lay(chosen);
        self.laid[index] = chosen;
    }

    fn arrangement(&self) -> Arrangement {
        Arrangement::laid(self.laid.iter().filter_map(|spot| spot.action()).collect())
    }
}

fn inside(spot: Spot) -> bool {
    let inner = 8..SIDE - 8;
    inner.contains(&(spot.corner / SIDE)) && inner.contains(&(spot.corner % SIDE))
}

fn accepts(rng: &mut Quick, gain: i64, heat: f64) -> bool {
    #[expect(clippy::cast_precision_loss, reason = "a tile has a handful of contacts")]
    let likely = (gain as f64 / heat).exp();
    gain >= 0 || f64::from(rng.word()) < likely * f64::from(u32::MAX)
}

impl Search for Shake {
    type State = Shaken;

    fn search_part(&mut self) {
        self.go();
    }

    fn progress(&self) -> Progress {
        Progress { done: self.state.done, total: self.state.total }
    }

    fn state(&self) -> &Shaken {
        &self.state
    }
}

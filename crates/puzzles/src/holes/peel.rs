//! All arrangements of different tiles with at least so many holes.
//!
//! In an arrangement of `n` tiles with `h` holes let tile `i` touch the others in `c(i)` stretches. Taking it away
//! loses `c(i) - 1` holes. Every edge between two tiles is seen from both sides, every point where three tiles meet
//! from three, so that the sum of all `c(i)` is at most `2 (h + n - 1)`: some tile has `c(i) ≤ 2 (h + n - 1) / n`, and
//! without it at least `h + 1 - 2 (h + n - 1) / n` holes are left. So every good arrangement grows out of a good
//! smaller one. Each is made once: the tile laid last must be the one with the fewest stretches.
//!
//! A tile without which the others fall apart cannot be the one: it would join parts with fewer holes than needed
//! (`docs/puzzles.md` has the numbers).

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use sevenfold_seven::{Tile, Tiles};

use crate::arrangement::Arrangement;
use crate::board::{Board, MIDDLE, Spot, WAYS, touching};
use crate::search::{Progress, Search};

/// What a search for holes knows so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Peeled {
    /// Letters of the tiles to choose from.
    tiles: String,
    /// How many of them to lay.
    count: usize,
    /// How many holes there should be at least.
    pub at_least: u32,
    /// Pairs that have been tried.
    begun: usize,
    /// Arrangements looked at, by how many tiles they have.
    pub arrangements: Vec<u64>,
    /// The most holes found.
    pub most: u32,
    /// Arrangements with so many holes, up to turns and flips.
    pub best: BTreeSet<Arrangement>,
}

/// Looks for all arrangements of some tiles with at least so many holes.
pub struct Peel {
    state: Peeled,
    allowed: Tiles,
    /// The fewest holes of interest, by how many tiles there are.
    needed: Vec<u32>,
    pairs: Vec<[Spot; 2]>,
    board: Board,
    laid: Vec<Spot>,
}

impl Peel {
    /// All arrangements of `count` different tiles out of some.
    pub fn new(tiles: Tiles, count: usize, at_least: u32) -> Self {
        let tiles: String = tiles.iter().map(Tile::letter).collect();
        let arrangements = vec![0; count + 1];
        Self::resume(Peeled {
            tiles,
            count,
            at_least,
            begun: 0,
            arrangements,
            most: 0,
            best: BTreeSet::new(),
        })
    }

    /// Goes on where a search was left.
    pub fn resume(mut state: Peeled) -> Self {
        let allowed: Tiles =
            Tile::ALL.into_iter().filter(|tile| state.tiles.contains(tile.letter())).collect();
        state.count = state.count.clamp(2, usize::from(allowed.len()).max(2));
        state.arrangements.resize(state.count + 1, 0);
        let needed = needed(state.count, state.at_least);
        let mut peel =
            Self { state, allowed, needed, pairs: Vec::new(), board: Board::empty(), laid: Vec::new() };
        peel.pairs = peel.find_pairs();
        peel
    }

    fn find_pairs(&mut self) -> Vec<[Spot; 2]> {
        let mut pairs = Vec::new();
        for tile in self.allowed.iter() {
            let Some(way) = WAYS.iter().position(|way| way.tile == tile) else { continue };
            self.lay(Spot { way, corner: MIDDLE });
            for (spot, _) in self.extensions(0) {
                pairs.push([self.laid[0], spot]);
            }
            self.lift();
        }
        pairs
    }

    fn lay(&mut self, spot: Spot) {
        self.board.lay(spot);
        self.laid.push(spot);
    }

    fn lift(&mut self) {
        if let Some(spot) = self.laid.pop() {
            self.board.lift(spot);
        }
    }

    fn try_next(&mut self) {
        let [first, second] = self.pairs[self.state.begun];
        self.lay(first);
        let holes = self.board.contacts(second) - 1;
        self.lay(second);
        self.grow(holes);
        self.lift();
        self.lift();
        self.state.begun += 1;
    }

    fn grow(&mut self, holes: u32) {
        self.state.arrangements[self.laid.len()] += 1;
        if self.laid.len() == self.state.count {
            return self.keep(holes);
        }
        for (spot, contacts) in self.extensions(holes) {
            self.lay(spot);
            self.grow(holes + contacts - 1);
            self.lift();
        }
    }

    fn keep(&mut self, holes: u32) {
        if holes > self.state.most || self.state.best.is_empty() {
            self.state.best.clear();
            self.state.most = holes;
        }
        if holes == self.state.most {
            let tiles = self.laid.iter().filter_map(|spot| spot.action()).collect();
            self.state.best.insert(Arrangement::laid(tiles).folded());
        }
    }

    /// The spots for one more tile that leave enough holes, if it is the tile that would be taken away first.
    fn extensions(&mut self, holes: u32) -> Vec<(Spot, u32)> {
        let least = (self.needed[self.laid.len() + 1] + 1).saturating_sub(holes).max(1);
        let lying: Tiles = self.laid.iter().map(|spot| spot.tile()).collect();
        let mut found = Vec::new();
        for spot in touching(&self.laid, |tile| self.allowed.contains(tile) && !lying.contains(tile)) {
            let contacts = self.board.contacts(spot);
            if contacts >= least && self.is_first_to_go(spot, contacts) {
                found.push((spot, contacts));
            }
        }
        found
    }

    /// Would this tile, once laid, be the first to be taken away again?
    fn is_first_to_go(&mut self, spot: Spot, contacts: u32) -> bool {
        self.board.lay(spot);
        let mine = (contacts, turn(spot.tile()));
        let first = self.laid.iter().all(|&other| (self.board.contacts(other), turn(other.tile())) > mine);
        self.board.lift(spot);
        first
    }
}

/// Among tiles with equally many stretches, symmetric ones go first: those left can lie in more ways that differ.
fn turn(tile: Tile) -> u8 {
    match tile {
        Tile::Y => 0,
        Tile::I => 1,
        Tile::O => 2,
        Tile::U => 3,
        Tile::S => 4,
        Tile::P => 5,
        Tile::J => 6,
    }
}

/// How many holes arrangements need, by how many tiles they have, to grow to the holes wanted.
fn needed(count: usize, at_least: u32) -> Vec<u32> {
    let mut needed = vec![0; count + 1];
    needed[count] = at_least;
    for tiles in (1..count).rev() {
        let (holes, more) = (needed[tiles + 1], tiles as u32 + 1);
        let contacts = 2 * (holes + more - 1) / more;
        needed[tiles] = (holes + 1).saturating_sub(contacts);
    }
    needed
}

impl Search for Peel {
    type State = Peeled;

    fn search_part(&mut self) {
        self.try_next();
    }

    fn progress(&self) -> Progress {
        Progress { done: self.state.begun as u64, total: self.pairs.len() as u64 }
    }

    fn state(&self) -> &Peeled {
        &self.state
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn good_arrangements_grow_out_of_good_ones() {
        assert_eq!(needed(7, 7), [0, 0, 0, 1, 2, 3, 5, 7]);
        assert_eq!(needed(6, 6), [0, 0, 0, 1, 2, 4, 6]);
    }

    #[test]
    fn sv17_four_tiles_make_three_holes_and_no_more() {
        let mut peel = Peel::new(Tiles::ALL, 4, 3);
        let found = peel.finish();
        assert_eq!((found.most, found.best.is_empty()), (3, false));
        assert_eq!(Peel::new(Tiles::ALL, 4, 4).finish().best.len(), 0);
    }

    #[test]
    fn a_search_taken_up_again_ends_like_one_in_a_single_go() {
        let mut whole = Peel::new(Tiles::ALL, 4, 3);
        let mut parts = Peel::new(Tiles::ALL, 4, 3);
        while !parts.step(300).is_complete() {
            let saved = serde_json::to_string(parts.state()).unwrap();
            parts = Peel::resume(serde_json::from_str(&saved).unwrap());
        }
        assert_eq!(parts.state(), whole.finish());
    }
}

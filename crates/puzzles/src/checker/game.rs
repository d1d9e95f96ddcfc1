//! A game of two players, move by move, by the rules as they are written (SV-3 to SV-8).

use std::collections::{BTreeMap, BTreeSet};

use sevenfold_seven::{Action, Tile};

use super::cells_of;
use super::shapes::{Cell, WAYS, around, makes};
use crate::flaw::{Flaw, rule};

/// The tiles on the table: for every cell the numbers of its tiles, from the table up.
#[derive(Default)]
struct Slow {
    stacks: BTreeMap<Cell, Vec<usize>>,
    laid: Vec<Action>,
}

/// On which level each tile of a legal game lies; white and black lay in turn.
pub fn levels(game: &[Action]) -> Result<Vec<u8>, Flaw> {
    let mut table = Slow::default();
    let mut levels = Vec::new();
    for (index, action) in game.iter().enumerate() {
        let level = table
            .level_of(action)
            .map_err(|number| Flaw::Illegal { number: index + 1, rule: rule(number) })?;
        levels.push(level as u8);
        table.lay(action);
    }
    Ok(levels)
}

impl Slow {
    fn height(&self, cell: Cell) -> usize {
        self.stacks.get(&cell).map_or(0, Vec::len)
    }

    fn lay(&mut self, action: &Action) {
        for cell in cells_of(action) {
            self.stacks.entry(cell).or_default().push(self.laid.len());
        }
        self.laid.push(*action);
    }

    /// The level of a legal move, or the number of the rule it breaks.
    fn level_of(&self, action: &Action) -> Result<usize, u8> {
        if !makes(action) {
            return Err(2);
        }
        let mine = self.laid.iter().enumerate().filter(|(index, _)| index % 2 == self.laid.len() % 2);
        if mine.into_iter().any(|(_, laid)| laid.tile == action.tile) {
            return Err(3);
        }
        let level = self.fits(&cells_of(action))?;
        if level < self.highest(action.tile) { Err(8) } else { Ok(level) }
    }

    /// The level on which a tile would lie on these cells, SV-8 aside, or the rule against it.
    fn fits(&self, cells: &[Cell; 4]) -> Result<usize, u8> {
        if self.laid.is_empty() {
            return Ok(1);
        }
        let height = self.height(cells[0]);
        if cells.iter().any(|&cell| self.height(cell) != height) {
            return Err(5);
        }
        if height == 0 {
            let touches = cells.iter().any(|&cell| around(cell).iter().any(|&next| self.height(next) > 0));
            return if touches { Ok(1) } else { Err(6) };
        }
        let beneath: BTreeSet<_> = cells.iter().map(|cell| self.stacks[cell].last()).collect();
        if beneath.len() >= 2 { Ok(height + 1) } else { Err(7) }
    }

    /// The highest level on which the tile has a place: every way is tried from every cell there is.
    fn highest(&self, tile: Tile) -> usize {
        let mut highest = 1;
        for (_, way) in WAYS.iter().copied().filter(|(other, _)| *other == tile) {
            for &(a, b) in self.stacks.keys() {
                let there = way.map(|(c, d)| (a + c, b + d));
                highest = highest.max(self.fits(&there).unwrap_or(1));
            }
        }
        highest
    }
}

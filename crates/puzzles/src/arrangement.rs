//! Tiles that lie flat on the table.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sevenfold_seven::{Action, Cell, Symmetry, Tile};

use crate::flaw::Flaw;

/// Tiles lying flat: every one makes its shape, and no two share a cell.
///
/// How many of each kind there may be is for the puzzle to say. As JSON it is a list of tiles in the notation of the
/// game: `["Y 0,1 1,1 1,2 2,0"]`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Arrangement(Vec<Action>);

impl Arrangement {
    /// These tiles, if they can lie like this.
    pub fn new(tiles: Vec<Action>) -> Result<Self, Flaw> {
        let mut taken = BTreeMap::new();
        for (index, action) in tiles.iter().enumerate() {
            if Tile::made_of(action.cells()) != Some(action.tile) {
                return Err(Flaw::Misfit { tile: action.tile });
            }
            for &cell in action.cells() {
                if let Some(other) = taken.insert(cell, index) {
                    let (one, other): (&Action, &Action) = (&tiles[other], action);
                    return Err(Flaw::Overlap { cell, one: one.tile, other: other.tile });
                }
            }
        }
        Ok(Self(tiles))
    }

    /// Tiles that a search laid without overlap.
    pub(crate) fn laid(tiles: Vec<Action>) -> Self {
        debug_assert!(Self::new(tiles.clone()).is_ok(), "a search lays tiles where they fit");
        Self(tiles)
    }

    /// The tiles.
    pub fn tiles(&self) -> &[Action] {
        &self.0
    }

    /// All cells, tile by tile.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        self.0.iter().flat_map(|action| *action.cells())
    }

    /// The same arrangement as every turn, flip and translation of it gives; its least coordinates are 0.
    #[must_use]
    pub fn folded(&self) -> Self {
        let images = Symmetry::all().map(|symmetry| self.brought(symmetry));
        images.min().unwrap_or_default()
    }

    fn brought(&self, symmetry: Symmetry) -> Self {
        let images: Vec<(Tile, [Cell; 4])> =
            self.0.iter().map(|action| (action.tile, symmetry.cells(*action.cells()))).collect();
        let cells = || images.iter().flat_map(|(_, cells)| cells);
        let a = cells().map(|cell| cell.a).min().unwrap_or(0);
        let b = cells().map(|cell| cell.b).min().unwrap_or(0);
        let moved = |cells: &[Cell; 4]| cells.map(|cell| Cell::new(cell.a - a, cell.b - b));
        let mut tiles: Vec<Action> =
            images.iter().filter_map(|(tile, cells)| Action::new(*tile, moved(cells))).collect();
        tiles.sort_unstable();
        Self(tiles)
    }
}

/// Reads tiles in the notation of the game.
pub(crate) fn read_tiles<T: AsRef<str>>(words: &[T]) -> Result<Vec<Action>, Flaw> {
    let read =
        |word: &T| word.as_ref().parse().map_err(|_| Flaw::Unreadable { text: word.as_ref().to_owned() });
    words.iter().map(read).collect()
}

impl TryFrom<Vec<String>> for Arrangement {
    type Error = Flaw;

    fn try_from(words: Vec<String>) -> Result<Self, Flaw> {
        Self::new(read_tiles(&words)?)
    }
}

impl From<Arrangement> for Vec<String> {
    fn from(arrangement: Arrangement) -> Self {
        arrangement.0.iter().map(ToString::to_string).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Arrangement, Flaw> {
        Arrangement::try_from(words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn tiles_keep_their_shape_and_share_no_cell() {
        assert!(read(&["I 0,0 0,1 0,2 0,3", "O 1,0 1,1 2,0 2,1"]).is_ok());
        assert_eq!(read(&["O 0,0 0,1 0,2 0,3"]), Err(Flaw::Misfit { tile: Tile::O }));
        let overlap = Flaw::Overlap { cell: Cell::new(0, 1), one: Tile::I, other: Tile::O };
        assert_eq!(read(&["I 0,0 0,1 0,2 0,3", "O 0,1 0,2 1,1 1,2"]), Err(overlap));
        assert_eq!(read(&["X"]), Err(Flaw::Unreadable { text: "X".to_owned() }));
    }

    #[test]
    fn turned_and_flipped_arrangements_fold_to_the_same() {
        let one = read(&["J 0,0 0,1 0,2 1,2", "I 3,0 3,1 3,2 3,3"]).unwrap();
        for symmetry in Symmetry::all() {
            assert_eq!(one.brought(symmetry).folded(), one.folded());
        }
        let other = read(&["J 0,0 0,1 0,2 1,2", "I 3,1 3,2 3,3 3,4"]).unwrap();
        assert_ne!(one.folded(), other.folded());
    }
}

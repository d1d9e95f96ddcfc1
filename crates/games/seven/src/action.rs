//! The one kind of move: a tile and the four cells it goes to.

use crate::hex::Cell;
use crate::pieces::Tile;
use crate::table::Place;

/// A tile laid on four cells, sorted. The level follows from the position.
///
/// Whatever the notation can say is an action, also cells that do not make the tile: that is for the rules to refuse.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    /// The tile.
    pub tile: Tile,
    pub(crate) cells: [Cell; 4],
}

impl Action {
    /// A tile on these cells; `None` if two of them are the same.
    pub fn new(tile: Tile, mut cells: [Cell; 4]) -> Option<Self> {
        cells.sort_unstable();
        cells.windows(2).all(|pair| pair[0] < pair[1]).then_some(Self { tile, cells })
    }

    /// The four cells, in order.
    pub fn cells(&self) -> &[Cell; 4] {
        &self.cells
    }

    /// The place, if the cells make the tile and a game can reach them.
    pub fn place(&self) -> Option<Place> {
        Place::of_cells(&self.cells).filter(|place| place.tile() == self.tile)
    }
}

impl From<Place> for Action {
    #[inline]
    fn from(place: Place) -> Self {
        Self { tile: place.tile(), cells: place.cells() }
    }
}

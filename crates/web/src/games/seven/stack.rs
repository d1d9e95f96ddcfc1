//! One stack as it is drawn: its walls, the edges of the tile on top, and what is written on it.

use sevenfold_core::Seat;
use sevenfold_seven::{Cell, Colour};

use super::grid::Stance;

/// A set of the six sides of a cell, by their number in [`SIDES`](super::grid::SIDES).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Sides(u8);

impl Sides {
    /// The sides for which this holds.
    pub(crate) fn where_(holds: impl Fn(usize) -> bool) -> Self {
        Self((0..6).filter(|&side| holds(side)).fold(0, |set, side| set | 1 << side))
    }

    /// Those sides, clockwise.
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        (0..6).filter(move |side| self.0 & 1 << side != 0)
    }

    /// Is it one of them?
    pub(crate) const fn contains(self, side: usize) -> bool {
        self.0 & 1 << side != 0
    }
}

/// The two sides that face whoever looks at raised stacks: lower right and lower left.
pub(crate) const FRONT: [usize; 2] = [2, 3];

/// One tile's share of a stack's wall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Wall {
    /// Which side of the stack.
    pub side: usize,
    /// Which level.
    pub level: u8,
    /// The tile's colour.
    pub colour: Colour,
}

/// How much a stack says of itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Label {
    /// Nothing: another cell of the tile speaks for it.
    Silent,
    /// Its height, in small.
    Small,
    /// Its height and whose tile is on top.
    Full,
    /// Which tile is on top.
    Letter(char),
}

/// A stack as it is drawn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Column {
    /// How the table is looked at.
    pub stance: Stance,
    /// The cell.
    pub cell: Cell,
    /// How many tiles are stacked.
    pub height: u8,
    /// The colour on top.
    pub colour: Colour,
    /// Whose tile is on top.
    pub seat: Seat,
    /// Is the tile on top the one laid last?
    pub newest: bool,
    /// The walls that can be seen, from the table up.
    pub walls: Vec<Wall>,
    /// Sides where the tile on top ends.
    pub rim: Sides,
    /// Sides behind which a higher stack throws its shadow (flat view).
    pub shaded: Sides,
    /// What is written on it.
    pub label: Label,
}

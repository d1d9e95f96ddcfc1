//! Why a move is refused: the rule and the facts.

use sevenfold_core::{Arg, Message, RuleId, Say, Seat};

use crate::action::Action;
use crate::hex::Cell;
use crate::pieces::{Tile, Tiles};
use crate::rule;

/// A move against the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breach {
    /// SV-10: all tiles are placed.
    Over,
    /// SV-3: it is somebody else's turn.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// SV-2: the cells do not make the tile, however it is turned and flipped.
    Misfit {
        /// The tile that was named.
        tile: Tile,
        /// The tile that the cells make, if any.
        made: Option<Tile>,
    },
    /// SV-3: the tile has been placed before.
    Placed {
        /// The tile.
        tile: Tile,
        /// What the player still has.
        left: Tiles,
    },
    /// SV-4: the first tile fixes the grid, so that its first cell is `0,0`.
    OffGrid {
        /// The first cell of the move.
        first: Cell,
    },
    /// SV-5: the cells are not all at the same height.
    Uneven {
        /// The cells, and how many tiles are stacked on each.
        heights: [(Cell, u8); 4],
    },
    /// SV-6: the tile touches nothing on the table.
    Apart {
        /// The tile.
        tile: Tile,
        /// How many steps it is from the nearest tile.
        steps: i64,
    },
    /// SV-7: the tile would lie on one tile only.
    OneTile {
        /// The tile.
        tile: Tile,
        /// Whose tile is beneath.
        owner: Seat,
        /// The level on which the tile would lie.
        level: u8,
    },
    /// SV-8: the tile has a place on a higher level.
    Higher {
        /// The tile.
        tile: Tile,
        /// The level on which it would lie.
        level: u8,
        /// The highest level on which it has a place.
        highest: u8,
        /// How many places it has there.
        places: u32,
        /// One of them.
        example: Action,
    },
}

impl sevenfold_core::Breach for Breach {
    fn rule(&self) -> RuleId {
        rule(match self {
            Self::Over => 10,
            Self::NotYourTurn { .. } | Self::Placed { .. } => 3,
            Self::Misfit { .. } => 2,
            Self::OffGrid { .. } => 4,
            Self::Uneven { .. } => 5,
            Self::Apart { .. } => 6,
            Self::OneTile { .. } => 7,
            Self::Higher { .. } => 8,
        })
    }
}

impl Say for Breach {
    fn say(&self) -> Message {
        match *self {
            Self::Over => Message::new("seven-over"),
            Self::NotYourTurn { turn } => Message::new("seven-not-your-turn").with("seat", turn),
            Self::Misfit { tile, made: Some(made) } => {
                Message::new("seven-other-tile").with("tile", tile.name()).with("made", made.name())
            }
            Self::Misfit { tile, made: None } => Message::new("seven-no-tile").with("tile", tile.name()),
            Self::Placed { tile, left } => {
                let left = Arg::list(left.iter().map(Tile::name));
                Message::new("seven-placed").with("tile", tile.name()).with("left", left)
            }
            Self::OffGrid { first } => Message::new("seven-off-grid").with("first", first.to_string()),
            Self::Uneven { heights } => Message::new("seven-uneven").with("heights", said_heights(&heights)),
            Self::Apart { tile, steps } => {
                Message::new("seven-apart").with("tile", tile.name()).with("steps", steps)
            }
            Self::OneTile { tile, owner, level } => Message::new("seven-one-tile")
                .with("tile", tile.name())
                .with("seat", owner)
                .with("level", level),
            Self::Higher { tile, level, highest, places, example } => {
                let key = if level == 1 { "seven-higher-than-table" } else { "seven-higher" };
                Message::new(key)
                    .with("tile", tile.name())
                    .with("level", level)
                    .with("highest", highest)
                    .with("places", places)
                    .with("example", example.to_string())
            }
        }
    }
}

fn said_heights(heights: &[(Cell, u8); 4]) -> Arg {
    Arg::list(heights.iter().map(|(cell, height)| {
        Message::new("seven-height").with("cell", cell.to_string()).with("height", *height)
    }))
}

impl Tile {
    /// The entry of the language files with the tile's name.
    pub fn name(self) -> Arg {
        Arg::key(match self {
            Self::I => "seven-tile-i",
            Self::P => "seven-tile-p",
            Self::J => "seven-tile-j",
            Self::O => "seven-tile-o",
            Self::S => "seven-tile-s",
            Self::U => "seven-tile-u",
            Self::Y => "seven-tile-y",
        })
    }
}

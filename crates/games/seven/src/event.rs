//! What happened. Everything is public.

use serde::{Deserialize, Serialize};
use sevenfold_core::{Arg, Message, Outcome, Redact, Say, Seat, Viewer};

use crate::hex::Cell;
use crate::pieces::Tile;

/// Something that happened at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A tile was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// Where.
        cells: [Cell; 4],
        /// On which level.
        level: u8,
    },
    /// A level above the table was reached for the first time.
    Climbed {
        /// By whom.
        seat: Seat,
        /// Which level.
        level: u8,
    },
    /// All tiles are placed.
    Finished {
        /// The level compared first.
        level: u8,
        /// The result.
        outcome: Outcome,
    },
}

impl Redact for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match (self, viewer) {
            // Nothing is hidden in this game: players and watchers see the same.
            (
                Self::Laid { .. } | Self::Climbed { .. } | Self::Finished { .. },
                Viewer::Seat(_) | Viewer::Watcher,
            ) => Some(self.clone()),
        }
    }
}

impl Say for Event {
    fn say(&self) -> Message {
        match self {
            Self::Laid { seat, tile, cells, level } => Message::new("seven-laid")
                .with("seat", *seat)
                .with("tile", tile.name())
                .with("level", *level)
                .with("cells", Arg::list(cells.iter().map(Cell::to_string))),
            Self::Climbed { seat, level } => {
                Message::new("seven-climbed").with("seat", *seat).with("level", *level)
            }
            Self::Finished { level, outcome } if outcome.winners.len() as usize == outcome.points.len() => {
                Message::new("seven-draw").with("level", *level)
            }
            Self::Finished { level, outcome } => Message::new("seven-finished")
                .with("level", *level)
                .with("winners", Arg::list(outcome.winners.iter()))
                .with("count", outcome.winners.len()),
        }
    }
}

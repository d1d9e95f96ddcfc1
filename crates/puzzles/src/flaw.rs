//! What is wrong with a try or with a certificate: the rule and the facts.

use sevenfold_core::{Message, RuleId, Say};
use sevenfold_seven::{Cell, Tile};

/// A try that does not solve its puzzle, or a certificate that does not show what it states.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// This is not a tile in the notation of the game.
    Unreadable {
        /// What was written.
        text: String,
    },
    /// SV-2: the cells do not make the tile.
    Misfit {
        /// The tile that was named.
        tile: Tile,
    },
    /// SV-1: there are not so many of this tile.
    TooMany {
        /// The tile.
        tile: Tile,
        /// How many there may be.
        most: usize,
    },
    /// SV-1: there are too few tiles or too many for a set, or for two.
    Count {
        /// How many there are.
        tiles: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// SV-5: two tiles share a cell.
    Overlap {
        /// The cell.
        cell: Cell,
        /// One of the tiles.
        one: Tile,
        /// The other.
        other: Tile,
    },
    /// SV-3 to SV-8: the game has an illegal move.
    Illegal {
        /// The move, counted from 1.
        number: usize,
        /// What it breaks.
        rule: RuleId,
    },
    /// SV-15: the game does not reach the level.
    Low {
        /// The highest level reached.
        reached: u8,
        /// The level wanted.
        wanted: u8,
    },
    /// SV-16: an edge is open.
    Open {
        /// The empty cell behind it.
        cell: Cell,
    },
    /// SV-17: the tiles are not one connected arrangement.
    Apart {
        /// A tile that is not connected to the first.
        tile: Tile,
    },
    /// SV-18: a white tile sticks out.
    Outside {
        /// The tile.
        tile: Tile,
        /// Its cell beside the black tiles.
        cell: Cell,
    },
    /// SV-18: a black cell is left open.
    Bare {
        /// The cell.
        cell: Cell,
    },
    /// SV-18: a white tile lies on a single black one.
    OneTile {
        /// The white tile.
        tile: Tile,
    },
    /// SV-19: a number stated is not the number found.
    Number {
        /// What was stated.
        stated: u64,
        /// What was found.
        found: u64,
    },
    /// SV-19: what was searched does not cover all possibilities.
    Gap,
}

/// The rule with this number on the rule page of SEVEN.
pub(crate) const fn rule(number: u8) -> RuleId {
    RuleId::new("SV", number)
}

impl Flaw {
    /// The rule that speaks of it; `None` if nothing could be read.
    pub fn rule(&self) -> Option<RuleId> {
        Some(match self {
            Self::Unreadable { .. } => return None,
            Self::Misfit { .. } => rule(2),
            Self::TooMany { .. } | Self::Count { .. } => rule(1),
            Self::Overlap { .. } => rule(5),
            Self::Illegal { rule, .. } => *rule,
            Self::Low { .. } => rule(15),
            Self::Open { .. } => rule(16),
            Self::Apart { .. } => rule(17),
            Self::Outside { .. } | Self::Bare { .. } | Self::OneTile { .. } => rule(18),
            Self::Number { .. } | Self::Gap => rule(19),
        })
    }
}

impl Say for Flaw {
    fn say(&self) -> Message {
        match self {
            Self::Unreadable { text } => Message::new("puzzle-unreadable").with("text", text.as_str()),
            Self::Misfit { tile } => Message::new("seven-no-tile").with("tile", tile.name()),
            Self::TooMany { tile, most } => {
                Message::new("puzzle-too-many").with("tile", tile.name()).with("most", *most)
            }
            Self::Count { tiles, wanted } => {
                Message::new("puzzle-count").with("tiles", *tiles).with("wanted", *wanted)
            }
            Self::Overlap { cell, one, other } => Message::new("puzzle-overlap")
                .with("cell", cell.to_string())
                .with("one", one.name())
                .with("other", other.name()),
            Self::Illegal { number, rule } => {
                Message::new("puzzle-illegal").with("number", *number).with("rule", rule.to_string())
            }
            Self::Low { reached, wanted } => {
                Message::new("puzzle-low").with("reached", *reached).with("wanted", *wanted)
            }
            Self::Open { cell } => Message::new("puzzle-open").with("cell", cell.to_string()),
            Self::Apart { tile } => Message::new("puzzle-apart").with("tile", tile.name()),
            Self::Outside { tile, cell } => {
                Message::new("puzzle-outside").with("tile", tile.name()).with("cell", cell.to_string())
            }
            Self::Bare { cell } => Message::new("puzzle-bare").with("cell", cell.to_string()),
            Self::OneTile { tile } => Message::new("puzzle-one-tile").with("tile", tile.name()),
            Self::Number { stated, found } => {
                let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
                Message::new("puzzle-number").with("stated", number(*stated)).with("found", number(*found))
            }
            Self::Gap => Message::new("puzzle-gap"),
        }
    }
}

/// The bare facts, for parsers that report errors as text.
impl std::fmt::Display for Flaw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.say().fmt(f)
    }
}

//! What has been found, in a form that [`Checker`](crate::Checker) can verify.

use serde::{Deserialize, Serialize};
use sevenfold_seven::{Action, Tile, Tiles};

use crate::arrangement::Arrangement;
use crate::checker::{self, Sure};
use crate::copycat::Copycat;
use crate::draw::{Colour, Panel};
use crate::flaw::Flaw;
use crate::island::Ringed;
use crate::levels::Climbed;
use crate::puzzle::Puzzle;

/// An answer to a puzzle with all that is needed to check it. What follows from it without a search, or from one that
/// takes seconds, is not written down: the checker works it out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "shows", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Certificate {
    /// SV-15: the fewest tiles with which a level is reached.
    Level {
        /// The level.
        level: u8,
        /// The tile that reaches it, counted from 1.
        tiles: u8,
        /// A whole game.
        game: Vec<String>,
    },
    /// SV-15: the highest level that can be reached.
    Highest {
        /// The level.
        level: u8,
        /// A whole game.
        game: Vec<String>,
    },
    /// SV-16: the fewest white tiles around a black one, and whether black can surround them.
    Island {
        /// The tile in the middle.
        tile: Tile,
        /// Where it lies.
        middle: String,
        /// The island.
        white: Arrangement,
        /// What is around it.
        ring: SecondRing,
    },
    /// SV-17: holes in an arrangement.
    Holes {
        /// How many.
        holes: u32,
        /// The arrangement.
        arrangement: Arrangement,
    },
    /// SV-18: in how many ways an arrangement can be covered.
    Copycat {
        /// How many.
        covers: u64,
        /// The arrangement.
        black: Arrangement,
        /// One of the covers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        white: Option<Arrangement>,
        /// Why there is none: cells and tiles whose every place is tried, in the order of a search.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        refutation: Vec<String>,
    },
}

/// Whether black tiles can surround an island of the fewest white ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SecondRing {
    /// They can, with no fewer tiles than these.
    Closed {
        /// The ring.
        black: Arrangement,
    },
    /// They cannot, whichever of these islands it is.
    Impossible,
}

const FILES: [&str; 4] = [
    include_str!("../certificates/fifth-level.json"),
    include_str!("../certificates/island.json"),
    include_str!("../certificates/holes.json"),
    include_str!("../certificates/copycat.json"),
];

impl Certificate {
    /// The certificates that come with the program.
    pub fn all() -> Vec<Self> {
        FILES.iter().flat_map(|file| Self::read(file).unwrap_or_default()).collect()
    }

    /// The certificates in a file: a list of them, or one.
    pub fn read(text: &str) -> Result<Vec<Self>, serde_json::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum File {
            List(Vec<Certificate>),
            One(Certificate),
        }
        // Read as a list first: its errors say where they are.
        let list = serde_json::from_str::<Vec<Self>>(text);
        match (list, serde_json::from_str(text)) {
            (Ok(list), _) | (_, Ok(File::List(list))) => Ok(list),
            (_, Ok(File::One(one))) => Ok(vec![one]),
            (Err(error), _) => Err(error),
        }
    }

    /// The puzzle that it answers.
    pub fn puzzle(&self) -> Puzzle {
        match self {
            Self::Level { .. } | Self::Highest { .. } => Puzzle::FifthLevel,
            Self::Island { .. } => Puzzle::Island,
            Self::Holes { .. } => Puzzle::Holes,
            Self::Copycat { .. } => Puzzle::Copycat,
        }
    }

    /// How sure a verified certificate, or the end of a search, is; without verifying it (SV-19). All but the holes of
    /// more than seven tiles are searched exhaustively.
    pub fn sure(&self) -> Sure {
        match self {
            Self::Holes { holes, arrangement } if arrangement.tiles().len() > Tile::ALL.len() => {
                checker::sure_of_many(*holes, arrangement)
            }
            _ => Sure::Proven,
        }
    }

    /// Pictures of it: the levels of a game, an island, an arrangement, black and white side by side.
    pub fn panels(&self) -> Vec<Panel> {
        match self {
            Self::Level { game, .. } | Self::Highest { game, .. } => levels(game),
            Self::Island { middle, white, ring, .. } => {
                let black = match ring {
                    SecondRing::Closed { black } => black.tiles(),
                    SecondRing::Impossible => &[],
                };
                let mut panel = Panel::of(Colour::White, white.tiles());
                panel
                    .tiles
                    .extend(middle.parse().ok().iter().chain(black).map(|&tile| (Colour::Black, tile)));
                vec![panel]
            }
            Self::Holes { arrangement, .. } => {
                // Of two sets, the second is white.
                let mut seen = Tiles::NONE;
                let colour = |tile: &Action| {
                    let again = seen.contains(tile.tile);
                    seen = seen.union(Tiles::only(tile.tile));
                    (if again { Colour::White } else { Colour::Black }, *tile)
                };
                vec![Panel { tiles: arrangement.tiles().iter().map(colour).collect() }]
            }
            Self::Copycat { black, white, .. } => {
                let black = Panel::of(Colour::Black, black.tiles());
                let white = white.as_ref().map(|white| Panel::of(Colour::White, white.tiles()));
                [black].into_iter().chain(white).collect()
            }
        }
    }
}

impl TryFrom<&Climbed> for Certificate {
    type Error = ();

    /// What a finished climb has found; nothing if the level cannot be reached.
    fn try_from(found: &Climbed) -> Result<Self, ()> {
        let game = found.game.clone().ok_or(())?;
        Ok(Self::Level { level: found.level, tiles: found.tiles, game })
    }
}

impl From<&Ringed> for Certificate {
    /// What a finished search for rings has found.
    fn from(found: &Ringed) -> Self {
        let ring = found.black.clone().map_or(SecondRing::Impossible, |black| SecondRing::Closed { black });
        let middle = found.middle.clone().unwrap_or_default();
        Self::Island { tile: found.tile, middle, white: found.white.clone(), ring }
    }
}

impl Certificate {
    /// An arrangement with so many holes.
    pub fn of_holes(holes: u32, arrangement: &Arrangement) -> Self {
        Self::Holes { holes, arrangement: arrangement.clone() }
    }

    /// How an arrangement of the black tiles can be covered.
    pub fn of_copycat(black: &Arrangement) -> Result<Self, Flaw> {
        let copycat = Copycat::new(black)?;
        let items = copycat.refutation().unwrap_or_default();
        let refutation = items.iter().map(ToString::to_string).collect();
        Ok(Self::Copycat {
            covers: copycat.count(),
            black: black.clone(),
            white: copycat.cover(),
            refutation,
        })
    }
}

/// The levels of a game, from the table up.
fn levels(game: &[String]) -> Vec<Panel> {
    let actions: Vec<Action> = game.iter().filter_map(|text| text.parse().ok()).collect();
    let levels = checker::game::levels(&actions).unwrap_or_default();
    let mut panels = vec![Panel::default(); levels.iter().copied().max().unwrap_or(0).into()];
    for (index, (level, action)) in levels.into_iter().zip(actions).enumerate() {
        let colour = if index % 2 == 0 { Colour::White } else { Colour::Black };
        panels[usize::from(level) - 1].tiles.push((colour, action));
    }
    panels
}

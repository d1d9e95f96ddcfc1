//! What a player can do.

use crate::family::FamilyId;
use crate::pieces::Tile;
use crate::tiles::Tiles;

/// A move. Its text is the notation of `docs/spec/notation.md`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `draw F`, `draw ?`: take a tile from the reserve (DS-5).
    Draw(Pick),
    /// `rainbow`: show the rack and draw one more (DS-6).
    Rainbow,
    /// `start FFC`: put down a new family (DS-11).
    Start(Tiles),
    /// `expand #3 FC`: add to an own family (DS-13).
    Expand(FamilyId, Tiles),
    /// `exchange #3 #5`: an own family for another's (DS-16).
    Exchange {
        /// The own family.
        own: FamilyId,
        /// The other's.
        other: FamilyId,
    },
    /// `retrieve #5`: put the animal in a Clover's place (DS-18).
    Retrieve(FamilyId),
    /// `two-for-one FG`: put down two tiles, then draw another (DS-19).
    TwoForOne(Pair),
    /// `pass`: end the turn (DS-8).
    Pass,
    /// `discard F`: put a tile out of the game after passing with too many (DS-9).
    Discard(Tile),
}

/// Which tile of the reserve.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    /// A tile that lies face up.
    FaceUp(Tile),
    /// The top face-down tile.
    FaceDown,
}

/// Two tiles put down together, in the order of the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair(Tile, Tile);

impl Pair {
    /// The two tiles, whichever comes first.
    #[inline]
    pub fn new(one: Tile, two: Tile) -> Self {
        if one.index() <= two.index() { Self(one, two) } else { Self(two, one) }
    }

    /// The two as tiles.
    #[inline]
    pub fn tiles(self) -> Tiles {
        Tiles::one(self.0) + Tiles::one(self.1)
    }

    /// The two tiles if there are exactly two.
    pub fn from_tiles(tiles: Tiles) -> Option<Self> {
        let mut each = tiles.iter();
        match (each.next(), each.next(), each.next()) {
            (Some(one), Some(two), None) => Some(Self(one, two)),
            _ => None,
        }
    }
}

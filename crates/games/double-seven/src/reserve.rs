//! The reserve: tiles to draw, face up and face down (DS-3, DS-4).

use crate::action::Pick;
use crate::deal::sorted;
use crate::pieces::{TILES, Tile};
use crate::tiles::Tiles;

/// The tiles that can still be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reserve {
    face_up: Tiles,
    /// How many of `order` have left the face-down pile.
    gone: u8,
    order: [Tile; TILES],
}

impl Reserve {
    /// All tiles face down, not yet shuffled.
    pub(crate) fn unshuffled() -> Self {
        Self::new(sorted())
    }

    /// All tiles face down in this order, the top first.
    pub(crate) const fn new(order: [Tile; TILES]) -> Self {
        Self { face_up: Tiles::EMPTY, gone: 0, order }
    }

    /// These tiles face up and these face down, the top first; there are no more than the box has.
    pub(crate) fn stacked(face_up: Tiles, face_down: &[Tile]) -> Self {
        let mut order = [Tile::Clover; TILES];
        let gone = TILES - face_down.len();
        order[gone..].copy_from_slice(face_down);
        Self { face_up, gone: gone as u8, order }
    }

    /// The tiles that lie face up.
    #[inline]
    pub const fn face_up(&self) -> Tiles {
        self.face_up
    }

    /// How many lie face down.
    #[inline]
    pub const fn face_down(&self) -> u8 {
        TILES as u8 - self.gone
    }

    /// The face-down tiles, the top first: the truth, for hosts and tests.
    pub fn hidden(&self) -> &[Tile] {
        &self.order[self.gone as usize..]
    }

    /// How many tiles there are, face up and face down together.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.face_up.len() + self.face_down()
    }

    /// Is there no tile left?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.face_up.is_empty() && self.face_down() == 0
    }

    /// Takes a tile that is there.
    #[inline]
    pub(crate) fn take(&mut self, pick: Pick) -> Tile {
        match pick {
            Pick::FaceUp(tile) => {
                self.face_up -= Tiles::one(tile);
                tile
            }
            Pick::FaceDown => self.take_top(),
        }
    }

    #[inline]
    fn take_top(&mut self) -> Tile {
        let tile = self.order[self.gone as usize];
        self.gone += 1;
        tile
    }

    /// Takes three tiles from the top, before the game.
    pub(crate) fn take_rack(&mut self) -> Tiles {
        (0..crate::deal::FIRST_RACK).map(|_| self.take_top()).collect()
    }

    /// Turns up the top tile if none lies face up and there is one (DS-4).
    #[inline]
    pub(crate) fn flip(&mut self) -> Option<Tile> {
        if !self.face_up.is_empty() || self.face_down() == 0 {
            return None;
        }
        let tile = self.take_top();
        self.face_up += Tiles::one(tile);
        Some(tile)
    }

    /// Puts tiles down face up (DS-19).
    #[inline]
    pub(crate) fn put(&mut self, tiles: Tiles) {
        self.face_up += tiles;
    }
}

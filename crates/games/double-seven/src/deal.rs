//! The only chance of the game: the order of the tiles and who begins (DS-3).

use sevenfold_core::{Impossible, Message, Rng, Seat};

use crate::pieces::{TILES, Tile};
use crate::tiles::Tiles;

/// Tiles each player draws before the game (DS-3).
pub(crate) const FIRST_RACK: usize = 3;

/// The shuffled tiles and the first player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// All tiles, the top of the reserve first. Seat 1 takes the first three, seat 2 the next three, and so on.
    pub order: [Tile; TILES],
    /// Who begins.
    pub first: Seat,
}

impl Deal {
    /// Shuffles the tiles, listed in the order of the notation, and then chooses the first player.
    pub fn sample(seats: u8, rng: &mut impl Rng) -> Self {
        let mut order = sorted();
        rng.shuffle(&mut order);
        let first = Seat::new(rng.below(u32::from(seats)) as u8);
        Self { order, first }
    }

    /// Can the table have dealt this?
    pub(crate) fn check(&self, seats: u8) -> Result<(), Impossible> {
        let mut counts = [0u8; Tile::KINDS];
        for tile in self.order {
            counts[tile.index()] += 1;
        }
        if Tile::ALL.iter().any(|tile| counts[tile.index()] != tile.copies()) {
            return Err(Impossible::not_the_cards());
        }
        if self.first.index() >= seats as usize {
            let message = Message::new("double-seven-no-such-first").with("number", self.first.number());
            return Err(Impossible::new(message.with("seats", seats)));
        }
        Ok(())
    }
}

/// All tiles in the order of the notation.
pub(crate) fn sorted() -> [Tile; TILES] {
    let mut order = [Tile::Clover; TILES];
    for (place, tile) in order.iter_mut().zip(Tiles::BOX.iter()) {
        *place = tile;
    }
    order
}

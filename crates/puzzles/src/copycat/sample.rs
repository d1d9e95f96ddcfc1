//! Arrangements at random.

use sevenfold_core::Rng;
use sevenfold_seven::{ORIENTATIONS, Tile};

use crate::arrangement::Arrangement;
use crate::board::{Board, MIDDLE, Spot, WAYS, neighbours, touching};

/// How closely tiles are laid together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compactness {
    /// Anywhere beside the others.
    Loose,
    /// Where they touch the most of the others' cells, out of some places.
    Compact,
}

/// Places of which a compact arrangement takes the best.
const CHOICES: usize = 24;

/// All seven tiles, in random order, each in a random place beside those before.
pub fn random_arrangement(rng: &mut impl Rng, compactness: Compactness) -> Arrangement {
    let mut tiles = Tile::ALL;
    for i in (1..tiles.len()).rev() {
        tiles.swap(i, rng.below(i as u32 + 1) as usize);
    }
    let mut board = Board::empty();
    let mut laid: Vec<Spot> = Vec::new();
    for tile in tiles {
        let spots: Vec<Spot> = if laid.is_empty() {
            let ways = (0..ORIENTATIONS).filter(|&way| WAYS[way].tile == tile);
            ways.map(|way| Spot { way, corner: MIDDLE }).collect()
        } else {
            touching(&laid, |other| other == tile)
        };
        let choices = if compactness == Compactness::Compact { CHOICES } else { 1 };
        let drawn = (0..choices).map(|_| spots[rng.below(spots.len() as u32) as usize]);
        let Some(spot) = drawn.max_by_key(|&spot| contacts(&board, spot)) else { continue };
        board.lay(spot);
        laid.push(spot);
    }
    Arrangement::laid(laid.iter().filter_map(|spot| spot.action()).collect())
}

/// Over how many edges a tile would touch others.
fn contacts(board: &Board, spot: Spot) -> usize {
    spot.cells().into_iter().flat_map(neighbours).filter(|&cell| board.is_taken(cell)).count()
}

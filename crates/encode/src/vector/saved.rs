//! Games as bytes: where their chance comes from, and what was played.
//!
//! For each game its seed (32 bytes), the number of its episode (8 bytes, as all numbers little-endian), how many moves
//! (4 bytes), and their numbers (4 bytes each).

use sevenfold_core::Game;
use sevenfold_core::chance::Seed;

use super::one::{House, One};
use crate::legal::Legal;
use crate::{Codec, VectorError};

pub(super) fn write<G: Game>(games: &[One<G>]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for game in games {
        bytes.extend(game.seed.0);
        bytes.extend(game.episode.to_le_bytes());
        bytes.extend((game.played.len() as u32).to_le_bytes());
        bytes.extend(game.played.iter().flat_map(u32::to_le_bytes));
    }
    bytes
}

/// The games, and the legal moves of each.
pub(super) fn read<G: Game>(
    mut bytes: &[u8],
    codec: &Codec<G>,
    start: &G,
    count: usize,
) -> Result<(Vec<One<G>>, Vec<Legal>), VectorError> {
    let mut house = House::new(codec, start);
    let games: Option<(Vec<One<G>>, Vec<Legal>)> = (0..count).map(|_| one(&mut bytes, &mut house)).collect();
    games.filter(|_| bytes.is_empty()).ok_or(VectorError::Unreadable)
}

fn one<G: Game>(bytes: &mut &[u8], house: &mut House<'_, G>) -> Option<(One<G>, Legal)> {
    let seed = Seed(take(bytes)?);
    let episode = u64::from_le_bytes(take(bytes)?);
    let moves = u32::from_le_bytes(take(bytes)?);
    let mut legal = Legal::NONE;
    let mut game = One::begin(house, seed, episode, &mut legal);
    for _ in 0..moves {
        let number = u32::from_le_bytes(take(bytes)?);
        if !game.replay(house, number, &mut legal) {
            return None;
        }
    }
    Some((game, legal))
}

/// The next bytes.
fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*first)
}

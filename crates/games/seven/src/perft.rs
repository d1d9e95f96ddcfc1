//! Counting the tree of moves.

use std::collections::BTreeMap;

use crate::Seven;

/// How many sequences of `depth` legal moves begin here.
///
/// Positions that differ by a translation, a turn or a flip, or by the order of moves, have equally many
/// continuations; each is counted once and remembered.
pub fn perft(game: &Seven, depth: u32) -> u64 {
    count(game, depth, &mut BTreeMap::new())
}

fn count(game: &Seven, depth: u32, known: &mut BTreeMap<(u32, u64), u64>) -> u64 {
    match depth {
        0 => return 1,
        1 => return game.count_places(),
        _ => {}
    }
    let key = (depth, game.folded_key());
    if let Some(&nodes) = known.get(&key) {
        return nodes;
    }
    let mut places = Vec::new();
    game.places_into(&mut places);
    let mut nodes = 0;
    for place in places {
        let mut next = *game;
        next.lay(place);
        nodes += count(&next, depth - 1, known);
    }
    known.insert(key, nodes);
    nodes
}

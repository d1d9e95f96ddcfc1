//! Counting the tree of moves.

use sevenfold_core::chance::{ChanceKey, Seed, Stream};
use sevenfold_core::{Agenda, Draw, Game, Silent};

/// How many sequences of `depth` moves there are from here, the moves of everybody who is asked counted alike.
///
/// Chance steps are drawn from the seed as in a real game and do not count.
pub(crate) fn perft<G: Game>(game: &G, seed: &Seed, depth: u32) -> u64 {
    let mut lists = vec![Vec::new(); depth as usize];
    count(game, seed, ChanceKey::default(), &mut lists)
}

/// Each level of the tree keeps one list of moves and uses its memory again.
fn count<G: Game>(game: &G, seed: &Seed, next: ChanceKey, lists: &mut [Vec<G::Action>]) -> u64 {
    let agenda = game.agenda();
    if let Agenda::Chance(draw) = agenda {
        return after_chance(game, seed, next, draw, lists);
    }
    let Some((legal, deeper)) = lists.split_first_mut() else { return 1 };
    let mut nodes = 0;
    for seat in agenda.asked().iter() {
        legal.clear();
        game.legal_into(seat, legal);
        if deeper.is_empty() {
            nodes += legal.len() as u64;
            continue;
        }
        for action in legal.iter() {
            let mut after = game.clone();
            after.advance(seat, action, &mut Silent);
            nodes += count(&after, seed, next, deeper);
        }
    }
    nodes
}

fn after_chance<G: Game>(
    game: &G,
    seed: &Seed,
    next: ChanceKey,
    draw: Draw,
    lists: &mut [Vec<G::Action>],
) -> u64 {
    let key = match draw {
        Draw::Deal => ChanceKey { round: next.round + 1, step: 0 },
        Draw::Within => next,
    };
    let mut after = game.clone();
    let settled = after.settle(&game.sample(&mut Stream::new(seed, key)), &mut Silent);
    debug_assert_eq!(settled, Ok(()), "the game sampled this step for this very position");
    count(&after, seed, ChanceKey { step: key.step + 1, ..key }, lists)
}

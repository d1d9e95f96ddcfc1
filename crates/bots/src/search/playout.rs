//! Playing on where the tree ends.

use sevenfold_core::Game;
use sevenfold_core::chance::Quick;

use super::asking::Asked;
use super::{Knowledge, Walk};

/// Plays on by the policy until it is far enough.
pub(crate) fn play_on<G: Game, K: Knowledge<G>>(
    walk: &mut Walk<G>,
    mut asked: Option<Asked>,
    knowledge: &K,
    legal: &mut Vec<G::Action>,
    rng: &mut Quick,
) {
    while let Some(question) = asked {
        let seat = question.seat();
        legal.clear();
        walk.game.legal_into(seat, legal);
        let chosen = match question {
            _ if legal.is_empty() => None,
            Asked::Must(_) => Some(knowledge.playout(&walk.game, seat, legal, rng)),
            Asked::May(_) => knowledge.volunteer(&walk.game, seat, legal, rng),
        };
        match (chosen, question) {
            (Some(place), _) => walk.act(seat, &legal[place]),
            (None, Asked::May(_)) => walk.pass(seat),
            // A game always has a move for a seat that must act; if one has not, this is where it stops.
            (None, Asked::Must(_)) => return,
        }
        asked = walk.ask(knowledge, rng);
    }
}

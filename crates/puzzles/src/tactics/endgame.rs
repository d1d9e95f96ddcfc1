//! Exact play near the end of a game of two.

use std::collections::BTreeMap;

use sevenfold_seven::{Action, MOST_LEVELS, Place, Seven};

use crate::levels::ALL_TILES;

/// What the player to move asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Aim {
    /// More than a draw.
    Win,
    /// A draw at least.
    Draw,
}

impl Aim {
    /// What the other player must not reach.
    fn denied(self) -> Self {
        match self {
            Self::Win => Self::Draw,
            Self::Draw => Self::Win,
        }
    }
}

/// Looks through everything that can still happen; what it has seen, up to translation, it remembers.
#[derive(Default)]
pub struct Endgame {
    seen: BTreeMap<(u64, Aim), bool>,
}

impl Endgame {
    /// All moves that win against any play.
    pub fn winning_moves(&mut self, game: &Seven) -> Vec<Action> {
        self.winning_moves_up_to(game, usize::MAX)
    }

    /// Winning moves, until there are so many.
    pub fn winning_moves_up_to(&mut self, game: &Seven, most: usize) -> Vec<Action> {
        let mut winning = Vec::new();
        for place in places(game) {
            if !self.reaches(&after(game, place), Aim::Draw) {
                winning.push(Action::from(place));
                if winning.len() == most {
                    break;
                }
            }
        }
        winning
    }

    /// Can the player to move win?
    pub fn wins(&mut self, game: &Seven) -> bool {
        self.reaches(game, Aim::Win)
    }

    /// A move of the player to move that does not lose: one that wins, if there is one.
    pub fn saving_move(&mut self, game: &Seven) -> Option<Action> {
        let mut best = |aim: Aim| {
            places(game).into_iter().find(|place| !self.reaches(&after(game, *place), aim.denied()))
        };
        best(Aim::Win).or_else(|| best(Aim::Draw)).map(Action::from)
    }

    fn reaches(&mut self, game: &Seven, aim: Aim) -> bool {
        let left = usize::from(ALL_TILES) - game.moves();
        if left <= 1 {
            return ends_well(game, aim);
        }
        if left == 2 {
            // Too many to remember, and quick to do again.
            return self.tries(game, aim);
        }
        let key = (game.key(), aim);
        if let Some(&known) = self.seen.get(&key) {
            return known;
        }
        let reached = self.tries(game, aim);
        self.seen.insert(key, reached);
        reached
    }

    fn tries(&mut self, game: &Seven, aim: Aim) -> bool {
        places(game).into_iter().any(|place| !self.reaches(&after(game, place), aim.denied()))
    }
}

/// The end for the player to move. Where the last tile goes does not matter, only how high: that is given (SV-8).
fn ends_well(game: &Seven, aim: Aim) -> bool {
    let me = game.owner(game.moves());
    // More of mine than of theirs, by level.
    let mut more = [0i8; MOST_LEVELS + 1];
    for (index, laid) in game.table().laid().iter().enumerate() {
        more[usize::from(laid.level)] += if game.owner(index) == me { 1 } else { -1 };
    }
    if game.turn().is_some() {
        let hand = game.hand(me);
        if let Some(tile) = hand.iter().next() {
            more[usize::from(game.highest_levels(hand)[tile as usize])] += 1;
        }
    }
    // SV-10: the highest level on which they differ.
    let decisive = more.into_iter().rev().find(|&more| more != 0).unwrap_or(0);
    match aim {
        Aim::Win => decisive > 0,
        Aim::Draw => decisive >= 0,
    }
}

fn places(game: &Seven) -> Vec<Place> {
    let mut places = Vec::new();
    game.places_into(&mut places);
    places
}

fn after(game: &Seven, place: Place) -> Seven {
    let mut next = *game;
    next.lay(place);
    next
}

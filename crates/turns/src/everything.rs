//! The most a turn brings, found by trying everything the rules allow: it has nothing in common with the planner.

use std::collections::BTreeSet;

use sevenfold_core::{Game as _, Seat, Silent};
use sevenfold_double_seven::planner::{Measure, Situation};
use sevenfold_double_seven::{Action, DoubleSeven};

use crate::Start;

impl Start {
    /// The most by a measure; nothing if that takes more than so many positions.
    ///
    /// Exchanges that lead back to a position of the same run are barred (DS-17): such a position was looked at already. So
    /// it does not matter here how one came to a position.
    pub fn most(&self, measure: Measure, positions: usize) -> Option<u8> {
        let me = self.seat();
        let (mut seen, mut open) = (BTreeSet::from([key(&self.0, me)]), vec![self.0]);
        let mut most = 0;
        while let Some(game) = open.pop() {
            most = most.max(self.brought(&game, measure));
            if Situation::of_turn(&game).is_none() || game.turn() != me {
                continue;
            }
            for action in game.legal(me).into_iter().filter(is_planned) {
                let mut next = game;
                next.advance(me, &action, &mut Silent);
                if seen.insert(key(&next, me)) {
                    open.push(next);
                }
            }
            if seen.len() > positions {
                return None;
            }
        }
        Some(most)
    }
}

/// Whatever is a matter of the turn alone: drawing is chance, and to pass is to end it.
fn is_planned(action: &Action) -> bool {
    use Action::{Exchange, Expand, Retrieve, Start};
    matches!(action, Start(_) | Expand(..) | Exchange { .. } | Retrieve(_))
}

/// What lies on the rack and on the table.
fn key(game: &DoubleSeven, me: Seat) -> String {
    format!("{} {} {:?}", game.turn().number(), game.rack(me), game.families())
}

//! What is told of a worth that was found: a share of the win.
//!
//! Partners win together and share it (SV-12), while a player thinks of their side's chances: it is told half of them.
//!
//! The learned player is too hopeful for the first seat of two, and a little for the second; with three for everybody.
//!
//! Measured with `told seven {} 2 800 300 16 seat /players/{me}/left` (`crates/lab/examples`): half of the games gave the
//! likeliest line between logits for each seat and stage, with a slope that is drawn towards 1. On the other half the
//! cross-entropy falls from 0.408 to 0.388. With three seats one line is told, of 1,500 games by `sevenfold calibrate` (seed
//! `02` repeated: shift −0.304, slope 0.866; 1,500 of seed `01` say −0.313 and 0.854). Elsewhere nothing is changed.

use sevenfold_seven::{Teams, View};

use crate::told::{self, Rising};

/// For each of two seats: with five tiles left in the mover's hand or more, with four, with three, with fewer.
const TWO_SEATS: [[Rising; 4]; 2] = [
    [
        [0.0, 0.068, 0.137, 0.211, 0.291, 0.377, 0.472, 0.578, 0.697, 0.834, 1.0],
        [0.0, 0.064, 0.132, 0.204, 0.283, 0.369, 0.464, 0.571, 0.692, 0.832, 1.0],
        [0.0, 0.056, 0.107, 0.161, 0.22, 0.286, 0.363, 0.456, 0.573, 0.731, 1.0],
        [0.0, 0.032, 0.084, 0.152, 0.237, 0.341, 0.462, 0.599, 0.745, 0.89, 1.0],
    ],
    [
        [0.0, 0.137, 0.24, 0.333, 0.421, 0.506, 0.591, 0.678, 0.769, 0.869, 1.0],
        [0.0, 0.163, 0.256, 0.334, 0.406, 0.476, 0.547, 0.622, 0.705, 0.809, 1.0],
        [0.0, 0.032, 0.074, 0.126, 0.19, 0.269, 0.365, 0.483, 0.629, 0.805, 1.0],
        [0.0, 0.055, 0.146, 0.259, 0.385, 0.518, 0.648, 0.768, 0.871, 0.952, 1.0],
    ],
];

const THREE_SEATS: Rising = [0.0, 0.099, 0.182, 0.262, 0.342, 0.425, 0.512, 0.606, 0.71, 0.832, 1.0];

/// What is a seat's of the chances of its side.
pub(super) fn share(view: &View, chances: f64) -> f64 {
    if view.options.teams == Some(Teams::Pairs) { chances / 2.0 } else { chances }
}

/// What is told of a worth that the learned player found, to whoever is to move.
pub(super) fn told(view: &View, worth: f64) -> f64 {
    if (view.seats, view.options.misere) == (3, false) {
        return told::told(&THREE_SEATS, worth);
    }
    let (2, false, Some(seat)) = (view.seats, view.options.misere, view.turn) else { return worth };
    let left = view.players.get(seat.index()).map_or(0, |player| player.left.len());
    let stage = match left {
        5.. => 0,
        4 => 1,
        3 => 2,
        _ => 3,
    };
    told::told(&TWO_SEATS[seat.index()][stage], worth)
}

#[cfg(test)]
mod tests {
    use sevenfold_core::{Game as _, Viewer};
    use sevenfold_seven::{Options, Seven};

    use super::*;
    use crate::told::rises;

    #[test]
    fn what_is_told_rises_from_nothing_to_all() {
        assert!(TWO_SEATS.iter().flatten().chain([&THREE_SEATS]).all(rises));
    }

    #[test]
    fn sv_12_partners_share_what_their_side_wins() {
        let share = |teams: Option<Teams>, seats: u8| {
            let game = Seven::new(&Options { misere: false, teams }, seats).unwrap();
            share(&game.view(Viewer::Watcher), 0.8)
        };
        // With four seats pairs are what is played if nothing else was said.
        assert!((share(None, 4) - 0.4).abs() < 1e-12);
        assert!((share(Some(Teams::None), 4) - 0.8).abs() < 1e-12 && (share(None, 3) - 0.8).abs() < 1e-12);
    }

    /// Two seats know whose the last tile is; misère and four seats are told what was found.
    #[test]
    fn the_first_of_two_seats_is_told_less_than_was_found() {
        let told = |misere: bool, seats: u8| {
            let game = Seven::new(&Options { misere, teams: None }, seats).unwrap();
            told(&game.view(Viewer::Watcher), 0.35)
        };
        assert!((told(false, 2) - 0.251).abs() < 1e-9, "{}", told(false, 2));
        assert!((told(true, 2) - 0.35).abs() < 1e-12 && (told(false, 4) - 0.35).abs() < 1e-12);
        assert!(told(false, 3) < 0.31, "{}", told(false, 3));
    }
}

//! What is told of a worth that the learned player found: it is too hopeful for the first seat, and a little for the second.
//!
//! Measured with `told seven {} 2 800 300 16 seat /players/{me}/left` (`crates/lab/examples`): half of the games gave the
//! likeliest line between logits for each seat and stage, with a slope that is drawn towards 1. On the other half the
//! cross-entropy falls from 0.408 to 0.388. Elsewhere nothing is changed: with three seats no line helped for certain, and
//! the others were not measured.

use sevenfold_seven::View;

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

/// What is told of a worth to whoever is to move.
pub(super) fn told(view: &View, worth: f64) -> f64 {
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
        assert!(TWO_SEATS.iter().flatten().all(rises));
    }

    /// Two seats know whose the last tile is; misère and more seats are told what was found.
    #[test]
    fn the_first_of_two_seats_is_told_less_than_was_found() {
        let told = |misere: bool, seats: u8| {
            let game = Seven::new(&Options { misere, teams: None }, seats).unwrap();
            told(&game.view(Viewer::Watcher), 0.35)
        };
        assert!((told(false, 2) - 0.251).abs() < 1e-9, "{}", told(false, 2));
        assert!((told(true, 2) - 0.35).abs() < 1e-12 && (told(false, 3) - 0.35).abs() < 1e-12);
    }
}

//! What is told of a worth that was found: a share of the win.
//!
//! Partners win together and share it (SV-12), while a player thinks of their side's chances: it is told half of them.
//!
//! The learned player is too hopeful for the first seat of two, and a little for the second; with more seats for everybody.
//! At misère it takes the first tile of either seat for far better or worse than it is.
//!
//! Measured with `told seven {} 2 800 300 16 seat /players/{me}/left` (`crates/lab/examples`): half of the games gave the
//! likeliest line between logits for each seat and stage, with a slope that is drawn towards 1. On the other half the
//! cross-entropy falls from 0.408 to 0.388. Misère in the same way, 3,000 games: from 0.368 to 0.326. With three seats one
//! line is told, of 1,500 games by `sevenfold calibrate` (seed `02` repeated: shift −0.304, slope 0.866; 1,500 of seed `01`
//! say −0.313 and 0.854). With four alone one line of 500 games (−0.141, 1.112): on 500 others from 0.482 to 0.479. Misère
//! with three, of 500 games (−0.355, 0.692): from 0.547 to 0.541; with four alone, of 250 (−0.365, 0.769): from 0.520 to 0.514.
//! In pairs nothing is changed but that partners share.

use sevenfold_seven::{Teams, View};

use crate::told::{self, Rising};

/// For each of two seats: with five tiles left in the mover's hand or more, with four, with three, with fewer.
const TWO_SEATS: [[Rising; 4]; 2] = [
    [
        [0, 68, 137, 211, 291, 377, 472, 578, 697, 834, 1000],
        [0, 64, 132, 204, 283, 369, 464, 571, 692, 832, 1000],
        [0, 56, 107, 161, 220, 286, 363, 456, 573, 731, 1000],
        [0, 32, 84, 152, 237, 341, 462, 599, 745, 890, 1000],
    ],
    [
        [0, 137, 240, 333, 421, 506, 591, 678, 769, 869, 1000],
        [0, 163, 256, 334, 406, 476, 547, 622, 705, 809, 1000],
        [0, 32, 74, 126, 190, 269, 365, 483, 629, 805, 1000],
        [0, 55, 146, 259, 385, 518, 648, 768, 871, 952, 1000],
    ],
];

const THREE_SEATS: Rising = [0, 99, 182, 262, 342, 425, 512, 606, 710, 832, 1000];

/// The same at misère: with seven tiles in the mover's hand, with six, and so on to three. With fewer, what is found comes
/// true. Before the first tile there is one position only: its line has the second seat's slope.
const TWO_SEATS_LOW: [[Rising; 5]; 2] = [
    [
        [0, 315, 438, 525, 596, 657, 714, 769, 825, 889, 1000],
        [0, 41, 106, 188, 287, 401, 526, 658, 791, 912, 1000],
        [0, 38, 89, 151, 224, 312, 415, 536, 677, 837, 1000],
        [0, 43, 93, 150, 216, 294, 386, 496, 629, 794, 1000],
        [0, 28, 69, 123, 191, 275, 380, 507, 660, 834, 1000],
    ],
    [
        [0, 74, 119, 161, 203, 249, 302, 365, 449, 580, 1000],
        [0, 29, 81, 154, 247, 361, 493, 637, 783, 914, 1000],
        [0, 45, 119, 216, 330, 456, 588, 718, 838, 938, 1000],
        [0, 99, 205, 314, 422, 528, 632, 733, 829, 919, 1000],
        [0, 58, 150, 261, 385, 514, 642, 761, 865, 948, 1000],
    ],
];

const THREE_SEATS_LOW: Rising = [0, 133, 212, 281, 346, 412, 481, 558, 647, 762, 1000];

const FOUR_ALONE: Rising = [0, 70, 157, 253, 356, 465, 577, 690, 802, 909, 1000];

const FOUR_ALONE_LOW: Rising = [0, 114, 193, 266, 337, 410, 487, 571, 668, 790, 1000];

/// What is a seat's of the chances of its side.
pub(super) fn share(view: &View, chances: f64) -> f64 {
    if view.options.teams == Some(Teams::Pairs) { chances / 2.0 } else { chances }
}

/// What is told of a worth that the learned player found, to whoever is to move.
pub(super) fn told(view: &View, worth: f64) -> f64 {
    line(view).map_or(worth, |line| told::told(line, worth))
}

/// How far what the learned player found may be off, as a standard error, after so many tries of all moves together.
///
/// Nothing is drawn here, so that it does not go by how often a move itself was tried: what is off is off for all that follows
/// from a position, and is set right where more of it is looked at. Measured with `seven_doubt` (`crates/bots/examples`): what
/// moves cost after 4,000 tries is 0.06 to 0.07 away from what is found after 60,000, after 1,200 it is 0.10 to 0.17.
pub(super) fn doubt(worth: f64, tries: u32) -> f64 {
    const OF_ONE_TRY: f64 = 7.5;
    (OF_ONE_TRY / f64::from(tries.max(1)).sqrt()).min(1.0) * (worth * (1.0 - worth)).max(0.0).sqrt()
}

/// The line along which whoever is to move is told; none where what is found is told.
fn line(view: &View) -> Option<&'static Rising> {
    let seat = view.turn?.index();
    match (view.seats, view.options.misere) {
        (2, misere) => {
            let left = view.players.get(seat)?.left.len();
            if misere { low_stage(seat, left) } else { Some(&TWO_SEATS[seat][stage(left)]) }
        }
        (3, false) => Some(&THREE_SEATS),
        (3, true) => Some(&THREE_SEATS_LOW),
        (4, _) if view.options.teams != Some(Teams::None) => None,
        (4, false) => Some(&FOUR_ALONE),
        (4, true) => Some(&FOUR_ALONE_LOW),
        _ => None,
    }
}

fn stage(left: usize) -> usize {
    match left {
        5.. => 0,
        4 => 1,
        3 => 2,
        _ => 3,
    }
}

fn low_stage(seat: usize, left: usize) -> Option<&'static Rising> {
    7_usize.checked_sub(left).and_then(|stage| TWO_SEATS_LOW[seat].get(stage))
}

#[cfg(test)]
mod tests {
    use sevenfold_core::{Game as _, Viewer};
    use sevenfold_seven::{Options, Seven};

    use super::*;
    use crate::told::rises;

    #[test]
    fn what_is_told_rises_from_nothing_to_all() {
        let seats = TWO_SEATS.iter().flatten().chain(TWO_SEATS_LOW.iter().flatten());
        let more = [&THREE_SEATS, &THREE_SEATS_LOW, &FOUR_ALONE, &FOUR_ALONE_LOW];
        assert!(seats.chain(more).all(rises));
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

    /// Two seats know whose the last tile is; pairs are told what was found.
    #[test]
    fn everybody_but_pairs_is_told_what_came_true() {
        let told = |misere: bool, teams: Option<Teams>, seats: u8| {
            let game = Seven::new(&Options { misere, teams }, seats).unwrap();
            told(&game.view(Viewer::Watcher), 0.35)
        };
        assert!((told(false, None, 2) - 0.251).abs() < 1e-9, "{}", told(false, None, 2));
        // The first tile of misère is better than it looks.
        assert!((told(true, None, 2) - 0.5605).abs() < 1e-9, "{}", told(true, None, 2));
        assert!(told(false, None, 3) < 0.31, "{}", told(false, None, 3));
        let alone = Some(Teams::None);
        assert!((told(false, alone, 4) - 0.3045).abs() < 1e-9, "{}", told(false, alone, 4));
        assert!(
            told(true, alone, 4) < told(false, alone, 4) && told(true, None, 3) < told(false, None, 3) + 0.02
        );
        assert!((told(false, None, 4) - 0.35).abs() < 1e-12 && (told(true, None, 4) - 0.35).abs() < 1e-12);
    }

    /// At misère with few tiles left what is found is told.
    #[test]
    fn misere_has_a_line_for_every_stage_that_was_off() {
        assert!((3..=7).all(|left| low_stage(0, left).is_some() && low_stage(1, left).is_some()));
        assert!((0..3).chain([8]).all(|left| low_stage(0, left).is_none()));
    }
}

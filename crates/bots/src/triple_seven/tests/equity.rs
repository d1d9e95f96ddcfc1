//! Shares of the win between rounds and within them.

use sevenfold_core::MAX_SEATS;
use sevenfold_triple_seven::TripleSeven;

use super::positions::at;
use crate::search::Knowledge;
use crate::triple_seven::Lore;
use crate::triple_seven::equity::shares;
use crate::triple_seven::stand::Missing;

/// The shares of seats that lack these sets of types: 1 for a Number, 2 for an Action, 4 for a Character.
fn of<const SEATS: usize>(sets: [usize; SEATS]) -> [f32; SEATS] {
    let mut out = [0.0; SEATS];
    shares(&sets.map(Missing::from_index), &mut out);
    out
}

#[test]
fn equals_share_and_a_type_ahead_counts() {
    for share in of([7; 5]) {
        assert!((share - 0.2).abs() < 1e-5);
    }
    let [ahead, behind] = of([3, 7]);
    assert!((0.6..0.85).contains(&ahead) && (ahead + behind - 1.0).abs() < 1e-5, "{ahead}");
    assert!(of([1, 7])[0] > ahead + 0.1);
    assert!(of([1, 1, 7])[2] < of([3, 3, 7])[2]);
}

#[test]
fn a_number_is_the_easiest_to_lack() {
    assert!(of([1, 7])[0] > of([2, 7])[0]);
    assert!(of([1, 7])[0] > of([4, 7])[0]);
}

fn worth(game: &TripleSeven) -> [f32; 2] {
    let mut shares = [0.0; MAX_SEATS];
    Lore.worth(game, &mut shares[..2]);
    [shares[0], shares[1]]
}

#[test]
fn within_a_round_fewer_cards_and_a_reserve_that_counts_are_ahead() {
    let fewer = worth(&at("pile R3; 1: G5 *B2; 2: G1 B1 Y1 R1 *B5"));
    assert!(fewer[0] > 0.55 && (fewer[0] + fewer[1] - 1.0).abs() < 1e-5, "{fewer:?}");
    // The reserve is of a type that counts, of one that was collected before, or not there.
    let [ready, idle, none] = ["*B2", "*Brev", ""].map(|reserve| {
        let hands = format!("1: G5 G6 {reserve} +Rrev; 2: G1 B1 *B5 +Grev");
        worth(&at(&format!("pile R3; {hands}")))[0]
    });
    assert!(ready > idle + 0.02 && (idle - none).abs() < 1e-5, "{ready} {idle} {none}");
}

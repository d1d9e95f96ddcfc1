//! DL-25 … DL-27: what the die brings.

use sevenfold_core::SeatSet;
use sevenfold_double_lucky_7::{Advantage, Breach, Choice, Event, Face, Luck, Mode, Phase, RollFate, Use};

use crate::support::{mode, seat};
use crate::wheel::{bidden, deal_and_bid, only_double_points_left};

#[test]
fn dl25_an_x_keeps_the_pawn_and_ends_the_asking() {
    let mut table = bidden(mode(Mode::Dice), 3, 1);
    table.does(2, "roll").chance("rolled x");
    assert_eq!(table.told, [Event::Rolled { seat: seat(2), face: Face::X, fate: RollFate::Miss }]);
    assert_eq!(table.phase(), Phase::Leading { turn: seat(1) });
    assert_eq!(table.view(0).pawns, SeatSet::all(3));
    assert_eq!(table.view(0).round.unwrap().luck, Some(Luck::Missed { seat: seat(2), face: Face::X }));
    table.finish_round();
    deal_and_bid(&mut table);
    table.does(3, "decline").does(1, "decline").does(2, "roll").chance("rolled no-trump");
    assert_eq!(table.view(0).pawns, SeatSet::all(3).without(seat(2)), "a later roll may do it");
}

#[test]
fn dl26_a_blocked_face_is_double_lucky() {
    let mut table = bidden(mode(Mode::Dice), 3, 1);
    table.does(2, "roll").chance("rolled no-trump").finish_round();
    deal_and_bid(&mut table);
    table.does(3, "roll").chance("rolled no-trump");
    assert_eq!(table.phase(), Phase::Choosing { turn: seat(3), choice: Choice::DoubleLucky });
    let legal = table.legal();
    for word in ["change-bid", "player-swap", "change-dealer", "double-points", "change-trump", "extra-card"]
    {
        assert!(legal.iter().any(|text| text.starts_with(&format!("use {word}"))), "{word}");
    }
    assert!(!legal.contains(&"use no-trump".to_owned()));
    assert!(legal.iter().all(|text| text.starts_with("use ")), "one must be chosen");
    table.refuses(3, "decline", "DL-26");
    table.refuses(3, "roll", "DL-26");
    table.refuses(3, "use no-trump", "DL-24");
    table.does(3, "use extra-card");
    assert_eq!(table.view(0).pawns, SeatSet::only(seat(1)));
}

#[test]
fn dl26_double_points_in_round_seven_counts_as_blocked() {
    let mut table = bidden(mode(Mode::Dice), 3, 7);
    let asked = table.turn();
    table.does(asked, "roll").chance("rolled double-points");
    assert_eq!(table.phase(), Phase::Choosing { turn: seat(asked), choice: Choice::DoubleLucky });
    table.refuses(asked, "use double-points", "DL-32");
    assert!(!table.legal().contains(&"use double-points".to_owned()));
}

#[test]
fn dl26_with_nothing_left_to_choose_the_roll_misses() {
    for face in ["no-trump", "double-points"] {
        let mut table = only_double_points_left(Mode::Dice);
        let asked = table.turn();
        assert_eq!(table.legal(), ["decline", "roll"], "asked although the roll must miss");
        table.does(asked, "roll").chance(&format!("rolled {face}"));
        assert!(matches!(table.told[0], Event::Rolled { fate: RollFate::Miss, .. }));
        assert!(matches!(table.phase(), Phase::Leading { .. }));
        assert!(table.view(0).pawns.contains(seat(asked)));
    }
}

#[test]
fn dl27_a_free_face_must_be_used() {
    let mut table = bidden(mode(Mode::Dice), 3, 1);
    table.does(2, "roll").chance("rolled change-dealer");
    let choice = Choice::Rolled { advantage: Advantage::ChangeDealer };
    assert_eq!(table.phase(), Phase::Choosing { turn: seat(2), choice });
    assert_eq!(table.legal(), ["use change-dealer 1", "use change-dealer 2", "use change-dealer 3"]);
    assert_eq!(table.refuses(2, "decline", "DL-27"), Breach::MustUse { choice });
    table.refuses(2, "use no-trump", "DL-27");
    table.refuses(3, "use change-dealer 1", "DL-22");
    table.does(2, "use change-dealer 3");
    assert_eq!(table.view(0).wheels[0].user(Advantage::ChangeDealer), Some(seat(2)));
}

#[test]
fn dl27_three_faces_are_carried_out_at_once() {
    for (face, what) in
        [("double-points", Use::DoublePoints), ("extra-card", Use::ExtraCard), ("no-trump", Use::NoTrump)]
    {
        let mut table = bidden(mode(Mode::Dice), 3, 1);
        table.does(2, "roll").chance(&format!("rolled {face}"));
        assert_eq!(table.phase(), Phase::Leading { turn: seat(1) });
        assert_eq!(table.view(0).round.unwrap().luck, Some(Luck::Used { seat: seat(2), what }));
    }
    for face in ["change-bid", "player-swap", "change-dealer", "change-trump"] {
        let mut table = bidden(mode(Mode::Dice), 2, 1);
        table.does(2, "roll").chance(&format!("rolled {face}"));
        assert!(
            matches!(table.phase(), Phase::Choosing { .. }),
            "a step is written even with one legal move"
        );
    }
}

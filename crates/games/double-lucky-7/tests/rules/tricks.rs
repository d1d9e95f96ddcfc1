//! DL-12 … DL-17: tricks.

use sevenfold_core::{Breach as _, Say};
use sevenfold_double_lucky_7::{Breach, Colour, Event, Options, Phase};

use crate::support::{Table, cards, seat};

/// Round 2 with seat 1 as dealer of two, or as many as there are hands; all bid 2.
fn round_two(hands: &[&str], turned: &str) -> Table {
    let seats = hands.len() as u8;
    let mut table = Table::new(Options::default(), seats, seats);
    table.until_round(2).deal(hands, turned, "Y13");
    for _ in 0..seats {
        let turn = table.turn();
        table.does(turn, "bid 2");
    }
    assert_eq!(table.phase(), Phase::Leading { turn: seat(1) });
    table
}

#[test]
fn dl12_the_dealer_leads_every_trick() {
    let mut table = round_two(&["R1 R2", "R5 R6", "R7 R8"], "B1");
    table.refuses(2, "play R5", "DL-12");
    table.does(1, "play R1");
    table.refuses(1, "play R2", "DL-12");
    table.refuses(3, "play R7", "DL-12");
    table.does(2, "play R5").does(3, "play R7");
    assert_eq!(table.taken(), [0, 0, 1]);
    assert_eq!(table.phase(), Phase::Leading { turn: seat(1) }, "not the winner");
    table.refuses(3, "play R8", "DL-12");
}

#[test]
fn dl12_no_card_is_played_before_all_have_bid() {
    let mut table = Table::new(Options::default(), 2, 1);
    table.deal(&["R1", "G1"], "B1", "B2").refuses(1, "play R1", "DL-12");
    table.does(1, "bid 0").refuses(2, "play G1", "DL-12");
    let breach = table.refuses(1, "play R1", "DL-12");
    assert_eq!(breach.say().key, "double-lucky-7-not-your-play");
}

#[test]
fn dl13_follow_the_led_colour_if_you_hold_it() {
    let mut table = round_two(&["R1 R2", "R5 G6", "B7 Y8"], "B1");
    table.does(1, "play R1");
    assert_eq!(table.legal(), ["play R5"]);
    let breach = table.refuses(2, "play G6", "DL-13");
    assert_eq!(breach, Breach::Revoke { led: Colour::Red, follow: cards("R5") });
    let said = breach.say().to_string();
    assert!(said.contains("double-lucky-7-red") && said.contains("rank=5"), "{said}");
    table.does(2, "play R5");
    assert_eq!(table.legal(), ["play B7", "play Y8"], "without red anything goes, and nobody must trump");
    assert_eq!(breach.rule().number, 13);
}

#[test]
fn dl13_a_trump_needs_a_void_and_nobody_must_win() {
    let mut table = round_two(&["R5 R2", "R3 B9", "R1 R9"], "B1");
    table.does(1, "play R5");
    assert_eq!(table.legal(), ["play R3"], "a trump does not follow");
    table.refuses(2, "play B9", "DL-13");
    table.does(2, "play R3");
    assert_eq!(table.legal(), ["play R1", "play R9"], "a low card follows as well");
}

#[test]
fn dl13_only_held_cards_can_be_played() {
    let mut table = round_two(&["R1 R2", "R5 G6"], "B1");
    assert_eq!(table.refuses(1, "play R5", "DL-13"), Breach::NotHeld { card: "R5".parse().unwrap() });
    table.does(1, "play R1").does(2, "play R5").refuses(1, "play R1", "DL-13");
}

#[test]
fn dl14_the_joker_may_be_played_at_any_time_and_wins() {
    let mut table = round_two(&["R1 R2", "R5 J", "B14 R14"], "B1");
    table.does(1, "play R1");
    assert_eq!(table.legal(), ["play J", "play R5"], "even when able to follow");
    table.does(2, "play J").does(3, "play R14");
    assert_eq!(table.taken(), [0, 1, 0]);
}

#[test]
fn dl14_the_joker_may_be_led() {
    let table = round_two(&["R1 J", "R5 R6"], "B1");
    assert_eq!(table.legal(), ["play J", "play R1"]);
}

#[test]
fn dl14_no_trump_beats_the_joker() {
    let mut table = round_two(&["R1 R2", "J G5", "B14 B13"], "B1");
    table.then(&["play R1", "play J", "play B14"]);
    assert_eq!(table.taken(), [0, 1, 0]);
}

#[test]
fn dl15_after_a_led_joker_everyone_plays_anything() {
    let mut table = round_two(&["J R2", "R5 G6", "B14 Y8"], "B1");
    table.does(1, "play J");
    assert!(matches!(table.phase(), Phase::Following { led: None, .. }));
    assert_eq!(table.legal(), ["play G6", "play R5"]);
    table.does(2, "play G6").does(3, "play B14");
    assert_eq!(table.taken(), [1, 0, 0]);
    let round = table.view(0).round.unwrap();
    assert!(round.players.iter().all(|player| player.voids.is_empty()), "nobody has shown a void");
}

#[test]
fn dl16_highest_trump_else_highest_of_the_led_colour() {
    let mut table = round_two(&["R14 R2", "R5 G14", "B1 B2", "Y14 B3"], "B9");
    table.then(&["play R14", "play R5", "play B1", "play Y14"]);
    assert_eq!(table.taken(), [0, 0, 1, 0], "trump 1 beats a 14");
    table.then(&["play R2", "play G14", "play B2", "play B3"]);
    assert_eq!(table.taken(), [0, 0, 1, 1], "the highest trump");
    let mut table = round_two(&["R3 R2", "R5 G14", "Y14 B2"], "B9");
    table.then(&["play R3", "play R5", "play Y14"]);
    assert_eq!(table.taken(), [0, 1, 0], "a card of another colour cannot win");
}

#[test]
fn dl16_a_lower_card_played_later_does_not_win() {
    let mut table = round_two(&["R2 R3", "B8 G1", "B3 G2"], "B9");
    table.then(&["play R2", "play B8", "play B3"]);
    assert_eq!(table.taken(), [0, 1, 0], "of trumps");
    let mut table = round_two(&["R9 R2", "R5 G14", "R8 Y1"], "B9");
    table.then(&["play R9", "play R5", "play R8"]);
    assert_eq!(table.taken(), [1, 0, 0], "of the led colour");
    let mut table = round_two(&["B8 R2", "B3 G14", "Y14 Y1"], "B9");
    table.then(&["play B8", "play B3", "play Y14"]);
    assert_eq!(table.taken(), [1, 0, 0], "of trumps led");
}

#[test]
fn dl17_taken_tricks_are_counted_openly() {
    let mut table = round_two(&["R1 R2", "R5 B6"], "B1");
    table.then(&["play R1", "play R5"]);
    assert_eq!(table.told.last(), Some(&Event::TrickTaken { seat: seat(2), tricks: 1 }));
    for viewer in 0..=2 {
        let round = table.view(viewer).round.unwrap();
        assert_eq!(round.players[1].taken, 1);
        assert_eq!(round.played[0].winner, seat(2));
    }
    table.then(&["play R2", "play B6"]);
    assert!(table.told.contains(&Event::TrickTaken { seat: seat(2), tricks: 2 }));
    assert_eq!(table.taken(), [0, 2]);
    assert_eq!(table.view(0).round.unwrap().played[1].winner, seat(2), "by a trump");
}

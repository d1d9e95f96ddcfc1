//! DL-34: the Extra Card.

use sevenfold_double_lucky_7::{Colour, Event, ExtraFate, Mode, Phase};

use crate::knowledge::hand_seen;
use crate::support::{Table, mode, seat};
use crate::uses::{WAYS, asked_with, uses};

/// Seat 2 of three lays the extra card open; seat 1 leads.
fn with_extra(hands: &[&str], turned: &str, beneath: &str) -> Table {
    let mut table = asked_with(mode(Mode::Tactical), hands, turned, beneath);
    uses(&mut table, 2, "extra-card");
    table
}

#[test]
fn dl34_the_extra_card_is_open_and_free_of_following() {
    for way in WAYS {
        let mut table = asked_with(mode(way), &["R9 R8", "R4 G10", "R5 R6"], "B1", "B2");
        uses(&mut table, 2, "extra-card");
        assert!(table.told.contains(&Event::ExtraCard { seat: seat(2), card: "B2".parse().unwrap() }));
        assert_eq!(table.game.beneath(), None);
        table.does(1, "play R9");
        assert_eq!(table.legal(), ["play B2*", "play R4"], "it need not follow, the hand must");
        table.refuses(2, "play G10", "DL-13");
        table.refuses(2, "play B2", "DL-34");
        table.refuses(2, "play R4*", "DL-34");
        table.does(2, "play B2*").does(3, "play R5");
        assert_eq!(table.taken(), [0, 1, 0], "it is a trump if it is one");
        assert!(table.view(1).round.unwrap().players[1].voids.is_empty(), "it shows no void");
        table.does(1, "play R8").refuses(2, "play B2*", "DL-34");
        table.does(2, "play R4").does(3, "play R6");
        assert_eq!(table.view(1).round.unwrap().players[1].cards, 1, "one card stays unplayed");
        assert_eq!(hand_seen(&table.view(1), 2), None, "and is not shown");
    }
}

#[test]
fn dl34_it_is_not_part_of_the_hand_when_following() {
    let mut table = with_extra(&["R9 R8", "Y4 G10", "R5 R6"], "B1", "R2");
    table.does(1, "play R9");
    assert_eq!(table.legal(), ["play G10", "play R2*", "play Y4"]);
    table.does(2, "play Y4").does(3, "play R5");
    assert_eq!(table.view(1).round.unwrap().players[1].voids.iter().collect::<Vec<_>>(), [Colour::Red]);
    table.does(1, "play R8").does(2, "play G10");
    let extra = table.view(1).round.unwrap().extra.unwrap();
    assert_eq!(
        (extra.card.to_string(), extra.fate),
        ("R2".into(), ExtraFate::Open),
        "it never has to be played"
    );
}

#[test]
fn dl34_it_leads_and_wins_like_any_card() {
    let mut table = asked_with(mode(Mode::Tactical), &["R9 R8", "Y4 G10", "Y5 R6"], "B1", "Y2");
    uses(&mut table, 1, "extra-card");
    assert_eq!(table.legal(), ["play R8", "play R9", "play Y2*"]);
    table.does(1, "play Y2*");
    assert_eq!(table.legal(), ["play Y4"], "it sets the led colour");

    let mut table = with_extra(&["R9 R8", "R14 G10", "B5 R6"], "B1", "J");
    table.does(1, "play R9").does(2, "play J*").does(3, "play R6");
    assert_eq!(table.taken(), [0, 1, 0], "it is the Joker if it is the Joker");
}

#[test]
fn dl34_it_may_be_played_in_the_last_trick() {
    let mut table = with_extra(&["R9 R8", "R4 G10", "R5 R6"], "B1", "B2");
    table.then(&["play R9", "play R4", "play R5", "play R8"]);
    assert_eq!(table.legal(), ["play B2*", "play G10"]);
    table.then(&["play B2*", "play R6"]);
    assert_eq!(table.taken(), [1, 1, 0]);
    assert_eq!(table.phase(), Phase::Deal, "no trick more than that");
}

#[test]
fn dl34_only_its_owner_plays_it() {
    let mut table = with_extra(&["R9 R8", "R14 G10", "B5 R6"], "B1", "Y2");
    table.refuses(1, "play Y2*", "DL-34");
    table.refuses(1, "play Y2", "DL-13");
}

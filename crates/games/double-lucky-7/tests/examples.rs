//! The worked examples of the rule page.

// A test that cannot go on has failed.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use sevenfold_core::Game;
use sevenfold_double_lucky_7::{Mode, Options, Phase, tricks_of};
use support::{Table, mode, seat};

/// A two-seat round in which seat 1, who may deal or not, takes exactly `takes` tricks.
fn round_taken(round: u8, takes: u8, bid: u8) -> i32 {
    let mut table = Table::new(Options::default(), 2, 1);
    table.until_round(round);
    let tricks = tricks_of(round);
    // Trumps win, low cards of a colour nobody else leads lose.
    let own: Vec<String> =
        (0..tricks).map(|i| if i < takes { format!("R{}", 14 - i) } else { format!("Y{}", i + 1) }).collect();
    let other: Vec<String> =
        (0..tricks).map(|i| if i < takes { format!("G{}", i + 1) } else { format!("Y{}", 14 - i) }).collect();
    table.deal(&[&own.join(" "), &other.join(" ")], "R1", "B1");
    while let Phase::Bidding { turn } = table.phase() {
        let legal = table.legal();
        let wanted = format!("bid {bid}");
        let chosen =
            if turn == seat(1) { legal.iter().find(|text| **text == wanted).unwrap() } else { &legal[0] };
        table.does(turn.number(), &chosen.clone());
    }
    while let Some(turn) = table.game.phase().turn() {
        let number = turn.number();
        let hand = if number == 1 { &own } else { &other };
        let play =
            hand.iter().map(|card| format!("play {card}")).find(|text| table.legal().contains(text)).unwrap();
        table.does(number, &play);
    }
    assert_eq!(table.taken()[0], takes);
    table.scored()[0]
}

#[test]
fn example_1_points() {
    assert_eq!(round_taken(1, 0, 0), 10);
    assert_eq!(round_taken(4, 2, 2), 14);
    assert_eq!(round_taken(7, 7, 7), 48);
    assert_eq!(round_taken(5, 2, 3), 0);
}

/// The number the last bidder may not say, if it is one that could be said at all.
fn forbidden(seats: u8, round: u8, others: u8) -> Option<u8> {
    let mut table = Table::new(Options::default(), seats, 1);
    table.until_round(round).deal_any();
    let tricks = tricks_of(round);
    let mut left = others;
    for _ in 1..seats {
        let bid = left.min(tricks);
        left -= bid;
        let turn = table.turn();
        table.does(turn, &format!("bid {bid}"));
    }
    assert_eq!(left, 0, "the others can bid {others} together");
    let legal = table.legal();
    let missing: Vec<u8> = (0..=tricks).filter(|bid| !legal.contains(&format!("bid {bid}"))).collect();
    for &bid in &missing {
        let turn = table.turn();
        table.refuses(turn, &format!("bid {bid}"), "DL-11");
    }
    assert!(missing.len() <= 1);
    missing.first().copied()
}

#[test]
fn example_2_the_sum_rule_with_every_player_count() {
    for seats in 2..=7 {
        for round in [1, 3, 7, 8, 14] {
            let tricks = tricks_of(round);
            for others in 0..=tricks * (seats - 1) {
                // Out of range, it forbids nothing.
                let expected = tricks.checked_sub(others);
                assert_eq!(
                    forbidden(seats, round, others),
                    expected,
                    "{seats} seats, round {round}, {others} bid"
                );
            }
        }
    }
}

/// Bids whatever is listed first.
fn bid_round(table: &mut Table) {
    table.deal_any();
    while let Phase::Bidding { turn } = table.phase() {
        let bid = table.legal()[0].clone();
        table.does(turn.number(), &bid);
    }
}

#[test]
fn example_3_change_dealer_in_round_six_is_seen_in_round_seven() {
    let mut table = Table::new(mode(Mode::Tactical), 4, 1);
    table.until_round(6);
    bid_round(&mut table);
    assert_eq!(table.dealer(), seat(2));
    table.does(3, "use change-dealer 4").finish_round();
    assert_eq!(table.dealer(), seat(1));
    bid_round(&mut table);
    assert_eq!(
        table.phase(),
        Phase::Asking { turn: seat(2) },
        "seat 1 deals round 7, its left is asked first"
    );
}

#[test]
fn example_3_double_points_is_refused_in_round_seven_and_allowed_in_round_eight() {
    let mut table = Table::new(mode(Mode::Tactical), 3, 1);
    table.until_round(7);
    bid_round(&mut table);
    let asked = table.turn();
    table.refuses(asked, "use double-points", "DL-32");
    table.finish_round();
    bid_round(&mut table);
    let asked = table.turn();
    table.does(asked, "use double-points").finish_round();
    assert_eq!(table.pad().rounds[7].cells[asked as usize - 1].times, 2);
}

#[test]
fn example_3_double_lucky_x_and_a_later_roll_and_a_wheel_cleared_for_round_eight() {
    let mut table = Table::new(mode(Mode::Dice), 2, 1);
    bid_round(&mut table);
    table.does(2, "roll").chance("rolled x").finish_round();
    bid_round(&mut table);
    table.does(1, "roll").chance("rolled extra-card").finish_round();
    bid_round(&mut table);
    table.does(2, "roll").chance("rolled extra-card");
    table.refuses(2, "use extra-card", "DL-24");
    table.does(2, "use player-swap 1 2").finish_round().until_round(8);
    assert_eq!(table.pad().penalties.as_slice(), [0, 0]);
    bid_round(&mut table);
    let asked = table.turn();
    table.does(asked, "roll").chance("rolled extra-card");
    assert_eq!(table.game.beneath(), None, "free again: carried out at once");
}

#[test]
fn example_4_seven_players_always_have_an_extra_card() {
    for rounds in [7, 8] {
        let mut table = Table::new(mode(Mode::Tactical), 7, 1);
        table.until_round(rounds);
        bid_round(&mut table);
        let out = support::cards_out(&table.game);
        assert_eq!(out.len(), 49 + 1 + 1, "49 dealt, 1 turned, and the one beneath of the 7 left");
        let asked = table.turn();
        table.does(asked, "use extra-card");
        assert!(table.game.legal(table.dealer()).len() >= 7);
    }
}

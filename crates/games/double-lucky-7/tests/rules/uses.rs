//! DL-29 … DL-35: the seven advantages, in both modes; the Extra Card has a file of its own.

use sevenfold_double_lucky_7::{Breach, Colour, JokerTrump, Lies, Mode, Nudge, Options, Phase, Trump};

use crate::support::{Table, cards, mode, seat};

/// A way to get an advantage: chosen, rolled, or chosen after a blocked face.
pub(crate) const WAYS: [Mode; 2] = [Mode::Tactical, Mode::Dice];

/// Seat 1 deals, all have bid 1, and seat 2 is asked. Round 2 unless the hands have another size.
pub(crate) fn asked_with(options: Options, hands: &[&str], turned: &str, beneath: &str) -> Table {
    let seats = hands.len() as u8;
    let round = hands[0].split(' ').count() as u8;
    let first = (u32::from(seats) * 7 + 1 - u32::from(round)) % u32::from(seats);
    let mut table = Table::new(options, seats, first as u8 + 1);
    table.until_round(round).deal(hands, turned, beneath);
    assert_eq!(table.dealer(), seat(1));
    if let Phase::Naming { .. } = table.phase() {
        table.does(1, "trump G");
    }
    while let Phase::Bidding { turn } = table.phase() {
        let legal = table.legal();
        let bid = legal.iter().find(|text| *text == "bid 1").unwrap_or(&legal[0]).clone();
        table.does(turn.number(), &bid);
    }
    table
}

/// Uses it as the mode wants it.
pub(crate) fn uses(table: &mut Table, number: u8, text: &str) {
    while table.turn() != number {
        let turn = table.turn();
        table.does(turn, "decline");
    }
    let word = text.split(' ').next().unwrap();
    if table.view(0).options.mode == Mode::Dice {
        table.does(number, "roll").chance(&format!("rolled {word}"));
    }
    if let Phase::Asking { .. } | Phase::Choosing { .. } = table.phase() {
        table.does(number, &format!("use {text}"));
    }
}

#[test]
fn dl29_change_bid_moves_one_bid_by_one_within_the_tricks() {
    for way in WAYS {
        let mut table = asked_with(mode(way), &["R1 R2", "R3 R4", "R5 R6"], "B1", "B2");
        assert_eq!(table.bids(), [Some(1), Some(1), Some(1)]);
        uses(&mut table, 2, "change-bid 2 -1");
        assert_eq!(table.bids(), [Some(1), Some(0), Some(1)], "the sum may equal the tricks now");
    }
    let mut table = asked_with(mode(Mode::Tactical), &["R1", "R3", "R5"], "B1", "B2");
    let bids: Vec<u8> = table.bids().iter().map(|bid| bid.unwrap()).collect();
    for (i, &bid) in bids.iter().enumerate() {
        let (by, wrong) = if bid == 0 { (Nudge::Down, "-1") } else { (Nudge::Up, "+1") };
        let whose = seat(i as u8 + 1);
        assert_eq!(
            table.refuses(2, &format!("use change-bid {whose} {wrong}"), "DL-29"),
            Breach::BidOutOfRange { seat: whose, bid, by, tricks: 1 }
        );
    }
    table.refuses(2, "use change-bid 4 +1", "DL-29");
}

#[test]
fn dl29_any_bid_may_go_up_or_down_also_ones_own() {
    for (text, bids) in [
        ("1 +1", [2, 1, 1]),
        ("1 -1", [0, 1, 1]),
        ("2 +1", [1, 2, 1]),
        ("2 -1", [1, 0, 1]),
        ("3 +1", [1, 1, 2]),
        ("3 -1", [1, 1, 0]),
    ] {
        let mut table = asked_with(mode(Mode::Tactical), &["R1 R2", "R3 R4", "R5 R6"], "B1", "B2");
        uses(&mut table, 2, &format!("change-bid {text}"));
        assert_eq!(table.bids(), bids.map(Some), "{text}");
    }
}

#[test]
fn dl29_no_bid_goes_below_none() {
    let mut table = Table::new(mode(Mode::Tactical), 2, 1);
    table.deal(&["R1", "R3"], "B1", "B2").then(&["bid 0", "bid 0"]);
    assert_eq!(
        table.refuses(2, "use change-bid 1 -1", "DL-29"),
        Breach::BidOutOfRange { seat: seat(1), bid: 0, by: Nudge::Down, tricks: 1 }
    );
    assert!(!table.legal().iter().any(|text| text.ends_with("-1")));
}

#[test]
fn dl30_player_swap_exchanges_whole_hands() {
    for way in WAYS {
        let mut table = asked_with(mode(way), &["R1 R2", "R3 R4", "R5 R6"], "B1", "B2");
        uses(&mut table, 2, "player-swap 1 3");
        assert_eq!(table.game.hand(seat(1)), cards("R5 R6"));
        assert_eq!(table.game.hand(seat(2)), cards("R3 R4"));
        assert_eq!(table.game.hand(seat(3)), cards("R1 R2"));
    }
    let mut table = asked_with(mode(Mode::Tactical), &["R1 R2", "R3 R4", "R5 R6"], "B1", "B2");
    assert_eq!(
        table.legal().iter().filter(|text| text.contains("swap")).collect::<Vec<_>>(),
        ["use player-swap 1 2", "use player-swap 1 3", "use player-swap 2 3"]
    );
    table.refuses(2, "use player-swap 1 4", "DL-30");
    assert!(
        "use player-swap 3 1".parse::<sevenfold_double_lucky_7::Action>().is_err(),
        "the lower seat first"
    );
}

#[test]
fn dl30_the_bids_stay_where_they_are() {
    let mut table = Table::new(mode(Mode::Tactical), 2, 1);
    table.deal(&["R1", "R3"], "B1", "B2").then(&["bid 0", "bid 0"]).does(2, "decline").does(1, "decline");
    table.finish_round().deal(&["R1 R2", "R3 R4"], "B1", "B2").then(&[
        "bid 2",
        "bid 1",
        "use player-swap 1 2",
    ]);
    assert_eq!(table.bids(), [Some(1), Some(2)]);
}

#[test]
fn dl31_change_dealer_moves_the_lead_and_the_marker() {
    for way in WAYS {
        let mut table = asked_with(mode(way), &["R1 R2", "R3 R4", "R5 R6"], "B1", "B2");
        let bids = table.bids();
        uses(&mut table, 2, "change-dealer 3");
        assert_eq!(table.phase(), Phase::Leading { turn: seat(3) });
        assert_eq!(table.bids(), bids, "the bids stand");
        table.then(&["play R5", "play R1", "play R3"]);
        assert_eq!(table.phase(), Phase::Leading { turn: seat(3) });
        table.finish_round();
        assert_eq!(table.dealer(), seat(1), "it passes on from there");
    }
    let mut table = asked_with(mode(Mode::Tactical), &["R1 R2", "R3 R4", "R5 R6"], "B1", "B2");
    assert_eq!(
        table.legal().iter().filter(|text| text.contains("dealer")).collect::<Vec<_>>(),
        ["use change-dealer 1", "use change-dealer 2", "use change-dealer 3"],
        "any player"
    );
    table.refuses(2, "use change-dealer 4", "DL-31");
    table.does(2, "use change-dealer 1");
    assert_eq!(table.phase(), Phase::Leading { turn: seat(1) }, "it may stay where it is");
}

#[test]
fn dl32_double_points_doubles_only_ones_own_and_not_in_round_seven() {
    for way in WAYS {
        let mut table = asked_with(mode(way), &["R9 R8", "G4 R10", "G5 G6"], "B1", "B2");
        uses(&mut table, 2, "double-points");
        assert_eq!(table.pad().rounds[1].cells[1].times, 2);
        table.then(&["play R9", "play R10", "play G5", "play R8", "play G4", "play G6"]);
        assert_eq!(table.taken(), [1, 1, 0]);
        assert_eq!(table.scored(), [12, 24, 0]);
        table.deal_any().finish_round();
        assert_eq!(table.pad().rounds[2].cells[1].times, 1, "only in this round");
    }
    let mut table = Table::new(mode(Mode::Tactical), 2, 1);
    for (round, allowed) in [(6, true), (7, false), (8, true)] {
        table.until_round(round).deal_any();
        while let Phase::Bidding { turn } = table.phase() {
            let bid = table.legal()[0].clone();
            table.does(turn.number(), &bid);
        }
        assert_eq!(table.legal().contains(&"use double-points".to_owned()), allowed, "round {round}");
        table.finish_round();
    }
}

#[test]
fn dl33_change_trump_names_another_colour_and_turns_the_card_down() {
    for way in WAYS {
        let mut table = asked_with(mode(way), &["R9 R8", "G4 R10", "Y5 G6"], "B1", "B2");
        uses(&mut table, 2, "change-trump Y");
        let round = table.view(0).round.unwrap();
        assert_eq!(round.trump, Trump::Colour { colour: Colour::Yellow });
        assert_eq!((round.turned.to_string(), round.lies), ("B1".into(), Lies::Down), "but it is known");
        table.then(&["play R9", "play R10", "play Y5"]);
        assert_eq!(table.taken(), [0, 0, 1]);
    }
    let mut table = asked_with(mode(Mode::Tactical), &["R9 R8", "G4 R10", "Y5 G6"], "B1", "B2");
    assert_eq!(table.refuses(2, "use change-trump B", "DL-33"), Breach::SameTrump { colour: Colour::Blue });
}

#[test]
fn dl33_without_a_fixed_colour_any_may_be_named() {
    let named = |joker_trump| {
        let options = Options { joker_trump, mode: Mode::Tactical, ..Options::default() };
        let table = asked_with(options, &["R9 R8", "G4 R10", "Y5 G6"], "J", "B2");
        table.legal().into_iter().filter(|text| text.contains("change-trump")).collect::<Vec<_>>()
    };
    let all = ["use change-trump B", "use change-trump G", "use change-trump R", "use change-trump Y"];
    assert_eq!(named(JokerTrump::LedColour), all);
    assert_eq!(named(JokerTrump::DealerCards), all);
    assert_eq!(named(JokerTrump::DealerChooses), [all[0], all[2], all[3]], "green was named");
    for joker_trump in [JokerTrump::LedColour, JokerTrump::DealerCards] {
        let options = Options { joker_trump, mode: Mode::Tactical, ..Options::default() };
        let mut table = asked_with(options, &["R9 R8", "G4 R10", "Y5 G6"], "J", "B2");
        table.does(2, "use change-trump Y").then(&["play R9", "play R10", "play Y5"]);
        assert_eq!(table.taken(), [0, 0, 1], "DL-9 no longer applies");
    }
}

#[test]
fn dl33_the_next_round_turns_up_its_own_trump() {
    let mut table = asked_with(mode(Mode::Tactical), &["R9 R8", "G4 R10", "Y5 G6"], "B1", "B2");
    uses(&mut table, 2, "change-trump Y");
    table.finish_round().deal(&["R1 R2 R3", "R4 R5 R6", "R7 R8 R9"], "G1", "G2");
    let round = table.view(0).round.unwrap();
    assert_eq!((round.trump, round.lies), (Trump::Colour { colour: Colour::Green }, Lies::Up));
}

#[test]
fn dl33_no_other_advantage_turns_the_card_down() {
    for text in ["no-trump", "extra-card"] {
        let mut table = asked_with(mode(Mode::Tactical), &["R9 R8", "G4 R10", "Y5 G6"], "B1", "B2");
        uses(&mut table, 2, text);
        assert_eq!(table.view(0).round.unwrap().lies, Lies::Up, "{text}");
    }
}

#[test]
fn dl35_no_trump_lets_only_the_led_colour_win() {
    for way in WAYS {
        let mut table = asked_with(mode(way), &["R9 R8", "G4 B10", "B5 R6"], "B1", "B2");
        uses(&mut table, 2, "no-trump");
        assert_eq!(table.view(0).round.unwrap().trump, Trump::None);
        table.then(&["play R9", "play B10", "play R6"]);
        assert_eq!(table.taken(), [1, 0, 0]);
    }
    let mut table = asked_with(mode(Mode::Tactical), &["R9 R8", "J B10", "B5 R6"], "B1", "B2");
    uses(&mut table, 2, "no-trump");
    table.then(&["play R9", "play J", "play R6"]);
    assert_eq!(table.taken(), [0, 1, 0], "the Joker still wins");
}

#[test]
fn dl35_no_trump_cancels_the_turned_up_joker() {
    let options =
        Options { joker_trump: JokerTrump::DealerCards, mode: Mode::Tactical, ..Options::default() };
    let mut table = asked_with(options, &["R9 R8", "G4 R10", "Y5 G6"], "J", "B2");
    table.does(2, "use no-trump").then(&["play R9", "play R10", "play Y5"]);
    assert_eq!(table.taken(), [0, 1, 0]);
    let options = Options { mode: Mode::Tactical, ..Options::default() };
    let table = asked_with(options, &["R9 R8", "G4 R10", "Y5 G6"], "J", "B2");
    assert!(table.legal().contains(&"use no-trump".to_owned()), "even if it changes nothing");
}

#[test]
fn dl35_the_next_round_has_trump_again() {
    let mut table = asked_with(mode(Mode::Tactical), &["R9 R8", "G4 R10", "Y5 G6"], "B1", "B2");
    uses(&mut table, 2, "no-trump");
    table.finish_round().deal(&["R1 R2 R3", "R4 R5 R6", "R7 R8 R9"], "G1", "G2");
    assert_eq!(table.view(0).round.unwrap().trump, Trump::Colour { colour: Colour::Green });
}

//! DL-21 … DL-24 and DL-28: the Lucky Wheel.

use sevenfold_core::{Agenda, Draw, Game, SeatSet};
use sevenfold_double_lucky_7::{Advantage, Breach, Event, Mode, Options, Phase, Wheel};

use crate::support::{Table, mode, seat};

/// A table with the bids of a round made.
pub(crate) fn bidden(options: Options, seats: u8, round: u8) -> Table {
    let mut table = Table::new(options, seats, 1);
    table.until_round(round);
    deal_and_bid(&mut table);
    table
}

pub(crate) fn deal_and_bid(table: &mut Table) {
    table.deal_any();
    while let Phase::Bidding { turn } = table.phase() {
        let bid = table.legal()[0].clone();
        table.does(turn.number(), &bid);
    }
}

#[test]
fn dl21_pawns_come_back_and_the_wheel_is_cleared_after_round_seven() {
    let mut table = bidden(mode(Mode::Tactical), 2, 1);
    table.does(2, "use no-trump").finish_round();
    assert_eq!(table.view(0).pawns, SeatSet::only(seat(1)));
    table.until_round(7);
    deal_and_bid(&mut table);
    assert_eq!(table.view(0).pawns, SeatSet::only(seat(1)), "not before round 7 is over");
    table.finish_round();
    assert!(table.told.contains(&Event::PawnsReturned), "{:?}", table.told);
    assert_eq!((table.view(0).pawns, table.view(0).half()), (SeatSet::all(2), 1), "before the next deal");
    deal_and_bid(&mut table);
    assert_eq!(table.view(0).pawns, SeatSet::all(2));
    assert_eq!(table.view(0).wheels[1], Wheel::default());
    assert_eq!(
        table.view(0).wheels[0].user(Advantage::NoTrump),
        Some(seat(2)),
        "the first half is remembered"
    );
    assert!(table.legal().contains(&"use no-trump".to_owned()));
}

#[test]
fn dl21_classic_has_no_wheel() {
    let mut table = bidden(mode(Mode::Classic), 3, 1);
    assert_eq!(table.phase(), Phase::Leading { turn: seat(1) });
    assert!(table.view(0).pawns.is_empty());
    table.refuses(1, "use no-trump", "DL-22");
    table.finish_round().until_round(8);
    assert!(!table.told.contains(&Event::PawnsReturned));
}

#[test]
fn dl22_asked_clockwise_from_the_dealers_left_until_one_acts() {
    let mut table = bidden(mode(Mode::Tactical), 3, 1);
    table.refuses(1, "decline", "DL-22");
    table.refuses(2, "play R1", "DL-12");
    table.refuses(1, "use no-trump", "DL-22");
    table.does(2, "decline").does(3, "decline");
    assert_eq!(table.phase(), Phase::Asking { turn: seat(1) }, "the dealer last");
    table.does(1, "decline");
    assert_eq!(table.phase(), Phase::Leading { turn: seat(1) });
    table.refuses(1, "decline", "DL-22");

    let mut table = bidden(mode(Mode::Tactical), 3, 1);
    table.does(2, "use double-points");
    assert_eq!(table.phase(), Phase::Leading { turn: seat(1) }, "at most one acts");
    let mut table = bidden(mode(Mode::Dice), 3, 1);
    table.does(2, "roll").chance("rolled double-points");
    assert_eq!(table.phase(), Phase::Leading { turn: seat(1) }, "or rolls");
}

#[test]
fn dl22_who_has_no_pawn_is_not_asked() {
    let mut table = bidden(mode(Mode::Tactical), 3, 1);
    table.does(2, "use double-points").finish_round();
    deal_and_bid(&mut table);
    // Seat 2 deals: seat 3, then seat 1 are asked, and nobody else.
    assert_eq!(table.phase(), Phase::Asking { turn: seat(3) });
    table.does(3, "decline").does(1, "decline");
    assert_eq!(table.phase(), Phase::Leading { turn: seat(2) });
    table.finish_round();
    deal_and_bid(&mut table);
    table.does(1, "use no-trump").finish_round();
    deal_and_bid(&mut table);
    table.does(3, "use extra-card").finish_round();
    deal_and_bid(&mut table);
    assert_eq!(table.phase(), Phase::Leading { turn: seat(2) }, "with no pawn left nobody is asked");
}

/// Six of seven use everything but Double Points in the first six rounds; round 7 is bidden.
pub(crate) fn only_double_points_left(mode_: Mode) -> Table {
    let mut table = Table::new(mode(mode_), 7, 1);
    for word in
        ["change-bid 1 +1", "player-swap 1 2", "change-dealer 1", "change-trump G", "extra-card", "no-trump"]
    {
        deal_and_bid(&mut table);
        let asked = table.turn();
        let advantage = word.split(' ').next().unwrap();
        if mode_ == Mode::Dice {
            table.does(asked, "roll").chance(&format!("rolled {advantage}"));
        }
        if let Phase::Asking { .. } | Phase::Choosing { .. } = table.phase() {
            table.does(asked, &format!("use {word}"));
        }
        table.finish_round();
    }
    deal_and_bid(&mut table);
    table
}

#[test]
fn dl22_a_player_with_a_pawn_is_asked_even_if_only_declining_is_possible() {
    let mut table = only_double_points_left(Mode::Tactical);
    assert_eq!(table.legal(), ["decline"]);
    let asked = table.turn();
    assert_eq!(table.refuses(asked, "use double-points", "DL-32"), Breach::AlreadyDouble);
    let table = only_double_points_left(Mode::Dice);
    assert_eq!(table.legal(), ["decline", "roll"], "or a roll that must miss");
}

#[test]
fn dl23_tactical_chooses_and_dice_rolls() {
    let mut table = bidden(mode(Mode::Tactical), 3, 1);
    assert_eq!(table.refuses(2, "roll", "DL-23"), Breach::NoDie);
    assert!(table.legal().iter().all(|text| text == "decline" || text.starts_with("use ")));
    let mut table = bidden(mode(Mode::Dice), 3, 1);
    assert_eq!(table.legal(), ["decline", "roll"]);
    assert_eq!(table.refuses(2, "use no-trump", "DL-23"), Breach::RollFirst);
    table.does(2, "roll");
    assert_eq!(table.game.agenda(), Agenda::Chance(Draw::Within));
    table.refuses(2, "use no-trump", "DL-22");
    table.impossible("deck R1");
}

#[test]
fn dl23_only_what_is_free_and_possible_now_is_chosen() {
    let mut table = bidden(mode(Mode::Tactical), 3, 1);
    table.does(2, "use no-trump").finish_round().until_round(7);
    deal_and_bid(&mut table);
    let asked = table.turn();
    table.refuses(asked, "use no-trump", "DL-24");
    table.refuses(asked, "use double-points", "DL-32");
    table.does(asked, "use extra-card");
}

#[test]
fn dl24_a_used_advantage_is_blocked_for_everybody_in_the_half() {
    let mut table = bidden(mode(Mode::Tactical), 3, 1);
    table.does(2, "use no-trump").finish_round();
    deal_and_bid(&mut table);
    assert!(!table.legal().contains(&"use no-trump".to_owned()));
    assert_eq!(
        table.refuses(3, "use no-trump", "DL-24"),
        Breach::Blocked { advantage: Advantage::NoTrump, by: seat(2) }
    );
}

#[test]
fn dl24_nobody_may_use_it_until_the_half_is_over() {
    let mut table = bidden(mode(Mode::Tactical), 3, 1);
    table.does(2, "use no-trump").finish_round();
    for _ in 2..=7 {
        deal_and_bid(&mut table);
        while let Phase::Asking { turn } = table.phase() {
            table.refuses(turn.number(), "use no-trump", "DL-24");
            table.does(turn.number(), "decline");
        }
        table.finish_round();
    }
}

#[test]
fn dl28_each_half_without_an_advantage_costs_ten() {
    for mode_ in [Mode::Tactical, Mode::Dice] {
        let mut table = bidden(mode(mode_), 3, 1);
        // Seat 2 uses both halves, seat 3 the second, seat 1 none; a miss is no use.
        use_no_trump(&mut table, 2);
        table.finish_round().until_round(7);
        assert_eq!(table.pad().penalties.as_slice(), [0, 0, 0], "not while the half lasts");
        table.until_round(8);
        assert_eq!(table.pad().penalties.as_slice(), [10, 0, 10]);
        deal_and_bid(&mut table);
        use_no_trump(&mut table, 2);
        table.finish_round();
        deal_and_bid(&mut table);
        let word = if mode_ == Mode::Dice { "extra-card" } else { "double-points" };
        act(&mut table, 3, word);
        table.finish_round();
        deal_and_bid(&mut table);
        if mode_ == Mode::Dice {
            while table.turn() != 1 {
                let turn = table.turn();
                table.does(turn, "decline");
            }
            table.does(1, "roll").chance("rolled x");
        }
        table.finish_round().until_round(15);
        let pad = table.pad();
        assert_eq!(pad.penalties.as_slice(), [20, 0, 10]);
        for (i, total) in pad.totals.iter().enumerate() {
            let points: i32 = pad.rounds.iter().map(|row| row.cells[i].points.unwrap()).sum();
            assert_eq!(*total, points - pad.penalties[i]);
        }
        assert_eq!(table.outcome().unwrap().points, pad.totals);
    }
    let mut classic = Table::new(mode(Mode::Classic), 3, 1);
    classic.until_round(15);
    assert_eq!(classic.pad().penalties.as_slice(), [0, 0, 0]);
}

fn use_no_trump(table: &mut Table, number: u8) {
    act(table, number, "no-trump");
}

/// This seat acts; those before it decline.
fn act(table: &mut Table, number: u8, word: &str) {
    while table.turn() != number {
        let turn = table.turn();
        table.does(turn, "decline");
    }
    if table.game.options().mode == Mode::Dice {
        table.does(number, "roll").chance(&format!("rolled {word}"));
    } else {
        table.does(number, &format!("use {word}"));
    }
}

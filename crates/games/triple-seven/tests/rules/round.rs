//! TS-5 to TS-9.

use crate::support::*;
use sevenfold_core::chance::Quick;
use sevenfold_core::{Agenda, Draw, Game};
use sevenfold_triple_seven::{Breach, Chance, Phase, TripleSeven};

const FIVE: &str = "pile R5; 1: R1 G1; 2: R2 G2; 3: R3 G3; 4: R4 G4; 5: R6 G6";

#[test]
fn ts5_seven_cards_one_at_a_time_from_the_dealers_left() {
    let top = "R0 G0 B0 R1 G1 B1 R2 G2 B2 R3 G3 B3 R4 G4 B4 R5 G5 B5 R6 G6 B6 Y0";
    let game = dealt(3, 1, top);
    assert_eq!(hand(&game, 2), cards("R0 R1 R2 R3 R4 R5 R6"));
    assert_eq!(hand(&game, 3), cards("G0 G1 G2 G3 G4 G5 G6"));
    assert_eq!(hand(&game, 1), cards("B0 B1 B2 B3 B4 B5 B6"));
    assert_eq!(game.stack().next(), Some(card("Y0")));
    assert_eq!(game.stack().count(), 72 - 21);
    assert!(game.table().pile.cards().is_empty());
    assert_eq!(must(&game), [2]);
}

#[test]
fn ts5_the_deal_passes_on_and_every_round_starts_clockwise() {
    let mut game = at("pile R5; 1: Rrev R1; 2: G1 G2; 3: R3");
    play(&mut game, "1 play Rrev reverse; 3 play R3");
    assert_eq!(game.agenda(), Agenda::Chance(Draw::Deal));
    deal(&mut game, "");
    // Seat 3 had dealt, so seat 1 deals now and seat 2 begins.
    assert_eq!(game.table().dealer, seat(1));
    assert_eq!(must(&game), [2]);
    play(&mut game, "2 no-reserve; 3 no-reserve; 1 no-reserve; 2 draw; 2 pass");
    assert_eq!(must(&game), [3]);
}

#[test]
fn ts5_after_a_void_round_too_the_deal_passes_on_and_play_is_clockwise() {
    let mut game = at("pile R5; anticlockwise; rest 3; 1: G1 B1; 2: G2 B2; 3:");
    assert!(is_void(&play(&mut game, "1 pass; 3 pass; 2 pass")));
    deal(&mut game, "");
    assert_eq!((game.table().dealer, must(&game)), (seat(1), vec![2]));
    play(&mut game, "2 no-reserve; 3 no-reserve; 1 no-reserve; 2 draw; 2 pass");
    assert_eq!(must(&game), [3]);
}

#[test]
fn ts5_the_pile_of_every_round_starts_empty() {
    let mut game = after("pile R5; 1: R1; 2: Y2 Y3", "1 play R1");
    deal(&mut game, "");
    assert!(game.table().pile.cards().is_empty());
    assert_eq!(game.table().pile.shows, None);
}

#[test]
fn ts5_only_the_seat_on_turn_moves() {
    let game = at(FIVE);
    assert_eq!(refuses(&game, "3 play R3", "TS-5"), Breach::NotYourTurn { turn: seat(1) });
    refuses(&game, "7 draw", "TS-5");
    let game = TripleSeven::new(&sevenfold_triple_seven::Options::default(), 3).unwrap();
    refuses(&game, "1 draw", "TS-5");
}

#[test]
fn ts5_chance_steps_must_be_possible_and_due() {
    let mut game = dealt(2, 1, "");
    let mut told = Vec::new();
    assert!(game.settle(&Chance::Dealer(seat(1)), &mut told).is_err());
    assert!(game.settle(&Chance::Deck(order("R1")), &mut told).is_err());
    let mut game = TripleSeven::new(&sevenfold_triple_seven::Options::default(), 3).unwrap();
    assert!(game.settle(&Chance::Dealer(seat(4)), &mut told).is_err());
    game.settle(&Chance::Dealer(seat(3)), &mut told).unwrap();
    let before = game.clone();
    for deck in ["R1", "R1 R1", ""] {
        assert!(game.settle(&Chance::Deck(order(deck)), &mut told).is_err());
    }
    let Chance::Deck(mut deck) = game.sample(&mut Quick::new(1)) else { panic!() };
    deck[0] = deck[1];
    assert!(game.settle(&Chance::Deck(deck), &mut told).is_err());
    assert_eq!(game, before);
}

#[test]
fn ts6_a_first_reserve_in_turn_order_unseen_until_all_have_answered() {
    let mut game = dealt(3, 1, "R0 G0 B0 R1 G1 B1 R2 G2 B2 R3 G3 B3 R4 G4 B4 R5 G5 B5 R6 G6 B6");
    assert_eq!(must(&game), [2]);
    assert_eq!(list(&game, 2).len(), 8);
    refuses(&game, "3 no-reserve", "TS-5");
    assert_eq!(refuses(&game, "2 play R0", "TS-6"), Breach::ReserveFirst);
    refuses(&game, "2 reserve G0", "TS-7");
    let events = play(&mut game, "2 reserve R3");
    assert_eq!(events.len(), 1);
    assert_eq!(must(&game), [3]);
    for number in [1, 3] {
        let seen = view(&game, number).players[1];
        assert_eq!((seen.hand, seen.reserved), (7, false), "seat {number} sees nothing yet");
    }
    assert_eq!(view(&game, 2).own.unwrap().reserve, Some(card("R3")));
    play(&mut game, "3 no-reserve; 1 reserve B0");
    let seen = view(&game, 3);
    assert_eq!(seen.players.iter().map(|player| player.reserved).collect::<Vec<_>>(), [true, true, false]);
    assert_eq!(seen.players.iter().map(|player| player.hand).collect::<Vec<_>>(), [6, 6, 7]);
    // It was no turn: the player left of the dealer begins.
    assert_eq!(must(&game), [2]);
    refuses(&game, "2 no-reserve", "TS-6");
}

#[test]
fn ts7_play_or_reserve_or_draw_and_then_play_reserve_or_pass() {
    let game = at("pile R5; stack G7; 1: R1 G1; 2: R2");
    assert_eq!(list(&game, 1), ["draw", "play R1", "reserve G1", "reserve R1"]);
    assert_eq!(refuses(&game, "1 pass", "TS-7"), Breach::DrawBeforePass);
    let game = after("pile R5; stack G7; 1: R1 G1; 2: R2", "1 draw");
    assert_eq!(list(&game, 1), ["pass", "play R1", "reserve G1", "reserve G7", "reserve R1"]);
    assert_eq!(refuses(&game, "1 draw", "TS-7"), Breach::AlreadyDrew);
    let missing = refuses(&game, "1 play R9", "TS-7");
    assert_eq!(missing, Breach::NotInHand { card: card("R9"), hand: cards("R1 G1 G7") });
}

#[test]
fn ts7_a_567_or_a_swap_before_the_draw_and_after_it() {
    let position = "pile R5; stack Y9; 1: G5 G6 G7 *B1; 2: R2 Y2";
    let plays = ["play G5", "play G567", "swap G5", "swap G6", "swap G7"];
    assert_eq!(list(&at(position), 1), [&["draw"], &plays[..]].concat());
    assert_eq!(list(&after(position, "1 draw"), 1), [&["pass"], &plays[..], &["swap Y9"]].concat());
}

#[test]
fn ts7_the_next_turn_has_a_draw_of_its_own() {
    for end in ["pass", "reserve G1"] {
        let game = after(FIVE, &format!("1 draw; 1 {end}"));
        assert_eq!(must(&game), [2]);
        allows(&game, "2 draw");
        refuses(&game, "2 pass", "TS-7");
    }
}

#[test]
fn ts7_without_a_card_to_draw_one_passes_without() {
    let game = at("pile R5; rest 3; 1: G1 B1; 2: G2 B2; 3:");
    allows(&game, "1 pass");
    refuses(&game, "1 draw", "TS-9");
}

#[test]
fn ts8_playing_reserving_and_swapping_end_the_turn() {
    for (position, move_) in [
        ("pile R5; 1: R1 G1; 2: R2 G2", "1 play R1"),
        ("pile R5; 1: R1 G1; 2: R2 G2", "1 reserve R1"),
        ("pile R5; 1: R1 G1 *B1; 2: R2 G2", "1 swap R1"),
        ("pile R5; 1: R1 G1 *R7; 2: R2 G2", "1 play *R7"),
        ("pile R8; 1: R5 R6 R7 G1; 2: R2 G2", "1 play R567"),
        ("pile R5; 1: Rrev G1; 2: R2 G2", "1 play Rrev"),
        ("pile R5; 1: Rtrade G1; 2: R2 G2", "1 play Rtrade"),
        ("pile R5; 1: Rherald G1; 2: R2 G2", "1 play Rherald announced"),
        ("pile R5; 1: Rthief G1; 2: R2 G2", "1 play Rthief six"),
        ("pile R5; 1: Rthief G1; 2: R2 G2", "1 play Rthief show"),
        ("pile R5; 1: saint G1; 2: R2 G2", "1 play saint -"),
        ("pile R5; 1: reaper G1; 2: R2 G2", "1 play reaper red"),
    ] {
        assert_eq!(must(&after(position, move_)), [2], "{move_}");
    }
}

#[test]
fn ts9_the_pile_but_for_its_top_becomes_the_stack() {
    let mut game = at("pile R5; under G1 G2 saint; rest 3; 1: B1 B2; 2: R2 B3; 3:");
    assert_eq!(game.stack().count(), 0);
    play(&mut game, "1 draw");
    assert_eq!(game.agenda(), Agenda::Chance(Draw::Within));
    assert_eq!(game.check(seat(1), &"pass".parse().unwrap()), Err(Breach::Shuffling));
    let mut told = Vec::new();
    for wrong in ["G1 G2", "G1 G2 R5", "G1 G2 saint saint", "G1 G1 saint"] {
        assert!(game.settle(&Chance::Reshuffle(order(wrong)), &mut told).is_err(), "{wrong}");
    }
    game.settle(&Chance::Reshuffle(order("saint G2 G1")), &mut told).unwrap();
    assert_eq!(hand(&game, 1), cards("B1 B2 saint"));
    assert_eq!(game.stack().collect::<Vec<_>>(), [card("G2"), card("G1")]);
    assert_eq!(shows(&game), "red 5");
    assert_eq!(must(&game), [1]);
    allows(&game, "1 pass");
}

#[test]
fn ts9_the_new_stack_is_shuffled() {
    let game = after("pile R5; rest under; 1: B1 B2; 2: R2 B3", "1 draw");
    assert_ne!(game.sample(&mut Quick::new(1)), game.sample(&mut Quick::new(2)));
}

#[test]
fn ts9_an_empty_stack_waits_for_the_next_draw() {
    let game = after("pile R5; under G1; stack B9; rest 3; 1: B1 B2; 2: R2 B3; 3:", "1 draw");
    assert_eq!((game.stack().count(), must(&game)), (0, vec![1]));
}

#[test]
fn ts9_a_567_on_top_stays_together() {
    let mut game = at("pile R1; under G1; rest 3; 1: R5 R6 R7 G9; 2: B2 B3; 3:");
    play(&mut game, "1 play R567; 2 draw");
    assert_eq!(game.table().pile.under, cards("G1 R1"));
    play(&mut game, "table");
    assert_eq!(game.table().pile.cards(), cards("R5 R6 R7"));
}

#[test]
fn ts9_a_penalty_goes_on_after_the_reshuffle_and_stops_when_nothing_is_left() {
    let mut game = at("pile R5; under G1; stack B9; rest 3; 1: sinner B1; 2: R2 B3; 3:");
    play(&mut game, "1 play sinner blue; 2 submit");
    assert_eq!(hand(&game, 2).len(), 3, "the stack gave one");
    play(&mut game, "table");
    // R5 and G1 lay below the SINNER; one of the four stays due.
    assert_eq!(hand(&game, 2), cards("R2 B3 B9 G1 R5"));
    assert_eq!(must(&game), [3]);
}

#[test]
fn ts9_a_round_is_void_when_all_pass_because_nothing_can_be_drawn() {
    let mut game = at("pile R5; rest 3; 1: G1 B1 *Y1; 2: G2 B2; 3:");
    let events = play(&mut game, "1 pass; 2 pass");
    assert!(!is_void(&events));
    // A swap breaks the row.
    play(&mut game, "3 reserve G9; 1 swap G1; 2 pass; 3 pass");
    assert_eq!(must(&game), [1]);
    let events = play(&mut game, "1 pass");
    assert!(is_void(&events));
    assert_eq!(game.agenda(), Agenda::Chance(Draw::Deal));
    assert_eq!(game.table().dealer, seat(1), "seat 3 had dealt");
    assert!((1..=3).all(|number| game.collected_by(seat(number)) == [None; 3]));
    deal(&mut game, "");
    assert!(matches!(game.table().phase, Phase::Reserving { .. }));
    assert_eq!(game.table().round, 2);
}

#[test]
fn ts9_whatever_else_a_player_does_breaks_the_row_of_passes() {
    for (position, other) in [
        ("pile R5; rest 3; 1: G1 B1; 2: G2 B2; 3:", "3 reserve G9"),
        ("pile R5; rest 3; 1: G1 B1; 2: G2 B2; 3: *G9", "3 swap R9"),
        // Below the first card of a round lies nothing to draw.
        ("rest 3; 1: G1 B1; 2: G2 B2; 3:", "3 play G9"),
    ] {
        let events = play(&mut at(position), &format!("1 pass; 2 pass; {other}; 1 pass; 2 pass"));
        assert!(!is_void(&events), "{other}");
    }
    // Passes after a draw are none of them.
    assert!(!is_void(&play(&mut at("pile R5; 1: G1 B1; 2: G2 B2"), "1 draw; 1 pass; 2 draw; 2 pass")));
}

#[test]
fn ts9_a_round_is_void_after_twenty_idle_turns_for_each_seat() {
    for seats in 2..=7u8 {
        let players: Vec<String> =
            (1..=seats).map(|number| format!("{number}: R{number} G{number} *B{number}")).collect();
        let mut game = at(&format!("pile R10; {}", players.join("; ")));
        let mut turns = 0;
        loop {
            let number = must(&game)[0];
            let swap = list(&game, number).into_iter().find(|text| text.starts_with("swap")).unwrap();
            let events = play(&mut game, &format!("{number} {swap}"));
            turns += 1;
            if is_void(&events) {
                break;
            }
            assert!(turns < 20 * u32::from(seats));
        }
        assert_eq!(turns, 20 * u32::from(seats));
        assert_eq!(game.agenda(), Agenda::Chance(Draw::Deal));
        deal(&mut game, "");
        assert_eq!(game.table().idle, 0, "the next round counts for itself");
    }
}

#[test]
fn ts9_passes_reserves_and_swaps_are_all_idle_and_a_567_is_not() {
    let mut game = at("pile R1; 1: R5 R6 R7 G1 G2; 2: G3 G4");
    play(&mut game, "1 draw; 1 pass; 2 reserve G3; 1 reserve G1; 2 swap G4; 1 swap G2; 2 draw; 2 pass");
    assert_eq!(game.table().idle, 6);
    play(&mut game, "1 play R567");
    assert_eq!(game.table().idle, 0);
}

#[test]
fn ts9_a_card_for_the_pile_begins_the_count_again() {
    let mut game = at("pile R10; 1: R1 G1 R7 *B1; 2: G9 B9 *Y9");
    for _ in 0..19 {
        let swap = list(&game, 1).into_iter().rev().find(|text| text.starts_with("swap")).unwrap();
        play(&mut game, &format!("1 {swap}"));
        let swap = list(&game, 2).into_iter().find(|text| text.starts_with("swap")).unwrap();
        play(&mut game, &format!("2 {swap}"));
    }
    assert_eq!(game.table().idle, 38);
    let red = list(&game, 1).into_iter().find(|text| text.starts_with("play R")).unwrap();
    play(&mut game, &format!("1 {red}"));
    assert_eq!(game.table().idle, 0);
}

//! TS-10 to TS-17.

use crate::support::*;
use sevenfold_triple_seven::{Breach, Direction};

/// May seat 1 play this card on that pile?
fn plays(on: &str, card: &str) {
    allows(
        &at(&format!("pile {on}; 1: {} Y1; 2: Y2", card.split(' ').next().unwrap())),
        &format!("1 play {card}"),
    );
}

fn does_not_play(on: &str, card: &str, rule: &str) {
    let game = at(&format!("pile {on}; 1: {} Y1; 2: Y2", card.split(' ').next().unwrap()));
    refuses(&game, &format!("1 play {card}"), rule);
}

#[test]
fn ts10_colour_or_number_actions_and_characters_count_as_numbers() {
    plays("R5", "R3");
    plays("B3", "R3");
    does_not_play("B4", "R3", "TS-10");
    for (special, number) in [("rev", 0), ("deuce", 2), ("trade", 9), ("herald", 4), ("thief", 6)] {
        plays(&format!("R{special}"), &format!("B{number}"));
        does_not_play(&format!("R{special}"), "B8", "TS-10");
    }
    for (special, number) in [("rev", 0), ("deuce", 2), ("trade", 9)] {
        plays(&format!("R{number}"), &format!("B{special}"));
        does_not_play("R8", &format!("B{special}"), "TS-10");
        plays("B8", &format!("B{special}"));
    }
    plays("Bthief", "Rthief six");
    plays("B6", "Rthief six");
    // A main character shows a colour alone.
    plays("saint blue", "B3");
    does_not_play("saint blue", "R3", "TS-10");
}

#[test]
fn ts10_the_refusal_says_what_the_pile_shows_and_what_would_play() {
    let game = at("pile B4; 1: R3 G4 B9 Ythief saint; 2: Y2");
    let Breach::DoesNotFit { card: refused, shows, fitting } = refuses(&game, "1 play R3", "TS-10") else {
        panic!()
    };
    assert_eq!((refused, shows.number), (card("R3"), Some(4)));
    assert_eq!(fitting, cards("G4 B9 Ythief saint"));
}

#[test]
fn ts11_a_10_plays_on_9_and_trade_but_not_the_other_way_round() {
    plays("B9", "R10");
    plays("Btrade", "R10");
    plays("B10", "R10");
    does_not_play("B10", "R9", "TS-11");
    does_not_play("B10", "Rtrade", "TS-11");
    plays("B10", "B9");
    does_not_play("B8", "R10", "TS-10");
}

#[test]
fn ts12_characters_play_on_everything_and_the_first_card_is_any() {
    for play in ["Rherald announced", "Rthief show", "saint -", "samaritan -", "sinner red", "reaper red"] {
        for on in ["B8", "B10", "Btrade", "Bherald", "Bthief", "saint blue", "sinner green"] {
            plays(on, play);
        }
    }
    let game = at("1: R1 G5 G6 G7 Bthief Btrade Bherald saint samaritan sinner reaper; 2: Y2");
    for play in ["R1", "G567", "Bthief six", "Bthief show", "Btrade 2", "Bherald announced"] {
        allows(&game, &format!("1 play {play}"));
    }
    for main in ["saint", "samaritan", "sinner", "reaper"] {
        allows(&game, &format!("1 play {main} red"));
    }
}

#[test]
fn ts13_a_567_plays_where_its_5_would_and_shows_its_7() {
    let hand = "1: G5 G6 G7 Gthief Y1; 2: Y2 Y3";
    for on in ["G1", "R5", "saint green"] {
        allows(&at(&format!("pile {on}; {hand}")), "1 play G567");
        allows(&at(&format!("pile {on}; {hand}")), "1 play G5t7");
    }
    for on in ["R7", "R6", "Rthief", "saint red"] {
        let breach = refuses(&at(&format!("pile {on}; {hand}")), "1 play G567", "TS-13");
        assert!(matches!(breach, Breach::RunDoesNotFit { .. }));
    }
    let game = after(&format!("pile R5; {hand}"), "1 play G567");
    assert_eq!(shows(&game), "green 7");
    assert_eq!(crate::support::hand(&game, 1), cards("Gthief Y1"));
    let game = after(&format!("pile R5; {hand}"), "1 play G5t7");
    assert_eq!((shows(&game), game.table().pile.thief), ("green 7".into(), None));
    for (hand, lacks) in [("R5 G6 G7", "G5"), ("G5 R6 G7", "G6"), ("G5 G6 R7", "G7")] {
        let breach = refuses(&at(&format!("pile G1; 1: {hand}; 2: Y2")), "1 play G567", "TS-13");
        assert!(matches!(breach, Breach::NoRun { missing, .. } if missing == cards(lacks)));
    }
}

#[test]
fn ts14_sinner_and_reaper_name_a_colour_saint_and_samaritan_may() {
    for main in ["sinner", "reaper"] {
        let game = at(&format!("pile B4; 1: {main} Y1; 2: Y2"));
        refuses(&game, &format!("1 play {main} -"), "TS-14");
        allows(&game, &format!("1 play {main} blue"));
        let game = after(&format!("pile B4; 1: {main} Y1; 2: Y2"), &format!("1 play {main} red"));
        assert_eq!(shows(&game), "red");
    }
    for main in ["saint", "samaritan"] {
        let position = format!("pile B4; 1: {main} Y1; 2: Y2 Y3");
        let game = after(&position, &format!("1 play {main} -"));
        assert_eq!(shows(&game), "blue");
        let game = after(&position, &format!("1 play {main} red"));
        assert_eq!(shows(&game), "red");
        let first = at(&format!("1: {main} Y1; 2: Y2"));
        refuses(&first, &format!("1 play {main} -"), "TS-14");
        allows(&first, &format!("1 play {main} green"));
    }
}

#[test]
fn ts15_reverse_turns_the_direction_if_wanted() {
    let three = "pile R5; 1: Rrev G1; 2: Y2 Y3; 3: B2 B3";
    assert_eq!(must(&after(three, "1 play Rrev")), [2]);
    let game = after(three, "1 play Rrev reverse");
    assert_eq!(must(&game), [3]);
    assert_eq!(game.table().direction, Direction::Anticlockwise);
    let back = after(&format!("{three}; anticlockwise"), "1 play Rrev reverse");
    assert_eq!((must(&back), back.table().direction), (vec![2], Direction::Clockwise));
    let two = after("pile R5; 1: Rrev G1; 2: Y2 Y3", "1 play Rrev reverse");
    assert_eq!(must(&two), [2]);
}

#[test]
fn ts16_trade_swaps_hands_unless_a_saint_denies_it() {
    let position = "pile R5; 1: Rtrade G1 G2; 2: Y2 Y3; 3: B2 saint B4";
    let game = at(position);
    refuses(&game, "1 play Rtrade 1", "TS-16");
    refuses(&game, "1 play Rtrade 4", "TS-16");
    assert_eq!(must(&after(position, "1 play Rtrade")), [2]);
    let game = after(position, "1 play Rtrade 3");
    assert_eq!(must(&game), [3]);
    refuses(&game, "2 play Y2", "TS-5");
    refuses(&game, "3 play B2", "TS-38");
    refuses(&game, "3 answer reaper red", "TS-33");
    let game = after(position, "1 play Rtrade 3; 3 submit");
    assert_eq!((hand(&game, 1), hand(&game, 3)), (cards("B2 saint B4"), cards("G1 G2")));
    assert_eq!(must(&game), [2]);
    let game = after(position, "1 play Rtrade 3; 3 answer saint green");
    assert_eq!((hand(&game, 1), hand(&game, 3)), (cards("G1 G2"), cards("B2 B4")));
    assert_eq!((must(&game), shows(&game)), (vec![2], "green".into()));
}

#[test]
fn ts16_reserves_and_collected_cards_are_no_part_of_it() {
    let before = at("pile R5; 1: Rtrade G1 *B1 +B3; 2: Y2 *Y9 +Yrev");
    let mut game = before.clone();
    play(&mut game, "1 play Rtrade 2; 2 submit");
    assert_eq!((hand(&game, 1), hand(&game, 2)), (cards("Y2"), cards("G1")));
    for seat in [seat(1), seat(2)] {
        assert_eq!(game.reserve_of(seat), before.reserve_of(seat));
        assert_eq!(game.collected_by(seat), before.collected_by(seat));
    }
}

#[test]
fn ts17_deuce_lets_one_go_again_from_the_hand() {
    let position = "pile R5; 1: Rdeuce Gdeuce G5 G6 G7 B1 *R8; 2: Y2 Y3";
    let game = after(position, "1 play Rdeuce");
    assert_eq!(list(&game, 1), ["done", "play Gdeuce"]);
    assert_eq!(refuses(&game, "1 play *R8", "TS-17"), Breach::ReserveInExtraPlay);
    for not_now in ["draw", "pass", "swap B1", "reserve B1"] {
        refuses(&game, &format!("1 {not_now}"), "TS-17");
    }
    let game = after(position, "1 play Rdeuce; 1 play Gdeuce");
    assert_eq!(list(&game, 1), ["done", "play G5", "play G567", "play G6", "play G7"]);
    assert_eq!(must(&after(position, "1 play Rdeuce; 1 play Gdeuce; 1 play G567")), [2]);
    assert_eq!(must(&after(position, "1 play Rdeuce; 1 done")), [2]);
    refuses(&at(position), "1 done", "TS-17");
    // The reserved DEUCE is played on a turn and lets one go again too.
    let game = after("pile R5; 1: R1 R2 *Rdeuce; 2: Y2 Y3", "1 play *Rdeuce");
    assert_eq!(list(&game, 1), ["done", "play R1", "play R2"]);
}

#[test]
fn ts17_with_any_playable_card_also_a_character() {
    let game = after("pile R5; 1: Rdeuce Bherald Bthief saint reaper B1; 2: Y2 Y3", "1 play Rdeuce");
    for play in ["Bherald announced", "Bthief show", "saint -", "reaper green"] {
        allows(&game, &format!("1 play {play}"));
    }
    refuses(&game, "1 play B1", "TS-10");
}

#[test]
fn ts17_a_reverse_in_the_extra_play_counts_for_who_is_next() {
    let game = after("pile R5; 1: Rdeuce Rrev G1; 2: Y2 Y3; 3: B2 B3", "1 play Rdeuce; 1 play Rrev reverse");
    assert_eq!(must(&game), [3]);
}

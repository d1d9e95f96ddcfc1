//! The worked examples of the rule page.

#![expect(clippy::unwrap_used, reason = "what cannot be read or set up fails the test")]

mod support;

use support::*;

#[test]
fn example_1_what_plays_on_what() {
    let plays =
        |on: &str, hand: &str, play: &str| allows(&at(&format!("pile {on}; 1: {hand} Y1; 2: Y2")), play);
    plays("R8", "R3", "1 play R3");
    plays("B3", "R3", "1 play R3");
    for on in ["G0", "Gherald", "R5", "B5", "Y5"] {
        plays(on, "G5 G6 G7", "1 play G567");
    }
    refuses(&at("pile R7; 1: G5 G6 G7 Y1; 2: Y2"), "1 play G567", "TS-13");
    plays("B9", "R10", "1 play R10");
    plays("Btrade", "R10", "1 play R10");
    refuses(&at("pile B10; 1: R9 Y1; 2: Y2"), "1 play R9", "TS-11");
}

#[test]
fn example_2_trade_denied_by_a_saint() {
    let game =
        after("pile R8; 1: Rtrade G1; 2: saint Y2; 3: B1 B2", "1 play Rtrade 2; 2 answer saint yellow");
    assert_eq!((hand(&game, 1), hand(&game, 2)), (cards("G1"), cards("Y2")));
    assert_eq!(must(&game), [2]);
}

#[test]
fn example_2_thief_against_one_card() {
    let given = after("pile R8; 1: Gthief G1; 2: Y2; 3: B1 B2", "1 play Gthief steal 2; 2 submit");
    assert_eq!((hand(&given, 1), hand(&given, 2).len()), (cards("G1 Y2"), 7));
    let mut repelled = at("pile R8; 1: Gthief G1; 2: saint *Y7; 3: B1 B2");
    let events = play(&mut repelled, "1 play Gthief steal 2; 2 answer saint -");
    assert_eq!(won(&events), Some((2, Some("Y7".into()))));
    let mut answered = at("pile R8; 1: Gthief G1; 2: reaper; 3: B1 B2");
    let events = play(&mut answered, "1 play Gthief steal 2; 2 answer reaper blue");
    assert_eq!(won(&events), Some((2, None)), "and no penalty follows");
}

#[test]
fn example_2_sinner_round_four_players() {
    let start = "pile R8; 1: sinner saint G1; 2: saint Y2; 3: reaper B1; 4: Y8 Y9";
    let mut game = at(start);
    play(
        &mut game,
        "1 play sinner blue; 2 answer saint -; 3 answer reaper red; 1 answer saint green; 4 submit",
    );
    assert_eq!((hand(&game, 1), hand(&game, 2), hand(&game, 3)), (cards("G1"), cards("Y2"), cards("B1")));
    assert_eq!((hand(&game, 4).len(), must(&game), shows(&game)), (6, vec![1], "green".into()));
    allows(&game, "1 play G1");
}

#[test]
fn example_2_two_reapers_against_one_sinner() {
    let start = "pile R8; 1: sinner saint G1; 2: reaper Y2; 3: reaper B1; 4: Y8 Y9";
    let game = after(
        start,
        "1 play sinner blue; 2 answer reaper red; 1 submit; 3 answer reaper blue; 1 answer saint -; 4 submit",
    );
    assert_eq!((hand(&game, 1).len(), must(&game)), (5, vec![1]));
    let game = after(
        start,
        "1 play sinner blue; 2 answer reaper red; 1 submit; 3 answer reaper blue; 1 submit; 4 submit",
    );
    assert_eq!(hand(&game, 1).len(), 10);
}

#[test]
fn example_3_reserve_before_the_hand_during_it_swap_and_play() {
    let mut game = dealt(2, 2, "R1 B1 R2 B2 R3 B3 G4 B4 G5 B5 G6 B6 Y7 Y8");
    play(
        &mut game,
        "1 reserve G4; 2 no-reserve; 1 play R1; 2 play B1; 1 swap Y7; 2 reserve B6; 1 draw; 1 pass",
    );
    assert_eq!((game.reserve_of(seat(1)), game.reserve_of(seat(2))), (Some(card("Y7")), Some(card("B6"))));
    play(&mut game, "2 play *B6");
    assert_eq!(game.reserve_of(seat(2)), None);
    // The next reserve is possible from the following turn on.
    play(&mut game, "1 draw; 1 pass; 2 reserve B5");
    assert_eq!(game.reserve_of(seat(2)), Some(card("B5")));
}

#[test]
fn example_3_a_type_already_held_and_7_to_777() {
    let mut game = at("pile R8; 1: R1 *Y7 +G3; 2: Y2");
    assert_eq!(won(&play(&mut game, "1 play R1")), Some((1, None)));
    let mut collected: Vec<String> = Vec::new();
    let mut scores = Vec::new();
    for reserve in ["Y7", "Gtrade", "Gherald"] {
        let mut game = at(&format!("pile R8; 1: R1 *{reserve} {}; 2: Y2", collected.join(" ")));
        scores.push(view(&game, 1).players[0].score);
        assert_eq!(won(&play(&mut game, "1 play R1")), Some((1, Some(reserve.into()))));
        scores.push(view(&game, 1).players[0].score);
        collected.push(format!("+{reserve}"));
    }
    assert_eq!(scores, [0, 7, 7, 77, 77, 777]);
}

#[test]
fn example_4_herald_announced_called_out_covered_and_last() {
    let start = "pile R8; 1: Gherald B9; 2: Y4 Y5; 3: B1 B2";
    assert_eq!(must(&after(start, "1 play Gherald announced")), [2]);
    assert_eq!(hand(&after(start, "1 play Gherald silent; 2 hush; 3 call-out"), 1).len(), 5);
    let covered = after(&format!("race; {start}"), "1 play Gherald silent; 2 play Y4");
    refuses(&covered, "3 call-out", "TS-25");
    let last = "pile R8; 1: Gherald *G7; 2: Y4 Y5; 3: B1 B2";
    assert_eq!(won(&play(&mut at(last), "1 play Gherald announced")), Some((1, Some("G7".into()))));
    assert_eq!(won(&play(&mut at(last), "1 play Gherald silent; 2 call-out")), None);
}

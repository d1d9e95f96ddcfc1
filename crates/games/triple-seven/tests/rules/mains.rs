//! TS-33 to TS-38.

use crate::support::*;
use sevenfold_triple_seven::{Breach, Top};

#[test]
fn ts33_a_saint_is_an_ordinary_card_and_no_help_against_gifts_and_call_outs() {
    let game = after("pile B1; 1: saint Y1; 2: B2 B3", "1 play saint -");
    assert_eq!((must(&game), shows(&game)), (vec![2], "blue".into()));
    let game = after("pile B1; 1: samaritan Y1 Y2; 2: saint B3", "1 play samaritan -; 1 give Y1");
    assert_eq!((hand(&game, 2), must(&game)), (cards("saint B3 Y1"), vec![2]));
    refuses(&game, "2 answer saint -", "TS-38");
    let game = after("pile B1; 1: Rherald Y1 saint; 2: B2 B3", "1 play Rherald silent; 2 call-out");
    assert_eq!((hand(&game, 1).len(), must(&game)), (6, vec![2]));
}

#[test]
fn ts33_a_saint_answers_trade_sinner_thief_and_reaper() {
    for (hands, attack) in [
        ("1: Rtrade Y1; 2: saint reaper B3", "1 play Rtrade 2"),
        ("1: sinner Y1; 2: saint reaper B3", "1 play sinner red"),
        ("turn 2; 1: reaper Y1; 2: Rthief saint reaper B3", "2 play Rthief show; 1 play reaper red"),
    ] {
        let mut game = after(&format!("pile R8; {hands}"), attack);
        if !attack.contains("sinner") {
            refuses(&game, "2 answer reaper red", "TS-33");
        }
        play(&mut game, "2 answer saint -");
        assert_eq!((hand(&game, 1), hand(&game, 2)), (cards("Y1"), cards("reaper B3")), "{attack}");
    }
    allows(&after("pile R8; 1: Rthief Y1; 2: saint", "1 play Rthief steal 2"), "2 answer saint -");
}

#[test]
fn ts34_the_samaritan_passes_a_card_a_567_or_the_top_of_the_stack() {
    let position = "pile B1; stack R9 R8; 1: samaritan Y5 Ythief Y6 Y7 Y1; 2: B2 B3; 3: G1 G2";
    let game = after(position, "1 play samaritan red");
    assert_eq!(
        list(&game, 1),
        ["give Y1", "give Y5", "give Y567", "give Y5t7", "give Y6", "give Y7", "give Ythief", "give top"]
    );
    refuses(&game, "1 draw", "TS-34");
    refuses(&game, "1 give R1", "TS-7");
    refuses(&game, "1 give R567", "TS-13");
    let game = after(position, "1 play samaritan red; 1 give Y5t7");
    assert_eq!((hand(&game, 1), hand(&game, 2)), (cards("Y6 Y1"), cards("B2 B3 Y5 Ythief Y7")));
    assert_eq!(must(&game), [2]);
    let game = after(position, "1 play samaritan red; 1 give top");
    assert_eq!((hand(&game, 1).len(), hand(&game, 2)), (5, cards("B2 B3 R9")));
    // The next player is the next one in the direction of play.
    let game = after(&format!("{position}; anticlockwise"), "1 play samaritan red; 1 give Y1");
    assert_eq!((hand(&game, 3), must(&game)), (cards("G1 G2 Y1"), vec![3]));
    refuses(&at(position), "1 give Y1", "TS-34");
}

#[test]
fn ts34_the_top_comes_after_a_reshuffle_if_need_be_and_not_from_nowhere() {
    let mut game = at("pile B1; rest 3; 1: samaritan Y1; 2: B2 B3; 3:");
    play(&mut game, "1 play samaritan red; 1 give top; table");
    assert_eq!((hand(&game, 1), hand(&game, 2)), (cards("Y1"), cards("B2 B3 B1")));
    let game = after("rest 3; 1: samaritan Y1; 2: B2 B3; 3:", "1 play samaritan red");
    assert_eq!(list(&game, 1), ["give Y1"]);
    assert_eq!(refuses(&game, "1 give top", "TS-34"), Breach::NoTop);
}

#[test]
fn ts34_not_when_it_was_the_last_card() {
    let events = play(&mut at("pile B1; 1: samaritan; 2: B2 B3"), "1 play samaritan -");
    assert_eq!(won(&events), Some((1, None)));
}

#[test]
fn ts35_the_sinner_goes_round_and_its_player_is_on_turn_again() {
    let position = "pile B1; 1: sinner Y1 Y2; 2: saint B3; 3: G1 G2; 4: reaper R1";
    for (order, asked) in [("", [2, 3, 4]), ("; anticlockwise", [4, 3, 2])] {
        let mut game = after(&format!("{position}{order}"), "1 play sinner red");
        for number in asked {
            assert_eq!(must(&game), [number]);
            play(&mut game, &format!("{number} submit"));
            assert_eq!(hand(&game, number).len(), 6);
        }
        assert_eq!(must(&game), [1]);
        allows(&game, "1 draw");
    }
    let game = after(position, "1 play sinner red; 2 answer saint blue");
    assert_eq!((hand(&game, 2), shows(&game), must(&game)), (cards("B3"), "blue".into(), vec![3]));
    let game = after("pile B1; 1: sinner Y1 Y2; 2: saint B3", "1 play sinner red; 2 submit");
    assert_eq!(must(&game), [1]);
}

#[test]
fn ts36_each_reaper_costs_the_sinner_four_or_a_saint() {
    let position = "pile B1; 1: sinner Y1 saint; 2: reaper B3; 3: reaper G2; 4: R2 R1";
    let game = after(position, "1 play sinner red; 2 answer reaper blue");
    assert_eq!(must(&game), [1]);
    refuses(&game, "1 answer reaper red", "TS-33");
    let game = after(position, "1 play sinner red; 2 answer reaper blue; 1 submit");
    assert_eq!((hand(&game, 1).len(), hand(&game, 2), must(&game)), (6, cards("B3"), vec![3]));
    let game = after(
        position,
        "1 play sinner red; 2 answer reaper blue; 1 answer saint -; 3 answer reaper red; 1 submit",
    );
    assert_eq!((hand(&game, 1).len(), must(&game)), (5, vec![4]));
    let game = after(
        position,
        "1 play sinner red; 2 answer reaper blue; 1 submit; 3 answer reaper red; 1 submit; 4 submit",
    );
    assert_eq!((hand(&game, 1).len(), hand(&game, 4).len(), must(&game)), (10, 6, vec![1]));
}

#[test]
fn ts37_a_reaper_is_otherwise_an_ordinary_play() {
    for on in ["B1", "Gthief", "sinner red", "saint blue"] {
        let position = format!("pile {on}; 1: reaper Y1; 2: B2 B3");
        refuses(&at(&position), "1 play reaper -", "TS-14");
        let game = after(&position, "1 play reaper green");
        assert_eq!((must(&game), shows(&game)), (vec![2], "green".into()), "{on}");
        allows(&game, "2 draw");
    }
}

#[test]
fn ts38_after_an_exchange_the_turn_goes_to_whoever_would_have_been_next() {
    // Seat 4 is attacked out of turn; seat 2 is next all the same.
    let position = "pile R1; 1: Rtrade Y1 Y2; 2: B2 B3; 3: G1 G2; 4: saint R2 R3";
    assert_eq!(must(&after(position, "1 play Rtrade 4; 4 answer saint green")), [2]);
    assert_eq!(must(&after(position, "1 play Rtrade 4; 4 submit")), [2]);
    refuses(&after(position, "1 play Rtrade 4"), "4 draw", "TS-38");
    refuses(&after(position, "1 play Rtrade 4"), "4 play saint red", "TS-38");
    refuses(&at(position), "1 submit", "TS-38");
    refuses(&at(position), "1 answer saint red", "TS-38");
    // Asked, whether or not there is an answer.
    let game = after(position, "1 play Rtrade 3");
    assert_eq!(list(&game, 3), ["submit"]);
    // Answers name colours by the usual rule and cover what lies below.
    let game = after(position, "1 play Rtrade 4");
    refuses(&game, "3 submit", "TS-5");
    let named = list(&game, 4);
    assert_eq!(named.len(), 6);
    // Covering a SINNER does not end its attack.
    let game =
        after("pile R1; 1: sinner Y1; 2: saint B3; 3: G1 G2", "1 play sinner red; 2 answer saint green");
    assert_eq!(must(&game), [3]);
    refuses(&game, "3 play G1", "TS-38");
}

#[test]
fn ts38_also_after_a_thief_was_smitten() {
    let position = "pile B1; 1: Rthief Y1 saint; 2: B2 B3; 3: reaper G1 G2; 4: R2 R3";
    for says in ["submit", "answer saint -"] {
        let moves = format!("1 play Rthief show; 2 draw; 2 pass; 3 play reaper blue; 1 {says}");
        assert_eq!(must(&after(position, &moves)), [4], "{says}");
    }
}

#[test]
fn ts38_an_answer_lies_on_the_pile_and_names_a_colour_like_any_card() {
    let position = "pile R1; 1: sinner Y1; 2: saint reaper B3; 3: G1 G2";
    refuses(&after(position, "1 play sinner red"), "2 answer reaper -", "TS-14");
    for (answer, colour) in [("saint -", "red"), ("saint green", "green"), ("reaper blue", "blue")] {
        let game = after(position, &format!("1 play sinner red; 2 answer {answer}"));
        let name = answer.split(' ').next().unwrap();
        assert_eq!((shows(&game).as_str(), game.table().pile.top), (colour, Top::Card(card(name))));
        assert_eq!(game.table().pile.under, cards("R1 sinner"));
    }
}

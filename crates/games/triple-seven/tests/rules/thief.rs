//! TS-28 to TS-32.

use crate::support::*;
use sevenfold_triple_seven::{Breach, Loot, Stole};

const HAND: &str = "1: Rthief Y1 Y8; 2: reaper B2 B3; 3: G3 saint G9";

#[test]
fn ts28_as_a_regular_6_on_its_colour_a_6_or_a_thief() {
    for on in ["R1", "B6", "Bthief", "saint red"] {
        allows(&at(&format!("pile {on}; {HAND}")), "1 play Rthief six");
    }
    for on in ["B1", "B5", "B7", "saint blue"] {
        let breach = refuses(&at(&format!("pile {on}; {HAND}")), "1 play Rthief six", "TS-28");
        assert!(matches!(breach, Breach::NoRegularSix { .. }));
    }
    // No REAPER has a quarrel with it.
    let game = after(&format!("pile R1; {HAND}"), "1 play Rthief six; 2 play reaper blue");
    assert_eq!(must(&game), [3]);
    allows(&game, "3 draw");
}

#[test]
fn ts28_a_regular_6_in_a_567_has_no_quarrel_with_a_reaper_either() {
    let game =
        after("pile R1; 1: R5 Rthief R7 Y1; 2: reaper B2 B3; 3: G3 G9", "1 play R5t7; 2 play reaper blue");
    assert_eq!(must(&game), [3]);
    allows(&game, "3 draw");
}

#[test]
fn ts29_steals_the_show_on_any_card() {
    for on in ["B1", "G10", "saint blue", "Yherald"] {
        let game = after(&format!("pile {on}; {HAND}"), "1 play Rthief show");
        assert_eq!((shows(&game), must(&game)), ("red 6".into(), vec![2]));
        assert_eq!(game.table().pile.thief, Some(Loot { by: seat(1), stole: Stole::Show }));
    }
}

#[test]
fn ts30_steals_the_card_of_a_player_with_exactly_one() {
    let game = at("pile B1; 1: Rthief Y1; 2: B2 B3; 3: G3");
    assert_eq!(
        refuses(&game, "1 play Rthief steal 2", "TS-30"),
        Breach::StealFrom { seat: seat(2), cards: 2 }
    );
    refuses(&game, "1 play Rthief steal 1", "TS-30");
    refuses(&game, "1 play Rthief steal 4", "TS-30");
    let game = after("pile B1; 1: Rthief Y1; 2: B2 B3; 3: G3", "1 play Rthief steal 3");
    assert_eq!((must(&game), list(&game, 3)), (vec![3], vec!["submit".to_owned()]));
    let game = after("pile B1; 1: Rthief Y1; 2: B2 B3; 3: G3", "1 play Rthief steal 3; 3 submit");
    assert_eq!((hand(&game, 1), hand(&game, 3).len()), (cards("Y1 G3"), 7));
    assert_eq!(must(&game), [2]);
    for answer in ["saint -", "saint red", "reaper red"] {
        let name = answer.split(' ').next().unwrap();
        let mut game = at(&format!("pile B1; 1: Rthief Y1; 2: B2 B3; 3: {name}"));
        let events = play(&mut game, &format!("1 play Rthief steal 3; 3 answer {answer}"));
        assert_eq!(won(&events), Some((3, None)), "{answer}: the victim goes out with it");
    }
}

#[test]
fn ts31_how_it_is_meant_is_declared_and_as_last_card_it_goes_out() {
    assert!("play Rthief".parse::<sevenfold_triple_seven::Action>().is_err());
    for way in ["six", "show", "steal 3"] {
        let mut game = at("pile R1; 1: Rthief; 2: reaper B3; 3: saint");
        assert_eq!(won(&play(&mut game, &format!("1 play Rthief {way}"))), Some((1, None)), "{way}");
    }
}

#[test]
fn ts32_a_reaper_smites_an_uncovered_thief_of_another_player() {
    let show = format!("pile B1; {HAND}");
    let game = after(&show, "1 play Rthief show; 2 play reaper blue");
    assert_eq!((must(&game), list(&game, 1)), (vec![1], vec!["submit".to_owned()]));
    let game = after(&show, "1 play Rthief show; 2 play reaper blue; 1 submit");
    assert_eq!((hand(&game, 1).len(), must(&game)), (4, vec![3]));
    // A card thief draws seven.
    let robbed = "pile B1; 1: Rthief Y1 Y8; 2: reaper B2 B3; 3: G3";
    let game = after(robbed, "1 play Rthief steal 3; 3 submit; 2 play reaper blue; 1 submit");
    assert_eq!((hand(&game, 1).len(), must(&game)), (3 + 7, vec![3]));
    // The thief's SAINT averts it.
    let game = after(
        "pile B1; 1: Rthief Y1 saint; 2: reaper B2 B3; 3: G3 G9",
        "1 play Rthief show; 2 play reaper blue; 1 answer saint -",
    );
    assert_eq!((hand(&game, 1), must(&game), shows(&game)), (cards("Y1"), vec![3], "blue".into()));
    // The reserved REAPER smites too.
    let game = after("pile B1; 1: Rthief Y1; 2: B2 B3 *reaper", "1 play Rthief show; 2 play *reaper blue");
    assert_eq!(list(&game, 1), ["submit"]);
}

#[test]
fn ts32_not_once_covered_and_not_ones_own() {
    let game = after(
        &format!("pile B1; {HAND}; 4: R4 reaper R9"),
        "1 play Rthief show; 2 draw; 2 pass; 3 play saint -; 4 play reaper red",
    );
    assert_eq!(must(&game), [1]);
    allows(&game, "1 draw");
    // One's own THIEF comes round again uncovered.
    let game = after(
        "pile B1; 1: Rthief reaper Y1; 2: B2 B3",
        "1 play Rthief show; 2 draw; 2 pass; 1 play reaper red",
    );
    assert_eq!(must(&game), [2]);
    allows(&game, "2 draw");
}

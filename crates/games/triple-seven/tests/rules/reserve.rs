//! TS-18 to TS-20.

use crate::support::*;
use sevenfold_triple_seven::Breach;

#[test]
fn ts18_a_reserve_leaves_a_card_in_hand_and_a_swap_needs_one() {
    let game = at("pile R5; 1: G1; 2: R2");
    assert_eq!(refuses(&game, "1 reserve G1", "TS-18"), Breach::LastCard);
    refuses(&game, "1 swap G1", "TS-18");
    let mut game = at("pile R5; 1: G1 *B1; 2: R2 R3");
    play(&mut game, "1 swap G1");
    assert_eq!((hand(&game, 1), game.reserve_of(seat(1))), (cards("B1"), Some(card("G1"))));
    // Also with a card just drawn.
    let mut game = at("pile R5; stack Y7; 1: G1 *B1; 2: R2 R3");
    play(&mut game, "1 draw; 1 swap Y7");
    assert_eq!((hand(&game, 1), game.reserve_of(seat(1))), (cards("G1 B1"), Some(card("Y7"))));
}

#[test]
fn ts18_reserving_and_swapping_are_whole_turns() {
    let game = after("pile R5; 1: R1 G1; 2: R2 G2", "1 reserve R1");
    assert_eq!((hand(&game, 1), game.reserve_of(seat(1))), (cards("G1"), Some(card("R1"))));
    assert_eq!(must(&game), [2]);
    assert_eq!(must(&after("pile R5; 1: R1 *B1; 2: R2 G2", "1 swap R1")), [2]);
}

#[test]
fn ts19_the_reserved_card_may_be_played_on_a_turn_only() {
    let game = at("pile R5; 1: G1 *R7; 2: R2 *R8");
    allows(&game, "1 play *R7");
    refuses(&at("pile R5; 1: G1 *B7; 2: R2"), "1 play *B7", "TS-10");
    assert_eq!(
        refuses(&game, "1 play *R8", "TS-19"),
        Breach::NotTheReserve { card: card("R8"), reserve: card("R7") }
    );
    refuses(&game, "1 play R7", "TS-7");
    let game = after("pile R5; 1: G1 *R7; 2: R2 R3", "1 play *R7; 2 play R2");
    assert_eq!(game.reserve_of(seat(1)), None);
    refuses(&game, "1 play *R7", "TS-19");
    allows(&after("pile R5; 1: G1 *R7; 2: R2 R3", "1 draw"), "1 play *R7");
    // The next reserve is possible from the following turn on.
    allows(&after("pile R5; 1: G1 G2 *R7; 2: R2 R3", "1 play *R7; 2 play R2"), "1 reserve G1");
    // Answers, gifts and 567s come from the hand.
    let game = after("pile R5; 1: Rtrade G1; 2: R2 *saint", "1 play Rtrade 2");
    assert_eq!(list(&game, 2), ["submit"]);
    let game = after("pile R5; 1: samaritan G5 G7 *G6; 2: R2", "1 play samaritan -");
    assert_eq!(list(&game, 1), ["give G5", "give G7", "give top"]);
    refuses(&at("pile R1; 1: R5 R7 *R6; 2: R2"), "1 play R567", "TS-13");
}

#[test]
fn ts20_one_reserve_that_is_no_hand_card() {
    let game = at("pile R5; 1: G1 G2 *B1; 2: R2");
    assert_eq!(refuses(&game, "1 reserve G1", "TS-20"), Breach::HasReserve { reserve: card("B1") });
    // A seat with one hand card and a reserve can be robbed of the hand card alone; a trade leaves reserves alone.
    let mut game = at("pile R5; 1: Rthief G2 *B1; 2: R2 *Y2");
    play(&mut game, "1 play Rthief steal 2; 2 submit");
    assert_eq!((hand(&game, 1), game.reserve_of(seat(2))), (cards("G2 R2"), Some(card("Y2"))));
    let mut game = at("pile R5; 1: Rtrade G2 *B1; 2: R2 *Y2");
    play(&mut game, "1 play Rtrade 2; 2 submit");
    assert_eq!((hand(&game, 1), hand(&game, 2)), (cards("R2"), cards("G2")));
    assert_eq!((game.reserve_of(seat(1)), game.reserve_of(seat(2))), (Some(card("B1")), Some(card("Y2"))));
}

#[test]
fn ts20_neither_shown_nor_felt_as_a_card_in_hand() {
    let mut game = at("pile R5; 1: R1 *B1; 2: R2 R3");
    assert_eq!(view(&game, 2).players[0].hand, 1);
    assert_eq!(won(&play(&mut game, "1 play R1")), Some((1, Some("B1".into()))));
}

//! SE-4 to SE-10: a turn.

use sevenfold_core::{Game, Silent};
use sevenfold_sevens::{Breach, Event, Phase, Standing, Suit, Variant};

use crate::support::{FAN_TAN, SHICHI_NARABE, card, cards, dealt, legal, play, refused, seat};

#[test]
fn se4_a_row_grows_by_the_next_rank_at_either_end() {
    let mut game = dealt(FAN_TAN, 2, &[(1, "D7 D8 D5 DK"), (2, "D6 D9")]);
    play(&mut game, &["1 lay D7"]);
    assert_eq!(refused(&game, "2 lay D9"), "SE-4");
    play(&mut game, &["2 lay D6"]);
    assert_eq!(game.rows().ends(Suit::Diamonds), Some((6, 7)));
    assert_eq!(refused(&game, "1 lay DK"), "SE-4");
    play(&mut game, &["1 lay D8", "2 lay D9", "1 lay D5"]);
    assert_eq!(game.rows().ends(Suit::Diamonds), Some((5, 9)));
}

#[test]
fn se4_a_row_begins_with_its_seven() {
    let mut game = dealt(FAN_TAN, 2, &[(1, "D7"), (2, "S8 S7")]);
    play(&mut game, &["1 lay D7"]);
    let breach = game.check(seat(2), &"lay S8".parse().unwrap()).unwrap_err();
    assert_eq!(breach, Breach::DoesNotFit { card: card("S8"), ends: None });
    play(&mut game, &["2 lay S7"]);
}

/// The first worked example.
#[test]
fn se5_the_seven_of_diamonds_begins() {
    let mut game = dealt(FAN_TAN, 4, &[(2, "D7 C7"), (3, "D6 D8 H7")]);
    assert_eq!(legal(&game, 2), ["lay D7"]);
    for other in ["2 lay C7", "2 pass", "2 lay D8"] {
        assert_eq!(refused(&game, other), "SE-5", "{other}");
    }
    play(&mut game, &["2 lay D7"]);
    assert_eq!(legal(&game, 3), ["lay D6", "lay D8", "lay H7"]);
}

#[test]
fn se5_turns_go_clockwise() {
    let mut game = dealt(FAN_TAN, 3, &[(3, "D7"), (1, "D6"), (2, "D5")]);
    assert_eq!(refused(&game, "1 lay D6"), "SE-5");
    play(&mut game, &["3 lay D7"]);
    assert_eq!(refused(&game, "2 lay D5"), "SE-5");
    play(&mut game, &["1 lay D6", "2 lay D5"]);
    assert_eq!(game.phase(), Phase::Turn { seat: seat(3) });
}

/// The second worked example.
#[test]
fn se6_whoever_can_lay_in_fan_tan_must() {
    let mut game = dealt(FAN_TAN, 4, &[(1, "D7"), (2, "D8"), (3, "C7")]);
    play(&mut game, &["1 lay D7"]);
    let breach = game.check(seat(2), &"pass".parse().unwrap()).unwrap_err();
    assert!(matches!(breach, Breach::MustLay { card } if game.rows().fits().contains(card)), "{breach:?}");
    assert!(!legal(&game, 2).contains(&"pass".to_owned()));
}

#[test]
fn se6_whoever_cannot_lay_passes() {
    let mut game = dealt(FAN_TAN, 2, &[(1, "D7 C7 H7 S7 D6 D8 C6 C8 H6 H8 S6 S8"), (2, "D2")]);
    play(&mut game, &["1 lay D7"]);
    assert_eq!(legal(&game, 2), ["pass"]);
    let events = play(&mut game, &["2 pass"]);
    assert_eq!(events, [Event::Passed { seat: seat(2), passes: 1 }]);
    assert_eq!(game.phase(), Phase::Turn { seat: seat(1) });
}

/// Seat 2 has the eight of spades, with which the third worked example goes on.
const PATIENT: &[(u8, &str)] =
    &[(1, "D7 S10 S9 SQ HA H2 H3 H4 C2 C3 C4 CA DA"), (2, "S8 S6 C6 C8 D6 D8 H6 H8 C5 C9 D5 D9 H5")];

#[test]
fn se7_one_passes_three_times_at_most() {
    let mut game = dealt(SHICHI_NARABE, 4, PATIENT);
    assert_eq!(game.options().variant, Variant::ShichiNarabe);
    for _ in 0..3 {
        let first_pass = game.phase() == Phase::Turn { seat: seat(1) };
        assert!(first_pass, "{:?}", game.phase());
        play(&mut game, &["1 pass"]);
        assert!(legal(&game, 2).contains(&"pass".to_owned()), "a player who can lay may pass");
        play(&mut game, &["2 pass", "3 pass", "4 pass"]);
    }
    // Seat 2 can lay and has no pass left.
    let mut after = game;
    play(&mut after, &["1 fold"]);
    assert_eq!(refused(&after, "2 pass"), "SE-7");
    assert!(!legal(&after, 2).contains(&"pass".to_owned()));
}

/// The third worked example.
#[test]
fn se8_whoever_would_pass_a_fourth_time_folds() {
    let mut game = dealt(SHICHI_NARABE, 4, PATIENT);
    assert_eq!(refused(&game, "1 fold"), "SE-8");
    for _ in 0..3 {
        play(&mut game, &["1 pass", "2 pass", "3 pass", "4 pass"]);
    }
    assert_eq!(refused(&game, "1 pass"), "SE-8");
    assert_eq!(legal(&game, 1), ["fold"]);
    let hand = game.hand(seat(1));
    let events = play(&mut game, &["1 fold"]);
    assert_eq!(events, [Event::Folded { seat: seat(1), cards: hand }]);
    assert!(game.hand(seat(1)).is_empty());
    assert_eq!(game.rows().laid().intersection(hand), hand);
    assert_eq!(refused(&game, "2 fold"), "SE-8");
}

#[test]
fn se8_nobody_folds_in_fan_tan() {
    let mut game = dealt(FAN_TAN, 2, &[(1, "D7 C7 H7 S7 D6 D8 C6 C8 H6 H8 S6 S8"), (2, "D2")]);
    play(&mut game, &["1 lay D7"]);
    assert_eq!(refused(&game, "2 fold"), "SE-8");
}

#[test]
fn se9_cards_beyond_a_gap_are_joined_when_it_is_closed() {
    let mut game = dealt(SHICHI_NARABE, 4, PATIENT);
    for _ in 0..3 {
        play(&mut game, &["1 pass", "2 pass", "3 pass", "4 pass"]);
    }
    play(&mut game, &["1 fold"]);
    assert_eq!(game.rows().ends(Suit::Spades), Some((7, 7)), "S9 and S10 lie beyond the gap at S8");
    assert!(!game.rows().fits().contains(card("SJ")));
    play(&mut game, &["2 lay S8"]);
    assert_eq!(game.rows().ends(Suit::Spades), Some((7, 10)));
    assert!(game.rows().fits().contains(card("SJ")));
}

#[test]
fn se10_whoever_has_no_cards_left_is_out() {
    // Seat 1 can lay at every turn, the others have passes enough.
    let mut game = dealt(SHICHI_NARABE, 7, &[(1, "D7 D6 D5 D4 D3 D2 DA")]);
    let mut out = false;
    while game.round() == 1 && game.phase() != Phase::Deal {
        let Phase::Turn { seat: turn } = game.phase() else { panic!("{:?}", game.phase()) };
        assert!(!(out && turn == seat(1)), "no more turns for who is out");
        let own = turn == seat(1);
        let action = if own { game.legal(turn)[0] } else { *game.legal(turn).last().unwrap() };
        game.advance(turn, &action, &mut Silent);
        if own && game.hand(turn).is_empty() {
            out = true;
            let place = std::num::NonZeroU8::MIN;
            let view = game.view(sevenfold_core::Viewer::Watcher);
            assert_eq!(view.players[0].standing, Standing::Out(place));
        }
    }
    assert!(out);
    assert_eq!(cards("D2").len(), 1);
}

//! The worked examples of the rule page.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod support;

use sevenfold_core::{Game, Viewer};
use sevenfold_sieben::{Event, Finish, Phase};

use support::{at, counts, legal, play, refuses, seat, turn};

#[test]
fn example_1_on_a_4() {
    let game = at(&["345", "555"]).pile("4").game();
    assert_eq!(legal(&game, 1), ["lay 3 number", "lay 4 hole", "lay 5 hole"]);
    refuses(&game, 1, "lay 3 hole", "SI-6", "sieben-refuse-too-low card=3 seen=0 total=3 before=4");
    refuses(&game, 1, "lay 5 number", "SI-6", "sieben-refuse-too-high card=5 seen=4 total=9");
    let made: Vec<u8> = game.view(Viewer::Seat(seat(1))).choices.iter().map(|choice| choice.total).collect();
    assert_eq!(made, [4, 5, 7], "4 hole, 5 hole, 3 number");
}

#[test]
fn example_2_on_a_2_with_a_3_in_its_hole() {
    let game = at(&["245", "555"]).pile("3 2n").game();
    let choices = game.view(Viewer::Seat(seat(1))).choices;
    let total = |text: &str| {
        let choice = choices.iter().find(|choice| {
            sevenfold_sieben::Action::Lay { card: choice.card, way: choice.way }.to_string() == text
        });
        choice.map(|choice| choice.total)
    };
    assert_eq!(total("lay 2 hole"), Some(5));
    assert_eq!(total("lay 4 hole"), Some(7));
    assert_eq!(total("lay 5 number"), Some(7));
}

#[test]
fn example_3_a_seven_with_two_cards_left() {
    let mut game = at(&["35", "555", "666"]).pile("4").draw("12").game();
    play(&mut game, &["1 lay 3 number", "1 lay 5"]);
    assert_eq!((game.hand(seat(1)), turn(&game)), (counts("1"), Some(2)), "not out: draws and the turn ends");
    let mut game = at(&["35", "555", "666"]).pile("4").draw("12").finish(Finish::Any).game();
    let events = play(&mut game, &["1 lay 3 number", "1 lay 5"]);
    assert!(matches!(events.last(), Some(Event::WentOut { chips: 3, .. })), "out at once");
    assert_eq!(game.pile(), counts("5"), "and the pile stays");
}

#[test]
fn example_3_a_7_as_the_opening_card_of_a_pile() {
    let mut game = at(&["77", "555", "666"]).game();
    play(&mut game, &["1 lay 7"]);
    assert_eq!(game.phase(), Phase::FollowUp { seat: seat(1) });
    assert_eq!(game.hand(seat(1)), counts("7"));
}

#[test]
fn example_3_a_7_as_the_last_card_on_an_empty_pile() {
    for finish in [Finish::Seven, Finish::Any] {
        let mut game = at(&["7", "555", "666"]).finish(finish).game();
        let events = play(&mut game, &["1 lay 7"]);
        assert!(matches!(events.last(), Some(Event::WentOut { chips: 3, .. })));
        assert_eq!((game.pile().total(), turn(&game)), (0, Some(2)));
    }
}

/// Everybody but the last seat holds a single 7.
fn payouts(seats: usize, chips: &[u8]) -> Vec<i32> {
    let hands: Vec<&str> = std::iter::repeat_n("7", seats - 1).chain(["11"]).collect();
    let mut game = at(&hands).round(9, chips).game();
    let before = chips.iter().map(|&chips| i32::from(chips));
    while let Some(seat) = game.phase().to_move() {
        play(&mut game, &[&format!("{seat} lay 7")]);
    }
    let outcome = game.outcome().expect("the last chips are paid, so the game is over");
    outcome.points.iter().zip(before).map(|(after, before)| after - before).collect()
}

#[test]
fn example_4_the_last_chips() {
    assert_eq!(payouts(5, &[15; 5]), [5, 0, 0, 0, 0]);
    assert_eq!(payouts(6, &[10, 10, 10, 11, 11, 11]), [6, 5, 4, 2, 0, 0]);
    assert_eq!(payouts(7, &[8; 7]), [7, 6, 5, 4, 2, 0, 0]);
}

//! SI-15 to SI-17: chips, the end, the winners.

use sevenfold_core::{Game, Seat, Silent, Viewer};
use sevenfold_sieben::{CHIPS, Event, Phase, Sieben};

use crate::support::{at, play, refuses, seat};

/// Everybody can go out with one Seven! each, one after the other.
fn last_cards(chips: &[u8], round: u8) -> Sieben {
    let hands = vec!["7"; chips.len() - 1];
    let hands: Vec<&str> = hands.into_iter().chain(["11"]).collect();
    at(&hands).round(round, chips).game()
}

/// What is paid when the seats go out in order, until the round or the game is over.
fn paid(mut game: Sieben) -> (Vec<u8>, Sieben) {
    let mut events = Vec::new();
    while let Some(seat) = game.phase().to_move() {
        assert_eq!(game.play(seat, &"lay 7".parse().unwrap(), &mut events), Ok(()));
    }
    let chips = events.iter().filter_map(|event| match event {
        Event::WentOut { chips, .. } | Event::LeftOver { chips, .. } => Some(*chips),
        _ => None,
    });
    (chips.collect(), game)
}

#[test]
fn si15_first_out_gets_as_many_chips_as_there_are_players() {
    for seats in 2..=7 {
        let (chips, game) = paid(last_cards(&vec![0; seats], 1));
        assert_eq!(chips, (1..=seats as u8).rev().collect::<Vec<_>>());
        assert_eq!(game.phase(), Phase::Deal);
    }
}

#[test]
fn si15_the_view_shows_what_is_still_to_be_paid() {
    let mut game = last_cards(&[0; 4], 1);
    assert_eq!(game.view(Viewer::Watcher).payouts, [4, 3, 2, 1]);
    play(&mut game, &["1 lay 7"]);
    assert_eq!(game.view(Viewer::Watcher).payouts, [3, 2, 1]);
    assert_eq!(last_cards(&[16, 16, 16, 15, 0, 0], 4).view(Viewer::Watcher).payouts, [6, 5, 4, 2]);
}

#[test]
fn si16_two_to_four_players_play_seven_rounds() {
    for seats in 2..=4 {
        let (_, game) = paid(last_cards(&vec![0; seats], 6));
        assert_eq!(game.phase(), Phase::Deal);
        let (chips, game) = paid(last_cards(&vec![0; seats], 7));
        assert_eq!(chips.len(), seats, "the last one is paid too");
        assert_eq!(game.phase(), Phase::Over);
    }
}

#[test]
fn si16_more_players_play_until_the_chips_are_gone() {
    let (_, game) = paid(last_cards(&[0; 5], 7));
    assert_eq!(game.phase(), Phase::Deal);
    let (chips, game) = paid(last_cards(&[15; 5], 6));
    assert_eq!(chips, [5]);
    assert_eq!(game.phase(), Phase::Over);
}

#[test]
fn si16_one_due_more_than_is_left_gets_what_is_left() {
    let (chips, game) = paid(last_cards(&[10, 10, 10, 11, 11, 11], 4));
    assert_eq!((chips, game.phase()), (vec![6, 5, 4, 2], Phase::Over));
}

#[test]
fn si16_the_game_ends_when_the_player_left_over_gets_the_last_chip() {
    let (chips, game) = paid(last_cards(&[13; 5], 5));
    assert_eq!((chips, game.phase()), (vec![5, 4, 3, 2, 1], Phase::Over));
}

#[test]
fn si16_chips_are_paid_as_a_player_goes_out() {
    let mut game = last_cards(&[0; 3], 1);
    play(&mut game, &["1 lay 7"]);
    assert_eq!(Seat::all(3).map(|seat| game.chips(seat)).collect::<Vec<_>>(), [3, 0, 0]);
}

#[test]
fn si16_when_the_game_is_over_nobody_plays() {
    let (_, game) = paid(last_cards(&[15; 5], 6));
    refuses(&game, 2, "lay 7", "SI-16", "sieben-refuse-over");
    assert!(Seat::all(5).all(|seat| game.legal(seat).is_empty()));
    assert!(game.clone().settle(&"deck 1".parse().unwrap(), &mut Silent).is_err());
    assert_eq!(game.view(Viewer::Watcher).payouts, [0; 0]);
}

#[test]
fn si16_whole_games_hand_out_all_80_chips() {
    for seats in 5..=7 {
        let case = sevenfold_core::testing::Case { options: sevenfold_sieben::Options::default(), seats };
        let run = sevenfold_core::testing::random_run::<Sieben>(&case, 7, 20_000);
        let points = run.game().outcome().expect("random games end").points;
        assert_eq!(points.iter().sum::<i32>(), i32::from(CHIPS));
    }
}

#[test]
fn si17_most_chips_win() {
    let (_, game) = paid(last_cards(&[0, 9, 3], 7));
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.points.as_slice(), [3, 11, 4]);
    assert!(outcome.winners.iter().eq([seat(2)]));
}

#[test]
fn si17_ties_share_the_win() {
    let (_, game) = paid(last_cards(&[7, 8, 3], 7));
    assert!(game.outcome().unwrap().winners.iter().eq([seat(1), seat(2)]));
}

//! SI-12 to SI-14: going out.

use serde_json::json;
use sevenfold_core::read_options;
use sevenfold_sieben::{Event, Finish, Options, Phase, Place};

use crate::support::{at, counts, legal, play, seat, turn};

fn place(number: u8) -> Place {
    Place::new(number).unwrap()
}

#[test]
fn si12_one_goes_out_by_making_seven_with_the_last_card() {
    for finish in [Finish::Seven, Finish::Any] {
        let mut game = at(&["3", "555", "666"]).pile("4").finish(finish).game();
        let events = play(&mut game, &["1 lay 3 number"]);
        assert_eq!(events[2], Event::WentOut { seat: seat(1), place: place(1), chips: 3 });
        assert_eq!(turn(&game), Some(2));
    }
}

#[test]
fn si12_the_others_play_on_until_one_is_left() {
    let mut game = at(&["3", "16", "666"]).pile("4").game();
    play(&mut game, &["1 lay 3 number", "2 lay 6", "3 lay 6 hole"]);
    let events = play(&mut game, &["2 lay 1 number", "2 lay 1"]);
    // Seat 2 drew a 1 when it laid the 6; after the Seven! a last card that is no 7 draws again.
    assert!(matches!(events.last(), Some(Event::Drew { .. })));
    assert_eq!(turn(&game), Some(3), "seat 1 is out and is passed over");
}

#[test]
fn si12_the_round_is_over_when_one_is_left() {
    let mut game = at(&["3", "777", "666"]).pile("4").game();
    play(&mut game, &["1 lay 3 number", "2 lay 7", "2 lay 7"]);
    let events = play(&mut game, &["2 lay 7"]);
    assert!(events.contains(&Event::WentOut { seat: seat(2), place: place(2), chips: 2 }));
    assert!(events.contains(&Event::LeftOver { seat: seat(3), chips: 1 }));
    assert_eq!(game.phase(), Phase::Deal);
}

#[test]
fn si13_a_seven_is_needed_unless_the_option_says_any() {
    let finish = |options| read_options::<Options>(&options).unwrap().finish;
    assert_eq!(finish(json!({})), Finish::Seven);
    assert_eq!(finish(json!({"finish": "any"})), Finish::Any);
}

#[test]
fn si13_with_seven_a_last_card_that_begins_a_pile_draws() {
    let mut game = at(&["35", "555"]).pile("4").draw("62").game();
    play(&mut game, &["1 lay 3 number", "1 lay 5"]);
    assert_eq!((game.hand(seat(1)), turn(&game)), (counts("6"), Some(2)));
}

#[test]
fn si13_with_seven_a_last_card_on_a_pile_draws_as_ever() {
    let mut game = at(&["1", "555"]).pile("4").draw("62").game();
    play(&mut game, &["1 lay 1 number"]);
    assert_eq!((game.hand(seat(1)), turn(&game)), (counts("6"), Some(2)));
}

#[test]
fn si13_with_seven_the_draw_after_a_last_card_may_need_a_reshuffle() {
    let mut game = at(&["35", "555"]).pile("4").draw("").game();
    play(&mut game, &["1 lay 3 number", "1 lay 5"]);
    assert_eq!(game.phase(), Phase::Reshuffle { seat: seat(1) });
}

#[test]
fn si13_without_cards_one_can_only_take() {
    let mut game = at(&["1", &format!("{}3", "4".repeat(77))]).pile("1").nothing_else().game();
    play(&mut game, &["1 lay 1 number"]);
    assert_eq!((game.hand(seat(1)).total(), turn(&game)), (0, Some(2)));
    play(&mut game, &["2 lay 4 hole"]);
    assert_eq!(legal(&game, 1), ["take"]);
    play(&mut game, &["1 take", "2 lay 4 hole"]);
    assert_eq!(turn(&game), Some(1), "still in");
}

#[test]
fn si13_without_cards_one_takes_even_when_there_is_no_pile() {
    let threes = format!("{}4", "3".repeat(77));
    let mut game = at(&[&threes, "1", ""]).pile("5").turn(2).nothing_else().game();
    play(&mut game, &["2 lay 1 number", "3 take", "1 take", "2 take", "reshuffle 1 5"]);
    assert_eq!((game.pile().total(), turn(&game)), (0, Some(3)));
    assert_eq!(legal(&game, 3), ["take"]);
    play(&mut game, &["3 take"]);
    assert_eq!((game.hand(seat(3)), turn(&game)), (counts("1"), Some(1)));
}

#[test]
fn si13_with_any_every_last_card_goes_out_at_once() {
    let mut game = at(&["35", "555", "666"]).pile("4").draw("62").finish(Finish::Any).game();
    let events = play(&mut game, &["1 lay 3 number", "1 lay 5"]);
    assert!(matches!(events.last(), Some(Event::WentOut { .. })));
    assert_eq!((game.hand(seat(1)).total(), game.draw_pile().len(), turn(&game)), (0, 2, Some(2)));
    let mut game = at(&["1", "555", "666"]).pile("4").draw("").finish(Finish::Any).game();
    play(&mut game, &["1 lay 1 number"]);
    assert_eq!(turn(&game), Some(2), "no reshuffle: nothing is drawn");
}

#[test]
fn si14_after_going_out_with_a_seven_the_next_begins_a_pile_and_draws() {
    let mut game = at(&["3", "25", "666"]).pile("4").draw("62").game();
    let aside = game.aside();
    play(&mut game, &["1 lay 3 number"]);
    assert_eq!(game.aside(), aside.plus(counts("34")));
    assert_eq!(legal(&game, 2), ["lay 2", "lay 5"]);
    play(&mut game, &["2 lay 2"]);
    assert_eq!((game.hand(seat(2)), turn(&game)), (counts("56"), Some(3)));
}

#[test]
fn si14_after_going_out_the_next_who_is_still_in_plays() {
    let mut game = at(&["7", "11", "16", "7"]).game();
    play(&mut game, &["1 lay 7", "2 lay 1", "3 lay 1 hole", "4 lay 7 hole"]);
    assert_eq!(turn(&game), Some(2));
}

#[test]
fn si14_after_going_out_without_one_the_pile_stays() {
    let mut game = at(&["1", "25", "666"]).pile("4").draw("62").finish(Finish::Any).game();
    play(&mut game, &["1 lay 1 number"]);
    assert_eq!(game.pile(), counts("14"));
    assert_eq!(legal(&game, 2), ["lay 2 hole", "lay 5 number"]);
    play(&mut game, &["2 lay 2 hole"]);
    assert_eq!((game.hand(seat(2)), turn(&game)), (counts("56"), Some(3)));
}

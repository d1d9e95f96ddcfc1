//! SI-4 to SI-10: dealing, laying, drawing, Seven!, penalties.

use sevenfold_core::{Game, Silent, Viewer};
use sevenfold_sieben::{Chance, Event, NextStart, Options, Phase, Sieben};

use crate::support::{at, card, cards, counts, legal, play, refuses, seat, stacked, turn};

#[test]
fn si4_cards_are_dealt_one_at_a_time_from_the_seat_that_begins() {
    let options = Options::default();
    let mut game = Sieben::new(&options, 3).unwrap();
    let deck = stacked(&options, &["1112223", "3334445", "5556667"]);
    let mut events = Vec::new();
    game.settle(&Chance::Deck(deck.clone()), &mut events).unwrap();
    assert_eq!(game.hand(seat(1)), counts("1112223"));
    assert_eq!(game.hand(seat(2)), counts("3334445"));
    assert_eq!(game.hand(seat(3)), counts("5556667"));
    assert_eq!(game.draw_pile(), &deck[21..]);
    assert_eq!(turn(&game), Some(1));
}

#[test]
fn si4_the_second_round_begins_at_the_second_seat_or_at_the_youngest() {
    for (next_start, first) in [(NextStart::Rotate, 2), (NextStart::Youngest, 1)] {
        // Nothing but sevens: whoever begins is out at once.
        let options = Options { deck: counts(&"7".repeat(80)), next_start, ..Options::default() };
        let deck = cards(&"7".repeat(80));
        let mut game = Sieben::new(&options, 2).unwrap();
        game.settle(&Chance::Deck(deck.clone()), &mut Silent).unwrap();
        play(&mut game, &["1 lay 7"; 7]);
        assert_eq!(game.phase(), Phase::Deal);
        game.settle(&Chance::Deck(deck), &mut Silent).unwrap();
        assert_eq!(turn(&game), Some(first));
    }
}

#[test]
fn si4_turns_go_clockwise_and_nobody_plays_out_of_turn() {
    let mut game = at(&["1112", "1113", "1114"]).game();
    refuses(&game, 2, "lay 1", "SI-4", "sieben-refuse-not-your-turn turn=1");
    assert!(legal(&game, 2).is_empty());
    play(&mut game, &["1 lay 1", "2 lay 1 hole", "3 lay 1 hole"]);
    assert_eq!(turn(&game), Some(1));
}

#[test]
fn si4_one_lays_only_cards_one_holds() {
    let game = at(&["344", "555"]).game();
    refuses(&game, 1, "lay 5", "SI-4", "sieben-refuse-not-held card=5 held=3,4 count=2");
}

#[test]
fn si4_before_the_deal_nobody_plays() {
    let game = Sieben::new(&Options::default(), 2).unwrap();
    refuses(&game, 1, "lay 5", "SI-4", "sieben-refuse-deal-first");
}

#[test]
fn si5_any_card_begins_a_pile() {
    let game = at(&["1234567", "555"]).game();
    assert_eq!(legal(&game, 1), ["lay 1", "lay 2", "lay 3", "lay 4", "lay 5", "lay 6", "lay 7"]);
    refuses(&game, 1, "lay 3 hole", "SI-5", "sieben-refuse-no-pile card=3");
    refuses(&game, 1, "lay 3 number", "SI-5", "sieben-refuse-no-pile card=3");
}

#[test]
fn si6_total_may_not_fall() {
    let game = at(&["355", "555"]).pile("4 2n").game();
    refuses(&game, 1, "lay 3 number", "SI-6", "sieben-refuse-too-low card=3 seen=2 total=5 before=6");
    let game = at(&["3", "555"]).pile("4").game();
    refuses(&game, 1, "lay 3 hole", "SI-6", "sieben-refuse-too-low card=3 seen=0 total=3 before=4");
}

#[test]
fn si6_total_may_not_pass_seven() {
    let game = at(&["5", "555"]).pile("4").game();
    refuses(&game, 1, "lay 5 number", "SI-6", "sieben-refuse-too-high card=5 seen=4 total=9");
}

#[test]
fn si6_total_may_stay() {
    let game = at(&["4", "555"]).pile("4").game();
    assert_eq!(legal(&game, 1), ["lay 4 hole"]);
}

#[test]
fn si7_who_can_lay_must() {
    let game = at(&["133", "555"]).pile("4").game();
    refuses(&game, 1, "take", "SI-7", "sieben-refuse-can-lay card=1 way=sieben-way-number total=5");
    let game = at(&["133", "555"]).game();
    refuses(&game, 1, "take", "SI-7", "sieben-refuse-can-lay card=1 way=sieben-way-open total=1");
}

#[test]
fn si8_after_laying_one_draws_one() {
    let mut game = at(&["133", "555"]).pile("4").draw("62").game();
    let events = play(&mut game, &["1 lay 1 number"]);
    assert_eq!(game.hand(seat(1)), counts("336"));
    assert_eq!(game.draw_pile(), cards("2"));
    assert!(events.contains(&Event::Drew { seat: seat(1), card: Some(card(6)) }));
    assert_eq!(turn(&game), Some(2));
}

#[test]
fn si9_a_seven_is_put_aside_and_the_same_player_begins_anew_without_drawing() {
    let mut game = at(&["1335", "555"]).pile("4").draw("62").game();
    let aside = game.aside();
    let events = play(&mut game, &["1 lay 3 number"]);
    assert_eq!(events[1], Event::Seven { seat: seat(1), cards: 2 });
    assert_eq!(game.phase(), Phase::FollowUp { seat: seat(1) });
    assert_eq!((game.hand(seat(1)), game.aside()), (counts("135"), aside.plus(counts("34"))));
    assert_eq!(legal(&game, 1), ["lay 1", "lay 3", "lay 5"]);
    refuses(&game, 1, "take", "SI-9", "sieben-refuse-follow-up");
    play(&mut game, &["1 lay 5"]);
    assert_eq!((game.hand(seat(1)), game.draw_pile().len()), (counts("13"), 2));
    assert_eq!(turn(&game), Some(2));
}

#[test]
fn si9_a_seven_that_begins_a_pile_is_a_seven_again() {
    let mut game = at(&["13377", "555"]).pile("4").draw("62").game();
    play(&mut game, &["1 lay 3 number", "1 lay 7", "1 lay 7"]);
    assert_eq!(game.phase(), Phase::FollowUp { seat: seat(1) });
    assert_eq!((game.hand(seat(1)), game.draw_pile().len()), (counts("13"), 2));
}

#[test]
fn si10_who_cannot_lay_draws_a_penalty_and_the_turn_is_over() {
    let mut game = at(&["77", "5556"]).pile("4 2n").draw("41").game();
    assert_eq!(legal(&game, 1), ["take"]);
    let events = play(&mut game, &["1 take"]);
    assert!(matches!(events[0], Event::Stuck { pile: Some(face), .. } if face.total() == 6));
    // The 4 would make 6 again, but not now.
    assert_eq!((game.hand(seat(1)), turn(&game)), (counts("477"), Some(2)));
    assert_eq!(game.view(Viewer::Watcher).players[0].cards, 3);
}

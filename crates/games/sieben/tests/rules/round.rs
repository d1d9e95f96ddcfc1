//! SI-4 to SI-10: dealing, laying, drawing, Seven!, penalties.

use serde_json::json;
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Silent, Viewer, read_options};
use sevenfold_sieben::{Chance, Counts, Event, Finish, NextStart, Options, Phase, Sieben};

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
fn si4_the_cards_are_shuffled_before_the_deal() {
    let game = Sieben::new(&Options::default(), 3).unwrap();
    assert_ne!(game.sample(&mut Quick::new(1)), game.sample(&mut Quick::new(2)));
}

#[test]
fn si4_only_exactly_the_80_cards_can_be_dealt() {
    let game = Sieben::new(&Options::default(), 3).unwrap();
    let good: Vec<_> = game.options().deck.cards().collect();
    let mut other = good.clone();
    other[0] = card(7);
    for bad in [&good[1..], &other] {
        assert!(game.clone().settle(&Chance::Deck(bad.to_vec()), &mut Silent).is_err());
    }
}

#[test]
fn si4_every_round_all_cards_are_dealt_anew() {
    // The first round leaves cards in a hand, in the pile and put aside.
    let mut game = at(&["5", "111"]).pile("1").draw("62").finish(Finish::Any).game();
    play(&mut game, &["1 lay 5 number"]);
    game.settle(&Chance::Deck(game.options().deck.cards().collect()), &mut Silent).unwrap();
    assert_eq!([1, 2].map(|number| game.hand(seat(number)).total()), [7, 7]);
    assert_eq!((game.pile(), game.aside(), game.draw_pile().len()), (Counts::NONE, Counts::NONE, 66));
}

/// Who begins the first four rounds of three players.
fn starters(next_start: NextStart) -> [Option<u8>; 4] {
    // Nothing but sevens: everybody is out in one turn.
    let options = Options { deck: counts(&"7".repeat(80)), next_start, ..Options::default() };
    let deck = Chance::Deck(cards(&"7".repeat(80)));
    let mut game = Sieben::new(&options, 3).unwrap();
    [(); 4].map(|()| {
        game.settle(&deck, &mut Silent).unwrap();
        let first = turn(&game);
        while let Some(number) = turn(&game) {
            play(&mut game, &[&format!("{number} lay 7")]);
        }
        first
    })
}

#[test]
fn si4_rounds_begin_at_the_next_seat_or_at_the_youngest() {
    assert_eq!(starters(NextStart::Rotate), [1, 2, 3, 1].map(Some));
    assert_eq!(starters(NextStart::Youngest), [1, 1, 1, 1].map(Some));
}

#[test]
fn si4_the_next_seat_begins_unless_the_option_says_the_youngest() {
    let next_start = |options| read_options::<Options>(&options).unwrap().next_start;
    assert_eq!(next_start(json!({})), NextStart::Rotate);
    assert_eq!(next_start(json!({"next_start": "youngest"})), NextStart::Youngest);
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
fn si5_a_card_that_begins_a_pile_counts_its_number() {
    let mut game = at(&["33", "555"]).game();
    play(&mut game, &["1 lay 3"]);
    assert_eq!(game.face().unwrap().total(), 3);
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
    let game = at(&["5", "555"]).pile("3 2n").game();
    refuses(&game, 1, "lay 5 hole", "SI-6", "sieben-refuse-too-high card=5 seen=3 total=8");
}

#[test]
fn si6_total_may_stay() {
    let game = at(&["4", "555"]).pile("4").game();
    assert_eq!(legal(&game, 1), ["lay 4 hole"]);
    let game = at(&["4", "555"]).pile("4 2n").game();
    assert_eq!(legal(&game, 1), ["lay 4 number"]);
}

#[test]
fn si6_total_may_be_seven() {
    let game = at(&["45", "555"]).pile("3 2n").game();
    assert_eq!(legal(&game, 1), ["lay 4 hole", "lay 4 number", "lay 5 number"]);
}

#[test]
fn si7_who_can_lay_must() {
    let game = at(&["133", "555"]).pile("4").game();
    refuses(&game, 1, "take", "SI-7", "sieben-refuse-can-lay card=1 way=sieben-way-number total=5");
    let game = at(&["133", "555"]).game();
    refuses(&game, 1, "take", "SI-7", "sieben-refuse-can-lay card=1 way=sieben-way-open total=1");
    let game = at(&["5", "555"]).pile("4").game();
    refuses(&game, 1, "take", "SI-7", "sieben-refuse-can-lay card=5 way=sieben-way-hole total=5");
    assert_eq!(legal(&game, 1), ["lay 5 hole"]);
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
fn si8_after_a_seven_one_draws_nothing() {
    let mut game = at(&["133", "555"]).pile("4").draw("62").game();
    play(&mut game, &["1 lay 3 number"]);
    assert_eq!((game.hand(seat(1)), game.draw_pile()), (counts("13"), &cards("62")[..]));
}

#[test]
fn si9_a_six_is_no_seven() {
    let mut game = at(&["22", "555"]).pile("4").game();
    play(&mut game, &["1 lay 2 number"]);
    assert_eq!((game.pile(), turn(&game)), (counts("24"), Some(2)));
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

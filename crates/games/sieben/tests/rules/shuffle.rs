//! SI-11: when the draw pile is empty.

use std::collections::BTreeSet;

use sevenfold_core::chance::Quick;
use sevenfold_core::{Agenda, Draw, Game, Silent};
use sevenfold_sieben::{Chance, Counts, Event, Finish, Phase, Sieben};

use crate::support::{at, cards, counts, legal, play, refuses, seat, turn};

/// Seat 1 must draw, nothing is left to draw, much has been put aside.
fn dry() -> Sieben {
    let mut game = at(&["133", "5556"]).pile("4").draw("").game();
    play(&mut game, &["1 lay 1 number"]);
    game
}

#[test]
fn si11_the_cards_put_aside_are_shuffled_when_a_card_must_be_drawn() {
    let mut game = dry();
    let aside = game.aside();
    assert_eq!(game.phase(), Phase::Reshuffle { seat: seat(1) });
    assert_eq!(game.agenda(), Agenda::Chance(Draw::Within));
    refuses(&game, 1, "lay 3 hole", "SI-11", "sieben-refuse-reshuffle-first");
    let mut order: Vec<_> = aside.cards().collect();
    order.reverse();
    let mut events = Vec::new();
    game.settle(&Chance::Reshuffle(order.clone()), &mut events).unwrap();
    assert_eq!(events[0], Event::Reshuffled { cards: aside.total() });
    assert_eq!(events[1], Event::Drew { seat: seat(1), card: Some(order[0]) });
    assert_eq!((game.aside(), game.draw_pile()), (Counts::NONE, &order[1..]));
    assert_eq!((game.pile(), turn(&game)), (counts("14"), Some(2)));
}

#[test]
fn si11_for_a_penalty_the_cards_put_aside_are_shuffled_too() {
    let mut game = at(&["77", "5556"]).pile("4 2n").draw("").game();
    play(&mut game, &["1 take"]);
    assert_eq!(game.phase(), Phase::Reshuffle { seat: seat(1) });
}

#[test]
fn si11_no_reshuffle_before_a_card_must_be_drawn() {
    let mut game = at(&["13", "5556"]).pile("4").draw("2").game();
    play(&mut game, &["1 lay 1 number"]);
    assert!(game.draw_pile().is_empty());
    assert_eq!(turn(&game), Some(2));
}

#[test]
fn si11_only_exactly_the_cards_concerned_can_be_shuffled() {
    let game = dry();
    let good: Vec<_> = game.aside().cards().collect();
    let mut other = good.clone();
    other[0] = cards("7")[0];
    for bad in [&good[1..], &other, &[good.as_slice(), &cards("1")].concat(), &cards(&"1".repeat(300))] {
        let mut after = game;
        assert!(after.settle(&Chance::Reshuffle(bad.to_vec()), &mut Silent).is_err());
        assert_eq!(after, game);
    }
    assert!(game.clone().settle(&Chance::Deck(good), &mut Silent).is_err());
}

/// Total 6 with a 5 on top and a 1 in the hole: 3s, 4s and 7s do not fit, and no card is left to draw.
fn stuck() -> Sieben {
    at(&[&"3".repeat(30), &"4".repeat(30), &"7".repeat(18)]).pile("1 5n").nothing_else().game()
}

#[test]
fn si11_when_nothing_is_left_nothing_is_drawn() {
    let mut game = stuck();
    let events = play(&mut game, &["1 take"]);
    assert_eq!(events[1], Event::NothingToDraw { seat: seat(1) });
    assert_eq!((game.hand(seat(1)).total(), turn(&game)), (30, Some(2)));
}

#[test]
fn si11_at_a_standstill_the_pile_becomes_the_draw_pile_and_nobody_draws() {
    let mut game = stuck();
    play(&mut game, &["1 take", "2 take", "3 take"]);
    assert_eq!(game.phase(), Phase::Standstill { seat: seat(1) });
    refuses(&game, 1, "take", "SI-11", "sieben-refuse-reshuffle-first");
    let events = play(&mut game, &["reshuffle 5 1"]);
    assert_eq!(events, [Event::Standstill { seat: seat(1), cards: 2 }]);
    assert_eq!((game.draw_pile(), game.pile()), (&cards("51")[..], Counts::NONE));
    assert_eq!(turn(&game), Some(1));
    // An ordinary turn: a card is drawn after it.
    play(&mut game, &["1 lay 3"]);
    assert_eq!(game.draw_pile(), cards("1"));
}

#[test]
fn si11_what_becomes_the_draw_pile_is_shuffled() {
    let mut still = stuck();
    play(&mut still, &["1 take", "2 take", "3 take"]);
    for game in [dry(), still] {
        let orders: BTreeSet<String> =
            (0..20).map(|seed| game.sample(&mut Quick::new(seed)).to_string()).collect();
        assert!(orders.len() > 1, "{orders:?}");
    }
}

#[test]
fn si11_only_who_is_still_in_counts_for_a_standstill_and_begins_after_it() {
    let (threes, fours) = ("3".repeat(39), "4".repeat(39));
    let mut game = at(&["5", &threes, &fours]).pile("1").finish(Finish::Any).nothing_else().game();
    play(&mut game, &["1 lay 5 number", "2 take", "3 take"]);
    assert_eq!(game.phase(), Phase::Standstill { seat: seat(2) });
}

#[test]
fn si11_only_penalties_in_a_row_make_a_standstill() {
    let fives = format!("{}5", "4".repeat(29));
    let mut game = at(&[&"3".repeat(30), &fives, &"7".repeat(18)]).pile("1 5n").nothing_else().game();
    play(&mut game, &["1 take", "2 lay 5 hole", "3 take", "1 take"]);
    assert_eq!(turn(&game), Some(2));
    play(&mut game, &["2 take"]);
    assert_eq!(game.phase(), Phase::Standstill { seat: seat(3) });
}

#[test]
fn si11_a_seven_after_nothing_was_left_makes_cards_to_draw_again() {
    let sixes = format!("{}6", "4".repeat(29));
    let mut game = at(&[&"3".repeat(30), &sixes, &"7".repeat(18)]).pile("1 5n").nothing_else().game();
    play(&mut game, &["1 take", "2 lay 6 hole", "2 lay 4"]);
    assert_eq!(legal(&game, 3), ["lay 7 hole"]);
    assert_eq!(game.aside(), counts("156"));
}

//! SI-18: who knows what.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Redact, Viewer};
use sevenfold_sieben::{CardSet, Counts, Event, Limit, Sieben};

use crate::support::{at, card, counts, play, seat};

fn set(numbers: &[u8]) -> CardSet {
    numbers.iter().map(|&number| card(number)).collect()
}

#[test]
fn si18_hands_and_draw_pile_are_hidden() {
    let game = at(&["133", "5556"]).pile("4").draw("62").game();
    let own = game.view(Viewer::Seat(seat(1)));
    assert_eq!(own.hand, Some(counts("133")));
    assert_eq!(own.unseen, counts("555662"));
    let watched = game.view(Viewer::Watcher);
    assert_eq!(watched.hand, None);
    assert_eq!(watched.unseen, counts("133555662"));
    let sizes: Vec<u8> = watched.players.iter().map(|player| player.cards).collect();
    assert_eq!((sizes, watched.draw_pile, watched.pile.total), (vec![3, 4], 2, 4));
}

#[test]
fn si18_the_cards_laid_and_the_chips_are_public() {
    let game = at(&["133", "5556"]).pile("4 2n").draw("62").round(2, &[2, 1]).game();
    for viewer in [Viewer::Seat(seat(2)), Viewer::Watcher] {
        let view = game.view(viewer);
        assert_eq!((view.pile.top, view.pile.seen), (Some(card(2)), Some(card(4))));
        assert!(view.pile.cards.iter().map(|lying| lying.card).eq([card(4), card(2)]));
        assert_eq!(view.aside, game.aside());
        let chips: Vec<u8> = view.players.iter().map(|player| player.chips).collect();
        assert_eq!((chips, view.chips_left), (vec![2, 1], 77));
    }
}

#[test]
fn si18_only_its_owner_sees_a_drawn_card() {
    let mut game = at(&["133", "5556"]).pile("4").draw("62").game();
    let events = play(&mut game, &["1 lay 1 number"]);
    let drew = events.last().unwrap();
    assert_eq!(drew.seen_by(Viewer::Seat(seat(1))), Some(drew.clone()));
    for viewer in [Viewer::Seat(seat(2)), Viewer::Watcher] {
        assert_eq!(drew.seen_by(viewer), Some(Event::Drew { seat: seat(1), card: None }));
    }
}

#[test]
fn si18_only_its_owner_sees_a_dealt_hand() {
    let hands = [Some(counts("1234567")), Some(counts("1111111"))];
    let dealt = Event::Dealt { round: 1, first: seat(1), hands: hands.into_iter().collect() };
    let Some(Event::Dealt { hands: seen, .. }) = dealt.seen_by(Viewer::Seat(seat(2))) else { panic!() };
    assert_eq!(seen.as_slice(), [None, hands[1]]);
    let Some(Event::Dealt { hands: seen, .. }) = dealt.seen_by(Viewer::Watcher) else { panic!() };
    assert_eq!(seen.as_slice(), [None, None]);
}

/// Pile (2, 4): 2 to 3 fit hole on hole, 4 to 5 hole on number.
fn after_a_penalty() -> Sieben {
    let mut game = at(&["1167", "2222"]).pile("4 2n").draw("3164").game();
    play(&mut game, &["1 take"]);
    game
}

#[test]
fn si18_a_penalty_proves_what_a_hand_lacked() {
    let view = after_a_penalty().view(Viewer::Seat(seat(2)));
    // At most the penalty card itself can be one of them.
    assert_eq!(view.players[0].limits, [Limit { cards: set(&[2, 3, 4, 5]), most: 1 }]);
    assert!(view.players[0].lacks.is_empty());
    assert!(view.players[1].limits.is_empty());
}

#[test]
fn si18_what_was_proved_is_remembered_while_cards_come_and_go() {
    let mut game = after_a_penalty();
    play(&mut game, &["2 lay 2 hole"]);
    // The penalty card is laid: the draw after it may bring another one.
    play(&mut game, &["1 lay 3 hole", "1 lay 6"]);
    let limits = game.view(Viewer::Seat(seat(2))).players[0].limits.clone();
    assert_eq!(limits, [Limit { cards: set(&[2, 3, 4, 5]), most: 0 }]);
    assert_eq!(game.view(Viewer::Watcher).players[0].lacks, set(&[2, 3, 4, 5]));
    assert_eq!(game.hand(seat(1)), counts("117"));
}

#[test]
fn si18_imagined_hands_keep_to_what_was_proved() {
    let game = after_a_penalty();
    let view = game.view(Viewer::Seat(seat(2)));
    let rng = &mut Quick::new(7);
    let mut seen = [0; 2];
    for _ in 0..500 {
        let hand = Sieben::imagine(&view, rng).unwrap().hand(seat(1));
        seen[usize::from(hand.within(set(&[2, 3, 4, 5])))] += 1;
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

#[test]
fn si18_after_a_reshuffle_the_other_hand_is_known() {
    let mut game = at(&["133", "2556"]).pile("4").draw("").game();
    play(&mut game, &["1 lay 1 number"]);
    let chance = game.sample(&mut Quick::new(1));
    game.settle(&chance, &mut sevenfold_core::Silent).unwrap();
    let view = game.view(Viewer::Seat(seat(1)));
    for number in 0..50 {
        let world = Sieben::imagine(&view, &mut Quick::new(number)).unwrap();
        assert_eq!(world.hand(seat(2)), counts("2556"));
    }
}

/// The law of large numbers, on a table small enough to count by hand: unseen are 1 2 2, of which two are a hand.
#[test]
fn si18_imagined_worlds_are_evenly_spread() {
    let game = at(&["133", "12"]).pile("4").draw("2").game();
    let view = game.view(Viewer::Seat(seat(1)));
    let rng = &mut Quick::new(3);
    let ones =
        (0..3000).filter(|_| Sieben::imagine(&view, rng).unwrap().hand(seat(2)) == counts("12")).count();
    assert!((1900..2100).contains(&ones), "about two thirds, but {ones} of 3000");
}

#[test]
fn si18_a_view_no_game_gave_has_no_world() {
    let good = after_a_penalty().view(Viewer::Seat(seat(2)));
    let rng = &mut Quick::new(7);
    assert!(Sieben::imagine(&good, rng).is_ok());
    let broken: [fn(&mut sevenfold_sieben::View); 8] = [
        |view| view.hand = None,
        |view| view.draw_pile += 1,
        |view| view.players[0].cards += 1,
        |view| view.players[0].draws += 1,
        |view| view.players.truncate(1),
        |view| view.aside = Counts::new([80, 80, 80, 80, 80, 80, 80]),
        |view| view.pile.cards.swap(0, 1),
        |view| view.players[0].limits[0].most = 9,
    ];
    for (index, spoil) in broken.iter().enumerate() {
        let mut view = good.clone();
        spoil(&mut view);
        assert!(Sieben::imagine(&view, rng).is_err(), "spoilt view {index}");
    }
}

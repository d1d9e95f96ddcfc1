//! TS-39: what is public, what is hidden, and what each remembers.

use crate::support::*;
use sevenfold_core::chance::Quick;
use sevenfold_core::{Agenda, Game, Redact, Say, SeatSet, Viewer};
use sevenfold_triple_seven::{Cards, Event, TripleSeven, View};

/// Cards this seat knows to be in that hand.
fn known(game: &TripleSeven, by: u8, of: u8) -> Cards {
    view(game, by).players[usize::from(of) - 1].known
}

/// Cards this seat knows to be in that hand or to have become that reserve.
fn known_or_reserved(game: &TripleSeven, by: u8, of: u8) -> Cards {
    view(game, by).players[usize::from(of) - 1].known_or_reserved
}

/// The hands, the reserves and whether the stack where a card may be.
fn places(view: &View, text: &str) -> (SeatSet, SeatSet, bool) {
    let some = view.hidden.iter().find(|some| some.cards.contains(card(text))).unwrap();
    (some.hands, some.reserves, some.stack)
}

fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().map(|&number| seat(number)).collect()
}

#[test]
fn ts39_public_facts_are_the_same_for_all_and_hidden_ones_are_in_no_other_view() {
    let game = at("pile R5; under R6; anticlockwise; 1: G1 G2 *B1; 2: R2 Y2; 3: saint Y3 *B3 +G9");
    let watcher = game.view(Viewer::Watcher);
    assert_eq!(watcher.own, None);
    // Pile, colour and number in force, direction; collected cards; the size of the stack.
    assert_eq!((watcher.table, usize::from(watcher.stack)), (*game.table(), game.stack().count()));
    assert_eq!(watcher.players[2].collected, game.collected_by(seat(3)));
    for number in 1..=3 {
        let seen = view(&game, number);
        assert_eq!((seen.table, seen.stack), (watcher.table, watcher.stack));
        for (mine, theirs) in seen.players.iter().zip(&watcher.players) {
            assert_eq!((mine.hand, mine.reserved, mine.score), (theirs.hand, theirs.reserved, theirs.score));
            assert_eq!(mine.collected, theirs.collected);
        }
        assert_eq!(seen.own.unwrap().hand, hand(&game, number));
        assert_eq!(seen.hidden.len(), 1, "nothing tells one hidden card from another");
    }
    assert_eq!(
        watcher.players.iter().map(|player| (player.hand, player.reserved)).collect::<Vec<_>>(),
        [(2, true), (2, false), (2, true)]
    );
    assert_eq!(places(&watcher, "saint"), (seats(&[1, 2, 3]), seats(&[1, 3]), true));
}

#[test]
fn ts39_a_stolen_card_is_known_to_the_two() {
    let game = after("pile R5; 1: Rthief G2; 2: R2; 3: Y3 Y4", "1 play Rthief steal 2; 2 submit");
    assert_eq!(known(&game, 2, 1), cards("R2"));
    assert_eq!(
        places(&view(&game, 3), "R2").0,
        seats(&[1, 2]),
        "before the reshuffle it may also be seat 2's new hand"
    );
    assert_eq!(known(&game, 3, 1), Cards::NONE);
}

#[test]
fn ts39_a_gift_is_known_to_the_two_and_may_be_anything_to_others() {
    let position = "pile R5; 1: samaritan G2 G5 G6 G7 saint; 2: R2 B2; 3: Y3 Y4";
    let game = after(position, "1 play samaritan red; 1 give saint");
    assert_eq!(known(&game, 1, 2), cards("saint"));
    assert!(hand(&game, 2).contains(card("saint")));
    assert_eq!(known(&game, 3, 2), Cards::NONE);
    let game = after(position, "1 play samaritan red; 1 give G567");
    assert_eq!((known(&game, 1, 2), known(&game, 3, 2)), (cards("G5 G6 G7"), Cards::NONE));
    let game = after(&format!("{position}; stack Y9"), "1 play samaritan red; 1 give top");
    assert_eq!((known(&game, 1, 2), known(&game, 3, 2)), (cards("Y9"), Cards::NONE));
    // A card played is no longer known to be held.
    let game =
        after(position, "1 play samaritan red; 1 give G2; 2 draw; 2 pass; 3 draw; 3 pass; 1 draw; 1 pass");
    assert_eq!(known(&game, 1, 2), cards("G2"));
    let game = after(position, "1 play samaritan green; 1 give G2; 2 play G2");
    assert_eq!(known(&game, 1, 2), Cards::NONE);
}

#[test]
fn ts39_whoever_passed_the_top_of_the_stack_on_knows_that_the_others_are_still_in_it() {
    let game = after(
        "pile R5; under G1 G2; rest 3; 1: samaritan Y1; 2: Y2 Y3; 3:",
        "1 play samaritan red; 1 give top; table",
    );
    let seen = view(&game, 1);
    let stacked: Vec<_> = seen.hidden.iter().filter(|some| some.stack).collect();
    assert_eq!(stacked.iter().map(|some| some.cards.len()).sum::<u8>(), 2);
    assert!(stacked.iter().all(|some| some.hands == SeatSet::EMPTY));
}

#[test]
fn ts39_after_a_trade_both_know_the_hand_they_gave() {
    let game = after("pile R5; 1: Rtrade G2 saint; 2: R2 B2 B3; 3: Y3 Y4", "1 play Rtrade 2; 2 submit");
    assert_eq!(known(&game, 1, 2), cards("G2 saint"));
    assert_eq!(known(&game, 2, 1), cards("R2 B2 B3"));
    assert_eq!((known(&game, 3, 1), known(&game, 3, 2)), (Cards::NONE, Cards::NONE));
}

#[test]
fn ts39_what_is_known_moves_with_a_hand_that_others_trade() {
    let game = after(
        "pile R5; 1: samaritan G2 G3; 2: Rtrade B2 B3; 3: Y3 Y4",
        "1 play samaritan red; 1 give G2; 2 play Rtrade 3; 3 submit",
    );
    assert_eq!((known(&game, 1, 2), known(&game, 1, 3)), (Cards::NONE, cards("G2")));
    assert_eq!(known(&game, 2, 3), cards("G2 B2 B3"));
    assert_eq!(known(&game, 3, 2), cards("Y3 Y4"));
}

#[test]
fn ts39_a_known_card_may_since_have_become_the_reserve_and_stays_when_the_hand_goes() {
    let start = "pile R5; 1: samaritan G2 G3; 2: Rtrade B2 B3; 3: Y3 Y4";
    let game = after(start, "1 play samaritan red; 1 give G2; 2 reserve B2");
    assert_eq!((known(&game, 1, 2), known_or_reserved(&game, 1, 2)), (Cards::NONE, cards("G2")));
    let game = after(
        start,
        "1 play samaritan red; 1 give G2; 2 reserve B2; 3 draw; 3 pass; 1 draw; 1 pass; 2 play Rtrade 3; 3 submit",
    );
    assert_eq!(places(&view(&game, 1), "G2"), (seats(&[3]), seats(&[2]), false));
    // Playing the reserve shows that it was not that card.
    let game = after(
        start,
        "1 play samaritan blue; 1 give G2; 2 reserve B2; 3 draw; 3 pass; 1 draw; 1 pass; 2 play *B2",
    );
    assert_eq!(known(&game, 1, 2), cards("G2"));
    // A swap with the only card in hand leaves no doubt.
    let game =
        after("pile R5; 1: Rtrade G2; 2: R2 B2; 3: Y3 Y4", "1 play Rtrade 2; 2 submit; 2 draw; 2 reserve G2");
    assert_eq!(known_or_reserved(&game, 1, 2), cards("G2"));
    let game = after("pile R5; 1: Rtrade G2; 2: R2 B2 *B9; 3: Y3 Y4", "1 play Rtrade 2; 2 submit; 2 swap G2");
    assert_eq!(places(&view(&game, 1), "G2"), (SeatSet::EMPTY, seats(&[2]), false));
}

#[test]
fn ts39_a_hidden_gift_between_others_leaves_a_known_card_in_either_hand() {
    let game = after(
        "pile R5; 1: samaritan G2 G3; 2: samaritan B2 B3; 3: Y3 Y4",
        "1 play samaritan red; 1 give G2; 2 play samaritan red; 2 give B2",
    );
    assert_eq!(places(&view(&game, 1), "G2"), (seats(&[2, 3]), SeatSet::EMPTY, false));
    // A 567 as gift cannot have been that card.
    let game = after(
        "pile R5; 1: samaritan G2 G3; 2: samaritan B5 B6 B7 B8; 3: Y3 Y4",
        "1 play samaritan red; 1 give G2; 2 play samaritan red; 2 give B567",
    );
    assert_eq!(known(&game, 1, 2), cards("G2"));
}

#[test]
fn ts39_copies_of_a_main_character_are_counted_off() {
    let start = "pile R5; copies 2; 1: samaritan saint G3; 2: B2 B3 saint; 3: Y3 Y4";
    let game = after(start, "1 play samaritan red; 1 give saint");
    assert_eq!(known(&game, 1, 2), cards("saint"), "the other one may be anywhere");
    let game = after(start, "1 play samaritan red; 1 give saint; 2 play saint -");
    assert_eq!(known(&game, 1, 2), Cards::NONE, "one was played, whichever it was");
    assert_eq!(places(&view(&game, 1), "saint").0, seats(&[2, 3]));
}

#[test]
fn ts39_after_a_reshuffle_all_cards_that_were_not_in_it_are_in_hands_and_reserves() {
    let mut game = at("pile R5; under G1 G2 G4; rest 2; 1: R1 B1; 2: *B9");
    play(&mut game, "1 draw; table; 1 pass");
    let seen = view(&game, 1);
    let (_, _, stack) = places(&seen, "Y7");
    assert!(!stack, "it was not in the pile");
    assert_eq!(known_or_reserved(&game, 1, 2).len(), hand(&game, 2).len() + 1, "so the other player has it");
    // And what is drawn afterwards comes from what was in the pile.
    play(&mut game, "2 draw; 2 pass");
    let in_doubt =
        view(&game, 1).hidden.iter().filter(|some| some.stack).fold(0, |sum, some| sum + some.cards.len());
    assert_eq!(in_doubt, 2);
}

#[test]
fn ts20_ts39_events_show_hidden_cards_to_those_concerned_alone() {
    // The last move shows this card to these seats, and to nobody else.
    for (position, before, last, text, to) in [
        ("pile R5; stack Y9; 1: G1 G2; 2: R2; 3: B3", "", "1 draw", "Y9", &[1][..]),
        ("pile R5; 1: G1 Y9; 2: R2; 3: B3", "", "1 reserve Y9", "Y9", &[1]),
        ("pile R5; 1: G1 Y9 *B1; 2: R2; 3: B3", "", "1 swap Y9", "Y9", &[1]),
        ("pile R5; 1: Rthief G1; 2: Y9; 3: B3", "1 play Rthief steal 2", "2 submit", "Y9", &[1, 2]),
        ("pile R5; 1: Rtrade Y9; 2: R2; 3: B3", "1 play Rtrade 2", "2 submit", "Y9", &[1, 2]),
        ("pile R5; 1: Rtrade G1; 2: Y9 R2; 3: B3", "1 play Rtrade 2", "2 submit", "Y9", &[1, 2]),
        ("pile R5; 1: samaritan G1 Y9; 2: R2; 3: B3", "1 play samaritan -", "1 give Y9", "Y9", &[1, 2]),
        (
            "pile R5; stack Y9; 1: samaritan G1; 2: R2; 3: B3",
            "1 play samaritan -",
            "1 give top",
            "Y9",
            &[1, 2],
        ),
        ("pile R5; stack Y9; 1: sinner G1 B2; 2: R2; 3: B3", "1 play sinner red", "2 submit", "Y9", &[2]),
    ] {
        let mut game = at(position);
        if !before.is_empty() {
            play(&mut game, before);
        }
        let events = play(&mut game, last);
        for viewer in Viewer::all(3) {
            let seen: Vec<Event> = events.iter().filter_map(|event| event.seen_by(viewer)).collect();
            let said: Vec<String> = seen.iter().map(|event| event.say().to_string()).collect();
            let shown = serde_json::to_string(&seen).unwrap().contains(&format!("\"{text}\""));
            let concerned = viewer.seat().is_some_and(|seat| to.contains(&seat.number()));
            assert_eq!(shown, concerned, "{last}: {viewer:?} sees {seen:?}");
            let told = said.concat().contains("number=9");
            assert_eq!(told, concerned, "{last}: {viewer:?} hears {said:?}");
        }
    }
}

#[test]
fn ts6_ts39_a_deal_and_a_first_reserve_are_told_to_their_owner_alone() {
    let mut game = dealt(2, 2, "Y9 B1");
    let events = play(&mut game, "1 reserve Y9");
    for viewer in Viewer::all(2) {
        let told = serde_json::to_string(&events[0].seen_by(viewer)).unwrap();
        assert_eq!(told.contains("Y9"), viewer.is(seat(1)), "{viewer:?}: {told}");
    }
    play(&mut game, "2 no-reserve; 1 draw");
    let mut fresh = at("pile R5; 1: R1; 2: R2");
    play(&mut fresh, "1 play R1");
    let events = deal(&mut fresh, "Y9 B1");
    for viewer in Viewer::all(2) {
        let told = serde_json::to_string(&events[0].seen_by(viewer)).unwrap();
        // Seat 2 dealt the first round, so seat 1 deals now and the first card goes to seat 2.
        assert_eq!(told.contains("Y9"), viewer.is(seat(2)), "{viewer:?}: {told}");
        assert_eq!(told.contains("B1\""), viewer.is(seat(1)), "{viewer:?}: {told}");
    }
}

#[test]
fn ts39_any_card_of_a_hand_may_be_the_first_reserve() {
    let mut game = dealt(2, 2, "Y9 B1");
    play(&mut game, "1 reserve Y9; 2 no-reserve");
    assert_eq!(places(&view(&game, 2), "Y9"), (seats(&[1]), seats(&[1]), true));
}

/// What everybody but one seat gets of some moves: events, sentences, views, agenda.
fn heard(game: &TripleSeven, moves: &str, but: u8) -> Vec<String> {
    let mut game = game.clone();
    let mut all = Vec::new();
    for one in moves.split(';') {
        let events: Vec<Event> = play(&mut game, one.trim());
        for viewer in Viewer::all(game.seats()).filter(|viewer| !viewer.is(seat(but))) {
            let seen: Vec<Event> = events.iter().filter_map(|event| event.seen_by(viewer)).collect();
            let said: Vec<String> = seen.iter().map(|event| event.say().to_string()).collect();
            let told = serde_json::to_string(&(&seen, game.view(viewer), game.agenda())).unwrap();
            all.push(format!("{viewer:?} {told} {said:?}"));
        }
    }
    all
}

#[test]
fn ts6_ts39_nothing_tells_a_first_reserve_from_none_until_all_have_answered() {
    let game = dealt(3, 1, "R0");
    let heard = |choice: &str| heard(&game, &format!("2 {choice}; 3 no-reserve"), 2);
    assert_eq!(heard("reserve R0"), heard("no-reserve"));
}

#[test]
fn ts38_ts39_nothing_tells_a_saint_that_submits_from_no_saint() {
    for (start, moves, asked) in [
        (
            "1: sinner Y1 Y2; 2: B2 B3 {}; 3: G1 G2",
            "1 play sinner red; 2 submit; 3 submit; 1 draw; 1 pass",
            2,
        ),
        ("1: Rthief Y1 Y2; 2: {}; 3: G1 G2", "1 play Rthief show; 2 draw; 2 pass", 2),
        (
            "1: sinner Y1 {}; 2: reaper B2 B3; 3: G1 G2",
            "1 play sinner red; 2 answer reaper blue; 1 submit; 3 submit",
            1,
        ),
    ] {
        for (with, without) in [("saint", "R9"), ("reaper", "R9"), ("saint", "reaper")] {
            let pile = "pile R5; stack B5 B6 B7 B8 G5 G6 G7 G8 Y5 Y6 Y7 Y8 B1 G4";
            let holder = at(&format!("{pile}; {}", start.replace("{}", with)));
            let other = at(&format!("{pile}; {}", start.replace("{}", without)));
            assert_eq!(heard(&holder, moves, asked), heard(&other, moves, asked), "{start} {with} {without}");
        }
    }
}

#[test]
fn ts38_who_is_asked_does_not_depend_on_hands() {
    // For every viewer but the one asked, worlds imagined from the view ask the same seat.
    let game = after("pile R5; 1: sinner Y1 Y2; 2: saint B3 reaper; 3: G1 G2; 4: R1 R2", "1 play sinner red");
    let mut rng = Quick::new(7);
    for viewer in Viewer::all(4) {
        for _ in 0..20 {
            let world = TripleSeven::imagine(&game.view(viewer), &mut rng).unwrap();
            assert_eq!(world.agenda(), game.agenda());
            assert!(matches!(world.agenda(), Agenda::Seats(_)));
        }
    }
}

#[test]
fn imagined_worlds_keep_what_is_known_and_vary_in_what_is_not() {
    let game = after(
        "pile R5; 1: samaritan G2 G3; 2: Rtrade B2 B3; 3: Y3 Y4",
        "1 play samaritan red; 1 give G2; 2 reserve B2; 3 draw; 3 pass",
    );
    let seen = view(&game, 1);
    let mut rng = Quick::new(77);
    let (mut in_hand, mut in_reserve) = (0, 0);
    for _ in 0..600 {
        let world = TripleSeven::imagine(&seen, &mut rng).unwrap();
        assert_eq!(view(&world, 1), seen);
        if hand(&world, 2).contains(card("G2")) {
            in_hand += 1;
        } else {
            assert_eq!(world.reserve_of(seat(2)), Some(card("G2")));
            in_reserve += 1;
        }
    }
    // One of four cards is the reserve, and nothing says which.
    assert!((90..=220).contains(&in_reserve), "{in_hand} in hand, {in_reserve} as reserve");
}

#[test]
fn imagining_is_uniform_where_nothing_is_known() {
    let game = at("pile R5; rest under; stack G1 G2 G3 G4 G5 G6; 1: R1; 2: B1 B2");
    let seen = view(&game, 1);
    let mut rng = Quick::new(3);
    let mut held = std::collections::BTreeMap::new();
    for _ in 0..4000 {
        let world = TripleSeven::imagine(&seen, &mut rng).unwrap();
        for card in hand(&world, 2).iter() {
            *held.entry(card.to_string()).or_insert(0) += 1;
        }
    }
    // Two of eight hidden cards: each in a quarter of the worlds.
    assert_eq!(held.len(), 8);
    assert!(held.values().all(|count| (880..=1120).contains(count)), "{held:?}");
}

#[test]
fn a_view_made_up_by_hand_has_no_world_and_does_no_harm() {
    let seen = view(&at("pile R5; 1: G1 G2; 2: R2 Y2"), 1);
    let mut fewer = seen.clone();
    fewer.stack += 1;
    assert!(TripleSeven::imagine(&fewer, &mut Quick::new(1)).is_err());
    let mut nowhere = seen.clone();
    nowhere.hidden[0].hands = SeatSet::EMPTY;
    assert!(TripleSeven::imagine(&nowhere, &mut Quick::new(1)).is_err());
    let mut crowd = seen;
    crowd.table.seats = 9;
    assert!(TripleSeven::imagine(&crowd, &mut Quick::new(1)).is_err());
}

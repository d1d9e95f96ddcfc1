//! DL-40: who knows what.

use sevenfold_core::chance::Quick;
use sevenfold_core::run::Step;
use sevenfold_core::testing::{Case, random_run};
use sevenfold_core::{Game, Redact, Seat, Viewer};
use sevenfold_double_lucky_7::{
    Advantage, Colour, DoubleLucky7, Event, Face, JokerTrump, Mode, Options, View,
};

use crate::support::{Table, cards, mode, seat};
use crate::uses::{asked_with, uses};

/// The hand of a player, if the viewer knows it.
pub(crate) fn hand_seen(view: &View, of: u8) -> Option<String> {
    view.round.as_ref().unwrap().players[of as usize - 1].hand.map(|hand| format!("{hand:?}"))
}

#[test]
fn dl40_hands_and_the_deck_are_hidden() {
    let mut table = Table::new(Options::default(), 3, 1);
    table.deal(&["R9", "R5", "R4"], "B1", "B2");
    let dealt = table.told[0].clone();
    for viewer in Viewer::all(3) {
        let Some(Event::Dealt { hands, .. }) = dealt.seen_by(viewer) else {
            panic!("all see that cards are dealt")
        };
        let view = table.game.view(viewer);
        for owner in Seat::all(3) {
            assert_eq!(hands[owner.index()].is_some(), viewer.is(owner));
            assert_eq!(view.round.as_ref().unwrap().players[owner.index()].hand.is_some(), viewer.is(owner));
        }
        assert!(!serde_json::to_string(&view).unwrap().contains("B2"), "the deck is hidden");
    }
}

/// What everybody may know of a view.
fn openly(mut view: View) -> View {
    view.viewer = Viewer::Watcher;
    for player in view.round.iter_mut().flat_map(|round| &mut round.players) {
        player.hand = None;
    }
    view
}

/// What everybody may know of an event.
fn told_openly(mut event: Event) -> Event {
    match &mut event {
        Event::Dealt { hands, .. } => hands.fill(None),
        Event::Swapped { hands, .. } => *hands = None,
        _ => {}
    }
    event
}

#[test]
fn dl40_all_but_the_hands_is_open() {
    for number in 0..20 {
        let mode = if number % 2 == 0 { Mode::Tactical } else { Mode::Dice };
        let options = Options { mode, joker_trump: JokerTrump::DealerChooses, ..Options::default() };
        let run = random_run(&Case::<DoubleLucky7> { options, seats: 3 }, number, usize::MAX);
        let mut game = *run.start();
        for step in run.steps() {
            let mut told: Vec<Event> = Vec::new();
            match step {
                Step::Chance(chance) => game.settle(chance, &mut told).unwrap(),
                Step::Act { seat, action } => game.advance(*seat, action, &mut told),
            }
            let open: Vec<Event> = told.iter().cloned().map(told_openly).collect();
            for viewer in Viewer::all(3) {
                assert_eq!(openly(game.view(viewer)), game.view(Viewer::Watcher));
                let heard = told.iter().filter_map(|event| event.seen_by(viewer)).map(told_openly);
                assert_eq!(heard.collect::<Vec<Event>>(), open);
            }
        }
    }
}

#[test]
fn dl40_the_turned_card_stays_known_when_it_is_turned_down() {
    let mut table = Table::new(mode(Mode::Tactical), 2, 1);
    table.deal(&["R9", "R5"], "B1", "B2").then(&["bid 0", "bid 0", "use change-trump Y"]);
    for viewer in 0..=2 {
        assert_eq!(table.view(viewer).round.unwrap().turned.to_string(), "B1");
    }
}

#[test]
fn dl40_played_cards_stay_known_for_the_round() {
    let mut table = Table::new(Options::default(), 2, 2);
    table.until_round(2).deal(&["R9 R8", "R5 R4"], "B1", "B2").then(&["bid 0", "bid 0"]);
    table.then(&["play R9", "play R5", "play R8"]);
    for viewer in 0..=2 {
        let played = table.view(viewer).round.unwrap().played;
        let tricks: Vec<String> = played.iter().map(|trick| format!("{:?}", trick.cards)).collect();
        assert_eq!(tricks, ["[R9, R5]", "[R8]"]);
    }
}

#[test]
fn dl40_voids_are_remembered_and_respected() {
    let mut table = Table::new(Options::default(), 3, 3);
    table.until_round(2).deal(&["R9 G8", "Y5 G4", "R4 J"], "B1", "B2");
    table.then(&["bid 0", "bid 0", "bid 0"]).then(&["play R9", "play Y5", "play J"]);
    let view = table.view(1);
    let voids: Vec<Vec<Colour>> =
        view.round.as_ref().unwrap().players.iter().map(|player| player.voids.iter().collect()).collect();
    assert_eq!(voids, [vec![], vec![Colour::Red], vec![]], "the Joker shows no void");
    let mut rng = Quick::new(7);
    let mut red_in_three = 0;
    for _ in 0..500 {
        let world = DoubleLucky7::imagine(&view, &mut rng).unwrap();
        assert!(
            world.hand(seat(2)).intersection(sevenfold_double_lucky_7::CardSet::of(Colour::Red)).is_empty()
        );
        assert_eq!(world.hand(seat(1)), cards("G8"));
        red_in_three += u32::from(
            !world.hand(seat(3)).intersection(sevenfold_double_lucky_7::CardSet::of(Colour::Red)).is_empty(),
        );
    }
    assert!(red_in_three > 50, "{red_in_three}: seat 3 may still hold red");
}

#[test]
fn dl40_the_draw_for_the_first_deal_is_public() {
    let mut table = Table::undrawn(Options::default(), 3);
    table.chance("dealer 3 R4 G9 B9 / - G2 B7");
    for viewer in 0..=3 {
        let drawn: Vec<String> = table.view(viewer).drawn.iter().map(ToString::to_string).collect();
        assert_eq!(drawn, ["R4", "G2", "B7"], "each seat's last card");
    }
}

#[test]
fn dl40_the_trick_that_ended_a_round_stays_known_after_the_next_deal() {
    let mut table = Table::new(Options::default(), 3, 1);
    table.deal(&["R9", "R12", "G4"], "B1", "B2").then(&["bid 0", "bid 0", "bid 0"]);
    table.then(&["play R9", "play R12", "play G4"]);
    assert_eq!(table.view(0).ended, None, "it still lies on the table");
    table.deal_any();
    for viewer in 0..=3 {
        let ended = table.view(viewer).ended.unwrap();
        assert_eq!((ended.leader, ended.winner), (seat(1), seat(2)));
        assert_eq!(ended.cards.as_slice(), ["R9", "R12", "G4"].map(|card| card.parse().unwrap()));
    }
}

#[test]
fn dl40_what_the_die_showed_stays_known_for_the_round() {
    let mut table = Table::new(mode(Mode::Dice), 2, 1);
    table.deal_any().then(&["bid 0", "bid 0", "roll"]).chance("rolled double-points");
    let rolled = |table: &Table| table.view(0).round.unwrap().rolled;
    assert_eq!(rolled(&table), Some(Face::Lucky(Advantage::DoublePoints)));
    table.finish_round().deal_any();
    assert_eq!(rolled(&table), None);
}

#[test]
fn dl40_after_a_swap_the_two_know_the_hand_they_gave() {
    let mut table = asked_with(mode(Mode::Tactical), &["R1 G2", "R3 G4", "R5 G6"], "B1", "B2");
    uses(&mut table, 2, "player-swap 1 3");
    let told = table.told.clone();
    let hears = |viewer: Viewer| {
        told.iter().find_map(|event| match event.seen_by(viewer) {
            Some(Event::Swapped { hands, .. }) => Some(hands.is_some()),
            _ => None,
        })
    };
    assert_eq!(hears(Viewer::Seat(seat(1))), Some(true));
    assert_eq!(hears(Viewer::Seat(seat(3))), Some(true));
    assert_eq!(hears(Viewer::Seat(seat(2))), Some(false), "not even the one who made them swap");
    assert_eq!(hears(Viewer::Watcher), Some(false));
    assert_eq!(hand_seen(&table.view(1), 3), Some("{R1, G2}".into()));
    assert_eq!(hand_seen(&table.view(3), 1), Some("{R5, G6}".into()));
    assert_eq!(hand_seen(&table.view(2), 1), None);
    table.then(&["play R5", "play R3", "play R1"]);
    assert_eq!(hand_seen(&table.view(1), 3), Some("{G2}".into()), "less what was played since");
    assert_eq!(Seat::all(3).count(), 3);
}

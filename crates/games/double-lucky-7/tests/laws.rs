//! The laws every game keeps, over all options and seat counts, and the ones of this game.

// A test that cannot go on has failed.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "laws/notation.rs"]
mod notation;
mod support;

use sevenfold_core::chance::Quick;
use sevenfold_core::run::Step;
use sevenfold_core::testing::{self, Inspect, scale};
use sevenfold_core::{Game, Seat, Viewer};
use sevenfold_double_lucky_7::{
    Action, Advantage, CardSet, Chance, DoubleLucky7, Face, Use, View, tricks_of,
};
use support::{all_cases, cards_out, round_of};

/// Every card is in one place: the rest of the deck is whatever lies nowhere else.
fn census(game: &DoubleLucky7) -> Vec<u32> {
    let out = cards_out(game);
    let round = round_of(game);
    let expected = if round == 0 { 0 } else { u32::from(tricks_of(round) * game.seats()) + 2 };
    let mut count: Vec<u32> = CardSet::ALL
        .iter()
        .map(|card| (out.iter().filter(|&&other| other == card).count() as u32).max(1))
        .collect();
    count.push(out.len() as u32 + 100 - expected);
    count
}

fn hidden(game: &DoubleLucky7, viewer: Viewer) -> Vec<(&'static str, u64)> {
    let view = game.view(viewer);
    let Some(round) = &view.round else { return Vec::new() };
    let bits = |cards: CardSet| cards.iter().fold(0, |bits, card| bits * 57 + 1 + u64::from(card.rank()));
    let mut places: Vec<(&'static str, u64)> = Seat::all(view.seats)
        .filter(|seat| round.players[seat.index()].hand.is_none())
        .map(|seat| ("hand", bits(game.hand(seat))))
        .collect();
    places.extend(game.beneath().map(|card| ("beneath", u64::from(card.rank()))));
    places
}

/// The extra card is laid open to all; a swap shows two players a hand.
fn reveals(_: &DoubleLucky7, step: &Step<DoubleLucky7>, viewer: Viewer) -> bool {
    match step {
        Step::Chance(chance) => *chance == Chance::Rolled(Face::Lucky(Advantage::ExtraCard)),
        Step::Act { action: Action::Use(Use::ExtraCard), .. } => true,
        Step::Act { action: Action::Use(Use::PlayerSwap { low, high }), .. } => {
            viewer.is(*low) || viewer.is(*high)
        }
        Step::Act { .. } => false,
    }
}

const INSPECT: Inspect<DoubleLucky7> = Inspect { census, hidden, reveals };

#[test]
fn random_games_keep_all_laws() {
    testing::laws(&INSPECT, &all_cases(), scale(54, 10_000));
}

#[test]
fn foreign_records_agree() {
    testing::records_agree::<DoubleLucky7>();
}

#[test]
fn mutated_records_are_refused_in_order() {
    testing::mutated_records(&all_cases(), scale(300, 20_000));
}

#[test]
fn notation_is_strict() {
    testing::notation_is_strict(&all_cases(), scale(20_000, 1_000_000));
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<DoubleLucky7>() < 400, "{} bytes", size_of::<DoubleLucky7>());
}

/// Every card a seat has seen stays where it was seen, and nobody gets a colour it has shown to be out of.
#[test]
fn imagined_worlds_never_contradict_what_was_seen() {
    let worlds = scale(3_000, 100_000);
    let mut rng = Quick::new(77);
    let (mut done, mut number, cases) = (0, 0, all_cases());
    while done < worlds {
        let case = &cases[number as usize % cases.len()];
        let steps = 3 + (number as usize * 37) % 250;
        let run = testing::random_run(case, number, steps);
        number += 1;
        for viewer in Viewer::all(case.seats) {
            let view = run.game().view(viewer);
            let world = DoubleLucky7::imagine(&view, &mut rng).unwrap();
            check_world(run.game(), &world, &view);
            done += 1;
        }
    }
}

fn check_world(game: &DoubleLucky7, world: &DoubleLucky7, view: &View) {
    let Some(round) = &view.round else { return };
    let mut seen: CardSet = round.played.iter().flat_map(|trick| trick.cards.clone()).collect();
    seen = seen.with(round.turned);
    for seat in Seat::all(view.seats) {
        let player = &round.players[seat.index()];
        let hand = world.hand(seat);
        assert_eq!(hand.len(), player.cards);
        assert_eq!(hand.intersection(seen), CardSet::EMPTY, "a card seen elsewhere is in a hand");
        assert_eq!(hand.intersection(player.voids.cards()), CardSet::EMPTY, "a colour the seat is out of");
        if round.extra.is_none_or(|extra| extra.seat != seat) {
            // The truth keeps to the voids as well, or they would be wrong.
            assert_eq!(game.hand(seat).intersection(player.voids.cards()), CardSet::EMPTY);
        }
        if let Some(known) = player.hand {
            assert_eq!((hand, game.hand(seat)), (known, known), "a hand the viewer knows");
        }
    }
    assert_eq!(world.view(view.viewer), *view);
}

#[test]
fn all_cases_are_there() {
    let cases = all_cases();
    let mut texts: Vec<String> = cases.iter().map(|case| format!("{case:?}")).collect();
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), 6 * 3 * 3 * 2);
    let rounds = |number: u8| cases.iter().filter(|case| case.options.rounds == number).count();
    assert_eq!((rounds(7), rounds(14)), (54, 54));
}

//! What must hold whatever is played.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss, reason = "small counts")]

mod support;

use std::collections::BTreeSet;

use proptest::prelude::*;
use sevenfold_core::chance::Quick;
use sevenfold_core::testing::{
    Case, Inspect, laws, mutated_records, notation_is_strict, random_run, records_agree, scale,
};
use sevenfold_core::{Agenda, Game, Rng, Seat, Silent, Viewer};
use sevenfold_seven::{
    Action, Breach, Cell, Chance, MOST_SPAN, Options, Place, Seven, Symmetry, Table, Teams, Tile,
};
use support::Slow;

/// Every player count with every house rule.
fn cases() -> Vec<Case<Seven>> {
    let mut cases = Vec::new();
    for misere in [false, true] {
        for (seats, teams) in [(2, Teams::None), (3, Teams::None), (4, Teams::Pairs), (4, Teams::None)] {
            cases.push(Case { options: Options { misere, teams: Some(teams) }, seats });
        }
    }
    cases
}

/// Tiles by kind, on the table or still in a hand.
fn census(game: &Seven) -> Vec<u32> {
    let in_hands = |tile| Seat::all(game.seats()).filter(|&seat| game.hand(seat).contains(tile)).count();
    let on_table = |tile| game.table().laid().iter().filter(|laid| laid.place.tile() == tile).count();
    Tile::ALL.into_iter().map(|tile| (in_hands(tile) + on_table(tile)) as u32).collect()
}

#[test]
fn every_law_holds_in_random_games() {
    laws(&Inspect::open(census), &cases(), scale(24, 10_000));
}

#[test]
fn foreign_records_replay_and_their_lists_agree() {
    records_agree::<Seven>();
}

#[test]
fn broken_records_are_refused_at_the_right_step() {
    mutated_records(&cases(), scale(400, 20_000));
}

#[test]
fn garbled_moves_are_not_read_as_others() {
    notation_is_strict(&cases(), scale(20_000, 1_000_000));
}

fn listed(game: &Seven) -> Vec<String> {
    let mut legal: Vec<String> = game
        .turn()
        .map(|seat| game.legal(seat))
        .unwrap_or_default()
        .iter()
        .map(ToString::to_string)
        .collect();
    legal.sort();
    legal
}

/// Plays a game beside the slow one; `choose` picks a move from the list.
fn beside_the_slow_one(case: &Case<Seven>, mut choose: impl FnMut(&Seven, &[Action]) -> Action) -> Seven {
    let mut game = Seven::new(&case.options, case.seats).unwrap();
    let mut slow = Slow::new(case.seats.into());
    while let Some(seat) = game.turn() {
        let legal = slow.legal();
        assert!(listed(&game) == legal, "after {:?}", game.table().laid());
        assert_eq!(game.count_places(), legal.len() as u64);
        let action = choose(&game, &game.legal(seat));
        game.play(seat, &action, &mut Silent).unwrap();
        slow.play(&action.to_string());
    }
    game
}

#[test]
fn the_slow_generator_agrees_in_random_games() {
    let mut rng = Quick::new(7);
    let cases = cases();
    for number in 0..scale(64, 2000) as usize {
        beside_the_slow_one(&cases[number % cases.len()], |_, legal| *rng.pick(legal).unwrap());
    }
}

/// Reaches for the far side of the table, so that wider windows are opened.
#[test]
fn the_slow_generator_agrees_in_games_that_spread() {
    let mut widest = 0;
    for (number, case) in cases().iter().enumerate().filter(|(_, case)| case.seats > 2) {
        let far = |action: &Action| {
            let cell = action.cells()[3];
            if number % 2 == 0 { cell.a } else { cell.b }
        };
        let game =
            beside_the_slow_one(case, |_, legal| *legal.iter().max_by_key(|action| far(action)).unwrap());
        widest = widest.max(span(game.table()));
    }
    assert!(widest > 24, "the smallest window is not enough for {widest} cells");
}

/// The greater of the table's spans in the two coordinates.
fn span(table: &Table) -> usize {
    let cells: Vec<_> = table.laid().iter().flat_map(|laid| laid.place.cells()).collect();
    let spans = [|cell: &Cell| cell.a, |cell: &Cell| cell.b].map(|coordinate| {
        let (least, greatest) = (cells.iter().map(coordinate).min(), cells.iter().map(coordinate).max());
        (greatest.unwrap_or(0) - least.unwrap_or(0)) as usize + 1
    });
    spans[0].max(spans[1])
}

#[test]
fn no_game_leaves_the_table_it_was_given() {
    let cases = cases();
    for number in 0..scale(100, 10_000) {
        let run = random_run(&cases[number as usize % cases.len()], number, 28);
        assert_eq!(run.game().agenda(), Agenda::Over);
        assert!(span(run.game().table()) <= MOST_SPAN);
    }
}

/// The same tiles, turned and moved so that the first cell of the first one is the origin again.
fn turned(game: &Seven, symmetry: Symmetry) -> Seven {
    let brought: Vec<[Cell; 4]> =
        game.table().laid().iter().map(|laid| symmetry.cells(laid.place.cells())).collect();
    let mut again = Seven::new(&game.options(), game.seats()).unwrap();
    let origin = brought.first().map(|cells| *cells.iter().min().unwrap()).unwrap_or_default();
    for (laid, cells) in game.table().laid().iter().zip(&brought) {
        let cells = cells.map(|cell| Cell::new(cell.a - origin.a, cell.b - origin.b));
        let action = Action::new(laid.place.tile(), cells).unwrap();
        again.play(again.turn().unwrap(), &action, &mut Silent).unwrap();
    }
    again
}

#[test]
fn keys_know_translations_and_the_twelve_symmetries() {
    let cases = cases();
    let (mut plain, mut folded, mut positions) = (BTreeSet::new(), BTreeSet::new(), 0);
    for number in 0..scale(40, 1000) {
        let case = &cases[number as usize % cases.len()];
        let game = *random_run(case, number, 3 + number as usize % 20).game();
        positions += 1;
        plain.insert(game.key());
        folded.insert(game.folded_key());
        let mut keys = BTreeSet::new();
        for symmetry in Symmetry::all() {
            let other = turned(&game, symmetry);
            assert_eq!(other.folded_key(), game.folded_key());
            assert_eq!(other.count_places(), game.count_places());
            keys.insert(other.key());
        }
        assert!(keys.len() > 1, "a table of several tiles is hardly ever symmetric in all ways");
        // The first two moves of a seat in the other order: the same position, one key.
        assert_eq!(swapped(&game).map(|other| other.key()), swapped(&game).map(|_| game.key()));
    }
    assert_eq!(
        (plain.len(), folded.len()),
        (positions, positions),
        "different positions have different keys"
    );
}

/// The same position with the first player's first and second move exchanged, where that is legal.
fn swapped(game: &Seven) -> Option<Seven> {
    let mut order: Vec<Place> = game.table().laid().iter().map(|laid| laid.place).collect();
    if order.len() <= usize::from(game.seats()) {
        return None;
    }
    order.swap(0, game.seats().into());
    let origin = order[0].cells()[0];
    let mut other = Seven::new(&game.options(), game.seats()).unwrap();
    for place in order {
        let cells = place.cells().map(|cell| Cell::new(cell.a - origin.a, cell.b - origin.b));
        let action = Action::new(place.tile(), cells)?;
        other.play(other.turn()?, &action, &mut Silent).ok()?;
    }
    Some(other)
}

#[test]
fn a_far_copy_of_a_legal_move_is_never_taken_for_it() {
    let run = random_run(&cases()[0], 3, 7);
    let game = run.game();
    let seat = game.turn().unwrap();
    for action in game.legal(seat) {
        for far in [32, 64, 128, 256, 512, 65_536, 1 << 24, i32::MAX - 40] {
            for (a, b) in [(far, 0), (0, far), (-far, 0), (0, -far), (far, -far)] {
                let cells = action.cells().map(|cell| Cell::new(cell.a + a, cell.b + b));
                let breach = game.check(seat, &Action::new(action.tile, cells).unwrap()).unwrap_err();
                assert!(matches!(breach, Breach::Apart { .. }), "{action} by {a},{b}: {breach:?}");
            }
        }
    }
}

#[test]
fn a_view_that_cannot_have_come_about_has_no_world() {
    let run = random_run(&cases()[0], 5, 9);
    let view = run.game().view(Viewer::Watcher);
    let mut rng = Quick::new(1);
    assert_eq!(Seven::imagine(&view, &mut rng), Ok(*run.game()));
    let mut wrong = view.clone();
    wrong.tiles.swap(0, 2);
    assert!(Seven::imagine(&wrong, &mut rng).is_err() || wrong.tiles == view.tiles);
    let mut wrong = view.clone();
    wrong.tiles[4].cells[0].a += 1000;
    assert!(Seven::imagine(&wrong, &mut rng).is_err());
    let mut wrong = view;
    wrong.seats = 3;
    assert!(Seven::imagine(&wrong, &mut rng).is_err());
}

proptest! {
    #[test]
    fn any_four_cells_survive_the_notation(
        tile in 0..7usize,
        cells in proptest::array::uniform4((any::<i32>(), any::<i32>())),
    ) {
        if let Some(action) = Action::new(Tile::ALL[tile], cells.map(Cell::from)) {
            prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
            let game = Seven::new(&Options::default(), 2).unwrap();
            prop_assert!(game.check(Seat::FIRST, &action).is_err());
        }
    }

    #[test]
    fn near_cells_are_taken_or_refused_for_a_reason(
        tile in 0..7usize,
        cells in proptest::array::uniform4((-5..6i32, -5..6i32)),
        number in 0..50u32,
        moves in 0..14usize,
    ) {
        let game = *random_run(&cases()[0], number, moves).game();
        let Some(action) = Action::new(Tile::ALL[tile], cells.map(Cell::from)) else { return Ok(()) };
        for seat in Seat::all(2) {
            prop_assert_eq!(game.check(seat, &action).is_ok(), game.legal(seat).contains(&action));
        }
    }

    #[test]
    fn garbage_is_not_a_move(text in "\\PC*") {
        prop_assert!(text.parse::<Action>().is_err());
        prop_assert!(text.parse::<Chance>().is_err());
    }

    #[test]
    fn what_looks_like_a_move_has_one_spelling(text in "[IPJOSUY]( [-+0-9]{1,3},[-+0-9]{1,3}){4}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }
}

//! SV-1 to SV-3: the tiles, how they are turned, and whose turn it is.

use std::collections::BTreeSet;

use sevenfold_core::{Agenda, Breach as _, Game, Seat, Silent, Viewer, WindowId};
use sevenfold_seven::{Action, Breach, Cell, Colour, Tile, Tiles};

use crate::{FOUR_BARS, J_AND_I, after, refused, refuses, support, takes};

#[test]
fn sv1_everybody_has_one_of_each_of_the_seven() {
    for seats in 2..=4 {
        let game = after(seats, &[]);
        for seat in Seat::all(seats) {
            assert_eq!(game.hand(seat), Tiles::ALL);
            assert_eq!(game.hand(seat).len(), 7);
        }
    }
    let game = after(2, &J_AND_I);
    assert_eq!(game.hand(Seat::FIRST).iter().map(Tile::letter).collect::<String>(), "IPOSUY");
}

#[test]
fn sv1_the_seven_are_the_cells_of_the_page() {
    for (letter, cells) in support::TILES {
        let cells = cells.map(Cell::from);
        assert_eq!(Tile::made_of(&cells).map(Tile::letter), Some(letter));
    }
}

#[test]
fn sv1_a_cell_has_the_neighbours_of_the_page() {
    assert!(Cell::ORIGIN.neighbours().eq(support::AROUND.map(Cell::from)));
}

#[test]
fn sv2_tiles_are_turned_and_flipped_freely() {
    let game = after(2, &[]);
    for (letter, cells) in support::TILES {
        for way in support::ways(&cells, &support::BOTH_SIDES) {
            let words: Vec<String> = way.iter().map(|(a, b)| format!("{a},{b}")).collect();
            takes(&game, &format!("{letter} {}", words.join(" ")));
        }
    }
}

#[test]
fn sv2_tiles_are_turned_and_flipped_beside_and_upon_others_too() {
    for moves in [&FOUR_BARS[..1], &FOUR_BARS] {
        let game = after(4, moves);
        let seat = game.turn().unwrap();
        let way = |action: &Action| support::normal(&action.cells().map(Into::into));
        let ways: BTreeSet<_> =
            game.legal(seat).iter().map(|action| (action.tile.letter(), way(action))).collect();
        let held = support::TILES
            .iter()
            .filter(|(letter, _)| game.hand(seat).iter().any(|tile| tile.letter() == *letter));
        let all = held.flat_map(|(letter, cells)| {
            support::ways(cells, &support::BOTH_SIDES).into_iter().map(move |way| (*letter, way))
        });
        assert_eq!(ways, all.collect(), "after {moves:?}");
    }
}

#[test]
fn sv2_a_letter_that_does_not_fit_its_cells_is_refused() {
    let game = after(2, &[]);
    refuses(&game, "J 0,0 0,1 0,2 0,3", "SV-2");
    let made = |text| match refused(&game, text) {
        Breach::Misfit { tile: Tile::J, made } => made,
        other => panic!("{other:?}"),
    };
    assert_eq!(made("J 0,0 0,1 0,2 0,3"), Some(Tile::I));
    assert_eq!(made("J 0,0 0,1 0,2 1,3"), None);
    assert_eq!(made("J -2147483648,0 0,1 0,2 2147483647,-2147483648"), None);
}

#[test]
fn sv2_comes_before_the_rules_about_the_place() {
    refuses(&after(2, &J_AND_I), "P 50,0 50,1 50,2 50,3", "SV-2");
}

#[test]
fn sv3_white_begins_and_seats_take_turns_clockwise() {
    for seats in 2..=4 {
        let mut game = after(seats, &[]);
        assert_eq!(game.view(Viewer::Watcher).players[0].colour, Colour::White);
        for number in 0..u32::from(seats) * 7 {
            let seat = Seat::new((number % u32::from(seats)) as u8);
            assert_eq!(game.agenda(), Agenda::turn(WindowId(number), seat));
            let action = game.legal(seat)[0];
            let other = seat.next(seats);
            assert_eq!(game.check(other, &action), Err(Breach::NotYourTurn { turn: seat }));
            assert_eq!(game.check(other, &action).unwrap_err().rule().to_string(), "SV-3");
            assert!(game.legal(other).is_empty());
            game.play(seat, &action, &mut Silent).unwrap();
        }
    }
}

#[test]
fn sv3_any_tile_that_is_left_may_be_placed() {
    let tiles = |moves| {
        let game = after(2, moves);
        game.legal(game.turn().unwrap()).iter().map(|action| action.tile).collect::<Tiles>()
    };
    assert_eq!(tiles(&[]), Tiles::ALL);
    assert_eq!(tiles(&J_AND_I[..1]), Tiles::ALL, "also the one that the other has placed");
    assert_eq!(tiles(&J_AND_I), Tiles::ALL.without(Tile::J));
}

#[test]
fn sv3_a_tile_is_placed_once() {
    let game = after(2, &J_AND_I);
    assert!(game.legal(Seat::FIRST).iter().all(|action| action.tile != Tile::J));
    refuses(&game, "J -3,0 -3,1 -3,2 -2,-1", "SV-3");
    let left = Tiles::ALL.without(Tile::J);
    assert_eq!(refused(&game, "J -3,0 -3,1 -3,2 -2,-1"), Breach::Placed { tile: Tile::J, left });
}

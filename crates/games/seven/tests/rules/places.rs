//! SV-4 to SV-9: where a tile may lie.

use std::collections::BTreeMap;

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Rng, Say, Seat, Silent};
use sevenfold_seven::{Action, Breach, Cell, Event, Tile};

use crate::{BEES, FOUR_BARS, J_AND_I, after, legal_texts, refused, refuses, support, takes};

#[test]
fn sv4_the_first_tile_fixes_the_grid() {
    let game = after(2, &[]);
    takes(&game, "I 0,0 0,1 0,2 0,3");
    refuses(&game, "I 0,1 0,2 0,3 0,4", "SV-4");
    assert_eq!(refused(&game, "Y 0,1 1,1 1,2 2,0"), Breach::OffGrid { first: Cell::new(0, 1) });
    refuses(&game, "I 2000000000,0 2000000000,1 2000000000,2 2000000000,3", "SV-4");
}

#[test]
fn sv4_the_table_has_no_border() {
    for (a, b) in support::AROUND {
        let far = |cells: &[Cell; 4]| cells.map(|cell| a * cell.a + b * cell.b).into_iter().max();
        let mut game = after(4, &[]);
        while let Some(seat) = game.turn() {
            let farthest = *game.legal(seat).iter().max_by_key(|action| far(action.cells())).unwrap();
            game.play(seat, &farthest, &mut Silent).unwrap();
        }
        let farthest = game.table().laid().iter().map(|laid| far(&laid.place.cells())).max().unwrap();
        assert!(farthest > Some(30), "{farthest:?} towards {a},{b}");
    }
}

#[test]
fn sv5_every_cell_is_supported_at_the_same_level() {
    let game = after(2, &J_AND_I);
    refuses(&game, "I 0,0 0,1 0,2 0,3", "SV-5");
    let heights = [(0, 0, 1), (0, 1, 1), (0, 2, 1), (0, 3, 0)].map(|(a, b, high)| (Cell::new(a, b), high));
    assert_eq!(refused(&game, "I 0,0 0,1 0,2 0,3"), Breach::Uneven { heights });
    takes(&game, "O -1,0 -1,1 0,0 0,1");
}

#[test]
fn sv5_the_level_is_one_above_what_is_beneath() {
    let mut game = after(2, &J_AND_I);
    let mut events = Vec::new();
    game.play(Seat::FIRST, &"O -1,0 -1,1 0,0 0,1".parse().unwrap(), &mut events).unwrap();
    let cells = *"O -1,0 -1,1 0,0 0,1".parse::<Action>().unwrap().cells();
    assert_eq!(
        events,
        [
            Event::Laid { seat: Seat::FIRST, tile: Tile::O, cells, level: 2 },
            Event::Climbed { seat: Seat::FIRST, level: 2 }
        ]
    );
    assert_eq!(game.table().height(Cell::new(0, 0)), 2);
    assert_eq!(game.table().height(Cell::new(0, 2)), 1);
    assert_eq!(game.table().height(Cell::new(7, 7)), 0);
}

#[test]
fn sv5_a_tile_lies_on_any_level_beneath() {
    let game = after(4, &[&FOUR_BARS[..], &BEES].concat());
    takes(&game, "O 1,0 1,1 2,0 2,1");
    assert_eq!(game.reach(Tile::O).level, 3);
}

#[test]
fn sv5_a_tile_rests_on_four_stacks_of_the_same_height() {
    for seed in 0..5 {
        let (mut game, mut rng, mut stacks) = (after(4, &[]), Quick::new(seed), BTreeMap::new());
        while let Some(seat) = game.turn() {
            let action = *rng.pick(&game.legal(seat)).unwrap();
            game.advance(seat, &action, &mut Silent);
            let level = game.table().laid().last().unwrap().level;
            for &cell in action.cells() {
                let height = stacks.entry(cell).or_insert(0);
                *height += 1;
                assert_eq!(*height, level, "{action} at {cell}");
            }
        }
    }
}

#[test]
fn sv6_on_the_table_a_tile_touches_another_edge_to_edge() {
    let game = after(2, &["I 0,0 0,1 0,2 0,3"]);
    takes(&game, "I 1,0 1,1 1,2 1,3");
    takes(&game, "I 1,-4 1,-3 1,-2 1,-1");
    // One further there is only a corner between them, and then nothing.
    refuses(&game, "I 1,-5 1,-4 1,-3 1,-2", "SV-6");
    assert_eq!(refused(&game, "I 1,-5 1,-4 1,-3 1,-2"), Breach::Apart { tile: Tile::I, steps: 2 });
    assert_eq!(refused(&game, "I 100,0 100,1 100,2 100,3"), Breach::Apart { tile: Tile::I, steps: 100 });
    refuses(&game, "I 128,0 128,1 128,2 128,3", "SV-6");
    assert_eq!(refused(&game, "I 2,5 2,6 2,7 2,8"), Breach::Apart { tile: Tile::I, steps: 4 });
}

/// One tile lies there, so that all others go beside it: on every side, and nowhere else.
#[test]
fn sv6_a_tile_touches_on_any_side() {
    for first in legal_texts(&after(2, &[])) {
        let mut slow = support::Slow::new(2);
        slow.play(&first);
        assert_eq!(legal_texts(&after(2, &[&first])), slow.legal(), "beside {first}");
    }
}

#[test]
fn sv7_above_the_table_a_tile_lies_on_two() {
    let game = after(2, &["J 0,0 0,1 0,2 1,-1"]);
    refuses(&game, "J 0,0 0,1 0,2 1,-1", "SV-7");
    let owner = Seat::FIRST;
    assert_eq!(refused(&game, "J 0,0 0,1 0,2 1,-1"), Breach::OneTile { tile: Tile::J, owner, level: 2 });
    assert!(game.legal(game.turn().unwrap()).iter().all(|action| action.cells()[0] != Cell::ORIGIN));
}

/// Here other places on level 2 exist, so that only this rule keeps the I off the I.
#[test]
fn sv7_a_tile_exactly_on_its_like_lies_on_one() {
    let game = after(2, &J_AND_I);
    let owner = Seat::new(1);
    assert_eq!(refused(&game, J_AND_I[1]), Breach::OneTile { tile: Tile::I, owner, level: 2 });
    refuses(&game, J_AND_I[1], "SV-7");
}

#[test]
fn sv7_also_high_above_the_table_a_tile_lies_on_two() {
    let game = after(4, &[&FOUR_BARS[..], &BEES].concat());
    let owner = Seat::FIRST;
    assert_eq!(refused(&game, BEES[0]), Breach::OneTile { tile: Tile::O, owner, level: 3 });
    refuses(&game, BEES[0], "SV-7");
}

#[test]
fn sv7_two_tiles_of_one_colour_carry() {
    // Black's I only touches the end of white's, so that the O stays on the table.
    let game = after(2, &["I 0,0 0,1 0,2 0,3", "I 0,4 0,5 0,6 0,7", "O 1,0 1,1 2,0 2,1"]);
    takes(&game, "O 0,0 0,1 1,0 1,1");
}

#[test]
fn sv7_two_tiles_of_any_colour_carry() {
    // Three seats: the second I lies beside the first, and a third lies across both; whose they are is no matter.
    let game = after(3, &["I 0,0 0,1 0,2 0,3", "I 1,0 1,1 1,2 1,3"]);
    takes(&game, "O 0,1 0,2 1,1 1,2");
    takes(&game, "S 0,0 0,1 1,1 1,2");
    let colours: Vec<Seat> = (0..2).map(|index| game.owner(index)).collect();
    assert_eq!(colours, [Seat::new(0), Seat::new(1)]);
}

#[test]
fn sv8_a_tile_goes_to_its_highest_level() {
    let game = after(2, &J_AND_I);
    refuses(&game, "O 1,0 1,1 2,0 2,1", "SV-8");
    let Breach::Higher { tile, level, highest, places, example } = refused(&game, "O 1,0 1,1 2,0 2,1") else {
        panic!("{:?}", refused(&game, "O 1,0 1,1 2,0 2,1"))
    };
    assert_eq!((tile, level, highest), (Tile::O, 1, 2));
    let listed: Vec<Action> =
        game.legal(Seat::FIRST).into_iter().filter(|action| action.tile == Tile::O).collect();
    assert_eq!(places as usize, listed.len());
    assert!(listed.contains(&example));
    assert_eq!(refused(&game, "O 1,0 1,1 2,0 2,1").say().key, "seven-higher-than-table");
}

#[test]
fn sv8_counts_every_tile_for_itself() {
    let game = after(2, &J_AND_I);
    assert_eq!(game.reach(Tile::O).level, 2);
    assert_eq!(game.reach(Tile::I).level, 1);
    takes(&game, "I -2,0 -2,1 -2,2 -2,3");
}

#[test]
fn sv8_the_highest_of_many_levels_counts() {
    for seed in 0..20 {
        let (mut game, mut slow, mut rng) = (after(4, &[]), support::Slow::new(4), Quick::new(seed));
        while let Some(seat) = game.turn() {
            let legal = legal_texts(&game);
            assert_eq!(legal, slow.legal(), "with {} levels", game.table().top());
            let text = rng.pick(&legal).unwrap();
            slow.play(text);
            game.advance(seat, &text.parse().unwrap(), &mut Silent);
        }
    }
}

#[test]
fn sv9_there_is_always_a_move() {
    for (seed, seats) in [(1, 2), (2, 3), (3, 4), (4, 2), (5, 4)] {
        let mut game = after(seats, &[]);
        let mut rng = Quick::new(seed);
        while let Some(seat) = game.turn() {
            for tile in Tile::ALL {
                assert!(game.reach(tile).places > 0, "{tile} has a place, at least on the table");
            }
            let action = *rng.pick(&game.legal(seat)).unwrap();
            game.advance(seat, &action, &mut Silent);
        }
    }
}

//! The worked examples of the rule page.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss, reason = "small counts")]

mod support;

use sevenfold_core::testing::scale;
use sevenfold_core::{Game, Silent};
use sevenfold_seven::{Aim, Levels, ORIENTATIONS, Options, Orientation, Seven, Standing, Teams, Tile, perft};
use support::{BOTH_SIDES, ONE_SIDE, Slow, TILES, ways};

#[test]
fn example_1_seven_free_ten_one_sided_forty_four_placements() {
    let counts: Vec<usize> = Tile::ALL.iter().map(|tile| tile.orientations().count()).collect();
    assert_eq!(counts, [3, 12, 12, 3, 6, 6, 2]);
    assert_eq!(Orientation::all().count(), ORIENTATIONS);
    assert_eq!(ORIENTATIONS, 44);
    let slow: Vec<usize> = TILES.iter().map(|(_, cells)| ways(cells, &BOTH_SIDES).len()).collect();
    assert_eq!(slow, counts);
    // A tile whose turns do not give its mirror image counts twice when it may not be flipped.
    let one_sided: usize =
        TILES.iter().map(|(_, cells)| ways(cells, &BOTH_SIDES).len() / ways(cells, &ONE_SIDE).len()).sum();
    assert_eq!(one_sided, 10);
}

const TABLE: &str = include_str!("../../../../docs/perft.md");

/// The rows of the table in the book: seats, depth and sequences.
fn rows() -> Vec<(u8, u32, u64)> {
    let number = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>().parse::<u64>();
    TABLE
        .lines()
        .filter(|line| line.starts_with("| "))
        .filter_map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            let [seats, depth, nodes] = cells[..] else { return None };
            Some((number(seats).ok()? as u8, number(depth).ok()? as u32, number(nodes).ok()?))
        })
        .collect()
}

#[test]
fn example_2_the_tree_is_as_large_as_the_table_says() {
    let deepest = scale(3, 4);
    let rows = rows();
    assert!(rows.len() >= 12, "{rows:?}");
    for (seats, depth, nodes) in rows.into_iter().filter(|&(_, depth, _)| depth <= deepest) {
        let game = Seven::new(&Options::default(), seats).unwrap();
        assert_eq!(perft(&game, depth), nodes, "{seats} seats, depth {depth}");
    }
}

#[test]
fn example_2_the_slow_generator_counts_the_same() {
    let deepest = scale(2, 3);
    for (seats, depth, nodes) in rows().into_iter().filter(|&(_, depth, _)| depth <= deepest) {
        assert_eq!(Slow::new(seats.into()).perft(depth), nodes, "{seats} seats, depth {depth}");
    }
}

#[test]
fn example_2_the_last_moves_of_a_game_are_counted_alike() {
    use sevenfold_core::Rng;
    use sevenfold_core::chance::Quick;
    let mut rng = Quick::new(2);
    for _ in 0..scale(4, 100) {
        let mut game = Seven::new(&Options::default(), 2).unwrap();
        let mut slow = Slow::new(2);
        for _ in 0..12 {
            let seat = game.turn().unwrap();
            let action = *rng.pick(&game.legal(seat)).unwrap();
            game.play(seat, &action, &mut Silent).unwrap();
            slow.play(&action.to_string());
        }
        assert_eq!(perft(&game, 2), slow.perft(2));
        assert_eq!(perft(&game, 3), 0, "there are no more than fourteen moves");
    }
}

#[test]
fn example_3_o_must_go_to_level_2_while_i_goes_to_the_table() {
    let mut game = Seven::new(&Options::default(), 2).unwrap();
    for text in ["J 0,0 0,1 0,2 1,-1", "I -1,-1 -1,0 -1,1 -1,2"] {
        let seat = game.turn().unwrap();
        game.play(seat, &text.parse().unwrap(), &mut Silent).unwrap();
    }
    assert_eq!((game.reach(Tile::O).level, game.reach(Tile::I).level), (2, 1));
    for action in game.legal(game.turn().unwrap()) {
        let height = game.table().height(action.cells()[0]);
        match action.tile {
            Tile::O => assert_eq!(height, 1, "{action}"),
            Tile::I => assert_eq!(height, 0, "{action}"),
            _ => {}
        }
    }
}

#[test]
fn example_4_the_final_comparison() {
    let levels = |counts: [u8; 3]| {
        let mut levels = Levels::default();
        levels[..3].copy_from_slice(&counts);
        levels
    };
    let winners = |aim, one, other| {
        let outcome = Standing::new(aim, Teams::None, [levels(one), levels(other)]).outcome();
        (
            outcome.points.to_vec(),
            outcome.winners.iter().map(sevenfold_core::Seat::number).collect::<Vec<_>>(),
        )
    };
    assert_eq!(winners(Aim::High, [2, 3, 2], [3, 3, 1]), (vec![2, 1], vec![1]));
    assert_eq!(winners(Aim::High, [3, 3, 1], [3, 3, 1]), (vec![1, 1], vec![1, 2]));
    assert_eq!(winners(Aim::Low, [2, 3, 2], [3, 3, 1]), (vec![2, 3], vec![2]));
    assert_eq!(winners(Aim::Low, [3, 3, 1], [3, 3, 1]), (vec![3, 3], vec![1, 2]));
}

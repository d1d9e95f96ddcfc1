//! The holes (SV-17).

use sevenfold_core::Message;
use sevenfold_puzzles::checker::flat;
use sevenfold_puzzles::holes::peel::Peel;
use sevenfold_puzzles::holes::shake::Shake;
use sevenfold_puzzles::holes::{MOST_HOLES, all_but};
use sevenfold_puzzles::{
    Arrangement, Certificate, Checker, Flaw, Puzzle, Search as _, Tiles, TryError, judge,
};
use sevenfold_seven::{Action, Tile};

use crate::{certificates, read};

fn kinds(arrangement: &Arrangement) -> Vec<Tile> {
    let mut kinds: Vec<Tile> = arrangement.tiles().iter().map(|action| action.tile).collect();
    kinds.sort_unstable();
    kinds
}

fn told(tiles: &[Action]) -> Result<Message, TryError> {
    let words: Vec<String> = tiles.iter().map(ToString::to_string).collect();
    judge(Puzzle::Holes, &serde_json::to_string(&words).unwrap())
}

/// Two arches around two cells, in each of the three directions.
#[test]
fn sv17_empty_cells_side_by_side_are_one_hole() {
    for arches in [
        ["U -1,0 -1,1 0,-1 0,1", "U 1,-1 1,1 2,-1 2,0"],
        ["U -1,0 -1,1 0,-1 1,-1", "U -1,2 0,2 1,0 1,1"],
        ["U -1,1 -1,2 0,0 0,2", "U 1,-1 1,1 2,-1 2,0"],
    ] {
        assert_eq!(flat::holes(&read(&arches)), Ok(1), "{arches:?}");
    }
}

#[test]
fn sv17_seven_tiles_have_seven_holes_any_six_have_five_and_all_fourteen_have_sixteen() {
    let answers = certificates(Puzzle::Holes).into_iter().map(|certificate| {
        let Certificate::Holes { holes, arrangement } = certificate else { unreachable!() };
        assert_eq!(flat::holes(&arrangement), Ok(holes));
        (holes, kinds(&arrangement))
    });
    let six = Tile::ALL.map(|tile| (5, all_but(tile).iter().collect()));
    let twice = Tile::ALL.into_iter().flat_map(|tile| [tile; 2]).collect();
    let expected = [(7, Tile::ALL.to_vec())].into_iter().chain(six).chain([(16, twice)]);
    assert_eq!(answers.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
    assert_eq!(MOST_HOLES[6..], [5, 7]);
}

#[test]
fn sv17_up_to_seven_tiles_are_of_one_set_and_more_are_of_two() {
    let set = |tiles: &[&str]| read(tiles).tiles().to_vec();
    let two = set(&["U -1,0 -1,1 0,-1 0,1", "U 1,-1 1,1 2,-1 2,0"]);
    let Some(Certificate::Holes { arrangement, .. }) = certificates(Puzzle::Holes).pop() else { panic!() };
    let many = [arrangement.tiles(), &set(&["I 40,0 40,1 40,2 40,3"])].concat();
    for (tiles, tile, most) in [(two, Tile::U, 1), (many, Tile::I, 2)] {
        let judged = told(&tiles);
        assert!(
            matches!(judged, Err(TryError::Flawed(Flaw::TooMany { tile: t, most: m })) if (t, m) == (tile, most)),
            "{judged:?}"
        );
        let wrong = Certificate::of_holes(1, &Arrangement::new(tiles).unwrap());
        assert_eq!(Checker::default().verify(&wrong), Err(Flaw::TooMany { tile, most }));
    }
}

#[test]
fn sv17_a_try_is_told_its_holes() {
    for certificate in certificates(Puzzle::Holes) {
        let Certificate::Holes { holes, arrangement } = certificate else { unreachable!() };
        assert_eq!(told(arrangement.tiles()).unwrap(), Message::new("puzzle-try-holes").with("holes", holes));
    }
}

#[test]
fn sv17_a_search_lays_each_tile_once_and_only_those_it_is_given() {
    let found = Peel::new(Tiles::ALL, 3, 2).finish().clone();
    assert_eq!(found.most, 2);
    let uses = |tile: Tile| move |best: &Arrangement| kinds(best).contains(&tile);
    for best in &found.best {
        assert_eq!((flat::holes(best), flat::stock(best.tiles(), 1)), (Ok(2), Ok(())));
    }
    for tile in Tile::ALL.into_iter().filter(|&tile| found.best.iter().any(uses(tile))) {
        let without = Peel::new(all_but(tile), 3, 2).finish().best.clone();
        assert!(without.iter().all(|best| !uses(tile)(best)) && without.is_subset(&found.best));
    }
    // A search that may find fewer keeps those with the most.
    assert_eq!(Peel::new(Tiles::ALL, 3, 1).finish().best, found.best);
}

#[test]
fn sv17_shaking_lays_both_sets_in_one_piece() {
    let mut shake = Shake::new(2, 1);
    let found = shake.finish();
    assert_eq!(flat::holes(&found.best), Ok(found.most));
    assert_eq!(kinds(&found.best), Tile::ALL.into_iter().flat_map(|tile| [tile; 2]).collect::<Vec<_>>());
}

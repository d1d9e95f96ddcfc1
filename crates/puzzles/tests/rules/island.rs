//! The island (SV-16).

use serde_json::json;
use sevenfold_core::Message;
use sevenfold_puzzles::checker::rings;
use sevenfold_puzzles::island::{self, Rings};
use sevenfold_puzzles::{
    Arrangement, Certificate, Checker, Flaw, Outlook, Puzzle, Search as _, SecondRing, Sure, TryError, judge,
};
use sevenfold_seven::{Action, Cell, Tile};

use crate::{certificates, read};

/// The island around a tile, and the black ring around that.
fn rings_of(wanted: Tile) -> (Action, Arrangement, Arrangement) {
    for certificate in certificates(Puzzle::Island) {
        if let Certificate::Island { tile, middle, white, ring: SecondRing::Closed { black } } = certificate
            && tile == wanted
        {
            return (middle.parse().unwrap(), white, black);
        }
    }
    panic!("{wanted} has no second ring");
}

fn closed() -> impl Iterator<Item = (Action, Arrangement, Arrangement)> {
    Tile::ALL.into_iter().filter(|&tile| tile != Tile::I).map(rings_of)
}

/// The arrangement without one of its tiles, for each of them.
fn one_less(whole: &Arrangement) -> impl Iterator<Item = (Action, Arrangement)> {
    whole.tiles().iter().map(|&tile| {
        let rest = whole.tiles().iter().copied().filter(|&other| other != tile).collect();
        (tile, Arrangement::new(rest).unwrap())
    })
}

fn with(ring: &Arrangement, tile: Action) -> Arrangement {
    Arrangement::new([ring.tiles(), &[tile]].concat()).unwrap()
}

/// The tile as it lies, but far away.
fn far(tile: &Action) -> Action {
    Action::new(tile.tile, tile.cells().map(|cell| Cell::new(cell.a + 30, cell.b))).unwrap()
}

/// The first cell of a tile that touches what it is to ring.
fn first_beside(tile: &Action, inside: &[Action]) -> Cell {
    let touches =
        |cell: &Cell| inside.iter().any(|other| cell.neighbours().any(|next| other.cells().contains(&next)));
    tile.cells().iter().copied().filter(touches).min().unwrap()
}

#[test]
fn sv16_an_edge_without_a_tile_is_open() {
    for (middle, white, black) in closed() {
        for (tile, rest) in one_less(&white) {
            let cell = first_beside(&tile, &[middle]);
            assert_eq!(rings::is_island(&middle, &rest), Err(Flaw::Open { cell }));
        }
        assert_eq!(rings::is_second_ring(&middle, &white, &black), Ok(()));
        for (tile, rest) in one_less(&black) {
            let cell = first_beside(&tile, white.tiles());
            assert_eq!(rings::is_second_ring(&middle, &white, &rest), Err(Flaw::Open { cell }));
        }
    }
}

#[test]
fn sv16_the_rings_are_laid_of_one_set_each_and_the_middle_is_a_black_tile() {
    for (middle, white, black) in closed() {
        let (one, other) = (white.tiles()[0], black.tiles()[0]);
        let twice = |tile: &Action| Err(Flaw::TooMany { tile: tile.tile, most: 1 });
        assert_eq!(rings::is_island(&middle, &with(&white, far(&one))), twice(&one));
        assert_eq!(rings::is_second_ring(&middle, &white, &with(&black, far(&other))), twice(&other));
        assert_eq!(rings::is_second_ring(&middle, &white, &with(&black, far(&middle))), twice(&middle));
    }
}

#[test]
fn sv16_all_rings_lie_on_the_table() {
    let (middle, white, black) = rings_of(Tile::U);
    let over = rings::is_island(&middle, &with(&white, middle));
    assert!(matches!(over, Err(Flaw::Overlap { one: Tile::U, other: Tile::U, .. })), "{over:?}");
    let bar = white.tiles()[0];
    let (_, rest) = one_less(&black).find(|(tile, _)| tile.tile == bar.tile).unwrap();
    let over = rings::is_second_ring(&middle, &white, &with(&rest, bar));
    assert!(matches!(over, Err(Flaw::Overlap { one: Tile::I, .. })), "{over:?}");
}

/// A bar far away, ringed by three black tiles, does not stand for the island around the pistol.
#[test]
fn sv16_a_white_tile_that_lies_apart_is_no_island() {
    let (middle, white, black) = rings_of(Tile::P);
    let apart = with(&white, "I -10,0 -10,1 -10,2 -10,3".parse().unwrap());
    let around_it =
        read(&["I -9,0 -9,1 -9,2 -9,3", "J -11,2 -11,3 -11,4 -10,4", "U -11,0 -11,1 -10,-1 -9,-1"]);
    let open = rings::is_second_ring(&middle, &apart, &around_it);
    assert!(matches!(open, Err(Flaw::Open { .. })), "{open:?}");
    assert_eq!(rings::is_second_ring(&middle, &apart, &black), Ok(()));
    let outlook = |black: &Arrangement| island::outlook(&middle, apart.tiles(), black.tiles(), 4);
    assert!(matches!(outlook(&around_it), Outlook::Closed), "three tiles are not enough for the island");
    assert!(matches!(outlook(&black), Outlook::Open { rest } if rest.is_empty()));
}

/// An arch in the middle and one gap of one cell: no tile could fill it.
#[test]
fn sv16_a_gap_that_the_island_encloses_need_not_be_filled() {
    let middle: Action = "U 0,0 0,1 1,-1 1,1".parse().unwrap();
    let white = read(&[
        "I -1,-2 -1,-1 -1,0 -1,1",
        "U 0,-3 0,-1 1,-3 1,-2",
        "J -1,2 0,2 1,2 2,1",
        "P 1,0 2,-2 2,-1 2,0",
    ]);
    let black = read(&[
        "I -2,-2 -2,-1 -2,0 -2,1",
        "P -1,-4 -1,-3 0,-4 1,-4",
        "Y -3,4 -2,2 -2,3 -1,3",
        "S 2,-4 2,-3 3,-3 3,-2",
        "J 0,3 1,3 2,2 3,1",
        "O 3,-1 3,0 4,-2 4,-1",
    ]);
    let gap = Cell::new(0, -2);
    assert!(white.cells().chain(black.cells()).all(|cell| cell != gap));
    assert_eq!(rings::is_island(&middle, &white), Ok(()));
    assert_eq!(rings::is_second_ring(&middle, &white, &black), Ok(()));
    let Outlook::Open { rest } = island::outlook(&middle, white.tiles(), &[], 4) else { panic!() };
    assert_eq!(rest.len(), 6);
}

/// The island that is told is the one within the ring, and there is no better one.
#[test]
fn sv16_what_a_search_finds_is_proven() {
    let checker = Checker::default();
    for tile in Tile::ALL {
        let mut rings = Rings::new(tile);
        let found = Certificate::from(rings.finish());
        assert_eq!(checker.verify(&found), Ok(Sure::Proven), "{found:?}");
    }
}

#[test]
fn sv16_the_checker_finds_rings_by_itself() {
    for (middle, white, black) in closed() {
        let (tile, fewest, ring) = (middle.tile, white.tiles().len(), black.tiles().len());
        assert_eq!(rings::fewest_white(tile, fewest), None);
        assert_eq!(rings::fewest_white(tile, fewest + 1), Some(fewest));
        assert_eq!(rings::closes(tile, fewest, ring - 1), None);
        assert_eq!(rings::closes(tile, fewest, ring), Some(ring));
    }
    assert_eq!(rings::closes(Tile::I, 3, 6), None);
}

#[test]
fn sv16_there_is_an_answer_for_each_of_the_seven_starts() {
    let starts = certificates(Puzzle::Island).into_iter().map(|certificate| {
        let Certificate::Island { tile, middle, white, ring } = certificate else { unreachable!() };
        // An answer for another tile than the one in the middle is none.
        let other = Tile::ALL.into_iter().find(|&other| other != tile).unwrap();
        let wrong = Certificate::Island { tile: other, middle, white, ring };
        assert_eq!(Checker::default().verify(&wrong), Err(Flaw::Misfit { tile: other }));
        tile
    });
    assert_eq!(starts.collect::<Vec<_>>(), Tile::ALL);
}

#[test]
fn sv16_a_try_is_told_the_tiles_of_its_rings_and_what_is_open() {
    let (middle, white, black) = rings_of(Tile::P);
    let told = |white: &Arrangement, black: &Arrangement| {
        let tried = json!({"middle": middle.to_string(), "white": white, "black": black});
        judge(Puzzle::Island, &tried.to_string())
    };
    let answer = |black: usize| Message::new("puzzle-try-island").with("white", 3).with("black", black);
    assert_eq!(told(&white, &black).unwrap(), answer(5));
    assert_eq!(told(&white, &read(&[])).unwrap(), answer(0));
    let open = |told| matches!(told, Err(TryError::Flawed(Flaw::Open { .. })));
    assert!(one_less(&white).all(|(_, rest)| open(told(&rest, &read(&[])))));
    assert!(one_less(&black).all(|(_, rest)| open(told(&white, &rest))));
}

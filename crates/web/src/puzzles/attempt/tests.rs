//! What was laid, compared with what the checker of the certificates says.

use sevenfold_puzzles::checker::{cover, game, rings};
use sevenfold_puzzles::{Arrangement, Certificate, SecondRing};

use super::*;

fn place(text: &str) -> Place {
    text.parse::<Action>().unwrap().place().unwrap()
}

fn laid(problem: Problem, tiles: &[Action]) -> Attempt {
    let mut attempt = Attempt::new(problem);
    for tile in tiles {
        let place = tile.place().unwrap();
        assert!(problem.is_game() || attempt.places().contains(&place), "{tile} may lie there");
        attempt.lay(place);
    }
    attempt
}

/// The tiles in an order in which each touches those before.
fn in_order(attempt: &Attempt, tiles: &[Action]) -> Vec<Action> {
    let (mut cells, mut rest, mut order) = (attempt.cells(None), tiles.to_vec(), Vec::new());
    while !rest.is_empty() {
        let beside = |tile: &Action| {
            tile.cells().iter().any(|cell| cell.neighbours().any(|next| cells.contains(&next)))
        };
        let tile = rest.remove(rest.iter().position(beside).unwrap_or(0));
        cells.extend(tile.cells());
        order.push(tile);
    }
    order
}

/// Whatever the checker accepts as an answer is counted as one here, and not before its last tile lies.
#[test]
fn every_certificate_is_a_full_score() {
    for certificate in Certificate::all() {
        let attempt = match &certificate {
            Certificate::Level { level, tiles, game: moves } => {
                let moves: Vec<Action> = moves.iter().map(|text| text.parse().unwrap()).collect();
                let attempt = laid(Problem::Level(*level), &moves[..usize::from(*tiles)]);
                let levels = game::levels(&moves).unwrap();
                for (index, level) in levels.iter().take(attempt.laid.len()).enumerate() {
                    assert_eq!(attempt.level(index), *level);
                }
                attempt
            }
            Certificate::Island { tile, middle, white, ring } => {
                let empty = Attempt::new(Problem::Island(*tile));
                assert_eq!(empty.notation(None), [middle.as_str()]);
                let mut tiles = white.tiles().to_vec();
                if let SecondRing::Closed { black } = ring {
                    tiles.extend(in_order(&laid(Problem::Island(*tile), &tiles), black.tiles()));
                }
                let attempt = laid(Problem::Island(*tile), &tiles);
                let white = Arrangement::try_from(attempt.notation(Some(Colour::White))).unwrap();
                assert_eq!(rings::is_island(&middle.parse().unwrap(), &white), Ok(()));
                attempt
            }
            Certificate::Holes { arrangement, .. } => {
                let count = arrangement.tiles().len() as u8;
                let tiles = in_order(&Attempt::new(Problem::Holes(count)), arrangement.tiles());
                // The first tile lies where the board begins.
                let first = tiles[0].cells()[0];
                let moved = |tile: &Action| {
                    let cells = tile.cells().map(|cell| Cell::new(cell.a - first.a, cell.b - first.b));
                    Action::new(tile.tile, cells).unwrap()
                };
                laid(Problem::Holes(count), &tiles.iter().map(moved).collect::<Vec<_>>())
            }
            Certificate::Highest { .. } | Certificate::Copycat { .. } => continue,
        };
        let full = full_score(attempt.problem);
        assert_eq!(attempt.score(), Some(full), "{:?}", attempt.problem);
        let mut before = attempt.clone();
        before.back();
        assert!(before.score() < Some(full), "{:?}", attempt.problem);
    }
}

#[test]
fn a_cover_is_one_for_the_checker_too() {
    for certificate in Certificate::all() {
        let Certificate::Copycat { black, white: Some(white), .. } = certificate else { continue };
        let mut attempt = laid(Problem::Own, &in_order(&Attempt::new(Problem::Own), black.tiles()));
        for tile in white.tiles() {
            assert_eq!(attempt.score(), None);
            assert!(attempt.places().contains(&tile.place().unwrap()));
            attempt.lay(tile.place().unwrap());
        }
        assert_eq!((attempt.score(), cover::is_cover(&black, &white)), (Some(1), Ok(())));
        assert!(!attempt.may_lift(0), "it lies under others");
        assert_eq!(attempt.lift(white.tiles()[0].cells()[0]), Some(white.tiles()[0].tile));
    }
}

#[test]
fn an_address_says_what_was_laid() {
    let mut attempt = Attempt::new(Problem::Holes(14));
    attempt.lay(place("I 0,0 0,1 0,2 0,3"));
    attempt.lay(place("I 1,0 1,1 1,2 1,3"));
    assert_eq!((attempt.count(Colour::Black), attempt.left(Tile::I)), (1, 0));
    let text = attempt.written();
    assert_eq!(text.len(), 8);
    assert_eq!(Attempt::read(Problem::Holes(14), &text), Some(attempt));
    assert_eq!(Attempt::read(Problem::Holes(7), &text), None, "there is only one of each");
    assert_eq!(Attempt::read(Problem::Holes(7), "nonsense!"), None);
}

#[test]
fn a_game_is_taken_back_from_its_end() {
    let moves = ["J 0,0 0,1 0,2 1,-1", "I -1,-1 -1,0 -1,1 -1,2"];
    let mut attempt = laid(Problem::Level(2), &moves.map(|text| text.parse().unwrap()));
    assert_eq!(attempt.laid[1].colour, Colour::Black);
    assert_eq!(attempt.lift(Cell::ORIGIN), None);
    attempt.back();
    assert_eq!(attempt.notation(None), [moves[0]]);
    let tactic = Attempt::tactic(1, &moves.map(str::to_owned)).unwrap();
    assert_eq!((tactic.given, tactic.own().count(), tactic.colour()), (2, 0, Colour::White));
}

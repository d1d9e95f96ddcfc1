//! The exact end against a slow search that knows nothing but the game itself.

use std::cmp::Ordering;

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Rng, Seat, Silent, Viewer};
use sevenfold_seven::{Options, Seven, Teams};

use crate::Effort;
use crate::seven::Exact;

/// Minimax over the game's own moves; only what cannot change the result any more is cut off.
fn slow_value(game: &Seven) -> Ordering {
    let Some(seat) = game.turn() else {
        let winners = game.outcome().unwrap().winners;
        // The first seat is asked when all tiles are laid.
        return match (winners.contains(Seat::new(0)), winners.contains(Seat::new(1))) {
            (true, true) => Ordering::Equal,
            (true, false) => Ordering::Greater,
            _ => Ordering::Less,
        };
    };
    let mut best = Ordering::Less;
    for action in game.legal(seat) {
        let mut next = *game;
        next.advance(seat, &action, &mut Silent);
        best = best.max(slow_value(&next).reverse());
        if best == Ordering::Greater {
            break;
        }
    }
    best
}

fn value(game: &Seven) -> Option<Ordering> {
    let mut meter = Effort::iterations(10_000_000).meter(1.0);
    Exact::default().value(&game.view(Viewer::Watcher), &mut meter)
}

/// A random game until so many tiles are left.
fn random_position(options: Options, seats: u8, left: usize, rng: &mut Quick) -> Seven {
    let mut game = Seven::new(&options, seats).unwrap();
    while 7 * usize::from(seats) - game.moves() > left {
        let seat = game.turn().unwrap();
        let action = *rng.pick(&game.legal(seat)).unwrap();
        game.advance(seat, &action, &mut Silent);
    }
    game
}

#[test]
fn the_end_is_what_a_slow_search_finds() {
    let mut rng = Quick::new(77);
    let mut seen = [0; 3];
    for misere in [false, true] {
        for (seats, teams) in [(2, Teams::None), (4, Teams::Pairs)] {
            for (left, positions) in [(1, 20), (2, 40), (3, 6)] {
                for _ in 0..positions {
                    let options = Options { misere, teams: Some(teams) };
                    let game = random_position(options, seats, left, &mut rng);
                    let slow = slow_value(&game);
                    assert_eq!(value(&game), Some(slow), "{left} left, {options:?}: {:?}", moves(&game));
                    seen[(slow as i8 + 1) as usize] += 1;
                }
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 5), "all results are met: {seen:?}");
}

/// Positions from games of the club player, solved by the exact search: the value for the side to move, then the
/// moves that lead there.
static SOLVED: &str = include_str!("solved.txt");

/// The slow search takes minutes where five tiles are left: those only with `SEVENFOLD_LONG=1`.
#[test]
fn solved_positions_stay_solved_and_the_slow_search_agrees() {
    let slowly = if std::env::var_os("SEVENFOLD_LONG").is_some() { 5 } else { 4 };
    for line in SOLVED.lines() {
        let (proven, moves) = line.split_once(": ").unwrap();
        let mut game = Seven::new(&Options::default(), 2).unwrap();
        for text in moves.split(" / ") {
            let seat = game.turn().unwrap();
            game.play(seat, &text.parse().unwrap(), &mut Silent).unwrap();
        }
        let found = value(&game);
        assert_eq!(format!("{:?}", found.unwrap()), proven, "{moves}");
        if 14 - game.moves() <= slowly {
            assert_eq!(Some(slow_value(&game)), found, "{moves}");
        }
    }
}

fn moves(game: &Seven) -> Vec<String> {
    game.view(Viewer::Watcher)
        .tiles
        .iter()
        .map(|tile| sevenfold_seven::Action::new(tile.tile, tile.cells).unwrap().to_string())
        .collect()
}

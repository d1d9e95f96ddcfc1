//! The exact end against a slow search that knows nothing but the game itself.

use std::cmp::Ordering;

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Rng, Seat, Silent, Viewer};
use sevenfold_seven::{Options, Seven, Teams};

use crate::seven::ending::Proofs;
use crate::seven::field::Field;
use crate::seven::library::Learned;
use crate::seven::solver::{Guide, Solver, Unsolved};
use crate::seven::spot::Spot;
use crate::seven::worked::{joined, settled};
use crate::seven::{Exact, learned, nets};
use crate::{Effort, Judged};

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

/// A guide changes what is tried first, not what comes of it.
#[test]
fn a_guided_search_comes_to_the_same() {
    let mut rng = Quick::new(78);
    let mut guided = Solver::guided(Guide::new(Learned::new(nets().unwrap())));
    let mut seen = [0; 3];
    for misere in [false, true] {
        for (seats, teams) in [(2, Teams::None), (4, Teams::Pairs)] {
            for _ in 0..8 {
                let options = Options { misere, teams: Some(teams) };
                let game = random_position(options, seats, 4, &mut rng);
                let mut field = Field::<u128>::of(&game.view(Viewer::Watcher)).unwrap();
                guided.begin();
                let found = guided.value(&mut field, &mut Effort::iterations(10_000_000).meter(1.0));
                assert_eq!(found.ok(), value(&game), "{options:?}: {:?}", moves(&game));
                seen[found.map_or(1, |found| (found as i8 + 1) as usize)] += 1;
            }
        }
    }
    assert!(seen[0] > 2 && seen[2] > 2, "both sides win: {seen:?}");
}

/// Where a win can be proven with six tiles left, the player who has learned takes one.
#[test]
fn a_win_that_can_be_proven_is_taken() {
    let mut rng = Quick::new(79);
    let mut taken = 0;
    while taken < 6 {
        let game = random_position(Options::default(), 2, 6, &mut rng);
        let (seat, view) = (game.turn().unwrap(), game.view(Viewer::Watcher));
        let known = Exact::default().value(&view, &mut Effort::iterations(1500).meter(1.0));
        if known != Some(Ordering::Greater) {
            continue;
        }
        let mut player = learned(nets().unwrap(), &Effort::iterations(20_000));
        let action = player.choose(&view, &game.legal(seat), &mut rng).unwrap();
        let mut next = game;
        next.advance(seat, &action, &mut Silent);
        assert_eq!(value(&next), Some(Ordering::Less), "{:?}", moves(&next));
        taken += 1;
    }
}

/// A proven win is all that is left; else what was refuted goes, or all but the draws where nothing wins.
#[test]
fn what_is_proven_outweighs_what_was_seen() {
    let spot = |row| Spot { row, ..Spot::default() };
    let seen = || [3, 1, 2].map(|row| Judged::tried(spot(row), 0.5, 9)).to_vec();
    let rows = |proofs: Proofs| {
        settled(seen(), proofs).map(|all| all.iter().map(|one| one.action.row).collect::<Vec<u8>>())
    };
    let stopped = || Some(Unsolved::Stopped);
    let refuted = vec![spot(3), spot(2)];
    let all = vec![spot(3), spot(1), spot(2), spot(7)];
    let won = Proofs { won: Some(spot(7)), refuted: refuted.clone(), ..Proofs::default() };
    assert_eq!(rows(won), Some(vec![7]));
    assert_eq!(rows(Proofs { refuted, unsolved: stopped(), ..Proofs::default() }), Some(vec![1]));
    let lost = Proofs { refuted: all.clone(), ..Proofs::default() };
    assert_eq!(rows(lost), Some(vec![3, 1, 2]));
    let drawn = |row| Proofs { refuted: all.clone(), drawn: vec![spot(row)], ..Proofs::default() };
    assert_eq!(rows(drawn(2)), Some(vec![2]));
    assert_eq!(rows(drawn(7)), Some(vec![7]), "a draw that nobody had looked at");
    assert_eq!(rows(Proofs { unsolved: Some(Unsolved::TooNarrow), ..Proofs::default() }), None);
    assert_eq!(rows(Proofs { unsolved: stopped(), ..Proofs::default() }), Some(vec![3, 1, 2]));
}

/// A move that is known stands before what looks worse than it, whatever it looked like itself.
#[test]
fn what_is_known_stands_where_it_belongs() {
    let spot = |row| Spot { row, ..Spot::default() };
    let seen = [(1, 0.9), (2, 0.99), (3, 0.3), (4, 0.86)];
    let seen = || seen.map(|(row, worth)| Judged::tried(spot(row), worth, 9)).to_vec();
    let rows = |known: &[(u8, f64)]| {
        let known = known.iter().map(|&(row, worth)| (spot(row), worth)).collect();
        joined(seen(), known).iter().map(|one| (one.action.row, one.error == 0.0)).collect::<Vec<_>>()
    };
    let sure = |row| (row, true);
    let looks = |row| (row, false);
    assert_eq!(rows(&[(4, 1.0)]), [sure(4), looks(1), looks(2), looks(3)]);
    assert_eq!(rows(&[(1, 0.5), (2, 0.0)]), [sure(1), looks(3), looks(4), sure(2)]);
    assert_eq!(rows(&[(1, 0.0), (2, 0.5), (3, 1.0), (4, 0.5)]), [3, 2, 4, 1].map(sure));
}

fn moves(game: &Seven) -> Vec<String> {
    game.view(Viewer::Watcher)
        .tiles
        .iter()
        .map(|tile| sevenfold_seven::Action::new(tile.tile, tile.cells).unwrap().to_string())
        .collect()
}

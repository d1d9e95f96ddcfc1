//! One test at least for every rule of the puzzles, and what the checker refuses.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "rules/copycat.rs"]
mod copycat;
#[path = "rules/fifth_level.rs"]
mod fifth_level;
#[path = "rules/holes.rs"]
mod holes;
#[path = "rules/island.rs"]
mod island;
#[path = "rules/sure.rs"]
mod sure;

use sevenfold_core::{Game as _, Silent};
use sevenfold_puzzles::checker::{cover, flat, game, rings};
use sevenfold_puzzles::copycat::Copycat;
use sevenfold_puzzles::island::Rings;
use sevenfold_puzzles::levels::Climb;
use sevenfold_puzzles::{Arrangement, Certificate, Checker, Flaw, Puzzle, Search as _, SecondRing, Sure};
use sevenfold_seven::{Action, Options, Seven, Tile};

fn read(words: &[&str]) -> Arrangement {
    words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>().try_into().unwrap()
}

fn certificates(puzzle: Puzzle) -> Vec<Certificate> {
    Certificate::all().into_iter().filter(|certificate| certificate.puzzle() == puzzle).collect()
}

#[test]
fn sv15_level_five_takes_nine_tiles() {
    let mut climb = Climb::new(5);
    let climbed = climb.finish();
    assert_eq!((climbed.tiles, climbed.game.as_ref().unwrap().len()), (9, 14));
}

/// The checker's reading of the rules and the engine's are the same.
#[test]
fn sv15_games_of_certificates_are_legal_for_the_engine_too() {
    for certificate in certificates(Puzzle::FifthLevel) {
        let (Certificate::Level { game, level, .. } | Certificate::Highest { game, level }) = certificate
        else {
            unreachable!("{certificate:?}");
        };
        let mut table = Seven::new(&Options::default(), 2).unwrap();
        for text in &game {
            let action: Action = text.parse().unwrap();
            table.play(table.turn().unwrap(), &action, &mut Silent).unwrap();
        }
        assert!(table.turn().is_none() && table.table().top() >= level);
    }
}

/// SV-8 in the checker, with the example of the rule page: O must go to level 2, while I goes to the table.
#[test]
fn sv15_the_checker_knows_the_highest_level_rule() {
    let play = |last: &str| {
        let moves = ["J 0,0 0,1 0,2 1,-1", "I -1,-1 -1,0 -1,1 -1,2", last];
        game::levels(&moves.map(|text| text.parse().unwrap()))
    };
    assert_eq!(play("I 0,-4 0,-3 0,-2 0,-1"), Ok(vec![1, 1, 1]));
    assert_eq!(play("O -1,0 -1,1 0,0 0,1").unwrap().pop(), Some(2));
    let Err(Flaw::Illegal { number: 3, rule }) = play("O 1,0 1,1 2,0 2,1") else { panic!() };
    assert_eq!(rule.to_string(), "SV-8");
}

#[test]
fn sv16_every_edge_touches_white_and_gaps_need_not_be_filled() {
    let island = certificates(Puzzle::Island).into_iter().next().unwrap();
    let Certificate::Island { middle, white, .. } = island else { unreachable!() };
    let middle: Action = middle.parse().unwrap();
    assert_eq!(rings::is_island(&middle, &white), Ok(()));
    let fewer = Arrangement::new(white.tiles()[1..].to_vec()).unwrap();
    assert!(matches!(rings::is_island(&middle, &fewer), Err(Flaw::Open { .. })));
}

#[test]
fn sv16_the_fewest_white_tiles_and_the_second_ring_for_every_start() {
    let answers = Tile::ALL.map(|tile| {
        let mut rings = Rings::new(tile);
        let found = rings.finish();
        (found.fewest_white, found.black.as_ref().map(|ring| ring.tiles().len()))
    });
    // I, P, J, O, S, U, Y.
    let expected =
        [(3, None), (3, Some(5)), (3, Some(6)), (3, Some(5)), (3, Some(6)), (4, Some(6)), (4, Some(6))];
    assert_eq!(answers, expected);
}

#[test]
fn sv16_the_second_ring_has_no_other_tile_of_the_kind_in_the_middle() {
    for certificate in certificates(Puzzle::Island) {
        let Certificate::Island { tile, ring: SecondRing::Closed { black }, .. } = certificate else {
            continue;
        };
        assert!(black.tiles().len() <= 6 && black.tiles().iter().all(|other| other.tile != tile));
    }
}

#[test]
fn sv17_a_hole_is_shut_off_and_counts_once() {
    // A ring of six around one cell, of U and two cells of I.
    let one = read(&["U 0,1 0,2 1,0 2,0", "I 1,2 2,1 3,0 4,-1"]);
    assert_eq!(flat::holes(&one), Ok(1));
    assert_eq!(flat::holes(&read(&["U 0,1 0,2 1,0 2,0"])), Ok(0));
    let apart = read(&["U 0,1 0,2 1,0 2,0", "I 1,9 2,9 3,9 4,9"]);
    assert_eq!(flat::holes(&apart), Err(Flaw::Apart { tile: Tile::I }));
}

#[test]
fn sv18_white_lies_exactly_over_black_and_on_two_tiles() {
    let one = certificates(Puzzle::Copycat)
        .into_iter()
        .find(|c| matches!(c, Certificate::Copycat { covers: 1, .. }));
    let Some(Certificate::Copycat { black, white: Some(white), .. }) = one else { unreachable!() };
    assert_eq!(cover::is_cover(&black, &white), Ok(()));
    assert_eq!(Copycat::new(&black).unwrap().cover(), Some(white.clone()));
    assert!(matches!(cover::is_cover(&black, &black), Err(Flaw::OneTile { .. })));
    let fewer = Arrangement::new(white.tiles()[1..].to_vec()).unwrap();
    assert!(matches!(cover::is_cover(&black, &fewer), Err(Flaw::Bare { .. })));
    let six = Arrangement::new(black.tiles()[1..].to_vec()).unwrap();
    assert_eq!(Copycat::new(&six).err(), Some(Flaw::Count { tiles: 6, wanted: 7 }));
}

#[test]
fn sv18_there_are_arrangements_with_none_one_and_many() {
    let counts: Vec<u64> = certificates(Puzzle::Copycat)
        .iter()
        .map(|certificate| match certificate {
            Certificate::Copycat { covers, black, .. } => {
                assert_eq!(Copycat::new(black).unwrap().count(), *covers);
                *covers
            }
            other => unreachable!("{other:?}"),
        })
        .collect();
    assert_eq!(counts[..2], [0, 1]);
    assert!(counts[2] >= 50);
}

#[test]
fn sv18_a_proof_that_there_is_no_cover_leaves_nothing_out() {
    let Some(Certificate::Copycat { black, refutation, .. }) =
        certificates(Puzzle::Copycat).into_iter().next()
    else {
        unreachable!()
    };
    assert_eq!(cover::refutes(&black, &refutation), Ok(()));
    assert_eq!(cover::refutes(&black, &refutation[1..]), Err(Flaw::Gap));
    assert_eq!(cover::refutes(&black, &refutation[..refutation.len() - 1]), Err(Flaw::Gap));
    // A cell that is not there has no place and proves nothing.
    assert_eq!(cover::refutes(&black, &["99,99".to_owned()]), Err(Flaw::Gap));
}

/// That six and seven tiles have no more holes takes the checker a quarter of a minute: only with `SEVENFOLD_LONG=1`.
/// Without it the arrangements are checked, and the bound for up to five tiles.
#[test]
fn sv19_every_certificate_shows_what_it_states() {
    let all = Certificate::all();
    assert_eq!(all.len(), 6 + 7 + 9 + 3);
    let checker = Checker::default();
    for certificate in &all {
        if let Certificate::Holes { holes: holes @ ..=7, arrangement } = certificate
            && std::env::var_os("SEVENFOLD_LONG").is_none()
        {
            assert_eq!(flat::holes(arrangement), Ok(*holes));
            continue;
        }
        let sure = checker.verify(certificate);
        let expected = match certificate {
            Certificate::Holes { holes: 16, .. } => Sure::BestKnown { at_most: 18 },
            _ => Sure::Proven,
        };
        assert_eq!(sure, Ok(expected), "{certificate:?}");
    }
}

#[test]
fn sv19_a_certificate_that_states_too_much_is_refused() {
    let checker = Checker::default();
    for certificate in Certificate::all() {
        let (wrong, flaw) = match certificate {
            Certificate::Level { level, tiles, game } => {
                let flaw = Flaw::Number { stated: u64::from(tiles) - 1, found: u64::from(tiles) };
                (Certificate::Level { level, tiles: tiles - 1, game }, flaw)
            }
            Certificate::Highest { level, game } => {
                let flaw = Flaw::Number { stated: u64::from(level) + 1, found: u64::from(level) };
                (Certificate::Highest { level: level + 1, game }, flaw)
            }
            Certificate::Island { tile, middle, white, ring: SecondRing::Closed { black } } => {
                let found = black.tiles().len() as u64;
                let ring = SecondRing::Impossible;
                let wrong = Certificate::Island { tile, middle, white, ring };
                let Err(Flaw::Number { stated: 7, found: fewer }) = checker.verify(&wrong) else {
                    panic!("{tile}")
                };
                assert!((found..=6).contains(&fewer));
                continue;
            }
            Certificate::Island { .. } => continue,
            Certificate::Holes { holes, arrangement } => {
                let flaw = Flaw::Number { stated: u64::from(holes) + 1, found: u64::from(holes) };
                (Certificate::Holes { holes: holes + 1, arrangement }, flaw)
            }
            Certificate::Copycat { covers, black, white, .. } => {
                let flaw = Flaw::Number { stated: covers + 1, found: covers };
                (Certificate::Copycat { covers: covers + 1, black, white, refutation: Vec::new() }, flaw)
            }
        };
        assert_eq!(checker.verify(&wrong), Err(flaw));
    }
}

#[test]
fn tiles_that_are_not_there_twice_are_not_laid_twice() {
    let twice = read(&["O 0,0 0,1 1,0 1,1", "O 2,0 2,1 3,0 3,1"]);
    assert_eq!(flat::stock(twice.tiles(), 1), Err(Flaw::TooMany { tile: Tile::O, most: 1 }));
    assert_eq!(flat::stock(twice.tiles(), 2), Ok(()));
}

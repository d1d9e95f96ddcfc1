//! What can still become of a try: whatever is said to be open is, and what is closed is not the way of an answer.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use sevenfold_core::{Game as _, Silent};
use sevenfold_puzzles::checker::{cover, flat, rings};
use sevenfold_puzzles::copycat::Copycat;
use sevenfold_puzzles::tactics::{Endgame, Tactic};
use sevenfold_puzzles::{Action, Arrangement, Certificate, Outlook, SecondRing, holes, island, levels};
use sevenfold_seven::{Cell, Options, Seven};

fn actions(words: &[String]) -> Vec<Action> {
    words.iter().map(|word| word.parse().unwrap()).collect()
}

#[track_caller]
fn rest(outlook: Outlook) -> Vec<Action> {
    let Outlook::Open { rest } = outlook else { panic!("{outlook:?}") };
    rest
}

fn game(moves: &[String]) -> Seven {
    let mut game = Seven::new(&Options::default(), 2).unwrap();
    for text in moves {
        game.play(game.turn().unwrap(), &text.parse().unwrap(), &mut Silent).unwrap();
    }
    game
}

#[test]
fn covers_are_completed_and_spoilt_ones_are_not() {
    for certificate in Certificate::all() {
        let Certificate::Copycat { black, white: Some(white), covers, .. } = certificate else { continue };
        let copycat = Copycat::new(&black).unwrap();
        for count in 0..=7 {
            let mut tiles = white.tiles()[..count].to_vec();
            tiles.extend(rest(copycat.outlook(&tiles)));
            assert_eq!(cover::is_cover(&black, &Arrangement::new(tiles).unwrap()), Ok(()));
        }
        // A white tile exactly on a black one is in no cover.
        assert_eq!(copycat.outlook(&black.tiles()[..1]), Outlook::Closed, "{covers} covers");
    }
}

#[test]
fn islands_and_their_rings_are_completed() {
    for certificate in Certificate::all() {
        let Certificate::Island { tile, middle, white, ring } = certificate else { continue };
        let middle: Action = middle.parse().unwrap();
        let fewest = white.tiles().len();
        let begun = &white.tiles()[..1];
        let mut tiles = begun.to_vec();
        tiles.extend(rest(island::outlook(&middle, begun, &[], fewest)));
        assert_eq!(tiles.len(), fewest);
        assert_eq!(rings::is_island(&middle, &Arrangement::new(tiles).unwrap()), Ok(()));
        assert_eq!(island::outlook(&middle, begun, &[], fewest - 1), Outlook::Closed, "{tile}");
        match (island::outlook(&middle, white.tiles(), &[], fewest), ring) {
            (Outlook::Open { rest }, SecondRing::Closed { .. }) => {
                let black = Arrangement::new(rest).unwrap();
                assert_eq!(rings::is_second_ring(&middle, &white, &black), Ok(()));
            }
            (Outlook::Closed, SecondRing::Impossible) => {}
            (outlook, ring) => panic!("{tile}: {outlook:?}, {ring:?}"),
        }
    }
}

#[test]
fn there_are_sixteen_arrangements_with_seven_holes() {
    let best = holes::all_best();
    assert_eq!(best.len(), 16);
    for (index, arrangement) in best.iter().enumerate() {
        assert_eq!((arrangement.tiles().len(), flat::holes(arrangement)), (7, Ok(7)));
        assert_eq!(&arrangement.folded(), arrangement);
        assert!(!best[..index].contains(arrangement));
    }
}

#[test]
fn holes_are_completed_wherever_the_tiles_lie() {
    for certificate in Certificate::all() {
        let Certificate::Holes { holes: goal, arrangement } = certificate else { continue };
        let all = arrangement.tiles();
        for begun in [0, 1, all.len() - 2, all.len()] {
            let mut tiles = all[..begun].to_vec();
            let missing = rest(holes::outlook(&tiles, all.len(), goal));
            assert!(begun > 0 || missing[0].cells().contains(&Cell::ORIGIN));
            tiles.extend(missing);
            assert_eq!(flat::holes(&Arrangement::new(tiles).unwrap()), Ok(goal));
        }
    }
    let bars = actions(&["I 0,0 0,1 0,2 0,3".to_owned(), "S 1,0 1,1 2,1 2,2".to_owned()]);
    assert_eq!(holes::outlook(&bars, 7, 7), Outlook::Closed);
    assert!(matches!(holes::outlook(&bars, 6, 4), Outlook::Open { .. }));
    assert_eq!(holes::outlook(&bars, 3, 4), Outlook::Closed);
}

#[test]
fn a_level_is_reached_or_is_not() {
    for certificate in Certificate::all() {
        let Certificate::Level { level, tiles, game: moves } = certificate else { continue };
        let begun = usize::from(tiles) - 3;
        let mut game = game(&moves[..begun]);
        let way = rest(levels::outlook(&game, level));
        assert!(begun + way.len() <= tiles.into());
        for action in way {
            game.play(game.turn().unwrap(), &action, &mut Silent).unwrap();
        }
        assert_eq!(game.table().top(), level);
    }
    let Some(Certificate::Level { game: moves, .. }) = Certificate::all().into_iter().next() else {
        panic!()
    };
    assert_eq!(levels::outlook(&game(&moves[..12]), 5), Outlook::Closed);
}

#[test]
fn a_wrong_answer_is_refuted() {
    let tactic = &Tactic::all()[1];
    let (position, answer) = (tactic.position().unwrap(), tactic.answer.parse::<Action>().unwrap());
    let seat = position.turn().unwrap();
    let mut endgame = Endgame::default();
    for action in position.legal(seat).into_iter().take(5).chain([answer]) {
        let mut after = position;
        after.play(seat, &action, &mut Silent).unwrap();
        assert_eq!(endgame.saving_move(&after).is_none(), action == answer, "{action}");
    }
}

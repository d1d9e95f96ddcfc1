//! The fifth level (SV-15).

use std::collections::BTreeSet;

use sevenfold_core::{Game as _, Message, Silent};
use sevenfold_puzzles::checker::game;
use sevenfold_puzzles::levels::Climb;
use sevenfold_puzzles::{
    Arrangement, Certificate, Checker, Flaw, Puzzle, Search as _, Sure, TryError, judge,
};
use sevenfold_seven::{Action, Options, Seven};

use crate::certificates;

/// The position of the rule page's third example.
const J_AND_I: [&str; 2] = ["J 0,0 0,1 0,2 1,-1", "I -1,-1 -1,0 -1,1 -1,2"];

fn level_five() -> Vec<String> {
    let five = certificates(Puzzle::FifthLevel)
        .into_iter()
        .find(|certificate| matches!(certificate, Certificate::Level { level: 5, .. }));
    let Some(Certificate::Level { game, .. }) = five else { panic!("{five:?}") };
    game
}

#[test]
fn sv15_what_a_climb_finds_is_proven() {
    let mut climb = Climb::new(5);
    let found = Certificate::try_from(climb.finish()).unwrap();
    assert_eq!(Checker::default().verify(&found), Ok(Sure::Proven));
}

/// All first two moves, with as few tiles as could do and with every number more.
#[test]
fn sv15_a_climb_leaves_out_no_beginning_and_no_number_of_tiles() {
    let table = Seven::new(&Options::default(), 2).unwrap();
    let mut beginnings = BTreeSet::new();
    for first in table.legal(table.turn().unwrap()) {
        let mut table = table;
        table.play(table.turn().unwrap(), &first, &mut Silent).unwrap();
        for second in table.legal(table.turn().unwrap()) {
            beginnings.insert((first.tile, Arrangement::new(vec![first, second]).unwrap().folded()));
        }
    }
    let (least, all) = (9, 14);
    assert_eq!(Climb::new(5).progress().total, beginnings.len() as u64 * (all + 1 - least));
}

#[test]
fn sv15_after_the_last_beginning_a_climb_goes_on_with_one_tile_more() {
    let climb = Climb::new(7);
    let mut state = serde_json::to_value(climb.state()).unwrap();
    // 13 tiles could do, and there are 14.
    state["begun"] = (climb.progress().total / 2 - 1).into();
    let mut climb = Climb::resume(serde_json::from_value(state).unwrap());
    assert_eq!(climb.state().tiles, 13);
    climb.step(1);
    assert_eq!(climb.state().tiles, 14);
}

#[test]
fn sv15_the_shortest_way_to_every_level_and_the_most_levels_are_known() {
    let checker = Checker::default();
    let (mut ways, mut highest) = (Vec::new(), Vec::new());
    for certificate in certificates(Puzzle::FifthLevel) {
        assert_eq!(checker.verify(&certificate), Ok(Sure::Proven));
        match certificate {
            Certificate::Level { level, tiles, .. } => ways.push((level, tiles)),
            Certificate::Highest { level, .. } => highest.push(level),
            other => unreachable!("{other:?}"),
        }
    }
    assert_eq!((ways, highest), (vec![(2, 3), (3, 5), (4, 7), (5, 9), (6, 12)], vec![6]));
}

#[test]
fn sv15_a_game_is_played_with_all_14_tiles() {
    for mut certificate in certificates(Puzzle::FifthLevel) {
        let (Certificate::Level { game, .. } | Certificate::Highest { game, .. }) = &mut certificate else {
            unreachable!("{certificate:?}");
        };
        game.pop();
        assert_eq!(Checker::default().verify(&certificate), Err(Flaw::Number { stated: 13, found: 14 }));
    }
}

#[test]
fn sv15_a_game_that_breaks_a_rule_is_refused() {
    let refused = |moves: &[&str], last: &str| {
        let moves: Vec<Action> = moves.iter().chain([&last]).map(|text| text.parse().unwrap()).collect();
        match game::levels(&moves) {
            Err(Flaw::Illegal { number, rule }) if number == moves.len() => rule.to_string(),
            other => panic!("{last}: {other:?}"),
        }
    };
    assert_eq!(refused(&[], "O 0,0 0,1 0,2 0,3"), "SV-2");
    assert_eq!(refused(&J_AND_I, "J 1,0 1,1 1,2 2,-1"), "SV-3");
    assert_eq!(refused(&J_AND_I, "I 0,0 0,1 0,2 0,3"), "SV-5");
    assert_eq!(refused(&J_AND_I, "I 9,0 9,1 9,2 9,3"), "SV-6");
    assert_eq!(refused(&J_AND_I, "I -1,-1 -1,0 -1,1 -1,2"), "SV-7");
}

#[test]
fn sv15_a_try_is_told_its_highest_level_and_the_first_tile_on_it() {
    let mut game = level_five();
    let told = judge(Puzzle::FifthLevel, &serde_json::to_string(&game).unwrap()).unwrap();
    assert_eq!(told, Message::new("puzzle-try-level").with("level", 5).with("tiles", 9));
    game.swap(1, 2);
    let told = judge(Puzzle::FifthLevel, &serde_json::to_string(&game).unwrap());
    assert!(matches!(told, Err(TryError::Flawed(Flaw::Illegal { number: 2, .. }))), "{told:?}");
}

//! SV-10 to SV-14: who wins, alone, in pairs and in misère.

use std::cmp::Ordering;

use serde_json::json;
use sevenfold_core::{Agenda, Breach as _, Game, Seat, Viewer, read_options};
use sevenfold_seven::{Aim, Breach, Colour, Event, Options, Seven, Teams};

use crate::{DEFAULT, after, levels, played_out, seats, standing};

#[test]
fn sv10_the_game_ends_when_all_tiles_are_placed() {
    for seats in 2..=4 {
        let (game, events) = played_out(DEFAULT, seats, 7);
        assert_eq!(game.moves(), 7 * usize::from(seats));
        assert_eq!(game.agenda(), Agenda::Over);
        let outcome = game.outcome().unwrap();
        let level = game.table().top();
        assert_eq!(events.last(), Some(&Event::Finished { level, outcome: outcome.clone() }));
        let top = game.table().laid().iter().filter(|laid| laid.level == level).count();
        assert_eq!(outcome.points.iter().sum::<i32>(), top as i32);
        let again = "I 0,0 0,1 0,2 0,3".parse().unwrap();
        assert_eq!(game.check(Seat::FIRST, &again), Err(Breach::Over));
        assert_eq!(Breach::Over.rule().to_string(), "SV-10");
    }
}

#[test]
fn sv10_the_highest_level_decides_and_then_the_next() {
    let outcome = |players: &[&[u8]]| standing(Aim::High, Teams::None, players).outcome();
    let won = outcome(&[&[1, 4, 2], &[3, 2, 2]]);
    assert_eq!((won.points.as_slice(), won.winners), ([2, 2].as_slice(), seats(&[1])));
    let won = outcome(&[&[3, 2, 1, 1], &[2, 3, 1, 1]]);
    assert_eq!((won.points.as_slice(), won.winners), ([1, 1].as_slice(), seats(&[2])));
    let won = outcome(&[&[7], &[5, 1, 1]]);
    assert_eq!((won.points.as_slice(), won.winners), ([0, 1].as_slice(), seats(&[2])));
    let draw = outcome(&[&[4, 3], &[4, 3]]);
    assert_eq!((draw.points.as_slice(), draw.winners), ([3, 3].as_slice(), seats(&[1, 2])));
}

#[test]
fn sv10_the_level_that_decides_is_named() {
    let decides = |aim, players: &[&[u8]]| standing(aim, Teams::None, players).deciding();
    assert_eq!(decides(Aim::High, &[&[2, 3, 1], &[3, 2, 1]]), Some(2));
    assert_eq!(decides(Aim::Low, &[&[2, 3, 1], &[3, 2, 1]]), Some(1));
    assert_eq!(decides(Aim::High, &[&[4, 3], &[4, 3]]), None);
    // The third drops out on the top level, the second only below it: there it was decided.
    assert_eq!(decides(Aim::High, &[&[2, 3, 2], &[3, 2, 2], &[1, 6, 0]]), Some(2));
    // Partners do not add up: the third player alone is best, and that is decided on the highest level.
    let pairs = standing(Aim::High, Teams::Pairs, &[&[4], &[1, 2, 1], &[1, 1, 2], &[2, 1, 1]]);
    assert_eq!((pairs.deciding(), pairs.leaders()), (Some(3), seats(&[1, 3])));
}

#[test]
fn sv11_three_are_ranked_by_the_same_comparison() {
    let three = standing(Aim::High, Teams::None, &[&[4, 2, 1], &[5, 1, 1], &[4, 2, 1]]);
    assert_eq!(Seat::all(3).map(|seat| three.rank(seat)).collect::<Vec<_>>(), [1, 3, 1]);
    assert_eq!(three.outcome().winners, seats(&[1, 3]));
    let one = standing(Aim::High, Teams::None, &[&[4, 3], &[5, 1, 1], &[6, 1]]);
    assert_eq!(Seat::all(3).map(|seat| one.rank(seat)).collect::<Vec<_>>(), [2, 1, 3]);
    assert_eq!(one.outcome().winners, seats(&[2]));
}

#[test]
fn sv11_three_have_three_colours() {
    let players = after(3, &[]).view(Viewer::Watcher).players;
    let colours: Vec<Colour> = players.iter().map(|player| player.colour).collect();
    assert_eq!(colours, [Colour::White, Colour::Black, Colour::Red]);
}

#[test]
fn sv12_the_pair_of_the_best_single_player_wins() {
    let pairs = |players: &[&[u8]]| standing(Aim::High, Teams::Pairs, players).outcome();
    // Together seats 1 and 3 have more on level 3, but seat 2 has most of all.
    let won = pairs(&[&[3, 3, 1], &[3, 2, 2], &[3, 3, 1], &[7]]);
    assert_eq!((won.points.as_slice(), won.winners), ([1, 2, 1, 0].as_slice(), seats(&[2, 4])));
    let partners = pairs(&[&[5, 2], &[6, 1], &[5, 2], &[6, 1]]);
    assert_eq!(partners.winners, seats(&[1, 3]));
    let draw = pairs(&[&[5, 2], &[6, 1], &[6, 1], &[5, 2]]);
    assert_eq!(draw.winners, seats(&[1, 2, 3, 4]));
}

#[test]
fn sv12_pairs_are_for_four_and_the_default_there() {
    assert_eq!(after(4, &[]).options(), Options { misere: false, teams: Some(Teams::Pairs) });
    for seats in [2, 3] {
        assert_eq!(after(seats, &[]).options(), Options { misere: false, teams: Some(Teams::None) });
        let error = Seven::new(&Options { teams: Some(Teams::Pairs), ..DEFAULT }, seats).unwrap_err();
        assert_eq!(error.rule.map(|rule| rule.to_string()).as_deref(), Some("SV-12"));
    }
    let read = |options| read_options::<Options>(&options).unwrap().teams;
    assert_eq!(read(json!({})), None);
    assert_eq!(read(json!({"teams": "pairs"})), Some(Teams::Pairs));
    for seats in [0, 1, 5, 255] {
        assert!(Seven::new(&DEFAULT, seats).is_err());
    }
}

#[test]
fn sv12_one_pair_has_the_white_and_black_set() {
    let colours = |teams| Seat::all(4).map(|seat| Colour::of(seat, teams)).collect::<Vec<_>>();
    assert_eq!(colours(Teams::Pairs), [Colour::White, Colour::Red, Colour::Black, Colour::Blue]);
    assert_eq!(colours(Teams::None), [Colour::White, Colour::Black, Colour::Red, Colour::Blue]);
}

#[test]
fn sv13_misere_compares_from_the_lowest_level_up() {
    let low = |teams, players: &[&[u8]]| standing(Aim::Low, teams, players).outcome();
    let won = low(Teams::None, &[&[2, 3, 2], &[3, 3, 1]]);
    assert_eq!((won.points.as_slice(), won.winners), ([2, 3].as_slice(), seats(&[2])));
    let tied = low(Teams::None, &[&[3, 2, 2], &[3, 3, 1]]);
    assert_eq!((tied.points.as_slice(), tied.winners), ([3, 3].as_slice(), seats(&[2])));
    let tied = low(Teams::None, &[&[3, 2, 1, 1], &[3, 2, 2]]);
    assert_eq!((tied.points.as_slice(), tied.winners), ([3, 3].as_slice(), seats(&[2])));
    let pairs = low(Teams::Pairs, &[&[5, 2], &[4, 3], &[4, 3], &[4, 3]]);
    assert_eq!((pairs.points.as_slice(), pairs.winners), ([5, 4, 4, 4].as_slice(), seats(&[1, 3])));
    assert_eq!(Aim::Low.compare(&levels(&[3, 2, 2]), &levels(&[3, 3, 1])), Ordering::Less);
}

#[test]
fn sv13_misere_goes_with_every_player_count() {
    for (count, teams) in [(2, Teams::None), (3, Teams::None), (4, Teams::Pairs), (4, Teams::None)] {
        let options = Options { misere: true, teams: Some(teams) };
        let (game, _) = played_out(options, count, 13);
        assert_eq!(game.options(), options);
        let on_table = game.table().laid().iter().filter(|laid| laid.level == 1).count();
        assert_eq!(game.outcome().unwrap().points.iter().sum::<i32>(), on_table as i32);
    }
}

#[test]
fn sv13_misere_is_played_only_if_chosen() {
    let misere = |options| read_options::<Options>(&options).unwrap().misere;
    assert!(!misere(json!({})));
    assert!(misere(json!({"misere": true})));
}

#[test]
fn sv14_four_may_play_each_for_themselves() {
    let options = Options { teams: Some(Teams::None), ..DEFAULT };
    assert_eq!(Seven::new(&options, 4).unwrap().options(), options);
    let single = standing(Aim::High, Teams::None, &[&[3, 3, 1], &[3, 2, 2], &[3, 3, 1], &[7]]);
    assert_eq!(single.outcome().winners, seats(&[2]));
    let equal = standing(Aim::High, Teams::None, &[&[5, 2], &[5, 2], &[6, 1], &[7]]);
    assert_eq!(equal.outcome().winners, seats(&[1, 2]));
    assert_eq!(read_options::<Options>(&json!({"teams": "none"})), Ok(options));
}

//! Every rule, by its id.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss, reason = "small counts")]

mod support;

use std::cmp::Ordering;

use sevenfold_core::chance::Quick;
use sevenfold_core::{Agenda, Breach as _, Game, Rng, Say, Seat, SeatSet, Silent, WindowId};
use sevenfold_seven::{
    Action, Aim, Breach, Cell, Colour, Event, Levels, Options, Seven, Standing, Teams, Tile, Tiles,
};

const DEFAULT: Options = Options { misere: false, teams: None };

/// The position of the rule page's third example.
const J_AND_I: [&str; 2] = ["J 0,0 0,1 0,2 1,-1", "I -1,-1 -1,0 -1,1 -1,2"];

fn after(seats: u8, moves: &[&str]) -> Seven {
    let mut game = Seven::new(&DEFAULT, seats).unwrap();
    for text in moves {
        let seat = game.turn().unwrap();
        game.play(seat, &text.parse().unwrap(), &mut Silent).unwrap();
    }
    game
}

/// The refusal of the player whose turn it is.
fn refused(game: &Seven, text: &str) -> Breach {
    game.check(game.turn().unwrap(), &text.parse().unwrap()).unwrap_err()
}

fn refuses(game: &Seven, text: &str, rule: &str) {
    let breach = refused(game, text);
    assert_eq!(breach.rule().to_string(), rule, "{breach:?}");
    assert!(!game.legal(game.turn().unwrap()).contains(&text.parse().unwrap()));
}

fn takes(game: &Seven, text: &str) {
    let (seat, action) = (game.turn().unwrap(), text.parse().unwrap());
    assert_eq!(game.check(seat, &action), Ok(()));
    assert!(game.legal(seat).contains(&action));
}

fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().map(|&number| Seat::from_number(number).unwrap()).collect()
}

fn levels(counts: &[u8]) -> Levels {
    let mut levels = Levels::default();
    levels[..counts.len()].copy_from_slice(counts);
    levels
}

fn standing(aim: Aim, teams: Teams, players: &[&[u8]]) -> Standing {
    Standing::new(aim, teams, players.iter().map(|counts| levels(counts)))
}

fn played_out(options: Options, seats: u8, seed: u64) -> (Seven, Vec<Event>) {
    let mut game = Seven::new(&options, seats).unwrap();
    let (mut rng, mut events) = (Quick::new(seed), Vec::new());
    while let Some(seat) = game.turn() {
        let action = *rng.pick(&game.legal(seat)).unwrap();
        game.advance(seat, &action, &mut events);
    }
    (game, events)
}

#[test]
fn sv1_everybody_has_one_of_each_of_the_seven() {
    for seats in 2..=4 {
        let game = after(seats, &[]);
        for seat in Seat::all(seats) {
            assert_eq!(game.hand(seat), Tiles::ALL);
            assert_eq!(game.hand(seat).len(), 7);
        }
    }
    let game = after(2, &J_AND_I);
    assert_eq!(game.hand(Seat::FIRST).iter().map(Tile::letter).collect::<String>(), "IPOSUY");
}

#[test]
fn sv1_the_seven_are_the_cells_of_the_page() {
    for (letter, cells) in support::TILES {
        let cells = cells.map(Cell::from);
        assert_eq!(Tile::made_of(&cells).map(Tile::letter), Some(letter));
    }
}

#[test]
fn sv2_tiles_are_turned_and_flipped_freely() {
    let game = after(2, &[]);
    for (letter, cells) in support::TILES {
        for way in support::ways(&cells, &support::BOTH_SIDES) {
            let words: Vec<String> = way.iter().map(|(a, b)| format!("{a},{b}")).collect();
            takes(&game, &format!("{letter} {}", words.join(" ")));
        }
    }
}

#[test]
fn sv2_a_letter_that_does_not_fit_its_cells_is_refused() {
    let game = after(2, &[]);
    refuses(&game, "J 0,0 0,1 0,2 0,3", "SV-2");
    let made = |text| match refused(&game, text) {
        Breach::Misfit { tile: Tile::J, made } => made,
        other => panic!("{other:?}"),
    };
    assert_eq!(made("J 0,0 0,1 0,2 0,3"), Some(Tile::I));
    assert_eq!(made("J 0,0 0,1 0,2 1,3"), None);
    assert_eq!(made("J -2147483648,0 0,1 0,2 2147483647,-2147483648"), None);
}

#[test]
fn sv2_comes_before_the_rules_about_the_place() {
    refuses(&after(2, &J_AND_I), "P 50,0 50,1 50,2 50,3", "SV-2");
}

#[test]
fn sv3_white_begins_and_seats_take_turns_clockwise() {
    for seats in 2..=4 {
        let mut game = after(seats, &[]);
        for number in 0..u32::from(seats) * 7 {
            let seat = Seat::new((number % u32::from(seats)) as u8);
            assert_eq!(game.agenda(), Agenda::turn(WindowId(number), seat));
            let action = game.legal(seat)[0];
            let other = seat.next(seats);
            assert_eq!(game.check(other, &action), Err(Breach::NotYourTurn { turn: seat }));
            assert_eq!(game.check(other, &action).unwrap_err().rule().to_string(), "SV-3");
            assert!(game.legal(other).is_empty());
            game.play(seat, &action, &mut Silent).unwrap();
        }
    }
}

#[test]
fn sv3_a_tile_is_placed_once() {
    let game = after(2, &J_AND_I);
    assert!(game.legal(Seat::FIRST).iter().all(|action| action.tile != Tile::J));
    refuses(&game, "J -3,0 -3,1 -3,2 -2,-1", "SV-3");
    let left = Tiles::ALL.without(Tile::J);
    assert_eq!(refused(&game, "J -3,0 -3,1 -3,2 -2,-1"), Breach::Placed { tile: Tile::J, left });
}

#[test]
fn sv4_the_first_tile_fixes_the_grid() {
    let game = after(2, &[]);
    takes(&game, "I 0,0 0,1 0,2 0,3");
    refuses(&game, "I 0,1 0,2 0,3 0,4", "SV-4");
    assert_eq!(refused(&game, "Y 0,1 1,1 1,2 2,0"), Breach::OffGrid { first: Cell::new(0, 1) });
    refuses(&game, "I 2000000000,0 2000000000,1 2000000000,2 2000000000,3", "SV-4");
}

#[test]
fn sv4_the_table_has_no_border() {
    let mut game = after(4, &[]);
    while let Some(seat) = game.turn() {
        let far = *game.legal(seat).iter().max_by_key(|action| action.cells()[3]).unwrap();
        game.play(seat, &far, &mut Silent).unwrap();
    }
    let farthest = game.table().laid().iter().flat_map(|laid| laid.place.cells()).max().unwrap();
    assert!(farthest.a > 30, "{farthest}");
}

#[test]
fn sv5_every_cell_is_supported_at_the_same_level() {
    let game = after(2, &J_AND_I);
    refuses(&game, "I 0,0 0,1 0,2 0,3", "SV-5");
    let heights = [(0, 0, 1), (0, 1, 1), (0, 2, 1), (0, 3, 0)].map(|(a, b, high)| (Cell::new(a, b), high));
    assert_eq!(refused(&game, "I 0,0 0,1 0,2 0,3"), Breach::Uneven { heights });
    takes(&game, "O -1,0 -1,1 0,0 0,1");
}

#[test]
fn sv5_the_level_is_one_above_what_is_beneath() {
    let mut game = after(2, &J_AND_I);
    let mut events = Vec::new();
    game.play(Seat::FIRST, &"O -1,0 -1,1 0,0 0,1".parse().unwrap(), &mut events).unwrap();
    let cells = *"O -1,0 -1,1 0,0 0,1".parse::<Action>().unwrap().cells();
    assert_eq!(
        events,
        [
            Event::Laid { seat: Seat::FIRST, tile: Tile::O, cells, level: 2 },
            Event::Climbed { seat: Seat::FIRST, level: 2 }
        ]
    );
    assert_eq!(game.table().height(Cell::new(0, 0)), 2);
    assert_eq!(game.table().height(Cell::new(0, 2)), 1);
    assert_eq!(game.table().height(Cell::new(7, 7)), 0);
}

#[test]
fn sv6_on_the_table_a_tile_touches_another_edge_to_edge() {
    let game = after(2, &["I 0,0 0,1 0,2 0,3"]);
    takes(&game, "I 1,0 1,1 1,2 1,3");
    takes(&game, "I 1,-4 1,-3 1,-2 1,-1");
    // One further there is only a corner between them, and then nothing.
    refuses(&game, "I 1,-5 1,-4 1,-3 1,-2", "SV-6");
    assert_eq!(refused(&game, "I 1,-5 1,-4 1,-3 1,-2"), Breach::Apart { tile: Tile::I, steps: 2 });
    assert_eq!(refused(&game, "I 100,0 100,1 100,2 100,3"), Breach::Apart { tile: Tile::I, steps: 100 });
    refuses(&game, "I 128,0 128,1 128,2 128,3", "SV-6");
}

#[test]
fn sv7_above_the_table_a_tile_lies_on_two() {
    let game = after(2, &["J 0,0 0,1 0,2 1,-1"]);
    refuses(&game, "J 0,0 0,1 0,2 1,-1", "SV-7");
    let owner = Seat::FIRST;
    assert_eq!(refused(&game, "J 0,0 0,1 0,2 1,-1"), Breach::OneTile { tile: Tile::J, owner, level: 2 });
    assert!(game.legal(game.turn().unwrap()).iter().all(|action| action.cells()[0] != Cell::ORIGIN));
}

/// Here other places on level 2 exist, so that only this rule keeps the I off the I.
#[test]
fn sv7_a_tile_exactly_on_its_like_lies_on_one() {
    let game = after(2, &J_AND_I);
    let owner = Seat::new(1);
    assert_eq!(refused(&game, J_AND_I[1]), Breach::OneTile { tile: Tile::I, owner, level: 2 });
    refuses(&game, J_AND_I[1], "SV-7");
}

#[test]
fn sv7_two_tiles_of_any_colour_carry() {
    // Three seats: the second I lies beside the first, and a third lies across both; whose they are is no matter.
    let game = after(3, &["I 0,0 0,1 0,2 0,3", "I 1,0 1,1 1,2 1,3"]);
    takes(&game, "O 0,1 0,2 1,1 1,2");
    takes(&game, "S 0,0 0,1 1,1 1,2");
    let colours: Vec<Seat> = (0..2).map(|index| game.owner(index)).collect();
    assert_eq!(colours, [Seat::new(0), Seat::new(1)]);
}

#[test]
fn sv8_a_tile_goes_to_its_highest_level() {
    let game = after(2, &J_AND_I);
    refuses(&game, "O 1,0 1,1 2,0 2,1", "SV-8");
    let Breach::Higher { tile, level, highest, places, example } = refused(&game, "O 1,0 1,1 2,0 2,1") else {
        panic!("{:?}", refused(&game, "O 1,0 1,1 2,0 2,1"))
    };
    assert_eq!((tile, level, highest), (Tile::O, 1, 2));
    let listed: Vec<Action> =
        game.legal(Seat::FIRST).into_iter().filter(|action| action.tile == Tile::O).collect();
    assert_eq!(places as usize, listed.len());
    assert!(listed.contains(&example));
    assert_eq!(refused(&game, "O 1,0 1,1 2,0 2,1").say().key, "seven-higher-than-table");
}

#[test]
fn sv8_counts_every_tile_for_itself() {
    let game = after(2, &J_AND_I);
    assert_eq!(game.reach(Tile::O).level, 2);
    assert_eq!(game.reach(Tile::I).level, 1);
    takes(&game, "I -2,0 -2,1 -2,2 -2,3");
}

#[test]
fn sv8_the_highest_of_many_levels_counts() {
    for seed in 0..20 {
        let (mut game, mut slow, mut rng) = (after(4, &[]), support::Slow::new(4), Quick::new(seed));
        while let Some(seat) = game.turn() {
            let mut legal: Vec<String> = game.legal(seat).iter().map(ToString::to_string).collect();
            legal.sort();
            assert_eq!(legal, slow.legal(), "with {} levels", game.table().top());
            let text = rng.pick(&legal).unwrap();
            slow.play(text);
            game.advance(seat, &text.parse().unwrap(), &mut Silent);
        }
    }
}

#[test]
fn sv9_there_is_always_a_move() {
    for (seed, seats) in [(1, 2), (2, 3), (3, 4), (4, 2), (5, 4)] {
        let mut game = after(seats, &[]);
        let mut rng = Quick::new(seed);
        while let Some(seat) = game.turn() {
            for tile in Tile::ALL {
                assert!(game.reach(tile).places > 0, "{tile} has a place, at least on the table");
            }
            let action = *rng.pick(&game.legal(seat)).unwrap();
            game.advance(seat, &action, &mut Silent);
        }
    }
}

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
    let won = outcome(&[&[7], &[5, 1, 1]]);
    assert_eq!((won.points.as_slice(), won.winners), ([0, 1].as_slice(), seats(&[2])));
    let draw = outcome(&[&[4, 3], &[4, 3]]);
    assert_eq!((draw.points.as_slice(), draw.winners), ([3, 3].as_slice(), seats(&[1, 2])));
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
fn sv14_four_may_play_each_for_themselves() {
    let options = Options { teams: Some(Teams::None), ..DEFAULT };
    assert_eq!(Seven::new(&options, 4).unwrap().options(), options);
    let single = standing(Aim::High, Teams::None, &[&[3, 3, 1], &[3, 2, 2], &[3, 3, 1], &[7]]);
    assert_eq!(single.outcome().winners, seats(&[2]));
}

//! DS-1 to DS-3, DS-28.

use sevenfold_core::chance::{ChanceKey, Seed, Stream};
use sevenfold_core::{
    Agenda, Breach as _, Draw, Game, GameOptions as _, Redact, SetupError, Silent, Viewer, read_options,
};
use sevenfold_double_seven::{Animal, Breach, Deal, DoubleSeven, Event, Options, SEVENS, Tile, Tiles};

use crate::support::{dealt, play, refuses, seat, table, tiles};

#[test]
fn ds1_eleven_of_each_animal_and_three_clovers() {
    assert_eq!(Tiles::BOX.len(), 91);
    assert!(Animal::ALL.iter().all(|&animal| Tiles::BOX.count(animal.into()) == 11));
    assert_eq!(Tiles::BOX.count(Tile::Clover), 3);
    let mut game = DoubleSeven::new(&Options {}, 2).unwrap();
    let deal: Deal = game.sample(&mut Stream::new(&Seed([1; 32]), ChanceKey::default()));
    assert_eq!(deal.order.iter().copied().collect::<Tiles>(), Tiles::BOX, "all of them are dealt");
    let other = deal.to_string().replacen('B', "U", 1);
    let error = game.settle(&other.parse().unwrap(), &mut Silent).unwrap_err();
    assert_eq!(error.message.key, "chance-not-the-cards");
    assert_eq!(game, DoubleSeven::new(&Options {}, 2).unwrap(), "an impossible deal changes nothing");
}

#[test]
fn ds2_eight_seven_tokens_worth_one_and_one_worth_two() {
    assert_eq!(SEVENS, 8);
    let plain = table("BB | D; | D").build();
    assert_eq!(plain.points(seat(1)), 2);
    assert_eq!(table("BB | D; | D").sevens(1, 3).build().points(seat(1)), 5);
    assert_eq!(table("BB | D; | D").double_seven(1).build().points(seat(1)), 4);
    assert_eq!(table("BB | D; | D").sevens(2, 3).build().sevens_left(), 5);
}

#[test]
fn ds28_there_are_no_options() {
    assert_eq!(read_options::<Options>(&serde_json::json!({})), Ok(Options {}));
    assert!(matches!(read_options::<Options>(&serde_json::json!({"deck": 1})), Err(SetupError { .. })));
    assert_eq!(serde_json::to_string(&Options {}).unwrap(), "{}");
    assert!(Options::FIELDS.is_empty(), "nothing is offered");
}

#[test]
fn ds3_three_tiles_each_then_the_first_player_begins() {
    let game = dealt(3, 2, "BUDFGRSWC");
    assert_eq!(game.rack(seat(1)), tiles("BUD"));
    assert_eq!(game.rack(seat(2)), tiles("FGR"));
    assert_eq!(game.rack(seat(3)), tiles("SWC"));
    assert_eq!(game.turn(), seat(2));
    assert_eq!(game.reserve().len(), 91 - 9);
    assert_eq!(game.reserve().face_down(), 91 - 9 - 1, "all but the tile turned up for the first turn");
}

#[test]
fn ds3_any_tile_can_lie_anywhere_and_anybody_can_begin() {
    let game = DoubleSeven::new(&Options {}, 4).unwrap();
    let mut rng = Stream::new(&Seed([3; 32]), ChanceKey::default());
    let deals: Vec<Deal> = (0..300).map(|_| game.sample(&mut rng)).collect();
    for place in [0, 45, 90] {
        let seen = |tile: Tile| deals.iter().any(|deal| deal.order[place] == tile);
        assert!(Tile::ALL.into_iter().all(seen), "place {place}");
    }
    assert!((1..=4).all(|number| deals.iter().any(|deal| deal.first == seat(number))));
}

#[test]
fn ds3_play_goes_clockwise() {
    let mut game = dealt(3, 3, "BUDFGRSWC");
    let mut turns = Vec::new();
    for _ in 0..4 {
        turns.push(game.turn().number());
        play(&mut game, &["draw ?", "draw ?", "pass"]);
    }
    assert_eq!(turns, [3, 1, 2, 3]);
}

#[test]
fn ds3_nobody_acts_out_of_turn_or_before_the_deal() {
    let game = dealt(2, 2, "BUDFGR");
    let breach = game.check(seat(1), &"draw ?".parse().unwrap()).unwrap_err();
    assert_eq!((breach, breach.rule().to_string().as_str()), (Breach::NotYourTurn { turn: seat(2) }, "DS-3"));
    assert!(game.legal(seat(1)).is_empty());
    let undealt = DoubleSeven::new(&Options {}, 2).unwrap();
    assert_eq!(undealt.agenda(), Agenda::Chance(Draw::Within));
    assert_eq!(refuses(&undealt, "draw ?", "DS-3"), Breach::NotDealt);
    let mut twice = game;
    assert!(twice.settle(&dealt_text(2), &mut Silent).is_err(), "there is one deal");
}

fn dealt_text(first: u8) -> Deal {
    let symbols: String = Tiles::BOX.iter().map(|tile| tile.to_string()).collect();
    format!("tiles {symbols} first {first}").parse().unwrap()
}

#[test]
fn ds3_two_to_four_play_and_one_of_them_begins() {
    assert!(DoubleSeven::new(&Options {}, 1).is_err());
    assert!(DoubleSeven::new(&Options {}, 5).is_err());
    assert!((2..=4).all(|seats| DoubleSeven::new(&Options {}, seats).is_ok()));
    let mut game = DoubleSeven::new(&Options {}, 2).unwrap();
    assert!(game.settle(&dealt_text(3), &mut Silent).is_err(), "seat 3 is not there");
}

#[test]
fn ds3_the_deal_tells_each_player_the_own_rack() {
    let mut game = DoubleSeven::new(&Options {}, 2).unwrap();
    let mut events: Vec<Event> = Vec::new();
    game.settle(&dealt_text(1), &mut events).unwrap();
    let (one, two) = (game.rack(seat(1)), game.rack(seat(2)));
    let told = |viewer| match events[0].seen_by(viewer) {
        Some(Event::Dealt { racks, .. }) => racks.to_vec(),
        other => panic!("{other:?}"),
    };
    assert_eq!(told(Viewer::Seat(seat(1))), [Some(one), None]);
    assert_eq!(told(Viewer::Seat(seat(2))), [None, Some(two)]);
    assert_eq!(told(Viewer::Watcher), [None, None]);
    assert!(game.known(seat(1)).is_empty() && game.known(seat(2)).is_empty());
}

//! The worked examples of the rule page; the printed example of play as a record.
#![allow(clippy::unwrap_used, reason = "what cannot be unwrapped fails its test")]

#[path = "support/mod.rs"]
mod support;

use sevenfold_core::record::{Document, replay};
use sevenfold_core::run::{Run, Step};
use sevenfold_core::{Game, SeatSet};
use sevenfold_double_seven::{DoubleSeven, Event, Stage, Tiles};
use support::{contents, family, legal, play, seat, table, tiles};

#[test]
fn example_1_families_and_tokens_make_21_points() {
    let front = "BBBBBBB SSSSSSSS FF";
    let mut game =
        table(&format!("{front} | UW; | D")).sevens(1, 2).double_seven(1).ending(2).face_down(0).build();
    assert_eq!(game.points(seat(1)), 21);
    play(&mut game, &["pass"]);
    let outcome = game.outcome().expect("the other player triggered the end");
    assert_eq!(outcome.points.as_slice(), [21, 0]);
    assert_eq!(outcome.winners, SeatSet::only(seat(1)));
}

/// The printed example: what comes before step A is built up by earlier turns.
fn printed() -> Run<DoubleSeven> {
    let document = Document::read(include_str!("example-of-play.sevens.json")).unwrap();
    replay(&document).unwrap_or_else(|fault| panic!("{fault:?}"))
}

const DEBORA: u8 = 1;
const JULIAN: u8 = 2;
const DAVID: u8 = 3;

#[test]
fn example_2_the_printed_example_of_play() {
    let run = printed();
    let mut game = *run.start();
    let mut events: Vec<Event> = Vec::new();
    let mut steps = run.steps().iter();
    let mut next = |game: &mut DoubleSeven, events: &mut Vec<Event>| match steps.next().unwrap() {
        Step::Chance(deal) => game.settle(deal, events).unwrap(),
        Step::Act { seat, action } => game.play(*seat, action, events).unwrap(),
    };
    while game.turn() != seat(DEBORA) || game.rack(seat(DEBORA)) != tiles("F") || game.families().len() < 6 {
        next(&mut game, &mut events);
    }
    let owned = |game: &DoubleSeven, number: u8| -> Vec<Tiles> {
        game.families().of(seat(number)).map(|(_, family)| family.contents.tiles()).collect()
    };
    // A: nothing lay face up, so a tile was turned up: a Bird.
    assert_eq!(game.reserve().face_up(), tiles("B"));
    assert!(events.iter().rev().any(|event| matches!(event, Event::Flipped { .. })));
    assert_eq!(owned(&game, JULIAN), [tiles("FF"), tiles("SSSSS")]);
    assert_eq!(owned(&game, DAVID), [tiles("GGGG"), tiles("WWC")]);
    // B: two face-down tiles, a Frog and a Fox.
    assert_eq!(game.view(sevenfold_core::Viewer::Watcher).stage, Stage::Draw { left: 2 });
    next(&mut game, &mut events);
    assert_eq!(game.rack(seat(DEBORA)), tiles("FG"));
    next(&mut game, &mut events);
    assert_eq!(game.rack(seat(DEBORA)), tiles("FFG"));
    // C: 2 Swans for 2 Foxes.
    next(&mut game, &mut events);
    assert!(owned(&game, JULIAN).contains(&tiles("WW")) && owned(&game, DEBORA).contains(&tiles("FF")));
    // D: 4 Foxes.
    next(&mut game, &mut events);
    assert!(owned(&game, DEBORA).contains(&tiles("FFFF")));
    // E: 4 Foxes for 4 Frogs.
    next(&mut game, &mut events);
    assert!(owned(&game, DAVID).contains(&tiles("FFFF")) && owned(&game, DEBORA).contains(&tiles("GGGG")));
    // F: 5 Frogs, Clear!
    next(&mut game, &mut events);
    assert!(owned(&game, DEBORA).contains(&tiles("GGGGG")));
    assert!(events.contains(&Event::Cleared { seat: seat(DEBORA) }));
    // G: three tiles for an empty rack; the Bird stays.
    assert_eq!(game.turn(), seat(JULIAN));
    assert_eq!(game.view(sevenfold_core::Viewer::Watcher).stage, Stage::Draw { left: 3 });
    for rack in ["G", "DG", "DGR"] {
        next(&mut game, &mut events);
        assert_eq!(game.rack(seat(JULIAN)), tiles(rack));
    }
    assert_eq!(game.reserve().face_up(), tiles("B"));
    // H: Two for One, and a Swan is drawn.
    next(&mut game, &mut events);
    assert_eq!(game.reserve().face_up(), tiles("BDR"));
    next(&mut game, &mut events);
    assert_eq!(game.rack(seat(JULIAN)), tiles("GW"));
    // I: the Clover from David's family.
    next(&mut game, &mut events);
    assert_eq!(game.rack(seat(JULIAN)), tiles("GC"));
    assert!(owned(&game, DAVID).contains(&tiles("WWW")));
    // J: 5 Squirrels for 5 Frogs.
    next(&mut game, &mut events);
    assert!(owned(&game, DEBORA).contains(&tiles("SSSSS")));
    // K: seven Frogs, a 7 token, Clear!
    next(&mut game, &mut events);
    assert!(owned(&game, JULIAN).contains(&tiles("GGGGGGC")));
    assert!(events.contains(&Event::Seven { seat: seat(JULIAN), family: family(4) }));
    assert!(events.contains(&Event::Cleared { seat: seat(JULIAN) }));
    assert!(game.rack(seat(JULIAN)).is_empty());
    assert_eq!(game.sevens_left(), 7);
    assert_eq!(game.turn(), seat(DAVID));
    assert_eq!(game, *run.game());
}

#[test]
fn example_3_an_exchange_then_an_expansion_of_what_was_received() {
    let mut game = table("WW | FFG; FF | D; GGGG | D").build();
    play(&mut game, &["exchange #1 #2", "expand #2 FF"]);
    assert_eq!(game.families().get(family(2)).unwrap().contents, contents("FFFF"));
    assert!(legal(&game).contains(&"exchange #2 #3".to_owned()));
    let events = play(&mut game, &["exchange #2 #3", "expand #3 G"]);
    assert_eq!(game.families().get(family(3)).unwrap().contents, contents("GGGGG"));
    assert_eq!(game.families().get(family(3)).unwrap().owner, seat(1));
    assert!(events.contains(&Event::Cleared { seat: seat(1) }));
    assert_eq!(game.turn(), seat(2));
    assert_eq!(game.points(seat(1)), 5);
}

//! DS-24, DS-27.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Redact, Viewer};
use sevenfold_double_seven::{DoubleSeven, Event, Tiles};

use crate::support::{contents, dealt, play, seat, table, tiles};

fn known(game: &DoubleSeven, number: u8) -> Tiles {
    game.view(Viewer::Watcher).players[number as usize - 1].known
}

#[test]
fn ds24_racks_are_hidden_from_others_and_their_size_is_not() {
    let game = dealt(2, 1, "BUDFGRS");
    let view = game.view(Viewer::Seat(seat(1)));
    assert_eq!(view.own_rack(), Some(tiles("BUD")));
    assert_eq!((view.players[1].rack, view.players[1].tiles, view.players[1].known), (None, 3, tiles("")));
    assert_eq!(game.view(Viewer::Watcher).own_rack(), None);
    assert_eq!((view.reserve.face_up, view.reserve.face_down), (tiles("S"), 84));
}

#[test]
fn ds24_a_face_down_draw_is_seen_by_its_player_alone() {
    let mut game = dealt(2, 1, "BUDFGRSW");
    let events = play(&mut game, &["draw ?"]);
    let own = events[0].seen_by(Viewer::Seat(seat(1)));
    assert_eq!(own, Some(Event::Drew { seat: seat(1), tile: tiles("W").iter().next() }));
    for viewer in [Viewer::Seat(seat(2)), Viewer::Watcher] {
        assert_eq!(events[0].seen_by(viewer), Some(Event::Drew { seat: seat(1), tile: None }));
    }
    assert_eq!(known(&game, 1), tiles(""));
}

#[test]
fn ds24_tiles_taken_face_up_and_clovers_retrieved_are_known() {
    let mut game = dealt(2, 1, "BUDFGRSW");
    play(&mut game, &["draw S"]);
    assert_eq!(known(&game, 1), tiles("S"));
    let mut game = table("BC | B; | D").build();
    play(&mut game, &["retrieve #1"]);
    assert_eq!(known(&game, 1), tiles("C"));
}

#[test]
fn ds24_a_rack_shown_for_a_rainbow_is_known_from_then_on() {
    let mut game = dealt(2, 1, "BUDFGRSW");
    play(&mut game, &["draw ?", "draw S"]);
    assert_eq!(known(&game, 1), tiles("S"));
    play(&mut game, &["rainbow"]);
    assert_eq!(known(&game, 1), tiles("BUDSW"));
    play(&mut game, &["draw ?"]);
    let view = game.view(Viewer::Seat(seat(2)));
    assert_eq!(
        (view.players[0].known, view.players[0].tiles),
        (tiles("BUDSW"), 6),
        "but not the tile drawn for it"
    );
}

#[test]
fn ds24_families_tokens_and_discards_are_public() {
    let mut game = table("GG | BBUUDD; FFC | D; up G").sevens(2, 3).double_seven(2).build();
    play(&mut game, &["pass", "discard B"]);
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Watcher] {
        let view = game.view(viewer);
        let families: Vec<_> = view.families.iter().map(|family| (family.owner, family.contents)).collect();
        assert_eq!(families, [(seat(1), contents("GG")), (seat(2), contents("FFC"))]);
        assert_eq!((view.players[1].sevens, view.players[1].double_seven, view.sevens_left), (3, true, 5));
        assert_eq!(view.discarded, tiles("B"));
    }
}

#[test]
fn ds24_what_is_done_openly_is_told_to_all() {
    let mut game = table("BC FFFFFFF UUUUUU | BUGGRSDDDDD; WW | D; up F").build();
    let chain = ["retrieve #1", "start GG", "exchange #1 #4", "expand #3 U", "two-for-one RS", "draw F"];
    let mut events = play(&mut game, &chain);
    events.extend(play(&mut game, &["pass", "discard D"]));
    let mut game = table("| BUDFG; | D; up F").just_drew().build();
    events.extend(play(&mut game, &["rainbow", "draw F", "pass", "discard F"]));
    assert!(matches!(events.last(), Some(Event::Flipped { .. })));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Watcher] {
        for event in &events {
            assert_eq!(event.seen_by(viewer).as_ref(), Some(event));
        }
    }
}

#[test]
fn ds24_imagined_racks_hold_what_is_known() {
    let mut game = dealt(2, 1, "BUDFGRSW");
    play(&mut game, &["draw ?", "draw S", "rainbow", "draw ?"]);
    let view = game.view(Viewer::Seat(seat(2)));
    let mut rng = Quick::new(3);
    let mut others = Tiles::EMPTY;
    for _ in 0..200 {
        let world = DoubleSeven::imagine(&view, &mut rng).unwrap();
        assert!(world.rack(seat(1)).contains(tiles("BUDSW")));
        assert_eq!(world.rack(seat(2)), game.rack(seat(2)));
        let sixth = world.rack(seat(1)) - tiles("BUDSW");
        if !others.contains(sixth) {
            others += sixth;
        }
    }
    assert!(others.kinds().count() > 5, "the sixth tile can be anything: {others}");
}

#[test]
fn ds24_once_the_game_is_over_racks_stay_hidden() {
    let mut game = dealt(2, 1, "BUDFGRSW");
    while game.outcome().is_none() {
        let action = *game.legal(game.turn()).first().unwrap();
        game.advance(game.turn(), &action, &mut sevenfold_core::Silent);
    }
    assert!(game.view(Viewer::Watcher).players.iter().all(|player| player.rack.is_none()));
}

#[test]
fn ds27_what_leaves_is_counted_off_the_known_ones_first() {
    // The rack is B U D with a face-up S taken and an S drawn face down: only the first S is known.
    let mut game = dealt(2, 1, "BUDFGRSSWW");
    play(&mut game, &["draw S", "draw ?"]);
    assert_eq!((game.rack(seat(1)), known(&game, 1)), (tiles("BUDSS"), tiles("S")));
    play(&mut game, &["two-for-one BS"]);
    assert_eq!((game.rack(seat(1)), known(&game, 1)), (tiles("UDS"), tiles("")));
}

#[test]
fn ds27_an_unknown_tile_that_leaves_takes_nothing_known_with_it() {
    let mut game = dealt(2, 1, "BUDFGRSSWW");
    play(&mut game, &["draw S", "draw ?", "two-for-one BU"]);
    assert_eq!(known(&game, 1), tiles("S"));
}

#[test]
fn ds24_a_view_that_cannot_be_has_no_world() {
    let game = dealt(2, 1, "BUDFGRSW");
    let view = game.view(Viewer::Seat(seat(1)));
    let mut rng = Quick::new(1);
    let mut no_world = |change: &dyn Fn(&mut sevenfold_double_seven::View)| {
        let mut odd = view.clone();
        change(&mut odd);
        assert!(DoubleSeven::imagine(&odd, &mut rng).is_err(), "{odd:?}");
    };
    no_world(&|view| view.reserve.face_down += 1);
    no_world(&|view| view.reserve.face_up = tiles("BBBBBBBBBBB"));
    no_world(&|view| view.players[1].tiles = 0);
    no_world(&|view| view.players[0].rack = Some(tiles("BU")));
    no_world(&|view| view.players[1].known = tiles("BBBB"));
    no_world(&|view| view.turn = seat(3));
    no_world(&|view| view.ending = Some(seat(4)));
    no_world(&|view| view.players.truncate(1));
    no_world(&|view| view.stage = sevenfold_double_seven::Stage::Draw { left: 0 });
    no_world(&|view| view.stage = sevenfold_double_seven::Stage::DrawOther { put: tiles("BB") });
}

//! DS-4 to DS-9.

use sevenfold_core::Game;
use sevenfold_double_seven::{Animal, Breach, Draw, Event, OncePerTurn, RainbowMoment, Stage, Tile};

use crate::support::{Setup, dealt, legal, legal_of, play, refuses, seat, table, tiles};

#[test]
fn ds4_a_tile_is_turned_up_when_none_lies_face_up() {
    let game = dealt(2, 1, "BUDFGRS");
    assert_eq!(game.reserve().face_up(), tiles("S"));
    assert_eq!(game.reserve().face_down(), 91 - 7);
    let mut game = table("| D; | D").face_down(1).build();
    play(&mut game, &["pass"]);
    assert_eq!((game.reserve().face_up().len(), game.reserve().face_down()), (1, 0), "the last one, too");
}

#[test]
fn ds4_only_at_the_start_of_a_turn() {
    let mut game = dealt(2, 1, "BUDFGRSWWWF");
    play(&mut game, &["draw S"]);
    assert_eq!(game.reserve().face_up(), tiles(""), "what is taken is not replaced");
    play(&mut game, &["draw ?"]);
    assert_eq!(game.reserve().face_up(), tiles(""));
    let mut shown = game;
    play(&mut shown, &["rainbow"]);
    assert_eq!(shown.reserve().face_up(), tiles(""), "nor is one turned up for a Rainbow");
    let events = play(&mut game, &["pass"]);
    assert_eq!(game.reserve().face_up(), tiles("W"), "the next turn begins with a flip");
    assert!(events.contains(&Event::Flipped { tile: Tile::Animal(Animal::Swan) }));
}

#[test]
fn ds4_nothing_is_turned_up_while_a_tile_lies_face_up_or_none_is_left() {
    let mut game = table("BB | D; | D; up F").build();
    play(&mut game, &["pass"]);
    assert_eq!(game.reserve().face_up(), tiles("F"));
    let mut game = table("BB | D; | D").face_down(0).ending(1).build();
    let events = play(&mut game, &["pass"]);
    assert!(!events.iter().any(|event| matches!(event, Event::Flipped { .. })));
}

#[test]
fn ds5_two_tiles_or_three_with_an_empty_rack() {
    let mut game = table("BB | D; | D; | ; up F").build();
    play(&mut game, &["pass", "draw F", "draw ?"]);
    assert_eq!(game.rack(seat(2)).len(), 3);
    assert!(legal(&game).contains(&"pass".to_owned()));
    play(&mut game, &["pass", "draw ?", "draw ?"]);
    assert_eq!(refuses(&game, "pass", "DS-5"), Breach::DrawDue { draw: Draw::Opening { left: 1 } });
    play(&mut game, &["draw ?"]);
    assert_eq!(game.rack(seat(3)).len(), 3);
}

#[test]
fn ds5_any_face_up_tile_or_the_top_face_down_one() {
    let game = table("| D; | D; up BFF").stage(Stage::Draw { left: 2 }).build();
    assert_eq!(legal(&game), ["draw ?", "draw B", "draw F"]);
    let breach = refuses(&game, "draw W", "DS-5");
    assert_eq!(breach, Breach::NotFaceUp { tile: Tile::Animal(Animal::Swan), face_up: tiles("BFF") });
    let mut drawn = dealt(2, 1, "BUDFGRSWC");
    play(&mut drawn, &["draw ?"]);
    assert_eq!(drawn.rack(seat(1)), tiles("BUDW"), "the top one comes first");
}

#[test]
fn ds5_drawing_is_not_optional_and_not_for_later() {
    let game = table("BB | DD; | D; up F").stage(Stage::Draw { left: 2 }).build();
    for text in
        ["pass", "start DD", "rainbow", "two-for-one DD", "exchange #1 #1", "discard D", "retrieve #1"]
    {
        assert_eq!(refuses(&game, text, "DS-5"), Breach::DrawDue { draw: Draw::Opening { left: 2 } });
    }
    let game = table("BB | DD; | D; up F").build();
    assert_eq!(refuses(&game, "draw F", "DS-5"), Breach::AllDrawn);
}

#[test]
fn ds5_with_fewer_tiles_draw_what_there_is_with_none_the_phase_is_skipped() {
    let mut game = table("BB | D; | D; up F").face_down(0).build();
    play(&mut game, &["pass"]);
    assert_eq!(legal(&game), ["draw F"]);
    assert_eq!(refuses(&game, "draw ?", "DS-5"), Breach::NoFaceDown);
    play(&mut game, &["draw F"]);
    assert_eq!(legal(&game), ["pass"], "one tile was all there was");
    play(&mut game, &["pass"]);
    assert_eq!(game.turn(), seat(1));
    assert!(legal(&game).contains(&"pass".to_owned()), "nothing to draw: straight to the actions");
}

fn rainbow(rack: &str) -> sevenfold_double_seven::DoubleSeven {
    table(&format!("| {rack}; | D; up F")).just_drew().build()
}

#[test]
fn ds6_five_different_animals_draw_one_more() {
    let mut game = rainbow("BUDFG");
    let events = play(&mut game, &["rainbow"]);
    assert_eq!(events, [Event::Rainbow { seat: seat(1), rack: tiles("BUDFG") }]);
    assert_eq!(legal(&game), ["draw ?", "draw F"]);
    assert_eq!(refuses(&game, "pass", "DS-6"), Breach::DrawDue { draw: Draw::Rainbow });
    play(&mut game, &["draw F"]);
    assert_eq!(game.rack(seat(1)).len(), 6);
    assert_eq!(refuses(&game, "rainbow", "DS-6"), Breach::RainbowTooLate);
    assert!(legal(&rainbow("BUDFGRSW")).contains(&"rainbow".to_owned()), "more than five will do");
}

#[test]
fn ds6_nobody_has_to_show_a_rainbow() {
    let mut game = rainbow("BUDFG");
    play(&mut game, &["pass"]);
    assert_eq!(game.turn(), seat(2));
}

#[test]
fn ds6_what_was_shown_is_public_from_then_on() {
    let mut game = dealt(2, 1, "BUDWWWFG");
    play(&mut game, &["draw ?", "draw F", "rainbow", "draw ?"]);
    assert_eq!(game.known(seat(1)), tiles("BUDFG"));
}

#[test]
fn ds6_not_with_too_few_a_pair_or_a_clover() {
    assert_eq!(refuses(&rainbow("BUDF"), "rainbow", "DS-6"), Breach::RainbowTooSmall { tiles: 4 });
    let twice = Breach::RainbowTwice { animal: Animal::Fox, count: 2 };
    assert_eq!(refuses(&rainbow("BUDFFG"), "rainbow", "DS-6"), twice);
    assert_eq!(refuses(&rainbow("BUDFGC"), "rainbow", "DS-6"), Breach::RainbowWithClover);
}

#[test]
fn ds6_only_directly_after_the_last_draw() {
    let mut game = table("BB | BUDFG; UU | D; up F").just_drew().build();
    assert!(legal(&game).contains(&"rainbow".to_owned()));
    let before = game;
    for action in ["expand #1 B", "exchange #1 #2", "two-for-one BU"] {
        game = before;
        play(&mut game, &[action]);
        if action == "two-for-one BU" {
            play(&mut game, &["draw ?"]);
        }
        assert_eq!(refuses(&game, "rainbow", "DS-6"), Breach::RainbowTooLate);
    }
    let mut game = table("| BBUDFGR; | D; up F").just_drew().build();
    play(&mut game, &["start BB"]);
    assert_eq!(refuses(&game, "rainbow", "DS-6"), Breach::RainbowTooLate);
    let mut game = dealt(2, 1, "BUDWWWFG");
    play(&mut game, &["draw ?"]);
    refuses(&game, "rainbow", "DS-5");
    play(&mut game, &["draw F"]);
    assert!(legal(&game).contains(&"rainbow".to_owned()), "the real draw opens it");
}

#[test]
fn ds6_only_while_the_reserve_has_a_tile() {
    let game = table("| BUDFG; | D").face_down(0).just_drew().build();
    assert_eq!(refuses(&game, "rainbow", "DS-6"), Breach::RainbowNoTile);
    let mut last = table("| BUDFG; | D; up F").face_down(0).just_drew().build();
    play(&mut last, &["rainbow", "draw F"]);
}

#[test]
fn ds7_any_number_of_actions_in_any_order() {
    let mut game = table("BBC | BFFUURSDDG; UU GC WWW | D; up F").build();
    let each = ["retrieve #1", "start FF", "exchange #5 #2", "expand #2 U", "two-for-one RS", "draw F"];
    let again_after_each = ["expand #2 U", "exchange #1 #4", "start DD", "retrieve #3"];
    play(&mut game, &each);
    play(&mut game, &again_after_each);
    assert_eq!(game.turn(), seat(1));
    assert!(legal(&game).contains(&"pass".to_owned()));
}

#[test]
fn ds8_an_empty_rack_ends_the_turn_at_once() {
    let mut game = table("BB | B; UU | D; up F").build();
    let events = play(&mut game, &["expand #1 B"]);
    assert!(events.contains(&Event::Cleared { seat: seat(1) }));
    assert_eq!(game.turn(), seat(2), "no exchange after the last tile");
    let mut game = table("| BB; | D; up F").build();
    play(&mut game, &["start BB"]);
    assert_eq!(game.turn(), seat(2), "a start can clear the rack, too");
}

#[test]
fn ds8_a_pass_ends_the_turn_and_no_action_is_compulsory() {
    let mut game = table("BB | BBGGR; UU RC | D; up F").build();
    for verb in ["start", "expand", "exchange", "retrieve", "two-for-one"] {
        assert!(!legal_of(&game, verb).is_empty(), "{verb}");
    }
    let events = play(&mut game, &["pass"]);
    assert!(events.contains(&Event::Passed { seat: seat(1) }));
    assert_eq!((game.turn(), game.rack(seat(1))), (seat(2), tiles("BBGGR")));
}

#[test]
fn ds8_a_turn_with_nothing_to_draw_and_an_empty_rack_has_no_step() {
    let mut game = table("BB | D; UU | ; | D").face_down(0).ending(1).build();
    let events = play(&mut game, &["pass"]);
    assert!(events.contains(&Event::Skipped { seat: seat(2) }));
    assert_eq!(game.turn(), seat(3));
    let mut game = table("BB | D; UU | ; | ").face_down(0).ending(1).build();
    play(&mut game, &["pass"]);
    assert!(game.outcome().is_some(), "it counts as the final turn");
}

#[test]
fn ds9_a_pass_with_six_tiles_costs_exactly_one() {
    let mut game = table("| BBUUDDFC; | D; up F").build();
    play(&mut game, &["pass"]);
    assert_eq!(game.turn(), seat(1));
    assert_eq!(legal(&game), ["discard B", "discard C", "discard D", "discard F", "discard U"]);
    assert_eq!(refuses(&game, "pass", "DS-9"), Breach::DiscardDue { tiles: 8 });
    let breach = refuses(&game, "discard W", "DS-9");
    assert!(matches!(breach, Breach::Missing { tile: Tile::Animal(Animal::Swan), wanted: 1, held: 0, .. }));
    let mut clover = game;
    play(&mut clover, &["discard C"]);
    assert_eq!(clover.discarded(), tiles("C"), "any of them");
    play(&mut game, &["discard B"]);
    assert_eq!(game.rack(seat(1)), tiles("BUUDDFC"), "one, however many there are");
    assert_eq!(game.reserve().face_up(), tiles("F"), "not to the reserve");
    assert_eq!(game.discarded(), tiles("B"));
    assert_eq!(game.turn(), seat(2));
}

#[test]
fn ds9_not_with_five_and_not_unasked() {
    let mut game = table("| BBUUD; | D; up F").build();
    assert_eq!(refuses(&game, "discard B", "DS-9"), Breach::NoDiscardDue { tiles: 5 });
    play(&mut game, &["pass"]);
    assert_eq!(game.turn(), seat(2));
    let mut game = table("| BBUUDD; | D; up F").build();
    play(&mut game, &["pass"]);
    assert_eq!(game.turn(), seat(1), "with six there is one to discard");
    play(&mut game, &["discard U"]);
    assert_eq!((game.turn(), game.rack(seat(1)).len()), (seat(2), 5));
}

#[test]
fn ds19_once_a_turn_and_again_in_the_next() {
    let stage =
        Stage::Act { rainbow: RainbowMoment::Past, two_for_one: OncePerTurn::Done, run: <_>::default() };
    let mut game =
        Setup::new(2).rack(1, tiles("BBUD")).rack(2, tiles("DD")).face_up("F").stage(stage).build();
    assert_eq!(refuses(&game, "two-for-one BB", "DS-19"), Breach::TwoForOneDone);
    play(&mut game, &["pass", "draw F", "draw ?"]);
    assert!(legal_of(&game, "two-for-one").len() > 1);
}

#[test]
fn ds19_a_rainbow_does_not_use_it_up() {
    let mut game = rainbow("BUDFG");
    play(&mut game, &["rainbow", "draw ?", "two-for-one BU"]);
}

//! DS-20 to DS-23.

use sevenfold_core::{Game, SeatSet, Viewer};
use sevenfold_double_seven::{Breach, Ending, Event, Stage};

use crate::support::{play, refuses, seat, table};

fn ending(game: &sevenfold_double_seven::DoubleSeven) -> Option<u8> {
    game.view(Viewer::Watcher).ending.map(sevenfold_core::Seat::number)
}

#[test]
fn ds20_the_draw_of_the_last_tile_triggers_the_end() {
    let mut game = table("BB | D; | D; up FF").face_down(0).stage(Stage::Draw { left: 2 }).build();
    play(&mut game, &["draw F"]);
    assert_eq!(ending(&game), None);
    let events = play(&mut game, &["draw F"]);
    assert!(events.contains(&Event::EndTriggered { seat: seat(1), why: Ending::LastTile }));
    assert_eq!(ending(&game), Some(1));
}

#[test]
fn ds20_face_up_and_face_down_count_together_and_a_rainbow_can_do_it() {
    let mut game = table("BB | D; | D; up F").face_down(1).stage(Stage::Draw { left: 1 }).build();
    play(&mut game, &["draw ?"]);
    assert_eq!(ending(&game), None, "one still lies face up");
    let mut game = table("BB | D; | D; up F").face_down(1).stage(Stage::Draw { left: 2 }).build();
    play(&mut game, &["draw F"]);
    assert_eq!(ending(&game), None, "one still lies face down");
    play(&mut game, &["draw ?"]);
    assert_eq!(ending(&game), Some(1));
    let mut game = table("| BUDFG; | D; up F").face_down(0).just_drew().build();
    play(&mut game, &["rainbow", "draw F"]);
    assert_eq!(ending(&game), Some(1));
}

#[test]
fn ds21_every_other_player_has_one_more_turn() {
    let mut game = table("BBBBBBB FFFFFF | FUD; | D; | D; up UUU").build();
    play(&mut game, &["expand #2 F"]);
    assert_eq!(game.turn(), seat(1), "the turn is finished as usual");
    play(&mut game, &["pass", "draw U", "draw U", "pass"]);
    assert!(game.outcome().is_none());
    play(&mut game, &["draw ?", "draw ?", "pass"]);
    assert!(game.outcome().is_some());
    assert_eq!(refuses(&game, "pass", "DS-21"), Breach::GameOver);
}

#[test]
fn ds21_after_the_last_tile_the_turn_is_finished_and_every_other_player_has_one_more() {
    let mut game = table("| DD; | D; up FF").face_down(0).stage(Stage::Draw { left: 2 }).build();
    play(&mut game, &["draw F", "draw F", "start DD", "pass"]);
    assert_eq!((game.turn(), game.outcome()), (seat(2), None));
    play(&mut game, &["pass"]);
    assert!(game.outcome().is_some());
}

#[test]
fn ds21_in_final_turns_the_77_can_be_won_but_nothing_extends_the_game() {
    let mut game = table("| D; BBBBBBB FFFFFF | FD; | D").face_down(0).ending(1).build();
    play(&mut game, &["pass"]);
    let events = play(&mut game, &["expand #2 F"]);
    assert!(events.contains(&Event::DoubleSeven { seat: seat(2) }));
    assert!(!events.iter().any(|event| matches!(event, Event::EndTriggered { .. })));
    play(&mut game, &["pass", "pass"]);
    assert!(game.outcome().is_some(), "seat 1 triggered the end and has no other turn");
}

#[test]
fn ds21_whoever_triggers_the_end_and_the_last_tile_does_not_extend_it() {
    let mut game = table("| D; BBBBBBB FFFFFF | FD; | D; up UUUUUU").face_down(0).build();
    play(&mut game, &["pass", "draw U", "draw U", "expand #2 F", "pass"]);
    let events = play(&mut game, &["draw U", "draw U", "pass", "draw U", "draw U"]);
    assert!(!events.iter().any(|event| matches!(event, Event::EndTriggered { .. })));
    assert_eq!((game.turn(), ending(&game)), (seat(1), Some(2)), "seat 1 follows seat 3");
    play(&mut game, &["pass"]);
    assert!(game.outcome().is_some());
}

#[test]
fn ds22_tiles_in_front_and_tokens_the_rack_scores_nothing() {
    let game = table("BBC FF | UUUUUU; | D").sevens(1, 2).double_seven(1).build();
    assert_eq!(game.points(seat(1)), 5 + 2 + 2);
    assert_eq!(game.points(seat(2)), 0);
}

fn finished(text: &str, holder: Option<u8>) -> sevenfold_core::Outcome {
    let mut setup = table(text).face_down(0).ending(2);
    if let Some(number) = holder {
        setup = setup.double_seven(number);
    }
    let mut game = setup.build();
    play(&mut game, &["pass"]);
    game.outcome().unwrap()
}

#[test]
fn ds23_most_points_win_and_a_tie_is_shared() {
    assert_eq!(finished("BBB | D; FF | D", None).winners, SeatSet::only(seat(1)));
    let tie = finished("BB | D; FF | D", None);
    assert_eq!(tie.winners, SeatSet::all(2));
    assert_eq!(tie.points.as_slice(), [2, 2]);
}

#[test]
fn ds23_in_a_tie_the_77_wins_if_its_holder_is_tied() {
    let tie = finished("BBBB | D; FF | D", Some(2));
    assert_eq!(tie.points.as_slice(), [4, 4]);
    assert_eq!(tie.winners, SeatSet::only(seat(2)));
    let mut game = table("BBBBB | D; FFFFF | D; GG | D").face_down(0).ending(2).double_seven(3).build();
    play(&mut game, &["pass"]);
    assert_eq!(game.outcome().unwrap().winners.len(), 2, "the holder is not among the tied");
}

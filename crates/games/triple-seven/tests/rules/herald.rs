//! TS-24 to TS-27, and races.

use crate::support::*;
use sevenfold_core::{Agenda, Game, SeatSet};
use sevenfold_triple_seven::{Action, Breach, TripleSeven};

const DECLARED: &str = "pile B1; 1: Rherald Y1; 2: B2 B3; 3: G1 G2";
const RACE: &str = "race; pile B1; 1: Rherald Y1; 2: B2 B3 R7; 3: G1 G2";
const LAST: &str = "race; pile B1; 1: Rherald; 2: B2 B3; 3: G1 G2";

#[test]
fn ts24_shows_its_colour_and_4() {
    for on in ["B1", "G10", "saint blue"] {
        let game = after(&format!("pile {on}; 1: Rherald Y1; 2: B2 B3"), "1 play Rherald announced");
        assert_eq!(shows(&game), "red 4");
    }
}

#[test]
fn ts25_called_out_its_player_draws_four() {
    let mut game = after(DECLARED, "1 play Rherald silent");
    assert_eq!((must(&game), list(&game, 2)), (vec![2], vec!["call-out".to_owned(), "hush".to_owned()]));
    refuses(&game, "1 call-out", "TS-25");
    play(&mut game, "2 call-out");
    assert_eq!((hand(&game, 1).len(), must(&game)), (5, vec![2]));
    refuses(&game, "3 call-out", "TS-25");
    let announced = after(DECLARED, "1 play Rherald announced");
    assert_eq!(must(&announced), [2]);
    assert_eq!(refuses(&announced, "2 call-out", "TS-25"), Breach::NoHerald);
}

#[test]
fn ts26_as_last_card_it_can_be_called_out_and_then_its_player_is_not_out() {
    let last = DECLARED.replace(" Y1", "");
    assert_eq!(won(&play(&mut at(&last), "1 play Rherald announced")), Some((1, None)));
    assert_eq!(won(&play(&mut at(&last), "1 play Rherald silent; 2 hush; 3 hush")), Some((1, None)));
    let mut game = at(&last);
    assert_eq!(won(&play(&mut game, "1 play Rherald silent; 2 hush; 3 call-out")), None);
    assert_eq!((hand(&game, 1).len(), must(&game)), (4, vec![2]));
    // With nothing to draw the hand stays empty, and an empty hand is out (TS-21).
    let mut game = at("rest 3; 1: Rherald; 2: B2 B3; 3:");
    assert_eq!(won(&play(&mut game, "1 play Rherald silent; 2 call-out")), Some((1, None)));
}

#[test]
fn ts26_in_a_race_nobody_takes_a_turn_until_it_is_announced_or_called_out() {
    let game = after(LAST, "1 play Rherald silent");
    let agenda = game.agenda();
    assert_eq!(agenda.windows().len(), 1);
    assert_eq!((agenda.must(), agenda.asked()), (SeatSet::EMPTY, SeatSet::all(3)));
    assert_eq!(
        (list(&game, 1), list(&game, 2), list(&game, 3)),
        (vec!["announce".into()], vec!["call-out".into()], vec!["call-out".into()])
    );
    assert_eq!(refuses(&game, "2 draw", "TS-26"), Breach::HeraldFirst { by: seat(1) });
    assert_eq!(won(&play(&mut game.clone(), "1 announce")), Some((1, None)));
    let mut called = game;
    assert_eq!(won(&play(&mut called, "3 call-out")), None);
    assert_eq!((hand(&called, 1).len(), must(&called)), (4, vec![2]));
}

#[test]
fn ts27_declared_the_others_are_asked_once_each_in_turn_order() {
    let mut game = after(DECLARED, "1 play Rherald silent");
    refuses(&game, "3 call-out", "TS-5");
    assert_eq!(refuses(&game, "2 draw", "TS-27"), Breach::CallFirst { by: seat(1) });
    refuses(&game, "1 announce", "TS-27");
    play(&mut game, "2 hush");
    assert_eq!(must(&game), [3]);
    play(&mut game, "3 hush");
    assert_eq!(must(&game), [2]);
    refuses(&game, "2 call-out", "TS-25");
    let game = after(&format!("{DECLARED}; anticlockwise"), "1 play Rherald silent");
    assert_eq!(must(&game), [3]);
}

#[test]
fn ts27_race_a_herald_is_played_silently_and_opens_a_window_beside_the_turn() {
    refuses(&at(RACE), "1 play Rherald announced", "TS-27");
    let game = after(RACE, "1 play Rherald silent");
    let agenda = game.agenda();
    assert_eq!(agenda.windows().len(), 2);
    assert_eq!(agenda.must(), SeatSet::only(seat(2)));
    assert_eq!(agenda.windows()[1].may, SeatSet::all(3));
    refuses(&game, "2 hush", "TS-27");
    assert_eq!(list(&game, 1), ["announce"]);
    assert!(list(&game, 2).contains(&"call-out".into()) && list(&game, 2).contains(&"draw".into()));
    assert_eq!(list(&game, 3), ["call-out"]);
    let at = |text: &str, number| game.window_of(seat(number), &text.parse().unwrap()).unwrap();
    assert_eq!(at("draw", 2), agenda.windows()[0].id);
    assert_eq!(at("call-out", 2), agenda.windows()[1].id);
    assert_eq!(at("announce", 1), agenda.windows()[1].id);
}

#[test]
fn ts27_race_stays_open_in_anyones_turn_until_covered() {
    let mut game = after(RACE, "1 play Rherald silent; 2 draw; 2 pass; 3 reserve G1");
    // Its player is on turn again and may still announce it.
    assert!(list(&game, 1).contains(&"announce".into()));
    assert!(list(&game, 3).contains(&"call-out".into()));
    play(&mut game, "3 call-out");
    assert_eq!(must(&game), [1]);
}

#[test]
fn ts25_ts27_race_announced_first() {
    let game = after(RACE, "1 play Rherald silent; 1 announce");
    assert_eq!(refuses(&game, "2 call-out", "TS-25"), Breach::NoHerald);
    refuses(&game, "1 announce", "TS-25");
    assert_eq!(hand(&game, 1).len(), 1);
    assert_eq!(game.agenda().windows().len(), 1);
}

#[test]
fn ts25_ts27_race_called_out_first() {
    let game = after(RACE, "1 play Rherald silent; 3 call-out");
    refuses(&game, "1 announce", "TS-25");
    assert_eq!((hand(&game, 1).len(), must(&game)), (5, vec![2]));
    refuses(&after(RACE, "1 play Rherald silent"), "2 announce", "TS-25");
    refuses(&after(RACE, "1 play Rherald silent"), "1 call-out", "TS-25");
    refuses(&after(RACE, "1 play Rherald silent"), "7 call-out", "TS-25");
}

#[test]
fn ts25_ts27_race_covered_first() {
    let game = after(RACE, "1 play Rherald silent; 2 play R7");
    refuses(&game, "3 call-out", "TS-25");
    refuses(&game, "1 announce", "TS-25");
    assert_eq!((hand(&game, 1).len(), game.agenda().windows().len()), (1, 1));
    let run = "race; pile B1; 1: Rherald Y1; 2: R5 R6 R7 B2; 3: G1 G2";
    refuses(&after(run, "1 play Rherald silent; 2 play R567"), "3 call-out", "TS-25");
}

#[test]
fn ts25_ts27_race_two_call_outs_in_the_same_instant_exactly_one_counts() {
    for (first, second) in [(2, 3), (3, 2)] {
        let mut game = after(RACE, "1 play Rherald silent");
        let window = game.agenda().windows()[1].id;
        let press = |game: &mut TripleSeven, number| {
            let open = game.agenda().is_open(window);
            open && game.play(seat(number), &Action::CallOut, &mut Vec::new()).is_ok()
        };
        assert!(press(&mut game, first));
        assert!(!press(&mut game, second), "the window has closed");
        assert!(game.check(seat(second), &Action::CallOut).is_err(), "and the rules know it too");
        assert_eq!(hand(&game, 1).len(), 5);
    }
}

#[test]
fn ts27_race_a_press_leaves_the_turns_window_open_and_no_id_comes_twice() {
    let mut game = after(RACE, "1 play Rherald silent");
    let Agenda::Seats(before) = game.agenda() else { panic!() };
    play(&mut game, "3 call-out");
    assert_eq!(game.agenda().windows(), &before[..1]);
    play(&mut game, "2 draw");
    assert!(!game.agenda().is_open(before[0].id) && !game.agenda().is_open(before[1].id));
    // With a reshuffle in between the table acts, and the window is a new one.
    let mut game = after("race; pile B1; rest 3; 1: Rherald Y1; 2: B2 B3; 3:", "1 play Rherald silent");
    let turn = game.agenda().windows()[0].id;
    play(&mut game, "3 call-out; table");
    assert!(!game.agenda().is_open(turn));
    assert_eq!((hand(&game, 1), must(&game)), (cards("Y1 B1"), vec![2]));
}

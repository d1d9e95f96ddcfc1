//! TS-21 to TS-23.

use crate::support::*;
use sevenfold_core::{Agenda, Game};
use sevenfold_triple_seven::{Breach, Event, Phase};

#[test]
fn ts21_whoever_has_no_card_left_is_out_whatever_the_card_would_do() {
    for last in [
        "R1",
        "Rrev reverse",
        "Rdeuce",
        "Rtrade 2",
        "Rthief steal 2",
        "Rthief show",
        "Rherald announced",
        "saint -",
        "samaritan -",
        "sinner red",
        "reaper red",
    ] {
        let name = last.split(' ').next().unwrap();
        let mut game = at(&format!("pile R5; 1: {name}; 2: Y2; 3: G1 G2"));
        assert_eq!(won(&play(&mut game, &format!("1 play {last}"))), Some((1, None)), "{last}");
    }
    let mut game = at("pile R5; 1: Rthief G1; 2: reaper; 3: G2 G3");
    assert_eq!(won(&play(&mut game, "1 play Rthief show; 2 play reaper red")), Some((2, None)));
    let mut game = at("pile R8; 1: R5 R6 R7; 2: Y2");
    assert_eq!(won(&play(&mut game, "1 play R567")), Some((1, None)));
}

#[test]
fn ts21_also_by_an_answer_out_of_turn_and_by_a_gift() {
    for (hands, attack, answer) in [
        ("1: Rtrade G1; 2: saint; 3: Y2", "1 play Rtrade 2", "2 answer saint -"),
        ("1: Rthief G1; 2: saint; 3: Y2", "1 play Rthief steal 2", "2 answer saint -"),
        ("1: Rthief G1; 2: reaper; 3: Y2", "1 play Rthief steal 2", "2 answer reaper red"),
        ("1: sinner G1; 2: saint; 3: Y2", "1 play sinner red", "2 answer saint -"),
        ("1: sinner G1; 2: reaper; 3: Y2", "1 play sinner red", "2 answer reaper red"),
        (
            "turn 2; 1: reaper G1; 2: Rthief saint",
            "2 play Rthief show; 1 play reaper red",
            "2 answer saint -",
        ),
    ] {
        let mut game = at(&format!("pile R5; {hands}"));
        assert_eq!(won(&play(&mut game, &format!("{attack}; {answer}"))), Some((2, None)), "{attack}");
    }
    let mut game = at("pile R5; 1: samaritan G1; 2: Y2 Y3");
    assert_eq!(won(&play(&mut game, "1 play samaritan -; 1 give G1")), Some((1, None)));
    let mut game = at("pile R5; 1: samaritan G5 G6 G7; 2: Y2 Y3");
    assert_eq!(won(&play(&mut game, "1 play samaritan -; 1 give G567")), Some((1, None)));
    let mut game = at("pile R5; 1: samaritan G1; 2: Y2 Y3");
    assert_eq!(won(&play(&mut game, "1 play samaritan -; 1 give top")), None);
}

#[test]
fn ts21_is_looked_at_after_the_drawing_of_the_same_event() {
    let mut game = at("pile R5; 1: Rthief G1; 2: Y2");
    assert_eq!(won(&play(&mut game, "1 play Rthief steal 2; 2 submit")), None);
    assert_eq!(hand(&game, 2).len(), 7);
    // One card is left to draw: R5, once it is below the THIEF.
    let mut game = at("pile R5; rest 3; 1: Rthief G1; 2: Y2; 3:");
    assert_eq!(won(&play(&mut game, "1 play Rthief steal 2; 2 submit; table")), None);
    assert_eq!(hand(&game, 2), cards("R5"));
    // None is left: the robbed player has no card and is out.
    let mut game = at("rest 3; 1: Rthief G1; 2: Y2; 3:");
    let events = play(&mut game, "1 play Rthief steal 2; 2 submit");
    assert_eq!(won(&events), Some((2, None)));
    assert!(events.contains(&Event::NoneLeft { seat: seat(2) }));
}

#[test]
fn ts22_the_winner_collects_a_reserve_of_a_new_type() {
    for (reserve, has, collects) in [
        ("*G7", "", Some("G7")),
        ("*Grev", "+B3", Some("Grev")),
        ("*saint", "+B3", Some("saint")),
        ("*G7", "+B3", None),
        ("*Gthief", "+Bherald", None),
        ("", "", None),
    ] {
        // What another player holds is no matter.
        let mut game = at(&format!("pile R5; 1: R1 {reserve} {has}; 2: Y2 +Y9 +Yrev"));
        let events = play(&mut game, "1 play R1");
        assert_eq!(won(&events), Some((1, collects.map(str::to_owned))), "{reserve} {has}");
    }
    // What is collected leaves the deck, everything else returns.
    let mut game = at("pile R5; 1: R1 *G7; 2: Y2");
    play(&mut game, "1 play R1");
    deal(&mut game, "");
    assert_eq!(game.stack().count() + 14, 71);
    let all: Vec<_> = game.stack().chain(hand(&game, 1).iter()).chain(hand(&game, 2).iter()).collect();
    assert!(!all.contains(&card("G7")) && all.contains(&card("R1")));
    assert_eq!(view(&game, 2).players[0].collected[0], Some(card("G7")));
}

#[test]
fn ts22_what_is_collected_stays_and_all_other_cards_go_back() {
    for (reserve, dealt) in [("G7", 70), ("Grev", 69)] {
        let mut game = at(&format!("pile R5; 1: R1 *{reserve} +B3; 2: Y2 Y3 *Yrev +Y9"));
        play(&mut game, "1 play R1");
        deal(&mut game, "");
        for (number, collected) in [(1, "B3"), (2, "Y9")] {
            assert_eq!((hand(&game, number).len(), game.reserve_of(seat(number))), (7, None));
            assert_eq!(game.collected_by(seat(number))[0], Some(card(collected)));
        }
        assert_eq!(game.stack().count() + 14, dealt);
    }
}

#[test]
fn ts23_seven_seventy_seven_seven_hundred_seventy_seven() {
    let scores = |game: &sevenfold_triple_seven::TripleSeven| {
        view(game, 1).players.iter().map(|player| player.score).collect::<Vec<_>>()
    };
    let mut game = at("pile R5; 1: R1 *G7; 2: Y2 +Y3");
    assert_eq!(scores(&game), [0, 7]);
    play(&mut game, "1 play R1");
    assert_eq!(scores(&game), [7, 7]);
    assert_eq!(game.outcome(), None);
    let game = after("pile R5; 1: R1 *Grev +G7; 2: Y2 +Y3", "1 play R1");
    assert_eq!((scores(&game), game.outcome()), (vec![77, 7], None));
    let mut game = at("pile R5; 1: R1 *saint +G7 +Grev; 2: Y2 +Y3 +Yrev");
    assert_eq!(scores(&game), [77, 77]);
    let events = play(&mut game, "1 play R1");
    assert_eq!(events.last(), Some(&Event::WonGame { seat: seat(1) }));
    assert_eq!(game.agenda(), Agenda::Over);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.points.as_slice(), [777, 77]);
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [seat(1)]);
    assert_eq!(game.table().phase, Phase::Over { winner: seat(1) });
    assert_eq!(refuses(&game, "2 play Y2", "TS-23"), Breach::GameOver { winner: seat(1) });
    refuses(&game, "2 call-out", "TS-23");
}

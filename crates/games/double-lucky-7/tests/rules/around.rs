//! DL-36 … DL-40: forfeits, the High Rollers Club, the score pad, who knows what.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Redact, Seat, Viewer};
use sevenfold_double_lucky_7::{
    Advantage, Colour, DoubleLucky7, Event, Face, Forfeits, HighRoller, Mode, Options, forfeits, high_rollers,
};

use crate::common::{Table, cards, mode, seat};

#[test]
fn dl36_everybody_who_missed_draws_a_challenge_and_no_points_change() {
    let mut on = Table::new(Options { forfeits: Forfeits::On, ..Options::default() }, 3, 1);
    let mut off = Table::new(Options::default(), 3, 1);
    for table in [&mut on, &mut off] {
        table.deal(&["R9", "R5", "R4"], "B1", "B2").then(&["bid 0", "bid 0", "bid 0"]).finish_round();
        assert_eq!(table.scored(), [0, 10, 10]);
    }
    assert_eq!(on.pad(), off.pad());
    let list = forfeits::read("# comment\n\nSing a song.\n  Hop on one leg.  \n#no\n");
    assert_eq!(list, ["Sing a song.", "Hop on one leg."]);
    let drawn = forfeits::draw(&on.pad(), &list, &mut Quick::new(1));
    assert_eq!(drawn.len(), 1);
    assert_eq!(drawn[0].0, seat(1), "seat 1 took the trick it did not bid");
    assert!(list.contains(&drawn[0].1));
    assert!(forfeits::draw(&on.pad(), &[], &mut Quick::new(1)).is_empty());
    on.deal_any();
    assert_eq!(forfeits::missed(&on.pad()), [seat(1)], "until the next round is finished");
    assert_eq!(forfeits::missed(&Table::new(Options::default(), 3, 1).pad()), []);
}

#[test]
fn dl36_no_challenge_comes_twice_while_others_are_left() {
    let mut table = Table::new(Options::default(), 4, 1);
    table
        .deal(&["R9", "R5", "R4", "R3"], "B1", "B2")
        .then(&["bid 0", "bid 1", "bid 1", "bid 1"])
        .finish_round();
    assert_eq!(forfeits::missed(&table.pad()).len(), 4);
    for seed in 0..20 {
        let mut drawn: Vec<&str> = forfeits::draw(&table.pad(), &["a", "b", "c", "d"], &mut Quick::new(seed))
            .iter()
            .map(|one| one.1)
            .collect();
        drawn.sort_unstable();
        assert_eq!(drawn, ["a", "b", "c", "d"]);
        assert_eq!(forfeits::draw(&table.pad(), &["a"], &mut Quick::new(seed)).len(), 4);
    }
}

#[test]
fn dl36_the_lists_we_ship_can_be_read_in_three_languages() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../rules/");
    let lists: Vec<String> = ["en", "de", "nl"]
        .iter()
        .map(|language| std::fs::read_to_string(format!("{folder}forfeits.{language}.txt")).unwrap())
        .collect();
    for list in &lists {
        assert!(forfeits::read(list).len() >= 7);
    }
}

/// Seat 2 takes nothing and bids that, but for the rounds it misses; seat 1, who takes everything, is never exact.
fn game_won_by_seat_two(rounds: u8, missed: &[u8]) -> Table {
    let mut table = Table::new(Options { rounds, ..Options::default() }, 2, 1);
    for round in 1..=rounds {
        let tricks = sevenfold_double_lucky_7::tricks_of(round);
        let hand =
            |colour: char| (0..tricks).map(|i| format!("{colour}{}", 14 - i)).collect::<Vec<_>>().join(" ");
        table.deal(&[&hand('R'), &hand('G')], "R1", "B1");
        for _ in 0..2 {
            let turn = table.turn();
            table.does(turn, if turn == 2 && missed.contains(&round) { "bid 1" } else { "bid 0" });
        }
        table.finish_round();
    }
    table
}

#[test]
fn dl37_winners_with_140_enter_the_high_rollers_club() {
    let table = game_won_by_seat_two(14, &[]);
    assert_eq!(table.outcome().unwrap().points.as_slice(), [0, 150]);
    assert_eq!(high_rollers(&table.game), [HighRoller { seat: seat(2), score: 150 }]);
    let just = game_won_by_seat_two(14, &[13]);
    assert_eq!(high_rollers(&just.game), [HighRoller { seat: seat(2), score: 140 }]);
    let not_quite = game_won_by_seat_two(14, &[12, 13]);
    assert_eq!(not_quite.outcome().unwrap().points.as_slice(), [0, 130]);
    assert_eq!(high_rollers(&not_quite.game), []);
    let mut running = Table::new(Options::default(), 2, 1);
    running.until_round(14);
    assert_eq!(high_rollers(&running.game), [], "not before the end");
}

#[test]
fn dl37_penalties_come_off_first() {
    // The same game with the wheel never used: 150 less 20.
    let mut table = Table::new(mode(Mode::Tactical), 2, 1);
    for round in 1..=14 {
        let tricks = sevenfold_double_lucky_7::tricks_of(round);
        let hand =
            |colour: char| (0..tricks).map(|i| format!("{colour}{}", 14 - i)).collect::<Vec<_>>().join(" ");
        table.deal(&[&hand('R'), &hand('G')], "R1", "B1").then(&["bid 0", "bid 0"]).finish_round();
    }
    assert_eq!(table.outcome().unwrap().points.as_slice(), [-20, 130]);
    assert_eq!(high_rollers(&table.game), []);
}

#[test]
fn dl38_the_pad_has_a_row_a_round_penalties_and_totals() {
    let mut table = Table::new(mode(Mode::Tactical), 2, 1);
    table
        .deal(&["R9", "R5"], "B1", "B2")
        .then(&["bid 1", "bid 1"])
        .does(2, "use double-points")
        .finish_round();
    table.deal(&["R9 R8", "R5 R4"], "B1", "B2").does(2, "bid 0");
    let pad = table.pad();
    assert_eq!(
        pad.to_csv(),
        "round,cards,bid 1,tricks 1,times 1,points 1,bid 2,tricks 2,times 2,points 2\n\
         1,1,1,1,1,12,1,0,2,0\n\
         2,2,,0,1,,0,0,1,\n\
         penalty,,,,,0,,,,0\n\
         total,,,,,12,,,,0\n"
    );
    assert_eq!(pad, table.view(1).pad, "every viewer sees it");
    assert_eq!(pad, table.view(0).pad);
    let over = game_won_by_seat_two(7, &[]);
    assert!(over.pad().to_csv().ends_with("7,7,0,7,2,0,0,0,2,20\npenalty,,,,,0,,,,0\ntotal,,,,,0,,,,80\n"));
    let columns = over.pad().to_csv().lines().map(|line| line.split(',').count()).collect::<Vec<_>>();
    assert!(columns.iter().all(|&count| count == 10), "{columns:?}");
}

#[test]
fn dl40_hands_and_the_deck_are_hidden() {
    let mut table = Table::new(Options::default(), 3, 1);
    table.deal(&["R9", "R5", "R4"], "B1", "B2");
    let dealt = table.told[0].clone();
    for viewer in Viewer::all(3) {
        let Some(Event::Dealt { hands, .. }) = dealt.seen_by(viewer) else {
            panic!("all see that cards are dealt")
        };
        let view = table.game.view(viewer);
        for owner in Seat::all(3) {
            assert_eq!(hands[owner.index()].is_some(), viewer.is(owner));
            assert_eq!(view.round.as_ref().unwrap().players[owner.index()].hand.is_some(), viewer.is(owner));
        }
        assert!(!serde_json::to_string(&view).unwrap().contains("B2"), "the deck is hidden");
    }
}

#[test]
fn dl40_voids_are_remembered_and_respected() {
    let mut table = Table::new(Options::default(), 3, 3);
    table.until_round(2).deal(&["R9 G8", "Y5 G4", "R4 J"], "B1", "B2");
    table.then(&["bid 0", "bid 0", "bid 0"]).then(&["play R9", "play Y5", "play J"]);
    let view = table.view(1);
    let voids: Vec<Vec<Colour>> =
        view.round.as_ref().unwrap().players.iter().map(|player| player.voids.iter().collect()).collect();
    assert_eq!(voids, [vec![], vec![Colour::Red], vec![]], "the Joker shows no void");
    let mut rng = Quick::new(7);
    let mut red_in_three = 0;
    for _ in 0..500 {
        let world = DoubleLucky7::imagine(&view, &mut rng).unwrap();
        assert!(world.hand(seat(2)).both(sevenfold_double_lucky_7::CardSet::of(Colour::Red)).is_empty());
        assert_eq!(world.hand(seat(1)), cards("G8"));
        red_in_three += u32::from(
            !world.hand(seat(3)).both(sevenfold_double_lucky_7::CardSet::of(Colour::Red)).is_empty(),
        );
    }
    assert!(red_in_three > 50, "{red_in_three}: seat 3 may still hold red");
}

#[test]
fn dl40_the_draw_for_the_first_deal_is_public() {
    let mut table = Table::undrawn(Options::default(), 3);
    table.chance("dealer 3 R4 G9 B9 / - G2 B7");
    for viewer in 0..=3 {
        let drawn: Vec<String> = table.view(viewer).drawn.iter().map(ToString::to_string).collect();
        assert_eq!(drawn, ["R4", "G2", "B7"], "each seat's last card");
    }
}

#[test]
fn dl40_the_trick_that_ended_a_round_stays_known_after_the_next_deal() {
    let mut table = Table::new(Options::default(), 3, 1);
    table.deal(&["R9", "R12", "G4"], "B1", "B2").then(&["bid 0", "bid 0", "bid 0"]);
    table.then(&["play R9", "play R12", "play G4"]);
    assert_eq!(table.view(0).ended, None, "it still lies on the table");
    table.deal_any();
    for viewer in 0..=3 {
        let ended = table.view(viewer).ended.unwrap();
        assert_eq!((ended.leader, ended.winner), (seat(1), seat(2)));
        assert_eq!(ended.cards.as_slice(), ["R9", "R12", "G4"].map(|card| card.parse().unwrap()));
    }
}

#[test]
fn dl40_what_the_die_showed_stays_known_for_the_round() {
    let mut table = Table::new(mode(Mode::Dice), 2, 1);
    table.deal_any().then(&["bid 0", "bid 0", "roll"]).chance("rolled double-points");
    let rolled = |table: &Table| table.view(0).round.unwrap().rolled;
    assert_eq!(rolled(&table), Some(Face::Lucky(Advantage::DoublePoints)));
    table.finish_round().deal_any();
    assert_eq!(rolled(&table), None);
}

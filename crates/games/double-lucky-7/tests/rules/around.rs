//! DL-36 … DL-38: forfeits, the High Rollers Club, the score pad.

use sevenfold_core::chance::Quick;
use sevenfold_double_lucky_7::{Forfeits, HighRoller, Mode, Options, forfeits, high_rollers};

use crate::support::{Table, mode, seat};

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

/// The lists we ship.
fn shipped_lists() -> [String; 3] {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../rules/");
    ["en", "de", "nl"]
        .map(|language| std::fs::read_to_string(format!("{folder}forfeits.{language}.txt")).unwrap())
}

#[test]
fn dl36_the_lists_we_ship_can_be_read_in_three_languages() {
    for list in &shipped_lists() {
        assert!(forfeits::read(list).len() >= 7);
    }
}

#[test]
fn dl36_the_lists_we_ship_are_not_about_alcohol() {
    let about = [
        "alcohol", "alkohol", "drink", "trink", "drank", "sip", "schluck", "slok", "shot", "schnaps",
        "borrel", "beer", "bier", "wine", "wein", "wijn",
    ];
    for list in &shipped_lists() {
        for word in list.to_lowercase().split(|letter: char| !letter.is_alphabetic()) {
            assert!(!about.iter().any(|start| word.starts_with(start)), "{word}");
        }
    }
}

/// The first rounds of a game in which seat 1 takes everything and bids nothing; the others take nothing and bid
/// that, but for the rounds they miss: seat and round.
fn won_with_nothing(options: Options, seats: u8, rounds: u8, missed: &[(u8, u8)]) -> Table {
    let mut table = Table::new(options, seats, 1);
    for round in 1..=rounds {
        let tricks = sevenfold_double_lucky_7::tricks_of(round);
        let hand =
            |colour: char| (0..tricks).map(|i| format!("{colour}{}", 14 - i)).collect::<Vec<_>>().join(" ");
        let hands = ['R', 'G', 'Y'].map(hand);
        let hands: Vec<&str> = hands[..seats as usize].iter().map(String::as_str).collect();
        table.deal(&hands, "R1", "B1");
        for _ in 0..seats {
            let turn = table.turn();
            table.does(turn, if missed.contains(&(turn, round)) { "bid 1" } else { "bid 0" });
        }
        table.finish_round();
    }
    table
}

#[test]
fn dl37_winners_with_140_enter_the_high_rollers_club() {
    let table = won_with_nothing(Options::default(), 2, 14, &[]);
    assert_eq!(table.outcome().unwrap().points.as_slice(), [0, 150]);
    assert_eq!(high_rollers(&table.game), [HighRoller { seat: seat(2), score: 150 }]);
    let just = won_with_nothing(Options::default(), 2, 14, &[(2, 13)]);
    assert_eq!(high_rollers(&just.game), [HighRoller { seat: seat(2), score: 140 }]);
    let not_quite = won_with_nothing(Options::default(), 2, 14, &[(2, 12), (2, 13)]);
    assert_eq!(not_quite.outcome().unwrap().points.as_slice(), [0, 130]);
    assert_eq!(high_rollers(&not_quite.game), []);
    let running = won_with_nothing(Options::default(), 2, 13, &[]);
    assert_eq!(running.pad().totals.as_slice(), [0, 140]);
    assert_eq!(high_rollers(&running.game), [], "not before the end");
}

#[test]
fn dl37_all_winners_enter_and_nobody_else() {
    let shared = won_with_nothing(Options::default(), 3, 14, &[]);
    let both = [2, 3].map(|number| HighRoller { seat: seat(number), score: 150 });
    assert_eq!(high_rollers(&shared.game), both);
    let second = won_with_nothing(Options::default(), 3, 14, &[(3, 13)]);
    assert_eq!(second.outcome().unwrap().points.as_slice(), [0, 150, 140]);
    assert_eq!(high_rollers(&second.game), both[..1]);
}

#[test]
fn dl37_penalties_come_off_first() {
    // The same game with the wheel never used: 150 less 20.
    let table = won_with_nothing(mode(Mode::Tactical), 2, 14, &[]);
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
    let short = Options { rounds: 7, ..Options::default() };
    let over = won_with_nothing(short, 2, 7, &[]);
    assert!(over.pad().to_csv().ends_with("7,7,0,7,2,0,0,0,2,20\npenalty,,,,,0,,,,0\ntotal,,,,,0,,,,80\n"));
    let columns = over.pad().to_csv().lines().map(|line| line.split(',').count()).collect::<Vec<_>>();
    assert!(columns.iter().all(|&count| count == 10), "{columns:?}");
    let punished = won_with_nothing(Options { mode: Mode::Tactical, ..short }, 2, 7, &[]);
    assert!(punished.pad().to_csv().ends_with("penalty,,,,,-10,,,,-10\ntotal,,,,,-10,,,,70\n"));
}

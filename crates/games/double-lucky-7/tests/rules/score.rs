//! DL-18 … DL-20: points and the end.

use sevenfold_core::{Agenda, Game, SeatSet};
use sevenfold_double_lucky_7::{Breach, Mode, Options};

use crate::support::{Table, mode, seat};

/// Round `round` in which seat 1 takes every trick; bids by seat.
fn sweep(round: u8, bids: [u8; 2]) -> Table {
    let mut table = Table::new(Options::default(), 2, 1);
    table.until_round(round);
    let tricks = sevenfold_double_lucky_7::tricks_of(round);
    let hand = |from: u8, colour: char| {
        (0..tricks).map(|i| format!("{colour}{}", from - i)).collect::<Vec<_>>().join(" ")
    };
    table.deal(&[&hand(14, 'R'), &hand(7, 'G')], "R1", "B1");
    for _ in 0..2 {
        let turn = table.turn();
        table.does(turn, &format!("bid {}", bids[turn as usize - 1]));
    }
    table.finish_round();
    table
}

#[test]
fn dl18_exact_bids_score_ten_and_two_a_trick() {
    assert_eq!(sweep(3, [3, 1]).scored(), [16, 0]);
    assert_eq!(sweep(3, [2, 0]).scored(), [0, 10]);
    assert_eq!(sweep(1, [0, 0]).scored(), [0, 10]);
}

#[test]
fn dl18_the_bid_counts_as_it_stands_after_a_change() {
    let mut table = Table::new(mode(Mode::Tactical), 2, 1);
    table.deal(&["R2", "G1"], "R1", "B1").then(&["bid 0", "bid 0"]).does(2, "use change-bid 1 +1");
    table.finish_round();
    assert_eq!(table.scored(), [12, 10]);
    assert_eq!(table.pad().rounds[0].cells[0].bid, Some(1));
}

#[test]
fn dl19_round_seven_counts_double_and_round_eight_does_not() {
    assert_eq!(sweep(7, [7, 1]).scored(), [48, 0]);
    assert_eq!(sweep(7, [6, 0]).scored(), [0, 20]);
    assert_eq!(sweep(8, [7, 1]).scored(), [24, 0]);
    assert_eq!(sweep(6, [6, 1]).scored(), [22, 0]);
}

#[test]
fn dl19_the_pad_counts_round_seven_twice_while_it_runs() {
    let mut table = Table::new(Options::default(), 2, 1);
    for (round, times) in [(6, 1), (7, 2), (8, 1)] {
        table.until_round(round).deal_any();
        assert!(table.pad().rounds.last().unwrap().cells.iter().all(|cell| cell.times == times));
        table.finish_round();
    }
}

#[test]
fn dl20_most_points_win_and_the_game_is_over() {
    let mut table = Table::new(Options { rounds: 7, ..Options::default() }, 2, 1);
    table.until_round(8);
    assert_eq!(table.game.agenda(), Agenda::Over);
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.points.as_slice(), table.pad().totals.as_slice());
    let best = outcome.points.iter().max().unwrap();
    for number in 1..=2 {
        let wins = outcome.points[number as usize - 1] == *best;
        assert_eq!(outcome.winners.contains(seat(number)), wins);
    }
    assert_eq!(table.refuses(1, "bid 0", "DL-20"), Breach::Over);
    table.impossible("rolled x");
    assert!(table.game.legal(seat(1)).is_empty());
}

#[test]
fn dl20_nobody_has_won_before_the_last_round_is_over() {
    let mut table = Table::new(Options::default(), 2, 1);
    for round in [2, 8, 14] {
        table.until_round(round);
        assert_eq!(table.outcome(), None, "round {round} is to come");
    }
    table.deal_any();
    assert_eq!(table.outcome(), None);
    table.finish_round();
    let points = |i: usize| table.pad().rounds.iter().map(|row| row.cells[i].points.unwrap()).sum::<i32>();
    assert_eq!(table.outcome().unwrap().points.as_slice(), [points(0), points(1)], "of all rounds");
}

/// Seven rounds in which seat 1 takes every trick and bids none and the two others are exact. Nobody uses the wheel,
/// but for what seat 2 does in the first round.
fn seven_rounds(seat_two: &str) -> Table {
    let mut table = Table::new(Options { rounds: 7, mode: Mode::Tactical, ..Options::default() }, 3, 1);
    for tricks in 1..=7 {
        let hand =
            |colour: char| (0..tricks).map(|i| format!("{colour}{}", 14 - i)).collect::<Vec<_>>().join(" ");
        table.deal(&[&hand('R'), &hand('G'), &hand('Y')], "R1", "B1");
        table.then(&["bid 0", "bid 0", "bid 0"]);
        if tricks == 1 {
            table.does(2, seat_two);
        }
        table.finish_round();
    }
    table
}

#[test]
fn dl20_totals_may_be_negative_and_ties_share_the_win() {
    let outcome = seven_rounds("decline").outcome().unwrap();
    assert_eq!(outcome.points.as_slice(), [-10, 70, 70]);
    assert_eq!(outcome.winners, SeatSet::EMPTY.with(seat(2)).with(seat(3)));
}

#[test]
fn dl20_a_penalty_may_cost_the_win() {
    let outcome = seven_rounds("use no-trump").outcome().unwrap();
    assert_eq!(outcome.points.as_slice(), [-10, 80, 70]);
    assert_eq!(outcome.winners, SeatSet::only(seat(2)));
}

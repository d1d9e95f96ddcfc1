//! SE-11 to SE-13: the end of a round and of the game.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Seat, Silent};
use sevenfold_sevens::{Action, Event, Options, Phase, Sevens};

use crate::support::{FAN_TAN, SHICHI_NARABE, deck, finish_round, refused, seat};

/// Plays a round with these generator's moves and gives what it cost.
fn round(game: &mut Sevens, number: u64) -> Vec<u8> {
    let rng = &mut Quick::new(number);
    game.settle(&game.sample(rng), &mut Silent).unwrap();
    let mut events = Vec::new();
    while let Phase::Turn { seat } = game.phase() {
        let action = *sevenfold_core::Rng::pick(rng, &game.legal(seat)).unwrap();
        game.advance(seat, &action, &mut events);
    }
    let cost = events.iter().find_map(|event| match event {
        Event::RoundOver { penalties, .. } => Some(penalties.to_vec()),
        _ => None,
    });
    cost.unwrap()
}

/// The fourth worked example.
#[test]
fn se11_the_first_one_out_ends_the_round_and_cards_are_penalties() {
    for number in 0..20 {
        let mut game = Sevens::new(&FAN_TAN, 5).unwrap();
        let cost = round(&mut game, number);
        let held: Vec<u8> = Seat::all(5).map(|seat| game.hand(seat).len()).collect();
        assert_eq!(cost, held);
        assert_eq!(Seat::all(5).filter(|seat| cost[seat.index()] == 0).count(), 1, "{cost:?}");
        let sums: Vec<u16> = Seat::all(5).map(|seat| game.penalties(seat)).collect();
        assert_eq!(sums, cost.iter().map(|&penalty| u16::from(penalty)).collect::<Vec<_>>());
        assert_eq!(game.phase(), Phase::Deal);
    }
}

#[test]
fn se12_places_are_penalties() {
    for (number, seats) in (0..60).zip([2, 3, 4, 5, 6, 7].into_iter().cycle()) {
        let mut game = Sevens::new(&SHICHI_NARABE, seats).unwrap();
        let mut cost = round(&mut game, number);
        cost.sort_unstable();
        assert_eq!(cost, (0..seats).collect::<Vec<_>>(), "every place once");
    }
}

#[test]
fn se12_out_before_left_before_folded_and_the_last_to_fold_first() {
    let mut game = Sevens::new(&SHICHI_NARABE, 4).unwrap();
    // Seats 1 and 2 hold the ends of the rows, so that nothing of theirs fits when all have passed three times.
    let hands = [
        (1, "CK CQ CJ DK DQ DJ HK HQ HJ SK SQ SJ S10"),
        (2, "CA C2 C3 DA D2 D3 HA H2 H3 SA S2 S3 H10"),
        (3, "D7 D6 D5 D4"),
    ];
    game.settle(&deck(4, 1, &hands), &mut Silent).unwrap();
    let mut told = Vec::new();
    while let Phase::Turn { seat: turn } = game.phase() {
        let legal = game.legal(turn);
        let action = if legal.contains(&Action::Pass) { Action::Pass } else { legal[0] };
        game.advance(turn, &action, &mut told);
    }
    let gone: Vec<(u8, &str)> = told
        .iter()
        .filter_map(|event| match event {
            Event::Folded { seat, .. } => Some((seat.number(), "folded")),
            Event::WentOut { seat, .. } => Some((seat.number(), "out")),
            _ => None,
        })
        .collect();
    let Some(Event::RoundOver { penalties, .. }) =
        told.iter().find(|event| matches!(event, Event::RoundOver { .. }))
    else {
        panic!()
    };
    let folded: Vec<u8> = gone.iter().filter(|(_, how)| *how == "folded").map(|(seat, _)| *seat).collect();
    let out: Vec<u8> = gone.iter().filter(|(_, how)| *how == "out").map(|(seat, _)| *seat).collect();
    assert_eq!(folded.len(), 2, "{gone:?}");
    for (penalty, number) in (0..).zip(&out) {
        assert_eq!(penalties[usize::from(number - 1)], penalty);
    }
    assert_eq!(penalties[usize::from(folded[0] - 1)], 3, "the first to fold is last");
    assert_eq!(penalties[usize::from(folded[1] - 1)], 2);
}

/// The fifth worked example.
#[test]
fn se13_fewest_penalties_win_and_equal_ones_share() {
    let mut shared = 0;
    for number in 0..200 {
        let mut game = Sevens::new(&Options { rounds: 3, ..SHICHI_NARABE }, 3).unwrap();
        let mut sums = [0; 3];
        for part in 0..3 {
            let cost = round(&mut game, number * 3 + part);
            sums.iter_mut().zip(cost).for_each(|(sum, penalty)| *sum -= i32::from(penalty));
        }
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.points.as_slice(), sums);
        let best = sums.iter().max().unwrap();
        for seat in Seat::all(3) {
            assert_eq!(outcome.winners.contains(seat), sums[seat.index()] == *best);
        }
        shared += u32::from(outcome.winners.len() == 2);
    }
    assert!(shared > 0, "two winners were seen");
}

#[test]
fn se13_nobody_plays_when_the_game_is_over() {
    let mut game = Sevens::new(&Options { rounds: 1, ..FAN_TAN }, 2).unwrap();
    game.settle(&game.sample(&mut Quick::new(1)), &mut Silent).unwrap();
    assert_eq!(game.outcome(), None);
    finish_round(&mut game);
    assert!(game.outcome().is_some());
    assert_eq!(refused(&game, "1 pass"), "SE-13");
    assert!(game.legal(seat(1)).is_empty());
}

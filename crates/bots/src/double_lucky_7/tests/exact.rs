//! The solver against a slow minimax on the real engine.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, MAX_SEATS, Rng, Seat, Silent, Viewer};
use sevenfold_double_lucky_7::{Action, CardSet, DoubleLucky7, Mode, Options, Phase};

use crate::double_lucky_7::equity::{Equity, Shares};
use crate::double_lucky_7::solver::Solver;
use crate::double_lucky_7::table::Table;

/// A random position of a game after the bids, with at most so many tricks left.
fn position(seats: u8, tricks: u8, rng: &mut Quick) -> DoubleLucky7 {
    loop {
        let modes = [Mode::Classic, Mode::Tactical];
        let options = Options { mode: *rng.pick(&modes).unwrap(), ..Options::default() };
        let mut game = DoubleLucky7::new(&options, seats).unwrap();
        let stop = rng.below(400);
        for _ in 0..stop {
            match game.phase() {
                Phase::Over => break,
                phase => match phase.turn() {
                    None => {
                        let chance = game.sample(rng);
                        game.settle(&chance, &mut Silent).unwrap();
                    }
                    Some(seat) => {
                        let legal = game.legal(seat);
                        game.advance(seat, rng.pick(&legal).unwrap(), &mut Silent);
                    }
                },
            }
        }
        let left = game.tricks() - Seat::all(seats).map(|seat| game.taken(seat)).sum::<u8>();
        if matches!(game.phase(), Phase::Leading { .. } | Phase::Following { .. }) && left <= tricks {
            return game;
        }
    }
}

/// The public table with the true hands.
fn table(game: &DoubleLucky7) -> Table {
    let mut table = Table::of(&game.view(Viewer::Watcher)).unwrap();
    for seat in Seat::all(game.seats()) {
        table.hands[seat.index()] = game.hand(seat);
    }
    table
}

/// Who makes the bid when each seat plays for its own share: every move on the real engine, nothing remembered.
fn slow(game: &DoubleLucky7, shares: &Shares) -> usize {
    let over = matches!(game.phase(), Phase::Deal | Phase::Over);
    let Some(seat) = game.phase().turn().filter(|_| !over) else {
        let made = |seat: Seat| usize::from(game.bid(seat) == Some(game.taken(seat))) << seat.index();
        return Seat::all(game.seats()).map(made).sum();
    };
    let ends = game.legal(seat).into_iter().map(|action| {
        let mut after = *game;
        after.advance(seat, &action, &mut Silent);
        slow(&after, shares)
    });
    ends.reduce(
        |best, next| if shares[next][seat.index()] > shares[best][seat.index()] { next } else { best },
    )
    .unwrap()
}

/// Shares in which no two results are alike to anybody, so that there is one answer.
fn distinct(shares: &mut Shares, seats: u8) {
    for (set, each) in shares[..1 << seats].iter_mut().enumerate() {
        for (seat, share) in each[..seats as usize].iter_mut().enumerate() {
            let alone = set >> seat & 1;
            let others = (set & !(1 << seat)).count_ones() as f32;
            *share = alone as f32 * 10.0 - others + 0.001 * ((set * 37 + seat * 11) % 61) as f32;
        }
    }
    if seats == 2 {
        // What one gains the other loses.
        for each in &mut shares[..4] {
            each[1] = 1.0 - each[0];
        }
    }
}

#[test]
fn the_solver_finds_what_slow_search_finds() {
    let mut rng = Quick::new(7);
    let mut solver = Solver::default();
    for (seats, tricks, count) in [(2, 4, 150), (3, 3, 100), (4, 2, 100), (5, 2, 30), (7, 1, 20)] {
        for _ in 0..count {
            let game = position(seats, tricks, &mut rng);
            let view = game.view(Viewer::Watcher);
            let table = table(&game);
            let mut shares = Equity::of(&view).unwrap().all_shares(&table);
            distinct(&mut shares, seats);
            solver.forget();
            let found = solver.solve(&table, &shares) as usize;
            let right = slow(&game, &shares);
            assert_eq!(found, right, "{seats} seats, {table:?}");
        }
    }
}

/// The small table follows the real engine card by card.
#[test]
fn the_table_plays_like_the_engine() {
    let mut rng = Quick::new(5);
    for seats in 2..=MAX_SEATS as u8 {
        for _ in 0..20 {
            let mut game = position(seats, 7, &mut rng);
            let mut small = table(&game);
            while let Phase::Leading { turn } | Phase::Following { turn, .. } = game.phase() {
                assert_eq!(turn.index() as u8, small.turn);
                let legal = game.legal(turn);
                let card = |action: &Action| match action {
                    Action::Play(card) | Action::PlayExtra(card) => Some(*card),
                    _ => None,
                };
                assert_eq!(small.choices(), legal.iter().filter_map(card).collect::<CardSet>());
                let action = *rng.pick(&legal).unwrap();
                game.advance(turn, &action, &mut Silent);
                small.play(card(&action).unwrap());
            }
            assert!(Seat::all(seats).all(|seat| small.taken[seat.index()] == game.taken(seat)));
        }
    }
}

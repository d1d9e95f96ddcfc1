use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Rng, Seat, Silent, Viewer};
use sevenfold_seven::{Options, Seven, Teams};

use super::field::variants;
use crate::seven::{ROSTER, club};
use crate::{BASELINES, Bot, Clock, Effort, Judged, Random, Recipe};

/// Plays a game with club players at some seats and random ones at the others; who won.
fn game(options: Options, seats: u8, clubs: &[u8], seed: u64) -> Vec<u8> {
    let mut game = Seven::new(&options, seats).unwrap();
    let mut rng = Quick::new(seed);
    let mut player = club(&Effort::iterations(1000));
    while let Some(seat) = game.turn() {
        let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
        let chosen = if clubs.contains(&seat.number()) {
            player.choose(&view, &legal, &mut rng)
        } else {
            Bot::<Seven>::choose(&mut Random, &view, &legal, &mut rng)
        };
        let action = chosen.unwrap();
        assert!(legal.contains(&action));
        game.play(seat, &action, &mut Silent).unwrap();
    }
    game.outcome().unwrap().winners.iter().map(Seat::number).collect()
}

/// How often a lone club player wins, seats in turn.
fn wins(options: Options, seats: u8, games: u64) -> usize {
    (0..games)
        .filter(|&number| {
            let club = 1 + (number % u64::from(seats)) as u8;
            game(options, seats, &[club], number) == [club]
        })
        .count()
}

/// The levels; the baselines have tests of their own.
fn levels() -> impl Iterator<Item = &'static Recipe<Seven>> {
    ROSTER.iter().filter(|recipe| !BASELINES.contains(&recipe.name))
}

const TEAMS: Options = Options { misere: false, teams: None };

#[test]
fn club_wins_clearly_against_random() {
    let won = wins(TEAMS, 2, 40);
    assert!(won >= 28, "{won} of 40");
}

#[test]
fn club_wins_clearly_at_misere() {
    let won = wins(Options { misere: true, ..TEAMS }, 2, 40);
    assert!(won >= 28, "{won} of 40");
}

/// With an even chance one in four of forty games would be won, and sixteen or more once in forty times.
#[test]
fn club_wins_more_than_its_share_among_three_and_four() {
    let won = wins(TEAMS, 3, 20);
    assert!(won >= 11, "{won} of 20 among three");
    let won = wins(Options { teams: Some(Teams::None), ..TEAMS }, 4, 40);
    assert!(won >= 16, "{won} of 40 among four");
}

/// Sixty games with an even chance would reach 40 once in a hundred times or less.
#[test]
fn a_pair_of_club_players_beats_a_random_pair() {
    let pair = |seed: u64| if seed.is_multiple_of(2) { [1, 3] } else { [2, 4] };
    let won = (0..60).filter(|&seed| game(TEAMS, 4, &pair(seed), seed) == pair(seed)).count();
    assert!(won >= 40, "{won} of 60");
}

/// Every level, used before or new, makes the same choice of the same view with the same generator.
#[test]
fn equal_views_and_generators_give_equal_choices() {
    for recipe in levels() {
        for (options, seats) in variants() {
            let mut used = (recipe.make)(&Effort::iterations(20));
            let mut position = Seven::new(&options, seats).unwrap();
            while let Some(seat) = position.turn() {
                let (view, legal) = (position.view(Viewer::Seat(seat)), position.legal(seat));
                let choice = used.choose(&view, &legal, &mut Quick::new(3));
                let twin = (recipe.make)(&Effort::iterations(20)).choose(&view, &legal, &mut Quick::new(3));
                assert_eq!(choice, twin, "{} after {} tiles", recipe.name, position.moves());
                position.play(seat, &choice.unwrap(), &mut Silent).unwrap();
            }
        }
    }
}

/// Judgements are of all legal moves, each once, best first, and every move has a reason.
#[test]
fn every_move_is_judged_and_has_a_reason() {
    let mut rng = Quick::new(5);
    for (options, seats) in variants() {
        let mut master = (ROSTER.last().unwrap().make)(&Effort::iterations(60));
        let mut position = Seven::new(&options, seats).unwrap();
        while let Some(seat) = position.turn() {
            let (view, legal) = (position.view(Viewer::Seat(seat)), position.legal(seat));
            if position.moves() % 5 == 4 || position.moves() + 3 > 7 * usize::from(seats) {
                let judged = master.judge(&view, &legal, &mut rng);
                let mut actions: Vec<String> = judged.iter().map(|one| one.action.to_string()).collect();
                let mut expected: Vec<String> = legal.iter().map(ToString::to_string).collect();
                actions.sort();
                expected.sort();
                assert_eq!(actions, expected);
                assert!(judged.iter().all(|one| (0.0..=1.0).contains(&one.worth)));
                assert!(master.reason(&view, &judged[0].action).is_some());
            }
            let action = *rng.pick(&legal).unwrap();
            position.play(seat, &action, &mut Silent).unwrap();
        }
    }
}

/// A clock that goes on a millisecond with every look stops every level before it has looked often.
#[test]
fn the_clock_is_heard() {
    for recipe in levels() {
        let looks = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&looks);
        let clock = Clock::new(move || Duration::from_millis(counted.fetch_add(1, Ordering::Relaxed)));
        let mut player = (recipe.make)(&Effort::time(Duration::from_millis(20), clock));
        let mut position = Seven::new(&TEAMS, 2).unwrap();
        let mut rng = Quick::new(9);
        while let Some(seat) = position.turn() {
            let before = looks.load(Ordering::Relaxed);
            let legal = position.legal(seat);
            let action = player.choose(&position.view(Viewer::Seat(seat)), &legal, &mut rng).unwrap();
            let took = looks.load(Ordering::Relaxed) - before;
            assert!(took <= 24, "{} took {took} looks", recipe.name);
            position.play(seat, &action, &mut Silent).unwrap();
        }
    }
}

/// Where the end is worked out, a draw is half a win and nothing is in doubt; before that how sure a worth is goes by all
/// tries together, since no dice are thrown.
#[test]
fn what_was_worked_out_is_told_as_it_is() {
    let judge = master;
    let mut draws = 0;
    for seed in 0..12 {
        let mut rng = Quick::new(seed);
        let mut game = Seven::new(&Options { misere: false, teams: None }, 2).unwrap();
        while game.moves() < 11 {
            let seat = game.turn().unwrap();
            let action = rng.pick(&game.legal(seat)).copied().unwrap();
            game.advance(seat, &action, &mut Silent);
        }
        let seat = game.turn().unwrap();
        let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
        let judged = judge(100_000).judge(&view, &legal, &mut rng);
        assert_eq!(judged.len(), legal.len());
        assert!(
            judged.iter().all(|one| [0.0, 0.5, 1.0].contains(&one.worth) && one.error == 0.0),
            "{judged:?}"
        );
        draws += judged.iter().filter(|one| (0.4..0.6).contains(&one.worth)).count();
    }
    assert!(draws > 0);
    let mut rng = Quick::new(1);
    let game = Seven::new(&Options { misere: false, teams: None }, 2).unwrap();
    let seat = game.turn().unwrap();
    let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
    let [few, many] = [100, 1_600].map(|iterations| judge(iterations).judge(&view, &legal, &mut rng));
    let widest = |judged: &[Judged<_>]| judged.iter().map(|one| one.error).fold(0.0, f64::max);
    assert!(widest(&few) > 2.0 * widest(&many) && widest(&many) > 0.0, "{few:?} {many:?}");
}

/// What a reason calls won is judged as won, and the other way round, however little there was time to work out.
#[test]
fn what_is_proven_is_told_as_proven() {
    let (mut proven, mut open) = (0, 0);
    for (seed, iterations) in (0..8).zip([400, 1_500, 6_000].into_iter().cycle()) {
        let mut rng = Quick::new(seed);
        let mut game = Seven::new(&Options { misere: seed % 4 == 3, teams: None }, 2).unwrap();
        while game.moves() < 7 + seed as usize % 3 {
            let seat = game.turn().unwrap();
            let action = rng.pick(&game.legal(seat)).copied().unwrap();
            game.advance(seat, &action, &mut Silent);
        }
        let seat = game.turn().unwrap();
        let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
        let mut master = master(iterations);
        let judged = master.judge(&view, &legal, &mut rng);
        for one in judged.iter().take(10) {
            let wins = master.reason(&view, &one.action).unwrap().key == "bots-seven-wins";
            assert!(!wins || one.worth >= 1.0 && one.error == 0.0, "told {} of a move that wins", one.worth);
            proven += u32::from(wins);
            open += u32::from(!wins);
        }
    }
    assert!(proven > 0 && open > 0, "{proven} proven, {open} open");
}

/// The strongest, with so much effort.
fn master(iterations: u32) -> Box<dyn Bot<Seven>> {
    let master = ROSTER.iter().find(|recipe| recipe.name == "master").unwrap();
    (master.make)(&Effort::iterations(iterations))
}

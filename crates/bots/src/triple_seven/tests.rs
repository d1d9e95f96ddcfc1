//! Club players against careless ones.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Agenda, Game, Outcome, Rng, Seat, Silent, Viewer};
use sevenfold_triple_seven::{HeraldRule, Options, TripleSeven};

use super::Club;
use crate::{Bot, Random};

/// Long enough for every game; a record that runs longer is left alone.
const MAX_STEPS: usize = 100_000;

/// Plays a game; every choice must be one of the legal moves.
fn game(number: u64, seats: u8, herald: HeraldRule, is_club: fn(Seat, u64) -> bool) -> Option<Outcome> {
    let mut rng = Quick::new(number);
    let mut game = TripleSeven::new(&Options { herald, ..Options::default() }, seats).unwrap();
    for _ in 0..MAX_STEPS {
        match game.agenda() {
            Agenda::Over => break,
            Agenda::Chance(_) => {
                let chance = game.sample(&mut rng);
                game.settle(&chance, &mut Silent).unwrap();
            }
            agenda @ Agenda::Seats(_) => {
                // In a race everybody who may act has the same chance to be first.
                let asked: Vec<Seat> = agenda.asked().iter().collect();
                let seat = *rng.pick(&asked).unwrap();
                let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
                let bot: &mut dyn Bot<TripleSeven> =
                    if is_club(seat, number) { &mut Club } else { &mut Random };
                let Some(action) = bot.choose(&view, &legal, &mut rng) else { continue };
                assert!(legal.contains(&action), "{action} is not legal");
                game.advance(seat, &action, &mut Silent);
            }
        }
    }
    game.outcome()
}

#[test]
fn club_wins_against_random_from_every_seat() {
    for herald in [HeraldRule::Declared, HeraldRule::Race] {
        for seats in 2..=7 {
            let games = 20;
            let is_club = |seat: Seat, number: u64| seat.index() as u64 == number % 2;
            let wins = (0..games).filter(|&number| {
                let club = Seat::new((number % 2) as u8);
                game(number, seats, herald, is_club).is_some_and(|outcome| outcome.winners.contains(club))
            });
            let wins = wins.count() as u64;
            assert!(wins * 10 >= games * 8, "club won {wins} of {games} with {seats} seats, {herald:?}");
        }
    }
}

#[test]
fn games_of_club_players_end() {
    for seats in 2..=7 {
        for number in 0..10 {
            assert!(
                game(number, seats, HeraldRule::Declared, |_, _| true).is_some(),
                "game {number} of {seats}"
            );
        }
    }
}

#[test]
fn equal_views_give_equal_choices() {
    let play = || game(3, 3, HeraldRule::Race, |seat, _| seat == Seat::FIRST);
    assert_eq!(play(), play());
}

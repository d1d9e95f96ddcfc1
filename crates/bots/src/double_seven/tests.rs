//! Club players against careless ones.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Agenda, Game, Outcome, Seat, Silent, Viewer};
use sevenfold_double_seven::{DoubleSeven, Options};

use super::Club;
use crate::{Bot, Random};

/// Plays a game; every choice must be one of the legal moves.
fn game(number: u64, seats: u8, club: Seat) -> Outcome {
    let mut rng = Quick::new(number);
    let mut game = DoubleSeven::new(&Options {}, seats).unwrap();
    let deal = game.sample(&mut rng);
    game.settle(&deal, &mut Silent).unwrap();
    while let Agenda::Seats(_) = game.agenda() {
        let turn = game.turn();
        let (view, legal) = (game.view(Viewer::Seat(turn)), game.legal(turn));
        let bot: &mut dyn Bot<DoubleSeven> = if turn == club { &mut Club } else { &mut Random };
        let action = bot.choose(&view, &legal, &mut rng).unwrap();
        assert!(legal.contains(&action), "{action} is not legal");
        game.advance(turn, &action, &mut Silent);
    }
    game.outcome().unwrap()
}

#[test]
fn club_wins_against_random_from_every_seat() {
    for seats in 2..=4 {
        let games = 30;
        let wins = (0..games).filter(|&number| {
            let club = Seat::new((number % u64::from(seats)) as u8);
            game(number, seats, club).winners.contains(club)
        });
        let wins = wins.count() as u64;
        assert!(wins * 10 >= games * 9, "club won {wins} of {games} with {seats} seats");
    }
}

#[test]
fn equal_views_give_equal_choices() {
    assert_eq!(game(3, 3, Seat::FIRST), game(3, 3, Seat::FIRST));
}

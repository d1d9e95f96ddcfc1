use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Seat, Silent, Viewer};
use sevenfold_seven::{Options, Seven, Teams};

use crate::seven::Club;
use crate::{Bot, Random};

/// Plays a game with club players at some seats and random ones at the others; who won.
fn game(options: Options, seats: u8, clubs: &[u8], seed: u64) -> Vec<u8> {
    let mut game = Seven::new(&options, seats).unwrap();
    let mut rng = Quick::new(seed);
    while let Some(seat) = game.turn() {
        let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
        let chosen = if clubs.contains(&seat.number()) {
            Club.choose(&view, &legal, &mut rng)
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

#[test]
fn club_wins_more_than_its_share_among_three_and_four() {
    let won = wins(TEAMS, 3, 20);
    assert!(won >= 11, "{won} of 20 among three");
    let won = wins(Options { teams: Some(Teams::None), ..TEAMS }, 4, 20);
    assert!(won >= 9, "{won} of 20 among four");
}

/// Over 600 games such a pair wins four of five. Sixty games with an even chance would reach 40 once in a hundred
/// times or less.
#[test]
fn a_pair_of_club_players_beats_a_random_pair() {
    let pair = |seed: u64| if seed.is_multiple_of(2) { [1, 3] } else { [2, 4] };
    let won = (0..60).filter(|&seed| game(TEAMS, 4, &pair(seed), seed) == pair(seed)).count();
    assert!(won >= 40, "{won} of 60");
}

#[test]
fn equal_views_and_generators_give_equal_choices() {
    assert_eq!(game(TEAMS, 2, &[1, 2], 7), game(TEAMS, 2, &[1, 2], 7));
    let mut position = Seven::new(&TEAMS, 2).unwrap();
    for _ in 0..5 {
        let seat = position.turn().unwrap();
        let (view, legal) = (position.view(Viewer::Seat(seat)), position.legal(seat));
        let choice = Club.choose(&view, &legal, &mut Quick::new(3));
        assert_eq!(choice, Club.choose(&view, &legal, &mut Quick::new(3)));
        position.play(seat, &choice.unwrap(), &mut Silent).unwrap();
    }
}

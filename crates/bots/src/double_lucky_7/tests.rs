use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::run::Run;
use sevenfold_core::{Agenda, Game, SeatSet, Silent, Viewer};
use sevenfold_double_lucky_7::{JokerTrump, Mode, Options};

use super::*;
use crate::Effort;

/// Plays a game: `club` at these seats, `random` at the others. Gives the winners.
fn game(options: Options, seats: u8, club: SeatSet, number: u64) -> SeatSet {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut run = Run::<DoubleLucky7>::new(&options, seats, Some(Seed(seed))).unwrap();
    let mut rng = Quick::new(number);
    loop {
        match run.game().agenda() {
            Agenda::Over => return run.game().outcome().unwrap().winners,
            Agenda::Chance(_) => assert!(run.draw(&mut Silent)),
            agenda @ Agenda::Seats(_) => {
                let seat = agenda.must().first().unwrap();
                let legal = run.game().legal(seat);
                let view = run.game().view(Viewer::Seat(seat));
                let recipe = &ROSTER[usize::from(club.contains(seat))];
                let action = (recipe.make)(&Effort::default()).choose(&view, &legal, &mut rng).unwrap();
                assert!(legal.contains(&action), "{action} is not one of the legal moves");
                run.play(seat, action, &mut Silent).unwrap();
            }
        }
    }
}

#[test]
fn club_beats_random_in_every_mode() {
    let readings = [JokerTrump::LedColour, JokerTrump::DealerCards, JokerTrump::DealerChooses];
    for (mode, joker_trump) in [Mode::Classic, Mode::Tactical, Mode::Dice].into_iter().zip(readings) {
        let options = Options { rounds: 7, mode, joker_trump, ..Options::default() };
        let wins = (0..40u64)
            .filter(|&number| {
                let club = Seat::new((number % 3) as u8);
                game(options, 3, SeatSet::only(club), number) == SeatSet::only(club)
            })
            .count();
        // One of three: chance would give 13.
        assert!(wins >= 28, "{mode:?}: {wins} of 40");
    }
}

#[test]
fn club_plays_with_any_number_of_seats() {
    for seats in 2..=7 {
        let options = Options { mode: Mode::Tactical, ..Options::default() };
        game(options, seats, SeatSet::all(seats), u64::from(seats));
    }
}

#[test]
fn equal_views_and_generators_give_equal_choices() {
    let options = Options { mode: Mode::Dice, rounds: 7, ..Options::default() };
    assert_eq!(game(options, 4, SeatSet::all(4), 7), game(options, 4, SeatSet::all(4), 7));
}

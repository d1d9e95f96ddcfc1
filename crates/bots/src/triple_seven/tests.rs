//! Club players against careless ones.

use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::record::{Extras, replay, write_record};
use sevenfold_core::run::Run;
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

/// All cards wherever they are, while a round is dealt.
fn cards_of(game: &TripleSeven) -> u32 {
    let held = |seat| {
        let aside = u32::from(game.reserve_of(seat).is_some())
            + game.collected_by(seat).iter().flatten().count() as u32;
        u32::from(game.hand_of(seat).len()) + aside
    };
    let players: u32 = Seat::all(game.seats()).map(held).sum();
    players + game.stack().count() as u32 + u32::from(game.table().pile.cards().len())
}

/// A whole game of club players, every step checked, replayed from its record.
fn lawful_game(number: u32, seats: u8, herald: HeraldRule) {
    let options = Options { herald, ..Options::default() };
    let mut seed = [7; 32];
    seed[..4].copy_from_slice(&number.to_le_bytes());
    let mut run = Run::<TripleSeven>::new(&options, seats, Some(Seed(seed))).unwrap();
    let mut rng = Quick::new(u64::from(number));
    while run.steps().len() < MAX_STEPS {
        let agenda = run.game().agenda();
        if matches!(agenda, Agenda::Over) {
            break;
        }
        if run.draw(&mut Silent) {
            continue;
        }
        assert_eq!(cards_of(run.game()), 72, "game {number}, step {}", run.steps().len());
        let asked: Vec<Seat> = agenda.asked().iter().collect();
        let seat = *rng.pick(&asked).unwrap();
        let (view, legal) = (run.game().view(Viewer::Seat(seat)), run.game().legal(seat));
        let action = Club.choose(&view, &legal, &mut rng).unwrap();
        assert!(legal.contains(&action), "{action} is not legal");
        run.play(seat, action, &mut Silent).unwrap();
    }
    assert!(run.game().outcome().is_some(), "game {number} with {seats} seats ends");
    let again = replay::<TripleSeven>(&write_record(&run, Extras::default())).unwrap();
    assert_eq!(again.game(), run.game(), "replay equals play");
}

#[test]
fn games_of_club_players_end_and_keep_the_laws() {
    let long = std::env::var("SEVENFOLD_LONG").is_ok_and(|value| value == "1");
    for number in 0..if long { 10_000 } else { 60 } {
        let herald = if number % 2 == 0 { HeraldRule::Declared } else { HeraldRule::Race };
        lawful_game(number, 2 + (number / 2 % 6) as u8, herald);
    }
}

#[test]
fn equal_views_give_equal_choices() {
    let play = || game(3, 3, HeraldRule::Race, |seat, _| seat == Seat::FIRST);
    assert_eq!(play(), play());
}

//! Whole games: no illegal move, equal choices from equal seeds, stronger than chance.

use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::run::Run;
use sevenfold_core::{Agenda, Game, Seat, SeatSet, Silent, Viewer};
use sevenfold_double_lucky_7::{Action, DoubleLucky7, JokerTrump, Mode, Options};

use crate::double_lucky_7::ROSTER;
use crate::{Bot, Effort};

pub(super) const LEVELS: [&str; 5] = ["careless", "casual", "club", "expert", "master"];

pub(super) fn bot(name: &str) -> Box<dyn Bot<DoubleLucky7>> {
    (ROSTER.iter().find(|recipe| recipe.name == name).unwrap().make)(&Effort::iterations(12))
}

/// Every mode with every meaning of the Joker.
fn variants() -> impl Iterator<Item = Options> {
    let jokers = [JokerTrump::LedColour, JokerTrump::DealerCards, JokerTrump::DealerChooses];
    [Mode::Classic, Mode::Tactical, Mode::Dice].into_iter().flat_map(move |mode| {
        jokers.map(|joker_trump| Options { rounds: 14, mode, joker_trump, ..Options::default() })
    })
}

/// Plays a game with these players and calls back before every move.
pub(super) fn play(
    options: Options,
    names: &[&str],
    number: u64,
    mut each: impl FnMut(&DoubleLucky7, Seat, Action),
) -> DoubleLucky7 {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut bots: Vec<_> = names.iter().map(|name| bot(name)).collect();
    let mut run = Run::<DoubleLucky7>::new(&options, names.len() as u8, Some(Seed(seed))).unwrap();
    let mut rng = Quick::new(number);
    loop {
        match run.game().agenda() {
            Agenda::Over => return *run.game(),
            Agenda::Chance(_) => assert!(run.draw(&mut Silent)),
            agenda @ Agenda::Seats(_) => {
                let seat = agenda.must().first().unwrap();
                let legal = run.game().legal(seat);
                let view = run.game().view(Viewer::Seat(seat));
                let action = bots[seat.index()].choose(&view, &legal, &mut rng).unwrap();
                assert!(legal.contains(&action), "{action} is not one of the legal moves");
                each(run.game(), seat, action);
                run.play(seat, action, &mut Silent).unwrap();
            }
        }
    }
}

#[test]
fn every_level_plays_every_mode_with_any_number_of_seats() {
    for (number, options) in variants().enumerate() {
        let seats = 2 + number % 6;
        let names: Vec<_> = (0..seats).map(|seat| LEVELS[(seat + number) % LEVELS.len()]).collect();
        play(options, &names, number as u64, |_, _, _| ());
    }
}

#[test]
fn equal_seeds_give_equal_games() {
    let options = Options { mode: Mode::Tactical, rounds: 7, ..Options::default() };
    let game = || {
        let mut moves = Vec::new();
        play(options, &["casual", "club", "expert", "master"], 7, |_, _, action| moves.push(action));
        moves
    };
    assert_eq!(game(), game());
}

#[test]
fn every_level_beats_chance() {
    for name in LEVELS {
        let wins = (0..60u64)
            .filter(|&number| {
                let own = Seat::new((number % 2) as u8);
                let names = if own == Seat::FIRST { [name, "random"] } else { ["random", name] };
                play(Options::default(), &names, number, |_, _, _| ()).outcome().unwrap().winners
                    == SeatSet::only(own)
            })
            .count();
        // An even score is 30, give or take 4.
        assert!(wins >= 38, "{name}: {wins} of 60");
    }
}

/// Every level but `careless`, which judges bids and cards by feeling, says what each move is worth.
#[test]
fn judgements_are_of_all_moves_best_first() {
    let options = Options { mode: Mode::Dice, rounds: 7, ..Options::default() };
    let mut judge = bot("master");
    let mut rng = Quick::new(1);
    play(options, &["club", "master", "casual"], 3, |game, seat, _| {
        let legal = game.legal(seat);
        let judged = judge.judge(&game.view(Viewer::Seat(seat)), &legal, &mut rng);
        assert_eq!(judged.len(), legal.len());
        assert!(legal.iter().all(|action| judged.iter().any(|found| found.action == *action)));
        assert!(judged.is_sorted_by(|a, b| a.worth >= b.worth));
        assert!(judged.iter().all(|found| (0.0..=1.0).contains(&found.worth) && found.visits > 0));
    });
}

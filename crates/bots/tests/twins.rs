//! No bot sees what its seat may not: in twin worlds, which look alike to a seat and differ in what is hidden from it,
//! every bot of every game makes the same move, on one thread and on two.

#![expect(clippy::unwrap_used, reason = "a game that cannot be set up or goes wrong fails the test")]

use sevenfold_bots::{Effort, Recipe, Threads};
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::run::Run;
use sevenfold_core::{Agenda, Game, Rng as _, Seat, Silent, Viewer};

/// Enough thinking to look at several worlds and several moves.
const EFFORT: Effort = Effort::iterations(24);

/// How many positions are looked at in each game; thousands if there is time for it.
fn positions() -> usize {
    if std::env::var_os("SEVENFOLD_LONG").is_some() { 3_000 } else { 12 }
}

/// Walks through random games and compares the moves of all bots, a position a few moves.
fn check<G: Game>(roster: &[Recipe<G>], options: &G::Options) {
    let mut rng = Quick::new(77);
    let mut looked_at = 0;
    let mut differed = 0;
    while looked_at < positions() {
        let seats = G::META.least_seats + rng.below(2) as u8;
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&rng.word().to_le_bytes());
        let mut run = Run::<G>::new(options, seats, Some(Seed(seed))).unwrap();
        while looked_at < positions() {
            match run.game().agenda() {
                Agenda::Over => break,
                Agenda::Chance(_) => assert!(run.draw(&mut Silent)),
                agenda @ Agenda::Seats(_) => {
                    let asked: Vec<Seat> = agenda.asked().iter().collect();
                    let seat = *rng.pick(&asked).unwrap();
                    let legal = run.game().legal(seat);
                    if legal.len() > 1 && rng.below(9) == 0 {
                        let twin = G::imagine(&run.game().view(Viewer::Seat(seat)), &mut rng).unwrap();
                        differed += usize::from(twin != *run.game());
                        compare(roster, run.game(), &twin, seat, u64::from(rng.word()));
                        looked_at += 1;
                    }
                    // Whoever must goes on, so that random games get somewhere.
                    let mover = agenda.must().first().unwrap_or(seat);
                    let action = rng.pick(&run.game().legal(mover)).unwrap().clone();
                    run.play(mover, action, &mut Silent).unwrap();
                }
            }
        }
    }
    let hides = G::META.id != "seven";
    assert!(
        !hides || 2 * differed > looked_at,
        "only {differed} of {looked_at} twins of {} differ",
        G::META.id
    );
}

fn compare<G: Game>(roster: &[Recipe<G>], game: &G, twin: &G, seat: Seat, dice: u64) {
    let two = Threads::new(2).unwrap();
    for (recipe, effort) in
        roster.iter().flat_map(|recipe| [EFFORT, EFFORT.on(two)].map(|effort| (recipe, effort)))
    {
        let [here, there] = [game, twin].map(|world| {
            let (view, legal) = (world.view(Viewer::Seat(seat)), world.legal(seat));
            (recipe.make)(&effort).choose(&view, &legal, &mut Quick::new(dice))
        });
        assert_eq!(here, there, "{} of {} sees more than seat {seat} may", recipe.name, G::META.id);
        let legal = here.is_none_or(|action| game.check(seat, &action).is_ok());
        assert!(legal, "{} of {} plays by the rules", recipe.name, G::META.id);
    }
}

#[cfg(feature = "sieben")]
#[test]
fn sieben() {
    check(sevenfold_bots::sieben::ROSTER, &sevenfold_sieben::Options::default());
}

#[cfg(feature = "seven")]
#[test]
fn seven() {
    check(sevenfold_bots::seven::ROSTER, &sevenfold_seven::Options::default());
}

#[cfg(feature = "triple-seven")]
#[test]
fn triple_seven() {
    check(sevenfold_bots::triple_seven::ROSTER, &sevenfold_triple_seven::Options::default());
}

#[cfg(feature = "double-seven")]
#[test]
fn double_seven() {
    check(sevenfold_bots::double_seven::ROSTER, &sevenfold_double_seven::Options::default());
}

#[cfg(feature = "double-lucky-7")]
#[test]
fn double_lucky_7() {
    check(sevenfold_bots::double_lucky_7::ROSTER, &sevenfold_double_lucky_7::Options::default());
}

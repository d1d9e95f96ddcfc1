//! No bot sees what its seat may not: in twin worlds, which look alike to a seat and differ in what is hidden from it,
//! every bot of every game makes the same move, on one thread and on two.

#![expect(clippy::unwrap_used, reason = "a game that cannot be set up or goes wrong fails the test")]

use sevenfold_bots::{Effort, Recipe, Threads};
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::run::Run;
use sevenfold_core::{Agenda, Game, Rng as _, Seat, Silent, Viewer};
use sevenfold_shelf::{GAMES, Visitor, visit_all};

/// Games that hide nothing: all their worlds are the same.
const OPEN: [&str; 1] = ["seven"];

/// Enough thinking to look at several worlds and several moves.
const EFFORT: Effort = Effort::iterations(24);

/// How many positions are looked at in each game; thousands if there is time for it.
fn positions() -> usize {
    if std::env::var_os("SEVENFOLD_LONG").is_some() { 3_000 } else { 12 }
}

/// Positions come from so many games at least, with different numbers of players.
const GAMES_AT_LEAST: usize = 4;

/// Walks through random games and compares the moves of all bots, a position a few moves.
fn check<G: Game>(roster: &[Recipe<G>], options: &G::Options) {
    let mut rng = Quick::new(77);
    let mut looked_at = 0;
    let mut differed = 0;
    let mut games = 0_u8;
    while looked_at < positions() {
        // The fewest players too, but not only them: two who hold all the cards have nothing to hide from each other.
        games = games.wrapping_add(1);
        let seats = (G::META.least_seats + games % 3).min(G::META.most_seats);
        let enough = (looked_at + positions().div_ceil(GAMES_AT_LEAST)).min(positions());
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&rng.word().to_le_bytes());
        let mut run = Run::<G>::new(options, seats, Some(Seed(seed))).unwrap();
        while looked_at < enough {
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
    let open = OPEN.contains(&G::META.id);
    assert!(
        open || 2 * differed > looked_at,
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

/// Looks at every game, and keeps the names of those it has looked at.
struct Everywhere(Vec<&'static str>);

impl Visitor for Everywhere {
    fn visit<G: Game>(&mut self, roster: &'static [Recipe<G>]) {
        check(roster, &G::Options::default());
        self.0.push(G::META.id);
    }
}

#[test]
fn no_bot_of_any_game_sees_what_its_seat_may_not() {
    let mut visitor = Everywhere(Vec::new());
    visit_all(&mut visitor);
    let shelved: Vec<&str> = GAMES.iter().map(|game| game.meta().id).collect();
    assert_eq!(visitor.0, shelved, "every game on the shelf was looked at");
}

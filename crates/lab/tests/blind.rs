//! Whoever takes any move plays the same games whether or not anybody keeps what could be seen.

use sevenfold_bots::Judged;
use sevenfold_core::Message;
use sevenfold_core::Seat;
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::erased::AnyRun;
use sevenfold_core::record::Extras;
use sevenfold_lab::Host;
use sevenfold_shelf::{AnyBot, Effort, GAMES, Shelved};

/// A bot whose moves are written down, read again and checked, as everybody else's are.
struct Checked(Box<dyn AnyBot>);

impl AnyBot for Checked {
    fn choose(&mut self, run: &dyn AnyRun, seat: Seat, rng: &mut Quick) -> Option<String> {
        self.0.choose(run, seat, rng)
    }

    fn judge(&mut self, run: &dyn AnyRun, seat: Seat, rng: &mut Quick) -> Vec<Judged<String>> {
        self.0.judge(run, seat, rng)
    }

    fn reason(&mut self, run: &dyn AnyRun, seat: Seat, text: &str) -> Option<Message> {
        self.0.reason(run, seat, text)
    }
}

const SEATS: u8 = 3;
const MAX_STEPS: usize = 600;

fn random(game: &dyn Shelved) -> Vec<Box<dyn AnyBot>> {
    (0..SEATS).filter_map(|_| game.bot("random", &Effort::default())).collect()
}

#[test]
fn games_without_looking_are_the_games_that_would_have_been_played() {
    for game in GAMES {
        let options = game.default_options(SEATS).unwrap();
        for byte in 0..8 {
            let seed = Seed([byte; 32]);
            let start = || game.start(&options, SEATS, Some(seed)).unwrap();
            let (mut blind, mut watched) = (start(), start());
            let mut host = Host::new(random(*game), &seed);
            assert!(host.is_blind());
            blind.forget();
            host.play(&mut *blind, MAX_STEPS).unwrap();
            let checked = random(*game).into_iter().map(|bot| Box::new(Checked(bot)) as Box<dyn AnyBot>);
            let mut host = Host::new(checked.collect(), &seed);
            assert!(!host.is_blind());
            host.play(&mut *watched, MAX_STEPS).unwrap();
            let extras = Extras { legal: true, state: true };
            let [blind, watched] = [blind, watched].map(|run| run.record(extras).to_value());
            assert!(blind == watched, "game {byte} of {}", game.meta().id);
        }
    }
}

#[test]
fn whoever_looks_keeps_the_host_from_forgetting() {
    let game = GAMES[0];
    let mut bots = random(game);
    bots[0] = game.bot("club", &Effort::default()).unwrap();
    assert!(!Host::new(bots, &Seed([7; 32])).is_blind());
}

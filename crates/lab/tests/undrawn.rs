//! Deals of games that draw nothing, and of games that do not end: the toy game with its start settled.

#![expect(clippy::unwrap_used, reason = "a deal that cannot be played fails the test")]

#[allow(dead_code, missing_docs, clippy::wildcard_imports, reason = "shared with other tests; a toy")]
#[path = "../../shelf/tests/toy/mod.rs"]
mod toy;

use std::collections::BTreeSet;
use std::sync::Mutex;

use serde_json::json;
use sevenfold_bots::{Bot, Recipe};
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::{
    Agenda, Game, Impossible, Meta, NoWorld, Outcome, Rng, Seat, SetupError, Silent, Tell, Viewer,
};
use sevenfold_lab::{Block, Head, Pairing, Rule, Thinking};
use sevenfold_shelf::{Entry, Shelved};
use toy::{Action, Moved, NotNow, Options, Start, Toy};

/// How many moves were made, and the count they have come to.
type Seen = (u32, Option<u8>);

/// The toy game from 0, and how many moves were made. If it does not end, it begins again instead.
#[derive(Clone, PartialEq, Debug)]
struct Undrawn<const ENDS: bool> {
    toy: Toy,
    moves: u32,
}

fn begun(options: &Options, seats: u8) -> Result<Toy, SetupError> {
    let mut toy = Toy::new(options, seats)?;
    toy.settle(&"start 0".parse().unwrap(), &mut Silent).unwrap();
    Ok(toy)
}

impl<const ENDS: bool> Game for Undrawn<ENDS> {
    type Options = Options;
    type Action = Action;
    type Chance = Start;
    type Event = Moved;
    type View = Seen;
    type Breach = NotNow;

    const META: Meta = Toy::META;

    fn new(options: &Options, seats: u8) -> Result<Self, SetupError> {
        Ok(Self { toy: begun(options, seats)?, moves: 0 })
    }

    fn options(&self) -> Options {
        self.toy.options()
    }

    fn seats(&self) -> u8 {
        self.toy.seats()
    }

    fn agenda(&self) -> Agenda {
        self.toy.agenda()
    }

    fn sample(&self, rng: &mut impl Rng) -> Start {
        self.toy.sample(rng)
    }

    fn settle(&mut self, chance: &Start, tell: &mut impl Tell<Moved>) -> Result<(), Impossible> {
        self.toy.settle(chance, tell)
    }

    fn legal_into(&self, seat: Seat, out: &mut Vec<Action>) {
        self.toy.legal_into(seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), NotNow> {
        self.toy.check(seat, action)
    }

    fn advance(&mut self, seat: Seat, action: &Action, tell: &mut impl Tell<Moved>) {
        self.toy.advance(seat, action, tell);
        self.moves += 1;
        if !ENDS && self.toy.outcome().is_some() {
            self.toy = begun(&self.options(), self.seats()).unwrap();
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.toy.outcome()
    }

    fn view(&self, viewer: Viewer) -> Seen {
        (self.moves, self.toy.view(viewer).count)
    }

    fn imagine(_view: &Seen, _rng: &mut impl Rng) -> Result<Self, NoWorld> {
        Err(NoWorld)
    }
}

/// Makes its last move.
struct Last;

impl<const ENDS: bool> Bot<Undrawn<ENDS>> for Last {
    fn choose(&mut self, _seen: &Seen, legal: &[Action], _rng: &mut Quick) -> Option<Action> {
        legal.last().copied()
    }
}

/// The same; what all of them saw is remembered.
struct Watchful;

static ALL_SEEN: Mutex<BTreeSet<Seen>> = Mutex::new(BTreeSet::new());

impl Bot<Undrawn<true>> for Watchful {
    fn choose(&mut self, seen: &Seen, legal: &[Action], rng: &mut Quick) -> Option<Action> {
        ALL_SEEN.lock().unwrap().insert(*seen);
        Bot::<Undrawn<true>>::choose(&mut Last, seen, legal, rng)
    }
}

static ENDING: Entry<Undrawn<true>> = Entry::new(&[
    Recipe { name: "last", make: |_| Box::new(Last) },
    Recipe { name: "watchful", make: |_| Box::new(Watchful) },
]);
static ENDLESS: Entry<Undrawn<false>> = Entry::new(&[Recipe { name: "last", make: |_| Box::new(Last) }]);

/// Deal `number` among bots that are all alike.
fn deal(game: &'static dyn Shelved, bot: &str, seats: u8, number: u64) -> Block {
    let head = Head {
        game: "toy".into(),
        seats,
        options: json!({}),
        a: bot.into(),
        b: bot.into(),
        thinking: Thinking::Iterations(1),
        rule: Rule::AllDeals { elo0: 0.0, elo1: 50.0 },
        seed: Seed([7; 32]).to_string(),
    };
    Pairing::new(game, head, Seed([7; 32])).play(number, &|| false).unwrap().unwrap().block
}

#[test]
fn a_game_that_draws_nothing_begins_with_a_random_move_of_every_seat() {
    for seats in [4, 2] {
        ALL_SEEN.lock().unwrap().clear();
        (1..=20).for_each(|number| drop(deal(&ENDING, "watchful", seats, number)));
        let seen = ALL_SEEN.lock().unwrap();
        assert_eq!(seen.first().unwrap().0, u32::from(seats));
        let openings = seen.iter().filter(|(moves, _)| *moves == u32::from(seats));
        assert!(openings.count() > 1, "{seen:?}");
    }
}

/// Bots without dice play the same game again from the same opening.
#[test]
fn all_line_ups_of_a_deal_have_the_same_opening() {
    for number in 1..=30 {
        let block = deal(&ENDING, "last", 3, number);
        assert_eq!(block.a, block.b);
        assert!((block.a.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{block:?}");
    }
}

#[test]
fn a_game_that_does_not_end_is_stopped_counted_and_shared_by_all() {
    let block = deal(&ENDLESS, "last", 2, 1);
    assert_eq!(block, Block { deal: 1, a: vec![0.5; 2], b: vec![], unfinished: 2 });
}

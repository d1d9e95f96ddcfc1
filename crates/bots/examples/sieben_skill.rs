//! How much skill Sieben admits: players against each other on the same deals, among them some that cheat.
//!
//! `cargo run --release -p sevenfold-bots --example sieben_skill -- A B [deals] [iterations] [seats]`
//!
//! A and B are names of the roster, or one of three that try every move equally often and play on to the end of the round:
//! `guesser` in worlds imagined from its view, as is fair; `oracle` sees all hands, and `prophet` the cards to be drawn as
//! well. Those that cheat are handed the position itself, and exist nowhere but here. `tree` knows what `master` knows, and
//! grows a tree to the end of the round. `NAME:ITERATIONS` gives one of them more or fewer than the others.

mod skill;

use sevenfold_bots::search::{Knowledge, Searcher};
use sevenfold_bots::sieben::{Lore, ROSTER};
use sevenfold_bots::{Bot, Effort, Level};
use sevenfold_core::chance::Quick;
use sevenfold_core::{Agenda, Game, MAX_SEATS, Rng as _, Seat, Silent, Viewer};
use sevenfold_sieben::{Action, Card, Sieben};
use skill::{Asked, Typed, named};

fn main() {
    Typed::read().play(Player::new);
}

enum Player {
    Honest(Box<dyn Bot<Sieben>>),
    Trying { sees: Sees, worlds: u32 },
}

/// What somebody sees beyond the own view.
#[derive(Clone, Copy)]
enum Sees {
    Nothing,
    Hands,
    DrawsToo,
}

impl Player {
    fn new(text: &str, iterations: u32) -> Self {
        let (name, iterations) = named(text, iterations);
        let recipe = ROSTER.iter().find(|recipe| recipe.name == name);
        let effort = Effort::iterations(iterations);
        match (name, recipe) {
            ("tree", _) => Self::Honest(Box::new(Searcher::new(Lore, Level::MASTER, Lore::KNOBS, &effort))),
            ("guesser", _) => Self::Trying { sees: Sees::Nothing, worlds: iterations },
            ("oracle", _) => Self::Trying { sees: Sees::Hands, worlds: iterations },
            ("prophet", _) => Self::Trying { sees: Sees::DrawsToo, worlds: iterations },
            (_, Some(recipe)) => Self::Honest((recipe.make)(&effort)),
            (_, None) => panic!("nobody is called {name}"),
        }
    }
}

impl Asked<Sieben> for Player {
    fn choose(&mut self, game: &Sieben, seat: Seat, legal: &[Action], rng: &mut Quick) -> Action {
        match self {
            Self::Honest(bot) => bot.choose(&game.view(Viewer::Seat(seat)), legal, rng).unwrap_or(legal[0]),
            Self::Trying { sees, worlds } => try_all(game, seat, legal, *sees, *worlds, rng),
        }
    }
}

/// The move that does best, all tried in the same worlds.
fn try_all(game: &Sieben, seat: Seat, legal: &[Action], sees: Sees, worlds: u32, rng: &mut Quick) -> Action {
    let mut sums = vec![0.0; legal.len()];
    for _ in 0..worlds.div_ceil(legal.len() as u32) {
        let world = match sees {
            Sees::DrawsToo => *game,
            Sees::Nothing => Sieben::imagine(&game.view(Viewer::Seat(seat)), rng).unwrap_or(*game),
            Sees::Hands => {
                let mut cards: Vec<Card> = game.draw_pile().to_vec();
                rng.shuffle(&mut cards);
                game.with_draw_pile(&cards).unwrap_or(*game)
            }
        };
        let dice = u64::from(rng.below(u32::MAX));
        for (sum, action) in sums.iter_mut().zip(legal) {
            let mut after = world;
            after.advance(seat, action, &mut Silent);
            *sum += played_on(&world, after, seat, &mut Quick::new(dice));
        }
    }
    let best =
        sums.iter().copied().enumerate().reduce(|best, next| if next.1 > best.1 { next } else { best });
    legal[best.map_or(0, |(place, _)| place)]
}

/// What a position is worth to a seat when everybody plays on by the policy to the end of the round.
fn played_on(root: &Sieben, mut game: Sieben, seat: Seat, rng: &mut Quick) -> f32 {
    let mut legal = Vec::new();
    while !Lore.horizon(root, &game, 0) && game.agenda() != Agenda::Over {
        let Some(to_move) = game.phase().to_move() else {
            let chance = game.sample(rng);
            let settled = game.settle(&chance, &mut Silent);
            debug_assert!(settled.is_ok(), "a sampled step is possible");
            continue;
        };
        legal.clear();
        game.legal_into(to_move, &mut legal);
        let place = Lore.playout(&game, to_move, &legal, rng);
        game.advance(to_move, &legal[place], &mut Silent);
    }
    let mut shares = [0.0; MAX_SEATS];
    Lore.worth(&game, &mut shares[..usize::from(game.seats())]);
    shares[seat.index()]
}

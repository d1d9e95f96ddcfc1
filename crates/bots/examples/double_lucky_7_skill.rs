//! How much of Double Lucky 7 lies in what is hidden: players against each other on the same deals, among them one that
//! cheats.
//!
//! `cargo run --release -p sevenfold-bots --example double_lucky_7_skill -- A B [deals] [iterations] [seats]`
//!
//! A and B are names of the roster, or `seer`: `master` with everybody's hands in its view, but not the cards that nobody
//! holds, nor the die. It exists nowhere but here. `NAME:ITERATIONS` gives one of them more or fewer than the other.

mod skill;

use sevenfold_bots::double_lucky_7::ROSTER;
use sevenfold_bots::{Bot, Effort};
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game as _, Seat, Viewer};
use sevenfold_double_lucky_7::{Action, DoubleLucky7, View};
use skill::{Asked, Typed, named};

fn main() {
    Typed::read().play(Player::new);
}

struct Player {
    bot: Box<dyn Bot<DoubleLucky7>>,
    sees: Sees,
}

/// What somebody sees beyond the own view.
enum Sees {
    Nothing,
    Hands,
}

impl Player {
    fn new(text: &str, iterations: u32) -> Self {
        let (name, iterations) = named(text, iterations);
        let (name, sees) = if name == "seer" { ("master", Sees::Hands) } else { (name, Sees::Nothing) };
        let recipe = ROSTER.iter().find(|recipe| recipe.name == name);
        let Some(recipe) = recipe else { panic!("nobody is called {name}") };
        Self { bot: (recipe.make)(&Effort::iterations(iterations)), sees }
    }
}

impl Asked<DoubleLucky7> for Player {
    fn choose(&mut self, game: &DoubleLucky7, seat: Seat, legal: &[Action], rng: &mut Quick) -> Action {
        let mut view = game.view(Viewer::Seat(seat));
        if let Sees::Hands = self.sees {
            uncover(&mut view, game);
        }
        self.bot.choose(&view, legal, rng).unwrap_or(legal[0])
    }
}

/// Lays all hands open.
fn uncover(view: &mut View, game: &DoubleLucky7) {
    let Some(round) = &mut view.round else { return };
    for (seat, player) in Seat::all(view.seats).zip(&mut round.players) {
        player.hand = Some(game.hand(seat));
    }
}

//! Checks the tactics, and asks players for the moves that win:
//! `cargo run --release -p sevenfold-puzzles --example tactics_asked -- MILLIS PLAYER…`.
//!
//! Every tactic is worked out again first: exactly one move wins, and its grade is right. Then each player is asked once
//! about each, one thread, so much time.

use std::time::{Duration, Instant};

use sevenfold_bots::seven::ROSTER;
use sevenfold_bots::{Clock, Effort};
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game as _, Viewer};
use sevenfold_puzzles::tactics::{Grade, Tactic};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [millis, players @ ..] = arguments.as_slice() else { panic!("MILLIS PLAYER…") };
    let millis = Duration::from_millis(millis.parse().expect("milliseconds"));
    let all = Tactic::all();
    let flawed = all.iter().filter(|tactic| tactic.verify().is_err()).count();
    println!("{} tactics, {flawed} of them flawed", all.len());
    for player in players {
        let found: Vec<Grade> =
            all.iter().filter(|tactic| is_found(tactic, player, millis)).map(|tactic| tactic.grade).collect();
        print!("{player}, {millis:?}:");
        for grade in [Grade::Easy, Grade::Medium, Grade::Hard] {
            let of = all.iter().filter(|tactic| tactic.grade == grade).count();
            print!(" {grade:?} {} of {of}", found.iter().filter(|&&found| found == grade).count());
        }
        println!();
    }
}

/// Does a player find the move that wins?
fn is_found(tactic: &Tactic, player: &str, millis: Duration) -> bool {
    let recipe = ROSTER.iter().find(|recipe| recipe.name == player).expect("a name of the roster");
    let begun = Instant::now();
    let mut bot = (recipe.make)(&Effort::time(millis, Clock::new(move || begun.elapsed())));
    let game = tactic.position().expect("a position that was checked");
    let seat = game.turn().expect("a game that goes on");
    let chosen = bot.choose(&game.view(Viewer::Seat(seat)), &game.legal(seat), &mut Quick::new(1));
    chosen.is_some_and(|action| action.to_string() == tactic.answer)
}

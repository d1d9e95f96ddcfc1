use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Seat, Silent, Viewer};
use sevenfold_sevens::{Options, Variant};

use super::*;
use crate::{Bot, Effort};

fn bot(name: &str) -> Box<dyn Bot<Sevens>> {
    let recipe = ROSTER.iter().find(|recipe| recipe.name == name).unwrap();
    (recipe.make)(&Effort::iterations(60))
}

/// Plays a game with one bot at a seat and another at the others; gives the share of the win of the one. Every move has
/// a reason.
fn share(options: Options, seats: u8, names: [&str; 2], number: u64) -> f64 {
    let rng = &mut Quick::new(number);
    let mut game = Sevens::new(&options, seats).unwrap();
    let one = Seat::new((number % u64::from(seats)) as u8);
    let mut bots = names.map(bot);
    loop {
        if let Some(outcome) = game.outcome() {
            let won = outcome.winners.contains(one);
            return if won { 1.0 / f64::from(outcome.winners.len()) } else { 0.0 };
        }
        let Some(seat) = game.phase().to_move() else {
            game.settle(&game.sample(rng), &mut Silent).unwrap();
            continue;
        };
        let (legal, view) = (game.legal(seat), game.view(Viewer::Seat(seat)));
        let player = &mut bots[usize::from(seat != one)];
        let choice = player.choose(&view, &legal, rng);
        let action = choice.filter(|action| legal.contains(action)).expect("one of the legal moves");
        assert!(bot("club").reason(&view, &action).is_some());
        game.advance(seat, &action, &mut Silent);
    }
}

fn wins(variant: Variant, seats: u8, names: [&str; 2], games: u32) -> f64 {
    let options = Options { variant, rounds: 4 };
    (0..games).map(|number| share(options, seats, names, number.into())).sum::<f64>() / f64::from(games)
}

#[test]
fn knowledge_beats_chance_clearly() {
    for variant in [Variant::FanTan, Variant::ShichiNarabe] {
        let four = wins(variant, 4, ["greedy", "random"], 80);
        assert!(four > 0.45, "{variant:?}: {four:.2} against three");
    }
}

#[test]
fn every_player_plays_every_size() {
    for recipe in ROSTER {
        for (number, seats) in (2..=7).enumerate() {
            for variant in [Variant::FanTan, Variant::ShichiNarabe] {
                let options = Options { variant, rounds: 1 };
                share(options, seats, [recipe.name, "random"], number as u64);
            }
        }
    }
}

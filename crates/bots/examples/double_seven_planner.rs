//! How long Double Seven's turn planner takes, on every position of games that club and random players play.
//!
//! `cargo run --release -p sevenfold-bots --no-default-features --features double-seven --example double_seven_planner`

#[cfg(feature = "double-seven")]
fn main() {
    use sevenfold_bots::{Bot, Random, double_seven::Tactician};
    use sevenfold_core::chance::Quick;
    use sevenfold_core::{Agenda, Game, Silent, Viewer};
    use sevenfold_double_seven::planner::{Certainty, Effort, Measure, Situation, plan};
    use sevenfold_double_seven::{DoubleSeven, Options};

    const GAMES: u64 = 300;
    for (players, clubs) in [("club", u64::MAX), ("random", 0), ("mixed", 2)] {
        for measure in Measure::ALL {
            let (mut micros, mut cut) = (Vec::new(), 0);
            for number in 0..GAMES {
                let mut rng = Quick::new(number);
                let Ok(mut game) = DoubleSeven::new(&Options {}, 2 + (number % 3) as u8) else { continue };
                let deal = game.sample(&mut rng);
                let _ = game.settle(&deal, &mut Silent);
                while let Agenda::Seats(_) = game.agenda() {
                    if let Some(situation) = Situation::of_turn(&game) {
                        let clock = std::time::Instant::now();
                        let plan = plan(&situation, measure, Effort::default());
                        micros.push(clock.elapsed().as_micros());
                        cut += u32::from(plan.certainty == Certainty::AtLeast);
                    }
                    let turn = game.turn();
                    let (view, legal) = (game.view(Viewer::Seat(turn)), game.legal(turn));
                    let careful = (turn.index() as u64) < clubs;
                    let bot: &mut dyn Bot<DoubleSeven> = if careful { &mut Tactician } else { &mut Random };
                    let Some(action) = bot.choose(&view, &legal, &mut rng) else { break };
                    game.advance(turn, &action, &mut Silent);
                }
            }
            micros.sort_unstable();
            let at = |hundredths: usize| micros[(micros.len() - 1) * hundredths / 10_000];
            println!(
                "{players} {measure:?}: {} positions, µs: median {}, 99 % {}, 99.9 % {}, longest {}; {cut} not proved best",
                micros.len(),
                at(5_000),
                at(9_900),
                at(9_990),
                at(10_000)
            );
        }
    }
}

#[cfg(not(feature = "double-seven"))]
fn main() {}

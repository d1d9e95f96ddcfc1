//! Games that the players learn from.

use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Rng as _, Silent, Viewer};
use sevenfold_double_seven::{DoubleSeven, Options, Tiles};

use super::ends::{best, ends};
use super::habit;
use super::scene::Scene;
pub use super::scene::{TRAITS, Traits};
pub use super::weights::{FULL, Weights, weights};
use super::world::{Next, World};

/// Ends that are looked at in a turn.
const ENDS: usize = 200;

/// What the end of a turn was like, and what came of it.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What it was like.
    pub traits: Traits,
    /// Tiles left in the reserve; nothing if the end had been triggered.
    pub reserve: Option<u8>,
    /// By how much the seat was ahead in the end.
    pub lead: f32,
}

/// A shuffled world at the beginning of a game.
fn begin(seats: u8, rng: &mut Quick) -> Option<World> {
    let mut game = DoubleSeven::new(&Options {}, seats).ok()?;
    let deal = game.sample(rng);
    game.settle(&deal, &mut Silent).ok()?;
    World::imagine(&game.view(Viewer::Seat(game.turn())), rng)
}

/// Plays a game by these weights, now and then with any end of a turn, and tells of all its turns.
pub fn game(weights: &Weights, seats: u8, noise: u32, rng: &mut Quick) -> Vec<Lesson> {
    let mut lessons: Vec<(usize, Lesson)> = Vec::new();
    let Some(mut world) = begin(seats, rng) else { return Vec::new() };
    loop {
        for _ in 0..world.draws() {
            world.draw(habit::pick(&world, Tiles::EMPTY));
        }
        let scene = Scene::by(weights, &world);
        let side = world.side();
        let end = if rng.below(100) < noise {
            let mut all = ends(&side, ENDS, |_| true, |_| 0.0);
            all.swap_remove(rng.below(all.len() as u32) as usize).side
        } else {
            best(&side, ENDS, |side| scene.worth(side))
        };
        let traits = scene.traits(&end);
        let seat = world.turn;
        world.act(&end);
        habit::throw_away(&mut world);
        let reserve = world.ending.is_none().then(|| world.reserve());
        let next = world.end_turn();
        if next == Next::Over {
            break;
        }
        lessons.push((seat, Lesson { traits, reserve, lead: 0.0 }));
    }
    let lead = |seat: usize| {
        let others = (0..usize::from(seats)).filter(|other| *other != seat);
        let best = others.map(|other| world.points[other]).max().unwrap_or(0);
        f32::from(world.points[seat]) - f32::from(best)
    };
    lessons.into_iter().map(|(seat, lesson)| Lesson { lead: lead(seat), ..lesson }).collect()
}

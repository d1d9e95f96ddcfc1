//! Moves tried in the same worlds.

use sevenfold_double_seven::{Action, Pick, Tile, Tiles};

use super::habit;
use super::scene::Scene;
use super::table::Side;
use super::world::{Next, World};

/// What a player can do next, seen through to where thinking begins.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    /// The next action.
    pub action: Action,
    pub course: Course,
    /// The share of the win it seems to bring at first sight.
    pub looks: f32,
}

/// How a turn goes on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Course {
    /// A draw, with so many to follow; tiles just put down cannot be drawn.
    Draw { pick: Pick, later: u8, barred: Tiles },
    /// All that is still laid in this turn.
    End(Side),
    /// Two tiles put down for another.
    TwoForOne(Tiles),
    /// A tile out of the game.
    Discard(Tile),
}

/// The share of the win that comes of a course in a world, seen from the end of the own turn after so many more.
pub(super) fn follow(mut world: World, course: &Course, turns: u32) -> f32 {
    let me = world.turn;
    let mut side = match *course {
        Course::Draw { pick, later, barred } => {
            world.draw(pick);
            for _ in 0..later.min(world.reserve()) {
                world.draw(habit::pick(&world, barred));
            }
            habit::side(&world)
        }
        Course::End(side) => side,
        Course::TwoForOne(tiles) => {
            world.put_down(tiles);
            world.draw(habit::pick(&world, tiles));
            habit::side(&world)
        }
        Course::Discard(tile) => {
            world.discard(tile);
            world.side()
        }
    };
    for _ in 0..turns {
        world.act(&side);
        habit::throw_away(&mut world);
        let mut next = world.end_turn();
        while next == Next::Turn && world.turn != me {
            next = habit::turn(&mut world);
        }
        if next == Next::Over {
            return world.share(me);
        }
        habit::draws(&mut world);
        side = habit::side(&world);
    }
    Scene::new(&world).worth(&side)
}

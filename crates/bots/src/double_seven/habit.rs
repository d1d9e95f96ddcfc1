//! How a turn is played without much thought, for looks ahead.

use sevenfold_double_seven::{Pick, Tile, Tiles};

use super::ends::best;
use super::scene::Scene;
use super::table::{SEVEN, Side, Step, largest_first};
use super::world::{MUST_DISCARD, Next, World};

/// Ends that are looked at in a turn.
const ENDS: usize = 60;

/// Plays a whole turn.
pub(super) fn turn(world: &mut World) -> Next {
    draws(world);
    if !world.racks[world.turn].is_empty() {
        let side = side(world);
        world.act(&side);
        throw_away(world);
    }
    world.end_turn()
}

/// The draws a turn begins with.
pub(super) fn draws(world: &mut World) {
    for _ in 0..world.draws() {
        world.draw(pick(world, Tiles::EMPTY));
    }
}

/// The best end of a turn at first sight.
pub(super) fn side(world: &World) -> Side {
    let scene = Scene::new(world);
    best(&world.side(), ENDS, |side| scene.worth(side))
}

/// The discard of a rack that is too full.
pub(super) fn throw_away(world: &mut World) {
    if world.racks[world.turn].len() >= MUST_DISCARD
        && let Some(tile) = least_missed(world)
    {
        world.discard(tile);
    }
}

/// A tile to draw: one that can be laid, or else a new one. Tiles just put down cannot be drawn (DS-19).
pub(super) fn pick(world: &World, barred: Tiles) -> Pick {
    let side = world.side();
    let open = world.face_up.without(barred);
    let best = open.kinds().map(|(tile, _)| (wish(&side, tile), tile)).max_by_key(|(wish, _)| *wish);
    match best {
        Some((wish, tile)) if wish > 0 || world.face_down == 0 => Pick::FaceUp(tile),
        _ => Pick::FaceDown,
    }
}

/// How much a tile is wished for.
fn wish(side: &Side, tile: Tile) -> u8 {
    let Some(animal) = tile.animal() else { return 4 };
    let open = side.table.open(animal, &side.own);
    let held = side.rack.count(tile);
    match open {
        _ if open & 1 << (SEVEN - 1) != 0 => 3,
        0 if held > 0 && side.table.can_lack(animal, &side.own) => 1,
        0 => 0,
        _ => 2,
    }
}

/// The tile to do without: one that cannot be laid, and of which few are still to come.
fn least_missed(world: &World) -> Option<Tile> {
    let side = world.side();
    let unseen = world.unseen_by(world.turn);
    let missed = |tile: Tile| (4 * wish(&side, tile) + side.rack.count(tile), unseen.count(tile));
    side.rack.kinds().map(|(tile, _)| tile).min_by_key(|tile| missed(*tile))
}

/// The next thing to lay that comes to mind: sevens first; Clovers where they bring a seven, and in the end.
pub(super) fn next_step(world: &World, side: &Side) -> Option<Step> {
    let mut best: Option<(u8, Step)> = None;
    let mut found = |rank: u8, step| {
        if best.is_none_or(|(other, _)| rank > other) {
            best = Some((rank, step));
        }
    };
    if side.rack.is_empty() {
        return None;
    }
    for (animal, count) in side.rack.animals() {
        let tile = animal.into();
        let open = side.table.open(animal, &side.own);
        if open & 1 << (SEVEN - 1) != 0 {
            found(9, Step::Lay { animal, size: SEVEN - 1, tile });
        }
        if side.table.clovers(animal) > 0 {
            found(8, Step::Retrieve(animal));
        }
        if let Some(size) = largest_first(open).next() {
            found(5, Step::Lay { animal, size, tile });
        } else if count > 1 && side.table.can_lack(animal, &side.own) {
            found(4, Step::Start { animal, with: tile });
        }
    }
    if side.rack.clovers() > 0 {
        let clears = side.rack.len() == side.rack.clovers() || world.ending.is_some();
        for animal in sevenfold_double_seven::Animal::ALL {
            let open = side.table.open(animal, &side.own);
            if open & 1 << (SEVEN - 1) != 0 {
                found(7, Step::Lay { animal, size: SEVEN - 1, tile: Tile::Clover });
            } else if clears && let Some(size) = largest_first(open).next() {
                found(1, Step::Lay { animal, size, tile: Tile::Clover });
            }
        }
    }
    best.map(|(_, step)| step)
}

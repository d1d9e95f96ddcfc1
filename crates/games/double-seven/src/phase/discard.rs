//! The discard of a player who passed with too many tiles (DS-9).

use sevenfold_core::Tell;

use crate::DoubleSeven;
use crate::action::Action;
use crate::breach::{Breach, Deed};
use crate::event::Event;
use crate::pieces::Tile;
use crate::tiles::Tiles;

/// From so many tiles on, a pass asks for a discard.
pub(crate) const MUST_DISCARD: u8 = 6;

pub(crate) fn legal(game: &DoubleSeven, out: &mut Vec<Action>) {
    out.extend(game.racks[game.turn.index()].kinds().map(|(tile, _)| Action::Discard(tile)));
}

pub(crate) fn check(game: &DoubleSeven, action: &Action) -> Result<(), Breach> {
    let rack = game.racks[game.turn.index()];
    match *action {
        Action::Discard(tile) if rack.has(tile) => Ok(()),
        Action::Discard(tile) => Err(Breach::missing(Deed::Discard, rack, Tiles::one(tile))),
        _ => Err(Breach::DiscardDue { tiles: rack.len() }),
    }
}

pub(crate) fn apply(game: &mut DoubleSeven, tile: Tile, tell: &mut impl Tell<Event>) {
    let seat = game.turn;
    game.spend(seat, Tiles::one(tile));
    game.discarded += Tiles::one(tile);
    tell.tell(|| Event::Discarded { seat, tile });
    game.end_turn(tell);
}

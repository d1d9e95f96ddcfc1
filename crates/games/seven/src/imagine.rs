//! From a view back to a world. Nothing is hidden, so there is exactly one.

use sevenfold_core::{Game, NoWorld, Silent};

use crate::action::Action;
use crate::state::Seven;
use crate::view::View;

/// The world that a view shows: its tiles laid once more, in order.
///
/// A view that was not made by this game, so that its tiles cannot have been laid, has no world.
pub(crate) fn world_of(view: &View) -> Result<Seven, NoWorld> {
    let mut world = Seven::new(&view.options, view.seats).map_err(|_| NoWorld)?;
    for tile in &view.tiles {
        let action = Action::new(tile.tile, tile.cells).ok_or(NoWorld)?;
        world.play(tile.seat, &action, &mut Silent).map_err(|_| NoWorld)?;
    }
    Ok(world)
}

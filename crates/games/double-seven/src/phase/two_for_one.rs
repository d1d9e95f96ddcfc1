//! Two for One (DS-19).

use sevenfold_core::Tell;

use crate::DoubleSeven;
use crate::action::{Action, Pair};
use crate::breach::{Breach, Deed};
use crate::event::Event;
use crate::phase::{Act, Draw, OncePerTurn, Phase};
use crate::tiles::Tiles;

pub(crate) fn legal(act: &Act, game: &DoubleSeven, rack: Tiles, out: &mut Vec<Action>) {
    if open(act, game).is_err() {
        return;
    }
    let mut kinds = rack.kinds();
    while let Some((one, count)) = kinds.next() {
        if count > 1 {
            out.push(Action::TwoForOne(Pair::new(one, one)));
        }
        out.extend(kinds.clone().map(|(two, _)| Action::TwoForOne(Pair::new(one, two))));
    }
}

pub(crate) fn check(act: &Act, game: &DoubleSeven, rack: Tiles, pair: Pair) -> Result<(), Breach> {
    open(act, game)?;
    if rack.contains(pair.tiles()) {
        Ok(())
    } else {
        Err(Breach::missing(Deed::TwoForOne, rack, pair.tiles()))
    }
}

/// Once a turn, and only while the reserve has another tile to draw.
#[inline]
fn open(act: &Act, game: &DoubleSeven) -> Result<(), Breach> {
    if act.two_for_one == OncePerTurn::Done {
        return Err(Breach::TwoForOneDone);
    }
    if game.reserve.is_empty() {
        return Err(Breach::TwoForOneNoTile);
    }
    Ok(())
}

/// Puts two tiles down; a draw follows, and only then is the action complete (DS-26).
pub(crate) fn apply(game: &mut DoubleSeven, pair: Pair, tell: &mut impl Tell<Event>) {
    let seat = game.turn;
    game.spend(seat, pair.tiles());
    game.reserve.put(pair.tiles());
    game.phase = Phase::Draw(Draw::TwoForOne { put: pair });
    tell.tell(|| Event::PutDown { seat, tiles: pair.tiles() });
}

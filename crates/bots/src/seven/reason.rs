//! Why a move: the one thing about it that is worth saying.

use sevenfold_core::{Arg, Message, Seat};
use sevenfold_seven::Tile;

use super::field::{Field, Sides};
use super::row::Row;
use super::spot::Spot;
use super::survey::tiles;

/// What is known for sure of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Proof {
    /// It wins against any play.
    Wins,
    /// Nothing was proven.
    Nothing,
}

/// Why a move of the seat whose turn it is.
pub(super) fn reason<R: Row>(field: &mut Field<R>, spot: Spot, proof: Proof) -> Message {
    let me = field.turn();
    if proof == Proof::Wins {
        return Message::new("bots-seven-wins");
    }
    if field.left() == 1 {
        return Message::new("bots-seven-last").with("level", spot.level);
    }
    let hands = (0..field.seats()).fold(0, |hands, seat| hands | field.hand(seat));
    let (before, low) = (field.highest(hands), field.is_low());
    let first = tiles(hands).map(|tile| before[tile]).max().unwrap_or(1).max(field.top());
    field.lay(spot);
    let after = field.highest(hands);
    field.lift();
    let worse = |tile: &usize| if low { after[*tile] > before[*tile] } else { after[*tile] < before[*tile] };
    let better = |tile: &usize| if low { after[*tile] < before[*tile] } else { after[*tile] > before[*tile] };
    let named = |tile: usize| Tile::ALL[tile].name();
    let hindered = opponents(field, me).find_map(|seat| {
        let hindered: Vec<Arg> = tiles(field.hand(seat)).filter(worse).map(named).collect();
        (!hindered.is_empty()).then_some((seat, hindered))
    });
    let own = field.hand(me) & !(1 << spot.tile());
    let helped: Vec<Arg> = tiles(own).filter(better).map(named).collect();
    let tile = named(spot.tile().into());
    let counts_first = if low { spot.level == 1 } else { spot.level == first };
    match hindered {
        _ if counts_first => {
            let key = if low { "bots-seven-lowest" } else { "bots-seven-highest" };
            Message::new(key).with("tile", tile).with("level", spot.level)
        }
        Some((seat, hindered)) => {
            let key = if low { "bots-seven-lifts" } else { "bots-seven-takes" };
            Message::new(key).with("seat", Seat::new(seat as u8)).with("tiles", Arg::List(hindered))
        }
        None if !helped.is_empty() => {
            let key = if low { "bots-seven-sinks" } else { "bots-seven-prepares" };
            Message::new(key).with("tiles", Arg::List(helped))
        }
        None => Message::new("bots-seven-keeps").with("count", own.count_ones()),
    }
}

/// The other seats in the order in which they move, without a partner.
fn opponents<R: Row>(field: &Field<R>, me: usize) -> impl Iterator<Item = usize> + use<R> {
    let (seats, pairs) = (field.seats(), field.sides() == Sides::Two);
    (1..seats).map(move |step| (me + step) % seats).filter(move |seat| !pairs || seat % 2 != me % 2)
}

//! Bidding (DL-10, DL-11).

use sevenfold_core::{Seat, Tell};

use crate::action::Action;
use crate::breach::Breach;
use crate::event::Event;
use crate::phase::{Phase, wheel};
use crate::state::DoubleLucky7;

/// What the last to bid must know: the sum of the others' bids. `None` for everybody else.
fn others_if_last(game: &DoubleLucky7, seat: Seat) -> Option<u8> {
    (game.dealer == Some(seat.next(game.seats))).then(|| game.round.bids.iter().flatten().sum())
}

/// The bid that would make the sum of all bids equal to the number of tricks (DL-11); it may be out of range.
fn hook(game: &DoubleLucky7, seat: Seat) -> Option<u8> {
    others_if_last(game, seat).and_then(|others| game.round.tricks().checked_sub(others))
}

/// Appends every bid this seat can make.
#[inline]
pub(crate) fn legal_into(game: &DoubleLucky7, seat: Seat, out: &mut Vec<Action>) {
    let hook = hook(game, seat);
    out.extend((0..=game.round.tricks()).filter(|&bid| Some(bid) != hook).map(Action::Bid));
}

/// Can this seat make this bid?
pub(crate) fn check(game: &DoubleLucky7, seat: Seat, bid: u8) -> Result<(), Breach> {
    let tricks = game.round.tricks();
    if bid > tricks {
        return Err(Breach::BidTooHigh { bid, tricks });
    }
    if hook(game, seat) == Some(bid) {
        return Err(Breach::BidsAddUp { bid, others: tricks - bid, tricks });
    }
    Ok(())
}

/// Makes the bid. After the last one the Lucky Wheel turns up (DL-22).
#[inline]
pub(crate) fn apply(game: &mut DoubleLucky7, seat: Seat, bid: u8, tell: &mut impl Tell<Event>) {
    game.round.bids[seat.index()] = Some(bid);
    tell.tell(|| Event::Bid { seat, bid });
    let next = seat.next(game.seats);
    if game.dealer == Some(next) {
        wheel::open(game, next);
    } else {
        game.phase = Phase::Bidding { turn: next };
    }
}

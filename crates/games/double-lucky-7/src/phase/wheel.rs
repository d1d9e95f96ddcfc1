//! The Lucky Wheel (DL-21 … DL-27) and its seven advantages (DL-29 … DL-35).

use sevenfold_core::{Impossible, Seat, Tell};

use crate::action::{Action, Nudge, Use};
use crate::breach::Breach;
use crate::event::{Event, RollFate};
use crate::options::{HALF, Mode};
use crate::phase::{Choice, Phase};
use crate::pieces::{Advantage, Colour, Face};
use crate::state::{DoubleLucky7, Extra, ExtraFate, Luck, Trump, half_of};

/// After the bids: asks clockwise from the dealer's left, the dealer last (DL-22).
#[inline]
pub(crate) fn open(game: &mut DoubleLucky7, dealer: Seat) {
    if game.options.mode == Mode::Classic {
        game.phase = Phase::Leading { turn: dealer };
    } else {
        ask_after(game, dealer, dealer);
    }
}

/// Asks the next player after `last` who has a pawn, up to the dealer; then the dealer leads.
fn ask_after(game: &mut DoubleLucky7, last: Seat, dealer: Seat) {
    let mut turn = last.next(game.seats);
    while turn != dealer && !game.has_pawn(turn) {
        turn = turn.next(game.seats);
    }
    game.phase = if game.has_pawn(turn) { Phase::Asking { turn } } else { Phase::Leading { turn: dealer } };
}

/// Appends what a player who is asked can do.
pub(crate) fn legal_asked(game: &DoubleLucky7, out: &mut Vec<Action>) {
    out.push(Action::Decline);
    match game.options.mode {
        Mode::Dice => out.push(Action::Roll),
        Mode::Tactical => uses(game).for_each(|what| out.push(Action::Use(what))),
        Mode::Classic => {}
    }
}

/// Appends what a player can do with a roll.
pub(crate) fn legal_rolled(game: &DoubleLucky7, choice: Choice, out: &mut Vec<Action>) {
    out.extend(uses(game).filter(|what| fits(*what, choice)).map(Action::Use));
}

fn fits(what: Use, choice: Choice) -> bool {
    match choice {
        Choice::Rolled { advantage } => what.advantage() == advantage,
        Choice::DoubleLucky => true,
    }
}

/// Is the move of a player who is asked legal?
pub(crate) fn check_asked(game: &DoubleLucky7, action: Action) -> Result<(), Breach> {
    match (game.options.mode, action) {
        (Mode::Tactical, Action::Roll) => Err(Breach::NoDie),
        (Mode::Dice, Action::Use(_)) => Err(Breach::RollFirst),
        (_, Action::Use(what)) => check_use(game, what),
        _ => Ok(()),
    }
}

/// Is the move of a player who has rolled legal?
pub(crate) fn check_rolled(game: &DoubleLucky7, choice: Choice, action: Action) -> Result<(), Breach> {
    match action {
        Action::Use(what) if fits(what, choice) => check_use(game, what),
        _ => Err(Breach::MustUse { choice }),
    }
}

/// Every way to use an advantage that is free and can be carried out now.
fn uses(game: &DoubleLucky7) -> impl Iterator<Item = Use> {
    let seats = game.seats;
    let changes =
        Seat::all(seats).flat_map(|seat| [Nudge::Down, Nudge::Up].map(|by| Use::ChangeBid { seat, by }));
    let swaps = Seat::all(seats).flat_map(move |low| {
        Seat::all(seats).filter(move |&high| low < high).map(move |high| Use::PlayerSwap { low, high })
    });
    let dealers = Seat::all(seats).map(|seat| Use::ChangeDealer { seat });
    let trumps = Colour::ALL.map(|colour| Use::ChangeTrump { colour });
    changes
        .chain(swaps)
        .chain(dealers)
        .chain(trumps)
        .chain([Use::DoublePoints, Use::ExtraCard, Use::NoTrump])
        .filter(|what| check_use(game, *what).is_ok())
}

/// Can this be done now, and is its advantage free?
fn check_use(game: &DoubleLucky7, what: Use) -> Result<(), Breach> {
    let advantage = what.advantage();
    if let Some(by) = game.wheel().user(advantage) {
        return Err(Breach::Blocked { advantage, by });
    }
    match what {
        Use::ChangeBid { seat, by } => check_change_bid(game, seat, by),
        // The lower seat comes first, so that the higher one tells whether both are there.
        Use::PlayerSwap { high: seat, .. } | Use::ChangeDealer { seat } => {
            check_player(game, advantage, seat)
        }
        Use::DoublePoints if game.round.number == HALF => Err(Breach::AlreadyDouble),
        Use::ChangeTrump { colour } if game.round.trump == (Trump::Colour { colour }) => {
            Err(Breach::SameTrump { colour })
        }
        Use::DoublePoints | Use::ChangeTrump { .. } | Use::ExtraCard | Use::NoTrump => Ok(()),
    }
}

fn check_player(game: &DoubleLucky7, advantage: Advantage, seat: Seat) -> Result<(), Breach> {
    let player = seat.number();
    if player > game.seats {
        Err(Breach::NoSuchPlayer { advantage, player, seats: game.seats })
    } else {
        Ok(())
    }
}

fn check_change_bid(game: &DoubleLucky7, seat: Seat, by: Nudge) -> Result<(), Breach> {
    check_player(game, Advantage::ChangeBid, seat)?;
    let (bid, tricks) = (game.round.bids[seat.index()].unwrap_or(0), game.round.tricks());
    match by.of(bid) {
        Some(changed) if changed <= tricks => Ok(()),
        _ => Err(Breach::BidOutOfRange { seat, bid, by, tricks }),
    }
}

/// The player leaves the wheel alone: the next one is asked.
pub(crate) fn decline(game: &mut DoubleLucky7, seat: Seat, tell: &mut impl Tell<Event>) {
    tell.tell(|| Event::Declined { seat });
    match game.dealer {
        Some(dealer) if dealer != seat => ask_after(game, seat, dealer),
        _ => lead(game),
    }
}

/// The player takes the die; the table rolls it.
pub(crate) fn roll(game: &mut DoubleLucky7, seat: Seat, tell: &mut impl Tell<Event>) {
    game.phase = Phase::Rolling { turn: seat };
    tell.tell(|| Event::TookDie { seat });
}

/// The die has fallen (DL-25 … DL-27).
pub(crate) fn settle_roll(
    game: &mut DoubleLucky7,
    face: Face,
    tell: &mut impl Tell<Event>,
) -> Result<(), Impossible> {
    let Phase::Rolling { turn: seat } = game.phase else { return Err(Impossible::undue()) };
    let means = fate_of(game, face);
    game.round.rolled = Some(face);
    tell.tell(|| Event::Rolled { seat, face, fate: means });
    match means {
        RollFate::Miss => {
            game.round.luck = Some(Luck::Missed { seat, face });
            lead(game);
        }
        RollFate::DoubleLucky => game.phase = Phase::Choosing { turn: seat, choice: Choice::DoubleLucky },
        RollFate::Lucky { advantage } => match needs_no_choice(advantage) {
            Some(what) => carry_out(game, seat, what, tell),
            None => game.phase = Phase::Choosing { turn: seat, choice: Choice::Rolled { advantage } },
        },
    }
    Ok(())
}

fn fate_of(game: &DoubleLucky7, face: Face) -> RollFate {
    match face {
        Face::Lucky(advantage) if uses(game).any(|what| what.advantage() == advantage) => {
            RollFate::Lucky { advantage }
        }
        Face::Lucky(_) if uses(game).next().is_some() => RollFate::DoubleLucky,
        Face::Lucky(_) | Face::X => RollFate::Miss,
    }
}

/// The advantages that are carried out without a further step.
fn needs_no_choice(advantage: Advantage) -> Option<Use> {
    match advantage {
        Advantage::DoublePoints => Some(Use::DoublePoints),
        Advantage::ExtraCard => Some(Use::ExtraCard),
        Advantage::NoTrump => Some(Use::NoTrump),
        Advantage::ChangeBid | Advantage::PlayerSwap | Advantage::ChangeDealer | Advantage::ChangeTrump => {
            None
        }
    }
}

/// Puts the pawn on the advantage and carries it out; then the dealer leads.
pub(crate) fn carry_out(game: &mut DoubleLucky7, seat: Seat, what: Use, tell: &mut impl Tell<Event>) {
    game.wheels[half_of(game.round.number)].0[what.advantage() as usize] = Some(seat);
    game.round.luck = Some(Luck::Used { seat, what });
    tell.tell(|| Event::Used { seat, what });
    match what {
        Use::ChangeBid { seat: whose, by } => {
            let bid = &mut game.round.bids[whose.index()];
            *bid = bid.and_then(|bid| by.of(bid));
        }
        Use::PlayerSwap { low, high } => swap(game, low, high, tell),
        Use::ChangeDealer { seat: dealer } => game.dealer = Some(dealer),
        Use::ChangeTrump { colour } => game.round.trump = Trump::Colour { colour },
        Use::NoTrump => game.round.trump = Trump::None,
        Use::ExtraCard => take_extra(game, seat, tell),
        // The round remembers who used it, and the pad asks there.
        Use::DoublePoints => {}
    }
    lead(game);
}

fn swap(game: &mut DoubleLucky7, low: Seat, high: Seat, tell: &mut impl Tell<Event>) {
    game.round.hands.swap(low.index(), high.index());
    game.round.memory.swapped = Some((low, high));
    tell.tell(|| Event::Swapped {
        low,
        high,
        hands: Some([game.round.hands[low.index()], game.round.hands[high.index()]]),
    });
}

fn take_extra(game: &mut DoubleLucky7, seat: Seat, tell: &mut impl Tell<Event>) {
    if let Some(card) = game.round.beneath.take() {
        game.round.extra = Some(Extra { seat, card, fate: ExtraFate::Open });
        tell.tell(|| Event::ExtraCard { seat, card });
    }
}

fn lead(game: &mut DoubleLucky7) {
    if let Some(turn) = game.dealer {
        game.phase = Phase::Leading { turn };
    }
}

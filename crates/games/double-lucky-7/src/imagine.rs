//! Worlds that agree with a view: the public facts as they are, the hidden cards dealt anew.

mod count;
mod hidden;

use sevenfold_core::{Game, MAX_SEATS, NoWorld, Rng, Seat};

use crate::action::Use;
use crate::phase::Phase;
use crate::pieces::Card;
use crate::score::Pad;
use crate::state::{DoubleLucky7, Ended, Laid, Luck, Round};
use crate::view::{RoundView, TrickView, View};

/// A world that agrees with the view, all such worlds equally likely: every assignment of the unseen cards to
/// the hidden hands and the deck in which no hand has a colour its player has shown to be out of.
pub(crate) fn world(view: &View, rng: &mut impl Rng) -> Result<DoubleLucky7, NoWorld> {
    let mut world = DoubleLucky7::new(&view.options, view.seats).map_err(|_| NoWorld)?;
    world.moves = view.moves;
    world.phase = view.phase;
    world.dealer = view.dealer;
    world.wheels = view.wheels;
    world.ended = view.ended.as_ref().map(|trick| ended(trick, view.seats)).transpose()?;
    world.drawn.iter_mut().zip(&view.drawn).for_each(|(place, card)| *place = Some(*card));
    if let Some(round) = &view.round {
        world.round = public_round(view, round)?;
        enter_pad(&mut world, &view.pad)?;
        hidden::deal(&mut world.round, round, rng)?;
    }
    let seated = |seat: Option<Seat>| seat.is_none_or(|seat| seat.number() <= view.seats);
    let begun = view.round.is_some() || matches!(view.phase, Phase::DealerDraw | Phase::Deal);
    let sound = begun
        && seated(view.dealer)
        && seated(view.phase.turn())
        && view.dealer.is_some() != view.drawn.is_empty();
    if sound { Ok(world) } else { Err(NoWorld) }
}

/// The round as everybody sees it, without hands.
fn public_round(view: &View, seen: &RoundView) -> Result<Round, NoWorld> {
    let mut round = Round { number: seen.number, ..Round::NONE };
    if !(1..=view.options.rounds).contains(&seen.number) || seen.players.len() != view.seats as usize {
        return Err(NoWorld);
    }
    round.turned = Some(seen.turned);
    round.trump = seen.trump;
    round.rolled = seen.rolled;
    round.luck = seen.luck;
    round.extra = seen.extra;
    round.laid = laid(seen, round.tricks() * view.seats)?;
    for (i, player) in seen.players.iter().enumerate() {
        round.bids[i] = player.bid;
        round.taken[i] = player.taken;
        round.memory.voids[i] = player.voids;
    }
    if let Some(Luck::Used { what: Use::PlayerSwap { low, high }, .. }) = seen.luck {
        round.memory.swapped = Some((low, high));
    }
    Ok(round)
}

fn laid(seen: &RoundView, most: u8) -> Result<Laid, NoWorld> {
    let mut laid = Laid::EMPTY;
    if let Some(first) = seen.played.first() {
        laid.leader = first.leader;
    }
    for &card in seen.played.iter().flat_map(|trick| &trick.cards) {
        if laid.len == most {
            return Err(NoWorld);
        }
        laid.push(card);
    }
    Ok(laid)
}

fn ended(trick: &TrickView, seats: u8) -> Result<Ended, NoWorld> {
    let mut cards = [Card::JOKER; MAX_SEATS];
    if trick.cards.len() != seats as usize || trick.winner.number() > seats || trick.leader.number() > seats {
        return Err(NoWorld);
    }
    cards[..trick.cards.len()].copy_from_slice(&trick.cards);
    Ok(Ended { leader: trick.leader, winner: trick.winner, cards })
}

fn enter_pad(world: &mut DoubleLucky7, pad: &Pad) -> Result<(), NoWorld> {
    let running = !matches!(world.phase, Phase::DealerDraw | Phase::Deal | Phase::Over);
    let finished = world.round.number - u8::from(running);
    if pad.rounds.len() != world.round.number as usize {
        return Err(NoWorld);
    }
    for ((round, row), entries) in (1..=finished).zip(&pad.rounds).zip(&mut world.entries) {
        for (cell, entry) in row.cells.iter().zip(entries) {
            *entry = cell.entry(round).ok_or(NoWorld)?;
        }
    }
    Ok(())
}

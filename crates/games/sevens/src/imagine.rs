//! Worlds that agree with a view: what lies open as it is, the hidden cards dealt anew.
//!
//! Respected are the viewer's own hand, the size of every hand, and every pass of Fan Tan, which proves exactly what a
//! hand lacks ([`PlayerView::lacks`]). Nothing is read out of the choices others made. How evenly the worlds are spread
//! is said at [`hands::deal`].

use arrayvec::ArrayVec;
use sevenfold_core::hands::{self, Hand};
use sevenfold_core::{MAX_SEATS, NoWorld, Rng, Seat, SeatSet};

use crate::memory::Memory;
use crate::pieces::CardSet;
use crate::rows::Rows;
use crate::score::Standing;
use crate::state::Sevens;
use crate::view::{PlayerView, View};

/// A world that agrees with the view.
pub(crate) fn world(view: &View, rng: &mut impl Rng) -> Result<Sevens, NoWorld> {
    let mut game = open_facts(view)?;
    let own = view.viewer.seat();
    if let Some(seat) = own {
        game.hands[seat.index()] = view.hand.ok_or(NoWorld)?;
    }
    let others = || view.players.iter().filter(|player| Some(player.seat) != own);
    let wanted: ArrayVec<Hand, MAX_SEATS> = others().map(hidden_hand).collect();
    let dealt = hands::deal(view.unseen.bits(), &wanted, rng)?;
    for (player, cards) in others().zip(dealt) {
        game.hands[player.seat.index()] = CardSet::from_bits(cards);
    }
    Ok(game)
}

fn hidden_hand(player: &PlayerView) -> Hand {
    Hand { cards: player.cards, lacks: player.lacks.bits() }
}

/// Everything that lies open. No world for a view that no game gave.
fn open_facts(view: &View) -> Result<Sevens, NoWorld> {
    let seats = u8::try_from(view.players.len()).map_err(|_| NoWorld)?;
    let mut game = Sevens::begin(view.options, seats).map_err(|_| NoWorld)?;
    let to_move = view.phase.to_move().map_or(1, Seat::number);
    let own = view.viewer.seat().map_or(1, Seat::number);
    if to_move.max(own) > seats || view.round > view.options.rounds {
        return Err(NoWorld);
    }
    game.round = view.round;
    game.moves = view.moves;
    game.phase = view.phase;
    game.rows = Rows::of(view.laid());
    game.playing = SeatSet::EMPTY;
    let mut lacks = [CardSet::EMPTY; MAX_SEATS];
    for player in &view.players {
        let index = player.seat.index();
        game.passes[index] = player.passes;
        game.standing[index] = player.standing;
        game.penalties[index] = player.penalties;
        lacks[index] = player.lacks;
        if player.standing == Standing::In {
            game.playing = game.playing.with(player.seat);
        }
    }
    game.memory = Memory::recalled(lacks);
    Ok(game)
}

//! What a seat has before it: all that judging its moves rests on.

use arrayvec::ArrayVec;
use sevenfold_core::{Game as _, MAX_SEATS, Seat};
use sevenfold_triple_seven::{Attack, Card, Cards, Kind, Own, Phase, Table, TripleSeven, View};

/// What a seat has before it. It is the same by its view and in a world imagined from that view, but much quicker to get
/// from a world than a view is.
pub(super) struct Stand<'a> {
    pub table: &'a Table,
    pub own: Own,
    /// How many cards the draw stack has.
    pub stack: u8,
    pub players: ArrayVec<Sitting, MAX_SEATS>,
}

/// What everybody sees of a player.
#[derive(Clone, Copy)]
pub(super) struct Sitting {
    /// How many cards are in hand.
    pub hand: u8,
    /// Is there a reserve?
    pub reserved: bool,
    /// The types still to be collected.
    pub missing: Missing,
}

/// The types a player has still to collect (TS-22).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Missing(u8);

impl Missing {
    /// How many sets of types there are.
    pub(super) const SETS: usize = 1 << Kind::ALL.len();

    /// What is missing to somebody who has collected this.
    pub(super) fn of(collected: [Option<Card>; Kind::ALL.len()]) -> Self {
        let missing = Kind::ALL.into_iter().filter(|kind| collected[*kind as usize].is_none());
        Self(missing.fold(0, |set, kind| set | 1 << kind as u8))
    }

    /// The set with this number.
    #[cfg(test)]
    pub(super) const fn from_index(index: usize) -> Self {
        Self(index as u8)
    }

    /// The set as a number below [`Self::SETS`].
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 != 0
    }

    /// What is missing once this type has been collected.
    #[must_use]
    pub(super) const fn without(self, kind: Kind) -> Self {
        Self(self.0 & !(1 << kind as u8))
    }

    /// One of them.
    pub(super) fn first(self) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| self.contains(*kind))
    }

    /// How many are missing.
    pub(super) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
}

impl<'a> Stand<'a> {
    /// As the view tells it; nothing for a watcher.
    pub(super) fn of_view(view: &'a View) -> Option<Self> {
        let sitting = |player: &sevenfold_triple_seven::Player| Sitting {
            hand: player.hand,
            reserved: player.reserved,
            missing: Missing::of(player.collected),
        };
        let players = view.players.iter().map(sitting).collect();
        Some(Self { table: &view.table, own: view.own?, stack: view.stack, players })
    }

    /// As a seat in this world has it.
    pub(super) fn of_seat(game: &'a TripleSeven, seat: Seat) -> Self {
        let sitting = |seat| Sitting {
            hand: game.hand_of(seat).len(),
            reserved: game.reserve_of(seat).is_some(),
            missing: Missing::of(game.collected_by(seat)),
        };
        Self {
            table: game.table(),
            own: Own { seat, hand: game.hand_of(seat), reserve: game.reserve_of(seat) },
            stack: game.stack().count() as u8,
            players: Seat::all(game.seats()).map(sitting).collect(),
        }
    }

    pub(super) fn player(&self, seat: Seat) -> Sitting {
        self.players[seat.index()]
    }

    pub(super) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.own.seat;
        Seat::all(self.table.seats).filter(move |seat| *seat != own)
    }

    /// Would this card be collected?
    pub(super) fn is_needed(&self, card: Card) -> bool {
        self.player(self.own.seat).missing.contains(card.kind())
    }

    /// Is there a reserve that would be collected?
    pub(super) fn is_ready(&self) -> bool {
        self.own.reserve.is_some_and(|card| self.is_needed(card))
    }

    /// The attack the table waits for an answer to, and whose it is.
    pub(super) fn attack(&self) -> Option<(Seat, Attack)> {
        match &self.table.phase {
            Phase::Round(frames) => frames.top()?.attack(),
            _ => None,
        }
    }

    /// How many cards can be drawn before hands are all there is.
    pub(super) fn drawable(&self) -> u8 {
        self.stack + self.table.pile.under.len()
    }

    /// The hand without a card.
    pub(super) fn rest(&self, card: Card) -> Cards {
        let mut rest = self.own.hand;
        rest.take(card);
        rest
    }
}

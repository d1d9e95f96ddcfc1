//! All that a viewer may know, with perfect recall (TS-39). The only way out of a host.

mod say;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sevenfold_core::{MAX_SEATS, Seat, SeatSet, Viewer};

use crate::cards::Cards;
use crate::imagine::anything;
use crate::memory::{Hidden, Place, Places, Sight};
use crate::pieces::{Card, Kind};
use crate::score::score;
use crate::state::TripleSeven;
use crate::table::{Phase, Table};

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The public facts.
    pub table: Table,
    /// How many cards the draw stack has.
    pub stack: u8,
    /// The players in seat order.
    pub players: ArrayVec<Player, MAX_SEATS>,
    /// The viewer's own cards, if it plays.
    pub own: Option<Own>,
    /// Where the cards the viewer does not see may be: those that may be in the same places together.
    pub hidden: Vec<Whereabouts>,
}

/// What the viewer knows of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// How many cards are in hand.
    pub hand: u8,
    /// Is there a reserve?
    pub reserved: bool,
    /// What has been collected: a Number, an Action, a Character (TS-22).
    pub collected: [Option<Card>; Kind::ALL.len()],
    /// Nothing, 7, 77 or 777.
    pub score: i32,
    /// Cards the viewer knows to be in this hand.
    pub known: Cards,
    /// Cards the viewer knows to be in this hand, if they have not become this player's reserve.
    pub known_or_reserved: Cards,
}

/// The viewer's own cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Own {
    /// Where the viewer sits.
    pub seat: Seat,
    /// The hand.
    pub hand: Cards,
    /// The reserve.
    pub reserve: Option<Card>,
}

/// Hidden cards, and the places each of them may be in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Whereabouts {
    /// The cards.
    pub cards: Cards,
    /// These hands.
    pub hands: SeatSet,
    /// These reserves.
    pub reserves: SeatSet,
    /// The draw stack.
    pub stack: bool,
}

impl Whereabouts {
    fn new(cards: Cards, places: Places) -> Self {
        let among = |place: fn(Seat) -> Place| {
            Seat::all(MAX_SEATS as u8).filter(|&seat| places.contains(place(seat))).collect()
        };
        Self {
            cards,
            hands: among(Place::hand),
            reserves: among(Place::reserve),
            stack: places.contains(Place::STACK),
        }
    }

    /// The places as a set.
    pub(crate) fn places(&self) -> Places {
        let hands = self.hands.iter().map(Place::hand);
        let reserves = self.reserves.iter().map(Place::reserve);
        let stack = self.stack.then_some(Place::STACK);
        hands.chain(reserves).chain(stack).collect()
    }
}

impl TripleSeven {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let own = viewer.seat().filter(|seat| seat.index() < usize::from(self.table.seats)).map(|seat| Own {
            seat,
            hand: *self.hand(seat),
            reserve: self.reserve(seat),
        });
        let hidden = self.whereabouts(viewer, own.as_ref());
        View {
            viewer,
            table: self.table,
            stack: self.stack.len(),
            players: Seat::all(self.table.seats).map(|seat| self.player(seat, viewer, &hidden)).collect(),
            own,
            hidden,
        }
    }

    fn player(&self, seat: Seat, viewer: Viewer, hidden: &[Whereabouts]) -> Player {
        let (hand, reserved) = self.shown_sizes(seat, viewer);
        let surely = |reserves: SeatSet| {
            let here = SeatSet::only(seat);
            let sure =
                hidden.iter().filter(|some| some.hands == here && some.reserves == reserves && !some.stack);
            sure.fold(Cards::NONE, |mut all, some| {
                all.add_all(&some.cards);
                all
            })
        };
        let collected = self.collected[seat.index()];
        Player {
            hand,
            reserved,
            collected,
            score: score(collected),
            known: surely(SeatSet::EMPTY),
            known_or_reserved: surely(SeatSet::only(seat)),
        }
    }

    /// Hand size and whether there is a reserve, as this viewer sees it: until all have answered, nobody sees whether
    /// another has reserved (TS-6).
    pub fn shown_sizes(&self, seat: Seat, viewer: Viewer) -> (u8, bool) {
        let (hand, reserved) = (self.hand(seat).len(), self.reserve(seat).is_some());
        match self.table.phase {
            Phase::Reserving { .. } if !viewer.is(seat) => (hand + u8::from(reserved), false),
            _ => (hand, reserved),
        }
    }

    /// The cards that a seat does not see, as in its view. Nothing for somebody who does not play, or where the players have
    /// forgotten: then only a view tells.
    pub fn hidden_from(&self, seat: Seat) -> Option<Hidden> {
        let memory = self.memory.kept().filter(|_| seat.index() < usize::from(self.table.seats))?;
        if matches!(self.table.phase, Phase::FirstDealer | Phase::Deal) {
            return Some(Hidden::default());
        }
        let mut seen = self.table.pile.cards();
        seen.add_all(self.hand(seat));
        self.reserve(seat).iter().for_each(|&reserve| seen.add(reserve));
        let coloured = self.deck().coloured & !seen.coloured;
        Some(memory.hidden(seat, self.table.seats, coloured))
    }

    /// The cards this viewer does not see, grouped by where they may be.
    fn whereabouts(&self, viewer: Viewer, own: Option<&Own>) -> Vec<Whereabouts> {
        if matches!(self.table.phase, Phase::FirstDealer | Phase::Deal) {
            return Vec::new();
        }
        let mut seen = self.table.pile.cards();
        if let Some(own) = own {
            seen.add_all(&own.hand);
            own.reserve.iter().for_each(|&reserve| seen.add(reserve));
        }
        let sight = self.memory.kept().map_or_else(|| anything(self, viewer), |memory| memory.sight(viewer));
        let not_own = own.map_or(Places::all(), |own| Places::all_but_of(own.seat));
        let mut groups = sight.grouped(self.deck().coloured & !seen.coloured, not_own);
        groups.sort_unstable_by_key(|group| group.0);
        groups.into_iter().map(|(places, cards)| Whereabouts::new(cards, places)).collect()
    }
}

impl Sight {
    /// A sight that makes the same view.
    pub(crate) fn from_whereabouts(hidden: &[Whereabouts]) -> Self {
        let mut sight = Self::NOTHING;
        for some in hidden {
            sight.hide(&some.cards, some.places());
        }
        sight
    }
}

//! What one viewer may know.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sevenfold_core::{MAX_SEATS, Message, Seat, Viewer};

use crate::action::Action;
use crate::options::{Options, Variant};
use crate::phase::Phase;
use crate::pieces::{Card, CardSet, Suit};
use crate::score::Standing;
use crate::state::{MOST_PASSES, Sevens};

/// SE-14 All that one viewer may know, with perfect recall.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view this is.
    pub viewer: Viewer,
    /// The house rules.
    pub options: Options,
    /// The round that is played, or was played last; 0 before the first deal.
    pub round: u8,
    /// Who dealt it.
    pub dealer: Seat,
    /// Moves made so far.
    pub moves: u32,
    /// What is going on.
    pub phase: Phase,
    /// A row for each suit.
    pub rows: ArrayVec<RowView, { Suit::ALL.len() }>,
    /// The cards that may be laid now, whoever holds them.
    pub fits: CardSet,
    /// The seats, in order.
    pub players: ArrayVec<PlayerView, MAX_SEATS>,
    /// The viewer's own hand.
    pub hand: Option<CardSet>,
    /// The cards this viewer cannot see: those in other hands.
    pub unseen: CardSet,
}

/// The row of a suit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RowView {
    /// Which suit.
    pub suit: Suit,
    /// Its cards that lie, also those beyond a gap.
    pub cards: CardSet,
    /// SE-9 The lowest and the highest rank joined to the seven, if that lies.
    pub ends: Option<(u8, u8)>,
}

/// A seat, as all see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// Which seat.
    pub seat: Seat,
    /// How many cards it holds.
    pub cards: u8,
    /// How often it has passed in this round.
    pub passes: u8,
    /// What has become of it in this round.
    pub standing: Standing,
    /// Its penalties, of all rounds that are over.
    pub penalties: u16,
    /// SE-14 The cards its passes prove it lacks.
    pub lacks: CardSet,
}

impl View {
    pub(crate) fn of(game: &Sevens, viewer: Viewer) -> Self {
        let own = viewer.seat();
        Self {
            viewer,
            options: game.options,
            round: game.round,
            dealer: game.dealer(),
            moves: game.moves,
            phase: game.phase,
            rows: Suit::ALL.into_iter().map(|suit| RowView::of(game, suit)).collect(),
            fits: game.fits(),
            players: Seat::all(game.seats).map(|seat| PlayerView::of(game, seat)).collect(),
            hand: own.map(|seat| game.hands[seat.index()]),
            unseen: unseen_by(game, own),
        }
    }

    /// All cards that lie.
    pub fn laid(&self) -> CardSet {
        self.rows.iter().fold(CardSet::EMPTY, |laid, row| laid.union(row.cards))
    }

    /// How often the seat may still pass; `None` in Fan Tan, where passing is no choice.
    pub fn passes_left(&self, seat: Seat) -> Option<u8> {
        let player = self.players.get(seat.index())?;
        (self.options.variant == Variant::ShichiNarabe).then(|| MOST_PASSES.saturating_sub(player.passes))
    }

    /// What the viewer is asked, in one sentence; `None` if nothing is.
    pub fn ask(&self) -> Option<Message> {
        let seat = self.phase.to_move().filter(|&seat| self.viewer.is(seat))?;
        let can_lay = !self.hand?.intersection(self.fits).is_empty();
        Some(match (can_lay, self.passes_left(seat)) {
            (true, _) if self.fits == CardSet::only(Card::SEVEN_OF_DIAMONDS) => {
                Message::new("sevens-ask-begin").with("card", Card::SEVEN_OF_DIAMONDS)
            }
            (true, None | Some(0)) => Message::new("sevens-ask-lay"),
            (true, Some(left)) => Message::new("sevens-ask-lay-or-pass").with("left", left),
            (false, Some(0)) => Message::new("sevens-ask-fold"),
            (false, _) => Message::new("sevens-ask-pass"),
        })
    }

    /// A move in words, for buttons and logs.
    pub fn describe(&self, action: &Action) -> Message {
        match *action {
            Action::Lay { card } => Message::new("sevens-do-lay").with("card", card),
            Action::Pass => Message::new("sevens-do-pass"),
            Action::Fold => Message::new("sevens-do-fold"),
        }
    }
}

impl RowView {
    fn of(game: &Sevens, suit: Suit) -> Self {
        let cards = game.rows.laid().iter().filter(|card| card.suit() == suit).collect();
        Self { suit, cards, ends: game.rows.ends(suit) }
    }
}

impl PlayerView {
    fn of(game: &Sevens, seat: Seat) -> Self {
        let index = seat.index();
        Self {
            seat,
            cards: game.hands[index].len(),
            passes: game.passes[index],
            standing: game.standing[index],
            penalties: game.penalties[index],
            lacks: game.memory.lacks(seat),
        }
    }
}

/// The cards of the round that lie neither open nor in this hand.
fn unseen_by(game: &Sevens, seat: Option<Seat>) -> CardSet {
    let others = Seat::all(game.seats).filter(|&other| Some(other) != seat);
    others.fold(CardSet::EMPTY, |unseen, other| unseen.union(game.hands[other.index()]))
}

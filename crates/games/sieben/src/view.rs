//! What one viewer may know.

use serde::{Deserialize, Serialize};
use sevenfold_core::{Message, Seat, Viewer};

use crate::action::Action;
use crate::memory::Limit;
use crate::options::Options;
use crate::phase::Phase;
use crate::pieces::{Card, CardSet, Counts, Way};
use crate::pile::{Face, Lying};
use crate::state::{Place, Sieben};

/// SI-18 All that one viewer may know, with perfect recall.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view this is.
    pub viewer: Viewer,
    /// The house rules.
    pub options: Options,
    /// The round that is played, or was played last; 0 before the first deal.
    pub round: u8,
    /// Moves made so far.
    pub moves: u32,
    /// What is going on.
    pub phase: Phase,
    /// The pile.
    pub pile: PileView,
    /// How many cards the draw pile has.
    pub draw_pile: u8,
    /// The cards put aside since the last shuffle, all of them seen as they were laid.
    pub aside: Counts,
    /// SI-11 Penalties in a row that drew nothing.
    pub dry: u8,
    /// The seats, in order.
    pub players: Vec<PlayerView>,
    /// Chips not handed out yet.
    pub chips_left: u8,
    /// SI-15 What the seats still in will be paid in this round, the next to go out first.
    pub payouts: Vec<u8>,
    /// The viewer's own hand.
    pub hand: Option<Counts>,
    /// If the viewer is to move: every card that can be laid, how, and what it makes.
    pub choices: Vec<Choice>,
    /// The cards this viewer cannot see: in other hands and in the draw pile.
    pub unseen: Counts,
    /// The cards that were shuffled last, for the deal or for a new draw pile.
    pub shuffled: Counts,
    /// Those of them the viewer was dealt or drew. The draw pile has no others than the rest of `shuffled`.
    pub drawn: Counts,
}

/// The pile.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PileView {
    /// Its cards, bottom first, and how each lies on the one below.
    pub cards: Vec<Lying>,
    /// The number on top, if there is a pile.
    pub top: Option<Card>,
    /// The number seen through the top card's hole, if it is not the table.
    pub seen: Option<Card>,
    /// Both together; 0 without a pile.
    pub total: u8,
}

/// A seat, as all see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// Which seat.
    pub seat: Seat,
    /// How many cards it holds.
    pub cards: u8,
    /// Its chips.
    pub chips: u8,
    /// Which one it was to go out in this round, if it is out.
    pub place: Option<Place>,
    /// How many cards it was dealt or drew since the last shuffle.
    pub draws: u8,
    /// Numbers its penalties prove it lacks.
    pub lacks: CardSet,
    /// All that its penalties prove, each about fewer numbers than the one before.
    pub limits: Vec<Limit>,
}

/// A card that can be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The card.
    pub card: Card,
    /// How it is laid.
    pub way: Way,
    /// What the pile shows then.
    pub makes: Face,
    /// Both numbers together: 7 is a Seven!.
    pub total: u8,
}

impl View {
    pub(crate) fn of(game: &Sieben, viewer: Viewer) -> Self {
        let own = viewer.seat();
        let hand = own.map(|seat| game.hands[seat.index()]);
        let drawn = own.map_or(Counts::NONE, |seat| game.memory.drawn(seat));
        Self {
            viewer,
            options: game.options,
            round: game.round,
            moves: game.moves,
            phase: game.phase,
            pile: PileView::of(game),
            draw_pile: game.draw_pile.len(),
            aside: game.aside,
            dry: game.dry,
            players: Seat::all(game.seats).map(|seat| PlayerView::of(game, seat)).collect(),
            chips_left: game.chips_left(),
            payouts: game.payouts(),
            hand,
            choices: own.map_or_else(Vec::new, |seat| choices(game, seat)),
            unseen: game.unseen_by(own).unwrap_or_default(),
            shuffled: game.memory.last_shuffled(),
            drawn,
        }
    }

    /// What the pile shows.
    pub fn face(&self) -> Option<Face> {
        self.pile.top.map(|top| Face { top, seen: self.pile.seen })
    }

    /// What the viewer is asked, in one sentence; `None` if nothing is.
    pub fn ask(&self) -> Option<Message> {
        let seat = self.phase.to_move().filter(|&seat| self.viewer.is(seat))?;
        let player = self.players.get(seat.index())?;
        Some(match (self.phase, self.face()) {
            (Phase::FollowUp { .. }, _) => Message::new("sieben-ask-follow-up").with("cards", player.cards),
            _ if player.cards == 0 => Message::new("sieben-ask-no-cards"),
            (_, None) => Message::new("sieben-ask-open"),
            (_, Some(face)) if self.choices.is_empty() => {
                Message::new("sieben-ask-take").with("total", face.total())
            }
            (_, Some(face)) => Message::new("sieben-ask-lay")
                .with("top", face.top)
                .with("seen", face.hole())
                .with("total", face.total()),
        })
    }

    /// A move in words, for buttons and logs.
    pub fn describe(&self, action: &Action) -> Message {
        let Action::Lay { card, way } = *action else { return Message::new("sieben-do-take") };
        let key = match way {
            Way::Open => "sieben-do-open",
            Way::Hole => "sieben-do-hole",
            Way::Number => "sieben-do-number",
        };
        let total = Face::laid(self.face(), card, way).total();
        Message::new(key).with("card", card).with("total", total)
    }
}

impl PileView {
    fn of(game: &Sieben) -> Self {
        let face = game.pile.face();
        Self {
            cards: game.pile.lying().collect(),
            top: face.map(|face| face.top),
            seen: face.and_then(|face| face.seen),
            total: face.map_or(0, Face::total),
        }
    }
}

impl PlayerView {
    fn of(game: &Sieben, seat: Seat) -> Self {
        let limits = game.memory.shown(seat).limits();
        let lacks = limits.last().filter(|limit| limit.most == 0).map_or(CardSet::EMPTY, |limit| limit.cards);
        Self {
            seat,
            cards: game.hands[seat.index()].total(),
            chips: game.chips[seat.index()],
            place: game.places[seat.index()],
            draws: game.memory.draws(seat),
            lacks,
            limits,
        }
    }
}

fn choices(game: &Sieben, seat: Seat) -> Vec<Choice> {
    let mut legal = Vec::new();
    if game.phase.to_move() == Some(seat) {
        game.legal_in_turn(seat, &mut legal);
    }
    let face = game.pile.face();
    let choice = |action| match action {
        Action::Lay { card, way } => {
            let makes = Face::laid(face, card, way);
            Some(Choice { card, way, makes, total: makes.total() })
        }
        Action::Take => None,
    };
    legal.into_iter().filter_map(choice).collect()
}

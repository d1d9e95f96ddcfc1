//! What a viewer may know (DL-40), with perfect recall.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sevenfold_core::{Arg, MAX_SEATS, Message, Seat, SeatSet, Viewer};

use crate::memory::Colours;
use crate::options::{Mode, Options};
use crate::phase::{Choice, Phase, trick};
use crate::pieces::{Card, CardSet, Face};
use crate::score::Pad;
use crate::state::{DoubleLucky7, Extra, Luck, Trump, Wheel, half_at};

/// All that one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The house rules.
    pub options: Options,
    /// How many play.
    pub seats: u8,
    /// Moves so far: the id of the open window.
    pub moves: u32,
    /// What the game waits for.
    pub phase: Phase,
    /// The dealer, once drawn: of this round, or of the next one between rounds.
    pub dealer: Option<Seat>,
    /// The card each seat drew last for the first deal.
    pub drawn: ArrayVec<Card, MAX_SEATS>,
    /// The round that is played, or the last one until the next deal; none before the first.
    pub round: Option<RoundView>,
    /// The trick that ended the round before this one.
    pub ended: Option<TrickView>,
    /// The Lucky Wheel of each half: by advantage, who used it.
    pub wheels: [Wheel; 2],
    /// Who still has the pawn in this half; nobody in classic mode.
    pub pawns: SeatSet,
    /// The score pad.
    pub pad: Pad,
}

/// What a viewer knows of a round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RoundView {
    /// From 1.
    pub number: u8,
    /// How many tricks there are.
    pub tricks: u8,
    /// The card turned up, known also after it was turned down.
    pub turned: Card,
    /// How it lies now.
    pub lies: Lies,
    /// What is trump.
    pub trump: Trump,
    /// What the die showed (DL-23).
    pub rolled: Option<Face>,
    /// What the Lucky Wheel brought.
    pub luck: Option<Luck>,
    /// The extra card.
    pub extra: Option<Extra>,
    /// The players by seat.
    pub players: ArrayVec<PlayerView, MAX_SEATS>,
    /// The tricks in order, the running one last.
    pub played: Vec<TrickView>,
}

/// How the turned card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lies {
    /// Face up.
    Up,
    /// Face down, after Change Trump (DL-33).
    Down,
}

/// What a viewer knows of a player in a round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// The bid as it stands.
    pub bid: Option<u8>,
    /// Tricks taken.
    pub taken: u8,
    /// How many cards are in the hand, the open extra card not counted.
    pub cards: u8,
    /// The hand, if the viewer knows it: one's own, and one given away in a Player Swap.
    pub hand: Option<CardSet>,
    /// Colours the player has shown to be out of.
    pub voids: Colours,
}

/// One trick.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TrickView {
    /// Who led.
    pub leader: Seat,
    /// The cards, clockwise from the leader.
    pub cards: ArrayVec<Card, MAX_SEATS>,
    /// Whose card wins, so far or for good.
    pub winner: Seat,
}

impl TrickView {
    /// The cards with those who played them.
    pub fn by_seat(&self, seats: u8) -> impl Iterator<Item = (Seat, Card)> {
        self.leader.around(seats).zip(self.cards.iter().copied())
    }
}

impl DoubleLucky7 {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        View {
            viewer,
            options: self.options,
            seats: self.seats,
            moves: self.moves,
            phase: self.phase,
            dealer: self.dealer,
            drawn: self.drawn.iter().flatten().copied().collect(),
            round: self.round_view(viewer),
            ended: self.ended.map(|ended| TrickView {
                leader: ended.leader,
                cards: ended.cards[..self.seats as usize].iter().copied().collect(),
                winner: ended.winner,
            }),
            wheels: self.wheels,
            pawns: Seat::all(self.seats).filter(|&seat| self.has_pawn(seat)).collect(),
            pad: self.pad(),
        }
    }

    fn round_view(&self, viewer: Viewer) -> Option<RoundView> {
        let round = &self.round;
        let changed_trump =
            matches!(round.luck, Some(Luck::Used { what: crate::Use::ChangeTrump { .. }, .. }));
        Some(RoundView {
            number: round.number,
            tricks: round.tricks(),
            turned: round.turned?,
            lies: if changed_trump { Lies::Down } else { Lies::Up },
            trump: round.trump,
            rolled: round.rolled,
            luck: round.luck,
            extra: round.extra,
            players: Seat::all(self.seats).map(|seat| self.player_view(viewer, seat)).collect(),
            played: self.tricks_view(),
        })
    }

    fn player_view(&self, viewer: Viewer, seat: Seat) -> PlayerView {
        let (round, i) = (&self.round, seat.index());
        PlayerView {
            bid: round.bids[i],
            taken: round.taken[i],
            cards: round.hands[i].len(),
            hand: round.memory.knows(viewer, seat).then_some(round.hands[i]),
            voids: round.memory.voids[i],
        }
    }

    fn tricks_view(&self) -> Vec<TrickView> {
        let leader = self.round.laid.leader;
        let tricks = self.round.laid.cards().chunks(self.seats as usize);
        tricks
            .filter_map(|cards| {
                let winner = trick::winner(cards, leader, self.seats, self.round.trump)?;
                Some(TrickView { leader, cards: cards.iter().copied().collect(), winner })
            })
            .collect()
    }
}

impl View {
    /// The viewer's own hand; empty for a watcher and before the first deal.
    pub fn hand(&self) -> CardSet {
        self.player().and_then(|player| player.hand).unwrap_or_default()
    }

    /// The viewer as a player of the round.
    pub fn player(&self) -> Option<&PlayerView> {
        self.round.as_ref()?.players.get(self.viewer.seat()?.index())
    }

    /// The half that is played, from 0 (DL-21).
    pub fn half(&self) -> usize {
        half_at(self.phase, self.round.as_ref().map_or(0, |round| round.number))
    }

    /// The Lucky Wheel of the half that is played.
    pub fn wheel(&self) -> &Wheel {
        &self.wheels[self.half()]
    }

    /// What is asked of the viewer, if anything.
    pub fn ask(&self) -> Option<Message> {
        let turn = self.phase.turn().filter(|&turn| self.viewer.is(turn))?;
        let round = self.round.as_ref()?;
        Some(match self.phase {
            Phase::Naming { .. } => Message::new("double-lucky-7-ask-naming"),
            Phase::Bidding { .. } => self.ask_bid(turn, round),
            Phase::Asking { .. } => Message::new(match self.options.mode {
                Mode::Dice => "double-lucky-7-ask-roll",
                Mode::Tactical | Mode::Classic => "double-lucky-7-ask-wheel",
            }),
            Phase::Choosing { choice: Choice::Rolled { advantage }, .. } => {
                Message::new("double-lucky-7-ask-rolled").with("advantage", advantage.name())
            }
            Phase::Choosing { choice: Choice::DoubleLucky, .. } => {
                Message::new("double-lucky-7-ask-double-lucky")
            }
            Phase::Leading { .. } => self.ask_card("double-lucky-7-ask-lead"),
            Phase::Following { led: Some(led), .. } => {
                let follow = self.hand().intersection(CardSet::of(led));
                let key =
                    if follow.is_empty() { "double-lucky-7-ask-void" } else { "double-lucky-7-ask-follow" };
                self.ask_card(key)
                    .with("colour", led.name())
                    .with("cards", Arg::list(follow.iter().map(Card::name)))
            }
            Phase::Following { led: None, .. } => self.ask_card("double-lucky-7-ask-after-joker"),
            Phase::DealerDraw | Phase::Deal | Phase::Rolling { .. } | Phase::Over => return None,
        })
    }

    fn ask_bid(&self, turn: Seat, round: &RoundView) -> Message {
        let others: u8 = round.players.iter().filter_map(|player| player.bid).sum();
        let last = self.dealer == Some(turn.next(self.seats));
        let asked = Message::new(match round.tricks.checked_sub(others) {
            Some(_) if last => "double-lucky-7-ask-last-bid",
            _ => "double-lucky-7-ask-bid",
        });
        asked
            .with("tricks", round.tricks)
            .with("others", others)
            .with("forbidden", round.tricks.saturating_sub(others))
    }

    fn ask_card(&self, key: &'static str) -> Message {
        let (bid, taken) = self.player().map_or((0, 0), |player| (player.bid.unwrap_or(0), player.taken));
        Message::new(key).with("bid", bid).with("taken", taken)
    }
}

//! What happened, and what of it each viewer learns.

mod say;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sevenfold_core::{MAX_SEATS, Redact, Seat, SeatSet, Viewer};

use crate::action::{DealerDraw, Use};
use crate::pieces::{Advantage, Card, CardSet, Colour, Face};
use crate::score::PadRow;
use crate::state::{DoubleLucky7, Trump};

/// Something that happened at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The first dealer was drawn (DL-4).
    DealerDrawn {
        /// Who, and the cards drawn.
        draw: DealerDraw,
    },
    /// A round was dealt (DL-5).
    Dealt {
        /// The round.
        round: u8,
        /// Cards and tricks of the round.
        tricks: u8,
        /// Who deals.
        dealer: Seat,
        /// The card turned up.
        turned: Card,
        /// What that makes trump.
        trump: Trump,
        /// The hands by seat, as far as the viewer may see them.
        hands: ArrayVec<Option<CardSet>, MAX_SEATS>,
    },
    /// The dealer named the trump colour (DL-9).
    TrumpNamed {
        /// The dealer.
        seat: Seat,
        /// The colour.
        colour: Colour,
    },
    /// A bid was made.
    Bid {
        /// Whose.
        seat: Seat,
        /// How many tricks.
        bid: u8,
    },
    /// A player left the Lucky Wheel alone.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A player took the die.
    TookDie {
        /// Who.
        seat: Seat,
    },
    /// The die fell.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// What came up.
        face: Face,
        /// What that means.
        fate: RollFate,
    },
    /// An advantage was used.
    Used {
        /// By whom.
        seat: Seat,
        /// What was done.
        what: Use,
    },
    /// Two players exchanged hands (DL-30).
    Swapped {
        /// The one with the lower number.
        low: Seat,
        /// The other.
        high: Seat,
        /// What the two hold now: for them only.
        hands: Option<[CardSet; 2]>,
    },
    /// The extra card was laid open (DL-34).
    ExtraCard {
        /// Before whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card was played from the hand.
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The open extra card was played (DL-34).
    PlayedExtra {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A trick was taken.
    TrickTaken {
        /// By whom.
        seat: Seat,
        /// How many that player has now.
        tricks: u8,
    },
    /// A round was scored.
    RoundScored {
        /// Its row on the pad.
        row: PadRow,
    },
    /// All pawns came back and the wheel was cleared (DL-21).
    PawnsReturned,
    /// The game ended (DL-20).
    GameOver {
        /// Penalty points by seat.
        penalties: ArrayVec<i32, MAX_SEATS>,
        /// Totals by seat.
        totals: ArrayVec<i32, MAX_SEATS>,
        /// Who won.
        winners: SeatSet,
    },
}

/// What a roll means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RollFate {
    /// A free advantage (DL-27).
    Lucky {
        /// Which.
        advantage: Advantage,
    },
    /// A free choice (DL-26).
    DoubleLucky,
    /// Nothing (DL-25, DL-26).
    Miss,
}

impl Event {
    /// The deal that has just been made.
    pub(crate) fn dealt(game: &DoubleLucky7) -> Self {
        let round = &game.round;
        Self::Dealt {
            round: round.number,
            tricks: round.tricks(),
            dealer: game.dealer.unwrap_or(Seat::FIRST),
            turned: round.turned.unwrap_or(Card::JOKER),
            trump: round.trump,
            hands: round.hands[..game.seats as usize].iter().copied().map(Some).collect(),
        }
    }

    /// The round that has just been finished.
    pub(crate) fn round_scored(game: &DoubleLucky7) -> Self {
        Self::RoundScored { row: game.finished_row(game.round.number) }
    }

    /// The end that has just come.
    pub(crate) fn game_over(game: &DoubleLucky7) -> Self {
        let pad = game.pad();
        let winners = game.result().map(|outcome| outcome.winners).unwrap_or_default();
        Self::GameOver { penalties: pad.penalties, totals: pad.totals, winners }
    }
}

impl Redact for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match self {
            Self::Dealt { round, tricks, dealer, turned, trump, hands } => Self::Dealt {
                round: *round,
                tricks: *tricks,
                dealer: *dealer,
                turned: *turned,
                trump: *trump,
                hands: own_hand(hands, viewer),
            },
            Self::Swapped { low, high, hands } => {
                let sees = viewer.is(*low) || viewer.is(*high);
                Self::Swapped { low: *low, high: *high, hands: hands.filter(|_| sees) }
            }
            // Everything else happens openly (DL-40).
            Self::DealerDrawn { .. }
            | Self::TrumpNamed { .. }
            | Self::Bid { .. }
            | Self::Declined { .. }
            | Self::TookDie { .. }
            | Self::Rolled { .. }
            | Self::Used { .. }
            | Self::ExtraCard { .. }
            | Self::Played { .. }
            | Self::PlayedExtra { .. }
            | Self::TrickTaken { .. }
            | Self::RoundScored { .. }
            | Self::PawnsReturned
            | Self::GameOver { .. } => self.clone(),
        })
    }
}

fn own_hand(
    hands: &ArrayVec<Option<CardSet>, MAX_SEATS>,
    viewer: Viewer,
) -> ArrayVec<Option<CardSet>, MAX_SEATS> {
    let seats = Seat::all(hands.len() as u8);
    hands.iter().zip(seats).map(|(hand, seat)| hand.filter(|_| viewer.is(seat))).collect()
}

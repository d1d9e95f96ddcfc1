//! Events in words, for the log.

use sevenfold_core::{Arg, Message, Say, Seat};

use super::{Event, RollFate};
use crate::action::{DealerDraw, Nudge, Use};
use crate::pieces::Card;
use crate::state::Trump;

impl Trump {
    /// What is trump, in the language files.
    pub fn name(self) -> Arg {
        match self {
            Self::Colour { colour } => colour.name(),
            Self::LedColour => Arg::key("double-lucky-7-trump-led-colour"),
            Self::DealerCard => Arg::key("double-lucky-7-trump-dealer-card"),
            Self::Unnamed => Arg::key("double-lucky-7-trump-unnamed"),
            Self::None => Arg::key("double-lucky-7-trump-none"),
        }
    }
}

impl Say for Event {
    fn say(&self) -> Message {
        match self {
            Self::DealerDrawn { draw } => say_drawn(draw),
            Self::Dealt { round, tricks, dealer, turned, trump, .. } => Message::new("double-lucky-7-dealt")
                .with("round", *round)
                .with("tricks", *tricks)
                .with("seat", *dealer)
                .with("card", turned.name())
                .with("trump", trump.name()),
            Self::TrumpNamed { seat, colour } => {
                Message::new("double-lucky-7-trump-named").with("seat", *seat).with("colour", colour.name())
            }
            Self::Bid { seat, bid } => {
                Message::new("double-lucky-7-bid").with("seat", *seat).with("bid", *bid)
            }
            Self::Declined { seat } => Message::new("double-lucky-7-declined").with("seat", *seat),
            Self::TookDie { seat } => Message::new("double-lucky-7-took-die").with("seat", *seat),
            Self::Rolled { seat, face, fate } => {
                let key = match fate {
                    RollFate::Lucky { .. } => "double-lucky-7-rolled",
                    RollFate::DoubleLucky => "double-lucky-7-rolled-double-lucky",
                    RollFate::Miss => "double-lucky-7-rolled-miss",
                };
                Message::new(key).with("seat", *seat).with("face", face.name())
            }
            Self::Used { seat, what } => say_used(*seat, *what),
            Self::Swapped { low, high, .. } => {
                Message::new("double-lucky-7-swapped").with("low", *low).with("high", *high)
            }
            Self::ExtraCard { seat, card } => say_card("double-lucky-7-extra-card-open", *seat, *card),
            Self::Played { seat, card } => say_card("double-lucky-7-played", *seat, *card),
            Self::PlayedExtra { seat, card } => say_card("double-lucky-7-played-extra", *seat, *card),
            Self::TrickTaken { seat, tricks } => {
                Message::new("double-lucky-7-trick-taken").with("seat", *seat).with("tricks", *tricks)
            }
            Self::RoundScored { row } => Message::new("double-lucky-7-round-scored")
                .with("round", row.round)
                .with("points", by_name(row.cells.iter().map(|cell| cell.points.unwrap_or(0)))),
            Self::PawnsReturned => Message::new("double-lucky-7-pawns-returned"),
            Self::GameOver { totals, winners, .. } => Message::new("double-lucky-7-game-over")
                .with("winners", Arg::list(winners.iter()))
                .with("count", winners.len())
                .with("points", by_name(totals.iter().copied())),
        }
    }
}

/// Points of all seats in their order, each with its player's name.
fn by_name(points: impl ExactSizeIterator<Item = i32>) -> Arg {
    let seats = Seat::all(points.len() as u8);
    Arg::list(seats.zip(points).map(|(seat, points)| {
        Message::new("double-lucky-7-points-of").with("seat", seat).with("points", points)
    }))
}

fn say_drawn(draw: &DealerDraw) -> Message {
    let cards = draw.draws.first().into_iter().flatten().flatten();
    Message::new("double-lucky-7-dealer-drawn")
        .with("seat", draw.dealer)
        .with("cards", Arg::list(cards.map(|card| card.name())))
        .with("draws", draw.draws.len())
}

fn say_card(key: &'static str, seat: Seat, card: Card) -> Message {
    Message::new(key).with("seat", seat).with("card", card.name())
}

fn say_used(seat: Seat, what: Use) -> Message {
    let (key, fact) = match what {
        Use::ChangeBid { seat: whose, by: Nudge::Up } => {
            ("double-lucky-7-used-change-bid-up", Some(("player", whose.into())))
        }
        Use::ChangeBid { seat: whose, by: Nudge::Down } => {
            ("double-lucky-7-used-change-bid-down", Some(("player", whose.into())))
        }
        Use::PlayerSwap { .. } => ("double-lucky-7-used-player-swap", None),
        Use::ChangeDealer { seat: dealer } => {
            ("double-lucky-7-used-change-dealer", Some(("player", dealer.into())))
        }
        Use::DoublePoints => ("double-lucky-7-used-double-points", None),
        Use::ChangeTrump { colour } => ("double-lucky-7-used-change-trump", Some(("colour", colour.name()))),
        Use::ExtraCard => ("double-lucky-7-used-extra-card", None),
        Use::NoTrump => ("double-lucky-7-used-no-trump", None),
    };
    let said = Message::new(key).with("seat", seat);
    match fact {
        Some((name, arg)) => said.with(name, arg),
        None => said,
    }
}

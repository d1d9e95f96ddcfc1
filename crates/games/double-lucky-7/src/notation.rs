//! Moves and chance steps as text (`docs/spec/notation.md`). Only the one spelling is read.

use std::fmt;
use std::str::FromStr;

use sevenfold_core::{NotationError, Seat};

use crate::action::{Action, Chance, DealerDraw, DrawnCards, Nudge, Use};
use crate::pieces::{Advantage, Card, Colour, DECK, Face};

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.colour() {
            None => f.write_str("J"),
            Some(colour) => write!(f, "{colour}{}", self.rank()),
        }
    }
}

impl fmt::Display for Nudge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Up => "+1",
            Self::Down => "-1",
        })
    }
}

impl fmt::Display for Use {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.advantage().word())?;
        match self {
            Self::ChangeBid { seat, by } => write!(f, " {seat} {by}"),
            Self::PlayerSwap { low, high } => write!(f, " {low} {high}"),
            Self::ChangeDealer { seat } => write!(f, " {seat}"),
            Self::ChangeTrump { colour } => write!(f, " {colour}"),
            Self::DoublePoints | Self::ExtraCard | Self::NoTrump => Ok(()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Trump(colour) => write!(f, "trump {colour}"),
            Self::Bid(bid) => write!(f, "bid {bid}"),
            Self::Decline => f.write_str("decline"),
            Self::Roll => f.write_str("roll"),
            Self::Use(what) => write!(f, "use {what}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::PlayExtra(card) => write!(f, "play {card}*"),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealer(draw) => draw.fmt(f),
            Self::Deck(cards) => write_deck(cards, f),
            Self::Miscounted(cards) => write_deck(cards, f),
            Self::Rolled(face) => write!(f, "rolled {}", face.word()),
        }
    }
}

fn write_deck(cards: &[Card], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str("deck")?;
    cards.iter().try_for_each(|card| write!(f, " {card}"))
}

impl fmt::Display for DealerDraw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "dealer {}", self.dealer)?;
        for (i, draw) in self.draws.iter().enumerate() {
            f.write_str(if i == 0 { "" } else { " /" })?;
            for card in draw {
                match card {
                    Some(card) => write!(f, " {card}")?,
                    None => f.write_str(" -")?,
                }
            }
        }
        Ok(())
    }
}

/// A number without sign or leading zeros.
fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

fn seat(text: &str) -> Option<Seat> {
    number(text).and_then(Seat::from_number)
}

fn colour(text: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| text.len() == 1 && text.starts_with(colour.letter()))
}

fn card(text: &str) -> Option<Card> {
    if text == "J" {
        return Some(Card::JOKER);
    }
    let rank = text.get(1..)?;
    Card::new(colour(text.get(..1)?)?, number(rank)?)
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        card(text).ok_or_else(|| NotationError::new(text))
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        action(text).ok_or_else(|| NotationError::new(text))
    }
}

fn action(text: &str) -> Option<Action> {
    match text.split_once(' ') {
        None if text == "decline" => Some(Action::Decline),
        None if text == "roll" => Some(Action::Roll),
        Some(("trump", name)) => colour(name).map(Action::Trump),
        Some(("bid", bid)) => number(bid).map(Action::Bid),
        Some(("use", what)) => used(what).map(Action::Use),
        Some(("play", name)) => match name.strip_suffix('*') {
            Some(extra) => card(extra).map(Action::PlayExtra),
            None => card(name).map(Action::Play),
        },
        _ => None,
    }
}

fn used(text: &str) -> Option<Use> {
    let mut words = text.splitn(4, ' ');
    let (word, first, second) = (words.next()?, words.next(), words.next());
    if words.next().is_some() {
        return None;
    }
    let advantage = Advantage::ALL.into_iter().find(|advantage| advantage.word() == word)?;
    match (advantage, first, second) {
        (Advantage::ChangeBid, Some(whose), Some(by)) => {
            let by = [Nudge::Up, Nudge::Down].into_iter().find(|nudge| nudge.to_string() == by)?;
            Some(Use::ChangeBid { seat: seat(whose)?, by })
        }
        (Advantage::PlayerSwap, Some(low), Some(high)) => {
            let (low, high) = (seat(low)?, seat(high)?);
            (low < high).then_some(Use::PlayerSwap { low, high })
        }
        (Advantage::ChangeDealer, Some(dealer), None) => Some(Use::ChangeDealer { seat: seat(dealer)? }),
        (Advantage::ChangeTrump, Some(name), None) => Some(Use::ChangeTrump { colour: colour(name)? }),
        (Advantage::DoublePoints, None, None) => Some(Use::DoublePoints),
        (Advantage::ExtraCard, None, None) => Some(Use::ExtraCard),
        (Advantage::NoTrump, None, None) => Some(Use::NoTrump),
        _ => None,
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        chance(text).ok_or_else(|| NotationError::new(text))
    }
}

fn chance(text: &str) -> Option<Chance> {
    match text.split_once(' ')? {
        ("dealer", rest) => dealer_draw(rest).map(Chance::Dealer),
        ("deck", rest) => deck(rest),
        ("rolled", word) => Face::ALL.into_iter().find(|face| face.word() == word).map(Chance::Rolled),
        _ => None,
    }
}

/// Reads any cards; whether they are the 57 is for the table to say.
fn deck(text: &str) -> Option<Chance> {
    let cards = text.split(' ').map(card).collect::<Option<Vec<_>>>()?;
    Some(match <[Card; DECK]>::try_from(cards.as_slice()) {
        Ok(deck) => Chance::Deck(deck),
        Err(_) => Chance::Miscounted(cards),
    })
}

fn dealer_draw(text: &str) -> Option<DealerDraw> {
    let (dealer, rest) = text.split_once(' ')?;
    let draws = rest.split(" / ").map(drawn_cards).collect::<Option<Vec<_>>>()?;
    Some(DealerDraw { dealer: seat(dealer)?, draws })
}

fn drawn_cards(text: &str) -> Option<DrawnCards> {
    text.split(' ').map(|word| if word == "-" { Some(None) } else { card(word).map(Some) }).collect()
}

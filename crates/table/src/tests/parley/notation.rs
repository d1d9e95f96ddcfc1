//! Parley's moves and draws, and how they are written.

use std::fmt;
use std::str::FromStr;

use sevenfold_core::{NotationError, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Action {
    Show(u8),
    Draw,
    Strike(Seat),
    Shout,
    Rest,
    Submit,
    Parry(u8),
    Catch,
    Hush,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Show(card) => write!(f, "show {card}"),
            Self::Draw => f.write_str("draw"),
            Self::Strike(seat) => write!(f, "strike {seat}"),
            Self::Shout => f.write_str("shout"),
            Self::Rest => f.write_str("rest"),
            Self::Submit => f.write_str("submit"),
            Self::Parry(card) => write!(f, "parry {card}"),
            Self::Catch => f.write_str("catch"),
            Self::Hush => f.write_str("hush"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let unreadable = || NotationError::new(text);
        let number = |text: &str| text.parse::<u8>().map_err(|_| unreadable());
        let read = match text.split_once(' ') {
            Some(("show", card)) => Self::Show(number(card)?),
            Some(("parry", card)) => Self::Parry(number(card)?),
            Some(("strike", seat)) => Self::Strike(Seat::from_number(number(seat)?).ok_or_else(unreadable)?),
            None => match text {
                "draw" => Self::Draw,
                "shout" => Self::Shout,
                "rest" => Self::Rest,
                "submit" => Self::Submit,
                "catch" => Self::Catch,
                "hush" => Self::Hush,
                _ => return Err(unreadable()),
            },
            Some(_) => return Err(unreadable()),
        };
        if read.to_string() == text { Ok(read) } else { Err(unreadable()) }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Deck(pub Vec<u8>);

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("deck")?;
        self.0.iter().try_for_each(|card| write!(f, " {card}"))
    }
}

impl FromStr for Deck {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let cards = text.strip_prefix("deck ").ok_or_else(|| NotationError::new(text))?;
        let cards: Result<Vec<u8>, _> = cards.split(' ').map(str::parse).collect();
        cards.map(Self).map_err(|_| NotationError::new(text))
    }
}

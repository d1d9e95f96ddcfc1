//! Cards and what the pile shows, as facts of a sentence.

use sevenfold_core::{Arg, Message};

use crate::action::{Run, Six};
use crate::cards::Cards;
use crate::pieces::{Card, Colour, Face, Kind, Main, Rank};
use crate::pile::Shown;

impl Colour {
    /// Its name in the language files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Red => "triple-seven-red",
            Self::Green => "triple-seven-green",
            Self::Blue => "triple-seven-blue",
            Self::Yellow => "triple-seven-yellow",
        }
    }

    pub(crate) const fn say(self) -> Arg {
        Arg::key(self.key())
    }
}

impl Main {
    /// Its name in the language files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Saint => "triple-seven-saint",
            Self::Samaritan => "triple-seven-samaritan",
            Self::Sinner => "triple-seven-sinner",
            Self::Reaper => "triple-seven-reaper",
        }
    }
}

impl Kind {
    /// Its name in the language files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Number => "triple-seven-kind-number",
            Self::Action => "triple-seven-kind-action",
            Self::Character => "triple-seven-kind-character",
        }
    }
}

impl Card {
    /// The card as a fact of a sentence.
    pub fn say(self) -> Arg {
        match self.face() {
            Face::Main(main) => Arg::key(main.key()),
            Face::Coloured(colour, rank) => {
                let message = Message::new(rank_key(rank)).with("colour", colour.say());
                match rank {
                    Rank::Number(number) => message.with("number", number).into(),
                    _ => message.into(),
                }
            }
        }
    }
}

const fn rank_key(rank: Rank) -> &'static str {
    match rank {
        Rank::Number(_) => "triple-seven-card-number",
        Rank::Reverse => "triple-seven-card-reverse",
        Rank::Deuce => "triple-seven-card-deuce",
        Rank::Trade => "triple-seven-card-trade",
        Rank::Herald => "triple-seven-card-herald",
        Rank::Thief => "triple-seven-card-thief",
    }
}

impl Cards {
    /// The cards as a list in a sentence.
    pub fn say(&self) -> Arg {
        Arg::List(self.iter().map(Card::say).collect())
    }
}

impl Run {
    /// The 567 as a fact of a sentence.
    pub fn say(self) -> Arg {
        let key = match self.six {
            Six::Number => "triple-seven-run",
            Six::Thief => "triple-seven-run-thief",
        };
        Message::new(key).with("colour", self.colour.say()).into()
    }
}

impl Shown {
    /// What the pile shows, as a fact of a sentence.
    pub fn say(self) -> Arg {
        let message = match self.number {
            Some(number) => Message::new("triple-seven-shows-number").with("number", number),
            None => Message::new("triple-seven-shows-colour"),
        };
        message.with("colour", self.colour.say()).into()
    }
}

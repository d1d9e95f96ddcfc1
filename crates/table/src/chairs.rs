//! Who sits where.

use serde::{Deserialize, Serialize};
use sevenfold_core::{Seat, SeatSet};
use sevenfold_protocol::{Auto, StandIn, StandInCause};

use crate::PlayerId;

/// A chair at the table.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Chair {
    /// Nobody sits here.
    #[default]
    Free,
    /// A person does, or a bot for a person.
    Person(Person),
    /// A bot does.
    Bot(String),
}

/// A person at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) player: PlayerId,
    pub(crate) name: String,
    /// What the person adds to the fair deal.
    pub(crate) share: Share,
    /// The entry with which the person sat down: the token is derived from it, so that it dies with the seat.
    pub(crate) sat: u64,
    /// Where that was: the seats may have been exchanged since.
    pub(crate) sat_at: Seat,
    pub(crate) stand_in: Option<StandIn>,
    pub(crate) auto: Auto,
    /// What the person adds to the deal of the next game.
    pub(crate) next_share: Share,
    /// Whether the person wants a next game.
    pub(crate) rematch: Rematch,
}

/// What a person adds to a deal.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Share {
    /// Nothing yet.
    #[default]
    Nothing,
    /// A part that everybody could see from the beginning, as it was before there were seals.
    Open(String),
    /// A part that nobody else knows yet.
    Sealed(String),
    /// A part that fits its seal.
    Revealed {
        /// The seal.
        seal: String,
        /// The part.
        part: String,
    },
}

impl Share {
    pub(crate) fn open(part: &str) -> Self {
        if part.is_empty() { Self::Nothing } else { Self::Open(part.to_owned()) }
    }

    pub(crate) fn seal(&self) -> Option<&str> {
        match self {
            Self::Nothing | Self::Open(_) => None,
            Self::Sealed(seal) | Self::Revealed { seal, .. } => Some(seal),
        }
    }

    /// What goes into the seed: in place of a part that was not revealed, its seal.
    pub(crate) fn added(&self) -> &str {
        match self {
            Self::Nothing => "",
            Self::Open(part) | Self::Revealed { part, .. } => part,
            Self::Sealed(seal) => seal,
        }
    }
}

/// Whether a person wants to play again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Rematch {
    /// Has not said so.
    #[default]
    Silent,
    /// Wants to.
    Wanted,
}

impl Person {
    /// Has the person resigned from the game?
    pub(crate) fn has_resigned(&self) -> bool {
        self.stand_in.as_ref().is_some_and(|stand_in| stand_in.cause == StandInCause::Resigned)
    }
}

impl Chair {
    pub(crate) fn person(&self) -> Option<&Person> {
        match self {
            Self::Person(person) => Some(person),
            Self::Free | Self::Bot(_) => None,
        }
    }

    /// The person who plays here, without a bot standing in.
    pub(crate) fn active(&self) -> Option<&Person> {
        self.person().filter(|person| person.stand_in.is_none())
    }

    /// The bot that moves here: the chair's own, or one that stands in.
    pub(crate) fn bot(&self) -> Option<&str> {
        match self {
            Self::Free => None,
            Self::Person(person) => person.stand_in.as_ref().map(|stand_in| stand_in.bot.as_str()),
            Self::Bot(bot) => Some(bot),
        }
    }
}

/// All chairs of a table, by seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Chairs(Vec<Chair>);

impl Chairs {
    pub(crate) fn new(seats: u8) -> Self {
        Self(vec![Chair::Free; usize::from(seats)])
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        Seat::all(self.0.len() as u8).zip(&self.0)
    }

    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, &Person)> {
        self.iter().filter_map(|(seat, chair)| Some((seat, chair.person()?)))
    }

    pub(crate) fn people_mut(&mut self) -> impl Iterator<Item = &mut Person> {
        self.0.iter_mut().filter_map(|chair| match chair {
            Chair::Person(person) => Some(person),
            Chair::Free | Chair::Bot(_) => None,
        })
    }

    /// The people who play, without those for whom a bot stands in.
    pub(crate) fn active(&self) -> impl Iterator<Item = (Seat, &Person)> {
        self.iter().filter_map(|(seat, chair)| Some((seat, chair.active()?)))
    }

    /// The chair at this seat, if the table has one.
    pub(crate) fn get(&self, seat: Seat) -> Option<&Chair> {
        self.0.get(seat.index())
    }

    pub(crate) fn get_mut(&mut self, seat: Seat) -> Option<&mut Chair> {
        self.0.get_mut(seat.index())
    }

    pub(crate) fn person_mut(&mut self, seat: Seat) -> Option<&mut Person> {
        match self.get_mut(seat)? {
            Chair::Person(person) => Some(person),
            Chair::Free | Chair::Bot(_) => None,
        }
    }

    /// Everybody goes on to the next chair; two exchange theirs.
    pub(crate) fn exchange(&mut self) {
        self.0.rotate_right(1);
    }

    /// The seats of a person.
    pub(crate) fn seats_of(&self, player: &PlayerId) -> SeatSet {
        self.people().filter(|(_, person)| person.player == *player).map(|(seat, _)| seat).collect()
    }

    /// The first free seat.
    pub(crate) fn first_free(&self) -> Option<Seat> {
        self.iter().find(|(_, chair)| **chair == Chair::Free).map(|(seat, _)| seat)
    }

    pub(crate) fn count_free(&self) -> u8 {
        self.0.iter().filter(|chair| **chair == Chair::Free).count() as u8
    }

    /// What each seat adds to the deal.
    pub(crate) fn shares(&self) -> Vec<Share> {
        let share = |chair: &Chair| chair.person().map(|person| person.share.clone());
        self.0.iter().map(|chair| share(chair).unwrap_or_default()).collect()
    }
}
